//! The commands that are typed, line by line or after a colon.

use parcheesi::Action;

use crate::seats::Player;
use crate::session::Session;
use crate::words;

pub(crate) const COMMANDS: &str = "  NUMBER        takes the action with this number
  ACTION        takes this action: 0+6, 0e5, end; a roll such as 3-5 gives the dice
  empty line    rolls the dice, when it is time to
  hint          what a player of the level hard would do
  why           what could be tried and is not allowed, and why
  why ACTION    says whether an action is legal, and if not, why
  undo          takes back everything since your last choice, or all that auto
                has played; dice that are taken back fall again as they fell
  save FILE     saves the game
  load FILE     goes on with a saved game, or from a position in a file
  board         draws the board
  position      prints the position on one line
  players       says who plays, and by which rules
  auto          plays on by itself to the end
  quit          leaves the game
  help          prints this list
Where only one action is legal, it is taken without asking.
";

/// What a command comes to.
pub(crate) enum Command {
    Take(Action),
    /// This is the answer; the next command, please.
    Say(String),
    /// The game has become another, as is told; the board should be looked at again.
    Changed(String),
    Board,
    PlayOn,
    Quit,
}

pub(crate) fn obey(session: &mut Session, line: &str) -> Command {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let rest = rest.trim();
    match (word, rest) {
        ("", _) if session.game().is_chance() => match not_asked(session) {
            Some(text) => Command::Say(text),
            None => Command::Take(session.roll()),
        },
        ("", _) => Command::Say(String::new()),
        ("help", _) => Command::Say(COMMANDS.trim_end().into()),
        ("board", _) => Command::Board,
        ("position", _) => Command::Say(session.game().to_string()),
        ("players", _) => Command::Say(players(session)),
        ("auto", _) => Command::PlayOn,
        ("quit", _) => Command::Quit,
        ("hint", _) => Command::Say(hint(session)),
        ("why", "") => Command::Say(words::why_not(session.game())),
        ("why", action) => Command::Say(words::why(session.game(), action)),
        ("undo", _) => undo(session),
        ("save" | "load", "") => Command::Say(format!("{word} FILE, please.")),
        ("save", path) => Command::Say(match session.save(path) {
            Ok(()) => format!("Saved to {path}."),
            Err(error) => error,
        }),
        ("load", path) => match session.load(path) {
            Ok(()) => Command::Changed(format!("Loaded {path}. {}", players(session))),
            Err(error) => Command::Say(error),
        },
        _ => choose(session, line),
    }
}

/// An action by its number in the list or by its text.
fn choose(session: &Session, line: &str) -> Command {
    let game = session.game();
    let legal = game.legal_actions();
    let (number, action) = (line.parse::<usize>(), line.parse::<Action>());
    let is_meant = number.is_ok() || action.is_ok();
    if let Some(text) = not_asked(session).filter(|_| is_meant) {
        return Command::Say(text);
    }
    if let Ok(number) = number {
        if game.is_chance() {
            let message = "It is time to roll: an empty line throws the dice, 3-5 gives a throw.";
            return Command::Say(message.into());
        }
        return match number.checked_sub(1).and_then(|i| legal.get(i)) {
            Some(&action) => Command::Take(action),
            None => Command::Say(format!("The numbers are 1 to {}.", legal.len())),
        };
    }
    match action {
        Ok(action) => match game.check(action) {
            Ok(()) => Command::Take(action),
            Err(refusal) => Command::Say(refusal.to_string()),
        },
        Err(error) => Command::Say(format!("{error} (help: all commands)")),
    }
}

/// Why a person has nothing to throw or to choose; `None` where a person has the turn.
fn not_asked(session: &Session) -> Option<String> {
    if session.is_over() {
        return Some("The game is over.".into());
    }
    let name = session.game().player().name();
    match session.player() {
        Player::Computer(level) => Some(format!(
            "It is {name}'s turn, and the computer plays {name} ({level})."
        )),
        Player::Person => None,
    }
}

fn hint(session: &Session) -> String {
    match session.hint() {
        Some(action) => {
            let sentence = words::sentence_of(session.game(), action);
            format!("Hint: {action}, {sentence}.")
        }
        None => "There is nothing to choose now.".into(),
    }
}

fn undo(session: &mut Session) -> Command {
    match session.undo() {
        Some(back) if back.actions == 0 => Command::Changed("People play again.".into()),
        Some(back) => {
            let rolls = match back.rolls {
                0 => "no roll among them".to_string(),
                1 => "one roll among them".to_string(),
                rolls => format!("{rolls} rolls among them"),
            };
            let number = back.actions;
            Command::Changed(format!("Took back {number} actions, {rolls}."))
        }
        None => Command::Say("There is no choice of yours to take back.".into()),
    }
}

fn players(session: &Session) -> String {
    let game = session.game();
    let players = game.players().iter().map(|&color| {
        let player = session.seats().of(color);
        format!("{}: {player}", color.name())
    });
    let players: Vec<String> = players.collect();
    format!("{}; {} rules", players.join(", "), game.house_rules())
}
