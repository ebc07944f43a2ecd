//! The recorded vectors of `tests/vectors`, all of them, each with its source in the README there.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use parcheesi::{Action, Game, MoveBy, Stage};
use serde_json::Value;

/// The files.
pub(crate) const FILES: [&str; 5] = [
    "worked.jsonl",
    "standard.jsonl",
    "house_rules.jsonl",
    "presets.jsonl",
    "racket.jsonl",
];

/// The lines of a file of vectors.
pub(crate) fn lines(name: &str) -> Vec<Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/vectors")
        .join(name);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
    let lines = text.lines().map(|line| serde_json::from_str(line).unwrap());
    lines.collect()
}

#[test]
fn the_worked_cases_go_as_the_rule_book_says() {
    let lines = lines("worked.jsonl");
    assert_eq!(lines.len(), 78);
    for line in lines {
        assert_has(
            &line,
            &["case", "rule", "position", "actions", "next", "legal"],
        );
        let mut game = position(&line, "position");
        for action in line["actions"].as_array().unwrap() {
            let action = action.as_str().unwrap();
            if let Err(refusal) = game.apply(action.parse().unwrap()) {
                panic!("{line}: {action}: {refusal}");
            }
        }
        assert_eq!(game.to_string(), text(&line, "next"), "{line}");
        if matches!(game.stage(), Stage::Dice | Stage::Rewards) {
            assert_eq!(legal(&game), set(&line, "legal"), "{line}");
        } else {
            assert!(line["legal"].is_null(), "nothing to compare with: {line}");
        }
    }
}

#[test]
fn standard_games_go_as_recorded() {
    assert_eq!(states("standard.jsonl"), 1163);
}

#[test]
fn games_under_house_rules_go_as_recorded() {
    assert_eq!(states("house_rules.jsonl"), 2200);
}

#[test]
fn games_under_the_named_rule_sets_go_as_recorded() {
    assert_eq!(states("presets.jsonl"), 590);
}

#[test]
fn single_moves_are_judged_as_by_the_racket_engine() {
    let lines = lines("racket.jsonl");
    assert_eq!(lines.len(), 822);
    for line in lines {
        assert_has(&line, &["position", "moves"]);
        let game = position(&line, "position");
        let moves: BTreeSet<String> = (0..Action::COUNT as u8)
            .filter_map(Action::from_index)
            .filter(|action| uses_dice(*action))
            .filter(|action| match game.check(*action) {
                Ok(()) => true,
                Err(refusal) => refusal.reason().better().is_some(),
            })
            .map(|action| action.to_string())
            .collect();
        assert_eq!(moves, set(&line, "moves"), "{line}");
    }
}

/// Compares every state of a file: what is legal, and what an action leads to. How many there are.
fn states(name: &str) -> usize {
    let lines = lines(name);
    for line in &lines {
        assert_has(line, &["position", "legal", "action", "next"]);
        let game = position(line, "position");
        if game.stage() == Stage::Roll {
            assert!(line["legal"].is_null(), "all rolls are legal: {line}");
            let rolls = game.legal_actions();
            assert_eq!(rolls.len(), 36, "{line}");
        } else {
            assert_eq!(legal(&game), set(line, "legal"), "{line}");
        }
        match game.after(text(line, "action").parse().unwrap()) {
            Ok(next) => assert_eq!(next.to_string(), text(line, "next"), "{line}"),
            Err(refusal) => panic!("{line}: {refusal}"),
        }
    }
    lines.len()
}

/// Nothing else is in the line, so nothing goes unread.
fn assert_has(line: &Value, keys: &[&str]) {
    for key in line.as_object().unwrap().keys() {
        assert!(keys.contains(&key.as_str()), "{key} in {line}");
    }
}

fn text<'a>(line: &'a Value, key: &str) -> &'a str {
    line[key]
        .as_str()
        .unwrap_or_else(|| panic!("no {key} in {line}"))
}

fn position(line: &Value, key: &str) -> Game {
    text(line, key)
        .parse()
        .unwrap_or_else(|error| panic!("{line}: {error}"))
}

fn legal(game: &Game) -> BTreeSet<String> {
    game.legal_actions().iter().map(Action::to_string).collect()
}

fn set(line: &Value, key: &str) -> BTreeSet<String> {
    let actions = line[key]
        .as_array()
        .unwrap_or_else(|| panic!("no {key} in {line}"));
    actions
        .iter()
        .map(|action| action.as_str().unwrap().to_owned())
        .collect()
}

fn uses_dice(action: Action) -> bool {
    match action {
        Action::LeaveNest { .. } => true,
        Action::Move { by, .. } => matches!(by, MoveBy::Die(_)),
        Action::Roll(_) | Action::End => false,
    }
}
