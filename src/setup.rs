//! Raw positions: what a caller writes down before the rules accept it.

mod board;
mod error;
mod finished;
#[cfg(feature = "capi")]
mod glance;
mod partners;
mod roll;
mod validate;

pub use error::SetupError;
#[cfg(feature = "capi")]
pub(crate) use glance::is_valid;
#[cfg(feature = "capi")]
use validate::validate_without_search;
pub(crate) use validate::{raw, validate};

use crate::board::Place;
use crate::dice::{Die, Roll};
use crate::game::Stage;
use crate::list::list;
use crate::player::{Color, Pawn};
use crate::rules::house_rules::HouseRules;

list! {
    /// Colors in some order: a turn order, or the players who have finished.
    ///
    /// It holds up to eight, more than a game can have, so that a [`Setup`] with too many can be written down and refused.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Color, Colors, HouseRules, Setup};
    ///
    /// let mut setup = Setup::new(HouseRules::STANDARD, &Color::CLOCKWISE);
    /// setup.finished = Colors::from_slice(&[Color::Red]).unwrap_or(setup.finished);
    /// assert_eq!(*setup.finished, [Color::Red]);
    /// assert_eq!(*setup.players, Color::CLOCKWISE);
    /// ```
    Colors, Color, 8, game.to_setup().players
}

list! {
    /// Dice left to play, ascending.
    ///
    /// It holds up to eight, more than a throw can give, so that a [`Setup`] with too many can be written down and refused.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Die, Game};
    ///
    /// let game: Game = "Y:0,1,2,3/R:n,n,n,n Y roll".parse()?;
    /// let dice = game.after("3-3".parse()?)?.to_setup().dice;
    /// assert_eq!(*dice, [Die::THREE, Die::THREE, Die::FOUR, Die::FOUR]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    Dice, Die, 8, game.to_setup().dice
}

/// Two pawns that formed a blockade when the dice of this roll were thrown (rule 8.6).
///
/// # Examples
///
/// ```
/// use parcheesi::{Game, Partners, Pawn};
///
/// let game: Game = "Y:10,10,n,n/R:n,n,n,n Y roll".parse()?;
/// let setup = game.after("3-3".parse()?)?.to_setup();
/// let partners = Partners { pawns: [Pawn::ALL[0], Pawn::ALL[1]], place: "10".parse()? };
/// assert_eq!(setup.partners, [Some(partners), None]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Partners {
    /// The two pawns, ascending.
    pub pawns: [Pawn; 2],
    /// Where they stood together at the throw.
    pub place: Place,
}

