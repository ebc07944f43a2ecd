//! Printing a position.

use core::fmt::{Formatter, Result, Write};

use crate::game::Stage;
use crate::notation::vocabulary;
use crate::player::Color;
use crate::rules::house_rules::HouseRules;
use crate::setup::Setup;

/// Prints sides, color, stage and extras.
pub(super) fn position(setup: &Setup, f: &mut Formatter<'_>) -> Result {
    let mut separator = "";
    for &color in &setup.players {
        f.write_str(separator)?;
        side(setup, color, f)?;
        separator = "/";
    }
    f.write_char(' ')?;
    f.write_char(setup.player.letter())?;
    f.write_char(' ')?;
    stage(setup, f)?;
    extras(setup, f)
}

fn side(setup: &Setup, color: Color, f: &mut Formatter<'_>) -> Result {
    let (places, ages) = (setup.places[color.index()], setup.ages[color.index()]);
    let mut separator = ':';
    f.write_char(color.letter())?;
    for (place, age) in places.into_iter().zip(ages) {
        f.write_char(separator)?;
        f.write_str(vocabulary::place(place))?;
        if age > 0 {
            write!(f, "^{age}")?;
        }
        separator = ',';
    }
    Ok(())
}

fn stage(setup: &Setup, f: &mut Formatter<'_>) -> Result {
    match (setup.stage, setup.roll) {
        (Stage::Over, _) => f.write_str("over")?,
        (Stage::Roll, _) if setup.doublets == 0 => f.write_str("roll")?,
        (Stage::Roll, _) => f.write_str("reroll")?,
        (Stage::Dice | Stage::Rewards, Some(roll)) => write!(f, "{roll}:")?,
        (Stage::Dice | Stage::Rewards, None) => f.write_char(':')?,
    }
    for die in setup.dice {
        f.write_char(char::from(b'0' + die.get()))?;
    }
    (0..setup.twenties).try_for_each(|_| f.write_str("+20"))?;
    (0..setup.tens).try_for_each(|_| f.write_str("+10"))
}

fn extras(setup: &Setup, f: &mut Formatter<'_>) -> Result {
    if setup.doublets > 0 {
        write!(f, " d{}", setup.doublets)?;
    }
    for pair in setup.partners.into_iter().flatten() {
        write!(f, " p{}{}@{}", pair.pawns[0], pair.pawns[1], pair.place)?;
    }
    if setup.capture_rewarded {
        f.write_str(" c")?;
    }
    if !setup.finished.is_empty() {
        f.write_str(" w=")?;
        for color in setup.finished {
            f.write_char(color.letter())?;
        }
    }
    if setup.house_rules != HouseRules::STANDARD {
        write!(f, " rules={}", setup.house_rules)?;
    }
    Ok(())
}
