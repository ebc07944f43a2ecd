//! How long a blockade may stand (16.10).

use crate::support::{assert_legal, assert_legal_after, assert_play, assert_refused, play};

#[test]
fn rule_16_10_by_default_no_limit_and_no_ages() {
    assert_play(
        "Y:5,5,20,n/G:n,n,n,n Y roll",
        &["1-2", "2+1", "2+2"],
        "Y:5,5,23,n/G:n,n,n,n G roll",
    );
}

#[test]
fn rule_16_10_ages_from_the_forming_turn_on() {
    let mut position = play(
        "Y:2,5,20,n/G:n,n,n,n Y roll rules=limit3",
        &["3-1", "0+3", "2+1", "6-2"],
    );
    assert_eq!(position, "Y:5^1,5^1,21,n/G:n,n,n,n Y roll rules=limit3");
    for age in 2..=3 {
        position = play(&position, &["3-1", "2+3", "2+1", "6-2"]);
        let third = 17 + 4 * age;
        assert_eq!(
            position,
            format!("Y:5^{age},5^{age},{third},n/G:n,n,n,n Y roll rules=limit3")
        );
    }
    // The fourth turn must break it.
    let before = play(&position, &["3-1", "2+3"]);
    assert_legal(&before, &["0+1", "1+1"]);
    assert_refused(&before, "2+1", "16.10");
    assert_play(
        &before,
        &["0+1"],
        "Y:6,5,32,n/G:n,n,n,n G roll rules=limit3",
    );
}

#[test]
fn rule_16_10_the_turn_of_nobody_else_counts() {
    assert_play(
        "Y:5^1,5^1,20,n/G:9,9,30,n Y roll rules=limit3",
        &["3-1", "2+3", "2+1", "3-1", "2+3", "2+1"],
        "Y:5^2,5^2,24,n/G:9^1,9^1,34,n Y roll rules=limit3",
    );
}

#[test]
fn rule_16_10_a_re_roll_is_the_same_turn() {
    assert_play(
        "Y:5^1,5^1,20,n/G:n,n,n,n Y roll rules=limit3",
        &["1-1", "2+1", "2+1"],
        "Y:5^1,5^1,22,n/G:n,n,n,n Y reroll d1 rules=limit3",
    );
}

#[test]
fn rule_16_10_limit_one_the_next_turn_must_break_it() {
    assert_legal(
        "Y:5^1,5^1,20,n/G:n,n,n,n Y 3-1:1 rules=limit1",
        &["0+1", "1+1"],
    );
    assert_legal(
        "Y:5,5,20,n/G:n,n,n,n Y 3-1:1 rules=limit1",
        &["0+1", "1+1", "2+1"],
    );
}

#[test]
fn rule_16_10_either_die_may_break_it() {
    let before = "Y:5^3,5^3,20,n/G:n,n,n,n Y 3-1:13 rules=limit3";
    assert_legal(before, &["0+1", "0+3", "1+1", "1+3", "2+1", "2+3"]);
    assert_legal_after(before, &["2+1"], &["0+3", "1+3"]);
    // Broken, it asks nothing more.
    assert_legal_after(before, &["0+1"], &["0+3", "1+3", "2+3"]);
}

#[test]
fn rule_16_10_the_most_overdue_blockades() {
    let before = "Y:5^1,5^1,20^1,20^1/G:n,n,n,n Y 3-1:13 rules=limit1";
    assert_legal_after(before, &["0+3"], &["2+1", "3+1"]);
    assert_refused(&play(before, &["0+3"]), "0+1", "16.10");
    // Only one of them is overdue.
    let before = "Y:5^2,5^2,20^1,20^1/G:n,n,n,n Y 3-1:1 rules=limit2";
    assert_legal(before, &["0+1", "1+1"]);
}

