//! Who stands on a space, and the spaces of a move.

use super::Place;
use crate::list::list;
use crate::player::{Color, Pawn};

/// A pawn on a space, and whose it is: an item of [`Occupants`].
///
/// # Examples
///
/// ```
/// use parcheesi::{Color, Game, Occupant, Pawn, RingSpace};
///
/// let game: Game = "Y:n,n,30,n/R:34,34,n,n Y roll".parse()?;
/// let yellow = Occupant { color: Color::Yellow, pawn: Pawn::ALL[2] };
/// assert_eq!(game.occupants(RingSpace::ALL[30])[..], [yellow]);
/// # Ok::<(), parcheesi::ParsePositionError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Occupant {
    /// Whose pawn.
    pub color: Color,
    /// The pawn.
    pub pawn: Pawn,
}

impl Occupant {
    pub(crate) const FILLER: Occupant = Occupant {
        color: Color::Yellow,
        pawn: Pawn::ALL[0],
    };
}

list! {
    /// The pawns on one ring space: none, one, or a blockade of two of one color (rule 5.6).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Color, Game, Pawn, RingSpace};
    ///
    /// let game: Game = "Y:n,n,30,n/R:34,n,34,n Y roll".parse()?;
    /// let blockade = game.occupants(RingSpace::ALL[34]);
    /// assert!(blockade.iter().all(|occupant| occupant.color == Color::Red));
    /// assert!(blockade.iter().map(|occupant| occupant.pawn).eq([Pawn::ALL[0], Pawn::ALL[2]]));
    /// # Ok::<(), parcheesi::ParsePositionError>(())
    /// ```
    Occupants, Occupant, 2, game.occupants(parcheesi::RingSpace::ALL[0])
}

list! {
    /// The spaces of a move in order, its end included: at most twenty (rule 12.1).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Game, Place, RingSpace, RowSpace};
    ///
    /// let game: Game = "Y:62,n,n,n/R:n,n,n,n Y 6-2:26".parse()?;
    /// let spaces = game.path("0+2h".parse()?);
    /// assert_eq!(*spaces, [Place::Ring(RingSpace::ALL[63]), Place::Row(RowSpace::ALL[0])]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    Spaces, Place, 20, game.path("0e5".parse()?)
}
