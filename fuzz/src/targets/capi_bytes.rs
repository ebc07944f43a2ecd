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

/// Where pointers point: this many rooms of this size. Behind them is more than any function needs.
const ROOMS: usize = 16;
const ROOM: usize = 160;
const BEHIND: usize = 2048;

/// So many calls are made at most.
const CALLS_AT_MOST: usize = 40;

/// Any program of calls, with any addresses, overlaps and numbers, only gets the statuses that the header allows, and
/// nothing is written elsewhere.
pub fn capi_bytes(data: &[u8]) {
    let mut bytes = Unstructured::new(data);
    let mut memory = Memory::of(vec![0; ROOMS * ROOM + BEHIND]);
    for _ in 0..CALLS_AT_MOST {
        if bytes.is_empty() || one(&mut bytes, &mut memory).is_err() {
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
fn one(bytes: &mut Unstructured<'_>, memory: &mut Memory) -> Result<()> {
    let which = usize::from(bytes.arbitrary::<u8>()?);
    let Some(call) = CALLS.get(which % (CALLS.len() + 2)) else {
        let at = place(bytes)?;
        let count = bytes.int_in_range(0..=GAME)?.min(bytes.len());
        memory.put(at, bytes.bytes(count)?);
        return Ok(());
    };
    let mut raw = Vec::new();
    for &argument in call.arguments {
        match argument {
            Argument::Number(simplest) => raw.push(number(bytes, simplest)?),
            Argument::Bytes => raw.extend([pointer(bytes, memory)?, number(bytes, 2)?]),
            Argument::List(_) | Argument::MaybeList(_) => raw.extend([
                pointer(bytes, memory)?,
                number(bytes, 64)?,
                pointer(bytes, memory)?,
            ]),
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
