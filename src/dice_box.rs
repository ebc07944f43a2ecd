//! The dice box: throws dice from a seed, the same ones for ever; and who starts (rule 2.4).
//!
//! The rules never roll in secret (rule 3.5): a [`Game`](crate::Game) holds no dice box. Whoever has no dice of their own
//! throws with a [`DiceBox`] and gives the roll to the game.

use crate::dice::{Die, Roll};
use crate::game::Game;
use crate::player::Color;
use crate::rules::house_rules::HouseRules;
use crate::seats::Seats;
use crate::setup::{Colors, SetupError};

/// A seeded generator of 16 bytes that throws dice and picks numbers.
///
/// It is the generator PCG-XSH-RR 64/32 (M. E. O'Neill, 2014), seeded as its reference implementation seeds it. Equal
/// seeds give equal values on every machine and in every version, for ever. It is not for secrets: who sees enough
/// throws can foretell the next.
///
/// The algorithm, all arithmetic modulo 2⁶⁴: the state `s` advances by `s ← 6364136223846793005·s + increment`, where
/// `increment = 2·stream + 1`. An output is made from the state *before* it advances: `(s ^ s >> 18) >> 27`, cut to 32
/// bits, rotated right by `s >> 59`. Seeding sets `s = seed + increment` and advances once.
///
/// # Examples
///
/// ```
/// use parcheesi::{Action, DiceBox, Game};
///
/// let mut dice = DiceBox::new(7);
/// let mut game = Game::standard();
/// game.apply(Action::Roll(dice.roll()))?;
/// assert_eq!(DiceBox::new(7).roll().to_string(), "4-1", "a seed throws the same dice for ever");
/// # Ok::<(), parcheesi::IllegalAction>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DiceBox {
    state: u64,
    /// Always odd, so that the state runs through all 2⁶⁴ values before one comes again.
    increment: u64,
}

impl DiceBox {
    /// The stream of [`new`](DiceBox::new): the default stream of the PCG reference implementation, whose increment is
    /// 1442695040888963407.
    pub const DEFAULT_STREAM: u64 = 1_442_695_040_888_963_407 >> 1;

    /// A dice box with this seed, on the [default stream](DiceBox::DEFAULT_STREAM).
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::DiceBox;
    ///
    /// assert_eq!(DiceBox::new(1), DiceBox::with_stream(1, DiceBox::DEFAULT_STREAM));
    /// assert_ne!(DiceBox::new(1), DiceBox::new(2));
    /// ```
    pub const fn new(seed: u64) -> DiceBox {
        DiceBox::with_stream(seed, DiceBox::DEFAULT_STREAM)
    }

    /// A dice box with this seed on one of 2⁶³ streams; the highest bit of `stream` does not count.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::DiceBox;
    ///
    /// // The first values that the demonstration program of the PCG reference implementation prints.
    /// let mut dice = DiceBox::with_stream(42, 54);
    /// assert_eq!(dice.next_u32(), 0xa15c_02b7);
    /// assert_eq!(dice.next_u32(), 0x7b47_f409);
    /// ```
    pub const fn with_stream(seed: u64, stream: u64) -> DiceBox {
        let increment = stream << 1 | 1;
        let mut dice = DiceBox {
            state: seed.wrapping_add(increment),
            increment,
        };
        dice.advance();
        dice
    }

    /// The next output of the generator: 32 bits, each number from 0 to 2³² − 1 equally likely.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::DiceBox;
    ///
    /// let mut dice = DiceBox::new(7);
    /// let mut same = dice;
    /// let (first, second) = (dice.next_u32(), dice.next_u32());
    /// assert_eq!((same.next_u32(), same.next_u32()), (first, second));
    /// ```
    pub const fn next_u32(&mut self) -> u32 {
        let state = self.state;
        self.advance();
        let shifted = ((state ^ state >> 18) >> 27) as u32;
        shifted.rotate_right((state >> 59) as u32)
    }

    /// A throw of the two dice, each of the 36 equally likely: `below(6) + 1` for the first die, then again for the second.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::DiceBox;
    ///
    /// let mut dice = DiceBox::new(2024);
    /// let mut same = dice;
    /// let roll = dice.roll();
    /// assert_eq!(u32::from(roll.first().get()), same.below(6) + 1);
    /// assert_eq!(u32::from(roll.second().get()), same.below(6) + 1);
    /// ```
    pub const fn roll(&mut self) -> Roll {
        let first = self.die();
        let second = self.die();
        Roll::new(first, second)
    }

