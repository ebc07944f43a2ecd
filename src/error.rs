//! Illegal actions (rule book part 15): why an action is refused, with the number of the rule that forbids it.

use core::fmt;

use thiserror::Error;

use crate::action::{Action, LeaveWith, MoveBy, Path};
use crate::board::{Place, RingSpace};
use crate::game::Stage;
use crate::player::{Color, Pawn};
use crate::rules::Rule;

/// An action that the rules refuse, and why. Nothing was changed (rule 15.1).
///
/// # Examples
///
/// ```
/// use parcheesi::{Game, Reason, Rule};
///
/// let game: Game = "Y:n,n,30,n/R:34,34,n,n Y 6-2:26".parse()?;
/// let refusal = game.check("2+6".parse()?).unwrap_err();
/// assert_eq!(refusal.to_string(), "pawn 2 cannot move 6: a blockade stands on space 34 (rule 8.2)");
/// assert_eq!(refusal.rule(), Rule::BlockadeNotPassed);
/// assert!(matches!(refusal.reason(), Reason::BlockadePassed { color: parcheesi::Color::Red, .. }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[error("{}: {reason} (rule {})", Attempt(*action), reason.rule())]
pub struct IllegalAction {
    action: Action,
    reason: Reason,
}

impl IllegalAction {
    pub(crate) const fn new(action: Action, reason: Reason) -> IllegalAction {
        IllegalAction { action, reason }
    }

    /// The refused action.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Action, Game};
    ///
    /// let refusal = Game::standard().check(Action::End).unwrap_err();
    /// assert_eq!(refusal.action(), Action::End);
    /// ```
    pub const fn action(&self) -> Action {
        self.action
    }

    /// Why it is refused.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Color, Game, Reason};
    ///
    /// let game: Game = "Y:n,n,30,n/R:34,34,n,n Y 6-2:26".parse()?;
    /// match game.check("2+6".parse()?).unwrap_err().reason() {
    ///     Reason::BlockadePassed { place, color, .. } => {
    ///         assert_eq!((place, color), ("34".parse()?, Color::Red));
    ///     }
    ///     other => panic!("{other}"),
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn reason(&self) -> Reason {
        self.reason
    }

    /// The rule that forbids it: the first in the order of rule 15.1 where several do.
    ///
    /// # Examples
    ///
    /// ```
    /// let game: parcheesi::Game = "Y:12,n,n,n/R:n,n,n,n Y 6-2:26".parse()?;
    /// let refusal = game.check("0e5".parse()?).unwrap_err();
    /// assert_eq!(refusal.rule(), parcheesi::Rule::FiveToLeaveTheNest);
    /// assert_eq!(refusal.rule().to_string(), "4.1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn rule(&self) -> Rule {
        self.reason.rule()
    }
}

