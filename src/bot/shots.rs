//! Shots: the rolls by which a pawn can be captured.

use crate::board::Board;
use crate::board::geometry::{self, TURN_OFF};
use crate::board::outlook::Step;
use crate::board::track::Track;
use crate::player::Color;
use crate::rules::house_rules::{DoubletBottoms, HouseRules};

/// A set of the 36 rolls, each the bit of its action number.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Rolls(u64);

impl Rolls {
    pub(super) const NONE: Rolls = Rolls(0);

    /// How many of the 36 equally likely rolls.
    pub(super) const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    const fn and(self, other: Rolls) -> Rolls {
        Rolls(self.0 | other.0)
    }

    /// One roll, both ways round.
    const fn of(a: u8, b: u8) -> Rolls {
        Rolls(1 << (6 * (a - 1) + b - 1) | 1 << (6 * (b - 1) + a - 1))
    }
}

/// An attacker: what of a player decides whom its next roll can capture.
#[derive(Clone, Copy)]
pub(super) struct Attacker {
    pub(super) color: Color,
    /// Where its pawns are.
    pub(super) steps: [Step; 4],
    /// The ring spaces on which they stand.
    pub(super) own: Track,
    /// 7.1: where it may not stop.
    guarded: Track,
    in_the_nest: u8,
    /// 10.1: a doublet gives it four dice.
    four: bool,
}

impl Attacker {
    pub(super) fn new(board: &Board, color: Color, rules: &HouseRules) -> Attacker {
        let steps = *board.steps(color);
        let in_the_nest = board.count(color, Step::NEST);
        let own = steps
            .iter()
            .fold(Track::EMPTY, |own, &step| own | Track::at(step, color));
        Attacker {
            color,
            steps,
            own,
            guarded: board.singles() & Track::SAFE & !own,
            in_the_nest,
            four: in_the_nest == 0 && rules.doublet_bottoms == DoubletBottoms::On,
        }
    }

    /// The rolls by which this player captures the single pawn that stands on this ring space, by its dice alone: by one
    /// (5.2), by several (5.3), or by leaving the nest (4.6, 4.7). Going round again for it does not count.
    pub(super) fn shots(&self, board: &Board, space: u8) -> Rolls {
        let mut rolls = Rolls::NONE;
        let target = geometry::relative(space, self.color);
        if target == 0 && self.in_the_nest > 0 {
            rolls = rolls.and(FIVES);
        }
        // 7.1: on a safe space nothing else captures; and beyond the turn-off only what has gone round arrives.
        if geometry::is_safe(space) {
            return rolls;
        }
        if self.in_the_nest > 0 && (1..=6).contains(&target) && self.comes_out(board, target) {
            rolls = rolls.and(Rolls::of(5, target));
        }
        for step in self.steps {
            let Some(distance) = distance(step, target) else {
                continue;
            };
            let before = (1 << (distance - 1)) - 1;
            if board.blockades().ahead(step, self.color) & before != 0 {
                continue;
            }
            let closed = (self.guarded.ahead(step, self.color) & before) as u32;
            rolls = rolls.and(if closed == 0 {
                OPEN[usize::from(self.four)][usize::from(distance)]
            } else {
                rolls_for(distance, closed, self.four)
            });
        }
        rolls
    }

    /// 4.5, 4.7: a pawn that leaves its nest with a five can be moved on this far by the other die.
    fn comes_out(&self, board: &Board, spaces: u8) -> bool {
        let between = (1 << (spaces - 1)) - 1;
        let entry = Track::at(Step::ENTRY, self.color);
        !board.blockades().meets(entry)
            && board.blockades().ahead(Step::ENTRY, self.color) & between == 0
    }
}

/// How far a space lies ahead of a pawn on the ring, where dice can reach it without passing the turn-off.
fn distance(step: Step, target: u8) -> Option<u8> {
    if !step.is_ring() {
        return None;
    }
    let from = step.steps();
    let distance = if from <= TURN_OFF && target <= TURN_OFF {
        target.checked_sub(from)?
    } else if from > TURN_OFF {
        (target + geometry::RING - from) % geometry::RING
    } else {
        return None;
    };
    (1..=FARTHEST).contains(&distance).then_some(distance)
}

/// The farthest that the dice of one roll move a pawn: a doublet of four (10.1).
const FARTHEST: u8 = 14;

/// 4.1: the rolls that bring a pawn out of the nest.
const FIVES: Rolls = {
    let mut rolls = Rolls::of(1, 4).and(Rolls::of(2, 3));
    let mut other = 1;
    while other <= 6 {
        rolls = rolls.and(Rolls::of(5, other));
        other += 1;
    }
    rolls
};

/// The rolls for each distance where every stop on the way is open: with two dice for a doublet, and with four.
static OPEN: [[Rolls; FARTHEST as usize + 1]; 2] = {
    let mut open = [[Rolls::NONE; FARTHEST as usize + 1]; 2];
    let mut distance = 1;
    while distance <= FARTHEST {
        open[0][distance as usize] = rolls_for(distance, 0, false);
        open[1][distance as usize] = rolls_for(distance, 0, true);
        distance += 1;
    }
    open
};