    /// A number below `n`, each equally likely; 0 is read as 1, for which the only answer is 0.
    ///
    /// The method, for ever: outputs of [`next_u32`](DiceBox::next_u32) lower than `2³² mod n` are thrown away, and the
    /// first other one gives its remainder by `n`. So many are left as `n` divides exactly, which makes the answers
    /// equally likely. Every call takes at least one output, also for 1.
    ///
    /// It ends: fewer than half of all outputs are thrown away, and every output comes up again and again.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{DiceBox, Game};
    ///
    /// let mut dice = DiceBox::new(7);
    /// let actions = Game::standard().legal_actions();
    /// let action = actions[dice.below(actions.len() as u32) as usize];
    /// assert!(actions.contains(&action));
    /// assert_eq!(dice.below(1), 0);
    /// assert_eq!(dice.below(0), 0);
    /// ```
    pub const fn below(&mut self, n: u32) -> u32 {
        let n = if n == 0 { 1 } else { n };
        // 2³² − n leaves the same remainder as 2³², and fits.
        let thrown_away = n.wrapping_neg() % n;
        loop {
            let output = self.next_u32();
            if output >= thrown_away {
                return output % n;
            }
        }
    }

    /// The turn order that begins with the player who throws the highest total (rule 2.4).
    ///
    /// [`StartingPlayer`] does the same one throw at a time, for hosts that show the throws or have dice of their own.
    /// Should the tied tie a thousand throws long, which takes a generator made for it, the first of them starts.
    ///
    /// # Errors
    ///
    /// Unless `players` names two to four different colors.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Color, DiceBox, Game, HouseRules};
    ///
    /// let order = DiceBox::new(2).starting_order(&Color::CLOCKWISE)?;
    /// assert_eq!(*order, [Color::Red, Color::Blue, Color::Yellow, Color::Green]);
    /// let game = Game::new(HouseRules::STANDARD, &order)?;
    /// assert_eq!(game.player(), Color::Red);
    /// # Ok::<(), parcheesi::SetupError>(())
    /// ```
    pub fn starting_order(&mut self, players: &[Color]) -> Result<Colors, SetupError> {
        let mut starting = StartingPlayer::new(players)?;
        for _ in 0..1000 {
            if let Starting::Decided(order) = starting.throw(self.roll()) {
                return Ok(order);
            }
        }
        Ok(starting.order_from(starting.tied.trailing_zeros() as usize))
    }

    /// The dice box as 16 bytes, to be kept: the state, then the increment, both little-endian.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::DiceBox;
    ///
    /// let mut dice = DiceBox::new(3);
    /// dice.roll();
    /// let mut kept = DiceBox::from_bytes(dice.to_bytes());
    /// assert_eq!(kept.roll(), dice.roll());
    /// ```
    pub const fn to_bytes(self) -> [u8; 16] {
        (self.state as u128 | (self.increment as u128) << 64).to_le_bytes()
    }

    /// The dice box of 16 bytes from [`to_bytes`](DiceBox::to_bytes).
    ///
    /// Any 16 bytes make a dice box. An even increment, which `to_bytes` never gives, is read as the odd one above it:
    /// the lowest bit of the ninth byte does not count.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::DiceBox;
    ///
    /// let mut bytes = [0; 16];
    /// let zeroed = DiceBox::from_bytes(bytes);
    /// bytes[8] = 1;
    /// assert_eq!(zeroed, DiceBox::from_bytes(bytes));
    /// assert_eq!(zeroed.to_bytes(), bytes);
    /// ```
    pub const fn from_bytes(bytes: [u8; 16]) -> DiceBox {
        let both = u128::from_le_bytes(bytes);
        DiceBox {
            state: both as u64,
            increment: (both >> 64) as u64 | 1,
        }
    }

    const fn advance(&mut self) {
        self.state = self
            .state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(self.increment);
    }

    const fn die(&mut self) -> Die {
        Die::ALL[self.below(6) as usize]
    }
}

/// How far the question of who starts has come (rule 2.4).
///
/// # Examples
///
/// ```
/// use parcheesi::{Color, DiceBox, Starting, StartingPlayer};
///
/// let (mut dice, mut question) = (DiceBox::new(2), StartingPlayer::new(&Color::CLOCKWISE)?);
/// let order = loop {
///     match question.throw(dice.roll()) {
///         Starting::Throws(color) => println!("{}, throw the dice!", color.name()),
///         Starting::Decided(order) => break order,
///     }
/// };
/// assert_eq!(order[0], Color::Red);
/// # Ok::<(), parcheesi::SetupError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Starting {
    /// This player throws next.
    Throws(Color),
    /// It is decided: the turn order, which begins with the starter.
    Decided(Colors),
}

