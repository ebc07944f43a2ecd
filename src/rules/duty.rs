//! The duty to use the dice (rule book part 11).
//!
//! The rules: [part 11](crate::rulebook#11-the-duty-to-use-the-dice).
//!
//! A *play* is a sequence of dice actions that ends with the game won or with no dice action left that obeys parts 4 to
//! 10 (11.5). Plays are measured by a [`Score`]; an action is legal if it begins a play with the best score, or one that wins.

use crate::action::{Action, ActionSet, LeaveWith, MoveBy};
use crate::board::outlook::{Outlook, Step};
use crate::dice::{DiceLeft, Die, Roll};
use crate::error::Reason;
use crate::rules::house_rules::{DoubletBottoms, DoubletPlay, FiveEntry, HouseRules, SingleDie};
use crate::rules::{home_row, leaving_the_nest, moving};

mod glance;
pub(crate) mod plain;
mod score;
#[cfg(test)]
mod tests;

use glance::{Glance, Told};
use score::{Score, Seen};

/// The dice stage of one roll, as far as it decides about plays.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Duty<'a> {
    rules: &'a HouseRules,
    roll: Roll,
    /// 16.3: only plays that use all dice, or win, are legal.
    all_or_none: bool,
}

/// Single actions, weighed.
struct Weighed {
    /// The legal ones.
    legal: ActionSet,
    /// What the best plays achieve.
    best: Score,
    /// Those that begin such a play.
    reaching: ActionSet,
}

/// The present moment of a play: what the mover sees, and the dice left.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Moment {
    pub(crate) outlook: Outlook,
    pub(crate) dice: DiceLeft,
}

impl Moment {
    /// 14.1: the mover has won.
    fn is_won(&self) -> bool {
        self.outlook.pawns == [Step::HOME; 4]
    }
}

