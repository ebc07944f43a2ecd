//! Nothing that a caller gives breaks the library: any bytes, any numbers, any overlap.

use proptest::collection::vec;
use proptest::prelude::*;

use parcheesi::DiceBox;
use parcheesi::capi::parcheesi_status::*;
use parcheesi::capi::*;

use crate::calls::{Argument, CALLS, Raw, name_of};
use crate::header::committed;
use crate::memory::{Memory, bytes_of};
use crate::parsed::Header;
use crate::support::*;

/// Where a pointer points.
#[derive(Debug, Clone, Copy)]
enum Pointer {
    Null,
    /// Anywhere among the bytes.
    Anywhere(usize),
    /// The same, and what stands there is valid of its kind, this one of them.
    Valid(usize, usize),
}

fn pointer() -> impl Strategy<Value = Pointer> {
    // Few places, so that things often overlap; the room behind each is more than any function needs.
    let place = || prop_oneof![0usize..3000, (0usize..4).prop_map(|i| 64 * i)];
    prop_oneof![
        1 => Just(Pointer::Null),
        3 => place().prop_map(Pointer::Anywhere),
        12 => (place(), any::<usize>()).prop_map(|(at, i)| Pointer::Valid(at, i)),
    ]
}

fn number() -> impl Strategy<Value = Raw> {
    prop_oneof![
        8 => 0u64..10,
        2 => Just(32),
        2 => Just(128),
        2 => 0u64..600,
        1 => any::<Raw>(),
        1 => Just(Raw::MAX),
        1 => Just(isize::MAX as Raw),
    ]
}

/// Valid inputs of this size, by how many bytes they have.
fn valid(argument: Argument, i: usize, pool: &Pool) -> Vec<u8> {
    let pick = |list: &[Vec<u8>]| list[i % list.len()].clone();
    match argument {
        Argument::In(128) | Argument::InOut(128) => pick(&pool.games),
        Argument::In(8) => pick(&pool.actions),
        Argument::In(24) => pick(&pool.refusals),
        Argument::In(16) | Argument::MaybeIn(16) => pick(&pool.events),
        Argument::In(32) | Argument::MaybeIn(32) => pick(&pool.rules),
        Argument::Bytes => pick(&pool.texts),
        _ => Vec::new(),
    }
}

struct Pool {
    games: Vec<Vec<u8>>,
    actions: Vec<Vec<u8>>,
    refusals: Vec<Vec<u8>>,
    events: Vec<Vec<u8>>,
    rules: Vec<Vec<u8>>,
    texts: Vec<Vec<u8>>,
}

impl Pool {
    fn new() -> Pool {
        let positions = positions(60, 11);
        let games: Vec<parcheesi_game> = positions.iter().map(as_c).collect();
        let words = (0..109).map(|index| {
            let mut action = parcheesi_action::default();
            // SAFETY: a local to write.
            unsafe { parcheesi_action_from_index(index, &raw mut action) };
            action
        });
        let actions: Vec<parcheesi_action> = words.collect();
        let refusals = games.iter().flat_map(|game| {
            actions
                .iter()
                .map(|action| check(game, action))
                .filter(|(status, _)| {
                    matches!(
                        status,
                        PARCHEESI_STATUS_ILLEGAL | PARCHEESI_STATUS_OVER | PARCHEESI_STATUS_STAGE
                    )
                })
        });
        let rules = (1..=3).map(|preset| {
            let mut rules = vec![0; 32];
            // SAFETY: room for house rules, of any alignment.
            unsafe { parcheesi_house_rules_init(rules.as_mut_ptr().cast(), 32, preset) };
            rules
        });
        Pool {
            refusals: refusals.map(|(_, refusal)| bytes_of(&refusal)).collect(),
            events: events(400, 12).iter().map(bytes_of).collect(),
            rules: rules.collect(),
            texts: positions
                .iter()
                .map(|game| game.to_string().into_bytes())
                .chain([
                    b"2+6h".to_vec(),
                    b"3-5".to_vec(),
                    vec![0, 1, 2, 3],
                    vec![2, 0],
                ])
                .collect(),
            actions: actions.iter().map(bytes_of).collect(),
            games: games.iter().map(|game| game.bytes.to_vec()).collect(),
        }
    }
}

