//! The C interface: its header, its statuses, and that nothing a caller does breaks it.
#![cfg(feature = "capi")]
#![allow(unsafe_code)] // The functions are called as C calls them.
#![allow(clippy::pedantic)] // Numbers go back and forth between two languages here.

mod beginnings;
mod bots;
mod calls;
mod compilers;
mod games;
mod header;
mod layout;
mod memory;
mod messages;
mod numbers;
mod overlap;
mod parsed;
mod pictures;
mod statuses;
mod support;
mod survival;
mod texts;
mod told;
mod wrong_twice;
