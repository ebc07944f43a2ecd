//! How fast the library is: `cargo bench`.
//!
//! The machine-independent measure is the number of instructions a ply (`.ci/instructions`); what these benches gave on
//! one machine stands in the guide (`src/guide/speed.md`).

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use parcheesi::bot::Level;
use parcheesi::{Action, Choices, Color, DiceBox, Game, HouseRules, Stage, perft};

fn main() {
    divan::main();
}

/// Plays one random game to its end and gives its length in plies.
fn play(start: &Game, dice: &mut DiceBox) -> u64 {
    let mut choices = start.choices();
    let mut plies = 0;
    while !choices.is_empty() {
        let i = dice.below(choices.len() as u32) as usize;
        choices.advance(i);
        plies += 1;
    }
    plies
}

/// Positions of random games under standard rules, on the stage wanted.
fn positions(count: usize, wanted: impl Fn(&Game) -> bool) -> Vec<Game> {
    let mut dice = DiceBox::new(4);
    let mut positions = Vec::with_capacity(count);
    while positions.len() < count {
        let mut choices = Game::standard().choices();
        while !choices.is_empty() {
            // Now and then one, so that they come from many games.
            if dice.below(8) == 0 && wanted(choices.game()) {
                positions.push(*choices.game());
            }
            let i = dice.below(choices.len() as u32) as usize;
            choices.advance(i);
        }
    }
    positions.truncate(count);
    positions
}

const POSITIONS: usize = 4096;

/// Whole random games; the items are plies.
mod games {
    use super::{Bencher, Color, DiceBox, Game, HouseRules, ItemsCount, play};

    fn play_some(bencher: Bencher, rules: HouseRules, players: &[Color]) {
        const GAMES: usize = 20;
        let start = Game::new(rules, players).expect("rules and players are valid");
        let mut dice = DiceBox::new(1);
        let plies: u64 = (0..GAMES).map(|_| play(&start, &mut dice)).sum();
        bencher.counter(ItemsCount::new(plies)).bench(|| {
            let mut dice = DiceBox::new(1);
            (0..GAMES).map(|_| play(&start, &mut dice)).sum::<u64>()
        });
    }

    #[divan::bench(args = [2, 3, 4])]
    fn standard(bencher: Bencher, players: usize) {
        let colors: &[Color] = match players {
            2 => &[Color::Yellow, Color::Red],
            3 => &[Color::Yellow, Color::Green, Color::Red],
            _ => &Color::CLOCKWISE,
        };
        play_some(bencher, HouseRules::STANDARD, colors);
    }

    #[divan::bench]
    fn publisher(bencher: Bencher) {
        play_some(bencher, HouseRules::PUBLISHER, &Color::CLOCKWISE);
    }

    #[divan::bench]
    fn classic(bencher: Bencher) {
        play_some(bencher, HouseRules::CLASSIC, &Color::CLOCKWISE);
    }
}

/// The legal actions of positions on the dice and rewards stages.
#[divan::bench]
fn legal_actions(bencher: Bencher) {
    let positions = positions(POSITIONS, |game| {
        matches!(game.stage(), Stage::Dice | Stage::Rewards)
    });
    bencher
        .counter(ItemsCount::new(positions.len()))
        .bench_local(|| {
            for game in &positions {
                black_box(black_box(game).action_set());
            }
        });
}

/// The verdict on an action.
mod check {
    use super::{Action, Bencher, Game, ItemsCount, POSITIONS, Stage, black_box, positions};

    /// All actions there are, in positions of random games.
    #[divan::bench]
    fn mean(bencher: Bencher) {
        let positions = positions(POSITIONS / 16, |_| true);
        let actions: Vec<Action> = (0..=108).filter_map(Action::from_index).collect();
        bencher
            .counter(ItemsCount::new(positions.len() * actions.len()))
            .bench_local(|| {
                for game in &positions {
                    for &action in &actions {
                        let _ = black_box(black_box(game).check(action));
                    }
                }
            });
    }

    /// The slowest refusal among thousands of positions with four dice left.
    #[divan::bench]
    fn worst(bencher: Bencher) {
        let four = |game: &Game| game.stage() == Stage::Dice && game.pending().len() >= 5;
        let actions: Vec<Action> = (36..108).filter_map(Action::from_index).collect();
        let slowest = positions(POSITIONS, four)
            .into_iter()
            .flat_map(|game| actions.iter().map(move |&action| (game, action)))
            .max_by_key(|(game, action)| {
                // The quickest of three: what else the machine does is no cost of the action.
                let time = |_| {
                    let begun = std::time::Instant::now();
                    let _ = black_box(black_box(game).check(*action));
                    begun.elapsed()
                };
                (0..3).map(time).min()
            });
        let (game, action) = slowest.expect("there are positions and actions");
        bencher.bench_local(|| black_box(&game).check(black_box(action)));
    }
}

