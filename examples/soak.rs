//! Plays games under random house rules and asks in every state for everything that must hold: so long, or so many.
//!
//! Each game has a dice box of its own, with the number of the game as its stream: a game that fails is played again by
//! its seed and number, however many threads share the work. It uses the tests' naive twin and invariants, and is not
//! part of the published package.

// Numbers of games and plies are far below 2⁵².
#![allow(clippy::cast_precision_loss)]

#[path = "../tests/it/agreement.rs"]
mod agreement;
#[path = "../tests/it/beginning.rs"]
mod beginning;
mod common;
#[path = "../tests/it/invariants.rs"]
mod invariants;
#[path = "../tests/it/model.rs"]
mod model;
#[allow(clippy::pedantic)] // As in the tests.
#[path = "../tests/it/naive/mod.rs"]
mod naive;

use std::io::{IsTerminal, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use agreement::compare;
use beginning::{beginning, pick};
use common::{Failure, Output, run};
use lexopt::{Arg, ValueExt};
use naive::Naive;
use parcheesi::{DiceBox, Stage};

const HELP: &str = "\
Plays games to their end, under random house rules, by two to four players, from
the start or from a random position, every action chosen at random. In every
state it asks for all that must hold in a game, and in some games the naive twin
must agree too. It prints one `key: value` a line: games, plies (throws and
actions), how many of both were compared with the twin, and seconds.

usage: soak [--games N] [--seconds T] [--threads K] [--seed S] [--first N] [--twin N]

  --games N     how many games; without end unless given, if --seconds is
  --seconds T   begin no game after so many seconds
  --threads K   how many threads, 1 or more; as many as there are cores unless given
  --seed S      a whole number, 0 to 18446744073709551615; 1 unless given
  --first N     the number of the first game; 0 unless given
  --twin N      every Nth game is compared with the naive twin; 0 for none; 100 unless given
  --help        this text

Without --games and --seconds it plays 1000 games. How far it is goes to standard
error, every ten seconds, or all the time to a terminal.

Exit codes: 0 nothing failed, 1 a game failed: its number and what is wrong are
told, 2 wrong usage.
";

/// What is to be played.
struct Job {
    first: u64,
    games: u64,
    seconds: Option<Duration>,
    threads: usize,
    seed: u64,
    twin: u64,
}

/// What has been played, by all threads together.
#[derive(Default)]
struct Tally {
    next: AtomicU64,
    games: AtomicU64,
    plies: AtomicU64,
    twin_games: AtomicU64,
    twin_plies: AtomicU64,
    failed: AtomicBool,
}

fn main() -> ExitCode {
    run(HELP, job)
}

fn job(mut parser: lexopt::Parser, output: &mut Output) -> Result<(), Failure> {
    let (mut games, mut seconds) = (None, None);
    let mut job = Job {
        first: 0,
        games: 1000,
        seconds: None,
        threads: thread::available_parallelism().map_or(1, usize::from),
        seed: 1,
        twin: 100,
    };
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("games") => games = Some(parser.value()?.parse()?),
            Arg::Long("seconds") => seconds = Some(parser.value()?.parse()?),
            Arg::Long("threads") => {
                job.threads = parser.value()?.parse::<std::num::NonZeroUsize>()?.get();
            }
            Arg::Long("seed") => job.seed = parser.value()?.parse()?,
            Arg::Long("first") => job.first = parser.value()?.parse()?,
            Arg::Long("twin") => job.twin = parser.value()?.parse()?,
            Arg::Long("help") | Arg::Short('h') => return Err(Failure::Help),
            other => return Err(other.unexpected().into()),
        }
    }
    job.seconds = seconds.map(Duration::from_secs);
    if let Some(games) = games {
        job.games = games;
    } else if seconds.is_some() {
        job.games = u64::MAX;
    }
    let begun = Instant::now();
    let tally = Tally::default();
    soak(&job, &tally, begun)?;
    for (key, number) in [
        ("games", &tally.games),
        ("plies", &tally.plies),
        ("games with the twin", &tally.twin_games),
        ("plies with the twin", &tally.twin_plies),
    ] {
        writeln!(output, "{key}: {}", number.load(Ordering::Relaxed))?;
    }
    writeln!(output, "seconds: {:.1}", begun.elapsed().as_secs_f64())?;
    if tally.failed.load(Ordering::Relaxed) {
        return Err(Failure::job("a game failed"));
    }
    Ok(())
}

