//! Leaving the nest (rule book part 4).

use crate::support::{
    assert_events, assert_legal, assert_legal_after, assert_play, assert_refused, legal_of, play,
};
use parcheesi::{Action, Game, Roll, Stage};

#[test]
fn rule_4_1_with_a_five_or_a_sum_of_five_and_nothing_else() {
    for roll in Roll::ALL {
        let numbers = (roll.first().get(), roll.second().get());
        // Pawn 1 is far from anything, so the dice stage is never skipped.
        let start: Game = "Y:n,20,n,n/G:n,n,n,n Y roll".parse().expect("valid");
        let dice = start.after(Action::Roll(roll)).expect("legal");
        let entries: Vec<String> = legal_of(&dice)
            .into_iter()
            .filter(|action| action.contains('e'))
            .collect();
        let expected: &[&str] = match numbers {
            (5, _) | (_, 5) => &["0e5", "2e5", "3e5"],
            (1, 4) | (4, 1) | (2, 3) | (3, 2) => &["0es", "2es", "3es"],
            _ => &[],
        };
        assert_eq!(entries, expected, "{roll}");
    }
}

#[test]
fn rule_4_1_all_in_the_nest_and_no_five_plays_nothing() {
    for roll in Roll::ALL {
        let start: Game = "Y:n,n,n,n/G:n,n,n,n Y roll".parse().expect("valid");
        let after = start.after(Action::Roll(roll)).expect("legal");
        let five = roll.first().get() == 5 || roll.second().get() == 5 || roll.total() == 5;
        assert_eq!(after.stage() == Stage::Dice, five, "{roll}");
    }
}

#[test]
fn rule_4_1_the_four_numbers_of_a_doublet_have_no_sum_of_five() {
    // 1-1, 2-2, 3-3 and 4-4 contain pairs that add up to five, but only one and one or tops and bottoms.
    for roll in ["1-1", "2-2", "3-3", "4-4", "6-6"] {
        assert_play(
            "Y:n,n,n,n/G:n,n,n,n Y roll",
            &[roll],
            "Y:n,n,n,n/G:n,n,n,n Y reroll d1",
        );
    }
}

#[test]
fn rule_4_1_a_five_is_used_completely() {
    assert_events(
        "Y:n,n,n,n/G:n,n,n,n Y 5-6:56",
        "2e5",
        &["Y2 leaves the nest with a five for 0"],
    );
    assert_play(
        "Y:n,n,n,n/G:n,n,n,n Y 5-6:56",
        &["2e5"],
        "Y:n,n,0,n/G:n,n,n,n Y 5-6:6",
    );
    assert_legal_after("Y:n,n,n,n/G:n,n,n,n Y 5-6:56", &["2e5"], &["2+6"]);
}

#[test]
fn rule_4_1_a_sum_uses_both_dice() {
    for (roll, dice) in [("1-4", "14"), ("4-1", "14"), ("2-3", "23"), ("3-2", "23")] {
        assert_events(
            &format!("Y:n,n,n,n/G:n,n,n,n Y {roll}:{dice}"),
            "3es",
            &["Y3 leaves the nest with the sum for 0", "turn Y to G"],
        );
    }
}

#[test]
fn rule_4_1_the_entry_space_is_the_own() {
    for (color, entry) in [("Y", 0), ("B", 17), ("R", 34), ("G", 51)] {
        let other = if color == "Y" { "R" } else { "Y" };
        assert_play(
            &format!("{color}:n,n,n,n/{other}:n,n,n,n {color} roll"),
            &["2-3", "1es"],
            &format!("{color}:n,{entry},n,n/{other}:n,n,n,n {other} roll"),
        );
    }
}

#[test]
fn rule_4_1_a_pawn_that_is_not_in_the_nest_does_not_leave_it() {
    assert_refused("Y:n,20,n,*/G:n,n,n,n Y 5-6:56", "1e5", "4.1");
    assert_refused("Y:n,20,n,*/G:n,n,n,n Y 5-6:56", "3e5", "4.1");
    assert_refused("Y:n,h2,n,*/G:n,n,n,n Y 2-3:23", "1es", "4.1");
}

#[test]
fn rule_4_1_no_five_no_way_out() {
    assert_refused("Y:n,20,n,n/G:n,n,n,n Y 6-4:46", "0e5", "4.1");
    assert_refused("Y:n,20,n,n/G:n,n,n,n Y 6-4:46", "0es", "4.1");
    // A five is not a sum, and a sum not a five.
    assert_refused("Y:n,20,n,n/G:n,n,n,n Y 5-4:45", "0es", "4.1");
    assert_refused("Y:n,20,n,n/G:n,n,n,n Y 1-4:14", "0e5", "4.1");
    // The five has been played.
    assert_refused("Y:n,20,n,n/G:n,n,n,n Y 5-4:4", "0e5", "4.1");
}

