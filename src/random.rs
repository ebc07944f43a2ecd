//! A host's own generator throws the dice (feature `rand_0_10`).
//!
//! [`Roll`] and [`Die`] can be sampled from the standard distribution of `rand` 0.10. The rest of the library does not
//! depend on it.
//!
//! The values are stable: a die takes the generator's next 32 bits, again where they are less than 4, and shows one more
//! than their remainder by 6; a roll is two dice, the first one first. So a PCG-XSH-RR 64/32 generator throws what a
//! [`DiceBox`](crate::DiceBox) throws, and each of the 36 rolls is equally likely. A generator that gives less than 4
//! sixty-four times running is broken; the die then shows 1, for nothing here loops for ever.
//!
//! # Examples
//!
//! ```
//! use parcheesi::{Action, Game, Roll};
//! use rand_0_10::{RngExt, SeedableRng};
//!
//! let mut generator = rand_pcg::Pcg32::seed_from_u64(7);
//! let roll: Roll = generator.random();
//! let mut game = Game::standard();
//! game.apply(Action::Roll(roll))?;
//! # Ok::<(), parcheesi::IllegalAction>(())
//! ```

use rand_0_10::Rng;
use rand_0_10::distr::{Distribution, StandardUniform};

use crate::dice::{Die, Roll};

/// Each of the six numbers is equally likely.
impl Distribution<Die> for StandardUniform {
    fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> Die {
        // 2³² mod 6 = 4: without the lowest four the rest divides by six.
        let output = (0..64).map(|_| rng.next_u32()).find(|&output| output >= 4);
        Die::ALL[output.unwrap_or(0) as usize % 6]
    }
}

/// Each of the 36 throws is equally likely.
impl Distribution<Roll> for StandardUniform {
    fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> Roll {
        let first = self.sample(rng);
        let second = self.sample(rng);
        Roll::new(first, second)
    }
}
