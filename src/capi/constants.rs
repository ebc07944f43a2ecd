//! Every number of the header by its name. The list only grows.

/// Grows when a struct, a number or a function changes its meaning; compare with parcheesi_abi_version().
pub const PARCHEESI_ABI_VERSION: u32 = 1;
/// The version of the library that this header belongs to.
pub const PARCHEESI_VERSION_MAJOR: u32 = 0;
/// See PARCHEESI_VERSION_MAJOR.
pub const PARCHEESI_VERSION_MINOR: u32 = 1;
/// See PARCHEESI_VERSION_MAJOR.
pub const PARCHEESI_VERSION_PATCH: u32 = 0;

/// Room for the actions of any game: a buffer of so many never is too small. This and the other MAX_ numbers are frozen.
pub const PARCHEESI_MAX_ACTIONS: usize = 64;
/// Room for the events of any action.
pub const PARCHEESI_MAX_EVENTS: usize = 64;
/// Room for the pending actions of any game.
pub const PARCHEESI_MAX_PENDING: usize = 32;
/// Room for the places of any path.
pub const PARCHEESI_MAX_PATH: usize = 32;
/// Room for any text but a picture, in bytes.
pub const PARCHEESI_MAX_TEXT: usize = 512;
/// Room for any picture, in bytes.
pub const PARCHEESI_MAX_SVG: usize = 65536;

/// Seats at the board.
pub const PARCHEESI_COLOR_COUNT: u8 = 4;
/// Pawns of each color.
pub const PARCHEESI_PAWN_COUNT: u8 = 4;
/// Dense numbers of actions: 0 to 108.
pub const PARCHEESI_ACTION_COUNT: u8 = 109;
/// Spaces of the ring, numbered 0 to 67 in the direction of travel (rule 1.1).
pub const PARCHEESI_RING_SPACES: u8 = 68;
/// Spaces of a home row, numbered 1 to 7 (rule 1.5).
pub const PARCHEESI_ROW_SPACES: u8 = 7;

/// Seat 0, entry space 0.
pub const PARCHEESI_COLOR_YELLOW: u8 = 0;
/// Seat 1, entry space 17.
pub const PARCHEESI_COLOR_BLUE: u8 = 1;
/// Seat 2, entry space 34.
pub const PARCHEESI_COLOR_RED: u8 = 2;
/// Seat 3, entry space 51.
pub const PARCHEESI_COLOR_GREEN: u8 = 3;
/// No color.
pub const PARCHEESI_NOBODY: u8 = 255;

/// The place of a pawn in its nest. Places 0 to 67 are the ring.
pub const PARCHEESI_NEST: u8 = 200;
/// The first space of the home row; its spaces are 201 to 207.
pub const PARCHEESI_ROW_FIRST: u8 = 201;
/// The last space of the home row.
pub const PARCHEESI_ROW_LAST: u8 = 207;
/// The place of a pawn at home.
pub const PARCHEESI_HOME: u8 = 208;
/// No place.
pub const PARCHEESI_NOWHERE: u8 = 255;

/// Stage: the dice must be thrown.
pub const PARCHEESI_STAGE_ROLL: u8 = 1;
/// Stage: dice are left to play.
pub const PARCHEESI_STAGE_DICE: u8 = 2;
/// Stage: rewards are left to take.
pub const PARCHEESI_STAGE_REWARDS: u8 = 3;
/// Stage: the game is over.
pub const PARCHEESI_STAGE_OVER: u8 = 4;

/// Pending: the roll of a new turn.
pub const PARCHEESI_PENDING_ROLL: u8 = 1;
/// Pending: a die not yet played; value is its number.
pub const PARCHEESI_PENDING_DIE: u8 = 2;
/// Pending: twenty spaces for a captured pawn.
pub const PARCHEESI_PENDING_REWARD_20: u8 = 3;
/// Pending: ten spaces for a pawn that reached home.
pub const PARCHEESI_PENDING_REWARD_10: u8 = 4;
/// Pending: the dice are thrown again after a doublet.
pub const PARCHEESI_PENDING_REROLL: u8 = 5;

