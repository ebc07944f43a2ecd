//! The empty board: corners, nests, spaces, home, and the numbers of the spaces.

use core::fmt;

use super::{CELL, DARK, Point, SIDE, paint};
use crate::board::{Place, RingSpace, RowSpace};
use crate::player::{Color, Pawn};
use crate::render::cell::Cell;
use crate::render::marks::Numbers;
use crate::render::scene::Scene;

/// Spaces on which pawns are not safe: cream.
const CREAM: &str = "#fffaf0";
/// The disc on the safe spaces.
const SAFE: &str = "#d5d8dc";

pub(super) fn draw(scene: &Scene<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    writeln!(
        f,
        "<rect width=\"{SIDE}\" height=\"{SIDE}\" rx=\"14\" fill=\"#fff\"/>"
    )?;
    writeln!(f, "<g stroke=\"{DARK}\" stroke-width=\"1.5\">")?;
    Color::ALL
        .into_iter()
        .try_for_each(|color| nest(color, f))?;
    for space in RingSpace::ALL {
        let entered = Color::ALL.into_iter().find(|it| it.entry_space() == space);
        let fill = entered.map_or(CREAM, |color| paint(color).light);
        let cell = Cell::of_ring(space);
        frame(cell, fill, format_args!("data-place=\"{space}\""), f)?;
        if space.is_safe() {
            let Point { x, y } = Point::middle_of(cell);
            writeln!(
                f,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"17\" fill=\"{SAFE}\" stroke-width=\"1\" pointer-events=\"none\"/>"
            )?;
        }
    }
    for color in Color::ALL {
        for space in RowSpace::ALL {
            frame(
                Cell::of_row(color, space),
                paint(color).light,
                format_args!("data-color=\"{color}\" data-place=\"h{space}\""),
                f,
            )?;
        }
        home(color, f)?;
    }
    writeln!(f, "</g>")?;
    if scene.numbers() == Numbers::Shown {
        numbers(f)?;
    }
    Ok(())
}

/// The corner of a color, with its nest.
fn nest(color: Color, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let corner = Cell::of_corner(color);
    let (Point { x, y }, paint) = (Point::of(corner), paint(color));
    let (side, half) = (8 * CELL, 4 * CELL);
    writeln!(
        f,
        "<rect x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" fill=\"{}\"/>",
        paint.faint
    )?;
    writeln!(
        f,
        "<circle cx=\"{}\" cy=\"{}\" r=\"84\" fill=\"{}\"/>",
        x + half,
        y + half,
        paint.light
    )?;
    for pawn in Pawn::ALL {
        let Point { x, y } = Point::middle_of(Cell::of_nest(color, pawn));
        writeln!(
            f,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"5\" fill=\"{}\" stroke=\"none\"/>",
            paint.full
        )?;
    }
    Ok(())
}

/// A space.
fn frame(
    cell: Cell,
    fill: &str,
    data: fmt::Arguments<'_>,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let Point { x, y } = Point::of(cell);
    writeln!(
        f,
        "<rect x=\"{x}\" y=\"{y}\" width=\"{CELL}\" height=\"{CELL}\" fill=\"{fill}\" {data}/>"
    )
}

/// The quarter of the middle that is a color's home.
fn home(color: Color, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let side = Point::middle_of(Cell::of_home(color));
    let middle = Point::middle_of(Cell { column: 9, row: 9 });
    // From the middle towards the side, and along it.
    let (across, along) = (side.x - middle.x, side.y - middle.y);
    write!(f, "<polygon points=\"{},{}", middle.x, middle.y)?;
    for turn in [1, -1] {
        let x = middle.x + (across + turn * along) * 3 / 2;
        let y = middle.y + (along + turn * across) * 3 / 2;
        write!(f, " {x},{y}")?;
    }
    let (fill, place) = (paint(color).light, Place::Home);
    writeln!(
        f,
        "\" fill=\"{fill}\" data-color=\"{color}\" data-place=\"{place}\"/>"
    )
}

/// The number of each space in its upper left corner.
fn numbers(f: &mut fmt::Formatter<'_>) -> fmt::Result {
    writeln!(
        f,
        "<g font-size=\"10\" fill=\"#444\" text-anchor=\"start\" pointer-events=\"none\">"
    )?;
    for space in RingSpace::ALL {
        number(Cell::of_ring(space), format_args!("{space}"), f)?;
    }
    for color in Color::ALL {
        for space in RowSpace::ALL {
            number(Cell::of_row(color, space), format_args!("h{space}"), f)?;
        }
    }
    writeln!(f, "</g>")
}

fn number(cell: Cell, text: fmt::Arguments<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Point { x, y } = Point::of(cell);
    let (x, y) = (x + 2, y + 10);
    writeln!(f, "<text x=\"{x}\" y=\"{y}\">{text}</text>")
}
