//! What a player, or the dice, can do: the actions, and their numbers for ever.

mod iter;
mod set;

pub use iter::ActionSetIter;
pub use set::ActionSet;

use crate::dice::{Die, Roll};
use crate::list::list;
use crate::player::Pawn;

/// What brings a pawn out of its nest (rule 4.1).
///
/// # Examples
///
/// ```
/// use parcheesi::{Action, LeaveWith, Pawn};
///
/// let pawn = Pawn::ALL[0];
/// assert_eq!("0e5".parse(), Ok(Action::LeaveNest { pawn, with: LeaveWith::Five }));
/// assert_eq!("0es".parse(), Ok(Action::LeaveNest { pawn, with: LeaveWith::Sum }));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum LeaveWith {
    /// One die that shows five.
    Five,
    /// Both dice of a roll, which add up to five.
    Sum,
}

/// What moves a pawn: a die (rule 5.2) or a reward (rule 12.2).
///
/// # Examples
///
/// ```
/// use parcheesi::{Action, MoveBy, Path, Pawn};
///
/// let by = MoveBy::Reward20;
/// assert_eq!("3+20".parse(), Ok(Action::Move { pawn: Pawn::ALL[3], by, path: Path::Ring }));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum MoveBy {
    /// A die, 1 to 6 spaces.
    Die(Die),
    /// The reward for a pawn that reached home, 10 spaces (rule 12.1).
    Reward10,
    /// The reward for a captured pawn, 20 spaces (rule 12.1).
    Reward20,
}

impl MoveBy {
    /// All eight, in the order of the action numbers.
    pub const ALL: [MoveBy; 8] = [
        MoveBy::Die(Die::ONE),
        MoveBy::Die(Die::TWO),
        MoveBy::Die(Die::THREE),
        MoveBy::Die(Die::FOUR),
        MoveBy::Die(Die::FIVE),
        MoveBy::Die(Die::SIX),
        MoveBy::Reward10,
        MoveBy::Reward20,
    ];

    /// How far it moves a pawn: 1 to 6, 10 or 20 spaces.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Die, MoveBy};
    ///
    /// assert_eq!(MoveBy::Die(Die::SIX).spaces(), 6);
    /// assert_eq!(MoveBy::Reward20.spaces(), 20);
    /// ```
    pub const fn spaces(self) -> u8 {
        match self {
            MoveBy::Die(die) => die.get(),
            MoveBy::Reward10 => 10,
            MoveBy::Reward20 => 20,
        }
    }

    /// What moves a pawn this far: 1 to 6, 10 or 20 spaces; `None` for any other distance.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::MoveBy;
    ///
    /// assert_eq!(MoveBy::from_spaces(10), Some(MoveBy::Reward10));
    /// assert_eq!(MoveBy::from_spaces(7), None, "two dice are two moves");
    /// ```
    pub const fn from_spaces(spaces: u8) -> Option<MoveBy> {
        match spaces {
            10 => Some(MoveBy::Reward10),
            20 => Some(MoveBy::Reward20),
            _ => match Die::new(spaces) {
                Some(die) => Some(MoveBy::Die(die)),
                None => None,
            },
        }
    }

    /// Its place in the action numbers, 0 to 7.
    const fn index(self) -> u8 {
        match self {
            MoveBy::Die(die) => die.get() - 1,
            MoveBy::Reward10 => 6,
            MoveBy::Reward20 => 7,
        }
    }
}

/// Which way a pawn goes (rule 9.1).
///
/// # Examples
///
/// ```
/// use parcheesi::{Action, Die, Game, MoveBy, Path, Pawn};
///
/// let game: Game = "Y:60,n,n,n/R:n,n,n,n Y 6-4:46".parse()?;
/// let (pawn, by) = (Pawn::ALL[0], MoveBy::Die(Die::FOUR));
/// let end = |path| game.destination(Action::Move { pawn, by, path });
/// assert_eq!(end(Path::Ring), Some("64".parse()?));
/// assert_eq!(end(Path::Row), Some("h1".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Path {
    /// The pawn ends on the ring.
    Ring,
    /// The pawn ends in its home row or at home.
    Row,
}

