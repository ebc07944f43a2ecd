//! What the game is about, in words: what actions do, what is pending, why something is not allowed.

use parcheesi::{Action, Choices, Event, Game, LeaveWith, PendingAction, Place, Stage};

/// What an action does, for the list to choose from.
pub(crate) fn sentence(choices: &Choices, i: usize) -> String {
    let Some((_, events)) = choices.take_with_events(i) else {
        return String::new();
    };
    let told = events.iter().map(|event| match *event {
        Event::LeftNest { pawn, to, with, .. } => {
            let with = match with {
                LeaveWith::Five => "a five",
                LeaveWith::Sum => "both dice",
            };
            format!("pawn {pawn} leaves the nest for {} with {with}", words(to))
        }
        Event::Moved {
            pawn, from, to, by, ..
        } => {
            let (spaces, from, to) = (by.spaces(), words(from), words(to));
            format!("pawn {pawn} moves {spaces} from {from} to {to}")
        }
        Event::Captured { color, pawn, .. } => format!(", captures {}'s {pawn}", color.name()),
        Event::BlockadeFormed { .. } => ", forms a blockade".into(),
        _ => String::new(),
    });
    let told: String = told.collect();
    if told.is_empty() {
        "take no further reward".into()
    } else {
        told
    }
}

/// What this action does in this game.
pub(crate) fn sentence_of(game: &Game, action: Action) -> String {
    let choices = game.choices();
    let i = choices.iter().position(|it| it == action);
    i.map_or(String::new(), |i| sentence(&choices, i))
}

fn words(place: Place) -> String {
    match place {
        Place::Nest => "the nest".into(),
        Place::Ring(space) => format!("space {space}"),
        Place::Row(space) => format!("home row {space}"),
        Place::Home => "home".into(),
    }
}

/// What is pending, as a list.
pub(crate) fn pending(game: &Game) -> String {
    let pending: Vec<String> = game.pending().iter().map(ToString::to_string).collect();
    pending.join(", ")
}

/// Why an action, given as text, is not legal.
pub(crate) fn why(game: &Game, text: &str) -> String {
    match text.parse::<Action>().map(|action| game.check(action)) {
        Ok(Ok(())) => "That is legal.".into(),
        Ok(Err(refusal)) => format!(
            "{refusal}\nrule {}: {}",
            refusal.rule(),
            refusal.rule().title()
        ),
        Err(error) => error.to_string(),
    }
}

/// Why not: what could be tried with the dice and rewards at hand, and what forbids it.
pub(crate) fn why_not(game: &Game) -> String {
    if matches!(game.stage(), Stage::Roll | Stage::Over) {
        return "There is nothing to choose now.".into();
    }
    let refusals = (0..=u8::MAX)
        .map_while(Action::from_index)
        .filter(|&action| is_thinkable(game, action))
        .filter_map(|action| game.check(action).err());
    let lines: Vec<String> = refusals
        .map(|refusal| format!("{:<6} {refusal}", refusal.action()))
        .collect();
    if lines.is_empty() {
        "All that could be tried is legal.".into()
    } else {
        lines.join("\n")
    }
}

/// Whether somebody could think of it: a pawn that can go there, with what is at hand.
fn is_thinkable(game: &Game, action: Action) -> bool {
    let pending = game.pending();
    let is_at_hand = match action {
        Action::Roll(_) => false,
        Action::End => game.stage() == Stage::Rewards,
        Action::LeaveNest { with, .. } => match with {
            LeaveWith::Five => pending
                .iter()
                .any(|it| matches!(it, PendingAction::Die(die) if die.get() == 5)),
            LeaveWith::Sum => game.current_roll().is_some_and(|roll| roll.total() == 5),
        },
        Action::Move { by, .. } => pending.iter().any(|it| it.move_by() == Some(by)),
    };
    is_at_hand && (action == Action::End || game.destination(action).is_some())
}
