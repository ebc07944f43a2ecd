//! Refusals in 24 bytes, and back again for the sentence.

use super::action::{self, path_number, path_of};
use super::constants::*;
use super::encoding::{place_byte, place_of, stage_number, stage_of};
use super::types::{parcheesi_action, parcheesi_refusal};
use crate::action::{Action, LeaveWith, MoveBy};
use crate::board::{Place, RingSpace};
use crate::error::{IllegalAction, Reason};
use crate::game::Game;
use crate::player::{Color, Pawn};

/// What a reason says, in one byte each.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Fields {
    reason: u8,
    place: u8,
    color: u8,
    pawn: u8,
    value: u8,
}

impl Fields {
    const fn new(reason: u8) -> Fields {
        Fields {
            reason,
            place: PARCHEESI_NOWHERE,
            color: PARCHEESI_NOBODY,
            pawn: 0,
            value: 0,
        }
    }

    fn place(self, place: Place) -> Fields {
        Fields {
            place: place_byte(place),
            ..self
        }
    }

    fn color(self, color: Color) -> Fields {
        Fields {
            color: color.seat(),
            ..self
        }
    }

    fn pawn(self, pawn: Pawn) -> Fields {
        Fields {
            pawn: pawn.get(),
            ..self
        }
    }

    fn value(self, value: u8) -> Fields {
        Fields { value, ..self }
    }

    /// The fields of a reason. A partner (8.6) is one of the mover's own pawns, which the reason has no need to say.
    fn of(reason: Reason, mover: Color) -> Fields {
        match reason {
            Reason::GameOver => Fields::new(PARCHEESI_REASON_GAME_OVER),
            Reason::WrongStage { stage } => {
                Fields::new(PARCHEESI_REASON_WRONG_STAGE).value(stage_number(stage))
            }
            Reason::NotPending { by } => {
                Fields::new(PARCHEESI_REASON_NOT_PENDING).value(by.spaces())
            }
            Reason::NotOnTheWay { place } => {
                Fields::new(PARCHEESI_REASON_NOT_ON_THE_WAY).place(place)
            }
            Reason::NotInTheNest { place } => {
                Fields::new(PARCHEESI_REASON_NOT_IN_THE_NEST).place(place)
            }
            Reason::NoFive { with } => {
                Fields::new(PARCHEESI_REASON_NO_FIVE).value(leave_number(with))
            }
            Reason::SumAlreadyPlayed => Fields::new(PARCHEESI_REASON_SUM_ALREADY_PLAYED),
            Reason::BeyondHome { spaces } => {
                Fields::new(PARCHEESI_REASON_BEYOND_HOME).value(spaces)
            }
            Reason::PathNotPossible { path } => {
                Fields::new(PARCHEESI_REASON_PATH_NOT_POSSIBLE).value(path_number(path))
            }
            Reason::RowCompulsory => Fields::new(PARCHEESI_REASON_ROW_COMPULSORY),
            Reason::BlockadePassed { place, color } => {
                Fields::new(PARCHEESI_REASON_BLOCKADE_PASSED)
                    .place(place)
                    .color(color)
            }
            Reason::OpposingBlockade { place, color } => {
                Fields::new(PARCHEESI_REASON_OPPOSING_BLOCKADE)
                    .place(place)
                    .color(color)
            }
            Reason::OwnBlockade { place, color } => Fields::new(PARCHEESI_REASON_OWN_BLOCKADE)
                .place(place)
                .color(color),
            Reason::SafeSpaceOccupied { space, color, pawn } => {
                Fields::new(PARCHEESI_REASON_SAFE_SPACE_OCCUPIED)
                    .place(Place::Ring(space))
                    .color(color)
                    .pawn(pawn)
            }
            Reason::PartnerThere { place, pawn } => Fields::new(PARCHEESI_REASON_PARTNER_THERE)
                .place(place)
                .color(mover)
                .pawn(pawn),
            Reason::FewerDice { .. } => Fields::new(PARCHEESI_REASON_FEWER_DICE),
            Reason::FewerPips { .. } => Fields::new(PARCHEESI_REASON_FEWER_PIPS),
            Reason::FewerEntries { .. } => Fields::new(PARCHEESI_REASON_FEWER_ENTRIES),
            Reason::NotAllDice { .. } => Fields::new(PARCHEESI_REASON_NOT_ALL_DICE),
            Reason::BlockadeOverdue { .. } => Fields::new(PARCHEESI_REASON_BLOCKADE_OVERDUE),
            Reason::RewardCompulsory { .. } => Fields::new(PARCHEESI_REASON_REWARD_COMPULSORY),
        }
    }

