//! The complete rules of Parcheesi as one deterministic state machine.
#![cfg_attr(not(feature = "std"), no_std)]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    clippy::todo,
    clippy::unimplemented
)]

#[cfg(feature = "alloc")]
extern crate alloc;

mod action;
#[cfg(feature = "arbitrary")]
pub mod arbitrary;
mod board;
mod choices;
mod dice;
mod dice_box;
mod error;
mod event;
mod game;
mod hash;
#[cfg(feature = "alloc")]
mod history;
mod list;
pub mod notation;
mod number;
mod pending;
mod perft;
mod player;
#[cfg(feature = "rand_0_10")]
pub mod random;
mod rules;
#[cfg(any(feature = "proptest", feature = "arbitrary"))]
mod sampling;
#[cfg(feature = "serde")]
mod serialize;
mod setup;
#[cfg(feature = "proptest")]
pub mod strategy;
mod turn;

pub use action::{Action, ActionSet, Actions, LeaveWith, MoveBy, Path};
pub use board::{Place, RingSpace, RowSpace};
pub use choices::Choices;
pub use dice::{Die, Roll};
pub use dice_box::{DiceBox, Starting, StartingPlayer};
pub use error::{IllegalAction, Reason};
pub use event::{Event, Events, Reward};
pub use game::{Game, Occupant, Occupants, Spaces, Stage};
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
pub use rules::Rule;
pub use rules::house_rules::{
    BlockadeTogether, CaptureRewards, DoubletBottoms, DoubletPlay, Finish, FiveEntry, HomeRow,
    HouseRules, RerollUnmoved, RewardWindow, Rewards, SingleDie, ThirdDoublet,
};
pub use setup::{Colors, Dice, Partners, Setup, SetupError};