/// The rolls whose dice take a pawn exactly this far, the last stop included, where it may not stop at the distances
/// whose bits (n − 1) are set.
const fn rolls_for(distance: u8, closed: u32, four: bool) -> Rolls {
    let mut rolls = Rolls::NONE;
    let mut a = 1;
    while a <= 6 {
        let open = closed >> (a - 1) & 1 == 0;
        let mut b = 1;
        while b <= 6 {
            // One die alone, or this die first and the other after it.
            if a == distance || (open && a + b == distance) {
                rolls = rolls.and(Rolls::of(a, b));
            }
            b += 1;
        }
        if four && takes(a, distance, closed) {
            rolls = rolls.and(Rolls::of(a, a));
        }
        a += 1;
    }
    rolls
}

/// 10.1: two tops and two bottoms take a pawn this far, by stops that are open.
const fn takes(top: u8, distance: u8, closed: u32) -> bool {
    let mut reached = [[false; 3]; 3];
    let mut tops = 0;
    while tops < 3 {
        let mut bottoms = 0;
        while bottoms < 3 {
            let far = tops as u8 * top + bottoms as u8 * (7 - top);
            let comes = far == 0
                || (tops > 0 && reached[tops - 1][bottoms])
                || (bottoms > 0 && reached[tops][bottoms - 1]);
            if comes && far == distance {
                return true;
            }
            reached[tops][bottoms] = comes && (far == 0 || closed >> (far - 1) & 1 == 0);
            bottoms += 1;
        }
        tops += 1;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;

    /// How many of Red's 36 rolls capture a pawn that stands alone on this space.
    #[track_caller]
    fn shots(position: &str, space: u8) -> u8 {
        let game: Game = position.parse().unwrap_or(Game::standard());
        assert_eq!(game.to_string(), position);
        let red = Attacker::new(&game.board, Color::Red, &game.house_rules);
        red.shots(&game.board, space).count()
    }

    #[test]
    fn by_one_die_and_by_several() {
        // 6 by a six (11), by 1-5 and 2-4 (4), and by 3-3 (1).
        assert_eq!(shots("Y:26,n,n,n/R:20,n,n,n Y roll", 26), 16);
        // 12 by a double six.
        assert_eq!(shots("Y:13,n,n,n/R:1,n,n,n Y roll", 13), 1);
        assert_eq!(shots("Y:14,n,n,n/R:1,n,n,n Y roll", 14), 0);
        assert_eq!(shots("Y:20,n,n,n/R:26,n,n,n Y roll", 20), 0, "behind it");
    }

    #[test]
    fn not_by_a_stop_on_a_guarded_space_and_not_on_a_safe_one() {
        // Yellow's pawn on 24 bars 4 and then 2, but not 2 and then 4.
        assert_eq!(shots("Y:26,24,n,n/R:20,n,n,n Y roll", 26), 16);
        // Of 1-6, 2-5 and 3-4 the first stops on 7 or 12, which are guarded.
        assert_eq!(shots("Y:13,7,12,n/R:6,n,n,n Y roll", 13), 4);
        assert_eq!(shots("Y:24,n,n,n/R:20,n,n,n Y roll", 24), 0);
    }

    #[test]
    fn not_past_a_blockade() {
        assert_eq!(shots("Y:26,24,24,n/R:20,n,n,n Y roll", 26), 0);
        assert_eq!(shots("Y:26,27,27,n/R:20,n,n,n Y roll", 26), 16);
    }

    #[test]
    fn by_leaving_the_nest() {
        assert_eq!(shots("Y:34,n,n,n/R:n,n,n,n Y roll", 34), 15);
        assert_eq!(shots("Y:34,n,n,n/R:*,*,*,20 Y roll", 34), 0);
    }

    #[test]
    fn by_leaving_the_nest_and_moving_on() {
        assert_eq!(shots("Y:37,n,n,n/R:n,n,n,n Y roll", 37), 2, "5-3");
        assert_eq!(shots("Y:37,34,34,n/R:n,n,n,n Y roll", 37), 0);
    }

    #[test]
    fn not_by_going_round_again() {
        // Red's turn-off is 29.
        assert_eq!(shots("Y:31,n,n,n/R:26,n,n,n Y roll", 31), 0);
        assert_eq!(shots("Y:28,n,n,n/R:26,n,n,n Y roll", 28), 12);
    }

    #[test]
    fn by_the_four_dice_of_a_doublet() {
        // 14 by any doublet; 13 by 1-1 and 6-6, whose dice are 1, 1, 6 and 6.
        assert_eq!(shots("Y:14,n,n,n/R:0,*,*,* Y roll", 14), 6);
        assert_eq!(shots("Y:13,n,n,n/R:0,*,*,* Y roll", 13), 2);
        assert_eq!(shots("Y:13,n,n,n/R:0,n,*,* Y roll", 13), 0);
        let without = "Y:14,n,n,n/R:0,*,*,* Y roll rules=nobottoms";
        assert_eq!(shots(without, 14), 0);
    }
}
