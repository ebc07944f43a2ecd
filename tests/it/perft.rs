//! Perft: counts small enough to be reckoned by hand, and counts the long way round.

use std::fmt::Write as _;

use parcheesi::{Game, perft, perft_divide};

use crate::naive::Naive;

fn game(position: &str) -> Game {
    position.parse().unwrap()
}

#[test]
fn depth_0_is_the_game_itself() {
    assert_eq!(perft(&Game::standard(), 0), 1);
    assert_eq!(perft_divide(&Game::standard(), 0).count(), 0);
}

#[test]
fn depth_1_from_the_start_is_the_36_rolls() {
    assert_eq!(perft(&Game::standard(), 1), 36);
}

/// All pawns are in their nests. After the 10 rolls with one five, the 4 that add up to five and 5-5, one of four pawns
/// leaves; after the 5 other doublets the player rolls again, after the 16 other rolls the next one: 15·4 + 21·36.
#[test]
fn depth_2_from_the_start() {
    assert_eq!(perft(&Game::standard(), 2), 15 * 4 + 21 * 36);
}

/// As at depth 2, and then: after a five one pawn moves by the other die; after a sum the next player rolls; after the
/// first of two fives one of three pawns leaves or the first moves on; after the 21 rolls it is the start again.
#[test]
fn depth_3_from_the_start() {
    let (five, sum, fives) = (10 * 4, 4 * 4 * 36, 4 * 4);
    let again = 21 * perft(&Game::standard(), 2);
    assert_eq!(perft(&Game::standard(), 3), five + sum + fives + again);
}

#[test]
fn a_finished_game_has_no_actions() {
    let over = game("Y:*,*,*,*/R:n,n,n,n Y over w=Y");
    assert_eq!(perft(&over, 0), 1);
    assert_eq!(perft(&over, 1), 0);
    assert_eq!(perft(&over, 5), 0);
    assert_eq!(perft_divide(&over, 5).count(), 0);
}

/// The 1 wins, the 2 would go beyond home.
#[test]
fn games_that_end_on_the_way_are_not_counted() {
    let last_step = game("Y:h7,*,*,*/R:n,n,n,n Y 1-2:12");
    assert_eq!(perft(&last_step, 1), 1);
    assert_eq!(perft(&last_step, 2), 0);
    let divided: Vec<_> = perft_divide(&last_step, 2).collect();
    assert_eq!(divided, [("0+1h".parse().unwrap(), 0)]);
}

#[test]
fn divided_counts_are_those_of_the_long_way_round() {
    fn long_way_round(game: &Game, depth: u32) -> u64 {
        let after = |action| long_way_round(&game.after(action).unwrap(), depth - 1);
        match depth {
            0 => 1,
            _ => game.legal_actions().into_iter().map(after).sum(),
        }
    }
    for position in [
        "Y:n,n,n,n/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n Y roll",
        "Y:60,3,3,n/R:34,34,9,13 Y 6-4:46",
        "Y:60,3,10,h6/R:34,n,n,n Y 4-4:3344 d1",
        "Y:60,3,10,*/R:34,n,n,n Y 6-1:+20+10",
    ] {
        let game = game(position);
        for (action, count) in perft_divide(&game, 3) {
            assert_eq!(
                count,
                long_way_round(&game.after(action).unwrap(), 2),
                "{position} {action}"
            );
        }
        let sum: u64 = perft_divide(&game, 3).map(|(_, count)| count).sum();
        assert_eq!(sum, perft(&game, 3), "{position}");
    }
}

/// The lines of a table of counts: position, depth, count, and who counted: the naive twin or the library itself.
fn table() -> Vec<(&'static str, u32, u64, &'static str)> {
    include_str!("../vectors/perft.tsv")
        .lines()
        .skip(1)
        .map(|line| {
            let fields: Vec<&str> = line.split('\t').collect();
            let [position, depth, count, source] = fields[..] else {
                panic!("{line}: not four fields");
            };
            (
                position,
                depth.parse().unwrap(),
                count.parse().unwrap(),
                source,
            )
        })
        .collect()
}

/// With `PARCHEESI_UPDATE=1` the counts recorded from the library are written anew; those of the naive twin must hold.
#[test]
fn counts_of_the_game_tree_are_those_of_the_table() {
    let update = std::env::var_os("PARCHEESI_UPDATE").is_some();
    let mut lines = "position\tdepth\tcount\tsource\n".to_string();
    for (position, depth, expected, source) in table() {
        let count = perft(&game(position), depth);
        if !update || source == "naive" {
            assert_eq!(count, expected, "{position} {depth}");
        }
        writeln!(lines, "{position}\t{depth}\t{count}\t{source}").unwrap();
    }
    if update {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors/perft.tsv");
        std::fs::write(path, lines).unwrap();
    }
}

/// The lines of the table that come from the naive twin are counted by it anew.
#[test]
#[ignore = "thorough: minutes"]
fn the_naive_twin_counts_what_the_table_says() {
    fn count(twin: &Naive, depth: u32) -> u64 {
        let legal = twin.legal();
        if depth == 1 {
            return legal.len() as u64;
        }
        let after = |action: &String| count(&twin.play(action).unwrap(), depth - 1);
        legal.iter().map(after).sum()
    }
    for (position, depth, expected, source) in table() {
        if source == "naive" {
            let twin = Naive::parse(position).unwrap();
            assert_eq!(count(&twin, depth), expected, "{position} {depth}");
        }
    }
}
