//! The duty to use the dice at a glance: what can be told of plays without playing them.
//!
//! The four pawns are judged side by side in one word of 64 bits. A *lane* is the sixteen bits of one pawn; a set of pawns
//! has the lowest bit of their lanes.

use super::{Duty, Moment};
use crate::action::{ActionSet, LeaveWith};
use crate::board::outlook::{Step, pawns_in_the_nest};
use crate::dice::{DiceLeft, LANES, at};
use crate::rules::leaving_the_nest;
use crate::rules::moving::{self, Reaches};

/// The dice actions of one moment that obey parts 4 to 10.
#[derive(Debug, Clone, Copy)]
pub(super) struct Glance {
    moment: Moment,
    /// How far each pawn can move.
    reaches: Reaches,
    /// The moves by the dice left, as in the action numbers: in each lane two bits for each number, one for each path.
    moves: u64,
    /// What brings pawns out of the nest now, as in the action numbers: for each pawn bit 0 a five, bit 1 the sum.
    leaving: u8,
    /// The pawns in the nest.
    nest: u64,
}

/// What a glance tells of the actions.
#[derive(Debug, Clone, Copy)]
pub(super) struct Told {
    /// Each of these begins a play that achieves everything that can be wished for.
    pub(super) best: ActionSet,
    /// Of these nothing is told. Where `best` is not empty, the actions in neither set begin no play that is as good.
    pub(super) open: ActionSet,
}

impl Told {
    /// All of these are best.
    pub(super) fn all(best: ActionSet) -> Told {
        Told {
            best,
            open: ActionSet::EMPTY,
        }
    }
}

impl Glance {
    pub(super) fn new(duty: &Duty, moment: &Moment) -> Glance {
        let reaches = Reaches::new(&moment.outlook, moment.dice.pips());
        let mut moves = 0;
        for (number, left) in moment.dice.kinds() {
            if left > 0 {
                moves |= moves_by(number, at(reaches.ring, number), at(reaches.row, number));
            }
        }
        let leaving = leaving(duty, moment);
        let (nest, leaving) = if leaving == 0 {
            (0, 0)
        } else {
            in_the_nest(moment.outlook.pawns, leaving)
        };
        Glance {
            moment: *moment,
            reaches,
            moves,
            leaving,
            nest,
        }
    }

    /// 4.3, 4.4, 4.7, 5.2, 10.3: all of them: every die left by every pawn that can use it, in any order.
    #[inline]
    pub(super) fn singles(&self) -> ActionSet {
        ActionSet::of_pawns(self.leaving, self.moves)
    }

    /// Whether every action begins a play that uses all dice, as far as can be told quickly: after a doublet of four, so that
    /// no pawn is in the nest, while three dice or four are left, and nothing else counts (16.1, 16.10).
    ///
    /// It does if for each number the dice that it leaves can be used by a soloist whichever pawn acts, or by the acting pawn
    /// itself (see [`using_all_dice`](Glance::using_all_dice)), and no pawn can meet another of its own.
    pub(super) fn all_use_several(&self) -> bool {
        let (
            Reaches {
                ring, near_home, ..
            },
            dice,
        ) = (self.reaches, self.moment.dice);
        let outlook = &self.moment.outlook;
        dice.len() > 2
            && near_home == 0
            && !outlook.has_partners()
            && dice.kinds().into_iter().all(|(number, left)| {
                let by = at(ring, number);
                if left == 0 || by == 0 {
                    return true;
                }
                let rest = dice.without(number);
                let soloists = rest.fit(ring);
                let helped = others_than(soloists);
                (by & !helped == 0 || by & !helped & !rest.fit(ring >> number) == 0)
                    && !outlook.own_ring.meets(outlook.own_ring.earlier(number))
            })
    }

    /// What can be told of the actions where `enter` pawns can be brought out at best (16.1) and blockades are overdue
    /// (16.10).
    pub(super) fn told(&self, enter: u8) -> Told {
        let (leaving, moves) = match (enter, self.moment.outlook.overdue) {
            (0, 0) => self.using_all_dice(LANES),
            (0, overdue) => self.breaking(overdue),
            (_, 0) => return self.entering(enter),
            _ => (0, 0),
        };
        Told {
            best: ActionSet::of_pawns(leaving, moves),
            open: ActionSet::of_pawns(self.leaving & !leaving, self.moves & !moves),
        }
    }

