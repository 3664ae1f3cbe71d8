"""Dice that fall as a test wants, and a record of what was shuffled."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from emberhall.kernel import Rng

T = TypeVar("T")


class LoadedDice(Rng, kw_only=True):
    """Random numbers for tests. Once loaded, the dice fall as told, and one die too many fails the test."""

    #: The faces to come; None: the dice are not loaded.
    faces: list[int] | None = None
    #: The lowest face: 1 for dice with pips, 0 if faces are indices in a list.
    lowest: int = 1
    #: What has been shuffled, each time as a sorted list.
    shuffles: list[list[Any]] = msgspec.field(default_factory=list)

    def load(self, faces: Iterable[int] | None) -> None:
        """Load the next dice; no others may fall."""
        self.faces = None if faces is None else list(faces)

    def below(self, n: int) -> int:
        return super().below(n) if self.faces is None else self._fall(n)

    def pick(self, items: Sequence[T]) -> T:
        return super().pick(items) if self.faces is None else items[self._fall(len(items))]

    def _fall(self, n: int) -> int:
        assert self.faces, "one more die falls than the test has loaded"
        face = self.faces.pop(0) - self.lowest
        assert 0 <= face < n, f"a die with {n} faces cannot show {face + self.lowest}"
        return face

    def shuffle(self, items: list[T]) -> None:
        self.shuffles.append(sorted(items, key=repr))
        super().shuffle(items)
