//! Illegal actions (rule book part 15): the one verdict on an action, in the order of rule 15.1.
//!
//! The rules: [part 15](crate::rulebook#15-illegal-actions).

use crate::action::{Action, LeaveWith, MoveBy, Path};
use crate::board::outlook::Step;
use crate::board::{Place, RingSpace};
use crate::error::Reason;
use crate::game::{Game, Stage};
use crate::player::Pawn;
use crate::rules::duty::{Duty, Refusal, plain};
use crate::rules::moving::{self, Obstacle};
use crate::rules::rewards;

/// 15.1: whether an action is legal, and if not, why.
pub(crate) fn judge(game: &Game, action: Action) -> Result<(), Reason> {
    match (game.stage, action) {
        (Stage::Over, _) => Err(Reason::GameOver),
        (Stage::Roll, Action::Roll(_)) => Ok(()),
        (
            Stage::Dice,
            Action::LeaveNest { .. }
            | Action::Move {
                by: MoveBy::Die(_), ..
            },
        ) => die(game, action),
        (
            Stage::Rewards,
            Action::Move {
                pawn,
                by: by @ (MoveBy::Reward10 | MoveBy::Reward20),
                path,
            },
        ) => {
            if game.held.count(by) == 0 {
                return Err(Reason::NotPending { by });
            }
            let judged = moving::advance(&game.outlook(), pawn, by.spaces(), path);
            judged
                .map(|_| ())
                .map_err(|obstacle| obstructed(game, action, obstacle))
        }
        (Stage::Rewards, Action::End) => match game.reward_takings().first() {
            Some(better) if !rewards::declining(&game.house_rules).contains(action) => {
                Err(Reason::RewardCompulsory { better })
            }
            _ => Ok(()),
        },
        (stage, _) => Err(Reason::WrongStage { stage }),
    }
}

/// A dice action: parts 4 to 10 first, then the duties.
fn die(game: &Game, action: Action) -> Result<(), Reason> {
    let Some(roll) = game.roll else {
        return Err(Reason::WrongStage { stage: game.stage });
    };
    let moment = game.moment();
    let duty = Duty::new(&game.house_rules, roll, &moment);
    duty.single(&moment, action)
        .map_err(|refusal| match (refusal, action) {
            (Refusal::NotPending, Action::Move { by, .. }) => Reason::NotPending { by },
            (Refusal::NotPending, _) => Reason::WrongStage { stage: game.stage },
            (Refusal::NoFive, Action::LeaveNest { with, .. }) => Reason::NoFive { with },
            (Refusal::NoFive, _) => Reason::NoFive {
                with: LeaveWith::Five,
            },
            (Refusal::SumAlreadyPlayed, _) => Reason::SumAlreadyPlayed,
            (Refusal::Obstacle(obstacle), _) => obstructed(game, action, obstacle),
        })?;
    if plain::legal(game).is_some_and(|legal| legal.contains(action)) {
        return Ok(());
    }
    duty.permits(&moment, action)
}

/// What stands in the way of an action, with the places and pawns concerned.
fn obstructed(game: &Game, action: Action, obstacle: Obstacle) -> Reason {
    let color = game.player();
    let own = action
        .pawn()
        .map_or(Step::NEST, |pawn| game.board.step(color, pawn));
    let holder = |step: Step| {
        game.board
            .opponent_on(step, color)
            .unwrap_or((color, Pawn::ALL[0]))
    };
    match obstacle {
        Obstacle::NotOnTheWay => Reason::NotOnTheWay {
            place: own.place(color),
        },
        Obstacle::NotInTheNest => Reason::NotInTheNest {
            place: own.place(color),
        },
        Obstacle::BeyondHome => Reason::BeyondHome {
            spaces: own.to_go(),
        },
        Obstacle::PathNotPossible => {
            let in_the_row = matches!(own.place(color), Place::Row(_));
            Reason::PathNotPossible {
                path: if in_the_row { Path::Ring } else { Path::Row },
            }
        }
        Obstacle::RowCompulsory => Reason::RowCompulsory,
        Obstacle::BlockadePassed(step) => Reason::BlockadePassed {
            place: step.place(color),
            color: holder(step).0,
        },
        Obstacle::OpposingBlockade(step) => Reason::OpposingBlockade {
            place: step.place(color),
            color: holder(step).0,
        },
        Obstacle::OwnBlockade(step) => Reason::OwnBlockade {
            place: step.place(color),
            color,
        },
        Obstacle::SafeSpaceOccupied(step) => {
            let (owner, pawn) = holder(step);
            let space = RingSpace::new(step.spot(color).0).unwrap_or(color.entry_space());
            Reason::SafeSpaceOccupied {
                space,
                color: owner,
                pawn,
            }
        }
        Obstacle::PartnerThere(step) => {
            let there =
                |pawn: &Pawn| Some(*pawn) != action.pawn() && game.board.step(color, *pawn) == step;
            let pawn = Pawn::ALL.into_iter().find(there).unwrap_or(Pawn::ALL[0]);
            Reason::PartnerThere {
                place: step.place(color),
                pawn,
            }
        }
    }
}
