//! The duty to use the dice at a glance: what can be told of plays without playing them.

use super::{Duty, Moment};
use crate::action::{ActionSet, LeaveWith};
use crate::board::outlook::{NO_PARTNERS, Outlook, Step};
use crate::rules::leaving_the_nest;
use crate::rules::moving::{self, Reach};

/// The dice actions of one moment that obey parts 4 to 10.
///
/// Moves stand as in the action numbers: sixteen bits for each pawn, for each number two, one for each path. A *lane* is
/// the sixteen bits of one pawn; dice use only the lower twelve of them, so its highest bit is free to be its flag.
#[derive(Debug, Clone, Copy)]
pub(super) struct Glance<'a> {
    moment: &'a Moment,
    /// How far each pawn can move.
    reaches: [Reach; 4],
    /// The moves by the dice left.
    moves: u64,
    /// What brings pawns out of the nest now, as in the action numbers: for each pawn bit 0 a five, bit 1 the sum.
    leaving: u8,
    /// The flags of the lanes whose pawns are in the nest.
    nest: u64,
}

/// One bit in each lane.
const LANES: u64 = 0x0001_0001_0001_0001;
/// The flag of each lane.
const FLAGS: u64 = LANES << 15;

impl<'a> Glance<'a> {
    #[inline]
    pub(super) fn new(duty: &Duty, moment: &'a Moment) -> Glance<'a> {
        let wanted = moment.dice.moves();
        let mut reaches = [Reach::NONE; 4];
        let (mut moves, mut nest, mut in_nest) = (0, 0, 0);
        for (i, step) in moment.outlook.pawns.iter().enumerate() {
            if step.is_on_the_way() {
                reaches[i] = moving::reach::<{ moving::BY_DICE }>(&moment.outlook, i);
                moves |= u64::from(reaches[i].by_dice() & wanted) << (16 * i);
            } else if *step == Step::NEST {
                nest |= 1 << (16 * i + 15);
                in_nest |= 1 << (2 * i);
            }
        }
        let leaving = if in_nest == 0 {
            0
        } else {
            in_nest * leaving(duty, moment)
        };
        Glance {
            moment,
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

    /// Those that begin a play which achieves everything that can be wished for, as far as can be told at a glance: all
    /// dice used, and `entered` pawns brought out (16.1). Where blockades are `overdue` nothing is told.
    ///
    /// The last die and the sum of five leave nothing to use. Otherwise it is enough that the same pawn can go on with all
    /// the dice that the action leaves, or that another pawn, a *soloist*, can use them. Whatever that one could do before
    /// the action it can do after it, because
    /// - the space that the acting pawn leaves can only be more open than before;
    /// - on the space that it reaches no pawn of its own stood, so no blockade is formed, and the soloist may pass and
    ///   land there; an opposing pawn that is captured there only makes way;
    /// - the soloist's partner (8.6) is not the acting pawn, so what is forbidden to it stays the same.
    #[inline]
    pub(super) fn surely_best(&self, entered: u8, overdue: u8) -> ActionSet {
        let dice = self.moment.dice;
        if overdue > 0 || entered > 1 {
            return ActionSet::EMPTY;
        }
        let mut leaving = self.leaving;
        let mut moves = if entered == 0 { self.moves } else { 0 };
        if dice.len() > 1 {
            let soloists = [self.soloists(0), self.soloists(1)];
            leaving = self.surely_leaving(soloists);
            if entered == 0 {
                moves = self.surely_moving(soloists);
            }
        }
        ActionSet::of_pawns(leaving, moves)
    }

    /// The moves of which [`surely_best`](Glance::surely_best) speaks, given the soloists after each number.
    #[inline]
    fn surely_moving(&self, soloists: [u64; 2]) -> u64 {
        let dice = self.moment.dice;
        let lanes = [0, 1].map(|kind| LANES * u64::from(dice.moves_of(kind)));
        let sure = lanes[0] & self.with_a_soloist(soloists[0])
            | lanes[1] & self.with_a_soloist(soloists[1]);
        let mut moves = self.moves & sure;
        for i in 0..4 {
            let lane = 16 * i;
            if moves >> lane & 0xFFFF != 0 {
                moves &= !(u64::from(
                    moving::joining(&self.moment.outlook, i, self.reaches[i]).by_dice(),
                ) << lane);
            }
            let open = (self.moves & !moves) >> lane & 0xFFFF;
            if open != 0 {
                moves |= (open & u64::from(self.goes_on(i))) << lane;
            }
        }
        moves
    }

    /// The ways out of the nest of which [`surely_best`](Glance::surely_best) speaks.
    #[inline]
    fn surely_leaving(&self, soloists: [u64; 2]) -> u8 {
        let (dice, outlook) = (self.moment.dice, &self.moment.outlook);
        if self.leaving == 0 {
            return 0;
        }
        let sum = self.leaving & 0b1010_1010;
        if dice.without(5).fit(moving::reach_from_the_entry(outlook)) {
            return self.leaving;
        }
        if outlook.own_ring & Step::ENTRY.ring_bit() != 0 {
            return sum;
        }
        let lanes = self.with_a_soloist(soloists[dice.kind_of(5)]);
        let five = lanes & 1 | lanes >> 14 & 4 | lanes >> 28 & 16 | lanes >> 42 & 64;
        sum | self.leaving & five as u8
    }

    /// The lanes of the pawns for which another one is a soloist and not their partner.
    #[inline]
    fn with_a_soloist(&self, soloists: u64) -> u64 {
        if self.moment.outlook.partners != NO_PARTNERS {
            return self.with_a_soloist_among_partners(soloists);
        }
        let flags = match soloists {
            0 => 0,
            one if one.is_power_of_two() => FLAGS ^ one,
            _ => FLAGS,
        };
        (flags >> 15) * 0xFFFF
    }

    fn with_a_soloist_among_partners(&self, soloists: u64) -> u64 {
        let mut lanes = 0;
        for i in 0..4 {
            if soloists & !partners_of(&self.moment.outlook, i) != 0 {
                lanes |= 0xFFFF << (16 * i);
            }
        }
        lanes
    }

    /// The flags of the pawns that can use alone, as things stand, all the dice that are left when one of a kind has been
    /// played.
    #[inline]
    fn soloists(&self, kind: usize) -> u64 {
        let dice = self.moment.dice;
        let (number, left) = dice.kinds()[kind];
        if left == 0 {
            return 0;
        }
        let rest = dice.without(number);
        if dice.len() > 2 {
            let mut soloists = 0;
            for i in 0..4 {
                let [ring, row] = self.reaches[i].lanes(self.moment.outlook.pawns[i]);
                soloists |= u64::from(rest.fit(ring) || rest.fit(row)) << (16 * i + 15);
            }
            return soloists;
        }
        // A lane with any move by the rest carries into its flag.
        let able = (self.moves & (LANES * u64::from(rest.moves()))) + (FLAGS - LANES);
        let entering = self.leaving & 0b0101_0101 != 0 && leaving_the_nest::has_five(rest);
        able & FLAGS | if entering { self.nest } else { 0 }
    }

    /// The moves of a pawn after which it can use all the dice left itself.
    fn goes_on(&self, i: usize) -> u16 {
        let dice = self.moment.dice;
        let [ring, row] = self.reaches[i].lanes(self.moment.outlook.pawns[i]);
        let mut moves = 0;
        for (number, left) in dice.kinds() {
            if left > 0 {
                let rest = dice.without(number);
                let on_the_ring = rest.fit(ring >> number);
                // From a stop before the turn-off the pawn may go either way.
                let into_the_row = rest.fit(row >> number);
                let ends_in_the_row = self.moves >> (16 * i) >> (2 * number - 1) & 1 == 1;
                let stops_before = row >> (number - 1) & 1 == 1 && !ends_in_the_row;
                moves |=
                    u16::from(on_the_ring || into_the_row && stops_before) << (2 * (number - 1));
                moves |= u16::from(into_the_row) << (2 * number - 1);
            }
        }
        moves
    }
}

/// What brings a pawn out of the nest now (4.1), unless a blockade stands on the entry space (4.5).
#[inline]
fn leaving(duty: &Duty, moment: &Moment) -> u8 {
    let five = u8::from(leaving_the_nest::has_five(moment.dice)) << LeaveWith::Five as u8;
    let sum = u8::from(leaving_the_nest::has_sum(duty.roll, moment.dice)) << LeaveWith::Sum as u8;
    if five | sum != 0 && leaving_the_nest::entry_is_open(&moment.outlook) {
        five | sum
    } else {
        0
    }
}

/// The flags of the pawn and its partner at the throw (8.6); of the pawn alone where it has none.
fn partners_of(outlook: &Outlook, i: usize) -> u64 {
    let stood = outlook.partners[i];
    let mut flags = 1 << (16 * i + 15);
    for (j, &other) in outlook.partners.iter().enumerate() {
        if stood != Step::NEST && other == stood {
            flags |= 1 << (16 * j + 15);
        }
    }
    flags
}
