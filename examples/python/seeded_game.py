"""A whole game from a seed, printed as a game record: the Python twin of examples/seeded_game.rs, byte for byte.

    cargo rustc --release --lib --features capi --crate-type cdylib
    python3 examples/python/seeded_game.py 7
    python3 examples/python/seeded_game.py 7 medium
"""

import sys

from parcheesi import Action, Dice, Game, Level, Stage


def main(arguments: "list[str]") -> int:
    try:
        text, *names = arguments
        if len(names) > 1 or not set(names) <= {level.name.lower() for level in Level}:
            raise ValueError
        if not (text.isascii() and text.isdigit()):
            raise ValueError
        dice = Dice(int(text))
    except ValueError:
        print("usage: seeded_game.py SEED [random | easy | medium | hard]", file=sys.stderr)
        return 2
    level = Level[names[0].upper()] if names else None
    game = Game()
    print(game)
    while (stage := game.stage) is not Stage.OVER:
        if level is not None:
            action = game.bot_choose(level, dice)
        else:
            # What the level random does.
            action = Action.throw(*dice.roll()) if stage is Stage.ROLL else dice.choose(game.legal_actions())
        game.apply(action)
        print(action)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
