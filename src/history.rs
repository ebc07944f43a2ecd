//! A recorded game: undo, redo, jump, replay (feature `alloc`).

mod steps;

pub use steps::{Replayed, Undone};

use alloc::vec::Vec;
use core::{fmt, str};

use crate::action::Action;
use crate::error::IllegalAction;
use crate::event::Events;
use crate::game::Game;
use crate::notation::{Record, RecordError};

/// A game with everything that was done in it.
///
/// It keeps the start position, the actions, and the game after each of them, so that going back costs nothing. A
/// *position* in it is a number of actions: 0 is the start. What was undone can be redone until another action is applied.
///
/// # Undoing a roll
///
/// The host decides how far back its players may go. Undoing a roll is possible: dice that were seen can then be thrown
/// again, and [`undo`](History::undo) says so by [`Undone::Roll`]. A host that does not want it looks at the last of the
/// [`actions`](History::actions) before it undoes, or at once redoes.
///
/// # Examples
///
/// ```
/// use parcheesi::{Game, History, Undone};
///
/// let mut history = History::new(Game::standard());
/// history.apply("5-2".parse()?)?;
/// history.apply("0e5".parse()?)?;
/// assert_eq!(history.undo(), Some(Undone::Choice("0e5".parse()?)));
/// assert_eq!(history.undo(), Some(Undone::Roll("5-2".parse()?)));
/// assert_eq!(history.undo(), None);
/// assert_eq!(history.game(), history.start());
/// history.jump(2);
/// assert_eq!(history.game().to_string(), "Y:0,n,n,n/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n Y 5-2:2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct History {
    start: Game,
    actions: Vec<Action>,
    /// The game after each of the actions: as many as these.
    games: Vec<Game>,
    /// How many of the actions are done; the others have been undone.
    position: usize,
}

impl History {
    /// The history that begins with this game; it need not be a new one.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::History;
    ///
    /// let history = History::new("Y:*,*,*,60/R:n,n,n,n Y 6-4:46".parse()?);
    /// assert!(history.is_empty());
    /// assert_eq!(history.game().legal_actions().len(), 4);
    /// # Ok::<(), parcheesi::ParsePositionError>(())
    /// ```
    pub const fn new(start: Game) -> History {
        History {
            start,
            actions: Vec::new(),
            games: Vec::new(),
            position: 0,
        }
    }

    /// The history that a [game record](crate::notation#game-record) tells; [`FromStr`](core::str::FromStr) does the same.
    ///
    /// # Errors
    ///
    /// With the first thing that is wrong, and where: the position line, a token that is no action, an illegal action.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::History;
    ///
    /// let history = History::from_record("Y:n,n,n,n/R:n,n,n,n Y roll # a comment\n5-2 0e5")?;
    /// assert_eq!(history.len(), 2);
    /// assert_eq!(history.to_string(), "Y:n,n,n,n/R:n,n,n,n Y roll\n5-2\n0e5\n");
    ///
    /// let error = History::from_record("Y:n,n,n,n/R:n,n,n,n Y roll\n5-2\nend").unwrap_err();
    /// assert_eq!(error.line(), 3);
    /// # Ok::<(), parcheesi::notation::RecordError>(())
    /// ```
    pub fn from_record(record: &str) -> Result<History, RecordError> {
        let record = Record::parse(record)?;
        let mut history = History::new(*record.start());
        for step in record.replay() {
            let step = step?;
            history.keep(step.action, step.after);
        }
        Ok(history)
    }

