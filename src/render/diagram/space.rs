//! A space in a diagram: three signs, and the brackets round them.

use core::fmt;

use super::line::{Line, Style};
use super::{Diagram, Layout};
use crate::player::Color;
use crate::render::cell::Square;
use crate::render::marks::Numbers;
use crate::render::scene::{Mark, Scene, Standing};

/// The signs before and behind a space.
pub(super) struct Brackets {
    pub(super) opening: char,
    pub(super) closing: char,
    pub(super) style: Style,
}

impl Diagram {
    /// The brackets round a space: those of a blockade, or of a safe space.
    pub(super) fn brackets(&self, scene: &Scene<'_>, square: Square) -> Option<Brackets> {
        if let Some(Standing::Two(..)) = scene.standing(square) {
            return Some(Brackets {
                opening: self.sign('#', '▐'),
                closing: self.sign('#', '▌'),
                style: Style::Strong,
            });
        }
        match square {
            Square::Ring(space) if space.is_safe() => Some(Brackets {
                opening: '(',
                closing: ')',
                style: Style::Safe,
            }),
            _ => None,
        }
    }

    /// The three signs of a space.
    pub(super) fn space(
        &self,
        scene: &Scene<'_>,
        square: Square,
        line: &mut Line,
        start: usize,
    ) -> fmt::Result {
        match scene.standing(square) {
            Some(Standing::Two(color, first, second)) => {
                let style = Style::Pawn(color);
                return line.write(start, style, format_args!("{color}{first}{second}"));
            }
            Some(Standing::One(color, pawn)) => {
                line.write(start, Style::Pawn(color), format_args!("{color}{pawn}"))?;
            }
            None => self.free_space(scene, square, line, start)?,
        }
        let mark = match scene.mark(square) {
            Mark::Plain => return Ok(()),
            Mark::Target => self.sign('+', '•'),
            Mark::Departure => self.sign('-', '◦'),
        };
        line.put(start + 2, mark, Style::Mark);
        Ok(())
    }

    /// A space on which nobody stands: its number, or a sign that there is one.
    fn free_space(
        &self,
        scene: &Scene<'_>,
        square: Square,
        line: &mut Line,
        start: usize,
    ) -> fmt::Result {
        // Home rows and entry spaces have the small letter of their color.
        let letter = |color: Color| color.letter().to_ascii_lowercase();
        let entered = |space| Color::ALL.into_iter().find(|it| it.entry_space() == space);
        let (sign, style) = match (square, scene.numbers()) {
            (Square::Ring(space), Numbers::Shown) => {
                return line.write(start, Style::Faint, format_args!("{space:>2}"));
            }
            (Square::Row(color, space), Numbers::Shown) => {
                return line.write(start, Style::Owned(color), format_args!("h{space}"));
            }
            (Square::Row(color, _), Numbers::Hidden) => (letter(color), Style::Owned(color)),
            (Square::Ring(space), Numbers::Hidden) => match entered(space) {
                Some(color) => (letter(color), Style::Owned(color)),
                None if self.layout == Layout::Framed => return Ok(()),
                None => (self.sign('.', '·'), Style::Faint),
            },
            (Square::Home | Square::Corner(_), _) => return Ok(()),
        };
        line.put(start + 1, sign, style);
        Ok(())
    }
}
