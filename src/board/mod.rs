//! Board (rule book part 1): where every pawn is, and how long its blockades have stood.
//!
//! The rules: [part 1](crate::rulebook#1-board).

pub(crate) mod geometry;
mod occupants;
pub(crate) mod outlook;
#[cfg(feature = "capi")]
mod packed;
mod place;

pub use occupants::{Occupant, Occupants, Spaces};
pub use place::{Place, RingSpace, RowSpace};

use crate::player::{Color, Pawn};

/// A place in one byte: ring spaces 0–67, the nest 68, home-row spaces 69–75, home 76.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Spot(pub(crate) u8);

impl Spot {
    pub(crate) const NEST: Spot = Spot(68);
    pub(crate) const HOME: Spot = Spot(76);

    pub(crate) const fn of(place: Place) -> Spot {
        match place {
            Place::Nest => Spot::NEST,
            Place::Ring(space) => Spot(space.get()),
            Place::Row(space) => Spot(Spot::NEST.0 + space.get()),
            Place::Home => Spot::HOME,
        }
    }

    pub(crate) const fn place(self) -> Place {
        if let Some(space) = RingSpace::new(self.0) {
            return Place::Ring(space);
        }
        match RowSpace::new(self.0.wrapping_sub(Spot::NEST.0)) {
            Some(space) => Place::Row(space),
            None if self.0 == Spot::HOME.0 => Place::Home,
            None => Place::Nest,
        }
    }

    /// The bit of a ring space, 0 to 67; no bit for any other place.
    pub(crate) const fn ring_bit(self) -> u128 {
        (1 << self.0) & geometry::RING_BITS
    }

    /// On the ring or in a home row.
    pub(crate) const fn is_on_the_way(self) -> bool {
        self.0 != Spot::NEST.0 && self.0 != Spot::HOME.0
    }
}

/// Where every pawn is. Pawns of colors that do not play stay in their nests.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Board {
    spots: [[Spot; 4]; 4],
    /// 16.10: the age of the blockade in which the pawn stands, the same for both of its pawns; otherwise 0.
    ages: [[u8; 4]; 4],
    /// The ring spaces on which one pawn stands, a bit each; kept in step with `spots`.
    singles: u128,
    /// The ring spaces on which two pawns stand, a bit each; kept in step with `spots`.
    blockades: u128,
}

impl Board {
    /// 2.2: all pawns in their nests.
    pub(crate) const START: Board = Board {
        spots: [[Spot::NEST; 4]; 4],
        ages: [[0; 4]; 4],
        singles: 0,
        blockades: 0,
    };

    pub(crate) fn from_raw(places: &[[Place; 4]; 4], ages: [[u8; 4]; 4]) -> Board {
        let mut board = Board {
            spots: places.map(|side| side.map(Spot::of)),
            ages,
            ..Board::START
        };
        for spot in board.spots.as_flattened() {
            let bit = spot.ring_bit();
            board.blockades |= board.singles & bit;
            board.singles |= bit;
        }
        board.singles &= !board.blockades;
        board
    }

    /// The ring spaces on which one pawn stands, a bit each.
    pub(crate) const fn singles(&self) -> u128 {
        self.singles
    }

    /// The ring spaces on which two pawns stand (8.1), a bit each.
    pub(crate) const fn blockades(&self) -> u128 {
        self.blockades
    }

    pub(crate) fn places(&self) -> [[Place; 4]; 4] {
        self.spots.map(|side| side.map(Spot::place))
    }

    pub(crate) const fn ages(&self) -> [[u8; 4]; 4] {
        self.ages
    }

    pub(crate) const fn spots(&self, color: Color) -> &[Spot; 4] {
        &self.spots[color.index()]
    }

    pub(crate) const fn spot(&self, color: Color, pawn: Pawn) -> Spot {
        self.spots[color.index()][pawn.index()]
    }

    pub(crate) const fn age(&self, color: Color, pawn: Pawn) -> u8 {
        self.ages[color.index()][pawn.index()]
    }

    /// Puts a pawn somewhere else. A blockade that it leaves is gone, and its age with it (16.10).
    ///
    /// A pawn that is captured there must have been put into its nest before.
    pub(crate) fn put(&mut self, color: Color, pawn: Pawn, to: Spot) {
        let from = self.spot(color, pawn);
        if self.age(color, pawn) > 0 {
            if let Some(mate) = self.mate(color, pawn) {
                self.ages[color.index()][mate.index()] = 0;
            }
            self.ages[color.index()][pawn.index()] = 0;
        }
        self.spots[color.index()][pawn.index()] = to;
        // Where two stood one stays behind; where one stood the pawn makes it two.
        let (left, reached) = (from.ring_bit(), to.ring_bit());
        let stays = self.blockades & left;
        self.blockades ^= stays;
        self.singles = self.singles & !left | stays;
        self.blockades |= self.singles & reached;
        self.singles ^= reached;
    }

    /// 7.3, 8.1: the pawn with which this one forms a blockade, on cream and safe spaces alike.
    pub(crate) fn mate(&self, color: Color, pawn: Pawn) -> Option<Pawn> {
        let spot = self.spot(color, pawn);
        if !spot.is_on_the_way() {
            return None;
        }
        Pawn::ALL
            .into_iter()
            .find(|&other| other != pawn && self.spot(color, other) == spot)
    }

    /// The lowest pawn on a ring space, of any color but this one; nobody off the ring, where each color is alone (1.6).
    pub(crate) fn opponent_on(&self, space: Spot, color: Color) -> Option<(Color, Pawn)> {
        if space.ring_bit() == 0 {
            return None;
        }
        let others = Color::ALL.into_iter().filter(|&other| other != color);
        others
            .flat_map(|other| Pawn::ALL.map(|pawn| (other, pawn)))
            .find(|&(other, pawn)| self.spot(other, pawn) == space)
    }

    pub(crate) fn count(&self, color: Color, spot: Spot) -> u8 {
        self.spots(color)
            .iter()
            .map(|&other| u8::from(other == spot))
            .sum()
    }

    /// 16.10: at the end of its owner's turn a blockade is one turn older, up to the limit.
    pub(crate) fn grow_older(&mut self, color: Color, limit: u8) {
        for pawn in Pawn::ALL {
            if self.mate(color, pawn).is_some() {
                let age = &mut self.ages[color.index()][pawn.index()];
                *age = age.saturating_add(1).min(limit);
            }
        }
    }
}
