//! The partners of a throw: pawns that formed a blockade when the dice were thrown (rule 8.6).

use super::roll::gives_four;
use super::{Partners, Setup, SetupError};
use crate::board::geometry::RING;
use crate::board::outlook::{NO_PARTNERS, Step};
use crate::board::{Board, Place, Spot};
use crate::dice::{DiceLeft, Roll};
use crate::game::Game;
use crate::player::{Color, Pawn};
use crate::rules::blockades;
use crate::rules::house_rules::BlockadeTogether;
use crate::stage::Stage;

/// 8.6, 16.9: the partners of this throw.
pub(super) fn partners(setup: &Setup, left: DiceLeft) -> Result<[Step; 4], SetupError> {
    let mut steps = NO_PARTNERS;
    let Some(roll) = binding_roll(setup) else {
        return match setup.partners {
            [None, None] => Ok(steps),
            _ => Err(SetupError::PartnersNotBinding),
        };
    };
    if let [None, Some(Partners { pawns, .. })] = setup.partners {
        return Err(SetupError::PartnersMalformed { pawns });
    }
    let used = (setup.stage == Stage::Dice).then(|| used_dice(setup, roll, left));
    // How far the partners named so far have gone, which the dice used must make up.
    let mut gone = [0; 4];
    let mut previous = None;
    for Partners { pawns, place } in setup.partners.into_iter().flatten() {
        let [first, second] = pawns.map(Pawn::index);
        let ascending = previous.is_none_or(|previous| previous < first) && first < second;
        let free = |pawn: usize| steps[pawn] == Step::NEST;
        let stood = Step::of(Spot::of(place), setup.player);
        let named = steps.contains(&stood);
        if !ascending || !free(first) || !free(second) || named || !place.is_on_the_way() {
            return Err(SetupError::PartnersMalformed { pawns });
        }
        let possible = apart_or_still_there(setup, pawns, place)
            && match pawns.map(|pawn| gone_from(setup, pawn, place)) {
                [Some(one), Some(other)] => {
                    (gone[first], gone[second]) = (one, other);
                    used.is_none_or(|used| makes_up(&gone, used))
                }
                _ => false,
            };
        if !possible {
            return Err(SetupError::PartnersImpossible { pawns, place });
        }
        (steps[first], steps[second]) = (stood, stood);
        previous = Some(first);
    }
    // Nothing used: the partners are exactly the blockades that stand.
    if used.is_some_and(|used| used.iter().all(|&(_, count)| count == 0)) {
        let board = Board::from_raw(&setup.places, setup.ages);
        let standing =
            blockades::partners_at_the_throw(&board, setup.player, roll, &setup.house_rules);
        if let Some(pawn) = (0..4).find(|&pawn| standing[pawn] != steps[pawn]) {
            return Err(SetupError::PartnersMissing {
                place: standing[pawn].place(setup.player),
            });
        }
    }
    Ok(steps)
}

/// 8.6, 16.9: the roll whose partners are bound at this stage.
fn binding_roll(setup: &Setup) -> Option<Roll> {
    let whole_roll = setup.house_rules.blockade_together == BlockadeTogether::WholeRoll;
    setup.roll.filter(|roll| match setup.stage {
        Stage::Dice => whole_roll || roll.is_doublet(),
        Stage::Rewards => whole_roll,
        Stage::Roll | Stage::Over => false,
    })
}

/// The numbers of the throw, and how many dice of each have been used.
fn used_dice(setup: &Setup, roll: Roll, left: DiceLeft) -> [(u8, u8); 2] {
    let [lower, higher] = DiceLeft::new(roll, gives_four(setup, roll)).kinds();
    let [(_, lower_left), (_, higher_left)] = left.kinds();
    [
        (lower.0, lower.1 - lower_left),
        (higher.0, higher.1 - higher_left),
    ]
}

/// 8.6: the partners stand apart, or both where they stood, or both at home; nobody else's pawn is where they stood.
fn apart_or_still_there(setup: &Setup, pawns: [Pawn; 2], stood: Place) -> bool {
    let side = &setup.places[setup.player.index()];
    let [one, other] = pawns.map(|pawn| side[pawn.index()]);
    let opposing =
        |color: Color| color != setup.player && setup.places[color.index()].contains(&stood);
    (one != other || one == stood || one == Place::Home)
        && !(matches!(stood, Place::Ring(_)) && Color::ALL.into_iter().any(opposing))
}

/// How far a pawn of the player to move has gone from a place; `None` where there is no way.
fn gone_from(setup: &Setup, pawn: Pawn, stood: Place) -> Option<u8> {
    let color = setup.player;
    let stands = setup.places[color.index()][pawn.index()];
    distance(
        Step::of(Spot::of(stood), color),
        Step::of(Spot::of(stands), color),
    )
}

/// Whether these distances can be made up of these dice, each used at most once.
fn makes_up(distances: &[u8], dice: [(u8, u8); 2]) -> bool {
    let Some((&distance, rest)) = distances.split_first() else {
        return true;
    };
    let [(lower, lowers), (higher, highers)] = dice;
    (0..=lowers).any(|i| {
        (0..=highers).any(|j| {
            i * lower + j * higher == distance
                && makes_up(rest, [(lower, lowers - i), (higher, highers - j)])
        })
    })
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

/// The partners of a game as raw data.
pub(super) fn noted(game: &Game) -> [Option<Partners>; 2] {
    let mut noted = [None; 2];
    let mut slots = noted.iter_mut();
    for (i, &stood) in game.partners.iter().enumerate() {
        let mate = (i + 1..4).find(|&j| stood != Step::NEST && game.partners[j] == stood);
        if let (Some(j), false) = (mate, game.partners[..i].contains(&stood)) {
            if let Some(slot) = slots.next() {
                *slot = Some(Partners {
                    pawns: [Pawn::ALL[i], Pawn::ALL[j]],
                    place: stood.place(game.player()),
                });
            }
        }
    }
    noted
}
