//! The dice box against the PCG crate and against frozen values; the starting player.

use parcheesi::{Color, DiceBox, Roll, SetupError, Starting, StartingPlayer};
use proptest::prelude::*;
use rand_pcg::Pcg32;
use rand_pcg::rand_core::Rng;

const ALL_FOUR: [Color; 4] = Color::CLOCKWISE;

#[test]
fn a_dice_box_is_sixteen_bytes() {
    assert_eq!(size_of::<DiceBox>(), 16);
}

#[test]
fn the_values_of_the_pcg_demonstration() {
    // Printed by the demonstration program of the PCG reference implementation (pcg32-demo, round 1): six outputs,
    // 65 tosses of a coin, 33 throws of a die.
    let mut dice = DiceBox::with_stream(42, 54);
    let outputs = [
        0xa15c_02b7,
        0x7b47_f409,
        0xba1d_3330,
        0x83d2_f293,
        0xbfa4_784b,
        0xcbed_606e,
    ];
    assert_eq!(outputs.map(|_| dice.next_u32()), outputs);
    let coins: String = (0..65)
        .map(|_| if dice.below(2) == 1 { 'H' } else { 'T' })
        .collect();
    assert_eq!(
        coins,
        "HHTTTHTHHHTHTTTHHHHHTTTHHHTHTHTHTTHTTTHHHHHHTTTTHHTTTTTHTTTTTTTHT"
    );
    let dice: Vec<u32> = (0..33).map(|_| dice.below(6) + 1).collect();
    assert_eq!(
        dice,
        [
            3, 4, 1, 1, 2, 2, 3, 2, 4, 3, 2, 4, 3, 3, 5, 2, 3, 1, 3, 1, 5, 1, 4, 1, 5, 6, 4, 6, 6,
            2, 6, 3, 3
        ]
    );
}

#[test]
fn frozen_throws() {
    let throws = |seed: u64| {
        let mut dice = DiceBox::new(seed);
        let throws: Vec<String> = (0..12).map(|_| dice.roll().to_string()).collect();
        throws.join(" ")
    };
    assert_eq!(throws(0), "1-6 1-3 2-6 6-6 3-5 6-4 4-4 6-4 1-6 5-5 2-2 6-2");
    assert_eq!(throws(1), "4-3 1-2 1-3 4-5 4-3 5-5 1-3 2-2 2-6 6-2 5-1 4-3");
    assert_eq!(
        throws(2024),
        "3-5 6-5 3-6 4-5 4-4 4-3 3-5 3-4 1-1 4-3 5-4 4-3"
    );
    assert_eq!(
        throws(u64::MAX),
        "3-1 1-1 2-4 6-2 2-4 3-6 3-4 2-6 6-5 3-1 3-6 5-1"
    );
}

#[test]
fn frozen_picks() {
    let picks = |n: u32| {
        let mut dice = DiceBox::new(2024);
        [(); 8].map(|()| dice.below(n))
    };
    assert_eq!(picks(36), [8, 28, 5, 34, 2, 35, 3, 28]);
    assert_eq!(picks(109), [84, 69, 52, 24, 23, 79, 18, 48]);
    // Here nearly half of all outputs are thrown away.
    assert_eq!(
        picks((1 << 31) + 1),
        [
            330_561_239,
            1_723_937_528,
            1_630_780_105,
            893_060_801,
            1_647_787_399,
            307_299_360,
            430_727_831,
            662_101_529
        ]
    );
    assert_eq!(
        picks(u32::MAX),
        [
            2_478_044_888,
            1_354_038_508,
            3_871_421_177,
            3_778_263_754,
            3_040_544_450,
            501_792_479,
            1_405_991_127,
            3_795_271_048
        ]
    );
}

#[test]
fn frozen_bytes() {
    let mut dice = DiceBox::with_stream(42, 54);
    dice.roll();
    assert_eq!(
        dice.to_bytes(),
        [78, 91, 191, 25, 109, 41, 51, 139, 109, 0, 0, 0, 0, 0, 0, 0]
    );
}

