//! The C interface: the same game for C, C++, C#, Python and whatever else can call C (feature `capi`).
//!
//! This module is `include/parcheesi.h` seen from Rust; a program in Rust uses [`Game`](crate::Game). A game is a value of
//! 128 bytes that the caller owns, every call copies in what it needs, works on its own copy, and writes once at the end.
//! No byte of the caller's is ever trusted: pointers may be NULL, structs may hold anything, integers may be any.
//!
//! # Safety
//!
//! One contract holds for every function: a pointer is NULL or points to as many items as its type, or the capacity or
//! size beside it, says. They need not be aligned and may overlap; no other thread may write to them during the call.
//!
//! # Examples
//!
//! As a program in C calls it:
//!
//! ```
//! use parcheesi::capi::{PARCHEESI_COLOR_RED, PARCHEESI_COLOR_YELLOW, parcheesi_game, parcheesi_status};
//! use parcheesi::capi::{parcheesi_game_init, parcheesi_hash, parcheesi_roll};
//! use std::ptr::{null, null_mut};
//!
//! let mut game = parcheesi_game::default();
//! let colors = [PARCHEESI_COLOR_YELLOW, PARCHEESI_COLOR_RED];
//! let mut hash = 0;
//! // SAFETY: the pointers are NULL or to one game, two colors and a number.
//! let statuses = unsafe {
//!     [
//!         parcheesi_game_init(&mut game, colors.as_ptr(), colors.len(), null()),
//!         parcheesi_roll(&mut game, 6, 2, null_mut(), 0, null_mut()),
//!         parcheesi_roll(&mut game, 6, 7, null_mut(), 0, null_mut()),
//!         parcheesi_hash(&game, &mut hash),
//!     ]
//! };
//! let (ok, invalid) = (parcheesi_status::PARCHEESI_STATUS_OK, parcheesi_status::PARCHEESI_STATUS_INVALID);
//! assert_eq!(statuses, [ok, ok, invalid, ok]);
//! assert_eq!(hash, "Y:n,n,n,n/R:n,n,n,n R roll".parse::<parcheesi::Game>()?.hash64());
//! # Ok::<(), parcheesi::ParsePositionError>(())
//! ```
#![allow(unsafe_code)] // Pointers from C cannot be read without it; nothing outside this module has any.
#![deny(clippy::undocumented_unsafe_blocks)]
#![allow(clippy::missing_safety_doc)] // One contract for all functions: `Safety` above.
#![allow(clippy::wildcard_imports)] // The names of the header all have its prefix.
#![allow(non_camel_case_types)] // The names are those of the header.

mod constants;
mod types;

// The functions, in the order of the header.
mod messages;

mod house_rules;

mod games;

mod queries;

mod actions;

mod text;

mod picture;

mod dice;

mod bots;

// What they are made of.
mod action;
mod encoding;
mod event;
mod guard;
mod pointer;
mod refusal;

pub use actions::*;
pub use bots::*;
pub use constants::*;
pub use dice::*;
pub use games::*;
pub use house_rules::*;
pub use messages::*;
pub use picture::*;
pub use queries::*;
pub use text::*;
pub use types::*;

/// What every call does with a game, and nothing else: decoded, checked, and encoded again. For benchmarks and tests.
#[doc(hidden)]
pub fn round_trip(game: &parcheesi_game) -> Result<parcheesi_game, parcheesi_status> {
    encoding::decode(game).map(|game| encoding::encode(&game))
}
