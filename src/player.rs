//! Who plays: the four colors in the direction of travel, and the four pawns of each.

use crate::board::RingSpace;
use crate::number::number;

/// A seat at the board and the color of its pawns, in the direction of travel (rule 1.2).
///
/// # Examples
///
/// ```
/// use parcheesi::Color;
///
/// assert_eq!(Color::Blue.entry_space().get(), 17);
/// assert_eq!(Color::Blue.turn_off().get(), 12);
/// assert_eq!("R".parse(), Ok(Color::Red));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// Seat 0, entry space 0.
    Yellow,
    /// Seat 1, entry space 17.
    Blue,
    /// Seat 2, entry space 34.
    Red,
    /// Seat 3, entry space 51.
    Green,
}

impl Color {
    /// The four colors in the direction of travel (rule 1.2).
    pub const ALL: [Color; 4] = [Color::Yellow, Color::Blue, Color::Red, Color::Green];

    /// The usual turn order of four players: "to the left", against the direction of travel (rule 2.3).
    pub const CLOCKWISE: [Color; 4] = [Color::Yellow, Color::Green, Color::Red, Color::Blue];

    /// The color of seat 0 to 3; `None` for any other number.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Color;
    ///
    /// assert_eq!(Color::from_seat(1), Some(Color::Blue));
    /// assert_eq!(Color::from_seat(4), None);
    /// ```
    pub const fn from_seat(seat: u8) -> Option<Color> {
        match seat {
            0 => Some(Color::Yellow),
            1 => Some(Color::Blue),
            2 => Some(Color::Red),
            3 => Some(Color::Green),
            _ => None,
        }
    }

    /// The number of the seat, 0 to 3 in the direction of travel (rule 1.2).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Color;
    ///
    /// assert!(Color::ALL.map(Color::seat).into_iter().eq(0..4));
    /// ```
    pub const fn seat(self) -> u8 {
        self as u8
    }

    /// The letter of position text: `Y`, `B`, `R` or `G`.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Color;
    ///
    /// assert_eq!(Color::CLOCKWISE.map(Color::letter), ['Y', 'G', 'R', 'B']);
    /// ```
    pub const fn letter(self) -> char {
        match self {
            Color::Yellow => 'Y',
            Color::Blue => 'B',
            Color::Red => 'R',
            Color::Green => 'G',
        }
    }

    /// The color with this letter of position text, `Y`, `B`, `R` or `G`; `None` for any other.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Color;
    ///
    /// assert_eq!(Color::from_letter('G'), Some(Color::Green));
    /// assert_eq!(Color::from_letter('g'), None, "position text has one spelling");
    /// ```
    pub const fn from_letter(letter: char) -> Option<Color> {
        match letter {
            'Y' => Some(Color::Yellow),
            'B' => Some(Color::Blue),
            'R' => Some(Color::Red),
            'G' => Some(Color::Green),
            _ => None,
        }
    }

    /// The English name, `"Yellow"` to `"Green"`.
    ///
    /// # Examples
    ///
    /// ```
    /// assert_eq!(parcheesi::Color::Green.name(), "Green");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Color::Yellow => "Yellow",
            Color::Blue => "Blue",
            Color::Red => "Red",
            Color::Green => "Green",
        }
    }

    /// Where this seat's pawns enter the ring: space 17 times the seat (rule 1.2).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Color;
    ///
    /// assert_eq!(Color::ALL.map(|color| color.entry_space().get()), [0, 17, 34, 51]);
    /// ```
    pub const fn entry_space(self) -> RingSpace {
        RingSpace::entry_of(self)
    }

    /// The last ring space before this seat's home row: 63 steps after its entry space (rule 1.4).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Color;
    ///
    /// assert_eq!(Color::ALL.map(|color| color.turn_off().get()), [63, 12, 29, 46]);
    /// ```
    pub const fn turn_off(self) -> RingSpace {
        RingSpace::turn_off_of(self)
    }

    /// To fill lists with.
    pub(crate) const FILLER: Color = Color::Yellow;

    /// As an index into an array of four.
    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

number! {
    /// One of a player's four pawns, 0 to 3 (rule 2.1).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Pawn;
    ///
    /// assert_eq!(Pawn::new(2), Some(Pawn::ALL[2]));
    /// assert_eq!(Pawn::new(4), None);
    /// ```
    Pawn, 0..=3, "a pawn"
}

impl Pawn {
    /// As an index into an array of four.
    pub(crate) const fn index(self) -> usize {
        (self.get() & 3) as usize
    }
}
