//! What the exported strategies give, and that it shrinks.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::mem::discriminant;

use parcheesi::{Color, Game, History, HouseRules, Pawn, Place, Rule, Stage, strategy};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngAlgorithm, TestError, TestRng, TestRunner};

fn runner() -> TestRunner {
    let config = Config {
        failure_persistence: None,
        ..Config::default()
    };
    TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha))
}

/// So many values, always the same.
fn some<T: Debug>(values: impl Strategy<Value = T>, count: usize) -> Vec<T> {
    let mut runner = runner();
    (0..count)
        .map(|_| values.new_tree(&mut runner).unwrap().current())
        .collect()
}

/// The simplest value that proptest finds where a property fails.
fn simplest<T: Debug>(values: impl Strategy<Value = T>, property: impl Fn(&T) -> bool) -> T {
    let result = runner().run(&values, |value| {
        prop_assert!(property(&value));
        Ok(())
    });
    match result {
        Err(TestError::Fail(_, value)) => value,
        other => panic!("the property should have failed: {other:?}"),
    }
}

#[test]
fn all_rolls_and_all_actions_come_up() {
    let rolls: BTreeSet<_> = some(strategy::rolls(), 1000).into_iter().collect();
    assert_eq!(rolls.len(), 36);
    let actions: BTreeSet<_> = some(strategy::actions(), 3000).into_iter().collect();
    assert_eq!(actions.len(), 109);
}

#[test]
fn all_players_come_up_in_any_order() {
    let players: BTreeSet<Vec<Color>> = some(strategy::players(), 1000)
        .iter()
        .map(|players| players.to_vec())
        .collect();
    // Two of four in order, three of four, four of four.
    assert_eq!(players.len(), 12 + 24 + 24);
}

#[test]
fn all_options_come_up_together_with_all_others() {
    let rules = some(strategy::house_rules(), 1000);
    for set in [
        HouseRules::STANDARD,
        HouseRules::PUBLISHER,
        HouseRules::CLASSIC,
    ] {
        assert!(rules.contains(&set), "{set}");
    }
    let words: Vec<BTreeSet<String>> = rules
        .iter()
        .map(|rules| {
            rules
                .to_string()
                .split(',')
                .map(|word| word.trim_end_matches(char::is_numeric).to_owned())
                .collect()
        })
        .collect();
    // The words as the library spells them; the names of rule sets are none.
    let options: BTreeSet<&str> = words
        .iter()
        .flatten()
        .map(String::as_str)
        .filter(|word| !["standard", "publisher", "classic"].contains(word))
        .collect();
    let part_16 = Rule::ALL.iter().filter(|rule| rule.number().0 == 16);
    assert_eq!(options.len(), part_16.count(), "{options:?}");
    for &one in &options {
        for &other in &options {
            let both = |words: &BTreeSet<String>| words.contains(one) && words.contains(other);
            let alone = |words: &BTreeSet<String>| words.contains(one) && !words.contains(other);
            assert!(words.iter().any(both), "{one} with {other}");
            assert!(
                one == other || words.iter().any(alone),
                "{one} without {other}"
            );
        }
    }
    assert!(
        rules
            .iter()
            .any(|rules| rules.blockade_limit.is_some_and(|limit| limit.get() > 100))
    );
}

#[test]
fn games_reach_every_stage_with_any_number_of_players() {
    let games = some(strategy::games(), 256);
    for stage in [Stage::Roll, Stage::Dice, Stage::Rewards, Stage::Over] {
        let count = games.iter().filter(|game| game.stage() == stage).count();
        assert!(count > 0, "{stage}");
    }
    for players in 2..=4 {
        let count = games
            .iter()
            .filter(|game| game.players().len() == players)
            .count();
        assert!(count > 256 / 6, "{count} games of {players} players");
    }
    let reroll = |game: &&Game| game.stage() == Stage::Roll && game.doublets() > 0;
    assert!(games.iter().any(|game| reroll(&game)));
}

#[test]
fn games_are_the_ends_of_histories() {
    let ends = some(strategy::histories(), 20);
    let ends: Vec<Game> = ends.iter().map(|history| *history.game()).collect();
    assert_eq!(some(strategy::games(), 20), ends);
}

#[test]
fn about_half_of_the_setups_are_refused_for_many_reasons() {
    let results: Vec<_> = some(strategy::setups(), 512)
        .iter()
        .map(Game::from_setup)
        .collect();
    let refused: Vec<_> = results.iter().filter_map(|result| result.err()).collect();
    assert!(
        (512 / 4..512 * 3 / 4).contains(&refused.len()),
        "{} of 512",
        refused.len()
    );
    let reasons: std::collections::HashSet<_> = refused.iter().map(discriminant).collect();
    assert!(reasons.len() >= 20, "only {} reasons", reasons.len());
}

#[test]
fn nothing_done_is_the_simplest_game() {
    let game = simplest(strategy::games(), |game| game.stage() == Stage::Over);
    assert!(game.players().iter().all(|&color| {
        Pawn::ALL
            .iter()
            .all(|&pawn| game.place(color, pawn) == Place::Nest)
    }));
    assert_eq!(game.house_rules(), HouseRules::STANDARD);
    assert_eq!(game.players(), [Color::Yellow, Color::Green]);
}

#[test]
fn games_shrink_to_short_ones() {
    // One roll leads to the dice stage, and leaving the nest takes another action.
    let history = simplest(strategy::histories(), |history| {
        history.game().stage() != Stage::Dice
    });
    assert_eq!(history.len(), 1, "{history}");
    let out = |history: &History| {
        let game = history.game();
        game.players().iter().any(|&color| {
            Pawn::ALL
                .iter()
                .any(|&pawn| game.place(color, pawn) != Place::Nest)
        })
    };
    let history = simplest(strategy::histories(), |history| !out(history));
    assert!(history.len() <= 4, "{history}");
}

#[test]
fn laws_about_whole_games_shrink_to_where_they_break() {
    // The history ends with the action that breaks the law, here that nothing is ever captured.
    let captures = |history: &History| {
        history.replay().any(|step| {
            step.events
                .iter()
                .any(|event| matches!(event, parcheesi::Event::Captured { .. }))
        })
    };
    let history = simplest(strategy::histories(), |history| !captures(history));
    let mut shorter = history.clone();
    shorter.undo();
    assert!(captures(&history) && !captures(&shorter), "{history}");
    assert!(history.len() <= 60, "{} actions", history.len());
}

#[test]
fn setups_shrink_to_one_change() {
    let setup = simplest(strategy::setups(), |setup| Game::from_setup(setup).is_ok());
    assert!(Game::from_setup(&setup).is_err());
    assert_eq!(setup.places, [[Place::Nest; 4]; 4], "{setup}");
}
