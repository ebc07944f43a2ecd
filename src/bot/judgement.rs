//! Judgement: what a position promises each player, from where the pawns stand and what can happen to them.
//!
//! Every player has a *standing*: a sum of what counts for and against them, in units of which 1024 make a player twice
//! as likely to win. A player's *prospects* are the share of the chances that follows from the standings of all. The
//! weights were fitted to the ends of some twelve thousand games (`guide::bots`).

use super::shots::{Attacker, Rolls};
use crate::board::geometry::{self, RING, TURN_OFF};
use crate::board::outlook::Step;
use crate::board::track::Track;
use crate::game::Game;
use crate::player::Color;
use crate::stage::Stage;

/// The prospects of a player who has won, or taken a place; those of one who has lost are 0.
pub(super) const CERTAIN: u64 = 1 << 32;

/// A pawn in its nest.
const IN_THE_NEST: i32 = -75;
/// A pawn in its home row, or at home.
const IN_THE_ROW: i32 = 200;
/// A pawn alone on a safe space.
const ON_A_SAFE_SPACE: i32 = 125;
/// A pawn alone on a cream space.
const ON_A_CREAM_SPACE: i32 = 45;
/// A blockade on its own entry space: it bars the way of the others, and its pawns risk little.
const BLOCKADE_AT_THE_ENTRY: i32 = 250;
/// An opposing blockade at most six spaces ahead of a pawn.
const BLOCKADE_NEAR: i32 = -138;
/// An opposing blockade seven to fourteen spaces ahead.
const BLOCKADE_AHEAD: i32 = -123;
/// A space that a pawn has come.
const SPACE: i32 = 6;
/// The same, at home: the farther a pawn has come the more each space counts, in proportion.
const SPACE_MORE: i32 = 11;
/// A space that is owed by the dice left and the rewards held.
const SPACE_OWED: i32 = 20;
/// A space that is expected to be lost by capture before the player rolls again,
const SPACE_IN_DANGER: i32 = -12;
/// and after it.
const SPACE_IN_DANGER_LATER: i32 = -3;
/// What a captured pawn loses beyond the spaces it has come, and what its captor gains (12.1).
const LOST_WITH_A_PAWN: i32 = 20;
/// Each player who rolls before.
const BEHIND_IN_TURN: i32 = -28;

/// The share of the chances to win, or to take the next place (16.12), that a position gives to a player: 0 to [`CERTAIN`].
pub(super) fn prospects(game: &Game, color: Color) -> u64 {
    if game.finished.contains(color) {
        return CERTAIN;
    }
    if game.stage == Stage::Over {
        return 0;
    }
    let standings = Table::new(game).standings();
    let own = standings[color.index()].unwrap_or(i32::MIN / 2);
    let best = standings.iter().flatten().copied().max().unwrap_or(own);
    let chances = |standing: i32| halved(best.saturating_sub(standing));
    let all: u64 = standings.into_iter().flatten().map(chances).sum();
    // `all` is at least the chances of the best, which are 2³⁰.
    (chances(own) << 32).checked_div(all).unwrap_or(0)
}

/// 2³⁰ halved once for each 1024 units, 0 or more, and in proportion between; at least 1.
fn halved(units: i32) -> u64 {
    let units = units.unsigned_abs();
    let (whole, part) = (units / 1024, units % 1024);
    let (i, rest) = ((part / 32) as usize, u64::from(part % 32));
    let (above, below) = (u64::from(HALVING[i]), u64::from(HALVING[i + 1]));
    let between = 32 * above - (above - below) * rest;
    // 2¹⁶ of the table times 32 is 2²¹.
    ((between << 9).checked_shr(whole).unwrap_or(0)).max(1)
}

/// 2¹⁶ halved in 32 equal steps.
static HALVING: [u32; 33] = [
    65536, 64132, 62757, 61413, 60097, 58809, 57549, 56316, 55109, 53928, 52773, 51642, 50535,
    49452, 48393, 47356, 46341, 45348, 44376, 43425, 42495, 41584, 40693, 39821, 38968, 38133,
    37316, 36516, 35734, 34968, 34219, 33486, 32768,
];

/// The players still in the game, as each other's attackers.
struct Table<'a> {
    game: &'a Game,
    /// In turn order.
    attackers: [Option<Attacker>; 4],
    /// The place of who rolls next.
    next: usize,
}