/// Action: a throw of the dice, value and value2.
pub const PARCHEESI_ACTION_ROLL: u8 = 1;
/// Action: a pawn leaves its nest with a die that shows five (rule 4.1).
pub const PARCHEESI_ACTION_LEAVE_FIVE: u8 = 2;
/// Action: a pawn leaves its nest with two dice that add up to five (rule 4.1).
pub const PARCHEESI_ACTION_LEAVE_SUM: u8 = 3;
/// Action: a pawn moves by a die, value (rule 5.2).
pub const PARCHEESI_ACTION_MOVE_DIE: u8 = 4;
/// Action: a pawn moves by a reward, value (rule 12.2).
pub const PARCHEESI_ACTION_MOVE_REWARD: u8 = 5;
/// Action: the player ends the rewards stage (rule 13.2).
pub const PARCHEESI_ACTION_END: u8 = 6;

/// Path: the pawn ends on the ring (rule 9.1).
pub const PARCHEESI_PATH_RING: u8 = 1;
/// Path: the pawn ends in its home row or at home.
pub const PARCHEESI_PATH_ROW: u8 = 2;

/// Event: color threw the dice value and value2.
pub const PARCHEESI_EVENT_ROLLED: u8 = 1;
/// Event: a pawn left its nest. from, to; value is 5; value2 is the number of dice used: 1 a five, 2 the sum.
pub const PARCHEESI_EVENT_LEFT_NEST: u8 = 2;
/// Event: a pawn moved. from, to, value (the spaces: 1 to 6, 10, 20), path.
pub const PARCHEESI_EVENT_MOVED: u8 = 3;
/// Event: color has no blockade on from any more; pawn is unused.
pub const PARCHEESI_EVENT_BLOCKADE_BROKEN: u8 = 4;
/// Event: pawn of color was sent from from to its nest, to, by other_pawn of other_color.
pub const PARCHEESI_EVENT_CAPTURED: u8 = 5;
/// Event: color has a blockade on to; pawn is unused.
pub const PARCHEESI_EVENT_BLOCKADE_FORMED: u8 = 6;
/// Event: a pawn is home, to.
pub const PARCHEESI_EVENT_REACHED_HOME: u8 = 7;
/// Event: color earned a reward of value, 10 or 20.
pub const PARCHEESI_EVENT_REWARD_EARNED: u8 = 8;
/// Event: color lost the die value, which could not be used.
pub const PARCHEESI_EVENT_DIE_FORFEITED: u8 = 9;
/// Event: color lost a reward of value, 10 or 20.
pub const PARCHEESI_EVENT_REWARD_FORFEITED: u8 = 10;
/// Event: the third doublet in a row (16.6) sent a pawn from from to its nest, to.
pub const PARCHEESI_EVENT_PENALTY: u8 = 11;
/// Event: color rolls again after a doublet.
pub const PARCHEESI_EVENT_ROLL_AGAIN: u8 = 12;
/// Event: the turn passed from color to other_color.
pub const PARCHEESI_EVENT_TURN_PASSED: u8 = 13;
/// Event: color took place value, 1 to 4 (16.12).
pub const PARCHEESI_EVENT_PLACED: u8 = 14;
/// Event: the game is over, color has won.
pub const PARCHEESI_EVENT_GAME_OVER: u8 = 15;

