//! Whatever text comes, it is refused or printed back as it was: by random changes, random setups and huge texts.

use parcheesi::notation::{Fault, Record};
use parcheesi::{
    Action, Color, Dice, Die, Game, HouseRules, Partners, Pawn, Place, RingSpace, Roll, RowSpace,
    Setup, Stage,
};
use proptest::prelude::*;
use proptest::sample::{select, subsequence};

/// Texts to start from.
const TEXTS: [&str; 6] = [
    "Y:n,n,12,h3/G:n,n,n,20/R:n,n,n,n/B:n,n,n,n Y 3-5:35",
    "Y:5^3,5^3,33,n/G:n,n,n,n Y 1-3:1 rules=limit3",
    "Y:h4,h4,9,9/R:n,n,n,n Y 4-4:3344 d1 p01@h4 p23@9",
    "Y:*,*,*,*/G:n,n,n,n/R:9,9,n,n/B:n,n,n,n R 1-1:11+20 d1 p01@9 c w=Y rules=nobottoms,onecapture,playon",
    "Y:5,*,*,n/G:n,n,n,n Y reroll+20+10+10 d2",
    "R:*,n,*,*/B:*,*,*,* B over w=BR rules=five,choice,penalty,mustrow,wholeroll,limit13,perroll",
];

/// Characters and words to change them with.
const PIECES: [&str; 40] = [
    "Y",
    "G",
    "R",
    "B",
    ":",
    ",",
    "/",
    " ",
    "n",
    "h",
    "*",
    "0",
    "1",
    "2",
    "5",
    "6",
    "7",
    "9",
    "^",
    "-",
    "+",
    "+20",
    "+10",
    "d1",
    "d",
    "p01@5",
    "@",
    "c",
    "w=",
    "w=Y",
    "rules=",
    "rules=classic",
    "five",
    "roll",
    "re",
    "over",
    "\0",
    "é",
    "\n",
    "#",
];

fn changed() -> impl Strategy<Value = String> {
    let change = (
        any::<prop::sample::Index>(),
        0_usize..4,
        select(&PIECES[..]),
    );
    (select(&TEXTS[..]), prop::collection::vec(change, 1..4)).prop_map(|(text, changes)| {
        let mut signs: Vec<char> = text.chars().collect();
        for (index, removed, piece) in changes {
            let from = index.index(signs.len() + 1);
            let to = (from + removed).min(signs.len());
            signs.splice(from..to, piece.chars());
        }
        signs.into_iter().collect()
    })
}

fn place() -> impl Strategy<Value = Place> {
    prop_oneof![
        2 => Just(Place::Nest),
        4 => (0_usize..68).prop_map(|n| Place::Ring(RingSpace::ALL[n])),
        1 => (0_usize..7).prop_map(|n| Place::Row(RowSpace::ALL[n])),
        1 => Just(Place::Home),
    ]
}

fn partners() -> impl Strategy<Value = Partners> {
    (0_usize..4, 0_usize..4, place()).prop_map(|(one, other, place)| Partners {
        pawns: [Pawn::ALL[one], Pawn::ALL[other]],
        place,
    })
}

/// Setups that the grammar can spell, hardly ever a valid position.
fn spelled_setup() -> impl Strategy<Value = Setup> {
    let colors = subsequence(Color::ALL.to_vec(), 1..=4).prop_shuffle();
    let board = prop::array::uniform4(prop::array::uniform4((
        place(),
        prop_oneof![3 => Just(0_u8), 1 => any::<u8>()],
    )));
    let stage = (
        0_usize..4,
        0_usize..36,
        prop::collection::vec(0_usize..6, 1..9),
    );
    let rewards = (0_u8..5, 0_u8..5);
    let extras = (
        0_u8..5,
        prop::collection::vec(partners(), 0..3),
        any::<bool>(),
    );
    let finished = prop::collection::vec(select(&Color::ALL[..]), 0..9);
    let rules = (any::<bool>(), any::<u8>());
    (
        colors,
        select(&Color::ALL[..]),
        board,
        stage,
        rewards,
        extras,
        (finished, rules),
    )
        .prop_map(
            |(
                colors,
                player,
                board,
                (stage, roll, dice),
                (twenties, tens),
                (doublets, pairs, captured),
                rest,
            )| {
                let (finished, (classic, limit)) = rest;
                let rules = if classic {
                    HouseRules::CLASSIC
                } else {
                    HouseRules::STANDARD
                };
                let mut setup = Setup::new(rules.with_blockade_limit(limit), &colors);
                setup.player = player;
                for color in colors {
                    setup.places[color.seat() as usize] =
                        board[color.seat() as usize].map(|(place, _)| place);
                    setup.ages[color.seat() as usize] =
                        board[color.seat() as usize].map(|(_, age)| age);
                }
                setup.stage = [Stage::Roll, Stage::Dice, Stage::Rewards, Stage::Over][stage];
                let thrown = matches!(setup.stage, Stage::Dice | Stage::Rewards);
                setup.doublets = doublets;
                if thrown {
                    setup.roll = Some(Roll::ALL[roll]);
                }
                if setup.stage == Stage::Dice {
                    let dice: Vec<Die> = dice.into_iter().map(|n| Die::ALL[n]).collect();
                    setup.dice = Dice::from_slice(&dice).unwrap();
                }
                if thrown || setup.stage == Stage::Roll && doublets > 0 {
                    (setup.twenties, setup.tens) = (twenties, tens);
                }
                setup.partners = [pairs.first().copied(), pairs.get(1).copied()];
                setup.capture_rewarded = captured;
                setup.finished = parcheesi::Colors::from_slice(&finished).unwrap();
                setup
            },
        )
}

