//! The verdict on a game that is already packed, at a glance: what the C interface asks of its 128 bytes in every call.

use super::{raw, validate_without_search};
use crate::board::outlook::{NO_PARTNERS, Step};
use crate::dice::Roll;
use crate::game::Game;
use crate::player::Color;
use crate::rules::doublets;
use crate::rules::house_rules::{
    BlockadeTogether, Finish, RerollUnmoved, RewardWindow, ThirdDoublet,
};
use crate::rules::rewards::Held;
use crate::seats::Seats;
use crate::stage::Stage;

/// Whether [`validate_without_search`] accepts a game, whose board must be a [packed](crate::board::Board::packed) one.
///
/// Its predicates are the judge; what [`surely_valid`] sees at a glance they need not be asked, and tests compare the two.
#[inline]
pub(crate) fn is_valid(game: &Game) -> bool {
    surely_valid(game) || is_judged_valid(game)
}

#[cold]
fn is_judged_valid(game: &Game) -> bool {
    // What raw data cannot say is no game: a partner without a mate, a number of dice where there are none.
    validate_without_search(&raw(game)).is_ok_and(|judged| judged == *game)
}

/// Whether all predicates surely hold. `false` leaves it open: what is rare is not looked at.
#[inline]
fn surely_valid(game: &Game) -> bool {
    let Some(present) = different(game.players) else {
        return false;
    };
    // 2.1: two players or more, one of them to move; the pawns of absent colors are in their nests. No packed board has
    // too many on a space (5.6).
    game.players.len >= 2
        && game.turn < game.players.len
        && present | sides_at(game, Step::NEST) == 0b1111
        && ages(game)
        && finished(game, present & sides_at(game, Step::HOME))
        && roll(game)
        && rewards(game)
        && partners(game)
}

/// The colors of a list, a bit each, if none comes twice.
fn different(seats: Seats) -> Option<u8> {
    let (mut sum, mut bits) = (0, 0);
    for (i, color) in (0..).zip(seats.colors) {
        let bit = u8::from(i < seats.len) << color.seat();
        sum += bit;
        bits |= bit;
    }
    // A bit that comes twice is carried on.
    (sum == bits).then_some(bits)
}

/// The colors of which all pawns are at one place, a bit each.
fn sides_at(game: &Game, step: Step) -> u8 {
    // As words: four bytes would be compared one by one.
    let word = |steps: [Step; 4]| u32::from_le_bytes(steps.map(Step::number));
    let bit =
        |color: Color| u8::from(word(*game.board.steps(color)) == word([step; 4])) << color.seat();
    Color::ALL.map(bit).iter().fold(0, |bits, bit| bits | bit)
}

/// 16.10: no ages, or those of blockades, up to the limit.
fn ages(game: &Game) -> bool {
    let ages = game.board.ages();
    if ages == [[0; 4]; 4] {
        return true;
    }
    let Some(limit) = game.house_rules.blockade_limit else {
        return false;
    };
    Color::ALL.into_iter().zip(ages).all(|(color, ages)| {
        let spots = game.board.spots(color);
        (0..4).all(|pawn| {
            let (spot, age) = (spots[pawn], ages[pawn]);
            // With at most two on a space the other one is the mate.
            let mate = |other: usize| other != pawn && spots[other] == spot && ages[other] == age;
            age == 0 || age <= limit.get() && spot.is_on_the_way() && (0..4).any(mate)
        })
    })
}

/// 14.1: nobody has finished and the game goes on, or the player who moved last has and it is over.
fn finished(game: &Game, all_home: u8) -> bool {
    let winner = game.finished.colors[0];
    match (game.finished.len, game.stage) {
        (0, Stage::Roll | Stage::Dice | Stage::Rewards) => all_home == 0,
        (1, Stage::Over) => {
            game.house_rules.finish == Finish::First
                && winner == game.player()
                && all_home == 1 << winner.seat()
        }
        _ => false,
    }
}