    /// The game as it was when the history began.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Game, History};
    ///
    /// let mut history = History::new(Game::standard());
    /// history.apply("6-2".parse()?)?;
    /// assert_eq!(*history.start(), Game::standard());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn start(&self) -> &Game {
        &self.start
    }

    /// The present game.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Game, History};
    ///
    /// let mut history = History::new(Game::standard());
    /// history.apply("6-2".parse()?)?;
    /// assert_eq!(*history.game(), Game::standard().after("6-2".parse()?)?);
    /// history.undo();
    /// assert_eq!(*history.game(), Game::standard());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn game(&self) -> &Game {
        self.game_at(self.position).unwrap_or(&self.start)
    }

    /// The game at a position: 0 is the start; `None` beyond [`len`](History::len).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Game, History};
    ///
    /// let mut history = History::new(Game::standard());
    /// history.apply("1-1".parse()?)?;
    /// assert_eq!(history.game_at(0), Some(&Game::standard()));
    /// assert_eq!(history.game_at(1), Some(history.game()));
    /// assert_eq!(history.game_at(2), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn game_at(&self, position: usize) -> Option<&Game> {
        match position.checked_sub(1) {
            None => Some(&self.start),
            Some(i) => self.games.get(i),
        }
    }

    /// The actions that lead from the start to the present game.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Game, History};
    ///
    /// let mut history = History::new(Game::standard());
    /// history.apply("5-2".parse()?)?;
    /// history.apply("0e5".parse()?)?;
    /// history.undo();
    /// assert_eq!(history.actions(), ["5-2".parse()?]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn actions(&self) -> &[Action] {
        self.actions.get(..self.position).unwrap_or(&[])
    }

    /// The actions that were undone and can be redone, the next one first.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Game, History};
    ///
    /// let mut history = History::new(Game::standard());
    /// history.apply("5-2".parse()?)?;
    /// history.apply("0e5".parse()?)?;
    /// history.jump(0);
    /// assert_eq!(history.undone(), ["5-2".parse()?, "0e5".parse()?]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn undone(&self) -> &[Action] {
        self.actions.get(self.position..).unwrap_or(&[])
    }

    /// How many actions lead to the present game.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Game, History};
    ///
    /// let mut history = History::new(Game::standard());
    /// history.apply("6-2".parse()?)?;
    /// history.apply("6-1".parse()?)?;
    /// history.undo();
    /// assert_eq!((history.position(), history.len()), (1, 2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn position(&self) -> usize {
        self.position
    }

    /// How many actions are kept, those that were undone included.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::History;
    ///
    /// let history = History::from_record("Y:n,n,n,n/R:n,n,n,n Y roll\n5-2 0e5 0+2")?;
    /// assert_eq!(history.len(), 3);
    /// # Ok::<(), parcheesi::notation::RecordError>(())
    /// ```
    pub fn len(&self) -> usize {
        self.actions.len()
    }

    /// Whether no action is kept.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Game, History};
    ///
    /// let mut history = History::new(Game::standard());
    /// assert!(history.is_empty());
    /// history.apply("6-2".parse()?)?;
    /// history.undo();
    /// assert!(!history.is_empty(), "it can be redone");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn is_empty(&self) -> bool {
        self.actions.is_empty()
    }

    /// Does an action in the present game, and keeps it. What was undone is forgotten.
    ///
    /// # Errors
    ///
    /// Where [`Game::check`] refuses the action; nothing is changed then, and nothing forgotten.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Game, History};
    ///
    /// let mut history = History::new(Game::standard());
    /// history.apply("6-6".parse()?)?;
    /// history.undo();
    /// assert!(history.apply("end".parse()?).is_err());
    /// assert_eq!(history.undone().len(), 1);
    /// history.apply("5-5".parse()?)?;
    /// assert!(history.undone().is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply(&mut self, action: Action) -> Result<Events, IllegalAction> {
        let mut game = *self.game();
        let events = game.apply(action)?;
        self.keep(action, game);
        Ok(events)
    }

    /// Takes back the last action, and tells whether it was a throw of the dice; `None` at the start.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Game, History, Undone};
    ///
    /// let mut history = History::new(Game::standard());
    /// history.apply("6-2".parse()?)?;
    /// assert_eq!(history.undo(), Some(Undone::Roll("6-2".parse()?)));
    /// assert_eq!(history.undo(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn undo(&mut self) -> Option<Undone> {
        let &action = self.actions().last()?;
        self.position -= 1;
        Some(action.into())
    }

    /// Does again what was undone last, and tells once more what happened; `None` where nothing is undone.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Game, History};
    ///
    /// let mut history = History::new(Game::standard());
    /// let events = history.apply("6-1".parse()?)?;
    /// history.undo();
    /// let redone = history.redo().unwrap();
    /// assert_eq!(redone.events, events);
    /// assert_eq!(history.redo(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn redo(&mut self) -> Option<Replayed> {
        let redone = self.replayed(self.position)?;
        self.position += 1;
        Some(redone)
    }

    /// Undoes or redoes as many actions as lead to a position, and tells how many rolls are among them; `None`, and
    /// nothing changed, where there is no such position.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Game, History};
    ///
    /// let mut history = History::new(Game::standard());
    /// for action in ["5-2", "0e5", "0+2", "6-1"] {
    ///     history.apply(action.parse()?)?;
    /// }
    /// assert_eq!(history.jump(1), Some(1), "the second roll was taken back");
    /// assert_eq!(history.jump(3), Some(0));
    /// assert_eq!(history.jump(5), None);
    /// assert_eq!(history.position(), 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn jump(&mut self, position: usize) -> Option<usize> {
        let between = position.min(self.position)..position.max(self.position);
        let crossed = self.actions.get(between)?;
        self.position = position;
        Some(
            crossed
                .iter()
                .filter(|action| matches!(action, Action::Roll(_)))
                .count(),
        )
    }

    /// Keeps a legal action of the present game and the game after it.
    fn keep(&mut self, action: Action, after: Game) {
        self.actions.truncate(self.position);
        self.games.truncate(self.position);
        self.actions.push(action);
        self.games.push(after);
        self.position += 1;
    }
}

/// The position line and all actions on the next, those that were undone behind a `#`: a record to be played again, from
/// the output of a failing test.
impl fmt::Debug for History {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "History(\n{}\n", self.start)?;
        for (i, action) in self.actions.iter().enumerate() {
            let before = match i {
                _ if i == self.position => " # undone: ",
                0 => "",
                _ => " ",
            };
            write!(f, "{before}{action}")?;
        }
        f.write_str("\n)")
    }
}

/// The [game record](crate::notation#game-record) of the game up to the present: the position line, then one action a
/// line. What was undone is left out.
impl fmt::Display for History {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Record::write(f, &self.start, self.actions().iter().copied())
    }
}

/// As [`History::from_record`].
impl str::FromStr for History {
    type Err = RecordError;

    fn from_str(record: &str) -> Result<History, RecordError> {
        History::from_record(record)
    }
}
