//! From raw data to a valid game: one predicate for each concern, in the order in which errors are named.

use super::board::{ages, pawns, players};
use super::finished::finished;
use super::partners::{noted, partners};
use super::roll::{capture_reward, dice, doublet_count, rewards_held, stage};
use super::{Colors, Dice, Setup, SetupError};
use crate::board::Board;
use crate::game::Game;
use crate::rules::rewards::Held;
use crate::seats::Seats;
use crate::stage::Stage;

/// The game of a setup, if it is valid.
pub(crate) fn validate(setup: &Setup) -> Result<Game, SetupError> {
    let game = validate_without_search(setup)?;
    something_to_do(&game)?;
    Ok(game)
}

/// The game of a setup, with everything checked but that there is something to do, which takes a search.
pub(crate) fn validate_without_search(setup: &Setup) -> Result<Game, SetupError> {
    players(setup)?;
    pawns(setup)?;
    ages(setup)?;
    finished(setup)?;
    stage(setup)?;
    let dice = dice(setup)?;
    doublet_count(setup)?;
    rewards_held(setup)?;
    capture_reward(setup)?;
    let partners = partners(setup, dice)?;
    Ok(Game {
        board: Board::from_raw(&setup.places, setup.ages),
        house_rules: setup.house_rules,
        players: setup.players.iter().copied().collect(),
        turn: setup
            .players
            .iter()
            .position(|&color| color == setup.player)
            .unwrap_or(0) as u8,
        stage: setup.stage,
        roll: setup.roll,
        dice,
        held: Held {
            twenties: setup.twenties,
            tens: setup.tens,
        },
        doublets: setup.doublets,
        partners,
        capture_rewarded: setup.capture_rewarded,
        finished: setup.finished.iter().copied().collect(),
    })
}

/// A game as raw data.
pub(crate) fn raw(game: &Game) -> Setup {
    let list = |seats: &Seats| Colors::first_of(seats.as_slice());
    let mut dice = Dice::empty();
    game.dice.iter().for_each(|die| dice.push(die));
    Setup {
        house_rules: game.house_rules,
        players: list(&game.players),
        places: game.board.places(),
        ages: game.board.ages(),
        player: game.player(),
        stage: game.stage,
        roll: game.roll,
        dice,
        twenties: game.held.twenties,
        tens: game.held.tens,
        doublets: game.doublets,
        partners: noted(game),
        capture_rewarded: game.capture_rewarded,
        finished: list(&game.finished),
    }
}

/// 3.4: the stages dice and rewards have something that can be done.
fn something_to_do(game: &Game) -> Result<(), SetupError> {
    let stuck = match game.stage {
        Stage::Dice => game.dice_actions().is_empty(),
        Stage::Rewards => game.reward_takings().is_empty(),
        Stage::Roll | Stage::Over => false,
    };
    if stuck {
        Err(SetupError::NothingToDo { stage: game.stage })
    } else {
        Ok(())
    }
}
