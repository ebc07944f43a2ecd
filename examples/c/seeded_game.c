/*
 * A whole game from a seed, printed as a game record: the C twin of examples/seeded_game.rs, byte for byte.
 *
 *     cargo rustc --release --lib --features capi --crate-type staticlib
 *     gcc -std=c99 -Iinclude examples/c/seeded_game.c target/release/libparcheesi.a -o target/game && target/game 7
 *     target/game 7 medium
 */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "parcheesi.h"

/* Ends the program when a call fails: a game that goes by the list of legal actions never makes one fail. */
static void must(parcheesi_status status, const char *what) {
  if (status != PARCHEESI_STATUS_OK) {
    fprintf(stderr, "seeded_game: %s: %s\n", what, parcheesi_status_message(status));
    exit(1);
  }
}

/* A whole number up to 18446744073709551615, with nothing before or after it: 1, else 0. */
static int read_seed(const char *text, uint64_t *seed) {
  char *end;
  uintmax_t number;
  if (text[0] < '0' || text[0] > '9') return 0;
  errno = 0;
  number = strtoumax(text, &end, 10);
  if (errno != 0 || *end != '\0' || number > UINT64_MAX) return 0;
  *seed = (uint64_t)number;
  return 1;
}

static void print_position(const parcheesi_game *game) {
  char text[PARCHEESI_MAX_TEXT];
  size_t size;
  must(parcheesi_to_text(game, text, sizeof text, &size), "parcheesi_to_text");
  printf("%.*s\n", (int)size, text);
}

static void print_action(const parcheesi_action *action) {
  char text[PARCHEESI_MAX_TEXT];
  size_t size;
  must(parcheesi_action_to_text(action, text, sizeof text, &size), "parcheesi_action_to_text");
  printf("%.*s\n", (int)size, text);
}

/* The level of this name: its number, else -1. */
static int read_level(const char *text) {
  static const char *const names[] = {"random", "easy", "medium", "hard"};
  int level;
  for (level = PARCHEESI_LEVEL_RANDOM; level <= PARCHEESI_LEVEL_HARD; level++) {
    if (strcmp(text, names[level]) == 0) return level;
  }
  return -1;
}

/* The dice on the stage ROLL, otherwise any of the legal actions: what the level random does. */
static void choose(const parcheesi_game *game, uint8_t stage, parcheesi_rng *rng, parcheesi_action *action) {
  if (stage == PARCHEESI_STAGE_ROLL) {
    const parcheesi_action roll = {PARCHEESI_ACTION_ROLL, PARCHEESI_NOBODY, 0, 0, 0, 0, 0, 0};
    *action = roll;
    must(parcheesi_rng_roll(rng, &action->value, &action->value2), "parcheesi_rng_roll");
  } else {
    parcheesi_action actions[PARCHEESI_MAX_ACTIONS];
    size_t count;
    uint32_t i;
    must(parcheesi_legal_actions(game, actions, PARCHEESI_MAX_ACTIONS, &count), "parcheesi_legal_actions");
    must(parcheesi_rng_below(rng, (uint32_t)count, &i), "parcheesi_rng_below");
    *action = actions[i];
  }
}

int main(int argc, char **argv) {
  static const uint8_t clockwise[] = {PARCHEESI_COLOR_YELLOW, PARCHEESI_COLOR_GREEN, PARCHEESI_COLOR_RED,
                                      PARCHEESI_COLOR_BLUE};
  uint64_t seed;
  parcheesi_rng rng;
  parcheesi_game game;
  parcheesi_view view;
  int level = -1;

  if (argc < 2 || argc > 3 || !read_seed(argv[1], &seed) || (argc == 3 && (level = read_level(argv[2])) < 0)) {
    fprintf(stderr, "usage: seeded_game SEED [random | easy | medium | hard]\n");
    return 2;
  }
  if (parcheesi_abi_version() != PARCHEESI_ABI_VERSION) {
    fprintf(stderr, "seeded_game: made for another version of the library than %s\n", parcheesi_version());
    return 1;
  }

  must(parcheesi_rng_init(&rng, seed), "parcheesi_rng_init");
  must(parcheesi_game_init(&game, clockwise, sizeof clockwise, NULL), "parcheesi_game_init");
  print_position(&game);
  for (;;) {
    parcheesi_action action;
    must(parcheesi_view_get(&game, &view, sizeof view), "parcheesi_view_get");
    if (view.stage == PARCHEESI_STAGE_OVER) break;
    if (level < 0) {
      choose(&game, view.stage, &rng, &action);
    } else {
      must(parcheesi_bot_choose(&game, (uint8_t)level, &rng, &action), "parcheesi_bot_choose");
    }
    must(parcheesi_apply(&game, &action, NULL, 0, NULL), "parcheesi_apply");
    print_action(&action);
  }
  return fflush(stdout) == 0 ? 0 : 1;
}
