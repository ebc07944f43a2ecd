//! Capture (rule book part 6).
//!
//! The rules: [part 6](crate::rulebook#6-capture).

use crate::board::{Board, Spot};
use crate::player::{Color, Pawn};
use crate::rules::house_rules::{CaptureRewards, HouseRules};

/// 6.1, 4.6: the opposing pawn that a pawn arriving on this spot sends to its nest.
///
/// That the arrival is legal has been judged: who stands there stands alone, and on a safe space only a pawn from the nest arrives.
pub(crate) fn captured(board: &Board, to: Spot, by: Color) -> Option<(Color, Pawn)> {
    if !matches!(to.place(), crate::board::Place::Ring(_)) {
        return None;
    }
    board.opponent_on(to, by)
}

/// 6.2, 16.11: whether a capture earns Reward20, given whether this roll has earned one already.
pub(crate) fn is_rewarded(already: bool, rules: &HouseRules) -> bool {
    rules.capture_rewards == CaptureRewards::Every || !already
}
