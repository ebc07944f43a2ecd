/*
 * Parcheesi: the complete rules as a state machine, for C, C++ and everything that can call C.
 *
 * This file is made from the source of the library: do not edit it.
 *
 * A game from a seed:
 *
 *     #include <stdio.h>
 *     #include "parcheesi.h"
 *
 *     int main(void) {
 *       const uint8_t colors[] = {PARCHEESI_COLOR_YELLOW, PARCHEESI_COLOR_RED};
 *       parcheesi_action actions[PARCHEESI_MAX_ACTIONS];
 *       parcheesi_event events[PARCHEESI_MAX_EVENTS];
 *       parcheesi_game game;
 *       parcheesi_view view;
 *       parcheesi_rng rng;
 *       size_t count;
 *       if (parcheesi_abi_version() != PARCHEESI_ABI_VERSION) return 1;
 *       if (parcheesi_game_init(&game, colors, 2, NULL) != PARCHEESI_STATUS_OK) return 1;
 *       parcheesi_rng_init(&rng, 7);
 *       for (;;) {
 *         parcheesi_view_get(&game, &view, sizeof view);
 *         if (view.stage == PARCHEESI_STAGE_OVER) break;
 *         if (view.stage == PARCHEESI_STAGE_ROLL) {
 *           uint8_t die1, die2;
 *           parcheesi_rng_roll(&rng, &die1, &die2);
 *           parcheesi_roll(&game, die1, die2, events, PARCHEESI_MAX_EVENTS, &count);
 *         } else {
 *           uint32_t i;
 *           parcheesi_legal_actions(&game, actions, PARCHEESI_MAX_ACTIONS, &count);
 *           parcheesi_rng_below(&rng, (uint32_t)count, &i);
 *           parcheesi_apply(&game, &actions[i], events, PARCHEESI_MAX_EVENTS, &count);
 *         }
 *         (void)events;  // count events, in order: enough to animate a board
 *       }
 *       printf("color %d has won\n", view.winner);
 *       return 0;
 *     }
 *
 * The contract:
 *
 * 1. A game is a value. parcheesi_game is a caller-owned struct of 128 opaque bytes, alignment 1, passed by pointer. No
 *    new / free, no allocator, no globals, no callbacks, no threads, no last-error. Copying the struct copies the game
 *    (undo, search, rollback, jobs). The bytes are a canonical little-endian encoding that starts with a format byte and
 *    ends in zeros: memcmp equality is game equality, hashing works. Every call decodes and validates them into a local
 *    game, works, and writes once at the end, so garbage gives CORRUPT, never undefined behaviour, and on any error the
 *    caller's game is as it was. Decoding checks all that can be checked without search and trusts only what needs search
 *    (that the dice or rewards stage has a legal action; if not, the lists are empty). parcheesi_game_check and
 *    parcheesi_from_text validate everything. Blobs are for one ABI version; to keep a game use its text.
 * 2. Structs hold only fixed-width integers and byte arrays: no bool, C enum, pointer, size_t or padding. They are never
 *    passed or returned by value. No Rust enum is ever received from C: integers come in and are matched. 0 is never a
 *    valid kind, so a zeroed action is refused; in options 0 always means the default.
 * 3. Every fallible function returns parcheesi_status (int32_t, 0 = OK, negative = error); outputs are written only on
 *    OK, except: *count / *size also on BUFFER (the number needed), *error_at on FORMAT, *refusal on STAGE, ILLEGAL and
 *    OVER. In C up to C17 parcheesi_status is a typedef of int32_t; in C++ and C23 it is an enumeration whose underlying
 *    type is int32_t, passed alike.
 * 4. Output lists: caller's buffer + capacity + *count. Too small: BUFFER, *count = needed, nothing else written, game
 *    unchanged. PARCHEESI_MAX_ACTIONS etc. are published: a stack array of that size never fails. (NULL, 0) for events
 *    means "not wanted"; count may then be NULL, and if it is not it gets the number of events; for lists and texts it is
 *    a size query and returns BUFFER (OK if nothing is needed). The MAX_* are frozen with room to spare (64 actions, 64
 *    events, 32 pending, 32 places of a path, 512 bytes of text, 65536 of a picture).
 * 5. Dice come from the host. The seeded generator is a separate 16-byte value (the DiceBox of Rust: PCG-XSH-RR 64/32)
 *    with test vectors (seed 7 rolls 4-1, 3-1, 5-6, 1-5, 5-1, 1-3); it rolls and it picks below n. A replay is the start
 *    position and the actions (a roll is an action).
 * 6. catch_unwind in one guard, result INTERNAL: no panic of Rust comes into C. No extern "C" function is made by a macro
 *    (cbindgen, which makes this file, does not see those).
 * 7. Options struct: uint32_t struct_size first, then one uint8_t per option, named and ordered as 16.1 to 16.13, value =
 *    place in the rule's list from 0 (blockade_limit: 0 none, else the turns), reserved bytes zero; NULL = standard.
 * 8. PARCHEESI_ABI_VERSION and parcheesi_abi_version(); version macros that agree with Cargo.toml (tested). A host
 *    compares the two ABI versions before its first call.
 * 9. The symbol set does not depend on build flags. The shared library exports only parcheesi_* symbols.
 *
 * And besides:
 *
 * - Where several errors apply the first is named: NULL; ABI; INVALID; UNSUPPORTED or CORRUPT; OVER, STAGE, ILLEGAL or
 *   FORMAT; BUFFER. UNSUPPORTED is a game whose format byte is that of another version. Every function that can fail may
 *   also return INTERNAL, which would be a bug of the library.
 * - Unused fields are 0, unused places NOWHERE, unused colors NOBODY; reserved bytes are 0.
 * - Text is UTF-8 with a length, without NUL. Only what is returned as const char * is ended by NUL; it is static.
 * - Actions are listed in ascending dense number. The order of events is part of the contract.
 * - Inputs may hold any bytes and any numbers, as they come from a file, a player or the network: what is not valid is
 *   refused by a status, and nothing worse happens. One thing cannot be checked: a pointer is NULL or points to as many
 *   items as its type, or the capacity or size beside it, says, and no other thread writes there meanwhile.
 * - Pointers need not be aligned, and inputs may overlap outputs. Outputs that overlap each other hold what was written
 *   last. The library keeps no pointer. Any number of threads may call at the same time, as long as none writes to what
 *   another uses.
 * - Colors are 0 to 3: yellow, blue, red, green, in the direction of travel. Places are one byte: 0 to 67 the ring,
 *   PARCHEESI_NEST, PARCHEESI_ROW_FIRST to PARCHEESI_ROW_LAST the home row, PARCHEESI_HOME. Rule numbers such as 8.2 are
 *   those of the rule book in the documentation.
 */


#ifndef PARCHEESI_H
#define PARCHEESI_H

#include <stddef.h>
#include <stdint.h>