/// Reason (14.1): the game is over.
pub const PARCHEESI_REASON_GAME_OVER: u8 = 1;
/// Reason (3.2): this stage has no such action; value is the present stage.
pub const PARCHEESI_REASON_WRONG_STAGE: u8 = 2;
/// Reason (3.3): no die or reward of value is pending.
pub const PARCHEESI_REASON_NOT_PENDING: u8 = 3;
/// Reason (5.1): the pawn to move is in its nest or at home, place.
pub const PARCHEESI_REASON_NOT_ON_THE_WAY: u8 = 4;
/// Reason (4.1): the pawn to leave the nest stands on place.
pub const PARCHEESI_REASON_NOT_IN_THE_NEST: u8 = 5;
/// Reason (4.1): no die shows five (value 1), or the two dice do not add up to five (value 2).
pub const PARCHEESI_REASON_NO_FIVE: u8 = 6;
/// Reason (4.2): one of the two dice that add up to five has been played.
pub const PARCHEESI_REASON_SUM_ALREADY_PLAYED: u8 = 7;
/// Reason (9.4): the move would end beyond home, which is value away.
pub const PARCHEESI_REASON_BEYOND_HOME: u8 = 8;
/// Reason (9.1): the pawn does not pass its turn-off (value PATH_ROW), or is in its home row already (value PATH_RING).
pub const PARCHEESI_REASON_PATH_NOT_POSSIBLE: u8 = 9;
/// Reason (16.8): the pawn must turn into its home row.
pub const PARCHEESI_REASON_ROW_COMPULSORY: u8 = 10;
/// Reason (8.2): a blockade of color stands in the way on place.
pub const PARCHEESI_REASON_BLOCKADE_PASSED: u8 = 11;
/// Reason (8.4): the move ends on a blockade of color, an opponent, on place.
pub const PARCHEESI_REASON_OPPOSING_BLOCKADE: u8 = 12;
/// Reason (8.5): the move ends on a blockade of color, the player's own, on place.
pub const PARCHEESI_REASON_OWN_BLOCKADE: u8 = 13;
/// Reason (7.1): the move ends on the safe space place, which pawn of color holds.
pub const PARCHEESI_REASON_SAFE_SPACE_OCCUPIED: u8 = 14;
/// Reason (8.6): the move ends on place, where pawn of color, its partner, stands.
pub const PARCHEESI_REASON_PARTNER_THERE: u8 = 15;
/// Reason (11.1): another play, which begins with better, uses more dice.
pub const PARCHEESI_REASON_FEWER_DICE: u8 = 16;
/// Reason (11.3): another play, which begins with better, uses higher dice.
pub const PARCHEESI_REASON_FEWER_PIPS: u8 = 17;
/// Reason (16.1): another play, which begins with better, brings out more pawns.
pub const PARCHEESI_REASON_FEWER_ENTRIES: u8 = 18;
/// Reason (16.3): only a play that uses all dice of the doublet or wins is legal, such as one that begins with better.
pub const PARCHEESI_REASON_NOT_ALL_DICE: u8 = 19;
/// Reason (16.10): another play, which begins with better, breaks more overdue blockades.
pub const PARCHEESI_REASON_BLOCKADE_OVERDUE: u8 = 20;
/// Reason (16.7): a reward must be taken first, for example with better.
pub const PARCHEESI_REASON_REWARD_COMPULSORY: u8 = 21;

/// Mark on a picture: the numbers of the spaces.
pub const PARCHEESI_MARK_SPACE_NUMBERS: u32 = 1;
/// Mark on a picture: where pawns can go now, the destinations of the legal actions.
pub const PARCHEESI_MARK_TARGETS: u32 = 2;

/// Rule set: parts 1 to 15 of the rule book as they stand.
pub const PARCHEESI_RULES_STANDARD: u32 = 1;
/// Rule set: the modern and the 1975 box sheets.
pub const PARCHEESI_RULES_PUBLISHER: u32 = 2;
/// Rule set: the text widespread on the web.
pub const PARCHEESI_RULES_CLASSIC: u32 = 3;

