//! Along random games the C interface says in every position what the Rust API says.

use std::collections::{BTreeSet, HashMap};

use parcheesi::capi::parcheesi_status::*;
use parcheesi::capi::*;
use parcheesi::{Action, Color, DiceBox, Game, Pawn, Stage};

use crate::support::*;
use crate::told::{assert_the_view_is_right, place, told, told_action, told_pending};

/// One position, through both interfaces.
fn assert_same(rust: &Game, c: &parcheesi_game) {
    let text = rust.to_string();
    assert_eq!(to_text(c).as_ref(), Ok(&text));
    assert_eq!(game(&text), *c, "{text}: equal games are equal bytes");
    assert_eq!(hash(c), Ok(rust.hash64()), "{text}");
    // SAFETY: a local to read.
    assert_eq!(
        unsafe { parcheesi_game_check(c) },
        PARCHEESI_STATUS_OK,
        "{text}"
    );
    assert_the_view_is_right(rust, &view(c).unwrap());
    let pending: Vec<_> = rust.pending().iter().map(told_pending).collect();
    assert_eq!(crate::support::pending(c).unwrap(), pending, "{text}");
    let listed: Vec<_> = rust
        .legal_actions()
        .iter()
        .map(|&action| told_action(rust, action))
        .collect();
    assert_eq!(legal(c).unwrap(), listed, "{text}");
    for color in Color::ALL {
        for pawn in Pawn::ALL {
            let mut found = 99;
            // SAFETY: a local to read and one to write.
            let status =
                unsafe { parcheesi_place_get(c, color.seat(), pawn.get(), &raw mut found) };
            assert_eq!(
                (status, found),
                (PARCHEESI_STATUS_OK, place(rust.place(color, pawn)))
            );
        }
    }
}

/// Every action there is, through both interfaces: legal or not, why not, and the way that the pawn goes.
fn assert_same_verdicts(rust: &Game, c: &parcheesi_game) {
    for index in 0..PARCHEESI_ACTION_COUNT {
        let action = Action::from_index(index).unwrap();
        let word = action.to_string();
        let mut plain = parcheesi_action::default();
        // SAFETY: a local to write.
        let status = unsafe { parcheesi_action_from_index(index, &raw mut plain) };
        assert_eq!(status, PARCHEESI_STATUS_OK);
        let nowhere = parcheesi_action {
            color: 255,
            from: 255,
            to: 255,
            ..told_action(rust, action)
        };
        assert_eq!(plain, nowhere, "{word}");
        assert_eq!(action_to_text(&plain).as_ref(), Ok(&word));
        assert_eq!(crate::support::action(&word), plain);
        let way: Vec<u8> = rust.path(action).iter().map(|&step| place(step)).collect();
        assert_eq!(path(c, &plain), Ok(way), "{rust}: {word}");
        let (status, refusal) = check(c, &plain);
        match rust.check(action) {
            Ok(()) => assert_eq!(
                (status, refusal),
                (PARCHEESI_STATUS_OK, parcheesi_refusal::default())
            ),
            Err(refused) => {
                let expected = match refused.rule().to_string().as_str() {
                    "3.2" => PARCHEESI_STATUS_STAGE,
                    "14.1" => PARCHEESI_STATUS_OVER,
                    _ => PARCHEESI_STATUS_ILLEGAL,
                };
                assert_eq!(status, expected, "{rust}: {refused}");
                assert_eq!(refusal_to_text(&refusal), Ok(refused.to_string()));
                assert_eq!(
                    (refusal.rule_part, refusal.rule_item),
                    refused.rule().number()
                );
                assert_eq!(refusal.action, told_action(rust, action));
                let better = refused.reason().better();
                let better = better.map_or(parcheesi_action::default(), |better| {
                    told_action(rust, better)
                });
                assert_eq!(refusal.better, better, "{rust}: {refused}");
            }
        }
    }
}

