//! Moving (rule book part 5).
//!
//! The rules: [part 5](crate::rulebook#5-moving).
//!
//! A single move is judged in two forms: [`advance`] judges one and says what forbids it, [`reach`] gives all distances of
//! a pawn at once, for listing and looking ahead. They are the same rules twice for the sake of speed, so their agreement
//! is a test (`rules::duty::tests`), and the naive twin checks both.

use crate::action::Path;
use crate::board::geometry::{HOME, RING, TURN_OFF};
use crate::board::outlook::{FIRST_OF_THE_ROW, Outlook, Step};
use crate::player::Pawn;
use crate::rules::{blockades, home_row, safe_spaces};

/// What keeps a pawn from moving or from leaving its nest, in the order of 15.1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Obstacle {
    /// 5.1
    NotOnTheWay,
    /// 4.1
    NotInTheNest,
    /// 9.4
    BeyondHome,
    /// 9.1
    PathNotPossible,
    /// 16.8
    RowCompulsory,
    /// 8.2
    BlockadePassed(Step),
    /// 8.4
    OpposingBlockade(Step),
    /// 8.5
    OwnBlockade(Step),
    /// 7.1
    SafeSpaceOccupied(Step),
    /// 8.6
    PartnerThere(Step),
}

/// 5.1 to 5.6: where a pawn ends that moves by one die or one reward, or what keeps it from moving.
///
/// This is the one judge of a single move, for dice and rewards alike; the duty to use the dice (part 11) comes on top.
#[inline]
pub(crate) fn advance(
    outlook: &Outlook,
    pawn: Pawn,
    spaces: u8,
    path: Path,
) -> Result<Step, Obstacle> {
    let from = outlook.pawn(pawn);
    let to = reaches(from, spaces, path)?;
    if home_row::is_not_allowed(from, spaces, path, outlook.must_turn_in) {
        return Err(Obstacle::RowCompulsory);
    }
    if let Some(blockade) = blockades::passed(outlook, from, spaces, path) {
        return Err(Obstacle::BlockadePassed(blockade));
    }
    if let Some(blockade) = blockades::holds(outlook, to) {
        return Err(blockade);
    }
    if safe_spaces::occupied(outlook, to) {
        return Err(Obstacle::SafeSpaceOccupied(to));
    }
    if blockades::rejoins_its_partner(outlook, pawn, to) {
        return Err(Obstacle::PartnerThere(to));
    }
    Ok(to)
}

/// 5.1, 5.5, 9.1: where a pawn ends by the geometry of the board alone, or what keeps it from moving.
#[inline]
pub(crate) fn reaches(from: Step, spaces: u8, path: Path) -> Result<Step, Obstacle> {
    if !from.is_on_the_way() {
        return Err(Obstacle::NotOnTheWay);
    }
    home_row::end_of_path(from, spaces, path)
}

/// The distances, 1 to 20, that a pawn may move on each path: distance n is bit n − 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Reach {
    ring: u32,
    row: u32,
}

impl Reach {
    pub(crate) const NONE: Reach = Reach { ring: 0, row: 0 };

    /// Whether this distance is allowed on this path.
    #[cfg(test)]
    pub(crate) fn allows(self, spaces: u8, path: Path) -> bool {
        let distances = if path == Path::Ring {
            self.ring
        } else {
            self.row
        };
        distances & bit(spaces) != 0
    }

    /// The moves by dice as in the action numbers: bit 2·(number − 1), the next one for the row.
    #[inline]
    pub(crate) const fn by_dice(self) -> u16 {
        SPREAD[self.ring as usize & 63] | SPREAD[self.row as usize & 63] << 1
    }

    /// The moves by rewards likewise: bits 12 and 13 for ten spaces, 14 and 15 for twenty.
    #[inline]
    pub(crate) const fn by_rewards(self) -> u16 {
        let ten = self.ring >> 9 & 1 | (self.row >> 9 & 1) << 1;
        let twenty = self.ring >> 19 & 1 | (self.row >> 19 & 1) << 1;
        (ten << 12 | twenty << 14) as u16
    }

    /// The distances that can be stops on the way to one another: all on the ring, or all on the way into the row.
    #[inline]
    pub(crate) const fn lanes(self, from: Step) -> [u32; 2] {
        [self.ring, self.ring & before_the_turn_off(from) | self.row]
    }
}

/// The farthest that anything moves a pawn: a reward of twenty (12.1).
pub(crate) const BY_REWARDS: u8 = 20;
/// The farthest that the dice of one roll move a pawn: a doublet of four (10.1).
pub(crate) const BY_DICE: u8 = 14;

