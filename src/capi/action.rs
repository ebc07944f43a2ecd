//! Actions on both sides: numbers matched into the real thing, and back.

use super::constants::*;
use super::encoding::place_byte;
use super::types::parcheesi_action;
use super::types::parcheesi_status;
use super::types::parcheesi_status::PARCHEESI_STATUS_INVALID;
use crate::action::{Action, LeaveWith, MoveBy, Path};
use crate::dice::{Die, Roll};
use crate::game::Game;
use crate::player::{Color, Pawn};

/// The action with these numbers; `color`, `from` and `to` do not count, and everything unused must be 0.
pub(super) fn read(action: parcheesi_action) -> Result<Action, parcheesi_status> {
    numbers(action).ok_or(PARCHEESI_STATUS_INVALID)
}

fn numbers(action: parcheesi_action) -> Option<Action> {
    let parcheesi_action {
        kind,
        pawn,
        value,
        value2,
        path,
        color: _,
        from: _,
        to: _,
    } = action;
    match (kind, pawn, value, value2, path) {
        (PARCHEESI_ACTION_ROLL, 0, first, second, 0) => {
            Roll::from_numbers(first, second).map(Action::Roll)
        }
        (PARCHEESI_ACTION_LEAVE_FIVE, pawn, 5, 0, 0) => Some(Action::LeaveNest {
            pawn: Pawn::new(pawn)?,
            with: LeaveWith::Five,
        }),
        (PARCHEESI_ACTION_LEAVE_SUM, pawn, 5, 0, 0) => Some(Action::LeaveNest {
            pawn: Pawn::new(pawn)?,
            with: LeaveWith::Sum,
        }),
        (PARCHEESI_ACTION_MOVE_DIE, pawn, die, 0, path) => Some(Action::Move {
            pawn: Pawn::new(pawn)?,
            by: MoveBy::Die(Die::new(die)?),
            path: path_of(path)?,
        }),
        (PARCHEESI_ACTION_MOVE_REWARD, pawn, spaces @ (10 | 20), 0, path) => Some(Action::Move {
            pawn: Pawn::new(pawn)?,
            by: MoveBy::from_spaces(spaces)?,
            path: path_of(path)?,
        }),
        (PARCHEESI_ACTION_END, 0, 0, 0, 0) => Some(Action::End),
        _ => None,
    }
}

/// An action outside any game: nobody's, from nowhere to nowhere.
pub(super) fn plain(action: Action) -> parcheesi_action {
    let none = parcheesi_action {
        kind: 0,
        color: PARCHEESI_NOBODY,
        pawn: action.pawn().map_or(0, Pawn::get),
        value: 0,
        value2: 0,
        path: 0,
        from: PARCHEESI_NOWHERE,
        to: PARCHEESI_NOWHERE,
    };
    match action {
        Action::Roll(roll) => parcheesi_action {
            kind: PARCHEESI_ACTION_ROLL,
            value: roll.first().get(),
            value2: roll.second().get(),
            ..none
        },
        Action::LeaveNest { with, .. } => parcheesi_action {
            kind: match with {
                LeaveWith::Five => PARCHEESI_ACTION_LEAVE_FIVE,
                LeaveWith::Sum => PARCHEESI_ACTION_LEAVE_SUM,
            },
            value: 5,
            ..none
        },
        Action::Move { by, path, .. } => parcheesi_action {
            kind: match by {
                MoveBy::Die(_) => PARCHEESI_ACTION_MOVE_DIE,
                MoveBy::Reward10 | MoveBy::Reward20 => PARCHEESI_ACTION_MOVE_REWARD,
            },
            value: by.spaces(),
            path: path_number(path),
            ..none
        },
        Action::End => parcheesi_action {
            kind: PARCHEESI_ACTION_END,
            ..none
        },
    }
}

/// An action in a game: whose it is, and where its pawn stands before and after.
pub(super) fn of(game: &Game, action: Action) -> parcheesi_action {
    let color = game.player();
    let told = parcheesi_action {
        color: color.seat(),
        ..plain(action)
    };
    let Some(pawn) = action.pawn() else {
        return told;
    };
    let to = game.destination(action);
    parcheesi_action {
        from: place_byte(game.place(color, pawn)),
        to: to.map_or(PARCHEESI_NOWHERE, place_byte),
        ..told
    }
}

pub(super) const fn path_number(path: Path) -> u8 {
    match path {
        Path::Ring => PARCHEESI_PATH_RING,
        Path::Row => PARCHEESI_PATH_ROW,
    }
}

pub(super) const fn path_of(number: u8) -> Option<Path> {
    match number {
        PARCHEESI_PATH_RING => Some(Path::Ring),
        PARCHEESI_PATH_ROW => Some(Path::Row),
        _ => None,
    }
}

/// Who a color argument is.
pub(super) fn color_of(number: u8) -> Result<Color, parcheesi_status> {
    Color::from_seat(number).ok_or(PARCHEESI_STATUS_INVALID)
}
