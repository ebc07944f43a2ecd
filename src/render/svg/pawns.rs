//! The pawns: each color its own shape, each pawn its number, blockades on a dark ground.

use core::fmt;

use super::{CELL, DARK, Point, paint};
use crate::board::{Place, RingSpace, RowSpace};
use crate::player::{Color, Pawn};
use crate::render::cell::{Cell, Square};
use crate::render::scene::{Scene, Standing};

/// Half the size of a pawn that stands alone, and of one that shares its space.
const LARGE: i16 = 16;
const SMALL: i16 = 11;

pub(super) fn draw(scene: &Scene<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    writeln!(
        f,
        "<g stroke=\"{DARK}\" stroke-width=\"2\" stroke-linejoin=\"round\" font-weight=\"bold\">"
    )?;
    for space in RingSpace::ALL {
        standing(scene, Square::Ring(space), Cell::of_ring(space), f)?;
    }
    for color in Color::ALL {
        for space in RowSpace::ALL {
            let cell = Cell::of_row(color, space);
            standing(scene, Square::Row(color, space), cell, f)?;
        }
    }
    for &color in scene.game.players() {
        for pawn in scene.pawns_at(color, Place::Nest) {
            let middle = Point::middle_of(Cell::of_nest(color, pawn));
            token(color, pawn, middle, LARGE, f)?;
        }
        at_home(scene, color, f)?;
    }
    writeln!(f, "</g>")
}

/// The outline of a color's shape round a point, its attributes left open.
pub(super) fn shape(
    color: Color,
    Point { x, y }: Point,
    half: i16,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    match color {
        Color::Yellow => write!(f, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{half}\""),
        Color::Blue => {
            let half = half - half / 8;
            let (x, y, side) = (x - half, y - half, 2 * half);
            write!(
                f,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\""
            )
        }
        Color::Red => {
            let (left, right) = (x - half - half / 8, x + half + half / 8);
            let (top, bottom) = (y - half - half / 8, y + half - half / 8);
            write!(
                f,
                "<polygon points=\"{x},{top} {right},{bottom} {left},{bottom}\""
            )
        }
        Color::Green => {
            let half = half + half / 5;
            let (left, right, top, bottom) = (x - half, x + half, y - half, y + half);
            write!(
                f,
                "<polygon points=\"{x},{top} {right},{y} {x},{bottom} {left},{y}\""
            )
        }
    }
}

/// Who stands on a space.
fn standing(
    scene: &Scene<'_>,
    square: Square,
    cell: Cell,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let middle = Point::middle_of(cell);
    match scene.standing(square) {
        None => Ok(()),
        Some(Standing::One(color, pawn)) => token(color, pawn, middle, LARGE, f),
        Some(Standing::Two(color, first, second)) => {
            let Point { x, y } = Point::of(cell);
            writeln!(
                f,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{CELL}\" height=\"{CELL}\" fill=\"{DARK}\" pointer-events=\"none\"/>"
            )?;
            writeln!(f, "<g stroke=\"#fff\" stroke-width=\"1.5\">")?;
            token(color, first, shifted(middle, -8), SMALL, f)?;
            token(color, second, shifted(middle, 8), SMALL, f)?;
            writeln!(f, "</g>")?;
            age(scene, color, first, cell, f)
        }
    }
}

/// 16.10: the age of a blockade, where it counts.
fn age(
    scene: &Scene<'_>,
    color: Color,
    pawn: Pawn,
    cell: Cell,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let age = scene.game.blockade_age(color, pawn);
    if age == 0 {
        return Ok(());
    }
    let Point { x, y } = Point::of(cell);
    let (x, y) = (x + 30, y + 12);
    writeln!(
        f,
        "<text x=\"{x}\" y=\"{y}\" font-size=\"10\" fill=\"#fff\" stroke=\"none\">{age}</text>"
    )
}

/// The pawns of a color at home, side by side where its home row ends.
fn at_home(scene: &Scene<'_>, color: Color, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let middle = Point::middle_of(Cell { column: 9, row: 9 });
    let side = Point::middle_of(Cell::of_home(color));
    let (across, along) = (side.x - middle.x, side.y - middle.y);
    for (pawn, i) in scene.pawns_at(color, Place::Home).zip([-3, -1, 1, 3]) {
        let point = Point {
            x: side.x + across / 8 + along.abs() * i / 4,
            y: side.y + along / 8 + across.abs() * i / 4,
        };
        token(color, pawn, point, 9, f)?;
    }
    Ok(())
}

/// A point so much farther to the right and down.
const fn shifted(point: Point, by: i16) -> Point {
    Point {
        x: point.x + by,
        y: point.y + by,
    }
}

/// A pawn.
fn token(
    color: Color,
    pawn: Pawn,
    point: Point,
    half: i16,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let (full, on_it) = (paint(color).full, paint(color).on_it);
    write!(f, "<g data-color=\"{color}\" data-pawn=\"{pawn}\">")?;
    shape(color, point, half, f)?;
    write!(f, " fill=\"{full}\"/>")?;
    let size = match color {
        Color::Red => half,
        Color::Yellow | Color::Blue | Color::Green => half * 5 / 4,
    };
    // Digits are about three quarters of their size high.
    let (x, y) = (point.x, point.y + size * 3 / 8);
    writeln!(
        f,
        "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{on_it}\" stroke=\"none\">{pawn}</text></g>"
    )
}
