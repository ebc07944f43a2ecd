//! Easy: simple preferences, one action at a time, and no thought of the other players' dice.

use crate::action::{Action, Path};
use crate::board::Place;
use crate::choices::Choices;
use crate::dice_box::DiceBox;
use crate::game::Game;

/// The place of one of the choices it likes best.
pub(super) fn pick(choices: &Choices, dice: &mut DiceBox) -> usize {
    let liking = |action| Liking::of(choices.game(), action);
    let Some(best) = choices.iter().map(liking).max() else {
        return 0;
    };
    let liked = || {
        let like_it = |&(_, action): &(usize, Action)| liking(action) == best;
        choices.iter().enumerate().filter(like_it).map(|(i, _)| i)
    };
    let which = dice.below(liked().count() as u32) as usize;
    liked().nth(which).unwrap_or(0)
}

/// How well it likes an action, the least first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Liking {
    /// To decline a reward (12.5).
    Declines,
    /// To pass its turn-off and begin another circuit (9.1).
    GoesRound,
    /// To leave a safe space or a blockade, for one that is neither.
    LeavesSafety,
    /// Anything else.
    Moves,
    /// To come to a safe space (1.7), or into the home row.
    ReachesSafety,
    /// To bring a pawn out of its nest (4.1).
    LeavesTheNest,
    /// To send an opposing pawn to its nest (6.1).
    Captures,
    /// To bring a pawn home (9.5).
    ReachesHome,
}

impl Liking {
    fn of(game: &Game, action: Action) -> Liking {
        let color = game.player();
        let (Some(pawn), Some(to)) = (action.pawn(), game.destination(action)) else {
            return Liking::Declines;
        };
        let from = game.place(color, pawn);
        let captures = matches!(to, Place::Ring(space)
            if game.occupants(space).iter().any(|occupant| occupant.color != color));
        if to == Place::Home {
            Liking::ReachesHome
        } else if captures {
            Liking::Captures
        } else if from == Place::Nest {
            Liking::LeavesTheNest
        } else if goes_round(game, action) {
            Liking::GoesRound
        } else {
            let guarded = game.board.mate(color, pawn).is_some();
            match (is_safe(from) || guarded, is_safe(to)) {
                (false, true) => Liking::ReachesSafety,
                (true, false) => Liking::LeavesSafety,
                _ => Liking::Moves,
            }
        }
    }
}

/// 9.1: the pawn passes its turn-off on the ring.
fn goes_round(game: &Game, action: Action) -> bool {
    let Action::Move {
        path: Path::Ring, ..
    } = action
    else {
        return false;
    };
    let turn_off = Place::Ring(game.player().turn_off());
    let spaces = game.path(action);
    let before_its_end = spaces.split_last().map_or(&[][..], |(_, before)| before);
    let from = action.pawn().map(|pawn| game.place(game.player(), pawn));
    from == Some(turn_off) || before_its_end.contains(&turn_off)
}

/// 1.6, 1.7: a safe space, or a space of the home row.
fn is_safe(place: Place) -> bool {
    match place {
        Place::Ring(space) => space.is_safe(),
        Place::Row(_) | Place::Home | Place::Nest => true,
    }
}
