//! Positions and actions as text, and what comes of them as text: what the tests of the rules are written in.

use parcheesi::{Action, Event, Game, IllegalAction, LeaveWith, PendingAction, Reward};

/// The game in this position.
#[track_caller]
pub(crate) fn game(position: &str) -> Game {
    match position.parse() {
        Ok(game) => game,
        Err(error) => panic!("{position}: {error}"),
    }
}

/// The action with this text.
#[track_caller]
pub(crate) fn action(text: &str) -> Action {
    match text.parse() {
        Ok(action) => action,
        Err(error) => panic!("{text}: {error}"),
    }
}

/// Every action there is.
pub(crate) fn all_actions() -> impl Iterator<Item = Action> {
    (0..=u8::MAX).map_while(Action::from_index)
}

/// The legal actions as text, in the order of the library. `check` must say the same of every action there is.
#[track_caller]
pub(crate) fn legal_of(game: &Game) -> Vec<String> {
    let listed: Vec<String> = game.legal_actions().iter().map(Action::to_string).collect();
    let checked: Vec<String> = all_actions()
        .filter(|&action| game.check(action).is_ok())
        .map(|action| action.to_string())
        .collect();
    assert_eq!(listed, checked, "{game}: listed, and let pass by check");
    listed
}

/// The legal actions of a position as text.
#[track_caller]
pub(crate) fn legal(position: &str) -> Vec<String> {
    legal_of(&game(position))
}

/// The legal actions of a position are exactly these, in any order.
#[track_caller]
pub(crate) fn assert_legal(position: &str, expected: &[&str]) {
    let (mut legal, mut expected) = (legal(position), expected.to_vec());
    legal.sort();
    expected.sort_unstable();
    assert_eq!(legal, expected, "legal actions of {position}");
}

/// After these actions the legal actions are exactly those.
#[track_caller]
pub(crate) fn assert_legal_after(position: &str, actions: &[&str], expected: &[&str]) {
    assert_legal(&play(position, actions), expected);
}

/// The position after these actions, each of which must be legal.
#[track_caller]
pub(crate) fn play(position: &str, actions: &[&str]) -> String {
    let mut game = game(position);
    for text in actions {
        if let Err(error) = game.apply(action(text)) {
            panic!("{text} in {game}: {error}");
        }
    }
    game.to_string()
}

/// After these actions the position is that.
#[track_caller]
pub(crate) fn assert_play(position: &str, actions: &[&str], expected: &str) {
    assert_eq!(
        play(position, actions),
        expected,
        "{position} after {actions:?}"
    );
}

/// The refusal of an action; it must be refused, by `apply` in the same way, and change nothing.
#[track_caller]
pub(crate) fn refused(position: &str, text: &str) -> IllegalAction {
    let before = game(position);
    let mut game = before;
    let Err(refusal) = game.check(action(text)) else {
        panic!("{text} is legal in {position}");
    };
    assert_eq!(
        game.apply(action(text)),
        Err(refusal),
        "{text} in {position}"
    );
    assert_eq!(game, before, "{text} in {position} changed the game");
    refusal
}

/// The sentence that refuses an action, and the number of the rule.
#[track_caller]
pub(crate) fn refusal(position: &str, text: &str) -> (String, String) {
    let refusal = refused(position, text);
    (refusal.to_string(), refusal.rule().to_string())
}

/// The action is refused by this rule.
#[track_caller]
pub(crate) fn assert_refused(position: &str, text: &str, rule: &str) {
    let (sentence, number) = refusal(position, text);
    assert_eq!(number, rule, "{text} in {position}: {sentence}");
}

/// What happens when an action is applied, one line an event.
#[track_caller]
pub(crate) fn events(position: &str, text: &str) -> Vec<String> {
    let mut game = game(position);
    match game.apply(action(text)) {
        Ok(events) => events.iter().map(told).collect(),
        Err(error) => panic!("{text} in {position}: {error}"),
    }
}

