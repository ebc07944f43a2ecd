//! What the Rust API gives, told as the header describes it: a second opinion on how the two belong together.

use parcheesi::capi::*;
use parcheesi::{
    Action, Color, Event, Game, LeaveWith, MoveBy, Path, Pawn, PendingAction, Place, Reward, Stage,
};

pub(crate) fn place(place: Place) -> u8 {
    match place {
        Place::Ring(space) => space.get(),
        Place::Nest => 200,
        Place::Row(space) => 200 + space.get(),
        Place::Home => 208,
    }
}

pub(crate) fn path_number(path: Path) -> u8 {
    match path {
        Path::Ring => 1,
        Path::Row => 2,
    }
}

/// An action as the header describes it, in a game.
pub(crate) fn told_action(game: &Game, action: Action) -> parcheesi_action {
    let color = game.player();
    let none = parcheesi_action {
        color: color.seat(),
        from: 255,
        to: 255,
        ..parcheesi_action::default()
    };
    let moved = |pawn: Pawn| parcheesi_action {
        pawn: pawn.get(),
        from: place(game.place(color, pawn)),
        to: game.destination(action).map_or(255, place),
        ..none
    };
    match action {
        Action::Roll(roll) => parcheesi_action {
            kind: 1,
            value: roll.first().get(),
            value2: roll.second().get(),
            ..none
        },
        Action::LeaveNest { pawn, with } => parcheesi_action {
            kind: if with == LeaveWith::Five { 2 } else { 3 },
            value: 5,
            ..moved(pawn)
        },
        Action::Move { pawn, by, path } => parcheesi_action {
            kind: if matches!(by, MoveBy::Die(_)) { 4 } else { 5 },
            value: by.spaces(),
            path: path_number(path),
            ..moved(pawn)
        },
        Action::End => parcheesi_action { kind: 6, ..none },
    }
}

/// An event as the header describes it.
pub(crate) fn told(event: &Event) -> parcheesi_event {
    let none = parcheesi_event {
        color: 255,
        from: 255,
        to: 255,
        other_color: 255,
        ..parcheesi_event::default()
    };
    let spaces = |reward: Reward| if reward == Reward::Reward20 { 20 } else { 10 };
    let of = |kind: u8, color: Color| parcheesi_event {
        kind,
        color: color.seat(),
        ..none
    };
    match *event {
        Event::Rolled { color, roll, .. } => parcheesi_event {
            value: roll.first().get(),
            value2: roll.second().get(),
            ..of(1, color)
        },
        Event::LeftNest {
            color,
            pawn,
            with,
            to,
            ..
        } => parcheesi_event {
            pawn: pawn.get(),
            from: 200,
            to: place(to),
            value: 5,
            value2: if with == LeaveWith::Five { 1 } else { 2 },
            ..of(2, color)
        },
        Event::Moved {
            color,
            pawn,
            from,
            to,
            by,
            path,
            ..
        } => parcheesi_event {
            pawn: pawn.get(),
            from: place(from),
            to: place(to),
            value: by.spaces(),
            path: path_number(path),
            ..of(3, color)
        },
        Event::BlockadeBroken {
            color, place: at, ..
        } => parcheesi_event {
            from: place(at),
            ..of(4, color)
        },
        Event::Captured {
            color,
            pawn,
            from,
            by,
            by_pawn,
            ..
        } => parcheesi_event {
            pawn: pawn.get(),
            from: place(from),
            to: 200,
            other_color: by.seat(),
            other_pawn: by_pawn.get(),
            ..of(5, color)
        },
        Event::BlockadeFormed {
            color, place: at, ..
        } => parcheesi_event {
            to: place(at),
            ..of(6, color)
        },
        Event::ReachedHome { color, pawn, .. } => parcheesi_event {
            pawn: pawn.get(),
            to: 208,
            ..of(7, color)
        },
        Event::RewardEarned { color, reward, .. } => parcheesi_event {
            value: spaces(reward),
            ..of(8, color)
        },
        Event::DieForfeited { color, die, .. } => parcheesi_event {
            value: die.get(),
            ..of(9, color)
        },
        Event::RewardForfeited { color, reward, .. } => parcheesi_event {
            value: spaces(reward),
            ..of(10, color)
        },
        Event::Penalty {
            color, pawn, from, ..
        } => parcheesi_event {
            pawn: pawn.get(),
            from: place(from),
            to: 200,
            ..of(11, color)
        },
        Event::RollAgain { color, .. } => of(12, color),
        Event::TurnPassed { from, to, .. } => parcheesi_event {
            other_color: to.seat(),
            ..of(13, from)
        },
        Event::Placed { color, rank, .. } => parcheesi_event {
            value: rank,
            ..of(14, color)
        },
        Event::GameOver { winner, .. } => of(15, winner),
        ref other => panic!("an event that the header does not know: {other:?}"),
    }
}

pub(crate) fn told_pending(pending: &PendingAction) -> parcheesi_pending {
    let (kind, value) = match pending {
        PendingAction::Roll => (1, 0),
        PendingAction::Die(die) => (2, die.get()),
        PendingAction::Reward20 => (3, 0),
        PendingAction::Reward10 => (4, 0),
        PendingAction::ReRoll => (5, 0),
    };
    parcheesi_pending {
        kind,
        value,
        reserved: [0; 2],
    }
}

/// A list of colors as the view has it.
pub(crate) fn seats(colors: &[Color]) -> [u8; 4] {
    let mut seats = [255; 4];
    seats
        .iter_mut()
        .zip(colors)
        .for_each(|(seat, color)| *seat = color.seat());
    seats
}

pub(crate) fn assert_the_view_is_right(rust: &Game, view: &parcheesi_view) {
    let setup = rust.to_setup();
    let roll = rust
        .current_roll()
        .map_or([0; 2], |roll| [roll.first().get(), roll.second().get()]);
    let mut dice = [0; 4];
    dice.iter_mut()
        .zip(&setup.dice)
        .for_each(|(byte, die)| *byte = die.get());
    let mut partners = [255; 4];
    for pair in setup.partners.into_iter().flatten() {
        for pawn in pair.pawns {
            partners[pawn.get() as usize] = place(pair.place);
        }
    }
    let expected = parcheesi_view {
        struct_size: 128,
        stage: match rust.stage() {
            Stage::Roll => 1,
            Stage::Dice => 2,
            Stage::Rewards => 3,
            Stage::Over => 4,
        },
        color: rust.player().seat(),
        color_count: rust.players().len() as u8,
        winner: rust.winner().map_or(255, Color::seat),
        colors: seats(rust.players()),
        die1: roll[0],
        die2: roll[1],
        dice_count: setup.dice.len() as u8,
        doublets: rust.doublets(),
        dice,
        twenties: setup.twenties,
        tens: setup.tens,
        capture_rewarded: u8::from(setup.capture_rewarded),
        placing_count: rust.placings().len() as u8,
        placings: seats(rust.placings()),
        places: setup
            .places
            .map(|side| side.map(place))
            .as_flattened()
            .try_into()
            .unwrap(),
        blockade_ages: setup.ages.as_flattened().try_into().unwrap(),
        partners,
        reserved: [0; 64],
    };
    assert_eq!(*view, expected, "{rust}");
}
