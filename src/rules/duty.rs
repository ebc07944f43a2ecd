//! The duty to use the dice (rule book part 11).
//!
//! A *play* is a sequence of dice actions that ends with the game won or with no dice action left that obeys parts 4 to
//! 10 (11.5). Plays are measured by a [`Score`]; an action is legal if it begins a play with the best score, or one that wins.

use crate::action::{Action, ActionSet, LeaveWith, MoveBy};
use crate::board::outlook::{Outlook, Step};
use crate::dice::{DiceLeft, Die, Roll};
use crate::error::Reason;
use crate::player::Pawn;
use crate::rules::house_rules::{DoubletPlay, FiveEntry, HouseRules, SingleDie};
use crate::rules::leaving_the_nest;
use crate::rules::moving::{self, Reach};

/// What a play achieves. The parts compare in this order, the first that differs decides; a part that the house rules
/// leave out of the comparison stays 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Score(u32);

impl Score {
    const NOTHING: Score = Score(0);

    /// 16.1 pawns brought out, 11.1 dice used, 11.3 pips used, 16.10 overdue blockades broken.
    const fn new(entered: u8, dice: u8, pips: u8, broken: u8) -> Score {
        Score(u32::from_be_bytes([entered, dice, pips, broken]))
    }

    /// The score of two parts of a play together. The parts cannot carry: a roll has four dice and 14 pips at most.
    const fn and(self, rest: Score) -> Score {
        Score(self.0 + rest.0)
    }

    const fn parts(self) -> [u8; 4] {
        self.0.to_be_bytes()
    }

    const fn dice(self) -> u8 {
        self.parts()[1]
    }
}

/// The dice stage of one roll, as far as it decides about plays.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Duty<'a> {
    rules: &'a HouseRules,
    roll: Roll,
    /// 16.3: only plays that use all dice, or win, are legal.
    all_or_none: bool,
}

/// The present moment of a play: what the mover sees, and the dice left.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Moment {
    pub(crate) outlook: Outlook,
    pub(crate) dice: DiceLeft,
}

