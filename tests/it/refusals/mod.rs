//! Refusals word for word: every reason, what it carries, and the order of precedence of rule 15.1.

mod duties;
mod precedence;

use crate::support::{action, play, refused, variants};
use parcheesi::{Color, LeaveWith, MoveBy, Path, Pawn, Place, Reason, RowSpace, Stage};

/// The action is refused in exactly these words; the reason, for a closer look.
#[track_caller]
fn says(position: &str, text: &str, sentence: &str) -> Reason {
    let refusal = refused(position, text);
    assert_eq!(refusal.to_string(), sentence, "{text} in {position}");
    assert_eq!(refusal.action(), action(text));
    refusal.reason()
}

fn place(text: &str) -> Place {
    text.parse().expect("a place")
}

fn pawn(number: u8) -> Pawn {
    Pawn::new(number).expect("a pawn")
}

#[test]
fn game_over() {
    let over = "Y:*,*,*,*/G:n,n,n,n Y over w=Y";
    for (text, sentence) in [
        ("3-5", "3-5 cannot be thrown: the game is over (rule 14.1)"),
        ("0+3", "pawn 0 cannot move 3: the game is over (rule 14.1)"),
        (
            "end",
            "the rewards stage cannot be ended: the game is over (rule 14.1)",
        ),
    ] {
        assert_eq!(says(over, text, sentence), Reason::GameOver);
    }
}

#[test]
fn wrong_stage() {
    let reason = says(
        "Y:20,n,n,n/G:n,n,n,n Y roll",
        "0+3",
        "pawn 0 cannot move 3: it is the roll stage (rule 3.2)",
    );
    assert!(matches!(
        reason,
        Reason::WrongStage {
            stage: Stage::Roll,
            ..
        }
    ));
    let reason = says(
        "Y:20,n,n,n/G:n,n,n,n Y 3-4:34+20",
        "0+20",
        "pawn 0 cannot move 20: it is the dice stage (rule 3.2)",
    );
    assert!(matches!(
        reason,
        Reason::WrongStage {
            stage: Stage::Dice,
            ..
        }
    ));
    says(
        "Y:20,n,n,n/G:n,n,n,n Y 3-4:34",
        "6-5",
        "6-5 cannot be thrown: it is the dice stage (rule 3.2)",
    );
    says(
        "Y:20,n,n,n/G:n,n,n,n Y 3-4:34",
        "end",
        "the rewards stage cannot be ended: it is the dice stage (rule 3.2)",
    );
    says(
        "Y:20,n,n,n/G:n,n,n,n Y 3-4:+20",
        "1e5",
        "pawn 1 cannot leave the nest with a five: it is the rewards stage (rule 3.2)",
    );
}

#[test]
fn not_pending() {
    let reason = says(
        "Y:20,n,n,n/G:n,n,n,n Y 3-4:4",
        "0+3",
        "pawn 0 cannot move 3: no die 3 is pending (rule 3.3)",
    );
    let Reason::NotPending { by, .. } = reason else {
        panic!("{reason:?}")
    };
    assert_eq!(by, MoveBy::from_spaces(3).expect("a die"));
    let reason = says(
        "Y:54,n,n,n/G:n,n,n,n Y 3-4:+20",
        "0+10h",
        "pawn 0 cannot move 10 by its home row: no reward of 10 is pending (rule 3.3)",
    );
    assert!(matches!(
        reason,
        Reason::NotPending {
            by: MoveBy::Reward10,
            ..
        }
    ));
    says(
        "Y:20,n,*,n/G:n,n,n,n Y 3-4:+10",
        "0+20",
        "pawn 0 cannot move 20: no reward of 20 is pending (rule 3.3)",
    );
}

#[test]
fn not_on_the_way() {
    let reason = says(
        "Y:20,n,*,n/G:n,n,n,n Y 3-4:34",
        "1+3",
        "pawn 1 cannot move 3: it is in the nest (rule 5.1)",
    );
    assert!(matches!(
        reason,
        Reason::NotOnTheWay {
            place: Place::Nest,
            ..
        }
    ));
    let reason = says(
        "Y:20,n,*,n/G:n,n,n,n Y 3-4:34",
        "2+4",
        "pawn 2 cannot move 4: it is at home (rule 5.1)",
    );
    assert!(matches!(
        reason,
        Reason::NotOnTheWay {
            place: Place::Home,
            ..
        }
    ));
}

