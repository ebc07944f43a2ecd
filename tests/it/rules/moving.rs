//! Moving (rule book part 5).

use super::turn::random_game;
use crate::support::{
    assert_events, assert_legal, assert_legal_after, assert_play, assert_refused, game, play,
};
use parcheesi::{Color, HouseRules, Pawn, Place, RingSpace};

#[test]
fn rule_5_1_pawns_in_the_nest_and_at_home_do_not_move() {
    let before = "Y:n,20,*,h3/G:n,n,n,n Y 2-4:24";
    assert_legal(before, &["1+2", "1+4", "3+2h", "3+4h"]);
    for text in ["0+2", "0+4h", "2+2", "2+4h"] {
        assert_refused(before, text, "5.1");
    }
}

#[test]
fn rule_5_1_always_forward() {
    for color in Color::ALL {
        for space in RingSpace::ALL {
            let game = game(&format!(
                "{color}:{space},n,n,n/{}:n,n,n,n {color} roll",
                Color::ALL[(color.seat() as usize + 1) % 4]
            ));
            for spaces in [1, 2, 3, 4, 5, 6, 10, 20] {
                let text = format!("0+{spaces}").parse().expect("an action");
                let end = match game.destination(text) {
                    Some(Place::Ring(end)) => end.get(),
                    other => panic!("{other:?}"),
                };
                assert_eq!((space.get() + spaces) % 68, end);
            }
        }
    }
}

#[test]
fn rule_5_2_a_die_moves_by_exactly_its_number() {
    let before = "Y:20,n,n,n/G:n,n,n,n Y 6-4:46";
    assert_legal(before, &["0+4", "0+6"]);
    assert_play(before, &["0+6"], "Y:26,n,n,n/G:n,n,n,n Y 6-4:4");
    assert_play(before, &["0+4"], "Y:24,n,n,n/G:n,n,n,n Y 6-4:6");
}

#[test]
fn rule_5_2_a_die_is_never_split() {
    // A six is not two threes nor a five and a one: nothing smaller can be moved, and nobody comes out.
    let before = "Y:20,n,n,30/G:n,n,n,n Y 6-4:6";
    assert_legal(before, &["0+6", "3+6"]);
    assert_play(before, &["0+6"], "Y:26,n,n,30/G:n,n,n,n G roll");
}

#[test]
fn rule_5_2_one_pawn_or_several_in_any_order() {
    let before = "Y:20,30,n,n/G:n,n,n,n Y 6-4:46";
    for (actions, after) in [
        (["0+4", "0+6"], "Y:30,30,n,n"),
        (["0+6", "0+4"], "Y:30,30,n,n"),
        (["0+4", "1+6"], "Y:24,36,n,n"),
        (["1+6", "0+4"], "Y:24,36,n,n"),
        (["1+4", "0+6"], "Y:26,34,n,n"),
        (["0+6", "1+4"], "Y:26,34,n,n"),
        (["1+4", "1+6"], "Y:20,40,n,n"),
    ] {
        assert_play(before, &actions, &format!("{after}/G:n,n,n,n G roll"));
    }
}

#[test]
fn rule_5_2_interleaved_in_any_way() {
    assert_play(
        "Y:20,32,*,*/G:n,n,n,n Y 6-6:1166 d1",
        &["0+6", "1+1", "0+1", "1+6"],
        "Y:27,39,*,*/G:n,n,n,n Y reroll d1",
    );
    assert_play(
        "Y:20,32,*,*/G:n,n,n,n Y 6-6:1166 d1",
        &["1+1", "0+6", "0+6", "1+1"],
        "Y:32,34,*,*/G:n,n,n,n Y reroll d1",
    );
}

#[test]
fn rule_5_3_every_stop_must_be_legal() {
    // Eight ahead by way of 3; by way of 7 an opposing pawn is safe.
    let before = "Y:1,*,*,*/G:7,n,n,n Y 6-2:26";
    assert_legal(before, &["0+2"]);
    assert_refused(before, "0+6", "7.1");
    assert_play(before, &["0+2", "0+6"], "Y:9,*,*,*/G:7,n,n,n G roll");
}

#[test]
fn rule_5_3_the_total_is_no_single_move() {
    // Seven ahead is free and both stops are held: neither die can be played.
    assert_play(
        "Y:11,*,*,*/G:12,n,n,n/R:n,17,n,n Y roll",
        &["1-6"],
        "Y:11,*,*,*/G:12,n,n,n/R:n,17,n,n G roll",
    );
}

