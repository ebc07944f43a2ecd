//! What is wrong in more than one place of a game or an event is refused like what is wrong in one.

use parcheesi::capi::parcheesi_status::*;
use parcheesi::capi::*;

use crate::memory::bytes_of;
use crate::support::*;

/// A game in which any two bytes change at once: what is wrong twice is not right again.
#[test]
fn every_change_of_two_bytes_is_refused_or_makes_another_game() {
    let mut accepted = 0;
    for original in [
        game("R:5,5,12,h3/Y:n,n,n,n R 3-4:34"),
        game("Y:5,8,*,h3/R:n,n,40,* Y 3-3:344+20+20+10 d2 p01@5 c rules=limit3,onecapture"),
    ] {
        for i in 1..original.bytes.len() {
            for j in 1..i {
                for (one, other) in [(1, 1), (1, 2), (2, 2), (2, 255), (255, 2), (128, 128)] {
                    let mut changed = original;
                    (changed.bytes[i], changed.bytes[j]) = (one, other);
                    match round_trip(&changed) {
                        Ok(same) => {
                            assert_eq!(same, changed, "bytes {i}, {j}: not canonical");
                            accepted += 1;
                        }
                        Err(status) => assert_eq!(
                            status, PARCHEESI_STATUS_CORRUPT,
                            "bytes {i}, {j}: {one}, {other}"
                        ),
                    }
                }
            }
        }
    }
    assert!(accepted > 1000, "{accepted}");
}

/// 2.1: the list of players is cut off, and whoever is left out has all pawns in the nest.
#[test]
fn rule_2_1_nobody_plays_alone() {
    let mut alone = game("R:5,5,12,h3/Y:n,n,n,n R 3-4:34");
    alone.bytes[2] = 1;
    assert_eq!(round_trip(&alone), Err(PARCHEESI_STATUS_CORRUPT));
}

/// 5.6: three pawns of one color on a space, and one of another, whichever comes first.
#[test]
fn rule_5_6_a_crowd_of_two_colors_is_no_game() {
    for (text, third, stranger) in [
        ("Y:5,5,12,13/R:30,n,n,n Y roll", 2, 8),
        ("Y:30,n,n,n/R:5,5,12,13 Y roll", 10, 0),
    ] {
        let mut crowd = game(text);
        for i in [third, stranger] {
            crowd.bytes[8 + i] = 5;
            assert_eq!(round_trip(&crowd), Err(PARCHEESI_STATUS_CORRUPT), "{text}");
        }
        crowd.bytes[8 + third] = 6;
        assert_eq!(round_trip(&crowd), Err(PARCHEESI_STATUS_CORRUPT), "{text}");
    }
}

/// An event is of a way that a pawn can go, and whatever it does not use is what it is in every such event.
#[test]
fn an_event_that_cannot_be_is_invalid() {
    let told = events(2_000, 9);
    let mut kinds = std::collections::BTreeSet::new();
    for event in told {
        kinds.insert(event.kind);
        assert!(event_to_text(&event).is_ok(), "{event:?}");
        if [PARCHEESI_EVENT_LEFT_NEST, PARCHEESI_EVENT_MOVED].contains(&event.kind) {
            for to in (0..68).chain(200..=208).filter(|&to| to != event.to) {
                let elsewhere = parcheesi_event { to, ..event };
                let status = event_to_text(&elsewhere);
                assert_eq!(status, Err(PARCHEESI_STATUS_INVALID), "{elsewhere:?}");
            }
        }
        for i in 0..16 {
            let mut bytes = bytes_of(&event).to_vec();
            bytes[i] = bytes[i].wrapping_add(100);
            let changed: [u8; 16] = bytes.try_into().unwrap();
            // SAFETY: any bytes are an event.
            let changed: parcheesi_event = unsafe { std::mem::transmute(changed) };
            // No field has two values that are a hundred apart, but for the places.
            if changed.from == event.from && changed.to == event.to {
                let status = event_to_text(&changed);
                assert_eq!(status, Err(PARCHEESI_STATUS_INVALID), "{changed:?}");
            }
        }
    }
    assert!(kinds.contains(&PARCHEESI_EVENT_PENALTY), "{kinds:?}");
}
