//! The board as the player to move sees it: own pawns by their steps from the entry space, and what stands in their way.

use super::geometry::{self, HOME, RING, TURN_OFF};
use super::track::Track;
use super::{Board, Place, Spot};
use crate::action::Path;
use crate::player::{Color, Pawn};

/// Where one of the mover's pawns is, in steps from its entry space (1.3, 1.5).
///
/// There are two lanes. On the ring the steps are the relative position, 0–67. In the home row they go on from the
/// turn-off: 64–70 for its spaces, 71 for home; these carry the high bit, since 64–67 exist on the ring too. The nest
/// has the high bit alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Step(u8);

impl Step {
    const ROW: u8 = 0x80;
    pub(crate) const ENTRY: Step = Step(0);
    pub(crate) const NEST: Step = Step(Step::ROW);
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

    #[inline]
    pub(crate) const fn of(spot: Spot, color: Color) -> Step {
        STEPS[color.index()][spot.0 as usize]
    }

    #[inline]
    pub(crate) fn spot(self, color: Color) -> Spot {
        SPOTS[color.index()][self.0 as usize]
    }

    pub(crate) fn place(self, color: Color) -> Place {
        self.spot(color).place()
    }

    /// The number by which tables of steps are read.
    #[inline]
    pub(crate) const fn number(self) -> u8 {
        self.0
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

/// [`Step::of`] as a table: by seat and spot.
static STEPS: [[Step; 256]; 4] = {
    let mut steps = [[Step::NEST; 256]; 4];
    let mut seat = 0;
    while seat < 4 {
        let mut spot = 0;
        while spot <= Spot::HOME.0 {
            steps[seat][spot as usize] = match Spot(spot) {
                Spot::NEST => Step::NEST,
                Spot(space) if space < RING => Step(geometry::relative(space, Color::ALL[seat])),
                Spot(number) => Step::row(number - Spot::NEST.0 + TURN_OFF),
            };
            spot += 1;
        }
        seat += 1;
    }
    steps
};

/// [`Step::spot`] as a table: by seat and number.
static SPOTS: [[Spot; 256]; 4] = {
    let mut spots = [[Spot::NEST; 256]; 4];
    let mut seat = 0;
    while seat < 4 {
        let mut spot = 0;
        while spot <= Spot::HOME.0 {
            spots[seat][STEPS[seat][spot as usize].0 as usize] = Spot(spot);
            spot += 1;
        }
        seat += 1;
    }
    spots
};

/// Everything that decides whether one pawn can make one move, from the mover's point of view.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Outlook {
    /// The mover.
    pub(crate) color: Color,
    /// The mover's pawns.
    pub(crate) pawns: [Step; 4],
    /// Blockades on the ring, of any player.
    pub(crate) blockades: Track,
    /// Safe spaces on which an opposing pawn stands alone.
    pub(crate) guarded: Track,
    /// The mover's pawns on the ring.
    pub(crate) own_ring: Track,
    /// 8.6: where a pawn and its partner stood at the throw; `NEST` for a pawn without a partner, or where it does not bind.
    pub(crate) partners: [Step; 4],
    /// 16.10: the pawns of overdue blockades, a bit each.
    pub(crate) overdue: u8,
    /// 16.8: a pawn may not pass its turn-off on the ring.
    pub(crate) must_turn_in: bool,
}

impl Outlook {
    /// The board as `color` sees it; partners, overdue blockades and options are the caller's to add.
    #[inline]
    pub(crate) fn new(board: &Board, color: Color) -> Outlook {
        let pawns = *board.steps(color);
        let on_track = |i: usize| Track::at(pawns[i], color);
        let own_ring = on_track(0) | on_track(1) | on_track(2) | on_track(3);
        Outlook {
            color,
            pawns,
            blockades: board.blockades(),
            guarded: board.singles() & Track::SAFE & !own_ring,
            own_ring,
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
        let (left, reached) = (self.on_track(from), self.on_track(to));
        // Where two stood one stays behind; where one of its own stood the pawn makes it two.
        next.own_ring = self.own_ring & !left | self.blockades & left;
        next.blockades = self.blockades & !left | next.own_ring & reached;
        next.own_ring = next.own_ring | reached;
        next.guarded = self.guarded & !reached;
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

    /// 8.6: whether any pawn has a partner.
    #[inline]
    pub(crate) fn has_partners(&self) -> bool {
        // As one word: four bytes would be compared one by one.
        u32::from_le_bytes(self.partners.map(Step::number))
            != u32::from_le_bytes(NO_PARTNERS.map(Step::number))
    }

    /// The set of the ring space at this step; the empty set for any other step.
    #[inline]
    pub(crate) fn on_track(&self, step: Step) -> Track {
        Track::at(step, self.color)
    }

    /// The mover's pawns on a step.
    #[inline]
    pub(crate) fn own(&self, step: Step) -> u8 {
        self.pawns
            .iter()
            .map(|&other| u8::from(other == step))
            .sum()
    }

    /// What of a set lies ahead of a step on the ring, going round: distance n is bit n − 1, up to 28.
    #[inline]
    pub(crate) fn ahead(&self, of: Track, step: Step) -> u32 {
        of.ahead(step, self.color) as u32
    }

    /// The blockades ahead of a pawn on the way along this path: distance n is bit n − 1, up to 28.
    pub(crate) fn blockades_ahead(&self, from: Step, path: Path) -> u32 {
        let on_the_ring = if from.is_ring() {
            self.ahead(self.blockades, from)
        } else {
            0
        };
        match (path, FIRST_OF_THE_ROW.checked_sub(from.steps() + 1)) {
            (Path::Row, None) => row_blockades(self.pawns) >> (from.steps() + 1 - FIRST_OF_THE_ROW),
            // The ring beyond the turn-off is not on the way into the home row.
            (Path::Row, Some(before @ 0..28)) => {
                on_the_ring & ((1 << before) - 1) | row_blockades(self.pawns) << before
            }
            (Path::Ring, _) | (Path::Row, Some(_)) => on_the_ring,
        }
    }
}

/// Steps from the entry space to the first space of the home row (1.5).
pub(crate) const FIRST_OF_THE_ROW: u8 = TURN_OFF + 1;

/// Nobody has a partner.
pub(crate) const NO_PARTNERS: [Step; 4] = [Step::NEST; 4];

/// 9.6: the blockades of these pawns in their home row: bit n is set for the space n + 1.
#[inline]
pub(crate) fn row_blockades(pawns: [Step; 4]) -> u32 {
    let rows = in_the_row(pawns);
    if rows & rows.wrapping_sub(1) == 0 {
        return 0;
    }
    let mut bits = 0;
    for (i, step) in pawns.iter().enumerate() {
        if !step.is_ring() && step.is_on_the_way() && pawns[..i].contains(step) {
            bits |= 1 << (step.steps() - FIRST_OF_THE_ROW);
        }
    }
    bits
}

/// The pawns in their home row: the high bit of each one's byte.
#[inline]
pub(crate) fn in_the_row(pawns: [Step; 4]) -> u32 {
    // The nest alone lacks the next bit, and home alone has all of the lowest three.
    let steps = u32::from_le_bytes(pawns.map(|step| step.0));
    let home = (steps & 0x0707_0707) + 0x7979_7979;
    steps & steps << 1 & !home & 0x8080_8080
}

/// The pawns in the nest: the lowest bit of each one's byte.
#[inline]
pub(crate) fn pawns_in_the_nest(pawns: [Step; 4]) -> u32 {
    let steps = u32::from_le_bytes(pawns.map(|step| step.0));
    // The nest has the high bit alone.
    let more = (steps & 0x7F7F_7F7F) + 0x7F7F_7F7F;
    (steps & !more & 0x8080_8080) >> 7
}

/// The pawns on the way that have at most this many steps to go into the home row, and those beyond their turn-off: the
/// high bit of each one's byte. A move of that length, 1 to 14, can take none of the others into the row.
#[inline]
pub(crate) fn near_home(pawns: [Step; 4], farthest: u8) -> u32 {
    let steps = u32::from_le_bytes(pawns.map(|step| step.0));
    let home = steps & steps << 1 & ((steps & 0x0707_0707) + 0x7979_7979);
    // A byte of 64 − farthest or more is carried into its high bit.
    let carry = u32::from(128 - FIRST_OF_THE_ROW + farthest) * 0x0101_0101;
    ((steps & 0x7F7F_7F7F) + carry) & !home & 0x8080_8080
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
