//! A board made of bytes in one go, refused where too many pawns share a space.

use super::geometry::RING;
use super::outlook::Step;
use super::track::Track;
use super::{Board, Spot};
use crate::player::Color;

/// The ring as bits 0 to 67.
const RING_BITS: u128 = (1 << RING) - 1;

/// The bit of a spot on the ring or in the home row; none for the nest and home. The bits of home rows stand behind those
/// of the ring.
static BITS: [u128; 256] = {
    let mut bits = [0; 256];
    let mut spot = 0;
    while spot < Spot::HOME.0 {
        if Spot(spot).is_on_the_way() {
            bits[spot as usize] = 1 << spot;
        }
        spot += 1;
    }
    bits
};

impl Board {
    /// The board with pawns on these spots; `None` where three pawns or pawns of two colors share a space (5.6).
    #[inline]
    pub(crate) fn packed(spots: [[Spot; 4]; 4], ages: [[u8; 4]; 4]) -> Option<Board> {
        let (mut all, mut blockades, mut crowds) = (0, 0, 0);
        for side in spots {
            // Where one of the pawns stands or more, two or more, three or more.
            let (mut one, mut two, mut three) = (0, 0, 0);
            for spot in side {
                let bit = BITS[spot.0 as usize];
                three |= two & bit;
                two |= one & bit;
                one |= bit;
            }
            // Home rows are each color's own (1.6).
            crowds |= three | all & one & RING_BITS;
            all |= one;
            blockades |= two;
        }
        blockades &= RING_BITS;
        let mut steps = Board::START.steps;
        for (color, (steps, spots)) in Color::ALL.into_iter().zip(steps.iter_mut().zip(&spots)) {
            for (step, &spot) in steps.iter_mut().zip(spots) {
                *step = Step::of(spot, color);
            }
        }
        (crowds == 0).then_some(Board {
            steps,
            ages,
            singles: Track::of_bits(all & !blockades & RING_BITS),
            blockades: Track::of_bits(blockades),
        })
    }
}
