//! Reading a text from left to right, with the byte where it goes wrong.

use super::error::{Excerpt, Fault};
use crate::board::{Place, RingSpace, RowSpace};
use crate::dice::{Die, Roll};
use crate::player::{Color, Pawn};

/// A fault and the byte where it is.
pub(super) type Faulty<T> = Result<T, (usize, Fault)>;

/// A text and how far it has been read.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a> {
    text: &'a str,
    at: usize,
}

/// The value that `read` finds, if it is all of the text.
pub(super) fn whole<'a, T>(
    text: &'a str,
    read: impl FnOnce(&mut Reader<'a>) -> Faulty<T>,
) -> Faulty<T> {
    let mut reader = Reader { text, at: 0 };
    let value = read(&mut reader)?;
    reader.end("the end")?;
    Ok(value)
}

impl<'a> Reader<'a> {
    /// The byte read next.
    pub(super) const fn at(&self) -> usize {
        self.at
    }

    /// What has not been read.
    pub(super) fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// The next byte, not read yet.
    pub(super) fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// Reads this, if it stands here.
    pub(super) fn eat(&mut self, wanted: &str) -> bool {
        let found = self.rest().starts_with(wanted);
        if found {
            self.at += wanted.len();
        }
        found
    }

    /// Reads this; else `expected` was expected.
    pub(super) fn expect(&mut self, wanted: &str, expected: &'static str) -> Faulty<()> {
        if self.eat(wanted) {
            Ok(())
        } else {
            self.fail(expected)
        }
    }

    /// Nothing may be left.
    pub(super) fn end(&self, expected: &'static str) -> Faulty<()> {
        if self.rest().is_empty() {
            Ok(())
        } else {
            self.fail(expected)
        }
    }

    /// Whether this token is read: a space follows, or nothing.
    pub(super) fn at_token_end(&self) -> bool {
        matches!(self.peek(), None | Some(b' '))
    }

    /// Something else was expected here.
    pub(super) fn fail<T>(&self, expected: &'static str) -> Faulty<T> {
        let found = Excerpt::of(self.rest());
        Err((self.at, Fault::Expected { expected, found }))
    }

    /// A whole number in this range, without leading zeros.
    pub(super) fn number(
        &mut self,
        range: core::ops::RangeInclusive<u8>,
        expected: &'static str,
    ) -> Faulty<u8> {
        let rest = self.rest().as_bytes();
        let digits = rest.iter().take(4).take_while(|byte| byte.is_ascii_digit());
        let len = digits.clone().count();
        if len > 1 && self.peek() == Some(b'0') {
            return Err((self.at, Fault::LeadingZero));
        }
        let number = digits.fold(0, |number, digit| 10 * number + u16::from(digit - b'0'));
        match u8::try_from(number) {
            Ok(number) if len > 0 && range.contains(&number) => {
                self.at += len;
                Ok(number)
            }
            _ => self.fail(expected),
        }
    }

    pub(super) fn color(&mut self) -> Faulty<Color> {
        let letter = self.rest().chars().next();
        match letter.and_then(Color::from_letter) {
            Some(color) => {
                self.at += 1;
                Ok(color)
            }
            None => self.fail("a color (Y, B, R or G)"),
        }
    }

    pub(super) fn pawn(&mut self) -> Faulty<Pawn> {
        match self.digit().and_then(Pawn::new) {
            Some(pawn) => {
                self.at += 1;
                Ok(pawn)
            }
            None => self.fail("a pawn (0 to 3)"),
        }
    }

    pub(super) fn die(&mut self) -> Faulty<Die> {
        match self.digit().and_then(Die::new) {
            Some(die) => {
                self.at += 1;
                Ok(die)
            }
            None => self.fail("a die (1 to 6)"),
        }
    }

    pub(super) fn roll(&mut self) -> Faulty<Roll> {
        let first = self.die()?;
        self.expect("-", "\"-\"")?;
        Ok(Roll::new(first, self.die()?))
    }

    pub(super) fn place(&mut self) -> Faulty<Place> {
        const EXPECTED: &str = "a place (n, 0 to 67, h1 to h7 or *)";
        let start = *self;
        if self.eat("n") {
            return Ok(Place::Nest);
        }
        if self.eat("*") {
            return Ok(Place::Home);
        }
        let in_row = self.eat("h");
        let place = match self.number(0..=u8::MAX, EXPECTED) {
            Ok(number) if in_row => RowSpace::new(number).map(Place::Row),
            Ok(number) => RingSpace::new(number).map(Place::Ring),
            Err(zero @ (_, Fault::LeadingZero)) => return Err(zero),
            Err(_) => None,
        };
        match place {
            Some(place) => Ok(place),
            None => start.fail(EXPECTED),
        }
    }

    /// The next digit, not read yet.
    pub(super) fn digit(&self) -> Option<u8> {
        let byte = self.peek()?;
        byte.is_ascii_digit().then(|| byte - b'0')
    }
}