/// One thing done: a throw of the dice, a pawn leaving its nest, a pawn moved, or the end of the rewards stage.
///
/// Pawns are never merged: each pawn's action is its own, also where two pawns share a space.
/// Every action has a number, 0 to 108, that never changes; [`Game::legal_actions`](crate::Game::legal_actions)
/// lists in ascending number.
///
/// # Examples
///
/// ```
/// use parcheesi::{Action, Die, MoveBy, Path, Pawn};
///
/// let action: Action = "2+6h".parse()?;
/// let by = MoveBy::Die(Die::SIX);
/// assert_eq!(action, Action::Move { pawn: Pawn::ALL[2], by, path: Path::Row });
/// assert_eq!(action.index(), 44 + 16 * 2 + 2 * 5 + 1);
/// # Ok::<(), parcheesi::ParseActionError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A throw of the dice (rule 3.2), given by the caller (rule 3.5).
    Roll(Roll),
    /// A pawn leaves the nest for its entry space (rule 4.1).
    LeaveNest {
        /// The pawn.
        pawn: Pawn,
        /// What brings it out.
        with: LeaveWith,
    },
    /// A pawn on the ring or in the home row moves forward (rules 5.1 and 12.2).
    Move {
        /// The pawn.
        pawn: Pawn,
        /// The die or reward that moves it.
        by: MoveBy,
        /// `Row` exactly when the pawn ends in its home row or at home.
        path: Path,
    },
    /// The player ends the rewards stage: the consent that play goes on (rule 13.2).
    End,
}

impl Action {
    /// How many actions there are: their numbers are 0 to 108.
    pub const COUNT: usize = 109;

    /// To fill lists with.
    pub(crate) const FILLER: Action = Action::End;

    /// The number of this action, stable for ever.
    ///
    /// Rolls are 0–35 (6·(first − 1) + second − 1); leaving the nest is 36 + 2·pawn, one more with the sum; a move is
    /// 44 + 16·pawn + 2·v, one more for the row, where v is 0–5 for the dice 1–6, 6 for ten and 7 for twenty; the end is 108.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Action;
    ///
    /// let numbers = ["1-1", "6-6", "0e5", "0es", "0+1", "0+1h", "3+20h", "end"]
    ///     .map(|text| text.parse().map(Action::index));
    /// assert_eq!(numbers, [0, 35, 36, 37, 44, 45, 107, 108].map(Ok));
    /// ```
    pub const fn index(self) -> u8 {
        match self {
            Action::Roll(roll) => 6 * (roll.first().get() - 1) + roll.second().get() - 1,
            Action::LeaveNest { pawn, with } => 36 + 2 * pawn.get() + with as u8,
            Action::Move { pawn, by, path } => 44 + 16 * pawn.get() + 2 * by.index() + path as u8,
            Action::End => 108,
        }
    }

    /// The action with this number, 0 to 108; `None` beyond.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Action;
    ///
    /// for index in 0..Action::COUNT as u8 {
    ///     assert_eq!(Action::from_index(index).map(Action::index), Some(index));
    /// }
    /// assert_eq!(Action::from_index(109), None);
    /// ```
    pub const fn from_index(index: u8) -> Option<Action> {
        match index {
            0..36 => Some(Action::Roll(Roll::ALL[index as usize])),
            36..44 => Some(Action::LeaveNest {
                pawn: Pawn::ALL[(index as usize - 36) / 2],
                with: if index % 2 == 0 {
                    LeaveWith::Five
                } else {
                    LeaveWith::Sum
                },
            }),
            44..108 => {
                let rest = index as usize - 44;
                let path = if rest % 2 == 0 { Path::Ring } else { Path::Row };
                Some(Action::Move {
                    pawn: Pawn::ALL[rest / 16],
                    by: MoveBy::ALL[rest / 2 % 8],
                    path,
                })
            }
            108 => Some(Action::End),
            _ => None,
        }
    }

    /// The pawn that this action moves or brings out of its nest; `None` for a roll and the end of the rewards stage.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Action, Pawn};
    ///
    /// assert_eq!("2+6".parse::<Action>()?.pawn(), Some(Pawn::ALL[2]));
    /// assert_eq!("2-6".parse::<Action>()?.pawn(), None, "a roll");
    /// # Ok::<(), parcheesi::ParseActionError>(())
    /// ```
    pub const fn pawn(self) -> Option<Pawn> {
        match self {
            Action::LeaveNest { pawn, .. } | Action::Move { pawn, .. } => Some(pawn),
            Action::Roll(_) | Action::End => None,
        }
    }
}

list! {
    /// Actions in ascending number.
    ///
    /// At most 36: the rolls of the roll stage. On the dice stage each of four pawns either leaves its nest in at most two
    /// ways or moves by at most two numbers on at most two paths (16 in all); on the rewards stage 16 and the end.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Action, Game};
    ///
    /// let game: Game = "Y:n,n,n,n/R:n,n,n,n Y 5-2:25".parse()?;
    /// let actions = game.legal_actions();
    /// assert_eq!(actions.len(), 4, "each of the four pawns can leave the nest");
    /// assert_eq!(actions.iter().copied().map(Action::index).max(), Some(42));
    /// # Ok::<(), parcheesi::ParsePositionError>(())
    /// ```
    Actions, Action, 36, game.legal_actions()
}
