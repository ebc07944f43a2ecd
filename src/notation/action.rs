//! An action as one token.

use core::fmt;
use core::str::FromStr;

use super::error::ParseActionError;
use super::reader::{Faulty, Reader, whole};
use super::text::Short;
use crate::action::{Action, LeaveWith, MoveBy, Path};

/// The longest text of an action, `0+20h`.
const LONGEST: usize = 5;

/// The token of a game record: `3-5`, `0e5`, `0es`, `2+6`, `2+6h` or `end`.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Roll(roll) => fmt::Display::fmt(roll, f),
            Action::LeaveNest { pawn, with } => {
                let with = match with {
                    LeaveWith::Five => "5",
                    LeaveWith::Sum => "s",
                };
                Short::<LONGEST>::pad(f, format_args!("{pawn}e{with}"))
            }
            Action::Move { pawn, by, path } => {
                let row = match path {
                    Path::Ring => "",
                    Path::Row => "h",
                };
                Short::<LONGEST>::pad(f, format_args!("{pawn}+{}{row}", by.spaces()))
            }
            Action::End => f.pad("end"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    /// The action with this text: `3-5`, `0e5`, `0es`, `2+6`, `2+6h` or `end`.
    fn from_str(text: &str) -> Result<Action, ParseActionError> {
        whole(text, action).map_err(|(at, reason)| ParseActionError::new(at, reason))
    }
}

fn action(reader: &mut Reader<'_>) -> Faulty<Action> {
    if reader.eat("end") {
        return Ok(Action::End);
    }
    if reader.digit().is_none() {
        return reader.fail("an action (such as 3-5, 0e5, 0es, 2+6, 2+6h or end)");
    }
    match reader.rest().as_bytes().get(1) {
        Some(b'e') => {
            let pawn = reader.pawn()?;
            reader.expect("e", "\"e\"")?;
            let with = if reader.eat("5") {
                LeaveWith::Five
            } else if reader.eat("s") {
                LeaveWith::Sum
            } else {
                return reader.fail("5 or s");
            };
            Ok(Action::LeaveNest { pawn, with })
        }
        Some(b'+') => {
            let pawn = reader.pawn()?;
            reader.expect("+", "\"+\"")?;
            let by = spaces(reader)?;
            let path = if reader.eat("h") {
                Path::Row
            } else {
                Path::Ring
            };
            Ok(Action::Move { pawn, by, path })
        }
        Some(b'-') => reader.roll().map(Action::Roll),
        _ => {
            reader.number(0..=9, "an action (such as 3-5, 0e5, 0es, 2+6, 2+6h or end)")?;
            reader.fail("\"-\", \"e\" or \"+\"")
        }
    }
}

fn spaces(reader: &mut Reader<'_>) -> Faulty<MoveBy> {
    const EXPECTED: &str = "spaces to move (1 to 6, 10 or 20)";
    let start = *reader;
    let number = reader.number(0..=u8::MAX, EXPECTED)?;
    match MoveBy::from_spaces(number) {
        Some(by) => Ok(by),
        None => start.fail(EXPECTED),
    }
}
