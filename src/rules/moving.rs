//! Moving (rule book part 5).
//!
//! The rules: [part 5](crate::rulebook#5-moving).
//!
//! A single move is judged in two forms: [`advance`] judges one and says what forbids it, [`reach`] gives all distances of
//! a pawn at once, for listing and looking ahead. They are the same rules twice for the sake of speed, so their agreement
//! is a test (`rules::duty::tests`), and the naive twin checks both.

use crate::action::Path;
use crate::board::geometry::{HOME, RING, TURN_OFF};
use crate::board::outlook::{FIRST_OF_THE_ROW, Outlook, Step, near_home, row_blockades};
use crate::dice::DiceLeft;
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
    const EVERYWHERE: Reach = Reach {
        ring: u32::MAX,
        row: u32::MAX,
    };

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

    /// The moves by rewards as in the action numbers: bits 12 and 13 for ten spaces, 14 and 15 for twenty.
    #[inline]
    pub(crate) const fn by_rewards(self) -> u16 {
        let ten = self.ring >> 9 & 1 | (self.row >> 9 & 1) << 1;
        let twenty = self.ring >> 19 & 1 | (self.row >> 19 & 1) << 1;
        (ten << 12 | twenty << 14) as u16
    }
}

/// The farthest that anything moves a pawn: a reward of twenty (12.1).
pub(crate) const BY_REWARDS: u8 = 20;
/// The farthest that the dice of one roll move a pawn: a doublet of four (10.1).
pub(crate) const BY_DICE: u8 = 14;

/// All distances up to 20 by which [`advance`] lets a pawn move, at once; a test compares the two
/// (`rules::duty::tests`).
pub(crate) fn reach(outlook: &Outlook, i: usize) -> Reach {
    let reach = partners_apart::<BY_REWARDS>(outlook, i);
    if outlook.partners[i] == Step::NEST {
        reach
    } else {
        not_to_its_partner(reach, outlook, i)
    }
}

/// All distances by which a pawn may move, partners (8.6) left aside.
fn partners_apart<const FARTHEST: u8>(outlook: &Outlook, i: usize) -> Reach {
    let from = outlook.pawns[i];
    let mut reach = Reach::NONE;
    if from.is_ring() {
        reach.ring = along_the_ring(outlook, from) & first(FARTHEST);
        if home_row::passes_the_turn_off(from, FARTHEST) {
            let before = before_the_turn_off(from);
            if outlook.ahead(outlook.blockades, from) & before == 0 {
                reach.row = in_the_row(row_blockades(outlook.pawns), from.steps() + 1)
                    & !before
                    & first(FARTHEST);
            }
            if outlook.must_turn_in {
                reach.ring &= before;
            }
        }
    } else if from.is_on_the_way() {
        reach.row = in_the_row(row_blockades(outlook.pawns), from.steps() + 1);
    }
    reach
}

/// The distances by which a pawn on the ring may move on it, compulsory turning in (16.8) left aside.
#[inline(always)]
fn along_the_ring(outlook: &Outlook, from: Step) -> u32 {
    // 8.2, 8.4, 8.5: only what lies before the first blockade. 7.1: no guarded safe space.
    before_the_first(outlook.ahead(outlook.blockades, from)) & !outlook.ahead(outlook.guarded, from)
}

/// The reaches of all four pawns, sixteen bits for each: distance n of pawn i is bit 16·i + n − 1. Only what dice can do
/// is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Reaches {
    pub(crate) ring: u64,
    pub(crate) row: u64,
    /// All that can meet in the home row, a bit each.
    pub(crate) near_home: u32,
}

impl Reaches {
    /// What [`advance`] lets the dice do up to a distance of `farthest`, 1 to 14; compared with it by the same test.
    #[inline(always)]
    pub(crate) fn new(outlook: &Outlook, farthest: u8) -> Reaches {
        let mut ring = along_the_ring_by_dice(outlook);
        let near_home = near_home(outlook.pawns, farthest);
        let mut row = 0;
        if near_home != 0 || outlook.has_partners() {
            (ring, row) = one_by_one(&outlook.clone(), ring, near_home);
        }
        Reaches {
            ring,
            row,
            near_home,
        }
    }
}

/// How far the four pawns can move along the ring by dice: in each lane bit n − 1 for a distance of n.
#[inline(always)]
pub(crate) fn along_the_ring_by_dice(outlook: &Outlook) -> u64 {
    let mut ring = 0;
    for (i, &from) in outlook.pawns.iter().enumerate() {
        if from.is_ring() {
            ring |= u64::from(along_the_ring(outlook, from) & first(BY_DICE)) << (16 * i);
        }
    }
    ring
}

