"""A whole game from a seed, printed as a game record: the Python twin of examples/seeded_game.rs, byte for byte.

    cargo rustc --release --lib --features capi --crate-type cdylib
    python3 examples/python/seeded_game.py 7
"""

import sys

from parcheesi import Action, Dice, Game, Stage


def main(arguments: "list[str]") -> int:
    try:
        (text,) = arguments
        if not (text.isascii() and text.isdigit()):
            raise ValueError
        dice = Dice(int(text))
    except ValueError:
        print("usage: seeded_game.py SEED", file=sys.stderr)
        return 2
    game = Game()
    print(game)
    while (stage := game.stage) is not Stage.OVER:
        action = Action.throw(*dice.roll()) if stage is Stage.ROLL else dice.choose(game.legal_actions())
        game.apply(action)
        print(action)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
