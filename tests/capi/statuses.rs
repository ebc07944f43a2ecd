//! The statuses of each function are exactly those that its documentation lists.

use std::collections::{BTreeMap, BTreeSet};

use crate::calls::{Argument, CALLS, GAME, Raw, call, name_of};
use crate::header::committed;
use crate::memory::{bytes_of, simplest};
use crate::parsed::Header;
use crate::support::{action, game, refused};

/// A change of the simplest call.
enum Change {
    /// The argument at this place, as C counts them.
    Raw(usize, Raw),
    /// What the pointer at this place points to.
    Bytes(usize, Vec<u8>),
}

use Change::*;

/// The status of the simplest call with some changes, which must also have written only what it may.
fn status(name: &str, changes: &[Change]) -> &'static str {
    let call = call(name);
    let (mut memory, mut raw) = simplest(call);
    for change in changes {
        match change {
            Raw(i, value) => raw[*i] = *value,
            Bytes(i, bytes) => {
                let offset = memory.room(bytes.len());
                memory.put(offset, bytes);
                raw[*i] = memory.address(offset);
            }
        }
    }
    name_of(memory.run(call, &raw))
}

fn position(text: &str) -> Vec<u8> {
    game(text).bytes.to_vec()
}

fn word(text: &str) -> Vec<u8> {
    bytes_of(&action(text))
}

fn rules(struct_size: u32, option: u8) -> Vec<u8> {
    let mut rules = vec![0; 32];
    rules[..4].copy_from_slice(&struct_size.to_ne_bytes());
    rules[4] = option;
    rules
}

const OVER: &str = "Y:*,*,*,*/R:n,n,n,n Y over w=Y";
const ROLL: &str = "Y:n,n,n,n/R:n,n,n,n Y roll";

/// What no rule of thumb gives: function, status, and how the simplest call must be changed to get it.
fn examples() -> Vec<(&'static str, &'static str, Vec<Change>)> {
    let mut bad_refusal = refused("Y:n,n,n,n/R:n,n,n,n Y 5-2:25", "0+2");
    bad_refusal.rule_item += 1;
    vec![
        ("parcheesi_house_rules_init", "ABI", vec![Raw(1, 31)]),
        ("parcheesi_house_rules_init", "INVALID", vec![Raw(2, 0)]),
        ("parcheesi_house_rules_init", "INVALID", vec![Raw(2, 4)]),
        (
            "parcheesi_house_rules_check",
            "ABI",
            vec![Bytes(0, rules(0, 0))],
        ),
        (
            "parcheesi_house_rules_check",
            "INVALID",
            vec![Bytes(0, rules(32, 2))],
        ),
        ("parcheesi_game_init", "ABI", vec![Bytes(3, rules(36, 0))]),
        (
            "parcheesi_game_init",
            "INVALID",
            vec![Bytes(3, rules(32, 2))],
        ),
        ("parcheesi_game_init", "INVALID", vec![Raw(2, 1)]),
        ("parcheesi_game_init", "INVALID", vec![Raw(2, 0)]),
        ("parcheesi_game_init", "INVALID", vec![Raw(2, 5)]),
        ("parcheesi_game_init", "INVALID", vec![Raw(2, Raw::MAX)]),
        (
            "parcheesi_game_init",
            "INVALID",
            vec![Bytes(1, vec![0, 4, 1])],
        ),
        (
            "parcheesi_game_init",
            "INVALID",
            vec![Bytes(1, vec![0, 1, 0])],
        ),
        ("parcheesi_game_house_rules", "ABI", vec![Raw(2, 0)]),
        ("parcheesi_view_get", "ABI", vec![Raw(2, 127)]),
        ("parcheesi_view_get", "ABI", vec![Raw(2, u32::MAX.into())]),
        ("parcheesi_check", "INVALID", vec![Bytes(1, vec![0; 8])]),
        ("parcheesi_check", "STAGE", vec![Bytes(1, word("end"))]),
        ("parcheesi_check", "ILLEGAL", vec![Bytes(1, word("0es"))]),
        ("parcheesi_check", "OVER", vec![Bytes(0, position(OVER))]),
        ("parcheesi_roll", "INVALID", vec![Raw(1, 0)]),
        ("parcheesi_roll", "INVALID", vec![Raw(2, 7)]),
        (
            "parcheesi_roll",
            "STAGE",
            vec![Bytes(0, position("Y:n,n,n,n/R:n,n,n,n Y 5-2:25"))],
        ),
        ("parcheesi_roll", "OVER", vec![Bytes(0, position(OVER))]),
        ("parcheesi_apply", "INVALID", vec![Bytes(1, vec![255; 8])]),
        ("parcheesi_apply", "STAGE", vec![Bytes(0, position(ROLL))]),
        ("parcheesi_apply", "ILLEGAL", vec![Bytes(1, word("0+2"))]),
        ("parcheesi_apply", "OVER", vec![Bytes(0, position(OVER))]),
        ("parcheesi_place_get", "INVALID", vec![Raw(1, 4)]),
        ("parcheesi_place_get", "INVALID", vec![Raw(2, 4)]),
        ("parcheesi_from_text", "FORMAT", vec![Raw(2, 0)]),
        ("parcheesi_from_text", "FORMAT", vec![Raw(2, 5)]),
        ("parcheesi_from_text", "FORMAT", vec![Raw(2, Raw::MAX)]),
        (
            "parcheesi_action_to_text",
            "INVALID",
            vec![Bytes(0, vec![4; 8])],
        ),
        ("parcheesi_action_from_text", "FORMAT", vec![Raw(1, 2)]),
        (
            "parcheesi_action_from_text",
            "FORMAT",
            vec![Raw(1, Raw::MAX)],
        ),
        (
            "parcheesi_action_from_text",
            "FORMAT",
            vec![Bytes(0, vec![0xFF; 4])],
        ),
        (
            "parcheesi_action_index",
            "INVALID",
            vec![Bytes(0, vec![7; 8])],
        ),
        ("parcheesi_action_from_index", "INVALID", vec![Raw(0, 109)]),
        ("parcheesi_action_from_index", "INVALID", vec![Raw(0, 255)]),
        (
            "parcheesi_refusal_to_text",
            "INVALID",
            vec![Bytes(0, vec![0; 24])],
        ),
        (
            "parcheesi_refusal_to_text",
            "INVALID",
            vec![Bytes(0, bytes_of(&bad_refusal))],
        ),
        (
            "parcheesi_event_to_text",
            "INVALID",
            vec![Bytes(0, vec![0; 16])],
        ),
        ("parcheesi_game_to_svg", "INVALID", vec![Raw(1, 4)]),
        ("parcheesi_game_to_svg", "INVALID", vec![Raw(2, 4)]),
        (
            "parcheesi_game_to_svg",
            "INVALID",
            vec![Bytes(3, vec![0; 16])],
        ),
        ("parcheesi_path", "INVALID", vec![Bytes(1, vec![0; 8])]),
        ("parcheesi_rng_below", "INVALID", vec![Raw(1, 0)]),
        ("parcheesi_bot_choose", "INVALID", vec![Raw(1, 4)]),
        ("parcheesi_bot_choose", "INVALID", vec![Raw(1, 255)]),
        (
            "parcheesi_bot_choose",
            "OVER",
            vec![Bytes(0, position(OVER))],
        ),
    ]
}