/// Whether a pawn can go along the ring by one of the dice, where 8.6 and 16.8 do not bind it.
#[inline(always)]
pub(crate) fn some_pawn_goes_along_the_ring(outlook: &Outlook, dice: DiceLeft) -> bool {
    let mut distances = 0;
    for (number, left) in dice.kinds() {
        if left > 0 {
            distances |= bit(number);
        }
    }
    outlook
        .pawns
        .iter()
        .any(|&from| from.is_ring() && along_the_ring(outlook, from) & distances != 0)
}

/// The reaches on the ring and in the row where some pawns are near home, or have partners: these are looked at one by
/// one. Kept out of line, as most pawns are neither.
#[inline(never)]
fn one_by_one(outlook: &Outlook, ring: u64, near_home: u32) -> (u64, u64) {
    let row_blockades = row_blockades(outlook.pawns);
    let (mut ring, mut row, mut left) = (ring, 0, near_home);
    while left != 0 {
        let i = left.trailing_zeros() as usize / 8;
        let from = outlook.pawns[i];
        if home_row::passes_the_turn_off(from, BY_DICE) {
            let before = before_the_turn_off(from);
            if outlook.ahead(outlook.blockades, from) & before == 0 {
                let turning_in = in_the_row(row_blockades, from.steps() + 1) & !before;
                row |= u64::from(turning_in & first(BY_DICE)) << (16 * i);
            }
            if outlook.must_turn_in {
                ring &= !(u64::from(!before & first(BY_DICE)) << (16 * i));
            }
        } else if !from.is_ring() {
            row |= u64::from(in_the_row(row_blockades, from.steps() + 1)) << (16 * i);
        }
        left &= left - 1;
    }
    if outlook.has_partners() {
        for i in (0..4).filter(|&i| outlook.partners[i] != Step::NEST) {
            let reach = not_to_its_partner(Reach::EVERYWHERE, outlook, i);
            ring &= !(u64::from(!reach.ring as u16) << (16 * i));
            row &= !(u64::from(!reach.row as u16) << (16 * i));
        }
    }
    (ring, row)
}

/// The distances at which a pawn on the ring meets another of its own there, sixteen bits for each pawn.
#[inline]
pub(crate) fn own_ahead(outlook: &Outlook) -> u64 {
    let mut ahead = 0;
    for from in outlook.pawns {
        let mut distances = 0;
        if from.is_ring() {
            distances = u64::from(outlook.ahead(outlook.own_ring, from));
        }
        ahead = ahead >> 16 | distances << 48;
    }
    ahead
}

/// The pawns for which another of the mover's stands this far ahead in the home row: bit 16·i is pawn i.
pub(crate) fn own_in_the_row(outlook: &Outlook, spaces: u8) -> u64 {
    let mut pawns = 0;
    if crate::board::outlook::in_the_row(outlook.pawns) != 0 {
        for (i, from) in outlook.pawns.iter().enumerate() {
            let there = Step::row(from.steps() + spaces);
            pawns |= u64::from(outlook.own(there) > 0 && there != Step::HOME) << (16 * i);
        }
    }
    pawns
}

/// The distances at which a pawn on the ring has not passed its turn-off, sixteen bits for each pawn.
pub(crate) fn before_the_turn_offs(outlook: &Outlook) -> u64 {
    outlook.pawns.iter().rev().fold(0, |lanes, &from| {
        lanes << 16 | u64::from(before_the_turn_off(from) & first(16))
    })
}

/// The distances that a pawn which has just left the nest can move: the turn-off is out of reach, and its partner (8.6)
/// cannot have been in the nest.
#[inline]
pub(crate) fn reach_from_the_entry(outlook: &Outlook) -> u32 {
    before_the_first(outlook.ahead(outlook.blockades, Step::ENTRY))
        & !outlook.ahead(outlook.guarded, Step::ENTRY)
}

/// 8.6: the reach of a pawn, less the step of its partner.
fn not_to_its_partner(mut reach: Reach, outlook: &Outlook, i: usize) -> Reach {
    let (pawn, from) = (Pawn::ALL[i], outlook.pawns[i]);
    if let Some(partner) = blockades::partner(outlook, pawn) {
        let to = outlook.pawn(partner);
        if blockades::rejoins_its_partner(outlook, pawn, to) {
            match (from.is_ring(), to.is_ring()) {
                (true, true) => reach.ring &= !bit((to.steps() + RING - from.steps()) % RING),
                (_, false) => reach.row &= !bit(to.steps().saturating_sub(from.steps())),
                (false, true) => {}
            }
        }
    }
    reach
}

/// The first step from which a reward reaches beyond the turn-off.
const NEAR: u8 = FIRST_OF_THE_ROW - BY_REWARDS;

/// The distances, counted from the step before `ahead`, that neither pass nor reach a blockade of the home row and do
/// not go beyond home.
fn in_the_row(row_blockades: u32, ahead: u8) -> u32 {
    let blockades = u64::from(row_blockades) << (FIRST_OF_THE_ROW - NEAR) >> (ahead - NEAR);
    before_the_first(blockades as u32) & first(HOME + 1 - ahead)
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
