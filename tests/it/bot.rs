//! The computer players: legal under every house rule, the same for the same dice, and of the preferences they claim.

use std::collections::BTreeSet;

use parcheesi::bot::{Bot, Level, ParseLevelError};
use parcheesi::{Action, Color, DiceBox, Game, HouseRules};

use crate::support::game;

/// What a level chooses in a position, whatever its dice box says.
fn choices_of(mut level: Level, position: &str) -> BTreeSet<String> {
    let game = game(position);
    (0..32)
        .filter_map(|seed| level.choose(&game, &mut DiceBox::new(seed)))
        .map(|action| action.to_string())
        .collect()
}

#[track_caller]
fn assert_chooses(level: Level, position: &str, expected: &[&str]) {
    let chosen = choices_of(level, position);
    let expected: BTreeSet<String> = expected.iter().map(ToString::to_string).collect();
    assert_eq!(chosen, expected, "{level} in {position}");
}

/// A whole game of these levels, as its actions and its last position.
fn played(rules: HouseRules, seats: &[Color], levels: &[Level], seed: u64) -> (Vec<Action>, Game) {
    let mut dice = DiceBox::new(seed);
    let mut game = Game::new(rules, seats).unwrap();
    let mut actions = Vec::new();
    loop {
        let seat = seats.iter().position(|&color| color == game.player());
        let mut player = levels[seat.unwrap() % levels.len()];
        let Some(action) = player.choose(&game, &mut dice) else {
            return (actions, game);
        };
        game.apply(action).unwrap();
        actions.push(action);
    }
}

#[test]
fn levels_have_names_and_numbers() {
    for (number, level) in (0..).zip(Level::ALL) {
        assert_eq!(level.to_string().parse(), Ok(level));
        assert_eq!(level.number(), number);
        assert_eq!(Level::from_number(number), Some(level));
    }
    assert!((4..=u8::MAX).all(|number| Level::from_number(number).is_none()));
    for text in ["", "Hard", "hard ", "expert", "3"] {
        assert!(matches!(text.parse::<Level>(), Err(ParseLevelError { .. })));
    }
    assert_eq!(format!("{:>8}|", Level::Easy), "    easy|");
}

#[cfg(feature = "serde")]
#[test]
fn levels_are_stored_by_their_names() {
    for level in Level::ALL {
        let json = serde_json::to_string(&level).unwrap();
        assert_eq!(json, format!("\"{level}\""));
        assert_eq!(serde_json::from_str::<Level>(&json).unwrap(), level);
    }
}

#[test]
fn the_same_dice_give_the_same_game() {
    let levels = [Level::Hard, Level::Easy, Level::Medium, Level::Random];
    let play = |seed| played(HouseRules::CLASSIC, &Color::CLOCKWISE, &levels, seed).0;
    assert_eq!(play(1), play(1));
    assert_ne!(play(1), play(2));
}

#[test]
fn every_level_plays_to_the_end() {
    let play_on = "playon".parse().unwrap();
    for rules in [
        HouseRules::STANDARD,
        HouseRules::PUBLISHER,
        HouseRules::CLASSIC,
        play_on,
    ] {
        for level in Level::ALL {
            let seats = [Color::Blue, Color::Yellow, Color::Red];
            let (_, end) = played(rules, &seats, &[level], 3);
            assert!(end.winner().is_some(), "{level} under {rules}");
        }
    }
}

#[test]
fn random_is_the_game_of_the_dice_box() {
    let mut dice = DiceBox::new(7);
    let mut game = Game::standard();
    for action in played(HouseRules::STANDARD, &Color::CLOCKWISE, &[Level::Random], 7).0 {
        let legal = game.legal_actions();
        let drawn = if game.is_chance() {
            Action::Roll(dice.roll())
        } else {
            legal[dice.below(legal.len() as u32) as usize]
        };
        assert_eq!(action, drawn);
        game.apply(action).unwrap();
    }
}

#[test]
fn medium_and_hard_leave_the_dice_box_as_it_is() {
    let game = game("Y:5,24,n,n/R:20,n,n,n Y 6-2:26");
    for mut level in [Level::Medium, Level::Hard] {
        let mut dice = DiceBox::new(7);
        level.choose(&game, &mut dice);
        assert_eq!(dice, DiceBox::new(7));
    }
    let mut dice = DiceBox::new(7);
    Level::Easy.choose(&game, &mut dice);
    assert_ne!(dice, DiceBox::new(7));
}

#[test]
fn the_dice_box_throws_the_dice_of_every_level() {
    for mut level in Level::ALL {
        let action = level.choose(&Game::standard(), &mut DiceBox::new(7));
        assert_eq!(action, Some(Action::Roll(DiceBox::new(7).roll())));
    }
}

#[test]
fn nobody_moves_when_the_game_is_over() {
    for level in Level::ALL {
        assert_chooses(level, "Y:*,*,*,*/R:n,n,n,n Y over w=Y", &[]);
    }
}

#[test]
fn easy_likes_home_best() {
    assert_chooses(Level::Easy, "Y:h5,0,n,n/R:3,n,n,n Y 3-5:35", &["0+3h"]);
}

#[test]
fn easy_captures_rather_than_leave_the_nest() {
    assert_chooses(Level::Easy, "Y:0,n,n,n/R:3,n,n,n Y 3-5:35", &["0+3"]);
}

