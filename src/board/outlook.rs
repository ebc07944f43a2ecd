//! The board as the player to move sees it: own pawns by their steps from the entry space, and what stands in their way.

use super::geometry::{self, HOME, RING, RING_BITS, SAFE as SAFE_SPACES, TURN_OFF};
use super::{Board, Place, Spot};
use crate::action::Path;
use crate::player::{Color, Pawn};

/// Where one of the mover's pawns is, in steps from its entry space (1.3, 1.5).
///
/// There are two lanes. On the ring the steps are the relative position, 0–67. In the home row they go on from the
/// turn-off: 64–70 for its spaces, 71 for home; these carry the high bit, since 64–67 exist on the ring too.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Step(u8);

impl Step {
    const ROW: u8 = 0x80;
    pub(crate) const ENTRY: Step = Step(0);
    pub(crate) const NEST: Step = Step(Step::ROW | TURN_OFF);
    pub(crate) const HOME: Step = Step(Step::ROW | HOME);

    /// The step on the ring at a relative position of 0 to 67 or, having gone round, up to 67 more.
    pub(crate) const fn ring(relative: u8) -> Step {
        Step(if relative < RING {
            relative
        } else {
            relative - RING
        })
    }

    /// The step this many steps from the entry space by way of the home row: 64 to 71.
    pub(crate) const fn row(steps: u8) -> Step {
        Step(Step::ROW | steps)
    }

    pub(crate) const fn of(spot: Spot, color: Color) -> Step {
        if spot.0 < RING {
            Step(geometry::relative(spot.0, color))
        } else {
            Step(spot.0 + (Step::NEST.0 - Spot::NEST.0))
        }
    }

    pub(crate) const fn spot(self, color: Color) -> Spot {
        if self.0 < Step::ROW {
            Spot(geometry::from_relative(self.0, color))
        } else {
            Spot(self.0 - (Step::NEST.0 - Spot::NEST.0))
        }
    }

    pub(crate) const fn place(self, color: Color) -> Place {
        self.spot(color).place()
    }

    /// Steps from the entry space, without regard to the lane.
    pub(crate) const fn steps(self) -> u8 {
        self.0 & !Step::ROW
    }

    /// The bit of a relative position on the ring; no bit in the home row, in the nest and at home.
    #[inline]
    pub(crate) const fn ring_bit(self) -> u128 {
        if self.is_ring() { 1 << self.0 } else { 0 }
    }

    /// On the ring.
    pub(crate) const fn is_ring(self) -> bool {
        self.0 < Step::ROW
    }

    /// On the ring or in the home row (5.1).
    pub(crate) const fn is_on_the_way(self) -> bool {
        self.0 != Step::NEST.0 && self.0 != Step::HOME.0
    }

    /// 16.6: the steps to go to home. A pawn past its turn-off on the ring must first go round.
    pub(crate) const fn to_go(self) -> u8 {
        if self.is_ring() && self.0 > TURN_OFF {
            HOME + RING - self.0
        } else {
            HOME - self.steps()
        }
    }
}

/// Everything that decides whether one pawn can make one move, from the mover's point of view.
///
/// Bits for the ring count from the entry space, and from bit 68 on the ring is repeated, so that a move past 67 reads
/// straight on.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Outlook {
    /// The mover's pawns.
    pub(crate) pawns: [Step; 4],
    /// Blockades on the ring, of any player.
    pub(crate) blockades: u128,
    /// Safe spaces on which an opposing pawn stands alone.
    pub(crate) guarded: u128,
    /// The mover's pawns on the ring.
    pub(crate) own_ring: u128,
    /// 8.6: where a pawn and its partner stood at the throw; `NEST` for a pawn without a partner, or where it does not bind.
    pub(crate) partners: [Step; 4],
    /// 16.10: the pawns of overdue blockades, a bit each.
    pub(crate) overdue: u8,
    /// 16.8: a pawn may not pass its turn-off on the ring.
    pub(crate) must_turn_in: bool,
}

