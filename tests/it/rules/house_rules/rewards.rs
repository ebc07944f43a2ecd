//! House rules about rewards and the end of the game (16.7, 16.11 to 16.13).

use crate::rules::turn::random_game;
use crate::support::{
    assert_events, assert_legal, assert_legal_after, assert_play, assert_refused, game, play,
};
use parcheesi::{Color, Game, HouseRules, Stage};

#[test]
fn rule_16_7_by_default_rewards_may_be_declined() {
    assert_legal("Y:20,n,n,n/G:n,n,n,n Y 1-2:+20", &["0+20", "end"]);
}

#[test]
fn rule_16_7_compulsory_no_end_while_one_can_be_used() {
    let before = "Y:20,n,*,n/G:n,n,n,n Y 1-2:+20+10 rules=mustreward";
    assert_legal(before, &["0+10", "0+20"]);
    assert_refused(before, "end", "16.7");
    assert_legal_after(before, &["0+10"], &["0+20"]);
}

#[test]
fn rule_16_7_compulsory_one_that_cannot_be_used_ends_by_itself() {
    assert_events(
        "Y:58,n,*,n/G:0,65,65,n Y 4-3:4+20+10 rules=mustreward",
        "0+4",
        &[
            "Y0 moves 4 from 58 to 62, ring",
            "Y loses reward 20",
            "Y loses reward 10",
            "turn Y to G",
        ],
    );
}

#[test]
fn rule_16_7_compulsory_before_a_re_roll_too() {
    let before = "Y:20,n,n,n/G:n,n,n,n Y 1-1:+20 d1 rules=mustreward";
    assert_legal(before, &["0+20"]);
    assert_refused(before, "end", "16.7");
}

#[test]
fn rule_16_7_compulsory_does_not_ask_for_the_most_rewards() {
    // Whichever is taken first makes the other unusable; the player chooses.
    let before = "Y:42,*,*,n/G:n,n,n,n/R:65,65,n,n Y 1-2:+20+10 rules=mustreward";
    assert_legal(before, &["0+10", "0+20"]);
    assert_play(
        before,
        &["0+20"],
        "Y:62,*,*,n/G:n,n,n,n/R:65,65,n,n G roll rules=mustreward",
    );
}

#[test]
fn rule_16_11_by_default_every_capture_earns_twenty() {
    assert_play(
        "Y:1,n,n,n/G:3,9,n,n Y 2-6:26",
        &["0+2", "0+6"],
        "Y:9,n,n,n/G:n,n,n,n Y 2-6:+20+20",
    );
}

#[test]
fn rule_16_11_one_per_roll_only_the_first_earns() {
    let before = "Y:1,n,n,n/G:3,9,n,n Y 2-6:26 rules=onecapture";
    assert_play(
        before,
        &["0+2"],
        "Y:3,n,n,n/G:n,9,n,n Y 2-6:6+20 c rules=onecapture",
    );
    assert_events(
        &play(before, &["0+2"]),
        "0+6",
        &["Y0 moves 6 from 3 to 9, ring", "Y0 captures G1 on 9"],
    );
}

#[test]
fn rule_16_11_one_per_roll_the_reward_counts_too() {
    assert_events(
        "Y:1,n,n,n/G:n,21,n,n Y 2-6:+20 c rules=onecapture",
        "0+20",
        &[
            "Y0 moves 20 from 1 to 21, ring",
            "Y0 captures G1 on 21",
            "turn Y to G",
        ],
    );
    // A capture by a reward may be the first of its roll.
    assert_play(
        "Y:1,n,n,n/G:n,21,n,n Y 2-6:+20 rules=onecapture",
        &["0+20"],
        "Y:21,n,n,n/G:n,n,n,n Y 2-6:+20 c rules=onecapture",
    );
}

#[test]
fn rule_16_11_one_per_roll_leaving_the_nest_counts() {
    assert_play(
        "Y:n,n,n,n/G:0,6,n,n Y 5-6:56 rules=onecapture",
        &["0e5", "0+6"],
        "Y:6,n,n,n/G:n,n,n,n Y 5-6:+20 c rules=onecapture",
    );
}

#[test]
fn rule_16_11_one_per_roll_each_roll_of_a_turn() {
    let before = play(
        "Y:1,n,n,n/G:3,9,n,n Y roll rules=onecapture",
        &["2-2", "0+2", "0+2", "end"],
    );
    assert_eq!(
        before,
        "Y:5,n,n,n/G:n,9,n,n Y reroll+20 d1 rules=onecapture"
    );
    assert_play(
        &before,
        &["4-1", "0+4", "0+1"],
        "Y:10,n,n,n/G:n,n,n,n Y 4-1:+20+20 c rules=onecapture",
    );
}

#[test]
fn rule_16_11_one_per_roll_tens_are_not_concerned() {
    assert_play(
        "Y:1,h4,h2,n/G:3,n,n,n/R:n,n,n,n Y 2-4:24 rules=onecapture",
        &["0+2", "1+4h"],
        "Y:3,*,h2,n/G:n,n,n,n/R:n,n,n,n Y 2-4:+20+10 c rules=onecapture",
    );
}

#[test]
fn rule_16_12_by_default_the_first_to_finish_ends_the_game() {
    assert_play(
        "Y:h7,*,*,*/G:n,n,n,n/R:n,n,n,n Y 1-4:14",
        &["0+1h"],
        "Y:*,*,*,*/G:n,n,n,n/R:n,n,n,n Y over w=Y",
    );
}

