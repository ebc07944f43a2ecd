//! What is seen: the board, beside or below it what has happened and what can be done.

use parcheesi::render::Layout;
use parcheesi::{Color, Stage};

use super::frame::{Frame, wrapped};
use super::terminal::Terminal;
use super::{Page, Screen};
use crate::seats::Player;
use crate::words;

/// The smallest screen: a compact board and five rows below it.
const LEAST: (usize, usize) = (77, 24);
/// Columns of the board, and the gap to what stands beside it.
const BOARD: usize = 77;
/// Columns that the panel needs to stand beside the board.
const BESIDE: usize = 40;
/// Columns of an action without its sentence.
const SHORT: usize = 10;

impl Page {
    pub(super) fn new(text: String) -> Page {
        Page { text, start: 0 }
    }

    /// What is seen of it: all rows but the last are for it.
    fn lines(&self) -> Vec<String> {
        let (width, height) = Terminal::size();
        let lines = wrapped(&self.text, width);
        let rows = height.saturating_sub(1).max(1);
        lines.into_iter().skip(self.start).take(rows).collect()
    }

    /// The rest of the text.
    pub(super) fn next(&self) -> Option<Page> {
        let start = self.start + self.lines().len();
        let (width, _) = Terminal::size();
        let is_more = wrapped(&self.text, width).len() > start;
        is_more.then(|| Page {
            text: self.text.clone(),
            start,
        })
    }
}

/// Where the panel is.
#[derive(Clone, Copy)]
struct Area {
    column: usize,
    row: usize,
    width: usize,
    height: usize,
}

