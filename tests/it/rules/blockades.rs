//! Blockades (rule book part 8).

use super::board::{places_on_the_way, walked};
use crate::support::{
    action, assert_events, assert_legal, assert_legal_after, assert_play, assert_refused, events,
    play, refusal,
};
use parcheesi::{Color, Game, Place, Stage};

#[test]
fn rule_8_1_two_of_one_player_on_any_space() {
    for (before, text, place) in [
        ("Y:2,6,n,n/G:n,n,n,n Y 4-1:4", "0+4", "6"),
        ("Y:3,7,n,n/G:n,n,n,n Y 4-1:4", "0+4", "7"),
        ("Y:h2,h6,n,n/G:n,n,n,n Y 4-1:4", "0+4h", "h6"),
        ("Y:61,h2,n,n/G:n,n,n,n Y 4-1:4", "0+4h", "h2"),
        ("Y:n,0,n,n/G:n,n,n,n Y 5-1:5", "0e5", "0"),
        ("Y:2,12,*,n/G:n,n,n,n Y 5-1:+10", "0+10", "12"),
    ] {
        let events = events(before, text);
        assert_eq!(events[1], format!("Y blocks {place}"), "{text} in {before}");
    }
}

#[test]
fn rule_8_1_not_at_home_nor_in_the_nest() {
    assert_events(
        "Y:h3,*,n,n/G:n,n,n,n Y 5-1:5",
        "0+5h",
        &[
            "Y0 moves 5 from h3 to *, row",
            "Y0 is home",
            "Y earns 10",
            "Y loses reward 10",
            "turn Y to G",
        ],
    );
    // Red's pawn comes into a nest where others are.
    assert_events(
        "Y:2,n,n,n/R:6,n,n,n Y 4-1:4",
        "0+4",
        &[
            "Y0 moves 4 from 2 to 6, ring",
            "Y0 captures R0 on 6",
            "Y earns 20",
        ],
    );
}

#[test]
fn rule_8_1_it_is_gone_when_one_pawn_goes() {
    assert_events(
        "Y:6,6,n,n/G:n,n,n,n Y 4-1:14",
        "1+4",
        &["Y1 moves 4 from 6 to 10, ring", "Y breaks 6"],
    );
    assert_play(
        "Y:10,6,n,n/G:4,n,n,n G 2-1:2",
        &["0+2"],
        "Y:10,n,n,n/G:6,n,n,n G 2-1:+20",
    );
}

/// Every blockade against every way: the ring and the row, opposing and own, all numbers, both paths.
///
/// Yellow from every place; Red, whose relative positions are not the ring spaces, from some.
#[test]
fn rule_8_2_every_blockade_on_every_way() {
    for (color, nth) in [(Color::Yellow, 1), (Color::Red, 9)] {
        for from in places_on_the_way().step_by(nth) {
            for wall in places_on_the_way().filter(|&wall| wall != from) {
                let own = format!("{color}:{from},{wall},{wall},*/B:n,n,n,n {color}");
                against(&own, color, from, wall, "8.5");
                if matches!(wall, Place::Ring(_)) {
                    let theirs = format!("{color}:{from},*,*,*/B:{wall},{wall},n,n {color}");
                    against(&theirs, color, from, wall, "8.4");
                }
            }
        }
    }
}

fn against(sides: &str, color: Color, from: Place, wall: Place, joined: &str) {
    let roll = |text: &str| {
        let start: Game = format!("{sides} roll").parse().expect(sides);
        start.after(action(text)).expect("a roll")
    };
    let rewards: Result<Game, _> = format!("{sides} 1-2:+20+10").parse();
    let stages = [
        (Some(roll("1-2")), [1, 2]),
        (Some(roll("3-4")), [3, 4]),
        (Some(roll("5-6")), [5, 6]),
        (rewards.ok(), [10, 20]),
    ];
    for (game, lengths) in stages {
        let game = game.filter(|game| matches!(game.stage(), Stage::Dice | Stage::Rewards));
        for spaces in lengths {
            let ways = walked(from, spaces, color);
            for (way, path) in ways.iter().zip(["", "h"]) {
                let Some((end, passed)) = way.split_last() else {
                    continue;
                };
                let expected = match () {
                    () if passed.contains(&wall) => Some("8.2"),
                    () if *end == wall => Some(joined),
                    () => None,
                };
                let Some(game) = game.filter(|game| game.player() == color) else {
                    assert!(expected.is_some(), "{sides}: {spaces}{path} was possible");
                    continue;
                };
                let refusal = game.check(action(&format!("0+{spaces}{path}"))).err();
                let rule = refusal.map(|refusal| refusal.rule().to_string());
                // A duty may forbid what the blockade lets pass.
                let rule = rule.as_deref().filter(|rule| !rule.starts_with("11."));
                assert_eq!(rule, expected, "{game}: 0+{spaces}{path}");
            }
        }
    }
}

