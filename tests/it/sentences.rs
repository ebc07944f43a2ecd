//! Events and pending actions as sentences, word for word.

use parcheesi::Game;

/// What an action does, sentence by sentence.
fn told(position: &str, action: &str) -> Vec<String> {
    let mut game: Game = position.parse().unwrap();
    let events = game.apply(action.parse().unwrap()).unwrap();
    events.iter().map(ToString::to_string).collect()
}

fn pending(position: &str) -> Vec<String> {
    let game: Game = position.parse().unwrap();
    game.pending().iter().map(ToString::to_string).collect()
}

#[test]
fn a_roll_that_nobody_can_use() {
    let told = told("Y:n,n,n,n/R:n,n,n,n R roll", "6-2");
    assert_eq!(
        told,
        [
            "Red rolls 6-2",
            "Red forfeits die 2",
            "Red forfeits die 6",
            "the turn passes from Red to Yellow",
        ]
    );
}

#[test]
fn leaving_the_nest() {
    assert_eq!(
        told("Y:0,n,n,n/R:n,n,n,n Y 5-2:25", "1e5"),
        [
            "Yellow's pawn 1 leaves the nest for space 0 with a five",
            "Yellow forms a blockade on space 0",
        ]
    );
    assert_eq!(
        told("Y:n,n,n,n/G:n,n,n,n/R:n,n,n,n G 4-1:14", "3es"),
        [
            "Green's pawn 3 leaves the nest for space 51 with the sum of the dice",
            "the turn passes from Green to Red",
        ]
    );
}

#[test]
fn moving_off_a_blockade_and_capturing() {
    assert_eq!(
        told("Y:1,1,n,n/B:n,3,n,n Y 2-4:24", "0+2"),
        [
            "Yellow's pawn 0 moves 2 from space 1 to space 3",
            "Yellow's blockade on space 1 is broken",
            "Yellow's pawn 0 captures Blue's pawn 1 on space 3",
            "Yellow earns a reward of 20",
        ]
    );
}

#[test]
fn reaching_home() {
    assert_eq!(
        told("Y:62,h4,n,n/R:n,n,n,n Y 4-3:34", "0+3h"),
        ["Yellow's pawn 0 moves 3 from space 62 to home-row space 2"]
    );
    assert_eq!(
        told("Y:20,h4,n,n/R:n,n,n,n Y 4-3:34", "1+4h"),
        [
            "Yellow's pawn 1 moves 4 from home-row space 4 to home",
            "Yellow's pawn 1 is home",
            "Yellow earns a reward of 10",
        ]
    );
}

#[test]
fn rolling_again_and_losing_rewards() {
    assert_eq!(
        told("Y:n,n,n,n/R:n,n,n,n Y roll", "3-3"),
        [
            "Yellow rolls 3-3",
            "Yellow forfeits die 3",
            "Yellow forfeits die 3",
            "Yellow rolls again",
        ]
    );
    assert_eq!(
        told("Y:20,*,n,n/R:n,n,n,n Y 4-3:+20+10", "end"),
        [
            "Yellow forfeits a reward of 20",
            "Yellow forfeits a reward of 10",
            "the turn passes from Yellow to Red",
        ]
    );
}

#[test]
fn the_third_doublet_under_its_house_rule() {
    assert_eq!(
        told("Y:20,h2,n,n/R:n,n,n,n Y reroll d2 rules=penalty", "1-1"),
        [
            "Yellow rolls 1-1",
            "the third doublet in a row sends Yellow's pawn 1 from home-row space 2 to its nest",
            "the turn passes from Yellow to Red",
        ]
    );
}

#[test]
fn the_end_of_the_game() {
    assert_eq!(
        told("Y:h7,*,*,*/R:n,n,n,n Y 1-2:12", "0+1h"),
        [
            "Yellow's pawn 0 moves 1 from home-row space 7 to home",
            "Yellow's pawn 0 is home",
            "the game is over, won by Yellow",
        ]
    );
    assert_eq!(
        told("Y:h7,*,*,*/R:n,n,n,n Y 1-2:12 rules=playon", "0+1h")[2..],
        [
            "Yellow takes place 1",
            "Red takes place 2",
            "the game is over, won by Yellow",
        ]
    );
}

#[test]
fn pending_actions() {
    assert_eq!(pending("Y:n,n,n,n/R:n,n,n,n Y roll"), ["roll"]);
    assert_eq!(
        pending("Y:20,*,n,n/R:n,n,n,n Y 3-3:3+20+10 d1"),
        ["die 3", "reward of 20", "reward of 10", "re-roll"]
    );
}