impl Outlook {
    /// The board as `color` sees it; partners, overdue blockades and options are the caller's to add.
    pub(crate) fn new(board: &Board, color: Color) -> Outlook {
        let spots = board.spots(color);
        let own =
            spots[0].ring_bit() | spots[1].ring_bit() | spots[2].ring_bit() | spots[3].ring_bit();
        let step = |i: usize| Step::of(spots[i], color);
        Outlook {
            pawns: [step(0), step(1), step(2), step(3)],
            blockades: twice_round(relative(board.blockades(), color)),
            guarded: twice_round(relative(board.singles() & SAFE_SPACES & !own, color)),
            own_ring: twice_round(relative(own, color)),
            partners: NO_PARTNERS,
            overdue: 0,
            must_turn_in: false,
        }
    }

    #[inline]
    pub(crate) const fn pawn(&self, pawn: Pawn) -> Step {
        self.pawns[pawn.index()]
    }

    /// The outlook after a pawn has been put on a step; an opposing pawn that stood there alone is gone (6.1, 4.6).
    #[inline]
    pub(crate) fn with(&self, pawn: Pawn, to: Step) -> Outlook {
        let mut next = *self;
        let from = self.pawn(pawn);
        next.pawns[pawn.index()] = to;
        let (left, reached) = (twice_round(from.ring_bit()), twice_round(to.ring_bit()));
        // Where two stood one stays behind; where one of its own stood the pawn makes it two.
        next.own_ring = self.own_ring & !left | self.blockades & left;
        next.blockades = self.blockades & !left | next.own_ring & reached;
        next.own_ring |= reached;
        next.guarded &= !reached;
        if self.overdue & 1 << pawn.get() != 0 {
            // The blockade is broken: neither of its pawns is overdue any more (16.10).
            for other in Pawn::ALL {
                if self.pawn(other) == from {
                    next.overdue &= !(1 << other.get());
                }
            }
        }
        next
    }

    /// The mover's pawns on a step.
    #[inline]
    pub(crate) fn own(&self, step: Step) -> u8 {
        self.pawns
            .iter()
            .map(|&other| u8::from(other == step))
            .sum()
    }

    /// 9.6: the mover's blockades in its home row: bit n is set for the space n + 1.
    pub(crate) fn row_blockades(&self) -> u32 {
        let mut bits = 0;
        for (i, &step) in self.pawns.iter().enumerate() {
            if !step.is_ring() && step.is_on_the_way() && self.pawns[..i].contains(&step) {
                bits |= 1 << (step.steps() - FIRST_OF_THE_ROW);
            }
        }
        bits
    }

    /// All blockades on the lane of this path, a bit for each step from the entry space.
    pub(crate) fn blockades_on(&self, path: Path) -> u128 {
        match path {
            Path::Ring => self.blockades,
            // The ring beyond the turn-off is not on the way into the home row.
            Path::Row => {
                self.blockades & ((1 << FIRST_OF_THE_ROW) - 1)
                    | u128::from(self.row_blockades()) << FIRST_OF_THE_ROW
            }
        }
    }
}

/// Steps from the entry space to the first space of the home row (1.5).
pub(crate) const FIRST_OF_THE_ROW: u8 = TURN_OFF + 1;

/// Nobody has a partner.
pub(crate) const NO_PARTNERS: [Step; 4] = [Step::NEST; 4];

/// Bits by ring space as bits by relative position (1.3).
#[inline]
const fn relative(bits: u128, color: Color) -> u128 {
    // Shifts by constants are several times cheaper than by a number looked up.
    match color {
        Color::Yellow => bits,
        Color::Blue => turned::<{ geometry::entry(Color::Blue) }>(bits),
        Color::Red => turned::<{ geometry::entry(Color::Red) }>(bits),
        Color::Green => turned::<{ geometry::entry(Color::Green) }>(bits),
    }
}

#[inline]
const fn turned<const ENTRY: u8>(bits: u128) -> u128 {
    (bits >> ENTRY | bits << (RING - ENTRY)) & RING_BITS
}

/// The ring's bits, and from bit 68 on once more.
#[inline]
const fn twice_round(bits: u128) -> u128 {
    bits | bits << RING
}

/// The spaces of a move in order, its end included: what a renderer draws.
pub(crate) fn route(
    from: Step,
    spaces: u8,
    path: Path,
    color: Color,
) -> impl Iterator<Item = Place> {
    (1..=spaces).map(move |i| {
        let steps = from.steps() + i;
        match path {
            Path::Row if steps > TURN_OFF => Step::row(steps).place(color),
            _ => Step::ring(steps).place(color),
        }
    })
}
