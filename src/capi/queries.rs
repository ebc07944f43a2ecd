//! What a player can do: pending actions, legal actions, why not, and the way a pawn goes.

use super::action;
use super::constants::*;
use super::encoding::{decode, place_byte};
use super::guard::guard;
use super::pointer::{input, optional, output, output_list};
use super::types::parcheesi_status::*;
use super::types::{
    parcheesi_action, parcheesi_game, parcheesi_pending, parcheesi_refusal, parcheesi_status,
};
use super::{actions, refusal};
use crate::action::{Action, ActionSet, Actions};

use crate::pending::PendingAction;
use crate::stage::Stage;

/// Everything still owed or available (rule 3.3): dice ascending, rewards of twenty, rewards of ten, the re-roll.
/// At most PARCHEESI_MAX_PENDING; none when the game is over.
///
/// Status: OK, NULL, BUFFER, CORRUPT, UNSUPPORTED.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn parcheesi_pending_actions(
    game: *const parcheesi_game,
    pending: *mut parcheesi_pending,
    capacity: usize,
    count: *mut usize,
) -> parcheesi_status {
    guard(|| {
        // SAFETY: the contract of all functions.
        let (game, out) = unsafe { (input(game)?, output_list(pending, capacity, count)?) };
        let pending = decode(&game)?.pending();
        out.write(pending.iter().map(|&one| pending_of(one)))
    })
}

/// The legal actions, in ascending dense number: on the stage ROLL the 36 rolls, none when the game is over. At most
/// PARCHEESI_MAX_ACTIONS.
///
/// Status: OK, NULL, BUFFER, CORRUPT, UNSUPPORTED.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn parcheesi_legal_actions(
    game: *const parcheesi_game,
    actions: *mut parcheesi_action,
    capacity: usize,
    count: *mut usize,
) -> parcheesi_status {
    guard(|| {
        // SAFETY: the contract of all functions.
        let (game, out) = unsafe { (input(game)?, output_list(actions, capacity, count)?) };
        let game = decode(&game)?;
        // What only a search could have told: no reward can be taken, which no game of this library's comes to.
        let stuck = game.stage() == Stage::Rewards && game.reward_takings().is_empty();
        let legal = if stuck {
            ActionSet::EMPTY
        } else {
            game.action_set()
        };
        let legal = Actions::from(legal);
        out.write(legal.iter().map(|&one| action::of(&game, one)))
    })
}

/// Whether an action is legal, and if not, why: the first reason in the order of rule 15.1.
///
/// refusal is written on STAGE, ILLEGAL and OVER; it may be NULL.
///
/// Status: OK, NULL, INVALID, CORRUPT, STAGE, ILLEGAL, OVER, UNSUPPORTED.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn parcheesi_check(
    game: *const parcheesi_game,
    action: *const parcheesi_action,
    refusal: *mut parcheesi_refusal,
) -> parcheesi_status {
    guard(|| {
        // SAFETY: the contract of all functions.
        let (game, action, out) = unsafe { (input(game)?, input(action)?, optional(refusal)) };
        let action = action::read(action)?;
        let game = decode(&game)?;
        actions::permitted(&game, action)?.map_err(|refused| {
            if let Some(out) = out {
                out.write(refusal::of(&game, refused));
            }
            actions::status_of(refused.reason())
        })
    })
}

/// The places that the pawn of an action goes over, in order, the last one included, so that no renderer needs to derive
/// routes. At most PARCHEESI_MAX_PATH; none where the action moves no pawn, or its pawn cannot go so far or that way.
/// Other pawns and duties are not considered: parcheesi_check does that.
///
/// Status: OK, NULL, INVALID, BUFFER, CORRUPT, UNSUPPORTED.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn parcheesi_path(
    game: *const parcheesi_game,
    action: *const parcheesi_action,
    places: *mut u8,
    capacity: usize,
    count: *mut usize,
) -> parcheesi_status {
    guard(|| {
        // SAFETY: the contract of all functions.
        let (game, action, out) = unsafe {
            (
                input(game)?,
                input(action)?,
                output_list(places, capacity, count)?,
            )
        };
        let action = action::read(action)?;
        let path = decode(&game)?.path(action);
        out.write(path.iter().map(|&place| place_byte(place)))
    })
}

/// The dense number of an action, 0 to 108, stable for ever: rolls 6 * (first - 1) + second - 1, leaving the nest
/// 36 + 2 * pawn, one more with the sum, a move 44 + 16 * pawn + 2 * v, one more for PATH_ROW, where v is 0 to 5 for the
/// dice 1 to 6, 6 for ten and 7 for twenty, and END 108.
///
/// Status: OK, NULL, INVALID.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn parcheesi_action_index(
    action: *const parcheesi_action,
    index: *mut u8,
) -> parcheesi_status {
    guard(|| {
        // SAFETY: the contract of all functions.
        let (action, out) = unsafe { (input(action)?, output(index)?) };
        out.write(action::read(action)?.index());
        Ok(())
    })
}

/// The action with this dense number, 0 to 108.
///
/// Status: OK, NULL, INVALID.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn parcheesi_action_from_index(
    index: u8,
    action: *mut parcheesi_action,
) -> parcheesi_status {
    guard(|| {
        // SAFETY: the contract of all functions.
        let out = unsafe { output(action) }?;
        out.write(action::plain(
            Action::from_index(index).ok_or(PARCHEESI_STATUS_INVALID)?,
        ));
        Ok(())
    })
}

const fn pending_of(pending: PendingAction) -> parcheesi_pending {
    let (kind, value) = match pending {
        PendingAction::Roll => (PARCHEESI_PENDING_ROLL, 0),
        PendingAction::Die(die) => (PARCHEESI_PENDING_DIE, die.get()),
        PendingAction::Reward20 => (PARCHEESI_PENDING_REWARD_20, 0),
        PendingAction::Reward10 => (PARCHEESI_PENDING_REWARD_10, 0),
        PendingAction::ReRoll => (PARCHEESI_PENDING_REROLL, 0),
    };
    parcheesi_pending {
        kind,
        value,
        reserved: [0; 2],
    }
}
