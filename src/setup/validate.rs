//! From raw data to a valid game: one predicate for each concern.

use super::{Colors, Dice, Partners, Setup, SetupError};
use crate::board::geometry::RING;
use crate::board::outlook::Step;
use crate::board::{Board, Place, Spot};
use crate::dice::{DiceLeft, Roll};
use crate::game::{Game, Stage};
use crate::player::{Color, Pawn};
use crate::rules::house_rules::{
    BlockadeTogether, CaptureRewards, Finish, RerollUnmoved, RewardWindow, ThirdDoublet,
};
use crate::rules::rewards::Held;
use crate::rules::{blockades, doublets};
use crate::seats::Seats;

/// The game of a setup, if it is valid.
pub(crate) fn validate(setup: &Setup) -> Result<Game, SetupError> {
    let game = validate_without_search(setup)?;
    something_to_do(&game)?;
    Ok(game)
}

/// The game of a setup, with everything checked but that there is something to do, which takes a search.
pub(crate) fn validate_without_search(setup: &Setup) -> Result<Game, SetupError> {
    players(setup)?;
    pawns(setup)?;
    ages(setup)?;
    finished(setup)?;
    stage(setup)?;
    let dice = dice(setup)?;
    doublet_count(setup)?;
    rewards_held(setup)?;
    capture_reward(setup)?;
    let partners = partners(setup, dice)?;
    Ok(Game {
        board: Board::from_raw(&setup.places, setup.ages),
        house_rules: setup.house_rules,
        players: setup.players.iter().copied().collect(),
        turn: setup
            .players
            .iter()
            .position(|&color| color == setup.player)
            .unwrap_or(0) as u8,
        stage: setup.stage,
        roll: setup.roll,
        dice,
        held: Held {
            twenties: setup.twenties,
            tens: setup.tens,
        },
        doublets: setup.doublets,
        partners,
        capture_rewarded: setup.capture_rewarded,
        finished: setup.finished.iter().copied().collect(),
    })
}

/// A game as raw data.
pub(crate) fn raw(game: &Game) -> Setup {
    let list = |seats: &Seats| Colors::first_of(seats.as_slice());
    let mut dice = Dice::empty();
    game.dice.iter().for_each(|die| dice.push(die));
    let mut partners = [None; 2];
    let mut slots = partners.iter_mut();
    for (i, &stood) in game.partners.iter().enumerate() {
        let mate = (i + 1..4).find(|&j| stood != Spot::NEST && game.partners[j] == stood);
        if let (Some(j), false) = (mate, game.partners[..i].contains(&stood)) {
            if let Some(slot) = slots.next() {
                *slot = Some(Partners {
                    pawns: [Pawn::ALL[i], Pawn::ALL[j]],
                    place: stood.place(),
                });
            }
        }
    }
    Setup {
        house_rules: game.house_rules,
        players: list(&game.players),
        places: game.board.places(),
        ages: game.board.ages(),
        player: game.player(),
        stage: game.stage,
        roll: game.roll,
        dice,
        twenties: game.held.twenties,
        tens: game.held.tens,
        doublets: game.doublets,
        partners,
        capture_rewarded: game.capture_rewarded,
        finished: list(&game.finished),
    }
}

/// 2.1: two to four players, each with a different seat, one of them to move.
fn players(setup: &Setup) -> Result<(), SetupError> {
    let players = &setup.players;
    if !(2..=4).contains(&players.len()) {
        return Err(SetupError::PlayerCount {
            count: players.len() as u8,
        });
    }
    if let Some(color) = first_named_twice(players) {
        return Err(SetupError::ColorTwice { color });
    }
    if !players.contains(&setup.player) {
        return Err(SetupError::NotAPlayer {
            color: setup.player,
        });
    }
    Ok(())
}

fn first_named_twice(colors: &[Color]) -> Option<Color> {
    colors
        .iter()
        .enumerate()
        .find(|&(i, color)| colors[..i].contains(color))
        .map(|(_, &color)| color)
}

