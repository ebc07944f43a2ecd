//! Recorded games: undo, redo, jump, replay, and their text.

use parcheesi::notation::RecordFault;
use parcheesi::{Action, Game, History, Undone};

/// Two turns: Yellow leaves the nest and moves on, Red cannot.
const TURNS: [&str; 5] = ["5-2", "0e5", "0+2", "6-1", "1-1"];

fn history() -> History {
    let mut history = History::new(Game::standard());
    for action in TURNS {
        history.apply(action.parse().unwrap()).unwrap();
    }
    history
}

fn action(text: &str) -> Action {
    text.parse().unwrap()
}

#[test]
fn a_new_history_is_its_start() {
    let start: Game = "Y:60,n,n,n/R:n,n,n,n Y 6-4:46".parse().unwrap();
    let mut history = History::new(start);
    assert_eq!((history.start(), history.game()), (&start, &start));
    assert_eq!((history.len(), history.position()), (0, 0));
    assert!(history.is_empty() && history.actions().is_empty() && history.undone().is_empty());
    assert_eq!(history.undo(), None);
    assert_eq!(history.redo(), None);
    assert_eq!(history.jump(0), Some(0));
    assert_eq!(history.jump(1), None);
    assert_eq!(history.replay().count(), 0);
}

#[test]
fn undo_tells_choices_and_rolls_apart() {
    let mut history = history();
    let undone: Vec<Undone> = std::iter::from_fn(|| history.undo()).collect();
    let mut backwards = TURNS.map(action);
    backwards.reverse();
    assert!(undone.iter().map(|undone| undone.action()).eq(backwards));
    let rolls = undone
        .iter()
        .filter(|undone| matches!(undone, Undone::Roll(_)));
    assert_eq!(rolls.count(), 3);
    assert_eq!(history.game(), &Game::standard());
    assert_eq!(history.len(), 5, "all can be redone");
    assert!(!history.is_empty());
}

#[test]
fn dice_can_be_thrown_anew_after_an_undone_roll() {
    let mut history = history();
    history.jump(1).unwrap();
    assert!(matches!(history.undo(), Some(Undone::Roll(_))));
    history.apply(action("6-2")).unwrap();
    assert_eq!(history.actions(), [action("6-2")]);
    assert!(history.undone().is_empty(), "the old game is forgotten");
    assert_eq!(history.redo(), None);
    assert_eq!(
        *history.game(),
        Game::standard().after(action("6-2")).unwrap()
    );
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut history = history();
    history.jump(2).unwrap();
    let before = history.clone();
    let refusal = history.apply(action("3-3")).unwrap_err();
    assert_eq!(refusal, before.game().check(action("3-3")).unwrap_err());
    assert_eq!(history, before);
    assert_eq!(
        history.undone(),
        [action("0+2"), action("6-1"), action("1-1")]
    );
}

#[test]
fn jump_counts_the_rolls_between() {
    let mut history = history();
    // The rolls are the actions 0, 3 and 4.
    for (to, rolls) in [
        (3, 2),
        (5, 2),
        (0, 3),
        (2, 1),
        (2, 0),
        (3, 0),
        (1, 0),
        (4, 1),
    ] {
        assert_eq!(history.jump(to), Some(rolls), "to {to}");
        assert_eq!(history.position(), to);
        assert_eq!(Some(history.game()), history.game_at(to));
    }
    for beyond in [6, usize::MAX] {
        assert_eq!(history.jump(beyond), None);
    }
    assert_eq!(history.position(), 4);
}

#[test]
fn replay_goes_to_the_present_in_either_direction() {
    let mut history = history();
    history.jump(3).unwrap();
    let forwards: Vec<_> = history.replay().collect();
    assert_eq!(forwards.len(), 3);
    let mut backwards: Vec<_> = history.replay().rev().collect();
    backwards.reverse();
    assert_eq!(forwards, backwards);
}

