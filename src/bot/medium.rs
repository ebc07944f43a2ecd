//! Medium: judges the position after each action, and takes the best.

use super::judgement;
use crate::choices::Choices;
use crate::player::Color;

/// The place of the choice whose position is judged best; the first of equals.
pub(super) fn pick(choices: &Choices) -> usize {
    best(choices, choices.game().player()).map_or(0, |(i, _)| i)
}

/// The choice that this player judges best, the first of equals, with the choices after it; `None` if there is none.
pub(super) fn best(choices: &Choices, player: Color) -> Option<(usize, Choices)> {
    let mut best = None;
    let mut most = None;
    for i in 0..choices.len() {
        let mut next = *choices;
        next.advance(i);
        let value = judgement::prospects(next.game(), player);
        if Some(value) > most {
            (best, most) = (Some((i, next)), Some(value));
        }
    }
    best
}
