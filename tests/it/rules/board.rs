//! Board (rule book part 1): exhaustive, against a board walked space by space.

use crate::support::{action, assert_legal, assert_play, game, play};
use parcheesi::{Color, Game, Pawn, Place, RingSpace, RowSpace};

const COLORS: [Color; 4] = [Color::Yellow, Color::Blue, Color::Red, Color::Green];
const ENTRIES: [u8; 4] = [0, 17, 34, 51];
const TURN_OFFS: [u8; 4] = [63, 12, 29, 46];
const SAFE: [u8; 12] = [0, 7, 12, 17, 24, 29, 34, 41, 46, 51, 58, 63];
const DISTANCES: [u8; 8] = [1, 2, 3, 4, 5, 6, 10, 20];

/// A game in which pawn 0 of a color stands alone and is to move, its other pawns at home.
fn alone(color: Color, place: &str) -> Game {
    game(&format!("{} {color} roll", sides(color, place)))
}

fn sides(color: Color, place: &str) -> String {
    let other = COLORS[(color.seat() as usize + 2) % 4];
    format!("{color}:{place},*,*,*/{other}:n,n,n,n")
}

fn ring(space: u8) -> Place {
    Place::Ring(RingSpace::new(space).expect("a ring space"))
}

fn row(space: u8) -> Place {
    Place::Row(RowSpace::new(space).expect("a row space"))
}

/// One step along the ring.
fn next_on_the_ring(place: Place) -> Option<Place> {
    match place {
        Place::Ring(space) if space.get() == 67 => Some(ring(0)),
        Place::Ring(space) => Some(ring(space.get() + 1)),
        _ => None,
    }
}

/// One step on the way home.
fn next_on_the_way_home(place: Place, color: Color) -> Option<Place> {
    match place {
        Place::Ring(space) if space.get() == TURN_OFFS[color.seat() as usize] => Some(row(1)),
        Place::Row(space) if space.get() == 7 => Some(Place::Home),
        Place::Row(space) => Some(row(space.get() + 1)),
        Place::Ring(_) => next_on_the_ring(place),
        _ => None,
    }
}

/// The spaces of a move by either path, walked; empty where that path does not exist.
pub(super) fn walked(from: Place, spaces: u8, color: Color) -> [Vec<Place>; 2] {
    let walk = |next: &dyn Fn(Place) -> Option<Place>| {
        let mut here = from;
        let steps = (0..spaces).map_while(|_| {
            here = next(here)?;
            Some(here)
        });
        let steps: Vec<Place> = steps.collect();
        if steps.len() == spaces as usize {
            steps
        } else {
            Vec::new()
        }
    };
    let on_the_ring = walk(&next_on_the_ring);
    let mut home = walk(&|place| next_on_the_way_home(place, color));
    if matches!(home.last(), Some(Place::Ring(_))) {
        home.clear();
    }
    [on_the_ring, home]
}

/// Every place from which a pawn can be moved.
pub(super) fn places_on_the_way() -> impl Iterator<Item = Place> {
    (0..68).map(ring).chain((1..=7).map(row))
}

/// The actions of pawn 0 by either path.
fn actions_of(spaces: u8) -> [String; 2] {
    [format!("0+{spaces}"), format!("0+{spaces}h")]
}

#[test]
fn rule_1_1_sixty_eight_spaces_and_zero_after_67() {
    assert_eq!(RingSpace::ALL.len(), 68);
    let numbers: Vec<u8> = RingSpace::ALL.iter().map(|space| space.get()).collect();
    assert_eq!(numbers, (0..=67).collect::<Vec<u8>>());
    assert_eq!(RingSpace::new(68), None);
    let red = alone(Color::Red, "67");
    assert_eq!(red.destination(action("0+1")), Some(ring(0)));
    assert_eq!(red.destination(action("0+20")), Some(ring(19)));
}

