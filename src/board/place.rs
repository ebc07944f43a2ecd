//! Where a pawn can stand: nest, ring, home row, home.

use crate::number::number;
use crate::player::Color;

use super::geometry;

number! {
    /// A space of the ring, 0 to 67 in the direction of travel (rule 1.1).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::RingSpace;
    ///
    /// assert!(RingSpace::new(12).is_some_and(RingSpace::is_safe));
    /// assert_eq!(RingSpace::new(68), None);
    /// ```
    RingSpace, 0..=67, "a ring space"
}

impl RingSpace {
    /// One of the twelve safe spaces (rule 1.7). The other 56 are cream spaces.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::RingSpace;
    ///
    /// assert_eq!(RingSpace::ALL.into_iter().filter(|space| space.is_safe()).count(), 12);
    /// ```
    pub const fn is_safe(self) -> bool {
        geometry::is_safe(self.get())
    }

    /// The position relative to a color's entry space, 0 to 67 (rule 1.3).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Color;
    ///
    /// assert_eq!(Color::Blue.entry_space().relative_to(Color::Blue), 0);
    /// assert_eq!(Color::Blue.turn_off().relative_to(Color::Blue), 63);
    /// assert_eq!(Color::Blue.entry_space().relative_to(Color::Yellow), 17);
    /// ```
    pub const fn relative_to(self, color: Color) -> u8 {
        geometry::relative(self.get(), color)
    }

    pub(crate) const fn entry_of(color: Color) -> RingSpace {
        RingSpace::ALL[geometry::entry(color) as usize]
    }

    pub(crate) const fn turn_off_of(color: Color) -> RingSpace {
        RingSpace::ALL[geometry::from_relative(geometry::TURN_OFF, color) as usize]
    }
}

number! {
    /// A space of a home row, 1 to 7; after 7 comes home (rule 1.5).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Place, RowSpace};
    ///
    /// assert_eq!("h7".parse(), Ok(Place::Row(RowSpace::ALL[6])));
    /// assert_eq!(RowSpace::new(8), None, "home is a place of its own");
    /// ```
    RowSpace, 1..=7, "a home-row space"
}

/// Where a pawn stands. A place in a home row, a nest or a home is always that of the pawn's own seat (rule 1.6).
///
/// # Examples
///
/// ```
/// use parcheesi::{Place, RowSpace};
///
/// assert_eq!("h3".parse(), Ok(Place::Row(RowSpace::ALL[2])));
/// assert_eq!(Place::Nest.to_string(), "n");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// In the nest.
    Nest,
    /// On a space of the ring.
    Ring(RingSpace),
    /// On a space of the home row.
    Row(RowSpace),
    /// At home.
    Home,
}

impl Place {
    /// To fill lists with.
    pub(crate) const FILLER: Place = Place::Nest;

    /// On the ring or in a home row: where pawns can be moved (rule 5.1) and form blockades (rule 8.1).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Place;
    ///
    /// assert!("h7".parse::<Place>()?.is_on_the_way());
    /// assert!(!Place::Nest.is_on_the_way() && !Place::Home.is_on_the_way());
    /// # Ok::<(), parcheesi::ParsePlaceError>(())
    /// ```
    pub const fn is_on_the_way(self) -> bool {
        matches!(self, Place::Ring(_) | Place::Row(_))
    }
}
