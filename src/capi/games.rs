//! Games made, checked and looked at.

use super::action::color_of;
use super::constants::*;
use super::encoding::{decode, encode, partner_byte, place_byte, spot_byte, stage_number};
use super::guard::guard;
use super::house_rules::sized_input;
use super::pointer::{bytes, input, output};
use super::types::parcheesi_status::*;
use super::types::{parcheesi_game, parcheesi_house_rules, parcheesi_status, parcheesi_view};
use crate::game::Game;
use crate::player::{Color, Pawn};
use crate::rules::house_rules::HouseRules;

const VIEW_SIZE: u32 = size_of::<parcheesi_view>() as u32;

/// Begins a game: all pawns in their nests, the first color to roll (rules 2.1 to 2.3).
///
/// colors_in_turn_order holds count different colors, 2 to 4. The usual order is yellow, green, red, blue. house_rules
/// NULL is the standard rules.
///
/// Status: OK, NULL, INVALID, ABI.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn parcheesi_game_init(
    game: *mut parcheesi_game,
    colors_in_turn_order: *const u8,
    count: usize,
    house_rules: *const parcheesi_house_rules,
) -> parcheesi_status {
    guard(|| {
        // SAFETY: the contract of all functions.
        let (game, (seats, _)) =
            unsafe { (output(game)?, bytes::<4>(colors_in_turn_order, count)?) };
        let house_rules = if house_rules.is_null() {
            HouseRules::STANDARD
        } else {
            // SAFETY: the contract of all functions.
            unsafe { sized_input(house_rules) }?
        };
        let mut colors = [Color::Yellow; 4];
        for (color, &seat) in colors.iter_mut().zip(seats.iter().take(count)) {
            *color = color_of(seat)?;
        }
        let players = colors.get(..count).ok_or(PARCHEESI_STATUS_INVALID)?;
        let new = Game::new(house_rules, players).map_err(|_| PARCHEESI_STATUS_INVALID)?;
        game.write(encode(&new));
        Ok(())
    })
}

/// Whether the 128 bytes are a game, with all that can be checked.
///
/// Every call checks what it is given, all but one thing that takes a search: that there is a legal action on the stages
/// DICE and REWARDS. This one checks that too. A game that came from this library always passes.
///
/// Status: OK, NULL, CORRUPT, UNSUPPORTED.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn parcheesi_game_check(game: *const parcheesi_game) -> parcheesi_status {
    guard(|| {
        // SAFETY: the contract of all functions.
        let game = decode(&unsafe { input(game) }?)?;
        Game::from_setup(&game.to_setup()).map_err(|_| PARCHEESI_STATUS_CORRUPT)?;
        Ok(())
    })
}

/// Everything that a renderer needs. struct_size is sizeof(parcheesi_view).
///
/// Status: OK, NULL, CORRUPT, UNSUPPORTED, ABI.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn parcheesi_view_get(
    game: *const parcheesi_game,
    view: *mut parcheesi_view,
    struct_size: u32,
) -> parcheesi_status {
    guard(|| {
        // SAFETY: the contract of all functions; nothing is written before struct_size is known to be right.
        let (game, view) = unsafe { (input(game)?, output(view)?) };
        if struct_size != VIEW_SIZE {
            return Err(PARCHEESI_STATUS_ABI);
        }
        view.write(view_of(&decode(&game)?));
        Ok(())
    })
}

/// Where one pawn is. A pawn of a color that does not play is in its nest.
///
/// Status: OK, NULL, INVALID, CORRUPT, UNSUPPORTED.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn parcheesi_place_get(
    game: *const parcheesi_game,
    color: u8,
    pawn: u8,
    place: *mut u8,
) -> parcheesi_status {
    guard(|| {
        // SAFETY: the contract of all functions.
        let (game, out) = unsafe { (input(game)?, output(place)?) };
        let (color, pawn) = (
            color_of(color)?,
            Pawn::new(pawn).ok_or(PARCHEESI_STATUS_INVALID)?,
        );
        out.write(place_byte(decode(&game)?.place(color, pawn)));
        Ok(())
    })
}

/// A number for the position that is the same on every machine and in every version, for ever. Equal games have equal
/// numbers.
///
/// Status: OK, NULL, CORRUPT, UNSUPPORTED.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn parcheesi_hash(
    game: *const parcheesi_game,
    hash: *mut u64,
) -> parcheesi_status {
    guard(|| {
        // SAFETY: the contract of all functions.
        let (game, hash) = unsafe { (input(game)?, output(hash)?) };
        hash.write(decode(&game)?.hash64());
        Ok(())
    })
}

fn view_of(game: &Game) -> parcheesi_view {
    let mut dice = [0; 4];
    dice.iter_mut()
        .zip(game.dice.iter())
        .for_each(|(byte, die)| *byte = die.get());
    let mut places = [0; 16];
    let mut blockade_ages = [0; 16];
    for color in Color::ALL {
        for pawn in Pawn::ALL {
            let at = 4 * color.index() + pawn.index();
            places[at] = spot_byte(game.board.spot(color, pawn));
            blockade_ages[at] = game.blockade_age(color, pawn);
        }
    }
    parcheesi_view {
        struct_size: VIEW_SIZE,
        stage: stage_number(game.stage()),
        color: game.player().seat(),
        color_count: game.players().len() as u8,
        winner: game.winner().map_or(PARCHEESI_NOBODY, Color::seat),
        colors: seats(game.players()),
        die1: game.roll.map_or(0, |roll| roll.first().get()),
        die2: game.roll.map_or(0, |roll| roll.second().get()),
        dice_count: game.dice.len(),
        doublets: game.doublets(),
        dice,
        twenties: game.held.twenties,
        tens: game.held.tens,
        capture_rewarded: u8::from(game.capture_rewarded),
        placing_count: game.placings().len() as u8,
        placings: seats(game.placings()),
        places,
        blockade_ages,
        partners: game
            .partners
            .map(|step| partner_byte(step.spot(game.player()))),
        reserved: [0; 64],
    }
}

/// Colors in order, then NOBODY.
fn seats(colors: &[Color]) -> [u8; 4] {
    let mut seats = [PARCHEESI_NOBODY; 4];
    seats
        .iter_mut()
        .zip(colors)
        .for_each(|(seat, color)| *seat = color.seat());
    seats
}