    /// The reason with these fields; `None` where they are out of range. Fields that it does not use are not looked at.
    fn reason(self, better: Option<Action>) -> Option<Reason> {
        let place = || place_of(self.place);
        let color = || Color::from_seat(self.color);
        let pawn = || Pawn::new(self.pawn);
        Some(match self.reason {
            PARCHEESI_REASON_GAME_OVER => Reason::GameOver,
            PARCHEESI_REASON_WRONG_STAGE => Reason::WrongStage {
                stage: stage_of(self.value)?,
            },
            PARCHEESI_REASON_NOT_PENDING => Reason::NotPending {
                by: MoveBy::from_spaces(self.value)?,
            },
            PARCHEESI_REASON_NOT_ON_THE_WAY => Reason::NotOnTheWay { place: place()? },
            PARCHEESI_REASON_NOT_IN_THE_NEST => Reason::NotInTheNest { place: place()? },
            PARCHEESI_REASON_NO_FIVE => Reason::NoFive {
                with: leave_of(self.value)?,
            },
            PARCHEESI_REASON_SUM_ALREADY_PLAYED => Reason::SumAlreadyPlayed,
            PARCHEESI_REASON_BEYOND_HOME => Reason::BeyondHome { spaces: self.value },
            PARCHEESI_REASON_PATH_NOT_POSSIBLE => Reason::PathNotPossible {
                path: path_of(self.value)?,
            },
            PARCHEESI_REASON_ROW_COMPULSORY => Reason::RowCompulsory,
            PARCHEESI_REASON_BLOCKADE_PASSED => Reason::BlockadePassed {
                place: place()?,
                color: color()?,
            },
            PARCHEESI_REASON_OPPOSING_BLOCKADE => Reason::OpposingBlockade {
                place: place()?,
                color: color()?,
            },
            PARCHEESI_REASON_OWN_BLOCKADE => Reason::OwnBlockade {
                place: place()?,
                color: color()?,
            },
            PARCHEESI_REASON_SAFE_SPACE_OCCUPIED => Reason::SafeSpaceOccupied {
                space: RingSpace::new(self.place)?,
                color: color()?,
                pawn: pawn()?,
            },
            PARCHEESI_REASON_PARTNER_THERE => Reason::PartnerThere {
                place: place()?,
                pawn: pawn()?,
            },
            PARCHEESI_REASON_FEWER_DICE => Reason::FewerDice { better: better? },
            PARCHEESI_REASON_FEWER_PIPS => Reason::FewerPips { better: better? },
            PARCHEESI_REASON_FEWER_ENTRIES => Reason::FewerEntries { better: better? },
            PARCHEESI_REASON_NOT_ALL_DICE => Reason::NotAllDice { better: better? },
            PARCHEESI_REASON_BLOCKADE_OVERDUE => Reason::BlockadeOverdue { better: better? },
            PARCHEESI_REASON_REWARD_COMPULSORY => Reason::RewardCompulsory { better: better? },
            _ => return None,
        })
    }
}

/// A refusal in a game.
pub(super) fn of(game: &Game, refused: IllegalAction) -> parcheesi_refusal {
    let reason = refused.reason();
    let (rule_part, rule_item) = refused.rule().number();
    let Fields {
        reason: number,
        place,
        color,
        pawn,
        value,
    } = Fields::of(reason, game.player());
    parcheesi_refusal {
        reason: number,
        rule_part,
        rule_item,
        place,
        color,
        pawn,
        value,
        reserved: 0,
        action: action::of(game, refused.action()),
        // Zeros where no duty refuses: no action at all.
        better: reason
            .better()
            .map_or_else(Default::default, |better| action::of(game, better)),
    }
}

/// The refusal in these 24 bytes; `None` where a number is out of range, the rule is not that of the reason, or an unused
/// field holds something. Whether the reason can come up with that action is not looked at: its sentence harms nobody.
pub(super) fn read(refusal: &parcheesi_refusal) -> Option<IllegalAction> {
    let parcheesi_refusal {
        reason,
        rule_part,
        rule_item,
        place,
        color,
        pawn,
        value,
        reserved,
        action,
        better,
    } = *refusal;
    let fields = Fields {
        reason,
        place,
        color,
        pawn,
        value,
    };
    let better = if better == parcheesi_action::default() {
        None
    } else {
        Some(action::read(better).ok()?)
    };
    let reason = fields.reason(better)?;
    let refused = IllegalAction::new(action::read(action).ok()?, reason);
    // Unused fields: the same reason must give the same fields again. Where it does not name the color, any will do.
    let mover = Color::from_seat(color).unwrap_or(Color::Yellow);
    let same = Fields::of(reason, mover) == fields
        && refused.rule().number() == (rule_part, rule_item)
        && reason.better() == better
        && reserved == 0;
    same.then_some(refused)
}

const fn leave_number(with: LeaveWith) -> u8 {
    match with {
        LeaveWith::Five => 1,
        LeaveWith::Sum => 2,
    }
}

const fn leave_of(number: u8) -> Option<LeaveWith> {
    match number {
        1 => Some(LeaveWith::Five),
        2 => Some(LeaveWith::Sum),
        _ => None,
    }
}