/// Each function's statuses that come of the kinds of its arguments alone.
fn by_argument(name: &str) -> Vec<&'static str> {
    let mut found = vec![status(name, &[])];
    assert_eq!(found, ["OK"], "{name}: the simplest call");
    let mut other_format = vec![0; GAME];
    other_format[0] = 2;
    let mut i = 0;
    for argument in call(name).arguments {
        let expect = |expected: &'static str, changes: &[Change]| {
            assert_eq!(status(name, changes), expected, "{name}, argument {i}");
            expected
        };
        match *argument {
            Argument::In(GAME) | Argument::InOut(GAME) => {
                found.push(expect("NULL", &[Raw(i, 0)]));
                found.push(expect("CORRUPT", &[Bytes(i, vec![0; GAME])]));
                found.push(expect("CORRUPT", &[Bytes(i, vec![255; GAME])]));
                found.push(expect("UNSUPPORTED", &[Bytes(i, other_format.clone())]));
            }
            Argument::In(_) | Argument::InOut(_) | Argument::Out(_) | Argument::Bytes => {
                found.push(expect("NULL", &[Raw(i, 0)]));
            }
            Argument::MaybeIn(_) | Argument::OutOn(..) => {
                expect("OK", &[Raw(i, 0)]);
            }
            Argument::List(_) | Argument::MaybeList(_) => {
                // A buffer without a size, a size without a buffer, a buffer that is too small.
                found.push(expect("NULL", &[Raw(i + 2, 0)]));
                found.push(expect("NULL", &[Raw(i, 0)]));
                found.push(expect("BUFFER", &[Raw(i + 1, 0)]));
                expect("OK", &[Raw(i + 1, Raw::MAX)]);
                if matches!(argument, Argument::List(_)) {
                    expect("BUFFER", &[Raw(i, 0), Raw(i + 1, 0)]);
                    expect("NULL", &[Raw(i, 0), Raw(i + 1, 0), Raw(i + 2, 0)]);
                } else {
                    expect("OK", &[Raw(i, 0), Raw(i + 1, 0)]);
                    expect("OK", &[Raw(i, 0), Raw(i + 1, 0), Raw(i + 2, 0)]);
                    expect("NULL", &[Raw(i, 0), Raw(i + 2, 0)]);
                }
            }
            Argument::Number(_) => {}
        }
        i += argument.width();
    }
    found
}

