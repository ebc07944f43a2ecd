"""What the Python module promises, checked: values, texts, refusals, errors. Run it; it says what failed."""

import copy
import ctypes
import pickle
import re
import unittest
from pathlib import Path

import parcheesi
from parcheesi import Action, ActionKind, Color, Dice, EventKind, FormatError, Game, HouseRules, Level, Refused, Rules, Stage


class Checks(unittest.TestCase):
    START = "Y:n,n,n,n/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n Y roll"

    def test_a_game_is_a_value(self) -> None:
        game = Game()
        self.assertEqual(str(game), self.START)
        self.assertEqual(repr(game), f"Game.parse({self.START!r})")
        self.assertEqual(eval(repr(game)), game)
        other = game.copy()
        other.roll(5, 2)
        self.assertEqual(str(game), self.START)
        self.assertNotEqual(game, other)
        for same in (copy.copy(other), copy.deepcopy(other), pickle.loads(pickle.dumps(other)), Game.parse(str(other))):
            self.assertEqual(same, other)
            self.assertEqual(hash(same), hash(other))
        self.assertNotEqual(game, self.START)

    def test_what_is_seen(self) -> None:
        game = Game((Color.YELLOW, Color.RED))
        self.assertEqual(game.colors, (Color.YELLOW, Color.RED))
        self.assertIs(game.stage, Stage.ROLL)
        self.assertEqual(len(game.legal_actions()), 36)
        events = game.roll(5, 2)
        self.assertEqual([event.kind for event in events], [EventKind.ROLLED])
        self.assertEqual((game.current_roll, game.dice_left), ((5, 2), (2, 5)))
        self.assertEqual([pending.value for pending in game.pending()], [2, 5])
        leave = game.legal_actions()[0]
        self.assertEqual((str(leave), leave.color, leave.to_place), ("0e5", Color.YELLOW, 0))
        events = game.apply(leave)
        self.assertEqual(events[0].kind, EventKind.LEFT_NEST)
        self.assertEqual(game.place(Color.YELLOW, 0), 0)
        self.assertEqual(game.path("0+2"), [1, 2])
        self.assertIsNone(game.winner)
        self.assertEqual(Game.parse("Y:*,*,*,*/R:n,n,n,n Y over w=Y").winner, Color.YELLOW)

    def test_events_are_sentences_and_pictures_have_marks(self) -> None:
        game = Game.parse("Y:1,n,n,n/R:3,n,n,n Y 2-4:24")
        events = game.apply("0+2")
        self.assertEqual(str(events[0]), "Yellow's pawn 0 moves 2 from space 1 to space 3")
        self.assertEqual(str(events[1]), "Yellow's pawn 0 captures Red's pawn 0 on space 3")
        plain = game.svg()
        self.assertTrue(plain.startswith("<svg ") and plain.endswith("</svg>") and str(game) in plain)
        everything = game.svg(parcheesi.Mark.SPACE_NUMBERS | parcheesi.Mark.TARGETS, last_move=events[0])
        for more in (game.svg(parcheesi.Mark.SPACE_NUMBERS), game.svg(last_move=events[0])):
            self.assertTrue(len(plain) < len(more) < len(everything))
        self.assertEqual(game.svg(last_move=events[1]), plain)
        self.assertEqual(game.svg(parcheesi.Mark.TARGETS, pawn=1), plain)
        self.assertNotEqual(game.svg(parcheesi.Mark.TARGETS, pawn=0), plain)
        self.assertRaises(ValueError, game.svg, pawn=4)
        self.assertRaises(ValueError, game.svg, 4)

    def test_a_computer_player(self) -> None:
        dice, same = Dice(7), Dice(7)
        self.assertEqual(str(Game().bot_choose(Level.HARD, dice)), str(Action.throw(*same.roll())))
        game = Game.parse("Y:5,24,n,n/R:20,n,n,n Y 6-2:2")
        self.assertEqual(str(game.bot_choose(Level.MEDIUM, dice)), "0+2")
        self.assertEqual(dice.below(1000), same.below(1000))
        self.assertIsNone(Game.parse("Y:*,*,*,*/R:n,n,n,n Y over w=Y").bot_choose(Level.EASY, dice))
        with self.assertRaises(ValueError):
            game.bot_choose(4, dice)  # type: ignore[arg-type]

    def test_a_refusal_is_an_exception_with_the_sentence(self) -> None:
        game = Game.parse("Y:0,n,n,n/R:9,9,n,n Y 3-6:36")
        before = str(game)
        with self.assertRaises(Refused) as caught:
            game.apply("0+3")
        refused = caught.exception
        self.assertEqual(
            str(refused), "pawn 0 cannot move 3: another play uses higher dice, beginning with 0+6 (rule 11.3)"
        )
        self.assertEqual((refused.rule, str(refused.action), str(refused.better)), ((11, 3), "0+3", "0+6"))
        self.assertEqual(str(game), before)
        self.assertEqual(str(pickle.loads(pickle.dumps(refused))), str(refused))
        self.assertIsNone(game.refusal("0+6"))
        with self.assertRaises(Refused):
            Game().apply(Action(ActionKind.END))

    def test_errors(self) -> None:
        with self.assertRaises(FormatError) as caught:
            Game.parse("Y:n,n,n,n/X")
        self.assertEqual(caught.exception.error_at, 10)
        for text in ("", "0+7", "0+6 "):
            self.assertRaises(FormatError, Action.parse, text)
        self.assertRaises(ValueError, Game, [])
        self.assertRaises(ValueError, Game, [Color.YELLOW])
        self.assertRaises(ValueError, Game, [Color.YELLOW, 9])
        self.assertRaises(ValueError, Game().roll, 0, 7)
        self.assertRaises(ValueError, Game().roll, 257, 1)
        self.assertRaises(ValueError, Game().place, Color.YELLOW, 4)
        self.assertRaises(ValueError, HouseRules, finish=2)
        self.assertRaises(TypeError, HouseRules, finnish=1)
        self.assertRaises(ValueError, Dice, -1)
        self.assertRaises(ValueError, Dice(1).below, 0)

    def test_actions_have_numbers(self) -> None:
        for number in range(109):
            action = Action.from_number(number)
            self.assertEqual(action.number, number)
            self.assertEqual(Action.parse(str(action)), action)

    def test_house_rules(self) -> None:
        rules = HouseRules(Rules.CLASSIC, blockade_limit=2)
        game = Game(house_rules=rules)
        self.assertEqual(game.house_rules, rules)
        self.assertEqual(rules.blockade_limit, 2)
        self.assertEqual(pickle.loads(pickle.dumps(rules)), rules)
        self.assertEqual(str(Game(house_rules=HouseRules(Rules.CLASSIC))), self.START + " rules=classic")

    def test_dice_are_values_too(self) -> None:
        dice = Dice(7)
        dice.roll()
        for same in (copy.copy(dice), pickle.loads(pickle.dumps(dice))):
            self.assertEqual([same.roll() for _ in range(9)], [d.roll() for d in [copy.copy(dice)] for _ in range(9)])

    def test_the_numbers_are_those_of_the_header(self) -> None:
        header = (Path(__file__).resolve().parents[2] / "include" / "parcheesi.h").read_text()
        numbers = {name: int(value) for name, value in re.findall(r"^#define PARCHEESI_(\w+) (\d+)$", header, re.M)}
        enums = {"COLOR": Color, "STAGE": Stage, "ACTION": ActionKind, "PENDING": parcheesi.PendingKind}
        enums |= {"PATH": parcheesi.PathKind, "MARK": parcheesi.Mark, "EVENT": EventKind, "RULES": Rules, "LEVEL": Level}
        for prefix, enum in enums.items():
            named = {name: value for name, value in numbers.items() if name.startswith(prefix + "_")}
            for count in ("COLOR_COUNT", "ACTION_COUNT"):
                named.pop(count, None)
            self.assertEqual({f"{prefix}_{member.name}": member.value for member in enum}, named)
        for place in parcheesi.NestRowHome:
            self.assertEqual(place.value, numbers[place.name])
        for name in ("ABI_VERSION", "MAX_ACTIONS", "MAX_EVENTS", "MAX_PENDING", "MAX_PATH", "MAX_TEXT", "MAX_SVG"):
            self.assertEqual(getattr(parcheesi, "_" + name), numbers[name])
        statuses = {name: int(value) for name, value in re.findall(r"PARCHEESI_STATUS_(\w+) = (-?\d+)", header)}
        for name in ("OK", "INVALID", "STAGE", "ILLEGAL", "OVER", "FORMAT"):
            self.assertEqual(getattr(parcheesi, "_" + name), statuses[name])

    def test_the_structs_are_laid_out_as_the_header_says(self) -> None:
        header = (Path(__file__).resolve().parents[2] / "include" / "parcheesi.h").read_text()
        structs = {
            "game": parcheesi._GameBytes,
            "rng": parcheesi._DiceBytes,
            "house_rules": parcheesi._HouseRulesStruct,
            "action": parcheesi._ActionStruct,
            "event": parcheesi._EventStruct,
            "pending": parcheesi._PendingStruct,
            "refusal": parcheesi._RefusalStruct,
            "view": parcheesi._ViewStruct,
        }
        sizes = re.findall(r"\(sizeof\(parcheesi_(\w+)\) == (\d+)\)", header)
        sizes = [(name, int(size)) for name, size in sizes if name != "status"]
        self.assertEqual(sorted(sizes), sorted((name, ctypes.sizeof(struct)) for name, struct in structs.items()))
        aligns = re.findall(r"ALIGN\(parcheesi_(\w+)\) == (\d+)", header)
        self.assertEqual(len(aligns), len(structs))
        for name, align in aligns:
            self.assertEqual(ctypes.alignment(structs[name]), int(align), name)
        offsets = re.findall(r"offsetof\(parcheesi_(\w+), (\w+)\) == (\d+)", header)
        here = [
            (name, field[0].rstrip("_"), str(getattr(struct, field[0]).offset))
            for name, struct in structs.items()
            for field in struct._fields_
        ]
        self.assertEqual(sorted(offsets), sorted(here))

    def test_the_version_is_that_of_a_release(self) -> None:
        self.assertRegex(parcheesi.version(), r"^\d+\.\d+\.\d+")


if __name__ == "__main__":
    unittest.main()
