//! The duty to use the dice (rule book part 11).

use crate::support::{
    assert_events, assert_legal, assert_legal_after, assert_play, assert_refused, legal, play,
    refused,
};

#[test]
fn rule_11_1_no_die_may_be_given_up() {
    assert_refused("Y:20,n,n,n/G:n,n,n,n Y 2-4:24", "end", "3.2");
    assert_refused("Y:20,n,n,n/G:n,n,n,n Y 2-4:4", "end", "3.2");
    assert_eq!(legal("Y:20,n,n,n/G:n,n,n,n Y 2-4:4"), ["0+4"]);
}

#[test]
fn rule_11_1_a_first_move_may_not_waste_the_other_die() {
    // Pawn 0 can use one die only before the blockade; pawn 1 can use the 1 only.
    let before = "Y:14,h7,*,*/G:18,18,n,n Y 1-3:13";
    assert_legal(before, &["0+3", "1+1h"]);
    assert_refused(before, "0+1", "11.1");
    assert_legal_after(before, &["1+1h"], &["0+3"]);
    assert_legal_after(before, &["0+3"], &["1+1h"]);
}

#[test]
fn rule_11_1_an_order_is_compulsory_if_only_it_uses_both() {
    let before = "Y:10,*,*,*/G:12,n,n,n Y 2-3:23";
    assert_legal(before, &["0+3"]);
    assert_play(before, &["0+3", "0+2"], "Y:15,*,*,*/G:12,n,n,n G roll");
}

#[test]
fn rule_11_1_an_order_is_compulsory_though_both_dice_could_begin() {
    // 4 then 1 ends on 12, which is held; 1 then 4 too; but pawn 1 can use the 1 alone, and pawn 0 the 4.
    let before = "Y:7,h7,*,*/G:12,n,n,n Y 1-4:14";
    assert_legal(before, &["0+4", "1+1h"]);
    assert_refused(before, "0+1", "11.1");
}

#[test]
fn rule_11_1_coming_out_first_can_bar_the_way() {
    // On the entry space the pawn from the nest would form a blockade before pawn 1.
    let before = "Y:n,66,0,*/G:3,3,n,n Y 4-5:45";
    assert_legal(before, &["1+4"]);
    assert_refused(before, "0e5", "11.1");
    assert_play(before, &["1+4", "0e5"], "Y:0,2,0,*/G:3,3,n,n G roll");
}

#[test]
fn rule_11_1_it_looks_over_all_four_dice() {
    // 2-2: with 5 first the pawn stands before the blockade after three dice; the other ways use fewer or no more.
    let before = "Y:10,*,*,*/G:n,n,20,20 Y 2-2:2255 d1";
    // 2 and 2 and 5 make nine, 5 and 2 and 2 too; 5 and 5 make ten, which is the blockade.
    assert_legal(before, &["0+2", "0+5"]);
    assert_legal_after(before, &["0+5"], &["0+2"]);
    assert_play(
        before,
        &["0+5", "0+2", "0+2"],
        "Y:19,*,*,*/G:n,n,20,20 Y reroll d1",
    );
}

#[test]
fn rule_11_1_only_the_number_of_dice_counts_first() {
    // One and one use two dice, the six only one.
    let before = "Y:0,*,*,*/G:n,n,7,7 Y 1-1:1166 d1";
    assert_legal(before, &["0+1"]);
    assert_refused(before, "0+6", "11.1");
    assert_play(before, &["0+1", "0+1"], "Y:2,*,*,*/G:n,n,7,7 Y reroll d1");
}

#[test]
fn rule_11_1_the_duty_can_force_a_capture_or_forbid_one() {
    // 2 then 6 captures on 3 and plays both; 6 first would end on 7, which is held.
    assert_legal("Y:1,*,*,*/G:3,7,n,n Y 2-6:26", &["0+2"]);
    // The capture with the 6 would leave the 2 unplayable: 12 and 24 are held.
    let before = "Y:4,22,*,*/G:10,12,24,n Y 2-6:26";
    assert_legal(before, &["0+2", "1+6"]);
    assert_refused(before, "0+6", "11.1");
    assert_legal_after(before, &["0+2"], &["1+6"]);
}