/// All distances up to `FARTHEST` by which [`advance`] lets a pawn move, at once; a test compares the two
/// (`rules::duty::tests`).
#[inline]
pub(crate) fn reach<const FARTHEST: u8>(outlook: &Outlook, i: usize) -> Reach {
    let from = outlook.pawns[i];
    if !from.is_on_the_way() {
        return Reach::NONE;
    }
    let ahead = from.steps() + 1;
    let (mut ring, mut row) = (0, 0);
    if from.is_ring() {
        // 8.2, 8.4, 8.5: only what lies before the first blockade. 7.1: no guarded safe space.
        let blockades = (outlook.blockades >> ahead) as u32;
        ring = before_the_first(blockades) & !((outlook.guarded >> ahead) as u32) & first(FARTHEST);
        if home_row::passes_the_turn_off(from, FARTHEST) {
            let before = before_the_turn_off(from);
            if blockades & before == 0 {
                row = in_the_row(outlook, ahead) & !before & first(FARTHEST);
            }
            if outlook.must_turn_in {
                ring &= before;
            }
        }
    } else {
        row = in_the_row(outlook, ahead);
    }
    let reach = Reach { ring, row };
    if outlook.partners[i] == Step::NEST {
        reach
    } else {
        not_to_its_partner(reach, outlook, i)
    }
}

/// The distances of a reach at which another pawn of the mover's stands on the way.
#[inline]
pub(crate) fn joining(outlook: &Outlook, i: usize, reach: Reach) -> Reach {
    let from = outlook.pawns[i];
    let ring = reach.ring & (outlook.own_ring >> (from.steps() + 1)) as u32;
    let mut row = 0;
    if reach.row != 0 {
        for step in outlook.pawns {
            if !step.is_ring() && step.is_on_the_way() {
                row |= bit(step.steps().saturating_sub(from.steps()));
            }
        }
    }
    Reach {
        ring,
        row: row & reach.row,
    }
}

/// The distances that a pawn which has just left the nest can move: the turn-off is out of reach, and its partner (8.6)
/// cannot have been in the nest.
#[inline]
pub(crate) fn reach_from_the_entry(outlook: &Outlook) -> u32 {
    before_the_first((outlook.blockades >> 1) as u32) & !((outlook.guarded >> 1) as u32)
}

/// 8.6: the reach of a pawn, less the step of its partner.
fn not_to_its_partner(mut reach: Reach, outlook: &Outlook, i: usize) -> Reach {
    let (pawn, from) = (Pawn::ALL[i], outlook.pawns[i]);
    for other in Pawn::ALL {
        let to = outlook.pawn(other);
        if other != pawn && blockades::rejoins_its_partner(outlook, pawn, to) {
            match (from.is_ring(), to.is_ring()) {
                (true, true) => reach.ring &= !bit((to.steps() + RING - from.steps()) % RING),
                (_, false) => reach.row &= !bit(to.steps().saturating_sub(from.steps())),
                (false, true) => {}
            }
        }
    }
    reach
}

/// The distances, counted from the step before `ahead`, that neither pass nor reach a blockade of the home row and do
/// not go beyond home. Kept out of line: most pawns are far from it.
#[inline(never)]
fn in_the_row(outlook: &Outlook, ahead: u8) -> u32 {
    let blockades = match FIRST_OF_THE_ROW.checked_sub(ahead) {
        Some(before) => outlook.row_blockades() << before,
        None => outlook.row_blockades() >> (ahead - FIRST_OF_THE_ROW),
    };
    before_the_first(blockades) & first(HOME + 1 - ahead)
}

/// The distances at which a pawn on the ring has not passed its turn-off.
#[inline]
const fn before_the_turn_off(from: Step) -> u32 {
    if from.is_ring() && from.steps() <= TURN_OFF {
        first(TURN_OFF - from.steps())
    } else {
        0
    }
}

/// The lowest n of 32 bits.
#[inline]
const fn first(n: u8) -> u32 {
    if n >= 32 { u32::MAX } else { (1 << n) - 1 }
}

/// The bits before the lowest one that is set; all of them if none is.
#[inline]
const fn before_the_first(bits: u32) -> u32 {
    (bits & bits.wrapping_neg()).wrapping_sub(1)
}

/// The bit of a distance; no bit for none.
const fn bit(spaces: u8) -> u32 {
    if spaces == 0 || spaces > 32 {
        0
    } else {
        1 << (spaces - 1)
    }
}

/// Six bits, each moved to twice its place.
const SPREAD: [u16; 64] = {
    let mut spread = [0; 64];
    let mut i = 0;
    while i < 64 {
        let mut n = 0;
        while n < 6 {
            spread[i] |= ((i >> n & 1) << (2 * n)) as u16;
            n += 1;
        }
        i += 1;
    }
    spread
};
