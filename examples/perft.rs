//! Counts the game tree: how many sequences of a given number of actions begin in a position.

mod common;

use std::io::Write;
use std::process::ExitCode;

use common::{Failure, Output, run};
use lexopt::{Arg, ValueExt};
use parcheesi::{Game, perft, perft_divide};

const HELP: &str = "\
Counts the sequences of exactly DEPTH legal actions that begin in a position.
Each of the 36 rolls is a branch of its own; a finished game has no actions.

usage: perft [POSITION] DEPTH [--divide]

  POSITION    one line of position text; the start of a game of four unless given
  DEPTH       how many actions; each further one takes about twenty times as long
  --divide    the count after each action first, then the sum
  --help      this text

Exit codes: 0 done, 1 no such position, 2 wrong usage.
";

fn main() -> ExitCode {
    run(HELP, job)
}

fn job(mut parser: lexopt::Parser, output: &mut Output) -> Result<(), Failure> {
    let mut divide = false;
    let mut values = Vec::new();
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("divide") => divide = true,
            Arg::Long("help") | Arg::Short('h') => return Err(Failure::Help),
            Arg::Value(text) if values.len() < 2 => values.push(text),
            other => return Err(other.unexpected().into()),
        }
    }
    let depth = values
        .pop()
        .ok_or_else(|| Failure::usage("a depth is missing"))?;
    let depth: u32 = depth.parse()?;
    let game = match values.pop() {
        Some(position) => position.string()?.parse().map_err(Failure::job)?,
        None => Game::standard(),
    };

    if !divide || depth == 0 {
        writeln!(output, "{}", perft(&game, depth))?;
        return Ok(());
    }
    let mut sum = 0;
    for (action, count) in perft_divide(&game, depth) {
        writeln!(output, "{action}: {count}")?;
        sum += count;
    }
    writeln!(output, "{sum}")?;
    Ok(())
}
