"""The families of values that cards are made of.

A node is a frozen struct that belongs to a family: `class Move(Effect, Node, frozen=True)`. In data it is a mapping
with its word under the family's key, `{"do": "move", "n": 2}`, or just the word if it needs nothing else. A field for
any effect is typed `Effect`; likewise `Test`, `Group` and `Number`.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

import msgspec


class Effect:
    """Something that happens. The book's `does` says what, `can` whether it is possible now."""

    __slots__ = ()
    tag: ClassVar[str] = "do"


class Test:
    """A condition. The book's `holds` says whether it is true."""

    __slots__ = ()
    __test__: ClassVar[bool] = False  # so that pytest does not collect it
    tag: ClassVar[str] = "is"


class Amount:
    """A number that depends on the position. The book's `counts` says how much it is."""

    __slots__ = ()
    tag: ClassVar[str] = "count"


class Group:
    """Those an effect is for. The book's `finds` returns what the effect is played with for each (`ForEach`)."""

    __slots__ = ()
    tag: ClassVar[str] = "who"


FAMILIES: tuple[type, ...] = (Effect, Test, Amount, Group)

if TYPE_CHECKING:
    #: A number, printed or depending on the position.
    Number: TypeAlias = int | Amount
else:

    class _Number(type):
        def __instancecheck__(cls, value: object) -> bool:
            return isinstance(value, int | Amount) and not isinstance(value, bool)

    class Number(metaclass=_Number):
        """A number, printed or depending on the position."""


class Node(msgspec.Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True):
    """The base of all nodes: a frozen value of one of the families."""


@cache
def word(kind: type) -> str:
    """The word that stands for a kind of node in data: `for_each`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", kind.__name__).lower()


@cache
def family(kind: type) -> type:
    """The family a kind of node belongs to."""
    for found in FAMILIES:
        if issubclass(kind, found):
            return found
    raise TypeError(f"{kind.__name__} is in none of the families {', '.join(f.__name__ for f in FAMILIES)}")


@cache
def nodes_of(node: Node) -> tuple[Node, ...]:
    """All nodes of a tree, outer ones first: what `walk` finds, worked out once as nodes never change."""
    return tuple(walk(node))


def walk(value: Any) -> Iterator[Node]:
    """All nodes of a tree, outer ones first, including those inside other structs, lists and mappings."""
    if isinstance(value, msgspec.Struct):
        if isinstance(value, Node):
            yield value
        inner: Iterable[Any] = (getattr(value, field) for field in value.__struct_fields__)
    elif isinstance(value, tuple | list):
        inner = value
    elif isinstance(value, dict):
        inner = value.values()
    else:
        return
    for part in inner:
        if part.__class__ not in _PLAIN:
            yield from walk(part)


#: Most of a tree: it holds no nodes.
_PLAIN = frozenset((str, int, bool, float, type(None)))
