//! Doublets (rule book part 10).

use crate::support::{
    assert_events, assert_legal, assert_legal_after, assert_play, assert_refused, game, pending,
    play,
};
use parcheesi::{Action, Die, Game, PendingAction, Roll};

/// The dice that a throw gives, as pending.
fn dice_given(position: &str, roll: Roll) -> Vec<u8> {
    let start = game(position);
    let after = start
        .after(Action::Roll(roll))
        .expect("every roll is legal");
    let pending = after.pending();
    let dice = pending.iter().filter_map(|pending| match pending {
        PendingAction::Die(die) => Some(die.get()),
        _ => None,
    });
    dice.collect()
}

/// All 36 rolls with and without a pawn in the nest, by a table of its own.
#[test]
fn rule_10_1_the_dice_of_every_roll() {
    let bottoms = [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)];
    for roll in Roll::ALL {
        let (first, second) = (roll.first().get(), roll.second().get());
        assert_eq!(roll.is_doublet(), first == second, "{roll}");
        let mut two = vec![first, second];
        two.sort_unstable();
        let mut all = two.clone();
        if first == second {
            let (_, bottom) = bottoms[first as usize - 1];
            all.extend([bottom, bottom]);
            all.sort_unstable();
            assert_eq!(all.iter().sum::<u8>(), 14, "{roll}");
        }
        for out in ["20,30,40,10", "20,30,*,*", "20,30,40,h1", "20,*,*,*"] {
            let position = format!("Y:{out}/G:n,n,n,n Y roll");
            assert_eq!(dice_given(&position, roll), all, "{roll} with {out}");
        }
        for inside in ["20,30,40,n", "n,20,*,*", "n,n,n,20", "20,n,40,h1"] {
            let position = format!("Y:{inside}/G:n,n,n,n Y roll");
            assert_eq!(dice_given(&position, roll), two, "{roll} with {inside}");
        }
    }
}

#[test]
fn rule_10_1_a_bottom_is_seven_minus_the_top() {
    for die in Die::ALL {
        assert_eq!(die.get() + die.bottom().get(), 7);
    }
}

#[test]
fn rule_10_1_other_players_nests_do_not_count() {
    assert_eq!(
        pending(&play("Y:20,30,40,10/G:n,n,n,n Y roll", &["3-3"])),
        "3 3 4 4 reroll"
    );
    assert_eq!(
        pending(&play("Y:20,30,40,n/G:1,2,3,4 Y roll", &["3-3"])),
        "3 3 reroll"
    );
}

#[test]
fn rule_10_1_the_equal_tops_of_a_re_roll_are_judged_anew() {
    // The last pawn came out with the first doublet; the second gives four dice.
    assert_play(
        "Y:n,10,20,30/G:n,n,n,n Y roll",
        &["5-5", "0e5", "1+5", "6-6"],
        "Y:0,15,20,30/G:n,n,n,n Y 6-6:1166 d2",
    );
}

#[test]
fn rule_10_2_the_last_pawn_out_adds_no_bottoms() {
    assert_play(
        "Y:n,10,20,30/G:n,n,n,n Y roll",
        &["5-5", "0e5"],
        "Y:0,10,20,30/G:n,n,n,n Y 5-5:5 d1",
    );
    assert_play(
        "Y:n,10,20,30/G:n,n,n,n Y roll",
        &["5-5", "1+5", "0e5"],
        "Y:0,15,20,30/G:n,n,n,n Y reroll d1",
    );
}

#[test]
fn rule_10_2_a_pawn_home_during_the_roll_takes_none_away() {
    assert_play(
        "Y:h5,10,20,30/G:n,n,n,n Y roll",
        &["3-3", "0+3h"],
        "Y:*,10,20,30/G:n,n,n,n Y 3-3:344+10 d1",
    );
}

#[test]
fn rule_10_3_four_dice_for_four_pawns() {
    assert_play(
        "Y:10,20,30,40/G:n,n,n,n Y roll",
        &["6-6", "2+1", "0+6", "3+6", "1+1"],
        "Y:16,21,31,46/G:n,n,n,n Y reroll d1",
    );
}

#[test]
fn rule_10_3_four_dice_for_one_pawn() {
    for order in [
        ["0+1", "0+1", "0+6", "0+6"],
        ["0+1", "0+6", "0+1", "0+6"],
        ["0+6", "0+6", "0+1", "0+1"],
        ["0+6", "0+1", "0+1", "0+6"],
    ] {
        let actions = [vec!["1-1"], order.to_vec()].concat();
        assert_play(
            "Y:10,20,30,40/G:n,n,n,n Y roll",
            &actions,
            "Y:24,20,30,40/G:n,n,n,n Y reroll d1",
        );
    }
}