/// A position as raw data, with public fields: anything can be written down.
///
/// It prints as a [position](crate::notation#position), and with the feature `serde` it is stored as that text. What the
/// grammar has no place for is not in it: a set-up that no text can spell does not come back the same.
///
/// [`Game::from_setup`](crate::Game::from_setup) accepts it if the rules can produce it or if nothing in it makes a rule
/// meaningless; [`Game::to_setup`](crate::Game::to_setup) is the way back.
///
/// # Examples
///
/// ```
/// use parcheesi::{Color, Game, HouseRules, Pawn, Place, RingSpace, Setup};
///
/// let mut setup = Setup::new(HouseRules::STANDARD, &[Color::Yellow, Color::Red]);
/// setup.places[Color::Red.seat() as usize][0] = Place::Ring(RingSpace::ALL[34]);
/// let game = Game::from_setup(&setup)?;
/// assert_eq!(game.place(Color::Red, Pawn::ALL[0]), Place::Ring(RingSpace::ALL[34]));
/// # Ok::<(), parcheesi::SetupError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Setup {
    /// The options of the game (part 16).
    pub house_rules: HouseRules,
    /// The players in turn order (rule 2.3): two to four different colors.
    pub players: Colors,
    /// Where the pawns stand, by seat (yellow, blue, red, green) and pawn. Pawns of colors that do not play stay in their nests.
    pub places: [[Place; 4]; 4],
    /// The age of the blockade in which a pawn stands, in turns of its owner up to the limit (16.10), by seat and pawn;
    /// otherwise 0.
    pub ages: [[u8; 4]; 4],
    /// The player to move; when the game is over, who moved last.
    pub player: Color,
    /// The stage of the roll (rule 3.2).
    pub stage: Stage,
    /// The throw, on the stages dice and rewards.
    pub roll: Option<Roll>,
    /// The dice left to play, ascending: one to four on the dice stage (10.1), none on any other.
    pub dice: Dice,
    /// Rewards of twenty held, at most as many as opposing pawns in their nests: 0 to 12 (12.1).
    pub twenties: u8,
    /// Rewards of ten held, at most as many as own pawns at home: 0 to 3 (12.1), or a single one as the last thing of a
    /// turn.
    pub tens: u8,
    /// Doublets in a row in this turn, 0 to 3, where three stands for more; 0 once no re-roll follows (10.4).
    pub doublets: u8,
    /// The pairs of partners (8.6), where they can bind, by ascending first pawn.
    pub partners: [Option<Partners>; 2],
    /// Under 16.11: this roll's one capture reward has been earned.
    pub capture_rewarded: bool,
    /// The players who have finished, in order; the winner is the first (14.1, 16.12).
    pub finished: Colors,
}

impl Setup {
    /// The start of a game: all pawns in their nests (rule 2.2), the first player to roll (rule 2.3).
    ///
    /// Of more than eight players only eight are kept; more than four are refused all the same.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Color, Game, HouseRules, Setup};
    ///
    /// let setup = Setup::new(HouseRules::STANDARD, &Color::CLOCKWISE);
    /// assert_eq!(setup, Game::standard().to_setup());
    /// ```
    pub fn new(house_rules: HouseRules, players: &[Color]) -> Setup {
        let players = Colors::first_of(players);
        Setup {
            house_rules,
            players,
            places: [[Place::Nest; 4]; 4],
            ages: [[0; 4]; 4],
            player: players.first().copied().unwrap_or(Color::Yellow),
            stage: Stage::Roll,
            roll: None,
            dice: Dice::empty(),
            twenties: 0,
            tens: 0,
            doublets: 0,
            partners: [None; 2],
            capture_rewarded: false,
            finished: Colors::empty(),
        }
    }
}

impl Colors {
    /// The list of these colors; `None` if there are more than eight.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Color, Colors};
    ///
    /// let colors = Colors::from_slice(&[Color::Red, Color::Yellow]);
    /// assert!(colors.is_some_and(|colors| *colors == [Color::Red, Color::Yellow]));
    /// assert_eq!(Colors::from_slice(&[Color::Red; 9]), None);
    /// ```
    pub fn from_slice(colors: &[Color]) -> Option<Colors> {
        (colors.len() <= Colors::CAPACITY).then(|| Colors::first_of(colors))
    }

    fn first_of(colors: &[Color]) -> Colors {
        let mut list = Colors::empty();
        colors
            .iter()
            .take(Colors::CAPACITY)
            .for_each(|&color| list.push(color));
        list
    }
}

impl Dice {
    /// The list of these dice; `None` if there are more than eight.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Dice, Die};
    ///
    /// let dice = Dice::from_slice(&[Die::TWO, Die::FIVE]);
    /// assert!(dice.is_some_and(|dice| *dice == [Die::TWO, Die::FIVE]));
    /// assert_eq!(Dice::from_slice(&[Die::SIX; 9]), None);
    /// ```
    pub fn from_slice(dice: &[Die]) -> Option<Dice> {
        let mut list = Dice::empty();
        dice.iter()
            .take(Dice::CAPACITY)
            .for_each(|&die| list.push(die));
        (dice.len() <= Dice::CAPACITY).then_some(list)
    }
}