/// The places, colors and pawns of refusals, against what the sentences say.
#[test]
fn a_refusal_has_the_places_and_pawns_of_its_reason() {
    let mut reasons = BTreeSet::new();
    for (position, word, expected) in [
        // reason, place, color, pawn, value
        (
            "Y:*,*,*,*/R:n,n,n,n Y over w=Y",
            "end",
            (PARCHEESI_REASON_GAME_OVER, 255, 255, 0, 0),
        ),
        (
            "Y:n,n,n,n/R:n,n,n,n Y roll",
            "end",
            (PARCHEESI_REASON_WRONG_STAGE, 255, 255, 0, 1),
        ),
        (
            "Y:1,n,n,n/R:n,n,n,n Y 5-2:25",
            "0+3",
            (PARCHEESI_REASON_NOT_PENDING, 255, 255, 0, 3),
        ),
        (
            "Y:1,n,n,n/R:n,n,n,n Y 5-2:25",
            "1+2",
            (PARCHEESI_REASON_NOT_ON_THE_WAY, 200, 255, 0, 0),
        ),
        (
            "Y:1,*,n,n/R:n,n,n,n Y 5-2:25",
            "1+2",
            (PARCHEESI_REASON_NOT_ON_THE_WAY, 208, 255, 0, 0),
        ),
        (
            "Y:h3,n,n,n/R:n,n,n,n Y 5-2:25",
            "0e5",
            (PARCHEESI_REASON_NOT_IN_THE_NEST, 203, 255, 0, 0),
        ),
        (
            "Y:1,n,n,n/R:n,n,n,n Y 6-2:26",
            "1e5",
            (PARCHEESI_REASON_NO_FIVE, 255, 255, 0, 1),
        ),
        (
            "Y:1,n,n,n/R:n,n,n,n Y 6-2:26",
            "1es",
            (PARCHEESI_REASON_NO_FIVE, 255, 255, 0, 2),
        ),
        (
            "Y:1,n,n,n/R:n,n,n,n Y 3-2:2",
            "1es",
            (PARCHEESI_REASON_SUM_ALREADY_PLAYED, 255, 255, 0, 0),
        ),
        (
            "Y:h5,1,n,n/R:n,n,n,n Y 6-2:26",
            "0+6h",
            (PARCHEESI_REASON_BEYOND_HOME, 255, 255, 0, 3),
        ),
        (
            "Y:1,n,n,n/R:n,n,n,n Y 6-2:26",
            "0+6h",
            (PARCHEESI_REASON_PATH_NOT_POSSIBLE, 255, 255, 0, 2),
        ),
        (
            "Y:h1,1,n,n/R:n,n,n,n Y 6-2:26",
            "0+6",
            (PARCHEESI_REASON_PATH_NOT_POSSIBLE, 255, 255, 0, 1),
        ),
        (
            "Y:60,1,n,n/R:n,n,n,n Y 6-2:26 rules=mustrow",
            "0+6",
            (PARCHEESI_REASON_ROW_COMPULSORY, 255, 255, 0, 0),
        ),
        (
            "Y:n,n,30,n/R:34,34,n,n Y 6-2:26",
            "2+6",
            (PARCHEESI_REASON_BLOCKADE_PASSED, 34, 2, 0, 0),
        ),
        (
            "Y:n,n,28,1/R:34,34,n,n Y 6-2:26",
            "2+6",
            (PARCHEESI_REASON_OPPOSING_BLOCKADE, 34, 2, 0, 0),
        ),
        (
            "Y:1,n,7,7/R:n,n,n,n Y 6-2:26",
            "0+6",
            (PARCHEESI_REASON_OWN_BLOCKADE, 7, 0, 0, 0),
        ),
        (
            "Y:1,2,n,n/G:n,n,n,7/R:n,n,n,n Y 6-2:26",
            "0+6",
            (PARCHEESI_REASON_SAFE_SPACE_OCCUPIED, 7, 3, 3, 0),
        ),
        (
            "Y:0,n,4,n/R:n,n,n,n Y 4-4:4 d1 p02@0",
            "0+4",
            (PARCHEESI_REASON_PARTNER_THERE, 4, 0, 2, 0),
        ),
        (
            "Y:0,n,n,n/R:9,9,n,n Y 3-6:36",
            "0+3",
            (PARCHEESI_REASON_FEWER_PIPS, 255, 255, 0, 0),
        ),
        (
            "Y:63,*,*,*/G:n,n,n,n Y 6-3:36",
            "0+6h",
            (PARCHEESI_REASON_FEWER_DICE, 255, 255, 0, 0),
        ),
        (
            "Y:n,10,*,*/G:n,n,n,n Y 5-3:35 rules=five",
            "1+5",
            (PARCHEESI_REASON_FEWER_ENTRIES, 255, 255, 0, 0),
        ),
        (
            "Y:h2,*,*,*/G:n,n,n,n Y 1-1:1166 d1 rules=allornone",
            "0+1h",
            (PARCHEESI_REASON_NOT_ALL_DICE, 255, 255, 0, 0),
        ),
        (
            "Y:5^3,5^3,33,n/G:n,n,n,n Y 1-3:1 rules=limit3",
            "2+1",
            (PARCHEESI_REASON_BLOCKADE_OVERDUE, 255, 255, 0, 0),
        ),
        (
            "Y:20,n,n,n/G:n,n,n,n Y 1-3:+20 rules=mustreward",
            "end",
            (PARCHEESI_REASON_REWARD_COMPULSORY, 255, 255, 0, 0),
        ),
    ] {
        let refusal = refused(position, word);
        let found = (
            refusal.reason,
            refusal.place,
            refusal.color,
            refusal.pawn,
            refusal.value,
        );
        assert_eq!(
            found,
            expected,
            "{word} in {position}: {:?}",
            refusal_to_text(&refusal)
        );
        let game: Game = position.parse().unwrap();
        let sentence = game.check(word.parse().unwrap()).unwrap_err().to_string();
        assert_eq!(refusal_to_text(&refusal), Ok(sentence));
        reasons.insert(refusal.reason);
    }
    assert!(
        reasons
            .into_iter()
            .eq(1..=PARCHEESI_REASON_REWARD_COMPULSORY),
        "every reason"
    );
}

