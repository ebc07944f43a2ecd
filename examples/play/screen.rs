//! The game on a whole screen: the board redrawn in place, one key a command.

mod draw;
mod frame;
mod terminal;

use std::io::Write;
use std::time::Duration;

use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use parcheesi::Action;

use crate::commands::{COMMANDS, Command, obey};
use crate::common::{Failure, Output};
use crate::lines::result;
use crate::session::Session;
use terminal::Terminal;

const KEYS: &str = "  space, enter    rolls the dice, takes the selected action, or goes on
  arrows, tab     select another action; 1 to 16 select it by its number
  h               hint: what a player of the level hard would do
  w               why not: what could be tried and is not allowed, and why
  e               explain one action, such as 0+6: legal, or why not
  u               undo: takes back everything since your last choice, or all that
                  the computer played after a; dice fall again as they fell
  s               saves the game
  l               loads a game
  p               shows the position on one line, to be copied
  a               the computer plays on for everybody
  :               a command by its name, as listed below
  q, ctrl-c       leaves the game
  ?               this page

Y0 is a pawn, a blockade stands in walls, brackets are safe spaces. A dot or +
is where the selected pawn can go, an arrow where the last move ended.
";

/// Plays on the screen until the game or the person ends it; afterwards the result is told on the ordinary screen.
pub(crate) fn play(
    session: &mut Session,
    pause: Duration,
    output: &mut Output,
) -> Result<(), Failure> {
    let terminal = Terminal::enter()?;
    let screen = Screen {
        terminal,
        session,
        pause,
        selected: 0,
        typed: String::new(),
        message: String::new(),
        told: Vec::new(),
        page: None,
        prompt: None,
    };
    screen.run()?;
    if session.is_over() {
        writeln!(output, "{}", result(session))?;
    }
    writeln!(output, "{}", session.game())?;
    Ok(())
}

struct Screen<'a> {
    terminal: Terminal,
    session: &'a mut Session,
    pause: Duration,
    /// Which of the legal actions.
    selected: usize,
    /// Digits that were typed to select one.
    typed: String,
    message: String,
    /// What has happened, the latest last.
    told: Vec<String>,
    /// A text over everything else.
    page: Option<Page>,
    prompt: Option<Prompt>,
}

/// A text that is read, a screen at a time.
struct Page {
    text: String,
    /// Of its lines, the first that is seen.
    start: usize,
}

/// A line that is typed.
struct Prompt {
    label: &'static str,
    /// What goes before it to make a command.
    command: &'static str,
    text: String,
}

/// Whether the game goes on.
#[derive(PartialEq)]
enum Flow {
    On,
    Leave,
}

