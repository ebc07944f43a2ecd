//! A position on one line.

mod locate;
mod parse;
mod print;

use core::fmt;
use core::str::FromStr;

use super::error::{Fault, ParsePositionError};
use super::text::first_difference;
use crate::game::Game;
use crate::setup::Setup;

/// The position on one line; a setup that no text can spell prints something that is not parsed as the same.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print::position(self, f)
    }
}

impl FromStr for Setup {
    type Err = ParsePositionError;

    /// The setup with this text: anything that the grammar of [`notation`](crate::notation) can read, valid or not.
    fn from_str(text: &str) -> Result<Setup, ParsePositionError> {
        let setup =
            parse::position(text).map_err(|(at, reason)| ParsePositionError::new(at, reason))?;
        match first_difference(text, &setup) {
            Some(at) => Err(ParsePositionError::new(at, Fault::NotCanonical)),
            None => Ok(setup),
        }
    }
}

/// The position on one line, from which the game can be continued.
impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print::position(&self.to_setup(), f)
    }
}

impl FromStr for Game {
    type Err = ParsePositionError;

    /// The game in the position with this text, if it is valid.
    fn from_str(text: &str) -> Result<Game, ParsePositionError> {
        let setup: Setup = text.parse()?;
        Game::from_setup(&setup).map_err(|error| {
            ParsePositionError::new(locate::fault(text, error), Fault::Setup(error))
        })
    }
}