impl<'a> Duty<'a> {
    /// The duty in this roll, judged afresh at each step (11.5).
    ///
    /// A doublet gave four dice (16.3) if no pawn is in the nest: during a roll pawns only leave the nest, and where
    /// only two were given and the last pawn has left it, at most one die remains, for which using all of what is left
    /// and using the most is the same.
    pub(crate) fn new(rules: &'a HouseRules, roll: Roll, moment: &Moment) -> Duty<'a> {
        let all_or_none = rules.doublet_play == DoubletPlay::AllOrNone
            && rules.doublet_bottoms == DoubletBottoms::On
            && roll.is_doublet()
            && moment.outlook.own(Step::NEST) == 0;
        Duty {
            rules,
            roll,
            all_or_none,
        }
    }

    /// Parts 4 to 10: what forbids this dice action, duties apart.
    pub(crate) fn single(&self, moment: &Moment, action: Action) -> Result<(), Refusal> {
        match action {
            Action::LeaveNest { pawn, with } => {
                let left = leaving_the_nest::leave(&moment.outlook, pawn);
                if left == Err(moving::Obstacle::NotInTheNest) {
                    return Err(moving::Obstacle::NotInTheNest.into());
                }
                match with {
                    LeaveWith::Five if !leaving_the_nest::has_five(moment.dice) => {
                        return Err(Refusal::NoFive);
                    }
                    LeaveWith::Sum if !leaving_the_nest::adds_up_to_five(self.roll) => {
                        return Err(Refusal::NoFive);
                    }
                    LeaveWith::Sum if !leaving_the_nest::has_sum(self.roll, moment.dice) => {
                        return Err(Refusal::SumAlreadyPlayed);
                    }
                    LeaveWith::Five | LeaveWith::Sum => {}
                }
                left?;
                Ok(())
            }
            Action::Move {
                pawn,
                by: MoveBy::Die(die),
                path,
            } => {
                if moment.dice.count(die) == 0 {
                    return Err(Refusal::NotPending);
                }
                moving::advance(&moment.outlook, pawn, die.get(), path)?;
                Ok(())
            }
            Action::Move { .. } | Action::Roll(_) | Action::End => Err(Refusal::NotPending),
        }
    }

    /// What is left after a dice action that is known to obey parts 4 to 10.
    #[inline]
    fn after(moment: &Moment, action: Action) -> Moment {
        let (pawn, to, dice) = match action {
            Action::LeaveNest {
                pawn,
                with: LeaveWith::Five,
            } => (pawn, Step::ENTRY, moment.dice.without(5)),
            Action::LeaveNest {
                pawn,
                with: LeaveWith::Sum,
            } => (pawn, Step::ENTRY, DiceLeft::NONE),
            Action::Move { pawn, by, path } => {
                let from = moment.outlook.pawn(pawn);
                let to = home_row::landing(from, by.spaces(), path);
                (pawn, to, moment.dice.without(by.spaces()))
            }
            Action::Roll(_) | Action::End => return *moment,
        };
        Moment {
            outlook: moment.outlook.with(pawn, to),
            dice,
        }
    }

    /// Calls `visit` with each of these actions, which obey parts 4 to 10, and with what is left after it, until it
    /// returns true.
    #[inline]
    fn any(
        moment: &Moment,
        actions: ActionSet,
        mut visit: impl FnMut(Action, &Moment) -> bool,
    ) -> bool {
        actions
            .iter()
            .any(|action| visit(action, &Duty::after(moment, action)))
    }

    /// 11.2, 11.3, 16.2: what one action of a play achieves. The sum of five is two dice with five pips.
    fn gain(&self, before: &Moment, action: Action, after: &Moment) -> Score {
        let entered = matches!(action, Action::LeaveNest { .. })
            && self.rules.five_entry == FiveEntry::Compulsory;
        let dice = before.dice.len() - after.dice.len();
        let pips = if self.rules.single_die == SingleDie::Higher {
            before.dice.pips() - after.dice.pips()
        } else {
            0
        };
        let broken = before.outlook.overdue != after.outlook.overdue;
        Score::new(u8::from(entered), dice, pips, u8::from(broken))
    }

    /// 16.1: no play from here brings out more pawns than this; 0 where it does not count.
    #[inline]
    fn could_enter(&self, moment: &Moment) -> u8 {
        if self.rules.five_entry == FiveEntry::Optional {
            return 0;
        }
        let sum = u8::from(leaving_the_nest::has_sum(self.roll, moment.dice));
        let fives = moment.dice.count(Die::FIVE) + sum;
        if fives == 0 || leaving_the_nest::entry_is_walled(&moment.outlook) {
            return 0;
        }
        fives.min(moment.outlook.own(Step::NEST))
    }

    /// No play from here achieves more than this.
    fn bound(&self, moment: &Moment) -> Score {
        let dice = moment.dice.len();
        let pips = if self.rules.single_die == SingleDie::Higher {
            moment.dice.pips()
        } else {
            0
        };
        // A die breaks one blockade at most.
        let broken = (moment.outlook.overdue.count_ones() as u8 / 2).min(dice);
        Score::new(self.could_enter(moment), dice, pips, broken)
    }

    /// 11.5: the best score of the plays from here.
    fn best(&self, moment: &Moment, seen: &mut Seen) -> Score {
        if moment.dice.len() == 0 || moment.is_won() {
            return Score::NOTHING;
        }
        if let Some(score) = seen.score(moment) {
            return score;
        }
        let bound = self.bound(moment);
        let told = Glance::new(self, moment).told(bound.entered());
        if !told.best.is_empty() {
            seen.note(moment, bound);
            return bound;
        }
        let mut best = Score::NOTHING;
        Duty::any(moment, told.open, |action, after| {
            best = best.max(self.gain(moment, action, after).and(self.best(after, seen)));
            best == bound
        });
        seen.note(moment, best);
        best
    }

    /// 11.4: whether a play from here wins.
    fn wins(&self, moment: &Moment) -> bool {
        moment.is_won()
            || could_win(moment)
                && Duty::any(moment, Glance::new(self, moment).singles(), |_, after| {
                    self.wins(after)
                })
    }

    /// 9.3, 11.1, 11.5, 16.3: the legal actions of the dice stage; none if the dice left are forfeited (11.6).
    pub(crate) fn legal(&self, moment: &Moment) -> ActionSet {
        self.weighed(moment).legal
    }

    /// Whether any action is legal: the first single one is enough, unless all dice or none are to be used (16.3).
    pub(crate) fn leaves_a_choice(&self, moment: &Moment) -> bool {
        if self.all_or_none {
            return !self.legal(moment).is_empty();
        }
        !Glance::new(self, moment).singles().is_empty()
    }

    /// The single actions, weighed by what the plays achieve that they begin.
    fn weighed(&self, moment: &Moment) -> Weighed {
        let glance = Glance::new(self, moment);
        let singles = glance.singles();
        let bound = self.bound(moment);
        let enter = bound.entered();
        let nothing_else_counts = enter == 0 && moment.outlook.overdue == 0;
        let told = if singles.is_empty() || nothing_else_counts && glance.all_use_several() {
            Told::all(singles)
        } else {
            glance.told(enter)
        };
        let mut weighed = Weighed {
            legal: told.best,
            best: bound,
            reaching: told.best,
        };
        if !told.open.is_empty() {
            self.weigh(moment, singles, told, &mut weighed);
        }
        weighed
    }

    /// The same, where a glance does not tell all.
    #[inline(never)]
    fn weigh(&self, moment: &Moment, singles: ActionSet, told: Told, weighed: &mut Weighed) {
        let Weighed {
            legal,
            best,
            reaching,
        } = weighed;
        if reaching.is_empty() {
            *best = Score::NOTHING;
        }
        let mut seen = Seen::default();
        Duty::any(moment, told.open, |action, after| {
            let score = self
                .gain(moment, action, after)
                .and(self.best(after, &mut seen));
            if score > *best {
                (*best, *reaching) = (score, ActionSet::EMPTY);
            }
            if score == *best {
                reaching.insert(action);
            }
            false
        });
        *legal = if self.all_or_none && best.dice() < moment.dice.len() {
            ActionSet::EMPTY
        } else {
            *reaching
        };
        if could_win(moment) {
            Duty::any(moment, singles, |action, after| {
                if self.wins(after) {
                    legal.insert(action);
                }
                false
            });
        }
    }

    /// Whether a dice action that obeys parts 4 to 10 obeys the duties too; if not, the first that it breaks (15.1).
    pub(crate) fn permits(&self, moment: &Moment, action: Action) -> Result<(), Reason> {
        let Weighed {
            legal,
            best,
            reaching,
        } = self.weighed(moment);
        if legal.contains(action) {
            return Ok(());
        }
        let mut seen = Seen::default();
        let mut score_of = |action, after: &Moment| {
            self.gain(moment, action, after)
                .and(self.best(after, &mut seen))
        };
        let (mut best, mut better) = (best, reaching.first().unwrap_or(action));
        if !legal.contains(better) {
            // 16.3: only actions that win are legal. The best of them shows what the action falls short of.
            best = Score::NOTHING;
            Duty::any(moment, legal, |other, after| {
                let score = score_of(other, after);
                if score > best {
                    (best, better) = (score, other);
                }
                false
            });
        }
        let ([entered, dice, pips, _], [most, most_dice, most_pips, _]) = (
            score_of(action, &Duty::after(moment, action)).parts(),
            best.parts(),
        );
        Err(match () {
            () if self.all_or_none && best.dice() < moment.dice.len() => {
                Reason::NotAllDice { better }
            }
            () if dice < most_dice => Reason::FewerDice { better },
            () if dice == most_dice && pips < most_pips => Reason::FewerPips { better },
            () if entered < most => Reason::FewerEntries { better },
            () => Reason::BlockadeOverdue { better },
        })
    }
}

/// 14.1: whether the dice left are enough to bring all pawns home; a pawn in the nest needs more than any roll has.
#[inline]
fn could_win(moment: &Moment) -> bool {
    let to_go = moment
        .outlook
        .pawns
        .iter()
        .map(|step| u16::from(step.to_go()));
    to_go.sum::<u16>() <= u16::from(moment.dice.pips())
}

/// Why parts 4 to 10 forbid a dice action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// 3.3: no such die is left.
    NotPending,
    /// 4.1
    NoFive,
    /// 4.2
    SumAlreadyPlayed,
    /// Something stands in the way.
    Obstacle(moving::Obstacle),
}

impl From<moving::Obstacle> for Refusal {
    fn from(obstacle: moving::Obstacle) -> Refusal {
        Refusal::Obstacle(obstacle)
    }
}
