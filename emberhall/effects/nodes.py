"""The families of values that cards are made of.

A node is a frozen struct that belongs to a family: `class Move(Effect, Node, frozen=True)`. In data it is a mapping
with its word under the key of the family, `{"do": "move", "n": 2}`, or the word alone where it needs nothing else. A
field that holds an effect is typed `Effect`, whichever node it may be; so with `Test`, `Group` and `Number`.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

import msgspec


class Effect:
    """Something that happens: `does` says what, `can` whether it is possible now."""

    __slots__ = ()
    tag: ClassVar[str] = "do"


class Test:
    """Something that is so or not: `holds` says which."""

    __slots__ = ()
    __test__: ClassVar[bool] = False  # no test for pytest
    tag: ClassVar[str] = "is"


class Amount:
    """A figure that depends on the position: `counts` says how much it is."""

    __slots__ = ()
    tag: ClassVar[str] = "count"


class Group:
    """Those whom an effect is for: `finds` says who, as what an effect is played with (`ForEach`)."""

    __slots__ = ()
    tag: ClassVar[str] = "who"


FAMILIES: tuple[type, ...] = (Effect, Test, Amount, Group)

if TYPE_CHECKING:
    #: A figure that is printed or depends on the position.
    Number: TypeAlias = int | Amount
else:

    class _Number(type):
        def __instancecheck__(cls, value: object) -> bool:
            return isinstance(value, int | Amount) and not isinstance(value, bool)

    class Number(metaclass=_Number):
        """A figure that is printed or depends on the position."""


class Node(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all nodes are: a value with fields, of one of the families."""


@cache
def word(kind: type) -> str:
    """The word for a kind of node in data: `for_each`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", kind.__name__).lower()


@cache
def family(kind: type) -> type:
    """The family that a kind of node belongs to."""
    for found in FAMILIES:
        if issubclass(kind, found):
            return found
    raise TypeError(f"{kind.__name__} is in none of the families {', '.join(f.__name__ for f in FAMILIES)}")


def walk(value: Any) -> Iterator[Node]:
    """All nodes of a tree, outer ones first; also those inside of other structs, lists and mappings."""
    if isinstance(value, msgspec.Struct):
        if isinstance(value, Node):
            yield value
        for field in value.__struct_fields__:
            yield from walk(getattr(value, field))
    elif isinstance(value, tuple | list):
        for part in value:
            yield from walk(part)
    elif isinstance(value, dict):
        for part in value.values():
            yield from walk(part)
