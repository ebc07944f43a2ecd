//! House rules about the use of the dice (16.1 to 16.5).

use crate::support::{
    assert_events, assert_legal, assert_legal_after, assert_play, assert_refused, pending, play,
};

#[test]
fn rule_16_1_by_default_a_five_need_not_bring_a_pawn_out() {
    assert_legal("Y:n,10,*,*/G:n,n,n,n Y 5-3:35", &["0e5", "1+3", "1+5"]);
}

#[test]
fn rule_16_1_compulsory_a_five_must_if_it_can() {
    let before = "Y:n,10,*,*/G:n,n,n,n Y 5-3:35 rules=five";
    assert_legal(before, &["0e5", "1+3"]);
    assert_refused(before, "1+5", "16.1");
    assert_legal_after(before, &["1+3"], &["0e5"]);
}

#[test]
fn rule_16_1_compulsory_the_sum_must_too() {
    let before = "Y:n,10,*,*/G:n,n,n,n Y 1-4:14 rules=five";
    assert_legal(before, &["0es"]);
    assert_refused(before, "1+4", "16.1");
    assert_legal("Y:n,10,*,*/G:n,n,n,n Y 1-4:14", &["0es", "1+1", "1+4"]);
}

#[test]
fn rule_16_1_compulsory_a_double_five_brings_out_as_many_as_it_can() {
    let two = "Y:n,n,20,*/G:n,n,n,n Y 5-5:55 d1 rules=five";
    assert_legal(two, &["0e5", "1e5"]);
    assert_legal_after(two, &["0e5"], &["1e5"]);
    // Only one has room: the other five moves anybody, before or after.
    let one = "Y:0,n,n,*/G:n,n,n,n Y 5-5:55 d1 rules=five";
    assert_legal(one, &["0+5", "1e5", "2e5"]);
    // Moved off first, both fives would bring in only one: but then one is all there is a die for.
    assert_legal_after(one, &["0+5"], &["1e5", "2e5"]);
    assert_legal_after(one, &["1e5"], &["0+5", "1+5"]);
}

#[test]
fn rule_16_1_compulsory_counts_over_the_whole_play() {
    // The own blockade must be opened with the 3, so that the 5 can bring the pawn out.
    let before = "Y:0,0,n,*/G:n,n,n,n Y 3-5:35 rules=five";
    assert_legal(before, &["0+3", "1+3"]);
    assert_refused(before, "0+5", "16.1");
    assert_legal_after(before, &["0+3"], &["2e5"]);
}

#[test]
fn rule_16_1_compulsory_even_if_fewer_dice_are_used() {
    // With the pawn out the 6 fits nobody: a blockade on 3, a safe pawn on 17. Moving forward would use both dice.
    let board = "Y:n,11,*,*/G:3,3,17,n Y 5-6:56";
    assert_legal(board, &["1+5"]);
    let compulsory = format!("{board} rules=five");
    assert_legal(&compulsory, &["0e5"]);
    assert_refused(&compulsory, "1+5", "16.1");
    assert_play(
        &compulsory,
        &["0e5"],
        "Y:0,11,*,*/G:3,3,17,n G roll rules=five",
    );
}

#[test]
fn rule_16_1_compulsory_then_the_number_of_dice() {
    // Coming out first would leave the 4 to nobody (8.2 by the own blockade); 4 first uses both.
    let before = "Y:n,66,0,*/G:3,3,n,n Y 4-5:45 rules=five";
    assert_legal(before, &["1+4"]);
    assert_refused(before, "0e5", "11.1");
}

#[test]
fn rule_16_1_compulsory_asks_nothing_where_nobody_can_come_out() {
    assert_legal("Y:n,10,*,*/G:0,0,n,n Y 5-3:35 rules=five", &["1+3", "1+5"]);
    assert_legal("Y:20,10,*,*/G:0,0,n,n Y 5-3:5 rules=five", &["0+5", "1+5"]);
}

#[test]
fn rule_16_2_by_default_the_higher() {
    assert_legal("Y:0,*,*,*/G:9,9,n,n Y 3-6:36", &["0+6"]);
}

