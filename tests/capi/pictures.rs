//! The picture is that of the Rust API, with the same marks, and never larger than the header says.

use std::fmt::Write;

use parcheesi::capi::*;
use parcheesi::render::Marks;
use parcheesi::{DiceBox, Event, Game, Pawn};

use crate::support::{any_start, as_c, positions, svg};
use crate::told::told;

/// All marks that C can ask for, in Rust.
fn marks(number: u32, pawn: u8) -> Marks {
    let marks = match (number & PARCHEESI_MARK_TARGETS, Pawn::new(pawn)) {
        (0, _) => Marks::NONE,
        (_, None) => Marks::NONE.targets(),
        (_, Some(pawn)) => Marks::NONE.targets_of(pawn),
    };
    match number & PARCHEESI_MARK_SPACE_NUMBERS {
        0 => marks,
        _ => marks.space_numbers(),
    }
}

#[test]
fn the_picture_is_that_of_the_rust_api() {
    for rust in positions(30, 21) {
        let c = as_c(&rust);
        for number in 0..4 {
            for pawn in [0, 1, 2, 3, PARCHEESI_NOBODY] {
                let expected = rust.svg().marks(marks(number, pawn)).to_string();
                assert_eq!(svg(&c, number, pawn, None), Ok(expected), "{rust}");
            }
        }
    }
}

/// Every event of some games: the moves are marked, all other events mark nothing.
#[test]
fn the_last_move_is_that_of_the_event() {
    let mut chance = DiceBox::new(22);
    let (mut marked, mut unmarked) = (0, 0);
    for _ in 0..4 {
        let mut rust = any_start(&mut chance);
        loop {
            let legal = rust.legal_actions();
            if legal.is_empty() {
                break;
            }
            let happened = rust
                .apply(legal[chance.below(legal.len() as u32) as usize])
                .unwrap();
            if chance.below(12) > 0 && happened.len() < 6 {
                continue;
            }
            let plain = rust.svg().to_string();
            for &event in &happened {
                let expected = rust
                    .svg()
                    .marks(Marks::NONE.last_move(&[event]))
                    .to_string();
                let moves = matches!(event, Event::Moved { .. } | Event::LeftNest { .. });
                assert_eq!(expected != plain, moves, "{event}");
                let found = svg(&as_c(&rust), 0, PARCHEESI_NOBODY, Some(&told(&event)));
                assert_eq!(found, Ok(expected), "{event}");
                marked += usize::from(moves);
                unmarked += usize::from(!moves);
            }
        }
    }
    assert!(marked > 50 && unmarked > 50, "{marked}, {unmarked}");
}

/// Room to spare: what was drawn, with every mark and a long way, takes less than half of PARCHEESI_MAX_SVG.
#[test]
fn no_picture_needs_more_than_half_of_the_room() {
    let mut crowded: Game = "Y:1,n,n,n/R:3,n,n,n Y 2-4:24".parse().unwrap();
    let event = crowded.apply("0+2".parse().unwrap()).unwrap()[0];
    let mut texts = positions(300, 23);
    // Spread out, with four dice and every reward, and long numbers wherever there can be some.
    let mut spread = String::new();
    for (i, color) in ["Y", "G", "R", "B"].iter().enumerate() {
        let places: Vec<String> = (0..4)
            .map(|n| (10 + 17 * i + 4 * n).min(67 - n))
            .map(|n| n.to_string())
            .collect();
        write!(
            spread,
            "{}{color}:{}",
            if i > 0 { "/" } else { "" },
            places.join(",")
        )
        .unwrap();
    }
    texts.push(format!("{spread} Y 6-6:1166 d1").parse().unwrap());
    let longest = texts.iter().map(|game| {
        let all = Marks::NONE.space_numbers().targets().last_move(&[event]);
        let rust = game.svg().marks(all).to_string();
        let found = svg(&as_c(game), 3, PARCHEESI_NOBODY, Some(&told(&event))).unwrap();
        assert_eq!(found, rust);
        found.len()
    });
    let longest = longest.max().unwrap();
    assert!(longest < PARCHEESI_MAX_SVG / 2, "{longest}");
    assert!(
        longest > PARCHEESI_MAX_SVG / 8,
        "{longest}: the room is out of proportion"
    );
}
