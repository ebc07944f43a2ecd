//! Every integer that a caller can give where only some mean anything.

use std::ptr::{null, null_mut};

use parcheesi::capi::parcheesi_status::*;
use parcheesi::capi::*;

use crate::calls::{Raw, call};
use crate::memory::{bytes_of, simplest};
use crate::support::*;

/// Small ones, and wide ones whose low bytes would do.
fn wide(good: u32) -> impl Iterator<Item = u32> {
    (0..=300).chain([
        good | 1 << 8,
        good | 1 << 16,
        good | 1 << 31,
        u32::MAX - 1,
        u32::MAX,
    ])
}

/// The simplest call of a function with another number.
fn status(name: &str, i: usize, number: u32) -> parcheesi_status {
    let (mut memory, mut raw) = simplest(call(name));
    raw[i] = Raw::from(number);
    memory.run(call(name), &raw)
}

#[test]
fn a_preset_is_one_of_three_and_a_size_is_that_of_the_struct() {
    for preset in wide(1) {
        let expected = match preset {
            1..=3 => PARCHEESI_STATUS_OK,
            _ => PARCHEESI_STATUS_INVALID,
        };
        let found = status("parcheesi_house_rules_init", 2, preset);
        assert_eq!(found, expected, "{preset}");
    }
    for (name, i, right) in [
        ("parcheesi_house_rules_init", 1, 32),
        ("parcheesi_game_house_rules", 2, 32),
        ("parcheesi_view_get", 2, 128),
    ] {
        for size in wide(right) {
            let expected = match size == right {
                true => PARCHEESI_STATUS_OK,
                false => PARCHEESI_STATUS_ABI,
            };
            assert_eq!(status(name, i, size), expected, "{name}: {size}");
        }
    }
}

#[test]
fn dice_show_one_to_six() {
    let before = game("Y:n,n,n,n/R:n,n,n,n Y roll");
    for die1 in 0..=u8::MAX {
        for die2 in 0..=u8::MAX {
            let mut after = before;
            // SAFETY: a game to change; the events are not wanted.
            let status =
                unsafe { parcheesi_roll(&raw mut after, die1, die2, null_mut(), 0, null_mut()) };
            let good = (1..=6).contains(&die1) && (1..=6).contains(&die2);
            let expected = match good {
                true => PARCHEESI_STATUS_OK,
                false => PARCHEESI_STATUS_INVALID,
            };
            assert_eq!(status, expected, "{die1}-{die2}");
            assert_eq!(after != before, good, "{die1}-{die2}");
        }
    }
}

#[test]
fn colors_and_pawns_are_numbered_0_to_3_and_actions_0_to_108() {
    let game = game("Y:1,2,3,4/B:20,21,22,23 Y roll");
    for first in 0..=u8::MAX {
        for second in 0..=u8::MAX {
            let mut place = 99;
            // SAFETY: a game to read, a byte to write.
            let status =
                unsafe { parcheesi_place_get(&raw const game, first, second, &raw mut place) };
            let expected = match first < 4 && second < 4 {
                true => PARCHEESI_STATUS_OK,
                false => PARCHEESI_STATUS_INVALID,
            };
            assert_eq!(status, expected, "{first}, {second}");
            assert_eq!(place == 99, status != PARCHEESI_STATUS_OK);
        }
        let mut action = parcheesi_action::default();
        // SAFETY: an action to write.
        let status = unsafe { parcheesi_action_from_index(first, &raw mut action) };
        let expected = match first {
            0..=108 => PARCHEESI_STATUS_OK,
            _ => PARCHEESI_STATUS_INVALID,
        };
        assert_eq!(status, expected, "{first}");
        assert_eq!(
            action == parcheesi_action::default(),
            status != PARCHEESI_STATUS_OK
        );
    }
}

#[test]
fn marks_are_a_sum_of_their_numbers_and_of_one_pawn_or_all() {
    for pawn in 0..=300 {
        let expected = match pawn {
            0..=3 | 255..=259 => PARCHEESI_STATUS_OK,
            _ => PARCHEESI_STATUS_INVALID,
        };
        // Of 256 and more C passes on the low byte.
        assert_eq!(status("parcheesi_game_to_svg", 2, pawn), expected, "{pawn}");
    }
    for marks in wide(3) {
        let expected = match marks {
            0..=3 => PARCHEESI_STATUS_OK,
            _ => PARCHEESI_STATUS_INVALID,
        };
        assert_eq!(
            status("parcheesi_game_to_svg", 1, marks),
            expected,
            "{marks}"
        );
    }
}

