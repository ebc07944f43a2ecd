//! What happened: the events, in order, enough to animate a board without looking at the state.

use core::fmt;

use crate::action::{LeaveWith, MoveBy, Path};
use crate::board::Place;
use crate::dice::{Die, Roll};
use crate::error::Spot;
use crate::list::list;
use crate::player::{Color, Pawn};

/// A reward (rule 12.1).
///
/// # Examples
///
/// ```
/// use parcheesi::{Event, Game, Reward};
///
/// let mut game: Game = "Y:h6,n,n,n/R:n,n,n,n Y 2-4:24".parse()?;
/// let events = game.apply("0+2h".parse()?)?;
/// assert!(matches!(events[2], Event::RewardEarned { reward: Reward::Reward10, .. }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Reward {
    /// Twenty spaces, for a captured pawn (rule 6.2).
    Reward20,
    /// Ten spaces, for a pawn that reached home (rule 9.5).
    Reward10,
}

/// As in a sentence: `reward of 20`.
impl fmt::Display for Reward {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Reward::Reward20 => "reward of 20",
            Reward::Reward10 => "reward of 10",
        })
    }
}

/// One thing that happened while an action was applied.
///
/// Events come in the order in which they happen: the roll, or the pawn's own move; the blockade it leaves, what it
/// captures, the blockade it forms or the home it reaches; what it earns; then everything that follows by itself.
///
/// An event prints as a sentence in English, without a full stop; the words may change between minor versions.
///
/// # Examples
///
/// ```
/// use parcheesi::{Event, Game};
///
/// let mut game: Game = "Y:1,n,n,n/R:3,n,n,n Y 2-4:24".parse()?;
/// let events = game.apply("0+2".parse()?)?;
/// assert!(matches!(events[0], Event::Moved { .. }));
/// assert!(matches!(events[1], Event::Captured { .. }));
/// assert!(matches!(events[2], Event::RewardEarned { .. }));
/// assert_eq!(events[1].to_string(), "Yellow's pawn 0 captures Red's pawn 0 on space 3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Event {
    /// The dice were thrown (rule 3.2).
    #[non_exhaustive]
    Rolled {
        /// Who threw.
        color: Color,
        /// The throw.
        roll: Roll,
    },
    /// A pawn left its nest for its entry space (rule 4.1).
    #[non_exhaustive]
    LeftNest {
        /// Whose pawn.
        color: Color,
        /// The pawn.
        pawn: Pawn,
        /// With what.
        with: LeaveWith,
        /// Its entry space.
        to: Place,
    },
    /// A pawn moved forward (rules 5.1 and 12.2).
    #[non_exhaustive]
    Moved {
        /// Whose pawn.
        color: Color,
        /// The pawn.
        pawn: Pawn,
        /// Where it stood.
        from: Place,
        /// Where it stands now.
        to: Place,
        /// The die or reward used.
        by: MoveBy,
        /// On the ring or into the home row.
        path: Path,
    },
    /// Two pawns no longer stand together (rule 8.1): one of them has just moved or was sent back.
    #[non_exhaustive]
    BlockadeBroken {
        /// Whose blockade.
        color: Color,
        /// Where it stood.
        place: Place,
    },
    /// A pawn was sent to its nest (rules 4.6 and 6.1).
    #[non_exhaustive]
    Captured {
        /// Whose pawn was captured.
        color: Color,
        /// The captured pawn.
        pawn: Pawn,
        /// Where it stood.
        from: Place,
        /// Who captured it.
        by: Color,
        /// The pawn that captured it.
        by_pawn: Pawn,
    },
    /// Two pawns stand together (rule 8.1).
    #[non_exhaustive]
    BlockadeFormed {
        /// Whose blockade.
        color: Color,
        /// Where it stands.
        place: Place,
    },
    /// A pawn reached home (rule 9.5).
    #[non_exhaustive]
    ReachedHome {
        /// Whose pawn.
        color: Color,
        /// The pawn.
        pawn: Pawn,
    },
    /// A reward was earned (rule 12.1).
    #[non_exhaustive]
    RewardEarned {
        /// Who earned it.
        color: Color,
        /// Which.
        reward: Reward,
    },
    /// A die that could not be used was lost (rules 3.4 and 11.6).
    #[non_exhaustive]
    DieForfeited {
        /// Who lost it.
        color: Color,
        /// Its number.
        die: Die,
    },
    /// A reward was lost: untaken at the end of the turn (rule 12.5), or at the re-roll under house rule 16.13.
    #[non_exhaustive]
    RewardForfeited {
        /// Who lost it.
        color: Color,
        /// Which.
        reward: Reward,
    },
    /// The third doublet in a row sent a pawn back to its nest (house rule 16.6).
    #[non_exhaustive]
    Penalty {
        /// Whose pawn.
        color: Color,
        /// The pawn.
        pawn: Pawn,
        /// Where it stood.
        from: Place,
    },
    /// The same player rolls again after a doublet (rule 10.4).
    #[non_exhaustive]
    RollAgain {
        /// Who rolls again.
        color: Color,
    },
    /// The turn passed to the next player (rule 13.1).
    #[non_exhaustive]
    TurnPassed {
        /// Whose turn is over.
        from: Color,
        /// Who rolls next.
        to: Color,
    },
    /// A player took a place under house rule 16.12.
    #[non_exhaustive]
    Placed {
        /// Who.
        color: Color,
        /// The place taken, 1 to 4.
        rank: u8,
    },
    /// The game is over (rules 14.1 and 16.12).
    #[non_exhaustive]
    GameOver {
        /// The winner: the first with all four pawns at home.
        winner: Color,
    },
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Event::Rolled { color, roll } => write!(f, "{} rolls {roll}", color.name()),
            Event::LeftNest {
                color,
                pawn,
                with,
                to,
            } => {
                let with = match with {
                    LeaveWith::Five => "a five",
                    LeaveWith::Sum => "the sum of the dice",
                };
                let (name, to) = (color.name(), Spot(to));
                write!(
                    f,
                    "{name}'s pawn {pawn} leaves the nest for {to} with {with}"
                )
            }
            Event::Moved {
                color,
                pawn,
                from,
                to,
                by,
                ..
            } => {
                let (name, from, to) = (color.name(), Spot(from), Spot(to));
                let spaces = by.spaces();
                write!(f, "{name}'s pawn {pawn} moves {spaces} from {from} to {to}")
            }
            Event::BlockadeBroken { color, place } => {
                let (name, place) = (color.name(), Spot(place));
                write!(f, "{name}'s blockade on {place} is broken")
            }
            Event::Captured {
                color,
                pawn,
                from,
                by,
                by_pawn,
            } => {
                let (by, name, from) = (by.name(), color.name(), Spot(from));
                write!(
                    f,
                    "{by}'s pawn {by_pawn} captures {name}'s pawn {pawn} on {from}"
                )
            }
            Event::BlockadeFormed { color, place } => {
                write!(f, "{} forms a blockade on {}", color.name(), Spot(place))
            }
            Event::ReachedHome { color, pawn } => {
                write!(f, "{}'s pawn {pawn} is home", color.name())
            }
            Event::RewardEarned { color, reward } => {
                write!(f, "{} earns a {reward}", color.name())
            }
            Event::DieForfeited { color, die } => {
                write!(f, "{} forfeits die {die}", color.name())
            }
            Event::RewardForfeited { color, reward } => {
                write!(f, "{} forfeits a {reward}", color.name())
            }
            Event::Penalty { color, pawn, from } => {
                let (name, from) = (color.name(), Spot(from));
                write!(
                    f,
                    "the third doublet in a row sends {name}'s pawn {pawn} from {from} to its nest"
                )
            }
            Event::RollAgain { color } => write!(f, "{} rolls again", color.name()),
            Event::TurnPassed { from, to } => {
                write!(f, "the turn passes from {} to {}", from.name(), to.name())
            }
            Event::Placed { color, rank } => write!(f, "{} takes place {rank}", color.name()),
            Event::GameOver { winner } => {
                write!(f, "the game is over, won by {}", winner.name())
            }
        }
    }
}

impl Event {
    /// To fill lists with.
    pub(crate) const FILLER: Event = Event::RollAgain {
        color: Color::Yellow,
    };
}

list! {
    /// Events in the order in which they happened.
    ///
    /// At most 32. An action of a pawn gives at most five of its own: the move, a blockade broken, then either a capture
    /// and its reward, or a pawn at home and its reward, or a blockade formed. A roll gives one, and under house rule 16.6
    /// two more. What follows by itself: at most four dice lost, twelve twenties and three tens lost, and one event for
    /// the re-roll or the turn; a game that ends gives two places and the end instead.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Event, Game};
    ///
    /// let mut game: Game = "Y:1,n,n,n/R:3,n,n,n Y 2-4:24".parse()?;
    /// let events = game.apply("0+2".parse()?)?;
    /// assert!(events.iter().any(|event| matches!(event, Event::Captured { .. })));
    /// for event in events {
    ///     println!("{event}");
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    Events, Event, 32, { game }.apply("0e5".parse()?)?
}
