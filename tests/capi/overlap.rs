//! Inputs and outputs in the same memory: what is read is read before anything is written.

use crate::calls::{Argument, CALLS, Call, Raw, name_of};
use crate::memory::simplest;

/// An argument that is only read, and one that is only written: where they stand among the arguments in C.
fn pairs(call: &Call) -> Vec<(usize, usize)> {
    let (mut read, mut written) = (Vec::new(), Vec::new());
    let mut i = 0;
    for argument in call.arguments {
        match argument {
            Argument::In(_) | Argument::MaybeIn(_) | Argument::Bytes => read.push(i),
            Argument::Out(_) => written.push(i),
            Argument::List(_) | Argument::MaybeList(_) => written.extend([i, i + 2]),
            _ => {}
        }
        i += argument.width();
    }
    read.iter()
        .flat_map(|&from| written.iter().map(move |&to| (from, to)))
        .collect()
}

/// What a call has written to the output at this place.
fn output(call: &Call, memory: &crate::memory::Memory, raw: &[Raw], place: usize) -> Vec<u8> {
    let mut i = 0;
    for argument in call.arguments {
        match *argument {
            Argument::Out(size) if i == place => return memory.at(raw[i], size).to_vec(),
            Argument::List(item) | Argument::MaybeList(item) if i == place => {
                let count = memory.count(raw[i + 2]);
                return memory.at(raw[i], item * count).to_vec();
            }
            Argument::List(_) | Argument::MaybeList(_) if i + 2 == place => {
                return memory.at(raw[i + 2], 8).to_vec();
            }
            _ => {}
        }
        i += argument.width();
    }
    unreachable!("no output there")
}

#[test]
fn an_output_over_an_input_is_what_it_would_be_elsewhere() {
    let mut count = 0;
    for call in CALLS {
        for (from, to) in pairs(call) {
            let (mut memory, raw) = simplest(call);
            assert_eq!(name_of(memory.run(call, &raw)), "OK");
            let expected = output(call, &memory, &raw, to);
            for shift in [0, 1, 2, 5] {
                let (mut memory, mut raw) = simplest(call);
                raw[to] = raw[from] + shift;
                assert_eq!(name_of(memory.run(call, &raw)), "OK", "{}", call.name);
                assert_eq!(
                    output(call, &memory, &raw, to),
                    expected,
                    "{}: argument {to} over {from}",
                    call.name
                );
                count += 1;
            }
        }
    }
    assert!(count > 80, "{count}");
}

/// A refusal over the game and the action that it is about, which must then be those of before.
#[test]
fn a_refusal_over_what_is_refused_is_what_it_would_be_elsewhere() {
    let call = crate::calls::call("parcheesi_check");
    let illegal = crate::memory::bytes_of(&crate::support::action("0+2"));
    let refusal = |over: Option<(usize, Raw)>| {
        let (mut memory, mut raw) = simplest(call);
        let room = memory.room(illegal.len());
        memory.put(room, &illegal);
        raw[1] = memory.address(room);
        if let Some((argument, shift)) = over {
            raw[2] = raw[argument] + shift;
        }
        assert_eq!(name_of(memory.run(call, &raw)), "ILLEGAL");
        memory.at(raw[2], 24).to_vec()
    };
    let expected = refusal(None);
    for argument in [0, 1] {
        for shift in [0, 1, 4, 7] {
            assert_eq!(refusal(Some((argument, shift))), expected);
        }
    }
}
