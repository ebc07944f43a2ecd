//! The steps of a recorded game: what was undone, and what happens when it is played again.

use super::History;
use crate::action::Action;
use crate::dice::Roll;
use crate::event::Events;
use crate::game::Game;

/// What [`History::undo`] took back.
///
/// # Examples
///
/// ```
/// use parcheesi::{Game, History, Undone};
///
/// let mut history = History::new(Game::standard());
/// history.apply("6-2".parse()?)?;
/// if let Some(Undone::Roll(roll)) = history.undo() {
///     assert_eq!(roll.total(), 8, "a host that lets nobody throw twice redoes it");
///     history.redo();
/// }
/// assert_eq!(history.position(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Undone {
    /// A player's choice.
    Choice(Action),
    /// A throw of the dice: they can be thrown anew.
    Roll(Roll),
}

impl Undone {
    /// The action that was taken back.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Action, Roll, Undone};
    ///
    /// let roll = Roll::ALL[0];
    /// assert_eq!(Undone::Roll(roll).action(), Action::Roll(roll));
    /// ```
    pub const fn action(self) -> Action {
        match self {
            Undone::Choice(action) => action,
            Undone::Roll(roll) => Action::Roll(roll),
        }
    }
}

impl From<Action> for Undone {
    fn from(action: Action) -> Undone {
        match action {
            Action::Roll(roll) => Undone::Roll(roll),
            Action::LeaveNest { .. } | Action::Move { .. } | Action::End => Undone::Choice(action),
        }
    }
}

/// One action of a recorded game, with the games before and after it and what happened.
///
/// # Examples
///
/// ```
/// use parcheesi::{Game, History};
///
/// let mut history = History::new(Game::standard());
/// history.apply("5-2".parse()?)?;
/// for step in history.replay() {
///     assert_eq!(step.before.after(step.action)?, step.after);
///     assert_eq!(step.events.len(), 1, "rolled");
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Replayed {
    /// The game before the action.
    pub before: Game,
    /// The action.
    pub action: Action,
    /// What happened.
    pub events: Events,
    /// The game after it.
    pub after: Game,
}

impl History {
    /// The game from the start to the present once more, action by action.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Event, Game, History};
    ///
    /// let mut history = History::new(Game::standard());
    /// history.apply("6-1".parse()?)?;
    /// history.apply("5-1".parse()?)?;
    /// let passed = history.replay().filter(|step| {
    ///     step.events.iter().any(|event| matches!(event, Event::TurnPassed { .. }))
    /// });
    /// assert_eq!(passed.count(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn replay(&self) -> impl DoubleEndedIterator<Item = Replayed> + '_ {
        (0..self.position).filter_map(|i| self.replayed(i))
    }

    /// The action after a position.
    pub(super) fn replayed(&self, position: usize) -> Option<Replayed> {
        let (&before, &action) = (self.game_at(position)?, self.actions.get(position)?);
        let mut after = before;
        // Legal: it was when it was kept.
        let events = after.apply(action).ok()?;
        Some(Replayed {
            before,
            action,
            events,
            after,
        })
    }
}
