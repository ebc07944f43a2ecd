//! Spaces of the ring as a set: where blockades stand, where pawns stand alone.

use core::ops::{BitAnd, BitOr, BitXor, Not};

use super::geometry::{RING, from_relative, is_safe};
use super::outlook::Step;
use crate::player::Color;

/// A set of ring spaces, each a bit.
///
/// The two words overlap, so that what lies ahead of any space is read with one shift of one word: the first has the
/// spaces 1 to 64, the second the spaces from 33 on to 67, and then from 0 to 28.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Track([u64; 2]);

/// The space before those of the second word.
const SECOND: u8 = 32;

impl Track {
    pub(crate) const EMPTY: Track = Track([0; 2]);

    /// 1.7: the safe spaces.
    pub(crate) const SAFE: Track = {
        let mut safe = [0; 2];
        let mut space = 0;
        while space < RING {
            if is_safe(space) {
                let bits = bits_of(space);
                safe = [safe[0] | bits[0], safe[1] | bits[1]];
            }
            space += 1;
        }
        Track(safe)
    };

    /// The ring spaces with these bits, 0 to 67.
    #[cfg(feature = "capi")]
    pub(crate) const fn of_bits(bits: u128) -> Track {
        let first = (bits >> 1) as u64;
        // Space 0 follows on space 67.
        let second = (bits >> (1 + SECOND)) as u64 | (bits as u64) << (RING - 1 - SECOND);
        Track([first, second])
    }

    /// The set of the ring space at a step of a color; the empty set for any other step.
    #[inline]
    pub(crate) fn at(step: Step, color: Color) -> Track {
        Track(STEPS[color.index()][step.number() as usize])
    }

    /// The spaces ahead of a step on the ring, going round: distance n is bit n − 1, up to a distance of 29.
    #[inline]
    pub(crate) fn ahead(self, step: Step, color: Color) -> u64 {
        let [first, second] = self.0;
        let view = VIEWS[color.index()][step.number() as usize];
        let word = if view < IN_SECOND { first } else { second };
        // The shift counts modulo 64, so that the mark of the word does not matter.
        word.wrapping_shr(u32::from(view))
    }

    /// The spaces that lie up to 28 steps before those of this set, as far as they are among 1 to 67 − `steps`, or, going
    /// round, of 33 on: enough to be compared with a set.
    #[inline]
    pub(crate) const fn earlier(self, steps: u8) -> Track {
        Track([self.0[0] >> steps, self.0[1] >> steps])
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        // Every space is in one of the words.
        self.0[0] | self.0[1] == 0
    }

    /// Whether the two sets have a space in common.
    #[inline]
    pub(crate) fn meets(self, other: Track) -> bool {
        !(self & other).is_empty()
    }
}

/// The bits of the steps of each color. Tables are cheaper than to count from the entry space and to shift.
static STEPS: [[[u64; 2]; 256]; 4] = {
    let mut bits = [[[0; 2]; 256]; 4];
    let mut seat = 0;
    while seat < 4 {
        let mut step = 0;
        while step < RING {
            bits[seat][step as usize] = bits_of(from_relative(step, Color::ALL[seat]));
            step += 1;
        }
        seat += 1;
    }
    bits
};

/// How the spaces ahead of the steps of each color are read: the shift, and the mark of the second word.
static VIEWS: [[u8; 256]; 4] = {
    let mut views = [[0; 256]; 4];
    let mut seat = 0;
    while seat < 4 {
        let mut step = 0;
        while step < RING {
            let space = from_relative(step, Color::ALL[seat]);
            views[seat][step as usize] = if space < SECOND {
                space
            } else {
                IN_SECOND + space - SECOND
            };
            step += 1;
        }
        seat += 1;
    }
    views
};

/// The mark of the second word.
const IN_SECOND: u8 = 0x80;

const fn bits_of(space: u8) -> [u64; 2] {
    let first = match space {
        1..=64 => 1 << (space - 1),
        _ => 0,
    };
    let second = match space {
        33..RING => 1 << (space - 1 - SECOND),
        0..=28 => 1 << (space + RING - 1 - SECOND),
        _ => 0,
    };
    [first, second]
}

impl BitAnd for Track {
    type Output = Track;

    #[inline]
    fn bitand(self, other: Track) -> Track {
        Track([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }
}

impl BitOr for Track {
    type Output = Track;

    #[inline]
    fn bitor(self, other: Track) -> Track {
        Track([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }
}

impl BitXor for Track {
    type Output = Track;

    #[inline]
    fn bitxor(self, other: Track) -> Track {
        Track([self.0[0] ^ other.0[0], self.0[1] ^ other.0[1]])
    }
}

/// Spaces beyond the ring are in no set: the complement is only to be intersected with sets.
impl Not for Track {
    type Output = Track;

    #[inline]
    fn not(self) -> Track {
        Track([!self.0[0], !self.0[1]])
    }
}
