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
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The line of the record, counted from 1.
    pub const fn line(&self) -> usize {
        self.line
    }

    /// The offending token, at most its first twelve bytes; empty where it is the position line.
    pub fn token(&self) -> &str {
        self.token.as_str()
    }

    /// What is wrong.
    pub const fn reason(&self) -> RecordFault {
        self.reason
    }
}

/// What is wrong with a record.
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
