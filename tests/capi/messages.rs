//! The static texts, and the constants against the names of the Rust API.

use std::collections::BTreeSet;
use std::ffi::{CStr, c_char};
use std::fs;

use parcheesi::capi::*;

use crate::header::{committed, generated};
use crate::parsed::Header;

fn message(text: *const c_char) -> &'static str {
    assert!(!text.is_null());
    // SAFETY: the library promises a static that is ended by NUL.
    unsafe { CStr::from_ptr(text) }.to_str().unwrap()
}

#[test]
fn the_versions_are_those_of_the_crate() {
    assert_eq!(message(parcheesi_version()), env!("CARGO_PKG_VERSION"));
    assert_eq!(parcheesi_abi_version(), PARCHEESI_ABI_VERSION);
}

#[test]
fn every_status_has_a_message_of_its_own() {
    let header = Header::parse(&committed());
    let statuses = header
        .constants
        .iter()
        .filter(|one| one.name.starts_with("PARCHEESI_STATUS_"));
    let numbers: BTreeSet<i32> = statuses.map(|status| status.value as i32).collect();
    assert_eq!(numbers, (-10..=0).chain([-100]).collect());
    let unknown = message(parcheesi_status_message(1));
    let own: BTreeSet<&str> = numbers
        .iter()
        .map(|&number| message(parcheesi_status_message(number)))
        .collect();
    assert_eq!(own.len(), numbers.len());
    assert!(!own.contains(unknown));
    for number in (-300..300)
        .chain([i32::MIN, i32::MAX])
        .filter(|one| !numbers.contains(one))
    {
        assert_eq!(
            message(parcheesi_status_message(number)),
            unknown,
            "{number}"
        );
    }
}

#[test]
fn every_reason_has_a_message_of_its_own() {
    let header = Header::parse(&committed());
    let reasons = header
        .constants
        .iter()
        .filter(|one| one.name.starts_with("PARCHEESI_REASON_"));
    let numbers: BTreeSet<u8> = reasons.map(|reason| reason.value as u8).collect();
    assert_eq!(numbers, (1..=21).collect());
    let unknown = message(parcheesi_reason_message(0));
    let own: BTreeSet<&str> = numbers
        .iter()
        .map(|&number| message(parcheesi_reason_message(number)))
        .collect();
    assert_eq!(own.len(), numbers.len());
    assert!(!own.contains(unknown));
    for number in (0..=u8::MAX).filter(|one| !numbers.contains(one)) {
        assert_eq!(
            message(parcheesi_reason_message(number)),
            unknown,
            "{number}"
        );
    }
}

/// Numbers of one kind are different, and none is 0 where 0 means nothing.
#[test]
fn numbers_of_one_kind_are_different() {
    let header = Header::parse(&committed());
    for kind in [
        "STAGE", "PENDING", "ACTION", "PATH", "EVENT", "REASON", "RULES",
    ] {
        let prefix = format!("PARCHEESI_{kind}_");
        let numbers: Vec<i64> = header
            .constants
            .iter()
            .filter(|one| one.name.starts_with(&prefix) && one.name != "PARCHEESI_ACTION_COUNT")
            .map(|one| one.value)
            .collect();
        assert!(
            numbers.iter().copied().eq(1..=numbers.len() as i64),
            "{kind}: {numbers:?}"
        );
    }
}

/// Every constant with its number as it was when it came; new ones are added at the end, and nothing else is ever changed.
#[test]
fn no_number_is_ever_changed() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/abi/constants.txt");
    let mut recorded = fs::read_to_string(path).unwrap();
    let header = Header::parse(&generated());
    for line in recorded.lines() {
        let (name, value) = line.split_once('=').unwrap();
        assert_eq!(header.constant(name).to_string(), value, "{name}");
    }
    let names: BTreeSet<&str> = recorded
        .lines()
        .filter_map(|line| line.split('=').next())
        .collect();
    assert_eq!(names.len(), recorded.lines().count(), "a name twice");
    // The versions are there to change.
    let versions = ["PARCHEESI_ABI_VERSION", "PARCHEESI_VERSION_"];
    let added: String = header
        .constants
        .iter()
        .filter(|one| !versions.iter().any(|version| one.name.starts_with(version)))
        .filter(|one| !names.contains(one.name.as_str()))
        .map(|one| format!("{}={}\n", one.name, one.value))
        .collect();
    if std::env::var_os("PARCHEESI_UPDATE").is_some_and(|value| value == "1") {
        recorded += &added;
        fs::write(path, recorded).unwrap();
    } else {
        assert_eq!(added, "", "PARCHEESI_UPDATE=1 adds what is new");
    }
}

/// The room that the header promises is at least what the library can need.
#[test]
fn the_room_is_enough() {
    const { assert!(parcheesi::Actions::CAPACITY <= PARCHEESI_MAX_ACTIONS) };
    const { assert!(parcheesi::Events::CAPACITY <= PARCHEESI_MAX_EVENTS) };
    const { assert!(parcheesi::PendingActions::CAPACITY <= PARCHEESI_MAX_PENDING) };
    const { assert!(parcheesi::Spaces::CAPACITY <= PARCHEESI_MAX_PATH) };
    // The longest position: all that can be written at once, and more.
    let longest = "Y:67^255,67^255,67^255,67^255/".len() * 4
        + " Y 3-3:3344".len()
        + "+20".len() * 12
        + "+10".len() * 4
        + " d3 p01@67 p23@67 c w=YBRG".len()
        + " rules=five,choice,allornone,nobottoms,noreroll,penalty,mustreward,mustrow,wholeroll,limit255,\
           onecapture,playon,perroll"
            .len();
    assert!(longest <= PARCHEESI_MAX_TEXT, "{longest}");
}
