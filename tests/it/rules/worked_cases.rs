//! The worked cases (rule book part 17), each by its number. Yellow's relative positions are the ring spaces.

use crate::support::{
    assert_events, assert_legal, assert_legal_after, assert_play, assert_refused, game, pending,
    play,
};
use parcheesi::Stage;

#[test]
fn case_17_1_a_blockade_one_ahead_stops_both_dice() {
    assert_events(
        "Y:0,n,n,n/G:1,1,n,n Y roll",
        "1-2",
        &[
            "Y rolls 1-2",
            "Y loses die 1",
            "Y loses die 2",
            "turn Y to G",
        ],
    );
}

#[test]
fn case_17_2_a_blockade_two_ahead_lets_the_one_pass() {
    let before = play("Y:0,n,n,n/G:2,2,n,n Y roll", &["1-2"]);
    assert_legal(&before, &["0+1"]);
    assert_refused(&before, "0+2", "8.4");
    assert_events(
        &before,
        "0+1",
        &[
            "Y0 moves 1 from 0 to 1, ring",
            "Y loses die 2",
            "turn Y to G",
        ],
    );
}

#[test]
fn case_17_3_held_safe_spaces_stop_both_dice() {
    assert_play(
        "Y:6,n,n,n/G:7,12,n,n Y roll",
        &["1-6"],
        "Y:6,n,n,n/G:7,12,n,n G roll",
    );
    // 13 is free: from 11 a pawn comes there.
    assert_legal("Y:11,n,n,n/G:7,12,n,n Y 2-6:2", &["0+2"]);
}

#[test]
fn case_17_4_only_two_then_three() {
    let before = play("Y:4,*,*,*/G:7,n,n,n Y roll", &["2-3"]);
    assert_legal(&before, &["0+2"]);
    assert_refused(&before, "0+3", "7.1");
    assert_play(&before, &["0+2", "0+3"], "Y:9,*,*,*/G:7,n,n,n G roll");
}

#[test]
fn case_17_5_out_with_the_sum_and_capture() {
    // The pawns in the row cannot use the 4; one of them could use the 1.
    let before = play("Y:n,h5,h7,*/G:0,n,n,n Y roll", &["1-4"]);
    assert_legal(&before, &["0es"]);
    assert_refused(&before, "1+1h", "11.1");
    assert_events(
        &before,
        "0es",
        &[
            "Y0 leaves the nest with the sum for 0",
            "Y0 captures G0 on 0",
            "Y earns 20",
        ],
    );
}

#[test]
fn case_17_6_seven_from_60() {
    let before = play("Y:60,*,*,*/G:n,n,n,n Y roll", &["4-3"]);
    assert_legal(&before, &["0+3", "0+4", "0+4h"]);
    let row = "Y:h4,*,*,*/G:n,n,n,n G roll";
    let ring = "Y:67,*,*,*/G:n,n,n,n G roll";
    assert_play(&before, &["0+4h", "0+3h"], row);
    assert_play(&before, &["0+3", "0+4h"], row);
    assert_play(&before, &["0+4", "0+3"], ring);
    assert_play(&before, &["0+3", "0+4"], ring);
}

#[test]
fn case_17_7_home_by_ten_earns_ten() {
    assert_events(
        "Y:61,20,n,n/G:n,n,n,n Y 2-4:+10",
        "0+10h",
        &["Y0 moves 10 from 61 to *, row", "Y0 is home", "Y earns 10"],
    );
    assert_legal_after(
        "Y:61,20,n,n/G:n,n,n,n Y 2-4:+10",
        &["0+10h"],
        &["1+10", "end"],
    );
}

#[test]
fn case_17_8_both_dice_then_the_ten() {
    let before = play("Y:h7,0,n,n/G:n,n,n,n Y roll", &["1-2"]);
    assert_legal(&before, &["0+1h", "1+1", "1+2"]);
    assert_legal_after(&before, &["0+1h"], &["1+2"]);
    assert_legal_after(&before, &["0+1h", "1+2"], &["1+10", "end"]);
    // The ring pawn by both: nobody is home, nothing is earned.
    assert_play(&before, &["1+1", "1+2"], "Y:h7,3,n,n/G:n,n,n,n G roll");
    assert_legal_after(&before, &["1+2"], &["0+1h", "1+1"]);
}

