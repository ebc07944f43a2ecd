//! The C interface allocates nothing: counted over whole games, with every function.
#![cfg(feature = "capi")]
#![allow(unsafe_code)] // A counting allocator, and functions called as C calls them.
#![allow(clippy::pedantic)] // One long walk through all functions.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::mem::MaybeUninit;
use std::ptr::{null, null_mut};

use parcheesi::capi::parcheesi_status::PARCHEESI_STATUS_OK;
use parcheesi::capi::*;

struct Counting;

thread_local! {
    // Of this thread alone: the one that waits for the test allocates when it likes.
    static COUNT: Cell<usize> = const { Cell::new(0) };
}

fn count_one() {
    // A thread that is coming to its end may have no counter any more; it is none of those that count.
    let _ = COUNT.try_with(|count| count.set(count.get() + 1));
}

// SAFETY: everything is passed on to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count_one();
        // SAFETY: passed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: passed on.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count_one();
        // SAFETY: passed on.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Any bytes are a value of the header's structs, and zeros will do.
fn zeroed<T: Copy>() -> T {
    // SAFETY: only used for structs of integers.
    unsafe { MaybeUninit::zeroed().assume_init() }
}

fn ok(status: parcheesi_status) {
    assert_eq!(status, PARCHEESI_STATUS_OK);
}