#[test]
fn random_games_are_the_same_through_both_interfaces() {
    let mut chance = DiceBox::new(3);
    let (mut texts, mut reasons) = (HashMap::new(), [0; 32]);
    for n in 0..60 {
        let mut rust = any_start(&mut chance);
        let mut c = as_c(&rust);
        loop {
            assert_same(&rust, &c);
            // Equal bytes exactly where the text is equal.
            let text = rust.to_string();
            assert_eq!(texts.entry(c.bytes).or_insert_with(|| text.clone()), &text);
            if chance.below(8) == 0 || rust.stage() == Stage::Over {
                assert_same_verdicts(&rust, &c);
                for word in [
                    "0+1", "1+2", "2+3h", "3+20", "0e5", "1es", "end", "0+6", "1+6",
                ] {
                    reasons[check(&c, &action(word)).1.reason as usize] += 1;
                }
            }
            let legal = rust.legal_actions();
            if legal.is_empty() {
                break;
            }
            let action = legal[chance.below(legal.len() as u32) as usize];
            let happened = rust.apply(action).unwrap();
            for event in &happened {
                assert_eq!(event_to_text(&told(event)), Ok(event.to_string()));
            }
            let events: Vec<_> = happened.iter().map(told).collect();
            let found = match action {
                Action::Roll(roll) if n % 2 == 0 => {
                    let mut events = [parcheesi_event::default(); PARCHEESI_MAX_EVENTS];
                    let mut count = 0;
                    let (first, second) = (roll.first().get(), roll.second().get());
                    let (to, capacity) = (events.as_mut_ptr(), events.len());
                    // SAFETY: locals of their types and sizes.
                    let status = unsafe {
                        parcheesi_roll(&raw mut c, first, second, to, capacity, &raw mut count)
                    };
                    assert_eq!(status, PARCHEESI_STATUS_OK);
                    events[..count].to_vec()
                }
                action => apply(&mut c, &crate::support::action(&action.to_string())).unwrap(),
            };
            assert_eq!(found, events, "{action}");
        }
    }
    let seen = reasons.iter().filter(|&&count| count > 0).count();
    assert!(seen > 12, "refusals of many reasons: {reasons:?}");
}
