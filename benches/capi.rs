//! What the C interface costs: decode, check and encode of a game, which every call pays, should stay under 100 ns.
#![allow(unsafe_code)] // The functions are called as C calls them.
#![allow(missing_docs)]
#![allow(clippy::wildcard_imports)] // The names of the header all have its prefix.

use divan::{Bencher, black_box};
use parcheesi::capi::*;

/// Positions of every stage, from the start of a game to its end.
const POSITIONS: &[&str] = &[
    "Y:n,n,n,n/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n Y roll",
    "Y:n,n,12,h3/G:n,n,n,20/R:n,n,n,n/B:n,n,n,n Y 3-5:35",
    "Y:5,5,12,h3/G:30,31,n,20/R:34,34,40,*/B:17,50,n,* Y 3-3:3344 d1 p01@5",
    "Y:5,5,12,h3/G:n,31,n,20/R:n,34,40,*/B:17,50,n,* Y 3-4:+20+20",
    "Y:*,*,*,*/R:1,2,3,n Y over w=Y",
];

fn game(text: &str) -> parcheesi_game {
    let mut game = parcheesi_game::default();
    // SAFETY: a game to write, a text of its size to read.
    let status = unsafe {
        parcheesi_from_text(
            &raw mut game,
            text.as_ptr().cast(),
            text.len(),
            std::ptr::null_mut(),
        )
    };
    assert_eq!(status, parcheesi_status::PARCHEESI_STATUS_OK, "{text}");
    game
}

#[divan::bench(args = POSITIONS, sample_size = 100)]
fn decode_check_encode(bencher: Bencher<'_, '_>, text: &str) {
    let game = game(text);
    bencher.bench_local(|| round_trip(black_box(&game)));
}

#[divan::bench(args = POSITIONS, sample_size = 100)]
fn legal_actions(bencher: Bencher<'_, '_>, text: &str) {
    let game = game(text);
    let mut actions = [parcheesi_action::default(); PARCHEESI_MAX_ACTIONS];
    let mut count = 0;
    bencher.bench_local(|| {
        // SAFETY: a game to read, a buffer of its capacity and a count to write.
        unsafe {
            parcheesi_legal_actions(
                black_box(&raw const game),
                actions.as_mut_ptr(),
                actions.len(),
                &raw mut count,
            )
        }
    });
}

/// A throw, which decodes, checks and encodes a game, and settles what follows.
#[divan::bench(sample_size = 100)]
fn roll(bencher: Bencher<'_, '_>) {
    let start = game(POSITIONS[0]);
    bencher.bench_local(|| {
        let mut game = start;
        // SAFETY: a game to change; no events are wanted.
        let status = unsafe {
            parcheesi_roll(
                black_box(&raw mut game),
                6,
                2,
                std::ptr::null_mut(),
                0,
                std::ptr::null_mut(),
            )
        };
        (status, game)
    });
}

fn main() {
    divan::main();
}
