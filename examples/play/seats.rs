//! Who plays which color: a person, or the computer at some level.

use std::fmt::{self, Display};
use std::str::FromStr;

use parcheesi::Color;
use parcheesi::bot::Level;

/// Who plays a color.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Player {
    Person,
    Computer(Level),
}

impl Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Person => f.pad("human"),
            Player::Computer(level) => level.fmt(f),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        if text == "human" {
            return Ok(Player::Person);
        }
        match text.parse() {
            Ok(level) => Ok(Player::Computer(level)),
            Err(_) => Err(format!(
                "{text:?} is no player: human, random, easy, medium or hard"
            )),
        }
    }
}

/// Whom people play for where nobody is named.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum People {
    First,
    All,
    Nobody,
}

/// Who plays where nobody is named.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Custom {
    pub(crate) people: People,
    /// Of the computer players.
    pub(crate) level: Level,
}

/// Who plays each color, as far as it is settled.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Seats([Option<Player>; 4]);

impl Seats {
    /// Nothing is settled.
    pub(crate) const OPEN: Seats = Seats([None; 4]);

    pub(crate) fn set(&mut self, color: Color, player: Player) {
        self.0[usize::from(color.seat())] = Some(player);
    }

    /// Settles what is still open at a table of these colors.
    pub(crate) fn complete(&mut self, colors: &[Color], custom: Custom) {
        let computer = Player::Computer(custom.level);
        if custom.people == People::Nobody {
            self.send_people_away(computer);
        }
        for (i, color) in colors.iter().enumerate() {
            let is_person = match custom.people {
                People::First => i == 0,
                People::All => true,
                People::Nobody => false,
            };
            let player = if is_person { Player::Person } else { computer };
            self.0[usize::from(color.seat())].get_or_insert(player);
        }
    }

    /// Gives the seats of people to another.
    pub(crate) fn send_people_away(&mut self, player: Player) {
        let people = self.0.iter_mut().flatten();
        people
            .filter(|it| **it == Player::Person)
            .for_each(|it| *it = player);
    }

    pub(crate) fn has_people(self) -> bool {
        self.0.contains(&Some(Player::Person))
    }

    pub(crate) fn of(self, color: Color) -> Player {
        self.0[usize::from(color.seat())].unwrap_or(Player::Person)
    }

    /// The players in turn order, as the option `--players` and the first line of a saved game have them.
    pub(crate) fn in_order(self, colors: &[Color]) -> String {
        let names: Vec<String> = colors.iter().map(|&it| self.of(it).to_string()).collect();
        names.join(",")
    }

    /// The same, read.
    pub(crate) fn read(text: &str) -> Result<Vec<Player>, String> {
        text.split(',').map(str::parse).collect()
    }
}
