//! The roll: throw and dice, doublets in a row, rewards held.

use super::{Setup, SetupError};
use crate::board::{Board, Place};
use crate::dice::{DiceLeft, Roll};
use crate::player::Color;
use crate::rules::doublets;
use crate::rules::house_rules::{CaptureRewards, RerollUnmoved, RewardWindow, ThirdDoublet};
use crate::stage::Stage;

/// 3.2: a throw, and dice left, exactly where the stage has them.
pub(super) fn stage(setup: &Setup) -> Result<(), SetupError> {
    let stage = setup.stage;
    match (stage, setup.roll) {
        (Stage::Dice | Stage::Rewards, None) => return Err(SetupError::ThrowMissing { stage }),
        (Stage::Roll | Stage::Over, Some(_)) => return Err(SetupError::ThrowNotExpected { stage }),
        _ => {}
    }
    let count = setup.dice.len() as u8;
    let expected = if stage == Stage::Dice { 1..=4 } else { 0..=0 };
    if expected.contains(&count) {
        Ok(())
    } else {
        Err(SetupError::DiceCount { stage, count })
    }
}

/// 10.1, 16.4: the dice left are some of those that the throw gave.
pub(super) fn dice(setup: &Setup) -> Result<DiceLeft, SetupError> {
    let Some(roll) = setup.roll else {
        return Ok(DiceLeft::NONE);
    };
    if setup.stage != Stage::Dice {
        return Ok(DiceLeft::NONE);
    }
    if !setup.dice.is_sorted() {
        return Err(SetupError::DiceNotAscending);
    }
    // The same place where the rules themselves decide how many dice a throw gives: pawns only leave the nest during
    // a roll, so what it would give now is at least what it gave.
    DiceLeft::of_throw(roll, gives_four(setup, roll), &setup.dice)
        .ok_or(SetupError::DiceNotOfTheThrow)
}

pub(super) fn gives_four(setup: &Setup, roll: Roll) -> bool {
    let board = Board::from_raw(&setup.places, setup.ages);
    doublets::dice_given(&board, setup.player, roll, &setup.house_rules).len() == 4
}

/// 10.4, 16.5, 16.6: doublets in a row.
pub(super) fn doublet_count(setup: &Setup) -> Result<(), SetupError> {
    let (count, rules) = (setup.doublets, &setup.house_rules);
    if count > 3 {
        return Err(SetupError::DoubletCount { count });
    }
    let thrown = match (setup.stage, setup.roll) {
        (Stage::Roll, _) => count > 0,
        (_, Some(roll)) => roll.is_doublet(),
        (_, None) => false,
    };
    let no_re_roll = setup.stage == Stage::Rewards && rules.reroll_unmoved == RerollUnmoved::Off;
    match (thrown, count) {
        (false, 1..) => Err(SetupError::DoubletsNotThrown),
        (true, 0) if !no_re_roll => Err(SetupError::DoubletNotCounted),
        (true, 3) if rules.third_doublet == ThirdDoublet::Penalty => {
            Err(SetupError::DoubletPunished)
        }
        _ => Ok(()),
    }
}

/// 12.1, 12.5, 12.6, 16.13: rewards held.
pub(super) fn rewards_held(setup: &Setup) -> Result<(), SetupError> {
    if (setup.twenties, setup.tens) == (0, 0) {
        return Ok(());
    }
    match setup.stage {
        Stage::Roll if setup.doublets > 0 => {
            if setup.house_rules.reward_window == RewardWindow::Roll {
                return Err(SetupError::RewardsNotKept);
            }
        }
        Stage::Roll | Stage::Over => {
            return Err(SetupError::RewardsNotExpected { stage: setup.stage });
        }
        Stage::Dice | Stage::Rewards => {}
    }
    let most = opponents_in_nests(setup);
    if setup.twenties > most {
        return Err(SetupError::TooManyTwenties {
            count: setup.twenties,
            most,
        });
    }
    let count = setup.tens;
    let most = among(setup, setup.player, Place::Home);
    if count > most && !is_a_ten_for_once(setup) {
        return Err(SetupError::TooManyTens { count, most });
    }
    Ok(())
}

/// How many pawns of a color are at a place.
fn among(setup: &Setup, color: Color, wanted: Place) -> u8 {
    let side = &setup.places[color.index()];
    side.iter().map(|&place| u8::from(place == wanted)).sum()
}

fn opponents_in_nests(setup: &Setup) -> u8 {
    let opponents = setup.players.iter().filter(|&&color| color != setup.player);
    opponents
        .map(|&color| among(setup, color, Place::Nest))
        .sum()
}

/// A single ten as all that is left of a roll and of the turn: taken or not, what follows is within the bounds again.
fn is_a_ten_for_once(setup: &Setup) -> bool {
    setup.stage == Stage::Rewards && setup.doublets == 0 && (setup.twenties, setup.tens) == (0, 1)
}

/// 16.11: the note that this roll's capture reward has been earned.
pub(super) fn capture_reward(setup: &Setup) -> Result<(), SetupError> {
    let binds = setup.house_rules.capture_rewards == CaptureRewards::OnePerRoll
        && matches!(setup.stage, Stage::Dice | Stage::Rewards);
    match setup.capture_rewarded {
        true if !binds => Err(SetupError::CaptureNotBinding),
        true if opponents_in_nests(setup) == 0 => Err(SetupError::CaptureImpossible),
        _ => Ok(()),
    }
}