#[test]
fn rule_10_3_two_and_three_pawns() {
    assert_play(
        "Y:10,20,30,40/G:n,n,n,n Y roll",
        &["3-3", "0+3", "0+4", "1+3", "1+4"],
        "Y:17,27,30,40/G:n,n,n,n Y reroll d1",
    );
    assert_play(
        "Y:10,20,30,40/G:n,n,n,n Y roll",
        &["3-3", "0+4", "2+3", "1+3", "2+4"],
        "Y:14,23,37,40/G:n,n,n,n Y reroll d1",
    );
}

#[test]
fn rule_10_3_tops_need_not_come_first() {
    assert_legal_after(
        "Y:10,*,*,*/G:n,n,n,n Y roll",
        &["2-2", "0+5"],
        &["0+2", "0+5"],
    );
}

#[test]
fn rule_10_4_the_same_player_rolls_again() {
    assert_play(
        "Y:10,n,n,n/G:n,n,n,n Y roll",
        &["2-2", "0+2", "0+2"],
        "Y:14,n,n,n/G:n,n,n,n Y reroll d1",
    );
}

#[test]
fn rule_10_4_once_the_rewards_are_done() {
    let before = "Y:10,n,n,n/G:n,14,n,n Y roll";
    let rewards = play(before, &["2-2", "0+2", "0+2"]);
    assert_eq!(rewards, "Y:14,n,n,n/G:n,n,n,n Y 2-2:+20 d1");
    assert_play(&rewards, &["0+20"], "Y:34,n,n,n/G:n,n,n,n Y reroll d1");
    assert_play(&rewards, &["end"], "Y:14,n,n,n/G:n,n,n,n Y reroll+20 d1");
}

#[test]
fn rule_10_4_also_when_no_die_could_be_used() {
    assert_events(
        "Y:n,n,n,n/G:n,n,n,n Y roll",
        "4-4",
        &[
            "Y rolls 4-4",
            "Y loses die 4",
            "Y loses die 4",
            "Y rolls again",
        ],
    );
}

#[test]
fn rule_10_4_a_re_roll_is_not_optional() {
    let before = "Y:10,n,n,n/G:n,n,n,n Y reroll+20 d1";
    assert_refused(before, "end", "3.2");
    assert_refused(before, "0+20", "3.2");
    assert!(
        game(before)
            .legal_actions()
            .iter()
            .all(|action| matches!(action, Action::Roll(_)))
    );
    assert_eq!(game(before).legal_actions().len(), 36);
}

#[test]
fn rule_10_4_a_roll_that_is_no_doublet_ends_the_turn() {
    assert_play(
        "Y:10,n,n,n/G:n,n,n,n Y reroll d2",
        &["1-2", "0+1", "0+2"],
        "Y:13,n,n,n/G:n,n,n,n G roll",
    );
    // 1-6 is no doublet though it has the numbers of one.
    assert_play(
        "Y:10,*,*,*/G:n,n,n,n Y reroll d2",
        &["1-6", "0+1", "0+6"],
        "Y:17,*,*,*/G:n,n,n,n G roll",
    );
}

#[test]
fn rule_10_4_the_doublet_count_starts_anew_in_every_turn() {
    let mut game: Game = "Y:n,n,n,n/G:n,n,n,n Y roll".parse().expect("valid");
    for (roll, doublets) in [("1-1", 1), ("2-2", 2), ("6-1", 0), ("1-1", 1), ("6-1", 0)] {
        game.apply(roll.parse().expect("a roll")).expect("legal");
        assert_eq!(game.doublets(), doublets, "{roll}");
    }
}

#[test]
fn rule_10_5_no_limit_to_doublets() {
    let mut position = "Y:n,n,n,n/G:n,n,n,n Y roll".to_string();
    for count in [1, 2, 3, 3, 3, 3] {
        position = play(&position, &["6-6"]);
        assert_eq!(position, format!("Y:n,n,n,n/G:n,n,n,n Y reroll d{count}"));
    }
}

#[test]
fn rule_10_5_the_third_is_played_like_the_first() {
    let before = "Y:10,n,n,n/G:n,n,n,n Y reroll d2";
    let dice = play(before, &["2-2"]);
    assert_legal(&dice, &["0+2"]);
    assert_play(&dice, &["0+2", "0+2"], "Y:14,n,n,n/G:n,n,n,n Y reroll d3");
}