/// Plays a game from a seed, calling every function on the way; how many actions it took.
///
/// # Safety
///
/// None is asked for: all pointers are those of locals.
unsafe fn play(seed: u64, preset: u32) -> usize {
    let mut game: parcheesi_game = zeroed();
    let mut rules: parcheesi_house_rules = zeroed();
    let mut rng: parcheesi_rng = zeroed();
    let mut view: parcheesi_view = zeroed();
    let mut refusal: parcheesi_refusal = zeroed();
    let mut actions: [parcheesi_action; PARCHEESI_MAX_ACTIONS] = zeroed();
    let mut events: [parcheesi_event; PARCHEESI_MAX_EVENTS] = zeroed();
    let mut pending: [parcheesi_pending; PARCHEESI_MAX_PENDING] = zeroed();
    let mut text = [0u8; PARCHEESI_MAX_TEXT];
    let mut places = [0; PARCHEESI_MAX_PATH];
    let mut picture = [0u8; PARCHEESI_MAX_SVG];
    let (mut count, mut place, mut index, mut hash) = (0, 0, 0, 0);
    let mut done = 0;
    assert!(!parcheesi_version().is_null());
    assert_eq!(parcheesi_abi_version(), PARCHEESI_ABI_VERSION);
    // SAFETY: pointers of locals, with their capacities.
    unsafe {
        ok(parcheesi_house_rules_init(&raw mut rules, 32, preset));
        ok(parcheesi_house_rules_check(&raw const rules));
        let colors = [0, 3, 2, 1];
        ok(parcheesi_game_init(
            &raw mut game,
            colors.as_ptr(),
            4,
            &raw const rules,
        ));
        ok(parcheesi_rng_init(&raw mut rng, seed));
        loop {
            ok(parcheesi_game_check(&raw const game));
            ok(parcheesi_game_house_rules(
                &raw const game,
                &raw mut rules,
                32,
            ));
            ok(parcheesi_view_get(&raw const game, &raw mut view, 128));
            ok(parcheesi_place_get(&raw const game, 1, 2, &raw mut place));
            ok(parcheesi_hash(&raw const game, &raw mut hash));
            ok(parcheesi_to_text(
                &raw const game,
                text.as_mut_ptr().cast(),
                512,
                &raw mut count,
            ));
            let mut before = game;
            ok(parcheesi_from_text(
                &raw mut game,
                text.as_ptr().cast(),
                count,
                null_mut(),
            ));
            assert_eq!(before, game);
            // A text that is wrong at its end.
            parcheesi_from_text(
                &raw mut before,
                text.as_ptr().cast(),
                count - 1,
                &raw mut count,
            );
            ok(parcheesi_pending_actions(
                &raw const game,
                pending.as_mut_ptr(),
                32,
                &raw mut count,
            ));
            ok(parcheesi_legal_actions(
                &raw const game,
                actions.as_mut_ptr(),
                64,
                &raw mut count,
            ));
            for number in 0..PARCHEESI_ACTION_COUNT {
                let mut other = zeroed();
                ok(parcheesi_action_from_index(number, &raw mut other));
                ok(parcheesi_action_index(&raw const other, &raw mut index));
                let status = parcheesi_check(&raw const game, &raw const other, &raw mut refusal);
                let mut size = 0;
                if status != PARCHEESI_STATUS_OK {
                    let text = text.as_mut_ptr().cast();
                    ok(parcheesi_refusal_to_text(
                        &raw const refusal,
                        text,
                        512,
                        &raw mut size,
                    ));
                    parcheesi_status_message(status as i32);
                    parcheesi_reason_message(refusal.reason);
                }
                ok(parcheesi_path(
                    &raw const game,
                    &raw const other,
                    places.as_mut_ptr(),
                    32,
                    &raw mut size,
                ));
                ok(parcheesi_action_to_text(
                    &raw const other,
                    text.as_mut_ptr().cast(),
                    512,
                    &raw mut size,
                ));
                ok(parcheesi_action_from_text(
                    text.as_ptr().cast(),
                    size,
                    &raw mut other,
                ));
            }
            for event in events.iter().filter(|event| event.kind > 0) {
                let text = text.as_mut_ptr().cast();
                let mut size = 0;
                ok(parcheesi_event_to_text(event, text, 512, &raw mut size));
            }
            let last_move = events.first().filter(|event| event.kind > 0);
            let mut size = 0;
            ok(parcheesi_game_to_svg(
                &raw const game,
                3,
                PARCHEESI_NOBODY,
                last_move.map_or(null(), std::ptr::from_ref),
                picture.as_mut_ptr().cast(),
                PARCHEESI_MAX_SVG,
                &raw mut size,
            ));
            if view.stage == PARCHEESI_STAGE_OVER {
                return done;
            }
            for level in PARCHEESI_LEVEL_RANDOM..=PARCHEESI_LEVEL_HARD {
                let (mut dice, mut chosen) = (rng, zeroed());
                ok(parcheesi_bot_choose(
                    &raw const game,
                    level,
                    &raw mut dice,
                    &raw mut chosen,
                ));
            }
            if view.stage == PARCHEESI_STAGE_ROLL {
                let (mut die1, mut die2) = (0, 0);
                ok(parcheesi_rng_roll(
                    &raw mut rng,
                    &raw mut die1,
                    &raw mut die2,
                ));
                ok(parcheesi_roll(
                    &raw mut game,
                    die1,
                    die2,
                    events.as_mut_ptr(),
                    64,
                    &raw mut count,
                ));
            } else {
                let mut i = 0;
                ok(parcheesi_rng_below(&raw mut rng, count as u32, &raw mut i));
                let action = &raw const actions[i as usize];
                ok(parcheesi_apply(
                    &raw mut game,
                    action,
                    events.as_mut_ptr(),
                    64,
                    &raw mut count,
                ));
            }
            done += 1;
        }
    }
}

#[test]
fn whole_games_allocate_nothing() {
    let allocations = || COUNT.with(Cell::get);
    let start = allocations();
    drop(std::hint::black_box(vec![0u8; 100]));
    assert_eq!(allocations(), start + 1, "the counter counts");
    for preset in [
        PARCHEESI_RULES_STANDARD,
        PARCHEESI_RULES_PUBLISHER,
        PARCHEESI_RULES_CLASSIC,
    ] {
        let before = allocations();
        // SAFETY: nothing is asked for.
        let actions = unsafe { play(7, preset) };
        let after = allocations();
        assert_eq!(
            after, before,
            "allocations in {actions} actions under preset {preset}"
        );
        assert!(actions > 200, "a whole game");
    }
}