#[test]
fn two_to_four_different_colors_play() {
    let begins = |colors: &[u8]| {
        let mut game = parcheesi_game::default();
        // SAFETY: a game to write, so many bytes to read.
        let status =
            unsafe { parcheesi_game_init(&raw mut game, colors.as_ptr(), colors.len(), null()) };
        assert_eq!(
            game == parcheesi_game::default(),
            status != PARCHEESI_STATUS_OK
        );
        status
    };
    // Every list of up to five of the colors and the number after them.
    for count in 0..=5 {
        for n in 0..5u32.pow(count) {
            let colors: Vec<u8> = (0..count).map(|i| (n / 5u32.pow(i) % 5) as u8).collect();
            let different = (1..colors.len()).all(|i| !colors[..i].contains(&colors[i]));
            let good =
                (2..=4).contains(&count) && different && colors.iter().all(|&color| color < 4);
            let expected = match good {
                true => PARCHEESI_STATUS_OK,
                false => PARCHEESI_STATUS_INVALID,
            };
            assert_eq!(begins(&colors), expected, "{colors:?}");
        }
    }
    for other in 4..=u8::MAX {
        assert_eq!(begins(&[0, other]), PARCHEESI_STATUS_INVALID);
        assert_eq!(begins(&[other, 1, 2]), PARCHEESI_STATUS_INVALID);
    }
}

/// All bytes of the options in turn, with every value.
#[test]
fn house_rules_have_the_values_of_their_rules_and_zeros_after_them() {
    let mut standard = [0u8; 32];
    standard[..4].copy_from_slice(&32u32.to_ne_bytes());
    for i in 0..32 {
        for value in 0..=u8::MAX {
            let mut bytes = standard;
            bytes[i] = value;
            let expected = match (i, value) {
                (0..4, _) if value != standard[i] => PARCHEESI_STATUS_ABI,
                // 16.10 stands tenth: any number of turns.
                (0..4, _) | (13, _) | (4..17, 0 | 1) | (17.., 0) => PARCHEESI_STATUS_OK,
                _ => PARCHEESI_STATUS_INVALID,
            };
            // SAFETY: 32 bytes to read, of any alignment.
            let status = unsafe { parcheesi_house_rules_check(bytes.as_ptr().cast()) };
            assert_eq!(status, expected, "byte {i}: {value}");
            let mut game = parcheesi_game::default();
            let colors = [2, 1];
            // SAFETY: a game to write, two colors and 32 bytes to read.
            let status = unsafe {
                parcheesi_game_init(
                    &raw mut game,
                    colors.as_ptr(),
                    colors.len(),
                    bytes.as_ptr().cast(),
                )
            };
            assert_eq!(status, expected, "byte {i}: {value}");
            assert_eq!(
                game == parcheesi_game::default(),
                status != PARCHEESI_STATUS_OK
            );
        }
    }
}

/// A refusal in which one byte is another is another refusal or INVALID.
#[test]
fn every_change_of_a_refusal_is_answered() {
    let mut sentences = 0;
    for (position, word) in [
        ("Y:0,n,n,n/R:9,9,n,n Y 3-6:36", "0+3"),
        ("Y:1,2,n,n/G:n,n,n,7/R:n,n,n,n Y 6-2:26", "0+6"),
        ("Y:0,n,4,n/R:n,n,n,n Y 4-4:4 d1 p02@0", "0+4"),
        ("Y:n,n,n,n/R:n,n,n,n Y roll", "end"),
    ] {
        let original = bytes_of(&refused(position, word));
        for i in 0..original.len() {
            for value in 0..=u8::MAX {
                let mut bytes: [u8; 24] = original.clone().try_into().unwrap();
                bytes[i] = value;
                // SAFETY: any bytes are a refusal.
                let refusal: parcheesi_refusal = unsafe { std::mem::transmute(bytes) };
                match refusal_to_text(&refusal) {
                    Ok(sentence) => {
                        assert!(sentence.contains("(rule "), "{sentence}");
                        sentences += 1;
                    }
                    Err(status) => assert_eq!(status, PARCHEESI_STATUS_INVALID),
                }
            }
        }
    }
    assert!(sentences > 1000, "{sentences}");
}

#[test]
fn a_level_is_one_of_four() {
    for level in 0..=u32::from(u8::MAX) {
        let expected = match level {
            0..=3 => PARCHEESI_STATUS_OK,
            _ => PARCHEESI_STATUS_INVALID,
        };
        assert_eq!(
            status("parcheesi_bot_choose", 1, level),
            expected,
            "{level}"
        );
    }
}