impl Table<'_> {
    fn new(game: &Game) -> Table<'_> {
        let mut attackers = [None; 4];
        for (attacker, &color) in attackers.iter_mut().zip(game.players()) {
            if !game.finished.contains(color) {
                *attacker = Some(Attacker::new(&game.board, color, &game.house_rules));
            }
        }
        // In the middle of a roll it is the next player's, unless it is rolled again (10.4).
        let rolls_now = game.stage == Stage::Roll || game.doublets > 0;
        Table {
            game,
            attackers,
            next: usize::from(game.turn) + usize::from(!rolls_now),
        }
    }

    /// By seat at the board, of those still in the game.
    fn standings(&self) -> [Option<i32>; 4] {
        let mut standings = [None; 4];
        for (place, attacker) in self.attackers.iter().enumerate() {
            if let Some(attacker) = attacker {
                standings[attacker.color.index()] = Some(self.standing(place, attacker));
            }
        }
        standings
    }

    /// How many players roll before the one at this place, as far as the turn order tells.
    fn before(&self, place: usize) -> u8 {
        let players = self.game.players().len();
        ((place + 2 * players - self.next) % players.max(1)) as u8
    }

    fn standing(&self, place: usize, player: &Attacker) -> i32 {
        let mut standing = BEHIND_IN_TURN * i32::from(self.before(place));
        if place == usize::from(self.game.turn) {
            let (dice, held) = (self.game.dice, self.game.held);
            let owed = dice.pips() + 20 * held.twenties + 10 * held.tens;
            standing += SPACE_OWED * i32::from(owed);
        }
        for (i, &step) in player.steps.iter().enumerate() {
            standing += if step == Step::NEST {
                IN_THE_NEST
            } else {
                let come = come(step);
                let spaces = SPACE * come + SPACE_MORE * come * come / 71;
                let mates = player.steps[..i].contains(&step);
                spaces
                    + if step.is_ring() {
                        self.on_the_ring(place, player, step, mates)
                    } else {
                        IN_THE_ROW
                    }
            };
        }
        standing
    }

    /// What a pawn on the ring adds beyond the spaces it has come; `mates`: another one on its space has been counted.
    fn on_the_ring(&self, place: usize, player: &Attacker, step: Step, mates: bool) -> i32 {
        let board = &self.game.board;
        let blocked = match blockade_ahead(board.blockades() & !player.own, player.color, step) {
            1..=6 => BLOCKADE_NEAR,
            7..=14 => BLOCKADE_AHEAD,
            _ => 0,
        };
        if board.blockades().meets(Track::at(step, player.color)) {
            let at_the_entry = step == Step::ENTRY && mates;
            return blocked + i32::from(at_the_entry) * BLOCKADE_AT_THE_ENTRY;
        }
        let space = step.spot(player.color).0;
        let alone = if geometry::is_safe(space) {
            ON_A_SAFE_SPACE
        } else {
            ON_A_CREAM_SPACE
        };
        blocked + alone + self.danger(place, come(step), space)
    }

    /// 4.6, 6.1: the spaces expected to be lost by capture of a single pawn, before the player at this place rolls again
    /// and afterwards.
    fn danger(&self, place: usize, come: i32, space: u8) -> i32 {
        // In 36³ parts: as many as three others may roll.
        let mut escapes = [36 * 36 * 36; 2];
        for (other, attacker) in self.attackers.iter().enumerate() {
            let Some(attacker) = attacker.as_ref().filter(|_| other != place) else {
                continue;
            };
            let shots = attacker.shots(&self.game.board, space);
            if shots != Rolls::NONE {
                let later = usize::from(self.before(other) > self.before(place));
                escapes[later] = escapes[later] / 36 * (36 - i32::from(shots.count()));
            }
        }
        let lost = |escapes: i32| (36 * 36 * 36 - escapes) / 36 * (come + LOST_WITH_A_PAWN) / 1296;
        SPACE_IN_DANGER * lost(escapes[0]) + SPACE_IN_DANGER_LATER * lost(escapes[1])
    }
}

/// The spaces that a pawn on the way or at home has come; a pawn beyond its turn-off must go round again.
fn come(step: Step) -> i32 {
    let steps = i32::from(step.steps());
    if step.is_ring() && step.steps() > TURN_OFF {
        steps - i32::from(RING)
    } else {
        steps
    }
}

/// How far ahead the first of these blockades stands on the way of a pawn on the ring, as far as its turn-off; 0 for none.
fn blockade_ahead(blockades: Track, color: Color, step: Step) -> u8 {
    let ahead = blockades.ahead(step, color) as u32;
    if ahead == 0 {
        return 0;
    }
    let distance = ahead.trailing_zeros() as u8 + 1;
    let goes_in = step.steps() <= TURN_OFF && step.steps() + distance > TURN_OFF;
    if goes_in { 0 } else { distance }
}
