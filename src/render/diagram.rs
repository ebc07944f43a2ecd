//! The board as text.

mod corner;
mod frame;
mod line;
mod space;

use core::fmt::{self, Display, Write};

use super::cell::{Cell, Square};
use super::marks::Marks;
use super::scene::Scene;
use crate::board::Place;
use crate::game::Game;
use crate::player::{Color, Pawn};
use line::{Line, Style};

/// The board of a game as text, made by [`Game::diagram`]: it prints lines without a line end after the last.
///
/// Never more than 77 columns and 39 lines, so that it fits a screen of 80 by 40. [The module](super#reading-a-diagram)
/// says how to read it.
///
/// # Examples
///
/// ```
/// use parcheesi::Game;
/// use parcheesi::render::{Charset, Ink, Layout};
///
/// let diagram = Game::standard().diagram().charset(Charset::Unicode).layout(Layout::Framed);
/// assert_eq!(diagram.to_string().lines().count(), 39);
/// assert!(diagram.to_string().contains('┼'));
/// let colored = diagram.ink(Ink::Ansi);
/// assert!(colored.to_string().contains("\x1b["));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Diagram {
    game: Game,
    charset: Charset,
    ink: Ink,
    layout: Layout,
    marks: Marks,
}

/// The signs of a diagram.
///
/// # Examples
///
/// ```
/// use parcheesi::Game;
/// use parcheesi::render::Charset;
///
/// assert!(Game::standard().diagram().to_string().is_ascii(), "unless told otherwise");
/// assert!(!Game::standard().diagram().charset(Charset::Unicode).to_string().is_ascii());
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Charset {
    /// ASCII alone: for logs, mails, and any terminal.
    #[default]
    Ascii,
    /// With signs that every terminal with Unicode has, each one column wide.
    Unicode,
}

/// Whether a diagram is coloured.
///
/// # Examples
///
/// ```
/// use parcheesi::Game;
/// use parcheesi::render::Ink;
///
/// let diagram = Game::standard().diagram().ink(Ink::Ansi).to_string();
/// assert!(diagram.contains("\x1b[") && diagram.ends_with("\x1b[0m"));
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Ink {
    /// Text alone.
    #[default]
    Plain,
    /// Coloured by ANSI escape sequences (256 colours), each ended on its own line. Letters say the same as colours.
    Ansi,
}

/// How much room a diagram takes.
///
/// # Examples
///
/// ```
/// use parcheesi::Game;
/// use parcheesi::render::Layout;
///
/// let lines = |layout| Game::standard().diagram().layout(layout).to_string().lines().count();
/// assert_eq!((lines(Layout::Compact), lines(Layout::Framed)), (19, 39));
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Layout {
    /// 19 lines: a line for each row of cells.
    #[default]
    Compact,
    /// 39 lines: with lines drawn between the cells.
    Framed,
}

impl Diagram {
    pub(super) const fn new(game: Game) -> Diagram {
        Diagram {
            game,
            charset: Charset::Ascii,
            ink: Ink::Plain,
            layout: Layout::Compact,
            marks: Marks::NONE,
        }
    }

    /// With these signs; ASCII unless asked for.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Game;
    /// use parcheesi::render::Charset;
    ///
    /// assert!(Game::standard().diagram().charset(Charset::Unicode).to_string().contains('▶'));
    /// ```
    pub const fn charset(self, charset: Charset) -> Diagram {
        Diagram { charset, ..self }
    }

    /// Plain or coloured; plain unless asked for.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Game;
    /// use parcheesi::render::Ink;
    ///
    /// let diagram = Game::standard().diagram();
    /// assert!(!diagram.to_string().contains('\x1b'));
    /// assert!(diagram.ink(Ink::Ansi).to_string().contains('\x1b'));
    /// ```
    pub const fn ink(self, ink: Ink) -> Diagram {
        Diagram { ink, ..self }
    }

    /// With this layout; compact unless asked for.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Game;
    /// use parcheesi::render::Layout;
    ///
    /// assert!(Game::standard().diagram().layout(Layout::Framed).to_string().contains("+---+"));
    /// ```
    pub const fn layout(self, layout: Layout) -> Diagram {
        Diagram { layout, ..self }
    }

    /// With these marks; none unless asked for.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Game;
    /// use parcheesi::render::Marks;
    ///
    /// let diagram = Game::standard().diagram().marks(Marks::NONE.space_numbers());
    /// assert!(diagram.to_string().contains("h7"));
    /// ```
    pub const fn marks(self, marks: Marks) -> Diagram {
        Diagram { marks, ..self }
    }
}

