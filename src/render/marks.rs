//! Marks on the board: space numbers, the last move, and where pawns can go.

use super::cell::Square;
use crate::action::{Action, Path};
use crate::board::outlook::{self, Step};
use crate::board::{Place, Spot};
use crate::event::Event;
use crate::game::Game;
use crate::player::{Color, Pawn};

/// What is marked on a drawing, beside the pieces: nothing unless asked for.
///
/// # Examples
///
/// ```
/// use parcheesi::Game;
/// use parcheesi::render::Marks;
///
/// let mut game: Game = "Y:1,n,n,n/R:3,n,n,n Y 2-4:24".parse()?;
/// let events = game.apply("0+2".parse()?)?;
/// let marks = Marks::NONE.space_numbers().last_move(&events).targets();
/// let diagram = game.diagram().marks(marks).to_string();
/// assert!(diagram.contains("1-"), "the pawn left space 1");
/// assert!(diagram.contains(">Y0"), "it arrived on space 3");
/// assert!(diagram.contains("7+"), "it can go on to space 7");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Marks {
    pub(super) numbers: Numbers,
    pub(super) last_move: Option<LastMove>,
    pub(super) targets: Targets,
}

impl Marks {
    /// Nothing.
    pub const NONE: Marks = Marks {
        numbers: Numbers::Hidden,
        last_move: None,
        targets: Targets::Nobody,
    };

    /// With the numbers of the spaces, as in position text: `0` to `67`, and `h1` to `h7` in the home rows.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Game;
    /// use parcheesi::render::Marks;
    ///
    /// let marks = Marks::NONE.space_numbers();
    /// assert!(Game::standard().diagram().marks(marks).to_string().contains("67"));
    /// ```
    pub const fn space_numbers(self) -> Marks {
        Marks {
            numbers: Numbers::Shown,
            ..self
        }
    }

    /// With the last move that these events tell of: where the pawn came from, and where it went.
    ///
    /// Events without a move of a pawn leave the mark as it was.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Game;
    /// use parcheesi::render::Marks;
    ///
    /// let mut game = Game::standard();
    /// game.apply("5-2".parse()?)?;
    /// let marks = Marks::NONE.last_move(&game.apply("0e5".parse()?)?);
    /// assert!(game.diagram().marks(marks).to_string().contains(">Y0"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn last_move(self, events: &[Event]) -> Marks {
        Marks {
            last_move: events
                .iter()
                .rev()
                .find_map(LastMove::of)
                .or(self.last_move),
            ..self
        }
    }

    /// With the places to which a pawn can go now: the destinations of all legal actions.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::Game;
    /// use parcheesi::render::Marks;
    ///
    /// let game: Game = "Y:1,n,n,n/R:3,n,n,n Y 2-4:24".parse()?;
    /// let diagram = game.diagram().marks(Marks::NONE.targets()).to_string();
    /// assert!(diagram.contains("R0+"), "a pawn to capture");
    /// # Ok::<(), parcheesi::ParsePositionError>(())
    /// ```
    pub const fn targets(self) -> Marks {
        Marks {
            targets: Targets::Everybody,
            ..self
        }
    }

    /// With the places to which this pawn of the player to move can go now.
    ///
    /// # Examples
    ///
    /// ```
    /// use parcheesi::render::Marks;
    /// use parcheesi::{Game, Pawn};
    ///
    /// let game: Game = "Y:1,40,n,n/R:3,n,n,n Y 2-4:24".parse()?;
    /// let diagram = game.diagram().marks(Marks::NONE.targets_of(Pawn::ALL[1])).to_string();
    /// assert!(!diagram.contains("R0+"), "that would be pawn 0");
    /// # Ok::<(), parcheesi::ParsePositionError>(())
    /// ```
    pub const fn targets_of(self, pawn: Pawn) -> Marks {
        Marks {
            targets: Targets::One(pawn),
            ..self
        }
    }
}

/// The same as [`Marks::NONE`].
impl Default for Marks {
    fn default() -> Marks {
        Marks::NONE
    }
}

/// Whether the numbers of the spaces are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Numbers {
    Hidden,
    Shown,
}

/// Whose destinations are marked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Targets {
    Nobody,
    Everybody,
    One(Pawn),
}

/// A move of a pawn, as an event told it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct LastMove {
    pub(super) color: Color,
    pub(super) pawn: Pawn,
    pub(super) from: Place,
    pub(super) to: Place,
    spaces: u8,
    path: Path,
}

impl LastMove {
    fn of(event: &Event) -> Option<LastMove> {
        match *event {
            Event::LeftNest {
                color, pawn, to, ..
            } => Some(LastMove {
                color,
                pawn,
                from: Place::Nest,
                to,
                spaces: 0,
                path: Path::Ring,
            }),
            Event::Moved {
                color,
                pawn,
                from,
                to,
                by,
                path,
            } => Some(LastMove {
                color,
                pawn,
                from,
                to,
                spaces: by.spaces(),
                path,
            }),
            _ => None,
        }
    }

    /// The places from where it stood to where it arrived; those between are left out where it came from the nest.
    pub(super) fn route(&self) -> impl Iterator<Item = Place> {
        let nest = (self.from == Place::Nest).then_some(self.to);
        let from = Step::of(Spot::of(self.from), self.color);
        core::iter::once(self.from)
            .chain(nest)
            .chain(outlook::route(from, self.spaces, self.path, self.color))
    }
}

/// The places to which pawns can go, as bits.
#[derive(Debug, Clone, Copy)]
pub(super) struct TargetSet {
    color: Color,
    ring: u128,
    row: u8,
    home: u8,
}

impl TargetSet {
    pub(super) fn of(game: &Game, targets: Targets) -> TargetSet {
        let mut set = TargetSet {
            color: game.player(),
            ring: 0,
            row: 0,
            home: 0,
        };
        if targets == Targets::Nobody || game.is_chance() {
            return set;
        }
        for action in game.action_set() {
            let of_another =
                matches!(targets, Targets::One(pawn) if action.pawn().is_some_and(|it| it != pawn));
            if !of_another {
                set.add(game, action);
            }
        }
        set
    }

    fn add(&mut self, game: &Game, action: Action) {
        match game.destination(action) {
            Some(Place::Ring(space)) => self.ring |= 1 << space.get(),
            Some(Place::Row(space)) => self.row |= 1 << space.get(),
            Some(Place::Home) => self.home = 1,
            Some(Place::Nest) | None => {}
        }
    }

    pub(super) fn has(&self, square: Square) -> bool {
        match square {
            Square::Ring(space) => self.ring >> space.get() & 1 == 1,
            Square::Row(color, space) => color == self.color && self.row >> space.get() & 1 == 1,
            Square::Home | Square::Corner(_) => false,
        }
    }

    pub(super) fn has_home(&self, color: Color) -> bool {
        color == self.color && self.home == 1
    }
}