#[test]
fn rule_16_2_choice_either() {
    let before = "Y:0,*,*,*/G:9,9,n,n Y 3-6:36 rules=choice";
    assert_legal(before, &["0+3", "0+6"]);
    assert_play(before, &["0+3"], "Y:3,*,*,*/G:9,9,n,n G roll rules=choice");
}

#[test]
fn rule_16_2_choice_the_number_of_dice_still_counts() {
    let before = "Y:14,h7,*,*/G:18,18,n,n Y 1-3:13 rules=choice";
    assert_legal(before, &["0+3", "1+1h"]);
    assert_refused(before, "0+1", "11.1");
}

#[test]
fn rule_16_2_choice_of_four_dice_too() {
    // Three can be used: 6, 6, 1 or 6, 1, 1.
    let before = "Y:0,*,*,*/G:14,14,n,n Y 1-1:1166 d1 rules=choice";
    assert_legal_after(before, &["0+1"], &["0+1", "0+6"]);
    assert_play(
        before,
        &["0+1", "0+1", "0+6"],
        "Y:8,*,*,*/G:14,14,n,n Y reroll d1 rules=choice",
    );
}

#[test]
fn rule_16_3_by_default_as_many_as_possible() {
    assert_legal("Y:h3,*,*,*/G:n,n,n,n Y 1-1:1166 d1", &["0+1h"]);
}

#[test]
fn rule_16_3_all_or_none_nothing_is_moved() {
    assert_events(
        "Y:0,*,*,*/G:14,14,n,n Y roll rules=allornone",
        "1-1",
        &[
            "Y rolls 1-1",
            "Y loses die 1",
            "Y loses die 1",
            "Y loses die 6",
            "Y loses die 6",
            "Y rolls again",
        ],
    );
}

#[test]
fn rule_16_3_all_or_none_only_what_uses_all_four() {
    // The ones are for pawn 0: pawn 1 needs the room before the blockade for both sixes.
    let before = "Y:h6,20,*,*/G:33,33,n,n Y 1-1:1166 d1 rules=allornone";
    assert_legal(before, &["0+1h", "1+6"]);
    assert_refused(before, "1+1", "11.1");
}

#[test]
fn rule_16_3_all_or_none_mid_roll_all_that_are_left() {
    // Nine are left, and home is eight away: only the ring takes all three.
    let before = "Y:63,*,*,*/G:n,n,n,n Y 5-5:225 d1 rules=allornone";
    assert_legal(before, &["0+2", "0+5"]);
    assert_refused(before, "0+5h", "11.1");
}

#[test]
fn rule_16_3_all_or_none_a_win_is_always_legal() {
    let before = "Y:h2,*,*,*/G:n,n,n,n Y 1-1:1166 d1 rules=allornone";
    assert_legal(before, &["0+6h"]);
    assert_refused(before, "0+1h", "16.3");
    // Where both are possible both are legal.
    assert_legal(
        "Y:63,*,*,*/G:n,n,n,n Y 6-6:1166 d1 rules=allornone",
        &["0+1", "0+1h", "0+6", "0+6h"],
    );
}

#[test]
fn rule_16_3_all_or_none_binds_no_two_dice() {
    // A doublet with a pawn in the nest, a doublet without bottoms, and two different dice.
    assert_play(
        "Y:0,n,*,*/G:4,4,n,n Y roll rules=allornone",
        &["3-3", "0+3"],
        "Y:3,n,*,*/G:4,4,n,n Y reroll d1 rules=allornone",
    );
    assert_play(
        "Y:0,*,*,*/G:4,4,n,n Y roll rules=allornone,nobottoms",
        &["3-3", "0+3"],
        "Y:3,*,*,*/G:4,4,n,n Y reroll d1 rules=allornone,nobottoms",
    );
    assert_play(
        "Y:0,*,*,*/G:2,2,n,n Y roll rules=allornone",
        &["1-2", "0+1"],
        "Y:1,*,*,*/G:2,2,n,n G roll rules=allornone",
    );
}

