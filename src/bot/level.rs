//! How well a computer player plays: the four levels and their names.

use core::fmt;
use core::str::FromStr;

use thiserror::Error;

/// How well a computer player plays.
///
/// The names are the texts `random`, `easy`, `medium` and `hard`, and the numbers 0 to 3; both are for ever, and levels
/// added later come after. How a level plays may change with every version, so that a seed plays another game then.
///
/// # Examples
///
/// ```
/// use parcheesi::bot::Level;
///
/// assert_eq!("hard".parse(), Ok(Level::Hard));
/// assert_eq!(Level::Medium.to_string(), "medium");
/// assert!(Level::Easy < Level::Medium, "in the order of their strength");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Level {
    /// Takes any legal action, each with equal chances.
    Random,
    /// Has simple preferences, and picks at random among what it likes as well.
    Easy,
    /// Judges the position after each action.
    Medium,
    /// Looks at complete plays of the roll, and at what the next player's rolls can do.
    Hard,
}

impl Level {
    /// The levels in the order of their strength.
    pub const ALL: [Level; 4] = [Level::Random, Level::Easy, Level::Medium, Level::Hard];

    /// Its number, 0 to 3 in the order of strength.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::bot::Level;
    ///
    /// assert!(Level::ALL.map(Level::number).into_iter().eq(0..4));
    /// ```
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The level with this number, 0 to 3; `None` for any other.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::bot::Level;
    ///
    /// assert_eq!(Level::from_number(3), Some(Level::Hard));
    /// assert_eq!(Level::from_number(4), None);
    /// ```
    pub const fn from_number(number: u8) -> Option<Level> {
        match number {
            0 => Some(Level::Random),
            1 => Some(Level::Easy),
            2 => Some(Level::Medium),
            3 => Some(Level::Hard),
            _ => None,
        }
    }

    /// Its name: `"random"`, `"easy"`, `"medium"` or `"hard"`.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::bot::Level;
    ///
    /// assert_eq!(Level::ALL.map(Level::name), ["random", "easy", "medium", "hard"]);
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
        }
    }
}

/// Its name.
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = ParseLevelError;

    /// The level with this name.
    fn from_str(text: &str) -> Result<Level, ParseLevelError> {
        let named = |level: &Level| level.name() == text;
        Level::ALL
            .into_iter()
            .find(named)
            .ok_or(ParseLevelError(()))
    }
}

/// A text that is no [`Level`].
///
/// # Examples
///
/// ```
/// use parcheesi::bot::{Level, ParseLevelError};
///
/// let error: ParseLevelError = "Hard".parse::<Level>().unwrap_err();
/// assert_eq!(error.to_string(), "expected random, easy, medium or hard");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[error("expected random, easy, medium or hard")]
pub struct ParseLevelError(());
