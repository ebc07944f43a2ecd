//! One function for each fuzz target.

mod capi_bytes;
mod house_rules;
mod record;
mod serde;
mod setup_play;
mod text;

pub use self::serde::serde;
pub use capi_bytes::capi_bytes;
pub use house_rules::house_rules;
pub use record::record;
pub use setup_play::setup_play;
pub use text::{action_text, position_text};

/// Bytes as text; whoever calls the library has made sure of that much.
fn text(data: &[u8]) -> Option<&str> {
    std::str::from_utf8(data).ok()
}
