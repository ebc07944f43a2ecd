//! Along random games the C interface says in every position what the Rust API says.

use std::collections::HashMap;

use parcheesi::capi::parcheesi_status::*;
use parcheesi::capi::*;
use parcheesi::{
    Action, Color, DiceBox, Event, Game, LeaveWith, MoveBy, Path, Pawn, PendingAction, Place,
    Reward, Stage,
};

use crate::support::*;

fn place(place: Place) -> u8 {
    match place {
        Place::Ring(space) => space.get(),
        Place::Nest => 200,
        Place::Row(space) => 200 + space.get(),
        Place::Home => 208,
    }
}

fn path_number(path: Path) -> u8 {
    match path {
        Path::Ring => 1,
        Path::Row => 2,
    }
}

/// An action as the header describes it, in a game.
fn told_action(game: &Game, action: Action) -> parcheesi_action {
    let color = game.player();
    let none = parcheesi_action {
        color: color.seat(),
        from: 255,
        to: 255,
        ..BLANK_ACTION
    };
    let moved = |pawn: Pawn| parcheesi_action {
        pawn: pawn.get(),
        from: place(game.place(color, pawn)),
        to: game.destination(action).map_or(255, place),
        ..none
    };
    match action {
        Action::Roll(roll) => parcheesi_action {
            kind: 1,
            value: roll.first().get(),
            value2: roll.second().get(),
            ..none
        },
        Action::LeaveNest { pawn, with } => parcheesi_action {
            kind: if with == LeaveWith::Five { 2 } else { 3 },
            value: 5,
            ..moved(pawn)
        },
        Action::Move { pawn, by, path } => parcheesi_action {
            kind: if matches!(by, MoveBy::Die(_)) { 4 } else { 5 },
            value: by.spaces(),
            path: path_number(path),
            ..moved(pawn)
        },
        Action::End => parcheesi_action { kind: 6, ..none },
    }
}

/// An event as the header describes it.
fn told(event: &Event) -> parcheesi_event {
    let none = parcheesi_event {
        color: 255,
        from: 255,
        to: 255,
        other_color: 255,
        ..BLANK_EVENT
    };
    let spaces = |reward: Reward| if reward == Reward::Reward20 { 20 } else { 10 };
    let of = |kind: u8, color: Color| parcheesi_event {
        kind,
        color: color.seat(),
        ..none
    };
    match *event {
        Event::Rolled { color, roll, .. } => parcheesi_event {
            value: roll.first().get(),
            value2: roll.second().get(),
            ..of(1, color)
        },
        Event::LeftNest {
            color,
            pawn,
            with,
            to,
            ..
        } => parcheesi_event {
            pawn: pawn.get(),
            from: 200,
            to: place(to),
            value: 5,
            value2: if with == LeaveWith::Five { 1 } else { 2 },
            ..of(2, color)
        },
        Event::Moved {
            color,
            pawn,
            from,
            to,
            by,
            path,
            ..
        } => parcheesi_event {
            pawn: pawn.get(),
            from: place(from),
            to: place(to),
            value: by.spaces(),
            path: path_number(path),
            ..of(3, color)
        },
        Event::BlockadeBroken {
            color, place: at, ..
        } => parcheesi_event {
            from: place(at),
            ..of(4, color)
        },
        Event::Captured {
            color,
            pawn,
            from,
            by,
            by_pawn,
            ..
        } => parcheesi_event {
            pawn: pawn.get(),
            from: place(from),
            to: 200,
            other_color: by.seat(),
            other_pawn: by_pawn.get(),
            ..of(5, color)
        },
        Event::BlockadeFormed {
            color, place: at, ..
        } => parcheesi_event {
            to: place(at),
            ..of(6, color)
        },
        Event::ReachedHome { color, pawn, .. } => parcheesi_event {
            pawn: pawn.get(),
            to: 208,
            ..of(7, color)
        },
        Event::RewardEarned { color, reward, .. } => parcheesi_event {
            value: spaces(reward),
            ..of(8, color)
        },
        Event::DieForfeited { color, die, .. } => parcheesi_event {
            value: die.get(),
            ..of(9, color)
        },
        Event::RewardForfeited { color, reward, .. } => parcheesi_event {
            value: spaces(reward),
            ..of(10, color)
        },
        Event::Penalty {
            color, pawn, from, ..
        } => parcheesi_event {
            pawn: pawn.get(),
            from: place(from),
            to: 200,
            ..of(11, color)
        },
        Event::RollAgain { color, .. } => of(12, color),
        Event::TurnPassed { from, to, .. } => parcheesi_event {
            other_color: to.seat(),
            ..of(13, from)
        },
        Event::Placed { color, rank, .. } => parcheesi_event {
            value: rank,
            ..of(14, color)
        },
        Event::GameOver { winner, .. } => of(15, winner),
        ref other => panic!("an event that the header does not know: {other:?}"),
    }
}

