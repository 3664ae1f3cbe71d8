"""What a seat sees, as arrays: the position, the question, and a row of codes for each option."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from typing import Any, TypeAlias
from zlib import crc32

import gymnasium
import numpy as np
from numpy.typing import NDArray

from emberhall.kernel import Ask, Features, Game, Option, Session, State, View, Word
from emberhall.kernel.ask import kind_word

from .errors import BadEnvironment
from .hashing import HASHED, hashed

Vector: TypeAlias = NDArray[np.float32]
Codes: TypeAlias = NDArray[np.int16]
Mask: TypeAlias = NDArray[np.int8]

#: A row of an option: its kind, and what it names.
COLUMNS = 6
#: The codes of nothing, of what has no code, and of the lowest number; words come after the highest.
NOTHING, UNKNOWN, NUMBERS = 0, 1, 2
LOWEST, HIGHEST = -64, 191
_WORDS = NUMBERS + HIGHEST - LOWEST + 1
#: A game without features has its words hashed to this many codes.
_OPEN = 2048
_MOST_ROWS = 200_000


class Vocabulary(dict[str, int]):
    """Codes by name; for a game that lists none, a checksum picks one."""

    def __init__(self, names: Iterable[str], first: int, *, closed: bool) -> None:
        self.names = tuple(dict.fromkeys(names))
        super().__init__((name, first + n) for n, name in enumerate(self.names))
        self.first, self.closed = first, closed

    @property
    def end(self) -> int:
        """The first code that nothing has."""
        return self.first + (len(self.names) if self.closed else _OPEN)

    def __missing__(self, name: str) -> int:
        short = name
        while short not in self and "." in short:
            short = short.rpartition(".")[0]
        code = self.get(short)
        if code is None:
            code = UNKNOWN if self.closed else self.first + crc32(name.encode()) % _OPEN
        self[name] = code
        return code


class Reader:
    """Turns what a seat sees of a game into arrays of fixed meaning. Use the one of an environment: `env.reader`."""

    def __init__(self, game: Game[Any, Any], most_options: int) -> None:
        self.game = game
        self.most_options = most_options
        self.features = features_of(game)
        closed = self.features is not None
        own = self.features
        self.size = own.layout.size if own else HASHED
        #: The kinds of options, the questions, and what options name, each with its code.
        self.kinds = Vocabulary(_kinds(game) if closed else (), UNKNOWN + 1, closed=closed)
        self.questions = Vocabulary(_questions(game) if closed else (), UNKNOWN + 1, closed=closed)
        self.words = Vocabulary(own.words if own else (), _WORDS, closed=closed)
        self._numbers = own.numbers if own else {}
        self._rows = _Rows(self._row)
        most = np.array([most for block in own.layout.blocks for most in block.mosts] if own else [], np.float32)
        self._scale = (1 / most).astype(np.float32)
        self._space = self._observation_space()

    def observation_space(self) -> gymnasium.spaces.Dict:
        """The position, the question, the options and the mask of legal actions."""
        return self._space

    def _observation_space(self) -> gymnasium.spaces.Dict:
        box = gymnasium.spaces.Box
        high = self._scale * 255 if self.features else np.ones(self.size, np.float32)
        codes = max(self.words.end, self.kinds.end) - 1
        return gymnasium.spaces.Dict(
            {
                "observation": box(np.zeros(self.size, np.float32) if self.features else -high, high, dtype=np.float32),
                "question": box(0, self.questions.end - 1, (1,), np.int16),
                "options": box(0, codes, (self.most_options, COLUMNS), np.int16),
                "action_mask": box(0, 1, (self.most_options,), np.int8),
            }
        )

    def action_space(self) -> gymnasium.spaces.Discrete:
        """The places of options in the list."""
        return gymnasium.spaces.Discrete(self.most_options)

    def observe(self, session: Session[Any], seat: int) -> dict[str, Any]:
        """What the seat sees now."""
        ask = session.ask
        if ask is None or ask.seat != seat:
            ask = session.asked(seat)
        return self._seen(self.position(session, seat), ask)

    def look(self, view: View[Any]) -> dict[str, Any]:
        """The same from a view: what an agent observes that plays as it has learnt."""
        seat = view.viewer
        assert isinstance(seat, int), "a seat observes"
        if self.features is None:
            return self._seen(hashed(view.state), view.ask)
        return self._seen(self._figures(view.state, seat), view.ask)

    def _seen(self, position: Vector, ask: Ask | None) -> dict[str, Any]:
        question = np.zeros(1, np.int16)
        if ask is not None:
            question[0] = self.questions[ask.prompt.id]
        return {
            "observation": position,
            "question": question,
            "options": self.options(ask),
            "action_mask": self.mask(ask),
        }

    def position(self, session: Session[Any], seat: int) -> Vector:
        """The figures of the position."""
        if self.features is None:
            return hashed(session.view(seat).state)
        return self._figures(session.state, seat)

    def _figures(self, state: State, seat: int) -> Vector:
        assert self.features is not None
        row = bytearray(self.size)
        self.features.read(state, seat, row)
        return np.frombuffer(row, np.uint8) * self._scale

    def options(self, ask: Ask | None) -> Codes:
        """A row of codes for each option; zeros where there is none."""
        rows = bytearray(2 * COLUMNS * self.most_options)
        if ask is not None:
            self._check_room(ask)
            codes = b"".join(map(self._rows.__getitem__, ask.options))
            rows[: len(codes)] = codes
        return np.frombuffer(rows, np.int16).reshape(self.most_options, COLUMNS)

    def mask(self, ask: Ask | None) -> Mask:
        """1 for each action that is legal now."""
        mask = np.zeros(self.most_options, np.int8)
        if ask is not None:
            mask[: self._check_room(ask)] = 1
        return mask

    def _check_room(self, ask: Ask) -> int:
        """How many options there are; more than there are actions are refused, rather than some hidden."""
        count = len(ask.options)
        if count > self.most_options:
            raise BadEnvironment("too-few-actions", question=ask.prompt.id, options=count, most=self.most_options)
        return count

    def named(self, observation: Vector) -> dict[str, Vector]:
        """The figures of an observation as arrays by name; nothing is copied."""
        if self.features is None:
            return {"hashed": observation}
        layout = self.features.layout
        return {block.name: observation[layout[block.name]].reshape(block.shape) for block in layout.blocks}

    def tell(self, row: Codes) -> tuple[str, ...]:
        """What a row of an option says in words: its kind, and what it names.

        >>> from emberhall.kernel import Session, find_game
        >>> reader = Reader(find_game("defenders"), 256)
        >>> reader.tell(reader.options(Session("defenders", seed=1).ask)[0])
        ('walk', 'father_oak_forest')
        """
        kind, *named = map(int, row)
        told = (self._word_of(self.kinds, kind), *(self._word_of(self.words, code) for code in named))
        while told and not told[-1]:
            told = told[:-1]
        return told

    @staticmethod
    def _word_of(of: Vocabulary, code: int) -> str:
        if code <= UNKNOWN:
            return ("", "?")[code]
        if code < of.first:
            return str(code - NUMBERS + LOWEST)
        return of.names[code - of.first] if code - of.first < len(of.names) else "?"

    def _row(self, option: Option) -> bytes:
        """The codes of an option."""
        codes = [self.kinds[kind_of(option)], *self._codes(option)][:COLUMNS]
        return np.array(codes + [NOTHING] * (COLUMNS - len(codes)), np.int16).tobytes()

    def _codes(self, option: Option) -> Iterator[int]:
        for field in option.__struct_fields__:
            value = getattr(option, field)
            if field == "word" and isinstance(option, Word):
                continue
            yield from self._coded(self._numbers[field](value) if field in self._numbers else value)

    def _coded(self, value: Any) -> Iterator[int]:
        if isinstance(value, str):
            yield self.words[value] if value else NOTHING
        elif isinstance(value, int):
            yield NUMBERS + min(max(value, LOWEST), HIGHEST) - LOWEST
        elif isinstance(value, tuple):
            for inner in value:
                yield from self._coded(inner)
        elif value is None:
            yield NOTHING


class _Rows(dict[Option, bytes]):
    """The rows of options already met."""

    def __init__(self, make: Callable[[Option], bytes]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, option: Option) -> bytes:
        if len(self) > _MOST_ROWS:
            self.clear()
        row = self[option] = self._make(option)
        return row


def kind_of(option: Option) -> str:
    """What kind of option it is: the word before the first colon of its key."""
    return option.word if isinstance(option, Word) else kind_word(type(option))


def _kinds(game: Game[Any, Any]) -> list[str]:
    """All kinds of options that a game has: its classes of options, and its words."""
    package = game.features.partition(":")[0].rpartition(".")[0] + "."
    common = ("emberhall.effects.", "emberhall.kernel.")
    classes = {kind_word(cls) for cls in _below(Option) if cls.__module__.startswith((package, *common))}
    words = {id.removeprefix("word-") for id in game.texts.ids("en") if id.startswith("word-")}
    return sorted(classes | words)


def _below(cls: type[Option]) -> Iterator[type[Option]]:
    for sub in cls.__subclasses__():
        yield sub
        yield from _below(sub)


def _questions(game: Game[Any, Any]) -> list[str]:
    """The ids of all prompts of a game."""
    return sorted(id for id in game.texts.ids("en") if id.startswith(("ask-", "prompt-")))


@cache
def features_of(game: Game[Any, Any]) -> Features[Any] | None:
    """The features of a game, or None if it has none of its own."""
    if not game.features:
        return None
    module, _, name = game.features.partition(":")
    found: Features[Any] = getattr(import_module(module), name)
    return found
