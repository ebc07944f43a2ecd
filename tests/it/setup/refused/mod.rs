//! For every error: setups that have it, and next to each one that has not.

mod finished;
mod held;
mod pawns;
mod roll;

use crate::support::variants;
use parcheesi::{Color, Colors, Dice, Die, Game, Setup, SetupError};

/// A setup as text; with a change where no text can say it.
struct Case {
    position: &'static str,
    change: fn(&mut Setup),
}

/// The position as it stands.
const fn text(position: &'static str) -> Case {
    with(position, |_| {})
}

const fn with(position: &'static str, change: fn(&mut Setup)) -> Case {
    Case { position, change }
}

impl Case {
    fn judged(&self) -> Result<Game, SetupError> {
        let mut setup: Setup = match self.position.parse() {
            Ok(setup) => setup,
            Err(error) => panic!("{}: {error}", self.position),
        };
        (self.change)(&mut setup);
        Game::from_setup(&setup)
    }
}

/// The first of each pair is refused with this error, and the second accepted.
#[track_caller]
fn refused(is_it: fn(&SetupError) -> bool, pairs: &[(Case, Case)]) {
    for (bad, good) in pairs {
        match bad.judged() {
            Ok(game) => panic!("accepted: {game}"),
            Err(error) => assert!(is_it(&error), "{}: {error}", bad.position),
        }
        if let Err(error) = good.judged() {
            panic!("the good neighbour {} is refused: {error}", good.position);
        }
    }
}

/// The sentence for a position that can be written down.
#[track_caller]
fn says(case: &Case, sentence: &str) {
    match case.judged() {
        Ok(game) => panic!("accepted: {game}"),
        Err(error) => assert_eq!(error.to_string(), sentence),
    }
}

macro_rules! is {
    ($pattern:pat) => {
        |error| matches!(error, $pattern)
    };
}
use is;

fn colors(letters: &str) -> Colors {
    let colors: Vec<Color> = letters.chars().filter_map(Color::from_letter).collect();
    Colors::from_slice(&colors).expect("at most eight")
}

fn dice(numbers: &[u8]) -> Dice {
    let dice: Vec<Die> = numbers
        .iter()
        .filter_map(|&number| Die::new(number))
        .collect();
    Dice::from_slice(&dice).expect("at most eight")
}

const START: &str = "Y:n,n,n,n/G:n,n,n,n Y roll";

#[test]
fn every_error_has_its_test() {
    let tests = [
        include_str!("finished.rs"),
        include_str!("held.rs"),
        include_str!("pawns.rs"),
        include_str!("roll.rs"),
    ]
    .concat();
    let variants = variants(include_str!("../../../../src/setup/error.rs"), "SetupError");
    assert!(variants.len() > 30, "{variants:?}");
    for name in variants {
        assert!(tests.contains(&format!("fn {name}()")), "{name}");
    }
}
