//! Safe spaces (rule book part 7).
//!
//! The rules: [part 7](crate::rulebook#7-safe-spaces).

use crate::board::outlook::{Outlook, Step};

/// 7.1, 7.2: whether an opposing pawn stands alone on the safe space where a move would end; passing it is another thing.
/// Leaving the nest is the exception (4.6).
#[inline]
pub(crate) fn occupied(outlook: &Outlook, to: Step) -> bool {
    outlook.guarded.meets(outlook.on_track(to))
}
