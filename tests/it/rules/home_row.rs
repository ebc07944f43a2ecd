//! Home row, home, and going round again (rule book part 9). Every way of every color is tested with the board (1.5).

use crate::support::{
    assert_events, assert_legal, assert_legal_after, assert_play, assert_refused, game, legal, play,
};

#[test]
fn rule_9_1_past_the_turn_off_there_are_two_ways() {
    for (space, spaces) in [(58, 6), (60, 4), (62, 2), (63, 1), (63, 6)] {
        let other = spaces % 6 + 1;
        let position = format!("Y:{space},*,*,*/G:n,n,n,n Y {spaces}-{other}:{spaces}");
        assert_legal(
            &position,
            &[&format!("0+{spaces}"), &format!("0+{spaces}h")],
        );
    }
}

#[test]
fn rule_9_1_both_ways_lead_where_they_should() {
    let before = "Y:60,*,*,*/G:n,n,n,n Y 6-5:6";
    assert_play(before, &["0+6h"], "Y:h3,*,*,*/G:n,n,n,n G roll");
    assert_play(before, &["0+6"], "Y:66,*,*,*/G:n,n,n,n G roll");
}

#[test]
fn rule_9_1_to_the_turn_off_is_not_past_it() {
    for (space, spaces) in [(57, 6), (61, 2), (62, 1)] {
        let position = format!("Y:{space},*,*,*/G:n,n,n,n Y {spaces}-5:{spaces}");
        assert_legal(&position, &[&format!("0+{spaces}")]);
        assert_refused(&position, &format!("0+{spaces}h"), "9.1");
    }
}

#[test]
fn rule_9_1_from_beyond_the_turn_off_there_is_no_way_in() {
    for space in 64..68 {
        let position = format!("Y:{space},*,*,*/G:n,n,n,n Y 4-5:45");
        assert_legal(&position, &["0+4", "0+5"]);
        assert_refused(&position, "0+5h", "9.1");
    }
}

#[test]
fn rule_9_1_from_the_row_there_is_no_way_out() {
    assert_legal("Y:h1,*,*,*/G:n,n,n,n Y 4-2:24", &["0+2h", "0+4h"]);
    assert_refused("Y:h1,*,*,*/G:n,n,n,n Y 4-2:24", "0+4", "9.1");
}

#[test]
fn rule_9_1_each_color_has_its_own_turn_off() {
    for (color, turn_off) in [("Y", 63), ("B", 12), ("R", 29), ("G", 46)] {
        let other = if color == "R" { "Y" } else { "R" };
        assert_legal(
            &format!("{color}:{turn_off},*,*,*/{other}:n,n,n,n {color} 1-5:1"),
            &["0+1", "0+1h"],
        );
    }
}

#[test]
fn rule_9_1_rewards_have_both_ways_too() {
    assert_legal("Y:54,n,*,n/G:n,n,n,n Y 1-5:+10", &["0+10", "0+10h", "end"]);
    assert_legal("Y:53,n,*,n/G:n,n,n,n Y 1-5:+10", &["0+10", "end"]);
    // Twenty: from 44 to the first row space, from 51 home, from 52 only round.
    assert_legal("Y:44,n,n,n/G:n,n,n,n Y 1-5:+20", &["0+20", "0+20h", "end"]);
    assert_legal("Y:51,n,n,n/G:n,n,n,n Y 1-5:+20", &["0+20", "0+20h", "end"]);
    assert_legal("Y:52,n,n,n/G:n,n,n,n Y 1-5:+20", &["0+20", "end"]);
    assert_legal("Y:43,n,n,n/G:n,n,n,n Y 1-5:+20", &["0+20", "end"]);
}

#[test]
fn rule_9_1_one_way_may_be_barred_and_the_other_free() {
    // A blockade beyond the turn-off, a blockade in the row.
    assert_legal("Y:63,*,*,*/G:66,66,n,n Y 3-5:3", &["0+3h"]);
    assert_legal("Y:63,h3,h3,*/G:n,n,n,n Y 3-4:3", &["0+3", "1+3h", "2+3h"]);
    // An opposing pawn on the own entry space is safe from a pawn going round.
    assert_legal("Y:63,*,*,*/G:0,n,n,n Y 5-4:5", &["0+5h"]);
}

#[test]
fn rule_9_2_round_again_by_67_and_the_own_entry() {
    assert_play(
        "Y:63,n,*,*/G:n,n,n,n Y roll",
        &["4-6", "0+4", "0+6"],
        "Y:5,n,*,*/G:n,n,n,n G roll",
    );
    assert_play(
        "G:46,n,*,*/Y:n,n,n,n G roll",
        &["4-6", "0+4", "0+6"],
        "G:56,n,*,*/Y:n,n,n,n Y roll",
    );
}

#[test]
fn rule_9_2_as_on_the_first_circuit() {
    // It captures, passes and forms blockades beyond its turn-off as anywhere.
    assert_play(
        "Y:62,n,*,*/G:65,n,n,n Y 3-4:3",
        &["0+3"],
        "Y:65,n,*,*/G:n,n,n,n Y 3-4:+20",
    );
    assert_events(
        "Y:66,0,*,*/G:n,n,n,n Y 2-4:2",
        "0+2",
        &["Y0 moves 2 from 66 to 0, ring", "Y blocks 0", "turn Y to G"],
    );
}

#[test]
fn rule_9_2_it_may_turn_in_the_next_time_round() {
    let round = [
        "6-3", "0+6", "0+3", "6-2", // to 4
    ];
    let again = play("Y:63,n,*,*/G:n,n,n,n Y roll", &round);
    assert_eq!(again, "Y:4,n,*,*/G:n,n,n,n Y roll");
    assert_legal("Y:59,n,*,*/G:n,n,n,n Y 6-2:26", &["0+2", "0+6", "0+6h"]);
}

