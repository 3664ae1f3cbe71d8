"""What holds for a while and only changes a figure: 1 more Armor this turn, no dice this round.

A change does nothing by itself. It lies in the state under a name, one of an enumeration of the game; the rule it
concerns asks for it by this name where the figure is worked out: `sum_of(turn.changes, Change.ARMOR)`. What *happens*
waits for a moment instead (`lasting.py`).
"""

from collections.abc import Iterable
from typing import Protocol, TypeVar


class Changing(Protocol):
    """A change in the state: its name, and by how much."""

    @property
    def what(self) -> str: ...

    @property
    def n(self) -> int: ...


C = TypeVar("C", bound=Changing)


def lasts(changes: Iterable[Changing], what: str) -> bool:
    """Whether such a change is in force."""
    for one in changes:  # noqa: SIM110 - any() would cost more than the look
        if one.what == what:
            return True
    return False


def sum_of(changes: Iterable[Changing], what: str) -> int:
    """By how much all changes with this name change a figure together."""
    total = 0
    for one in changes:
        if one.what == what:
            total += one.n
    return total


def each_of(changes: Iterable[C], *names: str) -> list[C]:
    """The changes with one of these names, in the order in which they began."""
    return [one for one in changes if one.what in names]


def first_of(changes: Iterable[C], *names: str) -> C | None:
    """The first change with one of these names, if there is any."""
    for one in changes:
        if one.what in names:
            return one
    return None


def use_up(changes: list[C], *names: str) -> C | None:
    """End the first change with one of these names; returns it, if there was any."""
    for at, one in enumerate(changes):
        if one.what in names:
            return changes.pop(at)
    return None


def end_all(changes: list[C], *names: str) -> None:
    """End all changes with these names."""
    changes[:] = [one for one in changes if one.what not in names]
