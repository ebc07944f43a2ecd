//! The naive twin: Parcheesi played slowly, straight from the rule book.
//!
//! An independent second implementation of RULES.md, used as an oracle in tests. It shares nothing with the library: it
//! moves pawns one step at a time, tries every whole way of playing the dice, and judges the duty (part 11) by looking
//! at all of them. Numbers in comments are rule numbers.
//!
//! - `text`: position text and action text (DESIGN.md)
//! - `moves`: what a single action may do (parts 4 to 9)
//! - `plays`: all ways to play the dice, and which of them are legal (part 11, 16.1, 16.2, 16.3, 16.10)
//! - `turn`: throws, stages, turns and the end of the game (parts 3, 10, 12, 13, 14, 16)
//!
//! It trusts that a parsed position can occur in a game.

mod moves;
mod plays;
mod text;
mod turn;

/// A game of Parcheesi at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Naive {
    rules: HouseRules,
    /// The players in turn order (2.3).
    sides: Vec<Side>,
    /// Whose turn it is: an index into `sides`.
    turn: usize,
    stage: Stage,
    /// The dice as thrown; zeros on the stages `Roll` and `Over`.
    thrown: (u8, u8),
    /// The dice left to play, ascending; empty on all stages but `Dice`.
    dice: Vec<u8>,
    /// Rewards held (12.1).
    twenties: u8,
    tens: u8,
    /// Doublets in a row this turn, counted to 3; not 0 exactly while a re-roll is due or at hand.
    doublets: u8,
    /// The partners of 8.6 as they stood at the throw.
    partners: Vec<Partners>,
    /// 16.11: the one capture reward of this roll has been earned.
    capture_rewarded: bool,
    /// Seats that have finished, in order.
    finished: Vec<u8>,
}

/// The house rules (part 16); each field at its default is the standard rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct HouseRules {
    five_entry_compulsory: bool,
    single_die_choice: bool,
    all_or_none: bool,
    bottoms_off: bool,
    unmoved_reroll_off: bool,
    third_doublet_penalty: bool,
    rewards_compulsory: bool,
    home_row_compulsory: bool,
    together_whole_roll: bool,
    /// 16.10; 0 is none.
    blockade_limit: u8,
    one_capture_reward: bool,
    play_on: bool,
    rewards_per_roll: bool,
}

impl HouseRules {
    /// The modern and 1975 box sheets.
    fn publisher() -> HouseRules {
        HouseRules {
            five_entry_compulsory: true,
            single_die_choice: true,
            all_or_none: true,
            third_doublet_penalty: true,
            home_row_compulsory: true,
            together_whole_roll: true,
            rewards_per_roll: true,
            ..HouseRules::default()
        }
    }

    /// The widespread web text.
    fn classic() -> HouseRules {
        HouseRules {
            five_entry_compulsory: true,
            single_die_choice: true,
            third_doublet_penalty: true,
            home_row_compulsory: true,
            together_whole_roll: true,
            blockade_limit: 3,
            ..HouseRules::default()
        }
    }
}

/// One player: a seat (1.2: Yellow 0, Blue 1, Red 2, Green 3) and four pawns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Side {
    seat: u8,
    pawns: [Pawn; 4],
}

/// A pawn; `age` is the age of the blockade it is part of (16.10), else 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Pawn {
    place: Place,
    age: u8,
}

/// Where a pawn is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    Nest,
    /// Ring space 0–67 (1.1).
    Ring(u8),
    /// Home-row space 1–7 (1.5).
    Row(u8),
    Home,
}

impl Place {
    /// On the ring or in a home row (5.1), where blockades exist (8.1).
    fn is_space(self) -> bool {
        matches!(self, Place::Ring(_) | Place::Row(_))
    }
}

/// Two pawns that formed a blockade when the dice were thrown, and where (8.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Partners {
    first: usize,
    second: usize,
    place: Place,
}

/// The stages of 3.2.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Roll,
    Dice,
    Rewards,
    Over,
}

/// Something a player can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Action {
    Roll(u8, u8),
    Leave { pawn: usize, with: With },
    Move { pawn: usize, by: By, path: Path },
    End,
}

/// How a pawn leaves the nest (4.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum With {
    Five,
    Sum,
}

/// What moves a pawn on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum By {
    Die(u8),
    Reward10,
    Reward20,
}

impl By {
    fn steps(self) -> u8 {
        match self {
            By::Die(die) => die,
            By::Reward10 => 10,
            By::Reward20 => 20,
        }
    }
}

/// Where a move ends: on the ring, or in the home row or home.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Path {
    Ring,
    Row,
}
