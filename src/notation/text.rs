//! Short texts in a buffer, so that they can be padded; and texts compared with what would be printed.

use core::fmt::{self, Write};

/// A text of at most `N` bytes.
pub(super) struct Short<const N: usize> {
    bytes: [u8; N],
    len: usize,
}

impl<const N: usize> Short<N> {
    /// Prints into a buffer first, so that width and alignment are those of the whole text.
    pub(super) fn pad(f: &mut fmt::Formatter<'_>, arguments: fmt::Arguments<'_>) -> fmt::Result {
        let mut text = Short {
            bytes: [0; N],
            len: 0,
        };
        text.write_fmt(arguments)?;
        let bytes = text.bytes.get(..text.len).unwrap_or_default();
        f.pad(core::str::from_utf8(bytes).unwrap_or_default())
    }
}

impl<const N: usize> Write for Short<N> {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        let end = self.len + part.len();
        let slot = self.bytes.get_mut(self.len..end).ok_or(fmt::Error)?;
        slot.copy_from_slice(part.as_bytes());
        self.len = end;
        Ok(())
    }
}

/// The first byte where a text differs from what a value prints; `None` where it is the same.
pub(super) fn first_difference(text: &str, value: &impl fmt::Display) -> Option<usize> {
    let mut comparison = Comparison {
        rest: text.as_bytes(),
    };
    let same = write!(comparison, "{value}").is_ok() && comparison.rest.is_empty();
    (!same).then(|| text.len() - comparison.rest.len())
}

/// What is left of a text after what has been printed; writing anything else fails.
struct Comparison<'a> {
    rest: &'a [u8],
}

impl Write for Comparison<'_> {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        let (part, rest) = (part.as_bytes(), self.rest);
        let equal = part.iter().zip(rest).take_while(|(a, b)| a == b).count();
        self.rest = rest.get(equal..).unwrap_or_default();
        if equal == part.len() {
            Ok(())
        } else {
            Err(fmt::Error)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::first_difference;

    #[test]
    fn a_text_is_compared_with_what_is_printed() {
        assert_eq!(first_difference("1234", &1234), None);
        assert_eq!(first_difference("1235", &1234), Some(3));
        assert_eq!(first_difference("123", &1234), Some(3));
        assert_eq!(first_difference("12345", &1234), Some(4));
        assert_eq!(first_difference("", &1234), Some(0));
        assert_eq!(first_difference("éa", &"éb"), Some(2));
    }
}
