"""Parts of a scene: what a choice has not changed is not drawn again.

A part is a function of the redacted state that declares which pieces of it it reads:

    @part("heroes[seat]", "active")
    def panel(state: State, seat: int) -> Panel: ...

A `Keeper` remembers, for each pair of eyes, what every part was last made from. While those pieces are equal, the part
is not drawn: you get the same object as before, so that whatever is made from it (texts, changes) need not be made
again either. Without a keeper a part is an ordinary function. The examination catches a part that reads what it does
not declare.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from copy import copy
from functools import cache, wraps
from inspect import signature
from operator import itemgetter
from typing import Any, Concatenate, NamedTuple, ParamSpec, Protocol, TypeVar

import msgspec

from emberhall.kernel.secrecy import field_redactors

S = TypeVar("S")
P = ParamSpec("P")
R = TypeVar("R")

_STEP = re.compile(r"\.?(\w+)|\[(\w*)\]")
_ENCODE = msgspec.msgpack.Encoder().encode
#: Parts that a keeper holds before it looks for those that are no longer drawn.
_FEW = 100
#: Positions that several eyes look at in turn: the present one, and the beats before it.
_POSITIONS = 8


#: The last step to a piece that is only how many there are, and a step to each of them.
LENGTH, EACH = "len()", "[]"


class Piece(NamedTuple):
    """A declared piece of the state.

    It is named as in the code: `turn`, `turn.seat`, `len(heroes)`, `heroes[].at` (of each hero), or `heroes[seat]`,
    where `seat` is an argument of the part.
    """

    path: str
    #: Names of fields, and places of arguments that are indices.
    steps: tuple[str | int, ...]

    def of(self, state: Any, given: tuple[Any, ...]) -> Any:
        """What the state has there."""
        value = state
        for at, step in enumerate(self.steps):
            if step is LENGTH:
                return len(value)
            if step is EACH:
                rest = Piece("", self.steps[at + 1 :])
                return [rest.of(inner, given) for inner in value]
            value = getattr(value, step) if isinstance(step, str) else value[given[step]]
        return value


class Part(NamedTuple):
    """A function that draws a part of the scene, and the pieces of the state that it reads."""

    name: str
    draw: Callable[..., Any]
    pieces: tuple[Piece, ...]
    #: The fields of the state that its pieces are in.
    fields: frozenset[str | int]
    #: Takes the pieces out of encoded fields, if all of them are whole fields.
    whole: Callable[[Any], Any] | None
    #: The places of the arguments that are indices of pieces.
    indices: tuple[int, ...]


class Drawing(Protocol):
    """Draws parts, or knows them already."""

    def drawn(self, part: Part, state: Any, given: tuple[Any, ...]) -> Any:
        """The part as this state shows it."""


_DRAWING: ContextVar[Drawing | None] = ContextVar("drawing", default=None)


def part(
    *pieces: str,
) -> Callable[[Callable[Concatenate[S, P], R]], Callable[Concatenate[S, P], R]]:
    """Declare a part of the scene by the pieces of the state that it reads. Its other arguments are plain values."""

    def declare(draw: Callable[Concatenate[S, P], R]) -> Callable[Concatenate[S, P], R]:
        names = list(signature(draw).parameters)[1:]
        declared = _part(draw, *(_piece(path, names) for path in pieces))

        @wraps(draw)
        def drawn(state: S, /, *given: P.args, **named: P.kwargs) -> R:
            assert not named, "the arguments of a part are given by their places"
            drawing = _DRAWING.get()
            if drawing is None:
                return draw(state, *given, **named)
            found: R = drawing.drawn(declared, state, given)
            return found

        return drawn

    return declare


def _part(draw: Callable[..., Any], *pieces: Piece) -> Part:
    name = f"{draw.__module__}.{draw.__qualname__}"
    paths = [piece.path for piece in pieces if len(piece.steps) == 1]
    whole = itemgetter(*paths) if len(paths) == len(pieces) else None
    indices = sorted({step for piece in pieces for step in piece.steps if isinstance(step, int)})
    return Part(name, draw, pieces, frozenset(piece.steps[0] for piece in pieces), whole, tuple(indices))


def _piece(path: str, names: list[str]) -> Piece:
    """A piece from its path."""
    counted = path.removeprefix("len(").removesuffix(")")
    steps = tuple(field or (names.index(index) if index else EACH) for field, index in _STEP.findall(counted))
    return Piece(path, steps if counted == path else (*steps, LENGTH))


@cache
def _whole(draw: Callable[..., Any], fields: tuple[str, ...]) -> Part:
    """A scene as a part that reads everything."""
    return _part(draw, *(Piece(field, (field,)) for field in fields))


@contextmanager
def drawn_by(drawing: Drawing) -> Iterator[None]:
    """Have all parts drawn by this."""
    token = _DRAWING.set(drawing)
    try:
        yield
    finally:
        _DRAWING.reset(token)


class Seen:
    """What certain eyes have seen of a state. Fields that have not changed are not redacted again."""

    def __init__(self) -> None:
        self.count = 0
        self.state: Any = None
        #: The fields of the redacted state, encoded.
        self.fields: dict[str, bytes] = {}
        #: The secret fields as nobody sees them, encoded; themselves, to know whether they are the same; and redacted.
        self._secret: dict[str, tuple[bytes, Any, Any]] = {}

    def look(self, state: Any, encoded: dict[str, bytes], looking: int) -> set[str]:
        """Look at a state; returns the fields that have changed for these eyes."""
        before, self.fields = self.fields, encoded
        self.count += 1
        self.state = state
        kind: Any = type(state)
        secret = field_redactors(kind)
        if secret:
            self.state, self.fields = copy(state), encoded.copy()
            for field, redactor in secret.items():
                value = getattr(state, field)
                known = self._secret.get(field)
                if known is None or known[0] != encoded[field] or known[1] is not value:
                    known = self._secret[field] = encoded[field], value, redactor(value, looking)
                    self.fields[field] = _ENCODE(known[2])
                else:
                    self.fields[field] = before[field]
                setattr(self.state, field, known[2])
        return {field for field, _ in self.fields.items() - before.items()}


class Truth:
    """A position, encoded field by field as nobody sees it, and the pieces within its open fields."""

    def __init__(self, state: Any) -> None:
        self.fields = {field: _ENCODE(getattr(state, field)) for field in state.__struct_fields__}
        self.within: dict[tuple[Any, ...], bytes] = {}


class Kept:
    """A part as it was drawn last for certain eyes, the pieces it was made from, and the drawing that used it last."""

    __slots__ = ("at", "drawn", "pieces")

    def __init__(self, pieces: Any, drawn: Any) -> None:
        self.pieces, self.drawn, self.at = pieces, drawn, 0


def _settled(drawn: Any, own: Kept | None, others: Iterable[Kept]) -> Any:
    """What was drawn, as the same object as before or for others where it is equal, and so are the elements in it."""
    same = next((other.drawn for other in others if other.drawn == drawn), None)
    if same is not None or own is None or type(drawn) is not tuple or type(own.drawn) is not tuple:
        return drawn if same is None else same
    if len(drawn) == len(own.drawn):
        return tuple([was if was == each else each for each, was in zip(drawn, own.drawn, strict=True)])
    known = {getattr(was, "id", ""): was for was in own.drawn}
    return tuple([was if (was := known.get(getattr(each, "id", ""))) == each else each for each in drawn])


class Keeper:
    """Keeps the parts of one table's scene for everybody who looks at it.

    Pieces are compared as bytes: encoding a state takes some ten microseconds, drawing it a hundred times that. Eyes
    that see the same pieces share the part.
    """

    def __init__(self) -> None:
        #: By part and arguments, for each pair of eyes.
        self._kept: dict[tuple[Any, ...], dict[int, Kept]] = {}
        #: For each pair of eyes what they saw last.
        self._seen: dict[int, Seen] = {}
        #: The newest positions.
        self._truths: dict[object, Truth] = {}
        # the scene that is being drawn: of what, for whom, its number, what has changed, and the pieces within fields
        self._state: Any = None
        self._looking = self._at = 0
        self._fields: dict[str, bytes] = {}
        self._changed: set[str] = set()
        self._within: dict[tuple[Any, ...], bytes] = {}
        self._open = self._within  # those within fields that look the same to everybody
        self._hidden: Collection[str | int] = ()
        self._together: dict[tuple[Any, ...], tuple[bytes, ...]] = {}
        self._most = _FEW

    def scene(self, draw: Callable[[Any, int], Any], state: Any, looking: int, position: object = None) -> Any:
        """The scene of a state for these eyes (bits): of what they may see of it, and nothing else.

        Name the `position`, if several eyes look at the same one. As a whole, a scene is a part that reads everything.
        """
        truth = self._truths.get(position)
        if truth is None or position is None:
            truth = Truth(state)
            if len(self._truths) >= _POSITIONS:
                del self._truths[next(iter(self._truths))]
            self._truths[position] = truth
        seen = self._seen.setdefault(looking, Seen())
        self._changed = seen.look(state, truth.fields, looking)
        kind: Any = type(state)
        self._open, self._hidden = truth.within, field_redactors(kind)
        self._state, self._fields, self._looking, self._at = seen.state, seen.fields, looking, seen.count
        if len(self._kept) > self._most:
            self._forget()
        token = _DRAWING.set(self)
        try:
            return self.drawn(_whole(draw, state.__struct_fields__), seen.state, (looking,))
        finally:
            _DRAWING.reset(token)
            self._state = seen.state = None
            self._within.clear()
            self._together.clear()

    def drawn(self, part: Part, state: Any, given: tuple[Any, ...]) -> Any:
        """The part as this state shows it: one that is kept, if its pieces are equal."""
        if state is not self._state:
            return part.draw(state, *given)
        kept = self._kept.setdefault((part.draw, given), {})
        own = kept.get(self._looking)
        if own is None or own.at < self._at - 1 or not part.fields.isdisjoint(self._changed):
            pieces = self._pieces(part, given)
            if own is None or own.pieces != pieces:
                same = next((other for other in kept.values() if other.pieces == pieces), None)
                drawn = _settled(part.draw(state, *given), own, kept.values()) if same is None else same.drawn
                own = kept[self._looking] = Kept(pieces, drawn)
        own.at = self._at
        return own.drawn

    def _forget(self) -> None:
        """Let go of parts that are no longer drawn, such as those of figures that are gone."""
        last = {looking: seen.count - 1 for looking, seen in self._seen.items()}
        for part, kept in list(self._kept.items()):
            self._kept[part] = {who: own for who, own in kept.items() if own.at >= last[who]}
            if not self._kept[part]:
                del self._kept[part]
        self._most = 2 * len(self._kept) + _FEW

    def _pieces(self, part: Part, given: tuple[Any, ...]) -> Any:
        if part.whole is not None:
            return part.whole(self._fields)
        key = (part.draw, *[given[index] for index in part.indices])
        known = self._together.get(key)
        if known is None:
            known = self._together[key] = tuple([self._encoded(piece, given) for piece in part.pieces])
        return known

    def _encoded(self, piece: Piece, given: tuple[Any, ...]) -> bytes:
        if len(piece.steps) == 1:
            return self._fields[piece.path]
        key = (piece.path, *[given[step] for step in piece.steps if isinstance(step, int)])
        within = self._within if piece.steps[0] in self._hidden else self._open
        known = within.get(key)
        if known is None:
            known = within[key] = _ENCODE(piece.of(self._state, given))
        return known