/* Define PARCHEESI_DLL where the library is used as a DLL of Windows. */
#if defined(_WIN32) && defined(PARCHEESI_DLL)
#define PARCHEESI_API __declspec(dllimport)
#else
#define PARCHEESI_API
#endif

/** Where the pawns of a color enter the ring (rule 1.2). */
#define PARCHEESI_ENTRY_SPACE(color) (17 * (color))
/** The last ring space before a color's home row (rule 1.4). */
#define PARCHEESI_TURN_OFF(color) ((17 * (color) + 63) % 68)
/** Whether a ring space is safe (rule 1.7): 1 or 0. */
#define PARCHEESI_IS_SAFE(space) ((space) % 17 == 0 || (space) % 17 == 7 || (space) % 17 == 12)
/** The position of a ring space relative to a color's entry space, 0 to 67 (rule 1.3). */
#define PARCHEESI_RELATIVE(space, color) (((space) + 68 - 17 * (color)) % 68)


/** Grows when a struct, a number or a function changes its meaning; compare with parcheesi_abi_version(). */
#define PARCHEESI_ABI_VERSION 1
/** The version of the library that this header belongs to. */
#define PARCHEESI_VERSION_MAJOR 0
/** See PARCHEESI_VERSION_MAJOR. */
#define PARCHEESI_VERSION_MINOR 1
/** See PARCHEESI_VERSION_MAJOR. */
#define PARCHEESI_VERSION_PATCH 0
/** Room for the actions of any game: a buffer of so many never is too small. This and the other MAX_ numbers are frozen. */
#define PARCHEESI_MAX_ACTIONS 64
/** Room for the events of any action. */
#define PARCHEESI_MAX_EVENTS 64
/** Room for the pending actions of any game. */
#define PARCHEESI_MAX_PENDING 32
/** Room for the places of any path. */
#define PARCHEESI_MAX_PATH 32
/** Room for any text but a picture, in bytes. */
#define PARCHEESI_MAX_TEXT 512
/** Room for any picture, in bytes. */
#define PARCHEESI_MAX_SVG 65536
/** Seats at the board. */
#define PARCHEESI_COLOR_COUNT 4
/** Pawns of each color. */
#define PARCHEESI_PAWN_COUNT 4
/** Dense numbers of actions: 0 to 108. */
#define PARCHEESI_ACTION_COUNT 109
/** Spaces of the ring, numbered 0 to 67 in the direction of travel (rule 1.1). */
#define PARCHEESI_RING_SPACES 68
/** Spaces of a home row, numbered 1 to 7 (rule 1.5). */
#define PARCHEESI_ROW_SPACES 7
/** Seat 0, entry space 0. */
#define PARCHEESI_COLOR_YELLOW 0
/** Seat 1, entry space 17. */
#define PARCHEESI_COLOR_BLUE 1
/** Seat 2, entry space 34. */
#define PARCHEESI_COLOR_RED 2
/** Seat 3, entry space 51. */
#define PARCHEESI_COLOR_GREEN 3
/** No color. */
#define PARCHEESI_NOBODY 255
/** The place of a pawn in its nest. Places 0 to 67 are the ring. */
#define PARCHEESI_NEST 200
/** The first space of the home row; its spaces are 201 to 207. */
#define PARCHEESI_ROW_FIRST 201
/** The last space of the home row. */
#define PARCHEESI_ROW_LAST 207
/** The place of a pawn at home. */
#define PARCHEESI_HOME 208
/** No place. */
#define PARCHEESI_NOWHERE 255
/** Stage: the dice must be thrown. */
#define PARCHEESI_STAGE_ROLL 1
/** Stage: dice are left to play. */
#define PARCHEESI_STAGE_DICE 2
/** Stage: rewards are left to take. */
#define PARCHEESI_STAGE_REWARDS 3
/** Stage: the game is over. */
#define PARCHEESI_STAGE_OVER 4
/** Pending: the roll of a new turn. */
#define PARCHEESI_PENDING_ROLL 1
/** Pending: a die not yet played; value is its number. */
#define PARCHEESI_PENDING_DIE 2
/** Pending: twenty spaces for a captured pawn. */
#define PARCHEESI_PENDING_REWARD_20 3
/** Pending: ten spaces for a pawn that reached home. */
#define PARCHEESI_PENDING_REWARD_10 4
/** Pending: the dice are thrown again after a doublet. */
#define PARCHEESI_PENDING_REROLL 5
/** Action: a throw of the dice, value and value2. */
#define PARCHEESI_ACTION_ROLL 1
/** Action: a pawn leaves its nest with a die that shows five (rule 4.1). */
#define PARCHEESI_ACTION_LEAVE_FIVE 2
/** Action: a pawn leaves its nest with two dice that add up to five (rule 4.1). */
#define PARCHEESI_ACTION_LEAVE_SUM 3
/** Action: a pawn moves by a die, value (rule 5.2). */
#define PARCHEESI_ACTION_MOVE_DIE 4
/** Action: a pawn moves by a reward, value (rule 12.2). */
#define PARCHEESI_ACTION_MOVE_REWARD 5
/** Action: the player ends the rewards stage (rule 13.2). */
#define PARCHEESI_ACTION_END 6
/** Path: the pawn ends on the ring (rule 9.1). */
#define PARCHEESI_PATH_RING 1
/** Path: the pawn ends in its home row or at home. */
#define PARCHEESI_PATH_ROW 2
/** Event: color threw the dice value and value2. */
#define PARCHEESI_EVENT_ROLLED 1
/** Event: a pawn left its nest. from, to; value is 5; value2 is the number of dice used: 1 a five, 2 the sum. */
#define PARCHEESI_EVENT_LEFT_NEST 2
/** Event: a pawn moved. from, to, value (the spaces: 1 to 6, 10, 20), path. */
#define PARCHEESI_EVENT_MOVED 3
/** Event: color has no blockade on from any more; pawn is unused. */
#define PARCHEESI_EVENT_BLOCKADE_BROKEN 4
/** Event: pawn of color was sent from from to its nest, to, by other_pawn of other_color. */
#define PARCHEESI_EVENT_CAPTURED 5
/** Event: color has a blockade on to; pawn is unused. */
#define PARCHEESI_EVENT_BLOCKADE_FORMED 6
/** Event: a pawn is home, to. */
#define PARCHEESI_EVENT_REACHED_HOME 7
/** Event: color earned a reward of value, 10 or 20. */
#define PARCHEESI_EVENT_REWARD_EARNED 8
/** Event: color lost the die value, which could not be used. */
#define PARCHEESI_EVENT_DIE_FORFEITED 9
/** Event: color lost a reward of value, 10 or 20. */
#define PARCHEESI_EVENT_REWARD_FORFEITED 10
/** Event: the third doublet in a row (16.6) sent a pawn from from to its nest, to. */
#define PARCHEESI_EVENT_PENALTY 11
/** Event: color rolls again after a doublet. */
#define PARCHEESI_EVENT_ROLL_AGAIN 12
/** Event: the turn passed from color to other_color. */
#define PARCHEESI_EVENT_TURN_PASSED 13
/** Event: color took place value, 1 to 4 (16.12). */
#define PARCHEESI_EVENT_PLACED 14
/** Event: the game is over, color has won. */
#define PARCHEESI_EVENT_GAME_OVER 15
/** Reason (14.1): the game is over. */
#define PARCHEESI_REASON_GAME_OVER 1
/** Reason (3.2): this stage has no such action; value is the present stage. */
#define PARCHEESI_REASON_WRONG_STAGE 2
/** Reason (3.3): no die or reward of value is pending. */
#define PARCHEESI_REASON_NOT_PENDING 3
/** Reason (5.1): the pawn to move is in its nest or at home, place. */
#define PARCHEESI_REASON_NOT_ON_THE_WAY 4
/** Reason (4.1): the pawn to leave the nest stands on place. */
#define PARCHEESI_REASON_NOT_IN_THE_NEST 5
/** Reason (4.1): no die shows five (value 1), or the two dice do not add up to five (value 2). */
#define PARCHEESI_REASON_NO_FIVE 6
/** Reason (4.2): one of the two dice that add up to five has been played. */
#define PARCHEESI_REASON_SUM_ALREADY_PLAYED 7
/** Reason (9.4): the move would end beyond home, which is value away. */
#define PARCHEESI_REASON_BEYOND_HOME 8
/** Reason (9.1): the pawn does not pass its turn-off (value PATH_ROW), or is in its home row already (value PATH_RING). */
#define PARCHEESI_REASON_PATH_NOT_POSSIBLE 9
/** Reason (16.8): the pawn must turn into its home row. */
#define PARCHEESI_REASON_ROW_COMPULSORY 10
/** Reason (8.2): a blockade of color stands in the way on place. */
#define PARCHEESI_REASON_BLOCKADE_PASSED 11
/** Reason (8.4): the move ends on a blockade of color, an opponent, on place. */
#define PARCHEESI_REASON_OPPOSING_BLOCKADE 12
/** Reason (8.5): the move ends on a blockade of color, the player's own, on place. */
#define PARCHEESI_REASON_OWN_BLOCKADE 13
/** Reason (7.1): the move ends on the safe space place, which pawn of color holds. */
#define PARCHEESI_REASON_SAFE_SPACE_OCCUPIED 14
/** Reason (8.6): the move ends on place, where pawn of color, its partner, stands. */
#define PARCHEESI_REASON_PARTNER_THERE 15
/** Reason (11.1): another play, which begins with better, uses more dice. */
#define PARCHEESI_REASON_FEWER_DICE 16
/** Reason (11.3): another play, which begins with better, uses higher dice. */
#define PARCHEESI_REASON_FEWER_PIPS 17
/** Reason (16.1): another play, which begins with better, brings out more pawns. */
#define PARCHEESI_REASON_FEWER_ENTRIES 18
/** Reason (16.3): only a play that uses all dice of the doublet or wins is legal, such as one that begins with better. */
#define PARCHEESI_REASON_NOT_ALL_DICE 19
/** Reason (16.10): another play, which begins with better, breaks more overdue blockades. */
#define PARCHEESI_REASON_BLOCKADE_OVERDUE 20
/** Reason (16.7): a reward must be taken first, for example with better. */
#define PARCHEESI_REASON_REWARD_COMPULSORY 21
/** Mark on a picture: the numbers of the spaces. */
#define PARCHEESI_MARK_SPACE_NUMBERS 1
/** Mark on a picture: where pawns can go now, the destinations of the legal actions. */
#define PARCHEESI_MARK_TARGETS 2
/** Rule set: parts 1 to 15 of the rule book as they stand. */
#define PARCHEESI_RULES_STANDARD 1
/** Rule set: the modern and the 1975 box sheets. */
#define PARCHEESI_RULES_PUBLISHER 2
/** Rule set: the text widespread on the web. */
#define PARCHEESI_RULES_CLASSIC 3
/** 16.1: a five may bring a pawn out or move one forward. */
#define PARCHEESI_FIVE_ENTRY_OPTIONAL 0
/** 16.1: of all plays only those that bring out the most pawns are legal. */
#define PARCHEESI_FIVE_ENTRY_COMPULSORY 1
/** 16.2: where only one of two dice can be used, the higher. */
#define PARCHEESI_SINGLE_DIE_HIGHER 0
/** 16.2: either. */
#define PARCHEESI_SINGLE_DIE_CHOICE 1
/** 16.3: as many of a doublet's four dice as possible. */
#define PARCHEESI_DOUBLET_PLAY_MOST 0
/** 16.3: all four or none, unless it wins. */
#define PARCHEESI_DOUBLET_PLAY_ALL_OR_NONE 1
/** 16.4: four dice for a doublet when no pawn is in the nest. */
#define PARCHEESI_DOUBLET_BOTTOMS_ON 0
/** 16.4: always two. */
#define PARCHEESI_DOUBLET_BOTTOMS_OFF 1
/** 16.5: a doublet of which no die was used is rolled again. */
#define PARCHEESI_REROLL_UNMOVED_ON 0
/** 16.5: it is not. */
#define PARCHEESI_REROLL_UNMOVED_OFF 1
/** 16.6: nothing special on the third doublet in a row. */
#define PARCHEESI_THIRD_DOUBLET_NO_PENALTY 0
/** 16.6: the pawn nearest home goes back to its nest, and the turn ends. */
#define PARCHEESI_THIRD_DOUBLET_PENALTY 1
/** 16.7: rewards may be declined. */
#define PARCHEESI_REWARDS_OPTIONAL 0
/** 16.7: the rewards stage cannot be ended while a reward can be used. */
#define PARCHEESI_REWARDS_COMPULSORY 1
/** 16.8: a pawn may pass its turn-off on the ring. */
#define PARCHEESI_HOME_ROW_OPTIONAL 0
/** 16.8: it must turn into its home row. */
#define PARCHEESI_HOME_ROW_COMPULSORY 1
/** 16.9: partners may not rejoin by the dice of a doublet. */
#define PARCHEESI_BLOCKADE_TOGETHER_DOUBLET_DICE 0
/** 16.9: nor by any die or reward of any roll. */
#define PARCHEESI_BLOCKADE_TOGETHER_WHOLE_ROLL 1
/** 16.10: a blockade may stand for any number of turns; 1 to 255 is the limit in turns. */
#define PARCHEESI_BLOCKADE_LIMIT_NONE 0
/** 16.11: every capture earns twenty. */
#define PARCHEESI_CAPTURE_REWARDS_EVERY 0
/** 16.11: only the first of each roll. */
#define PARCHEESI_CAPTURE_REWARDS_ONE_PER_ROLL 1
/** 16.12: the game ends when the first player has all pawns at home. */
#define PARCHEESI_FINISH_FIRST 0
/** 16.12: when one player is left. */
#define PARCHEESI_FINISH_PLAY_ON 1
/** 16.13: an untaken reward is kept as long as the turn lasts. */
#define PARCHEESI_REWARD_WINDOW_TURN 0
/** 16.13: until the player rolls again. */
#define PARCHEESI_REWARD_WINDOW_ROLL 1
/** Level: any legal action, each with equal chances. */
#define PARCHEESI_LEVEL_RANDOM 0
/** Level: simple preferences. */
#define PARCHEESI_LEVEL_EASY 1
/** Level: judges the position after each action. */
#define PARCHEESI_LEVEL_MEDIUM 2
/** Level: looks at complete plays of the roll and at what the next player's rolls can do. */
#define PARCHEESI_LEVEL_HARD 3
/**
 * The result of a call: 0 is success, everything negative an error. On an error the game and the generator are as they
 * were; what may be written all the same stands in decision 3 of the contract.
 *
 * The type is int32_t in C up to C17; in C++ and C23 it is an enumeration whose underlying type is int32_t. Both are
 * passed alike.
 */
