//! Refused for a duty: an example of a better use of the dice comes with it.

use super::says;
use crate::support::{action, game, refused};
use parcheesi::{Action, Reason};

/// A duty is refused in these words, and its better action is legal.
#[track_caller]
fn better(position: &str, text: &str, sentence: &str) -> (Reason, Action) {
    let reason = says(position, text, sentence);
    let better = reason.better().expect("an example of a better use");
    assert!(game(position).check(better).is_ok());
    assert!(sentence.contains(&format!(" {better} (")), "{sentence}");
    (reason, better)
}

#[test]
fn fewer_dice() {
    let (reason, _) = better(
        "Y:63,*,*,*/G:n,n,n,n Y 6-3:36",
        "0+6h",
        "pawn 0 cannot move 6 by its home row: another play uses more dice, beginning with 0+3 (rule 11.1)",
    );
    assert!(matches!(reason, Reason::FewerDice { .. }));
    better(
        "Y:n,66,0,*/G:3,3,n,n Y 4-5:45",
        "0e5",
        "pawn 0 cannot leave the nest with a five: another play uses more dice, beginning with 1+4 (rule 11.1)",
    );
}

#[test]
fn fewer_pips() {
    let (reason, _) = better(
        "Y:0,n,n,n/R:9,9,n,n Y 3-6:36",
        "0+3",
        "pawn 0 cannot move 3: another play uses higher dice, beginning with 0+6 (rule 11.3)",
    );
    assert!(matches!(reason, Reason::FewerPips { .. }));
}

#[test]
fn fewer_entries() {
    let (reason, _) = better(
        "Y:n,10,*,*/G:n,n,n,n Y 5-3:35 rules=five",
        "1+5",
        "pawn 1 cannot move 5: another play brings out more pawns, beginning with 0e5 (rule 16.1)",
    );
    assert!(matches!(reason, Reason::FewerEntries { .. }));
}

#[test]
fn not_all_dice() {
    let (reason, _) = better(
        "Y:h2,*,*,*/G:n,n,n,n Y 1-1:1166 d1 rules=allornone",
        "0+1h",
        "pawn 0 cannot move 1 by its home row: only a play that wins may leave dice unused, beginning with 0+6h (rule 16.3)",
    );
    assert!(matches!(reason, Reason::NotAllDice { .. }));
}

/// Of actions that are equally good the first is the example.
#[test]
fn not_all_dice_names_the_first_of_the_winning_actions() {
    let (_, example) = better(
        "Y:h2,h2,*,*/R:n,n,n,n Y 1-1:1166 d1 p01@h2 rules=allornone",
        "1+1h",
        "pawn 1 cannot move 1 by its home row: only a play that wins may leave dice unused, beginning with 0+6h (rule 16.3)",
    );
    assert_eq!(example, "0+6h".parse().unwrap());
}

#[test]
fn blockade_overdue() {
    let (reason, _) = better(
        "Y:5^3,5^3,33,n/G:n,n,n,n Y 1-3:1 rules=limit3",
        "2+1",
        "pawn 2 cannot move 1: another play breaks more overdue blockades, beginning with 0+1 (rule 16.10)",
    );
    assert!(matches!(reason, Reason::BlockadeOverdue { .. }));
}

#[test]
fn reward_compulsory() {
    let (reason, example) = better(
        "Y:20,n,n,n/G:n,n,n,n Y 1-3:+20 rules=mustreward",
        "end",
        "the rewards stage cannot be ended: a reward must be taken, for example with 0+20 (rule 16.7)",
    );
    assert!(matches!(reason, Reason::RewardCompulsory { .. }));
    assert_eq!(example, action("0+20"));
}

#[test]
fn only_duties_have_a_better_use() {
    for (position, text) in [
        ("Y:*,*,*,*/G:n,n,n,n Y over w=Y", "end"),
        ("Y:20,n,n,n/G:n,n,n,n Y roll", "0+3"),
        ("Y:20,n,n,n/G:n,n,n,n Y 3-4:4", "0+3"),
        ("Y:20,n,*,n/G:n,n,n,n Y 3-4:34", "1+3"),
        ("Y:n,n,30,n/R:n,n,34,n Y 4-2:24", "2+4"),
    ] {
        assert_eq!(refused(position, text).reason().better(), None);
    }
}
