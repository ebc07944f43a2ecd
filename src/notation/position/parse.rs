//! Parsing a position.

use crate::dice::Die;
use crate::game::Stage;
use crate::notation::error::Fault;
use crate::notation::house_rules::{NUMBER, house_rules};
use crate::notation::reader::{Faulty, Reader, whole};
use crate::player::Color;
use crate::rules::house_rules::HouseRules;
use crate::setup::{Colors, Dice, Partners, Setup, SetupError};

/// Doublets in a row as a game has them; a raw position may say more.
const DOUBLETS: &str = "the number of doublets in a row (1 to 3)";

/// Parses sides, color, stage and extras.
pub(super) fn position(text: &str) -> Faulty<Setup> {
    whole(text, |reader| {
        let mut setup = Setup::new(HouseRules::STANDARD, &[]);
        sides(reader, &mut setup)?;
        setup.player = reader.color()?;
        reader.expect(" ", "a space")?;
        let stage_at = reader.at();
        let reroll = stage(reader, &mut setup)?;
        extras(reader, &mut setup)?;
        match setup.stage {
            Stage::Roll if reroll && setup.doublets == 0 => {
                Err((stage_at, Fault::RerollWithoutDoublets))
            }
            Stage::Roll if !reroll && setup.doublets > 0 => {
                Err((stage_at, Fault::RollAfterDoublets))
            }
            _ => Ok(setup),
        }
    })
}

/// The sides, with the space behind them.
fn sides(reader: &mut Reader<'_>, setup: &mut Setup) -> Faulty<()> {
    loop {
        let at = reader.at();
        let color = reader.color()?;
        if setup.players.contains(&color) {
            return Err((at, Fault::Setup(SetupError::ColorTwice { color })));
        }
        setup.players.push(color);
        side(reader, setup, color)?;
        if reader.eat(" ") {
            return Ok(());
        }
        reader.expect("/", "\"/\" or a space")?;
    }
}

fn side(reader: &mut Reader<'_>, setup: &mut Setup, color: Color) -> Faulty<()> {
    for pawn in 0..4 {
        if pawn == 0 {
            reader.expect(":", "\":\"")?;
        } else {
            reader.expect(",", "\",\"")?;
        }
        setup.places[color.index()][pawn] = reader.place()?;
        if reader.eat("^") {
            setup.ages[color.index()][pawn] = reader.number(1..=u8::MAX, NUMBER)?;
        }
    }
    Ok(())
}

/// The stage, with dice and rewards; whether it is a re-roll.
fn stage(reader: &mut Reader<'_>, setup: &mut Setup) -> Faulty<bool> {
    let reroll = reader.eat("reroll");
    if reroll || reader.eat("roll") {
        setup.stage = Stage::Roll;
    } else if reader.eat("over") {
        setup.stage = Stage::Over;
    } else if reader.digit().is_some() {
        setup.roll = Some(reader.roll()?);
        reader.expect(":", "\":\" and the dice left to play")?;
        dice(reader, setup)?;
        setup.stage = if setup.dice.is_empty() {
            Stage::Rewards
        } else {
            Stage::Dice
        };
    } else {
        return reader.fail("a stage (roll, reroll, over or a throw)");
    }
    if reroll || setup.roll.is_some() {
        rewards(reader, setup)?;
    }
    Ok(reroll)
}

fn dice(reader: &mut Reader<'_>, setup: &mut Setup) -> Faulty<()> {
    while reader.digit().is_some() {
        let at = reader.at();
        let die: Die = reader.die()?;
        if setup.dice.len() == Dice::CAPACITY {
            return Err((at, too_many(Dice::CAPACITY as u8, "dice")));
        }
        setup.dice.push(die);
    }
    Ok(())
}

fn rewards(reader: &mut Reader<'_>, setup: &mut Setup) -> Faulty<()> {
    while reader.peek() == Some(b'+') {
        let at = reader.at();
        let count = if reader.eat("+20") {
            if setup.tens > 0 {
                return Err((at, Fault::RewardOrder));
            }
            &mut setup.twenties
        } else if reader.eat("+10") {
            &mut setup.tens
        } else {
            return reader.fail("a reward (+20 or +10)");
        };
        *count = count
            .checked_add(1)
            .ok_or((at, too_many(u8::MAX, "rewards of a kind")))?;
    }
    Ok(())
}

fn extras(reader: &mut Reader<'_>, setup: &mut Setup) -> Faulty<()> {
    /// The places of the extras in their order.
    const PARTNERS: usize = 1;
    let mut next = 0;
    while !reader.rest().is_empty() {
        reader.expect(" ", "a space or the end")?;
        let at = reader.at();
        let kinds = ["d", "p", "c", "w=", "rules="];
        let Some(kind) = kinds.iter().position(|kind| reader.eat(kind)) else {
            return reader.fail("an extra (d, p, c, w= or rules=)");
        };
        if kind < next {
            return Err((at, Fault::ExtraOrder));
        }
        next = if kind == PARTNERS { kind } else { kind + 1 };
        match kind {
            0 => setup.doublets = reader.number(1..=u8::MAX, DOUBLETS)?,
            PARTNERS => partners(reader, setup, at)?,
            2 => setup.capture_rewarded = true,
            3 => finished(reader, setup)?,
            _ => rules(reader, setup)?,
        }
    }
    Ok(())
}

fn partners(reader: &mut Reader<'_>, setup: &mut Setup, at: usize) -> Faulty<()> {
    let pawns = [reader.pawn()?, reader.pawn()?];
    reader.expect("@", "\"@\"")?;
    let place = reader.place()?;
    let most = setup.partners.len() as u8;
    let free = setup.partners.iter_mut().find(|pair| pair.is_none());
    let slot = free.ok_or((at, too_many(most, "pairs of partners")))?;
    *slot = Some(Partners { pawns, place });
    Ok(())
}

fn finished(reader: &mut Reader<'_>, setup: &mut Setup) -> Faulty<()> {
    loop {
        let at = reader.at();
        let color = reader.color()?;
        if setup.finished.len() == Colors::CAPACITY {
            return Err((at, too_many(Colors::CAPACITY as u8, "finished players")));
        }
        setup.finished.push(color);
        if reader.at_token_end() {
            return Ok(());
        }
    }
}

fn rules(reader: &mut Reader<'_>, setup: &mut Setup) -> Faulty<()> {
    let at = reader.at();
    setup.house_rules = house_rules(reader)?;
    if setup.house_rules == HouseRules::STANDARD {
        return Err((at, Fault::StandardLeftOut));
    }
    Ok(())
}

const fn too_many(most: u8, what: &'static str) -> Fault {
    Fault::TooMany { most, what }
}