enum parcheesi_status
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  /** Done. */
  PARCHEESI_STATUS_OK = 0,
  /** A pointer that must not be NULL is NULL. */
  PARCHEESI_STATUS_NULL = -1,
  /** An argument is out of range, or a field of an action, options or refusal is. */
  PARCHEESI_STATUS_INVALID = -2,
  /** The buffer is too small; the count says how much is needed. Nothing else was written, and the game is unchanged. */
  PARCHEESI_STATUS_BUFFER = -3,
  /** The 128 bytes are no valid game. */
  PARCHEESI_STATUS_CORRUPT = -4,
  /** The present stage has no such action (rule 3.2). */
  PARCHEESI_STATUS_STAGE = -5,
  /** The rules refuse the action; parcheesi_check says why. */
  PARCHEESI_STATUS_ILLEGAL = -6,
  /** The game is over (rule 14.1). */
  PARCHEESI_STATUS_OVER = -7,
  /** The text does not parse, or is no valid position. */
  PARCHEESI_STATUS_FORMAT = -8,
  /** The 128 bytes are a game of another version's format. */
  PARCHEESI_STATUS_UNSUPPORTED = -9,
  /** The struct_size is none that this version knows. */
  PARCHEESI_STATUS_ABI = -10,
  /** A bug in the library. Please report it; the caller's data is unchanged. */
  PARCHEESI_STATUS_INTERNAL = -100,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum parcheesi_status parcheesi_status;
