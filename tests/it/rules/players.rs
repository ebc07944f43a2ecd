//! Players and set-up (rule book part 2).

use crate::support::{game, legal, play};
use parcheesi::{
    Color, Colors, Game, HouseRules, Pawn, Place, Roll, Stage, Starting, StartingPlayer,
};

/// All lists of different colors of every length up to four, in every order.
fn orders() -> Vec<Vec<Color>> {
    let mut orders: Vec<Vec<Color>> = vec![Vec::new()];
    let mut done = 0;
    while done < orders.len() {
        let order = orders[done].clone();
        done += 1;
        for color in Color::ALL {
            if !order.contains(&color) {
                orders.push([order.clone(), vec![color]].concat());
            }
        }
    }
    orders
}

#[test]
fn rule_2_1_two_to_four_players_with_different_seats() {
    let orders = orders();
    assert_eq!(orders.len(), 1 + 4 + 12 + 24 + 24);
    for order in orders {
        let game = Game::new(HouseRules::STANDARD, &order);
        assert_eq!(game.is_ok(), order.len() >= 2, "{order:?}");
        if let Ok(game) = game {
            assert_eq!(game.players(), order);
        }
    }
}

#[test]
fn rule_2_1_no_seat_is_taken_twice() {
    for color in Color::ALL {
        for other in Color::ALL {
            let game = Game::new(HouseRules::STANDARD, &[color, other]);
            assert_eq!(game.is_ok(), color != other);
            let game = Game::new(HouseRules::STANDARD, &[color, Color::Red, other]);
            let different = color != other && color != Color::Red && other != Color::Red;
            assert_eq!(game.is_ok(), different);
        }
    }
}

#[test]
fn rule_2_1_not_five_players() {
    let five = [Color::ALL.to_vec(), vec![Color::Yellow]].concat();
    assert!(Game::new(HouseRules::STANDARD, &five).is_err());
}

#[test]
fn rule_2_1_four_pawns_numbered_from_zero() {
    let numbers: Vec<u8> = Pawn::ALL.iter().map(|pawn| pawn.get()).collect();
    assert_eq!(numbers, [0, 1, 2, 3]);
    assert_eq!(
        legal("Y:n,n,n,n/R:n,n,n,n Y 5-6:56"),
        ["0e5", "1e5", "2e5", "3e5"]
    );
    assert!("Y:n,n,n/R:n,n,n,n Y roll".parse::<Game>().is_err());
    assert!("Y:n,n,n,n,n/R:n,n,n,n Y roll".parse::<Game>().is_err());
}

#[test]
fn rule_2_2_all_pawns_start_in_their_nests() {
    for order in orders().into_iter().filter(|order| order.len() >= 2) {
        let game = Game::new(HouseRules::STANDARD, &order).expect("two to four colors");
        assert_eq!(game.stage(), Stage::Roll);
        for color in order {
            let nest = Pawn::ALL
                .iter()
                .all(|&pawn| game.place(color, pawn) == Place::Nest);
            assert!(nest, "{color}");
        }
    }
}

#[test]
fn rule_2_3_the_first_listed_rolls_first_and_turns_pass_in_the_order_given() {
    for order in orders().into_iter().filter(|order| order.len() >= 2) {
        let mut game = Game::new(HouseRules::STANDARD, &order).expect("two to four colors");
        for color in order.iter().chain(&order) {
            assert_eq!(game.player(), *color, "{order:?}");
            // Nothing can be played, so the turn passes.
            game = game.after("6-2".parse().expect("a roll")).expect("legal");
        }
    }
}

#[test]
fn rule_2_3_the_usual_order_is_against_the_direction_of_travel() {
    let names = Color::CLOCKWISE.map(Color::name);
    assert_eq!(names, ["Yellow", "Green", "Red", "Blue"]);
    assert_eq!(Game::standard().players(), Color::CLOCKWISE);
    let seats: Vec<u8> = Color::CLOCKWISE.iter().map(|color| color.seat()).collect();
    assert_eq!(seats, [0, 3, 2, 1]);
}

#[test]
fn rule_2_3_the_order_may_be_any_other() {
    let after = play(
        "B:n,n,n,n/Y:n,n,n,n/R:n,n,n,n B roll",
        &["6-2", "6-2", "6-2"],
    );
    assert_eq!(after, "B:n,n,n,n/Y:n,n,n,n/R:n,n,n,n B roll");
    assert_eq!(
        game("B:n,n,n,n/Y:n,n,n,n/R:n,n,n,n Y roll").player(),
        Color::Yellow
    );
}

/// Throws these totals one after another, as any two dice that show them.
fn after_throws(players: &[Color], totals: &[u8]) -> Starting {
    let mut starting = StartingPlayer::new(players).expect("players");
    for &total in totals {
        let first = total.div_ceil(2);
        let roll = Roll::from_numbers(first, total - first).expect("2 to 12");
        starting.throw(roll);
    }
    starting.state()
}

fn order(colors: &[Color]) -> Starting {
    Starting::Decided(Colors::from_slice(colors).expect("at most four"))
}

#[test]
fn rule_2_4_the_order_is_rotated_to_begin_with_the_starter() {
    let players = Color::CLOCKWISE;
    let [yellow, green, red, blue] = players;
    assert_eq!(after_throws(&players, &[9, 4, 11]), Starting::Throws(blue));
    for (totals, expected) in [
        ([9, 4, 11, 2], [red, blue, yellow, green]),
        ([12, 4, 11, 2], [yellow, green, red, blue]),
        ([3, 4, 5, 6], [blue, yellow, green, red]),
    ] {
        assert_eq!(after_throws(&players, &totals), order(&expected));
    }
}

#[test]
fn rule_2_4_ties_roll_again_among_the_tied() {
    let players = Color::CLOCKWISE;
    let [yellow, green, red, blue] = players;
    // Green and blue tie; red, lower, is out though it would have thrown most in the second round.
    let tied = [3, 9, 8, 9];
    assert_eq!(after_throws(&players, &tied), Starting::Throws(green));
    let once = [&tied[..], &[5]].concat();
    assert_eq!(after_throws(&players, &once), Starting::Throws(blue));
    let decided = [&tied[..], &[5, 7]].concat();
    assert_eq!(
        after_throws(&players, &decided),
        order(&[blue, yellow, green, red])
    );
    let again = [&tied[..], &[5, 5, 6, 4]].concat();
    assert_eq!(
        after_throws(&players, &again),
        order(&[green, red, blue, yellow])
    );
}

#[test]
fn rule_2_4_who_starts_is_the_callers_choice() {
    for players in orders().into_iter().filter(|order| order.len() >= 2) {
        let game = Game::new(HouseRules::STANDARD, &players).expect("two to four colors");
        assert_eq!(game.player(), players[0]);
    }
}
