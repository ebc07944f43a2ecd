//! The library against its naive twin, and what must hold in every state: along random games, from the start and from
//! random positions, under random house rules, with two to four players in any turn order.
//!
//! `PARCHEESI_GAMES` sets how many games are played instead of a few hundred.

use parcheesi::{DiceBox, Stage};

use crate::agreement::compare;
use crate::beginning::{beginning, pick};
use crate::invariants::{hold, step};
use crate::naive::Naive;

/// How many games to play: `PARCHEESI_GAMES`, or this many.
fn games(normally: u64) -> u64 {
    std::env::var("PARCHEESI_GAMES")
        .ok()
        .and_then(|games| games.parse().ok())
        .unwrap_or(normally)
}

fn play(seed: u64) {
    let mut dice = DiceBox::new(seed);
    let mut game = beginning(&mut dice);
    let mut naive = Naive::parse(&game.to_string()).unwrap();
    loop {
        hold(&game);
        compare(&game, &naive);
        let legal = game.legal_actions();
        if legal.is_empty() {
            break;
        }
        let action = pick(&mut dice, &legal);
        naive = naive
            .play(&action.to_string())
            .unwrap_or_else(|error| panic!("{game} {action}: {error}"));
        let next = step(&game, action);
        assert_eq!(next.to_string(), naive.text(), "after {action} in {game}");
        game = next;
    }
    assert_eq!(game.stage(), Stage::Over);
}

#[test]
fn random_games_agree_with_the_naive_twin() {
    let games = games(300);
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    std::thread::scope(|scope| {
        for thread in 0..threads {
            scope.spawn(move || (thread..games).step_by(threads as usize).for_each(play));
        }
    });
}