#[test]
fn rule_8_2_the_refusal_names_the_first_blockade_and_its_owner() {
    let (sentence, _) = refusal("Y:1,n,30,n/G:5,5,3,3/R:n,n,n,n Y 1-6:6", "0+6");
    assert_eq!(
        sentence,
        "pawn 0 cannot move 6: a blockade stands on space 3 (rule 8.2)"
    );
}

#[test]
fn rule_8_2_across_space_67_and_past_the_own_entry() {
    assert_refused("Y:66,20,n,n/G:0,0,n,n Y 1-4:4", "0+4", "8.2");
    assert_refused("R:66,20,n,n/G:1,1,n,n R 1-4:4", "0+4", "8.2");
    assert_refused("R:66,0,0,n/G:n,n,n,n R 1-4:4", "0+4", "8.2");
}

#[test]
fn rule_8_2_the_owner_waits_behind_it_too() {
    let before = "Y:3,5,5,n/G:n,n,n,n Y 3-4:34";
    assert_legal(before, &["1+3", "1+4", "2+3", "2+4"]);
    // One of the pair goes, and the way is free.
    assert_legal_after(before, &["1+4"], &["0+3", "1+3", "2+3"]);
}

#[test]
fn rule_8_2_on_the_ring_beyond_the_turn_off_it_bars_only_the_ring() {
    let before = "Y:62,n,n,n/G:64,64,n,n Y 3-4:34";
    assert_legal(before, &["0+3h", "0+4h"]);
    assert_refused(before, "0+3", "8.2");
    // On the turn-off itself it bars both.
    assert_refused("Y:62,20,n,n/G:63,63,n,n Y 3-4:34", "0+3", "8.2");
    assert_refused("Y:62,20,n,n/G:63,63,n,n Y 3-4:34", "0+3h", "8.2");
}

#[test]
fn rule_8_2_rewards_do_not_pass_either() {
    let before = "Y:1,30,n,n/G:9,9,n,n Y 3-4:+20";
    assert_legal(before, &["1+20", "end"]);
    assert_refused(before, "0+20", "8.2");
}

#[test]
fn rule_8_3_a_blockade_is_not_captured() {
    // On a cream space, where one pawn alone would be.
    assert_refused("Y:2,20,n,n/G:5,5,n,n Y 3-1:13", "0+3", "8.4");
    assert_play(
        "Y:2,*,*,*/G:5,5,n,n Y 3-1:13",
        &["0+1"],
        "Y:3,*,*,*/G:5,5,n,n G roll",
    );
}

#[test]
fn rule_8_3_one_pawn_left_of_it_is() {
    assert_play(
        "Y:2,*,*,*/G:5,9,n,n Y 3-1:3",
        &["0+3"],
        "Y:5,*,*,*/G:n,9,n,n Y 3-1:+20",
    );
}

#[test]
fn rule_8_4_no_opposing_pawn_lands_on_it() {
    // By a die, by a reward, and from the nest; on cream and safe spaces.
    assert_refused("Y:2,20,n,n/G:5,5,n,n Y 3-1:13", "0+3", "8.4");
    assert_refused("Y:4,20,n,n/G:7,7,n,n Y 3-1:13", "0+3", "8.4");
    assert_refused("Y:2,20,*,n/G:12,12,n,n Y 3-1:+10", "0+10", "8.4");
    assert_refused("Y:n,20,*,n/G:0,0,n,n Y 5-1:15", "0e5", "8.4");
}

#[test]
fn rule_8_4_whoever_the_opponent_is() {
    for other in ["G", "R", "B"] {
        let position = format!("Y:2,20,n,n/{other}:n,5,n,5 Y 3-1:13");
        assert_refused(&position, "0+3", "8.4");
    }
}

#[test]
fn rule_8_5_no_third_pawn_of_the_owner() {
    assert_refused("Y:2,5,5,n/G:n,n,n,n Y 3-1:13", "0+3", "8.5");
    assert_refused("Y:4,7,7,n/G:n,n,n,n Y 3-1:13", "0+3", "8.5");
    assert_refused("Y:h2,h5,h5,n/G:n,n,n,n Y 3-1:13", "0+3h", "8.5");
    assert_refused("Y:2,12,12,*/G:n,n,n,n Y 3-1:+10", "0+10", "8.5");
    assert_refused("Y:n,0,0,*/G:n,n,n,n Y 5-1:15", "0e5", "8.5");
}

#[test]
fn rule_8_5_home_takes_all_four() {
    assert_play(
        "Y:h5,*,*,n/G:n,n,n,n Y 3-1:3",
        &["0+3h"],
        "Y:*,*,*,n/G:n,n,n,n G roll",
    );
}

// 8.6: moving a blockade together

