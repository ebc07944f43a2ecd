//! The stable hash of a game: `Game::hash64`, where its definition stands.

use core::num::NonZeroU8;

use crate::game::Game;
use crate::player::Color;
use crate::rules::house_rules::HouseRules;

pub(crate) fn hash64(game: &Game) -> u64 {
    words(game)
        .iter()
        .zip(1u64..)
        .filter(|&(&word, _)| word != 0)
        .fold(0, |hash, (&word, number)| {
            hash ^ finish(word.wrapping_add(number.wrapping_mul(0x9E37_79B9_7F4A_7C15)))
        })
}

/// The finisher of SplitMix64.
const fn finish(mut word: u64) -> u64 {
    word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ word >> 31
}

fn words(game: &Game) -> [u64; 8] {
    let [yellow, blue, red, green] =
        Color::ALL.map(|color| game.board.spots(color).map(|spot| spot.0));
    let [yellow_ages, blue_ages, red_ages, green_ages] = game.board.ages();
    let seats = |colors: &[Color]| {
        let mut seats = [0; 4];
        seats
            .iter_mut()
            .zip(colors)
            .for_each(|(seat, color)| *seat = color.seat());
        seats
    };
    let (players, finished) = (game.players(), game.placings());
    let [a, b, c, d] = seats(players);
    let dice = game
        .roll
        .map_or([0; 2], |roll| [roll.first().get(), roll.second().get()]);
    let [(_, low), (_, high)] = game.dice.kinds();
    let held = game.held;
    let turn = [
        players.len() as u8,
        a,
        b,
        c,
        d,
        game.turn,
        game.stage as u8,
        game.doublets,
    ];
    let roll = [
        dice[0],
        dice[1],
        low,
        high,
        held.twenties,
        held.tens,
        u8::from(game.capture_rewarded),
        finished.len() as u8,
    ];
    [
        word(yellow, blue),
        word(red, green),
        word(yellow_ages, blue_ages),
        word(red_ages, green_ages),
        u64::from_le_bytes(turn),
        u64::from_le_bytes(roll),
        word(
            seats(finished),
            game.partners.map(|step| step.spot(game.player()).0),
        ),
        options(&game.house_rules),
    ]
}

const fn word(low: [u8; 4], high: [u8; 4]) -> u64 {
    u32::from_le_bytes(low) as u64 | (u32::from_le_bytes(high) as u64) << 32
}

fn options(rules: &HouseRules) -> u64 {
    let numbers = rules.numbers();
    let limit = rules.blockade_limit.map_or(0, NonZeroU8::get);
    let bits = numbers
        .iter()
        .rev()
        .fold(0, |bits, &number| bits << 1 | u64::from(number > 0));
    bits | u64::from(limit) << 16
}
