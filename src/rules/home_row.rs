//! Home row, home, and going round again (rule book part 9).
//!
//! The rules: [part 9](crate::rulebook#9-home-row-home-and-going-round-again).

use crate::action::Path;
use crate::board::geometry::{HOME, TURN_OFF};
use crate::board::outlook::Step;
use crate::rules::moving::Obstacle;

/// 9.1: a move from here by so many spaces passes the turn-off.
pub(crate) const fn passes_the_turn_off(from: Step, spaces: u8) -> bool {
    from.is_ring() && from.steps() <= TURN_OFF && from.steps() + spaces > TURN_OFF
}

/// 9.1, 9.2, 9.4: where a pawn on the way ends by this path, blockades and other pawns apart.
///
/// Beyond home comes before a path that is not possible (15.1).
#[inline]
pub(crate) fn end_of_path(from: Step, spaces: u8, path: Path) -> Result<Step, Obstacle> {
    let end = from.steps() + spaces;
    let in_the_row = !from.is_ring();
    let turns_in = matches!(path, Path::Row) && passes_the_turn_off(from, spaces);
    match path {
        _ if (in_the_row || turns_in) && end > HOME => Err(Obstacle::BeyondHome),
        Path::Row if in_the_row || turns_in => Ok(Step::row(end)),
        Path::Ring if !in_the_row => Ok(Step::ring(end)),
        Path::Ring | Path::Row => Err(Obstacle::PathNotPossible),
    }
}

/// Where a pawn on the way ends by a move that is known to be legal.
#[inline]
pub(crate) const fn landing(from: Step, spaces: u8, path: Path) -> Step {
    match path {
        Path::Ring => Step::ring(from.steps() + spaces),
        Path::Row => Step::row(from.steps() + spaces),
    }
}

/// 16.8: whether a pawn would pass its turn-off on the ring where that is not allowed.
#[inline]
pub(crate) fn is_not_allowed(from: Step, spaces: u8, path: Path, must_turn_in: bool) -> bool {
    must_turn_in && matches!(path, Path::Ring) && passes_the_turn_off(from, spaces)
}
