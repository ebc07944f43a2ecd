//! Rewards (rule book part 12).
//!
//! The rules: [part 12](crate::rulebook#12-rewards).

use crate::action::{Action, ActionSet, MoveBy};
use crate::board::outlook::Outlook;
use crate::player::Pawn;
use crate::rules::house_rules::{HouseRules, Rewards};
use crate::rules::moving;

/// The rewards a player holds (12.1): at most as many twenties as opposing pawns in their nests and as many tens as own
/// pawns at home.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Held {
    pub(crate) twenties: u8,
    pub(crate) tens: u8,
}

impl Held {
    pub(crate) const NONE: Held = Held {
        twenties: 0,
        tens: 0,
    };

    pub(crate) const fn count(self, by: MoveBy) -> u8 {
        match by {
            MoveBy::Reward20 => self.twenties,
            MoveBy::Reward10 => self.tens,
            MoveBy::Die(_) => 0,
        }
    }
}

/// 4.8, 12.2, 12.5: the ways to take one of the rewards held: a move of its length by one pawn on the way.
pub(crate) fn takings(outlook: &Outlook, held: Held) -> ActionSet {
    let mut wanted = if held.tens > 0 { 0x3000 } else { 0 };
    if held.twenties > 0 {
        wanted |= 0xC000;
    }
    let mut moves = 0;
    for pawn in Pawn::ALL {
        let reach = moving::reach(outlook, pawn.index());
        moves |= u64::from(reach.by_rewards() & wanted) << (16 * pawn.get());
    }
    ActionSet::of_pawns(0, moves)
}

/// 13.2, 16.7: the end of the stage while a reward can be used, where rewards may be declined.
pub(crate) fn declining(rules: &HouseRules) -> ActionSet {
    match rules.rewards {
        Rewards::Optional => ActionSet::of(Action::End),
        Rewards::Compulsory => ActionSet::EMPTY,
    }
}