/// 2.1, 5.6: who stands where.
fn pawns(setup: &Setup) -> Result<(), SetupError> {
    let mut holders = [None; RING as usize];
    for color in Color::ALL {
        let side = &setup.places[color.index()];
        if !setup.players.contains(&color) && side.iter().any(|&place| place != Place::Nest) {
            return Err(SetupError::AbsentColor { color });
        }
        for &place in side {
            if place.is_on_the_way() && side.iter().filter(|&&other| other == place).count() > 2 {
                return Err(SetupError::ThreePawns { color, place });
            }
            if let Place::Ring(space) = place {
                let holder = &mut holders[space.get() as usize];
                if holder.is_some_and(|other| other != color) {
                    return Err(SetupError::TwoColors { space });
                }
                *holder = Some(color);
            }
        }
    }
    Ok(())
}

/// 16.10: ages of blockades.
fn ages(setup: &Setup) -> Result<(), SetupError> {
    for (color, pawn) in Color::ALL
        .into_iter()
        .flat_map(|color| Pawn::ALL.map(|pawn| (color, pawn)))
    {
        let (side, ages) = (&setup.places[color.index()], &setup.ages[color.index()]);
        let (place, age) = (side[pawn.index()], ages[pawn.index()]);
        if age == 0 {
            continue;
        }
        let Some(limit) = setup.house_rules.blockade_limit else {
            return Err(SetupError::AgeWithoutLimit { color, pawn });
        };
        let mate = (0..4).find(|&other| other != pawn.index() && side[other] == place);
        match mate {
            Some(mate) if place.is_on_the_way() => {
                if ages[mate] != age {
                    return Err(SetupError::AgesDiffer { color, place });
                }
            }
            _ => return Err(SetupError::AgeWithoutBlockade { color, pawn }),
        }
        if age > limit.get() {
            return Err(SetupError::AgeBeyondLimit {
                color,
                pawn,
                age,
                limit: limit.get(),
            });
        }
    }
    Ok(())
}

/// 14.1, 16.12: who has finished, and whether that fits the stage.
fn finished(setup: &Setup) -> Result<(), SetupError> {
    let finished = &setup.finished;
    let all_home = |color: Color| setup.places[color.index()] == [Place::Home; 4];
    if let Some(color) = first_named_twice(finished).or_else(|| outsider(setup)) {
        return Err(SetupError::FinishedTwice { color });
    }
    let (over, play_on) = (
        setup.stage == Stage::Over,
        setup.house_rules.finish == Finish::PlayOn,
    );
    // At the end of a game played on, the last place goes to the one player who is left.
    let (homers, last) = match finished.split_last() {
        Some((&last, homers)) if over && play_on => (homers, Some(last)),
        _ => (finished.as_slice(), None),
    };
    if let Some(&color) = homers.iter().find(|&&color| !all_home(color)) {
        return Err(SetupError::FinishedNotHome { color });
    }
    if let Some(&color) = setup
        .players
        .iter()
        .find(|&&color| all_home(color) && !homers.contains(&color))
    {
        return Err(SetupError::HomeNotFinished { color });
    }
    let left = setup.players.len() - homers.len();
    match (over, play_on) {
        (true, true) if left != 1 || last.is_none() => Err(SetupError::NotDecided),
        (true, false) if homers.len() != 1 => Err(SetupError::NotDecided),
        (false, true) if left < 2 => Err(SetupError::AlreadyDecided),
        (false, false) if !homers.is_empty() => Err(SetupError::AlreadyDecided),
        (false, _) if homers.contains(&setup.player) => Err(SetupError::FinishedToMove {
            color: setup.player,
        }),
        (true, _) if homers.last() != Some(&setup.player) => Err(SetupError::NotTheLastMover {
            color: setup.player,
        }),
        _ => Ok(()),
    }
}

/// The first who has finished without playing.
fn outsider(setup: &Setup) -> Option<Color> {
    setup
        .finished
        .iter()
        .copied()
        .find(|color| !setup.players.contains(color))
}

/// 3.2: a throw, and dice left, exactly where the stage has them.
fn stage(setup: &Setup) -> Result<(), SetupError> {
    let stage = setup.stage;
    match (stage, setup.roll) {
        (Stage::Dice | Stage::Rewards, None) => return Err(SetupError::ThrowMissing { stage }),
        (Stage::Roll | Stage::Over, Some(_)) => return Err(SetupError::ThrowNotExpected { stage }),
        _ => {}
    }
    let count = setup.dice.len() as u8;
    let expected = if stage == Stage::Dice { 1..=4 } else { 0..=0 };
    if expected.contains(&count) {
        Ok(())
    } else {
        Err(SetupError::DiceCount { stage, count })
    }
}

