//! Winning (rule book part 14).
//!
//! The rules: [part 14](crate::rulebook#14-winning).

use crate::board::Board;
use crate::board::outlook::Step;
use crate::player::Color;

/// 14.1, 16.12: all four pawns of a player are at home.
pub(crate) fn all_home(board: &Board, color: Color) -> bool {
    *board.steps(color) == [Step::HOME; 4]
}
