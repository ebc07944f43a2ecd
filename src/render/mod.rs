//! The board as people see it: as text and as a picture.
//!
//! [`Game::diagram`] and [`Game::svg`] draw a position, [`Marks`] say what is marked on it, and [`Cell`] is where
//! everything lies. Nothing here decides a rule or allocates. The [chapter on drawing](crate::guide::render) shows both.
//!
//! # Reading a diagram
//!
//! `Y0` is a pawn, `#Y01#` a blockade, brackets `( )` are a safe space, a small letter is a home row or an entry space.
//! Of the marks, `-` is where the last move began, `>` where it ended, `+` where a pawn can go. With
//! [`Charset::Unicode`] they are `▐Y01▌`, `◦`, `▸` and `•`.
//!
//! # Examples
//!
//! ```
//! let game: parcheesi::Game = "Y:n,n,12,h3/R:34,34,n,* Y roll".parse()?;
//! let diagram = game.diagram().to_string();
//! let lines: Vec<&str> = diagram.lines().collect();
//! assert_eq!(lines[4], "             R2  --             #R01# r ( . )");
//! assert_eq!(lines[12].trim(), ".   y   .   > to roll");
//! # Ok::<(), parcheesi::ParsePositionError>(())
//! ```

mod cell;
mod diagram;
mod marks;
mod scene;
mod svg;

pub use cell::{Cell, Square};
pub use diagram::{Charset, Diagram, Ink, Layout};
pub use marks::Marks;
pub use svg::Svg;

use crate::game::Game;

impl Game {
    /// The board as text: at most 77 columns and 39 lines.
    ///
    /// # Examples
    ///
    /// ```
    /// let game: parcheesi::Game = "Y:n,n,12,h3/R:34,34,n,* Y roll".parse()?;
    /// let diagram = game.diagram().to_string();
    /// assert!(diagram.contains("#R01#"), "a blockade");
    /// println!("{diagram}");
    /// # Ok::<(), parcheesi::ParsePositionError>(())
    /// ```
    pub const fn diagram(&self) -> Diagram {
        Diagram::new(*self)
    }

    /// The board as a picture: an SVG document.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Game;
    /// use parcheesi::render::Marks;
    ///
    /// let mut game = Game::standard();
    /// game.apply("5-2".parse()?)?;
    /// let svg = game.svg().marks(Marks::NONE.targets()).to_string();
    /// assert!(svg.starts_with("<svg "));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn svg(&self) -> Svg {
        Svg::new(*self)
    }
}
