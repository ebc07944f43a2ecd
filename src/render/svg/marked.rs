//! Marks of a picture: the way of the last move, and rings where pawns can go.

use core::fmt;

use super::{CELL, DARK, Point};
use crate::board::{RingSpace, RowSpace};
use crate::render::cell::{Cell, Square};
use crate::render::scene::{Mark, Scene};

/// The colour of the last move: none of the players' own.
const LAST_MOVE: &str = "#8e24aa";

/// The last move, under the pawns: its way, a dot where it began, a frame where it ended.
pub(super) fn draw_below(scene: &Scene<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Some(last) = scene.last_move() else {
        return Ok(());
    };
    let middle = |place| Point::middle_of(Cell::of_pawn(last.color, last.pawn, place));
    write!(
        f,
        "<g fill=\"none\" stroke=\"{LAST_MOVE}\" stroke-width=\"5\" pointer-events=\"none\"><polyline stroke-opacity=\"0.55\" stroke-linejoin=\"round\" points=\""
    )?;
    for (i, place) in last.route().enumerate() {
        let Point { x, y } = middle(place);
        let gap = if i == 0 { "" } else { " " };
        write!(f, "{gap}{x},{y}")?;
    }
    let Point { x, y } = middle(last.from);
    write!(
        f,
        "\"/><circle cx=\"{x}\" cy=\"{y}\" r=\"8\" fill=\"#fff\" stroke-width=\"4\"/>"
    )?;
    let Point { x, y } = middle(last.to);
    let (x, y, side) = (x - 17, y - 17, CELL - 6);
    writeln!(
        f,
        "<rect x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\"/></g>"
    )
}

/// The targets, above the pawns: some are there to be captured or joined.
pub(super) fn draw_above(scene: &Scene<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for space in RingSpace::ALL {
        if scene.mark(Square::Ring(space)) == Mark::Target {
            ring(Cell::of_ring(space), f)?;
        }
    }
    let color = scene.game.player();
    for space in RowSpace::ALL {
        if scene.mark(Square::Row(color, space)) == Mark::Target {
            ring(Cell::of_row(color, space), f)?;
        }
    }
    if scene.home_is_target(color) {
        ring(Cell::of_home(color), f)?;
    }
    Ok(())
}

/// A ring round a cell, dark on white, so that it is seen on every ground.
fn ring(cell: Cell, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Point { x, y } = Point::middle_of(cell);
    for (colour, dashes) in [("#fff", "none"), (DARK, "6 4")] {
        write!(
            f,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"17\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"4\" stroke-dasharray=\"{dashes}\" pointer-events=\"none\"/>"
        )?;
    }
    writeln!(f)
}