impl Screen<'_> {
    pub(super) fn frame(&self) -> Frame {
        let size @ (width, height) = Terminal::size();
        let mut frame = Frame::blank(size);
        if width < LEAST.0 || height < LEAST.1 {
            let text = format!("The game needs a terminal of {} by {};", LEAST.0, LEAST.1);
            frame.put_cut(0, 0, &text);
            frame.put_cut(0, 1, &format!("this one is {width} by {height}."));
            frame.put_cut(0, 2, "Make it larger, or q: leave, and --lines.");
            return frame;
        }
        let last = height - 1;
        if let Some(page) = &self.page {
            for (row, line) in page.lines().iter().enumerate() {
                frame.put_cut(0, row, line);
            }
            let keys = match page.next() {
                Some(_) => "space: more   esc: back to the game",
                None => "any key: back to the game",
            };
            frame.put_strong(0, last, keys);
            return frame;
        }
        let is_beside = width >= BOARD + 2 + BESIDE;
        let (layout, rows) = match (is_beside, height) {
            (true, 40..) | (false, 50..) => (Layout::Framed, 39),
            _ => (Layout::Compact, 19),
        };
        self.draw_board(&mut frame, layout);
        let area = if is_beside {
            Area {
                column: BOARD + 2,
                row: 0,
                width: width - BOARD - 2,
                height: last,
            }
        } else {
            Area {
                column: 0,
                row: rows,
                width,
                height: last - rows,
            }
        };
        self.draw_panel(&mut frame, area);
        self.draw_last_line(&mut frame, last);
        frame
    }

    fn draw_board(&self, frame: &mut Frame, layout: Layout) {
        let selected = match self.choices() {
            0 => None,
            _ => self
                .session
                .game()
                .legal_actions()
                .get(self.selected)
                .copied(),
        };
        let pawn = selected.and_then(parcheesi::Action::pawn);
        let diagram = self.session.diagram(|marks| match pawn {
            Some(pawn) => marks.targets_of(pawn),
            None => marks,
        });
        let text = diagram.layout(layout).to_string();
        for (row, line) in text.lines().enumerate() {
            frame.put(0, row, line);
        }
    }

    /// Whose turn it is, what has happened, a message, and what can be done.
    fn draw_panel(&self, frame: &mut Frame, area: Area) {
        let below = |row: usize| area.row + row;
        frame.put_strong(area.column, area.row, &self.headline());
        let choices = self.choice_lines(area.width, area.height.saturating_sub(3));
        let message = self.message_lines(area.width);
        let choices_start = area.height.saturating_sub(choices.len());
        // In a small room the message gives way to the choices, but one line of it is always seen.
        let room = choices_start.saturating_sub(1);
        let message = &message[..message.len().min(room)];
        let message_start = choices_start - message.len();
        for (i, line) in message.iter().enumerate() {
            frame.put_cut(area.column, below(message_start + i), line);
        }
        for (i, (is_selected, line)) in choices.iter().enumerate() {
            let row = below(choices_start + i);
            if *is_selected {
                frame.put_strong(area.column, row, line);
            } else {
                frame.put_cut(area.column, row, line);
            }
        }
        let told = wrapped(
            &self.told[self.told.len().saturating_sub(60)..].join("\n"),
            area.width,
        );
        let room = message_start.saturating_sub(2);
        let latest = &told[told.len().saturating_sub(room)..];
        for (i, line) in latest.iter().enumerate() {
            frame.put_cut(area.column, below(1 + i), line);
        }
    }

    /// `Yellow (human): die 3, die 5`
    fn headline(&self) -> String {
        let game = self.session.game();
        if self.session.is_over() {
            return "The game is over.".into();
        }
        let name = |color: Color| format!("{} ({})", color.name(), self.session.seats().of(color));
        let what = words::pending(game);
        format!("{}: {what}", name(game.player()))
    }

    /// The message, or else what the selected action does, or what is waited for.
    fn message_lines(&self, width: usize) -> Vec<String> {
        let game = self.session.game();
        let text = if !self.message.is_empty() {
            self.message.clone()
        } else if self.session.is_over() {
            String::new()
        } else if self.session.is_asked() && game.is_chance() {
            "Space: roll the dice.".into()
        } else if self.choices() > 0 {
            let choices = game.choices();
            format!("{}.", words::sentence(&choices, self.selected))
        } else if let Player::Computer(_) = self.session.player() {
            self.told.last().cloned().unwrap_or_default()
        } else {
            "There is only one thing to do.".into()
        };
        wrapped(&text, width)
    }

    /// The actions to choose from, with what they do where there is room; whether a line has the selected one.
    fn choice_lines(&self, width: usize, room: usize) -> Vec<(bool, String)> {
        let count = self.choices();
        let choices = self.session.game().choices();
        let sign = |i: usize| if i == self.selected { '>' } else { ' ' };
        let short = |i: usize| {
            let action = choices.action(i).map_or(String::new(), |it| it.to_string());
            format!("{}{:>2} {action:<5}", sign(i), i + 1)
        };
        if count <= room {
            return (0..count)
                .map(|i| {
                    let line = format!("{} {}", short(i), words::sentence(&choices, i));
                    (i == self.selected, line)
                })
                .collect();
        }
        let in_a_row = (width / SHORT).max(1);
        (0..count)
            .step_by(in_a_row)
            .map(|start| {
                let row =
                    (start..count.min(start + in_a_row)).map(|i| format!("{:<SHORT$}", short(i)));
                (false, row.collect::<String>().trim_end().to_string())
            })
            .collect()
    }

    /// The line that is typed, or the keys.
    fn draw_last_line(&self, frame: &mut Frame, row: usize) {
        if let Some(prompt) = &self.prompt {
            let line = format!("{}{}", prompt.label, prompt.text);
            frame.put_cut(0, row, &line);
            frame.cursor = Some((line.chars().count().min(frame.size.0 - 1), row));
            return;
        }
        let undo = if self.session.can_undo() {
            "u undo  "
        } else {
            ""
        };
        let keys = match self.session.game().stage() {
            Stage::Over => format!("{undo}s save  p position  ? help  q leave"),
            _ => format!(
                "space go  arrows select  h hint  w why  {undo}s save  l load  ? help  q leave"
            ),
        };
        frame.put_cut(0, row, &keys);
    }
}
