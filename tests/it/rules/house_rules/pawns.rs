//! House rules about pawns and their way (16.6, 16.8, 16.9).

use crate::support::{
    assert_events, assert_legal, assert_legal_after, assert_play, assert_refused, game, play,
};
use parcheesi::PendingAction;

#[test]
fn rule_16_6_by_default_no_penalty() {
    assert_play(
        "Y:20,n,n,n/G:n,n,n,n Y reroll d2",
        &["3-3"],
        "Y:20,n,n,n/G:n,n,n,n Y 3-3:33 d3",
    );
}

#[test]
fn rule_16_6_penalty_the_nearest_home_goes_back_and_the_turn_ends() {
    assert_events(
        "Y:20,h2,50,*/G:n,n,n,n Y reroll d2 rules=penalty",
        "3-3",
        &["Y rolls 3-3", "Y1 is sent back from h2", "turn Y to G"],
    );
}

#[test]
fn rule_16_6_penalty_by_steps_to_go() {
    // (places, the pawn sent back)
    for (places, expected) in [
        ("10,20,30,40", "10,20,30,n"),
        ("63,62,61,60", "n,62,61,60"),
        ("63,h1,61,60", "63,n,61,60"),
        ("h6,h7,*,60", "h6,n,*,60"),
        // Beyond its turn-off a pawn must go round: 64 has 75 to go, even the entry space only 71.
        ("64,0,n,*", "64,n,n,*"),
        ("67,66,65,64", "n,66,65,64"),
        ("64,65,n,*", "64,n,n,*"),
        ("66,n,*,*", "n,n,*,*"),
        // Two on one space: the lowest pawn.
        ("20,40,n,40", "20,n,n,40"),
        ("n,*,h5,h5", "n,*,n,h5"),
    ] {
        assert_play(
            &format!("Y:{places}/G:n,n,n,n Y reroll d2 rules=penalty"),
            &["1-1"],
            &format!("Y:{expected}/G:n,n,n,n G roll rules=penalty"),
        );
    }
}

#[test]
fn rule_16_6_penalty_relative_to_the_own_entry() {
    // Red's turn-off is 29: the pawn on 29 is nearer home than the pawn on 67.
    assert_play(
        "R:67,29,33,34/G:n,n,n,n R reroll d2 rules=penalty",
        &["1-1"],
        "R:67,n,33,34/G:n,n,n,n G roll rules=penalty",
    );
}

#[test]
fn rule_16_6_penalty_nobody_on_the_way() {
    assert_events(
        "Y:n,n,*,*/G:n,n,n,n Y reroll d2 rules=penalty",
        "5-5",
        &["Y rolls 5-5", "turn Y to G"],
    );
}

#[test]
fn rule_16_6_penalty_rewards_are_lost() {
    assert_events(
        "Y:20,n,*,n/G:n,n,n,n Y reroll+20+10 d2 rules=penalty",
        "1-1",
        &[
            "Y rolls 1-1",
            "Y0 is sent back from 20",
            "Y loses reward 20",
            "Y loses reward 10",
            "turn Y to G",
        ],
    );
}

#[test]
fn rule_16_6_penalty_only_the_third_in_a_row_of_one_turn() {
    let two = play(
        "Y:20,n,n,n/G:n,n,n,n Y roll rules=penalty",
        &["1-1", "0+1", "0+1", "2-2", "0+2", "0+2"],
    );
    assert_eq!(two, "Y:26,n,n,n/G:n,n,n,n Y reroll d2 rules=penalty");
    // No doublet now: nothing happens, and the next turn counts from the start.
    assert_play(
        &two,
        &["1-2", "0+1", "0+2", "6-2", "3-3", "0+3", "0+3"],
        "Y:35,n,n,n/G:n,n,n,n Y reroll d1 rules=penalty",
    );
    assert_play(&two, &["3-3"], "Y:n,n,n,n/G:n,n,n,n G roll rules=penalty");
}

#[test]
fn rule_16_6_penalty_no_reward_for_the_others() {
    let after = play("Y:20,n,n,n/G:n,n,n,n Y reroll d2 rules=penalty", &["3-3"]);
    assert_eq!(*game(&after).pending(), [PendingAction::Roll]);
}

#[test]
fn rule_16_6_penalty_ages_are_counted_and_a_broken_blockade_has_none() {
    assert_play(
        "Y:20^1,20^1,40^1,40^1/G:n,n,n,n Y reroll d2 rules=penalty,limit2",
        &["3-3"],
        "Y:20^2,20^2,n,40/G:n,n,n,n G roll rules=penalty,limit2",
    );
    assert_events(
        "Y:n,n,40,40/G:n,n,n,n Y reroll d2 rules=penalty",
        "3-3",
        &[
            "Y rolls 3-3",
            "Y2 is sent back from 40",
            "Y breaks 40",
            "turn Y to G",
        ],
    );
}

#[test]
fn rule_16_8_by_default_a_pawn_may_go_round() {
    assert_legal("Y:63,*,*,*/G:n,n,n,n Y 6-3:3", &["0+3", "0+3h"]);
}

#[test]
fn rule_16_8_compulsory_it_must_turn_in() {
    let before = "Y:63,*,*,*/G:n,n,n,n Y 6-3:36 rules=mustrow";
    assert_legal(before, &["0+6h"]);
    assert_refused(before, "0+3", "16.8");
    assert_refused(before, "0+6", "16.8");
    // 3 alone would be the lower.
    assert_refused(before, "0+3h", "11.3");
}

