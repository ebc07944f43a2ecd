//! The pictures in README and guide are those that the library draws.

use std::fmt::Display;
use std::path::Path;
use std::{env, fs};

use parcheesi::Game;
use parcheesi::render::Marks;

use super::played;

/// The game of all pictures: a pawn has just captured another.
fn drawn() -> (Game, Marks) {
    played(
        "Y:1,n,12,h3/G:n,20,51,51/R:34,34,3,*/B:*,*,7,h6 Y 2-3:23",
        &["0+2"],
    )
}

/// The file has this text; with `PARCHEESI_UPDATE` it is given it.
fn assert_file(path: &str, wanted: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    if env::var_os("PARCHEESI_UPDATE").is_some() {
        fs::write(&path, wanted).unwrap();
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        found == wanted,
        "{} is not what the library draws; PARCHEESI_UPDATE=1 draws it anew",
        path.display()
    );
}

/// The block of text after this line has this drawing; with `PARCHEESI_UPDATE` it is given it.
fn assert_block(path: &str, heading: &str, drawing: &impl Display) {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap();
    let start = text.find(heading).expect("the heading of the block") + heading.len();
    let fence = "```text\n";
    let start = start + text[start..].find(fence).expect("the block") + fence.len();
    let end = start + text[start..].find("\n```").expect("the end of the block");
    assert_file(
        path,
        &format!("{}{drawing}{}", &text[..start], &text[end..]),
    );
}

#[test]
fn the_picture_of_the_guide() {
    let (game, marks) = drawn();
    let svg = game.svg().marks(marks.space_numbers()).side(560);
    assert_file("src/guide/board.svg", &format!("{svg}\n"));
}

#[test]
fn the_diagram_of_the_readme() {
    let (game, marks) = drawn();
    assert_block(
        "README.md",
        "## A board to look at",
        &game.diagram().marks(marks),
    );
}

#[test]
fn the_diagrams_of_the_guide() {
    let (game, marks) = drawn();
    let diagram = game.diagram().marks(marks.space_numbers());
    assert_block("src/guide/render.md", "# As text", &diagram);
}
