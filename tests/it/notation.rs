//! Notation: one spelling for each value, and a reason for every other text.

use parcheesi::{Action, Game, Setup};

use crate::vectors;

#[test]
fn every_position_of_the_vectors_round_trips() {
    let mut count = 0;
    for name in vectors::FILES {
        for line in vectors::lines(name) {
            for key in ["position", "next"] {
                if let Some(text) = line[key].as_str() {
                    let game: Game = text
                        .parse()
                        .unwrap_or_else(|error| panic!("{text}: {error}"));
                    assert_eq!(game.to_string(), text);
                    let setup: Setup = text.parse().unwrap();
                    assert_eq!(setup, game.to_setup());
                    count += 1;
                }
            }
        }
    }
    assert!(count > 8000, "{count}");
}

#[test]
fn every_action_round_trips() {
    for index in 0..Action::COUNT as u8 {
        let action = Action::from_index(index).unwrap();
        let text = action.to_string();
        assert_eq!(text.parse(), Ok(action), "{text}");
    }
}
