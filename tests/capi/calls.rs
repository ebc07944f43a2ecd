//! Every function with what its arguments are, so that tests can call them all alike.

use parcheesi::capi::*;

/// One argument as C sees it: a number or an address.
pub(crate) type Raw = u64;

/// What an argument is.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Argument {
    /// A pointer to so many bytes that are read.
    In(usize),
    /// The same, where NULL is allowed.
    MaybeIn(usize),
    /// A pointer to so many bytes that are written on `OK`.
    Out(usize),
    /// A pointer to so many bytes that are read, and written on `OK`.
    InOut(usize),
    /// A pointer to so many bytes that are written on these statuses alone; it may be NULL.
    OutOn(usize, &'static [&'static str]),
    /// Three arguments: a buffer of items of so many bytes, its capacity, and the count.
    List(usize),
    /// The same, where (NULL, 0) means that it is not wanted.
    MaybeList(usize),
    /// Two arguments: bytes that are read, and how many.
    Bytes,
    /// A number; in the simplest call it is this.
    Number(Raw),
}

impl Argument {
    /// How many arguments in C it stands for.
    pub(crate) fn width(self) -> usize {
        match self {
            Argument::List(_) | Argument::MaybeList(_) => 3,
            Argument::Bytes => 2,
            _ => 1,
        }
    }
}

pub(crate) struct Call {
    pub(crate) name: &'static str,
    pub(crate) arguments: &'static [Argument],
    run: unsafe fn(&[Raw]) -> parcheesi_status,
}

impl Call {
    /// How many items of this size are room enough for the lists of the function.
    pub(crate) fn room(&self, item: usize) -> usize {
        match self.name {
            "parcheesi_game_to_svg" => PARCHEESI_MAX_SVG,
            _ => 512.min(1024 / item),
        }
    }
}

impl Call {
    /// Calls the function and gives its status.
    ///
    /// # Safety
    ///
    /// Each address is NULL, or has as many bytes as the argument and the capacity or size beside it say.
    pub(crate) unsafe fn run(&self, raw: &[Raw]) -> parcheesi_status {
        let width: usize = self.arguments.iter().map(|argument| argument.width()).sum();
        assert_eq!(raw.len(), width, "{}", self.name);
        // SAFETY: passed on.
        unsafe { (self.run)(raw) }
    }
}

pub(crate) fn call(name: &str) -> &'static Call {
    let found = CALLS.iter().find(|call| call.name == name);
    found.unwrap_or_else(|| panic!("no {name}"))
}

/// The name of a status without its prefix.
pub(crate) fn name_of(status: parcheesi_status) -> &'static str {
    use parcheesi_status::*;
    match status {
        PARCHEESI_STATUS_OK => "OK",
        PARCHEESI_STATUS_NULL => "NULL",
        PARCHEESI_STATUS_INVALID => "INVALID",
        PARCHEESI_STATUS_BUFFER => "BUFFER",
        PARCHEESI_STATUS_CORRUPT => "CORRUPT",
        PARCHEESI_STATUS_STAGE => "STAGE",
        PARCHEESI_STATUS_ILLEGAL => "ILLEGAL",
        PARCHEESI_STATUS_OVER => "OVER",
        PARCHEESI_STATUS_FORMAT => "FORMAT",
        PARCHEESI_STATUS_UNSUPPORTED => "UNSUPPORTED",
        PARCHEESI_STATUS_ABI => "ABI",
        PARCHEESI_STATUS_INTERNAL => "INTERNAL",
    }
}

/// A pointer with an address that may be any.
fn at<T>(raw: Raw) -> *mut T {
    std::ptr::with_exposed_provenance_mut(raw as usize)
}

pub(crate) const GAME: usize = 128;
const RNG: usize = 16;
const RULES: usize = 32;
const ACTION: usize = 8;
const EVENT: usize = 16;
const PENDING: usize = 4;
const REFUSAL: usize = 24;
const VIEW: usize = 128;

macro_rules! calls {
    ($($name:ident [$($argument:expr),*] |$raw:ident| $($value:expr),*;)*) => {
        /// All functions that can fail.
        pub(crate) const CALLS: &[Call] = &{
            use Argument::{Bytes, In, InOut, List, MaybeIn, MaybeList, Number, Out, OutOn};
            [$(Call {
            name: stringify!($name),
            arguments: &[$($argument),*],
            // SAFETY: passed on by `Call::run`.
            run: |$raw| unsafe { $name($($value),*) },
        }),*]};
    };
}

