//! House rules in the header's struct.

use core::num::NonZeroU8;

use super::constants::*;
use super::encoding::decode;
use super::guard::guard;
use super::pointer::{Output, input, output};
use super::types::parcheesi_status::*;
use super::types::{parcheesi_game, parcheesi_house_rules, parcheesi_status};
use crate::rules::house_rules::{
    BlockadeTogether, CaptureRewards, DoubletBottoms, DoubletPlay, Finish, FiveEntry, HomeRow,
    HouseRules, RerollUnmoved, RewardWindow, Rewards, SingleDie, ThirdDoublet,
};

const SIZE: u32 = size_of::<parcheesi_house_rules>() as u32;

/// Writes a set of house rules, to be used as it is or changed option by option.
///
/// struct_size is sizeof(parcheesi_house_rules); preset is PARCHEESI_RULES_STANDARD, _PUBLISHER or _CLASSIC.
///
/// Status: OK, NULL, INVALID, ABI.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn parcheesi_house_rules_init(
    house_rules: *mut parcheesi_house_rules,
    struct_size: u32,
    preset: u32,
) -> parcheesi_status {
    guard(|| {
        // SAFETY: the contract of all functions.
        let out = unsafe { sized_output(house_rules, struct_size) }?;
        out.write(of(&match preset {
            PARCHEESI_RULES_STANDARD => HouseRules::STANDARD,
            PARCHEESI_RULES_PUBLISHER => HouseRules::PUBLISHER,
            PARCHEESI_RULES_CLASSIC => HouseRules::CLASSIC,
            _ => return Err(PARCHEESI_STATUS_INVALID),
        }));
        Ok(())
    })
}

/// Whether every option has a value of its rule and the reserved bytes are zeros.
///
/// Status: OK, NULL, INVALID, ABI.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn parcheesi_house_rules_check(
    house_rules: *const parcheesi_house_rules,
) -> parcheesi_status {
    guard(|| {
        // SAFETY: the contract of all functions.
        unsafe { sized_input(house_rules) }.map(|_| ())
    })
}

/// The house rules of a game. struct_size is sizeof(parcheesi_house_rules).
///
/// Status: OK, NULL, CORRUPT, UNSUPPORTED, ABI.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn parcheesi_game_house_rules(
    game: *const parcheesi_game,
    house_rules: *mut parcheesi_house_rules,
    struct_size: u32,
) -> parcheesi_status {
    guard(|| {
        // SAFETY: the contract of all functions.
        let (game, out) = unsafe { (input(game)?, sized_output(house_rules, struct_size)?) };
        out.write(of(&decode(&game)?.house_rules()));
        Ok(())
    })
}

/// The house rules that a caller gives. Nothing but struct_size is read before that is known to be right.
///
/// # Safety
///
/// The contract of all functions.
pub(super) unsafe fn sized_input(
    from: *const parcheesi_house_rules,
) -> Result<HouseRules, parcheesi_status> {
    // SAFETY: passed on; struct_size stands first.
    if unsafe { input(from.cast::<u32>()) }? != SIZE {
        return Err(PARCHEESI_STATUS_ABI);
    }
    // SAFETY: passed on; the caller says that all of the struct is there.
    read(&unsafe { input(from) }?).ok_or(PARCHEESI_STATUS_INVALID)
}

/// # Safety
///
/// The contract of all functions.
unsafe fn sized_output(
    to: *mut parcheesi_house_rules,
    struct_size: u32,
) -> Result<Output<parcheesi_house_rules>, parcheesi_status> {
    // SAFETY: passed on; nothing is written before struct_size is known to be right.
    let out = unsafe { output(to) }?;
    if struct_size == SIZE {
        Ok(out)
    } else {
        Err(PARCHEESI_STATUS_ABI)
    }
}

fn read(given: &parcheesi_house_rules) -> Option<HouseRules> {
    let parcheesi_house_rules {
        struct_size: _,
        five_entry,
        single_die,
        doublet_play,
        doublet_bottoms,
        reroll_unmoved,
        third_doublet,
        rewards,
        home_row,
        blockade_together,
        blockade_limit,
        capture_rewards,
        finish,
        reward_window,
        reserved,
    } = *given;
    if reserved != [0; 15] {
        return None;
    }
    options_of(&[
        five_entry,
        single_die,
        doublet_play,
        doublet_bottoms,
        reroll_unmoved,
        third_doublet,
        rewards,
        home_row,
        blockade_together,
        blockade_limit,
        capture_rewards,
        finish,
        reward_window,
    ])
}

fn of(house_rules: &HouseRules) -> parcheesi_house_rules {
    let [
        five_entry,
        single_die,
        doublet_play,
        doublet_bottoms,
        reroll_unmoved,
        third_doublet,
        rewards,
        home_row,
        blockade_together,
        blockade_limit,
        capture_rewards,
        finish,
        reward_window,
    ] = house_rules.numbers();
    parcheesi_house_rules {
        struct_size: SIZE,
        five_entry,
        single_die,
        doublet_play,
        doublet_bottoms,
        reroll_unmoved,
        third_doublet,
        rewards,
        home_row,
        blockade_together,
        blockade_limit,
        capture_rewards,
        finish,
        reward_window,
        reserved: [0; 15],
    }
}

/// The house rules with these numbers; `None` where one is out of range.
#[inline]
pub(super) fn options_of(numbers: &[u8; 13]) -> Option<HouseRules> {
    let [
        five_entry,
        single_die,
        doublet_play,
        doublet_bottoms,
        reroll_unmoved,
        third_doublet,
        rewards,
        home_row,
        blockade_together,
        blockade_limit,
        capture_rewards,
        finish,
        reward_window,
    ] = *numbers;
    // All but the limit are 0 or 1. Byte by byte, as they are stored: taken apart from a word they would take longer.
    let choices = five_entry
        | single_die
        | doublet_play
        | doublet_bottoms
        | reroll_unmoved
        | third_doublet
        | rewards
        | home_row
        | blockade_together
        | capture_rewards
        | finish
        | reward_window;
    if choices > 1 {
        return None;
    }
    Some(HouseRules {
        five_entry: pick(FiveEntry::ALL, five_entry),
        single_die: pick(SingleDie::ALL, single_die),
        doublet_play: pick(DoubletPlay::ALL, doublet_play),
        doublet_bottoms: pick(DoubletBottoms::ALL, doublet_bottoms),
        reroll_unmoved: pick(RerollUnmoved::ALL, reroll_unmoved),
        third_doublet: pick(ThirdDoublet::ALL, third_doublet),
        rewards: pick(Rewards::ALL, rewards),
        home_row: pick(HomeRow::ALL, home_row),
        blockade_together: pick(BlockadeTogether::ALL, blockade_together),
        blockade_limit: NonZeroU8::new(blockade_limit),
        capture_rewards: pick(CaptureRewards::ALL, capture_rewards),
        finish: pick(Finish::ALL, finish),
        reward_window: pick(RewardWindow::ALL, reward_window),
    })
}

/// The value of an option whose number is known to be 0 or 1.
const fn pick<T: Copy>(values: [T; 2], number: u8) -> T {
    let [first, second] = values;
    if number & 1 == 0 { first } else { second }
}
