//! The integration tests: one binary.

mod dice_box;
mod rule_numbers;
