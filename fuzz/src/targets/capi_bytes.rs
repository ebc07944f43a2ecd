//! Programs of calls of the C interface.

use std::sync::OnceLock;

use arbitrary::{Result, Unstructured};
use parcheesi::Game;
use parcheesi::capi::parcheesi_game;

use crate::calls::{Argument, CALLS, GAME, Raw, name_of};
use crate::invariants::hold;
use crate::memory::Memory;
use crate::parsed::Header;
use crate::support::{hash, legal, to_text};

/// Where pointers point: this many rooms of this size.
const ROOMS: usize = 16;
const ROOM: usize = 160;

/// Behind the rooms is more than any function needs; for a picture only in programs that begin with `PICTURES`, because
/// so much memory is slow to compare. In others the buffer for a picture is too small.
const BEHIND: usize = 2048;
const PICTURES: u8 = 255;

/// From this number on it is no call, but bytes put somewhere; below it the place of the function in `CALLS`.
const PUT: usize = 240;

/// So many calls are made at most.
const CALLS_AT_MOST: usize = 40;

/// Any program of calls, with any addresses, overlaps and numbers, only gets the statuses that the header allows, and
/// nothing is written elsewhere.
pub fn capi_bytes(data: &[u8]) {
    let mut bytes = Unstructured::new(data);
    let most = CALLS.iter().map(|call| call.room(1)).max().unwrap_or(0);
    let behind = match bytes.arbitrary::<u8>() {
        Ok(PICTURES) => BEHIND.max(most),
        _ => BEHIND,
    };
    let mut memory = Memory::of(vec![0; ROOMS * ROOM + behind]);
    for _ in 0..CALLS_AT_MOST {
        if bytes.is_empty() || one(&mut bytes, &mut memory, behind).is_err() {
            break;
        }
    }
    for room in 0..ROOMS {
        let address = memory.address(room * ROOM);
        let bytes = memory.at(address, GAME).try_into().expect("as many bytes");
        agrees(&parcheesi_game { bytes });
    }
}

/// A call, or bytes put somewhere.
fn one(bytes: &mut Unstructured<'_>, memory: &mut Memory, behind: usize) -> Result<()> {
    let which = usize::from(bytes.arbitrary::<u8>()?);
    if which >= PUT {
        let at = place(bytes)?;
        let count = bytes.int_in_range(0..=GAME)?.min(bytes.len());
        memory.put(at, bytes.bytes(count)?);
        return Ok(());
    }
    let call = &CALLS[which % CALLS.len()];
    let mut raw = Vec::new();
    for &argument in call.arguments {
        match argument {
            Argument::Number(simplest) => raw.push(number(bytes, simplest)?),
            Argument::Bytes => raw.extend([pointer(bytes, memory)?, number(bytes, 2)?]),
            Argument::List(item) | Argument::MaybeList(item) => {
                let (list, capacity) = (pointer(bytes, memory)?, number(bytes, 64)?);
                // Others never fill more than this, whatever they are told.
                let fits = call.room(item) * item <= behind;
                let capacity = if fits { capacity } else { capacity % 1024 };
                raw.extend([list, capacity, pointer(bytes, memory)?]);
            }
            _ => raw.push(pointer(bytes, memory)?),
        }
    }
    let status = name_of(memory.run(call, &raw));
    let statuses = &header().function(call.name).statuses;
    assert!(
        statuses.iter().any(|name| name == status),
        "{}: {status}",
        call.name
    );
    Ok(())
}

/// NULL, a room, or anywhere.
fn pointer(bytes: &mut Unstructured<'_>, memory: &mut Memory) -> Result<Raw> {
    if bytes.peek_bytes(1) == Some(&[u8::MAX]) {
        bytes.bytes(1)?;
        return Ok(0);
    }
    Ok(memory.address(place(bytes)?))
}

/// The beginning of a room, or anywhere.
fn place(bytes: &mut Unstructured<'_>) -> Result<usize> {
    Ok(match usize::from(bytes.arbitrary::<u8>()?) {
        room @ 0..192 => room % ROOMS * ROOM,
        _ => bytes.int_in_range(0..=ROOMS * ROOM - 1)?,
    })
}

/// The one of the simplest call, a small one, or any.
fn number(bytes: &mut Unstructured<'_>, simplest: Raw) -> Result<Raw> {
    Ok(match bytes.arbitrary::<u8>()? {
        0..64 => simplest,
        small @ 64..250 => Raw::from(small - 64),
        250 => Raw::MAX,
        _ => bytes.arbitrary()?,
    })
}

fn header() -> &'static Header {
    static HEADER: OnceLock<Header> = OnceLock::new();
    HEADER.get_or_init(|| Header::parse(include_str!("../../../include/parcheesi.h")))
}

/// What C says of a game is what Rust says of its text.
fn agrees(game: &parcheesi_game) {
    let Ok(text) = to_text(game) else { return };
    let listed = legal(game).expect("a game that has a text");
    if let Ok(same) = text.parse::<Game>() {
        hold(&same);
        assert_eq!(listed.len(), same.legal_actions().len(), "{text}");
        assert_eq!(hash(game), Ok(same.hash64()), "{text}");
    }
}
