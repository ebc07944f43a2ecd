//! The structs of the header: integers and bytes only, no padding.
//!
//! `Default` is zeros, room for an output: a zeroed game is none, a zeroed action is refused.

use super::pointer::Plain;

/// The result of a call: 0 is success, everything negative an error. On an error the game and the generator are as they
/// were; what may be written all the same stands in decision 3 of the contract.
///
/// The type is int32_t in C up to C17; in C++ and C23 it is an enumeration whose underlying type is int32_t. Both are
/// passed alike.
#[repr(i32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum parcheesi_status {
    /// Done.
    PARCHEESI_STATUS_OK = 0,
    /// A pointer that must not be NULL is NULL.
    PARCHEESI_STATUS_NULL = -1,
    /// An argument is out of range, or a field of an action, options or refusal is.
    PARCHEESI_STATUS_INVALID = -2,
    /// The buffer is too small; the count says how much is needed. Nothing else was written, and the game is unchanged.
    PARCHEESI_STATUS_BUFFER = -3,
    /// The 128 bytes are no valid game.
    PARCHEESI_STATUS_CORRUPT = -4,
    /// The present stage has no such action (rule 3.2).
    PARCHEESI_STATUS_STAGE = -5,
    /// The rules refuse the action; parcheesi_check says why.
    PARCHEESI_STATUS_ILLEGAL = -6,
    /// The game is over (rule 14.1).
    PARCHEESI_STATUS_OVER = -7,
    /// The text does not parse, or is no valid position.
    PARCHEESI_STATUS_FORMAT = -8,
    /// The 128 bytes are a game of another version's format.
    PARCHEESI_STATUS_UNSUPPORTED = -9,
    /// The struct_size is none that this version knows.
    PARCHEESI_STATUS_ABI = -10,
    /// A bug in the library. Please report it; the caller's data is unchanged.
    PARCHEESI_STATUS_INTERNAL = -100,
}

/// A game at one moment: a value. Copying the struct copies the game, memcmp equality is equality of games, and the bytes
/// can be hashed. They are opaque and belong to one PARCHEESI_ABI_VERSION; to keep a game use its text.
///
/// Made by parcheesi_game_init or parcheesi_from_text. Zeroed memory is no game.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct parcheesi_game {
    /// A format byte, the position, zeros.
    pub bytes: [u8; 128],
}

/// A seeded generator: a value like a game. It throws dice and picks numbers, and equal seeds give equal values on every
/// machine and in every version, for ever. Any 16 bytes are a generator; it is not for secrets.
#[repr(C)]
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct parcheesi_rng {
    /// PCG-XSH-RR 64/32: the state, then the increment, both little-endian.
    pub bytes: [u8; 16],
}

/// House rules 16.1 to 16.13, one option a field: its value is the place in the rule's list, counted from 0, and 0 is the
/// default. A struct with only struct_size set is the standard rules.
#[repr(C)]
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct parcheesi_house_rules {
    /// sizeof(parcheesi_house_rules).
    pub struct_size: u32,
    /// 16.1: PARCHEESI_FIVE_ENTRY_OPTIONAL or _COMPULSORY.
    pub five_entry: u8,
    /// 16.2: PARCHEESI_SINGLE_DIE_HIGHER or _CHOICE.
    pub single_die: u8,
    /// 16.3: PARCHEESI_DOUBLET_PLAY_MOST or _ALL_OR_NONE.
    pub doublet_play: u8,
    /// 16.4: PARCHEESI_DOUBLET_BOTTOMS_ON or _OFF.
    pub doublet_bottoms: u8,
    /// 16.5: PARCHEESI_REROLL_UNMOVED_ON or _OFF.
    pub reroll_unmoved: u8,
    /// 16.6: PARCHEESI_THIRD_DOUBLET_NO_PENALTY or _PENALTY.
    pub third_doublet: u8,
    /// 16.7: PARCHEESI_REWARDS_OPTIONAL or _COMPULSORY.
    pub rewards: u8,
    /// 16.8: PARCHEESI_HOME_ROW_OPTIONAL or _COMPULSORY.
    pub home_row: u8,
    /// 16.9: PARCHEESI_BLOCKADE_TOGETHER_DOUBLET_DICE or _WHOLE_ROLL.
    pub blockade_together: u8,
    /// 16.10: PARCHEESI_BLOCKADE_LIMIT_NONE (0), or 1 to 255 turns.
    pub blockade_limit: u8,
    /// 16.11: PARCHEESI_CAPTURE_REWARDS_EVERY or _ONE_PER_ROLL.
    pub capture_rewards: u8,
    /// 16.12: PARCHEESI_FINISH_FIRST or _PLAY_ON.
    pub finish: u8,
    /// 16.13: PARCHEESI_REWARD_WINDOW_TURN or _ROLL.
    pub reward_window: u8,
    /// Zeros: options of later versions, whose default is 0.
    pub reserved: [u8; 15],
}

/// One thing done: a throw, a pawn leaving its nest, a pawn moved, or the end of the rewards stage. A zeroed action is
/// refused as INVALID, and so is one with a value in a field that its kind does not use.
#[repr(C)]
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct parcheesi_action {
    /// PARCHEESI_ACTION_ROLL to PARCHEESI_ACTION_END.
    pub kind: u8,
    /// Who moves; NOBODY where no game was given. Written by the library, ignored on input.
    pub color: u8,
    /// 0 to 3; 0 where unused.
    pub pawn: u8,
    /// ROLL: first die. MOVE_DIE: 1 to 6. MOVE_REWARD: 10 or 20. LEAVE_FIVE, LEAVE_SUM: 5. END: 0.
    pub value: u8,
    /// ROLL: second die; else 0.
    pub value2: u8,
    /// MOVE_DIE, MOVE_REWARD: PARCHEESI_PATH_RING or PARCHEESI_PATH_ROW; else 0.
    pub path: u8,
    /// The pawn's place before, NOWHERE where unused. Written by the library, ignored on input.
    pub from: u8,
    /// Its place after, NOWHERE where unused or out of reach. Written by the library, ignored on input.
    pub to: u8,
}