#[test]
fn rule_11_2_the_sum_counts_as_two_dice() {
    // Pawn 1 could use one of the dice only, so the pawn must come out.
    assert_legal("Y:n,10,*,*/G:14,14,n,n Y 3-2:23", &["0es"]);
    // Pawn 1 can use both: everything that uses both is legal.
    assert_legal("Y:n,10,*,*/G:n,n,n,n Y 3-2:23", &["0es", "1+2", "1+3"]);
}

#[test]
fn rule_11_2_it_counts_five_pips_as_the_dice_do() {
    // Neither is better by pips: 2 and 3 are five as well.
    assert_legal(
        "Y:n,n,n,30/G:n,n,n,n Y 4-1:14",
        &["0es", "1es", "2es", "3+1", "3+4"],
    );
}

#[test]
fn rule_11_3_the_higher_if_not_both() {
    let before = "Y:0,*,*,*/G:9,9,n,n Y 3-6:36";
    assert_legal(before, &["0+6"]);
    assert_refused(before, "0+3", "11.3");
    assert_events(
        before,
        "0+6",
        &[
            "Y0 moves 6 from 0 to 6, ring",
            "Y loses die 3",
            "turn Y to G",
        ],
    );
}

#[test]
fn rule_11_3_the_lower_if_only_the_lower_can_be_used() {
    assert_legal("Y:0,*,*,*/G:5,5,n,n Y 3-6:36", &["0+3"]);
}

#[test]
fn rule_11_3_by_whichever_pawn() {
    // 20 has room for one more, and the blockade on 21 lets nobody pass: only one die can be used.
    let before = "Y:17,14,20,*/G:21,21,n,n Y 3-6:36";
    assert_legal(before, &["1+6"]);
    assert_refused(before, "0+3", "11.3");
    assert_refused(before, "1+3", "11.3");
}

#[test]
fn rule_11_3_with_four_dice_the_most_pips_of_the_most_dice() {
    // Before the blockade on 14 three dice can be used: 6, 6, 1 or 1, 1, 6 (which leaves a 6 unplayable).
    let before = "Y:0,*,*,*/G:14,14,n,n Y 1-1:1166 d1";
    assert_legal(before, &["0+1", "0+6"]);
    assert_legal_after(before, &["0+1"], &["0+6"]);
    assert_refused(&play(before, &["0+1"]), "0+1", "11.3");
    assert_legal_after(before, &["0+6"], &["0+1", "0+6"]);
    assert_legal_after(before, &["0+6", "0+1"], &["0+6"]);
    assert_play(
        before,
        &["0+6", "0+1", "0+6"],
        "Y:13,*,*,*/G:14,14,n,n Y reroll d1",
    );
}

#[test]
fn rule_11_4_a_win_may_leave_dice() {
    // Six and home; or one and one, which uses more dice.
    let before = "Y:h2,*,*,*/G:n,n,n,n Y 1-1:1166 d1";
    assert_legal(before, &["0+1h", "0+6h"]);
    assert_play(before, &["0+6h"], "Y:*,*,*,*/G:n,n,n,n Y over w=Y");
    assert_play(
        before,
        &["0+1h", "0+1h"],
        "Y:h4,*,*,*/G:n,n,n,n Y reroll d1",
    );
}

#[test]
fn rule_11_4_every_step_of_a_winning_play_is_legal() {
    let before = "Y:63,*,*,*/G:n,n,n,n Y 6-6:1166 d1";
    assert_legal(before, &["0+1", "0+1h", "0+6", "0+6h"]);
    for order in [
        ["0+6h", "0+1h", "0+1h"],
        ["0+1h", "0+6h", "0+1h"],
        ["0+1h", "0+1h", "0+6h"],
    ] {
        assert_play(before, &order, "Y:*,*,*,*/G:n,n,n,n Y over w=Y");
    }
}

#[test]
fn rule_11_4_with_two_pawns_too() {
    // 3 and 3 bring both home, and the fours fit nobody.
    let before = "Y:h5,h5,*,*/G:n,n,n,n Y 3-3:3344 d1 p01@h5";
    assert_legal(before, &["0+3h", "1+3h"]);
    // 1 and 6 win, and are more than 1 and 1.
    let before = "Y:h7,h2,*,*/G:n,n,n,n Y 1-1:1166 d1";
    assert_legal(before, &["0+1h", "1+6h"]);
    assert_play(before, &["1+6h", "0+1h"], "Y:*,*,*,*/G:n,n,n,n Y over w=Y");
}

