//! Players in turn order, and those who have finished.

use crate::player::Color;

/// Up to four different colors in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Seats {
    pub(crate) colors: [Color; 4],
    pub(crate) len: u8,
}

impl Seats {
    pub(crate) const NONE: Seats = Seats {
        colors: [Color::Yellow; 4],
        len: 0,
    };

    pub(crate) fn as_slice(&self) -> &[Color] {
        self.colors.get(..self.len as usize).unwrap_or(&[])
    }

    /// Appends a color; a fifth is dropped, which cannot happen with different colors.
    pub(crate) fn push(&mut self, color: Color) {
        if let Some(slot) = self.colors.get_mut(self.len as usize) {
            *slot = color;
            self.len += 1;
        }
    }

    pub(crate) fn contains(self, color: Color) -> bool {
        self.as_slice().contains(&color)
    }
}

impl FromIterator<Color> for Seats {
    fn from_iter<I: IntoIterator<Item = Color>>(colors: I) -> Seats {
        let mut seats = Seats::NONE;
        colors.into_iter().for_each(|color| seats.push(color));
        seats
    }
}
