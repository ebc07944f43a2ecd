//! The board as a picture: SVG.

mod board;
mod corner;
mod marked;
mod pawns;

use core::fmt::{self, Display};

use super::cell::Cell;
use super::marks::Marks;
use super::scene::Scene;
use crate::game::Game;
use crate::player::Color;

/// The board of a game as a picture, made by [`Game::svg`]: it prints an SVG document, well-formed XML without a blank line.
///
/// The picture is a square of 800 units a side, a cell of the board 40, beginning 20 from the edges. Each color has a shape
/// of its own: Yellow a circle, Blue a square, Red a triangle, Green a diamond. For a host that listens to clicks a pawn
/// has the attributes `data-color` and `data-pawn`, and a space `data-place`, as in position text, and in home rows
/// `data-color`.
///
/// # Examples
///
/// ```
/// let game: parcheesi::Game = "Y:n,n,12,h3/R:34,34,n,* Y roll".parse()?;
/// let svg = game.svg().to_string();
/// assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>"));
/// assert!(svg.contains("data-color=\"Y\" data-pawn=\"2\""));
/// # Ok::<(), parcheesi::ParsePositionError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Svg {
    game: Game,
    marks: Marks,
    side: u16,
}

impl Svg {
    pub(super) const fn new(game: Game) -> Svg {
        Svg {
            game,
            marks: Marks::NONE,
            side: 0,
        }
    }

    /// With these marks; none unless asked for.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Game;
    /// use parcheesi::render::Marks;
    ///
    /// let svg = Game::standard().svg().marks(Marks::NONE.space_numbers()).to_string();
    /// assert!(svg.contains(">h7</text>"));
    /// ```
    pub const fn marks(self, marks: Marks) -> Svg {
        Svg { marks, ..self }
    }

    /// So many pixels wide and high; unless asked for it fills the room that it is given.
    ///
    /// # Examples
    ///
    /// ```
    /// let svg = parcheesi::Game::standard().svg().side(400).to_string();
    /// assert!(svg.contains("width=\"400\" height=\"400\""));
    /// ```
    pub const fn side(self, side: u16) -> Svg {
        Svg { side, ..self }
    }
}

impl Display for Svg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scene = Scene::new(&self.game, &self.marks);
        write!(
            f,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {SIDE} {SIDE}\""
        )?;
        if self.side > 0 {
            write!(f, " width=\"{0}\" height=\"{0}\"", self.side)?;
        }
        // The title is read aloud, and shown by browsers: the whole position.
        writeln!(
            f,
            " role=\"img\" font-family=\"'DejaVu Sans', Verdana, Arial, sans-serif\" text-anchor=\"middle\">"
        )?;
        writeln!(f, "<title>{}</title>", self.game)?;
        board::draw(&scene, f)?;
        marked::draw_below(&scene, f)?;
        corner::draw(&scene, f)?;
        pawns::draw(&scene, f)?;
        marked::draw_above(&scene, f)?;
        f.write_str("</svg>")
    }
}

/// Units of a cell.
const CELL: i16 = 40;
/// Units before the first cell and behind the last.
const MARGIN: i16 = 20;
/// Units of the picture.
const SIDE: i16 = 2 * MARGIN + CELL * Cell::SIDE as i16;
/// Almost black: outlines and text.
const DARK: &str = "#222";

/// A point of the picture.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Point {
    x: i16,
    y: i16,
}

impl Point {
    /// The middle of a cell.
    const fn middle_of(cell: Cell) -> Point {
        let corner = Point::of(cell);
        let half = CELL / 2;
        Point {
            x: corner.x + half,
            y: corner.y + half,
        }
    }

    /// The upper left of a cell.
    const fn of(cell: Cell) -> Point {
        Point {
            x: MARGIN + CELL * cell.column as i16,
            y: MARGIN + CELL * cell.row as i16,
        }
    }
}

/// The colours of a color, chosen to differ in lightness too, for those who do not see the hues.
struct Paint {
    /// Pawns.
    full: &'static str,
    /// Numbers on pawns.
    on_it: &'static str,
    /// Home rows and nests.
    light: &'static str,
    /// Corners.
    faint: &'static str,
}

const fn paint(color: Color) -> Paint {
    match color {
        Color::Yellow => Paint {
            full: "#f7d117",
            on_it: "#222",
            light: "#fbe98a",
            faint: "#fdf6d3",
        },
        Color::Blue => Paint {
            full: "#0f62b5",
            on_it: "#fff",
            light: "#9cc3ea",
            faint: "#dceaf8",
        },
        Color::Red => Paint {
            full: "#c5371e",
            on_it: "#fff",
            light: "#f2ab9b",
            faint: "#fbe4de",
        },
        Color::Green => Paint {
            full: "#00795c",
            on_it: "#fff",
            light: "#8ed0ba",
            faint: "#dcf1ea",
        },
    }
}
