//! Moving (rule book part 5).

use crate::action::Path;
use crate::board::geometry::{HOME, RING, TURN_OFF};
use crate::board::outlook::{Outlook, Step};
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
    const NONE: Reach = Reach { ring: 0, row: 0 };

    /// The paths on which this distance is allowed: 1 for the ring, 2 for the row, 3 for both.
    #[inline]
    pub(crate) const fn paths(self, spaces: u8) -> u8 {
        ((self.ring >> (spaces - 1) & 1) | (self.row >> (spaces - 1) & 1) << 1) as u8
    }

    /// This reach at one distance, less the paths that end where a pawn of the mover's stands on the way.
    #[inline]
    pub(crate) fn where_none_stands(self, outlook: &Outlook, pawn: Pawn, spaces: u8) -> Reach {
        let taken = |path| match reaches(outlook.pawn(pawn), spaces, path) {
            Ok(to) => to.is_on_the_way() && outlook.own(to) > 0,
            Err(_) => true,
        };
        let distance = bit(spaces);
        Reach {
            ring: if self.ring & distance == 0 || taken(Path::Ring) {
                0
            } else {
                distance
            },
            row: if self.row & distance == 0 || taken(Path::Row) {
                0
            } else {
                distance
            },
        }
    }

    /// The distances that can be stops on the way to one another: all on the ring, or all on the way into the row.
    #[inline]
    pub(crate) const fn lanes(self, from: Step) -> [u32; 2] {
        [self.ring, self.ring & before_the_turn_off(from) | self.row]
    }
}

/// All distances by which [`advance`] lets a pawn move, at once; a test compares the two.
#[inline]
pub(crate) fn reach(outlook: &Outlook, pawn: Pawn) -> Reach {
    let from = outlook.pawn(pawn);
    if !from.is_on_the_way() {
        return Reach::NONE;
    }
    let ahead = from.steps() + 1;
    let (mut ring, mut row) = (0, 0);
    if from.is_ring() {
        // 8.2, 8.4, 8.5: only what lies before the first blockade. 7.1: no guarded safe space.
        let blockades = (outlook.blockades >> ahead) as u32;
        ring = before_the_first(blockades) & !((outlook.guarded >> ahead) as u32);
        if home_row::passes_the_turn_off(from, FARTHEST) {
            let before = before_the_turn_off(from);
            if blockades & before == 0 {
                row = in_the_row(outlook, ahead) & !before;
            }
            if outlook.must_turn_in {
                ring &= before;
            }
        }
    } else {
        row = in_the_row(outlook, ahead);
    }
    let reach = Reach {
        ring: ring & first(FARTHEST),
        row: row & first(FARTHEST),
    };
    if outlook.partners[pawn.index()] == Step::NEST {
        reach
    } else {
        not_to_its_partner(reach, outlook, pawn)
    }
}

/// 8.6: the reach of a pawn, less the step of its partner.
fn not_to_its_partner(mut reach: Reach, outlook: &Outlook, pawn: Pawn) -> Reach {
    let from = outlook.pawn(pawn);
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
/// not go beyond home.
#[inline]
fn in_the_row(outlook: &Outlook, ahead: u8) -> u32 {
    let blockades = (outlook.row_blockades() >> ahead) as u32;
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

/// The farthest that anything moves a pawn: a reward of twenty (12.1).
const FARTHEST: u8 = 20;
