//! House rules (rule book part 16): each option, its values, its default, and how options meet.

mod blockade_limit;
mod dice;
mod pawns;
mod rewards;

use super::turn::random_game;
use parcheesi::{
    BlockadeTogether, DoubletPlay, FiveEntry, HomeRow, HouseRules, RewardWindow, SingleDie,
    ThirdDoublet,
};

/// Every option as written in position text, in the order of the rule book.
pub(crate) const OPTIONS: [&str; 13] = [
    "five",
    "choice",
    "allornone",
    "nobottoms",
    "noreroll",
    "penalty",
    "mustreward",
    "mustrow",
    "wholeroll",
    "limit3",
    "onecapture",
    "playon",
    "perroll",
];

#[test]
fn options_combine_freely() {
    for (i, first) in OPTIONS.iter().enumerate() {
        for second in &OPTIONS[i + 1..] {
            let rules: HouseRules = format!("{first},{second}").parse().expect("two options");
            let mut rolls = 0;
            random_game(rules, i as u64, |game| rolls += u32::from(game.is_chance()));
            assert!(rolls > 20, "{rules}");
        }
    }
}

#[test]
fn the_named_rule_sets() {
    let both = HouseRules::default()
        .with_five_entry(FiveEntry::Compulsory)
        .with_single_die(SingleDie::Choice)
        .with_third_doublet(ThirdDoublet::Penalty)
        .with_home_row(HomeRow::Compulsory)
        .with_blockade_together(BlockadeTogether::WholeRoll);
    assert_eq!(HouseRules::STANDARD, HouseRules::default());
    assert_eq!(HouseRules::CLASSIC, both.with_blockade_limit(3));
    assert_eq!(
        HouseRules::PUBLISHER,
        both.with_doublet_play(DoubletPlay::AllOrNone)
            .with_reward_window(RewardWindow::Roll)
    );
}

#[test]
fn the_default_is_every_first_value() {
    assert_eq!("standard".parse(), Ok(HouseRules::default()));
    assert_eq!(HouseRules::default().blockade_limit, None);
    for option in OPTIONS {
        let rules: HouseRules = option.parse().expect("an option");
        assert_ne!(rules, HouseRules::STANDARD, "{option}");
        assert_eq!(rules.to_string(), option);
    }
}
