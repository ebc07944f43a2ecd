//! The seeded generator.

use super::guard::guard;
use super::pointer::{input, output};
use super::types::parcheesi_status::PARCHEESI_STATUS_INVALID;
use super::types::{parcheesi_rng, parcheesi_status};
use crate::dice_box::DiceBox;

/// A generator with this seed. Equal seeds give equal values, for ever.
///
/// Status: OK, NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn parcheesi_rng_init(
    rng: *mut parcheesi_rng,
    seed: u64,
) -> parcheesi_status {
    guard(|| {
        // SAFETY: the contract of all functions.
        let out = unsafe { output(rng) }?;
        out.write(of(DiceBox::new(seed)));
        Ok(())
    })
}

/// A throw of two dice, each 1 to 6.
///
/// Status: OK, NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn parcheesi_rng_roll(
    rng: *mut parcheesi_rng,
    die1: *mut u8,
    die2: *mut u8,
) -> parcheesi_status {
    guard(|| {
        // SAFETY: the contract of all functions.
        let (before, after, die1, die2) =
            unsafe { (input(rng)?, output(rng)?, output(die1)?, output(die2)?) };
        let mut dice = DiceBox::from_bytes(before.bytes);
        let roll = dice.roll();
        after.write(of(dice));
        die1.write(roll.first().get());
        die2.write(roll.second().get());
        Ok(())
    })
}

/// A number below n, each equally likely; n is 1 or more.
///
/// Status: OK, NULL, INVALID.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn parcheesi_rng_below(
    rng: *mut parcheesi_rng,
    n: u32,
    value: *mut u32,
) -> parcheesi_status {
    guard(|| {
        // SAFETY: the contract of all functions.
        let (before, after, value) = unsafe { (input(rng)?, output(rng)?, output(value)?) };
        if n == 0 {
            return Err(PARCHEESI_STATUS_INVALID);
        }
        let mut dice = DiceBox::from_bytes(before.bytes);
        let number = dice.below(n);
        after.write(of(dice));
        value.write(number);
        Ok(())
    })
}

pub(super) const fn of(dice: DiceBox) -> parcheesi_rng {
    parcheesi_rng {
        bytes: dice.to_bytes(),
    }
}
