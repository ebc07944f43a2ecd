//! What the fuzz targets check: each is a function of bytes that panics where the library breaks a promise.
//!
//! - `position_text`: any text is a position in its one spelling, or refused at a byte of it
//! - `action_text`: the same for actions, rolls, places and colors
//! - `house_rules`: the same for house rules; and any house rules have a text, and games
//! - `record`: any text is a record whose actions replay, or refused at a token of it
//! - `setup_play`: any raw data is refused, or is a game that can be played on; in each state everything that must hold
//!   does, and the naive twin says the same
//! - `serde`: any JSON and any postcard bytes are refused or come back the same
//! - `capi_bytes`: any program of calls of the C interface, with any addresses, overlaps and numbers, only gets the
//!   statuses that the header allows, and nothing is written elsewhere
//!
//! `.ci/fuzz` builds and runs them; `bash .ci/fuzz replay` replays the inputs of `corpus`.

#![allow(clippy::pedantic)] // As the tests whose files are shared here.

#[path = "../../tests/it/agreement.rs"]
mod agreement;
#[path = "../../tests/capi/calls.rs"]
#[allow(dead_code)]
mod calls;
#[path = "../../tests/it/invariants.rs"]
mod invariants;
#[path = "../../tests/capi/memory.rs"]
#[allow(dead_code)]
mod memory;
#[path = "../../tests/it/model.rs"]
mod model;
#[path = "../../tests/it/naive/mod.rs"]
mod naive;
#[path = "../../tests/capi/parsed.rs"]
#[allow(dead_code)]
mod parsed;
#[path = "../../tests/capi/support.rs"]
#[allow(dead_code)]
mod support;
pub mod targets;
