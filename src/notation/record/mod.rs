//! A whole game as text: the position it started from, then its actions.

mod error;
mod tokens;

pub use error::{RecordError, RecordFault};
pub use tokens::{Token, Tokens};

#[cfg(feature = "alloc")]
use alloc::string::String;
use core::fmt;

use self::tokens::is_space;
use super::error::{Excerpt, Fault, ParsePositionError};
use crate::action::Action;
use crate::event::Events;
use crate::game::Game;

/// A game record: a text whose position line has been read, ready to be replayed.
///
/// The [grammar](crate::notation#game-record) is that of the module. Nothing is copied and nothing allocated: the
/// actions are read from the text as they are asked for.
///
/// # Examples
///
/// ```
/// use parcheesi::{Game, notation::Record};
///
/// let record = Record::parse("\
/// ## two players
/// Y:n,n,n,n/R:n,n,n,n Y roll
/// 5-2 0e5 0+2   # Yellow comes out
/// 3-1           # Red does not
/// ")?;
/// assert_eq!(*record.start(), "Y:n,n,n,n/R:n,n,n,n Y roll".parse()?);
/// assert_eq!(record.tokens().count(), 4);
/// assert_eq!(record.end()?.to_string(), "Y:2,n,n,n/R:n,n,n,n Y roll");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Record<'a> {
    start: Game,
    text: &'a str,
    /// Where the actions begin.
    at: usize,
    line: usize,
}

impl<'a> Record<'a> {
    /// Reads the position line; the actions are read by [`tokens`](Record::tokens), [`replay`](Record::replay) and
    /// [`end`](Record::end).
    ///
    /// # Errors
    ///
    /// If the first line that is neither blank nor a comment is no valid position, or there is none.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::notation::Record;
    ///
    /// let error = Record::parse("# no seats\n\nY:n,n,n,n Y roll\n").unwrap_err();
    /// assert_eq!(error.to_string(), "line 3, byte 12: two to four players take part, not 1 (rule 2.1)");
    /// ```
    pub fn parse(text: &'a str) -> Result<Record<'a>, RecordError> {
        let (mut at, mut line) = (0, 1);
        for full in text.split_inclusive('\n') {
            let code = before_comment(full);
            let position = code.trim_matches(is_space);
            let start = at + code.len() - code.trim_start_matches(is_space).len();
            at += full.len();
            if !position.is_empty() {
                let start = position
                    .parse()
                    .map_err(|error| RecordError::position(start, line, error))?;
                line += usize::from(full.ends_with('\n'));
                return Ok(Record {
                    start,
                    text,
                    at,
                    line,
                });
            }
            line += usize::from(full.ends_with('\n'));
        }
        let reason = Fault::Expected {
            expected: "a position",
            found: Excerpt::whole(""),
        };
        let error = ParsePositionError::new(0, reason);
        Err(RecordError::position(text.len(), line, error))
    }

    /// The game in the position of the first line.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Game, notation::Record};
    ///
    /// let record = Record::parse("Y:n,n,n,n/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n Y roll\n6-2")?;
    /// assert_eq!(*record.start(), Game::standard());
    /// # Ok::<(), parcheesi::notation::RecordError>(())
    /// ```
    pub const fn start(&self) -> &Game {
        &self.start
    }

    /// The tokens behind the position line, not looked at.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::notation::Record;
    ///
    /// let record = Record::parse("Y:n,n,n,n/R:n,n,n,n Y roll\n6-2 # nobody comes out\nnonsense")?;
    /// assert!(record.tokens().map(|token| token.text).eq(["6-2", "nonsense"]));
    /// # Ok::<(), parcheesi::notation::RecordError>(())
    /// ```
    pub const fn tokens(&self) -> Tokens<'a> {
        Tokens::new(self.text, self.at, self.line)
    }

