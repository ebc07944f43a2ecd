//! Board coordinates (rule book part 1): the one table of where everything lies on the board.

use crate::board::{Place, RingSpace, RowSpace};
use crate::player::{Color, Pawn};

/// A cell of the square grid on which the board is drawn: 19 columns from the left, 19 rows from the top.
///
/// The board is a cross. Each arm is three cells wide and eight long, with the ring round its edge and the home row in its
/// middle; Yellow's arm points down, Blue's to the right, Red's up, Green's to the left, so that the direction of travel
/// (rule 1.1) is against the clock. The three by three cells in the middle are home, and the corners of eight by eight
/// cells hold the nests: each lies beside its color's entry space.
///
/// # Examples
///
/// ```
/// use parcheesi::render::Cell;
/// use parcheesi::{Color, RingSpace};
///
/// // Yellow turns off at the end of its arm, and enters at the side of it.
/// assert_eq!(Cell::of_ring(Color::Yellow.turn_off()), Cell { column: 9, row: 18 });
/// assert_eq!(Cell::of_ring(Color::Yellow.entry_space()), Cell { column: 10, row: 14 });
/// // Neighbours on the ring touch, in a corner at least.
/// let cells = RingSpace::ALL.map(Cell::of_ring);
/// for (i, one) in cells.iter().enumerate() {
///     let next = cells[(i + 1) % 68];
///     assert!(one.column.abs_diff(next.column) <= 1 && one.row.abs_diff(next.row) <= 1);
/// }
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// 0 to 18 from the left.
    pub column: u8,
    /// 0 to 18 from the top.
    pub row: u8,
}

impl Cell {
    /// Columns, and rows, of the board.
    pub const SIDE: u8 = 19;

    /// Where a space of the ring lies.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::RingSpace;
    /// use parcheesi::render::Cell;
    ///
    /// assert_eq!(Cell::of_ring(RingSpace::ALL[12]), Cell { column: 18, row: 9 });
    /// ```
    pub const fn of_ring(space: RingSpace) -> Cell {
        // From each turn-off: the end of the arm, up its right side, and along the next arm to its end.
        let from_turn_off = (space.get() + 5) % 68;
        let cell = match from_turn_off % 17 {
            0 => Cell { column: 9, row: 18 },
            i @ 1..=8 => Cell {
                column: 10,
                row: 19 - i,
            },
            i => Cell {
                column: i + 2,
                row: 10,
            },
        };
        cell.turned(from_turn_off / 17)
    }

    /// Where a space of a color's home row lies.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::render::Cell;
    /// use parcheesi::{Color, RowSpace};
    ///
    /// let cells = RowSpace::ALL.map(|space| Cell::of_row(Color::Green, space));
    /// assert_eq!((cells[0], cells[6]), (Cell { column: 1, row: 9 }, Cell { column: 7, row: 9 }));
    /// ```
    pub const fn of_row(color: Color, space: RowSpace) -> Cell {
        Cell {
            column: 9,
            row: 18 - space.get(),
        }
        .turned(color.seat())
    }

    /// Where a color's pawns are shown when they are home: the cell of the middle that follows its home row.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Color;
    /// use parcheesi::render::Cell;
    ///
    /// assert_eq!(Cell::of_home(Color::Red), Cell { column: 9, row: 8 });
    /// ```
    pub const fn of_home(color: Color) -> Cell {
        Cell { column: 9, row: 10 }.turned(color.seat())
    }

    /// Where a pawn is shown when it is in its nest: one of the four cells in the middle of the corner.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::render::Cell;
    /// use parcheesi::{Color, Pawn};
    ///
    /// let cells = Pawn::ALL.map(|pawn| Cell::of_nest(Color::Yellow, pawn));
    /// assert_eq!((cells[0], cells[3]), (Cell { column: 14, row: 14 }, Cell { column: 15, row: 15 }));
    /// ```
    pub const fn of_nest(color: Color, pawn: Pawn) -> Cell {
        // As one reads, so not turned with the corner.
        let corner = Cell::of_corner(color);
        Cell {
            column: corner.column + 3 + pawn.get() % 2,
            row: corner.row + 3 + pawn.get() / 2,
        }
    }

