//! Texts that do not change: static, and ended by NUL.

use core::ffi::{CStr, c_char};

use super::constants::*;

/// The version of the library, such as "1.2.3".
///
/// Never NULL.
#[unsafe(no_mangle)]
pub extern "C" fn parcheesi_version() -> *const c_char {
    concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()
}

/// The PARCHEESI_ABI_VERSION of the library: a host whose header says another one must not go on.
#[unsafe(no_mangle)]
pub extern "C" fn parcheesi_abi_version() -> u32 {
    PARCHEESI_ABI_VERSION
}

/// What a status says, in English, without a full stop. Any number is answered.
///
/// Never NULL.
#[unsafe(no_mangle)]
pub extern "C" fn parcheesi_status_message(status: i32) -> *const c_char {
    status_message(status).as_ptr()
}

/// What a reason says, in English, without a full stop; parcheesi_refusal_to_text says more. Any number is answered.
///
/// Never NULL.
#[unsafe(no_mangle)]
pub extern "C" fn parcheesi_reason_message(reason: u8) -> *const c_char {
    reason_message(reason).as_ptr()
}

const fn status_message(status: i32) -> &'static CStr {
    match status {
        0 => c"done",
        -1 => c"a pointer is NULL that must not be",
        -2 => c"an argument or a field is out of range",
        -3 => c"the buffer is too small",
        -4 => c"the bytes are no valid game",
        -5 => c"the present stage has no such action",
        -6 => c"the rules refuse the action",
        -7 => c"the game is over",
        -8 => c"the text cannot be read, or is no valid position",
        -9 => c"the bytes are a game of another version",
        -10 => c"the size of a struct is unknown to this version",
        -100 => c"a bug in the library",
        _ => c"unknown status",
    }
}

const fn reason_message(reason: u8) -> &'static CStr {
    match reason {
        PARCHEESI_REASON_GAME_OVER => c"the game is over",
        PARCHEESI_REASON_WRONG_STAGE => c"this stage has no such action",
        PARCHEESI_REASON_NOT_PENDING => c"no such die or reward is pending",
        PARCHEESI_REASON_NOT_ON_THE_WAY => c"the pawn is in its nest or at home",
        PARCHEESI_REASON_NOT_IN_THE_NEST => c"the pawn is not in its nest",
        PARCHEESI_REASON_NO_FIVE => c"no die shows five, or the dice do not add up to five",
        PARCHEESI_REASON_SUM_ALREADY_PLAYED => c"one of the two dice has been played",
        PARCHEESI_REASON_BEYOND_HOME => c"the move would end beyond home",
        PARCHEESI_REASON_PATH_NOT_POSSIBLE => c"the pawn cannot go that way",
        PARCHEESI_REASON_ROW_COMPULSORY => c"the pawn must turn into its home row",
        PARCHEESI_REASON_BLOCKADE_PASSED => c"a blockade stands in the way",
        PARCHEESI_REASON_OPPOSING_BLOCKADE => c"the move ends on an opposing blockade",
        PARCHEESI_REASON_OWN_BLOCKADE => c"the move ends on a blockade of the player's own",
        PARCHEESI_REASON_SAFE_SPACE_OCCUPIED => c"an opposing pawn holds the safe space",
        PARCHEESI_REASON_PARTNER_THERE => c"the pawn's partner stands there",
        PARCHEESI_REASON_FEWER_DICE => c"another play uses more dice",
        PARCHEESI_REASON_FEWER_PIPS => c"another play uses higher dice",
        PARCHEESI_REASON_FEWER_ENTRIES => c"another play brings out more pawns",
        PARCHEESI_REASON_NOT_ALL_DICE => {
            c"only a play that uses the whole doublet or wins is legal"
        }
        PARCHEESI_REASON_BLOCKADE_OVERDUE => c"another play breaks more overdue blockades",
        PARCHEESI_REASON_REWARD_COMPULSORY => c"a reward must be taken",
        _ => c"unknown reason",
    }
}