/// Listed actions applied, with their events.
#[divan::bench]
fn apply(bencher: Bencher) {
    let mut dice = DiceBox::new(5);
    let cases: Vec<(Game, Action)> = positions(POSITIONS, |game| game.stage() != Stage::Over)
        .into_iter()
        .filter_map(|game| {
            let choices: Choices = game.choices();
            let i = dice.below(choices.len() as u32) as usize;
            Some((game, choices.action(i)?))
        })
        .collect();
    bencher
        .counter(ItemsCount::new(cases.len()))
        .bench_local(|| {
            for (game, action) in &cases {
                let mut next = *game;
                let _ = black_box(next.apply(black_box(*action)));
                black_box(next);
            }
        });
}

/// The decisions of the computer players, one a level, in positions of random games.
#[divan::bench(args = Level::ALL)]
fn decision(bencher: Bencher, level: Level) {
    use parcheesi::bot::Bot;
    let positions = positions(POSITIONS / 64, |game| {
        matches!(game.stage(), Stage::Dice | Stage::Rewards)
    });
    bencher
        .counter(ItemsCount::new(positions.len()))
        .bench_local(|| {
            let (mut level, mut dice) = (level, DiceBox::new(6));
            for game in &positions {
                black_box(level.choose(black_box(game), &mut dice));
            }
        });
}

/// Position text both ways.
mod text {
    use super::{Bencher, Game, ItemsCount, POSITIONS, black_box, positions};

    #[divan::bench]
    fn parse(bencher: Bencher) {
        let lines: Vec<String> = positions(POSITIONS, |_| true)
            .iter()
            .map(Game::to_string)
            .collect();
        bencher
            .counter(ItemsCount::new(lines.len()))
            .bench_local(|| {
                for line in &lines {
                    let _ = black_box(black_box(line).parse::<Game>());
                }
            });
    }

    #[divan::bench]
    fn print(bencher: Bencher) {
        use std::fmt::Write as _;
        let positions = positions(POSITIONS, |_| true);
        let mut line = String::with_capacity(256);
        bencher
            .counter(ItemsCount::new(positions.len()))
            .bench_local(|| {
                for game in &positions {
                    line.clear();
                    let _ = write!(line, "{}", black_box(game));
                    black_box(&line);
                }
            });
    }
}

/// The game tree from three fixed positions: the start, one with blockades, an end game with pawns going round.
/// `tests/vectors/perft.tsv` has the counts.
mod tree {
    use super::{Bencher, Choices, Game, ItemsCount, black_box, perft};

    /// Position, depth of the bulk count, depth of the single steps.
    const TREES: [(&str, u32, u32); 3] = [
        ("Y:n,n,n,n/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n Y roll", 6, 4),
        (
            "Y:12,12,30,n/G:40,40,58,n/R:20,63,63,n/B:5,26,26,n Y roll",
            8,
            6,
        ),
        (
            "Y:60,66,h3,*/G:50,47,h1,*/R:30,32,*,*/B:14,15,h2,* Y roll",
            8,
            6,
        ),
    ];

    fn position(number: usize) -> Game {
        TREES[number].0.parse().expect("a valid position")
    }

    /// The leaves of the tree without the 36 children of each throw, which cost nothing.
    fn leaves(choices: &Choices, depth: u32) -> u64 {
        if depth == 1 {
            let free = choices.game().is_chance();
            return if free { 0 } else { choices.len() as u64 };
        }
        let after = |i| {
            let mut next = *choices;
            next.advance(i);
            leaves(&next, depth - 1)
        };
        (0..choices.len()).map(after).sum()
    }

    /// The last action is counted, not applied; the items are the leaves but throws.
    #[divan::bench(args = [0, 1, 2], sample_count = 5, sample_size = 1)]
    fn bulk(bencher: Bencher, number: usize) {
        let (game, depth) = (position(number), TREES[number].1);
        bencher
            .counter(ItemsCount::new(leaves(&game.choices(), depth)))
            .bench(|| perft(black_box(&game), depth));
    }

    /// Every action is applied; the items are the games so reached.
    #[divan::bench(args = [0, 1, 2], sample_count = 20, sample_size = 1)]
    fn single_steps(bencher: Bencher, number: usize) {
        fn reached(choices: &Choices, depth: u32) -> u64 {
            let after = |i| {
                if depth == 1 {
                    black_box(choices.take(i));
                    return 1;
                }
                let mut next = *choices;
                next.advance(i);
                1 + reached(&next, depth - 1)
            };
            (0..choices.len()).map(after).sum()
        }
        let (choices, depth) = (position(number).choices(), TREES[number].2);
        bencher
            .counter(ItemsCount::new(reached(&choices, depth)))
            .bench(|| reached(black_box(&choices), depth));
    }
}
