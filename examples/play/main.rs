//! A game in the terminal: one person against simple random opponents, several people in turn, or the machine alone.

mod board;
#[path = "../common/mod.rs"]
mod common;
#[path = "../common/table.rs"]
mod table;

use std::hash::{BuildHasher, RandomState};
use std::io::{self, Lines, StdinLock, Write};
use std::process::ExitCode;

use board::Board;
use common::{Failure, Output, run};
use lexopt::{Arg, ValueExt};
use parcheesi::{Action, Choices, DiceBox, Event, Game, LeaveWith, Place, Stage};
use table::Table;

const HELP: &str = "\
Plays a game of Parcheesi in the terminal, one person against simple random
opponents. Commands are read line by line, also through a pipe; at the end of
input the game plays on by itself to its end.

usage: play [OPTIONS]

  --auto          plays by itself, without asking
  --hot-seat      asks for every player, not only for the first
  --seed N        the dice and the random players of this seed; by chance unless given
  --players N     2, 3 or 4 players; 4 unless given
  --rules RULES   standard, publisher, classic, or options such as five,limit3; standard unless given
  --help          this text

Exit codes: 0 done, 1 the game broke off, 2 wrong usage.
";

const COMMANDS: &str = "\
  NUMBER        takes the action with this number
  ACTION        takes this action, such as 0+6, 0e5 or end; a roll such as 3-5 gives the dice
  empty line    rolls the dice, when it is time to
  why ACTION    says whether an action is legal, and if not, why
  board         draws the board
  position      prints the position on one line
  auto          plays on by itself to the end
  quit          leaves the game
  help          prints this list
Where only one action is legal, it is taken without asking.
";

fn main() -> ExitCode {
    run(HELP, job)
}

fn job(mut parser: lexopt::Parser, output: &mut Output) -> Result<(), Failure> {
    let mut table = Table::standard();
    let mut people = People::First;
    let mut seed = RandomState::new().hash_one(());
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("auto") => people = People::Nobody,
            Arg::Long("hot-seat") => people = People::All,
            Arg::Long("seed") => seed = parser.value()?.parse()?,
            Arg::Long("players") => table.read_players(&mut parser)?,
            Arg::Long("rules") => table.read_rules(&mut parser)?,
            Arg::Long("help") | Arg::Short('h') => return Err(Failure::Help),
            other => return Err(other.unexpected().into()),
        }
    }

    let mut play = Play {
        game: table.game()?,
        dice: DiceBox::new(seed),
        // A stream of their own: the dice do not depend on what the players do.
        whims: DiceBox::with_stream(seed, 1),
        people,
        input: io::stdin().lines(),
        output,
    };
    writeln!(play.output, "seed {seed}")?;
    play.play_out()
}

/// Which players are asked.
#[derive(PartialEq)]
enum People {
    Nobody,
    First,
    All,
}

/// What a command comes to.
enum Command {
    Take(Action),
    /// It has been answered; the next one, please.
    Answered,
    PlayOn,
    Quit,
}

struct Play<'a> {
    game: Game,
    dice: DiceBox,
    whims: DiceBox,
    people: People,
    input: Lines<StdinLock<'static>>,
    output: &'a mut Output,
}

