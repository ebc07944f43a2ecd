//! The integration tests: one binary.

mod agreement;
#[cfg(feature = "proptest")]
mod animation;
#[cfg(feature = "arbitrary")]
mod arbitrary;
mod beginning;
mod bot;
#[cfg(feature = "proptest")]
mod bounds;
mod dice_box;
mod documents;
mod hash;
#[cfg(feature = "alloc")]
mod history;
mod invariants;
#[cfg(feature = "proptest")]
mod laws;
mod model;
#[allow(clippy::pedantic)] // The rule book's yes-or-no options are plain flags there.
mod naive;
mod notation;
mod perft;
#[cfg(feature = "rand_0_10")]
mod random;
mod refusals;
mod render;
mod rule_numbers;
mod rule_table;
mod rules;
mod sentences;
#[cfg(feature = "serde")]
mod serialize;
mod setup;
#[cfg(feature = "proptest")]
mod strategy;
mod support;
mod transcripts;
mod twin;
mod vectors;
mod vocabulary;
