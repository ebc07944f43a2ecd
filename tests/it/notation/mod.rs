//! Notation: one spelling for each value, and a reason for every other text.

mod bad_positions;
mod bad_words;
mod canonical;
mod record;
mod round_trip;
