"""What was decided: the list of choices, and what was taken back from it.

A session, the record of a stored table and a timeline all keep one `History`, and change it in one way: `add`.
"""

from collections.abc import Iterator, Sequence
from typing import Generic, TypeAlias, TypeVar

import msgspec

from .ask import Option

#: What was chosen: an option where the rules are running, its key in records.
D = TypeVar("D", Option, str)


class Changed(msgspec.Struct, Generic[D], frozen=True, gc=False):
    """A seat replaces the answer it gave in secret, as if it had given the new one from the start."""

    seat: int
    what: D


class WentBack(msgspec.Struct, frozen=True, gc=False):
    """Every decision after the first `to` is taken back."""

    to: int


class Withdrawn(msgspec.Struct, frozen=True, gc=False):
    """A seat takes back the answer it gave in secret; later answers by others stand."""

    seat: int


#: What can happen to a history. A plain pair is a decision: the seat, and what it chose.
Change: TypeAlias = tuple[int, D] | Changed[D] | WentBack | Withdrawn


class History(msgspec.Struct, Generic[D]):
    """The decisions that stand, and those that were taken back and can be redone.

    >>> history = History[str]()
    >>> for change in ((0, "walk"), (1, "rest"), WentBack(0), (0, "walk")):
    ...     history.add(change)
    >>> history.choices, history.future
    ([(0, 'walk')], ((1, 'rest'),))
    """

    choices: list[tuple[int, D]] = []
    #: What was taken back, the next to be redone last.
    future: tuple[tuple[int, D], ...] = ()

    def add(self, change: Change[D]) -> None:
        """Enter what happened next."""
        if isinstance(change, tuple):  # choosing what was taken back last is how it is redone
            if self.future:
                self.future = self.future[:-1] if _same(self.future[-1], change) else ()
            self.choices.append(change)
        elif isinstance(change, Changed):
            self.choices[self.newest(change.seat)] = (change.seat, change.what)
            self.future = ()
        elif isinstance(change, WentBack):
            self.future += tuple(reversed(self.choices[change.to :]))
            del self.choices[change.to :]
        elif isinstance(change, Withdrawn):
            self.future += (self.choices.pop(self.newest(change.seat)),)

    def newest(self, seat: int) -> int:
        """The place of the last decision by this seat."""
        return next(at for at in range(len(self.choices) - 1, -1, -1) if self.choices[at][0] == seat)

    def toward(self, choices: Sequence[tuple[int, D]]) -> Iterator[Change[D]]:
        """The shortest way to a history of these choices: back to where the two part, then forth."""
        mine = self.choices
        alike = next((at for at, (a, b) in enumerate(zip(mine, choices, strict=False)) if a != b), None)
        common = min(len(mine), len(choices)) if alike is None else alike
        if common < len(mine):
            yield WentBack(common)
        yield from choices[common:]


def _same(one: tuple[int, D], other: tuple[int, D]) -> bool:
    return one == other or (one[0] == other[0] and _key(one[1]) == _key(other[1]))


def _key(what: Option | str) -> str:
    return what if isinstance(what, str) else what.key()
