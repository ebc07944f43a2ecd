//! The plain case of the duty: at most two dice are left, and each action begins a play that uses them all.
//!
//! Most moments are such, and that is seen faster than by weighing plays. Whatever is not plain is left to
//! [`Duty::legal`](super::Duty::legal), with which this agrees (see the tests).

use super::glance::{in_the_nest, moves_by, others_than};
use crate::action::{ActionSet, LeaveWith};
use crate::board::outlook::{NO_PARTNERS, Outlook, Step, near_home, pawns_in_the_nest};
use crate::dice::at;
use crate::game::Game;
use crate::rules::house_rules::FiveEntry;
use crate::rules::leaving_the_nest;
use crate::rules::moving::{self, Reaches};

/// The legal actions of the dice stage, if that is plain.
///
/// No pawn is bound by 8.6 or 16.10 here, and one at most comes near its home row, so that no two meet there.
#[inline(always)]
pub(crate) fn legal(game: &Game) -> Option<ActionSet> {
    match game.dice.kinds() {
        _ if a_pawn_is_bound(game) => None,
        [(low, 1), (high, 1)] => by_two(game, low, high),
        [(number, 2), (_, 0)] | [(_, 0), (number, 2)] => by_two(game, number, number),
        [(number, 1), (_, 0)] | [(_, 0), (number, 1)] => by_one(game, number),
        _ => None,
    }
}

/// 8.6, 16.10: whether the player to move has a pawn that its blockade binds.
#[inline(always)]
fn a_pawn_is_bound(game: &Game) -> bool {
    game.partners != NO_PARTNERS || !game.board.is_young(game.player())
}

#[inline(never)]
fn by_two(game: &Game, low: u8, high: u8) -> Option<ActionSet> {
    Sight::new(game, low + high).by_two(game, low, high)
}

#[inline(never)]
fn by_one(game: &Game, number: u8) -> Option<ActionSet> {
    Sight::new(game, number).by_one(game, number)
}

/// What the player to move sees, and how far each pawn can move.
pub(crate) struct Sight {
    outlook: Outlook,
    reaches: Reaches,
}

impl Sight {
    /// What is seen now by dice of at most so many pips together.
    #[inline(always)]
    pub(crate) fn new(game: &Game, pips: u8) -> Sight {
        let outlook = game.outlook_of_the_unbound();
        Sight {
            outlook,
            reaches: Reaches::new(&outlook, pips),
        }
    }

    /// The legal actions after a throw that gave two dice, if they are plain; the throw has moved no pawn.
    pub(crate) fn legal_after_the_throw(&self, game: &Game) -> Option<ActionSet> {
        match game.dice.kinds() {
            _ if a_pawn_is_bound(game) => None,
            [(low, 1), (high, 1)] => self.by_two(game, low, high),
            [(number, 2), (_, 0)] | [(_, 0), (number, 2)] => self.by_two(game, number, number),
            _ => None,
        }
    }

    /// The actions by two dice, if each leaves a use for the other die: that the same pawn can go on with, or another pawn
    /// that can use it anyhow, where no blockade is formed. Whatever another pawn could do before the action it can do
    /// after it.
    #[inline(always)]
    fn by_two(&self, game: &Game, low: u8, high: u8) -> Option<ActionSet> {
        let near_home = near_home(self.outlook.pawns, low + high);
        if near_home & near_home.wrapping_sub(1) != 0 {
            return None;
        }
        let (mut low_soloists, mut high_soloists) = (self.by_any_path(low), self.by_any_path(high));
        let mut leaving = 0;
        if low == 5 || high == 5 || low + high == 5 {
            let with = if low + high == 5 {
                LeaveWith::Sum
            } else {
                LeaveWith::Five
            };
            let nest;
            (nest, leaving) = self.out_of_the_nest(game, with)?;
            if leaving != 0 && with == LeaveWith::Five {
                if !self.leaves_a_use(low + high - 5) {
                    return None;
                }
                if low == 5 {
                    low_soloists |= nest;
                }
                if high == 5 {
                    high_soloists |= nest;
                }
            }
        }
        if self.strands(low, high, high_soloists) || self.strands(high, low, low_soloists) {
            return None;
        }
        Some(ActionSet::of_pawns(
            leaving,
            self.moves(low) | self.moves(high),
        ))
    }

    /// The actions by the last die: after it no other is left to use.
    #[inline(always)]
    fn by_one(&self, game: &Game, number: u8) -> Option<ActionSet> {
        let leaving = if number == 5 {
            self.out_of_the_nest(game, LeaveWith::Five)?.1
        } else {
            0
        };
        Some(ActionSet::of_pawns(leaving, self.moves(number)))
    }

    #[inline(always)]
    fn moves(&self, number: u8) -> u64 {
        let Reaches { ring, row, .. } = self.reaches;
        moves_by(number, at(ring, number), at(row, number))
    }

    #[inline(always)]
    fn by_any_path(&self, number: u8) -> u64 {
        at(self.reaches.ring | self.reaches.row, number)
    }

    /// Whether a move by this number may leave no use for the rest. The soloists can use the rest before the move.
    #[inline(always)]
    fn strands(&self, number: u8, rest: u8, soloists: u64) -> bool {
        let (own_ring, Reaches { ring, row, .. }) = (self.outlook.own_ring, self.reaches);
        let meets = own_ring.meets(own_ring.earlier(number));
        if soloists & soloists.wrapping_sub(1) != 0 && !meets {
            return false;
        }
        let mut helped = others_than(soloists);
        if meets {
            helped &= !at(moving::own_ahead(&self.outlook), number);
        }
        let (by_ring, by_row) = (at(ring, number), at(row, number));
        let (on_the_ring, into_the_row) = (at(ring, number + rest), at(row, number + rest));
        // Who could turn in already stops beyond its turn-off.
        let stranded_by_ring = by_ring & !(on_the_ring | into_the_row & !by_row);
        let stranded_by_row = by_row & !into_the_row;
        (stranded_by_ring | stranded_by_row) & !helped != 0
    }

    /// Whether a pawn that leaves the nest leaves a use for the rest: another pawn can use it, and no blockade is formed,
    /// or the same pawn goes on.
    #[inline(always)]
    fn leaves_a_use(&self, rest: u8) -> bool {
        let outlook = &self.outlook;
        self.by_any_path(rest) != 0 && !outlook.own_ring.meets(outlook.on_track(Step::ENTRY))
            || moving::reach_from_the_entry(outlook) >> (rest - 1) & 1 == 1
    }

    /// The pawns in the nest, and the ways out for them; `None` where they must be counted (16.1).
    #[inline(always)]
    fn out_of_the_nest(&self, game: &Game, with: LeaveWith) -> Option<(u64, u8)> {
        let pawns = self.outlook.pawns;
        if pawns_in_the_nest(pawns) == 0 {
            return Some((0, 0));
        }
        if game.house_rules.five_entry == FiveEntry::Compulsory {
            return None;
        }
        if !leaving_the_nest::entry_is_open(&self.outlook) {
            return Some((0, 0));
        }
        Some(in_the_nest(pawns, 1 << with as u8))
    }
}