#[test]
fn each_function_gives_the_statuses_that_it_documents() {
    let mut found: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for call in CALLS {
        found
            .entry(call.name)
            .or_default()
            .extend(by_argument(call.name));
    }
    for (name, expected, changes) in examples() {
        assert_eq!(status(name, &changes), expected, "{name}");
        found.entry(name).or_default().insert(expected);
    }
    let header = Header::parse(&committed());
    for function in header
        .functions
        .iter()
        .filter(|function| !function.statuses.is_empty())
    {
        let documented: BTreeSet<&str> = function.statuses.iter().map(String::as_str).collect();
        assert_eq!(
            found[function.name.as_str()],
            documented,
            "{}",
            function.name
        );
        // In the order of the numbers.
        let number = |name: &String| -header.constant(&format!("PARCHEESI_STATUS_{name}"));
        assert!(
            function.statuses.is_sorted_by_key(number),
            "{}",
            function.name
        );
    }
    assert_eq!(found.len(), CALLS.len());
}

/// The first status of two that apply is the one that the header names first.
#[test]
fn of_several_errors_the_first_is_named() {
    let corrupt = || vec![0; GAME];
    for (name, expected, changes) in [
        ("parcheesi_view_get", "NULL", vec![Raw(1, 0), Raw(2, 0)]),
        (
            "parcheesi_view_get",
            "ABI",
            vec![Bytes(0, corrupt()), Raw(2, 0)],
        ),
        (
            "parcheesi_house_rules_init",
            "NULL",
            vec![Raw(0, 0), Raw(1, 0), Raw(2, 0)],
        ),
        (
            "parcheesi_house_rules_init",
            "ABI",
            vec![Raw(1, 0), Raw(2, 0)],
        ),
        (
            "parcheesi_game_init",
            "NULL",
            vec![Raw(1, 0), Bytes(3, rules(0, 9))],
        ),
        (
            "parcheesi_game_init",
            "ABI",
            vec![Raw(2, 9), Bytes(3, rules(0, 9))],
        ),
        (
            "parcheesi_check",
            "INVALID",
            vec![Bytes(0, corrupt()), Bytes(1, vec![0; 8])],
        ),
        (
            "parcheesi_apply",
            "NULL",
            vec![Bytes(0, corrupt()), Raw(1, 0)],
        ),
        (
            "parcheesi_apply",
            "NULL",
            vec![Bytes(0, corrupt()), Raw(2, 0)],
        ),
        (
            "parcheesi_apply",
            "INVALID",
            vec![Bytes(0, corrupt()), Bytes(1, vec![0; 8]), Raw(3, 0)],
        ),
        (
            "parcheesi_apply",
            "CORRUPT",
            vec![Bytes(0, corrupt()), Raw(3, 0)],
        ),
        (
            "parcheesi_apply",
            "OVER",
            vec![Bytes(0, position(OVER)), Raw(3, 0)],
        ),
        (
            "parcheesi_apply",
            "ILLEGAL",
            vec![Bytes(1, word("0+2")), Raw(3, 0)],
        ),
        (
            "parcheesi_roll",
            "INVALID",
            vec![Bytes(0, corrupt()), Raw(1, 9)],
        ),
        (
            "parcheesi_place_get",
            "INVALID",
            vec![Bytes(0, corrupt()), Raw(1, 9)],
        ),
        (
            "parcheesi_to_text",
            "CORRUPT",
            vec![Bytes(0, corrupt()), Raw(2, 0)],
        ),
        (
            "parcheesi_bot_choose",
            "NULL",
            vec![Bytes(0, corrupt()), Raw(1, 9), Raw(3, 0)],
        ),
        (
            "parcheesi_bot_choose",
            "INVALID",
            vec![Bytes(0, corrupt()), Raw(1, 9)],
        ),
        (
            "parcheesi_path",
            "INVALID",
            vec![Bytes(0, corrupt()), Bytes(1, vec![0; 8])],
        ),
        (
            "parcheesi_game_to_svg",
            "NULL",
            vec![Raw(0, 0), Raw(1, 4), Bytes(3, vec![0; 16])],
        ),
        (
            "parcheesi_game_to_svg",
            "INVALID",
            vec![Bytes(0, corrupt()), Raw(1, 4)],
        ),
        (
            "parcheesi_game_to_svg",
            "INVALID",
            vec![Bytes(0, corrupt()), Bytes(3, vec![0; 16])],
        ),
        (
            "parcheesi_game_to_svg",
            "CORRUPT",
            vec![Bytes(0, corrupt()), Raw(5, 0)],
        ),
    ] {
        assert_eq!(status(name, &changes), expected, "{name}");
    }
}

#[test]
fn too_small_a_buffer_is_told_the_size_it_needs() {
    for call in CALLS {
        let mut i = 0;
        for argument in call.arguments {
            if let Argument::List(_) | Argument::MaybeList(_) = argument {
                let (mut memory, raw) = simplest(call);
                assert_eq!(name_of(memory.run(call, &raw)), "OK");
                let needed = memory.count(raw[i + 2]);
                assert!(needed > 0, "{}", call.name);
                for capacity in [needed - 1, needed, needed + 1] {
                    let (mut memory, mut raw) = simplest(call);
                    raw[i + 1] = capacity as Raw;
                    let status = name_of(memory.run(call, &raw));
                    let expected = if capacity < needed { "BUFFER" } else { "OK" };
                    assert_eq!(status, expected, "{}", call.name);
                    assert_eq!(memory.count(raw[i + 2]), needed, "{}", call.name);
                }
            }
            i += argument.width();
        }
    }
}
