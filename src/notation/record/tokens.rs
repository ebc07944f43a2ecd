//! The words of a game record, between white space and comments.

/// A token of a record: what stands between white space.
///
/// # Examples
///
/// ```
/// use parcheesi::notation::{Record, Token};
///
/// let record = Record::parse("Y:n,n,n,n/R:n,n,n,n Y roll\n6-2 # nobody comes out\n1-1")?;
/// let last = record.tokens().last();
/// assert_eq!(last, Some(Token { text: "1-1", at: 50, line: 3 }));
/// # Ok::<(), parcheesi::notation::RecordError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Token<'a> {
    /// The token itself.
    pub text: &'a str,
    /// The byte of the record where it begins, counted from 0.
    pub at: usize,
    /// The line of the record, counted from 1.
    pub line: usize,
}

/// The tokens behind the position line, comments left out: made by [`Record::tokens`](super::Record::tokens).
///
/// # Examples
///
/// ```
/// use parcheesi::notation::Record;
///
/// let record = Record::parse("Y:n,n,n,n/R:n,n,n,n Y roll\n5-2 0e5\n0+2")?;
/// let lines: Vec<usize> = record.tokens().map(|token| token.line).collect();
/// assert_eq!(lines, [2, 2, 3]);
/// # Ok::<(), parcheesi::notation::RecordError>(())
/// ```
#[derive(Debug, Clone)]
pub struct Tokens<'a> {
    text: &'a str,
    at: usize,
    line: usize,
}

impl<'a> Tokens<'a> {
    /// The tokens of this text from this byte on, which is in this line.
    pub(super) const fn new(text: &'a str, at: usize, line: usize) -> Tokens<'a> {
        Tokens { text, at, line }
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        let bytes = self.text.as_bytes();
        loop {
            let byte = *bytes.get(self.at)?;
            if byte == b'#' {
                let rest = self.text.get(self.at..).unwrap_or_default();
                self.at += rest.find('\n').unwrap_or(rest.len());
            } else if byte.is_ascii_whitespace() {
                self.line += usize::from(byte == b'\n');
                self.at += 1;
            } else {
                break;
            }
        }
        let rest = self.text.get(self.at..).unwrap_or_default();
        let end = rest.find(|sign| is_space(sign) || sign == '#');
        let text = rest.get(..end.unwrap_or(rest.len())).unwrap_or_default();
        let token = Token {
            text,
            at: self.at,
            line: self.line,
        };
        self.at += text.len();
        Some(token)
    }
}

impl core::iter::FusedIterator for Tokens<'_> {}

/// White space of a record.
pub(super) fn is_space(sign: char) -> bool {
    sign.is_ascii_whitespace()
}