#[test]
fn case_17_9_it_must_go_round() {
    let before = play("Y:63,*,*,*/G:n,n,n,n Y roll", &["6-3"]);
    assert_legal(&before, &["0+3", "0+6"]);
    assert_refused(&before, "0+6h", "11.1");
    assert_refused(&before, "0+3h", "11.1");
    let after = "Y:4,*,*,*/G:n,n,n,n G roll";
    assert_play(&before, &["0+6", "0+3"], after);
    assert_play(&before, &["0+3", "0+6"], after);
}

#[test]
fn case_17_10_a_win_or_all_four_dice() {
    let before = play("Y:63,*,*,*/G:n,n,n,n Y roll", &["6-6"]);
    assert_legal(&before, &["0+1", "0+1h", "0+6", "0+6h"]);
    assert_play(
        &before,
        &["0+6h", "0+1h", "0+1h"],
        "Y:*,*,*,*/G:n,n,n,n Y over w=Y",
    );
    assert_play(
        &before,
        &["0+6", "0+1", "0+1", "0+6"],
        "Y:9,*,*,*/G:n,n,n,n Y reroll d1",
    );
}

#[test]
fn case_17_11_two_actions_for_one_pawn() {
    let before = "Y:60,*,*,*/G:n,n,n,n Y 5-6:5";
    assert_legal(before, &["0+5", "0+5h"]);
    assert_play(before, &["0+5h"], "Y:h2,*,*,*/G:n,n,n,n G roll");
    assert_play(before, &["0+5"], "Y:65,*,*,*/G:n,n,n,n G roll");
}

#[test]
fn case_17_12_the_higher_of_the_two() {
    let before = play("Y:0,n,n,n/G:9,9,n,n Y roll", &["3-6"]);
    assert_legal(&before, &["0+6"]);
    assert_refused(&before, "0+3", "11.3");
}

#[test]
fn case_17_13_the_other_may_not_follow() {
    let before = play("Y:0,0,n,n/G:n,n,n,n Y roll", &["3-3"]);
    assert_legal(&before, &["0+3", "1+3"]);
    assert_legal_after(&before, &["0+3"], &["0+3"]);
    assert_refused(&play(&before, &["0+3"]), "1+3", "8.6");
}

#[test]
fn case_17_14_by_neither_order_of_the_numbers() {
    let start = "Y:0,0,*,*/G:n,n,n,n Y roll";
    let first_arrived = ["3-3", "0+3", "0+4"];
    let after_four = play(start, &[&first_arrived[..], &["1+4"]].concat());
    assert_refused(&after_four, "1+3", "8.6");
    let after_three = play(start, &["3-3", "0+4", "0+3", "1+3"]);
    assert_refused(&after_three, "1+4", "8.6");
}

#[test]
fn case_17_15_one_three_and_the_other_is_forfeited() {
    let before = play("Y:0,0,n,n/G:4,4,n,n Y roll", &["3-3"]);
    assert_legal(&before, &["0+3", "1+3"]);
    assert_play(&before, &["0+3"], "Y:3,0,n,n/G:4,4,n,n Y reroll d1");
}

#[test]
fn case_17_16_double_five_with_one_in_the_nest() {
    let before = play("Y:n,10,20,30/G:n,n,n,n Y roll", &["5-5"]);
    assert_eq!(pending(&before), "5 5 reroll");
    assert_legal(&before, &["0e5", "1+5", "2+5", "3+5"]);
    assert_legal_after(&before, &["0e5"], &["0+5", "1+5", "2+5", "3+5"]);
    assert_play(
        &before,
        &["1+5", "1+5"],
        "Y:n,20,20,30/G:n,n,n,n Y reroll d1",
    );
}

#[test]
fn case_17_17_one_enters_and_the_second_cannot() {
    let before = play("Y:0,n,n,*/G:n,n,n,n Y roll", &["5-5"]);
    assert_legal(&before, &["0+5", "1e5", "2e5"]);
    let entered = play(&before, &["1e5"]);
    assert_legal(&entered, &["0+5", "1+5"]);
    assert_refused(&entered, "2e5", "8.5");
}