#[test]
fn rule_16_12_play_on_takes_a_place_and_the_rest_of_the_roll_is_void() {
    assert_events(
        "Y:h6,*,*,*/G:n,n,n,n/R:n,n,n,n Y 2-2:225+20 d1 rules=playon",
        "0+2h",
        &[
            "Y0 moves 2 from h6 to *, row",
            "Y0 is home",
            "Y takes place 1",
            "turn Y to G",
        ],
    );
    assert_play(
        "Y:h6,*,*,*/G:n,n,n,n/R:n,n,n,n Y 2-2:225+20 d1 rules=playon",
        &["0+2h"],
        "Y:*,*,*,*/G:n,n,n,n/R:n,n,n,n G roll w=Y rules=playon",
    );
}

#[test]
fn rule_16_12_play_on_who_has_finished_is_skipped() {
    assert_play(
        "Y:n,n,n,n/G:*,*,*,*/R:n,n,n,n/B:n,n,n,n Y roll w=G rules=playon",
        &["6-2", "6-2", "6-2"],
        "Y:n,n,n,n/G:*,*,*,*/R:n,n,n,n/B:n,n,n,n Y roll w=G rules=playon",
    );
    // Two in a row.
    assert_play(
        "Y:n,n,n,n/G:*,*,*,*/R:*,*,*,*/B:n,n,n,n Y roll w=RG rules=playon",
        &["6-2"],
        "Y:n,n,n,n/G:*,*,*,*/R:*,*,*,*/B:n,n,n,n B roll w=RG rules=playon",
    );
}

#[test]
fn rule_16_12_play_on_the_last_one_left_takes_the_last_place() {
    assert_events(
        "Y:h6,*,*,*/G:*,*,*,*/R:20,n,n,n Y 2-4:24 w=G rules=playon",
        "0+2h",
        &[
            "Y0 moves 2 from h6 to *, row",
            "Y0 is home",
            "Y takes place 2",
            "R takes place 3",
            "over, G wins",
        ],
    );
    let over = game(&play(
        "Y:h6,*,*,*/G:*,*,*,*/R:20,n,n,n Y 2-4:24 w=G rules=playon",
        &["0+2h"],
    ));
    assert_eq!(over.placings(), [Color::Green, Color::Yellow, Color::Red]);
    assert_eq!(over.winner(), Some(Color::Green));
    assert_eq!(over.stage(), Stage::Over);
}

#[test]
fn rule_16_12_play_on_with_two_players_is_over_at_once() {
    assert_play(
        "Y:h6,*,*,*/R:20,n,n,n Y 2-4:24 rules=playon",
        &["0+2h"],
        "Y:*,*,*,*/R:20,n,n,n Y over w=YR rules=playon",
    );
}

#[test]
fn rule_16_12_play_on_four_players_to_the_end() {
    let rules: HouseRules = "playon".parse().expect("an option");
    for seed in 0..3 {
        let mut last = Game::standard();
        let mut places = 0;
        random_game(rules, seed, |game| {
            assert!(game.placings().len() >= places, "places are not taken away");
            places = game.placings().len();
            if game.stage() != Stage::Over {
                assert!(places <= 2, "with three placed it is over: {game}");
                assert!(!game.placings().contains(&game.player()), "{game}");
            }
            last = *game;
        });
        assert_eq!(last.placings().len(), 4, "{last}");
    }
}

#[test]
fn rule_16_12_play_on_finishing_counts_as_winning() {
    // 11.4: the six finishes and leaves dice, though one and one would use more.
    assert_legal(
        "Y:h2,*,*,*/G:n,n,n,n/R:*,*,*,* Y 1-1:1166 d1 w=R rules=playon",
        &["0+1h", "0+6h"],
    );
}

#[test]
fn rule_16_13_by_default_kept_for_the_turn() {
    assert_events(
        "Y:20,n,n,n/G:n,n,n,n Y 1-1:+20 d1",
        "end",
        &["Y rolls again"],
    );
}

#[test]
fn rule_16_13_roll_lost_at_the_re_roll() {
    let before = "Y:20,n,*,n/G:n,n,n,n Y 1-1:+20+10 d1 rules=perroll";
    assert_events(
        before,
        "end",
        &["Y loses reward 20", "Y loses reward 10", "Y rolls again"],
    );
    assert_play(
        before,
        &["end"],
        "Y:20,n,*,n/G:n,n,n,n Y reroll d1 rules=perroll",
    );
    // Taken in time it is used.
    assert_play(
        before,
        &["0+20", "0+10"],
        "Y:50,n,*,n/G:n,n,n,n Y reroll d1 rules=perroll",
    );
}

#[test]
fn rule_16_13_roll_unusable_ones_are_lost_too() {
    assert_events(
        "Y:58,n,*,n/G:0,65,65,n Y 4-4:4+10 d1 rules=perroll",
        "0+4",
        &[
            "Y0 moves 4 from 58 to 62, ring",
            "Y loses reward 10",
            "Y rolls again",
        ],
    );
}

#[test]
fn rule_16_13_roll_within_the_roll_they_wait_as_ever() {
    let before = "Y:2,n,*,n/G:12,n,n,n Y 2-4:+20+10 rules=perroll";
    assert_legal_after(before, &["0+20"], &["0+10", "end"]);
}
