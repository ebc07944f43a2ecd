//! The board as the player to move sees it: own pawns by their steps from the entry space, and what stands in their way.

use super::geometry::{self, HOME, RING, TURN_OFF};
use super::{Board, Place, RingSpace, RowSpace, Spot};
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
#[derive(Debug, Clone, Copy)]
pub(crate) struct Outlook {
    /// The mover's pawns.
    pub(crate) pawns: [Step; 4],
    /// Opposing blockades, a bit for each relative position; from bit 68 on the ring is repeated, so that a move past
    /// 67 reads straight on.
    pub(crate) walls: u128,
    /// Opposing pawns that stand alone, a bit for each relative position.
    pub(crate) singles: u128,
    /// 8.6: where a pawn and its partner stood at the throw; `NEST` for a pawn without a partner, or where it does not bind.
    pub(crate) partners: [Step; 4],
    /// 16.10: the pawns of overdue blockades, a bit each.
    pub(crate) overdue: u8,
    /// 16.8: a pawn may not pass its turn-off on the ring.
    pub(crate) must_turn_in: bool,
}

const RING_BITS: u128 = (1 << RING) - 1;

impl Outlook {
    /// The board as `color` sees it; partners, overdue blockades and options are the caller's to add.
    pub(crate) fn new(board: &Board, color: Color) -> Outlook {
        let (mut any, mut two) = (0u128, 0u128);
        for other in Color::ALL {
            if other != color {
                for spot in board.spots(other) {
                    let bit = (1 << spot.0) & RING_BITS;
                    two |= any & bit;
                    any |= bit;
                }
            }
        }
        let (walls, singles) = (relative(two, color), relative(any & !two, color));
        Outlook {
            pawns: board.spots(color).map(|spot| Step::of(spot, color)),
            walls: walls | walls << RING,
            singles,
            partners: [Step::NEST; 4],
            overdue: 0,
            must_turn_in: false,
        }
    }

    pub(crate) const fn pawn(&self, pawn: Pawn) -> Step {
        self.pawns[pawn.index()]
    }

    /// The outlook after a pawn has been put on a step; an opposing pawn that stood there alone is gone (6.1, 4.6).
    pub(crate) fn with(&self, pawn: Pawn, to: Step) -> Outlook {
        let mut next = *self;
        next.pawns[pawn.index()] = to;
        if to.is_ring() {
            next.singles &= !(1 << to.steps());
        }
        if self.overdue & 1 << pawn.get() != 0 {
            // The blockade is broken: neither of its pawns is overdue any more (16.10).
            for other in Pawn::ALL {
                if self.pawn(other) == self.pawn(pawn) {
                    next.overdue &= !(1 << other.get());
                }
            }
        }
        next
    }

    /// The mover's pawns on a step.
    pub(crate) fn own(&self, step: Step) -> u8 {
        self.pawns
            .iter()
            .map(|&other| u8::from(other == step))
            .sum()
    }

    /// The mover's own blockades in the lane that leads along the ring or into the home row: a bit for each step.
    pub(crate) fn own_walls(&self, path: Path) -> u128 {
        let mut walls = 0;
        for (i, &step) in self.pawns.iter().enumerate() {
            if step.is_on_the_way() && self.pawns[..i].contains(&step) {
                let bit = 1 << step.steps();
                walls |= match (path, step.is_ring()) {
                    (Path::Ring, true) => bit | bit << RING,
                    // Steps 64 to 67 of the ring are not on the way into the home row, nor the row on the way round.
                    (Path::Row, true) => bit & ((1 << (TURN_OFF + 1)) - 1),
                    (Path::Row, false) => bit,
                    (Path::Ring, false) => 0,
                };
            }
        }
        walls
    }

    /// All blockades, the mover's own included, in the lane of this path.
    pub(crate) fn all_walls(&self, path: Path) -> u128 {
        let opposing = match path {
            Path::Ring => self.walls,
            Path::Row => self.walls & ((1 << (TURN_OFF + 1)) - 1),
        };
        opposing | self.own_walls(path)
    }
}

/// Bits by ring space as bits by relative position (1.3).
const fn relative(bits: u128, color: Color) -> u128 {
    let entry = geometry::entry(color);
    (bits >> entry | bits << (RING - entry)) & RING_BITS
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

// The lanes hold what their types promise.
const _: () =
    assert!(RowSpace::ALL.len() as u8 == HOME - TURN_OFF - 1 && RingSpace::ALL.len() as u8 == RING);
