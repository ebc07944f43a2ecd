//! The fast path for search: legal actions together with the game they belong to.

use crate::action::{Action, ActionSet, ActionSetIter};
use crate::dice::Roll;
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
    len: u8,
}

impl Choices {
    pub(crate) fn of(game: Game) -> Choices {
        let legal = game.action_set();
        Choices::known(game, legal)
    }

    /// The choices of a game whose legal actions are known.
    pub(crate) fn known(game: Game, legal: ActionSet) -> Choices {
        Choices {
            game,
            legal,
            len: legal.len() as u8,
        }
    }

    /// The game these are choices of.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Game;
    ///
    /// let mut game = Game::standard();
    /// let choices = game.choices();
    /// game.apply("6-2".parse()?)?;
    /// assert_eq!(*choices.game(), Game::standard(), "it is a copy");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// How many choices there are: at most 36, and 0 exactly when the game is over (rule 3.4).
    ///
    /// # Examples
    ///
    /// ```
    /// let game: parcheesi::Game = "Y:60,n,n,n/R:n,n,n,n Y 6-4:46".parse()?;
    /// assert_eq!(game.choices().len(), 4);
    /// # Ok::<(), parcheesi::ParsePositionError>(())
    /// ```
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none: the game is over.
    ///
    /// # Examples
    ///
    /// ```
    /// let over: parcheesi::Game = "Y:*,*,*,*/R:n,n,n,n Y over w=Y".parse()?;
    /// assert!(over.choices().is_empty());
    /// # Ok::<(), parcheesi::ParsePositionError>(())
    /// ```
    pub const fn is_empty(&self) -> bool {
        self.legal.is_empty()
    }

    /// The actions as a set.
    ///
    /// # Examples
    ///
    /// ```
    /// let game = parcheesi::Game::standard();
    /// assert_eq!(game.choices().action_set(), game.action_set());
    /// ```
    pub const fn action_set(&self) -> ActionSet {
        self.legal
    }

    /// The actions in ascending number.
    ///
    /// # Examples
    ///
    /// ```
    /// let game: parcheesi::Game = "Y:60,n,n,n/R:n,n,n,n Y 6-4:46".parse()?;
    /// let choices = game.choices();
    /// for (i, action) in choices.iter().enumerate() {
    ///     assert_eq!(choices.action(i), Some(action));
    /// }
    /// # Ok::<(), parcheesi::ParsePositionError>(())
    /// ```
    pub const fn iter(&self) -> ActionSetIter {
        self.legal.iter()
    }

    /// The action at place `i`, counted from 0 in ascending number; `None` from [`len`](Choices::len) on.
    ///
    /// # Examples
    ///
    /// ```
    /// let game: parcheesi::Game = "Y:60,n,n,n/R:n,n,n,n Y 6-4:46".parse()?;
    /// let choices = game.choices();
    /// assert_eq!(choices.action(1), Some("0+4h".parse()?));
    /// assert_eq!(choices.action(4), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn action(&self, i: usize) -> Option<Action> {
        if self.game.is_chance() {
            return Roll::ALL.get(i).map(|&roll| Action::Roll(roll));
        }
        self.legal.nth_without_rolls(i)
    }

    /// The game after the action at place `i`; `None` from [`len`](Choices::len) on.
    ///
    /// # Examples
    ///
    /// ```
    /// let game: parcheesi::Game = "Y:60,n,n,n/R:n,n,n,n Y 6-4:46".parse()?;
    /// let next = game.choices().take(1);
    /// assert_eq!(next, Some(game.after("0+4h".parse()?)?));
    /// assert_eq!(game.choices().take(4), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn take(&self, i: usize) -> Option<Game> {
        let mut next = self.game;
        turn::perform::<()>(&mut next, self.action(i)?, &mut ());
        Some(next)
    }

    /// Goes on to the choices after the action at place `i`, and gives that action; `None`, and nothing changes, from
    /// [`len`](Choices::len) on.
    ///
    /// This is the fastest way to play on: nothing is copied, and what is legal next is found only once.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Game;
    ///
    /// let mut choices = Game::standard().choices();
    /// let next = choices.take(35).unwrap();
    /// assert_eq!(choices.advance(35), "6-6".parse().ok());
    /// assert_eq!(choices, next.choices());
    /// ```
    pub fn advance(&mut self, i: usize) -> Option<Action> {
        let action = self.action(i)?;
        self.legal = turn::perform(&mut self.game, action, &mut ());
        self.len = if self.game.is_chance() {
            36
        } else {
            self.legal.len_without_rolls() as u8
        };
        Some(action)
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
        turn::perform::<()>(&mut next, self.action(i)?, &mut events);
        Some((next, events))
    }
}

impl IntoIterator for Choices {
    type Item = Action;
    type IntoIter = ActionSetIter;

    fn into_iter(self) -> ActionSetIter {
        self.iter()
    }
}

impl IntoIterator for &Choices {
    type Item = Action;
    type IntoIter = ActionSetIter;

    fn into_iter(self) -> ActionSetIter {
        self.iter()
    }
}
