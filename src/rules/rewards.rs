//! Rewards (rule book part 12).

use crate::action::{Action, ActionSet, MoveBy, Path};
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

/// 12.2, 12.5: the ways to take one of the rewards held.
pub(crate) fn takings(outlook: &Outlook, held: Held) -> ActionSet {
    let mut takings = ActionSet::EMPTY;
    for by in [MoveBy::Reward10, MoveBy::Reward20] {
        if held.count(by) > 0 {
            for pawn in Pawn::ALL {
                for path in [Path::Ring, Path::Row] {
                    if moving::advance(outlook, pawn, by.spaces(), path).is_ok() {
                        takings.insert(Action::Move { pawn, by, path });
                    }
                }
            }
        }
    }
    takings
}

/// 13.2, 16.7: whether the player may end the stage while a reward can be used.
pub(crate) fn may_be_declined(rules: &HouseRules) -> bool {
    rules.rewards == Rewards::Optional
}
