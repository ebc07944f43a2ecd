//! The computer players through the C interface are those of the library.

use parcheesi::bot::{Bot, Level};
use parcheesi::capi::parcheesi_status::*;
use parcheesi::capi::*;
use parcheesi::{DiceBox, Game};

use crate::support::*;

/// What a level chooses, and the generator then.
fn choose(
    game: &parcheesi_game,
    level: u8,
    mut rng: parcheesi_rng,
) -> (parcheesi_status, parcheesi_action, parcheesi_rng) {
    let mut action = parcheesi_action::default();
    // SAFETY: locals of their types.
    let status = unsafe { parcheesi_bot_choose(game, level, &raw mut rng, &raw mut action) };
    (status, action, rng)
}

#[test]
fn each_level_chooses_as_in_rust() {
    let mut chance = DiceBox::new(21);
    for n in 0..24 {
        let mut game = any_start(&mut chance);
        // Hard is tried in fewer positions: without optimization it takes its time.
        for _ in 0..if n % 4 == 0 { 40 } else { 200 } {
            let levels = if n % 4 == 0 { 4 } else { 3 };
            let number = chance.below(levels) as u8;
            let mut level = Level::from_number(number).unwrap();
            let seed = u64::from(chance.next_u32());
            let mut dice = DiceBox::new(seed);
            let rng = parcheesi_rng {
                bytes: dice.to_bytes(),
            };
            let (status, chosen, after) = choose(&as_c(&game), number, rng);
            let Some(expected) = level.choose(&game, &mut dice) else {
                assert_eq!(status, PARCHEESI_STATUS_OVER);
                assert_eq!(
                    (chosen, after),
                    (parcheesi_action::default(), rng),
                    "nothing is written"
                );
                break;
            };
            assert_eq!(status, PARCHEESI_STATUS_OK, "{game}");
            assert_eq!(after.bytes, dice.to_bytes());
            let listed = legal(&as_c(&game)).unwrap();
            assert!(listed.contains(&chosen), "{expected} in {game}");
            assert_eq!(chosen.kind, action(&expected.to_string()).kind);
            game.apply(expected).unwrap();
        }
    }
}

#[test]
fn the_numbers_are_those_of_the_levels() {
    let numbers = [
        PARCHEESI_LEVEL_RANDOM,
        PARCHEESI_LEVEL_EASY,
        PARCHEESI_LEVEL_MEDIUM,
        PARCHEESI_LEVEL_HARD,
    ];
    assert_eq!(numbers, Level::ALL.map(Level::number));
}

#[test]
fn on_the_roll_stage_every_level_throws_the_dice() {
    let start = as_c(&Game::standard());
    for level in 0..4 {
        let mut dice = DiceBox::new(7);
        let rng = parcheesi_rng {
            bytes: dice.to_bytes(),
        };
        let (status, chosen, after) = choose(&start, level, rng);
        let roll = dice.roll();
        assert_eq!(status, PARCHEESI_STATUS_OK);
        assert_eq!(chosen.kind, PARCHEESI_ACTION_ROLL);
        assert_eq!(
            (chosen.value, chosen.value2),
            (roll.first().get(), roll.second().get())
        );
        assert_eq!(after.bytes, dice.to_bytes());
    }
}
