//! Setups: what is refused, in which words, and the nearest neighbour that is accepted.

mod accepted;
mod refused;