proptest! {
    #[test]
    fn a_changed_text_is_refused_or_printed_back(text in changed()) {
        match text.parse::<Setup>() {
            Ok(setup) => prop_assert_eq!(setup.to_string(), &text[..]),
            Err(error) => {
                prop_assert!(error.at() <= text.len(), "{}", error);
                prop_assert!(text.is_char_boundary(error.at()), "{}", error);
                prop_assert_ne!(error.reason(), Fault::NotCanonical, "{} has no reason of its own", text);
            }
        }
        match text.parse::<Game>() {
            Ok(game) => prop_assert_eq!(game.to_string(), &text[..]),
            Err(error) => prop_assert!(error.at() <= text.len(), "{}", error),
        }
    }

    #[test]
    fn any_text_is_refused_or_printed_back(text in "\\PC{0,12}") {
        if let Ok(value) = text.parse::<Action>() {
            prop_assert_eq!(value.to_string(), &text[..]);
        }
        if let Ok(value) = text.parse::<HouseRules>() {
            prop_assert_eq!(value.to_string(), &text[..]);
        }
        if let Ok(value) = text.parse::<Place>() {
            prop_assert_eq!(value.to_string(), &text[..]);
        }
        let refused = text.parse::<Game>().is_err() && Record::parse(&text).is_err();
        prop_assert!(refused, "no position is so short");
    }

    #[test]
    fn a_setup_that_can_be_spelled_is_read_back(setup in spelled_setup()) {
        prop_assert_eq!(setup.to_string().parse::<Setup>(), Ok(setup));
    }
}

#[test]
fn what_cannot_be_spelled_is_printed_all_the_same() {
    let mut setup = Setup::new(HouseRules::STANDARD, &[]);
    assert_eq!(setup.to_string(), " Y roll");
    setup = Setup::new(HouseRules::STANDARD, &[Color::Red; 20]);
    setup.stage = Stage::Dice;
    setup.dice = Dice::from_slice(&[Die::SIX; 8]).unwrap();
    (setup.twenties, setup.tens, setup.doublets) = (255, 255, 255);
    let text = setup.to_string();
    assert!(text.starts_with("R:n,n,n,n/R:n,n,n,n/"), "{text}");
    assert!(
        text.contains(" R :66666666+20+20") && text.ends_with("+10 d255"),
        "{text}"
    );
    assert!(text.parse::<Setup>().is_err());
    setup.players = parcheesi::Colors::from_slice(&[Color::Red]).unwrap();
    setup.stage = Stage::Over;
    assert_eq!(
        setup.to_string().split('+').next(),
        Some("R:n,n,n,n R over66666666")
    );
}

/// These would take minutes if anything were looked at again for each byte.
#[test]
fn huge_texts_are_refused_at_once() {
    const MANY: usize = 2_000_000;
    let start = "Y:n,n,n,n/G:n,n,n,n Y ";
    let texts = [
        "9".repeat(MANY),
        "Y".repeat(MANY),
        " ".repeat(MANY),
        "é".repeat(MANY),
        "\0".repeat(MANY),
        "Y:n,n,n,n/".repeat(MANY / 10),
        format!("Y:{}", "n,".repeat(MANY)),
        format!("Y:{}", "1".repeat(MANY)),
        format!("{start}1-2:{}", "1".repeat(MANY)),
        format!("{start}1-2:{}", "+20".repeat(MANY)),
        format!("{start}1-2:{}", "+10".repeat(MANY)),
        format!("{start}roll{}", " d1".repeat(MANY)),
        format!("{start}roll{}", " p01@1".repeat(MANY)),
        format!("{start}roll w={}", "Y".repeat(MANY)),
        format!("{start}roll rules={}", "five,".repeat(MANY)),
        format!("{start}roll rules=limit{}", "1".repeat(MANY)),
        format!("{start}roll rules={}", "x".repeat(MANY)),
    ];
    for text in &texts {
        assert!(text.parse::<Setup>().is_err());
        assert!(text.parse::<Game>().is_err());
        assert!(text.parse::<Action>().is_err());
        assert!(text.parse::<HouseRules>().is_err());
        assert!(text.parse::<Place>().is_err());
        let error = Record::parse(text).unwrap_err();
        assert!(error.to_string().len() < 150, "{error}");
    }
}
