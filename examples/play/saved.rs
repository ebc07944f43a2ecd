//! Saved games: a game record, before it a comment that tells who plays.

use std::fs;

use parcheesi::{Color, History};

use crate::seats::{Player, Seats};

/// How the line begins that tells who plays, in turn order. To readers of records it is a comment.
const PLAYERS: &str = "# players: ";

/// A game that was read from a file.
pub(crate) struct Saved {
    pub(crate) history: History,
    /// In turn order; none where the file does not tell.
    pub(crate) players: Vec<(Color, Player)>,
}

/// Reads a game record; a position alone is one too.
pub(crate) fn read(path: &str) -> Result<Saved, String> {
    let about = |error: &dyn std::fmt::Display| format!("{path}: {error}");
    let text = fs::read_to_string(path).map_err(|error| about(&error))?;
    let history = History::from_record(&text).map_err(|error| about(&error))?;
    let named = text.lines().find_map(|line| line.strip_prefix(PLAYERS));
    let players = match named.map(|names| Seats::read(names.trim())).transpose() {
        Ok(players) => players.unwrap_or_default(),
        Err(error) => return Err(about(&error)),
    };
    let colors = history.game().players();
    if !players.is_empty() && players.len() != colors.len() {
        return Err(about(&"it does not name one player for each color"));
    }
    let players = colors.iter().copied().zip(players).collect();
    Ok(Saved { history, players })
}

/// Writes a game record.
pub(crate) fn write(path: &str, history: &History, seats: Seats) -> Result<(), String> {
    let players = seats.in_order(history.game().players());
    let text = format!("{PLAYERS}{players}\n{history}");
    fs::write(path, text).map_err(|error| format!("{path}: {error}"))
}
