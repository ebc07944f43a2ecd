//! Plays many games at random on all cores and tells how fast that goes and how the games end.
//!
//! Each game has a dice box of its own, with the number of the game as its stream: so the results of a seed are the same
//! however many threads share the work.

// Numbers of games and plies are far below 2⁵².
#![allow(clippy::cast_precision_loss)]

mod common;
#[path = "common/table.rs"]
mod table;

use std::io::{IsTerminal, Write};
use std::num::NonZeroU64;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use common::{Failure, Output, run};
use lexopt::{Arg, ValueExt};
use parcheesi::{Color, DiceBox, Game};
use table::Table;

const HELP: &str = "\
Plays games to their end, every action chosen at random with equal chances,
and prints one `key: value` a line: games, plies (throws and actions), their
number a second, the length of the games in plies and its spread (standard
deviation), and the wins of each seat.

usage: playouts [--games N] [--seed S] [--threads T] [--players N] [--rules RULES]

  --games N       how many games, 1 or more; 1000 unless given
  --seed S        a whole number, 0 to 18446744073709551615; 1 unless given
  --threads T     how many threads, 1 or more; as many as there are cores unless given
  --players N     2, 3 or 4 players; 4 unless given
  --rules RULES   standard, publisher, classic, or options such as five,limit3; standard unless given
  --help          this text

All but the speed is the same for a seed, whatever the number of threads.

Exit codes: 0 done, 2 wrong usage.
";

/// Games are handed out to the threads in bunches of this size.
const BUNCH: u64 = 16;

fn main() -> ExitCode {
    run(HELP, job)
}

fn job(mut parser: lexopt::Parser, output: &mut Output) -> Result<(), Failure> {
    let mut table = Table::standard();
    let (mut games, mut seed) = (1000, 1);
    let mut threads = thread::available_parallelism().map_or(1, usize::from);
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("games") => games = parser.value()?.parse::<NonZeroU64>()?.get(),
            Arg::Long("seed") => seed = parser.value()?.parse()?,
            Arg::Long("threads") => {
                threads = parser.value()?.parse::<std::num::NonZeroUsize>()?.get();
            }
            Arg::Long("players") => table.read_players(&mut parser)?,
            Arg::Long("rules") => table.read_rules(&mut parser)?,
            Arg::Long("help") | Arg::Short('h') => return Err(Failure::Help),
            other => return Err(other.unexpected().into()),
        }
    }
    let start = table.game()?;
    let begun = Instant::now();
    let tally = play(start, games, seed, threads)?;
    let seconds = begun.elapsed().as_secs_f64();

    writeln!(output, "games: {games}")?;
    writeln!(output, "plies: {}", tally.plies)?;
    writeln!(output, "games/s: {:.0}", games as f64 / seconds)?;
    writeln!(output, "plies/s: {:.0}", tally.plies as f64 / seconds)?;
    let (mean, spread) = tally.length(games);
    writeln!(output, "plies a game, mean: {mean:.2}")?;
    writeln!(output, "plies a game, spread: {spread:.2}")?;
    for (seat, color) in start.players().iter().enumerate() {
        writeln!(
            output,
            "wins of seat {} ({color}): {}",
            seat + 1,
            tally.wins[color_index(*color)]
        )?;
    }
    Ok(())
}

/// What came of some games. Sums of whole numbers: the order of adding does not matter.
#[derive(Default)]
struct Tally {
    plies: u64,
    /// The squares of the lengths.
    squares: u128,
    /// By seat at the board.
    wins: [u64; 4],
}

impl Tally {
    fn add(&mut self, other: &Tally) {
        self.plies += other.plies;
        self.squares += other.squares;
        for (sum, wins) in self.wins.iter_mut().zip(other.wins) {
            *sum += wins;
        }
    }

    /// The mean length of a game in plies, and its standard deviation.
    fn length(&self, games: u64) -> (f64, f64) {
        let mean = self.plies as f64 / games as f64;
        let variance = self.squares as f64 / games as f64 - mean * mean;
        (mean, variance.max(0.0).sqrt())
    }
}

fn color_index(color: Color) -> usize {
    usize::from(color.seat())
}

/// Plays all games on that many threads, with a progress bar where somebody watches.
fn play(start: Game, games: u64, seed: u64, threads: usize) -> Result<Tally, Failure> {
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let work = || {
        let mut tally = Tally::default();
        loop {
            let first = next.fetch_add(BUNCH, Ordering::Relaxed);
            if first >= games {
                return tally;
            }
            let last = games.min(first + BUNCH);
            (first..last).for_each(|number| play_one(start, seed, number, &mut tally));
            done.fetch_add(last - first, Ordering::Relaxed);
        }
    };
    let mut tally = Tally::default();
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        if std::io::stderr().is_terminal() {
            while workers.iter().any(|worker| !worker.is_finished()) {
                show_progress(done.load(Ordering::Relaxed), games);
                thread::sleep(Duration::from_millis(100));
            }
            eprint!("\r\x1b[K");
        }
        for worker in workers {
            let part = worker.join();
            tally.add(&part.map_err(|_| Failure::job("a thread has failed"))?);
        }
        Ok(tally)
    })
}

fn play_one(start: Game, seed: u64, number: u64, tally: &mut Tally) {
    let mut dice = DiceBox::with_stream(seed, number);
    let mut choices = start.choices();
    let mut plies = 0;
    while !choices.is_empty() {
        let i = dice.below(choices.len() as u32) as usize;
        if choices.advance(i).is_none() {
            break;
        }
        plies += 1;
    }
    tally.plies += plies;
    tally.squares += u128::from(plies) * u128::from(plies);
    if let Some(winner) = choices.game().winner() {
        tally.wins[color_index(winner)] += 1;
    }
}

/// One line on standard error, drawn over the last one.
fn show_progress(done: u64, games: u64) {
    const WIDTH: u64 = 40;
    let filled = (done * WIDTH / games) as usize;
    let bar = "#".repeat(filled) + &".".repeat(WIDTH as usize - filled);
    eprint!("\r[{bar}] {done} of {games} games");
}
