//! One picture of the screen: for each row, the texts on it and where they begin.

#[derive(Default)]
pub(crate) struct Frame {
    pub(crate) size: (usize, usize),
    pub(crate) rows: Vec<Vec<(usize, String)>>,
    /// Where it is typed.
    pub(crate) cursor: Option<(usize, usize)>,
}

impl Frame {
    pub(crate) fn blank(size: (usize, usize)) -> Frame {
        Frame {
            size,
            rows: vec![Vec::new(); size.1],
            cursor: None,
        }
    }

    /// Puts a text of known width, such as a line of a diagram.
    pub(crate) fn put(&mut self, column: usize, row: usize, text: impl Into<String>) {
        if let Some(texts) = self.rows.get_mut(row) {
            texts.push((column, text.into()));
        }
    }

    /// Puts a text without escape sequences, cut off at the edge.
    pub(crate) fn put_cut(&mut self, column: usize, row: usize, text: &str) {
        let room = self.size.0.saturating_sub(column);
        let cut: String = text.chars().take(room).collect();
        self.put(column, row, cut);
    }

    /// The same, standing out.
    pub(crate) fn put_strong(&mut self, column: usize, row: usize, text: &str) {
        let room = self.size.0.saturating_sub(column);
        let cut: String = text.chars().take(room).collect();
        self.put(column, row, format!("\x1b[1m{cut}\x1b[0m"));
    }
}

/// A text in lines of at most this many signs, broken between words.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut rest = paragraph;
        while rest.chars().count() > width {
            let edge = rest
                .char_indices()
                .nth(width)
                .map_or(rest.len(), |(i, _)| i);
            // Before the last word that begins on the line; a longer word is cut.
            let end = match rest[..edge].rfind(' ') {
                _ if rest[edge..].starts_with(' ') => edge,
                Some(end) if end > 0 => end,
                _ => edge,
            };
            lines.push(rest[..end].to_string());
            rest = rest[end..].trim_start();
        }
        lines.push(rest.to_string());
    }
    lines
}
