//! Board (rule book part 1): the ring, the entry spaces, the safe spaces and the home rows as numbers.

use crate::player::Color;

/// Spaces of the ring (1.1).
pub(crate) const RING: u8 = 68;
/// Relative position of the last ring space before the home row (1.4).
pub(crate) const TURN_OFF: u8 = 63;
/// Steps from the entry space to home, by way of the home row (1.5).
pub(crate) const HOME: u8 = 71;

/// 1.2: the entry space of a seat.
pub(crate) const fn entry(color: Color) -> u8 {
    17 * color.seat()
}

/// 1.3: the relative position of a ring space, seen from a seat.
pub(crate) const fn relative(space: u8, color: Color) -> u8 {
    let entry = entry(color);
    if space >= entry {
        space - entry
    } else {
        space + RING - entry
    }
}

/// 1.3, the other way round: the ring space at a relative position.
pub(crate) const fn from_relative(relative: u8, color: Color) -> u8 {
    let space = relative + entry(color);
    if space >= RING { space - RING } else { space }
}

/// 1.7: whether a ring space is safe. The same holds of relative positions, since the seats are 17 spaces apart.
pub(crate) const fn is_safe(space: u8) -> bool {
    matches!(space % 17, 0 | 7 | 12)
}
