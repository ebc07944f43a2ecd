//! The integration tests: one binary.

mod rule_numbers;
