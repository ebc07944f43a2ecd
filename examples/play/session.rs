//! The game that is being played: its history, its players, and what they can do beside moving.

use std::collections::VecDeque;

use parcheesi::bot::{Bot, Level};
use parcheesi::render::{Charset, Diagram, Ink, Marks};
use parcheesi::{Action, DiceBox, Events, Game, History, IllegalAction, Roll, Stage};

use crate::saved;
use crate::seats::{Custom, Player, Seats};

pub(crate) struct Session {
    history: History,
    seats: Seats,
    /// Who plays where nobody has been named.
    custom: Custom,
    /// Where the computer began to play for everybody, and who had played before.
    left: Option<(usize, Seats)>,
    dice: DiceBox,
    /// Rolls that were taken back: they fall again before the dice are thrown.
    fallen: VecDeque<Roll>,
    /// A stream of their own: the dice do not depend on what the players do.
    whims: DiceBox,
    /// The last move, to be marked.
    marks: Marks,
    pub(crate) charset: Charset,
    pub(crate) ink: Ink,
}

/// What was taken back.
pub(crate) struct TakenBack {
    pub(crate) actions: usize,
    pub(crate) rolls: usize,
}

impl Session {
    pub(crate) fn new(history: History, seats: Seats, custom: Custom, seed: u64) -> Session {
        let mut session = Session {
            history,
            seats,
            custom,
            left: None,
            dice: DiceBox::new(seed),
            fallen: VecDeque::new(),
            whims: DiceBox::with_stream(seed, 1),
            marks: Marks::NONE.space_numbers(),
            charset: Charset::Ascii,
            ink: Ink::Plain,
        };
        session.remember_last_move();
        session
    }

    pub(crate) fn game(&self) -> &Game {
        self.history.game()
    }

    pub(crate) fn actions(&self) -> usize {
        self.history.position()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game().stage() == Stage::Over
    }

    pub(crate) fn player(&self) -> Player {
        self.seats.of(self.game().player())
    }

    pub(crate) fn seats(&self) -> Seats {
        self.seats
    }

    /// Whether a person has something to decide, or to throw. Where there is only one thing to do, nobody is asked.
    pub(crate) fn is_asked(&self) -> bool {
        self.player() == Player::Person && self.game().action_set().len() > 1
    }

    /// From now on the computer plays for everybody.
    pub(crate) fn play_on(&mut self) {
        if self.seats.has_people() {
            self.left = Some((self.actions(), self.seats));
            self.seats
                .send_people_away(Player::Computer(self.custom.level));
        }
    }

    /// The dice, the only action, or what the computer chooses.
    pub(crate) fn next_action(&mut self) -> Action {
        if self.game().is_chance() {
            return self.roll();
        }
        let legal = self.game().legal_actions();
        let chosen = match self.player() {
            Player::Computer(mut level) if legal.len() > 1 => {
                level.choose(self.history.game(), &mut self.whims)
            }
            Player::Computer(_) | Player::Person => None,
        };
        // There is always one until the game is over.
        chosen.unwrap_or(legal[0])
    }

    pub(crate) fn roll(&mut self) -> Action {
        let fallen = self.fallen.pop_front();
        Action::Roll(fallen.unwrap_or_else(|| self.dice.roll()))
    }

    pub(crate) fn apply(&mut self, action: Action) -> Result<Events, IllegalAction> {
        let events = self.history.apply(action)?;
        self.marks = self.marks.last_move(&events);
        Ok(events)
    }

    /// Whether there is anything that `undo` takes back.
    pub(crate) fn can_undo(&self) -> bool {
        self.left.is_some() || self.last_choice().is_some()
    }

    /// Goes back to the last choice of a person, or to where the computer began to play for everybody: then people
    /// play again. `None` where there is neither.
    pub(crate) fn undo(&mut self) -> Option<TakenBack> {
        let position = self.history.position();
        let back = match self.left.take() {
            Some((position, seats)) => {
                self.seats = seats;
                position
            }
            None => self.last_choice()?,
        };
        let taken = self.history.actions().get(back..).unwrap_or_default();
        let fallen = taken.iter().rev().filter_map(|action| match action {
            Action::Roll(roll) => Some(*roll),
            _ => None,
        });
        fallen.for_each(|roll| self.fallen.push_front(roll));
        let rolls = self.history.jump(back)?;
        self.remember_last_move();
        Some(TakenBack {
            actions: position - back,
            rolls,
        })
    }

    /// Where a person has chosen last.
    fn last_choice(&self) -> Option<usize> {
        let is_choice = |game: &Game| {
            let is_person = self.seats.of(game.player()) == Player::Person;
            is_person && !game.is_chance() && game.action_set().len() > 1
        };
        (0..self.actions())
            .rev()
            .find(|&i| self.history.game_at(i).is_some_and(is_choice))
    }

    /// What a player of the highest level would do now; `None` where the dice are to be thrown or the game is over.
    pub(crate) fn hint(&self) -> Option<Action> {
        if self.game().is_chance() {
            return None;
        }
        // It takes nothing from the dice box.
        Level::Hard.choose(self.game(), &mut DiceBox::new(0))
    }

    /// The board, with the last move marked and, where wanted, more.
    pub(crate) fn diagram(&self, more: impl FnOnce(Marks) -> Marks) -> Diagram {
        self.game()
            .diagram()
            .charset(self.charset)
            .ink(self.ink)
            .marks(more(self.marks))
    }

    pub(crate) fn save(&self, path: &str) -> Result<(), String> {
        saved::write(path, &self.history, self.seats)
    }

    /// Goes on with a saved game. Its players are those that the file names; where it names none, they are as at the
    /// beginning of a game, whoever has played until now.
    pub(crate) fn load(&mut self, path: &str) -> Result<(), String> {
        let saved = saved::read(path)?;
        let mut seats = Seats::OPEN;
        for (color, player) in saved.players {
            seats.set(color, player);
        }
        seats.complete(saved.history.game().players(), self.custom);
        (self.history, self.seats) = (saved.history, seats);
        (self.left, self.fallen) = (None, VecDeque::new());
        self.remember_last_move();
        Ok(())
    }

    /// Marks the last move of the history.
    fn remember_last_move(&mut self) {
        let plain = Marks::NONE.space_numbers();
        let mut steps = self.history.replay().rev();
        let marked = steps.find_map(|step| {
            let marks = plain.last_move(&step.events);
            (marks != plain).then_some(marks)
        });
        self.marks = marked.unwrap_or(plain);
    }
}