/// 10.1, 16.4: the dice left are some of those that the throw gave.
fn dice(setup: &Setup) -> Result<DiceLeft, SetupError> {
    let Some(roll) = setup.roll else {
        return Ok(DiceLeft::NONE);
    };
    if setup.stage != Stage::Dice {
        return Ok(DiceLeft::NONE);
    }
    if !setup.dice.is_sorted() {
        return Err(SetupError::DiceNotAscending);
    }
    // The same place where the rules themselves decide how many dice a throw gives: pawns only leave the nest during
    // a roll, so what it would give now is at least what it gave.
    DiceLeft::of_throw(roll, gives_four(setup, roll), &setup.dice)
        .ok_or(SetupError::DiceNotOfTheThrow)
}

fn gives_four(setup: &Setup, roll: Roll) -> bool {
    let board = Board::from_raw(&setup.places, setup.ages);
    doublets::dice_given(&board, setup.player, roll, &setup.house_rules).len() == 4
}

/// 10.4, 16.5, 16.6: doublets in a row.
fn doublet_count(setup: &Setup) -> Result<(), SetupError> {
    let (count, rules) = (setup.doublets, &setup.house_rules);
    if count > 3 {
        return Err(SetupError::DoubletCount { count });
    }
    let thrown = match (setup.stage, setup.roll) {
        (Stage::Roll, _) => count > 0,
        (_, Some(roll)) => roll.is_doublet(),
        (_, None) => false,
    };
    let no_re_roll = setup.stage == Stage::Rewards && rules.reroll_unmoved == RerollUnmoved::Off;
    match (thrown, count) {
        (false, 1..) => Err(SetupError::DoubletsNotThrown),
        (true, 0) if !no_re_roll => Err(SetupError::DoubletNotCounted),
        (true, 3) if rules.third_doublet == ThirdDoublet::Penalty => {
            Err(SetupError::DoubletPunished)
        }
        _ => Ok(()),
    }
}

/// 12.1, 12.5, 12.6, 16.13: rewards held.
fn rewards_held(setup: &Setup) -> Result<(), SetupError> {
    if (setup.twenties, setup.tens) == (0, 0) {
        return Ok(());
    }
    match setup.stage {
        Stage::Roll if setup.doublets > 0 => {
            if setup.house_rules.reward_window == RewardWindow::Roll {
                return Err(SetupError::RewardsNotKept);
            }
        }
        Stage::Roll | Stage::Over => {
            return Err(SetupError::RewardsNotExpected { stage: setup.stage });
        }
        Stage::Dice | Stage::Rewards => {}
    }
    let among = |color: Color, wanted: Place| {
        setup.places[color.index()]
            .iter()
            .filter(|&&place| place == wanted)
            .count()
    };
    let opponents = setup.players.iter().filter(|&&color| color != setup.player);
    let most = opponents
        .map(|&color| among(color, Place::Nest))
        .sum::<usize>() as u8;
    if setup.twenties > most {
        return Err(SetupError::TooManyTwenties {
            count: setup.twenties,
            most,
        });
    }
    // 17.7 has one more than pawns at home. That is let pass where it must be used or lost at once: kept while another
    // pawn came home, it would lead to two rewards of ten for that one pawn.
    let one_of_ten =
        setup.stage == Stage::Rewards && (setup.twenties, setup.tens, setup.doublets) == (0, 1, 0);
    if usize::from(setup.tens) > among(setup.player, Place::Home) && !one_of_ten {
        return Err(SetupError::TooManyTens { count: setup.tens });
    }
    Ok(())
}

/// 16.11: the note that this roll's capture reward has been earned.
fn capture_reward(setup: &Setup) -> Result<(), SetupError> {
    let binds = setup.house_rules.capture_rewards == CaptureRewards::OnePerRoll
        && matches!(setup.stage, Stage::Dice | Stage::Rewards);
    if setup.capture_rewarded && !binds {
        Err(SetupError::CaptureNotBinding)
    } else {
        Ok(())
    }
}