impl Display for Diagram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scene = Scene::new(&self.game, &self.marks);
        for row in 0..Cell::SIDE {
            if row > 0 {
                f.write_char('\n')?;
            }
            if self.layout == Layout::Framed {
                self.between_rows(row).print(self.ink, f)?;
                f.write_char('\n')?;
            }
            self.row(&scene, row)?.print(self.ink, f)?;
        }
        if self.layout == Layout::Framed {
            f.write_char('\n')?;
            self.between_rows(Cell::SIDE).print(self.ink, f)?;
        }
        Ok(())
    }
}

/// The column of the first sign in a cell; before it is the sign between this cell and the last.
fn first_sign(column: u8) -> usize {
    usize::from(column) * 4 + 1
}

impl Diagram {
    /// The lines above a row of cells.
    fn between_rows(&self, row: u8) -> Line {
        let mut line = Line::blank();
        for column in 0..=Cell::SIDE {
            let start = first_sign(column);
            let corner = frame::junction(row, column, self.charset);
            line.put(start - 1, corner, Style::Faint);
            if column < Cell::SIDE {
                let level = frame::level(row, column, self.charset);
                (start..start + 3).for_each(|place| line.put(place, level, Style::Faint));
            }
        }
        line
    }

    /// A row of cells.
    fn row(&self, scene: &Scene<'_>, row: u8) -> Result<Line, fmt::Error> {
        let mut line = Line::blank();
        let square = |column| Cell { column, row }.square();
        for column in 0..=Cell::SIDE {
            let before = column.checked_sub(1).and_then(square);
            let (sign, style) = self.between(scene, row, column, before, square(column));
            line.put(first_sign(column) - 1, sign, style);
            if let Some(square @ (Square::Ring(_) | Square::Row(..))) = square(column) {
                self.space(scene, square, &mut line, first_sign(column))?;
            }
        }
        if let Some(Square::Home) = square(9) {
            self.home(scene, row, &mut line)?;
        }
        for column in [0, 11] {
            if let Some(Square::Corner(color)) = square(column) {
                let row = row % 11;
                corner::write(self, scene, color, row, &mut line, first_sign(column) + 1)?;
            }
        }
        nests(scene, row, &mut line)?;
        Ok(line)
    }

    /// What stands between two cells: a bracket of one of them, or the line of the frame.
    fn between(
        &self,
        scene: &Scene<'_>,
        row: u8,
        column: u8,
        before: Option<Square>,
        behind: Option<Square>,
    ) -> (char, Style) {
        if behind.is_some_and(|square| scene.is_arrival(square)) {
            return (self.sign('>', '▸'), Style::Mark);
        }
        let closing = before.and_then(|square| self.brackets(scene, square));
        let opening = behind.and_then(|square| self.brackets(scene, square));
        match (closing, opening) {
            // The walls of a blockade are not broken by what lies before it.
            (Some(before), Some(behind)) if before.style != Style::Strong => {
                (behind.opening, behind.style)
            }
            (Some(before), _) => (before.closing, before.style),
            (None, Some(behind)) => (behind.opening, behind.style),
            (None, None) if self.layout == Layout::Framed => {
                (frame::upright(row, column, self.charset), Style::Faint)
            }
            (None, None) => (' ', Style::Plain),
        }
    }

    /// The pawns at home, each color's on its own side of the middle.
    fn home(&self, scene: &Scene<'_>, row: u8, line: &mut Line) -> fmt::Result {
        for color in Color::ALL {
            if Cell::of_home(color).row != row {
                continue;
            }
            let start = match color {
                Color::Yellow | Color::Red => first_sign(8) + 3,
                Color::Green => first_sign(8),
                Color::Blue => first_sign(8) + 6,
            };
            let mut column = start;
            for pawn in scene.pawns_at(color, Place::Home) {
                if column == start {
                    line.put(column, color.letter(), Style::Pawn(color));
                    column += 1;
                }
                line.write(column, Style::Pawn(color), format_args!("{pawn}"))?;
                column += 1;
            }
            if scene.home_is_target(color) {
                line.put(column, self.sign('+', '•'), Style::Mark);
            }
        }
        Ok(())
    }

    /// One sign or the other, by the charset.
    fn sign(&self, ascii: char, unicode: char) -> char {
        match self.charset {
            Charset::Ascii => ascii,
            Charset::Unicode => unicode,
        }
    }
}

/// The pawns in their nests, and the places of those that are not.
fn nests(scene: &Scene<'_>, row: u8, line: &mut Line) -> fmt::Result {
    for &color in scene.game.players() {
        for pawn in Pawn::ALL {
            let cell = Cell::of_nest(color, pawn);
            if cell.row != row {
                continue;
            }
            let start = first_sign(cell.column);
            if scene.game.place(color, pawn) == Place::Nest {
                line.write(start, Style::Pawn(color), format_args!("{color}{pawn}"))?;
            } else {
                line.put(start, '-', Style::Owned(color));
                line.put(start + 1, '-', Style::Owned(color));
            }
        }
    }
    Ok(())
}
