//! A game in 128 bytes: canonical, and checked whenever it is read.
//!
//! | byte | what |
//! |---|---|
//! | 0 | the format, 1 |
//! | 1 | stage |
//! | 2, 3–6 | number of players, their colors in turn order, then 0 |
//! | 7 | place in the turn order of the player to move |
//! | 8–23 | places by color and pawn |
//! | 24–39 | ages of blockades likewise |
//! | 40, 41 | the throw on the stages dice and rewards, else 0 |
//! | 42, 43 | how many dice are left of the lower and the higher number that the throw gives |
//! | 44, 45 | rewards of twenty and ten held |
//! | 46 | doublets in a row |
//! | 47 | this roll's one capture reward has been earned: 0 or 1 |
//! | 48–51 | partners by pawn: where it stood with its partner, else `NOWHERE` |
//! | 52, 53–56 | number of finished players, their colors in order, then 0 |
//! | 57–69 | house rules 16.1 to 16.13 |
//! | 70–127 | 0; the last eight are 0 in every format |
//!
//! Every byte is a number of its own, so the order of bytes in a word plays no part. The layout is independent of that of
//! [`Game`] in memory.

use super::constants::*;
use super::types::parcheesi_status::{PARCHEESI_STATUS_CORRUPT, PARCHEESI_STATUS_UNSUPPORTED};
use super::types::{parcheesi_game, parcheesi_status};
use crate::board::{Place, RowSpace, Spot};
use crate::dice::{DiceLeft, Die, Roll};
use crate::game::{Game, Stage};
use crate::player::{Color, Pawn};
use crate::rules::house_rules::HouseRules;
use crate::setup::{Colors, Dice, Partners, Setup};

use super::house_rules::{options, options_of};

const FORMAT: u8 = 1;
/// Where the zeros of every format begin.
const ZEROS: usize = 120;

pub(super) fn encode(game: &Game) -> parcheesi_game {
    let mut bytes = [0; 128];
    bytes[0] = FORMAT;
    bytes[1] = stage_number(game.stage);
    put_colors(&mut bytes, 2, game.players());
    bytes[7] = game.turn;
    for color in Color::ALL {
        let at = 4 * color.index();
        let places = game.board.spots(color).map(spot_byte);
        bytes[8 + at..12 + at].copy_from_slice(&places);
        bytes[24 + at..28 + at].copy_from_slice(&game.board.ages()[color.index()]);
    }
    if let Some(roll) = game.roll {
        bytes[40] = roll.first().get();
        bytes[41] = roll.second().get();
    }
    let [(_, lower), (_, higher)] = game.dice.kinds();
    bytes[42] = lower;
    bytes[43] = higher;
    bytes[44] = game.held.twenties;
    bytes[45] = game.held.tens;
    bytes[46] = game.doublets;
    bytes[47] = u8::from(game.capture_rewarded);
    bytes[48..52].copy_from_slice(&game.partners.map(partner_byte));
    put_colors(&mut bytes, 52, game.placings());
    bytes[57..70].copy_from_slice(&options(&game.house_rules));
    parcheesi_game { bytes }
}

fn put_colors(bytes: &mut [u8; 128], at: usize, colors: &[Color]) {
    bytes[at] = colors.len() as u8;
    for (byte, color) in bytes[at + 1..at + 5].iter_mut().zip(colors) {
        *byte = color.seat();
    }
}

/// The game in these bytes, with everything checked that needs no search.
pub(super) fn decode(game: &parcheesi_game) -> Result<Game, parcheesi_status> {
    let bytes = &game.bytes;
    match bytes[0] {
        FORMAT => read(bytes).ok_or(PARCHEESI_STATUS_CORRUPT),
        1.. if bytes[ZEROS..].iter().all(|&byte| byte == 0) => Err(PARCHEESI_STATUS_UNSUPPORTED),
        _ => Err(PARCHEESI_STATUS_CORRUPT),
    }
}

fn read(bytes: &[u8; 128]) -> Option<Game> {
    if bytes[70..].iter().any(|&byte| byte != 0) {
        return None;
    }
    let house_rules: HouseRules = options_of(bytes[57..70].first_chunk()?)?;
    let players = get_colors(bytes, 2)?;
    let mut setup = Setup::new(house_rules, &players);
    setup.player = *players.get(bytes[7] as usize)?;
    setup.stage = stage_of(bytes[1])?;
    for (i, color) in Color::ALL.into_iter().enumerate() {
        for pawn in Pawn::ALL {
            let at = 4 * i + pawn.index();
            setup.places[color.index()][pawn.index()] = place_of(bytes[8 + at])?;
            setup.ages[color.index()][pawn.index()] = bytes[24 + at];
        }
    }
    setup.roll = match (bytes[40], bytes[41]) {
        (0, 0) => None,
        (first, second) => Some(Roll::from_numbers(first, second)?),
    };
    setup.dice = get_dice(setup.roll, bytes[42], bytes[43])?;
    (setup.twenties, setup.tens) = (bytes[44], bytes[45]);
    setup.doublets = bytes[46];
    setup.capture_rewarded = match bytes[47] {
        0 => false,
        1 => true,
        _ => return None,
    };
    setup.partners = get_partners(*bytes[48..52].first_chunk()?)?;
    setup.finished = get_colors(bytes, 52)?;
    crate::setup::validate_without_search(&setup).ok()
}