impl Screen<'_> {
    fn run(mut self) -> Result<(), Failure> {
        loop {
            let frame = self.frame();
            self.terminal.show(frame)?;
            breaks_where_a_test_wants_it()?;
            let is_waiting = self.page.is_some()
                || self.prompt.is_some()
                || self.session.is_over()
                || self.session.is_asked();
            if is_waiting || event::poll(self.pause)? {
                if self.see(&event::read()?)? == Flow::Leave {
                    return Ok(());
                }
            } else {
                self.go_on()?;
            }
        }
    }

    /// What nobody is asked for: throws of computer players, their choices, and what is the only choice.
    fn go_on(&mut self) -> Result<(), Failure> {
        let action = self.session.next_action();
        self.take(action)
    }

    fn see(&mut self, event: &Event) -> Result<Flow, Failure> {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.press(*key),
            Event::Resize(..) => {
                self.terminal.forget();
                Ok(Flow::On)
            }
            _ => Ok(Flow::On),
        }
    }

    fn press(&mut self, key: KeyEvent) -> Result<Flow, Failure> {
        let code = match key.code {
            KeyCode::Char(letter) if key.modifiers.contains(KeyModifiers::CONTROL) => {
                match letter {
                    'c' | 'd' => return Ok(Flow::Leave),
                    // A line feed: what was typed before the game began, or was pasted.
                    'j' => KeyCode::Enter,
                    _ => return Ok(Flow::On),
                }
            }
            code => code,
        };
        if let Some(page) = self.page.take() {
            let is_left = matches!(code, KeyCode::Esc | KeyCode::Char('q'));
            self.page = page.next().filter(|_| !is_left);
            return Ok(Flow::On);
        }
        if let Some(prompt) = self.prompt.take() {
            return self.type_into(prompt, code);
        }
        let count = self.choices();
        match code {
            KeyCode::Char(digit @ '0'..='9') => {
                self.select_by(digit, count);
                self.message.clear();
                return Ok(Flow::On);
            }
            KeyCode::Up | KeyCode::Left | KeyCode::BackTab | KeyCode::Char('k') => {
                self.selected = (self.selected + count).saturating_sub(1) % count.max(1);
                self.message.clear();
            }
            KeyCode::Down | KeyCode::Right | KeyCode::Tab | KeyCode::Char('j') => {
                self.selected = (self.selected + 1) % count.max(1);
                self.message.clear();
            }
            KeyCode::Enter | KeyCode::Char(' ') => self.confirm()?,
            KeyCode::Char('h') => return self.command("hint"),
            KeyCode::Char('u') => return self.command("undo"),
            KeyCode::Char('p') => return self.command("position"),
            KeyCode::Char('a') => return self.command("auto"),
            KeyCode::Char('w') => return self.command("why"),
            KeyCode::Char('e') => self.ask("explain action: ", "why "),
            KeyCode::Char('s') => self.ask("save to file: ", "save "),
            KeyCode::Char('l') => self.ask("load file: ", "load "),
            KeyCode::Char(':') => self.ask(":", ""),
            KeyCode::Char('?') => self.page = Some(Page::new(format!("{KEYS}\n{COMMANDS}"))),
            KeyCode::Char('q') => return Ok(Flow::Leave),
            _ => {}
        }
        self.typed.clear();
        Ok(Flow::On)
    }

    /// How many actions a person can choose from now.
    fn choices(&self) -> usize {
        if self.session.is_asked() && !self.session.game().is_chance() {
            self.session.game().action_set().len()
        } else {
            0
        }
    }

    /// Selects an action by the digits of its number.
    fn select_by(&mut self, digit: char, count: usize) {
        self.typed.push(digit);
        let number = |text: &str| {
            text.parse::<usize>()
                .ok()
                .filter(|it| (1..=count).contains(it))
        };
        // The digit goes with those before it where that is a number of the list; otherwise it begins a new one.
        let together = number(&self.typed);
        if together.is_none() {
            self.typed = digit.to_string();
        }
        match together.or(number(&self.typed)) {
            Some(number) => self.selected = number - 1,
            None => self.typed.clear(),
        }
    }

    /// The big key: what is most likely wanted now.
    fn confirm(&mut self) -> Result<(), Failure> {
        if self.session.is_over() {
            return Ok(());
        }
        if !self.session.is_asked() {
            return self.go_on();
        }
        let action = if self.session.game().is_chance() {
            Some(self.session.roll())
        } else {
            let legal = self.session.game().legal_actions();
            legal.get(self.selected).copied()
        };
        action.map_or(Ok(()), |action| self.take(action))
    }

    fn take(&mut self, action: Action) -> Result<(), Failure> {
        let events = self.session.apply(action).map_err(Failure::job)?;
        self.told.extend(events.iter().map(ToString::to_string));
        (self.selected, self.message) = (0, String::new());
        if self.session.is_over() {
            self.message = result(self.session);
        }
        Ok(())
    }

    fn ask(&mut self, label: &'static str, command: &'static str) {
        let text = String::new();
        self.prompt = Some(Prompt {
            label,
            command,
            text,
        });
    }

    fn type_into(&mut self, mut prompt: Prompt, key: KeyCode) -> Result<Flow, Failure> {
        match key {
            KeyCode::Esc => return Ok(Flow::On),
            KeyCode::Enter if prompt.text.is_empty() => return Ok(Flow::On),
            KeyCode::Enter => {
                let line = format!("{}{}", prompt.command, prompt.text);
                return self.command(line.trim());
            }
            KeyCode::Backspace if prompt.text.pop().is_none() => return Ok(Flow::On),
            KeyCode::Char(sign) => prompt.text.push(sign),
            _ => {}
        }
        self.prompt = Some(prompt);
        Ok(Flow::On)
    }

    fn command(&mut self, line: &str) -> Result<Flow, Failure> {
        if line == "hint" {
            let hint = self.session.hint();
            let legal = self.session.game().legal_actions();
            let place = legal.iter().position(|&it| Some(it) == hint);
            self.selected = place.unwrap_or(self.selected);
        }
        match obey(self.session, line) {
            Command::Take(_) if self.session.is_over() => {}
            Command::Take(action) => self.take(action)?,
            Command::Say(text) if text.lines().count() > 2 => self.page = Some(Page::new(text)),
            Command::Say(text) => self.message = text,
            Command::Changed(text) => {
                self.told.push(text.clone());
                (self.selected, self.message) = (0, text);
            }
            Command::Board => self.terminal.forget(),
            Command::PlayOn => self.session.play_on(),
            Command::Quit => return Ok(Flow::Leave),
        }
        Ok(Flow::On)
    }
}

/// A test of the terminal's state afterwards asks for a panic or an error; a program for players does not.
fn breaks_where_a_test_wants_it() -> Result<(), Failure> {
    if !cfg!(debug_assertions) {
        return Ok(());
    }
    match std::env::var("PARCHEESI_BREAK").as_deref() {
        Ok("panic") => panic!("asked for"),
        Ok("error") => Err(Failure::job("asked for")),
        _ => Ok(()),
    }
}
