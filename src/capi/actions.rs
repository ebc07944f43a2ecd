//! What is done in a game.

use super::encoding::{decode, encode};
use super::guard::guard;
use super::pointer::{input, optional_list, output};
use super::types::parcheesi_status::*;
use super::types::{parcheesi_action, parcheesi_event, parcheesi_game, parcheesi_status};
use super::{action, event};
use crate::action::Action;
use crate::dice::Roll;
use crate::error::{IllegalAction, Reason};
use crate::event::Events;
use crate::game::Game;
use crate::stage::Stage;
use crate::turn;

/// Throws the dice: gives the game the numbers that the host's dice show, each 1 to 6. The same as parcheesi_apply with
/// an action of kind ROLL.
///
/// The events tell what happened, in order; the order is part of the contract. At most PARCHEESI_MAX_EVENTS. (NULL, 0)
/// means that they are not wanted, and count may be NULL then.
///
/// Status: OK, NULL, INVALID, BUFFER, CORRUPT, STAGE, OVER, UNSUPPORTED.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn parcheesi_roll(
    game: *mut parcheesi_game,
    die1: u8,
    die2: u8,
    events: *mut parcheesi_event,
    capacity: usize,
    count: *mut usize,
) -> parcheesi_status {
    guard(|| {
        // SAFETY: the contract of all functions.
        unsafe {
            perform(game, events, capacity, count, || {
                let roll = Roll::from_numbers(die1, die2).ok_or(PARCHEESI_STATUS_INVALID)?;
                Ok(Action::Roll(roll))
            })
        }
    })
}

/// Does an action and all that follows from it by itself. An action that parcheesi_check refuses is refused with the same
/// status, and the game is as it was.
///
/// The events tell what happened, in order; the order is part of the contract. At most PARCHEESI_MAX_EVENTS. (NULL, 0)
/// means that they are not wanted, and count may be NULL then.
///
/// Status: OK, NULL, INVALID, BUFFER, CORRUPT, STAGE, ILLEGAL, OVER, UNSUPPORTED.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn parcheesi_apply(
    game: *mut parcheesi_game,
    action: *const parcheesi_action,
    events: *mut parcheesi_event,
    capacity: usize,
    count: *mut usize,
) -> parcheesi_status {
    guard(|| {
        // SAFETY: the contract of all functions.
        unsafe {
            let action = input(action);
            perform(game, events, capacity, count, || action::read(action?))
        }
    })
}

/// # Safety
///
/// The contract of all functions.
unsafe fn perform(
    game: *mut parcheesi_game,
    events: *mut parcheesi_event,
    capacity: usize,
    count: *mut usize,
    action: impl FnOnce() -> Result<Action, parcheesi_status>,
) -> Result<(), parcheesi_status> {
    // SAFETY: passed on.
    let (before, after, out) = unsafe {
        (
            input(game)?,
            output(game)?,
            optional_list(events, capacity, count)?,
        )
    };
    let action = action()?;
    let mut game = decode(&before)?;
    permitted(&game, action)?.map_err(|refused| status_of(refused.reason()))?;
    let mut happened = Events::empty();
    turn::perform::<()>(&mut game, action, &mut happened);
    out.fits(happened.len())?;
    after.write(encode(&game));
    out.write(happened.iter().map(event::of))
}

/// The verdict on an action. Ending a rewards stage in which nothing can be taken is `CORRUPT`: no game of this library
/// comes to it, and only a search finds out.
pub(super) fn permitted(
    game: &Game,
    action: Action,
) -> Result<Result<(), IllegalAction>, parcheesi_status> {
    let ends = game.stage() == Stage::Rewards && action == Action::End;
    if ends && game.reward_takings().is_empty() {
        return Err(PARCHEESI_STATUS_CORRUPT);
    }
    Ok(game.check(action))
}

/// The status of a refusal.
pub(super) const fn status_of(reason: Reason) -> parcheesi_status {
    match reason {
        Reason::GameOver => PARCHEESI_STATUS_OVER,
        Reason::WrongStage { .. } => PARCHEESI_STATUS_STAGE,
        _ => PARCHEESI_STATUS_ILLEGAL,
    }
}
