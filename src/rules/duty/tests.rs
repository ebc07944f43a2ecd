//! The fast forms of the rules against the slow ones, over random crowded positions.

use super::glance::{Glance, in_the_nest};
use super::{Duty, Moment, Score, Seen, plain};
use crate::action::{Action, ActionSet, Path};
use crate::board::outlook::Step;
use crate::dice_box::DiceBox;
use crate::game::{Game, Stage};
use crate::player::{Color, Pawn};
use crate::rules::house_rules::{
    BlockadeTogether, DoubletPlay, FiveEntry, HomeRow, HouseRules, SingleDie,
};
use crate::rules::moving;
use crate::setup::Setup;
use crate::{Place, RingSpace, Roll, RowSpace};

/// A random game at the start of a turn, its pawns crowded into a part of the ring.
fn crowded(dice: &mut DiceBox) -> Game {
    let mut option = |n| dice.below(n) as usize;
    let rules = HouseRules::STANDARD
        .with_five_entry(FiveEntry::ALL[option(2)])
        .with_single_die(SingleDie::ALL[option(2)])
        .with_doublet_play(DoubletPlay::ALL[option(2)])
        .with_home_row(HomeRow::ALL[option(2)])
        .with_blockade_together(BlockadeTogether::ALL[option(2)])
        .with_blockade_limit(option(2) as u8);
    loop {
        let mut setup = Setup::new(rules, &Color::CLOCKWISE);
        let (from, width) = (dice.below(68), 4 + dice.below(64));
        for side in &mut setup.places {
            for i in 0..4 {
                side[i] = match dice.below(10) {
                    0 => Place::Nest,
                    1 | 2 => Place::Home,
                    3 | 4 => Place::Row(RowSpace::ALL[dice.below(7) as usize]),
                    5 => side[dice.below(4) as usize],
                    _ => Place::Ring(RingSpace::ALL[((from + dice.below(width)) % 68) as usize]),
                };
            }
        }
        for (side, ages) in setup.places.iter().zip(&mut setup.ages) {
            let paired =
                |i: usize| side[i].is_on_the_way() && (0..4).any(|j| j != i && side[j] == side[i]);
            *ages = [0, 1, 2, 3].map(|i| u8::from(rules.blockade_limit.is_some() && paired(i)));
        }
        if let Ok(game) = Game::from_setup(&setup) {
            return game;
        }
    }
}

/// The same after a throw, every third one a doublet: there the plays are longest.
fn thrown(dice: &mut DiceBox, i: u32) -> Game {
    let roll = if i % 3 == 0 {
        Roll::ALL[7 * dice.below(6) as usize]
    } else {
        dice.roll()
    };
    crowded(dice).after(Action::Roll(roll)).unwrap()
}

/// All actions of pawns.
fn pawn_actions() -> impl Iterator<Item = Action> {
    (36..108).filter_map(Action::from_index)
}

/// 11.5 to the letter: every play is played.
fn best_the_long_way(duty: &Duty, moment: &Moment) -> Score {
    let mut best = Score::NOTHING;
    if !moment.is_won() {
        for action in pawn_actions() {
            if duty.single(moment, action).is_ok() {
                let after = Duty::after(moment, action);
                best = best.max(
                    duty.gain(moment, action, &after)
                        .and(best_the_long_way(duty, &after)),
                );
            }
        }
    }
    best
}

fn wins_the_long_way(duty: &Duty, moment: &Moment) -> bool {
    moment.is_won()
        || pawn_actions().any(|action| {
            duty.single(moment, action).is_ok()
                && wins_the_long_way(duty, &Duty::after(moment, action))
        })
}

fn legal_the_long_way(duty: &Duty, moment: &Moment) -> ActionSet {
    let best = best_the_long_way(duty, moment);
    let none = duty.all_or_none && best.dice() < moment.dice.len();
    let mut legal = ActionSet::EMPTY;
    for action in pawn_actions() {
        if duty.single(moment, action).is_ok() {
            let after = Duty::after(moment, action);
            let score = duty
                .gain(moment, action, &after)
                .and(best_the_long_way(duty, &after));
            if score == best && !none || wins_the_long_way(duty, &after) {
                legal.insert(action);
            }
        }
    }
    legal
}