proptest! {
    // By default 2048 cases; where PROPTEST_CASES says fewer, fewer.
    #![proptest_config(ProptestConfig {
        cases: 8 * ProptestConfig::default().cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    /// Random bytes, addresses and numbers at every function: it gives a status that it documents, and writes only what
    /// that status allows.
    #[test]
    fn any_call_is_answered(
        noise in any::<u64>(),
        pointers in vec(pointer(), 6),
        numbers in vec(number(), 6),
        changes in vec((0usize..3200, any::<u8>()), 0..4),
    ) {
        thread_local! {
            static POOL: Pool = Pool::new();
            static HEADER: Header = Header::parse(&committed());
        }
        let mut chance = DiceBox::new(noise);
        let noisy: Vec<u8> = (0..2048).flat_map(|_| chance.next_u32().to_le_bytes()).collect();
        for call in CALLS {
            let mut bytes = noisy.clone();
            bytes.resize(bytes.len() + call.room(1), 0x51);
            let mut memory = Memory::of(bytes);
            let (mut pointers, mut numbers) = (pointers.iter().copied(), numbers.iter().copied());
            let mut raw = Vec::new();
            for &argument in call.arguments {
                if let Argument::Number(simplest) = argument {
                    // Half of the numbers are good ones.
                    let number = numbers.next().unwrap();
                    raw.push(if noise & 1 == 0 { simplest } else { number });
                    continue;
                }
                let mut size = 0;
                raw.push(match pointers.next().unwrap() {
                    Pointer::Null => 0,
                    Pointer::Anywhere(at) => memory.address(at),
                    Pointer::Valid(at, i) => {
                        let content = POOL.with(|pool| valid(argument, i, pool));
                        memory.put(at, &content);
                        size = content.len() as Raw;
                        memory.address(at)
                    }
                });
                match argument {
                    Argument::Bytes if size > 0 => raw.push(size),
                    Argument::Bytes => raw.push(numbers.next().unwrap()),
                    Argument::List(_) | Argument::MaybeList(_) => {
                        raw.push(numbers.next().unwrap());
                        raw.push(match pointers.next().unwrap() {
                            Pointer::Null => 0,
                            Pointer::Anywhere(at) | Pointer::Valid(at, _) => memory.address(at),
                        });
                    }
                    _ => {}
                }
            }
            for &(at, byte) in &changes {
                memory.put(at, &[byte]);
            }
            let status = name_of(memory.run(call, &raw));
            HEADER.with(|header| {
                let statuses = &header.function(call.name).statuses;
                assert!(statuses.iter().any(|name| name == status), "{}: {status}", call.name);
            });
        }
    }

    /// An event with some other bytes, or random ones: a sentence or INVALID, and the same for the mark on a picture.
    #[test]
    fn any_event_is_a_sentence_or_invalid(bytes in any::<[u8; 16]>(), i in any::<usize>(), kept in any::<u16>()) {
        thread_local!(static EVENTS: Vec<parcheesi_event> = events(2000, 13));
        let mut changed = EVENTS.with(|events| bytes_of(&events[i % events.len()]));
        for (i, byte) in changed.iter_mut().enumerate() {
            if kept >> i & 1 == 0 && kept % 5 > 0 {
                *byte = if i > 9 { 0 } else { bytes[i] % 24 };
            }
        }
        let bytes: [u8; 16] = if kept % 16 == 1 { bytes } else { changed.try_into().unwrap() };
        // SAFETY: any bytes are an event.
        let event: parcheesi_event = unsafe { std::mem::transmute(bytes) };
        let picture = svg(&game("Y:n,n,n,n/R:n,n,n,n Y 5-2:25"), 0, PARCHEESI_NOBODY, Some(&event));
        match event_to_text(&event) {
            Ok(sentence) => prop_assert!(!sentence.is_empty() && picture.is_ok()),
            Err(status) => {
                prop_assert_eq!(status, PARCHEESI_STATUS_INVALID);
                prop_assert_eq!(picture, Err(PARCHEESI_STATUS_INVALID));
            }
        }
    }

    /// Random 24 bytes: a refusal is a sentence or INVALID, never anything else.
    #[test]
    fn any_refusal_is_a_sentence_or_invalid(bytes in any::<[u8; 24]>(), reason in 0u8..25, zeros in any::<u32>()) {
        let mut bytes = bytes;
        bytes[0] = reason;
        for (i, byte) in bytes.iter_mut().enumerate() {
            if zeros >> i & 1 == 1 {
                *byte = if i < 8 { *byte % 24 } else { *byte % 7 };
            }
        }
        // SAFETY: any bytes are a refusal.
        let refusal: parcheesi_refusal = unsafe { std::mem::transmute(bytes) };
        match refusal_to_text(&refusal) {
            Ok(sentence) => prop_assert!(sentence.contains("(rule ")),
            Err(status) => prop_assert_eq!(status, PARCHEESI_STATUS_INVALID),
        }
    }
}

