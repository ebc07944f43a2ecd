//! Safe spaces (rule book part 7).

use crate::board::outlook::{Outlook, Step};

/// 7.1: whether an opposing pawn stands alone on the safe space where a move would end. Leaving the nest is the exception (4.6).
#[inline]
pub(crate) fn occupied(outlook: &Outlook, to: Step) -> bool {
    outlook.guarded & to.ring_bit() != 0
}
