//! Lets the level medium play the game of one seed to its end and prints its record, as the example `seeded_game` does, on
//! bare Linux for x86-64: no std, no allocator, no C library.
//!
//! Build it with the flags of the step `no_std` in `.ci/run`, which compares the two records.
#![no_std]
#![no_main]

mod memory;

use core::arch::{asm, global_asm};
use core::fmt::{self, Write};
use core::panic::PanicInfo;

use parcheesi::bot::{Bot, Level};
use parcheesi::{DiceBox, Game};

const SEED: u64 = 7;

global_asm!(
    ".globl _start",
    "_start:",
    "and rsp, -16",
    "call {start}",
    "ud2",
    start = sym start
);

extern "C" fn start() -> ! {
    exit(match play() {
        Ok(()) => 0,
        Err(fmt::Error) => 1,
    })
}

fn play() -> fmt::Result {
    let mut output = StandardOutput;
    let mut dice = DiceBox::new(SEED);
    let mut game = Game::standard();
    writeln!(output, "{game}")?;
    while let Some(action) = Level::Medium.choose(&game, &mut dice) {
        game.apply(action).map_err(|_| fmt::Error)?;
        writeln!(output, "{action}")?;
    }
    Ok(())
}

struct StandardOutput;

impl Write for StandardOutput {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let mut rest = text.as_bytes();
        while !rest.is_empty() {
            let written: isize;
            // SAFETY: the system call write(1, rest) reads only the slice, and changes only rax, rcx and r11.
            unsafe {
                asm!(
                    "syscall",
                    inlateout("rax") 1_isize => written,
                    in("rdi") 1,
                    in("rsi") rest.as_ptr(),
                    in("rdx") rest.len(),
                    lateout("rcx") _,
                    lateout("r11") _,
                    options(nostack, readonly),
                );
            }
            rest = usize::try_from(written)
                .ok()
                .and_then(|written| rest.get(written..))
                .ok_or(fmt::Error)?;
        }
        Ok(())
    }
}

fn exit(code: i32) -> ! {
    // SAFETY: the system call exit_group(code) does not return.
    unsafe { asm!("syscall", in("rax") 231, in("rdi") code, options(noreturn, nostack)) }
}

#[panic_handler]
fn panicked(_: &PanicInfo) -> ! {
    exit(2)
}
