//! The turn and its end (rule book parts 3 and 13).

use crate::support::{
    all_actions, assert_events, assert_legal, assert_legal_after, assert_play, assert_refused,
    game, legal_of, pending, play,
};
use parcheesi::{Action, Game, HouseRules, MoveBy, PendingAction, Roll, Stage};

#[test]
fn rule_3_1_one_roll_a_turn() {
    assert_play(
        "Y:10,n,n,n/G:n,n,n,n Y roll",
        &["1-2", "0+1", "0+2"],
        "Y:13,n,n,n/G:n,n,n,n G roll",
    );
}

#[test]
fn rule_3_1_several_rolls_where_doublets_are_rolled() {
    let after_two = play(
        "Y:10,n,n,n/G:n,n,n,n Y roll",
        &["1-1", "0+1", "0+1", "2-2", "0+2", "0+2"],
    );
    assert_eq!(after_two, "Y:16,n,n,n/G:n,n,n,n Y reroll d2");
    assert_play(
        &after_two,
        &["1-2", "0+1", "0+2"],
        "Y:19,n,n,n/G:n,n,n,n G roll",
    );
}

#[test]
fn rule_3_2_roll_then_dice_then_rewards_then_the_next_player() {
    let mut position = "Y:1,n,n,n/G:3,n,n,n Y roll".to_string();
    let mut stages = vec![game(&position).stage()];
    for action in ["2-4", "0+2", "0+4", "0+20"] {
        position = play(&position, &[action]);
        stages.push(game(&position).stage());
    }
    let expected = [
        Stage::Roll,
        Stage::Dice,
        Stage::Dice,
        Stage::Rewards,
        Stage::Roll,
    ];
    assert_eq!(stages, expected);
    assert_eq!(position, "Y:27,n,n,n/G:n,n,n,n G roll");
}

#[test]
fn rule_3_2_each_stage_takes_only_its_own_actions() {
    let positions = [
        "Y:1,n,n,n/G:3,n,n,n Y roll",
        "Y:1,n,n,*/G:n,3,n,n Y 2-4:24+20+10",
        "Y:1,n,n,*/G:n,n,n,n Y 2-4:+20+10",
    ];
    for position in positions {
        let game = game(position);
        for action in all_actions() {
            let stage = match action {
                Action::Roll(_) => Stage::Roll,
                Action::LeaveNest { .. } => Stage::Dice,
                Action::Move { by, .. } if by.spaces() <= 6 => Stage::Dice,
                Action::Move { .. } | Action::End => Stage::Rewards,
            };
            let refused_by = game.check(action).err().map(|error| error.rule());
            let wrong_stage = refused_by.is_some_and(|rule| rule.to_string() == "3.2");
            assert_eq!(
                wrong_stage,
                stage != game.stage(),
                "{action} in {position}: {refused_by:?}"
            );
        }
    }
}

#[test]
fn rule_3_2_after_a_doublet_the_rewards_come_before_the_re_roll() {
    let before = "Y:1,n,n,n/G:3,n,n,n Y roll";
    assert_play(
        before,
        &["2-2", "0+2", "0+2"],
        "Y:5,n,n,n/G:n,n,n,n Y 2-2:+20 d1",
    );
    assert_play(
        before,
        &["2-2", "0+2", "0+2", "0+20"],
        "Y:25,n,n,n/G:n,n,n,n Y reroll d1",
    );
}

#[test]
fn rule_3_3_roll_alone_at_the_start_of_a_turn() {
    assert_eq!(*Game::standard().pending(), [PendingAction::Roll]);
    assert_eq!(pending("Y:1,n,*,h3/G:3,n,n,n G roll"), "roll");
}

#[test]
fn rule_3_3_dice_and_rewards_on_the_dice_stage() {
    assert_eq!(pending("Y:1,n,n,n/G:n,n,n,n Y 4-2:24"), "2 4");
    assert_eq!(pending("Y:1,n,n,n/G:n,n,n,n Y 4-2:4+20"), "4 +20");
    assert_eq!(
        pending("Y:1,n,*,*/G:n,n,n,n Y 4-2:24+20+20+10+10"),
        "2 4 +20 +20 +10 +10"
    );
}

#[test]
fn rule_3_3_the_re_roll_is_pending_from_the_throw_of_a_doublet() {
    assert_eq!(pending("Y:1,n,n,n/G:n,n,n,n Y 2-2:22 d1"), "2 2 reroll");
    let four = play("Y:1,1,*,*/G:n,n,n,n Y roll", &["6-6"]);
    assert_eq!(pending(&four), "1 1 6 6 reroll");
    assert_eq!(
        pending("Y:1,5,*,*/G:n,n,n,n Y 3-3:344+20+10 d2"),
        "3 4 4 +20 +10 reroll"
    );
}

