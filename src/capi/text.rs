//! Text: UTF-8 with a length, without NUL.

use core::ffi::c_char;
use core::fmt::{self, Display, Write};
use core::str;

use super::constants::PARCHEESI_MAX_TEXT;
use super::encoding::{decode, encode};
use super::guard::guard;
use super::pointer::{bytes, input, optional, output, output_list};
use super::types::parcheesi_status::*;
use super::types::{
    parcheesi_action, parcheesi_event, parcheesi_game, parcheesi_refusal, parcheesi_status,
};
use super::{action, event, refusal};
use crate::game::Game;
use crate::notation::ParsePositionError;
use crate::setup::Setup;

/// The position on one line, canonical: equal games have equal texts. The text is the whole game and lasts; it is what to
/// save. At most PARCHEESI_MAX_TEXT bytes.
///
/// Status: OK, NULL, BUFFER, CORRUPT, UNSUPPORTED.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn parcheesi_to_text(
    game: *const parcheesi_game,
    text: *mut c_char,
    capacity: usize,
    size: *mut usize,
) -> parcheesi_status {
    guard(|| {
        // SAFETY: the contract of all functions.
        let (game, out) = unsafe { (input(game)?, output_list(text.cast(), capacity, size)?) };
        out.write_bytes(Text::of(&decode(&game)?)?.as_bytes())
    })
}

/// The game in the position with this text, checked as by parcheesi_game_check. Only the canonical spelling is read, without a
/// line break.
///
/// error_at is written on FORMAT: the byte where the text goes wrong, counted from 0; it may be NULL.
///
/// Status: OK, NULL, FORMAT.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn parcheesi_from_text(
    game: *mut parcheesi_game,
    text: *const c_char,
    size: usize,
    error_at: *mut usize,
) -> parcheesi_status {
    guard(|| {
        // SAFETY: the contract of all functions.
        let (out, (text, len), error_at) = unsafe {
            (
                output(game)?,
                bytes::<PARCHEESI_MAX_TEXT>(text.cast(), size)?,
                optional(error_at),
            )
        };
        let game = position(text.get(..len).unwrap_or_default(), size).map_err(|at| {
            if let Some(error_at) = error_at {
                error_at.write(at);
            }
            PARCHEESI_STATUS_FORMAT
        })?;
        out.write(encode(&game));
        Ok(())
    })
}

/// An action as one word: 3-5 a roll, 0e5 and 0es pawn 0 leaves its nest with a five or the sum, 2+6 pawn 2 moves six,
/// 2+6h into its home row, end.
///
/// Status: OK, NULL, INVALID, BUFFER.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn parcheesi_action_to_text(
    action: *const parcheesi_action,
    text: *mut c_char,
    capacity: usize,
    size: *mut usize,
) -> parcheesi_status {
    guard(|| {
        // SAFETY: the contract of all functions.
        let (action, out) = unsafe { (input(action)?, output_list(text.cast(), capacity, size)?) };
        out.write_bytes(Text::of(&action::read(action)?)?.as_bytes())
    })
}

/// The action with this text.
///
/// Status: OK, NULL, FORMAT.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn parcheesi_action_from_text(
    text: *const c_char,
    size: usize,
    action: *mut parcheesi_action,
) -> parcheesi_status {
    guard(|| {
        // SAFETY: the contract of all functions.
        let ((text, len), out) = unsafe {
            (
                bytes::<PARCHEESI_MAX_TEXT>(text.cast(), size)?,
                output(action)?,
            )
        };
        let text = text.get(..len).filter(|_| len == size);
        let text = text.and_then(|text| str::from_utf8(text).ok());
        let action = text.and_then(|text| text.parse().ok());
        out.write(action::plain(action.ok_or(PARCHEESI_STATUS_FORMAT)?));
        Ok(())
    })
}

/// The full sentence, in English, without a full stop, with the action, the place and the number of the rule:
/// pawn 2 cannot move 6: a blockade stands on space 34 (rule 8.2).
///
/// INVALID if a number is out of range, the rule is not that of the reason, or a field that the reason does not use is not
/// as parcheesi_check leaves it. Whether the reason can come up with that action, on that place, is not looked at.
///
/// Status: OK, NULL, INVALID, BUFFER.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn parcheesi_refusal_to_text(
    refusal: *const parcheesi_refusal,
    text: *mut c_char,
    capacity: usize,
    size: *mut usize,
) -> parcheesi_status {
    guard(|| {
        // SAFETY: the contract of all functions.
        let (refusal, out) =
            unsafe { (input(refusal)?, output_list(text.cast(), capacity, size)?) };
        let refused = refusal::read(&refusal).ok_or(PARCHEESI_STATUS_INVALID)?;
        out.write_bytes(Text::of(&refused)?.as_bytes())
    })
}

/// What happened, as a sentence in English without a full stop: Yellow's pawn 0 moves 2 from space 1 to space 3. The words
/// may change between versions.
///
/// INVALID if a number is out of range, a field that the event does not use is not as the library leaves it, or no pawn can
/// move so.
///
/// Status: OK, NULL, INVALID, BUFFER.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn parcheesi_event_to_text(
    event: *const parcheesi_event,
    text: *mut c_char,
    capacity: usize,
    size: *mut usize,
) -> parcheesi_status {
    guard(|| {
        // SAFETY: the contract of all functions.
        let (event, out) = unsafe { (input(event)?, output_list(text.cast(), capacity, size)?) };
        let event = event::read(&event).ok_or(PARCHEESI_STATUS_INVALID)?;
        out.write_bytes(Text::of(&event)?.as_bytes())
    })
}

/// The game in a position of `size` bytes, of which these are the first; or the byte where it goes wrong.
fn position(text: &[u8], size: usize) -> Result<Game, usize> {
    let start = match str::from_utf8(text) {
        Ok(whole) => whole,
        Err(error) => str::from_utf8(text.get(..error.valid_up_to()).unwrap_or_default())
            .map_err(|error| error.valid_up_to())?,
    };
    let at = |error: ParsePositionError| error.at().min(start.len());
    if start.len() == size {
        return start.parse().map_err(at);
    }
    // Longer than any position, or no UTF-8 further on: wrong there, if not before.
    start.parse::<Setup>().map_err(at)?;
    Err(start.len())
}

/// A text of at most `PARCHEESI_MAX_TEXT` bytes, printed without an allocator.
struct Text {
    bytes: [u8; PARCHEESI_MAX_TEXT],
    len: usize,
}

impl Text {
    fn of(value: &impl Display) -> Result<Text, parcheesi_status> {
        let mut text = Text {
            bytes: [0; PARCHEESI_MAX_TEXT],
            len: 0,
        };
        write!(text, "{value}").map_err(|_| PARCHEESI_STATUS_INTERNAL)?;
        Ok(text)
    }

    fn as_bytes(&self) -> &[u8] {
        self.bytes.get(..self.len).unwrap_or_default()
    }
}

impl Write for Text {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        let end = self.len + part.len();
        let slot = self.bytes.get_mut(self.len..end).ok_or(fmt::Error)?;
        slot.copy_from_slice(part.as_bytes());
        self.len = end;
        Ok(())
    }
}
