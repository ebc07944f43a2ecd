//! House rules as text and as any combination.

use arbitrary::Unstructured;
use parcheesi::{Color, Game, HouseRules};

use super::text;
use super::text::one_spelling;
use crate::invariants::hold;

/// Any text is house rules in its one spelling, or refused at a byte of it; and any house rules have a text, and games.
pub fn house_rules(data: &[u8]) {
    if let Some(text) = text(data) {
        if let Some(rules) = one_spelling::<HouseRules, _>(text, |error| error.at()) {
            come_back(rules);
        }
    }
    if let Ok(rules) = Unstructured::new(data).arbitrary::<HouseRules>() {
        come_back(rules);
    }
}

fn come_back(rules: HouseRules) {
    let text = rules.to_string();
    assert_eq!(text.parse(), Ok(rules), "{text}");
    for players in [&Color::CLOCKWISE[..], &[Color::Red, Color::Blue]] {
        let game = Game::new(rules, players).expect("any rules can be played by");
        assert_eq!(game.house_rules(), rules);
        hold(&game);
        let position = game.to_string();
        let words = position.split_once(" rules=").map(|(_, words)| words);
        assert_eq!(words.unwrap_or("standard"), text);
    }
}
