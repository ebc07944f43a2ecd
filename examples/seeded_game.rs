//! A whole game from a seed, printed as a game record.
//!
//! Hosts in other languages print the same record byte for byte: one dice box throws the dice on the roll stage and
//! otherwise picks among the legal actions, which is how the level `random` plays.

mod common;
#[path = "common/table.rs"]
mod table;

use std::io::Write;
use std::process::ExitCode;

use common::{Failure, Output, run};
use lexopt::{Arg, ValueExt};
use parcheesi::DiceBox;
use parcheesi::bot::{Bot, Level};
use table::Table;

const HELP: &str = "\
Plays a whole game from a seed and prints its record: the position line of the
start, then one action a line.

usage: seeded_game SEED [LEVEL] [--players N] [--rules RULES]

  SEED            a whole number, 0 to 18446744073709551615
  LEVEL           how all players play: random, easy, medium or hard; random unless given
  --players N     2, 3 or 4 players; 4 unless given
  --rules RULES   standard, publisher, classic, or options such as five,limit3; standard unless given
  --help          this text

Exit codes: 0 done, 2 wrong usage.
";

fn main() -> ExitCode {
    run(HELP, job)
}

fn job(mut parser: lexopt::Parser, output: &mut Output) -> Result<(), Failure> {
    let mut table = Table::standard();
    let (mut seed, mut level) = (None, None);
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("players") => table.read_players(&mut parser)?,
            Arg::Long("rules") => table.read_rules(&mut parser)?,
            Arg::Long("help") | Arg::Short('h') => return Err(Failure::Help),
            Arg::Value(text) if seed.is_none() => seed = Some(text.parse()?),
            Arg::Value(text) if level.is_none() => level = Some(text.parse::<Level>()?),
            other => return Err(other.unexpected().into()),
        }
    }
    let seed: u64 = seed.ok_or_else(|| Failure::usage("a seed is missing"))?;

    let mut dice = DiceBox::new(seed);
    let mut game = table.game()?;
    writeln!(output, "{game}")?;
    let mut level = level.unwrap_or(Level::Random);
    while let Some(action) = level.choose(&game, &mut dice) {
        game.apply(action).map_err(Failure::job)?;
        writeln!(output, "{action}")?;
    }
    Ok(())
}