#[test]
fn case_17_18_three_and_five_from_the_own_blockade() {
    let before = play("Y:0,0,n,*/G:n,n,n,n Y roll", &["3-5"]);
    assert_legal(&before, &["0+3", "0+5", "1+3", "1+5"]);
    assert_legal_after(&before, &["0+3"], &["0+5", "1+5", "2e5"]);
    assert_legal_after(&before, &["0+5"], &["0+3", "1+3"]);
}

#[test]
fn case_17_19_shut_in_by_a_blockade() {
    assert_events(
        "Y:n,n,n,n/G:0,0,n,n Y roll",
        "5-5",
        &[
            "Y rolls 5-5",
            "Y loses die 5",
            "Y loses die 5",
            "Y rolls again",
        ],
    );
}

#[test]
fn case_17_20_all_in_the_nest() {
    let start = "Y:n,n,n,n/G:n,n,n,n Y roll";
    assert_play(start, &["3-3"], "Y:n,n,n,n/G:n,n,n,n Y reroll d1");
    assert_play(start, &["6-2"], "Y:n,n,n,n/G:n,n,n,n G roll");
}

#[test]
fn case_17_21_the_other_die_before_the_twenty() {
    let before = play("Y:1,n,n,n/G:3,n,n,n Y roll", &["2-4", "0+2"]);
    assert_legal(&before, &["0+4"]);
    assert_refused(&before, "0+20", "3.2");
    assert_legal_after(&before, &["0+4"], &["0+20", "end"]);
    assert_play(&before, &["0+4", "end"], "Y:7,n,n,n/G:n,n,n,n G roll");
}

#[test]
fn case_17_22_a_second_twenty() {
    assert_play(
        "Y:7,n,n,n/G:n,27,n,n Y 2-4:+20",
        &["0+20"],
        "Y:27,n,n,n/G:n,n,n,n Y 2-4:+20",
    );
}

#[test]
fn case_17_23_over_at_once() {
    let before = "Y:h6,*,*,*/G:n,n,n,n Y 2-4:24+20";
    assert_play(before, &["0+2h"], "Y:*,*,*,*/G:n,n,n,n Y over w=Y");
    assert_eq!(game(&play(before, &["0+2h"])).stage(), Stage::Over);
}

#[test]
fn case_17_24_the_own_entry_space_on_the_second_circuit() {
    let before = "Y:66,n,*,*/G:0,n,n,n Y 2-5:25";
    assert_legal(before, &["0+5", "1e5"]);
    assert_refused(before, "0+2", "7.1");
    assert_play(before, &["1e5"], "Y:66,0,*,*/G:n,n,n,n Y 2-5:2+20");
    // Empty, or with an own pawn, it may be landed on.
    assert_legal("Y:66,n,*,*/G:n,n,n,n Y 2-6:2", &["0+2"]);
    assert_legal("Y:66,0,*,*/G:n,n,n,n Y 2-6:2", &["0+2", "1+2"]);
}

#[test]
fn case_17_25_a_declined_twenty_is_there_after_the_re_roll() {
    let after_end = play("Y:1,n,n,n/G:3,n,n,n Y roll", &["2-2", "0+2", "0+2", "end"]);
    assert_eq!(after_end, "Y:5,n,n,n/G:n,n,n,n Y reroll+20 d1");
    let again = play(&after_end, &["1-2", "0+1", "0+2"]);
    assert_legal(&again, &["0+20", "end"]);
    assert_events(&again, "end", &["Y loses reward 20", "turn Y to G"]);
}

#[test]
fn case_17_26_a_ten_that_fits_only_after_the_re_roll() {
    // On 62 the ten leads beyond home, and the ring is barred.
    let before = play("Y:58,n,*,n/G:65,65,n,n Y 4-4:4+10 d1", &["0+4"]);
    assert_eq!(before, "Y:62,n,*,n/G:65,65,n,n Y reroll+10 d1");
    // A five brings out a pawn that can use it.
    let after = play(&before, &["5-1", "1e5", "0+1"]);
    assert_eq!(after, "Y:63,0,*,n/G:65,65,n,n Y 5-1:+10");
    assert_legal(&after, &["1+10", "end"]);
}