#[test]
fn rule_5_3_a_stop_captures_what_stands_there() {
    let before = "Y:1,n,n,n/G:3,n,n,n Y 2-4:24";
    assert_play(before, &["0+2", "0+4"], "Y:7,n,n,n/G:n,n,n,n Y 2-4:+20");
    // By way of 5 nobody is met.
    assert_play(before, &["0+4", "0+2"], "Y:7,n,n,n/G:3,n,n,n G roll");
}

#[test]
fn rule_5_4_single_pawns_of_any_player_are_passed() {
    let before = "Y:1,4,n,n/G:2,3,n,n/R:5,n,n,n/B:n,6,n,n Y 1-6:6";
    assert_events(
        before,
        "0+6",
        &["Y0 moves 6 from 1 to 7, ring", "turn Y to G"],
    );
    assert_play(
        before,
        &["0+6"],
        "Y:7,4,n,n/G:2,3,n,n/R:5,n,n,n/B:n,6,n,n G roll",
    );
}

#[test]
fn rule_5_4_blockades_are_not() {
    assert_refused("Y:1,20,n,n/G:3,3,n,n Y 1-6:6", "0+6", "8.2");
    assert_refused("Y:1,20,n,n/G:7,7,n,n Y 1-6:6", "0+6", "8.4");
    assert_refused("Y:1,3,3,n/G:n,n,n,n Y 1-6:6", "0+6", "8.2");
    assert_refused("Y:1,7,7,n/G:n,n,n,n Y 1-6:6", "0+6", "8.5");
}

#[test]
fn rule_5_5_not_beyond_home() {
    assert_legal("Y:h5,20,n,n/G:n,n,n,n Y 3-4:34", &["0+3h", "1+3", "1+4"]);
    assert_refused("Y:h5,20,n,n/G:n,n,n,n Y 3-4:34", "0+4h", "9.4");
    assert_refused("Y:h7,20,n,n/G:n,n,n,n Y 2-4:24", "0+2h", "9.4");
    assert_refused("Y:62,20,n,n/G:n,n,n,n Y 2-4:+20", "0+20h", "9.4");
}

#[test]
fn rule_5_6_no_third_pawn_and_no_two_colors_on_a_space() {
    for (rules, seed) in [
        (HouseRules::STANDARD, 1),
        (HouseRules::STANDARD, 2),
        (HouseRules::CLASSIC, 3),
        (HouseRules::PUBLISHER, 4),
    ] {
        random_game(rules, seed, |game| {
            for space in RingSpace::ALL {
                let pawns = game.occupants(space);
                assert!(pawns.len() <= 2, "{game}");
                assert!(
                    pawns.windows(2).all(|pair| pair[0].color == pair[1].color),
                    "{game}"
                );
            }
            for color in Color::ALL {
                let places = Pawn::ALL.map(|pawn| game.place(color, pawn));
                for place in places {
                    let together = places.iter().filter(|&&other| other == place).count();
                    let shared = matches!(place, Place::Nest | Place::Home);
                    assert!(shared || together <= 2, "{game}");
                }
            }
        });
    }
}

#[test]
fn rule_5_6_positions_with_more_are_refused() {
    for wrong in [
        "Y:9,9,9,n/G:n,n,n,n Y roll",
        "Y:h2,h2,h2,n/G:n,n,n,n Y roll",
        "Y:9,n,n,n/G:9,n,n,n Y roll",
        "Y:n,9,n,n/G:9,9,n,n Y roll",
    ] {
        assert!(wrong.parse::<parcheesi::Game>().is_err(), "{wrong}");
    }
}

#[test]
fn rule_5_6_nests_and_homes_hold_any_number() {
    assert_legal(
        "Y:n,n,n,h7/G:n,n,n,n Y 5-1:15",
        &["0e5", "1e5", "2e5", "3+1h"],
    );
    assert_play(
        "Y:*,*,h7,n/G:n,n,n,n Y 5-1:1",
        &["2+1h"],
        "Y:*,*,*,n/G:n,n,n,n G roll",
    );
}

#[test]
fn rule_5_6_a_space_left_by_one_of_two_takes_another() {
    // 9 is full until pawn 0 has gone.
    let before = "Y:9,9,5,n/G:n,n,n,n Y 4-6:46";
    assert_refused(before, "2+4", "8.5");
    assert_legal_after(before, &["0+6"], &["0+4", "1+4", "2+4"]);
    assert_eq!(play(before, &["0+6", "2+4"]), "Y:15,9,9,n/G:n,n,n,n G roll");
}
