//! Rewards (rule book part 12).

use crate::support::{
    assert_events, assert_legal, assert_legal_after, assert_play, assert_refused, play,
};

#[test]
fn rule_12_1_twenty_for_each_pawn_captured() {
    assert_play(
        "Y:1,n,n,n/G:3,n,9,n Y 2-6:26",
        &["0+2"],
        "Y:3,n,n,n/G:n,n,9,n Y 2-6:6+20",
    );
    assert_play(
        "Y:1,n,n,n/G:3,n,9,n Y 2-6:26",
        &["0+2", "0+6"],
        "Y:9,n,n,n/G:n,n,n,n Y 2-6:+20+20",
    );
}

#[test]
fn rule_12_1_ten_for_each_pawn_home() {
    assert_play(
        "Y:h6,h2,20,n/G:n,n,n,n Y 2-6:26",
        &["0+2h", "1+6h"],
        "Y:*,*,20,n/G:n,n,n,n Y 2-6:+10+10",
    );
}

#[test]
fn rule_12_1_twenty_and_ten_in_one_roll() {
    assert_play(
        "Y:h6,1,n,n/G:7,n,n,n/R:n,6,n,n Y 2-5:25",
        &["0+2h", "1+5"],
        "Y:*,6,n,n/G:7,n,n,n/R:n,n,n,n Y 2-5:+20+10",
    );
}

#[test]
fn rule_12_1_for_the_pawn_captured_on_the_entry_space() {
    assert_play(
        "Y:n,n,n,n/G:0,n,n,n Y 5-6:56",
        &["0e5", "0+6"],
        "Y:6,n,n,n/G:n,n,n,n Y 5-6:+20",
    );
}

#[test]
fn rule_12_1_not_for_the_penalty_of_a_third_doublet() {
    assert_play(
        "Y:20,n,n,n/G:n,n,n,n Y reroll d2 rules=penalty",
        &["6-6"],
        "Y:n,n,n,n/G:n,n,n,n G roll rules=penalty",
    );
}

#[test]
fn rule_12_2_one_move_of_exactly_its_length() {
    let before = "Y:20,2,n,n/G:n,n,n,n Y 2-5:+20";
    assert_legal(before, &["0+20", "1+20", "end"]);
    assert_play(before, &["1+20"], "Y:20,22,n,n/G:n,n,n,n G roll");
}

#[test]
fn rule_12_2_two_rewards_are_not_added() {
    // With 20 + 10 pawn 0 would be home; each alone does not fit, or leads elsewhere.
    let before = "Y:41,*,*,n/G:n,n,n,n Y 2-5:+20+10";
    assert_legal(before, &["0+10", "0+20", "end"]);
    // Two tens are no twenty.
    assert_refused("Y:41,*,*,n/G:n,n,n,n Y 2-5:+10+10", "0+20", "3.3");
}

#[test]
fn rule_12_2_not_split() {
    for text in ["0+1", "0+4", "0+5", "0+6"] {
        assert_refused("Y:20,2,n,n/G:n,n,n,n Y 2-5:+20", text, "3.2");
    }
    assert_refused("Y:20,2,n,n/G:n,n,n,n Y 2-5:+20", "0+10", "3.3");
}

#[test]
fn rule_12_2_never_out_of_the_nest() {
    assert_refused("Y:20,n,n,n/G:n,n,n,n Y 2-5:+20", "1+20", "5.1");
    assert_refused("Y:20,n,n,n/G:n,n,n,n Y 2-5:+20", "1e5", "3.2");
}

#[test]
fn rule_12_2_it_obeys_parts_5_to_9() {
    // 8.2, 8.4, 8.5, 7.1, 9.4 and 9.1; pawn 3 can always take it.
    assert_refused("Y:1,n,n,30/G:9,9,n,n Y 2-5:+20", "0+20", "8.2");
    assert_refused("Y:1,n,n,30/G:21,21,n,n Y 2-5:+20", "0+20", "8.4");
    assert_refused("Y:1,21,21,30/G:n,n,n,n Y 2-5:+20", "0+20", "8.5");
    assert_refused("Y:4,n,n,30/G:24,n,n,n Y 2-5:+20", "0+20", "7.1");
    assert_refused("Y:52,n,n,30/G:n,n,n,n Y 2-5:+20", "0+20h", "9.4");
    assert_refused("Y:43,n,n,30/G:n,n,n,n Y 2-5:+20", "0+20h", "9.1");
}

#[test]
fn rule_12_2_spaces_passed_are_not_landed_on() {
    // Neither captured on cream spaces, nor in the way on safe ones.
    assert_play(
        "Y:1,n,n,n/G:3,7,11,12/R:20,n,n,n Y 2-5:+20",
        &["0+20"],
        "Y:21,n,n,n/G:3,7,11,12/R:20,n,n,n G roll",
    );
}

#[test]
fn rule_12_2_partners_are_not_held_apart_by_default() {
    assert_play(
        "Y:5,5,n,n/G:n,n,n,n Y 2-4:+20+20",
        &["0+20", "1+20"],
        "Y:25,25,n,n/G:n,n,n,n G roll",
    );
}

#[test]
fn rule_12_3_not_while_a_die_is_left() {
    let before = "Y:20,n,*,n/G:n,n,n,n Y 2-4:4+20+10";
    assert_legal(before, &["0+4"]);
    assert_refused(before, "0+20", "3.2");
    assert_refused(before, "0+10", "3.2");
}

