//! Diagrams and pictures of chosen positions, as snapshots: whoever changes them looks at them.

use std::fmt::Write;

use parcheesi::Game;
use parcheesi::render::{Charset, Ink, Layout, Marks};

use super::played;
use crate::support::game;

const CROWDED: &str = "Y:1,n,12,h3/G:n,20,51,51/R:34,34,3,*/B:*,*,7,h6 Y 2-3:23";
const BLOCKADES: &str =
    "Y:1^2,1^2,12^3,12^3/G:51,51,h3^1,h3^1/R:34,34,10,10/B:h6,h6,7,7 Y roll rules=classic";
const ROWS: &str = "Y:h7,h6,h1,*/G:h1,h2,h3,h4/R:*,*,*,h7/B:*,*,*,h5 B 2-6:26";
const OVER: &str = "Y:*,*,*,*/G:*,*,n,3/R:34,34,n,*/B:*,*,*,h5 Y over w=Y";
const PLACED: &str = "Y:*,*,*,*/G:*,*,*,*/B:*,*,*,0 G over w=YGB rules=playon";

/// All four kinds of text of one position.
fn diagrams(game: &Game, marks: Marks) -> String {
    let mut all = String::new();
    for charset in [Charset::Ascii, Charset::Unicode] {
        for layout in [Layout::Compact, Layout::Framed] {
            let diagram = game.diagram().charset(charset).layout(layout).marks(marks);
            writeln!(all, "{charset:?}, {layout:?}\n{diagram}\n").unwrap();
        }
    }
    all
}

#[test]
fn diagram_of_the_start() {
    insta::assert_snapshot!(diagrams(&Game::standard(), Marks::NONE.space_numbers()));
}

#[test]
fn diagram_of_a_crowded_board() {
    let (game, marks) = played(CROWDED, &["0+2"]);
    insta::assert_snapshot!(diagrams(&game, marks));
}

#[test]
fn diagram_of_blockades() {
    insta::assert_snapshot!(diagrams(&game(BLOCKADES), Marks::NONE));
}

#[test]
fn diagram_of_home_rows() {
    insta::assert_snapshot!(diagrams(&game(ROWS), Marks::NONE.targets()));
}

#[test]
fn diagram_of_games_that_are_over() {
    let both = [OVER, PLACED].map(|position| diagrams(&game(position), Marks::NONE));
    insta::assert_snapshot!(both.join("\n"));
}

#[test]
fn diagram_in_colours() {
    let (game, marks) = played(CROWDED, &["0+2"]);
    let diagram = game.diagram().marks(marks).ink(Ink::Ansi).to_string();
    insta::assert_snapshot!(diagram.replace('\x1b', "ESC"));
}

#[test]
fn picture_of_a_crowded_board() {
    let (game, marks) = played(CROWDED, &["0+2"]);
    insta::assert_snapshot!(game.svg().marks(marks.space_numbers()));
}

#[test]
fn picture_of_blockades() {
    insta::assert_snapshot!(game(BLOCKADES).svg().side(300));
}

#[test]
fn picture_of_games_that_are_over() {
    let both = [OVER, PLACED].map(|position| game(position).svg().to_string());
    insta::assert_snapshot!(both.join("\n"));
}

/// The line of the diagram on which this stands.
#[track_caller]
fn line_with<'a>(diagram: &'a str, text: &str) -> &'a str {
    let found = diagram.lines().find(|line| line.contains(text));
    found.unwrap_or_else(|| panic!("{text} is not in\n{diagram}"))
}

#[test]
fn what_is_pending_is_told() {
    let rewards = "+20".repeat(12) + "+10+10+10";
    let most = format!("Y:*,*,*,0/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n Y 4-4:3344{rewards} d1");
    let diagram = game(&most).diagram().to_string();
    line_with(&diagram, "> to move");
    line_with(&diagram, "then rolls again");
    line_with(&diagram, "rolled 4-4 [3] [3] [4] [4]");
    line_with(&diagram, "rewards [+20] x12 [+10] x3");
    let svg = game(&most).svg().to_string();
    for text in [
        "to move, rolled 4-4, rolls again",
        ">12 times<",
        ">3 times<",
    ] {
        assert!(svg.contains(text), "{text}");
    }

    let diagram = game("Y:3,n,n,n/R:n,n,n,n Y reroll+20 d2")
        .diagram()
        .to_string();
    line_with(&diagram, "> to roll again");
    line_with(&diagram, "rewards [+20]");
    assert!(!diagram.contains("then rolls again"), "it is time now");
    let diagram = game("Y:3,n,n,n/R:n,n,n,n Y 1-2:+20").diagram().to_string();
    line_with(&diagram, "> to take a reward");
}

#[test]
fn the_last_move_is_the_last_of_all_events() {
    let (game, marks) = played("Y:1,9,n,n/R:3,n,n,n Y 2-4:24", &["0+2", "1+4"]);
    let diagram = game.diagram().marks(marks).to_string();
    line_with(&diagram, ">Y1");
    assert!(!diagram.contains(">Y0"));
    // Events without a move leave the mark.
    let same = marks.last_move(&[]);
    assert_eq!(same, marks);
}

#[test]
fn targets_are_those_of_the_legal_actions() {
    let game = game("Y:60,h3,n,n/R:n,n,n,n Y 3-1:13");
    for action in game.legal_actions() {
        let one = game
            .diagram()
            .marks(Marks::NONE.targets_of(action.pawn().unwrap()));
        let all = game.diagram().marks(Marks::NONE.targets());
        let count = |it: &str| it.matches('+').count();
        assert!(
            count(&one.to_string()) < count(&all.to_string()),
            "{action}"
        );
    }
    let home = self::game("Y:h7,h3,n,n/R:n,n,n,n Y 3-1:13");
    let diagram = home.diagram().marks(Marks::NONE.targets()).to_string();
    assert_eq!(
        diagram.matches('+').count(),
        3,
        "home, h4 and h6\n{diagram}"
    );
}

/// 1.7, 8.1: on a line of spaces the walls of a blockade stand, and the brackets of a safe space beside it give way.
#[test]
fn a_blockade_beside_a_safe_space_keeps_both_walls() {
    for (position, wanted) in [
        ("Y:6,6,n,n/R:n,n,n,n Y roll", "#Y01# . ) ."),
        ("Y:8,8,n,n/R:n,n,n,n Y roll", ". ( . #Y01#"),
    ] {
        let diagram = game(position).diagram().to_string();
        let line = line_with(&diagram, "Y01");
        assert!(line.contains(wanted), "{line}");
    }
}

#[test]
fn nothing_is_marked_before_a_roll() {
    let game = Game::standard();
    let marks = Marks::NONE.targets();
    let plain = game.diagram().marks(Marks::default());
    assert_eq!(game.diagram().marks(marks).to_string(), plain.to_string());
}

#[test]
fn who_does_not_play_has_no_pawns_and_no_name() {
    let game = game("Y:n,n,n,n/R:n,n,n,n Y roll");
    for drawing in [game.diagram().to_string(), game.svg().to_string()] {
        assert!(!drawing.contains("Blue") && !drawing.contains("Green"));
    }
    let pawns = game.svg().to_string().matches("data-pawn").count();
    assert_eq!(pawns, 8);
}
