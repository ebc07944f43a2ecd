//! Doublets (rule book part 10).
//!
//! The rules: [part 10](crate::rulebook#10-doublets).

use crate::board::Board;
use crate::board::outlook::Step;
use crate::dice::{DiceLeft, Roll};
use crate::player::{Color, Pawn};
use crate::rules::house_rules::{DoubletBottoms, HouseRules, ThirdDoublet};

/// 10.1, 10.2, 16.4: the dice that a throw gives: two, or four for a doublet with no pawn in the nest.
pub(crate) fn dice_given(board: &Board, color: Color, roll: Roll, rules: &HouseRules) -> DiceLeft {
    let four = roll.is_doublet()
        && rules.doublet_bottoms == DoubletBottoms::On
        && board.count(color, Step::NEST) == 0;
    DiceLeft::new(roll, four)
}

/// 10.4, 10.5: the doublets in a row after this roll, counted to three.
pub(crate) fn in_a_row(before: u8, roll: Roll) -> u8 {
    if roll.is_doublet() {
        (before + 1).min(3)
    } else {
        0
    }
}

/// 16.6: whether this doublet is the third in a row, and punished.
pub(crate) fn is_punished(doublets: u8, rules: &HouseRules) -> bool {
    doublets == 3 && rules.third_doublet == ThirdDoublet::Penalty
}

/// 16.6: the pawn nearest home, which goes back to its nest; the lowest in a tie.
pub(crate) fn nearest_home(board: &Board, color: Color) -> Option<Pawn> {
    let on_the_way = Pawn::ALL
        .into_iter()
        .filter(|&pawn| board.step(color, pawn).is_on_the_way());
    on_the_way.min_by_key(|&pawn| board.step(color, pawn).to_go())
}
