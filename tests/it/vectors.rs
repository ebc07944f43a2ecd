//! The recorded vectors of `tests/vectors`, all of them.

use std::fs;
use std::path::Path;

use serde_json::Value;

/// The files.
pub(crate) const FILES: [&str; 5] = [
    "worked.jsonl",
    "standard.jsonl",
    "house_rules.jsonl",
    "presets.jsonl",
    "racket.jsonl",
];

/// The lines of a file of vectors.
pub(crate) fn lines(name: &str) -> Vec<Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/vectors")
        .join(name);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
    let lines = text.lines().map(|line| serde_json::from_str(line).unwrap());
    lines.collect()
}
