//! What a game begins with: house rules, players, and the seeded generator.

use parcheesi::DiceBox;
use parcheesi::capi::parcheesi_status::PARCHEESI_STATUS_OK;
use parcheesi::capi::*;

use crate::support::*;

/// House rules and players go in and come out again.
#[test]
fn a_new_game_is_the_one_of_its_players_and_house_rules() {
    let mut chance = DiceBox::new(8);
    for n in 0..300 {
        let rust = any_start(&mut chance);
        let mut rules = parcheesi_house_rules {
            struct_size: 0,
            five_entry: 9,
            single_die: 9,
            doublet_play: 9,
            doublet_bottoms: 9,
            reroll_unmoved: 9,
            third_doublet: 9,
            rewards: 9,
            home_row: 9,
            blockade_together: 9,
            blockade_limit: 9,
            capture_rewards: 9,
            finish: 9,
            reward_window: 9,
            reserved: [9; 15],
        };
        let colors: Vec<u8> = rust.players().iter().map(|color| color.seat()).collect();
        let mut made = parcheesi_game::default();
        let given = as_c(&rust);
        // SAFETY: locals of their types and sizes.
        unsafe {
            assert_eq!(
                parcheesi_game_house_rules(&raw const given, &raw mut rules, 32),
                PARCHEESI_STATUS_OK
            );
            assert_eq!(
                parcheesi_house_rules_check(&raw const rules),
                PARCHEESI_STATUS_OK
            );
            let status = parcheesi_game_init(
                &raw mut made,
                colors.as_ptr(),
                colors.len(),
                &raw const rules,
            );
            assert_eq!(status, PARCHEESI_STATUS_OK);
        }
        assert_eq!(to_text(&made), Ok(rust.to_string()));
        let options = rust.house_rules();
        assert_eq!(rules.struct_size, 32);
        assert_eq!(rules.reserved, [0; 15]);
        assert_eq!(
            [
                rules.five_entry,
                rules.single_die,
                rules.doublet_play,
                rules.doublet_bottoms,
                rules.reroll_unmoved,
                rules.third_doublet,
                rules.rewards,
                rules.home_row,
                rules.blockade_together,
                rules.capture_rewards,
                rules.finish,
                rules.reward_window
            ],
            [
                options.five_entry as u8,
                options.single_die as u8,
                options.doublet_play as u8,
                options.doublet_bottoms as u8,
                options.reroll_unmoved as u8,
                options.third_doublet as u8,
                options.rewards as u8,
                options.home_row as u8,
                options.blockade_together as u8,
                options.capture_rewards as u8,
                options.finish as u8,
                options.reward_window as u8
            ],
            "game {n}"
        );
        assert_eq!(
            rules.blockade_limit,
            options.blockade_limit.map_or(0, |limit| limit.get())
        );
    }
}

#[test]
fn the_presets_are_the_named_rule_sets() {
    for (preset, suffix) in [(1, ""), (2, " rules=publisher"), (3, " rules=classic")] {
        let mut rules = std::mem::MaybeUninit::<parcheesi_house_rules>::uninit();
        let mut made = parcheesi_game::default();
        // SAFETY: locals of their types and sizes; the house rules are read only once they are written.
        unsafe {
            assert_eq!(
                parcheesi_house_rules_init(rules.as_mut_ptr(), 32, preset),
                PARCHEESI_STATUS_OK
            );
            let colors = [1, 0];
            let status = parcheesi_game_init(&raw mut made, colors.as_ptr(), 2, rules.as_ptr());
            assert_eq!(status, PARCHEESI_STATUS_OK);
        }
        assert_eq!(
            to_text(&made),
            Ok(format!("B:n,n,n,n/Y:n,n,n,n B roll{suffix}"))
        );
    }
}

#[test]
fn the_generator_is_the_dice_box() {
    for seed in [0, 1, 7, 42, u64::MAX] {
        let mut rust = DiceBox::new(seed);
        let mut c = parcheesi_rng { bytes: [9; 16] };
        // SAFETY, here and below: locals of their types.
        assert_eq!(
            unsafe { parcheesi_rng_init(&raw mut c, seed) },
            PARCHEESI_STATUS_OK
        );
        assert_eq!(c.bytes, rust.to_bytes());
        for n in 1..200 {
            let (mut die1, mut die2, mut value) = (0, 0, 0);
            unsafe { parcheesi_rng_roll(&raw mut c, &raw mut die1, &raw mut die2) };
            let roll = rust.roll();
            assert_eq!((die1, die2), (roll.first().get(), roll.second().get()));
            unsafe { parcheesi_rng_below(&raw mut c, n, &raw mut value) };
            assert_eq!(value, rust.below(n));
            assert_eq!(c.bytes, rust.to_bytes());
        }
    }
}

/// The first values of seed 7, for hosts that check their bindings.
#[test]
fn the_generator_never_changes() {
    let mut rng = parcheesi_rng { bytes: [0; 16] };
    let mut rolls = Vec::new();
    unsafe { parcheesi_rng_init(&raw mut rng, 7) };
    for _ in 0..6 {
        let (mut die1, mut die2) = (0, 0);
        unsafe { parcheesi_rng_roll(&raw mut rng, &raw mut die1, &raw mut die2) };
        rolls.push(format!("{die1}-{die2}"));
    }
    assert_eq!(rolls, EXPECTED_ROLLS);
    let vector = format!("seed 7 rolls {}", EXPECTED_ROLLS.join(", "));
    assert!(
        crate::header::committed().contains(&vector),
        "the contract has it"
    );
}

const EXPECTED_ROLLS: [&str; 6] = ["4-1", "3-1", "5-6", "1-5", "5-1", "1-3"];
