"""Parcheesi: the complete rules as a state machine, by way of the C interface of the library.

    from parcheesi import Dice, Game, Stage

    game, dice = Game(), Dice(7)
    while game.stage is not Stage.OVER:
        if game.stage is Stage.ROLL:
            game.roll(*dice.roll())
        else:
            game.apply(dice.choose(game.legal_actions()))
    print(game.winner)

A game is a value: it can be copied, compared, hashed, pickled and printed as one line of text. What the rules refuse is
raised as `Refused`, whose message is the full sentence with the number of the rule.

The shared library is looked for in this order: the file that the environment variable PARCHEESI_LIBRARY names; the
directory of this module; target/release and target/dist/lib of the source tree that this module lies in; the system.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import enum
import os
import sys
from ctypes import POINTER, byref, c_char, c_char_p, c_int32, c_size_t, c_uint8, c_uint32, c_uint64
from pathlib import Path
from typing import Any, Iterable, Iterator, NamedTuple, NoReturn, Optional, Sequence, Tuple, TypeVar, Union

__all__ = [
    "Action",
    "ActionKind",
    "Color",
    "Dice",
    "Event",
    "EventKind",
    "FormatError",
    "Game",
    "HouseRules",
    "Level",
    "LibraryError",
    "Mark",
    "NestRowHome",
    "ParcheesiError",
    "PathKind",
    "Pending",
    "PendingKind",
    "Refused",
    "Rules",
    "Stage",
    "version",
]

_ABI_VERSION = 1
_MAX_ACTIONS, _MAX_EVENTS, _MAX_PENDING, _MAX_PATH, _MAX_TEXT, _MAX_SVG = 64, 64, 32, 32, 512, 65536
_OK, _INVALID, _STAGE, _ILLEGAL, _OVER, _FORMAT = 0, -2, -5, -6, -7, -8

_Item = TypeVar("_Item")


class Color(enum.IntEnum):
    """A seat, in the direction of travel."""

    YELLOW = 0
    BLUE = 1
    RED = 2
    GREEN = 3


class Stage(enum.IntEnum):
    """What the player to move has to do now."""

    ROLL = 1
    DICE = 2
    REWARDS = 3
    OVER = 4


class Level(enum.IntEnum):
    """How well a computer player plays."""

    RANDOM = 0
    EASY = 1
    MEDIUM = 2
    HARD = 3


class ActionKind(enum.IntEnum):
    ROLL = 1
    LEAVE_FIVE = 2
    LEAVE_SUM = 3
    MOVE_DIE = 4
    MOVE_REWARD = 5
    END = 6


class PendingKind(enum.IntEnum):
    ROLL = 1
    DIE = 2
    REWARD_20 = 3
    REWARD_10 = 4
    REROLL = 5


class PathKind(enum.IntEnum):
    RING = 1
    ROW = 2


class EventKind(enum.IntEnum):
    ROLLED = 1
    LEFT_NEST = 2
    MOVED = 3
    BLOCKADE_BROKEN = 4
    CAPTURED = 5
    BLOCKADE_FORMED = 6
    REACHED_HOME = 7
    REWARD_EARNED = 8
    DIE_FORFEITED = 9
    REWARD_FORFEITED = 10
    PENALTY = 11
    ROLL_AGAIN = 12
    TURN_PASSED = 13
    PLACED = 14
    GAME_OVER = 15


class Rules(enum.IntEnum):
    """The named sets of house rules."""

    STANDARD = 1
    PUBLISHER = 2
    CLASSIC = 3


class Mark(enum.IntFlag):
    """What a picture shows besides the pawns; they can be added."""

    SPACE_NUMBERS = 1
    #: Where pawns can go now.
    TARGETS = 2


class NestRowHome(enum.IntEnum):
    """The places that are no space of the ring (0 to 67)."""

    NEST = 200
    ROW_FIRST = 201
    ROW_LAST = 207
    HOME = 208
    NOWHERE = 255


def _bytes(*names: str) -> list[tuple[str, type[c_uint8]]]:
    return [(name, c_uint8) for name in names]


class _GameBytes(ctypes.Structure):
    _fields_ = [("bytes", c_uint8 * 128)]


class _DiceBytes(ctypes.Structure):
    _fields_ = [("bytes", c_uint8 * 16)]


_OPTIONS = (
    "five_entry",
    "single_die",
    "doublet_play",
    "doublet_bottoms",
    "reroll_unmoved",
    "third_doublet",
    "rewards",
    "home_row",
    "blockade_together",
    "blockade_limit",
    "capture_rewards",
    "finish",
    "reward_window",
)


class _HouseRulesStruct(ctypes.Structure):
    _fields_ = [("struct_size", c_uint32), *_bytes(*_OPTIONS), ("reserved", c_uint8 * 15)]


class _ActionStruct(ctypes.Structure):
    _fields_ = _bytes("kind", "color", "pawn", "value", "value2", "path", "from_", "to")


class _EventStruct(ctypes.Structure):
    _fields_ = [
        *_bytes("kind", "color", "pawn", "from_", "to", "value", "value2", "path", "other_color", "other_pawn"),
        ("reserved", c_uint8 * 6),
    ]


class _PendingStruct(ctypes.Structure):
    _fields_ = [("kind", c_uint8), ("value", c_uint8), ("reserved", c_uint8 * 2)]


class _RefusalStruct(ctypes.Structure):
    _fields_ = [
        *_bytes("reason", "rule_part", "rule_item", "place", "color", "pawn", "value", "reserved"),
        ("action", _ActionStruct),
        ("better", _ActionStruct),
    ]


class _ViewStruct(ctypes.Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("stage", c_uint8),
        ("color", c_uint8),
        ("color_count", c_uint8),
        ("winner", c_uint8),
        ("colors", c_uint8 * 4),
        ("die1", c_uint8),
        ("die2", c_uint8),
        ("dice_count", c_uint8),
        ("doublets", c_uint8),
        ("dice", c_uint8 * 4),
        ("twenties", c_uint8),
        ("tens", c_uint8),
        ("capture_rewarded", c_uint8),
        ("placing_count", c_uint8),
        ("placings", c_uint8 * 4),
        ("places", c_uint8 * 16),
        ("blockade_ages", c_uint8 * 16),
        ("partners", c_uint8 * 4),
        ("reserved", c_uint8 * 64),
    ]


class ParcheesiError(Exception):
    """What every error of this module is."""


class LibraryError(ParcheesiError, RuntimeError):
    """The library is not what this module expects, or it was called wrongly."""


class FormatError(ParcheesiError, ValueError):
    """A text is no position or action."""

    def __init__(self, text: str, error_at: Optional[int]) -> None:
        super().__init__(text, error_at)
        self.text = text
        #: Where the text goes wrong, in bytes from 0; None where the library does not say.
        self.error_at = error_at

    def __str__(self) -> str:
        where = "" if self.error_at is None else f" at byte {self.error_at}"
        return f"{self.text!r} is not valid{where}"


class Refused(ParcheesiError):
    """The rules refuse an action, and this is why. The game is as it was."""

    def __init__(
        self,
        sentence: str,
        action: Action,
        rule: Tuple[int, int],
        reason: int,
        place: Optional[int] = None,
        better: Optional[Action] = None,
    ) -> None:
        super().__init__(sentence, action, rule, reason, place, better)
        self.action = action
        #: The number of the rule: (8, 2) is rule 8.2.
        self.rule = rule
        #: The number of the reason, as in the table of constants.
        self.reason = reason
        #: The place concerned, None where there is none.
        self.place = place
        #: Where a duty refuses: an action that begins a better use of the dice.
        self.better = better

    def __str__(self) -> str:
        return str(self.args[0])


class Action(NamedTuple):
    """One thing to do. Its text is that of the library: 3-5, 0e5, 2+6, 2+6h, end."""

    kind: ActionKind
    pawn: int = 0
    value: int = 0
    value2: int = 0
    path: int = 0
    #: Who moves and the places before and after; None where they are not known or not used.
    color: Optional[Color] = None
    from_place: Optional[int] = None
    to_place: Optional[int] = None

    @classmethod
    def throw(cls, die1: int, die2: int) -> Action:
        """The throw of two dice, each 1 to 6."""
        return cls(ActionKind.ROLL, value=die1, value2=die2)

    @classmethod
    def parse(cls, text: str) -> Action:
        """The action with this text. Raises FormatError."""
        data, struct = text.encode(), _ActionStruct()
        if _library.parcheesi_action_from_text(data, len(data), byref(struct)) == _FORMAT:
            raise FormatError(text, None)
        return _action(struct)

    @classmethod
    def from_number(cls, number: int) -> Action:
        """The action with this dense number, 0 to 108."""
        struct = _ActionStruct()
        _must(_library.parcheesi_action_from_index(_byte(number), byref(struct)))
        return _action(struct)

    @property
    def number(self) -> int:
        """The dense number, 0 to 108, stable for ever."""
        number = c_uint8()
        _must(_library.parcheesi_action_index(byref(_struct(self)), byref(number)))
        return number.value

    def __str__(self) -> str:
        return _text(_library.parcheesi_action_to_text, _struct(self))


class Event(NamedTuple):
    """One thing that happened; the list of them is enough to animate a board. Unused fields are None or 0."""

    kind: Union[EventKind, int]
    color: Optional[Color]
    pawn: int
    from_place: Optional[int]
    to_place: Optional[int]
    value: int
    value2: int
    path: int
    other_color: Optional[Color]
    other_pawn: int

    def __str__(self) -> str:
        """A sentence without a full stop."""
        return _text(_library.parcheesi_event_to_text, _event_struct(self))


class Pending(NamedTuple):
    """Something the player to move still owes or may still use (rule 3.3)."""

    kind: PendingKind
    #: The number of a die, else 0.
    value: int


class HouseRules:
    """House rules 16.1 to 16.13. Each option is the place of its value in the rule's list from 0, which is the default.

    HouseRules() is the standard, HouseRules(Rules.CLASSIC, blockade_limit=2) a named set with one change.
    """

    __slots__ = ("_struct",)
    OPTIONS = _OPTIONS

    def __init__(self, preset: Rules = Rules.STANDARD, **options: int) -> None:
        self._struct = _HouseRulesStruct()
        size = ctypes.sizeof(_HouseRulesStruct)
        _must(_library.parcheesi_house_rules_init(byref(self._struct), size, int(preset)))
        for name, value in options.items():
            if name not in _OPTIONS:
                raise TypeError(f"no house rule is called {name!r}")
            setattr(self._struct, name, _byte(value))
        if _library.parcheesi_house_rules_check(byref(self._struct)) != _OK:
            raise ValueError(f"a value that its rule does not have: {options}")

    def __getattr__(self, name: str) -> int:
        if name not in _OPTIONS:
            raise AttributeError(name)
        return int(getattr(self._struct, name))

    def options(self) -> dict[str, int]:
        """Every option with its value."""
        return {name: int(getattr(self._struct, name)) for name in _OPTIONS}

    def __reduce__(self) -> Tuple[Any, ...]:
        return _house_rules, (self.options(),)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HouseRules) and bytes(self._struct) == bytes(other._struct)

    def __hash__(self) -> int:
        return hash(bytes(self._struct))

    def __repr__(self) -> str:
        return f"HouseRules({', '.join(f'{name}={value}' for name, value in self.options().items() if value)})"


class Dice:
    """A seeded generator whose values are the same on every machine and in every version. Not for secrets."""

    __slots__ = ("_bytes",)

    def __init__(self, seed: int) -> None:
        if not 0 <= seed < 1 << 64:
            raise ValueError("a seed is a number from 0 to 18446744073709551615")
        self._bytes = _DiceBytes()
        _must(_library.parcheesi_rng_init(byref(self._bytes), seed))

    def roll(self) -> Tuple[int, int]:
        """A throw of two dice."""
        die1, die2 = c_uint8(), c_uint8()
        _must(_library.parcheesi_rng_roll(byref(self._bytes), byref(die1), byref(die2)))
        return die1.value, die2.value

    def below(self, n: int) -> int:
        """A number below n, each equally likely."""
        if not 1 <= n < 1 << 32:
            raise ValueError("n is a number from 1 to 4294967295")
        value = c_uint32()
        _must(_library.parcheesi_rng_below(byref(self._bytes), n, byref(value)))
        return value.value

    def choose(self, items: Sequence[_Item]) -> _Item:
        """Any of these, each equally likely."""
        return items[self.below(len(items))]

    def __copy__(self) -> Dice:
        return _dice(bytes(self._bytes))

    def __deepcopy__(self, memo: object) -> Dice:
        return self.__copy__()

    def __reduce__(self) -> Tuple[Any, ...]:
        return _dice, (bytes(self._bytes),)

    def __repr__(self) -> str:
        return f"<Dice {bytes(self._bytes).hex()}>"


class Game:
    """A game at one moment.

    Game() is the usual one: four colors, clockwise, standard rules. Games that are equal have equal texts and hashes; a
    game that will still be changed is no good as a key of a dictionary: use its text, or a copy.
    """

    __slots__ = ("_bytes",)

    CLOCKWISE = (Color.YELLOW, Color.GREEN, Color.RED, Color.BLUE)

    def __init__(self, colors: Iterable[Color] = CLOCKWISE, house_rules: Optional[HouseRules] = None) -> None:
        in_turn_order = [_byte(color) for color in colors]
        array = (c_uint8 * len(in_turn_order))(*in_turn_order)
        self._bytes = _GameBytes()
        rules = None if house_rules is None else byref(house_rules._struct)
        status = _library.parcheesi_game_init(byref(self._bytes), array, len(in_turn_order), rules)
        if status == _INVALID:
            raise ValueError("two to four different colors play")
        _must(status)

    @classmethod
    def parse(cls, text: str) -> Game:
        """The game in the position with this text. Raises FormatError."""
        data, bytes_, error_at = text.encode(), _GameBytes(), c_size_t()
        status = _library.parcheesi_from_text(byref(bytes_), data, len(data), byref(error_at))
        if status == _FORMAT:
            raise FormatError(text, error_at.value)
        _must(status)
        game = cls.__new__(cls)
        game._bytes = bytes_
        return game

    @property
    def stage(self) -> Stage:
        return Stage(self._view().stage)

    @property
    def color(self) -> Color:
        """Whose turn it is; when the game is over, who moved last."""
        return Color(self._view().color)

    @property
    def colors(self) -> Tuple[Color, ...]:
        """The colors that play, in turn order."""
        view = self._view()
        return tuple(Color(color) for color in view.colors[: view.color_count])

    @property
    def winner(self) -> Optional[Color]:
        return _color(self._view().winner)

    @property
    def placings(self) -> Tuple[Color, ...]:
        """Who has finished, in order."""
        view = self._view()
        return tuple(Color(color) for color in view.placings[: view.placing_count])

    @property
    def current_roll(self) -> Optional[Tuple[int, int]]:
        """The throw that is being played."""
        view = self._view()
        return (view.die1, view.die2) if view.die1 else None

    @property
    def dice_left(self) -> Tuple[int, ...]:
        view = self._view()
        return tuple(view.dice[: view.dice_count])

    @property
    def house_rules(self) -> HouseRules:
        rules = HouseRules()
        size = ctypes.sizeof(_HouseRulesStruct)
        _must(_library.parcheesi_game_house_rules(byref(self._bytes), byref(rules._struct), size))
        return rules

    @property
    def hash64(self) -> int:
        """A number for the position, the same on every machine and in every version."""
        number = c_uint64()
        _must(_library.parcheesi_hash(byref(self._bytes), byref(number)))
        return number.value

    def place(self, color: Color, pawn: int) -> int:
        """Where a pawn is: 0 to 67 on the ring, else one of NestRowHome."""
        place = c_uint8()
        status = _library.parcheesi_place_get(byref(self._bytes), _byte(color), _byte(pawn), byref(place))
        if status == _INVALID:
            raise ValueError("colors and pawns are numbered 0 to 3")
        _must(status)
        return place.value

    def pending(self) -> list[Pending]:
        """Everything still owed or available."""
        array, count = (_PendingStruct * _MAX_PENDING)(), c_size_t()
        _must(_library.parcheesi_pending_actions(byref(self._bytes), array, _MAX_PENDING, byref(count)))
        return [Pending(PendingKind(item.kind), item.value) for item in array[: count.value]]

    def legal_actions(self) -> list[Action]:
        """The legal actions, in ascending number."""
        array, count = (_ActionStruct * _MAX_ACTIONS)(), c_size_t()
        _must(_library.parcheesi_legal_actions(byref(self._bytes), array, _MAX_ACTIONS, byref(count)))
        return [_action(item) for item in array[: count.value]]

    def bot_choose(self, level: Level, dice: Dice) -> Optional[Action]:
        """What a computer player does: on the stage ROLL a throw of the dice. None when the game is over."""
        struct = _ActionStruct()
        status = _library.parcheesi_bot_choose(byref(self._bytes), _byte(level), byref(dice._bytes), byref(struct))
        if status == _OVER:
            return None
        _must(status)
        return _action(struct)

    def refusal(self, action: Union[Action, str]) -> Optional[Refused]:
        """Why the rules refuse an action; None if it is legal."""
        return self._refusal(_struct(action))

    def path(self, action: Union[Action, str]) -> list[int]:
        """The places that the pawn of an action goes over, in order."""
        array, count = (c_uint8 * _MAX_PATH)(), c_size_t()
        struct = _struct(action)
        _must(_library.parcheesi_path(byref(self._bytes), byref(struct), array, _MAX_PATH, byref(count)))
        return list(array[: count.value])

    def roll(self, die1: int, die2: int) -> list[Event]:
        """Gives the game the numbers that the dice show. Raises Refused."""
        return self.apply(Action.throw(die1, die2))

    def apply(self, action: Union[Action, str]) -> list[Event]:
        """Does an action and all that follows from it by itself. Raises Refused, and then the game is as it was."""
        struct, array, count = _struct(action), (_EventStruct * _MAX_EVENTS)(), c_size_t()
        status = _library.parcheesi_apply(byref(self._bytes), byref(struct), array, _MAX_EVENTS, byref(count))
        if status in (_STAGE, _ILLEGAL, _OVER):
            refused = self._refusal(struct)
            if refused is not None:
                raise refused
        _must(status)
        return [_event(item) for item in array[: count.value]]

    def svg(self, marks: Mark = Mark(0), pawn: Optional[int] = None, last_move: Optional[Event] = None) -> str:
        """The board as an SVG document: with the targets of one pawn or all, and the move of an event as the last one."""
        buffer, size = (c_char * _MAX_SVG)(), c_size_t()
        event = None if last_move is None else byref(_event_struct(last_move))
        mover = 255 if pawn is None else _byte(pawn)
        game = byref(self._bytes)
        _must(_library.parcheesi_game_to_svg(game, int(marks), mover, event, buffer, _MAX_SVG, byref(size)))
        return buffer.raw[: size.value].decode()

    def copy(self) -> Game:
        game = type(self).__new__(type(self))
        game._bytes = _GameBytes.from_buffer_copy(self._bytes)
        return game

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def __reduce__(self) -> Tuple[Any, ...]:
        # The text lasts; the bytes belong to one version of the library.
        return type(self).parse, (str(self),)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and bytes(self._bytes) == bytes(other._bytes)

    def __hash__(self) -> int:
        return self.hash64

    def __str__(self) -> str:
        return _text(_library.parcheesi_to_text, self._bytes)

    def __repr__(self) -> str:
        return f"Game.parse({str(self)!r})"

    def _view(self) -> _ViewStruct:
        view = _ViewStruct()
        _must(_library.parcheesi_view_get(byref(self._bytes), byref(view), ctypes.sizeof(_ViewStruct)))
        return view

    def _refusal(self, struct: _ActionStruct) -> Optional[Refused]:
        refusal = _RefusalStruct()
        status = _library.parcheesi_check(byref(self._bytes), byref(struct), byref(refusal))
        if status == _OK:
            return None
        if status not in (_STAGE, _ILLEGAL, _OVER):
            _must(status)
        return Refused(
            _text(_library.parcheesi_refusal_to_text, refusal),
            _action(refusal.action),
            (refusal.rule_part, refusal.rule_item),
            refusal.reason,
            _place(refusal.place),
            _action(refusal.better) if refusal.better.kind else None,
        )


def version() -> str:
    """The version of the library."""
    return str(_library.parcheesi_version().decode())


def _house_rules(options: dict[str, int]) -> HouseRules:
    return HouseRules(Rules.STANDARD, **options)


def _dice(data: bytes) -> Dice:
    dice = Dice.__new__(Dice)
    dice._bytes = _DiceBytes.from_buffer_copy(data)
    return dice


def _byte(number: int) -> int:
    # ctypes would cut a larger number off and pass on another one.
    if not 0 <= number <= 255:
        raise ValueError(f"{number} is not 0 to 255")
    return int(number)


def _color(number: int) -> Optional[Color]:
    return None if number == 255 else Color(number)


def _place(number: int) -> Optional[int]:
    return None if number == NestRowHome.NOWHERE else number


def _action(struct: _ActionStruct) -> Action:
    return Action(
        ActionKind(struct.kind),
        struct.pawn,
        struct.value,
        struct.value2,
        struct.path,
        _color(struct.color),
        _place(struct.from_),
        _place(struct.to),
    )


def _struct(action: Union[Action, str]) -> _ActionStruct:
    if isinstance(action, str):
        action = Action.parse(action)
    # The library ignores color and places.
    numbers = (action.kind, 255, action.pawn, action.value, action.value2, action.path, 255, 255)
    return _ActionStruct(*map(_byte, numbers))


def _event(struct: _EventStruct) -> Event:
    # Later versions of the library may add kinds.
    kind = EventKind(struct.kind) if struct.kind in iter(EventKind) else struct.kind
    return Event(
        kind,
        _color(struct.color),
        struct.pawn,
        _place(struct.from_),
        _place(struct.to),
        struct.value,
        struct.value2,
        struct.path,
        _color(struct.other_color),
        struct.other_pawn,
    )


def _event_struct(event: Event) -> _EventStruct:
    # None is NOBODY for a color and NOWHERE for a place, both 255.
    return _EventStruct(*(255 if number is None else _byte(number) for number in event))


def _text(function: Any, struct: ctypes.Structure) -> str:
    buffer, size = (c_char * _MAX_TEXT)(), c_size_t()
    _must(function(byref(struct), buffer, _MAX_TEXT, byref(size)))
    return buffer.raw[: size.value].decode()


def _must(status: int) -> None:
    if status != _OK:
        _fail(status)


def _fail(status: int) -> NoReturn:
    message = _library.parcheesi_status_message(status).decode()
    raise (ValueError if status == _INVALID else LibraryError)(f"{message} (status {status})")


def _candidates() -> Iterator[str]:
    named = os.environ.get("PARCHEESI_LIBRARY")
    if named:
        # Whoever names a file wants that one, and wants to hear if it cannot be loaded.
        yield named
        return
    if sys.platform == "win32":
        names = ["parcheesi.dll"]
    elif sys.platform == "darwin":
        names = ["libparcheesi.dylib"]
    else:
        names = ["libparcheesi.so"]
    here = Path(__file__).resolve().parent
    directories = [here]
    if here.name == "python" and here.parent.name == "examples":
        target = Path(os.environ.get("CARGO_TARGET_DIR") or here.parents[1] / "target")
        directories += [target / "release", target / "dist" / "lib"]
    for directory in directories:
        for name in names:
            if (directory / name).is_file():
                yield str(directory / name)
    installed = ctypes.util.find_library("parcheesi")
    if installed:
        yield installed


def _load() -> Any:
    for candidate in _candidates():
        return _declare(ctypes.CDLL(candidate))
    raise ImportError(
        "the library parcheesi was not found; build it with"
        " 'cargo rustc --release --lib --features capi --crate-type cdylib'"
        " or name its file in the environment variable PARCHEESI_LIBRARY"
    )


def _declare(library: Any) -> Any:
    # Before anything else: another version may lack functions, and this is what to say then.
    library.parcheesi_abi_version.restype = c_uint32
    abi_version = library.parcheesi_abi_version()
    if abi_version != _ABI_VERSION:
        raise ImportError(f"the library parcheesi has interface {abi_version}, this module needs {_ABI_VERSION}")
    game, action, rules = POINTER(_GameBytes), POINTER(_ActionStruct), POINTER(_HouseRulesStruct)
    dice, size, byte, data = POINTER(_DiceBytes), POINTER(c_size_t), POINTER(c_uint8), POINTER(c_char)
    functions: dict[str, tuple[Any, list[Any]]] = {
        "version": (c_char_p, []),
        "abi_version": (c_uint32, []),
        "status_message": (c_char_p, [c_int32]),
        "house_rules_init": (c_int32, [rules, c_uint32, c_uint32]),
        "house_rules_check": (c_int32, [rules]),
        "game_house_rules": (c_int32, [game, rules, c_uint32]),
        "game_init": (c_int32, [game, byte, c_size_t, rules]),
        "view_get": (c_int32, [game, POINTER(_ViewStruct), c_uint32]),
        "place_get": (c_int32, [game, c_uint8, c_uint8, byte]),
        "hash": (c_int32, [game, POINTER(c_uint64)]),
        "pending_actions": (c_int32, [game, POINTER(_PendingStruct), c_size_t, size]),
        "legal_actions": (c_int32, [game, action, c_size_t, size]),
        "check": (c_int32, [game, action, POINTER(_RefusalStruct)]),
        "path": (c_int32, [game, action, byte, c_size_t, size]),
        "action_index": (c_int32, [action, byte]),
        "action_from_index": (c_int32, [c_uint8, action]),
        "apply": (c_int32, [game, action, POINTER(_EventStruct), c_size_t, size]),
        "to_text": (c_int32, [game, data, c_size_t, size]),
        "from_text": (c_int32, [game, c_char_p, c_size_t, size]),
        "action_to_text": (c_int32, [action, data, c_size_t, size]),
        "action_from_text": (c_int32, [c_char_p, c_size_t, action]),
        "refusal_to_text": (c_int32, [POINTER(_RefusalStruct), data, c_size_t, size]),
        "event_to_text": (c_int32, [POINTER(_EventStruct), data, c_size_t, size]),
        "game_to_svg": (c_int32, [game, c_uint32, c_uint8, POINTER(_EventStruct), data, c_size_t, size]),
        "rng_init": (c_int32, [dice, c_uint64]),
        "rng_roll": (c_int32, [dice, byte, byte]),
        "rng_below": (c_int32, [dice, c_uint32, POINTER(c_uint32)]),
        "bot_choose": (c_int32, [game, c_uint8, dice, action]),
    }
    for name, (result, arguments) in functions.items():
        function = getattr(library, f"parcheesi_{name}")
        function.restype, function.argtypes = result, arguments
    return library


_library = _load()