/// Why an action is refused, in the order of precedence of rule 15.1.
///
/// # Examples
///
/// ```
/// use parcheesi::{Action, Game, Reason};
///
/// let refusal = Game::standard().check(Action::End).unwrap_err();
/// assert!(matches!(refusal.reason(), Reason::WrongStage { .. }));
/// assert_eq!(refusal.reason().rule().to_string(), "3.2");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Reason {
    /// 14.1: the game is over.
    #[error("the game is over")]
    GameOver,
    /// 3.2: this stage has no such action.
    #[error("it is the {stage} stage")]
    #[non_exhaustive]
    WrongStage {
        /// The present stage.
        stage: Stage,
    },
    /// 3.3: no such die or reward is pending.
    #[error("no {} is pending", Used(*by))]
    #[non_exhaustive]
    NotPending {
        /// The die or reward.
        by: MoveBy,
    },
    /// 5.1: the pawn to move is in its nest or at home.
    #[error("it is {}", Standing(*place))]
    #[non_exhaustive]
    NotOnTheWay {
        /// Where the pawn is.
        place: Place,
    },
    /// 4.1: the pawn to leave the nest is not there.
    #[error("it is not there but {}", Standing(*place))]
    #[non_exhaustive]
    NotInTheNest {
        /// Where the pawn is.
        place: Place,
    },
    /// 4.1: no die left shows five, or the two dice do not add up to five.
    #[error("{}", match with { LeaveWith::Five => "no five is left to play", LeaveWith::Sum => "the dice do not add up to five" })]
    #[non_exhaustive]
    NoFive {
        /// What was to bring the pawn out.
        with: LeaveWith,
    },
    /// 4.2: one of the two dice that add up to five has been played.
    #[error("one of the two dice has been played")]
    SumAlreadyPlayed,
    /// 9.4: the move would end beyond home.
    #[error("home is only {spaces} away")]
    #[non_exhaustive]
    BeyondHome {
        /// How far home is, 1 to 19 spaces.
        spaces: u8,
    },
    /// 9.1: the pawn does not end there: it does not pass its turn-off, or is in its home row already.
    #[error("{}", match path { Path::Ring => "it is in its home row", Path::Row => "it does not pass its turn-off" })]
    #[non_exhaustive]
    PathNotPossible {
        /// The path that is not possible.
        path: Path,
    },
    /// 16.8: it must turn into its home row.
    #[error("it must turn into its home row")]
    RowCompulsory,
    /// 8.2: a blockade stands in the way.
    #[error("a blockade stands on {}", Spot(*place))]
    #[non_exhaustive]
    BlockadePassed {
        /// Where the blockade stands.
        place: Place,
        /// Whose it is.
        color: Color,
    },
    /// 8.4: the move ends on an opposing blockade.
    #[error("an opposing blockade stands on {}", Spot(*place))]
    #[non_exhaustive]
    OpposingBlockade {
        /// Where the blockade stands.
        place: Place,
        /// Whose it is.
        color: Color,
    },
    /// 8.5: the move ends on a blockade of the player's own.
    #[error("two pawns of its own color stand on {}", Spot(*place))]
    #[non_exhaustive]
    OwnBlockade {
        /// Where the blockade stands.
        place: Place,
        /// Whose it is: the player's.
        color: Color,
    },
    /// 7.1: the move ends on a safe space that an opposing pawn holds.
    #[error("an opposing pawn holds safe space {space}")]
    #[non_exhaustive]
    SafeSpaceOccupied {
        /// The safe space.
        space: RingSpace,
        /// Whose pawn holds it.
        color: Color,
        /// Which pawn.
        pawn: Pawn,
    },
    /// 8.6: the move joins the pawn with which it formed a blockade when the dice were thrown.
    #[error("its partner, pawn {pawn}, stands on {}", Spot(*place))]
    #[non_exhaustive]
    PartnerThere {
        /// Where the partner stands.
        place: Place,
        /// The partner.
        pawn: Pawn,
    },
    /// 11.1: another play uses more dice.
    #[error("another play uses more dice, beginning with {better}")]
    #[non_exhaustive]
    FewerDice {
        /// An action that begins a better play.
        better: Action,
    },
    /// 11.3: another play uses as many dice and more pips.
    #[error("another play uses higher dice, beginning with {better}")]
    #[non_exhaustive]
    FewerPips {
        /// An action that begins a better play.
        better: Action,
    },
    /// 16.1: another play brings more pawns out of the nest.
    #[error("another play brings out more pawns, beginning with {better}")]
    #[non_exhaustive]
    FewerEntries {
        /// An action that begins a better play.
        better: Action,
    },
    /// 16.3: no play uses all dice of the doublet, so only one that wins is allowed.
    #[error("only a play that wins may leave dice unused, beginning with {better}")]
    #[non_exhaustive]
    NotAllDice {
        /// An action that begins a play that wins.
        better: Action,
    },
    /// 16.10: another play breaks more overdue blockades.
    #[error("another play breaks more overdue blockades, beginning with {better}")]
    #[non_exhaustive]
    BlockadeOverdue {
        /// An action that begins a better play.
        better: Action,
    },
    /// 16.7: a reward must be taken first.
    #[error("a reward must be taken, for example with {better}")]
    #[non_exhaustive]
    RewardCompulsory {
        /// An action that takes a reward.
        better: Action,
    },
}

