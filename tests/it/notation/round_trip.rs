//! What is printed is parsed as the same, and what is parsed is printed as it was.

use std::collections::BTreeSet;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use parcheesi::{
    Action, BlockadeTogether, CaptureRewards, Color, DoubletBottoms, DoubletPlay, Finish,
    FiveEntry, Game, HomeRow, HouseRules, Place, RerollUnmoved, RewardWindow, Rewards, RingSpace,
    Roll, RowSpace, Setup, SingleDie, ThirdDoublet,
};

use crate::vectors;

/// Positions that use everything the grammar has.
const POSITIONS: [&str; 19] = [
    "Y:n,n,n,n/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n Y roll",
    "Y:n,n,12,h3/G:n,n,n,20/R:n,n,n,n/B:n,n,n,n Y 3-5:35",
    "R:n,n,n,n/Y:n,n,n,n R roll rules=publisher",
    "G:0,1,66,67/B:h1,h7,*,n G roll rules=classic",
    "Y:n,n,n,n/R:n,n,n,n Y reroll d1",
    "Y:n,n,n,n/R:n,n,n,n Y reroll d3",
    "Y:5,n,n,n/G:n,n,n,n Y reroll+20+20 d1",
    "Y:5,*,*,n/G:n,n,n,n Y reroll+20+10+10 d2",
    "Y:h3,7,*,*/R:n,n,n,n Y 5-5:225+10 d1",
    "Y:5,n,n,n/G:n,n,n,n Y 2-4:+20",
    "Y:h4,h4,9,9/R:n,n,n,n Y 4-4:3344 d1 p01@h4 p23@9",
    "Y:25,5,n,n/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n Y 2-4:+20 p01@5 rules=wholeroll",
    "Y:5^3,5^3,33,n/G:n,n,n,n Y 1-3:1 rules=limit3",
    "Y:5^255,5^255,h2^10,h2^10/G:n,n,n,n Y roll rules=limit255",
    "Y:1,n,n,n/G:3,7,n,n Y 2-4:4+20 c rules=onecapture",
    "Y:*,*,*,*/G:n,n,n,n Y over w=Y",
    "R:*,n,*,*/B:*,*,*,* B over w=BR rules=playon",
    "Y:*,*,*,*/G:n,n,n,n/R:9,9,n,n/B:n,n,n,n R 1-1:11 d1 p01@9 c w=Y rules=nobottoms,onecapture,playon",
    "Y:n,n,n,n/G:n,n,n,n Y roll rules=five,choice,allornone,nobottoms,noreroll,penalty,mustreward,mustrow,wholeroll,limit12,onecapture,playon,perroll",
];

/// Texts that can be read, though no rule can produce the position.
const RAW_POSITIONS: [&str; 12] = [
    "Y:n,n,n,n Y roll",
    "Y:1,1,1,1/G:1,n^3,*^7,n B over d200",
    "Y:n,n,n,n/G:n,n,n,n Y 1-2:",
    "Y:n,n,n,n/G:n,n,n,n Y 1-2:66654321",
    "Y:n,n,n,n/G:n,n,n,n Y 1-2:5+20+20+20+20+20+20+20+20+20+20+20+20+20+10+10+10+10+10",
    "Y:n,n,n,n/G:n,n,n,n Y roll p10@n",
    "Y:n,n,n,n/G:n,n,n,n Y roll p33@* p00@h1",
    "Y:n,n,n,n/G:n,n,n,n Y roll c",
    "Y:n,n,n,n/G:n,n,n,n Y roll w=YYYYYYYY",
    "Y:n,n,n,n/G:n,n,n,n Y over",
    "Y:n,n,n,n/G:n,n,n,n Y over w=BR",
    "Y:n,n,n,n/G:n,n,n,n Y reroll+10 d255",
];

fn assert_round_trips<T>(text: &str) -> T
where
    T: FromStr<Err: Display> + Display + Debug + PartialEq,
{
    let value: T = text
        .parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(value.to_string(), text);
    assert_eq!(value.to_string().parse::<T>().ok().as_ref(), Some(&value));
    value
}

#[test]
fn positions_round_trip_as_games_and_as_setups() {
    for text in POSITIONS {
        let game: Game = assert_round_trips(text);
        let setup: Setup = assert_round_trips(text);
        assert_eq!(setup, game.to_setup(), "{text}");
    }
}

#[test]
fn positions_that_no_rule_can_produce_round_trip_as_setups_only() {
    for text in RAW_POSITIONS {
        let _: Setup = assert_round_trips(text);
        assert!(text.parse::<Game>().is_err(), "{text}");
    }
}

#[test]
fn every_position_of_the_vectors_round_trips() {
    let mut count = 0;
    for name in vectors::FILES {
        for line in vectors::lines(name) {
            for key in ["position", "next"] {
                if let Some(text) = line[key].as_str() {
                    let game: Game = assert_round_trips(text);
                    let setup: Setup = assert_round_trips(text);
                    assert_eq!(setup, game.to_setup());
                    count += 1;
                }
            }
        }
    }
    assert_eq!(count, 2 * (78 + 1163 + 2200 + 590) + 822);
}

