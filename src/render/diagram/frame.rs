//! The lines between the cells of a diagram.

use super::Charset;
use crate::render::cell::{Cell, Square};

/// The sign where four lines may meet: above and to the left of a cell.
pub(super) fn junction(row: u8, column: u8, charset: Charset) -> char {
    let up = row > 0 && is_upright(row - 1, column);
    let down = is_upright(row, column);
    let left = column > 0 && is_level(row, column - 1);
    let right = is_level(row, column);
    match (charset, up || down, left || right) {
        (_, false, false) => ' ',
        (Charset::Ascii, _, false) => '|',
        (Charset::Ascii, false, _) => '-',
        (Charset::Ascii, true, true) => '+',
        (Charset::Unicode, ..) => {
            let i = [up, down, left, right].map(usize::from);
            CROSSINGS[i[0] * 8 + i[1] * 4 + i[2] * 2 + i[3]]
        }
    }
}

/// By whether there are lines up, down, to the left and to the right.
const CROSSINGS: [char; 16] = [
    ' ', '╶', '╴', '─', '╷', '┌', '┐', '┬', '╵', '└', '┘', '┴', '│', '├', '┤', '┼',
];

/// The sign of a level line above a cell; a blank where there is none.
pub(super) fn level(row: u8, column: u8, charset: Charset) -> char {
    match (is_level(row, column), charset) {
        (false, _) => ' ',
        (true, Charset::Ascii) => '-',
        (true, Charset::Unicode) => '─',
    }
}

/// The sign of an upright line to the left of a cell; a blank where there is none.
pub(super) fn upright(row: u8, column: u8, charset: Charset) -> char {
    match (is_upright(row, column), charset) {
        (false, _) => ' ',
        (true, Charset::Ascii) => '|',
        (true, Charset::Unicode) => '│',
    }
}

/// Whether there is a line above the cell, which may lie one below the board.
fn is_level(row: u8, column: u8) -> bool {
    let above = row.checked_sub(1).and_then(|row| square(row, column));
    is_between(above, square(row, column))
}

/// Whether there is a line to the left of the cell, which may lie one to the right of the board.
fn is_upright(row: u8, column: u8) -> bool {
    let before = column.checked_sub(1).and_then(|column| square(row, column));
    is_between(before, square(row, column))
}

fn square(row: u8, column: u8) -> Option<Square> {
    Cell { column, row }.square()
}

/// Spaces are framed; the cells of a corner, of home, and what is outside the board are not parted from each other.
fn is_between(one: Option<Square>, other: Option<Square>) -> bool {
    let is_space = |it| matches!(it, Some(Square::Ring(_) | Square::Row(..)));
    is_space(one) || is_space(other) || one != other
}
