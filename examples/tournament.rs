//! Plays many games among computer players and tells who wins how many, with confidence intervals.
//!
//! Each game has a dice box of its own, with the number of the game as its stream, and each begins with the next player
//! in the first seat: so the results of a seed are the same however many threads share the work.

// Numbers of games are far below 2⁵².
#![allow(clippy::cast_precision_loss)]

mod common;

use std::io::Write;
use std::num::{NonZeroU64, NonZeroUsize};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use common::{Failure, Output, run};
use lexopt::{Arg, ValueExt};
use parcheesi::bot::{Bot, Level};
use parcheesi::{Action, Color, DiceBox, Game, HouseRules};

const HELP: &str = "\
Plays tournaments of computer players, and prints for each level of a match its
wins, their share of the games with the 95 % interval (Wilson), and the share
that luck alone would give; then the time that each level needs for a decision.

usage: tournament [--games N] [--seed S] [--threads T] [--rules RULES] [--players LEVELS]...

  --games N          how many games a match, 1 or more; 1000 unless given
  --seed S           a whole number, 0 to 18446744073709551615; 1 unless given
  --threads T        how many threads, 1 or more; as many as there are cores unless given
  --rules RULES      standard, publisher, classic, or options such as five,limit3; standard unless given
  --players LEVELS   one match: two to four of random, easy, medium and hard, as in hard,medium; may be given
                     several times. Unless it is given each level plays against three of the next lower one and
                     one against one, and hard against three at random
  --help             this text

The seats rotate from game to game. All but the times is the same for a seed, whatever the number of threads.

Exit codes: 0 done, 1 cannot be done, 2 wrong usage.
";

/// Games are handed out to the threads in bunches of this size.
const BUNCH: u64 = 4;

/// The players of one match, in turn order.
type Players = Vec<Level>;

fn main() -> ExitCode {
    run(HELP, job)
}

fn job(mut parser: lexopt::Parser, output: &mut Output) -> Result<(), Failure> {
    let (mut games, mut seed) = (1000, 1);
    let mut threads = thread::available_parallelism().map_or(1, usize::from);
    let mut rules = HouseRules::STANDARD;
    let mut matches = Vec::new();
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("games") => games = parser.value()?.parse::<NonZeroU64>()?.get(),
            Arg::Long("seed") => seed = parser.value()?.parse()?,
            Arg::Long("threads") => threads = parser.value()?.parse::<NonZeroUsize>()?.get(),
            Arg::Long("rules") => rules = parser.value()?.parse()?,
            Arg::Long("players") => matches.push(parser.value()?.parse_with(players)?),
            Arg::Long("help") | Arg::Short('h') => return Err(Failure::Help),
            other => return Err(other.unexpected().into()),
        }
    }
    if matches.is_empty() {
        matches = every_step();
    }
    writeln!(
        output,
        "{games} games a match, seed {seed}, rules {rules}\n"
    )?;
    writeln!(
        output,
        "| players | level | wins | share | 95 % interval | by luck |"
    )?;
    writeln!(output, "|---|---|---|---|---|---|")?;
    let mut times = [Time::default(); Level::ALL.len()];
    for players in &matches {
        let tally = play(players, rules, games, seed, threads)?;
        for level in distinct(players) {
            let seats = players.iter().filter(|&&other| other == level).count();
            let wins = tally.wins[usize::from(level.number())];
            let (low, high) = wilson(wins, games);
            writeln!(
                output,
                "| {} | {level} | {wins} | {:.1} % | {:.1}–{:.1} % | {:.1} % |",
                words(players),
                percent(wins as f64 / games as f64),
                percent(low),
                percent(high),
                percent(seats as f64 / players.len() as f64),
            )?;
        }
        output.flush()?;
        for (sum, time) in times.iter_mut().zip(tally.times) {
            sum.add(time);
        }
    }
    writeln!(output)?;
    for (level, time) in Level::ALL.into_iter().zip(times) {
        if let Some(mean) = time.mean() {
            writeln!(
                output,
                "time of a decision, {level}: {mean:.2} µs, {} decisions",
                time.decisions
            )?;
        }
    }
    Ok(())
}

/// Each level against three of the next lower one and one against one, the strongest first; and hard against three at random.
fn every_step() -> Vec<Players> {
    let mut matches = Vec::new();
    for pair in Level::ALL.windows(2).rev() {
        let [weaker, stronger] = [pair[0], pair[1]];
        matches.push(vec![stronger, weaker, weaker, weaker]);
        matches.push(vec![stronger, weaker]);
    }
    matches.push(vec![
        Level::Hard,
        Level::Random,
        Level::Random,
        Level::Random,
    ]);
    matches
}

