//! What stands where, as both drawings ask for it.

use super::cell::Square;
use super::marks::{LastMove, Marks, Numbers, TargetSet};
use crate::board::Place;
use crate::game::Game;
use crate::player::{Color, Pawn};
use crate::stage::Stage;

/// A game with its marks, ready to be drawn.
pub(super) struct Scene<'a> {
    pub(super) game: &'a Game,
    marks: &'a Marks,
    targets: TargetSet,
}

/// The pawns of one color on a space, ascending; two are a blockade (8.1).
#[derive(Clone, Copy)]
pub(super) enum Standing {
    One(Color, Pawn),
    Two(Color, Pawn, Pawn),
}

/// Whether a space is marked, and how.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Mark {
    Plain,
    Target,
    Departure,
}

impl Scene<'_> {
    pub(super) fn new<'a>(game: &'a Game, marks: &'a Marks) -> Scene<'a> {
        Scene {
            game,
            marks,
            targets: TargetSet::of(game, marks.targets),
        }
    }

    pub(super) fn numbers(&self) -> Numbers {
        self.marks.numbers
    }

    pub(super) fn last_move(&self) -> Option<&LastMove> {
        self.marks.last_move.as_ref()
    }

    /// Who stands on a space of the ring or of a home row.
    pub(super) fn standing(&self, square: Square) -> Option<Standing> {
        let (color, place) = match square {
            Square::Ring(space) => {
                let occupants = self.game.occupants(space);
                (occupants.first()?.color, Place::Ring(space))
            }
            Square::Row(color, space) => (color, Place::Row(space)),
            Square::Home | Square::Corner(_) => return None,
        };
        let mut pawns = self.pawns_at(color, place);
        let first = pawns.next()?;
        Some(match pawns.next() {
            Some(second) => Standing::Two(color, first, second),
            None => Standing::One(color, first),
        })
    }

    /// A color's pawns at a place, ascending.
    pub(super) fn pawns_at(&self, color: Color, place: Place) -> impl Iterator<Item = Pawn> {
        let game = self.game;
        Pawn::ALL
            .into_iter()
            .filter(move |&pawn| game.place(color, pawn) == place)
    }

    /// Whether a color takes part.
    pub(super) fn plays(&self, color: Color) -> bool {
        self.game.players().contains(&color)
    }

    /// The rank of a color that has finished, from 1 (14.1).
    pub(super) fn rank(&self, color: Color) -> Option<usize> {
        let placings = self.game.placings();
        placings
            .iter()
            .position(|&other| other == color)
            .map(|i| i + 1)
    }

    /// Whether it is this color's turn.
    pub(super) fn is_to_move(&self, color: Color) -> bool {
        self.game.stage() != Stage::Over && self.game.player() == color
    }

    pub(super) fn mark(&self, square: Square) -> Mark {
        if self.targets.has(square) {
            return Mark::Target;
        }
        match self.last_move() {
            Some(last) if lies_on(square, last.color, last.from) => Mark::Departure,
            _ => Mark::Plain,
        }
    }

    /// Whether the last move ended here.
    pub(super) fn is_arrival(&self, square: Square) -> bool {
        self.last_move()
            .is_some_and(|last| lies_on(square, last.color, last.to))
    }

    /// Whether a pawn of this color can go home now, and targets are marked.
    pub(super) fn home_is_target(&self, color: Color) -> bool {
        self.targets.has_home(color)
    }
}

/// Whether a color's place is this square.
fn lies_on(square: Square, color: Color, place: Place) -> bool {
    match (square, place) {
        (Square::Ring(one), Place::Ring(other)) => one == other,
        (Square::Row(owner, one), Place::Row(other)) => owner == color && one == other,
        _ => false,
    }
}
