//! Positions, actions and the small words of the notation.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use parcheesi::{Action, Color, Game, ParsePositionError, Place, Roll, Setup};

use super::text;
use crate::agreement::compare;
use crate::invariants::hold;
use crate::naive::Naive;

/// Any text is a position in its one spelling, or refused at a byte of it.
pub fn position_text(data: &[u8]) {
    let Some(text) = text(data) else { return };
    let setup = match text.parse::<Setup>() {
        Ok(setup) => setup,
        Err(error) => {
            position_refused(text, &error);
            // The grammar is the same for both.
            assert_eq!(text.parse::<Game>(), Err(error), "{text}");
            return;
        }
    };
    assert_eq!(setup.to_string(), text, "one spelling");
    match text.parse::<Game>() {
        Ok(game) => {
            assert_eq!(Game::from_setup(&setup), Ok(game), "{text}");
            hold(&game);
            let naive = Naive::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            compare(&game, &naive);
        }
        Err(error) => {
            position_refused(text, &error);
            assert!(Game::from_setup(&setup).is_err(), "{text}");
        }
    }
}

fn position_refused(text: &str, error: &ParsePositionError) {
    refused_at(text, error.at(), error);
}

/// Any text is an action in its one spelling, or refused at a byte of it; so are rolls, places and colors.
pub fn action_text(data: &[u8]) {
    let Some(text) = text(data) else { return };
    if let Some(action) = one_spelling::<Action, _>(text, |error| error.at()) {
        assert_eq!(Action::from_index(action.index()), Some(action));
    }
    if let Some(roll) = one_spelling::<Roll, _>(text, |error| error.at()) {
        assert_eq!(text.parse(), Ok(Action::Roll(roll)));
    }
    one_spelling::<Place, _>(text, |error| error.at());
    one_spelling::<Color, _>(text, |error| error.at());
}

/// The value of a text, which is then its only text; or nothing where it is refused at a byte of it.
pub(super) fn one_spelling<T, E>(text: &str, at: impl Fn(&E) -> usize) -> Option<T>
where
    T: FromStr<Err = E> + Display + Debug,
    E: Display,
{
    match text.parse::<T>() {
        Ok(value) => {
            assert_eq!(value.to_string(), text, "{value:?}");
            Some(value)
        }
        Err(error) => {
            refused_at(text, at(&error), &error);
            None
        }
    }
}

/// A refusal points into the text and says so in one line.
pub(super) fn refused_at(text: &str, at: usize, error: &impl Display) {
    assert!(text.is_char_boundary(at), "{text:?}: {error}");
    let said = error.to_string();
    assert!(said.starts_with(&format!("at byte {at}: ")), "{said}");
    assert!(said.len() < 400 && !said.contains('\n'), "{said}");
}