/// One thing that happened; the list of them is enough to animate a board. What each kind uses is told at its constant;
/// unused fields are 0, unused places NOWHERE, unused colors NOBODY.
#[repr(C)]
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct parcheesi_event {
    /// PARCHEESI_EVENT_ROLLED to PARCHEESI_EVENT_GAME_OVER. Later versions may add kinds: skip what is unknown.
    pub kind: u8,
    /// Whom it happened to: who rolled, whose pawn, who earned or lost.
    pub color: u8,
    /// The pawn, 0 to 3.
    pub pawn: u8,
    /// Where it was.
    pub from: u8,
    /// Where it is now.
    pub to: u8,
    /// A number: a die, a reward, a place taken.
    pub value: u8,
    /// A second number.
    pub value2: u8,
    /// MOVED: PARCHEESI_PATH_RING or PARCHEESI_PATH_ROW.
    pub path: u8,
    /// CAPTURED: who captured. TURN_PASSED: who rolls next.
    pub other_color: u8,
    /// CAPTURED: the pawn that captured.
    pub other_pawn: u8,
    /// Zeros.
    pub reserved: [u8; 6],
}

/// Something the player to move still owes or may still use (rule 3.3).
#[repr(C)]
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct parcheesi_pending {
    /// PARCHEESI_PENDING_ROLL to PARCHEESI_PENDING_REROLL.
    pub kind: u8,
    /// DIE: 1 to 6; else 0.
    pub value: u8,
    /// Zeros.
    pub reserved: [u8; 2],
}

/// Why an action is refused; parcheesi_refusal_to_text makes a sentence of it. What each reason uses is told at its
/// constant; unused fields are 0, an unused place NOWHERE, an unused color NOBODY.
#[repr(C)]
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct parcheesi_refusal {
    /// PARCHEESI_REASON_GAME_OVER and so on. Later versions may add reasons.
    pub reason: u8,
    /// The rule that forbids the action is rule_part.rule_item of the rule book.
    pub rule_part: u8,
    /// See rule_part.
    pub rule_item: u8,
    /// The place concerned.
    pub place: u8,
    /// Whose blockade or pawn is in the way.
    pub color: u8,
    /// Which pawn is in the way, where it is one.
    pub pawn: u8,
    /// A number that belongs to the reason.
    pub value: u8,
    /// Zero.
    pub reserved: u8,
    /// The refused action.
    pub action: parcheesi_action,
    /// Where a duty refuses: an action that begins a better use of the dice, or takes a reward. Otherwise all zeros.
    pub better: parcheesi_action,
}

/// Everything that a renderer needs, in one call. The place of a pawn is places[4 * color + pawn].
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct parcheesi_view {
    /// sizeof(parcheesi_view).
    pub struct_size: u32,
    /// PARCHEESI_STAGE_ROLL to PARCHEESI_STAGE_OVER.
    pub stage: u8,
    /// The color to move; when the game is over, who moved last.
    pub color: u8,
    /// How many colors play, 2 to 4.
    pub color_count: u8,
    /// The winner, NOBODY before there is one; under 16.12 the first to finish.
    pub winner: u8,
    /// The colors that play, in turn order, then NOBODY.
    pub colors: [u8; 4],
    /// The throw that is being played, on the stages DICE and REWARDS; else 0.
    pub die1: u8,
    /// Its second die.
    pub die2: u8,
    /// How many dice are left to play, 0 to 4.
    pub dice_count: u8,
    /// Doublets in a row in this turn, this roll included, counted to 3; 0 where no re-roll follows.
    pub doublets: u8,
    /// The dice left, ascending, then 0.
    pub dice: [u8; 4],
    /// Rewards of twenty held.
    pub twenties: u8,
    /// Rewards of ten held.
    pub tens: u8,
    /// 1 where 16.11 is on and this roll's one capture reward has been earned; else 0.
    pub capture_rewarded: u8,
    /// How many have finished, 0 to 4.
    pub placing_count: u8,
    /// Who has finished, in order, then NOBODY.
    pub placings: [u8; 4],
    /// All places, by color and pawn; NEST for a color that does not play.
    pub places: [u8; 16],
    /// The age of the blockade in which the pawn stands, in turns of its owner (16.10), by color and pawn; else 0.
    pub blockade_ages: [u8; 16],
    /// By pawn of the color to move: where it stood with its partner at the throw, while that binds (8.6); else NOWHERE.
    pub partners: [u8; 4],
    /// Zeros.
    pub reserved: [u8; 64],
}

// Arrays of more than 32 items have no default of their own.
impl Default for parcheesi_game {
    fn default() -> parcheesi_game {
        parcheesi_game { bytes: [0; 128] }
    }
}

impl Plain for parcheesi_game {}
impl Plain for parcheesi_rng {}
impl Plain for parcheesi_house_rules {}
impl Plain for parcheesi_action {}
impl Plain for parcheesi_event {}
impl Plain for parcheesi_pending {}
impl Plain for parcheesi_refusal {}
impl Plain for parcheesi_view {}
