//! The integration tests: one binary.

mod dice_box;
mod notation;
mod perft;
#[cfg(feature = "rand_0_10")]
mod random;
mod rule_numbers;
mod rules;
mod support;
mod vectors;
