//! A whole game from a seed, printed as a game record.
//!
//! Hosts in other languages print the same record byte for byte: one dice box throws the dice on the roll stage and
//! otherwise picks among the legal actions.

mod common;
#[path = "common/table.rs"]
mod table;

use std::io::Write;
use std::process::ExitCode;

use common::{Failure, Output, run};
use lexopt::{Arg, ValueExt};
use parcheesi::{Action, DiceBox, Stage};
use table::Table;

const HELP: &str = "\
Plays a whole game at random from a seed and prints its record:
the position line of the start, then one action a line.

usage: seeded_game SEED [--players N] [--rules RULES]

  SEED            a whole number, 0 to 18446744073709551615
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
    let mut seed = None;
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("players") => table.read_players(&mut parser)?,
            Arg::Long("rules") => table.read_rules(&mut parser)?,
            Arg::Long("help") | Arg::Short('h') => return Err(Failure::Help),
            Arg::Value(text) if seed.is_none() => seed = Some(text.parse()?),
            other => return Err(other.unexpected().into()),
        }
    }
    let seed: u64 = seed.ok_or_else(|| Failure::usage("a seed is missing"))?;

    let mut dice = DiceBox::new(seed);
    let mut game = table.game()?;
    writeln!(output, "{game}")?;
    while game.stage() != Stage::Over {
        let action = if game.stage() == Stage::Roll {
            Action::Roll(dice.roll())
        } else {
            let legal = game.legal_actions();
            legal[dice.below(legal.len() as u32) as usize]
        };
        game.apply(action).map_err(Failure::job)?;
        writeln!(output, "{action}")?;
    }
    Ok(())
}
