//! What stands in the corners round the nests: whose they are, and what the player to move has to do.

use core::fmt;

use super::pawns::shape;
use super::{CELL, DARK, Point, paint};
use crate::dice::Die;
use crate::pending::PendingAction;
use crate::player::Color;
use crate::render::cell::Cell;
use crate::render::scene::Scene;
use crate::stage::Stage;

pub(super) fn draw(scene: &Scene<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    writeln!(f, "<g fill=\"{DARK}\" pointer-events=\"none\">")?;
    for &color in scene.game.players() {
        name(scene, color, f)?;
        if scene.is_to_move(color) {
            to_move(scene, color, f)?;
        }
    }
    writeln!(f, "</g>")
}

/// The name of a player with the shape of the pawns, and the rank of one who has finished.
fn name(scene: &Scene<'_>, color: Color, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Point { x, y } = Point::of(Cell::of_corner(color));
    let middle = Point {
        x: x + 26,
        y: y + 26,
    };
    shape(color, middle, 11, f)?;
    let full = paint(color).full;
    writeln!(f, " fill=\"{full}\" stroke=\"{DARK}\" stroke-width=\"2\"/>")?;
    let end = match scene.rank(color) {
        Some(1) => " wins",
        Some(2) => " is second",
        Some(3) => " is third",
        Some(_) => " is last",
        None => "",
    };
    let (x, y, name) = (x + 46, y + 34, color.name());
    writeln!(
        f,
        "<text x=\"{x}\" y=\"{y}\" font-size=\"22\" font-weight=\"bold\" text-anchor=\"start\">{name}{end}</text>"
    )
}

/// A frame round the corner, and what is pending.
fn to_move(scene: &Scene<'_>, color: Color, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let game = scene.game;
    let corner = Point::of(Cell::of_corner(color));
    let (x, y, side) = (corner.x + 3, corner.y + 3, 8 * CELL - 6);
    writeln!(
        f,
        "<rect x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" fill=\"none\" stroke=\"{DARK}\" stroke-width=\"6\"/>"
    )?;
    let what = match game.stage() {
        Stage::Roll if game.doublets() > 0 => "to roll again",
        Stage::Roll => "to roll",
        Stage::Dice => "to move",
        Stage::Rewards | Stage::Over => "to take a reward",
    };
    let (x, y) = (corner.x + 46, corner.y + 58);
    write!(
        f,
        "<text x=\"{x}\" y=\"{y}\" font-size=\"17\" text-anchor=\"start\">{what}"
    )?;
    if let Some(roll) = game.current_roll() {
        write!(f, ", rolled {roll}")?;
    }
    if game.doublets() > 0 && game.stage() != Stage::Roll {
        write!(f, ", rolls again")?;
    }
    writeln!(f, "</text>")?;
    pending(scene, corner, f)
}

/// The dice left as faces, then a badge for each kind of reward.
fn pending(scene: &Scene<'_>, corner: Point, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let pending = scene.game.pending();
    let (mut x, y) = (corner.x + 14, corner.y + 268);
    for &item in &pending {
        if let PendingAction::Die(number) = item {
            die(number, Point { x, y }, f)?;
            x += 44;
        }
    }
    let mut x = corner.x + 306;
    for (wanted, name) in [
        (PendingAction::Reward10, "+10"),
        (PendingAction::Reward20, "+20"),
    ] {
        let count = pending.iter().filter(|&&it| it == wanted).count();
        if count > 0 {
            x -= 52;
            badge(name, count, Point { x, y }, f)?;
            x -= 6;
        }
    }
    Ok(())
}

/// A die of 38 units, by its face.
fn die(number: Die, Point { x, y }: Point, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(
        f,
        "<rect x=\"{x}\" y=\"{y}\" width=\"38\" height=\"38\" rx=\"7\" fill=\"#fff\" stroke=\"{DARK}\" stroke-width=\"2\"/>"
    )?;
    let (near, middle, far) = (9, 19, 29);
    let pips: &[(i16, i16)] = match number.get() {
        1 => &[(middle, middle)],
        2 => &[(near, far), (far, near)],
        3 => &[(near, far), (middle, middle), (far, near)],
        4 => &[(near, near), (near, far), (far, near), (far, far)],
        5 => &[
            (near, near),
            (near, far),
            (middle, middle),
            (far, near),
            (far, far),
        ],
        _ => &[
            (near, near),
            (near, middle),
            (near, far),
            (far, near),
            (far, middle),
            (far, far),
        ],
    };
    for (right, down) in pips {
        let (x, y) = (x + right, y + down);
        write!(f, "<circle cx=\"{x}\" cy=\"{y}\" r=\"4\"/>")?;
    }
    writeln!(f)
}

/// A reward of 52 units, and how many there are of it.
fn badge(
    name: &str,
    count: usize,
    Point { x, y }: Point,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    write!(
        f,
        "<rect x=\"{x}\" y=\"{y}\" width=\"52\" height=\"38\" rx=\"19\" fill=\"#fff\" stroke=\"{DARK}\" stroke-width=\"2\"/>"
    )?;
    let (middle, base) = (x + 26, y + 25);
    write!(
        f,
        "<text x=\"{middle}\" y=\"{base}\" font-size=\"17\" font-weight=\"bold\">{name}</text>"
    )?;
    if count > 1 {
        let above = y - 4;
        write!(
            f,
            "<text x=\"{middle}\" y=\"{above}\" font-size=\"14\">{count} times</text>"
        )?;
    }
    writeln!(f)
}
