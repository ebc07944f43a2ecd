//! Why a game record cannot be replayed.

use core::fmt;

use thiserror::Error;

use super::tokens::Token;
use crate::error::IllegalAction;
use crate::notation::error::{Excerpt, ParseActionError, ParsePositionError};

/// Why a record cannot be replayed, and where.
///
/// # Examples
///
/// ```
/// use parcheesi::notation::{Record, RecordFault};
///
/// let record = Record::parse("Y:n,n,n,n/R:n,n,n,n Y roll\n5-2\n0e6\n")?;
/// let error = record.end().unwrap_err();
/// assert_eq!((error.line(), error.at(), error.token()), (3, 31, "0e6"));
/// assert!(matches!(error.reason(), RecordFault::Action(_)));
/// assert_eq!(error.to_string(), "line 3, byte 31: \"0e6\": expected 5 or s, found \"6\"");
/// # Ok::<(), parcheesi::notation::RecordError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[error("line {line}, byte {at}: {}{reason}", Named(*token))]
pub struct RecordError {
    at: usize,
    line: usize,
    token: Excerpt,
    reason: RecordFault,
}

impl RecordError {
    /// Of this token.
    pub(super) fn token_failed(token: Token<'_>, reason: RecordFault) -> RecordError {
        RecordError {
            at: token.at,
            line: token.line,
            token: Excerpt::whole(token.text),
            reason,
        }
    }

    /// Of a position line that begins at this byte.
    pub(super) fn position(start: usize, line: usize, error: ParsePositionError) -> RecordError {
        RecordError {
            at: start + error.at(),
            line,
            token: Excerpt::whole(""),
            reason: RecordFault::Position(error),
        }
    }

    /// The byte of the record, counted from 0, where the offending token begins, or where the position line goes wrong.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::notation::Record;
    ///
    /// let text = "Y:n,n,n,n/R:n,n,n,n Y roll\n5-2 # and then\n0e6";
    /// let error = Record::parse(text)?.end().unwrap_err();
    /// assert_eq!(&text[error.at()..], "0e6");
    /// # Ok::<(), parcheesi::notation::RecordError>(())
    /// ```
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The line of the record, counted from 1.
    ///
    /// # Examples
    ///
    /// ```
    /// let error = parcheesi::notation::Record::parse("# a comment\n\nno position").unwrap_err();
    /// assert_eq!(error.line(), 3);
    /// ```
    pub const fn line(&self) -> usize {
        self.line
    }

    /// The offending token, at most its first twelve bytes; empty where it is the position line.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::notation::Record;
    ///
    /// let error = Record::parse("Y:n,n,n,n/R:n,n,n,n Y roll\n5-2 0e6")?.end().unwrap_err();
    /// assert_eq!(error.token(), "0e6");
    /// let error = Record::parse("no position").unwrap_err();
    /// assert_eq!(error.token(), "");
    /// # Ok::<(), parcheesi::notation::RecordError>(())
    /// ```
    pub fn token(&self) -> &str {
        self.token.as_str()
    }

    /// What is wrong.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::notation::{Record, RecordFault};
    ///
    /// let error = Record::parse("Y:n,n,n,n/R:n,n,n,n Y roll\n5-2 0e5 0+3")?.end().unwrap_err();
    /// let RecordFault::Illegal(refusal) = error.reason() else { panic!("{error}") };
    /// assert_eq!(refusal.rule(), parcheesi::Rule::PendingActions);
    /// # Ok::<(), parcheesi::notation::RecordError>(())
    /// ```
    pub const fn reason(&self) -> RecordFault {
        self.reason
    }
}

/// What is wrong with a record.
///
/// # Examples
///
/// ```
/// use parcheesi::notation::{Record, RecordFault};
///
/// let start = "Y:n,n,n,n/R:n,n,n,n Y roll\n";
/// let fault = |actions: &str| match Record::parse(&format!("{start}{actions}")) {
///     Ok(record) => record.end().map_err(|error| error.reason()),
///     Err(error) => Err(error.reason()),
/// };
/// assert!(matches!(fault("5-7"), Err(RecordFault::Action(_))), "no die shows seven");
/// assert!(matches!(fault("end"), Err(RecordFault::Illegal(_))), "nobody has rolled");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum RecordFault {
    /// The position line; bytes are counted from where it begins.
    #[error("{}", .0.reason())]
    Position(ParsePositionError),
    /// A token is no action; bytes are counted from where it begins.
    #[error("{}", .0.reason())]
    Action(ParseActionError),
    /// A token is an illegal action.
    #[error("{0}")]
    Illegal(IllegalAction),
}

/// The offending token with a colon, where there is one.
struct Named(Excerpt);

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.as_str().is_empty() {
            Ok(())
        } else {
            write!(f, "{}: ", self.0)
        }
    }
}
