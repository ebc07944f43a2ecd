//! Events as the header tells them.

use super::action::path_number;
use super::constants::*;
use super::encoding::place_byte;
use super::types::parcheesi_event;
use crate::action::LeaveWith;
use crate::event::{Event, Reward};

const NONE: parcheesi_event = parcheesi_event {
    kind: 0,
    color: PARCHEESI_NOBODY,
    pawn: 0,
    from: PARCHEESI_NOWHERE,
    to: PARCHEESI_NOWHERE,
    value: 0,
    value2: 0,
    path: 0,
    other_color: PARCHEESI_NOBODY,
    other_pawn: 0,
    reserved: [0; 6],
};

/// An event of a color, and nothing else yet.
const fn told(kind: u8, color: crate::Color) -> parcheesi_event {
    parcheesi_event {
        kind,
        color: color.seat(),
        ..NONE
    }
}

const fn spaces(reward: Reward) -> u8 {
    match reward {
        Reward::Reward20 => 20,
        Reward::Reward10 => 10,
    }
}

pub(super) fn of(event: &Event) -> parcheesi_event {
    match *event {
        Event::Rolled { color, roll } => parcheesi_event {
            value: roll.first().get(),
            value2: roll.second().get(),
            ..told(PARCHEESI_EVENT_ROLLED, color)
        },
        Event::LeftNest {
            color,
            pawn,
            with,
            to,
        } => parcheesi_event {
            pawn: pawn.get(),
            from: PARCHEESI_NEST,
            to: place_byte(to),
            value: 5,
            value2: match with {
                LeaveWith::Five => 1,
                LeaveWith::Sum => 2,
            },
            ..told(PARCHEESI_EVENT_LEFT_NEST, color)
        },
        Event::Moved {
            color,
            pawn,
            from,
            to,
            by,
            path,
        } => parcheesi_event {
            pawn: pawn.get(),
            from: place_byte(from),
            to: place_byte(to),
            value: by.spaces(),
            path: path_number(path),
            ..told(PARCHEESI_EVENT_MOVED, color)
        },
        Event::BlockadeBroken { color, place } => parcheesi_event {
            from: place_byte(place),
            ..told(PARCHEESI_EVENT_BLOCKADE_BROKEN, color)
        },
        Event::Captured {
            color,
            pawn,
            from,
            by,
            by_pawn,
        } => parcheesi_event {
            pawn: pawn.get(),
            from: place_byte(from),
            to: PARCHEESI_NEST,
            other_color: by.seat(),
            other_pawn: by_pawn.get(),
            ..told(PARCHEESI_EVENT_CAPTURED, color)
        },
        Event::BlockadeFormed { color, place } => parcheesi_event {
            to: place_byte(place),
            ..told(PARCHEESI_EVENT_BLOCKADE_FORMED, color)
        },
        Event::ReachedHome { color, pawn } => parcheesi_event {
            pawn: pawn.get(),
            to: PARCHEESI_HOME,
            ..told(PARCHEESI_EVENT_REACHED_HOME, color)
        },
        Event::RewardEarned { color, reward } => parcheesi_event {
            value: spaces(reward),
            ..told(PARCHEESI_EVENT_REWARD_EARNED, color)
        },
        Event::DieForfeited { color, die } => parcheesi_event {
            value: die.get(),
            ..told(PARCHEESI_EVENT_DIE_FORFEITED, color)
        },
        Event::RewardForfeited { color, reward } => parcheesi_event {
            value: spaces(reward),
            ..told(PARCHEESI_EVENT_REWARD_FORFEITED, color)
        },
        Event::Penalty { color, pawn, from } => parcheesi_event {
            pawn: pawn.get(),
            from: place_byte(from),
            to: PARCHEESI_NEST,
            ..told(PARCHEESI_EVENT_PENALTY, color)
        },
        Event::RollAgain { color } => told(PARCHEESI_EVENT_ROLL_AGAIN, color),
        Event::TurnPassed { from, to } => parcheesi_event {
            other_color: to.seat(),
            ..told(PARCHEESI_EVENT_TURN_PASSED, from)
        },
        Event::Placed { color, rank } => parcheesi_event {
            value: rank,
            ..told(PARCHEESI_EVENT_PLACED, color)
        },
        Event::GameOver { winner } => told(PARCHEESI_EVENT_GAME_OVER, winner),
    }
}