#else
typedef int32_t parcheesi_status;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * House rules 16.1 to 16.13, one option a field: its value is the place in the rule's list, counted from 0, and 0 is the
 * default. A struct with only struct_size set is the standard rules.
 */
typedef struct parcheesi_house_rules {
  /** sizeof(parcheesi_house_rules). */
  uint32_t struct_size;
  /** 16.1: PARCHEESI_FIVE_ENTRY_OPTIONAL or _COMPULSORY. */
  uint8_t five_entry;
  /** 16.2: PARCHEESI_SINGLE_DIE_HIGHER or _CHOICE. */
  uint8_t single_die;
  /** 16.3: PARCHEESI_DOUBLET_PLAY_MOST or _ALL_OR_NONE. */
  uint8_t doublet_play;
  /** 16.4: PARCHEESI_DOUBLET_BOTTOMS_ON or _OFF. */
  uint8_t doublet_bottoms;
  /** 16.5: PARCHEESI_REROLL_UNMOVED_ON or _OFF. */
  uint8_t reroll_unmoved;
  /** 16.6: PARCHEESI_THIRD_DOUBLET_NO_PENALTY or _PENALTY. */
  uint8_t third_doublet;
  /** 16.7: PARCHEESI_REWARDS_OPTIONAL or _COMPULSORY. */
  uint8_t rewards;
  /** 16.8: PARCHEESI_HOME_ROW_OPTIONAL or _COMPULSORY. */
  uint8_t home_row;
  /** 16.9: PARCHEESI_BLOCKADE_TOGETHER_DOUBLET_DICE or _WHOLE_ROLL. */
  uint8_t blockade_together;
  /** 16.10: PARCHEESI_BLOCKADE_LIMIT_NONE (0), or 1 to 255 turns. */
  uint8_t blockade_limit;
  /** 16.11: PARCHEESI_CAPTURE_REWARDS_EVERY or _ONE_PER_ROLL. */
  uint8_t capture_rewards;
  /** 16.12: PARCHEESI_FINISH_FIRST or _PLAY_ON. */
  uint8_t finish;
  /** 16.13: PARCHEESI_REWARD_WINDOW_TURN or _ROLL. */
  uint8_t reward_window;
  /** Zeros: options of later versions, whose default is 0. */
  uint8_t reserved[15];
} parcheesi_house_rules;

/**
 * A game at one moment: a value. Copying the struct copies the game, memcmp equality is equality of games, and the bytes
 * can be hashed. They are opaque and belong to one PARCHEESI_ABI_VERSION; to keep a game use its text.
 *
 * Made by parcheesi_game_init or parcheesi_from_text. Zeroed memory is no game.
 */
typedef struct parcheesi_game {
  /** A format byte, the position, zeros. */
  uint8_t bytes[128];
} parcheesi_game;

/** Everything that a renderer needs, in one call. The place of a pawn is places[4 * color + pawn]. */
typedef struct parcheesi_view {
  /** sizeof(parcheesi_view). */
  uint32_t struct_size;
  /** PARCHEESI_STAGE_ROLL to PARCHEESI_STAGE_OVER. */
  uint8_t stage;
  /** The color to move; when the game is over, who moved last. */
  uint8_t color;
  /** How many colors play, 2 to 4. */
  uint8_t color_count;
  /** The winner, NOBODY before there is one; under 16.12 the first to finish. */
  uint8_t winner;
  /** The colors that play, in turn order, then NOBODY. */
  uint8_t colors[4];
  /** The throw that is being played, on the stages DICE and REWARDS; else 0. */
  uint8_t die1;
  /** Its second die. */
  uint8_t die2;
  /** How many dice are left to play, 0 to 4. */
  uint8_t dice_count;
  /** Doublets in a row in this turn, this roll included, counted to 3; 0 where no re-roll follows. */
  uint8_t doublets;
  /** The dice left, ascending, then 0. */
  uint8_t dice[4];
  /** Rewards of twenty held. */
  uint8_t twenties;
  /** Rewards of ten held. */
  uint8_t tens;
  /** 1 where 16.11 is on and this roll's one capture reward has been earned; else 0. */
  uint8_t capture_rewarded;
  /** How many have finished, 0 to 4. */
  uint8_t placing_count;
  /** Who has finished, in order, then NOBODY. */
  uint8_t placings[4];
  /** All places, by color and pawn; NEST for a color that does not play. */
  uint8_t places[16];
  /** The age of the blockade in which the pawn stands, in turns of its owner (16.10), by color and pawn; else 0. */
  uint8_t blockade_ages[16];
  /** By pawn of the color to move: where it stood with its partner at the throw, while that binds (8.6); else NOWHERE. */
  uint8_t partners[4];
  /** Zeros. */
  uint8_t reserved[64];
} parcheesi_view;