#[test]
fn every_bound_throws_away_just_enough() {
    // The outputs from `2³² mod n` on are as many as `n` divides, so every answer has equally many outputs; and fewer
    // than `n` are thrown away, so as few as possible. Told from outside: the answer is that of the first output of the
    // PCG crate's that is not below the remainder, counted in 64 bits.
    for n in (1..3000)
        .chain((1 << 31) - 20..(1 << 31) + 20)
        .chain(u32::MAX - 20..=u32::MAX)
    {
        let remainder = (1 << 32) % u64::from(n);
        assert_eq!(((1u64 << 32) - remainder) % u64::from(n), 0);
        let (mut dice, mut outputs) = (DiceBox::new(u64::from(n)), pcg(u64::from(n)));
        for _ in 0..4 {
            let first = std::iter::repeat_with(|| u64::from(outputs.next_u32()))
                .find(|&output| output >= remainder);
            assert_eq!(
                first.map(|output| output % u64::from(n)),
                Some(u64::from(dice.below(n)))
            );
        }
    }
}

#[test]
fn below_nothing_and_below_one_take_one_output() {
    for n in [0, 1] {
        let (mut dice, mut outputs) = (DiceBox::new(5), DiceBox::new(5));
        assert_eq!(dice.below(n), 0);
        outputs.next_u32();
        assert_eq!(dice, outputs);
    }
}

proptest! {
    #[test]
    fn the_outputs_are_those_of_the_pcg_crate(seed: u64, stream: u64) {
        let (mut dice, mut reference) = (DiceBox::with_stream(seed, stream), Pcg32::new(seed, stream));
        for _ in 0..50 {
            prop_assert_eq!(dice.next_u32(), reference.next_u32());
        }
    }

    #[test]
    fn a_throw_is_two_picks_the_first_die_first(seed: u64) {
        let (mut dice, mut picks) = (DiceBox::new(seed), DiceBox::new(seed));
        for _ in 0..50 {
            let numbers = [(); 2].map(|()| picks.below(6) as u8 + 1);
            prop_assert_eq!(Some(dice.roll()), Roll::from_numbers(numbers[0], numbers[1]));
        }
    }

    #[test]
    fn what_is_kept_goes_on_the_same(seed: u64, stream: u64, throws in 0..20) {
        let mut dice = DiceBox::with_stream(seed, stream);
        (0..throws).for_each(|_| { dice.roll(); });
        let mut kept = DiceBox::from_bytes(dice.to_bytes());
        prop_assert_eq!(kept, dice);
        prop_assert_eq!(kept.roll(), dice.roll());
    }

    #[test]
    fn any_bytes_make_a_dice_box(bytes: [u8; 16], n: u32) {
        let mut dice = DiceBox::from_bytes(bytes);
        let mut odd = bytes;
        odd[8] |= 1;
        prop_assert_eq!(dice.to_bytes(), odd);
        prop_assert!(dice.below(n) < n.max(1));
    }
}

fn pcg(seed: u64) -> Pcg32 {
    // The default that the PCG crate documents.
    Pcg32::new(seed, 0xa02_bdbf_7bb3_c0a7)
}

fn decided(order: &[Color]) -> Starting {
    Starting::Decided(parcheesi::Colors::from_slice(order).unwrap())
}

/// All but the last throw, which is returned.
fn throw_all(starting: &mut StartingPlayer, totals: &[u8]) -> Starting {
    let throw = |&total: &u8| {
        let first = total.div_ceil(2);
        starting.throw(Roll::from_numbers(first, total - first).unwrap())
    };
    totals.iter().map(throw).last().unwrap()
}

