//! A game in the terminal: people and computer players, redrawn in place, or line by line in a pipe.

mod commands;
#[path = "../common/mod.rs"]
mod common;
mod lines;
mod saved;
mod screen;
mod seats;
mod session;
#[path = "../common/table.rs"]
mod table;
mod words;

use std::env;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::time::Duration;

use common::{Failure, Output, run};
use lexopt::{Arg, ValueExt};
use parcheesi::bot::Level;
use parcheesi::render::{Charset, Ink};
use parcheesi::{Color, Game, History};
use seats::{Custom, People, Player, Seats};
use session::Session;
use table::Table;

const HELP: &str = "\
Plays a game of Parcheesi in the terminal: you against computer players, several
people in turn, or the computer alone. In a terminal the board is redrawn in
place, and the key ? tells all keys. In a pipe, and with --lines, commands are
read line by line; at the end of input the game plays on by itself to its end.

usage: play [OPTIONS]

who plays: human, random, easy, medium, hard
  --players N     2, 3 or 4 players; 4 unless given
  --players LIST  who plays, in turn order, as in human,medium,hard
  --yellow WHO    who plays this color; --green, --red, --blue likewise
  --level LEVEL   of the computer players that are not named; medium unless given
  --hot-seat      people play all colors that are not named, not only the first
  --auto          people play none

which game
  --rules RULES   standard, publisher, classic, or options such as five,limit3; standard unless given
  --load FILE     a saved game, a game record or a position in a file
  --position TEXT this position
  --seed N        the dice and the computer players of this seed; by chance unless given

how it looks
  --lines         line by line, in a terminal too
  --ascii         with ASCII signs alone
  --plain         without colours, as where NO_COLOR is set
  --pause MS      how long a computer player's action is shown; 700 unless given
  --help          this text

Exit codes: 0 done, 1 the game broke off, 2 wrong usage.
";

fn main() -> ExitCode {
    run(HELP, job)
}

fn job(parser: lexopt::Parser, output: &mut Output) -> Result<(), Failure> {
    let options = Options::read(parser)?;
    let on_screen = options.look != Look::Lines
        && io::stdin().is_terminal()
        && io::stdout().is_terminal()
        && env::var_os("TERM").is_none_or(|term| term != "dumb");
    let (seed, pause) = (options.seed, options.pause);
    let is_ascii = options.charset == Charset::Ascii || !on_screen || !speaks_unicode();
    let is_plain = options.ink == Ink::Plain
        || !io::stdout().is_terminal()
        || env::var_os("NO_COLOR").is_some();
    let mut session = options.session()?;
    if !is_ascii {
        session.charset = Charset::Unicode;
    }
    if !is_plain {
        session.ink = Ink::Ansi;
    }
    if on_screen {
        screen::play(&mut session, pause, output)
    } else {
        writeln!(output, "seed {seed}")?;
        lines::play(&mut session, output)
    }
}

/// Whether the language of the environment is written in UTF-8.
fn speaks_unicode() -> bool {
    let named = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(|name| {
        let value = env::var(name).ok()?;
        (!value.is_empty()).then_some(value)
    });
    cfg!(windows) || named.is_some_and(|it| it.to_lowercase().replace('-', "").contains("utf8"))
}

/// Which of the two ways to play.
#[derive(PartialEq)]
enum Look {
    Screen,
    Lines,
}

struct Options {
    table: Table,
    /// The options given that say which game begins: a game that is given has all that.
    of_table: Vec<&'static str>,
    named: Vec<(Color, Player)>,
    listed: Vec<Player>,
    level: Level,
    /// First unless given.
    people: Option<People>,
    load: Option<String>,
    position: Option<Game>,
    seed: u64,
    look: Look,
    charset: Charset,
    ink: Ink,
    pause: Duration,
}