/** Something the player to move still owes or may still use (rule 3.3). */
typedef struct parcheesi_pending {
  /** PARCHEESI_PENDING_ROLL to PARCHEESI_PENDING_REROLL. */
  uint8_t kind;
  /** DIE: 1 to 6; else 0. */
  uint8_t value;
  /** Zeros. */
  uint8_t reserved[2];
} parcheesi_pending;

/**
 * One thing done: a throw, a pawn leaving its nest, a pawn moved, or the end of the rewards stage. A zeroed action is
 * refused as INVALID, and so is one with a value in a field that its kind does not use.
 */
typedef struct parcheesi_action {
  /** PARCHEESI_ACTION_ROLL to PARCHEESI_ACTION_END. */
  uint8_t kind;
  /** Who moves; NOBODY where no game was given. Written by the library, ignored on input. */
  uint8_t color;
  /** 0 to 3; 0 where unused. */
  uint8_t pawn;
  /** ROLL: first die. MOVE_DIE: 1 to 6. MOVE_REWARD: 10 or 20. LEAVE_FIVE, LEAVE_SUM: 5. END: 0. */
  uint8_t value;
  /** ROLL: second die; else 0. */
  uint8_t value2;
  /** MOVE_DIE, MOVE_REWARD: PARCHEESI_PATH_RING or PARCHEESI_PATH_ROW; else 0. */
  uint8_t path;
  /** The pawn's place before, NOWHERE where unused. Written by the library, ignored on input. */
  uint8_t from;
  /** Its place after, NOWHERE where unused or out of reach. Written by the library, ignored on input. */
  uint8_t to;
} parcheesi_action;

/**
 * Why an action is refused; parcheesi_refusal_to_text makes a sentence of it. What each reason uses is told at its
 * constant; unused fields are 0, an unused place NOWHERE, an unused color NOBODY.
 */
typedef struct parcheesi_refusal {
  /** PARCHEESI_REASON_GAME_OVER and so on. Later versions may add reasons. */
  uint8_t reason;
  /** The rule that forbids the action is rule_part.rule_item of the rule book. */
  uint8_t rule_part;
  /** See rule_part. */
  uint8_t rule_item;
  /** The place concerned. */
  uint8_t place;
  /** Whose blockade or pawn is in the way. */
  uint8_t color;
  /** Which pawn is in the way, where it is one. */
  uint8_t pawn;
  /** A number that belongs to the reason. */
  uint8_t value;
  /** Zero. */
  uint8_t reserved;
  /** The refused action. */
  parcheesi_action action;
  /** Where a duty refuses: an action that begins a better use of the dice, or takes a reward. Otherwise all zeros. */
  parcheesi_action better;
} parcheesi_refusal;

/**
 * One thing that happened; the list of them is enough to animate a board. What each kind uses is told at its constant;
 * unused fields are 0, unused places NOWHERE, unused colors NOBODY.
 */
typedef struct parcheesi_event {
  /** PARCHEESI_EVENT_ROLLED to PARCHEESI_EVENT_GAME_OVER. Later versions may add kinds: skip what is unknown. */
  uint8_t kind;
  /** Whom it happened to: who rolled, whose pawn, who earned or lost. */
  uint8_t color;
  /** The pawn, 0 to 3. */
  uint8_t pawn;
  /** Where it was. */
  uint8_t from;
  /** Where it is now. */
  uint8_t to;
  /** A number: a die, a reward, a place taken. */
  uint8_t value;
  /** A second number. */
  uint8_t value2;
  /** MOVED: PARCHEESI_PATH_RING or PARCHEESI_PATH_ROW. */
  uint8_t path;
  /** CAPTURED: who captured. TURN_PASSED: who rolls next. */
  uint8_t other_color;
  /** CAPTURED: the pawn that captured. */
  uint8_t other_pawn;
  /** Zeros. */
  uint8_t reserved[6];
} parcheesi_event;

/**
 * A seeded generator: a value like a game. It throws dice and picks numbers, and equal seeds give equal values on every
 * machine and in every version, for ever. Any 16 bytes are a generator; it is not for secrets.
 */
typedef struct parcheesi_rng {
  /** PCG-XSH-RR 64/32: the state, then the increment, both little-endian. */
  uint8_t bytes[16];
} parcheesi_rng;

