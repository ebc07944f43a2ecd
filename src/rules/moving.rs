//! Moving (rule book part 5).

use crate::action::Path;
use crate::board::outlook::{Outlook, Step};
use crate::player::Pawn;
use crate::rules::{blockades, home_row, safe_spaces};

/// What keeps a pawn from moving or from leaving its nest, in the order of 15.1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Obstacle {
    /// 5.1
    NotOnTheWay,
    /// 4.1
    NotInTheNest,
    /// 9.4
    BeyondHome,
    /// 9.1
    PathNotPossible,
    /// 16.8
    RowCompulsory,
    /// 8.2
    BlockadePassed(Step),
    /// 8.4
    OpposingBlockade(Step),
    /// 8.5
    OwnBlockade(Step),
    /// 7.1
    SafeSpaceOccupied(Step),
    /// 8.6
    PartnerThere(Step),
}

/// 5.1 to 5.6: where a pawn ends that moves by one die or one reward, or what keeps it from moving.
///
/// This is the one judge of a single move, for dice and rewards alike; the duty to use the dice (part 11) comes on top.
#[inline]
pub(crate) fn advance(
    outlook: &Outlook,
    pawn: Pawn,
    spaces: u8,
    path: Path,
) -> Result<Step, Obstacle> {
    let from = outlook.pawn(pawn);
    let to = reaches(from, spaces, path)?;
    if home_row::is_not_allowed(from, spaces, path, outlook.must_turn_in) {
        return Err(Obstacle::RowCompulsory);
    }
    if let Some(blockade) = blockades::passed(outlook, from, spaces, path) {
        return Err(Obstacle::BlockadePassed(blockade));
    }
    if let Some(blockade) = blockades::holds(outlook, to) {
        return Err(blockade);
    }
    if safe_spaces::occupied(outlook, to) {
        return Err(Obstacle::SafeSpaceOccupied(to));
    }
    if blockades::rejoins_its_partner(outlook, pawn, to) {
        return Err(Obstacle::PartnerThere(to));
    }
    Ok(to)
}

/// 5.1, 5.5, 9.1: where a pawn ends by the geometry of the board alone, or what keeps it from moving.
#[inline]
pub(crate) fn reaches(from: Step, spaces: u8, path: Path) -> Result<Step, Obstacle> {
    if !from.is_on_the_way() {
        return Err(Obstacle::NotOnTheWay);
    }
    home_row::end_of_path(from, spaces, path)
}
