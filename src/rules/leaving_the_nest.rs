//! Leaving the nest (rule book part 4).
//!
//! The rules: [part 4](crate::rulebook#4-leaving-the-nest).

use crate::board::outlook::{Outlook, Step};
use crate::dice::{DiceLeft, Die, Roll};
use crate::player::Pawn;
use crate::rules::blockades;
use crate::rules::moving::Obstacle;

/// 4.1, 4.5: a pawn in the nest is placed on its entry space, unless a blockade stands there.
///
/// A single opposing pawn there is no obstacle but is captured, although the space is safe (4.6).
#[inline]
pub(crate) fn leave(outlook: &Outlook, pawn: Pawn) -> Result<Step, Obstacle> {
    if outlook.pawn(pawn) != Step::NEST {
        return Err(Obstacle::NotInTheNest);
    }
    match blockades::holds(outlook, Step::ENTRY) {
        Some(blockade) => Err(blockade),
        None => Ok(Step::ENTRY),
    }
}

/// 4.5: no blockade stands on the entry space.
#[inline]
pub(crate) fn entry_is_open(outlook: &Outlook) -> bool {
    blockades::holds(outlook, Step::ENTRY).is_none()
}

/// 4.5, 8.4: an opposing blockade stands on the entry space, which no play of this player can open.
#[inline]
pub(crate) fn entry_is_walled(outlook: &Outlook) -> bool {
    matches!(
        blockades::holds(outlook, Step::ENTRY),
        Some(Obstacle::OpposingBlockade(_))
    )
}

/// 4.1: a die that shows five is left to play.
#[inline]
pub(crate) fn has_five(dice: DiceLeft) -> bool {
    dice.count(Die::FIVE) > 0
}

/// 4.1: the two dice of the roll add up to five.
pub(crate) const fn adds_up_to_five(roll: Roll) -> bool {
    roll.total() == 5
}

/// 4.1, 4.2: both dice of a roll that adds up to five are left to play.
#[inline]
pub(crate) fn has_sum(roll: Roll, dice: DiceLeft) -> bool {
    adds_up_to_five(roll) && dice.len() == 2
}
