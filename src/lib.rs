//! The complete rules of Parcheesi as one deterministic state machine.
//!
//! A [`Game`] knows what is [pending](Game::pending), which actions are [legal](Game::legal_actions), what each one
//! [does](Game::apply), and [why](Game::check) any other is refused, by the number of the rule. It is for programs to
//! embed: it prints nothing by itself, rolls nothing in secret, and needs no allocator.
//!
//! Parcheesi is a trademark of its owner, with whom this project has no tie.
//!
//! # Contents
//!
//! - [Rule book](rulebook): every rule with its number, the decisions, and where each is decided and tested;
//!   [`Rule`] has the numbers and titles
//! - [Guide](guide):
//!   - to write a game in Rust: [state machine](guide::state_machine), [house rules](guide::house_rules),
//!     [hosting a game](guide::hosting), [drawing](guide::render), [computer players](guide::bots)
//!   - in another language: [C interface](guide::c_api), [embedding](guide::embedding), [Unity](guide::unity),
//!     [web](guide::web)
//!   - to study the rules: [studying and fuzzing](guide::study), [speed](guide::speed)
//!   - before depending on it: [stability and security](guide::stability)
//! - [Notation](notation): positions, actions and game records as text
//! - The main types: [`Game`], [`Action`], [`Event`], [`PendingAction`], [`IllegalAction`], [`HouseRules`], [`Setup`],
//!   [`Choices`], [`DiceBox`]
//!
//! # Examples
//!
//! A whole game; in the stage [`Roll`](Stage::Roll) the legal actions are the 36 rolls, so that picking one is throwing
//! the dice:
//!
//! ```
//! use parcheesi::{DiceBox, Game, Stage};
//!
//! let mut chance = DiceBox::new(7);
//! let mut game = Game::standard();
//! while game.stage() != Stage::Over {
//!     let legal = game.legal_actions();
//!     let i = chance.below(legal.len() as u32) as usize;
//!     game.apply(legal[i])?;
//! }
//! assert!(game.winner().is_some());
//! # Ok::<(), parcheesi::IllegalAction>(())
//! ```
//!
//! Any position is one line of text, and every refusal says why:
//!
//! ```
//! let game: parcheesi::Game = "Y:n,n,30,n/R:34,34,n,n Y 6-2:26".parse()?;
//! let refusal = game.check("2+6".parse()?).unwrap_err();
//! assert_eq!(refusal.to_string(), "pawn 2 cannot move 6: a blockade stands on space 34 (rule 8.2)");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What an action did is told in order, enough to animate a board:
//!
//! ```
//! let mut game: parcheesi::Game = "Y:1,n,n,n/R:3,n,n,n Y 2-4:24".parse()?;
//! let events = game.apply("0+2".parse()?)?;
//! let told: Vec<String> = events.iter().map(ToString::to_string).collect();
//! assert_eq!(
//!     told,
//!     [
//!         "Yellow's pawn 0 moves 2 from space 1 to space 3",
//!         "Yellow's pawn 0 captures Red's pawn 0 on space 3",
//!         "Yellow earns a reward of 20",
//!     ],
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A position can be looked at, as [text](Game::diagram) and as a [picture](Game::svg):
//!
#![doc = include_str!("guide/board.svg")]
//!
//! # Principles
//!
//! - **Deterministic.** The dice are given from outside (rule 3.5); the same actions always lead to the same game.
//! - **One verdict.** [`Game::check`] judges an action; [`Game::legal_actions`] and [`Game::apply`] agree with it.
//! - **Never stuck.** What follows by itself is done at once and told by events; until the game is over the player to
//!   move has a legal action (rule 3.4).
//! - **One line.** The text of a position is the whole state, canonical both ways.
//! - **Only valid games.** Raw data is a [`Setup`]; a [`Game`] exists only validated.
//! - **Small.** A [`Game`] is `Copy` and at most 128 bytes; lists are inline; no `unsafe` outside the C interface, no allocation.
//! - **Safe to feed.** Texts, stored values, raw positions and actions may come from anybody: what is not valid is refused
//!   with an error, no argument makes the library panic, and [the limits](guide::stability#security) are written down.
//!
//! # Features
//!
//! | feature | default | what it adds |
//! |---|---|---|
//! | `std` | yes | switches `alloc` on; nothing in the library needs more |
//! | `alloc` | by `std` | `History`: record, undo, redo, jump, replay |
//! | `serde` | no | canonical text in every format; a `Game` only through validation |
//! | `rand_0_10` | no | `Distribution<Roll>`: any generator of rand 0.10 throws the dice |
//! | `proptest` | no | strategies: rolls, house rules, reachable games, nearly valid set-ups |
//! | `arbitrary` | no | the same for fuzzers driven by bytes |
//! | `capi` | no | the C interface: `include/parcheesi.h` |
//! | `ffi` | no | the same as `capi` |
//!
//! Without any feature the crate is `no_std` and depends on thiserror alone.
#![cfg_attr(not(feature = "std"), no_std)]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::unreachable,
        clippy::todo,
        clippy::unimplemented
    )
)]

#[cfg(feature = "alloc")]
extern crate alloc;

mod action;
#[cfg(feature = "arbitrary")]
pub mod arbitrary;
mod board;
pub mod bot;
#[cfg(feature = "capi")]
pub mod capi;
mod choices;
mod dice;
mod dice_box;
mod error;
mod event;
mod game;
pub mod guide;
mod hash;
#[cfg(feature = "alloc")]
mod history;
mod judge;
mod list;
pub mod notation;
mod number;
mod pending;
mod perft;
mod player;
#[cfg(feature = "rand_0_10")]
pub mod random;
#[doc = include_str!("guide/rulebook.md")]
pub mod rulebook {}
pub mod render;
mod rules;
#[cfg(any(feature = "proptest", feature = "arbitrary"))]
mod sampling;
mod seats;
#[cfg(feature = "serde")]
pub mod serialize;
mod setup;
mod stage;
#[cfg(feature = "proptest")]
pub mod strategy;
mod turn;
mod view;

pub use action::{Action, ActionSet, ActionSetIter, Actions, LeaveWith, MoveBy, Path};
pub use board::{Occupant, Occupants, Place, RingSpace, RowSpace, Spaces};
pub use choices::Choices;
pub use dice::{Die, Roll};
pub use dice_box::{DiceBox, Starting, StartingPlayer};
pub use error::{IllegalAction, Reason};
pub use event::{Event, Events, Reward};
pub use game::Game;
#[cfg(feature = "alloc")]
pub use history::{History, Replayed, Undone};
pub use notation::{
    ParseActionError, ParseColorError, ParseHouseRulesError, ParsePlaceError, ParsePositionError,
    ParseRollError,
};
pub use number::OutOfRange;
pub use pending::{PendingAction, PendingActions};
pub use perft::{perft, perft_divide};
pub use player::{Color, Pawn};
pub use rules::house_rules::{
    BlockadeTogether, CaptureRewards, DoubletBottoms, DoubletPlay, Finish, FiveEntry, HomeRow,
    HouseRules, RerollUnmoved, RewardWindow, Rewards, SingleDie, ThirdDoublet,
};
pub use rules::{ParseRuleError, Rule};
pub use setup::{Colors, Dice, Partners, Setup, SetupError};
pub use stage::Stage;

/// The examples of the README are tested too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub mod readme {}