    /// Plays the actions one by one.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::notation::Record;
    ///
    /// let record = Record::parse("Y:30,n,n,n/R:34,34,n,n Y roll\n6-2 0+2 1-4")?;
    /// let mut replay = record.replay();
    /// let step = replay.next().expect("three tokens")?;
    /// assert_eq!(step.action.to_string(), "6-2");
    /// assert_eq!(step.events.len(), 1, "rolled");
    /// let step = replay.next().expect("two tokens")?;
    /// assert_eq!(step.after.to_string(), "Y:32,n,n,n/R:34,34,n,n R roll");
    /// # Ok::<(), parcheesi::notation::RecordError>(())
    /// ```
    pub const fn replay(&self) -> Replay<'a> {
        Replay {
            game: self.start,
            tokens: self.tokens(),
            failed: false,
        }
    }

    /// The game after all actions.
    ///
    /// # Errors
    ///
    /// With the first token that is no action, or an illegal one.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::notation::Record;
    ///
    /// let record = Record::parse("Y:30,n,n,n/R:34,34,n,n Y roll\n1-2\n0+1\n0+6\n")?;
    /// assert_eq!(
    ///     record.end().unwrap_err().to_string(),
    ///     "line 4, byte 38: \"0+6\": pawn 0 cannot move 6: no die 6 is pending (rule 3.3)",
    /// );
    /// # Ok::<(), parcheesi::notation::RecordError>(())
    /// ```
    pub fn end(&self) -> Result<Game, RecordError> {
        let mut game = self.start;
        for step in self.replay() {
            game = step?.after;
        }
        Ok(game)
    }

    /// Prints a record: the position line, then one action a line. Whether they are legal is not looked at.
    ///
    /// # Errors
    ///
    /// Where `out` fails.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Game, notation::Record};
    ///
    /// let mut text = String::new();
    /// Record::write(&mut text, &Game::standard(), ["5-2".parse()?, "0e5".parse()?])?;
    /// assert_eq!(text, "Y:n,n,n,n/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n Y roll\n5-2\n0e5\n");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn write(
        out: &mut impl fmt::Write,
        start: &Game,
        actions: impl IntoIterator<Item = Action>,
    ) -> fmt::Result {
        writeln!(out, "{start}")?;
        actions
            .into_iter()
            .try_for_each(|action| writeln!(out, "{action}"))
    }

    /// A record as a new string (feature `alloc`), as [`write`](Record::write) prints it.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Game, notation::Record};
    ///
    /// let start = Game::standard();
    /// let text = Record::text_of(&start, ["6-2".parse()?]);
    /// let record = Record::parse(&text)?;
    /// assert_eq!(record.end()?, start.after("6-2".parse()?)?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(feature = "alloc")]
    pub fn text_of(start: &Game, actions: impl IntoIterator<Item = Action>) -> String {
        let mut text = String::new();
        // A string takes whatever is written.
        let _ = Record::write(&mut text, start, actions);
        text
    }
}

/// One action of a record: made by [`Replay`].
///
/// # Examples
///
/// ```
/// use parcheesi::notation::Record;
///
/// let record = Record::parse("Y:n,n,n,n/R:n,n,n,n Y roll\n5-2 0e5")?;
/// for step in record.replay() {
///     let step = step?;
///     assert_eq!(step.action.to_string(), step.token.text);
///     assert_eq!(step.before.after(step.action), Ok(step.after));
/// }
/// # Ok::<(), parcheesi::notation::RecordError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Step<'a> {
    /// The token.
    pub token: Token<'a>,
    /// The action it names.
    pub action: Action,
    /// The game before it.
    pub before: Game,
    /// What happened.
    pub events: Events,
    /// The game after it.
    pub after: Game,
}

/// The actions of a record, played one by one until the end or the first that fails: made by [`Record::replay`].
///
/// # Examples
///
/// ```
/// use parcheesi::notation::Record;
///
/// let record = Record::parse("Y:n,n,n,n/R:n,n,n,n Y roll\n6-2 end 6-2")?;
/// let played: Vec<bool> = record.replay().map(|step| step.is_ok()).collect();
/// assert_eq!(played, [true, false], "it stops at the first that fails");
/// # Ok::<(), parcheesi::notation::RecordError>(())
/// ```
#[derive(Debug, Clone)]
pub struct Replay<'a> {
    game: Game,
    tokens: Tokens<'a>,
    failed: bool,
}

impl Replay<'_> {
    /// The game as it is after the actions played so far.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::notation::Record;
    ///
    /// let record = Record::parse("Y:n,n,n,n/R:n,n,n,n Y roll\n6-2 1-1 nonsense")?;
    /// let mut replay = record.replay();
    /// let error = replay.by_ref().find_map(Result::err).expect("the third token is no action");
    /// assert_eq!(error.token(), "nonsense");
    /// assert_eq!(replay.game().to_string(), "Y:n,n,n,n/R:n,n,n,n R reroll d1");
    /// # Ok::<(), parcheesi::notation::RecordError>(())
    /// ```
    pub const fn game(&self) -> &Game {
        &self.game
    }
}

impl<'a> Iterator for Replay<'a> {
    type Item = Result<Step<'a>, RecordError>;

    fn next(&mut self) -> Option<Result<Step<'a>, RecordError>> {
        if self.failed {
            return None;
        }
        let token = self.tokens.next()?;
        let step = play(self.game, token);
        match &step {
            Ok(step) => self.game = step.after,
            Err(_) => self.failed = true,
        }
        Some(step)
    }
}

impl core::iter::FusedIterator for Replay<'_> {}

/// Plays one token.
fn play(before: Game, token: Token<'_>) -> Result<Step<'_>, RecordError> {
    let error = |reason| RecordError::token_failed(token, reason);
    let action = token
        .text
        .parse()
        .map_err(|parse| error(RecordFault::Action(parse)))?;
    let mut after = before;
    let events = after
        .apply(action)
        .map_err(|illegal| error(RecordFault::Illegal(illegal)))?;
    Ok(Step {
        token,
        action,
        before,
        events,
        after,
    })
}

/// A line without its comment.
fn before_comment(line: &str) -> &str {
    line.split('#').next().unwrap_or_default()
}
