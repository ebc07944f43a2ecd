//! Capture (rule book part 6).
//!
//! The rules: [part 6](crate::rulebook#6-capture).

use crate::board::Board;
use crate::board::outlook::Step;
use crate::board::track::Track;
use crate::player::{Color, Pawn};
use crate::rules::house_rules::{CaptureRewards, HouseRules};

/// 6.1, 4.6: the opposing pawn that a pawn arriving on this step sends to its nest.
///
/// That the arrival is legal has been judged: who stands there stands alone, and on a safe space only a pawn from the nest arrives.
#[inline]
pub(crate) fn captured(board: &Board, to: Step, by: Color) -> Option<(Color, Pawn)> {
    if !board.singles().meets(Track::at(to, by)) {
        return None;
    }
    board.opponent_on(to, by)
}

/// 6.2, 16.11: whether a capture earns Reward20, given whether this roll has earned one already.
pub(crate) fn is_rewarded(already: bool, rules: &HouseRules) -> bool {
    rules.capture_rewards == CaptureRewards::Every || !already
}
