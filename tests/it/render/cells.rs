//! The table of board coordinates, exhaustively.

use std::collections::HashSet;

use parcheesi::render::{Cell, Square};
use parcheesi::{Color, Pawn, Place, RingSpace, RowSpace};

fn all_cells() -> impl Iterator<Item = Cell> {
    (0..Cell::SIDE).flat_map(|row| (0..Cell::SIDE).map(move |column| Cell { column, row }))
}

#[test]
fn every_space_has_a_cell_of_its_own_and_is_found_there() {
    let mut seen = HashSet::new();
    for space in RingSpace::ALL {
        let cell = Cell::of_ring(space);
        assert!(seen.insert(cell), "{space}");
        assert_eq!(cell.square(), Some(Square::Ring(space)));
    }
    for color in Color::ALL {
        for space in RowSpace::ALL {
            let cell = Cell::of_row(color, space);
            assert!(seen.insert(cell), "{color} h{space}");
            assert_eq!(cell.square(), Some(Square::Row(color, space)));
        }
        let home = Cell::of_home(color);
        assert!(seen.insert(home));
        assert_eq!(home.square(), Some(Square::Home));
        for pawn in Pawn::ALL {
            let nest = Cell::of_nest(color, pawn);
            assert!(seen.insert(nest));
            assert_eq!(nest.square(), Some(Square::Corner(color)));
        }
    }
}

#[test]
fn the_board_is_a_cross_with_four_corners_and_home_in_its_middle() {
    let count = |is: fn(Square) -> bool| all_cells().filter(|it| is(it.square().unwrap())).count();
    assert_eq!(count(|it| matches!(it, Square::Ring(_))), 68);
    assert_eq!(count(|it| matches!(it, Square::Row(..))), 28);
    assert_eq!(count(|it| it == Square::Home), 9);
    for color in Color::ALL {
        let corner = all_cells().filter(|it| it.square() == Some(Square::Corner(color)));
        assert_eq!(corner.count(), 64, "{color}");
    }
}

#[test]
fn the_ring_goes_round_against_the_clock() {
    // Twice the area that the closed way encloses, by the formula of Gauss; rows count downwards.
    let cells = RingSpace::ALL.map(Cell::of_ring);
    let area: i32 = (0..68)
        .map(|i| {
            let (one, next) = (cells[i], cells[(i + 1) % 68]);
            let [x, y, u, v] = [one.column, one.row, next.column, next.row].map(i32::from);
            x * v - u * y
        })
        .sum();
    assert!(area < 0, "{area}");
    for (i, one) in cells.iter().enumerate() {
        let next = cells[(i + 1) % 68];
        let apart = (one.column.abs_diff(next.column), one.row.abs_diff(next.row));
        // A step to the side; across the corner only where two arms meet.
        let meets = i % 17 == 3;
        assert_eq!(
            apart,
            if meets {
                (1, 1)
            } else if one.column == next.column {
                (0, 1)
            } else {
                (1, 0)
            },
            "{i}"
        );
    }
}

#[test]
fn a_home_row_goes_on_from_its_turn_off_to_home() {
    for color in Color::ALL {
        let turn_off = Cell::of_ring(color.turn_off());
        let row = RowSpace::ALL.map(|space| Cell::of_row(color, space));
        let way: Vec<Cell> = [turn_off]
            .into_iter()
            .chain(row)
            .chain([Cell::of_home(color)])
            .collect();
        for pair in way.windows(2) {
            let apart = pair[0].column.abs_diff(pair[1].column) + pair[0].row.abs_diff(pair[1].row);
            assert_eq!(apart, 1, "{color}: {pair:?}");
        }
    }
}

#[test]
fn an_entry_space_lies_beside_its_nest() {
    for color in Color::ALL {
        let entry = Cell::of_ring(color.entry_space());
        let beside = all_cells()
            .filter(|cell| cell.column.abs_diff(entry.column) + cell.row.abs_diff(entry.row) == 1);
        let corners: Vec<_> = beside
            .filter_map(|cell| match cell.square() {
                Some(Square::Corner(color)) => Some(color),
                _ => None,
            })
            .collect();
        assert_eq!(corners, [color]);
    }
}

#[test]
fn a_pawn_is_where_its_place_is() {
    let (color, pawn) = (Color::Blue, Pawn::ALL[3]);
    let cell = |place| Cell::of_pawn(color, pawn, place);
    assert_eq!(cell(Place::Nest), Cell::of_nest(color, pawn));
    assert_eq!(cell(Place::Home), Cell::of_home(color));
    for space in RingSpace::ALL {
        assert_eq!(cell(Place::Ring(space)), Cell::of_ring(space));
    }
    for space in RowSpace::ALL {
        assert_eq!(cell(Place::Row(space)), Cell::of_row(color, space));
    }
}