fn get_colors(bytes: &[u8; 128], at: usize) -> Option<Colors> {
    let count = bytes[at] as usize;
    let mut colors = Colors::empty();
    for (i, &byte) in bytes[at + 1..at + 5].iter().enumerate() {
        match (i < count, byte) {
            (true, seat) => colors.push(Color::from_seat(seat)?),
            (false, 0) => {}
            (false, _) => return None,
        }
    }
    (count <= 4).then_some(colors)
}

fn get_dice(roll: Option<Roll>, lower: u8, higher: u8) -> Option<Dice> {
    let mut dice = Dice::empty();
    if lower > 2 || higher > 2 || (roll.is_none() && (lower, higher) != (0, 0)) {
        return None;
    }
    if let Some(roll) = roll {
        let kinds = DiceLeft::new(roll, roll.is_doublet()).kinds();
        for ((number, _), left) in kinds.into_iter().zip([lower, higher]) {
            for _ in 0..left {
                dice.push(Die::new(number)?);
            }
        }
    }
    Some(dice)
}

/// The pairs among four places at the throw; each place is that of exactly two pawns.
fn get_partners(places: [u8; 4]) -> Option<[Option<Partners>; 2]> {
    let mut partners = [None; 2];
    let mut slots = partners.iter_mut();
    for (i, &place) in places.iter().enumerate() {
        if place == PARCHEESI_NOWHERE {
            continue;
        }
        let with = |j: &usize| places[*j] == place;
        if (0..4).filter(with).count() != 2 {
            return None;
        }
        if let Some(j) = (i + 1..4).find(with) {
            *slots.next()? = Some(Partners {
                pawns: [Pawn::ALL[i], Pawn::ALL[j]],
                place: place_of(place)?,
            });
        }
    }
    Some(partners)
}

/// A place as the header numbers it: of a pawn, or of a move.
pub(super) const fn place_byte(place: Place) -> u8 {
    match place {
        Place::Ring(space) => space.get(),
        Place::Nest => PARCHEESI_NEST,
        Place::Row(space) => PARCHEESI_NEST + space.get(),
        Place::Home => PARCHEESI_HOME,
    }
}

/// The place with this number; `NOWHERE` is none.
pub(super) const fn place_of(byte: u8) -> Option<Place> {
    match byte {
        PARCHEESI_NEST => Some(Place::Nest),
        PARCHEESI_HOME => Some(Place::Home),
        PARCHEESI_ROW_FIRST..=PARCHEESI_ROW_LAST => match RowSpace::new(byte - PARCHEESI_NEST) {
            Some(space) => Some(Place::Row(space)),
            None => None,
        },
        _ => match crate::board::RingSpace::new(byte) {
            Some(space) => Some(Place::Ring(space)),
            None => None,
        },
    }
}

pub(super) const fn spot_byte(spot: Spot) -> u8 {
    if spot.0 < Spot::NEST.0 {
        spot.0
    } else {
        spot.0 - Spot::NEST.0 + PARCHEESI_NEST
    }
}

/// Where a pawn stood with its partner; a pawn without one stood `NOWHERE`.
pub(super) const fn partner_byte(spot: Spot) -> u8 {
    if spot.0 == Spot::NEST.0 {
        PARCHEESI_NOWHERE
    } else {
        spot_byte(spot)
    }
}

pub(super) const fn stage_number(stage: Stage) -> u8 {
    match stage {
        Stage::Roll => PARCHEESI_STAGE_ROLL,
        Stage::Dice => PARCHEESI_STAGE_DICE,
        Stage::Rewards => PARCHEESI_STAGE_REWARDS,
        Stage::Over => PARCHEESI_STAGE_OVER,
    }
}

pub(super) const fn stage_of(number: u8) -> Option<Stage> {
    match number {
        PARCHEESI_STAGE_ROLL => Some(Stage::Roll),
        PARCHEESI_STAGE_DICE => Some(Stage::Dice),
        PARCHEESI_STAGE_REWARDS => Some(Stage::Rewards),
        PARCHEESI_STAGE_OVER => Some(Stage::Over),
        _ => None,
    }
}
