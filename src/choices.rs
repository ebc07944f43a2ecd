//! The fast path for search: legal actions together with the game they belong to.

use crate::action::{Action, ActionSet};
use crate::event::Events;
use crate::game::Game;
use crate::turn;

/// The legal actions of a game, with a copy of it.
///
/// Taking one gives the next game without judging again. That is sound because the list cannot be applied to another game.
///
/// # Examples
///
/// ```
/// use parcheesi::{DiceBox, Game};
///
/// let mut dice = DiceBox::new(7);
/// let mut game = Game::standard();
/// loop {
///     let choices = game.choices();
///     if choices.is_empty() {
///         break;
///     }
///     let i = dice.below(choices.len() as u32) as usize;
///     game = choices.take(i).expect("i is below the number of choices");
/// }
/// assert!(game.winner().is_some());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choices {
    game: Game,
    legal: ActionSet,
}

impl Choices {
    pub(crate) fn of(game: Game) -> Choices {
        Choices {
            game,
            legal: game.action_set(),
        }
    }

    /// The game these are choices of.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// How many choices there are; 0 when the game is over.
    pub const fn len(&self) -> usize {
        self.legal.len()
    }

    /// Whether there is none: the game is over.
    pub const fn is_empty(&self) -> bool {
        self.legal.is_empty()
    }

    /// The actions as a set.
    pub const fn action_set(&self) -> ActionSet {
        self.legal
    }

    /// The actions in ascending number.
    pub fn iter(&self) -> impl Iterator<Item = Action> + use<> {
        self.legal.iter()
    }

    /// The action at place `i`, counted from 0 in ascending number; `None` from [`len`](Choices::len) on.
    pub fn action(&self, i: usize) -> Option<Action> {
        self.legal.nth(i)
    }

    /// The game after the action at place `i`; `None` from [`len`](Choices::len) on.
    pub fn take(&self, i: usize) -> Option<Game> {
        self.then(i).map(|choices| choices.game)
    }

    /// The choices after the action at place `i`; `None` from [`len`](Choices::len) on.
    ///
    /// This is the fastest way to play on: what is legal next is found only once.
    ///
    /// # Examples
    ///
    /// ```
    /// let choices = parcheesi::Game::standard().choices();
    /// let next = choices.then(35).unwrap();
    /// assert_eq!(next, choices.take(35).unwrap().choices());
    /// ```
    pub fn then(&self, i: usize) -> Option<Choices> {
        let mut game = self.game;
        let legal = turn::perform(&mut game, self.action(i)?, &mut ());
        Some(Choices { game, legal })
    }

    /// The game after the action at place `i`, and what happened; `None` from [`len`](Choices::len) on.
    ///
    /// # Examples
    ///
    /// ```
    /// let game: parcheesi::Game = "Y:h6,*,*,*/R:n,n,n,n Y 2-4:24".parse()?;
    /// let (next, events) = game.choices().take_with_events(0).unwrap();
    /// assert_eq!(next.winner(), Some(parcheesi::Color::Yellow));
    /// assert_eq!(events.len(), 3, "moved, reached home, game over");
    /// # Ok::<(), parcheesi::ParsePositionError>(())
    /// ```
    pub fn take_with_events(&self, i: usize) -> Option<(Game, Events)> {
        let (mut next, mut events) = (self.game, Events::empty());
        turn::perform(&mut next, self.action(i)?, &mut events);
        Some((next, events))
    }
}