#[test]
fn rule_2_4_the_highest_total_starts_and_the_order_is_rotated() {
    for (place, &starter) in ALL_FOUR.iter().enumerate() {
        let mut totals = [7, 2, 10, 3];
        totals[place] = 11;
        let mut starting = StartingPlayer::new(&ALL_FOUR).unwrap();
        let mut order = ALL_FOUR;
        order.rotate_left(place);
        assert_eq!(order[0], starter);
        assert_eq!(throw_all(&mut starting, &totals), decided(&order));
    }
}

#[test]
fn rule_2_4_everybody_throws_in_the_order_given() {
    let players = [Color::Blue, Color::Yellow, Color::Green];
    let mut starting = StartingPlayer::new(&players).unwrap();
    assert_eq!(*starting.contenders(), players);
    for player in players {
        assert_eq!(starting.state(), Starting::Throws(player));
        starting.throw(Roll::from_numbers(6, player.seat() + 1).unwrap());
    }
    let order = [Color::Green, Color::Blue, Color::Yellow];
    assert_eq!(starting.state(), decided(&order));
    assert_eq!(*starting.contenders(), [Color::Green]);
}

#[test]
fn rule_2_4_ties_roll_again_among_the_tied() {
    let mut starting = StartingPlayer::new(&ALL_FOUR).unwrap();
    // Yellow and Red tie at 9; that Green and Blue tie at 4 does not count.
    assert_eq!(
        throw_all(&mut starting, &[9, 4, 9, 4]),
        Starting::Throws(Color::Yellow)
    );
    assert_eq!(*starting.contenders(), [Color::Yellow, Color::Red]);
    assert_eq!(throw_all(&mut starting, &[3]), Starting::Throws(Color::Red));
    // Again a tie, lower than the first; then Red has more.
    assert_eq!(
        throw_all(&mut starting, &[3]),
        Starting::Throws(Color::Yellow)
    );
    let order = [Color::Red, Color::Blue, Color::Yellow, Color::Green];
    assert_eq!(throw_all(&mut starting, &[2, 3]), decided(&order));
}

#[test]
fn rule_2_4_a_throw_after_the_decision_changes_nothing() {
    let mut starting = StartingPlayer::new(&[Color::Yellow, Color::Red]).unwrap();
    let order = throw_all(&mut starting, &[4, 5]);
    let before = starting;
    assert_eq!(throw_all(&mut starting, &[12]), order);
    assert_eq!(starting, before);
}

#[test]
fn rule_2_4_those_who_always_tie_throw_for_ever_but_nothing_loops() {
    let mut starting = StartingPlayer::new(&ALL_FOUR).unwrap();
    for i in 0..1000 {
        assert_eq!(starting.state(), Starting::Throws(ALL_FOUR[i % 4]));
        throw_all(&mut starting, &[7]);
    }
}

#[test]
fn rule_2_4_only_those_who_can_play_together_throw() {
    let refused = |players: &[Color]| StartingPlayer::new(players).unwrap_err();
    assert!(matches!(
        refused(&[]),
        SetupError::PlayerCount { count: 0, .. }
    ));
    assert!(matches!(
        refused(&[Color::Red]),
        SetupError::PlayerCount { count: 1, .. }
    ));
    assert!(matches!(
        refused(&[Color::Red, Color::Blue, Color::Red]),
        SetupError::ColorTwice {
            color: Color::Red,
            ..
        }
    ));
    assert!(DiceBox::new(1).starting_order(&[Color::Red]).is_err());
}

proptest! {
    #[test]
    fn rule_2_4_the_dice_box_throws_for_each_in_turn(seed: u64) {
        let (mut dice, mut throws) = (DiceBox::new(seed), DiceBox::new(seed));
        let order = dice.starting_order(&ALL_FOUR).unwrap();
        let mut starting = StartingPlayer::new(&ALL_FOUR).unwrap();
        while let Starting::Throws(_) = starting.state() {
            starting.throw(throws.roll());
        }
        prop_assert_eq!(starting.state(), Starting::Decided(order));
        prop_assert_eq!(dice, throws);
    }
}