#[test]
fn rule_12_3_after_dice_that_are_forfeited_too() {
    // The 6 cannot be played by anybody: 29 is held.
    assert_play(
        "Y:h7,23,n,n/G:24,29,n,n Y 1-6:16",
        &["0+1h"],
        "Y:*,23,n,n/G:24,29,n,n Y 1-6:+10",
    );
}

#[test]
fn rule_12_3_in_whatever_order() {
    let before = "Y:20,n,*,n/G:n,n,n,n Y 2-4:+20+10";
    assert_legal(before, &["0+10", "0+20", "end"]);
    assert_play(before, &["0+10", "0+20"], "Y:50,n,*,n/G:n,n,n,n G roll");
    assert_play(before, &["0+20", "0+10"], "Y:50,n,*,n/G:n,n,n,n G roll");
}

#[test]
fn rule_12_3_by_different_pawns() {
    assert_play(
        "Y:20,30,*,n/G:n,n,n,n Y 2-4:+20+10",
        &["1+10", "0+20"],
        "Y:40,40,*,n/G:n,n,n,n G roll",
    );
}

#[test]
fn rule_12_4_a_reward_captures_and_earns_another() {
    assert_events(
        "Y:1,n,n,n/G:n,21,n,n Y 2-4:+20",
        "0+20",
        &[
            "Y0 moves 20 from 1 to 21, ring",
            "Y0 captures G1 on 21",
            "Y earns 20",
        ],
    );
}

#[test]
fn rule_12_4_a_reward_brings_home_and_earns_ten() {
    assert_events(
        "Y:51,20,n,n/G:n,n,n,n Y 2-4:+20",
        "0+20h",
        &["Y0 moves 20 from 51 to *, row", "Y0 is home", "Y earns 10"],
    );
}

#[test]
fn rule_12_4_without_limit() {
    assert_play(
        "Y:2,n,n,n/G:22,n,42,62/R:n,n,n,n Y 2-4:+20",
        &["0+20", "0+20", "0+20"],
        "Y:62,n,n,n/G:n,n,n,n/R:n,n,n,n Y 2-4:+20",
    );
    assert_play(
        "Y:61,61,51,n/G:n,n,n,n Y 2-4:+10",
        &["0+10h", "1+10h", "2+10"],
        "Y:*,*,61,n/G:n,n,n,n G roll",
    );
}

#[test]
fn rule_12_4_the_last_pawn_home_ends_it() {
    assert_events(
        "Y:51,*,*,*/G:n,n,n,n Y 2-4:+20+20+10",
        "0+20h",
        &[
            "Y0 moves 20 from 51 to *, row",
            "Y0 is home",
            "over, Y wins",
        ],
    );
}

#[test]
fn rule_12_5_rewards_may_be_declined() {
    assert_events(
        "Y:20,n,*,n/G:n,n,n,n Y 2-4:+20+10",
        "end",
        &["Y loses reward 20", "Y loses reward 10", "turn Y to G"],
    );
    // Some taken, some not.
    assert_play(
        "Y:20,n,*,n/G:n,n,n,n Y 2-4:+20+10",
        &["0+10", "end"],
        "Y:30,n,*,n/G:n,n,n,n G roll",
    );
}

#[test]
fn rule_12_5_one_unusable_now_waits_for_another() {
    // The ten is kept off by a safe pawn on 12; after the twenty it fits.
    let before = "Y:2,n,*,n/G:12,n,n,n Y 2-4:+20+10";
    assert_legal(before, &["0+20", "end"]);
    assert_legal_after(before, &["0+20"], &["0+10", "end"]);
}

#[test]
fn rule_12_5_one_that_never_fits_is_lost_at_the_end_of_the_turn() {
    assert_events(
        "Y:58,n,*,n/G:0,65,65,n Y 2-4:4+20+10",
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
fn rule_12_6_kept_over_the_re_roll() {
    let before = play("Y:1,n,n,n/G:3,n,n,n Y roll", &["2-2", "0+2", "0+2", "end"]);
    assert_eq!(before, "Y:5,n,n,n/G:n,n,n,n Y reroll+20 d1");
    // Not before the dice of the new roll, but after them.
    let dice = play(&before, &["1-2"]);
    assert_legal(&dice, &["0+1", "0+2"]);
    let rewards = play(&dice, &["0+1", "0+2"]);
    assert_eq!(rewards, "Y:8,n,n,n/G:n,n,n,n Y 1-2:+20");
    assert_legal(&rewards, &["0+20", "end"]);
    assert_play(&rewards, &["0+20"], "Y:28,n,n,n/G:n,n,n,n G roll");
}

#[test]
fn rule_12_6_over_several_re_rolls_with_those_earned_meanwhile() {
    assert_play(
        "Y:1,n,n,n/G:3,9,n,n Y roll",
        &["2-2", "0+2", "0+2", "end", "2-2", "0+2", "0+2", "end"],
        "Y:9,n,n,n/G:n,n,n,n Y reroll+20+20 d2",
    );
}

#[test]
fn rule_12_6_also_when_unusable() {
    assert_events(
        "Y:58,n,*,n/G:0,65,65,n Y 4-4:4+10 d1",
        "0+4",
        &["Y0 moves 4 from 58 to 62, ring", "Y rolls again"],
    );
}

#[test]
fn rule_12_6_only_as_long_as_the_turn_lasts() {
    assert_events(
        "Y:58,n,*,n/G:0,65,65,n Y 4-3:4+10",
        "0+4",
        &[
            "Y0 moves 4 from 58 to 62, ring",
            "Y loses reward 10",
            "turn Y to G",
        ],
    );
}