#[test]
fn rule_4_2_the_sum_is_gone_once_a_die_is_played() {
    let before = "Y:n,20,n,n/G:n,n,n,n Y 1-4:14";
    assert_legal(before, &["0es", "2es", "3es", "1+1", "1+4"]);
    assert_legal_after(before, &["1+1"], &["1+4"]);
    assert_legal_after(before, &["1+4"], &["1+1"]);
    assert_refused(&play(before, &["1+1"]), "0es", "4.2");
    assert_refused(&play(before, &["1+4"]), "0es", "4.2");
}

#[test]
fn rule_4_2_two_rolls_of_a_turn_do_not_add_up() {
    // Five pips are left of two rolls, but not of one.
    let after = play("Y:n,20,n,n/G:n,n,n,n Y 1-1:1 d1", &["1+1", "4-2", "1+2"]);
    assert_eq!(after, "Y:n,23,n,n/G:n,n,n,n Y 4-2:4");
    assert_legal(&after, &["1+4"]);
}

#[test]
fn rule_4_3_a_double_five_brings_out_two() {
    let before = "Y:n,n,n,n/G:n,n,n,n Y roll";
    assert_play(
        before,
        &["5-5", "1e5", "3e5"],
        "Y:n,0,n,0/G:n,n,n,n Y reroll d1",
    );
    assert_events(
        &play(before, &["5-5", "1e5"]),
        "3e5",
        &[
            "Y3 leaves the nest with a five for 0",
            "Y blocks 0",
            "Y rolls again",
        ],
    );
}

#[test]
fn rule_4_3_it_may_bring_out_only_one() {
    let after = play("Y:n,n,n,n/G:n,n,n,n Y roll", &["5-5", "1e5"]);
    assert_legal(&after, &["0e5", "2e5", "3e5", "1+5"]);
    assert_play(&after, &["1+5"], "Y:n,5,n,n/G:n,n,n,n Y reroll d1");
}

#[test]
fn rule_4_3_never_more_than_one_with_each_die() {
    assert_legal_after(
        "Y:n,n,n,40/G:n,n,n,n Y roll",
        &["5-5", "0e5", "3+5", "6-1"],
        &["0+6", "0+1", "3+6", "3+1"],
    );
}

#[test]
fn rule_4_4_a_five_may_move_a_pawn_forward_instead() {
    assert_legal("Y:n,20,*,*/G:n,n,n,n Y 5-6:56", &["0e5", "1+5", "1+6"]);
    assert_legal("Y:n,20,*,*/G:n,n,n,n Y 5-6:5", &["0e5", "1+5"]);
    assert_play(
        "Y:n,20,*,*/G:n,n,n,n Y 5-6:5",
        &["1+5"],
        "Y:n,25,*,*/G:n,n,n,n G roll",
    );
}

#[test]
fn rule_4_4_so_may_the_two_dice_of_a_sum() {
    assert_play(
        "Y:n,20,*,*/G:n,n,n,n Y 2-3:23",
        &["1+3", "1+2"],
        "Y:n,25,*,*/G:n,n,n,n G roll",
    );
}

#[test]
fn rule_4_4_the_duty_can_demand_leaving() {
    // From 10 only one of the two dice can be played before the blockade on 17; with the pawn out both can.
    let before = "Y:n,10,*,*/G:17,17,n,n Y 5-3:35";
    assert_legal(before, &["0e5", "1+3"]);
    assert_refused(before, "1+5", "11.1");
    assert_legal_after(before, &["1+3"], &["0e5"]);
}

#[test]
fn rule_4_4_the_duty_can_demand_leaving_with_the_sum() {
    // Alone the pawn could play only one of the two dice.
    let before = "Y:n,10,*,*/G:14,14,n,n Y 2-3:23";
    assert_legal(before, &["0es"]);
    assert_refused(before, "1+3", "11.1");
}

#[test]
fn rule_4_5_not_onto_another_players_blockade() {
    let before = "Y:n,20,*,*/G:0,0,n,n Y 5-6:56";
    assert_legal(before, &["1+5", "1+6"]);
    assert_refused(before, "0e5", "8.4");
    assert_refused("Y:n,20,*,*/G:0,0,n,n Y 1-4:14", "0es", "8.4");
}

