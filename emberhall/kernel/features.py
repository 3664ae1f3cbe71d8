"""A position as figures of fixed meaning, for programs that learn: which there are, and how a game reads them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from .zones import SecretZone

S = TypeVar("S", bound=msgspec.Struct)

#: No figure is higher: a row of figures is a row of bytes.
HIGHEST = 255


class Block(NamedTuple):
    """Some of the figures, as an array: its name and shape, the most that a figure usually is, what it counts.

    `most` holds for all figures, or is one for each column.
    """

    name: str
    shape: tuple[int, ...]
    most: int | tuple[int, ...]
    about: str

    @property
    def size(self) -> int:
        """How many figures it has."""
        size = 1
        for length in self.shape:
            size *= length
        return size

    @property
    def mosts(self) -> tuple[int, ...]:
        """The most that each figure usually is, in order."""
        of = (self.most,) if isinstance(self.most, int) else self.most
        return of * (self.size // len(of))


def columns(name: str, rows: int | None, of: Mapping[str, int], about: str) -> Block:
    """A block whose columns have names, and each its own most; with `rows`, a table of that many rows.

    >>> columns("tracks", None, {"round": 10, "fame": 100}, "")
    Block(name='tracks', shape=(2,), most=(10, 100), about='round, fame')
    """
    shape = (len(of),) if rows is None else (rows, len(of))
    return Block(name, shape, tuple(of.values()), (f"{about}: " if about else "") + ", ".join(of))


class Layout:
    """Blocks of figures, one after the other.

    >>> layout = Layout(Block("crystals", (4,), 3, "crystals by colour"), Block("fame", (), 100, "Fame"))
    >>> layout.size, layout["fame"]
    (5, slice(4, 5, None))
    """

    def __init__(self, *blocks: Block) -> None:
        self.blocks = blocks
        self._places: dict[str, slice] = {}
        self.size = 0
        for block in blocks:
            if block.name in self._places:
                raise ValueError(f"two blocks are called {block.name}")
            if not all(1 <= most <= HIGHEST for most in block.mosts):
                raise ValueError(f"{block.name}: a figure is from 1 to {HIGHEST} at most")
            self._places[block.name] = slice(self.size, self.size + block.size)
            self.size += block.size

    def __getitem__(self, name: str) -> slice:
        return self._places[name]

    def at(self, name: str) -> int:
        """Where a block begins."""
        start: int = self._places[name].start
        return start


class Features(Generic[S]):
    """What programs that learn see of a game.

    `read` writes the figures for a seat into a row that is all zeros. It gets the true state and may look at what the
    seat sees, and at nothing else: from the redacted state, it must read the same.
    """

    def __init__(
        self,
        layout: Layout,
        read: Callable[[S, int, bytearray], None],
        words: Iterable[str],
        numbers: Mapping[str, Callable[[Any], Any]] | None = None,
    ) -> None:
        self.layout = layout
        self.read = read
        #: What options may name: cards, places, units. Copies (`march.2`) share the word of the thing.
        self.words = tuple(dict.fromkeys(words))
        #: By the name of a field of options: how its value is put into words and numbers, where that is not plain.
        self.numbers = dict(numbers or {})


class Kinds(dict[str, int]):
    """The numbers of things, from 0 up; a copy has the number of the thing, and what is unknown has -1.

    >>> kinds = Kinds(["march", "rage"])
    >>> kinds["rage"], kinds["rage.tovak.2"], kinds["?"]
    (1, 1, -1)
    """

    def __init__(self, kinds: Iterable[str]) -> None:
        self.names = tuple(dict.fromkeys(kinds))
        super().__init__((name, n) for n, name in enumerate(self.names))

    def __missing__(self, copy: str) -> int:
        kind = copy
        while kind not in self and "." in kind:
            kind = kind.rpartition(".")[0]
        n = self[copy] = self.get(kind, -1)
        return n


def seen(zone: SecretZone[Any], seat: int) -> list[Any]:
    """The cards of a zone that a seat sees, from the true state or a redacted one."""
    if zone.eyes() >> seat & 1:
        return zone.cards
    known = zone.known
    return [card for card in zone.cards if known.get(card, 0) >> seat & 1] if known else []


def count(row: bytearray, start: int, kinds: Kinds, cards: Iterable[str], n: int = 1) -> None:
    """Count cards by kind, in the figures that begin at `start`."""
    for card in cards:
        kind = kinds[card]
        if kind >= 0:
            row[start + kind] += n


def kind(copy: str) -> str:
    """The thing that a numbered copy is one of.

    >>> kind("brimstone.ancient_ruins.2"), kind("monarch_city")
    ('brimstone.ancient_ruins', 'monarch_city')
    """
    name, dot, number = copy.rpartition(".")
    return name if dot and number.isdecimal() else copy


def low(figure: float) -> int:
    """A figure as a byte: nothing below 0, nothing above 255."""
    return 0 if figure < 0 else HIGHEST if figure > HIGHEST else int(figure)


def packed(figures: Sequence[int]) -> bytes:
    """Figures as bytes; those that do not fit are the highest or the lowest that do."""
    try:
        return bytes(figures)
    except ValueError:
        return bytes(map(low, figures))


def seats_from(seat: int, seats: int) -> list[int]:
    """All seats in order, beginning with this one: figures are read from where the player sits."""
    return [(seat + n) % seats for n in range(seats)]
