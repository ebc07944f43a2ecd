//! The options that say which game to begin: `--players` and `--rules`.

use lexopt::ValueExt;
use parcheesi::{Color, Game, HouseRules};

use crate::common::Failure;

/// Who plays by which rules.
pub(crate) struct Table {
    players: &'static [Color],
    house_rules: HouseRules,
}

impl Table {
    /// Four players, clockwise, standard rules.
    pub(crate) fn standard() -> Table {
        Table {
            players: &Color::CLOCKWISE,
            house_rules: HouseRules::STANDARD,
        }
    }

    /// Reads the value of `--players`: two sit opposite, more go clockwise (rule 2.3).
    #[allow(dead_code)] // Not in `play`, where the players can be named too.
    pub(crate) fn read_players(&mut self, parser: &mut lexopt::Parser) -> Result<(), Failure> {
        self.seat(parser.value()?.parse()?)
    }

    /// Seats two, three or four players.
    pub(crate) fn seat(&mut self, number: usize) -> Result<(), Failure> {
        self.players = match number {
            2 => &[Color::Yellow, Color::Red],
            3 => &[Color::Yellow, Color::Green, Color::Red],
            4 => &Color::CLOCKWISE,
            number => {
                let message = format!("--players is 2, 3 or 4, not {number}");
                return Err(Failure::Usage(message));
            }
        };
        Ok(())
    }

    /// Reads the value of `--rules`: a named set or options, as in position text.
    pub(crate) fn read_rules(&mut self, parser: &mut lexopt::Parser) -> Result<(), Failure> {
        self.house_rules = parser.value()?.parse()?;
        Ok(())
    }

    /// The game at its start.
    pub(crate) fn game(&self) -> Result<Game, Failure> {
        Game::new(self.house_rules, self.players).map_err(Failure::usage)
    }
}
