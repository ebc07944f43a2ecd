//! Perft: how many ways a game can go on, counted action by action.
//!
//! The counts serve to compare one build of the rules with another, and to measure its speed: a single wrong, missing or
//! additional action anywhere in the tree changes them.

use crate::action::Action;
use crate::choices::Choices;
use crate::dice::Roll;
use crate::game::Game;
use crate::rules::duty::plain::Sight;
use crate::rules::moving::BY_DICE;
use crate::turn;

/// Counts the sequences of exactly `depth` legal actions that begin in this game.
///
/// Every action is one step of depth: a roll (each of the 36 is a branch of its own, 3-5 and 5-3 being two), a pawn
/// leaving its nest or moving, the end of the rewards stage. What follows by itself is none. At depth 0 the count is 1;
/// a finished game has no action, so it counts 0 at any greater depth.
///
/// It visits every position of the tree, in a recursion as deep as `depth`: from the start of a game depth 6 takes
/// seconds, and each further one about twenty times as long. A depth of many thousands overflows the stack: limit one
/// that comes from others.
///
/// # Examples
///
/// ```
/// use parcheesi::{Game, perft};
///
/// assert_eq!(perft(&Game::standard(), 0), 1);
/// assert_eq!(perft(&Game::standard(), 1), 36);
/// assert_eq!(perft(&Game::standard(), 2), 816);
/// ```
pub fn perft(game: &Game, depth: u32) -> u64 {
    if depth == 0 {
        1
    } else {
        count(&game.choices(), depth)
    }
}

/// The sequences of `depth` actions, 1 or more, that begin with one of these choices.
fn count(choices: &Choices, depth: u32) -> u64 {
    // The actions of the last level are counted, not applied.
    if depth == 1 {
        return choices.len() as u64;
    }
    if choices.game().is_chance() {
        return count_throws(choices.game(), depth);
    }
    let mut sum = 0;
    for i in 0..choices.len() {
        let mut next = *choices;
        next.advance(i);
        sum += count(&next, depth - 1);
    }
    sum
}

/// The sequences of `depth` actions, 2 or more, that begin with a throw.
///
/// Which die shows which number makes no difference to what follows, so that 3-5 stands for 5-3 too. And while the last
/// level is counted, what the player sees is found once for all throws.
fn count_throws(game: &Game, depth: u32) -> u64 {
    let sight = (depth == 2).then(|| Sight::new(game, BY_DICE));
    let in_order = Roll::ALL
        .into_iter()
        .filter(|roll| roll.first() <= roll.second());
    let after = |roll: Roll| {
        let mut next = *game;
        turn::throw(&mut next, roll, &mut ());
        let plain = sight
            .as_ref()
            .and_then(|sight| sight.legal_after_the_throw(&next));
        match plain {
            Some(legal) if !legal.is_empty() => legal.len_without_rolls() as u64,
            _ => {
                let legal = turn::settle(&mut next, &mut ());
                count(&Choices::known(next, legal), depth - 1)
            }
        }
    };
    in_order
        .map(|roll| after(roll) * if roll.is_doublet() { 1 } else { 2 })
        .sum()
}

/// The count of [`perft`] divided among the legal actions of this game, in ascending action number.
///
/// The counts add up to `perft(game, depth)`. At depth 0 no action is taken: there is nothing to divide among, and the
/// iterator is empty. It counts while it is read.
///
/// # Examples
///
/// ```
/// use parcheesi::{Game, perft_divide};
///
/// let roll = |text: &str| text.parse().map(parcheesi::Action::Roll);
/// let counts: Vec<_> = perft_divide(&Game::standard(), 2).collect();
/// assert!(counts.contains(&(roll("5-2")?, 4)), "one of the four pawns leaves its nest");
/// assert!(counts.contains(&(roll("6-2")?, 36)), "nothing can be done, and the next player rolls");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn perft_divide(game: &Game, depth: u32) -> impl Iterator<Item = (Action, u64)> + use<> {
    let choices = game.choices();
    let len = if depth == 0 { 0 } else { choices.len() };
    (0..len).filter_map(move |i| {
        let next = choices.take(i)?;
        Some((choices.action(i)?, perft(&next, depth - 1)))
    })
}
