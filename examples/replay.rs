//! Turns a game record into a transcript: what each action did, what is pending, and the position.

mod common;

use std::fmt::Display;
use std::fs;
use std::io::{self, Write};
use std::process::ExitCode;

use common::{Failure, Output, run};
use lexopt::Arg;
use parcheesi::Game;
use parcheesi::notation::Record;

const HELP: &str = "\
Replays a game record and prints its transcript: for each action what happened,
what is pending then, and the position.

usage: replay FILE

  FILE      a game record: a position line, then actions, with comments from # to
            the end of a line; - reads standard input
  --help    this text

Exit codes: 0 done, 1 the file cannot be read or the record does not replay
(the line and the token are named), 2 wrong usage.
";

fn main() -> ExitCode {
    run(HELP, job)
}

fn job(mut parser: lexopt::Parser, output: &mut Output) -> Result<(), Failure> {
    let mut file = None;
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("help") | Arg::Short('h') => return Err(Failure::Help),
            Arg::Value(path) if file.is_none() => file = Some(path),
            other => return Err(other.unexpected().into()),
        }
    }
    let file = file.ok_or_else(|| Failure::usage("a file is missing"))?;
    let (name, text) = if file == "-" {
        ("standard input".into(), io::read_to_string(io::stdin()))
    } else {
        (file.to_string_lossy(), fs::read_to_string(&file))
    };
    let failed = |error: &dyn Display| Failure::job(format!("{name}: {error}"));
    let text = text.map_err(|error| failed(&error))?;

    let record = Record::parse(&text).map_err(|error| failed(&error))?;
    write_state(record.start(), output)?;
    for (number, step) in (1..).zip(record.replay()) {
        let step = step.map_err(|error| failed(&error))?;
        writeln!(output, "\n{number}. {}", step.action)?;
        for event in step.events {
            writeln!(output, "  - {event}")?;
        }
        write_state(&step.after, output)?;
    }
    Ok(())
}

/// What is pending, and the position.
fn write_state(game: &Game, output: &mut Output) -> io::Result<()> {
    let pending: Vec<String> = game.pending().iter().map(ToString::to_string).collect();
    if !pending.is_empty() {
        writeln!(output, "  pending: {}", pending.join(", "))?;
    }
    writeln!(output, "  {game}")
}