#[test]
fn rule_4_5_not_onto_the_own_blockade() {
    let before = "Y:n,0,0,*/G:n,n,n,n Y 5-6:5";
    assert_legal(before, &["1+5", "2+5"]);
    assert_refused(before, "0e5", "8.5");
    assert_refused("Y:n,0,0,*/G:n,n,n,n Y 1-4:14", "0es", "8.5");
}

#[test]
fn rule_4_5_an_own_blockade_may_be_moved_away_first() {
    assert_play(
        "Y:n,0,0,*/G:n,n,n,n Y 5-6:56",
        &["1+6", "0e5"],
        "Y:0,6,0,*/G:n,n,n,n G roll",
    );
}

#[test]
fn rule_4_5_one_own_pawn_on_the_entry_is_no_blockade() {
    assert_events(
        "Y:n,0,*,*/G:n,n,n,n Y 5-6:5",
        "0e5",
        &[
            "Y0 leaves the nest with a five for 0",
            "Y blocks 0",
            "turn Y to G",
        ],
    );
}

#[test]
fn rule_4_6_leaving_the_nest_captures_a_single_pawn() {
    for (color, entry) in [("Y", 0), ("B", 17), ("R", 34), ("G", 51)] {
        let other = if color == "G" { "R" } else { "G" };
        assert_events(
            &format!("{color}:n,n,n,n/{other}:n,{entry},n,n {color} 5-6:56"),
            "0e5",
            &[
                &format!("{color}0 leaves the nest with a five for {entry}"),
                &format!("{color}0 captures {other}1 on {entry}"),
                &format!("{color} earns 20"),
            ],
        );
    }
}

#[test]
fn rule_4_6_with_the_sum_too() {
    assert_play(
        "Y:n,n,n,n/G:n,0,n,n Y 3-2:23",
        &["2es"],
        "Y:n,n,0,n/G:n,n,n,n Y 3-2:+20",
    );
}

#[test]
fn rule_4_6_the_captured_pawn_goes_to_its_nest_and_no_blockade_stands() {
    assert_play(
        "Y:n,n,n,n/G:n,0,*,n Y 5-5:55 d1",
        &["0e5", "1e5"],
        "Y:0,0,n,n/G:n,n,*,n Y 5-5:+20 d1",
    );
}

#[test]
fn rule_4_6_a_pawn_that_moves_there_captures_nobody() {
    // Relative 66 of the second circuit, with a 2 to the own entry space.
    assert_refused("Y:66,n,*,*/G:0,n,n,n Y 2-6:26", "0+2", "7.1");
    // And another color's entry space is safe against everybody who moves.
    assert_refused("Y:15,n,*,*/G:17,n,n,n Y 2-6:26", "0+2", "7.1");
}

#[test]
fn rule_4_6_only_the_entry_space_is_swept() {
    assert_play(
        "Y:n,n,n,n/G:1,7,63,n Y 5-6:56",
        &["0e5"],
        "Y:0,n,n,n/G:1,7,63,n Y 5-6:6",
    );
}

#[test]
fn rule_4_7_the_entered_pawn_may_move_on() {
    assert_play(
        "Y:n,20,*,*/G:n,n,n,n Y 5-6:56",
        &["0e5", "0+6"],
        "Y:6,20,*,*/G:n,n,n,n G roll",
    );
    assert_play(
        "Y:n,20,*,*/G:n,n,n,n Y 5-5:55 d1",
        &["0e5", "0+5"],
        "Y:5,20,*,*/G:n,n,n,n Y reroll d1",
    );
}

#[test]
fn rule_4_7_it_need_not() {
    assert_legal_after("Y:n,20,*,*/G:n,n,n,n Y 5-6:56", &["0e5"], &["0+6", "1+6"]);
}

#[test]
fn rule_4_8_rewards_bring_nobody_out() {
    let before = "Y:n,20,*,*/G:n,n,n,n Y 5-6:+20+10";
    assert_legal(before, &["1+10", "1+20", "end"]);
    assert_refused(before, "0+20", "5.1");
    assert_refused(before, "0+10", "5.1");
    assert_refused(before, "0e5", "3.2");
    assert_refused(before, "0es", "3.2");
}

#[test]
fn rule_4_8_a_reward_with_all_pawns_in_the_nest_is_lost() {
    // The capturing pawn is the only one out, and its way is barred.
    assert_events(
        "Y:n,n,n,n/G:0,1,1,n Y 5-6:56",
        "3e5",
        &[
            "Y3 leaves the nest with a five for 0",
            "Y3 captures G0 on 0",
            "Y earns 20",
            "Y loses die 6",
            "Y loses reward 20",
            "turn Y to G",
        ],
    );
}