#[test]
fn rule_1_1_every_single_step_goes_to_the_next_number() {
    for color in COLORS {
        for space in 0..68 {
            let game = alone(color, &space.to_string());
            let next = ring((space + 1) % 68);
            assert_eq!(
                game.destination(action("0+1")),
                Some(next),
                "{color} {space}"
            );
        }
    }
}

#[test]
fn rule_1_2_four_seats_and_their_entry_spaces() {
    assert_eq!(Color::ALL, COLORS);
    for (seat, color) in (0..).zip(COLORS) {
        assert_eq!(color.seat(), seat);
        assert_eq!(Color::from_seat(seat), Some(color));
        assert_eq!(color.entry_space().get(), ENTRIES[seat as usize]);
    }
    assert_eq!(Color::from_seat(4), None);
}

#[test]
fn rule_1_2_a_pawn_is_entered_on_its_own_entry_space() {
    for (color, entry) in COLORS.into_iter().zip(ENTRIES) {
        let start = format!("{color}:n,n,n,n/{}:n,n,n,n {color}", other(color));
        let after = play(&format!("{start} roll"), &["5-6", "2e5"]);
        assert!(
            after.starts_with(&format!("{color}:n,n,{entry},n/")),
            "{after}"
        );
    }
}

fn other(color: Color) -> Color {
    COLORS[(color.seat() as usize + 1) % 4]
}

#[test]
fn rule_1_3_relative_positions_count_from_the_own_entry() {
    for (color, entry) in COLORS.into_iter().zip(ENTRIES) {
        let mut space = entry;
        for relative in 0..68 {
            let here = RingSpace::new(space).expect("a ring space");
            assert_eq!(here.relative_to(color), relative, "{color} {space}");
            space = if space == 67 { 0 } else { space + 1 };
        }
        assert_eq!(space, entry, "once round");
    }
}

#[test]
fn rule_1_4_the_turn_off_is_the_last_space_before_the_home_row() {
    for (color, turn_off) in COLORS.into_iter().zip(TURN_OFFS) {
        assert_eq!(color.turn_off().get(), turn_off);
        assert_eq!(color.turn_off().relative_to(color), 63);
        let game = alone(color, &turn_off.to_string());
        assert_eq!(game.destination(action("0+1h")), Some(row(1)), "{color}");
    }
}

#[test]
fn rule_1_4_only_from_the_turn_off_does_one_step_lead_into_the_row() {
    for (color, turn_off) in COLORS.into_iter().zip(TURN_OFFS) {
        for space in (0..68).filter(|&space| space != turn_off) {
            let game = alone(color, &space.to_string());
            assert_eq!(game.destination(action("0+1h")), None, "{color} {space}");
        }
    }
}

#[test]
fn rule_1_5_seven_row_spaces_then_home() {
    assert_eq!(RowSpace::ALL.len(), 7);
    assert_eq!((RowSpace::new(0), RowSpace::new(8)), (None, None));
    for color in COLORS {
        for space in 1..=7 {
            let next = if space == 7 {
                Place::Home
            } else {
                row(space + 1)
            };
            let game = alone(color, &format!("h{space}"));
            assert_eq!(
                game.destination(action("0+1h")),
                Some(next),
                "{color} h{space}"
            );
        }
    }
}

#[test]
fn rule_1_5_seventy_one_steps_from_the_entry_to_home() {
    for (color, entry) in COLORS.into_iter().zip(ENTRIES) {
        let mut place = ring(entry);
        let mut steps = 0;
        while place != Place::Home {
            let game = alone(color, &place.to_string());
            let home = game.destination(action("0+1h"));
            place = home
                .or_else(|| game.destination(action("0+1")))
                .expect("a way");
            steps += 1;
        }
        assert_eq!(steps, 71, "{color}");
    }
}

/// Destinations and paths of every color from every place, by every number, on both paths.
#[test]
fn rule_1_5_every_way_space_by_space() {
    for color in COLORS {
        for from in places_on_the_way() {
            let game = alone(color, &from.to_string());
            for spaces in DISTANCES {
                for (text, way) in actions_of(spaces).iter().zip(walked(from, spaces, color)) {
                    let action = action(text);
                    let message = format!("{color} {from} {text}");
                    assert_eq!(game.path(action)[..], way, "{message}");
                    assert_eq!(game.destination(action), way.last().copied(), "{message}");
                }
            }
        }
    }
}

