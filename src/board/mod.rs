//! Board (rule book part 1): where every pawn is, and how long its blockades have stood.
//!
//! The rules: [part 1](crate::rulebook#1-board).

pub(crate) mod geometry;
mod occupants;
pub(crate) mod outlook;
#[cfg(feature = "capi")]
mod packed;
mod place;
pub(crate) mod track;

pub use occupants::{Occupant, Occupants, Spaces};
pub use place::{Place, RingSpace, RowSpace};

use crate::player::{Color, Pawn};
use outlook::Step;
use track::Track;

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

    /// On the ring or in a home row.
    #[cfg(feature = "capi")]
    pub(crate) const fn is_on_the_way(self) -> bool {
        self.0 != Spot::NEST.0 && self.0 != Spot::HOME.0
    }
}

/// Where every pawn is. Pawns of colors that do not play stay in their nests.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Board {
    /// By seat and pawn, each as its own color counts: the player to move reads its four at once.
    steps: [[Step; 4]; 4],
    /// 16.10: the age of the blockade in which the pawn stands, the same for both of its pawns; otherwise 0.
    ages: [[u8; 4]; 4],
    /// The ring spaces on which one pawn stands; kept in step with `steps`.
    singles: Track,
    /// The ring spaces on which two pawns stand; kept in step with `steps`.
    blockades: Track,
}

impl Board {
    /// 2.2: all pawns in their nests.
    pub(crate) const START: Board = Board {
        steps: [[Step::NEST; 4]; 4],
        ages: [[0; 4]; 4],
        singles: Track::EMPTY,
        blockades: Track::EMPTY,
    };

    pub(crate) fn from_raw(places: &[[Place; 4]; 4], ages: [[u8; 4]; 4]) -> Board {
        let mut board = Board {
            ages,
            ..Board::START
        };
        for color in Color::ALL {
            for (step, &place) in board.steps[color.index()]
                .iter_mut()
                .zip(&places[color.index()])
            {
                *step = Step::of(Spot::of(place), color);
                let on_track = Track::at(*step, color);
                board.blockades = board.blockades | board.singles & on_track;
                board.singles = board.singles | on_track;
            }
        }
        board.singles = board.singles & !board.blockades;
        board
    }

    /// The ring spaces on which one pawn stands.
    pub(crate) const fn singles(&self) -> Track {
        self.singles
    }

    /// The ring spaces on which two pawns stand (8.1).
    pub(crate) const fn blockades(&self) -> Track {
        self.blockades
    }

    pub(crate) fn places(&self) -> [[Place; 4]; 4] {
        Color::ALL.map(|color| self.spots(color).map(Spot::place))
    }

    pub(crate) const fn ages(&self) -> [[u8; 4]; 4] {
        self.ages
    }

    /// Where the four pawns of a color are.
    pub(crate) fn spots(&self, color: Color) -> [Spot; 4] {
        self.steps(color).map(|step| step.spot(color))
    }

    pub(crate) fn spot(&self, color: Color, pawn: Pawn) -> Spot {
        self.step(color, pawn).spot(color)
    }

    /// Where the four pawns of a color are, as their color counts.
    pub(crate) const fn steps(&self, color: Color) -> &[Step; 4] {
        &self.steps[color.index()]
    }

    pub(crate) const fn step(&self, color: Color, pawn: Pawn) -> Step {
        self.steps[color.index()][pawn.index()]
    }

    pub(crate) const fn age(&self, color: Color, pawn: Pawn) -> u8 {
        self.ages[color.index()][pawn.index()]
    }

    /// 16.10: whether no blockade of this color has stood for a turn.
    pub(crate) fn is_young(&self, color: Color) -> bool {
        u32::from_le_bytes(self.ages[color.index()]) == 0
    }

    /// Puts a pawn somewhere else. A blockade that it leaves is gone, and its age with it (16.10).
    ///
    /// A pawn that is captured there must have been put into its nest before.
    #[inline]
    pub(crate) fn put(&mut self, color: Color, pawn: Pawn, to: Step) {
        if self.ages[color.index()] != [0; 4] {
            self.forget_the_age(color, pawn);
        }
        let from = self.step(color, pawn);
        self.steps[color.index()][pawn.index()] = to;
        // Where two stood one stays behind; where one stood the pawn makes it two.
        let (left, reached) = (Track::at(from, color), Track::at(to, color));
        let stays = self.blockades & left;
        let singles = self.singles & !left | stays;
        self.blockades = self.blockades ^ stays | singles & reached;
        self.singles = singles ^ reached;
    }

    /// 16.10: the blockade in which a pawn stands is broken.
    #[inline(never)]
    fn forget_the_age(&mut self, color: Color, pawn: Pawn) {
        if self.age(color, pawn) > 0 {
            if let Some(mate) = self.mate(color, pawn) {
                self.ages[color.index()][mate.index()] = 0;
            }
            self.ages[color.index()][pawn.index()] = 0;
        }
    }

    /// 7.3, 8.1: the pawn with which this one forms a blockade, on cream and safe spaces alike.
    pub(crate) fn mate(&self, color: Color, pawn: Pawn) -> Option<Pawn> {
        let step = self.step(color, pawn);
        if !step.is_on_the_way() {
            return None;
        }
        Pawn::ALL
            .into_iter()
            .find(|&other| other != pawn && self.step(color, other) == step)
    }

    /// The lowest pawn on the space at a step of this color, of any other color; nobody off the ring, where each color is alone (1.6).
    #[inline(never)]
    pub(crate) fn opponent_on(&self, step: Step, color: Color) -> Option<(Color, Pawn)> {
        if !step.is_ring() {
            return None;
        }
        let space = step.spot(color);
        let others = Color::ALL.into_iter().filter(|&other| other != color);
        others
            .flat_map(|other| Pawn::ALL.map(|pawn| (other, pawn)))
            .find(|&(other, pawn)| self.spot(other, pawn) == space)
    }

    /// The pawns of a color on a step.
    pub(crate) fn count(&self, color: Color, step: Step) -> u8 {
        self.steps(color)
            .iter()
            .map(|&other| u8::from(other == step))
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