/// A game in which one byte is another: it is refused, or it is a game in every respect.
#[test]
fn every_change_of_one_byte_is_refused_or_makes_another_game() {
    let mut games: Vec<parcheesi_game> = positions(12, 5).iter().map(as_c).collect();
    games.push(game(
        "Y:5,5,12,h3/G:30,31,n,20/R:34,34,40,*/B:17,50,n,* Y 3-3:3344 d1 p01@5",
    ));
    games.push(game(
        "Y:5^2,5^2,12,h3/R:n,n,40,* Y 3-4:+20 rules=limit3,onecapture",
    ));
    games.push(game(
        "Y:5,8,*,h3/R:n,n,40,* Y 3-3:344+20+20+10 d2 p01@5 c rules=onecapture",
    ));
    let mut accepted = 0;
    for original in games {
        for i in 0..original.bytes.len() {
            for byte in 0..=u8::MAX {
                let mut changed = original;
                changed.bytes[i] = byte;
                match round_trip(&changed) {
                    Ok(same) => {
                        assert_eq!(same, changed, "byte {i}: not canonical");
                        accepted += usize::from(changed != original);
                        if byte % 16 == 0 || changed.bytes[i].abs_diff(original.bytes[i]) < 3 {
                            hold_together(&changed);
                        }
                    }
                    Err(status) => {
                        let expected = match byte {
                            // Another format, where all that every format has in common is right.
                            2.. if i == 0 => PARCHEESI_STATUS_UNSUPPORTED,
                            _ => PARCHEESI_STATUS_CORRUPT,
                        };
                        assert_eq!(status, expected, "byte {i}: {byte}");
                    }
                }
            }
        }
    }
    assert!(accepted > 1000, "places and ages can be others: {accepted}");
}