/// 3.2, 10.1, 10.4: throw, dice and doublets fit the stage.
fn roll(game: &Game) -> bool {
    let (stage, rules, doublets) = (game.stage, &game.house_rules, game.doublets);
    let left = game.dice;
    let most = if rules.third_doublet == ThirdDoublet::Penalty {
        2
    } else {
        3
    };
    match (stage, game.roll) {
        (Stage::Roll, None) => left.len() == 0 && doublets <= most,
        (Stage::Over, None) => left.len() == 0 && doublets == 0,
        (Stage::Dice | Stage::Rewards, Some(roll)) => {
            let counted = if roll.is_doublet() {
                let unmoved = stage == Stage::Rewards && rules.reroll_unmoved == RerollUnmoved::Off;
                doublets <= most && (doublets > 0 || unmoved)
            } else {
                doublets == 0
            };
            counted
                && match stage {
                    Stage::Dice => left.len() > 0 && is_given(game, roll),
                    _ => left.len() == 0,
                }
        }
        _ => false,
    }
}

/// 10.1, 16.4: the dice left are some of those that the throw gives.
fn is_given(game: &Game, roll: Roll) -> bool {
    let given = doublets::dice_given(&game.board, game.player(), roll, &game.house_rules).kinds();
    let left = game.dice.kinds();
    (0..2).all(|i| left[i].0 == given[i].0 && left[i].1 <= given[i].1)
}

/// 12.1, 12.5, 16.11: rewards that can have been earned, where they can be held; no note of a capture reward.
fn rewards(game: &Game) -> bool {
    if game.capture_rewarded {
        return false;
    }
    if game.held == Held::NONE {
        return true;
    }
    let expected = match game.stage {
        Stage::Roll => game.doublets > 0 && game.house_rules.reward_window == RewardWindow::Turn,
        Stage::Dice | Stage::Rewards => true,
        Stage::Over => false,
    };
    let player = game.player();
    let opponents = game.players().iter().filter(|&&color| color != player);
    let captured: u8 = opponents
        .map(|&color| game.board.count(color, Step::NEST))
        .sum();
    expected
        && game.held.twenties <= captured
        && game.held.tens <= game.board.count(player, Step::HOME)
}

/// 8.6, 16.9: no partners where none bind or dice have been used, and those that stand together where none has been.
fn partners(game: &Game) -> bool {
    let whole_roll = game.house_rules.blockade_together == BlockadeTogether::WholeRoll;
    let binds = |roll: Roll| game.stage == Stage::Dice && (whole_roll || roll.is_doublet());
    let Some(roll) = game.roll.filter(|&roll| binds(roll)) else {
        return game.partners == NO_PARTNERS;
    };
    let (color, rules) = (game.player(), &game.house_rules);
    if doublets::dice_given(&game.board, color, roll, rules).len() > game.dice.len() {
        return game.partners == NO_PARTNERS;
    }
    let steps = game.board.steps(color);
    (0..4).all(|pawn| {
        let step = steps[pawn];
        let others = (0..4).filter(|&other| other != pawn && steps[other] == step);
        let together = step.is_on_the_way() && others.count() > 0;
        game.partners[pawn] == if together { step } else { Step::NEST }
    })
}

#[cfg(test)]
mod tests {
    use super::{is_valid, surely_valid};
    use crate::board::outlook::Step;
    use crate::board::{Board, Spot};
    use crate::dice::Roll;
    use crate::dice_box::DiceBox;
    use crate::game::Game;
    use crate::player::Color;
    use crate::rules::house_rules::HouseRules;
    use crate::setup::{Setup, raw, validate_without_search};
    use crate::stage::Stage;

