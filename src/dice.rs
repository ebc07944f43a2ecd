//! Dice: one number still to be played, and one throw of two.

use crate::number::number;

number! {
    /// A number to be played, 1 to 6.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Die;
    ///
    /// assert_eq!(Die::THREE.bottom(), Die::FOUR);
    /// assert_eq!(Die::new(0), None);
    /// ```
    Die, 1..=6, "a die"
}

impl Die {
    /// A die that shows 1.
    pub const ONE: Die = Die::ALL[0];
    /// A die that shows 2.
    pub const TWO: Die = Die::ALL[1];
    /// A die that shows 3.
    pub const THREE: Die = Die::ALL[2];
    /// A die that shows 4.
    pub const FOUR: Die = Die::ALL[3];
    /// A die that shows 5.
    pub const FIVE: Die = Die::ALL[4];
    /// A die that shows 6.
    pub const SIX: Die = Die::ALL[5];

    /// To fill lists with.
    pub(crate) const FILLER: Die = Die::ONE;

    /// The number on the other side: seven minus the top (rule 10.1).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Die;
    ///
    /// assert!(Die::ALL.iter().all(|die| die.get() + die.bottom().get() == 7));
    /// ```
    pub const fn bottom(self) -> Die {
        Die::ALL[6 - self.get() as usize]
    }
}

/// One throw of the two dice, in the order in which they are read.
///
/// # Examples
///
/// ```
/// use parcheesi::{Die, Roll};
///
/// let roll = Roll::new(Die::THREE, Die::FIVE);
/// assert_eq!(roll.to_string(), "3-5");
/// assert_eq!(roll.total(), 8);
/// assert!(!roll.is_doublet());
/// assert_eq!(Roll::ALL.len(), 36);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Roll {
    first: Die,
    second: Die,
}

impl Roll {
    /// The 36 equally likely throws, in the order of their action numbers: 1-1, 1-2, … 6-6.
    pub const ALL: [Roll; 36] = {
        let mut all = [Roll::new(Die::ONE, Die::ONE); 36];
        let mut i = 0;
        while i < 36 {
            all[i] = Roll::new(Die::ALL[i / 6], Die::ALL[i % 6]);
            i += 1;
        }
        all
    };

    /// The throw of these two dice.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Die, Roll};
    ///
    /// assert_eq!("3-5".parse(), Ok(Roll::new(Die::THREE, Die::FIVE)));
    /// assert_ne!("5-3".parse(), Ok(Roll::new(Die::THREE, Die::FIVE)), "the order counts");
    /// ```
    pub const fn new(first: Die, second: Die) -> Roll {
        Roll { first, second }
    }

    /// The throw of these two numbers, each 1 to 6; `None` where one is not.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Roll;
    ///
    /// assert_eq!(Roll::from_numbers(3, 5), "3-5".parse().ok());
    /// assert_eq!(Roll::from_numbers(3, 7), None);
    /// ```
    pub const fn from_numbers(first: u8, second: u8) -> Option<Roll> {
        match (Die::new(first), Die::new(second)) {
            (Some(first), Some(second)) => Some(Roll { first, second }),
            _ => None,
        }
    }

    /// The die named first, 1 to 6.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Die, Roll};
    ///
    /// assert_eq!(Roll::new(Die::SIX, Die::TWO).first(), Die::SIX);
    /// ```
    pub const fn first(self) -> Die {
        self.first
    }

    /// The die named second, 1 to 6.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Die, Roll};
    ///
    /// assert_eq!(Roll::new(Die::SIX, Die::TWO).second(), Die::TWO);
    /// ```
    pub const fn second(self) -> Die {
        self.second
    }

    /// Two equal numbers (rule 10.1).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Roll;
    ///
    /// assert_eq!(Roll::ALL.iter().filter(|roll| roll.is_doublet()).count(), 6);
    /// ```
    pub const fn is_doublet(self) -> bool {
        self.first.get() == self.second.get()
    }

    /// The sum of the two dice, 2 to 12.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Roll;
    ///
    /// let fives = Roll::ALL.iter().filter(|roll| roll.total() == 5);
    /// assert_eq!(fives.count(), 4, "1-4, 2-3, 3-2 and 4-1 bring a pawn out");
    /// ```
    pub const fn total(self) -> u8 {
        self.first.get() + self.second.get()
    }
}

/// One bit for each of four pawns, sixteen apart.
pub(crate) const LANES: u64 = 0x0001_0001_0001_0001;

/// The pawns that can stop at a distance of 1 to 14, by bits 16·i + n − 1.
#[inline]
pub(crate) const fn at(stops: u64, distance: u8) -> u64 {
    stops >> (distance - 1) & LANES
}

/// The dice of a roll still to be played: at most two different numbers, each once or twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct DiceLeft {
    /// The lower and the higher number that the throw gives: the two dice, or the top and the bottom of a doublet.
    numbers: [u8; 2],
    /// How many of each are left.
    left: [u8; 2],
}