/// Who starts, the usual way (rule 2.4), one throw at a time.
///
/// Everybody rolls two dice in the order given, the highest total starts, ties roll again among the tied; the turn order
/// is then rotated to begin with the starter. The dice are the caller's.
///
/// # Examples
///
/// ```
/// use parcheesi::{Color, Roll, Starting, StartingPlayer};
///
/// let mut starting = StartingPlayer::new(&[Color::Yellow, Color::Red])?;
/// assert_eq!(starting.state(), Starting::Throws(Color::Yellow));
/// assert_eq!(starting.throw(Roll::from_numbers(3, 4).unwrap()), Starting::Throws(Color::Red));
/// let Starting::Decided(order) = starting.throw(Roll::from_numbers(6, 2).unwrap()) else {
///     unreachable!("8 is more than 7")
/// };
/// assert_eq!(*order, [Color::Red, Color::Yellow]);
/// # Ok::<(), parcheesi::SetupError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct StartingPlayer {
    players: Seats,
    /// Who throws in this round, a bit for each place in the turn order; one bit: it is decided.
    tied: u8,
    /// Who of them has not thrown yet.
    to_throw: u8,
    /// The highest total of this round.
    highest: u8,
    /// Who has thrown it.
    leaders: u8,
}

impl StartingPlayer {
    /// Nobody has thrown yet; the first of the players begins.
    ///
    /// # Errors
    ///
    /// Unless `players` names two to four different colors.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Color, StartingPlayer};
    ///
    /// let starting = StartingPlayer::new(&[Color::Red, Color::Yellow])?;
    /// assert_eq!(*starting.contenders(), [Color::Red, Color::Yellow]);
    /// assert!(StartingPlayer::new(&[Color::Red]).is_err(), "one cannot play");
    /// # Ok::<(), parcheesi::SetupError>(())
    /// ```
    pub fn new(players: &[Color]) -> Result<StartingPlayer, SetupError> {
        // The same judge of who can play together as for a game.
        let players = Game::new(HouseRules::STANDARD, players)?.players;
        let all = (1 << players.as_slice().len()) - 1;
        Ok(StartingPlayer {
            players,
            tied: all,
            to_throw: all,
            highest: 0,
            leaders: 0,
        })
    }

    /// Who throws next, or the order in which it has been decided.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Color, Roll, Starting, StartingPlayer};
    ///
    /// let mut starting = StartingPlayer::new(&[Color::Yellow, Color::Red])?;
    /// starting.throw(Roll::ALL[0]);
    /// assert_eq!(starting.state(), Starting::Throws(Color::Red));
    /// # Ok::<(), parcheesi::SetupError>(())
    /// ```
    pub fn state(&self) -> Starting {
        if self.tied.is_power_of_two() {
            return Starting::Decided(self.order_from(self.tied.trailing_zeros() as usize));
        }
        let next = self.to_throw.trailing_zeros() as usize;
        Starting::Throws(self.order_from(next)[0])
    }

    /// The players of the present round, in turn order: all at first, then those who were tied, at last the starter.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Color, Roll, StartingPlayer};
    ///
    /// let mut starting = StartingPlayer::new(&[Color::Yellow, Color::Green, Color::Red])?;
    /// for (first, second) in [(1, 2), (6, 5), (5, 6)] {
    ///     starting.throw(Roll::from_numbers(first, second).unwrap());
    /// }
    /// assert_eq!(*starting.contenders(), [Color::Green, Color::Red]);
    /// # Ok::<(), parcheesi::SetupError>(())
    /// ```
    pub fn contenders(&self) -> Colors {
        let mut contenders = Colors::empty();
        (0u8..)
            .zip(self.players.as_slice())
            .filter(|&(place, _)| self.tied & 1 << place != 0)
            .for_each(|(_, &color)| contenders.push(color));
        contenders
    }

    /// The next player's throw, and how far the question has come by it (rule 2.4); once it is decided nothing changes
    /// any more.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::{Color, Roll, Starting, StartingPlayer};
    ///
    /// let mut starting = StartingPlayer::new(&[Color::Yellow, Color::Red])?;
    /// starting.throw("2-6".parse()?);
    /// assert_eq!(starting.throw("4-4".parse()?), Starting::Throws(Color::Yellow), "tied: once more");
    /// starting.throw("1-2".parse()?);
    /// assert!(matches!(starting.throw("1-3".parse()?), Starting::Decided(order) if order[0] == Color::Red));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn throw(&mut self, roll: Roll) -> Starting {
        if !self.tied.is_power_of_two() {
            let thrower = self.to_throw & self.to_throw.wrapping_neg();
            self.to_throw ^= thrower;
            if roll.total() > self.highest {
                (self.highest, self.leaders) = (roll.total(), thrower);
            } else if roll.total() == self.highest {
                self.leaders |= thrower;
            }
            if self.to_throw == 0 {
                (self.tied, self.to_throw) = (self.leaders, self.leaders);
                (self.highest, self.leaders) = (0, 0);
            }
        }
        self.state()
    }

    /// The turn order rotated to begin with the player at this place.
    fn order_from(&self, place: usize) -> Colors {
        let players = self.players.as_slice();
        let mut order = Colors::empty();
        let rotated = players.iter().cycle().skip(place).take(players.len());
        rotated.for_each(|&color| order.push(color));
        order
    }
}
