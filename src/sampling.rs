//! Games and positions made of small numbers: what strategies and fuzzers share.

use crate::board::{Place, RingSpace, RowSpace};
use crate::dice::{Die, Roll};
use crate::game::{Game, Stage};
use crate::player::{Color, Pawn};
use crate::rules::house_rules::{
    BlockadeTogether, CaptureRewards, DoubletBottoms, DoubletPlay, Finish, FiveEntry, HomeRow,
    HouseRules, RerollUnmoved, RewardWindow, Rewards, SingleDie, ThirdDoublet,
};
use crate::setup::{Colors, Dice, Partners, Setup};

/// Standard rules, but each option whose bit is set has its second value (twelve bits: 16.1 lowest, 16.10 left out), and this limit.
pub(crate) fn house_rules(second: u16, blockade_limit: u8) -> HouseRules {
    let i = |option: u32| usize::from(second >> option & 1);
    HouseRules::STANDARD
        .with_five_entry(FiveEntry::ALL[i(0)])
        .with_single_die(SingleDie::ALL[i(1)])
        .with_doublet_play(DoubletPlay::ALL[i(2)])
        .with_doublet_bottoms(DoubletBottoms::ALL[i(3)])
        .with_reroll_unmoved(RerollUnmoved::ALL[i(4)])
        .with_third_doublet(ThirdDoublet::ALL[i(5)])
        .with_rewards(Rewards::ALL[i(6)])
        .with_home_row(HomeRow::ALL[i(7)])
        .with_blockade_together(BlockadeTogether::ALL[i(8)])
        .with_capture_rewards(CaptureRewards::ALL[i(9)])
        .with_finish(Finish::ALL[i(10)])
        .with_reward_window(RewardWindow::ALL[i(11)])
        .with_blockade_limit(blockade_limit)
}

/// The number of the choice that a pick stands for.
pub(crate) fn choice(pick: u8, choices: usize) -> Option<usize> {
    usize::from(pick).checked_rem(choices)
}

/// A game played on by picks, until they or the game end.
pub(crate) fn play(start: Game, picks: &[u8]) -> Game {
    let mut game = start;
    for &pick in picks {
        let choices = game.choices();
        match choice(pick, choices.len()).and_then(|i| choices.take(i)) {
            Some(next) => game = next,
            None => break,
        }
    }
    game
}

/// The place with this number, counted on from 0 again after the 77th.
pub(crate) fn place(number: u8) -> Place {
    let number = number % 77;
    match (
        RingSpace::new(number),
        RowSpace::new(number.wrapping_sub(67)),
    ) {
        (Some(space), _) => Place::Ring(space),
        (_, Some(space)) => Place::Row(space),
        _ if number == 75 => Place::Nest,
        _ => Place::Home,
    }
}

/// One field of a position changed: what `field` says (counted round), to a value made of `which` and `value`.
///
/// The values are those that can be refused and those that cannot, about as often.
pub(crate) fn mutate(setup: &mut Setup, [field, which, value]: [u8; 3]) {
    let (seat, pawn) = (usize::from(which % 4), usize::from(which / 4 % 4));
    let color = Color::ALL[usize::from(value % 4)];
    match field % 17 {
        0 => setup.places[seat][pawn] = place(value),
        // Where another pawn is: blockades, three on a space, two colors on a space.
        1 => {
            let (other, its) = (usize::from(value % 4), usize::from(value / 4 % 4));
            setup.places[seat][pawn] = setup.places[other][its];
        }
        2 => {
            let mate = usize::from(value / 8 % 4);
            setup.ages[seat][pawn] = value % 8;
            setup.ages[seat][mate] = value % 8;
        }
        3 => setup.player = color,
        4 => setup.stage = [Stage::Roll, Stage::Dice, Stage::Rewards, Stage::Over][seat],
        5 => setup.roll = Roll::ALL.get(usize::from(value % 37)).copied(),
        6 => setup.dice = with_another(&setup.dice, Die::ALL[usize::from(value % 6)]),
        7 => setup.dice = without(&setup.dice, which),
        8 => setup.twenties = value % 16,
        9 => setup.tens = value % 6,
        10 => setup.doublets = value % 5,
        11 => setup.partners[usize::from(which % 2)] = partners(setup, which / 2, value),
        12 => setup.capture_rewarded = !setup.capture_rewarded,
        13 => setup.finished = with(&setup.finished, color),
        14 => setup.finished = Colors::empty(),
        15 => setup.players = with(&setup.players, color),
        _ => setup.house_rules = house_rules(u16::from_le_bytes([which, value]), value % 8),
    }
}

