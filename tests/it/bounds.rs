//! No list ever grows beyond its bound: the largest that are known, and the largest that random games find.

use parcheesi::{
    Action, Actions, Event, Events, Game, MoveBy, Occupants, PendingActions, Spaces, Stage,
    strategy,
};
use proptest::prelude::*;

use crate::laws::cases;
use crate::support::{action, all_actions, game};

#[test]
fn the_rolls_fill_the_actions() {
    assert_eq!(Game::standard().legal_actions().len(), Actions::CAPACITY);
}

#[test]
fn the_most_actions_with_dice_are_sixteen() {
    // Each of four pawns can turn in or stay on the ring, with either die.
    let game = game("Y:59,60,61,62/R:n,n,n,n Y 6-5:56");
    assert_eq!(game.legal_actions().len(), 16);
}

#[test]
fn the_most_actions_with_rewards_are_ten() {
    // A ten is earned by a pawn at home. Each other can take it both ways and the twenty on the ring; or the player ends.
    let game = game("Y:54,55,56,*/R:n,n,n,n Y 1-2:+20+10");
    assert_eq!(game.legal_actions().len(), 10);
}

#[test]
fn four_dice_all_rewards_and_the_re_roll_fill_what_is_pending() {
    let rewards = "+20".repeat(12) + "+10+10+10";
    let game = game(&format!(
        "Y:*,*,*,0/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n Y 4-4:3344{rewards} d1"
    ));
    assert_eq!(game.pending().len(), PendingActions::CAPACITY);
}

#[test]
fn rule_12_1_a_ten_that_nobody_at_home_has_earned_is_used_or_lost_at_once() {
    // Worked case 17.7 has one.
    game("Y:61,n,n,n/R:n,n,n,n Y 2-4:+10");
    // Kept until pawn 0 is home it would be one of two, with one pawn at home.
    for held in [
        "4-4:+10 d1",
        "2-4:4+10",
        "2-4:+20+10",
        "2-4:+10+10",
        "reroll+10 d1",
    ] {
        let error = format!("Y:h4,n,51,n/R:n,n,n,n Y {held}")
            .parse::<Game>()
            .unwrap_err();
        let rewards = error.to_string().contains("too many rewards of ten");
        assert!(rewards, "{held}: {error}");
    }
}

#[test]
fn the_most_events_that_are_known_are_twenty_two() {
    // Pawn 0 goes home with a two; nothing else can be used, and the rewards are lost at the re-roll.
    let rewards = "+20".repeat(12) + "+10+10";
    let mut game = game(&format!(
        "Y:h6,h7,*,*/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n Y 5-5:2255{rewards} d1 rules=perroll"
    ));
    let events = game.apply(action("0+2h")).unwrap();
    let lost = |event: &Event| {
        matches!(
            event,
            Event::DieForfeited { .. } | Event::RewardForfeited { .. }
        )
    };
    assert_eq!(
        events.iter().filter(|event| lost(event)).count(),
        3 + 12 + 3
    );
    assert_eq!(
        events.len(),
        22,
        "moved, home, earned, and the same player again: {events:?}"
    );
    assert!(events.len() <= Events::CAPACITY);
}

#[test]
fn a_reward_of_twenty_fills_the_spaces() {
    let game = game("Y:0,n,n,n/R:n,n,n,n Y 1-2:+20");
    assert_eq!(game.path(action("0+20")).len(), Spaces::CAPACITY);
}

#[test]
fn a_blockade_fills_the_occupants() {
    let game = game("Y:5,5,n,n/R:n,n,n,n Y roll");
    assert_eq!(
        game.occupants(parcheesi::RingSpace::ALL[5]).len(),
        Occupants::CAPACITY
    );
}

proptest! {
    #![proptest_config(cases(100))]

    #[test]
    fn random_games_stay_below_the_largest_that_are_known(history in strategy::histories()) {
        for step in history.replay() {
            let game = step.before;
            let most = match game.stage() {
                Stage::Roll => 36,
                Stage::Dice => 16,
                Stage::Rewards => 10,
                Stage::Over => 0,
            };
            prop_assert!(game.legal_actions().len() <= most, "{}", game);
            prop_assert!(game.pending().len() <= PendingActions::CAPACITY);
            for (_, events) in (0..).map_while(|i| game.choices().take_with_events(i)) {
                prop_assert!(events.len() <= 22, "{}: {:?}", game, events);
            }
        }
    }

    #[test]
    fn paths_are_as_long_as_the_move(game in strategy::games()) {
        for action in all_actions() {
            let spaces = match action {
                Action::Move { by, .. } => by.spaces(),
                Action::LeaveNest { .. } => 1,
                Action::Roll(_) | Action::End => 0,
            };
            let length = game.path(action).len();
            prop_assert!(length == 0 || length == usize::from(spaces), "{}", action);
        }
        prop_assert_eq!(Spaces::CAPACITY, usize::from(MoveBy::Reward20.spaces()));
    }
}
