//! Texts that are wrong: where they go wrong, whatever their bytes and their size.

use parcheesi::Game;
use parcheesi::capi::parcheesi_status::{PARCHEESI_STATUS_FORMAT, PARCHEESI_STATUS_INVALID};
use parcheesi::capi::*;

use crate::support::*;

#[test]
fn a_text_that_is_not_utf_8_or_too_long_is_wrong_where_it_goes_wrong() {
    let position = b"Y:n,n,n,n/R:n,n,n,n Y roll".to_vec();
    let with = |at: usize, byte: u8| {
        let mut text = position.clone();
        text[at] = byte;
        text
    };
    let long = |filler: u8| {
        let mut text = position.clone();
        text.resize(100_000, filler);
        text
    };
    for (text, error_at) in [
        (with(0, 0xFF), 0),
        (with(12, 0xFF), 12),
        (with(25, 0xC3), 22),
        (with(2, b'x'), 2),
        ([&position[..], &[0xFF]].concat(), 26),
        ([&position[..], "é".as_bytes()].concat(), 26),
        // Wrong before the byte that is no UTF-8.
        ([&with(4, b'?')[..], &[0xFF]].concat(), 4),
        (long(b' '), 27),
        (long(0), 26),
        (long(0xFF), 26),
        (Vec::from("Y:".repeat(1000)), 2),
        // Readable, but no position: wrong where it contradicts itself, or before that where it ends in rubbish.
        (b"Y:n,n,n,n/R:n,n,n,n Y 3-4:34".to_vec(), 22),
        (b"Y:n,n,n,n/Y:n,n,n,n Y roll".to_vec(), 10),
        (b"Y:n,n,n,n/Y:n,n,n,n Y roll\xFF".to_vec(), 10),
        (b"Y:n,n,n,n/R:n,n,n,n Y 3-4:34\xFF".to_vec(), 28),
        (Vec::new(), 0),
    ] {
        let (mut game, mut at) = (parcheesi_game::default(), usize::MAX);
        // SAFETY: a game to write, a text of its size to read, a number to write.
        let status = unsafe {
            parcheesi_from_text(&raw mut game, text.as_ptr().cast(), text.len(), &raw mut at)
        };
        let shown = String::from_utf8_lossy(&text[..text.len().min(60)]).into_owned();
        assert_eq!((status, at), (PARCHEESI_STATUS_FORMAT, error_at), "{shown}");
        assert_eq!(game, parcheesi_game::default());
        if let Ok(text) = std::str::from_utf8(&text) {
            assert_eq!(text.parse::<Game>().unwrap_err().at(), error_at, "{shown}");
        }
    }
}

/// Of a refusal the numbers, the rule and the unused fields are looked at; whether the reason goes with the action is not.
#[test]
fn of_a_refusal_every_field_is_looked_at_and_not_how_it_came_about() {
    let beyond_home = refused("Y:h5,1,n,n/R:n,n,n,n Y 6-2:26", "0+6h");
    let strange = parcheesi_refusal {
        action: action("end"),
        ..beyond_home
    };
    let sentence = refusal_to_text(&strange).unwrap();
    assert!(sentence.ends_with("(rule 9.4)"), "{sentence}");

    let duty = refused("Y:0,n,n,n/R:9,9,n,n Y 3-6:36", "0+3");
    let mut wrong = Vec::new();
    for given in [beyond_home, duty] {
        assert!(refusal_to_text(&given).is_ok());
        wrong.extend([
            parcheesi_refusal { reason: 0, ..given },
            parcheesi_refusal {
                reason: 22,
                ..given
            },
            parcheesi_refusal {
                rule_part: 8,
                ..given
            },
            parcheesi_refusal {
                rule_item: 2,
                ..given
            },
            parcheesi_refusal { place: 0, ..given },
            parcheesi_refusal { color: 0, ..given },
            parcheesi_refusal { pawn: 1, ..given },
            parcheesi_refusal {
                reserved: 1,
                ..given
            },
            parcheesi_refusal {
                action: parcheesi_action::default(),
                ..given
            },
        ]);
    }
    wrong.extend([
        parcheesi_refusal { value: 1, ..duty },
        parcheesi_refusal {
            better: parcheesi_action::default(),
            ..duty
        },
        parcheesi_refusal {
            better: action("end"),
            ..beyond_home
        },
    ]);
    for refusal in wrong {
        assert_eq!(
            refusal_to_text(&refusal),
            Err(PARCHEESI_STATUS_INVALID),
            "{refusal:?}"
        );
    }
}