fn told_pending(pending: &PendingAction) -> parcheesi_pending {
    let (kind, value) = match pending {
        PendingAction::Roll => (1, 0),
        PendingAction::Die(die) => (2, die.get()),
        PendingAction::Reward20 => (3, 0),
        PendingAction::Reward10 => (4, 0),
        PendingAction::ReRoll => (5, 0),
    };
    parcheesi_pending {
        kind,
        value,
        reserved: [0; 2],
    }
}

/// A list of colors as the view has it.
fn seats(colors: &[Color]) -> [u8; 4] {
    let mut seats = [255; 4];
    seats
        .iter_mut()
        .zip(colors)
        .for_each(|(seat, color)| *seat = color.seat());
    seats
}

fn assert_the_view_is_right(rust: &Game, view: &parcheesi_view) {
    let setup = rust.to_setup();
    let roll = rust
        .current_roll()
        .map_or([0; 2], |roll| [roll.first().get(), roll.second().get()]);
    let mut dice = [0; 4];
    dice.iter_mut()
        .zip(&setup.dice)
        .for_each(|(byte, die)| *byte = die.get());
    let mut partners = [255; 4];
    for pair in setup.partners.into_iter().flatten() {
        for pawn in pair.pawns {
            partners[pawn.get() as usize] = place(pair.place);
        }
    }
    let expected = parcheesi_view {
        struct_size: 128,
        stage: match rust.stage() {
            Stage::Roll => 1,
            Stage::Dice => 2,
            Stage::Rewards => 3,
            Stage::Over => 4,
        },
        color: rust.player().seat(),
        color_count: rust.players().len() as u8,
        winner: rust.winner().map_or(255, Color::seat),
        colors: seats(rust.players()),
        die1: roll[0],
        die2: roll[1],
        dice_count: setup.dice.len() as u8,
        doublets: rust.doublets(),
        dice,
        twenties: setup.twenties,
        tens: setup.tens,
        capture_rewarded: u8::from(setup.capture_rewarded),
        placing_count: rust.placings().len() as u8,
        placings: seats(rust.placings()),
        places: setup
            .places
            .map(|side| side.map(place))
            .as_flattened()
            .try_into()
            .unwrap(),
        blockade_ages: setup.ages.as_flattened().try_into().unwrap(),
        partners,
        reserved: [0; 64],
    };
    assert_eq!(*view, expected, "{rust}");
}

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
        let mut plain = BLANK_ACTION;
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
            Ok(()) => assert_eq!((status, refusal), (PARCHEESI_STATUS_OK, BLANK_REFUSAL)),
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
                let better = better.map_or(BLANK_ACTION, |better| told_action(rust, better));
                assert_eq!(refusal.better, better, "{rust}: {refused}");
            }
        }
    }
}