fn players(text: &str) -> Result<Players, String> {
    let levels: Result<Players, _> = text.split(',').map(str::parse).collect();
    let levels = levels.map_err(|error| error.to_string())?;
    if (2..=4).contains(&levels.len()) {
        Ok(levels)
    } else {
        Err("two to four levels make a match".to_owned())
    }
}

/// The levels of a match, each once, in the order of their first seat.
fn distinct(players: &[Level]) -> Vec<Level> {
    let mut levels = Vec::new();
    for &level in players {
        if !levels.contains(&level) {
            levels.push(level);
        }
    }
    levels
}

/// The players in words: `hard against 3 medium`.
fn words(players: &[Level]) -> String {
    let side = |level: Level| match players.iter().filter(|&&other| other == level).count() {
        1 => level.to_string(),
        number => format!("{number} {level}"),
    };
    let sides: Vec<String> = distinct(players).into_iter().map(side).collect();
    sides.join(" against ")
}

fn percent(share: f64) -> f64 {
    100.0 * share
}

/// The interval that holds the true share with 95 % confidence (E. B. Wilson, 1927).
fn wilson(wins: u64, games: u64) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    let (n, share) = (games as f64, wins as f64 / games as f64);
    let centre = share + Z * Z / (2.0 * n);
    let half = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    ((centre - half) / scale, (centre + half) / scale)
}

/// What a level needed for its decisions.
#[derive(Clone, Copy, Default)]
struct Time {
    decisions: u64,
    spent: Duration,
}

impl Time {
    fn add(&mut self, other: Time) {
        self.decisions += other.decisions;
        self.spent += other.spent;
    }

    /// Microseconds a decision.
    fn mean(self) -> Option<f64> {
        (self.decisions > 0).then(|| self.spent.as_secs_f64() * 1e6 / self.decisions as f64)
    }
}

/// What came of some games, by level.
#[derive(Default)]
struct Tally {
    wins: [u64; Level::ALL.len()],
    times: [Time; Level::ALL.len()],
}

/// Plays all games of a match on that many threads.
fn play(
    players: &[Level],
    rules: HouseRules,
    games: u64,
    seed: u64,
    threads: usize,
) -> Result<Tally, Failure> {
    let next = AtomicU64::new(0);
    let work = || {
        let mut tally = Tally::default();
        loop {
            let first = next.fetch_add(BUNCH, Ordering::Relaxed);
            if first >= games {
                return Ok(tally);
            }
            for number in first..games.min(first + BUNCH) {
                play_one(players, rules, seed, number, &mut tally)?;
            }
        }
    };
    let mut tally = Tally::default();
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            let part: Result<Tally, Failure> = worker
                .join()
                .map_err(|_| Failure::job("a thread has failed"))?;
            let part = part?;
            for (sum, wins) in tally.wins.iter_mut().zip(part.wins) {
                *sum += wins;
            }
            for (sum, time) in tally.times.iter_mut().zip(part.times) {
                sum.add(time);
            }
        }
        Ok(tally)
    })
}

/// One game: the players take their seats one further on than in the game before.
fn play_one(
    players: &[Level],
    rules: HouseRules,
    seed: u64,
    number: u64,
    tally: &mut Tally,
) -> Result<(), Failure> {
    let seats: &[Color] = match players.len() {
        2 => &[Color::Yellow, Color::Red],
        3 => &[Color::Yellow, Color::Green, Color::Red],
        _ => &Color::CLOCKWISE,
    };
    let mut dice = DiceBox::with_stream(seed, number);
    let mut game = Game::new(rules, seats).map_err(Failure::usage)?;
    let shift = (number % players.len() as u64) as usize;
    let level = |color: Color| {
        let seat = seats.iter().position(|&other| other == color).unwrap_or(0);
        players[(seat + shift) % players.len()]
    };
    loop {
        let mut player = level(game.player());
        let begun = Instant::now();
        let Some(action) = player.choose(&game, &mut dice) else {
            break;
        };
        if !matches!(action, Action::Roll(_)) {
            tally.times[usize::from(player.number())].add(Time {
                decisions: 1,
                spent: begun.elapsed(),
            });
        }
        game.apply(action).map_err(Failure::job)?;
    }
    if let Some(winner) = game.winner() {
        tally.wins[usize::from(level(winner).number())] += 1;
    }
    Ok(())
}