impl Moment {
    fn no_pawn_in_the_nest(&self) -> bool {
        self.outlook.own(Step::NEST) == 0
    }

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
        let four = roll.is_doublet()
            && rules.doublet_bottoms == crate::rules::house_rules::DoubletBottoms::On
            && moment.no_pawn_in_the_nest();
        Duty {
            rules,
            roll,
            all_or_none: four && rules.doublet_play == DoubletPlay::AllOrNone,
        }
    }

    /// Parts 4 to 10: what is left after this dice action, or what forbids it, duties apart.
    pub(crate) fn single(&self, moment: &Moment, action: Action) -> Result<Moment, Refusal> {
        match action {
            Action::LeaveNest { pawn, with } => {
                let to = match leaving_the_nest::leave(&moment.outlook, pawn) {
                    Err(moving::Obstacle::NotInTheNest) => {
                        return Err(moving::Obstacle::NotInTheNest.into());
                    }
                    other => other,
                };
                let dice = match with {
                    LeaveWith::Five if !leaving_the_nest::has_five(moment.dice) => {
                        return Err(Refusal::NoFive);
                    }
                    LeaveWith::Five => moment.dice.without(5),
                    LeaveWith::Sum if !leaving_the_nest::adds_up_to_five(self.roll) => {
                        return Err(Refusal::NoFive);
                    }
                    LeaveWith::Sum if !leaving_the_nest::has_sum(self.roll, moment.dice) => {
                        return Err(Refusal::SumAlreadyPlayed);
                    }
                    LeaveWith::Sum => DiceLeft::NONE,
                };
                Ok(Moment {
                    outlook: moment.outlook.with(pawn, to?),
                    dice,
                })
            }
            Action::Move {
                pawn,
                by: MoveBy::Die(die),
                path,
            } => {
                if moment.dice.count(die) == 0 {
                    return Err(Refusal::NotPending);
                }
                let to = moving::advance(&moment.outlook, pawn, die.get(), path)?;
                Ok(Moment {
                    outlook: moment.outlook.with(pawn, to),
                    dice: moment.dice.without(die.get()),
                })
            }
            Action::Move { .. } | Action::Roll(_) | Action::End => Err(Refusal::NotPending),
        }
    }

    /// The dice actions that obey parts 4 to 10.
    #[inline]
    fn singles(&self, moment: &Moment, reaches: &[Reach; 4]) -> ActionSet {
        let mut singles = ActionSet::EMPTY;
        let leaving = self.leaving(moment);
        for (pawn, &reach) in Pawn::ALL.into_iter().zip(reaches) {
            match (moment.outlook.pawn(pawn) == Step::NEST, leaving) {
                (true, Some(with)) => singles.insert(Action::LeaveNest { pawn, with }),
                (true, None) => {}
                (false, _) => {
                    for (number, left) in moment.dice.kinds() {
                        if let (true, Some(die)) = (left > 0, Die::new(number)) {
                            singles.insert_moves(pawn, MoveBy::Die(die), reach);
                        }
                    }
                }
            }
        }
        singles
    }

    /// What brings pawns out of the nest now (4.1), unless a blockade stands on the entry space (4.5). A roll has a die
    /// that shows five or a sum of five, never both.
    #[inline]
    fn leaving(&self, moment: &Moment) -> Option<LeaveWith> {
        let with = if leaving_the_nest::has_five(moment.dice) {
            LeaveWith::Five
        } else if leaving_the_nest::has_sum(self.roll, moment.dice) {
            LeaveWith::Sum
        } else {
            return None;
        };
        leaving_the_nest::entry_is_open(&moment.outlook).then_some(with)
    }

    /// Calls `visit` with every dice action that obeys parts 4 to 10 and what is left after it, until it returns true.
    #[inline]
    fn any_single(&self, moment: &Moment, mut visit: impl FnMut(Action, &Moment) -> bool) -> bool {
        let singles = self.singles(moment, &reaches(moment));
        singles.iter().any(|action| {
            self.single(moment, action)
                .is_ok_and(|after| visit(action, &after))
        })
    }

    /// What one action of a play achieves.
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

    /// No play from here achieves more than this.
    fn bound(&self, moment: &Moment) -> Score {
        let entered = match self.rules.five_entry {
            FiveEntry::Optional => 0,
            FiveEntry::Compulsory if leaving_the_nest::entry_is_walled(&moment.outlook) => 0,
            FiveEntry::Compulsory => {
                let fives = moment.dice.count(Die::FIVE);
                let sum = u8::from(leaving_the_nest::has_sum(self.roll, moment.dice));
                (fives + sum).min(moment.outlook.own(Step::NEST))
            }
        };
        let pips = if self.rules.single_die == SingleDie::Higher {
            moment.dice.pips()
        } else {
            0
        };
        Score::new(
            entered,
            moment.dice.len(),
            pips,
            moment.outlook.overdue.count_ones() as u8 / 2,
        )
    }

    /// 11.5: the best score of the plays from here.
    fn best(&self, moment: &Moment) -> Score {
        let bound = self.bound(moment);
        let mut best = Score::NOTHING;
        if moment.dice.len() > 0 && !moment.is_won() {
            self.any_single(moment, |action, after| {
                best = best.max(self.gain(moment, action, after).and(self.best(after)));
                best == bound
            });
        }
        best
    }

    /// 11.4: whether a play from here wins.
    fn wins(&self, moment: &Moment) -> bool {
        if moment.is_won() {
            return true;
        }
        let to_go: u8 = moment
            .outlook
            .pawns
            .iter()
            .map(|step| step.to_go())
            .fold(0, u8::saturating_add);
        to_go <= moment.dice.pips() && self.any_single(moment, |_, after| self.wins(after))
    }

    /// 11.5: the legal actions of the dice stage; none if the dice left are forfeited (11.6, 16.3).
    pub(crate) fn legal(&self, moment: &Moment) -> ActionSet {
        let reaches = reaches(moment);
        let singles = self.singles(moment, &reaches);
        if singles.is_empty() {
            return singles;
        }
        let bound = self.bound(moment);
        let mut legal = self.surely_best(moment, &reaches, bound);
        let mut best = if legal.is_empty() {
            Score::NOTHING
        } else {
            bound
        };
        let mut winning = ActionSet::EMPTY;
        if legal != singles {
            self.each(moment, singles.without(legal), |action, after| {
                let score = self.gain(moment, action, after).and(self.best(after));
                if score > best {
                    (best, legal) = (score, ActionSet::EMPTY);
                }
                if score == best {
                    legal.insert(action);
                }
            });
            if could_win(moment) {
                self.each(moment, singles, |action, after| {
                    if self.wins(after) {
                        winning.insert(action);
                    }
                });
            }
        }
        if self.all_or_none && best.dice() < moment.dice.len() {
            winning
        } else {
            legal.union(winning)
        }
    }

    fn each(&self, moment: &Moment, actions: ActionSet, mut visit: impl FnMut(Action, &Moment)) {
        for action in actions.iter() {
            if let Ok(after) = self.single(moment, action) {
                visit(action, &after);
            }
        }
    }

    /// Those of the single actions that begin a play which achieves the bound, as far as can be told at a glance.
    ///
    /// The last die or dice achieve it by themselves. Otherwise it is enough that another pawn, a *soloist*, can use all
    /// the dice that the action leaves: whatever it could do before the action it can do after it, because
    /// - the space that the acting pawn leaves can only be more open than before;
    /// - on the space that it reaches no pawn of its own stood, so no blockade is formed, and the soloist may pass and
    ///   land there; an opposing pawn that is captured there only makes way;
    /// - the soloist's partner (8.6) is not the acting pawn, so what is forbidden to it stays the same.
    #[inline]
    fn surely_best(&self, moment: &Moment, reaches: &[Reach; 4], bound: Score) -> ActionSet {
        let outlook = &moment.outlook;
        let mut sure = ActionSet::EMPTY;
        let [entered, _, _, broken] = bound.parts();
        if broken > 0 || entered > 1 {
            return sure;
        }
        let left = moment.dice.len();
        let soloists = moment
            .dice
            .kinds()
            .map(|(number, count)| match (left, count) {
                (1, _) | (_, 0) => 0,
                _ => self.soloists(moment, reaches, moment.dice.without(number)),
            });
        for pawn in Pawn::ALL {
            let others = !(1 << pawn.get()) & !partner_of(outlook, pawn);
            if outlook.pawn(pawn) == Step::NEST {
                match self.leaving(moment) {
                    Some(LeaveWith::Sum) => sure.insert(Action::LeaveNest {
                        pawn,
                        with: LeaveWith::Sum,
                    }),
                    Some(with @ LeaveWith::Five) => {
                        let rest = soloists[moment.dice.kind_of(5)] & others;
                        if left == 1 || (rest != 0 && outlook.own(Step::ENTRY) == 0) {
                            sure.insert(Action::LeaveNest { pawn, with });
                        }
                    }
                    None => {}
                }
            } else if entered == 0 {
                for (kind, (number, count)) in moment.dice.kinds().into_iter().enumerate() {
                    let Some(die) = Die::new(number) else {
                        continue;
                    };
                    if count > 0 && (left == 1 || soloists[kind] & others != 0) {
                        let mut paths = reaches[pawn.index()];
                        if left > 1 {
                            paths = paths.where_none_stands(outlook, pawn, number);
                        }
                        sure.insert_moves(pawn, MoveBy::Die(die), paths);
                    }
                }
            }
        }
        sure
    }

    /// The pawns, a bit each, that can use all these dice alone as things stand.
    #[inline]
    fn soloists(&self, moment: &Moment, reaches: &[Reach; 4], dice: DiceLeft) -> u8 {
        let mut soloists = 0;
        for (pawn, reach) in Pawn::ALL.into_iter().zip(reaches) {
            let from = moment.outlook.pawn(pawn);
            let able = if from == Step::NEST {
                dice.len() == 1
                    && leaving_the_nest::has_five(dice)
                    && leaving_the_nest::entry_is_open(&moment.outlook)
            } else {
                reach.lanes(from).into_iter().any(|lane| dice.fit(lane))
            };
            soloists |= u8::from(able) << pawn.get();
        }
        soloists
    }

    /// Whether a dice action that obeys parts 4 to 10 obeys the duties too; if not, the first that it breaks (15.1).
    ///
    /// `after` is what the action leaves.
    pub(crate) fn permits(
        &self,
        moment: &Moment,
        action: Action,
        after: &Moment,
    ) -> Result<(), Reason> {
        let legal = self.legal(moment);
        if legal.contains(action) {
            return Ok(());
        }
        // Where a legal play is best, and not only one that wins, it shows what the action falls short of.
        let score_of =
            |action, after: &Moment| self.gain(moment, action, after).and(self.best(after));
        let mut best = (Score::NOTHING, action);
        self.any_single(moment, |other, after| {
            if legal.contains(other) && score_of(other, after) > best.0 {
                best = (score_of(other, after), other);
            }
            false
        });
        let (best, better) = best;
        let ([entered, dice, pips, _], [most, most_dice, most_pips, _]) =
            (score_of(action, after).parts(), best.parts());
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

/// How far each pawn can move.
#[inline]
fn reaches(moment: &Moment) -> [Reach; 4] {
    Pawn::ALL.map(|pawn| moving::reach(&moment.outlook, pawn))
}

/// The bit of the pawn's partner at the throw (8.6), its own included; none where it has no partner.
#[inline]
fn partner_of(outlook: &Outlook, pawn: Pawn) -> u8 {
    let stood = outlook.partners[pawn.index()];
    if stood == Step::NEST {
        return 0;
    }
    Pawn::ALL
        .into_iter()
        .map(|other| u8::from(outlook.partners[other.index()] == stood) << other.get())
        .sum()
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
