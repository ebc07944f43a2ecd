//! The game line by line: in a pipe, or where a terminal shall not be redrawn.

use std::io::{self, Lines, StdinLock, Write};

use parcheesi::Action;
use parcheesi::render::Marks;

use crate::commands::{Command, obey};
use crate::common::{Failure, Output};
use crate::session::Session;
use crate::words;

pub(crate) fn play(session: &mut Session, output: &mut Output) -> Result<(), Failure> {
    let input = io::stdin().lines();
    Conversation {
        session,
        input,
        output,
    }
    .play_out()
}

struct Conversation<'a> {
    session: &'a mut Session,
    input: Lines<StdinLock<'static>>,
    output: &'a mut Output,
}

impl Conversation<'_> {
    fn play_out(&mut self) -> Result<(), Failure> {
        while !self.session.is_over() {
            let Some(action) = self.next_action()? else {
                return Ok(());
            };
            let events = self.session.apply(action).map_err(Failure::job)?;
            for event in events {
                writeln!(self.output, "- {event}")?;
            }
        }
        self.show_board()?;
        writeln!(self.output, "{}", result(self.session))?;
        Ok(())
    }

    /// The action that the player to move, the dice or a person chooses; `None` when the person leaves.
    fn next_action(&mut self) -> Result<Option<Action>, Failure> {
        if !self.session.is_asked() {
            return Ok(Some(self.session.next_action()));
        }
        self.show_choices()?;
        loop {
            let name = self.session.game().player().name();
            write!(self.output, "{name}> ")?;
            self.output.flush()?;
            let Some(line) = self.input.next().transpose()? else {
                writeln!(self.output)?;
                self.session.play_on();
                return Ok(Some(self.session.next_action()));
            };
            match obey(self.session, line.trim()) {
                Command::Take(action) => return Ok(Some(action)),
                Command::Say(text) if text.is_empty() => {}
                Command::Say(text) => writeln!(self.output, "{text}")?,
                Command::Board => self.show_board()?,
                Command::Changed(text) => {
                    writeln!(self.output, "{text}")?;
                    if !self.session.is_asked() {
                        return Ok((!self.session.is_over()).then(|| self.session.next_action()));
                    }
                    self.show_choices()?;
                }
                Command::PlayOn => {
                    self.session.play_on();
                    return Ok(Some(self.session.next_action()));
                }
                Command::Quit => return Ok(None),
            }
        }
    }

    fn show_board(&mut self) -> Result<(), Failure> {
        let diagram = self.session.diagram(|marks| marks);
        write!(self.output, "\n{diagram}\n\n")?;
        Ok(())
    }

    /// The board and the numbered actions; before a roll only whose turn it is.
    fn show_choices(&mut self) -> Result<(), Failure> {
        let game = *self.session.game();
        if game.is_chance() {
            writeln!(
                self.output,
                "\nEmpty line: roll the dice. help: all commands."
            )?;
            return Ok(());
        }
        let diagram = self.session.diagram(Marks::targets);
        write!(self.output, "\n{diagram}\n\n")?;
        writeln!(self.output, "pending: {}", words::pending(&game))?;
        let choices = game.choices();
        for (i, action) in choices.iter().enumerate() {
            let (number, text) = (i + 1, words::sentence(&choices, i));
            writeln!(self.output, "{number:>3}  {action:<6} {text}")?;
        }
        Ok(())
    }
}

/// Who has won, and who came next.
pub(crate) fn result(session: &Session) -> String {
    let placings = session.game().placings();
    let lines = placings.iter().zip(1..).map(|(color, rank)| match rank {
        1 => format!("{} wins after {} actions.", color.name(), session.actions()),
        rank => format!("{} takes place {rank}.", color.name()),
    });
    lines.collect::<Vec<_>>().join("\n")
}
