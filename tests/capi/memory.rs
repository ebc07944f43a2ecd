//! Memory around one call, to see what it wrote.

use std::ops::Range;

use parcheesi::capi::parcheesi_status;

use crate::calls::{Argument, Call, Raw, name_of};

/// What a call may write, and on which statuses.
enum May {
    /// On `OK`, and on these.
    On(&'static [&'static str]),
    /// On these alone.
    Only(&'static [&'static str]),
    /// On `OK`, as many items of this size as the count at this place says.
    Items(usize, Option<usize>),
}

pub(crate) struct Memory {
    bytes: Box<[u8]>,
    used: usize,
}

impl Memory {
    /// So many bytes of a pattern.
    pub(crate) fn new(size: usize) -> Memory {
        Memory::of((0..size).map(|i| (i * 7 + 0x51) as u8).collect())
    }

    pub(crate) fn of(bytes: Vec<u8>) -> Memory {
        Memory {
            bytes: bytes.into_boxed_slice(),
            used: 64,
        }
    }

    /// The address of the byte at this offset.
    pub(crate) fn address(&mut self, offset: usize) -> Raw {
        assert!(offset < self.bytes.len());
        self.bytes.as_mut_ptr().expose_provenance() as Raw + offset as Raw
    }

    /// The offset of an address, or `None` for NULL.
    fn offset(&self, address: Raw) -> Option<usize> {
        (address != 0).then(|| address as usize - self.bytes.as_ptr().addr())
    }

    pub(crate) fn put(&mut self, offset: usize, bytes: &[u8]) {
        self.bytes[offset..offset + bytes.len()].copy_from_slice(bytes);
    }

    /// Some room of its own, with untouched bytes around it; not aligned.
    pub(crate) fn room(&mut self, size: usize) -> usize {
        let offset = self.used | 1;
        self.used = offset + size + 31;
        assert!(self.used + 31 < self.bytes.len());
        offset
    }

    pub(crate) fn at(&self, address: Raw, size: usize) -> &[u8] {
        let offset = self.offset(address).unwrap();
        &self.bytes[offset..offset + size]
    }

    pub(crate) fn count(&self, address: Raw) -> usize {
        usize::from_ne_bytes(self.at(address, 8).try_into().unwrap())
    }

    /// Makes the call and checks that it wrote only what its status allows (decision 3 of the contract).
    #[track_caller]
    pub(crate) fn run(&mut self, call: &Call, raw: &[Raw]) -> parcheesi_status {
        let before = self.bytes.clone();
        // SAFETY: all addresses are within `bytes`, with more room after them than any function uses.
        let status = unsafe { call.run(raw) };
        let name = name_of(status);
        let allowed: Vec<Range<usize>> = self
            .outputs(call, raw)
            .into_iter()
            .filter_map(|(start, size, may)| {
                let size = match may {
                    May::On(others) if name == "OK" || others.contains(&name) => size,
                    May::Only(statuses) if statuses.contains(&name) => size,
                    May::Items(item, Some(count)) if name == "OK" => {
                        item * usize::from_ne_bytes(
                            self.bytes[count..count + 8].try_into().unwrap(),
                        )
                    }
                    _ => return None,
                };
                Some(start..start + size)
            })
            .collect();
        for (i, (old, new)) in before.iter().zip(&self.bytes).enumerate() {
            assert!(
                old == new || allowed.iter().any(|range| range.contains(&i)),
                "{} gave {name} and wrote at {i}",
                call.name
            );
        }
        status
    }