/// The same ways as legal actions that are carried out: a pawn alone with one die or one reward left.
#[test]
fn rule_1_5_every_way_is_legal_and_ends_there() {
    for color in COLORS {
        for from in places_on_the_way() {
            for spaces in DISTANCES {
                let pending = match spaces {
                    10 | 20 => format!("6-4:+{spaces}"),
                    _ => format!("{spaces}-{}:{spaces}", spaces % 6 + 1),
                };
                let ends = walked(from, spaces, color).map(|way| way.last().copied());
                let sides = sides(color, &from.to_string());
                let position = format!("{sides} {color} {pending}");
                let mut expected: Vec<String> = Vec::new();
                for (text, end) in actions_of(spaces).into_iter().zip(ends) {
                    if let Some(end) = end {
                        let after = game(&position).after(action(&text)).expect(&position);
                        assert_eq!(
                            after.place(color, Pawn::ALL[0]),
                            end,
                            "{text} in {position}"
                        );
                        expected.push(text);
                    }
                }
                if expected.is_empty() {
                    assert!(position.parse::<Game>().is_err(), "{position}");
                    continue;
                }
                if spaces >= 10 {
                    expected.push("end".to_string());
                }
                let expected: Vec<&str> = expected.iter().map(String::as_str).collect();
                assert_legal(&position, &expected);
            }
        }
    }
}

#[test]
fn rule_1_6_a_row_is_closed_to_the_other_colors() {
    for color in COLORS {
        for turn_off in TURN_OFFS {
            let game = alone(color, &turn_off.to_string());
            let own = turn_off == TURN_OFFS[color.seat() as usize];
            for spaces in 1..=6 {
                let by_row = game.destination(action(&format!("0+{spaces}h")));
                assert_eq!(by_row.is_some(), own, "{color} {turn_off} {spaces}");
            }
        }
    }
}

#[test]
fn rule_1_6_rows_of_equal_number_do_not_meet() {
    // Green's blockade on its own third row space neither bars Yellow's row nor is it joined or captured.
    let before = "Y:63,n,n,n/G:h3,h3,h4,n Y 3-4:34";
    assert_legal(before, &["0+3", "0+3h", "0+4", "0+4h"]);
    assert_play(before, &["0+3h", "0+4h"], "Y:h7,n,n,n/G:h3,h3,h4,n G roll");
    assert_play(before, &["0+4h", "0+3h"], "Y:h7,n,n,n/G:h3,h3,h4,n G roll");
}

#[test]
fn rule_1_6_nests_and_homes_are_each_seats_own() {
    // Others at home or in the nest hinder nobody who goes home or comes out.
    assert_play(
        "Y:h7,n,n,n/G:*,*,n,n Y 5-1:15",
        &["0+1h", "1e5", "end"],
        "Y:*,0,n,n/G:*,*,n,n G roll",
    );
}

#[test]
fn rule_1_7_the_twelve_safe_spaces() {
    let safe = RingSpace::ALL.into_iter().filter(|space| space.is_safe());
    let safe: Vec<u8> = safe.map(RingSpace::get).collect();
    assert_eq!(safe, SAFE);
}

#[test]
fn rule_1_7_every_entry_space_and_every_turn_off_is_safe() {
    for color in COLORS {
        assert!(color.entry_space().is_safe(), "{color}");
        assert!(color.turn_off().is_safe(), "{color}");
    }
}

#[test]
fn rule_1_7_seen_from_every_seat_the_same_relative_positions_are_safe() {
    for color in COLORS {
        for space in RingSpace::ALL {
            let safe = SAFE.contains(&space.relative_to(color));
            assert_eq!(space.is_safe(), safe, "{color} {space}");
        }
    }
}
