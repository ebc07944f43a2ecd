//! The texts in the corners of a diagram: whose corner it is, and what the player to move has to do.

use core::fmt;

use super::Diagram;
use super::line::{Line, Style};
use crate::pending::PendingAction;
use crate::player::Color;
use crate::render::scene::Scene;
use crate::stage::Stage;

/// Writes a row, 0 to 7 from the top, of a color's corner from a column on: at most thirty signs.
pub(super) fn write(
    diagram: &Diagram,
    scene: &Scene<'_>,
    color: Color,
    row: u8,
    line: &mut Line,
    column: usize,
) -> fmt::Result {
    if !scene.plays(color) {
        return Ok(());
    }
    let game = scene.game;
    match row {
        0 => {
            let name = color.name();
            line.write(
                column,
                Style::Owned(color),
                format_args!("{name} ({color})"),
            )?;
            let place = match scene.rank(color) {
                Some(1) => "wins",
                Some(2) => "2nd place",
                Some(3) => "3rd place",
                Some(_) => "4th place",
                None => return Ok(()),
            };
            line.write(column + 12, Style::Strong, format_args!("{place}"))
        }
        1 if scene.is_to_move(color) => {
            let arrow = diagram.sign('>', '▶');
            let what = match game.stage() {
                Stage::Roll if game.doublets() > 0 => "to roll again",
                Stage::Roll => "to roll",
                Stage::Dice => "to move",
                Stage::Rewards | Stage::Over => "to take a reward",
            };
            line.write(column, Style::Strong, format_args!("{arrow} {what}"))
        }
        2 if scene.is_to_move(color) && game.doublets() > 0 && game.stage() != Stage::Roll => {
            line.write(column, Style::Plain, format_args!("then rolls again"))
        }
        6 if scene.is_to_move(color) => write_dice(scene, line, column),
        7 if scene.is_to_move(color) => write_rewards(scene, line, column),
        _ => Ok(()),
    }
}

/// `rolled 3-5, left 3 5`
fn write_dice(scene: &Scene<'_>, line: &mut Line, column: usize) -> fmt::Result {
    let Some(roll) = scene.game.current_roll() else {
        return Ok(());
    };
    line.write(column, Style::Plain, format_args!("rolled {roll}"))?;
    let mut column = column + 10;
    for pending in scene.game.pending() {
        if let PendingAction::Die(die) = pending {
            line.write(column, Style::Strong, format_args!(" [{die}]"))?;
            column += 4;
        }
    }
    Ok(())
}

/// `rewards 20 x2, 10`
fn write_rewards(scene: &Scene<'_>, line: &mut Line, column: usize) -> fmt::Result {
    let pending = scene.game.pending();
    let count = |wanted| pending.iter().filter(|&&it| it == wanted).count();
    let (twenties, tens) = (
        count(PendingAction::Reward20),
        count(PendingAction::Reward10),
    );
    if twenties + tens == 0 {
        return Ok(());
    }
    line.write(column, Style::Plain, format_args!("rewards"))?;
    let mut column = column + 7;
    for (reward, count) in [(20, twenties), (10, tens)] {
        if count > 0 {
            line.write(column, Style::Strong, format_args!(" [+{reward}]"))?;
            column += 6;
        }
        if count > 1 {
            line.write(column, Style::Plain, format_args!(" x{count}"))?;
            column += 4;
        }
    }
    Ok(())
}