#[test]
fn rule_3_3_rewards_and_re_roll_on_the_rewards_stage() {
    assert_eq!(pending("Y:1,n,*,n/G:n,n,n,n Y 4-2:+20+10"), "+20 +10");
    assert_eq!(
        pending("Y:1,n,*,n/G:n,n,n,n Y 2-2:+20+10 d1"),
        "+20 +10 reroll"
    );
}

#[test]
fn rule_3_3_no_re_roll_pending_where_none_is_due() {
    assert_eq!(
        pending("Y:19,*,*,*/G:24,n,n,n Y 5-5:+20 rules=nobottoms,noreroll"),
        "+20"
    );
}

#[test]
fn rule_3_3_kept_rewards_and_the_re_roll_instead_of_a_roll() {
    assert_eq!(pending("Y:1,n,n,n/G:n,n,n,n Y reroll d1"), "reroll");
    assert_eq!(
        pending("Y:1,n,*,n/G:n,n,n,n Y reroll+20+10 d1"),
        "+20 +10 reroll"
    );
}

#[test]
fn rule_3_3_nothing_when_the_game_is_over() {
    assert_eq!(pending("Y:*,*,*,*/G:n,n,n,n Y over w=Y"), "");
}

#[test]
fn rule_3_3_what_is_not_on_the_list_cannot_be_used() {
    for text in ["0+1", "0+3", "0+4", "0+5", "0+6"] {
        assert_refused("Y:20,n,n,n/G:n,n,n,n Y 4-2:2", text, "3.3");
    }
    assert_refused("Y:20,n,n,n/G:n,n,n,n Y 4-2:+20", "0+10", "3.3");
    assert_refused("Y:20,n,*,n/G:n,n,n,n Y 4-2:+10", "0+20", "3.3");
}

#[test]
fn rule_3_4_unusable_dice_are_forfeited_and_reported() {
    assert_events(
        "Y:n,n,n,n/G:n,n,n,n Y roll",
        "6-2",
        &[
            "Y rolls 6-2",
            "Y loses die 2",
            "Y loses die 6",
            "turn Y to G",
        ],
    );
    // The 1 can be played, then the 2 cannot.
    assert_events(
        "Y:0,n,n,n/G:2,2,n,n Y 1-2:12",
        "0+1",
        &[
            "Y0 moves 1 from 0 to 1, ring",
            "Y loses die 2",
            "turn Y to G",
        ],
    );
}

#[test]
fn rule_3_4_all_dice_left_are_forfeited_together() {
    let roll = play("Y:0,*,*,*/G:5,5,n,n Y roll", &["1-1"]);
    assert_legal(&roll, &["0+1"]);
    assert_events(
        &play(&roll, &["0+1"]),
        "0+1",
        &[
            "Y0 moves 1 from 1 to 2, ring",
            "Y loses die 6",
            "Y loses die 6",
            "Y rolls again",
        ],
    );
}

#[test]
fn rule_3_4_the_rewards_stage_is_over_when_no_reward_can_be_used() {
    // Nobody can go ten: the reward is lost with the turn, unasked.
    assert_events(
        "Y:h6,h7,n,n/G:n,n,n,n Y 1-2:1",
        "1+1h",
        &[
            "Y1 moves 1 from h7 to *, row",
            "Y1 is home",
            "Y earns 10",
            "Y loses reward 10",
            "turn Y to G",
        ],
    );
}

#[test]
fn rule_3_4_while_the_game_goes_on_something_is_always_legal() {
    for rules in [
        HouseRules::STANDARD,
        HouseRules::PUBLISHER,
        HouseRules::CLASSIC,
    ] {
        for seed in 0..4 {
            random_game(rules, seed, |game| {
                let legal = game.legal_actions();
                assert_eq!(legal.is_empty(), game.stage() == Stage::Over, "{game}");
                let pending = game.pending();
                assert_eq!(pending.is_empty(), game.stage() == Stage::Over, "{game}");
            });
        }
    }
}

/// Plays a game of four with a little generator of its own, and shows every position.
pub(crate) fn random_game(rules: HouseRules, seed: u64, mut show: impl FnMut(&Game)) {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut game = Game::new(rules, Game::standard().players()).expect("four players");
    while game.stage() != Stage::Over {
        show(&game);
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let legal = game.legal_actions();
        let i = (state % legal.len() as u64) as usize;
        game.apply(legal[i]).expect("a legal action");
    }
    show(&game);
}

#[test]
fn rule_3_5_the_caller_gives_every_roll() {
    let game = game("Y:10,n,n,n/G:n,n,n,n Y roll");
    assert!(game.is_chance());
    let rolls: Vec<Action> = Roll::ALL.into_iter().map(Action::Roll).collect();
    assert_eq!(game.legal_actions()[..], rolls);
    for roll in Roll::ALL {
        let after = game.after(Action::Roll(roll)).expect("every roll is legal");
        assert_eq!(after.current_roll(), Some(roll));
    }
}