#[test]
fn not_in_the_nest() {
    for (side, at, sentence) in [
        ("20", "20", "on space 20"),
        ("h3", "h3", "on home-row space 3"),
        ("*", "*", "at home"),
    ] {
        let reason = says(
            &format!("Y:{side},n,n,n/G:n,n,n,n Y 5-6:56"),
            "0e5",
            &format!(
                "pawn 0 cannot leave the nest with a five: it is not there but {sentence} (rule 4.1)"
            ),
        );
        let Reason::NotInTheNest { place: there, .. } = reason else {
            panic!("{reason:?}")
        };
        assert_eq!(there, place(at));
    }
    says(
        "Y:20,n,n,n/G:n,n,n,n Y 1-4:14",
        "0es",
        "pawn 0 cannot leave the nest with a sum of five: it is not there but on space 20 (rule 4.1)",
    );
}

#[test]
fn no_five() {
    let reason = says(
        "Y:20,n,n,n/G:n,n,n,n Y 3-4:34",
        "1e5",
        "pawn 1 cannot leave the nest with a five: no five is left to play (rule 4.1)",
    );
    assert!(matches!(
        reason,
        Reason::NoFive {
            with: LeaveWith::Five,
            ..
        }
    ));
    let reason = says(
        "Y:20,n,n,n/G:n,n,n,n Y 3-4:34",
        "1es",
        "pawn 1 cannot leave the nest with a sum of five: the dice do not add up to five (rule 4.1)",
    );
    assert!(matches!(
        reason,
        Reason::NoFive {
            with: LeaveWith::Sum,
            ..
        }
    ));
    // It was there and has been played.
    says(
        "Y:20,n,n,n/G:n,n,n,n Y 5-4:4",
        "1e5",
        "pawn 1 cannot leave the nest with a five: no five is left to play (rule 4.1)",
    );
}

#[test]
fn sum_already_played() {
    let reason = says(
        "Y:20,n,n,n/G:n,n,n,n Y 3-2:3",
        "1es",
        "pawn 1 cannot leave the nest with a sum of five: one of the two dice has been played (rule 4.2)",
    );
    assert_eq!(reason, Reason::SumAlreadyPlayed);
}

#[test]
fn beyond_home() {
    let reason = says(
        "Y:h5,20,n,n/G:n,n,n,n Y 3-4:34",
        "0+4h",
        "pawn 0 cannot move 4 by its home row: home is only 3 away (rule 9.4)",
    );
    assert!(matches!(reason, Reason::BeyondHome { spaces: 3, .. }));
    let reason = says(
        "Y:62,20,n,n/G:n,n,n,n Y 3-4:+20",
        "0+20h",
        "pawn 0 cannot move 20 by its home row: home is only 9 away (rule 9.4)",
    );
    assert!(matches!(reason, Reason::BeyondHome { spaces: 9, .. }));
}

#[test]
fn path_not_possible() {
    let reason = says(
        "Y:h2,20,n,n/G:n,n,n,n Y 3-4:34",
        "0+4",
        "pawn 0 cannot move 4: it is in its home row (rule 9.1)",
    );
    assert!(matches!(
        reason,
        Reason::PathNotPossible {
            path: Path::Ring,
            ..
        }
    ));
    for before in [20, 59, 64, 67] {
        let reason = says(
            &format!("Y:{before},21,n,n/G:n,n,n,n Y 3-4:34"),
            "0+4h",
            "pawn 0 cannot move 4 by its home row: it does not pass its turn-off (rule 9.1)",
        );
        assert!(matches!(
            reason,
            Reason::PathNotPossible {
                path: Path::Row,
                ..
            }
        ));
    }
}

#[test]
fn row_compulsory() {
    let reason = says(
        "Y:62,20,n,n/G:n,n,n,n Y 3-4:34 rules=mustrow",
        "0+4",
        "pawn 0 cannot move 4: it must turn into its home row (rule 16.8)",
    );
    assert_eq!(reason, Reason::RowCompulsory);
}

#[test]
fn blockade_passed() {
    for (letter, owner) in [("G", Color::Green), ("R", Color::Red), ("B", Color::Blue)] {
        let reason = says(
            &format!("Y:n,n,30,n/{letter}:34,n,34,n Y 6-2:26"),
            "2+6",
            "pawn 2 cannot move 6: a blockade stands on space 34 (rule 8.2)",
        );
        let Reason::BlockadePassed {
            place: at, color, ..
        } = reason
        else {
            panic!("{reason:?}")
        };
        assert_eq!((at, color), (place("34"), owner));
    }
}

#[test]
fn blockade_passed_is_the_nearest_and_its_owner_the_right_one() {
    let reason = says(
        "Y:33,33,30,n/G:34,34,n,n/R:31,n,n,n Y 6-2:26",
        "2+6",
        "pawn 2 cannot move 6: a blockade stands on space 33 (rule 8.2)",
    );
    let Reason::BlockadePassed { color, .. } = reason else {
        panic!("{reason:?}")
    };
    assert_eq!(color, Color::Yellow);
    // In the home row it is always the player's own, whoever stands in a row of his own at the same number.
    let reason = says(
        "Y:h3,h3,62,n/G:h3,n,n,n Y 6-2:26",
        "2+6h",
        "pawn 2 cannot move 6 by its home row: a blockade stands on home-row space 3 (rule 8.2)",
    );
    let Reason::BlockadePassed {
        place: at, color, ..
    } = reason
    else {
        panic!("{reason:?}")
    };
    assert_eq!((at, color), (place("h3"), Color::Yellow));
}