    /// One field becomes anything that 128 bytes can say.
    fn change(game: &mut Game, chance: &mut DiceBox) {
        let (mut spots, mut ages) = (
            Color::ALL.map(|color| game.board.spots(color)),
            game.board.ages(),
        );
        let (i, j) = (chance.below(4) as usize, chance.below(4) as usize);
        let any = Spot(chance.below(77) as u8);
        let other =
            game.board.spots(Color::ALL[chance.below(4) as usize])[chance.below(4) as usize];
        match chance.below(14) {
            0 => spots[i][j] = any,
            1..=4 => spots[i][j] = other,
            5 => ages[i][j] = chance.below(4) as u8,
            6 => game.stage = [Stage::Roll, Stage::Dice, Stage::Rewards, Stage::Over][i],
            7 => game.roll = (i > 0).then(|| Roll::ALL[chance.below(36) as usize]),
            8 => game.doublets = i as u8,
            9 => game.held.twenties = i as u8,
            10 => game.held.tens = i as u8,
            11 => game.partners[i] = Step::of(if j == 0 { any } else { other }, game.player()),
            12 => game.capture_rewarded = !game.capture_rewarded,
            _ => {
                if i == 0 {
                    game.finished.push(Color::ALL[j]);
                } else {
                    game.turn = j as u8 % game.players.len;
                }
            }
        }
        // Too many on a space: the predicates, which see any board, are asked without it.
        match Board::packed(spots, ages) {
            Some(board) => game.board = board,
            None => assert!(validate_without_search(&crowded(game, spots)).is_err()),
        }
    }

    /// The game with pawns on these spots as raw data.
    fn crowded(game: &Game, spots: [[Spot; 4]; 4]) -> Setup {
        let mut setup = raw(game);
        setup.places = spots.map(|side| side.map(Spot::place));
        setup
    }

    /// What no change of a game above brings about.
    #[test]
    fn what_a_list_of_players_or_dice_cannot_be() {
        let text = "R:5,5,12,h3/Y:n,n,n,n R 3-4:34";
        let game: Game = text.parse().unwrap();
        assert!(surely_valid(&game));
        let (mut alone, mut nobody, mut beyond, mut used_up) = (game, game, game, game);
        alone.players.len = 1;
        nobody.players.len = 0;
        beyond.turn = 2;
        used_up.dice.use_up(3);
        used_up.dice.use_up(4);
        for game in [alone, nobody, beyond, used_up] {
            assert!(!surely_valid(&game), "{game:?}");
        }
    }

    #[test]
    fn what_is_seen_at_a_glance_the_predicates_accept() {
        let mut chance = DiceBox::new(5);
        let rules = [
            HouseRules::STANDARD,
            HouseRules::PUBLISHER,
            HouseRules::CLASSIC,
            HouseRules::STANDARD.with_blockade_limit(2),
            HouseRules::STANDARD
                .with_finish(crate::Finish::PlayOn)
                .with_reroll_unmoved(crate::RerollUnmoved::Off)
                .with_reward_window(crate::RewardWindow::Roll),
        ];
        let [mut seen, mut all, mut others, mut accepted] = [0; 4];
        for n in 0..60 {
            let players = &Color::CLOCKWISE[..2 + n % 3];
            let mut game = Game::new(rules[n % rules.len()], players).unwrap();
            loop {
                assert!(is_valid(&game));
                (seen, all) = (seen + usize::from(surely_valid(&game)), all + 1);
                for _ in 0..8 {
                    let mut other = game;
                    (0..=chance.below(2)).for_each(|_| change(&mut other, &mut chance));
                    let judged = validate_without_search(&raw(&other)).ok();
                    let judged = judged.filter(|same| *same == other);
                    accepted += usize::from(judged.is_some() && other != game);
                    if surely_valid(&other) {
                        assert_eq!(judged, Some(other));
                        others += 1;
                    }
                    assert_eq!(is_valid(&other), judged.is_some());
                }
                let legal = game.legal_actions();
                if legal.is_empty() {
                    break;
                }
                game.apply(legal[chance.below(legal.len() as u32) as usize])
                    .unwrap();
            }
        }
        // A glance that tells less gives the same verdicts, later: how much it tells is a number to be kept.
        assert_eq!(
            [seen, all, others, accepted],
            [34_294, 36_615, 118_993, 64_412]
        );
    }
}