#[test]
fn rule_8_6_partners_may_not_rejoin() {
    let before = play("Y:0,0,n,n/G:n,n,n,n Y roll", &["3-3", "0+3"]);
    assert_eq!(before, "Y:3,0,n,n/G:n,n,n,n Y 3-3:3 d1 p01@0");
    assert_refused(&before, "1+3", "8.6");
    let (sentence, _) = refusal(&before, "1+3");
    assert!(sentence.contains("pawn 0"), "{sentence}");
}

#[test]
fn rule_8_6_whichever_goes_first() {
    let before = play("Y:0,0,n,n/G:n,n,n,n Y roll", &["3-3", "1+3"]);
    assert_refused(&before, "0+3", "8.6");
}

#[test]
fn rule_8_6_by_whatever_mixture_of_the_four_numbers() {
    let start = play("Y:0,0,*,*/G:n,n,n,n Y roll", &["3-3"]);
    for (first, second) in [
        (["0+3", "0+4"], ["1+3", "1+4"]),
        (["0+3", "0+4"], ["1+4", "1+3"]),
        (["0+4", "0+3"], ["1+3", "1+4"]),
        (["0+4", "0+3"], ["1+4", "1+3"]),
    ] {
        let before = play(&start, &[first[0], first[1], second[0]]);
        assert_refused(&before, second[1], "8.6");
    }
    // 1-1: six ones are six, but there are only two; 1 and 6 against 6 and 1.
    let before = play("Y:0,0,*,*/G:n,n,n,n Y roll", &["1-1", "0+1", "0+6", "1+6"]);
    assert_refused(&before, "1+1", "8.6");
}

#[test]
fn rule_8_6_even_if_one_could_move_on_afterwards() {
    let before = play("Y:0,0,*,*/G:n,n,n,n Y roll", &["3-3", "0+3"]);
    // Dice are left with which either could go on from 3.
    assert_eq!(before, "Y:3,0,*,*/G:n,n,n,n Y 3-3:344 d1 p01@0");
    assert_refused(&before, "1+3", "8.6");
    assert_legal(&before, &["0+3", "0+4", "1+4"]);
}

#[test]
fn rule_8_6_the_stop_in_between_counts() {
    // 1 joins 0 on its way, though it would end elsewhere.
    let before = play("Y:0,0,*,*/G:n,n,n,n Y roll", &["2-2", "0+5"]);
    assert_refused(&before, "1+5", "8.6");
    assert_legal_after(&before, &["1+2"], &["0+2", "0+5", "1+2", "1+5"]);
}

#[test]
fn rule_8_6_in_the_home_row_too() {
    let before = play("Y:h1,h1,*,*/G:n,n,n,n Y roll", &["2-2", "0+2h"]);
    assert_refused(&before, "1+2h", "8.6");
    // From the ring into the row.
    let before = play("Y:62,62,n,n/G:n,n,n,n Y roll", &["3-3", "0+3h"]);
    assert_refused(&before, "1+3h", "8.6");
    // By the other path it does not arrive there.
    assert_legal(&before, &["0+3h", "1+3"]);
}

#[test]
fn rule_8_6_both_may_reach_home() {
    assert_play(
        "Y:h4,h4,*,*/G:n,n,n,n Y roll",
        &["4-4", "0+4h", "1+4h"],
        "Y:*,*,*,*/G:n,n,n,n Y over w=Y",
    );
    assert_play(
        "Y:h5,h5,n,*/G:n,n,n,n Y roll",
        &["3-3", "0+3h", "1+3h"],
        "Y:*,*,n,*/G:n,n,n,n Y reroll+10+10 d1",
    );
}

#[test]
fn rule_8_6_other_pawns_may_join_either_of_them() {
    // Pawn 2 joins pawn 0, which has left its partner 1.
    assert_play(
        "Y:5,5,4,*/G:n,n,n,n Y roll",
        &["3-3", "0+3", "2+4"],
        "Y:8,5,8,*/G:n,n,n,n Y 3-3:34 d1 p01@5",
    );
    // Pawns of two pairs may join: they are not partners of each other.
    assert_play(
        "Y:5,5,4,4/G:n,n,n,n Y roll",
        &["3-3", "0+3", "2+4"],
        "Y:8,5,8,4/G:n,n,n,n Y 3-3:34 d1 p01@5 p23@4",
    );
}

#[test]
fn rule_8_6_pawns_that_joined_during_the_roll_are_no_partners() {
    let joined = play("Y:0,3,*,*/G:n,n,n,n Y roll", &["3-3", "0+3"]);
    assert_eq!(joined, "Y:3,3,*,*/G:n,n,n,n Y 3-3:344 d1");
    assert_play(&joined, &["0+4", "1+4"], "Y:7,7,*,*/G:n,n,n,n Y 3-3:3 d1");
}