impl Options {
    fn read(mut parser: lexopt::Parser) -> Result<Options, Failure> {
        let mut options = Options {
            table: Table::standard(),
            of_table: Vec::new(),
            named: Vec::new(),
            listed: Vec::new(),
            level: Level::Medium,
            people: None,
            load: None,
            position: None,
            seed: RandomState::new().hash_one(()),
            look: Look::Screen,
            charset: Charset::Unicode,
            ink: Ink::Ansi,
            pause: Duration::from_millis(700),
        };
        while let Some(argument) = parser.next()? {
            match argument {
                Arg::Long("auto") => options.invite(People::Nobody)?,
                Arg::Long("hot-seat") => options.invite(People::All)?,
                Arg::Long("seed") => options.seed = parser.value()?.parse()?,
                Arg::Long("players") => options.read_players(&parser.value()?.string()?)?,
                Arg::Long("level") => options.level = parser.value()?.parse()?,
                Arg::Long("rules") => {
                    options.table.read_rules(&mut parser)?;
                    options.of_table.push("--rules");
                }
                Arg::Long("load") => options.load = Some(parser.value()?.string()?),
                Arg::Long("position") => options.position = Some(parser.value()?.parse()?),
                Arg::Long("lines") => options.look = Look::Lines,
                Arg::Long("ascii") => options.charset = Charset::Ascii,
                Arg::Long("plain") => options.ink = Ink::Plain,
                Arg::Long("pause") => {
                    options.pause = Duration::from_millis(parser.value()?.parse()?);
                }
                Arg::Long("help") | Arg::Short('h') => return Err(Failure::Help),
                Arg::Long(name) => match color_named(name) {
                    Some(color) => {
                        let player = parser.value()?.parse()?;
                        options.named.push((color, player));
                    }
                    None => return Err(argument.unexpected().into()),
                },
                other => return Err(other.unexpected().into()),
            }
        }
        Ok(options)
    }

    /// People play all colors, or none.
    fn invite(&mut self, people: People) -> Result<(), Failure> {
        match self.people.replace(people) {
            Some(other) if other != people => {
                Err(Failure::usage("either --auto or --hot-seat, not both"))
            }
            _ => Ok(()),
        }
    }

    /// A number of players, or who they are.
    fn read_players(&mut self, text: &str) -> Result<(), Failure> {
        if let Ok(number) = text.parse() {
            self.listed.clear();
            self.of_table.push("--players N");
            return self.table.seat(number);
        }
        self.listed = Seats::read(text).map_err(Failure::Usage)?;
        self.table.seat(self.listed.len())
    }

    /// The game, and who plays.
    fn session(self) -> Result<Session, Failure> {
        let given = match (&self.load, &self.position) {
            (Some(_), _) => Some("--load"),
            (None, Some(_)) => Some("--position"),
            (None, None) => None,
        };
        if let (Some(given), Some(option)) = (given, self.of_table.first()) {
            let message =
                format!("{option} does not go with {given}, which has its own players and rules");
            return Err(Failure::Usage(message));
        }
        let (history, saved) = match (self.load, self.position) {
            (Some(_), Some(_)) => {
                return Err(Failure::usage("either --load or --position"));
            }
            (Some(path), None) => {
                let saved = saved::read(&path).map_err(Failure::Job)?;
                (saved.history, saved.players)
            }
            (None, Some(game)) => (History::new(game), Vec::new()),
            (None, None) => (History::new(self.table.game()?), Vec::new()),
        };
        let colors = history.game().players().to_vec();
        if !self.listed.is_empty() && self.listed.len() != colors.len() {
            let message = format!(
                "{} players are named, {} play",
                self.listed.len(),
                colors.len()
            );
            return Err(Failure::Usage(message));
        }
        let mut seats = Seats::OPEN;
        let listed = colors.iter().copied().zip(self.listed);
        for (color, player) in saved.into_iter().chain(listed).chain(self.named) {
            if !colors.contains(&color) {
                let message = format!("{} does not play", color.name());
                return Err(Failure::Usage(message));
            }
            seats.set(color, player);
        }
        let custom = Custom {
            people: self.people.unwrap_or(People::First),
            level: self.level,
        };
        seats.complete(&colors, custom);
        Ok(Session::new(history, seats, custom, self.seed))
    }
}

/// The color with this name in small letters.
fn color_named(name: &str) -> Option<Color> {
    Color::ALL
        .into_iter()
        .find(|color| color.name().to_lowercase() == name)
}
