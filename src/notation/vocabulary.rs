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

/// As in position text: `n`, `0` to `67`, `h1` to `h7` or `*`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Nest => f.pad("n"),
            Place::Ring(space) => Short::<2>::pad(f, format_args!("{}", space.get())),
            Place::Row(space) => Short::<2>::pad(f, format_args!("h{}", space.get())),
            Place::Home => f.pad("*"),
        }
    }
}

impl FromStr for Place {
    type Err = ParsePlaceError;

    /// The place with this text: `n`, `0` to `67`, `h1` to `h7` or `*`.
    fn from_str(text: &str) -> Result<Place, ParsePlaceError> {
        whole(text, Reader::place).map_err(|(at, reason)| ParsePlaceError::new(at, reason))
    }
}
