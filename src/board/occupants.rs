//! Who stands on a space, and the spaces of a move.

use super::Place;
use crate::list::list;
use crate::player::{Color, Pawn};

/// A pawn on a space, and whose it is: an item of [`Occupants`].
///
/// # Examples
///
/// ```
/// use parcheesi::{Color, Game, Occupant, Pawn, RingSpace};
///
/// let game: Game = "Y:n,n,30,n/R:34,34,n,n Y roll".parse()?;
/// let yellow = Occupant { color: Color::Yellow, pawn: Pawn::ALL[2] };
/// assert_eq!(game.occupants(RingSpace::ALL[30])[..], [yellow]);
/// # Ok::<(), parcheesi::ParsePositionError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Occupant {
    /// Whose pawn.
    pub color: Color,
    /// The pawn.
    pub pawn: Pawn,
}

impl Occupant {
    pub(crate) const FILLER: Occupant = Occupant {
        color: Color::Yellow,
        pawn: Pawn::ALL[0],
    };
}

list! {
    /// The pawns on one ring space: none, one, or a blockade of two of one color (rule 5.6).
    Occupants, Occupant, 2
}

list! {
    /// The spaces of a move in order, its end included: at most twenty (rule 12.1).
    Spaces, Place, 20
}
