//! Blockades (rule book part 8).
//!
//! The rules: [part 8](crate::rulebook#8-blockades).

use crate::action::Path;
use crate::board::Board;
use crate::board::outlook::{NO_PARTNERS, Outlook, Step};
use crate::dice::Roll;
use crate::player::{Color, Pawn};
use crate::rules::house_rules::{BlockadeTogether, HouseRules};
use crate::rules::moving::Obstacle;

/// 8.2: the first blockade that a move would pass.
#[inline]
pub(crate) fn passed(outlook: &Outlook, from: Step, spaces: u8, path: Path) -> Option<Step> {
    let between = (1 << (spaces - 1)) - 1;
    let met = outlook.blockades_ahead(from, path) & between;
    if met == 0 {
        return None;
    }
    let steps = from.steps() + 1 + met.trailing_zeros() as u8;
    Some(match path {
        Path::Row if steps > crate::board::geometry::TURN_OFF => Step::row(steps),
        _ => Step::ring(steps),
    })
}

/// 8.3 to 8.5: whether a blockade stands where a pawn would land, as well from the nest (4.5).
#[inline]
pub(crate) fn holds(outlook: &Outlook, to: Step) -> Option<Obstacle> {
    match outlook.own(to) {
        2.. if to.is_on_the_way() => Some(Obstacle::OwnBlockade(to)),
        0 if outlook.blockades.meets(outlook.on_track(to)) => Some(Obstacle::OpposingBlockade(to)),
        _ => None,
    }
}

/// 8.6: the pawn with which this one stood in a blockade at the throw, where that binds it.
#[inline]
pub(crate) fn partner(outlook: &Outlook, pawn: Pawn) -> Option<Pawn> {
    let stood = outlook.partners[pawn.index()];
    let is_partner = |other: &Pawn| *other != pawn && outlook.partners[other.index()] == stood;
    if stood == Step::NEST {
        return None;
    }
    Pawn::ALL.into_iter().find(is_partner)
}

/// 8.6: whether the pawn would land where its partner stands, and not where they stood as partners.
#[inline]
pub(crate) fn rejoins_its_partner(outlook: &Outlook, pawn: Pawn, to: Step) -> bool {
    partner(outlook, pawn).is_some_and(|partner| {
        to == outlook.pawn(partner) && to != outlook.partners[pawn.index()] && to.is_on_the_way()
    })
}

/// 8.6, 16.9: the partners of this throw, by pawn: where it and its partner stand, or `NEST`.
#[inline]
pub(crate) fn partners_at_the_throw(
    board: &Board,
    color: Color,
    roll: Roll,
    rules: &HouseRules,
) -> [Step; 4] {
    if !roll.is_doublet() && rules.blockade_together == BlockadeTogether::DoubletDice {
        return NO_PARTNERS;
    }
    in_blockades(board, color)
}

/// By pawn, where it stands with another of its color, or `NEST`.
fn in_blockades(board: &Board, color: Color) -> [Step; 4] {
    Pawn::ALL.map(|pawn| {
        board
            .mate(color, pawn)
            .map_or(Step::NEST, |_| board.step(color, pawn))
    })
}

/// 8.8, 16.10: the pawns of overdue blockades, a bit each; by default no blockade ever is.
pub(crate) fn overdue(board: &Board, color: Color, rules: &HouseRules) -> u8 {
    match rules.blockade_limit {
        None => 0,
        Some(limit) => {
            let bit = |pawn: Pawn| u8::from(board.age(color, pawn) >= limit.get()) << pawn.get();
            Pawn::ALL
                .into_iter()
                .map(bit)
                .fold(0, |bits, bit| bits | bit)
        }
    }
}
