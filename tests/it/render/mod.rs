//! The drawings: where everything lies, what is drawn, and that it is never more than promised.

mod cells;
mod documents;
#[cfg(feature = "proptest")]
mod laws;
mod pictures;
mod xml;

use parcheesi::render::Marks;
use parcheesi::{Event, Game};

use crate::support::{action, game};

/// The game after these actions, with the last move and all targets marked.
#[track_caller]
fn played(position: &str, actions: &[&str]) -> (Game, Marks) {
    let mut game = game(position);
    let mut marks = Marks::NONE.targets();
    for text in actions {
        let events: Vec<Event> = game.apply(action(text)).unwrap().to_vec();
        marks = marks.last_move(&events);
    }
    (game, marks)
}