#[test]
fn rule_8_6_pawns_that_left_the_nest_together_are_no_partners() {
    // A blockade of this very roll: its dice are used up, and at the re-roll it is a pair.
    let before = play("Y:n,n,20,n/G:n,n,n,n Y roll", &["5-5", "0e5", "1e5"]);
    assert_eq!(before, "Y:0,0,20,n/G:n,n,n,n Y reroll d1");
    assert_refused(&play(&before, &["1-1", "0+1"]), "1+1", "8.6");
}

#[test]
fn rule_8_6_after_a_re_roll_everything_is_judged_afresh() {
    let before = play("Y:0,0,n,n/G:n,n,n,n Y roll", &["3-3", "0+3", "0+3", "6-6"]);
    assert_eq!(before, "Y:6,0,n,n/G:n,n,n,n Y 6-6:66 d2");
    assert_play(&before, &["1+6"], "Y:6,6,n,n/G:n,n,n,n Y 6-6:6 d2");
}

#[test]
fn rule_8_6_only_a_doublet_binds() {
    // Two pawns that stood together may come together again with two different dice, where others help: here they cannot.
    let before = play("Y:5,5,8,n/G:n,n,n,n Y roll", &["3-2"]);
    assert_eq!(before, "Y:5,5,8,n/G:n,n,n,n Y 3-2:23");
    assert_play(&before, &["0+3", "1+2"], "Y:8,7,8,n/G:n,n,n,n G roll");
}

#[test]
fn rule_8_6_rewards_are_not_dice() {
    // Two twenties move the pair forward together.
    assert_play(
        "Y:5,5,n,n/G:n,n,n,n Y 4-4:+20+20 d1",
        &["0+20", "1+20"],
        "Y:25,25,n,n/G:n,n,n,n Y reroll d1",
    );
}

#[test]
fn rule_8_6_a_pair_of_two_pairs_is_bound_each_for_itself() {
    let before = play("Y:0,0,3,3/G:n,n,n,n Y roll", &["3-3", "2+4"]);
    assert_refused(&before, "3+4", "8.6");
    // Pawn 0 may join pawn 3 on 3, and from there pawn 2 on 7; pawn 3 may not.
    assert_legal_after(&before, &["0+3"], &["0+3", "0+4", "2+3", "2+4", "3+3"]);
}

#[test]
fn rule_8_7_a_die_that_could_only_rejoin_is_forfeited() {
    // An opposing blockade stands one beyond: pawn 0 is stopped, pawn 1 could go only to its partner.
    let before = play("Y:0,0,n,n/G:4,4,n,n Y roll", &["3-3"]);
    assert_events(
        &before,
        "0+3",
        &[
            "Y0 moves 3 from 0 to 3, ring",
            "Y breaks 0",
            "Y loses die 3",
            "Y rolls again",
        ],
    );
}

#[test]
fn rule_8_7_all_that_could_only_rejoin_are_forfeited() {
    // Three dice are left; the 2 could bring pawn 1 only to its partner.
    let before = play("Y:0,0,*,*/G:3,3,n,n Y roll", &["2-2"]);
    assert_legal(&before, &["0+2", "1+2"]);
    assert_events(
        &before,
        "1+2",
        &[
            "Y1 moves 2 from 0 to 2, ring",
            "Y breaks 0",
            "Y loses die 2",
            "Y loses die 5",
            "Y loses die 5",
            "Y rolls again",
        ],
    );
}

#[test]
fn rule_8_8_a_blockade_may_stand_for_any_number_of_turns() {
    let mut position = "Y:9,9,20,n/G:n,n,n,n Y roll".to_string();
    for turn in 1..=13 {
        position = play(&position, &["1-2", "2+1", "2+2", "6-2"]);
        let third = 20 + 3 * turn;
        assert_eq!(position, format!("Y:9,9,{third},n/G:n,n,n,n Y roll"));
    }
}

#[test]
fn rule_8_8_it_must_be_broken_when_nothing_else_can_be_played() {
    let before = "Y:9,9,*,*/G:n,n,n,n Y 3-4:34";
    assert_legal(before, &["0+3", "0+4", "1+3", "1+4"]);
    // The third pawn stands before it and cannot pass.
    assert_legal(
        "Y:9,9,8,*/G:n,n,n,n Y 3-4:34",
        &["0+3", "0+4", "1+3", "1+4"],
    );
}

#[test]
fn rule_8_8_the_duty_can_demand_it_though_another_pawn_could_move() {
    // Pawn 2 can use the 1, but not the 3.
    let before = "Y:9,9,h6,*/G:n,n,n,n Y 1-3:13";
    assert_legal(before, &["0+1", "0+3", "1+1", "1+3", "2+1h"]);
    assert_legal_after(before, &["2+1h"], &["0+3", "1+3"]);
}