    /// The actions that surely begin a play which uses all dice, one of them with a pawn `among` these: ways out of the
    /// nest, and moves.
    ///
    /// The last die and the sum of five leave nothing to use. Otherwise it is enough that the same pawn can go on with all
    /// the dice that the action leaves, or that another pawn, a *soloist*, can use them. Whatever that one could do before
    /// the action it can do after it, because
    /// - the space that the acting pawn leaves can only be more open than before;
    /// - on the space that it reaches no pawn of its own stood, so no blockade is formed, and the soloist may pass and
    ///   land there; an opposing pawn that is captured there only makes way;
    /// - the soloist's partner (8.6) is not the acting pawn, so what is forbidden to it stays the same.
    #[inline]
    fn using_all_dice(&self, among: u64) -> (u8, u64) {
        let [(low, lows), (high, highs)] = self.moment.dice.kinds();
        match (lows, highs) {
            (1, 0) | (0, 1) if among == LANES => (self.leaving, self.moves),
            (1, 0) | (0, 1) => (0, self.moves & (among * 0xFFFF)),
            (1, 1) => {
                let meets = moving::own_ahead(&self.moment.outlook);
                let (leaving, moves) = self.before_one(low, high, meets, among);
                let (others, more) = self.before_one(high, low, meets, among);
                (leaving | others, moves | more)
            }
            (2, 0) => self.before_one(low, low, moving::own_ahead(&self.moment.outlook), among),
            (0, 2) => self.before_one(high, high, moving::own_ahead(&self.moment.outlook), among),
            _ if among == LANES => (0, self.before_several()),
            _ => (0, 0),
        }
    }

    /// The actions by a die of this number, or by the sum of five, as [`using_all_dice`](Glance::using_all_dice) has it,
    /// where they leave one die of the number `rest`. `meets` are the distances at which a pawn meets its own.
    #[inline]
    fn before_one(&self, number: u8, rest: u8, meets: u64, among: u64) -> (u8, u64) {
        let Reaches { ring, row, .. } = self.reaches;
        let mut soloists = at(ring, rest) | at(row, rest);
        if rest == 5 {
            soloists |= self.nest;
        }
        let helped = self.with_a_soloist(soloists) & among | self.with_a_soloist(soloists & among);
        let (by_ring, by_row) = (at(ring, number), at(row, number));
        // The pawn itself goes on along the ring, within its row, or turns in after a stop on the ring: that this stop is
        // before the turn-off shows in that the pawn could not have turned in, unless its partner stands there.
        let (on_the_ring, into_the_row) = (at(ring, number + rest), at(row, number + rest));
        let stops_before = if self.moment.outlook.has_partners() {
            0
        } else {
            !by_row
        };
        let sure_by_ring = by_ring
            & ((on_the_ring | into_the_row & stops_before) & among | helped & !at(meets, number));
        let mut sure_by_row = by_row & (into_the_row & among);
        if by_row & helped & !sure_by_row != 0 {
            sure_by_row |= by_row & helped & !moving::own_in_the_row(&self.moment.outlook, number);
        }
        // The sum moves nobody.
        let mut leaving = if among == LANES {
            self.leaving & SUMS
        } else {
            0
        };
        if number == 5 && self.leaving & !SUMS != 0 {
            let outlook = &self.moment.outlook;
            let goes_on = moving::reach_from_the_entry(outlook) >> (rest - 1) & 1 == 1;
            if goes_on && among == LANES {
                leaving = self.leaving;
            } else if !outlook.own_ring.meets(outlook.on_track(Step::ENTRY)) {
                leaving |= self.leaving & each_twice(helped);
            }
        }
        (leaving, moves_by(number, sure_by_ring, sure_by_row))
    }

    /// The moves of which [`using_all_dice`](Glance::using_all_dice) speaks where they leave two dice or three: after a
    /// doublet of four, so that no pawn is in the nest.
    fn before_several(&self) -> u64 {
        let (dice, outlook) = (self.moment.dice, &self.moment.outlook);
        let Reaches { ring, row, .. } = self.reaches;
        // The stops on the way into the row; where no pawn gets there, those on the ring are all.
        let way = if row == 0 {
            0
        } else {
            ring & moving::before_the_turn_offs(outlook) | row
        };
        let fit_on_the_way = |rest: DiceLeft, way| if way == 0 { 0 } else { rest.fit(way) };
        let meets = moving::own_ahead(outlook);
        let mut moves = 0;
        for (number, left) in dice.kinds() {
            if left > 0 {
                let rest = dice.without(number);
                let helped = self.with_a_soloist(rest.fit(ring) | fit_on_the_way(rest, way));
                let (on_the_ring, into_the_row) = (
                    rest.fit(ring >> number),
                    fit_on_the_way(rest, way >> number),
                );
                let (by_ring, by_row) = (at(ring, number), at(row, number));
                let stops_before = at(way, number) & !by_row;
                moves |= moves_by(
                    number,
                    by_ring
                        & (on_the_ring | into_the_row & stops_before | helped & !at(meets, number)),
                    by_row & (into_the_row | helped & !moving::own_in_the_row(outlook, number)),
                );
            }
        }
        moves
    }

    /// 16.10: the actions that surely begin a play which uses all dice and breaks the one blockade that is overdue.
    fn breaking(&self, overdue: u8) -> (u8, u64) {
        if overdue.count_ones() != 2 || self.moment.outlook.has_partners() {
            return (0, 0);
        }
        let [a, b, c, d] = [0, 1, 2, 3].map(|i| u64::from(overdue >> i & 1) << (16 * i));
        self.using_all_dice(a | b | c | d)
    }

