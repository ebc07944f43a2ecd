//! What holds of every drawing of every game.

use parcheesi::render::{Charset, Ink, Layout, Marks};
use parcheesi::{Color, Game, Pawn, Place, strategy};
use proptest::prelude::*;

use super::xml;
use crate::laws::cases;

/// Without escape sequences, each of which must be one of a colour.
fn without_colours(text: &str) -> String {
    let mut pieces = text.split("\x1b[");
    let mut plain = pieces.next().unwrap_or_default().to_string();
    for piece in pieces {
        let (numbers, rest) = piece.split_once('m').expect("the end of a sequence");
        assert!(
            numbers
                .chars()
                .all(|sign| sign.is_ascii_digit() || sign == ';')
        );
        plain += rest;
    }
    plain
}

fn check_diagrams(game: &Game, marks: Marks) {
    for charset in [Charset::Ascii, Charset::Unicode] {
        for layout in [Layout::Compact, Layout::Framed] {
            let diagram = game.diagram().charset(charset).layout(layout).marks(marks);
            let text = diagram.to_string();
            assert!(text.lines().count() <= 39, "{game}");
            for line in text.lines() {
                assert!(line.chars().count() <= 77, "{game}: {line}");
                assert_eq!(line, line.trim_end(), "{game}");
                assert!(!line.contains('\x1b'));
            }
            assert!(
                charset == Charset::Unicode || text.is_ascii(),
                "{game}\n{text}"
            );
            let coloured = diagram.ink(Ink::Ansi).to_string();
            assert_eq!(without_colours(&coloured), text, "{game}");
            for line in coloured.lines() {
                let last = line.rfind("\x1b[").map_or("", |start| &line[start..]);
                assert!(last.is_empty() || last.starts_with("\x1b[0m"), "{line:?}");
            }
            check_pieces(game, &text);
        }
    }
}

/// Each pawn on the way is in the text, a pair as a blockade.
fn check_pieces(game: &Game, text: &str) {
    for &color in game.players() {
        for pawn in Pawn::ALL {
            let place = game.place(color, pawn);
            let with: Vec<Pawn> = Pawn::ALL
                .into_iter()
                .filter(|&it| game.place(color, it) == place)
                .collect();
            let wanted = match (place, with[..].len()) {
                (Place::Home, _) => continue,
                (Place::Ring(_) | Place::Row(_), 2) => format!("{color}{}{}", with[0], with[1]),
                _ => format!("{color}{pawn}"),
            };
            assert!(
                text.contains(&wanted),
                "{game}: {wanted} is missing\n{text}"
            );
        }
    }
}

fn check_svg(game: &Game, marks: Marks) {
    let svg = game.svg().marks(marks).to_string();
    if let Err(error) = xml::check(&svg) {
        panic!("{game}: {error}\n{svg}");
    }
    assert!(
        !svg.contains("\n\n"),
        "a blank line ends the picture in Markdown"
    );
    assert_eq!(
        svg.matches("data-pawn=").count(),
        4 * game.players().len(),
        "{game}"
    );
    for color in Color::ALL {
        assert_eq!(
            game.players().contains(&color),
            svg.contains(&format!("data-color=\"{color}\" data-pawn"))
        );
    }
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn drawings_keep_to_their_size_and_form(history in strategy::histories(), pick in any::<usize>()) {
        let steps: Vec<_> = history.replay().collect();
        let Some(step) = steps.get(pick % steps.len().max(1)) else {
            return Ok(());
        };
        let marks = Marks::NONE.last_move(&step.events);
        let all = marks.space_numbers().targets();
        for marks in [Marks::NONE, marks, all, marks.targets_of(Pawn::ALL[pick % 4])] {
            check_diagrams(&step.after, marks);
            check_svg(&step.after, marks);
        }
    }

    #[test]
    fn positions_that_are_no_game_s_are_drawn_too(setup in strategy::setups()) {
        if let Ok(game) = Game::from_setup(&setup) {
            let marks = Marks::NONE.space_numbers().targets();
            check_diagrams(&game, marks);
            check_svg(&game, marks);
        }
    }
}
