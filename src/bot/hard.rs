//! Hard: looks at complete plays of the roll, and at what the next player's rolls can do to the best of them.

use super::{judgement, medium};
use crate::choices::Choices;
use crate::dice::Roll;
use crate::game::Game;
use crate::player::Color;
use crate::stage::Stage;

/// So many plays, the best by judgement, are weighed against the next player's rolls.
const WEIGHED: usize = 6;
/// So many positions are looked at while plays are sought; beyond them, in the rare roll with many rewards, the plays found
/// so far must do.
const LOOKED_AT: u32 = 10_000;

/// The place of the choice that begins the best play; the first of equals.
pub(super) fn pick(choices: &Choices) -> usize {
    if choices.len() < 2 {
        return 0;
    }
    let player = choices.game().player();
    let mut plays = Plays::of(player);
    for i in 0..choices.len() {
        let mut next = *choices;
        next.advance(i);
        plays.follow(&next, i);
    }
    let found = || plays.best.iter().flatten();
    let first = found().next().map_or(0, |play| play.first);
    if found().all(|play| play.first == first) {
        return first;
    }
    let (mut best, mut most) = (first, None);
    for play in found() {
        let value = Some(foreseen(&play.end, player));
        if value > most {
            (best, most) = (play.first, value);
        }
    }
    best
}

/// A complete play of a roll: how it begins and where it ends.
#[derive(Clone, Copy)]
struct Play {
    /// The place of its first action among the choices.
    first: usize,
    /// The position in which dice are thrown next, or the game is over.
    end: Game,
    value: u64,
}

/// The best plays of a roll by judgement of their ends, the best first.
struct Plays {
    player: Color,
    best: [Option<Play>; WEIGHED],
    seen: Seen,
    left: u32,
}

impl Plays {
    fn of(player: Color) -> Plays {
        Plays {
            player,
            best: [None; WEIGHED],
            seen: Seen([0; SEEN]),
            left: LOOKED_AT,
        }
    }

    /// Follows the roll from here, which the choice at place `first` has led to, to each of its ends.
    fn follow(&mut self, choices: &Choices, first: usize) {
        let game = choices.game();
        if self.left == 0 || self.seen.has(game) {
            return;
        }
        self.left -= 1;
        if has_ended(game, self.player) {
            let value = judgement::prospects(game, self.player);
            self.note(Play {
                first,
                end: *game,
                value,
            });
            return;
        }
        for i in 0..choices.len() {
            let mut next = *choices;
            next.advance(i);
            self.follow(&next, first);
        }
    }

    fn note(&mut self, mut play: Play) {
        for slot in &mut self.best {
            match slot {
                Some(better) if better.value >= play.value => {}
                Some(worse) => core::mem::swap(worse, &mut play),
                None => {
                    *slot = Some(play);
                    return;
                }
            }
        }
    }
}

/// A roll of this player has ended: dice are thrown next, or the game is over.
fn has_ended(game: &Game, player: Color) -> bool {
    matches!(game.stage(), Stage::Roll | Stage::Over) || game.player() != player
}

const SEEN: usize = 1024;

/// The positions that have been followed, as far as there is room: the orders of a play lead to the same ones.
struct Seen([u64; SEEN]);

impl Seen {
    /// Whether this position is there already; it is from now on, while there is room near its place.
    fn has(&mut self, game: &Game) -> bool {
        let hash = game.hash64() | 1;
        let place = (hash >> 32) as usize;
        for i in 0..8 {
            let slot = &mut self.0[(place + i) % SEEN];
            if *slot == hash {
                return true;
            }
            if *slot == 0 {
                *slot = hash;
                return false;
            }
        }
        false
    }
}

/// What the end of a play promises the player, over the 36 rolls of who rolls next: who answers each as Medium would.
fn foreseen(end: &Game, player: Color) -> u64 {
    if end.stage() == Stage::Over {
        return judgement::prospects(end, player);
    }
    let choices = end.choices();
    let mut sum = 0;
    for (i, roll) in Roll::ALL.into_iter().enumerate() {
        let weight = match roll.first().cmp(&roll.second()) {
            core::cmp::Ordering::Less => 2,
            core::cmp::Ordering::Equal => 1,
            // The same dice as the other way round.
            core::cmp::Ordering::Greater => continue,
        };
        let mut next = choices;
        next.advance(i);
        let answered = answered(next, end.player());
        sum += weight * judgement::prospects(&answered, player);
    }
    sum / 36
}

/// The position after a roll that this player answers as Medium would.
fn answered(mut choices: Choices, player: Color) -> Game {
    while !has_ended(choices.game(), player) {
        match medium::best(&choices, player) {
            Some((_, next)) => choices = next,
            None => break,
        }
    }
    *choices.game()
}