#[test]
fn every_combination_of_house_rules_round_trips() {
    let mut texts = BTreeSet::new();
    for bits in 0_usize..1 << 12 {
        let bit = |n: usize| bits >> n & 1;
        for turns in [0, 1, 3, 42, 255] {
            let rules = HouseRules::STANDARD
                .with_five_entry(FiveEntry::ALL[bit(0)])
                .with_single_die(SingleDie::ALL[bit(1)])
                .with_doublet_play(DoubletPlay::ALL[bit(2)])
                .with_doublet_bottoms(DoubletBottoms::ALL[bit(3)])
                .with_reroll_unmoved(RerollUnmoved::ALL[bit(4)])
                .with_third_doublet(ThirdDoublet::ALL[bit(5)])
                .with_rewards(Rewards::ALL[bit(6)])
                .with_home_row(HomeRow::ALL[bit(7)])
                .with_blockade_together(BlockadeTogether::ALL[bit(8)])
                .with_blockade_limit(turns)
                .with_capture_rewards(CaptureRewards::ALL[bit(9)])
                .with_finish(Finish::ALL[bit(10)])
                .with_reward_window(RewardWindow::ALL[bit(11)]);
            let text = rules.to_string();
            assert_eq!(text.parse(), Ok(rules), "{text}");
            assert!(texts.insert(text), "two sets with one spelling: {rules}");
        }
    }
}

#[test]
fn house_rules_are_spelled_as_the_grammar_says() {
    let rules = HouseRules::STANDARD;
    let table = [
        ("standard", rules),
        ("publisher", HouseRules::PUBLISHER),
        ("classic", HouseRules::CLASSIC),
        ("five", rules.with_five_entry(FiveEntry::Compulsory)),
        ("choice", rules.with_single_die(SingleDie::Choice)),
        ("allornone", rules.with_doublet_play(DoubletPlay::AllOrNone)),
        ("nobottoms", rules.with_doublet_bottoms(DoubletBottoms::Off)),
        ("noreroll", rules.with_reroll_unmoved(RerollUnmoved::Off)),
        ("penalty", rules.with_third_doublet(ThirdDoublet::Penalty)),
        ("mustreward", rules.with_rewards(Rewards::Compulsory)),
        ("mustrow", rules.with_home_row(HomeRow::Compulsory)),
        (
            "wholeroll",
            rules.with_blockade_together(BlockadeTogether::WholeRoll),
        ),
        ("limit1", rules.with_blockade_limit(1)),
        ("limit255", rules.with_blockade_limit(255)),
        (
            "onecapture",
            rules.with_capture_rewards(CaptureRewards::OnePerRoll),
        ),
        ("playon", rules.with_finish(Finish::PlayOn)),
        ("perroll", rules.with_reward_window(RewardWindow::Roll)),
        (
            "five,choice,penalty,mustrow,wholeroll,limit4",
            HouseRules::CLASSIC.with_blockade_limit(4),
        ),
    ];
    for (text, rules) in table {
        assert_eq!(rules.to_string(), text);
        assert_eq!(text.parse(), Ok(rules));
    }
}

#[test]
fn places_colors_and_rolls_are_spelled_as_the_grammar_says() {
    let ring = RingSpace::ALL.map(|space| (space.get().to_string(), Place::Ring(space)));
    let row = RowSpace::ALL.map(|space| (format!("h{}", space.get()), Place::Row(space)));
    let others = [("n".to_owned(), Place::Nest), ("*".to_owned(), Place::Home)];
    for (text, place) in ring.into_iter().chain(row).chain(others) {
        assert_eq!(place.to_string(), text);
        assert_eq!(text.parse(), Ok(place));
    }
    for (text, color) in ["Y", "B", "R", "G"].into_iter().zip(Color::ALL) {
        assert_eq!(color.to_string(), text);
        assert_eq!(text.parse(), Ok(color));
    }
    for roll in Roll::ALL {
        let text = format!("{}-{}", roll.first().get(), roll.second().get());
        assert_eq!(roll.to_string(), text);
        assert_eq!(text.parse(), Ok(roll));
    }
}

/// Every text of up to four characters that occur in actions, and those moves that are longer.
#[test]
fn only_the_texts_of_the_109_actions_are_actions() {
    let texts: BTreeSet<String> = (0..Action::COUNT as u8)
        .map(|index| Action::from_index(index).unwrap().to_string())
        .collect();
    assert_eq!(texts.len(), Action::COUNT);
    let mut parsed = BTreeSet::new();
    let mut all = vec![String::new()];
    for _ in 0..4 {
        all = all
            .iter()
            .flat_map(|text| {
                "0123456789+-ehsnd"
                    .chars()
                    .map(move |sign| format!("{text}{sign}"))
            })
            .collect();
        parsed.extend(
            all.iter()
                .filter(|text| text.parse::<Action>().is_ok())
                .cloned(),
        );
    }
    let long = (0..10_000).map(|n| format!("{}+{}h", n / 1000, n % 1000));
    parsed.extend(long.filter(|text| text.parse::<Action>().is_ok()));
    assert_eq!(parsed, texts);
    for (index, text) in [
        "1-1", "6-6", "0e5", "0es", "3e5", "0+1", "0+1h", "2+6h", "3+20h", "end",
    ]
    .into_iter()
    .map(|text| (text.parse::<Action>().unwrap().index(), text))
    {
        assert_eq!(Action::from_index(index).unwrap().to_string(), text);
    }
}

#[test]
fn short_texts_can_be_padded() {
    let action: Action = "2+6h".parse().unwrap();
    assert_eq!(format!("{action:>6}|{action:<6}|"), "  2+6h|2+6h  |");
    let roll: Action = "3-5".parse().unwrap();
    assert_eq!(
        format!("{roll:5}|{:^5}|{:2}|", Action::End, Color::Red),
        "3-5  | end |R |"
    );
    let place: Place = "h3".parse().unwrap();
    assert_eq!(
        format!("{place:>3}{:>3}{:>3}", Place::Nest, Place::Home),
        " h3  n  *"
    );
}