#[test]
fn rule_3_5_the_same_rolls_and_actions_give_the_same_game() {
    let mut once = Vec::new();
    random_game(HouseRules::STANDARD, 5, |game| once.push(*game));
    let mut again = Vec::new();
    random_game(HouseRules::STANDARD, 5, |game| again.push(*game));
    assert_eq!(once, again);
}

#[test]
fn rule_3_5_nothing_is_rolled_until_the_caller_rolls() {
    // After the last die, and for a re-roll too, the game waits.
    assert_play(
        "Y:10,n,n,n/G:30,n,n,n Y 2-1:2",
        &["0+2"],
        "Y:12,n,n,n/G:30,n,n,n G roll",
    );
    assert_play(
        "Y:20,n,n,n/G:30,n,n,n Y 2-2:2 d1",
        &["0+2"],
        "Y:22,n,n,n/G:30,n,n,n Y reroll d1",
    );
}

#[test]
fn rule_13_1_the_turn_passes_when_nothing_is_left() {
    assert_play(
        "Y:10,n,n,n/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n R roll",
        &["6-2"],
        "Y:10,n,n,n/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n B roll",
    );
    assert_play(
        "Y:10,n,n,n/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n B roll",
        &["6-2"],
        "Y:10,n,n,n/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n Y roll",
    );
}

#[test]
fn rule_13_1_no_question_is_asked_where_no_reward_is_held() {
    assert_events(
        "Y:10,n,n,n/G:n,n,n,n Y 1-2:2",
        "0+2",
        &["Y0 moves 2 from 10 to 12, ring", "turn Y to G"],
    );
}

#[test]
fn rule_13_1_rewards_still_held_are_lost_and_reported() {
    assert_events(
        "Y:60,*,*,*/G:65,65,n,n Y 3-2:2+20+10+10",
        "0+2",
        &[
            "Y0 moves 2 from 60 to 62, ring",
            "Y loses reward 20",
            "Y loses reward 10",
            "Y loses reward 10",
            "turn Y to G",
        ],
    );
}

#[test]
fn rule_13_2_the_turn_waits_while_a_reward_can_be_used() {
    let before = "Y:10,n,n,n/G:n,n,n,n Y 1-2:2+20";
    assert_play(before, &["0+2"], "Y:12,n,n,n/G:n,n,n,n Y 1-2:+20");
    assert_legal_after(before, &["0+2"], &["0+20", "end"]);
}

#[test]
fn rule_13_2_end_is_the_players_consent() {
    assert_events(
        "Y:12,n,*,n/G:n,n,n,n Y 1-2:+20+10",
        "end",
        &["Y loses reward 20", "Y loses reward 10", "turn Y to G"],
    );
}

#[test]
fn rule_13_2_before_a_re_roll_end_keeps_what_was_not_taken() {
    let before = "Y:12,n,*,n/G:n,n,n,n Y 1-1:+20+10 d1";
    assert_events(before, "end", &["Y rolls again"]);
    assert_play(before, &["end"], "Y:12,n,*,n/G:n,n,n,n Y reroll+20+10 d1");
}

#[test]
fn rule_13_2_end_ends_nothing_but_the_rewards_stage() {
    assert_refused("Y:12,n,n,n/G:n,n,n,n Y roll", "end", "3.2");
    assert_refused("Y:12,n,n,n/G:n,n,n,n Y reroll+20 d1", "end", "3.2");
    assert_refused("Y:12,n,n,n/G:n,n,n,n Y 1-2:12+20", "end", "3.2");
}

#[test]
fn rule_13_2_the_stage_ends_by_itself_after_the_last_usable_reward() {
    // After the twenty the ten fits nowhere: beyond home by the row, a blockade on the ring.
    let before = "Y:42,*,*,*/G:65,65,n,n Y 1-2:+20+10";
    assert_eq!(legal_of(&game(before)), ["0+10", "0+20", "end"]);
    assert_events(
        before,
        "0+20",
        &[
            "Y0 moves 20 from 42 to 62, ring",
            "Y loses reward 10",
            "turn Y to G",
        ],
    );
}

#[test]
fn rule_3_3_dice_and_rewards_move_a_pawn_and_throws_do_not() {
    let game: Game = "Y:40,n,*,*/R:n,n,n,n Y 2-2:2+20+10 d1".parse().unwrap();
    let moves: Vec<_> = game
        .pending()
        .iter()
        .map(|pending| pending.move_by().map(MoveBy::spaces))
        .collect();
    assert_eq!(moves, [Some(2), Some(20), Some(10), None]);
    let roll = Game::standard().pending()[0];
    assert_eq!((roll, roll.move_by()), (PendingAction::Roll, None));
}
