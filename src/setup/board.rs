//! Who plays and who stands where: players, pawns, ages of blockades.

use super::{Setup, SetupError};
use crate::board::Place;
use crate::board::geometry::RING;
use crate::player::{Color, Pawn};

/// 2.1: two to four players, each with a different seat, one of them to move.
pub(super) fn players(setup: &Setup) -> Result<(), SetupError> {
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

pub(super) fn first_named_twice(colors: &[Color]) -> Option<Color> {
    colors
        .iter()
        .enumerate()
        .find(|&(i, color)| colors[..i].contains(color))
        .map(|(_, &color)| color)
}

/// 2.1, 5.6: who stands where.
pub(super) fn pawns(setup: &Setup) -> Result<(), SetupError> {
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
pub(super) fn ages(setup: &Setup) -> Result<(), SetupError> {
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
