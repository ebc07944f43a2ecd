//! The rule book, rule by rule: a file for each part, a function for each rule and each worked case.
//!
//! Written from the rule book. Yellow is mostly to move, since its relative positions are the ring spaces.

mod blockades;
mod board;
mod capture;
mod doublets;
mod duty;
mod home_row;
mod house_rules;
mod illegal_actions;
mod leaving_the_nest;
mod moving;
mod players;
mod rewards;
mod safe_spaces;
mod turn;
mod winning;
mod worked_cases;

pub(crate) use house_rules::OPTIONS;
pub(crate) use turn::random_game;
