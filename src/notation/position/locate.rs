//! Where in its text a position is wrong.

use crate::board::Place;
use crate::player::{Color, Pawn};
use crate::setup::SetupError;

/// The byte of a position that can be read where this error complains of it.
pub(super) fn fault(text: &str, error: SetupError) -> usize {
    use SetupError::*;
    let line = Line { text };
    match error {
        PlayerCount { .. } | AbsentColor { .. } => None,
        ColorTwice { color } => line
            .sides()
            .filter(|side| side.color == color)
            .map(|side| side.at)
            .nth(1),
        HomeNotFinished { color } => line.side(color).map(|side| side.at),
        NotAPlayer { .. } | FinishedToMove { .. } | NotTheLastMover { .. } => Some(line.color()),
        TwoColors { space } => {
            let place = Place::Ring(space);
            let mut there = line.sides().filter_map(|side| side.pawns_on(place).next());
            there.nth(1)
        }
        ThreePawns { color, place } => line.pawn_on(color, place, 2),
        AgesDiffer { color, place } => line.pawn_on(color, place, 1),
        AgeWithoutLimit { color, pawn }
        | AgeWithoutBlockade { color, pawn }
        | AgeBeyondLimit { color, pawn, .. } => line.pawn(color, pawn),
        FinishedTwice { color } | FinishedNotAPlayer { color } | FinishedNotHome { color } => {
            line.finished(color)
        }
        ThrowMissing { .. }
        | ThrowNotExpected { .. }
        | AlreadyDecided
        | NotDecided { .. }
        | DoubletNotCounted
        | PartnersMissing { .. }
        | NothingToDo { .. } => Some(line.stage()),
        DiceCount { .. } | DiceNotAscending | DiceNotOfTheThrow => {
            line.in_stage(":").map(|at| at + 1)
        }
        RewardsNotExpected { .. } | RewardsNotKept | TooManyTwenties { .. } => line.in_stage("+"),
        TooManyTens { .. } => line.in_stage("+10"),
        DoubletCount { .. } | DoubletsNotThrown | DoubletPunished => line.extra("d"),
        PartnersNotBinding => line.extra("p"),
        PartnersMalformed { pawns } | PartnersImpossible { pawns, .. } => line.partners(pawns),
        CaptureNotBinding | CaptureImpossible => line.extra("c"),
    }
    .unwrap_or(0)
}

/// The text of a position that can be read.
#[derive(Clone, Copy)]
struct Line<'a> {
    text: &'a str,
}

/// One side: its text behind the colon, and where it begins.
struct Side<'a> {
    color: Color,
    at: usize,
    pawns: &'a str,
}

impl<'a> Line<'a> {
    /// The tokens between spaces, each with its first byte.
    fn tokens(self) -> impl Iterator<Item = (usize, &'a str)> {
        parts(self.text, ' ', 0)
    }

    fn token(self, n: usize) -> (usize, &'a str) {
        self.tokens().nth(n).unwrap_or((0, ""))
    }

    fn sides(self) -> impl Iterator<Item = Side<'a>> {
        let (at, sides) = self.token(0);
        parts(sides, '/', at).filter_map(|(at, side)| {
            let (color, pawns) = side.split_once(':')?;
            let color = color.parse().ok()?;
            Some(Side { color, at, pawns })
        })
    }

    fn side(self, color: Color) -> Option<Side<'a>> {
        self.sides().find(|side| side.color == color)
    }

    fn pawn(self, color: Color, pawn: Pawn) -> Option<usize> {
        let places = self.side(color)?.places();
        places.map(|(at, _)| at).nth(pawn.index())
    }

    /// The pawn of this color that is so many places behind the first on this place.
    fn pawn_on(self, color: Color, place: Place, behind: usize) -> Option<usize> {
        self.side(color)?.pawns_on(place).nth(behind)
    }

    fn color(self) -> usize {
        self.token(1).0
    }

    fn stage(self) -> usize {
        self.token(2).0
    }

    fn in_stage(self, wanted: &str) -> Option<usize> {
        let (at, stage) = self.token(2);
        Some(at + stage.find(wanted)?)
    }

    /// The first extra that begins so.
    fn extra(self, start: &str) -> Option<usize> {
        self.extras(start).next().map(|(at, _)| at)
    }

    fn extras(self, start: &str) -> impl Iterator<Item = (usize, &'a str)> {
        self.tokens()
            .skip(3)
            .filter(move |(_, extra)| extra.starts_with(start))
    }

    /// The last extra that names these partners.
    fn partners(self, pawns: [Pawn; 2]) -> Option<usize> {
        let named = |extra: &str| {
            let digits = extra.as_bytes().get(1..3);
            digits.is_some_and(|digits| {
                digits
                    .iter()
                    .zip(pawns)
                    .all(|(digit, pawn)| *digit == b'0' + pawn.get())
            })
        };
        self.extras("p")
            .filter(|(_, extra)| named(extra))
            .last()
            .map(|(at, _)| at)
    }

    /// Where this color is last named among those who have finished.
    fn finished(self, color: Color) -> Option<usize> {
        let (at, extra) = self.extras("w=").next()?;
        Some(at + extra.rfind(color.letter())?)
    }
}

impl<'a> Side<'a> {
    /// The four places with their ages.
    fn places(&self) -> impl Iterator<Item = (usize, &'a str)> + use<'a> {
        parts(self.pawns, ',', self.at + "Y:".len())
    }

    /// The pawns on this place.
    fn pawns_on(&self, place: Place) -> impl Iterator<Item = usize> + use<'a> {
        self.places().filter_map(move |(at, text)| {
            let there = text.split('^').next()?.parse() == Ok(place);
            there.then_some(at)
        })
    }
}

/// The parts of a text between separators, each with its first byte.
fn parts(text: &str, separator: char, first: usize) -> impl Iterator<Item = (usize, &str)> {
    let mut at = first;
    text.split(separator).map(move |part| {
        let start = at;
        at += part.len() + separator.len_utf8();
        (start, part)
    })
}
