//! The terminal: taken over for the game, and given back clean at the end, after an error and before a panic is told.
//!
//! A signal from outside that kills the program leaves the terminal as it is; ctrl-c is a key here, not a signal.

use std::io::{self, Write};
use std::panic;

use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::terminal::{
    BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate, EnterAlternateScreen,
    LeaveAlternateScreen, disable_raw_mode, enable_raw_mode, size,
};
use crossterm::{execute, queue};

use super::frame::Frame;

/// A terminal with a second screen for the game. Dropped, it is as it was before; and also before a panic is told.
pub(crate) struct Terminal {
    shown: Frame,
}

impl Terminal {
    pub(crate) fn enter() -> io::Result<Terminal> {
        let tell = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            leave();
            tell(info);
        }));
        // Made first: what fails below is cleared away as well.
        let terminal = Terminal {
            shown: Frame::default(),
        };
        enable_raw_mode()?;
        execute!(io::stdout(), EnterAlternateScreen, Hide)?;
        Ok(terminal)
    }

    /// Columns and rows.
    pub(crate) fn size() -> (usize, usize) {
        // A terminal that does not know is taken for an old one.
        let (columns, rows) = size().unwrap_or((80, 24));
        (usize::from(columns), usize::from(rows))
    }

    /// Draws what has changed since the last frame, so that little goes over a slow line.
    pub(crate) fn show(&mut self, frame: Frame) -> io::Result<()> {
        // Gathered and written at once: nothing half drawn is left behind when the next thing fails.
        let mut bytes = Vec::new();
        queue!(bytes, BeginSynchronizedUpdate)?;
        let is_new = frame.size != self.shown.size;
        if is_new {
            queue!(bytes, Clear(ClearType::All))?;
        }
        for (row, texts) in frame.rows.iter().enumerate() {
            if !is_new && self.shown.rows.get(row) == Some(texts) {
                continue;
            }
            queue!(bytes, MoveTo(0, row as u16), Clear(ClearType::CurrentLine))?;
            for (column, text) in texts {
                queue!(bytes, MoveTo(*column as u16, row as u16))?;
                bytes.extend_from_slice(text.as_bytes());
            }
        }
        match frame.cursor {
            Some((column, row)) => queue!(bytes, MoveTo(column as u16, row as u16), Show)?,
            None => queue!(bytes, Hide)?,
        }
        queue!(bytes, EndSynchronizedUpdate)?;
        let mut output = io::stdout();
        output.write_all(&bytes)?;
        output.flush()?;
        self.shown = frame;
        Ok(())
    }

    /// The next frame is drawn as a whole.
    pub(crate) fn forget(&mut self) {
        self.shown = Frame::default();
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        leave();
    }
}

/// Gives the terminal back. What cannot be done any more, where the terminal has gone, is left undone.
fn leave() {
    let _ = execute!(io::stdout(), LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
}