#[test]
fn rule_16_3_all_or_none_the_last_pawn_out_leaves_two_dice() {
    // The doublet gave two dice; that the nest is empty afterwards does not make it all or none.
    assert_play(
        "Y:n,h5,*,*/G:5,5,n,n Y roll rules=allornone",
        &["5-5", "0e5"],
        "Y:0,h5,*,*/G:5,5,n,n Y reroll d1 rules=allornone",
    );
}

#[test]
fn rule_16_3_all_or_none_finishing_counts_as_winning() {
    assert_legal(
        "Y:h2,*,*,*/G:n,n,n,n/R:n,n,n,n Y 1-1:1166 d1 rules=allornone,playon",
        &["0+6h"],
    );
}

#[test]
fn rule_16_4_by_default_tops_and_bottoms() {
    assert_eq!(
        pending(&play("Y:20,30,*,*/G:n,n,n,n Y roll", &["2-2"])),
        "2 2 5 5 reroll"
    );
}

#[test]
fn rule_16_4_off_just_two_dice() {
    for die in 1..=6 {
        let roll = format!("{die}-{die}");
        for side in ["20,30,*,*", "20,30,h1,n", "10,20,30,40"] {
            let before = format!("Y:{side}/G:n,n,n,n Y roll rules=nobottoms");
            assert_eq!(
                pending(&play(&before, &[&roll])),
                format!("{die} {die} reroll")
            );
        }
    }
    assert_play(
        "Y:20,30,*,*/G:n,n,n,n Y roll rules=nobottoms",
        &["2-2", "0+2", "1+2"],
        "Y:22,32,*,*/G:n,n,n,n Y reroll d1 rules=nobottoms",
    );
}

#[test]
fn rule_16_5_by_default_an_unplayed_doublet_is_rolled_again() {
    assert_play(
        "Y:n,n,n,n/G:n,n,n,n Y roll",
        &["3-3"],
        "Y:n,n,n,n/G:n,n,n,n Y reroll d1",
    );
}

#[test]
fn rule_16_5_off_it_is_not() {
    assert_events(
        "Y:n,n,n,n/G:n,n,n,n Y roll rules=noreroll",
        "3-3",
        &[
            "Y rolls 3-3",
            "Y loses die 3",
            "Y loses die 3",
            "turn Y to G",
        ],
    );
}

#[test]
fn rule_16_5_off_one_die_used_is_enough() {
    assert_play(
        "Y:0,n,n,n/G:4,4,n,n Y roll rules=noreroll",
        &["3-3", "0+3"],
        "Y:3,n,n,n/G:4,4,n,n Y reroll d1 rules=noreroll",
    );
    // A pawn brought out is a die used.
    assert_play(
        "Y:n,n,n,n/G:5,5,n,n Y roll rules=noreroll",
        &["5-5", "0e5", "1e5"],
        "Y:0,0,n,n/G:5,5,n,n Y reroll d1 rules=noreroll",
    );
    assert_play(
        "Y:n,*,*,*/G:5,5,n,n Y roll rules=noreroll",
        &["5-5", "0e5"],
        "Y:0,*,*,*/G:5,5,n,n Y reroll d1 rules=noreroll",
    );
}

#[test]
fn rule_16_5_off_a_kept_reward_does_not_bring_it_back() {
    let before = play(
        "Y:23,n,n,n/G:24,29,n,n Y reroll+20 d1 rules=noreroll",
        &["6-6"],
    );
    // The 6 is held off by the pawn on 29; the kept twenty can be taken.
    assert_eq!(before, "Y:23,n,n,n/G:24,29,n,n Y 6-6:+20 rules=noreroll");
    assert_eq!(pending(&before), "+20");
    assert_play(
        &before,
        &["0+20"],
        "Y:43,n,n,n/G:24,29,n,n G roll rules=noreroll",
    );
    assert_events(&before, "end", &["Y loses reward 20", "turn Y to G"]);
}

#[test]
fn rule_16_5_off_meets_all_or_none() {
    // All four are forfeited, so none was used.
    assert_play(
        "Y:0,*,*,*/G:14,14,n,n Y roll rules=allornone,noreroll",
        &["1-1"],
        "Y:0,*,*,*/G:14,14,n,n G roll rules=allornone,noreroll",
    );
}