    /// Where a pawn is shown, wherever it is.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::render::Cell;
    /// use parcheesi::{Color, Game, Pawn};
    ///
    /// let game: Game = "Y:n,12,h3,*/R:n,n,n,n Y roll".parse()?;
    /// let cell = |pawn| Cell::of_pawn(Color::Yellow, pawn, game.place(Color::Yellow, pawn));
    /// let cells = Pawn::ALL.map(|pawn| (cell(pawn).column, cell(pawn).row));
    /// assert_eq!(cells, [(14, 14), (18, 9), (9, 15), (9, 10)]);
    /// # Ok::<(), parcheesi::ParsePositionError>(())
    /// ```
    pub const fn of_pawn(color: Color, pawn: Pawn, place: Place) -> Cell {
        match place {
            Place::Nest => Cell::of_nest(color, pawn),
            Place::Ring(space) => Cell::of_ring(space),
            Place::Row(space) => Cell::of_row(color, space),
            Place::Home => Cell::of_home(color),
        }
    }

    /// What lies here; `None` outside the board.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::render::{Cell, Square};
    /// use parcheesi::{Color, RingSpace};
    ///
    /// assert_eq!(Cell { column: 18, row: 9 }.square(), Some(Square::Ring(RingSpace::ALL[12])));
    /// assert_eq!(Cell { column: 9, row: 9 }.square(), Some(Square::Home));
    /// assert_eq!(Cell { column: 0, row: 0 }.square(), Some(Square::Corner(Color::Red)));
    /// assert_eq!(Cell { column: 19, row: 0 }.square(), None);
    /// ```
    pub fn square(self) -> Option<Square> {
        let row = SQUARES.get(usize::from(self.row))?;
        row.get(usize::from(self.column)).copied()
    }

    /// The first cell, from above and from the left, of the corner with a color's nest.
    pub(super) const fn of_corner(color: Color) -> Cell {
        let (column, row) = match color {
            Color::Yellow => (11, 11),
            Color::Blue => (11, 0),
            Color::Red => (0, 0),
            Color::Green => (0, 11),
        };
        Cell { column, row }
    }

    /// Turned by so many quarters against the clock.
    const fn turned(self, quarters: u8) -> Cell {
        let mut cell = self;
        let mut i = 0;
        while i < quarters {
            cell = Cell {
                column: cell.row,
                row: Cell::SIDE - 1 - cell.column,
            };
            i += 1;
        }
        cell
    }
}

/// What lies on a cell of the board: so that a host knows what was clicked.
///
/// # Examples
///
/// ```
/// use parcheesi::render::{Cell, Square};
/// use parcheesi::{Color, RowSpace};
///
/// let third = Cell::of_row(Color::Blue, RowSpace::ALL[2]);
/// assert_eq!(third.square(), Some(Square::Row(Color::Blue, RowSpace::ALL[2])));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Square {
    /// A space of the ring.
    Ring(RingSpace),
    /// A space of a color's home row.
    Row(Color, RowSpace),
    /// One of the nine cells of the middle.
    Home,
    /// A cell of the corner with a color's nest.
    Corner(Color),
}

/// What lies where: the table of the cells, read the other way round.
const SQUARES: [[Square; Cell::SIDE as usize]; Cell::SIDE as usize] = {
    let mut squares = [[Square::Home; Cell::SIDE as usize]; Cell::SIDE as usize];
    let mut i = 0;
    while i < 4 {
        let color = Color::ALL[i];
        let corner = Cell::of_corner(color);
        let mut j = 0;
        while j < 64 {
            let (row, column) = (corner.row as usize + j / 8, corner.column as usize + j % 8);
            squares[row][column] = Square::Corner(color);
            j += 1;
        }
        let mut j = 0;
        while j < RowSpace::ALL.len() {
            let space = RowSpace::ALL[j];
            let cell = Cell::of_row(color, space);
            squares[cell.row as usize][cell.column as usize] = Square::Row(color, space);
            j += 1;
        }
        i += 1;
    }
    let mut i = 0;
    while i < RingSpace::ALL.len() {
        let cell = Cell::of_ring(RingSpace::ALL[i]);
        squares[cell.row as usize][cell.column as usize] = Square::Ring(RingSpace::ALL[i]);
        i += 1;
    }
    squares
};
