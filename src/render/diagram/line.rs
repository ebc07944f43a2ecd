//! One line of a diagram while it is composed: signs with their styles in a buffer of fixed width.

use core::fmt::{self, Write};

use super::Ink;
use crate::player::Color;

/// Columns of a diagram: nineteen cells of three, and a sign before, between and behind them.
pub(super) const WIDTH: usize = 19 * 4 + 1;

/// How a sign is printed where colours are on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Style {
    Plain,
    /// Space numbers and frames: less than the pieces.
    Faint,
    Strong,
    Safe,
    Mark,
    Pawn(Color),
    /// What belongs to a color and is no pawn: home rows, names.
    Owned(Color),
}

impl Style {
    /// The escape sequence that begins it after a reset: the 256 colours that every terminal of today has. The four hues
    /// are of different lightness, and a letter stands with each.
    fn sequence(self) -> &'static str {
        match self {
            Style::Plain => "",
            Style::Faint => "\x1b[38;5;244m",
            Style::Strong => "\x1b[1m",
            Style::Safe => "\x1b[1;36m",
            Style::Mark => "\x1b[1;35m",
            Style::Pawn(Color::Yellow) => "\x1b[1;38;5;16;48;5;220m",
            Style::Pawn(Color::Blue) => "\x1b[1;38;5;231;48;5;26m",
            Style::Pawn(Color::Red) => "\x1b[1;38;5;231;48;5;160m",
            Style::Pawn(Color::Green) => "\x1b[1;38;5;231;48;5;29m",
            Style::Owned(Color::Yellow) => "\x1b[38;5;178m",
            Style::Owned(Color::Blue) => "\x1b[38;5;39m",
            Style::Owned(Color::Red) => "\x1b[38;5;203m",
            Style::Owned(Color::Green) => "\x1b[38;5;35m",
        }
    }
}

pub(super) struct Line {
    signs: [(char, Style); WIDTH],
}

impl Line {
    pub(super) fn blank() -> Line {
        Line {
            signs: [(' ', Style::Plain); WIDTH],
        }
    }

    /// Puts a sign at a column; beyond the last it is left out.
    pub(super) fn put(&mut self, column: usize, sign: char, style: Style) {
        if let Some(place) = self.signs.get_mut(column) {
            *place = (sign, style);
        }
    }

    /// Writes text from a column on.
    pub(super) fn write(
        &mut self,
        column: usize,
        style: Style,
        text: fmt::Arguments<'_>,
    ) -> fmt::Result {
        let mut pen = Pen {
            line: self,
            column,
            style,
        };
        pen.write_fmt(text)
    }

    /// Prints the line without the spaces at its end.
    pub(super) fn print(&self, ink: Ink, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_blank = |&(sign, style)| sign == ' ' && !has_background(style);
        let end = self.signs.iter().rposition(|it| !is_blank(it));
        let mut present = Style::Plain;
        for it in self.signs.iter().take(end.map_or(0, |last| last + 1)) {
            let style = match it {
                // Nothing is seen of a blank but a background.
                it if is_blank(it) && has_background(present) => Style::Plain,
                it if is_blank(it) => present,
                it => it.1,
            };
            if style != present && ink == Ink::Ansi {
                change(present, style, f)?;
            }
            present = style;
            f.write_char(it.0)?;
        }
        if present != Style::Plain && ink == Ink::Ansi {
            change(present, Style::Plain, f)?;
        }
        Ok(())
    }
}

const fn has_background(style: Style) -> bool {
    matches!(style, Style::Pawn(_))
}

/// Goes from one style to another.
fn change(from: Style, to: Style, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if from != Style::Plain {
        f.write_str("\x1b[0m")?;
    }
    f.write_str(to.sequence())
}

/// Text on its way into a line.
struct Pen<'a> {
    line: &'a mut Line,
    column: usize,
    style: Style,
}

impl Write for Pen<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for sign in text.chars() {
            self.line.put(self.column, sign, self.style);
            self.column += 1;
        }
        Ok(())
    }
}