impl Play<'_> {
    fn play_out(&mut self) -> Result<(), Failure> {
        let mut actions = 0;
        while self.game.stage() != Stage::Over {
            let Some(action) = self.next_action()? else {
                return Ok(());
            };
            let events = self.game.apply(action).map_err(Failure::job)?;
            for event in events {
                writeln!(self.output, "- {event}")?;
            }
            actions += 1;
        }
        write!(self.output, "\n{}\n", Board(&self.game))?;
        let names: Vec<&str> = self.game.placings().iter().map(|it| it.name()).collect();
        if let [winner, others @ ..] = &names[..] {
            writeln!(self.output, "{winner} wins after {actions} actions.")?;
            for (name, rank) in others.iter().zip(2..) {
                writeln!(self.output, "{name} takes place {rank}.")?;
            }
        }
        Ok(())
    }

    /// The action that the player to move, the dice or a person chooses; `None` when the person leaves.
    fn next_action(&mut self) -> Result<Option<Action>, Failure> {
        let game = self.game;
        let is_asked = match self.people {
            People::Nobody => false,
            People::First => game.players().first() == Some(&game.player()),
            People::All => true,
        };
        // Where there is only one thing to do, nobody is asked.
        if !is_asked || game.legal_actions().len() == 1 {
            return Ok(Some(self.by_chance()));
        }
        self.show_choices()?;
        loop {
            write!(self.output, "{}> ", game.player().name())?;
            self.output.flush()?;
            let Some(line) = self.input.next().transpose()? else {
                writeln!(self.output)?;
                self.people = People::Nobody;
                return Ok(Some(self.by_chance()));
            };
            match self.obey(line.trim())? {
                Command::Take(action) => return Ok(Some(action)),
                Command::Answered => {}
                Command::PlayOn => {
                    self.people = People::Nobody;
                    return Ok(Some(self.by_chance()));
                }
                Command::Quit => return Ok(None),
            }
        }
    }

    /// The dice, or any legal action.
    fn by_chance(&mut self) -> Action {
        if self.game.is_chance() {
            return Action::Roll(self.dice.roll());
        }
        let legal = self.game.legal_actions();
        legal[self.whims.below(legal.len() as u32) as usize]
    }

    /// The board and the numbered actions; before a roll only whose turn it is.
    fn show_choices(&mut self) -> Result<(), Failure> {
        let game = self.game;
        if game.is_chance() {
            writeln!(
                self.output,
                "\nEmpty line: roll the dice. help: all commands."
            )?;
            return Ok(());
        }
        write!(self.output, "\n{}\n", Board(&game))?;
        let pending: Vec<String> = game.pending().iter().map(ToString::to_string).collect();
        writeln!(self.output, "pending: {}", pending.join(", "))?;
        let choices = game.choices();
        for (i, action) in choices.iter().enumerate() {
            let (number, text) = (i + 1, sentence(&choices, i));
            writeln!(self.output, "{number:>3}  {action:<6} {text}")?;
        }
        Ok(())
    }

    fn obey(&mut self, line: &str) -> Result<Command, Failure> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" if self.game.is_chance() => return Ok(Command::Take(self.by_chance())),
            "" => {}
            "help" => write!(self.output, "{COMMANDS}")?,
            "board" => write!(self.output, "\n{}\n", Board(&self.game))?,
            "position" => writeln!(self.output, "{}", self.game)?,
            "auto" => return Ok(Command::PlayOn),
            "quit" => return Ok(Command::Quit),
            "why" => match rest.trim().parse().map(|action| self.game.check(action)) {
                Ok(Ok(())) => writeln!(self.output, "That is legal.")?,
                Ok(Err(refusal)) => writeln!(self.output, "{refusal}")?,
                Err(error) => writeln!(self.output, "{error}")?,
            },
            _ => return self.choose(line),
        }
        Ok(Command::Answered)
    }

    /// An action by its number in the list or by its text.
    fn choose(&mut self, line: &str) -> Result<Command, Failure> {
        let legal = self.game.legal_actions();
        if let Ok(number) = line.parse::<usize>() {
            if self.game.is_chance() {
                writeln!(
                    self.output,
                    "It is time to roll: an empty line throws the dice, 3-5 gives a throw."
                )?;
                return Ok(Command::Answered);
            }
            if let Some(&action) = number.checked_sub(1).and_then(|i| legal.get(i)) {
                return Ok(Command::Take(action));
            }
            writeln!(self.output, "The numbers are 1 to {}.", legal.len())?;
            return Ok(Command::Answered);
        }
        match line.parse() {
            Ok(action) => match self.game.check(action) {
                Ok(()) => return Ok(Command::Take(action)),
                Err(refusal) => writeln!(self.output, "{refusal}")?,
            },
            Err(error) => writeln!(self.output, "{error} (help: all commands)")?,
        }
        Ok(Command::Answered)
    }
}

/// What an action does, for the list to choose from.
fn sentence(choices: &Choices, i: usize) -> String {
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

fn words(place: Place) -> String {
    match place {
        Place::Nest => "the nest".into(),
        Place::Ring(space) => format!("space {space}"),
        Place::Row(space) => format!("home row {space}"),
        Place::Home => "home".into(),
    }
}