#[test]
fn the_record_ends_at_the_present() {
    let mut history = history();
    history.undo();
    let record = "Y:n,n,n,n/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n Y roll\n5-2\n0e5\n0+2\n6-1\n";
    assert_eq!(history.to_string(), record);
    let read: History = record.parse().unwrap();
    assert_eq!(read.actions(), history.actions());
    assert_eq!(read.game(), history.game());
    assert_eq!(read.len(), 4);
}

/// What a failing test prints can be pasted as a record.
#[test]
fn it_is_printed_for_programmers_as_a_record() {
    let mut history = History::new("Y:n,n,n,n/R:n,n,n,n Y roll".parse().unwrap());
    assert_eq!(
        format!("{history:?}"),
        "History(\nY:n,n,n,n/R:n,n,n,n Y roll\n\n)"
    );
    for token in ["5-2", "0e5", "0+2"] {
        history.apply(action(token)).unwrap();
    }
    let printed = |history: &History| format!("{history:#?}");
    let all = "History(\nY:n,n,n,n/R:n,n,n,n Y roll\n5-2 0e5 0+2\n)";
    assert_eq!(printed(&history), all);
    history.jump(1);
    let undone = "History(\nY:n,n,n,n/R:n,n,n,n Y roll\n5-2 # undone: 0e5 0+2\n)";
    assert_eq!(printed(&history), undone);
    let record = undone.trim_start_matches("History(").trim_end_matches(')');
    let pasted = History::from_record(record).unwrap();
    assert_eq!(pasted.game(), history.game());
}

#[test]
fn a_wrong_record_is_refused_where_it_goes_wrong() {
    let error = History::from_record("Y:n,n,n,n Y roll\n").unwrap_err();
    assert!(matches!(error.reason(), RecordFault::Position(_)));
    let error = History::from_record("Y:n,n,n,n/R:n,n,n,n Y roll\n5-2 0e6").unwrap_err();
    assert_eq!((error.line(), error.at(), error.token()), (2, 31, "0e6"));
    assert!(matches!(error.reason(), RecordFault::Action(_)));
    let error = History::from_record("Y:n,n,n,n/R:n,n,n,n Y roll\n5-2 0es").unwrap_err();
    assert!(matches!(error.reason(), RecordFault::Illegal(_)));
}

#[cfg(feature = "proptest")]
mod laws {
    use parcheesi::{History, strategy};
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(40) })]

        #[test]
        fn undo_and_redo_restore_exactly(history in strategy::histories()) {
            let mut walked = history.clone();
            let mut games = vec![*walked.game()];
            while walked.undo().is_some() {
                games.push(*walked.game());
            }
            prop_assert_eq!(games.pop(), Some(*history.start()));
            let mut before = *history.start();
            while let Some(redone) = walked.redo() {
                prop_assert_eq!(redone.before, before);
                prop_assert_eq!(Some(redone.after), games.pop());
                prop_assert_eq!(before.apply(redone.action), Ok(redone.events));
                prop_assert_eq!(before, redone.after);
            }
            prop_assert!(games.is_empty());
            prop_assert_eq!(walked, history);
        }

        #[test]
        fn jumps_are_many_steps_at_once(history in strategy::histories(), to: prop::sample::Index, then: prop::sample::Index) {
            let (mut jumped, mut walked) = (history.clone(), history.clone());
            for to in [to, then] {
                let to = to.index(history.len() + 1);
                let mut rolls = 0;
                while walked.position() > to {
                    rolls += usize::from(matches!(walked.undo(), Some(parcheesi::Undone::Roll(_))));
                }
                while walked.position() < to {
                    rolls += usize::from(walked.redo().is_some_and(|redone| redone.before.is_chance()));
                }
                prop_assert_eq!(jumped.jump(to), Some(rolls));
                prop_assert_eq!(&jumped, &walked);
            }
        }

        #[test]
        fn records_are_read_as_they_are_written(history in strategy::histories()) {
            let record = history.to_string();
            let read = History::from_record(&record);
            prop_assert_eq!(read.as_ref().map(History::to_string), Ok(record));
            prop_assert_eq!(read, Ok(history));
        }
    }
}