/// The places, colors and pawns of refusals, against what the sentences say.
#[test]
fn a_refusal_has_the_places_and_pawns_of_its_reason() {
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
    }
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
            let events: Vec<_> = rust.apply(action).unwrap().iter().map(told).collect();
            let found = match action {
                Action::Roll(roll) if n % 2 == 0 => {
                    let mut events = [BLANK_EVENT; PARCHEESI_MAX_EVENTS];
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

/// House rules and players go in and come out again.
#[test]
fn a_new_game_is_the_one_of_its_players_and_house_rules() {
    let mut chance = DiceBox::new(8);
    for n in 0..300 {
        let rust = any_start(&mut chance);
        let mut rules = parcheesi_house_rules {
            struct_size: 0,
            five_entry: 9,
            single_die: 9,
            doublet_play: 9,
            doublet_bottoms: 9,
            reroll_unmoved: 9,
            third_doublet: 9,
            rewards: 9,
            home_row: 9,
            blockade_together: 9,
            blockade_limit: 9,
            capture_rewards: 9,
            finish: 9,
            reward_window: 9,
            reserved: [9; 15],
        };
        let colors: Vec<u8> = rust.players().iter().map(|color| color.seat()).collect();
        let mut made = BLANK_GAME;
        let given = as_c(&rust);
        // SAFETY: locals of their types and sizes.
        unsafe {
            assert_eq!(
                parcheesi_game_house_rules(&raw const given, &raw mut rules, 32),
                PARCHEESI_STATUS_OK
            );
            assert_eq!(
                parcheesi_house_rules_check(&raw const rules),
                PARCHEESI_STATUS_OK
            );
            let status = parcheesi_game_init(
                &raw mut made,
                colors.as_ptr(),
                colors.len(),
                &raw const rules,
            );
            assert_eq!(status, PARCHEESI_STATUS_OK);
        }
        assert_eq!(to_text(&made), Ok(rust.to_string()));
        let options = rust.house_rules();
        assert_eq!(rules.struct_size, 32);
        assert_eq!(rules.reserved, [0; 15]);
        assert_eq!(
            [
                rules.five_entry,
                rules.single_die,
                rules.doublet_play,
                rules.doublet_bottoms,
                rules.reroll_unmoved,
                rules.third_doublet,
                rules.rewards,
                rules.home_row,
                rules.blockade_together,
                rules.capture_rewards,
                rules.finish,
                rules.reward_window
            ],
            [
                options.five_entry as u8,
                options.single_die as u8,
                options.doublet_play as u8,
                options.doublet_bottoms as u8,
                options.reroll_unmoved as u8,
                options.third_doublet as u8,
                options.rewards as u8,
                options.home_row as u8,
                options.blockade_together as u8,
                options.capture_rewards as u8,
                options.finish as u8,
                options.reward_window as u8
            ],
            "game {n}"
        );
        assert_eq!(
            rules.blockade_limit,
            options.blockade_limit.map_or(0, |limit| limit.get())
        );
    }
}

#[test]
fn the_presets_are_the_named_rule_sets() {
    for (preset, suffix) in [(1, ""), (2, " rules=publisher"), (3, " rules=classic")] {
        let mut rules = std::mem::MaybeUninit::<parcheesi_house_rules>::uninit();
        let mut made = BLANK_GAME;
        // SAFETY: locals of their types and sizes; the house rules are read only once they are written.
        unsafe {
            assert_eq!(
                parcheesi_house_rules_init(rules.as_mut_ptr(), 32, preset),
                PARCHEESI_STATUS_OK
            );
            let colors = [1, 0];
            let status = parcheesi_game_init(&raw mut made, colors.as_ptr(), 2, rules.as_ptr());
            assert_eq!(status, PARCHEESI_STATUS_OK);
        }
        assert_eq!(
            to_text(&made),
            Ok(format!("B:n,n,n,n/Y:n,n,n,n B roll{suffix}"))
        );
    }
}

/// A reason's number, its message, and the sentence of a refusal belong together.
#[test]
fn the_generator_is_the_dice_box() {
    for seed in [0, 1, 7, 42, u64::MAX] {
        let mut rust = DiceBox::new(seed);
        let mut c = parcheesi_rng { bytes: [9; 16] };
        // SAFETY, here and below: locals of their types.
        assert_eq!(
            unsafe { parcheesi_rng_init(&raw mut c, seed) },
            PARCHEESI_STATUS_OK
        );
        assert_eq!(c.bytes, rust.to_bytes());
        for n in 1..200 {
            let (mut die1, mut die2, mut value) = (0, 0, 0);
            unsafe { parcheesi_rng_roll(&raw mut c, &raw mut die1, &raw mut die2) };
            let roll = rust.roll();
            assert_eq!((die1, die2), (roll.first().get(), roll.second().get()));
            unsafe { parcheesi_rng_below(&raw mut c, n, &raw mut value) };
            assert_eq!(value, rust.below(n));
            assert_eq!(c.bytes, rust.to_bytes());
        }
    }
}

/// The first values of seed 7, for hosts that check their bindings.
#[test]
fn the_generator_never_changes() {
    let mut rng = parcheesi_rng { bytes: [0; 16] };
    let mut rolls = Vec::new();
    unsafe { parcheesi_rng_init(&raw mut rng, 7) };
    for _ in 0..6 {
        let (mut die1, mut die2) = (0, 0);
        unsafe { parcheesi_rng_roll(&raw mut rng, &raw mut die1, &raw mut die2) };
        rolls.push(format!("{die1}-{die2}"));
    }
    assert_eq!(rolls, EXPECTED_ROLLS);
}

const EXPECTED_ROLLS: [&str; 6] = ["4-1", "3-1", "5-6", "1-5", "5-1", "1-3"];
