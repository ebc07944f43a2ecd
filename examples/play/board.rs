//! The board as text: a cross of 19 by 19 cells, yellow below, blue to the right, red above, green to the left.

use std::fmt::{self, Display, Write};

use parcheesi::{Color, Game, Pawn, Place, RingSpace, RowSpace};

/// Rows and columns of the cross: two arms of eight spaces and the three of the middle.
const SIZE: usize = 19;
/// Characters of a cell.
const WIDTH: usize = 4;

/// Prints the board of a game.
pub(crate) struct Board<'a>(pub(crate) &'a Game);

impl Display for Board<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut cells = vec![vec![String::new(); SIZE]; SIZE];
        for space in RingSpace::ALL {
            let (row, column) = ring_cell(space);
            cells[row][column] = self.ring_text(space);
        }
        for color in Color::ALL {
            for space in RowSpace::ALL {
                let (row, column) = row_cell(space, color);
                let pawns = self.pawns_at(color, Place::Row(space));
                cells[row][column] = if pawns.is_empty() {
                    format!("h{space}")
                } else {
                    format!("{color}{pawns}")
                };
            }
        }
        let mut lines: Vec<String> = cells.iter().map(|row| line(row)).collect();
        for &color in self.0.players() {
            self.write_corner(color, &mut lines);
        }
        for line in lines {
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

impl Board<'_> {
    /// "12" or "(12)" for a free space, "Y0" or "(Y0)" for one pawn, "Y01" for a blockade; brackets mark safe spaces.
    fn ring_text(&self, space: RingSpace) -> String {
        let occupants = self.0.occupants(space);
        let text = match *occupants {
            [] => space.to_string(),
            [one] => format!("{}{}", one.color, one.pawn),
            [one, two, ..] => return format!("{}{}{}", one.color, one.pawn, two.pawn),
        };
        if space.is_safe() {
            format!("({text})")
        } else {
            text
        }
    }

    /// The numbers of a color's pawns at a place.
    fn pawns_at(&self, color: Color, place: Place) -> String {
        let pawns = Pawn::ALL
            .into_iter()
            .filter(|&pawn| self.0.place(color, pawn) == place);
        pawns.map(|pawn| pawn.to_string()).collect()
    }

    /// Name, nest and home of a player, in the free corner beside the player's entry space.
    fn write_corner(&self, color: Color, lines: &mut [String]) {
        let (row, column) = match color {
            Color::Yellow => (13, 12),
            Color::Blue => (3, 12),
            Color::Red => (3, 1),
            Color::Green => (13, 1),
        };
        let texts = [
            format!("{} ({color})", color.name()),
            format!("nest: {}", self.pawns_at(color, Place::Nest)),
            format!("home: {}", self.pawns_at(color, Place::Home)),
        ];
        for (line, text) in lines[row..].iter_mut().zip(texts) {
            let start = column * WIDTH;
            line.replace_range(start..start + text.len(), &text);
        }
    }
}

/// A row of cells, each text in the middle of its width.
fn line(cells: &[String]) -> String {
    cells.iter().fold(String::new(), |mut line, cell| {
        let _ = write!(line, "{cell:^WIDTH$}");
        line
    })
}

/// Row and column of a ring space.
fn ring_cell(space: RingSpace) -> (usize, usize) {
    // From each turn-off: the end of the seat's own arm, up its right side, and along the next arm to its end.
    let from_turn_off = (usize::from(space.get()) + 5) % 68;
    let cell = match from_turn_off % 17 {
        0 => (18, 9),
        i @ 1..=8 => (19 - i, 10),
        i => (10, i + 2),
    };
    turned(cell, from_turn_off / 17)
}

/// Row and column of a home-row space.
fn row_cell(space: RowSpace, color: Color) -> (usize, usize) {
    let cell = (18 - usize::from(space.get()), 9);
    turned(cell, usize::from(color.seat()))
}

/// A cell turned by so many quarters against the clock, the direction of travel.
fn turned(cell: (usize, usize), quarters: usize) -> (usize, usize) {
    (0..quarters).fold(cell, |(row, column), _| (SIZE - 1 - column, row))
}