#[test]
fn the_reach_of_a_pawn_is_what_single_moves_allow() {
    let mut dice = DiceBox::new(5);
    for _ in 0..10_000 {
        let game = crowded(&mut dice).after(Action::Roll(dice.roll())).unwrap();
        let outlook = game.outlook();
        let dice = moving::Reaches::new(&outlook, moving::BY_DICE);
        for pawn in Pawn::ALL {
            let reach = moving::reach(&outlook, pawn.index());
            for spaces in 1..=20 {
                for path in [Path::Ring, Path::Row] {
                    let allowed = moving::advance(&outlook, pawn, spaces, path).is_ok();
                    assert_eq!(
                        reach.allows(spaces, path),
                        allowed,
                        "{game}: {pawn} by {spaces} {path:?}"
                    );
                    if spaces <= moving::BY_DICE {
                        let lanes = if path == Path::Ring {
                            dice.ring
                        } else {
                            dice.row
                        };
                        let bit = 16 * pawn.get() + spaces - 1;
                        assert_eq!(
                            lanes >> bit & 1 == 1,
                            allowed,
                            "{game}: {pawn} by {spaces} {path:?}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn the_reach_from_the_entry_is_that_of_a_pawn_that_has_left_the_nest() {
    let mut dice = DiceBox::new(6);
    for _ in 0..10_000 {
        let outlook = crowded(&mut dice).outlook();
        let Some(pawn) = Pawn::ALL
            .into_iter()
            .find(|&pawn| outlook.pawn(pawn) == Step::NEST)
        else {
            continue;
        };
        if outlook.own(Step::ENTRY) < 2 && crate::rules::leaving_the_nest::entry_is_open(&outlook) {
            let entered = outlook.with(pawn, Step::ENTRY);
            for spaces in 1..=6 {
                let allowed = moving::advance(&entered, pawn, spaces, Path::Ring).is_ok();
                assert_eq!(
                    moving::reach_from_the_entry(&outlook) >> (spaces - 1) & 1 == 1,
                    allowed
                );
            }
        }
    }
}

#[test]
fn rule_11_5_legal_actions_at_a_glance_are_those_of_all_plays() {
    let mut dice = DiceBox::new(7);
    let mut four = 0;
    for i in 0..20_000 {
        let mut game = thrown(&mut dice, i);
        while game.stage() == Stage::Dice {
            let (duty, moment) = game.dice_stage().unwrap();
            // With four dice and many pawns the long way is long.
            if moment.dice.len() == 4 {
                four += 1;
                if four % 2 != 0 {
                    break;
                }
            }
            let legal = legal_the_long_way(&duty, &moment);
            assert_eq!(duty.legal(&moment), legal, "{game}");
            assert_eq!(game.action_set(), legal, "{game}");
            assert!(
                plain::legal(&game).is_none_or(|plain| plain == legal),
                "{game}"
            );
            assert_eq!(duty.leaves_a_choice(&moment), !legal.is_empty(), "{game}");
            let choices = game.choices();
            game = choices
                .take(dice.below(choices.len() as u32) as usize)
                .unwrap();
        }
    }
}

/// A short cut that tells less gives the same answers, later: how much each of them tells is a number to be kept.
#[test]
fn rule_11_5_how_much_a_glance_tells() {
    let mut dice = DiceBox::new(8);
    let [mut moments, mut plain, mut after_the_throw, mut along] = [0; 4];
    let [mut several, mut best, mut open, mut entering, mut overdue] = [0; 5];
    for i in 0..4_000 {
        let mut game = thrown(&mut dice, i);
        let sight = plain::Sight::new(&game, 12);
        after_the_throw += usize::from(sight.legal_after_the_throw(&game).is_some());
        while game.stage() == Stage::Dice {
            let (duty, moment) = game.dice_stage().unwrap();
            let outlook = &moment.outlook;
            let glance = Glance::new(&duty, &moment);
            let enter = duty.bound(&moment).entered();
            let told = glance.told(enter);
            moments += 1;
            plain += usize::from(plain::legal(&game).is_some());
            along += usize::from(moving::some_pawn_goes_along_the_ring(outlook, moment.dice));
            several += usize::from(glance.all_use_several());
            let sum = match (enter, outlook.overdue) {
                (0, 0) => &mut best,
                (0, _) => &mut overdue,
                _ => &mut entering,
            };
            *sum += told.best.len();
            open += told.open.len();
            let choices = game.choices();
            game = choices
                .take(dice.below(choices.len() as u32) as usize)
                .unwrap();
        }
    }
    assert_eq!(
        [moments, plain, after_the_throw, along, several],
        [8880, 4935, 1598, 7996, 190]
    );
    assert_eq!([best, overdue, entering, open], [25_134, 459, 979, 2555]);
}

#[test]
fn what_has_been_noted_of_a_moment_is_found_again_until_there_is_no_room() {
    let mut dice = DiceBox::new(9);
    let mut seen = Seen::default();
    let mut noted = [None; Seen::MOST + 3];
    let mut i = 0;
    while i < noted.len() {
        let game = crowded(&mut dice).after(Action::Roll(dice.roll())).unwrap();
        if game.stage() != Stage::Dice {
            continue;
        }
        let (_, moment) = game.dice_stage().unwrap();
        assert_eq!(seen.score(&moment), None);
        let score = Score::new(1, 2, 3, i as u8);
        seen.note(&moment, score);
        noted[i] = Some((moment, score));
        i += 1;
        for (j, (moment, score)) in noted.iter().flatten().enumerate() {
            let found = (j < Seen::MOST).then_some(*score);
            assert_eq!(seen.score(moment), found);
        }
    }
}

/// Plays are weighed on outlooks alone: a dice action must leave one as the game has it after that action.
#[test]
fn the_outlook_after_an_action_is_that_of_the_game() {
    let mut dice = DiceBox::new(10);
    for i in 0..3_000 {
        let roll = Roll::ALL[if i % 2 == 0 { 7 * (i % 6) } else { i % 36 }];
        let mut game = crowded(&mut dice).after(Action::Roll(roll)).unwrap();
        while game.stage() == Stage::Dice {
            let (_, moment) = game.dice_stage().unwrap();
            let choices = game.choices();
            let n = dice.below(choices.len() as u32) as usize;
            let action = choices.action(n).unwrap();
            let after = Duty::after(&moment, action).outlook;
            let next = choices.take(n).unwrap();
            if next.stage() == Stage::Dice && next.player() == game.player() {
                assert_eq!(after, next.outlook(), "{action} in {game}");
            }
            game = next;
        }
    }
}

#[test]
fn every_pawn_in_the_nest_is_seen_there() {
    for nest in 0..16_u8 {
        let is_there = |i: usize| nest >> i & 1 == 1;
        let pawns = [0, 1, 2, 3].map(|i| if is_there(i) { Step::NEST } else { Step::ENTRY });
        let lanes: u64 = (0..4).map(|i| u64::from(is_there(i)) << (16 * i)).sum();
        for ways in 0..4 {
            let all: u8 = (0..4)
                .map(|i| u8::from(is_there(i)) * (ways << (2 * i)))
                .sum();
            assert_eq!(in_the_nest(pawns, ways), (lanes, all), "{nest:04b}");
        }
    }
}

#[test]
fn rule_16_1_nobody_enters_where_an_opposing_blockade_stands() {
    for (text, entered) in [
        ("Y:n,n,n,20/R:1,1,n,n Y 5-2:25 rules=five", 1),
        ("Y:n,n,n,20/R:0,0,n,n Y 5-2:25 rules=five", 0),
        ("Y:n,n,n,20/R:1,1,n,n Y 6-2:26 rules=five", 0),
    ] {
        let game: Game = text.parse().unwrap();
        let (duty, moment) = game.dice_stage().unwrap();
        assert_eq!(duty.bound(&moment).entered(), entered, "{text}");
    }
}

/// What is rare in random positions: each of these is plain, or is not.
#[test]
fn rule_11_1_rare_positions_at_a_glance() {
    for (text, is_plain, legal) in [
        // Only pawn 1 has a use for the 6 after pawn 0 has moved by 1, and it has one on both paths.
        ("Y:20,60,*,*/R:26,26,n,n Y 1-6:16", true, "0+1 1+1 1+6 1+6h"),
        // Pawn 0 can move by 6 on both paths, and on both it has no use for the 5, which no other pawn can use.
        ("Y:62,19,*,*/R:2,2,24,n Y 5-6:56", false, "0+5 0+5h 1+6"),
        // A pawn that leaves the nest has a use for the 2, but would have none for the 3 or the 4.
        ("Y:n,*,*,*/R:3,3,n,n Y 5-2:25", true, "0e5"),
        // Pawn 2 stands 2 ahead of two pawns: whoever joins it is a blockade, and nobody has a use for the 4.
        ("Y:30,30,32,*/R:36,36,n,n Y 2-4:24", false, "0+4 1+4 2+2"),
        ("Y:66,66,0,*/R:4,4,n,n Y 2-4:24", false, "0+4 1+4 2+2"),
        // Pawn 0 has a use for both dice; pawn 3 would leave the nest, and nobody have one for the 2.
        ("Y:5,*,*,n/R:7,2,2,n Y 5-2:25", false, "0+5"),
        // 16.10: pawns 0 and 1 cannot use a 1, so that only the 6 can break their blockade.
        (
            "Y:6^1,6^1,30,40/R:7,n,n,n Y 1-1:116 d1 rules=limit1",
            false,
            "0+6 1+6 2+1 3+1",
        ),
    ] {
        let game: Game = text.parse().unwrap();
        let (duty, moment) = game.dice_stage().unwrap();
        assert_eq!(plain::legal(&game).is_some(), is_plain, "{text}");
        let listed = legal.split(' ').map(|word| word.parse::<Action>().unwrap());
        assert!(game.legal_actions().iter().copied().eq(listed), "{text}");
        assert_eq!(
            duty.legal(&moment),
            legal_the_long_way(&duty, &moment),
            "{text}"
        );
    }
}