#[test]
fn rule_11_4_bringing_one_pawn_home_is_no_win() {
    // Going home with the 6 wastes a die and wins nothing.
    let before = "Y:h2,n,*,*/G:0,0,n,n Y 6-1:16";
    assert_legal(before, &["0+6h"]);
    let before = "Y:63,*,*,n/G:0,0,n,n Y 3-5:35";
    assert_legal(before, &["0+3h", "0+5h"]);
}

#[test]
fn rule_11_5_judged_afresh_at_each_step() {
    // After the 6 of the winning play only the ones fit; no look back at the four dice that could have been used.
    let before = play("Y:63,*,*,*/G:n,n,n,n Y roll", &["6-6", "0+6h"]);
    assert_legal(&before, &["0+1h"]);
    // Begun like the win, gone on otherwise: from h1 with 1, 6, 6 left the win is still possible, and so is one and nothing.
    let before = play("Y:h2,*,*,*/G:n,n,n,n Y roll", &["1-1", "0+1h"]);
    assert_eq!(before, "Y:h3,*,*,*/G:n,n,n,n Y 1-1:166 d1");
    assert_legal(&before, &["0+1h"]);
}

#[test]
fn rule_11_5_a_play_goes_on_while_anything_can_be_used() {
    // One die cannot be kept back to use fewer of them.
    let before = "Y:20,30,n,n/G:n,n,n,n Y 2-4:24";
    assert_legal_after(before, &["0+2"], &["0+4", "1+4"]);
}

#[test]
fn rule_11_5_the_best_play_may_need_a_pawn_out_first() {
    // Only the pawn from the nest can use the 6.
    let before = "Y:n,12,*,*/G:15,15,n,n Y 5-6:56";
    assert_legal(before, &["0e5"]);
    assert_legal_after(before, &["0e5"], &["0+6"]);
}

#[test]
fn rule_11_5_a_capture_can_open_the_best_play() {
    // A blockade cannot be captured, but a single pawn on a safe space keeps the 5 out: no capture by moving there.
    let before = "Y:7,n,*,*/G:12,0,n,n Y 5-4:45";
    assert_legal(before, &["0+4", "1e5"]);
    assert_refused(before, "0+5", "7.1");
}

#[test]
fn rule_11_5_mid_roll_the_dice_left_are_all_that_counts() {
    // The same position by whatever way: 4 left for either pawn.
    let one = play("Y:20,30,n,n/G:n,n,n,n Y roll", &["2-4", "0+2"]);
    assert_eq!(legal(&one), legal("Y:22,30,n,n/G:n,n,n,n Y 2-4:4"));
}

#[test]
fn rule_11_5_the_refusal_shows_a_better_play() {
    let refusal = refused("Y:14,h7,*,*/G:18,18,n,n Y 1-3:13", "0+1");
    let better = refusal.reason().better().expect("a duty");
    assert!(["0+3", "1+1h"].contains(&better.to_string().as_str()));
}

#[test]
fn rule_11_6_the_rest_is_forfeited() {
    assert_events(
        "Y:0,n,*,*/G:1,1,n,n Y roll",
        "6-2",
        &[
            "Y rolls 6-2",
            "Y loses die 2",
            "Y loses die 6",
            "turn Y to G",
        ],
    );
    // Two of four.
    let before = play("Y:h3,*,*,*/G:n,n,n,n Y roll", &["2-2", "0+2h"]);
    assert_events(
        &before,
        "0+2h",
        &[
            "Y0 moves 2 from h5 to h7, row",
            "Y loses die 5",
            "Y loses die 5",
            "Y rolls again",
        ],
    );
}

#[test]
fn rule_11_6_rewards_already_earned_are_not_forfeited_with_them() {
    // After the capture the 6 is stopped by the blockade, and by the pawn on safe 29.
    let before = "Y:2,23,n,n/G:3,24,29,n/R:5,5,n,n Y 1-6:16";
    assert_events(
        before,
        "0+1",
        &[
            "Y0 moves 1 from 2 to 3, ring",
            "Y0 captures G0 on 3",
            "Y earns 20",
            "Y loses die 6",
        ],
    );
    assert_legal_after(before, &["0+1"], &["1+20", "end"]);
}
