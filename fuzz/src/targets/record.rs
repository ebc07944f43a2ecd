//! Game records.

use parcheesi::History;
use parcheesi::notation::{Record, RecordError};

use super::text;
use crate::invariants::step;

/// Any text is a record whose actions replay, or refused at a token of it.
pub fn record(data: &[u8]) {
    let Some(text) = text(data) else { return };
    let history = History::from_record(text);
    let record = match Record::parse(text) {
        Ok(record) => record,
        Err(error) => {
            refused(text, &error);
            assert_eq!(history.err(), Some(error));
            return;
        }
    };
    let mut line = 0;
    for token in record.tokens() {
        assert!(text[token.at..].starts_with(token.text), "{token:?}");
        assert!(!token.text.is_empty() && token.line >= line, "{token:?}");
        line = token.line;
    }
    let mut game = *record.start();
    let mut actions = Vec::new();
    let mut failed = None;
    for played in record.replay() {
        assert_eq!(failed, None, "nothing comes after a failure");
        match played {
            Ok(played) => {
                assert_eq!(played.before, game);
                game = step(&game, played.action);
                assert_eq!(played.after, game);
                actions.push(played.action);
            }
            Err(error) => {
                refused(text, &error);
                failed = Some(error);
            }
        }
    }
    if let Some(error) = failed {
        assert_eq!(record.end(), Err(error));
        assert_eq!(history.err(), Some(error));
        return;
    }
    assert_eq!(record.end(), Ok(game));
    let mut history = history.expect("what replays is a history");
    assert_eq!((history.game(), history.actions()), (&game, &actions[..]));
    // Printed, it is the same game; taken back and played again too.
    let printed = Record::text_of(record.start(), actions);
    assert_eq!(history.to_string(), printed);
    assert_eq!(History::from_record(&printed).as_ref(), Ok(&history));
    while history.undo().is_some() {}
    assert_eq!(history.game(), record.start());
    while history.redo().is_some() {}
    assert_eq!(history.game(), &game);
}

/// A refusal points into the text, and its line is the one of that byte.
fn refused(text: &str, error: &RecordError) {
    assert!(text.is_char_boundary(error.at()), "{text:?}: {error}");
    let before = &text[..error.at()];
    let line = 1 + before.matches('\n').count();
    assert_eq!(error.line(), line, "{text:?}: {error}");
    assert!(text[error.at()..].starts_with(error.token()), "{error}");
    assert!(!error.to_string().contains('\n'), "{error}");
}
