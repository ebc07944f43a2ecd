//! Winning (rule book part 14).

use crate::support::{all_actions, assert_events, assert_play, assert_refused, game, pending};
use parcheesi::{Color, Stage};

#[test]
fn rule_14_1_the_first_with_four_pawns_home_wins() {
    let over = game("Y:h6,*,*,*/G:h7,*,*,* Y 2-4:24")
        .after("0+2h".parse().expect("an action"))
        .expect("legal");
    assert_eq!(over.stage(), Stage::Over);
    assert_eq!(over.winner(), Some(Color::Yellow));
    assert_eq!(over.player(), Color::Yellow);
    assert_eq!(over.placings(), [Color::Yellow]);
}

#[test]
fn rule_14_1_nobody_has_won_before() {
    let game = game("Y:h6,*,*,*/G:h7,*,*,* Y 2-4:24");
    assert_eq!(game.winner(), None);
    assert!(game.placings().is_empty());
}

#[test]
fn rule_14_1_at_that_moment() {
    // A die, a reward and a re-roll are left: all void, and none is reported as lost.
    assert_events(
        "Y:h6,*,*,*/G:n,n,n,n Y 2-2:225+20+10 d2",
        "0+2h",
        &["Y0 moves 2 from h6 to *, row", "Y0 is home", "over, Y wins"],
    );
    assert_play(
        "Y:h6,*,*,*/G:n,n,n,n Y 2-2:225+20+10 d2",
        &["0+2h"],
        "Y:*,*,*,*/G:n,n,n,n Y over w=Y",
    );
}

#[test]
fn rule_14_1_by_a_reward_too() {
    assert_play(
        "Y:61,*,*,*/G:n,n,n,n Y 2-4:+20+10",
        &["0+10h"],
        "Y:*,*,*,*/G:n,n,n,n Y over w=Y",
    );
}

#[test]
fn rule_14_1_by_any_color_in_any_seat() {
    for color in ["Y", "B", "R", "G"] {
        let other = if color == "Y" { "R" } else { "Y" };
        assert_play(
            &format!("{other}:n,n,n,n/{color}:*,*,h5,* {color} 3-4:34"),
            &["2+3h"],
            &format!("{other}:n,n,n,n/{color}:*,*,*,* {color} over w={color}"),
        );
    }
}

#[test]
fn rule_14_1_three_pawns_home_do_not_win() {
    assert_play(
        "Y:h6,*,*,n/G:n,n,n,n Y 2-4:2",
        &["0+2h"],
        "Y:*,*,*,n/G:n,n,n,n G roll",
    );
}

#[test]
fn rule_14_1_after_that_nothing_is_legal_nor_pending() {
    let over = "Y:*,*,*,*/G:n,n,n,n Y over w=Y";
    assert_eq!(pending(over), "");
    assert!(game(over).legal_actions().is_empty());
    for action in all_actions() {
        assert_refused(over, &action.to_string(), "14.1");
    }
}