calls! {
    parcheesi_house_rules_init [Out(RULES), Number(32), Number(1)] |r| at(r[0]), r[1] as u32, r[2] as u32;
    parcheesi_house_rules_check [In(RULES)] |r| at(r[0]);
    parcheesi_game_init [Out(GAME), Bytes, MaybeIn(RULES)] |r| at(r[0]), at(r[1]), r[2] as usize, at(r[3]);
    parcheesi_game_check [In(GAME)] |r| at(r[0]);
    parcheesi_game_house_rules [In(GAME), Out(RULES), Number(32)] |r| at(r[0]), at(r[1]), r[2] as u32;
    parcheesi_pending_actions [In(GAME), List(PENDING)] |r| at(r[0]), at(r[1]), r[2] as usize, at(r[3]);
    parcheesi_legal_actions [In(GAME), List(ACTION)] |r| at(r[0]), at(r[1]), r[2] as usize, at(r[3]);
    parcheesi_check [In(GAME), In(ACTION), OutOn(REFUSAL, &["STAGE", "ILLEGAL", "OVER"])] |r| at(r[0]), at(r[1]), at(r[2]);
    parcheesi_roll [InOut(GAME), Number(6), Number(2), MaybeList(EVENT)]
        |r| at(r[0]), r[1] as u8, r[2] as u8, at(r[3]), r[4] as usize, at(r[5]);
    parcheesi_apply [InOut(GAME), In(ACTION), MaybeList(EVENT)]
        |r| at(r[0]), at(r[1]), at(r[2]), r[3] as usize, at(r[4]);
    parcheesi_view_get [In(GAME), Out(VIEW), Number(128)] |r| at(r[0]), at(r[1]), r[2] as u32;
    parcheesi_place_get [In(GAME), Number(3), Number(3), Out(1)] |r| at(r[0]), r[1] as u8, r[2] as u8, at(r[3]);
    parcheesi_hash [In(GAME), Out(8)] |r| at(r[0]), at(r[1]);
    parcheesi_to_text [In(GAME), List(1)] |r| at(r[0]), at(r[1]), r[2] as usize, at(r[3]);
    parcheesi_from_text [Out(GAME), Bytes, OutOn(8, &["FORMAT"])] |r| at(r[0]), at(r[1]), r[2] as usize, at(r[3]);
    parcheesi_action_to_text [In(ACTION), List(1)] |r| at(r[0]), at(r[1]), r[2] as usize, at(r[3]);
    parcheesi_action_from_text [Bytes, Out(ACTION)] |r| at(r[0]), r[1] as usize, at(r[2]);
    parcheesi_action_index [In(ACTION), Out(1)] |r| at(r[0]), at(r[1]);
    parcheesi_action_from_index [Number(108), Out(ACTION)] |r| r[0] as u8, at(r[1]);
    parcheesi_refusal_to_text [In(REFUSAL), List(1)] |r| at(r[0]), at(r[1]), r[2] as usize, at(r[3]);
    parcheesi_event_to_text [In(EVENT), List(1)] |r| at(r[0]), at(r[1]), r[2] as usize, at(r[3]);
    parcheesi_game_to_svg [In(GAME), Number(3), Number(255), MaybeIn(EVENT), List(1)]
        |r| at(r[0]), r[1] as u32, r[2] as u8, at(r[3]), at(r[4]), r[5] as usize, at(r[6]);
    parcheesi_path [In(GAME), In(ACTION), List(1)] |r| at(r[0]), at(r[1]), at(r[2]), r[3] as usize, at(r[4]);
    parcheesi_rng_init [Out(RNG), Number(7)] |r| at(r[0]), r[1];
    parcheesi_rng_roll [InOut(RNG), Out(1), Out(1)] |r| at(r[0]), at(r[1]), at(r[2]);
    parcheesi_rng_below [InOut(RNG), Number(36), Out(4)] |r| at(r[0]), r[1] as u32, at(r[2]);
    parcheesi_bot_choose [In(GAME), Number(3), InOut(RNG), Out(ACTION)] |r| at(r[0]), r[1] as u8, at(r[2]), at(r[3]);
}