/// Plays on that many threads until the games or the time are over, or one fails.
fn soak(job: &Job, tally: &Tally, begun: Instant) -> Result<(), Failure> {
    let in_time = || job.seconds.is_none_or(|seconds| begun.elapsed() < seconds);
    let work = || {
        while in_time() && !tally.failed.load(Ordering::Relaxed) {
            let number = tally.next.fetch_add(1, Ordering::Relaxed);
            if number >= job.games {
                break;
            }
            play_guarded(job, job.first + number, tally);
        }
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..job.threads).map(|_| scope.spawn(work)).collect();
        let watched = std::io::stderr().is_terminal();
        let mut told = Instant::now();
        while workers.iter().any(|worker| !worker.is_finished()) {
            if watched || told.elapsed() >= Duration::from_secs(10) {
                show_progress(tally, begun, watched);
                told = Instant::now();
            }
            thread::sleep(Duration::from_millis(50));
        }
        if watched {
            eprint!("\r\x1b[K");
        }
        for worker in workers {
            worker
                .join()
                .map_err(|_| Failure::job("a thread has failed"))?;
        }
        Ok(())
    })
}

/// One game; where it fails, its number is told after what is wrong.
fn play_guarded(job: &Job, number: u64, tally: &Tally) {
    let with_twin = job.twin > 0 && number % job.twin == 0;
    // The tally is only counted up after a game: nothing is left half done.
    let played = catch_unwind(AssertUnwindSafe(|| play(job.seed, number, with_twin)));
    let Ok(plies) = played else {
        tally.failed.store(true, Ordering::Relaxed);
        let seed = job.seed;
        eprintln!("soak: game {number} failed: --seed {seed} --first {number} --games 1 --twin 1");
        return;
    };
    tally.games.fetch_add(1, Ordering::Relaxed);
    tally.plies.fetch_add(plies, Ordering::Relaxed);
    if with_twin {
        tally.twin_games.fetch_add(1, Ordering::Relaxed);
        tally.twin_plies.fetch_add(plies, Ordering::Relaxed);
    }
}

/// Plays a game to its end and gives the number of its plies.
fn play(seed: u64, number: u64, with_twin: bool) -> u64 {
    let mut dice = DiceBox::with_stream(seed, number);
    let mut game = beginning(&mut dice);
    let mut twin = with_twin.then(|| parsed(&game.to_string()));
    let mut plies = 0;
    loop {
        invariants::hold(&game);
        if let Some(twin) = &twin {
            compare(&game, twin);
        }
        let legal = game.legal_actions();
        if legal.is_empty() {
            break;
        }
        let action = pick(&mut dice, &legal);
        twin = twin.map(|twin| match twin.play(&action.to_string()) {
            Ok(next) => next,
            Err(error) => panic!("{game} {action}: {error}"),
        });
        game = invariants::step(&game, action);
        plies += 1;
    }
    assert_eq!(game.stage(), Stage::Over, "{game}");
    plies
}

fn parsed(position: &str) -> Naive {
    Naive::parse(position).unwrap_or_else(|error| panic!("{position}: {error}"))
}

/// One line on standard error, drawn over the last one where somebody watches.
fn show_progress(tally: &Tally, begun: Instant, watched: bool) {
    let games = tally.games.load(Ordering::Relaxed);
    let plies = tally.plies.load(Ordering::Relaxed);
    let twin = tally.twin_games.load(Ordering::Relaxed);
    let seconds = begun.elapsed().as_secs_f64();
    let line = format!(
        "{seconds:.0} s: {games} games, {twin} of them with the twin, {:.0} plies/s",
        plies as f64 / seconds
    );
    if watched {
        eprint!("\r{line}\x1b[K");
    } else {
        eprintln!("{line}");
    }
}
