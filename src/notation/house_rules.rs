//! House rules as text: a named rule set, or the options that differ from standard.

use core::fmt;
use core::str::FromStr;

use super::error::{Fault, ParseHouseRulesError};
use super::reader::{Faulty, Reader, whole};
use crate::rules::house_rules::{
    BlockadeTogether, CaptureRewards, DoubletBottoms, DoubletPlay, Finish, FiveEntry, HomeRow,
    HouseRules, RerollUnmoved, RewardWindow, Rewards, SingleDie, ThirdDoublet,
};

/// The named rule sets.
const NAMED: [(&str, HouseRules); 3] = [
    ("standard", HouseRules::STANDARD),
    ("publisher", HouseRules::PUBLISHER),
    ("classic", HouseRules::CLASSIC),
];

/// A number of the grammar, as errors call it.
pub(super) const NUMBER: &str = "a number from 1 to 255";

/// The word of an option and these rules with the option on; `limit` alone is followed by a number.
type Word = (&'static str, fn(HouseRules, u8) -> HouseRules);

/// 16.1 to 16.13 in order.
const OPTIONS: [Word; 13] = [
    ("five", |rules, _| {
        rules.with_five_entry(FiveEntry::Compulsory)
    }),
    ("choice", |rules, _| {
        rules.with_single_die(SingleDie::Choice)
    }),
    ("allornone", |rules, _| {
        rules.with_doublet_play(DoubletPlay::AllOrNone)
    }),
    ("nobottoms", |rules, _| {
        rules.with_doublet_bottoms(DoubletBottoms::Off)
    }),
    ("noreroll", |rules, _| {
        rules.with_reroll_unmoved(RerollUnmoved::Off)
    }),
    ("penalty", |rules, _| {
        rules.with_third_doublet(ThirdDoublet::Penalty)
    }),
    ("mustreward", |rules, _| {
        rules.with_rewards(Rewards::Compulsory)
    }),
    ("mustrow", |rules, _| {
        rules.with_home_row(HomeRow::Compulsory)
    }),
    ("wholeroll", |rules, _| {
        rules.with_blockade_together(BlockadeTogether::WholeRoll)
    }),
    ("limit", HouseRules::with_blockade_limit),
    ("onecapture", |rules, _| {
        rules.with_capture_rewards(CaptureRewards::OnePerRoll)
    }),
    ("playon", |rules, _| rules.with_finish(Finish::PlayOn)),
    ("perroll", |rules, _| {
        rules.with_reward_window(RewardWindow::Roll)
    }),
];

/// `standard`, `publisher`, `classic`, or the options that differ from standard: `five,limit3`.
impl fmt::Display for HouseRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((name, _)) = NAMED.iter().find(|(_, rules)| rules == self) {
            return f.write_str(name);
        }
        let turns = self.blockade_limit.map_or(0, core::num::NonZeroU8::get);
        let mut separator = "";
        for (word, with) in OPTIONS {
            // An option is on where switching it on changes nothing; a limit of 0 is none.
            if with(*self, turns) != *self || (word == "limit" && turns == 0) {
                continue;
            }
            write!(f, "{separator}{word}")?;
            if word == "limit" {
                write!(f, "{turns}")?;
            }
            separator = ",";
        }
        Ok(())
    }
}

impl FromStr for HouseRules {
    type Err = ParseHouseRulesError;

    /// The house rules with this text: `standard`, `publisher`, `classic`, or the options that differ from standard in
    /// the order of the rule book, such as `five,limit3`.
    fn from_str(text: &str) -> Result<HouseRules, ParseHouseRulesError> {
        whole(text, house_rules).map_err(|(at, reason)| ParseHouseRulesError::new(at, reason))
    }
}

/// House rules, up to a space or the end of the text.
pub(super) fn house_rules(reader: &mut Reader<'_>) -> Faulty<HouseRules> {
    for (name, rules) in NAMED {
        if reader.eat(name) {
            return if reader.at_token_end() {
                Ok(rules)
            } else {
                reader.fail("the end")
            };
        }
    }
    let start = reader.at();
    let mut rules = HouseRules::STANDARD;
    let mut next = 0;
    loop {
        let at = reader.at();
        let (place, with) = option(reader)?;
        if place < next {
            return Err((at, Fault::OptionOrder));
        }
        rules = with(rules);
        next = place + 1;
        if reader.at_token_end() {
            break;
        }
        reader.expect(",", "\",\" or the end")?;
    }
    match NAMED.iter().find(|(_, named)| *named == rules) {
        Some(&(name, _)) => Err((start, Fault::NamedRuleSet { name })),
        None => Ok(rules),
    }
}

/// One option: its place in the list, and what it does.
fn option(reader: &mut Reader<'_>) -> Faulty<(usize, impl Fn(HouseRules) -> HouseRules + use<>)> {
    for (place, (word, with)) in OPTIONS.into_iter().enumerate() {
        if reader.eat(word) {
            let turns = if word == "limit" {
                reader.number(1..=u8::MAX, NUMBER)?
            } else {
                0
            };
            return Ok((place, move |rules| with(rules, turns)));
        }
    }
    reader.fail("a house rule (such as five, limit3 or perroll)")
}
