//! What a player, or the dice, can do: the actions, and their numbers for ever.

mod iter;

pub use iter::ActionSetIter;

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

/// A set of actions, one bit for each action number: for searchers and learners.
///
/// # Examples
///
/// ```
/// use parcheesi::{Action, Game};
///
/// let game = Game::standard();
/// let set = game.action_set();
/// assert_eq!(set.len(), 36);
/// assert_eq!(set.bits(), (1 << 36) - 1);
/// assert!(set.contains("6-6".parse()?));
/// assert!(set.iter().eq(game.legal_actions()));
/// # Ok::<(), parcheesi::ParseActionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ActionSet(u128);

impl ActionSet {
    pub(crate) const EMPTY: ActionSet = ActionSet(0);
    /// The 36 rolls.
    pub(crate) const ROLLS: ActionSet = ActionSet((1 << 36) - 1);

    pub(crate) const fn of(action: Action) -> ActionSet {
        ActionSet(1 << action.index())
    }

    pub(crate) const fn insert(&mut self, action: Action) {
        self.0 |= 1 << action.index();
    }

    /// The actions of leaving the nest, two bits for each pawn, and of moving, sixteen for each, in the order of their numbers.
    #[inline]
    pub(crate) const fn of_pawns(leaving: u8, moves: u64) -> ActionSet {
        ActionSet((leaving as u128) << 36 | (moves as u128) << 44)
    }

    /// The actions of this set that are not in the other.
    pub(crate) const fn without(self, other: ActionSet) -> ActionSet {
        ActionSet(self.0 & !other.0)
    }

    /// The first action, in ascending number.
    pub(crate) fn first(self) -> Option<Action> {
        Action::from_index(self.0.trailing_zeros() as u8)
    }

    pub(crate) const fn union(self, other: ActionSet) -> ActionSet {
        ActionSet(self.0 | other.0)
    }

    /// Bit `n` is set where the action with number `n` is in the set; bits 109 and up are 0.
    ///
    /// # Examples
    ///
    /// ```
    /// let game: parcheesi::Game = "Y:60,n,n,n/R:n,n,n,n Y 6-4:46".parse()?;
    /// // Pawn 0 moves 4 (50), 4 into its row (51), 6 (54) or 6 into its row (55).
    /// assert_eq!(game.action_set().bits(), 0b11 << 50 | 0b11 << 54);
    /// # Ok::<(), parcheesi::ParsePositionError>(())
    /// ```
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// Whether the action is in the set.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Action, Game};
    ///
    /// let set = Game::standard().action_set();
    /// assert!(set.contains("6-6".parse()?));
    /// assert!(!set.contains(Action::End));
    /// # Ok::<(), parcheesi::ParseActionError>(())
    /// ```
    pub const fn contains(self, action: Action) -> bool {
        self.0 >> action.index() & 1 == 1
    }

    /// How many actions are in the set: at most 36 of a game, at most 109 of all.
    ///
    /// # Examples
    ///
    /// ```
    /// let game: parcheesi::Game = "Y:60,n,n,n/R:n,n,n,n Y 6-4:46".parse()?;
    /// assert_eq!(game.action_set().len(), 4, "two dice, each on the ring or into the home row");
    /// # Ok::<(), parcheesi::ParsePositionError>(())
    /// ```
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// How many actions are in a set without rolls.
    #[inline]
    pub(crate) const fn len_without_rolls(self) -> usize {
        // Most such sets have nothing but moves: 64 bits are counted faster than 128.
        let moves = ((self.0 >> MOVES) as u64).count_ones() as usize;
        let mut others = self.0 & !((u64::MAX as u128) << MOVES);
        let mut len = moves;
        while others != 0 {
            others &= others - 1;
            len += 1;
        }
        len
    }

    /// Whether no action is in the set: of a game, that it is over (rule 3.4).
    ///
    /// # Examples
    ///
    /// ```
    /// let over: parcheesi::Game = "Y:*,*,*,*/R:n,n,n,n Y over w=Y".parse()?;
    /// assert!(over.action_set().is_empty());
    /// # Ok::<(), parcheesi::ParsePositionError>(())
    /// ```
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The actions in ascending number.
    ///
    /// # Examples
    ///
    /// ```
    /// let game: parcheesi::Game = "Y:60,n,n,n/R:n,n,n,n Y 6-4:46".parse()?;
    /// let actions: Vec<String> = game.action_set().iter().map(|action| action.to_string()).collect();
    /// assert_eq!(actions, ["0+4", "0+4h", "0+6", "0+6h"]);
    /// # Ok::<(), parcheesi::ParsePositionError>(())
    /// ```
    #[inline]
    pub const fn iter(self) -> ActionSetIter {
        ActionSetIter(self.0)
    }

    /// The action at this place of a set without rolls, counted from 0 in ascending number.
    #[inline]
    pub(crate) fn nth_without_rolls(self, i: usize) -> Option<Action> {
        Action::from_index(self.nth_number(i)?)
    }

    #[inline]
    fn nth_number(self, mut i: usize) -> Option<u8> {
        // The lowest bits of 64 are taken away faster than those of 128.
        let (mut leaving, mut moves) = ((self.0 >> LEAVING) as u8, (self.0 >> MOVES) as u64);
        while leaving != 0 {
            if i == 0 {
                return Some(LEAVING + leaving.trailing_zeros() as u8);
            }
            leaving &= leaving - 1;
            i -= 1;
        }
        while moves != 0 {
            if i == 0 {
                return Some(MOVES + moves.trailing_zeros() as u8);
            }
            moves &= moves - 1;
            i -= 1;
        }
        (i == 0 && self.contains(Action::End)).then(|| Action::End.index())
    }
}

/// The number of the first way out of the nest.
const LEAVING: u8 = 36;
/// The number of the first move.
const MOVES: u8 = 44;

impl core::fmt::Debug for ActionSet {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl From<ActionSet> for Actions {
    fn from(set: ActionSet) -> Actions {
        let mut actions = Actions::empty();
        set.iter().for_each(|action| actions.push(action));
        actions
    }
}

impl IntoIterator for ActionSet {
    type Item = Action;
    type IntoIter = ActionSetIter;

    fn into_iter(self) -> ActionSetIter {
        self.iter()
    }
}
