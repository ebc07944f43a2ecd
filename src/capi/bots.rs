//! Computer players.

use super::action;
use super::dice::of;
use super::encoding::decode;
use super::guard::guard;
use super::pointer::{input, output};
use super::types::parcheesi_status::*;
use super::types::{parcheesi_action, parcheesi_game, parcheesi_rng, parcheesi_status};
use crate::bot::{Bot, Level};
use crate::dice_box::DiceBox;
use crate::stage::Stage;

/// What a computer player does: an action for the player to move, ready for parcheesi_apply. On the stage ROLL it is a
/// throw from the generator, as by parcheesi_rng_roll.
///
/// level is PARCHEESI_LEVEL_RANDOM to PARCHEESI_LEVEL_HARD. The same game, level and generator give the same action on
/// every machine, but a later version may play otherwise. Off the stage ROLL the levels MEDIUM and HARD leave the generator
/// as it is: good for hints. HARD takes some milliseconds, the others microseconds.
///
/// Status: OK, NULL, INVALID, CORRUPT, OVER, UNSUPPORTED.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn parcheesi_bot_choose(
    game: *const parcheesi_game,
    level: u8,
    rng: *mut parcheesi_rng,
    action: *mut parcheesi_action,
) -> parcheesi_status {
    guard(|| {
        // SAFETY: the contract of all functions.
        let (game, before, after, chosen) =
            unsafe { (input(game)?, input(rng)?, output(rng)?, output(action)?) };
        let mut level = Level::from_number(level).ok_or(PARCHEESI_STATUS_INVALID)?;
        let game = decode(&game)?;
        if game.stage() == Stage::Over {
            return Err(PARCHEESI_STATUS_OVER);
        }
        let mut dice = DiceBox::from_bytes(before.bytes);
        // Nothing to choose from before the end: only a search finds that out, and no game of this library comes to it.
        let choice = level.choose(&game, &mut dice);
        let choice = choice.ok_or(PARCHEESI_STATUS_CORRUPT)?;
        after.write(of(dice));
        chosen.write(action::of(&game, choice));
        Ok(())
    })
}
