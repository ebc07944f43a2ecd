//! Colors, rolls and places as text.

use core::fmt;
use core::str::FromStr;

use super::error::{ParseColorError, ParsePlaceError, ParseRollError};
use super::reader::{Reader, whole};
use super::text::Short;
use crate::board::Place;
use crate::dice::Roll;
use crate::player::Color;

/// The letter of position text: `Y`, `B`, `R` or `G`.
impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Color::Yellow => "Y",
            Color::Blue => "B",
            Color::Red => "R",
            Color::Green => "G",
        })
    }
}

impl FromStr for Color {
    type Err = ParseColorError;

    /// The color with this letter: `Y`, `B`, `R` or `G`.
    fn from_str(text: &str) -> Result<Color, ParseColorError> {
        whole(text, Reader::color).map_err(|(at, reason)| ParseColorError::new(at, reason))
    }
}

/// The two dice as thrown: `3-5`.
impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Short::<3>::pad(f, format_args!("{}-{}", self.first(), self.second()))
    }
}

impl FromStr for Roll {
    type Err = ParseRollError;

    /// The roll with this text, such as `3-5`.
    fn from_str(text: &str) -> Result<Roll, ParseRollError> {
        whole(text, Reader::roll).map_err(|(at, reason)| ParseRollError::new(at, reason))
    }
}

/// The spaces of the ring.
const SPACES: [&str; 68] = [
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16",
    "17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30", "31", "32",
    "33", "34", "35", "36", "37", "38", "39", "40", "41", "42", "43", "44", "45", "46", "47", "48",
    "49", "50", "51", "52", "53", "54", "55", "56", "57", "58", "59", "60", "61", "62", "63", "64",
    "65", "66", "67",
];

/// The spaces of a home row.
const ROW: [&str; 7] = ["h1", "h2", "h3", "h4", "h5", "h6", "h7"];

/// A place as in position text.
pub(super) fn place(place: Place) -> &'static str {
    match place {
        Place::Nest => "n",
        Place::Ring(space) => SPACES[usize::from(space.get())],
        Place::Row(space) => ROW[usize::from(space.get() - 1)],
        Place::Home => "*",
    }
}

/// As in position text: `n`, `0` to `67`, `h1` to `h7` or `*`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(place(*self))
    }
}

impl FromStr for Place {
    type Err = ParsePlaceError;

    /// The place with this text: `n`, `0` to `67`, `h1` to `h7` or `*`.
    fn from_str(text: &str) -> Result<Place, ParsePlaceError> {
        whole(text, Reader::place).map_err(|(at, reason)| ParsePlaceError::new(at, reason))
    }
}
