//! Transcripts of games as snapshots: each action, what happened, what is pending, and the whole position.
//!
//! They record; they do not judge. A change of any line is to be read by somebody who knows why. To record them anew:
//! `INSTA_UPDATE=always cargo test --test it transcripts`.

use std::fmt::Write;

use parcheesi::{Color, DiceBox, Game, HouseRules};

use crate::vectors;

/// Appends one action and what came of it.
fn tell(transcript: &mut String, game: &mut Game, action: &str) {
    writeln!(transcript, "> {action}").unwrap();
    for event in game.apply(action.parse().unwrap()).unwrap() {
        writeln!(transcript, "{event}").unwrap();
    }
    tell_state(transcript, game);
}

fn tell_state(transcript: &mut String, game: &Game) {
    let pending: Vec<String> = game.pending().iter().map(ToString::to_string).collect();
    writeln!(transcript, "pending: {}", pending.join(", ")).unwrap();
    writeln!(transcript, "{game}\n").unwrap();
}

/// The first actions of a game from a seed, and with `usize::MAX` all of them.
fn transcript(rules: &str, players: &[Color], seed: u64, actions: usize) -> String {
    let rules: HouseRules = rules.parse().unwrap();
    played_on(Game::new(rules, players).unwrap(), seed, actions)
}

fn played_on(mut game: Game, seed: u64, actions: usize) -> String {
    let mut dice = DiceBox::new(seed);
    let mut transcript = String::new();
    tell_state(&mut transcript, &game);
    for _ in 0..actions {
        let legal = game.legal_actions();
        if legal.is_empty() {
            break;
        }
        let action = legal[dice.below(legal.len() as u32) as usize];
        tell(&mut transcript, &mut game, &action.to_string());
    }
    transcript
}

#[test]
fn four_players_under_standard_rules() {
    insta::assert_snapshot!(transcript("standard", &Color::CLOCKWISE, 1, 120));
}

#[test]
fn two_players_under_publisher_rules() {
    insta::assert_snapshot!(transcript(
        "publisher",
        &[Color::Yellow, Color::Red],
        2,
        120
    ));
}

#[test]
fn three_players_under_classic_rules_to_the_end() {
    let players = [Color::Blue, Color::Green, Color::Red];
    insta::assert_snapshot!(transcript("classic", &players, 3, usize::MAX));
}

#[test]
fn three_players_who_play_on_to_the_last_place() {
    let rules = "nobottoms,noreroll,mustreward,limit1,onecapture,playon,perroll";
    let position = format!("G:*,*,50,48/Y:*,*,h2,62/R:*,33,33,h4 Y roll rules={rules}");
    insta::assert_snapshot!(played_on(position.parse().unwrap(), 4, usize::MAX));
}

#[test]
fn the_worked_cases() {
    let mut transcript = String::new();
    for case in vectors::lines("worked.jsonl") {
        let text = |key: &str| case[key].as_str().unwrap();
        let mut game: Game = text("position").parse().unwrap();
        writeln!(transcript, "# {} {}", text("case"), text("rule")).unwrap();
        tell_state(&mut transcript, &game);
        for action in case["actions"].as_array().unwrap() {
            tell(&mut transcript, &mut game, action.as_str().unwrap());
        }
    }
    insta::assert_snapshot!(transcript);
}