#[test]
fn rule_16_8_compulsory_for_rewards_too() {
    let before = "Y:54,20,*,n/G:n,n,n,n Y 6-3:+20+10 rules=mustrow";
    assert_legal(before, &["0+10h", "1+10", "1+20", "end"]);
    assert_refused(before, "0+10", "16.8");
    assert_refused(before, "0+20", "16.8");
}

#[test]
fn rule_16_8_compulsory_what_does_not_pass_the_turn_off_is_free() {
    assert_legal("Y:57,*,*,*/G:n,n,n,n Y 6-3:6 rules=mustrow", &["0+6"]);
    // A pawn that is beyond it goes on as before.
    assert_legal(
        "Y:65,*,*,*/G:n,n,n,n Y 6-3:36 rules=mustrow",
        &["0+3", "0+6"],
    );
}

#[test]
fn rule_16_8_compulsory_no_way_is_no_way() {
    // Two of its own bar the row, and the ring is closed.
    assert_play(
        "Y:62,h4,h4,*/G:n,n,n,n Y roll rules=mustrow",
        &["6-5"],
        "Y:62,h4,h4,*/G:n,n,n,n G roll rules=mustrow",
    );
    assert_legal("Y:62,h4,h4,*/G:n,n,n,n Y 6-5:56", &["0+5", "0+6"]);
}

#[test]
fn rule_16_8_compulsory_in_every_color() {
    for (color, turn_off) in [("Y", 63), ("B", 12), ("R", 29), ("G", 46)] {
        let other = if color == "R" { "Y" } else { "R" };
        assert_legal(
            &format!("{color}:{turn_off},*,*,*/{other}:n,n,n,n {color} 1-5:1 rules=mustrow"),
            &["0+1h"],
        );
    }
}

#[test]
fn rule_16_9_by_default_rewards_may_rejoin_partners() {
    assert_legal("Y:25,5,n,n/G:n,n,n,n Y 2-4:+20", &["0+20", "1+20", "end"]);
}

#[test]
fn rule_16_9_whole_roll_rewards_may_not() {
    let before = play(
        "Y:5,5,n,n/G:n,n,n,n Y 2-4:+20+20 p01@5 rules=wholeroll",
        &["0+20"],
    );
    assert_eq!(
        before,
        "Y:25,5,n,n/G:n,n,n,n Y 2-4:+20 p01@5 rules=wholeroll"
    );
    assert_legal(&before, &["0+20", "end"]);
    assert_refused(&before, "1+20", "8.6");
}

#[test]
fn rule_16_9_whole_roll_dice_and_rewards_together() {
    // 6 and 4 and 10 by one pawn, twenty by the other.
    let start = "Y:5,5,*,n/G:n,n,n,n Y reroll+20+10 d1";
    let actions = ["6-4", "0+6", "0+4", "0+10"];
    let before = play(&format!("{start} rules=wholeroll"), &actions);
    assert_eq!(
        before,
        "Y:25,5,*,n/G:n,n,n,n Y 6-4:+20 p01@5 rules=wholeroll"
    );
    assert_legal(&before, &["0+20", "end"]);
    assert_refused(&before, "1+20", "8.6");
    assert_legal_after(start, &actions, &["0+20", "1+20", "end"]);
}

#[test]
fn rule_16_9_whole_roll_every_roll_notes_partners() {
    assert_play(
        "Y:5,5,h2,h2/G:n,n,n,n Y roll rules=wholeroll",
        &["2-4"],
        "Y:5,5,h2,h2/G:n,n,n,n Y 2-4:24 p01@5 p23@h2 rules=wholeroll",
    );
    assert_play(
        "Y:5,5,h2,h2/G:n,n,n,n Y roll",
        &["2-4"],
        "Y:5,5,h2,h2/G:n,n,n,n Y 2-4:24",
    );
}

#[test]
fn rule_16_9_whole_roll_the_space_where_they_stood_is_free_to_them() {
    // Once round: pawn 1 comes back to 5, where it stood with pawn 0 at the throw.
    assert_legal(
        "Y:5,53,n,n/G:n,n,n,n Y 2-4:+20 p01@5 rules=wholeroll",
        &["0+20", "1+20", "end"],
    );
    // Where pawn 0 has gone on, it is no such space.
    assert_refused(
        "Y:7,55,n,n/G:n,n,n,n Y 2-4:+20 p01@5 rules=wholeroll",
        "1+20",
        "8.6",
    );
}

#[test]
fn rule_16_9_whole_roll_partners_are_those_of_the_latest_throw() {
    // They parted in the doublet; after the re-roll they are two pawns like others.
    let before = play(
        "Y:11,5,n,n/G:n,n,n,n Y 6-6:6+20 d1 p01@5 rules=wholeroll",
        &["0+6", "end", "6-2", "0+6", "0+2"],
    );
    assert_eq!(before, "Y:25,5,n,n/G:n,n,n,n Y 6-2:+20 rules=wholeroll");
    assert_legal(&before, &["0+20", "1+20", "end"]);
}

#[test]
fn rule_16_9_whole_roll_home_is_no_space() {
    assert_play(
        "Y:61,61,*,*/G:n,n,n,n Y 2-4:+10+10 p01@61 rules=wholeroll",
        &["0+10h", "1+10h"],
        "Y:*,*,*,*/G:n,n,n,n Y over w=Y rules=wholeroll",
    );
}
