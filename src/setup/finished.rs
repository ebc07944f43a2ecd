//! Who has finished, and whether the game is over.

use super::board::first_named_twice;
use super::{Setup, SetupError};
use crate::board::Place;
use crate::player::Color;
use crate::rules::house_rules::Finish;
use crate::stage::Stage;

/// 14.1, 16.12: who has finished, and whether that fits the stage.
pub(super) fn finished(setup: &Setup) -> Result<(), SetupError> {
    let finished = &setup.finished;
    let all_home = |color: Color| setup.places[color.index()] == [Place::Home; 4];
    if let Some(color) = first_named_twice(finished) {
        return Err(SetupError::FinishedTwice { color });
    }
    let outsider = |color: &&Color| !setup.players.contains(color);
    if let Some(&color) = finished.iter().find(outsider) {
        return Err(SetupError::FinishedNotAPlayer { color });
    }
    let (over, play_on) = (
        setup.stage == Stage::Over,
        setup.house_rules.finish == Finish::PlayOn,
    );
    // At the end of a game played on, the last place goes to the one player who is left.
    let (homers, last) = match finished.split_last() {
        Some((&last, homers)) if over && play_on => (homers, Some(last)),
        _ => (finished.as_slice(), None),
    };
    if let Some(&color) = homers.iter().find(|&&color| !all_home(color)) {
        return Err(SetupError::FinishedNotHome { color });
    }
    if let Some(&color) = setup
        .players
        .iter()
        .find(|&&color| all_home(color) && !homers.contains(&color))
    {
        return Err(SetupError::HomeNotFinished { color });
    }
    let not_decided = SetupError::NotDecided {
        count: finished.len() as u8,
    };
    let left = setup.players.len() - homers.len();
    match (over, play_on) {
        (true, true) if left != 1 || last.is_none() => Err(not_decided),
        (true, false) if homers.len() != 1 => Err(not_decided),
        (false, true) if left < 2 => Err(SetupError::AlreadyDecided),
        (false, false) if !homers.is_empty() => Err(SetupError::AlreadyDecided),
        (false, _) if homers.contains(&setup.player) => Err(SetupError::FinishedToMove {
            color: setup.player,
        }),
        (true, _) if homers.last() != Some(&setup.player) => Err(SetupError::NotTheLastMover {
            color: setup.player,
        }),
        _ => Ok(()),
    }
}
