//! Events as the header tells them.

use super::action::{path_number, path_of};
use super::constants::*;
use super::encoding::{place_byte, place_of};
use super::types::parcheesi_event;
use crate::action::{LeaveWith, MoveBy};
use crate::board::outlook::Step;
use crate::board::{Place, Spot};
use crate::dice::{Die, Roll};
use crate::event::{Event, Reward};
use crate::player::{Color, Pawn};
use crate::rules::moving;

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
const fn told(kind: u8, color: Color) -> parcheesi_event {
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

/// The event in these 16 bytes; `None` where a number is out of range or an unused field holds something, or where a pawn
/// cannot move so.
pub(super) fn read(event: &parcheesi_event) -> Option<Event> {
    let read = numbers(event)?;
    let possible = match read {
        Event::LeftNest { color, to, .. } => to == Place::Ring(color.entry_space()),
        Event::Moved {
            color,
            from,
            to,
            by,
            path,
            ..
        } => {
            let start = Step::of(Spot::of(from), color);
            let end = moving::reaches(start, by.spaces(), path);
            end.is_ok_and(|end| end.place(color) == to)
        }
        _ => true,
    };
    // Unused fields: the same event must give the same fields again.
    (possible && of(&read) == *event).then_some(read)
}

/// The event with these numbers. Fields that it does not use are not looked at.
fn numbers(event: &parcheesi_event) -> Option<Event> {
    let color = Color::from_seat(event.color)?;
    let pawn = || Pawn::new(event.pawn);
    let (from, to) = (|| place_of(event.from), || place_of(event.to));
    let reward = || match event.value {
        20 => Some(Reward::Reward20),
        10 => Some(Reward::Reward10),
        _ => None,
    };
    Some(match event.kind {
        PARCHEESI_EVENT_ROLLED => Event::Rolled {
            color,
            roll: Roll::from_numbers(event.value, event.value2)?,
        },
        PARCHEESI_EVENT_LEFT_NEST => Event::LeftNest {
            color,
            pawn: pawn()?,
            with: match event.value2 {
                1 => LeaveWith::Five,
                2 => LeaveWith::Sum,
                _ => return None,
            },
            to: to()?,
        },
        PARCHEESI_EVENT_MOVED => Event::Moved {
            color,
            pawn: pawn()?,
            from: from()?,
            to: to()?,
            by: MoveBy::from_spaces(event.value)?,
            path: path_of(event.path)?,
        },
        PARCHEESI_EVENT_BLOCKADE_BROKEN => Event::BlockadeBroken {
            color,
            place: from()?,
        },
        PARCHEESI_EVENT_CAPTURED => Event::Captured {
            color,
            pawn: pawn()?,
            from: from()?,
            by: Color::from_seat(event.other_color)?,
            by_pawn: Pawn::new(event.other_pawn)?,
        },
        PARCHEESI_EVENT_BLOCKADE_FORMED => Event::BlockadeFormed {
            color,
            place: to()?,
        },
        PARCHEESI_EVENT_REACHED_HOME => Event::ReachedHome {
            color,
            pawn: pawn()?,
        },
        PARCHEESI_EVENT_REWARD_EARNED => Event::RewardEarned {
            color,
            reward: reward()?,
        },
        PARCHEESI_EVENT_DIE_FORFEITED => Event::DieForfeited {
            color,
            die: Die::new(event.value)?,
        },
        PARCHEESI_EVENT_REWARD_FORFEITED => Event::RewardForfeited {
            color,
            reward: reward()?,
        },
        PARCHEESI_EVENT_PENALTY => Event::Penalty {
            color,
            pawn: pawn()?,
            from: from()?,
        },
        PARCHEESI_EVENT_ROLL_AGAIN => Event::RollAgain { color },
        PARCHEESI_EVENT_TURN_PASSED => Event::TurnPassed {
            from: color,
            to: Color::from_seat(event.other_color)?,
        },
        PARCHEESI_EVENT_PLACED => Event::Placed {
            color,
            rank: Some(event.value).filter(|rank| (1..=4).contains(rank))?,
        },
        PARCHEESI_EVENT_GAME_OVER => Event::GameOver { winner: color },
        _ => return None,
    })
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