#[test]
fn rule_16_10_the_number_of_dice_comes_first() {
    // Breaking with the 1 would leave the 2 to nobody: 7 is blockaded and 12 is held.
    let before = "Y:5^1,5^1,10,*/G:7,7,12,n Y 1-2:12 rules=limit1";
    assert_legal(before, &["2+1"]);
    assert_refused(before, "0+1", "11.1");
    assert_play(
        before,
        &["2+1", "2+2"],
        "Y:5^1,5^1,13,*/G:7,7,12,n G roll rules=limit1",
    );
}

#[test]
fn rule_16_10_and_the_five_that_must_enter() {
    // 16.1 before 16.10: the five brings the pawn out though it could break the blockade; then the 3 breaks it.
    let before = "Y:n,9^1,9^1,20/G:n,n,n,n Y 5-3:35 rules=five,limit1";
    assert_legal(before, &["0e5", "1+3", "2+3"]);
    assert_legal_after(before, &["0e5"], &["1+3", "2+3"]);
    assert_refused(before, "1+5", "16.1");
    assert_refused(before, "3+3", "16.10");
}

#[test]
fn rule_16_10_broken_even_if_a_third_pawn_fills_the_space() {
    let before = "Y:5^3,5^3,4,n/G:n,n,n,n Y 1-3:13 rules=limit3";
    assert_play(
        before,
        &["0+3", "2+1"],
        "Y:8,5^1,5^1,n/G:n,n,n,n G roll rules=limit3",
    );
}

#[test]
fn rule_16_10_a_new_blockade_begins_at_nought() {
    // Away and together again elsewhere.
    assert_play(
        "Y:5^2,5^2,n,n/G:n,n,n,n Y roll rules=limit3",
        &["1-2", "0+1", "0+2"],
        "Y:8,5,n,n/G:n,n,n,n G roll rules=limit3",
    );
    assert_play(
        "Y:8,5,n,n/G:n,n,n,n Y roll rules=limit3",
        &["3-4", "1+3"],
        "Y:8,8,n,n/G:n,n,n,n Y 3-4:4 rules=limit3",
    );
}

#[test]
fn rule_16_10_the_age_stops_at_the_limit() {
    for limit in [1, 2, 255] {
        assert_play(
            &format!("Y:5^{limit},5^{limit},n,n/G:6,6,n,n Y roll rules=limit{limit}"),
            &["1-3"],
            &format!("Y:5^{limit},5^{limit},n,n/G:6,6,n,n G roll rules=limit{limit}"),
        );
    }
    assert_play(
        "Y:5^254,5^254,n,n/G:6,6,n,n Y roll rules=limit255",
        &["1-3"],
        "Y:5^255,5^255,n,n/G:6,6,n,n G roll rules=limit255",
    );
}

#[test]
fn rule_16_10_on_safe_spaces_and_in_the_home_row_too() {
    assert_legal(
        "Y:7^2,7^2,20,n/G:n,n,n,n Y 3-1:1 rules=limit2",
        &["0+1", "1+1"],
    );
    assert_legal(
        "Y:h2^2,h2^2,20,n/G:n,n,n,n Y 3-1:1 rules=limit2",
        &["0+1h", "1+1h"],
    );
    assert_legal(
        "Y:0^2,0^2,20,n/G:n,n,n,n Y 3-1:1 rules=limit2",
        &["0+1", "1+1"],
    );
}

#[test]
fn rule_16_10_rewards_have_no_such_duty() {
    // It is dice that must break it: the reward may go elsewhere, or break it.
    assert_legal(
        "Y:5^2,5^2,20,n/G:n,n,n,n Y 3-1:+20 rules=limit2",
        &["0+20", "1+20", "2+20", "end"],
    );
    assert_play(
        "Y:5^2,5^2,20,n/G:n,n,n,n Y 3-1:+20 rules=limit2",
        &["2+20"],
        "Y:5^2,5^2,40,n/G:n,n,n,n G roll rules=limit2",
    );
}