impl DiceLeft {
    /// None, outside the dice stage.
    pub(crate) const NONE: DiceLeft = DiceLeft {
        numbers: [0; 2],
        left: [0; 2],
    };

    /// The dice that a throw gives: for a doublet two tops, and with `four` two bottoms (rule 10.1).
    pub(crate) const fn new(roll: Roll, four: bool) -> DiceLeft {
        let (a, b) = (roll.first().get(), roll.second().get());
        if a != b {
            let numbers = if a < b { [a, b] } else { [b, a] };
            return DiceLeft {
                numbers,
                left: [1, 1],
            };
        }
        let bottom = 7 - a;
        match (a < bottom, four) {
            (_, true) => DiceLeft {
                numbers: if a < bottom { [a, bottom] } else { [bottom, a] },
                left: [2, 2],
            },
            (true, false) => DiceLeft {
                numbers: [a, bottom],
                left: [2, 0],
            },
            (false, false) => DiceLeft {
                numbers: [bottom, a],
                left: [0, 2],
            },
        }
    }

    /// These dice as what is left of this throw; `None` where the throw cannot give them.
    pub(crate) fn of_throw(roll: Roll, four: bool, dice: &[Die]) -> Option<DiceLeft> {
        let mut left = DiceLeft {
            left: [0; 2],
            ..DiceLeft::new(roll, four)
        };
        for die in dice {
            let kind = left
                .numbers
                .iter()
                .position(|&number| number == die.get())?;
            left.left[kind] += 1;
        }
        let given = DiceLeft::new(roll, four);
        (left.left[0] <= given.left[0] && left.left[1] <= given.left[1]).then_some(left)
    }

    /// So many of the lower and of the higher number that this throw can give; `None` for more than two of one.
    #[cfg(feature = "capi")]
    pub(crate) fn of_counts(roll: Roll, left: [u8; 2]) -> Option<DiceLeft> {
        let numbers = DiceLeft::new(roll, roll.is_doublet()).numbers;
        (left[0] <= 2 && left[1] <= 2).then_some(DiceLeft { numbers, left })
    }

    /// The two numbers and how many of each are left, the lower first.
    #[inline]
    pub(crate) fn kinds(self) -> [(u8, u8); 2] {
        [
            (self.numbers[0], self.left[0]),
            (self.numbers[1], self.left[1]),
        ]
    }

    /// How many dice are left.
    #[inline]
    pub(crate) const fn len(self) -> u8 {
        self.left[0] + self.left[1]
    }

    /// The sum of the dice left.
    #[inline]
    pub(crate) const fn pips(self) -> u8 {
        self.left[0] * self.numbers[0] + self.left[1] * self.numbers[1]
    }

    /// How many dice with this number are left.
    #[inline]
    pub(crate) const fn count(self, die: Die) -> u8 {
        let ([low, high], [lows, highs]) = (self.numbers, self.left);
        // A number that the throw does not give has none left.
        if die.get() == low {
            lows
        } else if die.get() == high {
            highs
        } else {
            0
        }
    }

    /// Whether one pawn can use all these dice in some order, for four pawns at once: bit 16·i of the answer is pawn i,
    /// which can stop at the distances whose bits are set (distance n is bit 16·i + n − 1).
    pub(crate) fn fit(self, stops: u64) -> u64 {
        let [low, high] = self.numbers;
        let stop = |lows: u8, highs: u8| at(stops, lows * low + highs * high);
        // The pawns that can have played so many of the lower number, and so many of the higher.
        let (low_1, high_1) = (stop(1, 0), stop(0, 1));
        let (low_2, high_2) = (low_1 & stop(2, 0), high_1 & stop(0, 2));
        let one_each = (low_1 | high_1) & stop(1, 1);
        let low_2_high_1 = (low_2 | one_each) & stop(2, 1);
        let low_1_high_2 = (one_each | high_2) & stop(1, 2);
        match self.left {
            [0, 0] => LANES,
            [1, 0] => low_1,
            [0, 1] => high_1,
            [2, 0] => low_2,
            [0, 2] => high_2,
            [1, 1] => one_each,
            [2, 1] => low_2_high_1,
            [1, 2] => low_1_high_2,
            _ => (low_2_high_1 | low_1_high_2) & stop(2, 2),
        }
    }

    /// What is left when one with this number has been played.
    #[inline]
    pub(crate) fn without(mut self, number: u8) -> DiceLeft {
        self.use_up(number);
        self
    }

    /// Takes one with this number away; one must be left.
    #[inline]
    pub(crate) fn use_up(&mut self, number: u8) {
        let kind = usize::from(number == self.numbers[1]);
        self.left[kind] = self.left[kind].wrapping_sub(1);
    }

    /// The dice left, ascending.
    pub(crate) fn iter(self) -> impl Iterator<Item = Die> + use<> {
        self.kinds()
            .into_iter()
            .flat_map(|(number, left)| Die::new(number).into_iter().cycle().take(left as usize))
    }
}
