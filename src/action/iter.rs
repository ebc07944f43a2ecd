//! The actions of a set one by one, from either end.

use core::fmt;
use core::iter::FusedIterator;

use super::{Action, ActionSet};

/// The actions of an [`ActionSet`] or of [`Choices`](crate::Choices), in ascending number; from the back, descending.
///
/// # Examples
///
/// ```
/// let game: parcheesi::Game = "Y:60,n,n,n/R:n,n,n,n Y 6-4:46".parse()?;
/// let mut actions = game.action_set().into_iter();
/// assert_eq!(actions.len(), 4);
/// assert_eq!(actions.next(), Some("0+4".parse()?));
/// assert_eq!(actions.next_back(), Some("0+6h".parse()?));
/// assert_eq!(actions.len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct ActionSetIter(pub(super) u128);

impl Iterator for ActionSetIter {
    type Item = Action;

    #[inline]
    fn next(&mut self) -> Option<Action> {
        let action = Action::from_index(self.0.trailing_zeros() as u8)?;
        self.0 &= self.0 - 1;
        Some(action)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = ActionSet(self.0).len();
        (left, Some(left))
    }
}

impl DoubleEndedIterator for ActionSetIter {
    fn next_back(&mut self) -> Option<Action> {
        let number = self.0.checked_ilog2()?;
        self.0 ^= 1 << number;
        Action::from_index(number as u8)
    }
}

impl ExactSizeIterator for ActionSetIter {}

impl FusedIterator for ActionSetIter {}

/// What is left.
impl fmt::Debug for ActionSetIter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.clone()).finish()
    }
}