/// 1.5: the turn-off is still on the ring.
#[test]
fn blockade_passed_on_the_way_into_the_home_row_is_on_the_ring_or_in_the_row() {
    for (pawns, space) in [
        ("62,62", "space 62"),
        ("63,63", "space 63"),
        ("h1,h1", "home-row space 1"),
    ] {
        says(
            &format!("Y:61,{pawns},n/R:n,n,n,n Y 6-2:26"),
            "0+6h",
            &format!(
                "pawn 0 cannot move 6 by its home row: a blockade stands on {space} (rule 8.2)"
            ),
        );
    }
}

#[test]
fn opposing_blockade() {
    let reason = says(
        "Y:n,n,30,n/R:n,34,34,n Y 4-2:24",
        "2+4",
        "pawn 2 cannot move 4: an opposing blockade stands on space 34 (rule 8.4)",
    );
    let Reason::OpposingBlockade {
        place: at, color, ..
    } = reason
    else {
        panic!("{reason:?}")
    };
    assert_eq!((at, color), (place("34"), Color::Red));
    says(
        "Y:n,n,30,n/R:n,0,0,n Y 5-2:25",
        "0e5",
        "pawn 0 cannot leave the nest with a five: an opposing blockade stands on space 0 (rule 8.4)",
    );
    says(
        "Y:n,n,30,n/R:n,0,0,n Y 3-2:23",
        "0es",
        "pawn 0 cannot leave the nest with a sum of five: an opposing blockade stands on space 0 (rule 8.4)",
    );
}

#[test]
fn own_blockade() {
    let reason = says(
        "Y:34,34,30,n/R:n,n,n,n Y 4-2:24",
        "2+4",
        "pawn 2 cannot move 4: two pawns of its own color stand on space 34 (rule 8.5)",
    );
    let Reason::OwnBlockade {
        place: at, color, ..
    } = reason
    else {
        panic!("{reason:?}")
    };
    assert_eq!((at, color), (place("34"), Color::Yellow));
    let reason = says(
        "Y:h6,h6,h2,n/R:n,n,n,n Y 4-2:24",
        "2+4h",
        "pawn 2 cannot move 4 by its home row: two pawns of its own color stand on home-row space 6 (rule 8.5)",
    );
    let Reason::OwnBlockade { place: at, .. } = reason else {
        panic!("{reason:?}")
    };
    assert_eq!(at, Place::Row(RowSpace::new(6).expect("a row space")));
    says(
        "Y:0,n,30,0/R:n,n,n,n Y 5-2:25",
        "1e5",
        "pawn 1 cannot leave the nest with a five: two pawns of its own color stand on space 0 (rule 8.5)",
    );
}

#[test]
fn safe_space_occupied() {
    let reason = says(
        "Y:n,n,30,n/R:n,n,34,n Y 4-2:24",
        "2+4",
        "pawn 2 cannot move 4: an opposing pawn holds safe space 34 (rule 7.1)",
    );
    let Reason::SafeSpaceOccupied {
        space,
        color,
        pawn: holder,
        ..
    } = reason
    else {
        panic!("{reason:?}")
    };
    assert_eq!((space.get(), color, holder), (34, Color::Red, pawn(2)));
}

#[test]
fn partner_there() {
    let reason = says(
        &play("Y:n,30,30,n/R:n,n,n,n Y roll", &["4-4", "2+4"]),
        "1+4",
        "pawn 1 cannot move 4: its partner, pawn 2, stands on space 34 (rule 8.6)",
    );
    let Reason::PartnerThere {
        place: at,
        pawn: partner,
        ..
    } = reason
    else {
        panic!("{reason:?}")
    };
    assert_eq!((at, partner), (place("34"), pawn(2)));
    says(
        &play("Y:h1,20,n,h1/R:h5,n,n,n Y roll", &["4-4", "0+4h"]),
        "3+4h",
        "pawn 3 cannot move 4 by its home row: its partner, pawn 0, stands on home-row space 5 (rule 8.6)",
    );
}

#[test]
fn every_reason_has_its_test() {
    let tests = [include_str!("mod.rs"), include_str!("duties.rs")].concat();
    let variants = variants(include_str!("../../../src/error.rs"), "Reason");
    assert!(variants.len() > 20, "{variants:?}");
    for name in variants {
        assert!(tests.contains(&format!("fn {name}()")), "{name}");
    }
}