/* The layout is part of the contract: a compiler that lays it out otherwise refuses this file. */
#if defined(__cplusplus)
#define PARCHEESI_ASSERT(condition) static_assert(condition, #condition)
#define PARCHEESI_ALIGN(type) alignof(type)
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 202311L
#define PARCHEESI_ASSERT(condition) static_assert(condition, #condition)
#define PARCHEESI_ALIGN(type) alignof(type)
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define PARCHEESI_ASSERT(condition) _Static_assert(condition, #condition)
#define PARCHEESI_ALIGN(type) _Alignof(type)
#else
/* C99 has no assertions: an array of negative size where one does not hold, and a struct to tell an alignment. */
#define PARCHEESI_JOIN(a, b) a##b
#define PARCHEESI_NAME(a, b) PARCHEESI_JOIN(a, b)
#define PARCHEESI_ASSERT(condition) typedef char PARCHEESI_NAME(parcheesi_layout_, __LINE__)[(condition) ? 1 : -1]
#define PARCHEESI_ALIGN(type) offsetof(struct type##_after_byte, value)
struct parcheesi_game_after_byte { char byte; parcheesi_game value; };
struct parcheesi_rng_after_byte { char byte; parcheesi_rng value; };
struct parcheesi_house_rules_after_byte { char byte; parcheesi_house_rules value; };
struct parcheesi_action_after_byte { char byte; parcheesi_action value; };
struct parcheesi_event_after_byte { char byte; parcheesi_event value; };
struct parcheesi_pending_after_byte { char byte; parcheesi_pending value; };
struct parcheesi_refusal_after_byte { char byte; parcheesi_refusal value; };
struct parcheesi_view_after_byte { char byte; parcheesi_view value; };
#endif
PARCHEESI_ASSERT(sizeof(parcheesi_status) == 4);
PARCHEESI_ASSERT(sizeof(parcheesi_game) == 128);
PARCHEESI_ASSERT(PARCHEESI_ALIGN(parcheesi_game) == 1);
PARCHEESI_ASSERT(offsetof(parcheesi_game, bytes) == 0);
PARCHEESI_ASSERT(sizeof(parcheesi_rng) == 16);
PARCHEESI_ASSERT(PARCHEESI_ALIGN(parcheesi_rng) == 1);
PARCHEESI_ASSERT(offsetof(parcheesi_rng, bytes) == 0);
PARCHEESI_ASSERT(sizeof(parcheesi_house_rules) == 32);
PARCHEESI_ASSERT(PARCHEESI_ALIGN(parcheesi_house_rules) == 4);
PARCHEESI_ASSERT(offsetof(parcheesi_house_rules, struct_size) == 0);
PARCHEESI_ASSERT(offsetof(parcheesi_house_rules, five_entry) == 4);
PARCHEESI_ASSERT(offsetof(parcheesi_house_rules, single_die) == 5);
PARCHEESI_ASSERT(offsetof(parcheesi_house_rules, doublet_play) == 6);
PARCHEESI_ASSERT(offsetof(parcheesi_house_rules, doublet_bottoms) == 7);
PARCHEESI_ASSERT(offsetof(parcheesi_house_rules, reroll_unmoved) == 8);
PARCHEESI_ASSERT(offsetof(parcheesi_house_rules, third_doublet) == 9);
PARCHEESI_ASSERT(offsetof(parcheesi_house_rules, rewards) == 10);
PARCHEESI_ASSERT(offsetof(parcheesi_house_rules, home_row) == 11);
PARCHEESI_ASSERT(offsetof(parcheesi_house_rules, blockade_together) == 12);
PARCHEESI_ASSERT(offsetof(parcheesi_house_rules, blockade_limit) == 13);
PARCHEESI_ASSERT(offsetof(parcheesi_house_rules, capture_rewards) == 14);
PARCHEESI_ASSERT(offsetof(parcheesi_house_rules, finish) == 15);
PARCHEESI_ASSERT(offsetof(parcheesi_house_rules, reward_window) == 16);
PARCHEESI_ASSERT(offsetof(parcheesi_house_rules, reserved) == 17);
PARCHEESI_ASSERT(sizeof(parcheesi_action) == 8);
PARCHEESI_ASSERT(PARCHEESI_ALIGN(parcheesi_action) == 1);
PARCHEESI_ASSERT(offsetof(parcheesi_action, kind) == 0);
PARCHEESI_ASSERT(offsetof(parcheesi_action, color) == 1);
PARCHEESI_ASSERT(offsetof(parcheesi_action, pawn) == 2);
PARCHEESI_ASSERT(offsetof(parcheesi_action, value) == 3);
PARCHEESI_ASSERT(offsetof(parcheesi_action, value2) == 4);
PARCHEESI_ASSERT(offsetof(parcheesi_action, path) == 5);
PARCHEESI_ASSERT(offsetof(parcheesi_action, from) == 6);
PARCHEESI_ASSERT(offsetof(parcheesi_action, to) == 7);
PARCHEESI_ASSERT(sizeof(parcheesi_event) == 16);
PARCHEESI_ASSERT(PARCHEESI_ALIGN(parcheesi_event) == 1);
PARCHEESI_ASSERT(offsetof(parcheesi_event, kind) == 0);
PARCHEESI_ASSERT(offsetof(parcheesi_event, color) == 1);
PARCHEESI_ASSERT(offsetof(parcheesi_event, pawn) == 2);
PARCHEESI_ASSERT(offsetof(parcheesi_event, from) == 3);
PARCHEESI_ASSERT(offsetof(parcheesi_event, to) == 4);
PARCHEESI_ASSERT(offsetof(parcheesi_event, value) == 5);
PARCHEESI_ASSERT(offsetof(parcheesi_event, value2) == 6);
PARCHEESI_ASSERT(offsetof(parcheesi_event, path) == 7);
PARCHEESI_ASSERT(offsetof(parcheesi_event, other_color) == 8);
PARCHEESI_ASSERT(offsetof(parcheesi_event, other_pawn) == 9);
PARCHEESI_ASSERT(offsetof(parcheesi_event, reserved) == 10);
PARCHEESI_ASSERT(sizeof(parcheesi_pending) == 4);
PARCHEESI_ASSERT(PARCHEESI_ALIGN(parcheesi_pending) == 1);
PARCHEESI_ASSERT(offsetof(parcheesi_pending, kind) == 0);
PARCHEESI_ASSERT(offsetof(parcheesi_pending, value) == 1);
PARCHEESI_ASSERT(offsetof(parcheesi_pending, reserved) == 2);
PARCHEESI_ASSERT(sizeof(parcheesi_refusal) == 24);
PARCHEESI_ASSERT(PARCHEESI_ALIGN(parcheesi_refusal) == 1);
PARCHEESI_ASSERT(offsetof(parcheesi_refusal, reason) == 0);
PARCHEESI_ASSERT(offsetof(parcheesi_refusal, rule_part) == 1);
PARCHEESI_ASSERT(offsetof(parcheesi_refusal, rule_item) == 2);
PARCHEESI_ASSERT(offsetof(parcheesi_refusal, place) == 3);
PARCHEESI_ASSERT(offsetof(parcheesi_refusal, color) == 4);
PARCHEESI_ASSERT(offsetof(parcheesi_refusal, pawn) == 5);
PARCHEESI_ASSERT(offsetof(parcheesi_refusal, value) == 6);
PARCHEESI_ASSERT(offsetof(parcheesi_refusal, reserved) == 7);
PARCHEESI_ASSERT(offsetof(parcheesi_refusal, action) == 8);
PARCHEESI_ASSERT(offsetof(parcheesi_refusal, better) == 16);
PARCHEESI_ASSERT(sizeof(parcheesi_view) == 128);
PARCHEESI_ASSERT(PARCHEESI_ALIGN(parcheesi_view) == 4);
PARCHEESI_ASSERT(offsetof(parcheesi_view, struct_size) == 0);
PARCHEESI_ASSERT(offsetof(parcheesi_view, stage) == 4);
PARCHEESI_ASSERT(offsetof(parcheesi_view, color) == 5);
PARCHEESI_ASSERT(offsetof(parcheesi_view, color_count) == 6);
PARCHEESI_ASSERT(offsetof(parcheesi_view, winner) == 7);
PARCHEESI_ASSERT(offsetof(parcheesi_view, colors) == 8);
PARCHEESI_ASSERT(offsetof(parcheesi_view, die1) == 12);
PARCHEESI_ASSERT(offsetof(parcheesi_view, die2) == 13);
PARCHEESI_ASSERT(offsetof(parcheesi_view, dice_count) == 14);
PARCHEESI_ASSERT(offsetof(parcheesi_view, doublets) == 15);
PARCHEESI_ASSERT(offsetof(parcheesi_view, dice) == 16);
PARCHEESI_ASSERT(offsetof(parcheesi_view, twenties) == 20);
PARCHEESI_ASSERT(offsetof(parcheesi_view, tens) == 21);
PARCHEESI_ASSERT(offsetof(parcheesi_view, capture_rewarded) == 22);
PARCHEESI_ASSERT(offsetof(parcheesi_view, placing_count) == 23);
PARCHEESI_ASSERT(offsetof(parcheesi_view, placings) == 24);
PARCHEESI_ASSERT(offsetof(parcheesi_view, places) == 28);
PARCHEESI_ASSERT(offsetof(parcheesi_view, blockade_ages) == 44);
PARCHEESI_ASSERT(offsetof(parcheesi_view, partners) == 60);
PARCHEESI_ASSERT(offsetof(parcheesi_view, reserved) == 64);
#undef PARCHEESI_ASSERT
#undef PARCHEESI_ALIGN
#undef PARCHEESI_NAME
#undef PARCHEESI_JOIN

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * The version of the library, such as "1.2.3".
 *
 * Never NULL.
 */
PARCHEESI_API const char *parcheesi_version(void);

/** The PARCHEESI_ABI_VERSION of the library: a host whose header says another one must not go on. */
PARCHEESI_API uint32_t parcheesi_abi_version(void);

/**
 * What a status says, in English, without a full stop. Any number is answered.
 *
 * Never NULL.
 */
PARCHEESI_API const char *parcheesi_status_message(int32_t status);

/**
 * What a reason says, in English, without a full stop; parcheesi_refusal_to_text says more. Any number is answered.
 *
 * Never NULL.
 */
PARCHEESI_API const char *parcheesi_reason_message(uint8_t reason);

/**
 * Writes a set of house rules, to be used as it is or changed option by option.
 *
 * struct_size is sizeof(parcheesi_house_rules); preset is PARCHEESI_RULES_STANDARD, _PUBLISHER or _CLASSIC.
 *
 * Status: OK, NULL, INVALID, ABI.
 */
PARCHEESI_API
parcheesi_status parcheesi_house_rules_init(parcheesi_house_rules *house_rules,
                                            uint32_t struct_size,
                                            uint32_t preset);

/**
 * Whether every option has a value of its rule and the reserved bytes are zeros.
 *
 * Status: OK, NULL, INVALID, ABI.
 */
PARCHEESI_API parcheesi_status parcheesi_house_rules_check(const parcheesi_house_rules *house_rules);

/**
 * The house rules of a game. struct_size is sizeof(parcheesi_house_rules).
 *
 * Status: OK, NULL, CORRUPT, UNSUPPORTED, ABI.
 */
PARCHEESI_API
parcheesi_status parcheesi_game_house_rules(const parcheesi_game *game,
                                            parcheesi_house_rules *house_rules,
                                            uint32_t struct_size);

/**
 * Begins a game: all pawns in their nests, the first color to roll (rules 2.1 to 2.3).
 *
 * colors_in_turn_order holds count different colors, 2 to 4. The usual order is yellow, green, red, blue. house_rules
 * NULL is the standard rules.
 *
 * Status: OK, NULL, INVALID, ABI.
 */
PARCHEESI_API
parcheesi_status parcheesi_game_init(parcheesi_game *game,
                                     const uint8_t *colors_in_turn_order,
                                     size_t count,
                                     const parcheesi_house_rules *house_rules);

/**
 * Whether the 128 bytes are a game, with all that can be checked.
 *
 * Every call checks what it is given, all but one thing that takes a search: that there is a legal action on the stages
 * DICE and REWARDS. This one checks that too. A game that came from this library always passes.
 *
 * Status: OK, NULL, CORRUPT, UNSUPPORTED.
 */
PARCHEESI_API parcheesi_status parcheesi_game_check(const parcheesi_game *game);

/**
 * Everything that a renderer needs. struct_size is sizeof(parcheesi_view).
 *
 * Status: OK, NULL, CORRUPT, UNSUPPORTED, ABI.
 */
PARCHEESI_API
parcheesi_status parcheesi_view_get(const parcheesi_game *game,
                                    parcheesi_view *view,
                                    uint32_t struct_size);

/**
 * Where one pawn is. A pawn of a color that does not play is in its nest.
 *
 * Status: OK, NULL, INVALID, CORRUPT, UNSUPPORTED.
 */
PARCHEESI_API
parcheesi_status parcheesi_place_get(const parcheesi_game *game,
                                     uint8_t color,
                                     uint8_t pawn,
                                     uint8_t *place);

/**
 * A number for the position that is the same on every machine and in every version, for ever. Equal games have equal
 * numbers.
 *
 * Status: OK, NULL, CORRUPT, UNSUPPORTED.
 */
PARCHEESI_API parcheesi_status parcheesi_hash(const parcheesi_game *game, uint64_t *hash);

/**
 * Everything still owed or available (rule 3.3): dice ascending, rewards of twenty, rewards of ten, the re-roll.
 * At most PARCHEESI_MAX_PENDING; none when the game is over.
 *
 * Status: OK, NULL, BUFFER, CORRUPT, UNSUPPORTED.
 */
PARCHEESI_API
parcheesi_status parcheesi_pending_actions(const parcheesi_game *game,
                                           parcheesi_pending *pending,
                                           size_t capacity,
                                           size_t *count);

/**
 * The legal actions, in ascending dense number: on the stage ROLL the 36 rolls, none when the game is over. At most
 * PARCHEESI_MAX_ACTIONS.
 *
 * Status: OK, NULL, BUFFER, CORRUPT, UNSUPPORTED.
 */
PARCHEESI_API
parcheesi_status parcheesi_legal_actions(const parcheesi_game *game,
                                         parcheesi_action *actions,
                                         size_t capacity,
                                         size_t *count);

/**
 * Whether an action is legal, and if not, why: the first reason in the order of rule 15.1.
 *
 * refusal is written on STAGE, ILLEGAL and OVER; it may be NULL.
 *
 * Status: OK, NULL, INVALID, CORRUPT, STAGE, ILLEGAL, OVER, UNSUPPORTED.
 */
PARCHEESI_API
parcheesi_status parcheesi_check(const parcheesi_game *game,
                                 const parcheesi_action *action,
                                 parcheesi_refusal *refusal);

/**
 * The places that the pawn of an action goes over, in order, the last one included, so that no renderer needs to derive
 * routes. At most PARCHEESI_MAX_PATH; none where the action moves no pawn, or its pawn cannot go so far or that way.
 * Other pawns and duties are not considered: parcheesi_check does that.
 *
 * Status: OK, NULL, INVALID, BUFFER, CORRUPT, UNSUPPORTED.
 */
PARCHEESI_API
parcheesi_status parcheesi_path(const parcheesi_game *game,
                                const parcheesi_action *action,
                                uint8_t *places,
                                size_t capacity,
                                size_t *count);

/**
 * The dense number of an action, 0 to 108, stable for ever: rolls 6 * (first - 1) + second - 1, leaving the nest
 * 36 + 2 * pawn, one more with the sum, a move 44 + 16 * pawn + 2 * v, one more for PATH_ROW, where v is 0 to 5 for the
 * dice 1 to 6, 6 for ten and 7 for twenty, and END 108.
 *
 * Status: OK, NULL, INVALID.
 */
PARCHEESI_API parcheesi_status parcheesi_action_index(const parcheesi_action *action, uint8_t *index);

/**
 * The action with this dense number, 0 to 108.
 *
 * Status: OK, NULL, INVALID.
 */
PARCHEESI_API parcheesi_status parcheesi_action_from_index(uint8_t index, parcheesi_action *action);

/**
 * Throws the dice: gives the game the numbers that the host's dice show, each 1 to 6. The same as parcheesi_apply with
 * an action of kind ROLL.
 *
 * The events tell what happened, in order; the order is part of the contract. At most PARCHEESI_MAX_EVENTS. (NULL, 0)
 * means that they are not wanted, and count may be NULL then.
 *
 * Status: OK, NULL, INVALID, BUFFER, CORRUPT, STAGE, OVER, UNSUPPORTED.
 */
PARCHEESI_API
parcheesi_status parcheesi_roll(parcheesi_game *game,
                                uint8_t die1,
                                uint8_t die2,
                                parcheesi_event *events,
                                size_t capacity,
                                size_t *count);

/**
 * Does an action and all that follows from it by itself. An action that parcheesi_check refuses is refused with the same
 * status, and the game is as it was.
 *
 * The events tell what happened, in order; the order is part of the contract. At most PARCHEESI_MAX_EVENTS. (NULL, 0)
 * means that they are not wanted, and count may be NULL then.
 *
 * Status: OK, NULL, INVALID, BUFFER, CORRUPT, STAGE, ILLEGAL, OVER, UNSUPPORTED.
 */
PARCHEESI_API
parcheesi_status parcheesi_apply(parcheesi_game *game,
                                 const parcheesi_action *action,
                                 parcheesi_event *events,
                                 size_t capacity,
                                 size_t *count);

/**
 * The position on one line, canonical: equal games have equal texts. The text is the whole game and lasts; it is what to
 * save. At most PARCHEESI_MAX_TEXT bytes.
 *
 * Status: OK, NULL, BUFFER, CORRUPT, UNSUPPORTED.
 */
PARCHEESI_API
parcheesi_status parcheesi_to_text(const parcheesi_game *game,
                                   char *text,
                                   size_t capacity,
                                   size_t *size);

/**
 * The game in the position with this text, checked as by parcheesi_game_check. Only the canonical spelling is read, without a
 * line break.
 *
 * error_at is written on FORMAT: the byte where the text goes wrong, counted from 0; it may be NULL.
 *
 * Status: OK, NULL, FORMAT.
 */
PARCHEESI_API
parcheesi_status parcheesi_from_text(parcheesi_game *game,
                                     const char *text,
                                     size_t size,
                                     size_t *error_at);

/**
 * An action as one word: 3-5 a roll, 0e5 and 0es pawn 0 leaves its nest with a five or the sum, 2+6 pawn 2 moves six,
 * 2+6h into its home row, end.
 *
 * Status: OK, NULL, INVALID, BUFFER.
 */
PARCHEESI_API
parcheesi_status parcheesi_action_to_text(const parcheesi_action *action,
                                          char *text,
                                          size_t capacity,
                                          size_t *size);

/**
 * The action with this text.
 *
 * Status: OK, NULL, FORMAT.
 */
PARCHEESI_API
parcheesi_status parcheesi_action_from_text(const char *text,
                                            size_t size,
                                            parcheesi_action *action);

/**
 * The full sentence, in English, without a full stop, with the action, the place and the number of the rule:
 * pawn 2 cannot move 6: a blockade stands on space 34 (rule 8.2).
 *
 * INVALID if a number is out of range, the rule is not that of the reason, or a field that the reason does not use is not
 * as parcheesi_check leaves it. Whether the reason can come up with that action, on that place, is not looked at.
 *
 * Status: OK, NULL, INVALID, BUFFER.
 */
PARCHEESI_API
parcheesi_status parcheesi_refusal_to_text(const parcheesi_refusal *refusal,
                                           char *text,
                                           size_t capacity,
                                           size_t *size);

/**
 * What happened, as a sentence in English without a full stop: Yellow's pawn 0 moves 2 from space 1 to space 3. The words
 * may change between versions.
 *
 * INVALID if a number is out of range, a field that the event does not use is not as the library leaves it, or no pawn can
 * move so.
 *
 * Status: OK, NULL, INVALID, BUFFER.
 */
PARCHEESI_API
parcheesi_status parcheesi_event_to_text(const parcheesi_event *event,
                                         char *text,
                                         size_t capacity,
                                         size_t *size);

/**
 * The board as an SVG document, which fills the room that it is given. At most PARCHEESI_MAX_SVG bytes.
 *
 * marks is 0 or a sum of PARCHEESI_MARK_ numbers. pawn says of which pawn of the player to move PARCHEESI_MARK_TARGETS
 * marks the targets, or PARCHEESI_NOBODY of all. last_move is the event of the move to mark as the last one; NULL and events
 * in which no pawn leaves its nest or moves forward mark none.
 *
 * A pawn is a group with the attributes data-color and data-pawn, a space has data-place, in home rows and at home with
 * data-color, all as in position text: where a click on the picture went.
 *
 * INVALID if marks, pawn or the event is out of range; of the event as in parcheesi_event_to_text.
 *
 * Status: OK, NULL, INVALID, BUFFER, CORRUPT, UNSUPPORTED.
 */
PARCHEESI_API
parcheesi_status parcheesi_game_to_svg(const parcheesi_game *game,
                                       uint32_t marks,
                                       uint8_t pawn,
                                       const parcheesi_event *last_move,
                                       char *text,
                                       size_t capacity,
                                       size_t *size);

/**
 * A generator with this seed. Equal seeds give equal values, for ever.
 *
 * Status: OK, NULL.
 */
PARCHEESI_API parcheesi_status parcheesi_rng_init(parcheesi_rng *rng, uint64_t seed);

/**
 * A throw of two dice, each 1 to 6.
 *
 * Status: OK, NULL.
 */
PARCHEESI_API parcheesi_status parcheesi_rng_roll(parcheesi_rng *rng, uint8_t *die1, uint8_t *die2);

/**
 * A number below n, each equally likely; n is 1 or more.
 *
 * Status: OK, NULL, INVALID.
 */
PARCHEESI_API parcheesi_status parcheesi_rng_below(parcheesi_rng *rng, uint32_t n, uint32_t *value);

/**
 * What a computer player does: an action for the player to move, ready for parcheesi_apply. On the stage ROLL it is a
 * throw from the generator, as by parcheesi_rng_roll.
 *
 * level is PARCHEESI_LEVEL_RANDOM to PARCHEESI_LEVEL_HARD. The same game, level and generator give the same action on
 * every machine, but a later version may play otherwise. Off the stage ROLL the levels MEDIUM and HARD leave the generator
 * as it is: good for hints. HARD takes some milliseconds, the others microseconds.
 *
 * Status: OK, NULL, INVALID, CORRUPT, OVER, UNSUPPORTED.
 */
PARCHEESI_API
parcheesi_status parcheesi_bot_choose(const parcheesi_game *game,
                                      uint8_t level,
                                      parcheesi_rng *rng,
                                      parcheesi_action *action);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* PARCHEESI_H */