impl Reason {
    /// The rule that forbids the action.
    ///
    /// # Examples
    ///
    /// ```
    /// let game: parcheesi::Game = "Y:h4,n,n,n/R:n,n,n,n Y 6-2:26".parse()?;
    /// let reason = game.check("0+6h".parse()?).unwrap_err().reason();
    /// assert_eq!(reason.to_string(), "home is only 4 away");
    /// assert_eq!(reason.rule(), parcheesi::Rule::ExactNumberHome);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn rule(self) -> Rule {
        match self {
            Reason::GameOver => Rule::AllFourHomeWins,
            Reason::WrongStage { .. } => Rule::StagesOfARoll,
            Reason::NotPending { .. } => Rule::PendingActions,
            Reason::NotOnTheWay { .. } => Rule::OnlyPawnsInPlayMove,
            Reason::NotInTheNest { .. } | Reason::NoFive { .. } => Rule::FiveToLeaveTheNest,
            Reason::SumAlreadyPlayed => Rule::SumNeedsBothDice,
            Reason::BeyondHome { .. } => Rule::ExactNumberHome,
            Reason::PathNotPossible { .. } => Rule::TurnInOrStayOnTheRing,
            Reason::RowCompulsory => Rule::HomeRowOption,
            Reason::BlockadePassed { .. } => Rule::BlockadeNotPassed,
            Reason::OpposingBlockade { .. } => Rule::OpposingBlockadeNotJoined,
            Reason::OwnBlockade { .. } => Rule::OwnBlockadeNotJoined,
            Reason::SafeSpaceOccupied { .. } => Rule::SafeSpaceOccupied,
            Reason::PartnerThere { .. } => Rule::PartnersNotRejoined,
            Reason::FewerDice { .. } => Rule::MostDiceUsed,
            Reason::FewerPips { .. } => Rule::HigherDieUsed,
            Reason::FewerEntries { .. } => Rule::FiveEntryOption,
            Reason::NotAllDice { .. } => Rule::DoubletPlayOption,
            Reason::BlockadeOverdue { .. } => Rule::BlockadeLimitOption,
            Reason::RewardCompulsory { .. } => Rule::RewardsOption,
        }
    }

    /// Where it is refused for a duty: an action that begins a better use of the dice, or that takes a reward.
    ///
    /// # Examples
    ///
    /// ```
    /// let game: parcheesi::Game = "Y:0,n,n,n/R:9,9,n,n Y 3-6:36".parse()?;
    /// let reason = game.check("0+3".parse()?).unwrap_err().reason();
    /// assert_eq!(reason.better(), Some("0+6".parse()?), "the higher die must be used");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn better(self) -> Option<Action> {
        match self {
            Reason::FewerDice { better }
            | Reason::FewerPips { better }
            | Reason::FewerEntries { better }
            | Reason::NotAllDice { better }
            | Reason::BlockadeOverdue { better }
            | Reason::RewardCompulsory { better } => Some(better),
            _ => None,
        }
    }
}

/// An action as the beginning of a sentence: "pawn 2 cannot move 6".
struct Attempt(Action);

impl fmt::Display for Attempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Action::Roll(roll) => write!(f, "{roll} cannot be thrown"),
            Action::LeaveNest {
                pawn,
                with: LeaveWith::Five,
            } => write!(f, "pawn {pawn} cannot leave the nest with a five"),
            Action::LeaveNest {
                pawn,
                with: LeaveWith::Sum,
            } => write!(f, "pawn {pawn} cannot leave the nest with a sum of five"),
            Action::Move {
                pawn,
                by,
                path: Path::Ring,
            } => write!(f, "pawn {pawn} cannot move {}", by.spaces()),
            Action::Move {
                pawn,
                by,
                path: Path::Row,
            } => {
                write!(f, "pawn {pawn} cannot move {} by its home row", by.spaces())
            }
            Action::End => f.write_str("the rewards stage cannot be ended"),
        }
    }
}

/// "die 4", "reward of 20".
struct Used(MoveBy);

impl fmt::Display for Used {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            MoveBy::Die(die) => write!(f, "die {die}"),
            MoveBy::Reward10 | MoveBy::Reward20 => write!(f, "reward of {}", self.0.spaces()),
        }
    }
}

/// "space 34", "home-row space 3".
pub(crate) struct Spot(pub(crate) Place);

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Place::Ring(space) => write!(f, "space {space}"),
            Place::Row(space) => write!(f, "home-row space {space}"),
            Place::Nest => f.write_str("the nest"),
            Place::Home => f.write_str("home"),
        }
    }
}

/// "in the nest", "on space 34".
struct Standing(Place);

impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Place::Nest => f.write_str("in the nest"),
            Place::Home => f.write_str("at home"),
            place => write!(f, "on {}", Spot(place)),
        }
    }
}
