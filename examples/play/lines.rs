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

/// How the game goes on.
enum Step {
    Take(Action),
    /// The game or its players have become others.
    Look,
    Leave,
}

impl Conversation<'_> {
    fn play_out(&mut self) -> Result<(), Failure> {
        while !self.session.is_over() {
            let action = match self.next_step()? {
                Step::Take(action) => action,
                Step::Look => continue,
                Step::Leave => return Ok(()),
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

    /// The action that the player to move, the dice or a person chooses, or what the person wants instead.
    fn next_step(&mut self) -> Result<Step, Failure> {
        if !self.session.is_asked() {
            return Ok(Step::Take(self.session.next_action()));
        }
        self.show_choices()?;
        loop {
            let name = self.session.game().player().name();
            write!(self.output, "{name}> ")?;
            self.output.flush()?;
            let Some(line) = self.input.next().transpose()? else {
                writeln!(self.output)?;
                self.session.play_on();
                return Ok(Step::Look);
            };
            match obey(self.session, line.trim()) {
                Command::Take(action) => return Ok(Step::Take(action)),
                Command::Say(text) if text.is_empty() => {}
                Command::Say(text) => writeln!(self.output, "{text}")?,
                Command::Board => self.show_board()?,
                Command::Changed(text) => {
                    writeln!(self.output, "{text}")?;
                    return Ok(Step::Look);
                }
                Command::PlayOn => {
                    self.session.play_on();
                    return Ok(Step::Look);
                }
                Command::Quit => return Ok(Step::Leave),
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
