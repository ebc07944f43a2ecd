//! The duty to use the dice at a glance: what can be told of plays without playing them.

use super::{Duty, Moment};
use crate::action::{ActionSet, LeaveWith};
use crate::board::outlook::{Outlook, Step};
use crate::player::Pawn;
use crate::rules::leaving_the_nest;
use crate::rules::moving::{self, Reach};

/// The dice actions of one moment that obey parts 4 to 10.
#[derive(Debug, Clone, Copy)]
pub(super) struct Glance<'a> {
    moment: &'a Moment,
    /// How far each pawn can move.
    reaches: [Reach; 4],
    /// The moves of each pawn by the dice left, as in the action numbers.
    moves: [u16; 4],
    /// What brings a pawn out of the nest now, as in the action numbers: bit 0 a five, bit 1 the sum.
    leaving: u8,
}

impl<'a> Glance<'a> {
    #[inline]
    pub(super) fn new(duty: &Duty, moment: &'a Moment) -> Glance<'a> {
        let reach = |i: usize| moving::reach(&moment.outlook, Pawn::ALL[i]);
        let reaches = [reach(0), reach(1), reach(2), reach(3)];
        let wanted = moment.dice.moves();
        let moves = reaches.map(|reach| reach.by_dice() & wanted);
        Glance {
            moment,
            reaches,
            moves,
            leaving: leaving(duty, moment),
        }
    }

    /// All of them.
    #[inline]
    pub(super) fn singles(&self) -> ActionSet {
        let mut leaving = 0;
        for i in 0..4 {
            if self.moment.outlook.pawns[i] == Step::NEST {
                leaving |= self.leaving << (2 * i);
            }
        }
        ActionSet::of_pawns(leaving, in_one(self.moves))
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
        let (outlook, dice) = (&self.moment.outlook, self.moment.dice);
        if overdue > 0 || entered > 1 {
            return ActionSet::EMPTY;
        }
        let last = dice.len() == 1;
        if last && entered == 0 {
            return self.singles();
        }
        let soloists = [self.soloists(0), self.soloists(1)];
        let (mut leaving, mut moves) = (0, [0; 4]);
        for pawn in Pawn::ALL {
            let i = pawn.index();
            let others = !(1 << i) & !partners_of(outlook, pawn);
            if outlook.pawns[i] == Step::NEST {
                let five_is_enough = last
                    || soloists[dice.kind_of(5)] & others != 0 && outlook.own_ring & 1 == 0
                    || dice.without(5).fit(moving::reach_from_the_entry(outlook));
                let enough = self.leaving & if five_is_enough { 0b11 } else { 0b10 };
                leaving |= enough << (2 * i);
            } else if entered == 0 && self.moves[i] != 0 {
                let mut wanted = if soloists[0] & others != 0 {
                    dice.moves_of(0)
                } else {
                    0
                };
                if soloists[1] & others != 0 {
                    wanted |= dice.moves_of(1);
                }
                let apart = self.reaches[i].where_none_stands(outlook, pawn);
                moves[i] = apart.by_dice() & self.moves[i] & wanted;
                if moves[i] != self.moves[i] {
                    moves[i] |= self.moves[i] & self.goes_on(i);
                }
            }
        }
        ActionSet::of_pawns(leaving, in_one(moves))
    }

    /// The moves after which the same pawn can use all the dice left.
    #[inline]
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
                let ends_in_the_row = self.moves[i] >> (2 * number - 1) & 1 == 1;
                let stops_before = row >> (number - 1) & 1 == 1 && !ends_in_the_row;
                moves |=
                    u16::from(on_the_ring || into_the_row && stops_before) << (2 * (number - 1));
                moves |= u16::from(into_the_row) << (2 * number - 1);
            }
        }
        moves
    }

    /// The pawns, a bit each, that can use alone, as things stand, all the dice that are left when one of a kind has
    /// been played.
    #[inline]
    fn soloists(&self, kind: usize) -> u8 {
        let (dice, pawns) = (self.moment.dice, &self.moment.outlook.pawns);
        let (number, left) = dice.kinds()[kind];
        if left == 0 {
            return 0;
        }
        let rest = dice.without(number);
        let mut soloists = 0;
        if dice.len() == 2 {
            let wanted = rest.moves();
            let five = leaving_the_nest::has_five(rest) && self.leaving & 1 != 0;
            for (i, &pawn) in pawns.iter().enumerate() {
                let able = self.moves[i] & wanted != 0 || five && pawn == Step::NEST;
                soloists |= u8::from(able) << i;
            }
        } else {
            for (i, &pawn) in pawns.iter().enumerate() {
                let [ring, row] = self.reaches[i].lanes(pawn);
                soloists |= u8::from(rest.fit(ring) || rest.fit(row)) << i;
            }
        }
        soloists
    }
}

/// The moves of four pawns, as in the action numbers.
#[inline]
fn in_one([a, b, c, d]: [u16; 4]) -> u64 {
    u64::from(a) | u64::from(b) << 16 | u64::from(c) << 32 | u64::from(d) << 48
}

/// What brings pawns out of the nest now (4.1), unless a blockade stands on the entry space (4.5).
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

/// The pawn and its partner at the throw (8.6), a bit each; no bit where it has none.
#[inline]
fn partners_of(outlook: &Outlook, pawn: Pawn) -> u8 {
    let stood = outlook.partners[pawn.index()];
    if stood == Step::NEST {
        return 0;
    }
    let mut bits = 0;
    for (i, &other) in outlook.partners.iter().enumerate() {
        bits |= u8::from(other == stood) << i;
    }
    bits
}