/// All functions agree about a game that decodes: what is listed can be checked and applied, nothing else can, and its
/// text is that game again, if a search confirms it.
fn hold_together(game: &parcheesi_game) {
    let listed = legal(game).unwrap();
    let stage = view(game).unwrap().stage;
    // SAFETY: a local to read.
    let confirmed = unsafe { parcheesi_game_check(game) } == PARCHEESI_STATUS_OK;
    let text = to_text(game).unwrap();
    match from_text(&text) {
        Ok(same) => assert!(confirmed && same == *game, "{text}"),
        Err(_) => assert!(!confirmed, "{text}"),
    }
    assert_eq!(
        confirmed,
        !listed.is_empty() || stage == PARCHEESI_STAGE_OVER,
        "{text}"
    );
    for index in 0..PARCHEESI_ACTION_COUNT {
        let mut action = parcheesi_action::default();
        // SAFETY: a local to write.
        unsafe { parcheesi_action_from_index(index, &raw mut action) };
        let (status, refusal) = check(game, &action);
        let is_listed = listed.iter().any(|other| {
            (
                other.kind,
                other.pawn,
                other.value,
                other.value2,
                other.path,
            ) == (
                action.kind,
                action.pawn,
                action.value,
                action.value2,
                action.path,
            )
        });
        let name = name_of(status);
        assert_eq!(
            status == PARCHEESI_STATUS_OK,
            is_listed,
            "{text}: action {index}: {name}"
        );
        match status {
            PARCHEESI_STATUS_STAGE | PARCHEESI_STATUS_ILLEGAL | PARCHEESI_STATUS_OVER => {
                assert!(refusal_to_text(&refusal).is_ok(), "{text}: action {index}");
            }
            _ => assert_eq!(refusal, parcheesi_refusal::default()),
        }
        let mut next = *game;
        match apply(&mut next, &action) {
            // Whatever could be applied leaves a game that decodes.
            Ok(_) => assert!(
                is_listed && round_trip(&next) == Ok(next),
                "{text}: action {index}"
            ),
            Err(same) => assert!(same == status && next == *game, "{text}: action {index}"),
        }
    }
}

/// A stage in which nothing can be done, which only a search finds out: every list is empty, and nothing is let pass.
#[test]
fn a_stuck_game_has_no_legal_action() {
    // Rewards and dice that no pawn can use; no text can say so, but bytes can.
    let mut rewards = game("Y:5,n,n,n/R:n,n,40,* Y 3-4:+20").bytes;
    let mut dice = game("Y:5,n,n,n/R:n,n,40,* Y 3-4:34").bytes;
    for bytes in [&mut rewards, &mut dice] {
        // Yellow's pawn goes from ring space 5 into its nest.
        let place = bytes.iter().skip(8).position(|&byte| byte == 5).unwrap() + 8;
        bytes[place] = PARCHEESI_NEST;
    }
    for bytes in [rewards, dice] {
        let game = parcheesi_game { bytes };
        assert_eq!(legal(&game), Ok(Vec::new()));
        hold_together(&game);
        // SAFETY: a local to read.
        assert_eq!(
            unsafe { parcheesi_game_check(&raw const game) },
            PARCHEESI_STATUS_CORRUPT
        );
        let mut next = game;
        let end = apply(&mut next, &action("end"));
        assert!(end == Err(PARCHEESI_STATUS_CORRUPT) || end == Err(PARCHEESI_STATUS_STAGE));
    }
}

#[test]
fn what_is_written_on_input_only_is_ignored() {
    let game = game("Y:n,n,n,n/R:n,n,n,n Y 5-2:25");
    for junk in [0, 7, 200, 255] {
        let mut action = action("2e5");
        (action.color, action.from, action.to) = (junk, junk, junk);
        assert_eq!(check(&game, &action).0, PARCHEESI_STATUS_OK);
        assert_eq!(action_to_text(&action), Ok("2e5".to_string()));
    }
}

/// Every action's bytes are the only ones that give it.
#[test]
fn of_all_numbers_109_are_actions() {
    let mut found = [0; PARCHEESI_ACTION_COUNT as usize];
    for kind in 0..=u8::MAX {
        for pawn in 0..=6 {
            for value in (0..=32).chain([200, 255]) {
                for value2 in 0..=8 {
                    for path in (0..=4).chain([255]) {
                        let action = parcheesi_action {
                            kind,
                            pawn,
                            value,
                            value2,
                            path,
                            ..parcheesi_action::default()
                        };
                        let mut index = 255;
                        // SAFETY: a local to read and one to write.
                        match unsafe { parcheesi_action_index(&raw const action, &raw mut index) } {
                            PARCHEESI_STATUS_OK => found[index as usize] += 1,
                            status => assert_eq!((status, index), (PARCHEESI_STATUS_INVALID, 255)),
                        }
                    }
                }
            }
        }
    }
    assert_eq!(found, [1; PARCHEESI_ACTION_COUNT as usize]);
}