    /// 16.1: what can be told of plays that use all dice and bring out as many pawns as it can.
    ///
    /// A move that does not end on the entry space, or finds no pawn of its own there, leaves it as open as it is.
    fn entering(&self, enter: u8) -> Told {
        let (dice, outlook) = (self.moment.dice, &self.moment.outlook);
        let own_there = outlook.own_ring.meets(outlook.on_track(Step::ENTRY));
        let sum = self.leaving & SUMS;
        let Reaches { ring, row, .. } = self.reaches;
        // What is best, and the moves that bring out one pawn fewer: by a five, or by a part of the sum.
        let (leaving, moves, fewer) = match (dice.len(), enter) {
            _ if self.leaving == 0 => (0, 0, 0),
            _ if sum != 0 => (sum, 0, self.moves),
            (1, _) => (self.leaving, 0, self.moves),
            (2, 2) if !own_there => (self.leaving, 0, self.moves),
            (2, 1) => {
                let rest = dice.without(5).pips();
                let meets = moving::own_ahead(outlook);
                let (leaving, _) = self.before_one(5, rest, meets, LANES);
                let blocks = if own_there { at(meets, rest) } else { 0 };
                let moves = moves_by(rest, at(ring, rest) & !blocks, at(row, rest));
                (leaving, moves, self.moves & !moves_by(rest, LANES, LANES))
            }
            _ => (0, 0, 0),
        };
        let best = ActionSet::of_pawns(leaving, moves);
        if best.is_empty() {
            return Told {
                best,
                open: self.singles(),
            };
        }
        let fewer = ActionSet::of_pawns(0, fewer);
        Told {
            best,
            open: self.singles().without(best).without(fewer),
        }
    }

    /// The pawns for which another one is a soloist and not their partner.
    #[inline]
    fn with_a_soloist(&self, soloists: u64) -> u64 {
        if self.moment.outlook.has_partners() {
            return self.with_a_soloist_but_no_partner(soloists);
        }
        others_than(soloists)
    }

    #[inline(never)]
    fn with_a_soloist_but_no_partner(&self, soloists: u64) -> u64 {
        let partners = &self.moment.outlook.partners;
        let mut helped = 0;
        for (i, stood) in partners.iter().enumerate() {
            let mut excluded = 1 << (16 * i);
            for (j, other) in partners.iter().enumerate() {
                if *stood != Step::NEST && other == stood {
                    excluded |= 1 << (16 * j);
                }
            }
            helped |= u64::from(soloists & !excluded != 0) << (16 * i);
        }
        helped
    }
}

/// The pawns for which there is another one in this set.
#[inline(always)]
pub(super) const fn others_than(pawns: u64) -> u64 {
    if pawns & pawns.wrapping_sub(1) != 0 {
        LANES
    } else if pawns != 0 {
        LANES ^ pawns
    } else {
        0
    }
}

/// The ways out of the nest by the sum.
const SUMS: u8 = 0b1010_1010;

/// Moves by one number as in the action numbers, from the pawns that can move so on each path.
#[inline]
pub(super) const fn moves_by(number: u8, by_ring: u64, by_row: u64) -> u64 {
    (by_ring | by_row << 1) << (2 * (number - 1))
}

/// A set of pawns as in the action numbers of leaving the nest: both bits of each.
#[inline]
const fn each_twice(pawns: u64) -> u8 {
    3 * (pawns & 1 | pawns >> 14 & 4 | pawns >> 28 & 16 | pawns >> 42 & 64) as u8
}

/// What brings a pawn out of the nest now (4.1), unless a blockade stands on the entry space (4.5).
#[inline]
fn leaving(duty: &Duty, moment: &Moment) -> u8 {
    let [(low, _), (high, _)] = moment.dice.kinds();
    // Most throws have neither, and a branch is cheaper than to find out for which dice.
    if low != 5 && high != 5 && !leaving_the_nest::adds_up_to_five(duty.roll) {
        return 0;
    }
    let five = u8::from(leaving_the_nest::has_five(moment.dice)) << LeaveWith::Five as u8;
    let sum = u8::from(leaving_the_nest::has_sum(duty.roll, moment.dice)) << LeaveWith::Sum as u8;
    if five | sum != 0 && leaving_the_nest::entry_is_open(&moment.outlook) {
        five | sum
    } else {
        0
    }
}

/// The pawns in the nest, and these ways out for each of them.
pub(super) fn in_the_nest(pawns: [Step; 4], ways: u8) -> (u64, u8) {
    // A bit for each pawn in the nest: the lowest of its byte.
    let nest = pawns_in_the_nest(pawns);
    let two_bits_each = (nest | nest >> 6 | nest >> 12 | nest >> 18) & 0x55;
    let four = u64::from(nest);
    let far = (four | four << 16) & 0x0000_FFFF_0000_FFFF;
    ((far | far << 8) & LANES, two_bits_each as u8 * ways)
}