#[test]
fn rule_9_2_circuits_are_not_counted() {
    // Once round or not: the game is the same.
    let round = play("Y:67,n,*,*/G:n,n,n,n Y 3-4:3", &["0+3"]);
    let fresh = play("Y:n,n,*,*/G:n,n,n,n Y 5-2:25", &["0e5", "0+2"]);
    assert_eq!(game(&round), game(&fresh));
    assert_eq!(round, fresh);
}

#[test]
fn rule_9_3_the_duty_can_force_a_pawn_round() {
    // In the row only the 6 could be used.
    let before = "Y:63,*,*,*/G:n,n,n,n Y 6-3:36";
    assert_legal(before, &["0+3", "0+6"]);
    assert_refused(before, "0+6h", "11.1");
    assert_refused(before, "0+3h", "11.1");
}

#[test]
fn rule_9_3_not_where_another_pawn_can_use_the_other_die() {
    let before = "Y:63,20,*,*/G:n,n,n,n Y 6-3:36";
    assert_legal(before, &["0+3", "0+3h", "0+6", "0+6h", "1+3", "1+6"]);
    assert_legal_after(before, &["0+6h"], &["1+3"]);
}

#[test]
fn rule_9_4_home_by_the_exact_number() {
    for space in 1..=7 {
        for die in 1..=6 {
            let other = die % 6 + 1;
            let position = format!("Y:h{space},20,*,*/G:n,n,n,n Y {die}-{other}:{die}");
            let text = format!("0+{die}h");
            match space + die {
                ..8 => assert!(legal(&position).contains(&text), "{position}"),
                8 => assert_play(
                    &position,
                    &[&text],
                    &format!("Y:*,20,*,*/G:n,n,n,n Y {die}-{other}:+10"),
                ),
                _ => assert_refused(&position, &text, "9.4"),
            }
        }
    }
}

#[test]
fn rule_9_4_home_by_the_total_of_several_dice() {
    assert_play(
        "Y:h4,n,*,*/G:n,n,n,n Y roll",
        &["1-3", "0+1h", "0+3h"],
        "Y:*,n,*,*/G:n,n,n,n G roll",
    );
    assert_play(
        "Y:57,20,*,*/G:n,n,n,n Y roll",
        &["5-5", "0+5", "0+2h", "0+5h", "0+2h"],
        "Y:*,20,*,*/G:n,n,n,n Y 5-5:+10 d1",
    );
}

#[test]
fn rule_9_4_home_by_a_whole_reward() {
    assert_play(
        "Y:61,20,*,n/G:n,n,n,n Y 1-3:+10",
        &["0+10h"],
        "Y:*,20,*,n/G:n,n,n,n Y 1-3:+10",
    );
    assert_play(
        "Y:51,20,*,n/G:n,n,n,n Y 1-3:+20",
        &["0+20h"],
        "Y:*,20,*,n/G:n,n,n,n Y 1-3:+10",
    );
    // Not by a part of one.
    assert_refused("Y:62,20,*,n/G:n,n,n,n Y 1-3:+10", "0+10h", "9.4");
    assert_refused("Y:h1,20,*,n/G:n,n,n,n Y 1-3:+10", "0+10h", "9.4");
}

#[test]
fn rule_9_5_a_pawn_home_earns_ten() {
    assert_events(
        "Y:h6,20,n,n/G:n,n,n,n Y 2-3:2",
        "0+2h",
        &["Y0 moves 2 from h6 to *, row", "Y0 is home", "Y earns 10"],
    );
}

#[test]
fn rule_9_5_it_stays_there() {
    let before = "Y:*,20,n,n/G:n,n,n,n Y 2-6:26";
    assert_legal(before, &["1+2", "1+6"]);
    for text in ["0+2", "0+2h", "0+6", "0+6h"] {
        assert_refused(before, text, "5.1");
    }
    assert_refused("Y:*,20,n,n/G:n,n,n,n Y 5-6:56", "0e5", "4.1");
}

#[test]
fn rule_9_5_the_last_one_earns_nothing() {
    assert_events(
        "Y:h6,*,*,*/G:n,n,n,n Y 2-3:2",
        "0+2h",
        &["Y0 moves 2 from h6 to *, row", "Y0 is home", "over, Y wins"],
    );
}

#[test]
fn rule_9_6_blockades_in_the_row_stop_the_owner() {
    let before = "Y:h1,h4,h4,62/G:n,n,n,n Y 2-6:26";
    assert_refused(before, "3+6h", "8.2");
    assert_refused("Y:h1,h4,h4,62/G:n,n,n,n Y 5-6:56", "0+5h", "8.2");
    assert_refused("Y:h1,h4,h4,62/G:n,n,n,n Y 3-6:36", "0+3h", "8.5");
    assert_refused("Y:h1,h4,h4,62/G:n,n,n,n Y 5-6:56", "3+5h", "8.5");
    assert_refused("Y:61,h4,h4,n/G:n,n,n,n Y 5-6:+10", "0+10h", "8.2");
}

#[test]
fn rule_9_6_not_those_who_stay_on_the_ring_nor_anybody_else() {
    assert_legal("Y:62,h4,h4,*/G:20,n,n,n Y 6-1:6", &["0+6"]);
    // Green's row lies beside ring 46; Yellow's blockade in its own row is no matter to Green.
    assert_legal("Y:n,h4,h4,*/G:45,*,*,* G 6-1:6", &["0+6", "0+6h"]);
}
