//! Computer players: four levels, from one that takes any legal action to one that looks ahead.
//!
//! A [`Bot`] is asked for one action at a time, and a [`Level`] is one. Whether an action is legal it asks the game; how
//! good it is, it judges for itself. So every level plays under every house rule. None of them allocates, and all
//! arithmetic is of whole numbers: the same game and the same dice box give the same action on every machine.
//!
//! How the levels think, how strong they are, and how to write a player of one's own: [`guide::bots`](crate::guide::bots).
//!
//! # Examples
//!
//! A whole game of computer players against each other:
//!
//! ```
//! use parcheesi::bot::{Bot, Level};
//! use parcheesi::{Color, DiceBox, Game, HouseRules};
//!
//! let mut dice = DiceBox::new(7);
//! let mut game = Game::new(HouseRules::CLASSIC, &[Color::Yellow, Color::Red])?;
//! let level = |color| if color == Color::Red { Level::Medium } else { Level::Easy };
//! while let Some(action) = level(game.player()).choose(&game, &mut dice) {
//!     game.apply(action)?;
//! }
//! assert!(game.winner().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod easy;
mod hard;
mod judgement;
mod level;
mod medium;
mod shots;

pub use level::{Level, ParseLevelError};

use crate::action::Action;
use crate::choices::Choices;
use crate::dice_box::DiceBox;
use crate::game::Game;

/// A computer player.
///
/// It is asked whenever the player to move is one of its own, and may keep in mind what it likes between two questions;
/// the levels of this library keep nothing. Hosts add their own by implementing it: see
/// [`guide::bots`](crate::guide::bots).
///
/// # Examples
///
/// ```
/// use parcheesi::bot::{Bot, Level};
/// use parcheesi::{Action, DiceBox, Game};
///
/// /// Plays like Medium at first, and from its tenth action on at random.
/// struct Tiring(u32);
///
/// impl Bot for Tiring {
///     fn choose(&mut self, game: &Game, dice: &mut DiceBox) -> Option<Action> {
///         self.0 += 1;
///         let mut level = if self.0 < 10 { Level::Medium } else { Level::Random };
///         level.choose(game, dice)
///     }
/// }
///
/// let mut players: [Box<dyn Bot>; 2] = [Box::new(Tiring(0)), Box::new(Level::Easy)];
/// let (game, mut dice) = (Game::standard(), DiceBox::new(1));
/// let action = players[0].choose(&game, &mut dice);
/// assert!(action.is_some_and(|action| game.check(action).is_ok()));
/// ```
pub trait Bot {
    /// One of the legal actions of this game, for the player to move; `None` exactly when the game is over.
    ///
    /// On the roll stage that is a throw of the dice box: a host whose dice come from elsewhere asks only where
    /// [`is_chance`](Game::is_chance) says no.
    fn choose(&mut self, game: &Game, dice: &mut DiceBox) -> Option<Action>;
}

/// The dice box throws the dice (one [`roll`](DiceBox::roll)), whatever the level. Else `Random` takes one
/// [`below`](DiceBox::below) the number of legal actions from it, `Easy` one below the number of those it likes best, and
/// `Medium` and `Hard` take nothing: asked for a hint, they leave the dice as they are.
///
/// # Examples
///
/// ```
/// use parcheesi::bot::{Bot, Level};
/// use parcheesi::{DiceBox, Game};
///
/// let game: Game = "Y:1,n,n,n/R:3,n,n,n Y 2-4:24".parse()?;
/// let mut dice = DiceBox::new(1);
/// assert_eq!(Level::Hard.choose(&game, &mut dice), Some("0+2".parse()?), "it captures");
/// assert_eq!(dice, DiceBox::new(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl Bot for Level {
    fn choose(&mut self, game: &Game, dice: &mut DiceBox) -> Option<Action> {
        if game.is_chance() {
            return Some(Action::Roll(dice.roll()));
        }
        let choices = game.choices();
        let i = match self {
            Level::Random => any(&choices, dice),
            Level::Easy => easy::pick(&choices, dice),
            Level::Medium => medium::pick(&choices),
            Level::Hard => hard::pick(&choices),
        };
        choices.action(i)
    }
}

/// The place of any of these choices.
fn any(choices: &Choices, dice: &mut DiceBox) -> usize {
    if choices.is_empty() {
        return 0;
    }
    dice.below(choices.len() as u32) as usize
}
