//! All ways to play the dice, and which of them are legal (rule book part 11, 16.1, 16.2, 16.3, 16.10).

use std::collections::{BTreeSet, HashMap};
use std::hash::{Hash, Hasher};

use super::{Action, By, Naive, Place, With};

/// What a play comes to: a sequence of dice actions that ends with the game won, or with no dice action left that obeys
/// parts 4 to 10 (11.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
struct Play {
    /// Pawns brought out of the nest (16.1).
    entered: u8,
    /// Dice used; a sum-of-five entry counts 2 (11.2, 11.5).
    dice: usize,
    /// Pips used; a sum-of-five entry counts 5 (11.5).
    pips: u8,
    /// Overdue blockades broken (16.10).
    broken: u8,
    /// It ends with all pawns home (11.4; 16.12: finishing counts as winning).
    wins: bool,
}

/// The plays from positions already looked at. Positions are kept whole, so this changes nothing but the time it takes.
type Known = HashMap<Naive, BTreeSet<Play>>;

/// For `Known`: only where the player's pawns are and the dice left, which is enough to tell most positions of one roll
/// apart; equality compares everything.
impl Hash for Naive {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let mut bytes: Vec<u8> = self
            .side()
            .pawns
            .iter()
            .map(|pawn| match pawn.place {
                Place::Nest => 100,
                Place::Ring(space) => space,
                Place::Row(space) => 100 + space,
                Place::Home => 108,
            })
            .collect();
        bytes.extend(&self.dice);
        state.write(&bytes);
    }
}

impl Naive {
    /// Every play from here, as what it comes to.
    fn plays(&self, known: &mut Known) -> BTreeSet<Play> {
        if let Some(plays) = known.get(self) {
            return plays.clone();
        }
        let mut plays = BTreeSet::new();
        let actions = self.single_actions();
        if self.side().all_home() {
            plays.insert(Play {
                wins: true,
                ..Play::default()
            });
        } else if actions.is_empty() {
            plays.insert(Play::default());
        } else {
            for action in actions {
                plays.extend(self.plays_beginning_with(action, known));
            }
        }
        known.insert(self.clone(), plays.clone());
        plays
    }

    /// Every play that begins with this action.
    fn plays_beginning_with(&self, action: Action, known: &mut Known) -> Vec<Play> {
        let (entered, dice, pips) = match action {
            Action::Leave {
                with: With::Five, ..
            } => (1, 1, 5),
            Action::Leave {
                with: With::Sum, ..
            } => (1, 2, 5),
            Action::Move {
                by: By::Die(die), ..
            } => (0, 1, die),
            _ => unreachable!("only dice actions"),
        };
        // 16.10: broken when a die moves one of its two pawns, even if a third pawn then fills the space.
        let broken = match action {
            Action::Move { pawn, .. } if self.is_overdue(pawn) => 1,
            _ => 0,
        };
        let rest = self.moved(action).plays(known);
        rest.into_iter()
            .map(|play| Play {
                entered: entered + play.entered,
                dice: dice + play.dice,
                pips: pips + play.pips,
                broken: broken + play.broken,
                wins: play.wins,
            })
            .collect()
    }

    /// 16.10: at the limit a blockade is overdue.
    fn is_overdue(&self, pawn: usize) -> bool {
        let limit = self.rules.blockade_limit;
        let stands = self
            .side()
            .blockades()
            .iter()
            .any(|pair| pair.first == pawn || pair.second == pawn);
        limit > 0 && stands && self.side().pawns[pawn].age >= limit
    }

    /// Did this roll give four dice (10.1)? In the middle of a roll that shows in what is left: no pawn comes back to the
    /// nest in its owner's roll, and with two dice left of a roll of two nobody has left the nest yet. With one die left
    /// the answer makes no difference to anyone.
    fn gave_four_dice(&self) -> bool {
        let doublet = self.thrown.0 == self.thrown.1;
        doublet && !self.rules.bottoms_off && self.side().none_in_nest()
    }

    /// The legal dice actions (11.5), by ascending number.
    pub(super) fn legal_dice_actions(&self) -> Vec<Action> {
        let mut known = Known::new();
        let mut plays: Vec<(Action, Play)> = Vec::new();
        for action in self.single_actions() {
            for play in self.plays_beginning_with(action, &mut known) {
                plays.push((action, play));
            }
        }
        // 16.3 all-or-none: of four dice only plays that use all that are left, or win.
        if self.rules.all_or_none && self.gave_four_dice() {
            plays.retain(|(_, play)| play.dice == self.dice.len() || play.wins);
        }
        // 11.4: a play that wins is always legal.
        let winning: Vec<Action> = plays
            .iter()
            .filter(|(_, play)| play.wins)
            .map(|(action, _)| *action)
            .collect();
        // 16.1 compulsory: the most pawns out, before the number of dice.
        if self.rules.five_entry_compulsory {
            keep_most(&mut plays, |play| usize::from(play.entered));
        }
        // 11.1: as many dice as any way does.
        keep_most(&mut plays, |play| play.dice);
        // 11.3: then the most pips; not where the single die is the player's choice (16.2).
        if !self.rules.single_die_choice {
            keep_most(&mut plays, |play| usize::from(play.pips));
        }
        // 16.10: then the most overdue blockades broken.
        keep_most(&mut plays, |play| usize::from(play.broken));
        self.single_actions()
            .into_iter()
            .filter(|action| {
                winning.contains(action) || plays.iter().any(|(best, _)| best == action)
            })
            .collect()
    }
}

/// Only those of the plays stay that have the most of something.
fn keep_most(plays: &mut Vec<(Action, Play)>, count: impl Fn(&Play) -> usize) {
    let most = plays.iter().map(|(_, play)| count(play)).max().unwrap_or(0);
    plays.retain(|(_, play)| count(play) == most);
}
