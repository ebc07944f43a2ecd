//! Explains a position: what is pending, what each legal action does, and why every other use of the dice is refused.

mod common;

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::ExitCode;

use common::{Failure, Output, run};
use lexopt::{Arg, ValueExt};
use parcheesi::{
    Action, Die, Game, IllegalAction, LeaveWith, MoveBy, Path, Pawn, PendingAction, Place, Reason,
    Roll, Stage,
};

const HELP: &str = "\
Explains a position: what is pending, every legal action with its effects, and
every use of a die or reward that is refused, with the reason and the rule.

usage: explain POSITION
       explain --batch

  POSITION   one line of position text
  --batch    reads lines `POSITION` or `POSITION;ACTION ACTION ...` from standard
             input and prints one line for each, in order: `POSITION;LEGAL LEGAL ...`,
             the position after the actions and its legal actions (nothing after
             `;` where the dice are to be thrown or the game is over), or
             `error: ...`. An empty line is an error like any other text that is
             no position. Answers come as soon as no further line is waiting.
  --help     this text

Exit codes: 0 done (with --batch also where lines were wrong), 1 no such
position, 2 wrong usage.
";

fn main() -> ExitCode {
    run(HELP, job)
}

fn job(mut parser: lexopt::Parser, output: &mut Output) -> Result<(), Failure> {
    let mut position = None;
    let mut is_batch = false;
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("batch") => is_batch = true,
            Arg::Long("help") | Arg::Short('h') => return Err(Failure::Help),
            Arg::Value(text) if position.is_none() => position = Some(text.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    match (position, is_batch) {
        (None, true) => batch(io::stdin().lock(), output),
        (Some(position), false) => {
            explain(&position.parse().map_err(Failure::job)?, output).map_err(Failure::Io)
        }
        (Some(_), true) => Err(Failure::usage(
            "--batch reads its positions from standard input",
        )),
        (None, false) => Err(Failure::usage("a position or --batch is missing")),
    }
}

/// The whole story of one position.
fn explain(game: &Game, output: &mut Output) -> io::Result<()> {
    writeln!(output, "{game}")?;
    let (player, stage) = (game.player().name(), game.stage());
    match game.winner() {
        Some(winner) if stage == Stage::Over => {
            writeln!(output, "the game is over, won by {}", winner.name())?;
        }
        _ => writeln!(output, "{player} to move, {stage} stage")?,
    }
    let pending: Vec<String> = game.pending().iter().map(ToString::to_string).collect();
    if !pending.is_empty() {
        writeln!(output, "pending: {}", pending.join(", "))?;
    }

    let legal = game.legal_actions();
    writeln!(output, "\nlegal actions: {}", legal.len())?;
    let choices = game.choices();
    for (i, action) in legal.into_iter().enumerate() {
        let Some((next, events)) = choices.take_with_events(i) else {
            continue;
        };
        let sentences: Vec<String> = events.iter().map(ToString::to_string).collect();
        writeln!(output, "  {action:<6} {}", sentences.join("; "))?;
        writeln!(output, "         {next}")?;
    }

    let refused = refused(game);
    if !refused.is_empty() {
        writeln!(output, "\nrefused: {}", refused.len())?;
    }
    for refusal in refused {
        writeln!(output, "  {:<6} {refusal}", refusal.action().to_string())?;
    }
    Ok(())
}

/// Every pawn with every die and reward that is pending, where the rules refuse it; one line where both paths are
/// refused for the same reason.
fn refused(game: &Game) -> Vec<IllegalAction> {
    let mut refused = Vec::new();
    let pending = game.pending().into_iter();
    let mut uses: Vec<MoveBy> = pending.filter_map(PendingAction::move_by).collect();
    uses.dedup();
    let is_five = |roll: Roll| roll.total() == 5;
    for pawn in Pawn::ALL {
        let is_in_nest = game.place(game.player(), pawn) == Place::Nest;
        if is_in_nest && game.current_roll().is_some_and(is_five) {
            let with = LeaveWith::Sum;
            refused.extend(game.check(Action::LeaveNest { pawn, with }).err());
        }
        for &by in &uses {
            if is_in_nest && by == MoveBy::Die(Die::FIVE) {
                let with = LeaveWith::Five;
                refused.extend(game.check(Action::LeaveNest { pawn, with }).err());
                continue;
            }
            let refusal = |path| game.check(Action::Move { pawn, by, path }).err();
            let paths = [refusal(Path::Ring), refusal(Path::Row)];
            // That a pawn cannot take a path that its move does not come to goes without saying.
            let mut told = paths
                .into_iter()
                .flatten()
                .filter(|it| !matches!(it.reason(), Reason::PathNotPossible { .. }));
            let first = told.next();
            let second = told.next();
            refused.extend(first);
            refused.extend(second.filter(|it| Some(it.reason()) != first.map(|it| it.reason())));
        }
    }
    if game.stage() == Stage::Rewards {
        refused.extend(game.check(Action::End).err());
    }
    refused
}

/// One answer for each line of input.
fn batch(input: impl Read, output: &mut Output) -> Result<(), Failure> {
    let mut input = BufReader::with_capacity(1 << 16, input);
    let mut line = Vec::new();
    loop {
        // Nobody who waits for an answer before sending the next line waits in vain.
        if input.buffer().is_empty() {
            output.flush()?;
        }
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let text = line.strip_suffix(b"\n").unwrap_or(&line);
        let text = text.strip_suffix(b"\r").unwrap_or(text);
        match answer(text) {
            Ok(game) => write_answer(&game, output)?,
            Err(error) => writeln!(output, "error: {error}")?,
        }
    }
}

/// The game after the actions of a line.
fn answer(line: &[u8]) -> Result<Game, String> {
    let text = std::str::from_utf8(line).map_err(|error| error.to_string())?;
    let (position, actions) = text.split_once(';').unwrap_or((text, ""));
    let mut game: Game = position.parse().map_err(|error| format!("{error}"))?;
    for token in actions.split_ascii_whitespace() {
        let action: Action = token
            .parse()
            .map_err(|error| format!("action {token:?}: {error}"))?;
        game.apply(action)
            .map_err(|error| format!("action {token:?}: {error}"))?;
    }
    Ok(game)
}

fn write_answer(game: &Game, output: &mut Output) -> io::Result<()> {
    write!(output, "{game};")?;
    if !game.is_chance() {
        for (i, action) in game.action_set().iter().enumerate() {
            let space = if i == 0 { "" } else { " " };
            write!(output, "{space}{action}")?;
        }
    }
    writeln!(output)
}
