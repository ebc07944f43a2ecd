//! Where in a roll the game is: the four stages.

use core::fmt;

/// The stages of a roll (rule 3.2).
///
/// # Examples
///
/// ```
/// use parcheesi::{Game, Stage};
///
/// let mut game = Game::standard();
/// assert_eq!(game.stage(), Stage::Roll);
/// game.apply("5-2".parse()?)?;
/// assert_eq!(game.stage().to_string(), "dice");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Stage {
    /// The player must throw the dice.
    Roll,
    /// Dice are left to play.
    Dice,
    /// Rewards are left to take.
    Rewards,
    /// The game is over.
    Over,
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Stage::Roll => "roll",
            Stage::Dice => "dice",
            Stage::Rewards => "rewards",
            Stage::Over => "over",
        })
    }
}