/// No partners, or two pawns of the player to move and where one of them could have stood.
fn partners(setup: &Setup, which: u8, value: u8) -> Option<Partners> {
    let pawns = [which, which / 4].map(|number| Pawn::ALL[usize::from(number % 4)]);
    let stands = setup.places[setup.player.index()][pawns[0].index()];
    match value % 4 {
        0 => None,
        1 => Some(Partners {
            pawns,
            place: place(value),
        }),
        _ => Some(Partners {
            pawns,
            place: stands,
        }),
    }
}

/// With a color at the end, or without it if it was there.
fn with(colors: &Colors, color: Color) -> Colors {
    let mut changed = Colors::empty();
    colors
        .iter()
        .filter(|&&other| other != color)
        .for_each(|&other| changed.push(other));
    if changed.len() == colors.len() && changed.len() < Colors::CAPACITY {
        changed.push(color);
    }
    changed
}

fn with_another(dice: &Dice, number: Die) -> Dice {
    let mut changed = *dice;
    if dice.len() < Dice::CAPACITY {
        changed.push(number);
    }
    changed
}

fn without(dice: &Dice, which: u8) -> Dice {
    let mut changed = Dice::empty();
    let lost = usize::from(which).checked_rem(dice.len());
    let kept = dice.iter().enumerate().filter(|&(i, _)| Some(i) != lost);
    kept.for_each(|(_, &die)| changed.push(die));
    changed
}

#[cfg(test)]
mod tests {
    extern crate std;

    use super::mutate;
    use crate::setup::Setup;
    use std::collections::HashSet;

    /// One field made what it was.
    type Undo = fn(&mut Setup, &Setup);

    /// How each field changes: how many set-ups come of it.
    const FIELDS: [(Undo, usize); 17] = [
        // Each of 16 pawns to each of 77 places.
        (|setup, old| setup.places = old.places, 16 * 76 + 1),
        // To where another one is: at 11 different places.
        (|setup, old| setup.places = old.places, 16 * 10 + 1),
        // 0 to 7, alone or with another pawn of the color: four and six a color.
        (|setup, old| setup.ages = old.ages, 4 * 10 * 7 + 1),
        (|setup, old| setup.player = old.player, 4),
        (|setup, old| setup.stage = old.stage, 4),
        (|setup, old| setup.roll = old.roll, 37),
        // One more of six, or one of four fewer.
        (|setup, old| setup.dice = old.dice, 6),
        (|setup, old| setup.dice = old.dice, 2),
        (|setup, old| setup.twenties = old.twenties, 16),
        (|setup, old| setup.tens = old.tens, 6),
        (|setup, old| setup.doublets = old.doublets, 5),
        // In either slot none, or 16 pairs on 64 places and where the first pawn stands.
        (|setup, old| setup.partners = old.partners, 2057),
        (
            |setup, old| setup.capture_rewarded = old.capture_rewarded,
            1,
        ),
        // One more of those that are not there, or one fewer.
        (|setup, old| setup.finished = old.finished, 4),
        (|setup, old| setup.finished = old.finished, 1),
        (|setup, old| setup.players = old.players, 4),
        // Twelve options of two values; the limit is made of the same bits.
        (|setup, old| setup.house_rules = old.house_rules, 4096),
    ];

    #[test]
    fn a_change_is_of_one_field_and_of_every_kind() {
        let text = "Y:5,5,12,h3/G:30,31,n,20/R:34,34,40,*/B:17,*,n,* Y 3-3:3344 d1 p01@5 w=G";
        let old: Setup = text.parse().unwrap();
        for (field, (undo, count)) in (0..).zip(FIELDS) {
            let mut values = HashSet::new();
            for which in 0..=u8::MAX {
                for value in 0..=u8::MAX {
                    let mut setup = old;
                    mutate(&mut setup, [field, which, value]);
                    let mut same = setup;
                    undo(&mut same, &old);
                    assert_eq!(same, old, "{field} {which} {value}: {setup}");
                    values.insert(setup);
                    let mut again = old;
                    mutate(&mut again, [field + 17, which, value]);
                    assert_eq!(again, setup, "counted round");
                }
            }
            assert_eq!(values.len(), count, "field {field}");
        }
    }
}
