//! A generator of `rand` throws the dice.

use parcheesi::{DiceBox, Die, Roll};
use proptest::prelude::*;
use rand_0_10::distr::{Distribution, StandardUniform};
use rand_0_10::{RngExt, TryRng};
use rand_pcg::Pcg32;
use std::convert::Infallible;

/// A generator that gives these outputs, over and over.
struct Outputs<'a>(std::iter::Cycle<std::slice::Iter<'a, u32>>);

impl<'a> Outputs<'a> {
    fn of(outputs: &'a [u32]) -> Outputs<'a> {
        Outputs(outputs.iter().cycle())
    }
}

impl TryRng for Outputs<'_> {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(*self.0.next().unwrap())
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        unimplemented!("the dice take 32 bits at a time")
    }

    fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Infallible> {
        unimplemented!("the dice take 32 bits at a time")
    }
}

#[test]
fn every_throw_comes_from_equally_many_outputs() {
    // Six outputs in a row give the six numbers once each, at the bottom and at the top of what is not thrown away;
    // between them are as many as six divides.
    for lowest in [4, 1000 * 6 + 4, u32::MAX - 5] {
        let outputs: Vec<u32> = (lowest..=lowest + 5).collect();
        let mut numbers: Vec<Die> = StandardUniform
            .sample_iter(Outputs::of(&outputs))
            .take(6)
            .collect();
        numbers.sort();
        assert_eq!(numbers, Die::ALL);
    }
    assert_eq!((u64::from(u32::MAX) - 4 + 1) % 6, 0);
}

#[test]
fn the_lowest_four_outputs_are_thrown_away() {
    // The first that are left are 4 and 7: one more than their remainders by six.
    let mut generator = Outputs::of(&[0, 1, 2, 3, 4, 2, 7]);
    let roll: Roll = generator.random();
    assert_eq!(roll, Roll::from_numbers(5, 2).unwrap());
}

#[test]
fn a_broken_generator_ends_in_ones() {
    let roll: Roll = Outputs::of(&[0]).random();
    assert_eq!(roll, Roll::ALL[0]);
    let roll: Roll = Outputs::of(&[u32::MAX]).random();
    assert_eq!(roll, Roll::from_numbers(4, 4).unwrap());
}

#[test]
fn every_throw_comes_up() {
    let rolls: std::collections::BTreeSet<Roll> = StandardUniform
        .sample_iter(Pcg32::new(1, 1))
        .take(1000)
        .collect();
    assert!(rolls.into_iter().eq(Roll::ALL));
}

proptest! {
    #[test]
    fn a_pcg_generator_throws_what_a_dice_box_throws(seed: u64, stream: u64) {
        let (mut generator, mut dice) = (Pcg32::new(seed, stream), DiceBox::with_stream(seed, stream));
        for _ in 0..50 {
            prop_assert_eq!(generator.random::<Roll>(), dice.roll());
        }
    }
}