/// 8.6, 16.9: the partners of this throw.
fn partners(setup: &Setup, left: DiceLeft) -> Result<[Spot; 4], SetupError> {
    let whole_roll = setup.house_rules.blockade_together == BlockadeTogether::WholeRoll;
    let binding = match (setup.stage, setup.roll) {
        (Stage::Dice, Some(roll)) if whole_roll || roll.is_doublet() => Some(roll),
        (Stage::Rewards, Some(roll)) if whole_roll => Some(roll),
        _ => None,
    };
    let Some(roll) = binding else {
        let none = setup.partners == [None; 2];
        return if none {
            Ok(blockades::NO_PARTNERS)
        } else {
            Err(SetupError::PartnersNotBinding)
        };
    };
    let given = DiceLeft::new(roll, gives_four(setup, roll));
    let used = if setup.stage == Stage::Dice {
        Some(given.pips() - left.pips())
    } else {
        None
    };
    let mut spots = blockades::NO_PARTNERS;
    let mut before: Option<Partners> = None;
    if let [None, Some(Partners { pawns, .. })] = setup.partners {
        return Err(SetupError::PartnersMalformed { pawns });
    }
    for pair @ Partners { pawns, place } in setup.partners.into_iter().flatten() {
        let apart = |other: Partners| {
            other.pawns[0] < pawns[0] && !other.pawns.contains(&pawns[1]) && other.place != place
        };
        if pawns[0] >= pawns[1]
            || !place.is_on_the_way()
            || !before.is_none_or(apart)
            || spots[pawns[0].index()] != Spot::NEST
        {
            return Err(SetupError::PartnersMalformed { pawns });
        }
        if !could_have_been_partners(setup, pair, used) {
            return Err(SetupError::PartnersImpossible { pawns, place });
        }
        for pawn in pawns {
            spots[pawn.index()] = Spot::of(place);
        }
        before = Some(pair);
    }
    // Nothing used: the partners are exactly the blockades that stand.
    if used == Some(0) {
        let board = Board::from_raw(&setup.places, setup.ages);
        let standing =
            blockades::partners_at_the_throw(&board, setup.player, roll, &setup.house_rules);
        if let Some(pawn) = (0..4).find(|&pawn| standing[pawn] != spots[pawn]) {
            return Err(SetupError::PartnersMissing {
                place: standing[pawn].place(),
            });
        }
    }
    Ok(spots)
}

/// Whether two pawns can have stood together at the throw: nobody else's pawn is there, and they are ahead of it by no
/// more than the dice used; on the rewards stage, by any distance.
fn could_have_been_partners(setup: &Setup, pair: Partners, used: Option<u8>) -> bool {
    let color = setup.player;
    let opposing =
        |other: Color| other != color && setup.places[other.index()].contains(&pair.place);
    if matches!(pair.place, Place::Ring(_)) && Color::ALL.into_iter().any(opposing) {
        return false;
    }
    let stood = Step::of(Spot::of(pair.place), color);
    let gone = |pawn: Pawn| {
        distance(
            stood,
            Step::of(Spot::of(setup.places[color.index()][pawn.index()]), color),
        )
    };
    match (gone(pair.pawns[0]), gone(pair.pawns[1]), used) {
        (Some(first), Some(second), Some(used)) => first + second <= used,
        (Some(_), Some(_), None) => true,
        _ => false,
    }
}

/// How far a pawn has gone from one step to another; `None` where there is no way.
fn distance(from: Step, to: Step) -> Option<u8> {
    match (from.is_ring(), to.is_ring()) {
        _ if to == Step::NEST => None,
        (true, true) => Some((to.steps() + RING - from.steps()) % RING),
        (true, false) => Some((from.to_go()) - (to.to_go())),
        (false, false) => to.steps().checked_sub(from.steps()),
        (false, true) => None,
    }
}

/// 3.4: the stages dice and rewards have something that can be done.
fn something_to_do(game: &Game) -> Result<(), SetupError> {
    let stuck = match game.stage {
        Stage::Dice => game.dice_actions().is_empty(),
        Stage::Rewards => game.reward_takings().is_empty(),
        Stage::Roll | Stage::Over => false,
    };
    if stuck {
        Err(SetupError::NothingToDo { stage: game.stage })
    } else {
        Ok(())
    }
}