    /// Where the outputs of a call are, with their sizes, and when they may be written.
    fn outputs(&self, call: &Call, raw: &[Raw]) -> Vec<(usize, usize, May)> {
        let mut outputs = Vec::new();
        let mut i = 0;
        for argument in call.arguments {
            let is_address = !matches!(argument, Argument::Number(_));
            let start = is_address.then(|| self.offset(raw[i])).flatten();
            match (*argument, start) {
                (Argument::Out(size) | Argument::InOut(size), Some(start)) => {
                    outputs.push((start, size, May::On(&[])));
                }
                (Argument::OutOn(size, statuses), Some(start)) => {
                    outputs.push((start, size, May::Only(statuses)));
                }
                (Argument::List(item) | Argument::MaybeList(item), start) => {
                    let count = self.offset(raw[i + 2]);
                    if let Some(count) = count {
                        outputs.push((count, 8, May::On(&["BUFFER"])));
                    }
                    if let Some(start) = start {
                        outputs.push((start, 0, May::Items(item, count)));
                    }
                }
                _ => {}
            }
            i += argument.width();
        }
        outputs
    }
}

/// The simplest call of a function that succeeds: memory with valid inputs, and the arguments.
pub(crate) fn simplest(call: &Call) -> (Memory, Vec<Raw>) {
    let mut memory = Memory::new(8192 + call.room(1));
    let mut raw = Vec::new();
    for (i, argument) in call.arguments.iter().enumerate() {
        let content = content(call.name, i);
        let put = |memory: &mut Memory, size: usize| {
            let offset = memory.room(size);
            memory.put(offset, &content[..content.len().min(size)]);
            memory.address(offset)
        };
        match *argument {
            Argument::In(size)
            | Argument::MaybeIn(size)
            | Argument::Out(size)
            | Argument::InOut(size)
            | Argument::OutOn(size, _) => raw.push(put(&mut memory, size)),
            Argument::List(item) | Argument::MaybeList(item) => {
                let capacity = call.room(item);
                let items = memory.room(item * capacity);
                let count = memory.room(8);
                raw.extend([
                    memory.address(items),
                    capacity as Raw,
                    memory.address(count),
                ]);
            }
            Argument::Bytes => {
                let address = put(&mut memory, content.len());
                raw.extend([address, content.len() as Raw]);
            }
            Argument::Number(number) => raw.push(number),
        }
    }
    (memory, raw)
}

/// What an input holds in the simplest call; empty for anything that is not read.
fn content(name: &str, i: usize) -> Vec<u8> {
    use crate::support::{action, apply, game, refused};
    const ROLL: &str = "Y:n,n,n,n/R:n,n,n,n Y roll";
    const DICE: &str = "Y:n,n,n,n/R:n,n,n,n Y 5-2:25";
    let rules = || {
        let mut rules = [0; 32];
        rules[..4].copy_from_slice(&32u32.to_ne_bytes());
        rules
    };
    match (name, i) {
        ("parcheesi_house_rules_check", 0) | ("parcheesi_game_init", 2) => rules().to_vec(),
        ("parcheesi_game_init", 1) => vec![0, 3, 2],
        ("parcheesi_from_text", 1) => DICE.as_bytes().to_vec(),
        ("parcheesi_action_from_text", 0) => b"2+6h".to_vec(),
        ("parcheesi_action_to_text" | "parcheesi_action_index", 0) => bytes_of(&action("2+6h")),
        ("parcheesi_check" | "parcheesi_apply" | "parcheesi_path", 1) => bytes_of(&action("0e5")),
        ("parcheesi_event_to_text", 0) | ("parcheesi_game_to_svg", 3) => {
            bytes_of(&apply(&mut game(DICE), &action("0e5")).unwrap()[0])
        }
        ("parcheesi_refusal_to_text", 0) => bytes_of(&refused(DICE, "0+2")),
        ("parcheesi_roll", 0) => game(ROLL).bytes.to_vec(),
        (_, 0) => game(DICE).bytes.to_vec(),
        _ => Vec::new(),
    }
}

/// The bytes of a struct without padding, as all of the header are.
pub(crate) fn bytes_of<T: Copy>(value: &T) -> Vec<u8> {
    let start = std::ptr::from_ref(value).cast::<u8>();
    // SAFETY: a value has as many bytes as its size says, and without padding all are initialized.
    unsafe { std::slice::from_raw_parts(start, size_of::<T>()) }.to_vec()
}
