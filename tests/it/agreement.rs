//! The library and its naive twin, in one state.

use parcheesi::{Action, Game, Stage};

use crate::naive::Naive;

/// Everything that the library and its twin must agree on in one state.
pub(crate) fn compare(game: &Game, naive: &Naive) {
    let text = game.to_string();
    assert_eq!(text, naive.text());
    let legal: Vec<String> = game
        .legal_actions()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(legal, naive.legal(), "legal actions of {text}");
    if game.stage() == Stage::Dice {
        let obeys = |action: &Action| {
            game.check(*action)
                .map_or_else(|it| it.reason().better().is_some(), |()| true)
        };
        let single: Vec<String> = (36..108)
            .filter_map(Action::from_index)
            .filter(obeys)
            .map(|action| action.to_string())
            .collect();
        assert_eq!(single, naive.single(), "single dice actions of {text}");
    }
}
