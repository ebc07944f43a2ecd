//! A set of actions, a bit each.

use core::fmt;

use super::{Action, ActionSetIter, Actions};

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
pub struct ActionSet(pub(super) u128);

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

impl fmt::Debug for ActionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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