#[test]
fn easy_leaves_the_nest_rather_than_reach_a_safe_space() {
    assert_chooses(
        Level::Easy,
        "Y:2,n,n,*/R:40,n,n,n Y 5-6:56",
        &["1e5", "2e5"],
    );
}

#[test]
fn easy_likes_safe_spaces() {
    assert_chooses(Level::Easy, "Y:2,20,*,*/R:40,n,n,n Y 5-6:56", &["0+5"]);
    assert_chooses(
        Level::Easy,
        "Y:7,20,*,*/R:40,n,n,n Y 1-3:13",
        &["1+1", "1+3"],
    );
}

#[test]
fn easy_does_not_go_round_again() {
    assert_chooses(
        Level::Easy,
        "Y:62,10,*,*/R:40,n,n,n Y 2-4:24",
        &["0+2h", "0+4h", "1+2"],
    );
    assert_chooses(
        Level::Easy,
        "Y:63,8,*,*/R:40,n,n,n Y 3-6:6",
        &["0+6h", "1+6"],
    );
    assert_chooses(
        Level::Easy,
        "Y:63,h3,*,*/R:40,n,n,n Y 3-4:3",
        &["0+3h", "1+3h"],
    );
}

#[test]
fn no_level_but_random_declines_a_reward() {
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        assert_chooses(level, "Y:30,n,n,n/R:n,n,n,n Y 1-2:+20", &["0+20"]);
    }
    let random = choices_of(Level::Random, "Y:30,n,n,n/R:n,n,n,n Y 1-2:+20");
    assert!(random.contains("end"));
}

/// 14.1: a play that wins is foreseen to its end.
#[test]
fn hard_wins_where_it_can() {
    let position = "Y:*,*,*,63/R:n,n,n,n Y 6-6:1166 d1";
    for first in choices_of(Level::Hard, position) {
        let mut game: Game = position.parse().unwrap();
        game.apply(first.parse().unwrap()).unwrap();
        let mut dice = DiceBox::new(1);
        while game.player() == Color::Yellow && !game.is_chance() && game.winner().is_none() {
            let action = Level::Hard.choose(&game, &mut dice).unwrap();
            game.apply(action).unwrap();
        }
        assert_eq!(game.winner(), Some(Color::Yellow), "{first}");
    }
}

#[test]
fn medium_takes_a_safe_space_rather_than_stand_in_a_shot() {
    // Pawn 0 comes to space 7, which is safe; pawn 1 would leave space 24 and stand six ahead of Red.
    assert_chooses(Level::Medium, "Y:5,24,*,*/R:20,n,n,n Y 6-2:2", &["0+2"]);
}

#[test]
fn medium_leaves_a_shot() {
    // Pawn 0 stands six ahead of Red and can reach space 29, which is safe.
    assert_chooses(Level::Medium, "Y:26,6,*,*/R:20,n,n,n Y 6-3:3", &["0+3"]);
}

#[test]
fn medium_and_hard_capture() {
    for level in [Level::Medium, Level::Hard] {
        assert_chooses(level, "Y:1,12,n,n/R:3,n,n,n Y 6-2:2", &["0+2"]);
    }
}

#[test]
fn medium_captures_the_pawn_that_has_come_farthest() {
    // Red's pawns on 3 and 11 have come 37 and 45 spaces.
    assert_chooses(Level::Medium, "Y:1,9,n,n/R:3,11,n,n Y 6-2:2", &["1+2"]);
}

#[test]
fn hard_sees_a_chain_of_rewards() {
    // From space 3 the reward of twenty captures again, on 23, and earns another.
    let position = "Y:1,9,n,n/R:3,11,23,n Y 6-2:2";
    assert_chooses(Level::Medium, position, &["1+2"]);
    assert_chooses(Level::Hard, position, &["0+2"]);
}

#[test]
fn hard_plays_the_dice_in_the_order_that_captures() {
    // By 3 and then 4 pawn 0 stops on space 5 and captures twice; by 4 first only once.
    assert_chooses(Level::Hard, "Y:2,n,n,n/R:5,9,n,n Y 3-4:34", &["0+3"]);
}

#[cfg(feature = "proptest")]
mod laws {
    use parcheesi::strategy;
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

        #[test]
        fn every_level_is_legal_under_every_house_rule(game in strategy::games(), seed: u64) {
            for mut level in Level::ALL {
                let action = level.choose(&game, &mut DiceBox::new(seed));
                prop_assert_eq!(action, level.choose(&game, &mut DiceBox::new(seed)));
                match action {
                    Some(action) => prop_assert!(game.check(action).is_ok(), "{level} chooses {action} in {game}"),
                    None => prop_assert!(game.legal_actions().is_empty(), "{level} chooses nothing in {game}"),
                }
            }
        }

        #[test]
        fn every_level_plays_on_under_every_house_rule(game in strategy::games(), seed: u64) {
            let mut dice = DiceBox::new(seed);
            let (mut now, mut level) = (game, Level::ALL.into_iter().cycle());
            for _ in 0..40 {
                let Some(action) = level.next().and_then(|mut level| level.choose(&now, &mut dice)) else {
                    break;
                };
                let next = now.apply(action);
                prop_assert!(next.is_ok(), "{action} in {now}");
            }
        }
    }
}