/// 16.1: a five may bring a pawn out or move one forward.
pub const PARCHEESI_FIVE_ENTRY_OPTIONAL: u8 = 0;
/// 16.1: of all plays only those that bring out the most pawns are legal.
pub const PARCHEESI_FIVE_ENTRY_COMPULSORY: u8 = 1;
/// 16.2: where only one of two dice can be used, the higher.
pub const PARCHEESI_SINGLE_DIE_HIGHER: u8 = 0;
/// 16.2: either.
pub const PARCHEESI_SINGLE_DIE_CHOICE: u8 = 1;
/// 16.3: as many of a doublet's four dice as possible.
pub const PARCHEESI_DOUBLET_PLAY_MOST: u8 = 0;
/// 16.3: all four or none, unless it wins.
pub const PARCHEESI_DOUBLET_PLAY_ALL_OR_NONE: u8 = 1;
/// 16.4: four dice for a doublet when no pawn is in the nest.
pub const PARCHEESI_DOUBLET_BOTTOMS_ON: u8 = 0;
/// 16.4: always two.
pub const PARCHEESI_DOUBLET_BOTTOMS_OFF: u8 = 1;
/// 16.5: a doublet of which no die was used is rolled again.
pub const PARCHEESI_REROLL_UNMOVED_ON: u8 = 0;
/// 16.5: it is not.
pub const PARCHEESI_REROLL_UNMOVED_OFF: u8 = 1;
/// 16.6: nothing special on the third doublet in a row.
pub const PARCHEESI_THIRD_DOUBLET_NO_PENALTY: u8 = 0;
/// 16.6: the pawn nearest home goes back to its nest, and the turn ends.
pub const PARCHEESI_THIRD_DOUBLET_PENALTY: u8 = 1;
/// 16.7: rewards may be declined.
pub const PARCHEESI_REWARDS_OPTIONAL: u8 = 0;
/// 16.7: the rewards stage cannot be ended while a reward can be used.
pub const PARCHEESI_REWARDS_COMPULSORY: u8 = 1;
/// 16.8: a pawn may pass its turn-off on the ring.
pub const PARCHEESI_HOME_ROW_OPTIONAL: u8 = 0;
/// 16.8: it must turn into its home row.
pub const PARCHEESI_HOME_ROW_COMPULSORY: u8 = 1;
/// 16.9: partners may not rejoin by the dice of a doublet.
pub const PARCHEESI_BLOCKADE_TOGETHER_DOUBLET_DICE: u8 = 0;
/// 16.9: nor by any die or reward of any roll.
pub const PARCHEESI_BLOCKADE_TOGETHER_WHOLE_ROLL: u8 = 1;
/// 16.10: a blockade may stand for any number of turns; 1 to 255 is the limit in turns.
pub const PARCHEESI_BLOCKADE_LIMIT_NONE: u8 = 0;
/// 16.11: every capture earns twenty.
pub const PARCHEESI_CAPTURE_REWARDS_EVERY: u8 = 0;
/// 16.11: only the first of each roll.
pub const PARCHEESI_CAPTURE_REWARDS_ONE_PER_ROLL: u8 = 1;
/// 16.12: the game ends when the first player has all pawns at home.
pub const PARCHEESI_FINISH_FIRST: u8 = 0;
/// 16.12: when one player is left.
pub const PARCHEESI_FINISH_PLAY_ON: u8 = 1;
/// 16.13: an untaken reward is kept as long as the turn lasts.
pub const PARCHEESI_REWARD_WINDOW_TURN: u8 = 0;
/// 16.13: until the player rolls again.
pub const PARCHEESI_REWARD_WINDOW_ROLL: u8 = 1;

/// Level: any legal action, each with equal chances.
pub const PARCHEESI_LEVEL_RANDOM: u8 = 0;
/// Level: simple preferences.
pub const PARCHEESI_LEVEL_EASY: u8 = 1;
/// Level: judges the position after each action.
pub const PARCHEESI_LEVEL_MEDIUM: u8 = 2;
/// Level: looks at complete plays of the roll and at what the next player's rolls can do.
pub const PARCHEESI_LEVEL_HARD: u8 = 3;
