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

use core::array::from_fn;

use super::constants::*;
use super::types::parcheesi_status::{PARCHEESI_STATUS_CORRUPT, PARCHEESI_STATUS_UNSUPPORTED};
use super::types::{parcheesi_game, parcheesi_status};
use crate::board::outlook::{NO_PARTNERS, Step};
use crate::board::{Board, Place, RingSpace, RowSpace, Spot};
use crate::dice::{DiceLeft, Roll};
use crate::game::Game;
use crate::player::Color;
use crate::rules::rewards::Held;
use crate::seats::Seats;
use crate::stage::Stage;

use super::house_rules::options_of;

const FORMAT: u8 = 1;
/// Where the zeros of every format begin.
const ZEROS: usize = 120;

pub(super) fn encode(game: &Game) -> parcheesi_game {
    let mut bytes = [0; 128];
    bytes[0] = FORMAT;
    bytes[1] = stage_number(game.stage);
    put_colors(&mut bytes, 2, game.players);
    bytes[7] = game.turn;
    for (i, color) in Color::ALL.into_iter().enumerate() {
        for (j, &step) in game.board.steps(color).iter().enumerate() {
            bytes[8 + 4 * i + j] = PLACES[i][step.number() as usize];
        }
    }
    bytes[24..40].copy_from_slice(game.board.ages().as_flattened());
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
    let player = game.player();
    let partners = if game.partners == NO_PARTNERS {
        [PARCHEESI_NOWHERE; 4]
    } else {
        game.partners.map(|step| partner_byte(step.spot(player)))
    };
    bytes[48..52].copy_from_slice(&partners);
    put_colors(&mut bytes, 52, game.finished);
    bytes[57..70].copy_from_slice(&game.house_rules.numbers());
    parcheesi_game { bytes }
}

fn put_colors(bytes: &mut [u8; 128], at: usize, seats: Seats) {
    bytes[at] = seats.len;
    // What is not used is yellow, seat 0.
    bytes[at + 1..at + 5].copy_from_slice(&seats.colors.map(Color::seat));
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

#[inline]
fn read(bytes: &[u8; 128]) -> Option<Game> {
    // All bytes are looked at, without an early end, so that the processor can look at many at a time.
    if bytes[70..].iter().fold(0, |all, byte| all | byte) != 0 {
        return None;
    }
    let spots = get_spots(*bytes[8..24].first_chunk()?)?;
    let mut ages = [[0; 4]; 4];
    ages.as_flattened_mut().copy_from_slice(&bytes[24..40]);
    let stage = stage_of(bytes[1])?;
    let roll = match (bytes[40], bytes[41]) {
        (0, 0) => None,
        (first, second) => Some(Roll::from_numbers(first, second)?),
    };
    let players = get_colors(bytes, 2)?;
    if bytes[7] >= players.len || bytes[47] > 1 {
        return None;
    }
    let player = players.colors[bytes[7] as usize & 3];
    let game = Game {
        board: Board::packed(spots, ages)?,
        house_rules: options_of(bytes[57..70].first_chunk()?)?,
        players,
        turn: bytes[7],
        stage,
        roll,
        dice: get_dice(stage, roll, [bytes[42], bytes[43]])?,
        held: Held {
            twenties: bytes[44],
            tens: bytes[45],
        },
        doublets: bytes[46],
        partners: get_partners(*bytes[48..52].first_chunk()?, player)?,
        capture_rewarded: bytes[47] == 1,
        finished: get_colors(bytes, 52)?,
    };
    crate::setup::is_valid(&game).then_some(game)
}

fn get_colors(bytes: &[u8; 128], at: usize) -> Option<Seats> {
    let [len, colors @ ..] = *bytes[at..at + 5].first_chunk::<5>()?;
    // The colors are below 4, and 0 from `len` on.
    let unused = match len {
        0..=3 => u32::MAX << (8 * len),
        4 => 0,
        _ => return None,
    };
    if u32::from_le_bytes(colors) & (unused | 0xFCFC_FCFC) != 0 {
        return None;
    }
    Some(Seats {
        colors: colors.map(color_of),
        len,
    })
}

/// The color at a seat that is known to be 0 to 3: no table, since the numbers are the same.
const fn color_of(seat: u8) -> Color {
    match seat & 3 {
        0 => Color::Yellow,
        1 => Color::Blue,
        2 => Color::Red,
        _ => Color::Green,
    }
}

fn get_partners(places: [u8; 4], player: Color) -> Option<[Step; 4]> {
    let mut partners = NO_PARTNERS;
    if places != [PARCHEESI_NOWHERE; 4] {
        for (partner, byte) in partners.iter_mut().zip(places) {
            if byte != PARCHEESI_NOWHERE {
                let stood = place_of(byte).filter(|place| place.is_on_the_way())?;
                *partner = Step::of(Spot::of(stood), player);
            }
        }
    }
    Some(partners)
}

/// The same byte sixteen times.
const fn each(byte: u8) -> u128 {
    u128::from_le_bytes([byte; 16])
}

/// From the numbers of nest, home row and home in the header to those of spots.
const SHIFT: u128 = (PARCHEESI_NEST - Spot::NEST.0) as u128;

/// The spots of sixteen places, by their numbers in the header, all at once.
///
/// The numbers of nest, home row and home have the high bit; they, and no others, must be such spots once they are shifted.
/// (The subtraction borrows from the next byte only where the byte is then too high.)
fn get_spots(places: [u8; 16]) -> Option<[[Spot; 4]; 4]> {
    let places = u128::from_le_bytes(places);
    let high = places & each(0x80);
    let spots = places.wrapping_sub((high >> 7) * SHIFT);
    // With the bytes below 128 adding carries into the high bit and no further.
    let low_bits = spots & each(0x7F);
    let off_the_ring = (low_bits + each(0x80 - Spot::NEST.0)) & each(0x80);
    let too_high = ((low_bits + each(0x7F - Spot::HOME.0)) | spots) & each(0x80);
    if too_high != 0 || off_the_ring != high {
        return None;
    }
    let spots = spots.to_le_bytes();
    Some(from_fn(|i| from_fn(|j| Spot(spots[4 * i + j]))))
}

/// [`spot_byte`] as a table: by seat and step.
static PLACES: [[u8; 256]; 4] = {
    let mut places = [[0; 256]; 4];
    let mut seat = 0;
    while seat < 4 {
        let mut spot = 0;
        while spot <= Spot::HOME.0 {
            let step = Step::of(Spot(spot), Color::ALL[seat]);
            places[seat][step.number() as usize] = spot_byte(Spot(spot));
            spot += 1;
        }
        seat += 1;
    }
    places
};

fn get_dice(stage: Stage, roll: Option<Roll>, left: [u8; 2]) -> Option<DiceLeft> {
    match (stage, roll) {
        (Stage::Dice, Some(roll)) => DiceLeft::of_counts(roll, left),
        _ => (left == [0; 2]).then_some(DiceLeft::NONE),
    }
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
        _ => match RingSpace::new(byte) {
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