/// The events of an action are exactly these.
#[track_caller]
pub(crate) fn assert_events(position: &str, text: &str, expected: &[&str]) {
    assert_eq!(events(position, text), expected, "{text} in {position}");
}

/// The pending actions in their order: a die as its number, `+20`, `+10`, `roll`, `reroll`.
#[track_caller]
pub(crate) fn pending(position: &str) -> String {
    let words = game(position).pending();
    let words = words.iter().map(|pending| match pending {
        PendingAction::Roll => "roll".to_string(),
        PendingAction::Die(die) => die.to_string(),
        PendingAction::Reward20 => "+20".to_string(),
        PendingAction::Reward10 => "+10".to_string(),
        PendingAction::ReRoll => "reroll".to_string(),
    });
    words.collect::<Vec<_>>().join(" ")
}

/// An event as a sentence.
fn told(event: &Event) -> String {
    match *event {
        Event::Rolled { color, roll, .. } => format!("{color} rolls {roll}"),
        Event::LeftNest {
            color,
            pawn,
            with,
            to,
            ..
        } => {
            let with = match with {
                LeaveWith::Five => "a five",
                LeaveWith::Sum => "the sum",
            };
            format!("{color}{pawn} leaves the nest with {with} for {to}")
        }
        Event::Moved {
            color,
            pawn,
            from,
            to,
            by,
            path,
            ..
        } => {
            let path = format!("{path:?}").to_lowercase();
            let by = by.spaces();
            format!("{color}{pawn} moves {by} from {from} to {to}, {path}")
        }
        Event::BlockadeBroken { color, place, .. } => format!("{color} breaks {place}"),
        Event::Captured {
            color,
            pawn,
            from,
            by,
            by_pawn,
            ..
        } => format!("{by}{by_pawn} captures {color}{pawn} on {from}"),
        Event::BlockadeFormed { color, place, .. } => format!("{color} blocks {place}"),
        Event::ReachedHome { color, pawn, .. } => format!("{color}{pawn} is home"),
        Event::RewardEarned { color, reward, .. } => format!("{color} earns {}", spaces(reward)),
        Event::DieForfeited { color, die, .. } => format!("{color} loses die {die}"),
        Event::RewardForfeited { color, reward, .. } => {
            format!("{color} loses reward {}", spaces(reward))
        }
        Event::Penalty {
            color, pawn, from, ..
        } => format!("{color}{pawn} is sent back from {from}"),
        Event::RollAgain { color, .. } => format!("{color} rolls again"),
        Event::TurnPassed { from, to, .. } => format!("turn {from} to {to}"),
        Event::Placed { color, rank, .. } => format!("{color} takes place {rank}"),
        Event::GameOver { winner, .. } => format!("over, {winner} wins"),
        ref other => panic!("an event without a sentence: {other:?}"),
    }
}

fn spaces(reward: Reward) -> u8 {
    match reward {
        Reward::Reward20 => 20,
        Reward::Reward10 => 10,
    }
}

/// The variants of an enum, as their names in `snake_case`, read from its source.
pub(crate) fn variants(source: &str, name: &str) -> Vec<String> {
    let start = format!("pub enum {name} {{\n");
    let (_, body) = source.split_once(&start).expect("the enum");
    let (body, _) = body.split_once("\n}\n").expect("its end");
    let names = body.lines().filter_map(|line| {
        let line = line.strip_prefix("    ")?;
        let end = line.find([' ', ','])?;
        line.starts_with(|sign: char| sign.is_ascii_uppercase())
            .then_some(&line[..end])
    });
    names.map(snake_case).collect()
}

fn snake_case(name: &str) -> String {
    let mut text = String::new();
    for (i, sign) in name.char_indices() {
        if sign.is_ascii_uppercase() && i > 0 {
            text.push('_');
        }
        text.push(sign.to_ascii_lowercase());
    }
    text
}
