//! What plays achieve, and what is already known of that.

use super::Moment;
use crate::board::outlook::Step;

/// What a play achieves. The parts compare in this order, the first that differs decides; a part that the house rules
/// leave out of the comparison stays 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) struct Score(u32);

impl Score {
    pub(super) const NOTHING: Score = Score(0);

    /// 16.1 pawns brought out, 11.1 dice used, 11.3 pips used, 16.10 overdue blockades broken.
    pub(super) const fn new(entered: u8, dice: u8, pips: u8, broken: u8) -> Score {
        Score(u32::from_be_bytes([entered, dice, pips, broken]))
    }

    /// The score of two parts of a play together. The parts cannot carry: a roll has four dice and 14 pips at most.
    pub(super) const fn and(self, rest: Score) -> Score {
        Score(self.0 + rest.0)
    }

    pub(super) const fn parts(self) -> [u8; 4] {
        self.0.to_be_bytes()
    }

    pub(super) const fn entered(self) -> u8 {
        self.parts()[0]
    }

    pub(super) const fn dice(self) -> u8 {
        self.parts()[1]
    }
}

/// The best scores already found in one roll. The same actions in another order mostly lead to the same moment, which is
/// told by where the mover's pawns are and by the dice left.
#[derive(Default)]
pub(super) struct Seen {
    moments: [(u64, Score); Seen::MOST],
    len: usize,
}

impl Seen {
    /// Enough for most rolls; what does not fit is found again.
    pub(super) const MOST: usize = 24;

    fn key(moment: &Moment) -> u64 {
        let [a, b, c, d] = moment.outlook.pawns.map(Step::number);
        let [(_, lows), (_, highs)] = moment.dice.kinds();
        u64::from_le_bytes([a, b, c, d, lows, highs, 0, 0])
    }

    pub(super) fn score(&self, moment: &Moment) -> Option<Score> {
        let key = Seen::key(moment);
        let mut seen = self.moments.iter().take(self.len);
        seen.find(|(other, _)| *other == key)
            .map(|(_, score)| *score)
    }

    pub(super) fn note(&mut self, moment: &Moment, score: Score) {
        if let Some(slot) = self.moments.get_mut(self.len) {
            *slot = (Seen::key(moment), score);
            self.len += 1;
        }
    }
}
