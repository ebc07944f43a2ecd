//! The board as a picture.

use core::ffi::c_char;

use super::constants::*;
use super::encoding::decode;
use super::event;
use super::guard::guard;
use super::pointer::{input, output_list};
use super::types::parcheesi_status::*;
use super::types::{parcheesi_event, parcheesi_game, parcheesi_status};
use crate::player::Pawn;
use crate::render::Marks;

/// The board as an SVG document, which fills the room that it is given. At most PARCHEESI_MAX_SVG bytes.
///
/// marks is 0 or a sum of PARCHEESI_MARK_ numbers. pawn says of which pawn of the player to move PARCHEESI_MARK_TARGETS
/// marks the targets, or PARCHEESI_NOBODY of all. last_move is the event of the move to mark as the last one; NULL and events
/// in which no pawn leaves its nest or moves forward mark none.
///
/// A pawn is a group with the attributes data-color and data-pawn, a space has data-place, in home rows and at home with
/// data-color, all as in position text: where a click on the picture went.
///
/// INVALID if marks, pawn or the event is out of range; of the event as in parcheesi_event_to_text.
///
/// Status: OK, NULL, INVALID, BUFFER, CORRUPT, UNSUPPORTED.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn parcheesi_game_to_svg(
    game: *const parcheesi_game,
    marks: u32,
    pawn: u8,
    last_move: *const parcheesi_event,
    text: *mut c_char,
    capacity: usize,
    size: *mut usize,
) -> parcheesi_status {
    guard(|| {
        // SAFETY: the contract of all functions.
        let (game, out) = unsafe { (input(game)?, output_list(text.cast(), capacity, size)?) };
        let mut wanted = marks_of(marks, pawn).ok_or(PARCHEESI_STATUS_INVALID)?;
        if !last_move.is_null() {
            // SAFETY: the contract of all functions.
            let event = unsafe { input(last_move) }?;
            let event = event::read(&event).ok_or(PARCHEESI_STATUS_INVALID)?;
            wanted = wanted.last_move(&[event]);
        }
        out.write_text(&decode(&game)?.svg().marks(wanted))
    })
}

/// The marks with these numbers; `None` where one is out of range.
fn marks_of(marks: u32, pawn: u8) -> Option<Marks> {
    if marks & !(PARCHEESI_MARK_SPACE_NUMBERS | PARCHEESI_MARK_TARGETS) != 0 {
        return None;
    }
    let mut wanted = match pawn {
        PARCHEESI_NOBODY => Marks::NONE.targets(),
        _ => Marks::NONE.targets_of(Pawn::new(pawn)?),
    };
    if marks & PARCHEESI_MARK_TARGETS == 0 {
        wanted = Marks::NONE;
    }
    if marks & PARCHEESI_MARK_SPACE_NUMBERS != 0 {
        wanted = wanted.space_numbers();
    }
    Some(wanted)
}
