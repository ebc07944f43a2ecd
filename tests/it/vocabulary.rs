//! The small questions about sets, lists and games that hosts ask while they are being written: bits and debug output.

use std::collections::HashSet;

use parcheesi::render::Marks;
use parcheesi::{Action, ActionSet, Event, Game};

use crate::support::{action, all_actions, game};

/// Every bit of the mask is the action of that number, for learners that take it as it is.
#[test]
fn a_set_of_actions_is_a_mask_of_their_numbers() {
    let position = game("Y:0,12,n,n/R:n,n,n,n Y 2-5:25");
    let set = position.action_set();
    let mut mask = 0_u128;
    for action in position.legal_actions() {
        mask |= 1 << action.index();
    }
    assert_ne!(mask, 0);
    assert_eq!(set.bits(), mask);
    let rolls = Game::standard().action_set();
    assert_eq!(rolls.bits(), (1 << 36) - 1, "the 36 rolls");
    assert_eq!(ActionSet::default().bits(), 0);
    for action in all_actions() {
        assert_eq!(set.bits() >> action.index() & 1 == 1, set.contains(action));
    }
}

/// From both ends, with the number left known at each step.
#[test]
fn a_set_of_actions_is_read_from_both_ends() {
    for position in [
        "Y:0,12,n,n/R:n,n,n,n Y 2-5:25",
        "Y:61,n,n,n/R:n,n,n,n Y 2-4:+10",
        "Y:n,n,n,n/R:n,n,n,n Y roll",
        "Y:*,*,*,*/R:n,n,n,n Y over w=Y",
    ] {
        let position = game(position);
        let legal = position.legal_actions();
        assert!(position.action_set().into_iter().eq(legal));
        assert!(position.choices().into_iter().eq(legal));
        assert!((&position.choices()).into_iter().eq(legal));
        let backwards = position.choices().iter().rev();
        assert!(backwards.eq(legal.into_iter().rev()));

        let mut left = position.action_set().iter();
        for i in 0..legal.len() {
            assert_eq!(left.len(), legal.len() - i);
            assert_eq!(
                format!("{left:?}").matches("pawn").count(),
                pawns(left.clone())
            );
            let next = if i % 2 == 0 {
                left.next()
            } else {
                left.next_back()
            };
            assert!(next.is_some_and(|action| legal.contains(&action)));
        }
        assert_eq!((left.len(), left.next(), left.next_back()), (0, None, None));
        assert_eq!(left, ActionSet::default().iter());
    }
}

fn pawns(actions: impl Iterator<Item = Action>) -> usize {
    actions.filter_map(Action::pawn).count()
}

/// Equal lists and set-ups have equal hashes, whatever the lists held before.
#[test]
fn lists_and_setups_can_be_keys() {
    let mut seen = HashSet::new();
    for text in ["Y:1,n,n,n/R:3,n,n,n Y 2-4:24", "Y:1,n,n,n/R:3,n,n,n Y roll"] {
        let position = game(text);
        let key = (position.to_setup(), position.legal_actions());
        assert!(seen.insert(key), "{text}");
        assert!(seen.contains(&(game(text).to_setup(), game(text).legal_actions())));
    }
    assert_eq!(seen.len(), 2);
}

#[test]
fn choices_know_their_set() {
    for position in [
        "Y:0,12,n,n/R:n,n,n,n Y 2-5:25",
        "Y:n,n,n,n/R:n,n,n,n Y roll",
    ] {
        let position = game(position);
        let choices = position.choices();
        assert_eq!(choices.action_set(), position.action_set());
    }
}

#[test]
fn what_is_printed_for_programmers_is_readable() {
    let position = game("Y:61,n,n,n/R:n,n,n,n Y 2-4:+10");
    assert_eq!(
        format!("{position:?}"),
        "Game(Y:61,n,n,n/R:n,n,n,n Y 2-4:+10)"
    );
    assert_eq!(
        format!("{:?}", position.action_set()),
        format!(
            "{{{:?}, {:?}, {:?}}}",
            action("0+10"),
            action("0+10h"),
            Action::End
        ),
    );
    assert_eq!(
        format!("{:?}", position.legal_actions()),
        format!("{:?}", position.legal_actions().to_vec())
    );
    let mut thrown = game("Y:n,n,n,n/R:n,n,n,n Y roll");
    let events = thrown.apply(action("5-2")).unwrap();
    let [Event::Rolled { .. }] = *events else {
        panic!("{events:?}");
    };
    assert_eq!(format!("{events:?}"), format!("{:?}", events.to_vec()));
}

#[test]
fn a_replay_knows_where_it_is() {
    let record =
        parcheesi::notation::Record::parse("Y:n,n,n,n/R:n,n,n,n Y roll\n5-2 0e5 0+2").unwrap();
    let mut replay = record.replay();
    assert_eq!(replay.game(), record.start());
    let first = replay.next().unwrap().unwrap();
    assert_eq!(*replay.game(), first.after);
    assert_eq!(replay.by_ref().count(), 2);
    assert_eq!(*replay.game(), record.end().unwrap());
}

#[test]
fn rule_16_12_both_pictures_tell_the_last_of_four() {
    let over = game("Y:*,*,*,*/G:*,*,*,*/R:*,*,*,*/B:*,*,*,0 R over w=YGRB rules=playon");
    let (diagram, svg) = (over.diagram().to_string(), over.svg().to_string());
    for place in ["wins", "2nd place", "3rd place", "4th place"] {
        assert_eq!(diagram.matches(place).count(), 1, "{diagram}");
    }
    for end in [" wins", " is second", " is third", " is last"] {
        assert!(svg.contains(end), "{end}");
    }
}

#[test]
fn a_move_within_the_home_row_is_marked_there_alone() {
    let mut position = game("Y:h2,n,n,n/R:h2,n,n,n Y 1-3:13");
    let events = position.apply(action("0+3h")).unwrap();
    let plain = position.diagram().to_string();
    let marked = position
        .diagram()
        .marks(Marks::NONE.last_move(&events))
        .to_string();
    let changed = plain.lines().zip(marked.lines());
    let changed = changed.filter(|(before, after)| before != after).count();
    // Both spaces lie in one column or one line: a mark on Red's row would be on the other side of the board.
    assert!((1..=2).contains(&changed), "{plain}{marked}");
}
