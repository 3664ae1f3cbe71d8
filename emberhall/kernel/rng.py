"""Random numbers as plain data: the whole generator is one integer inside the state."""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

T = TypeVar("T")

_MASK = (1 << 64) - 1
_SMALL = 1 << 10


class Rng(msgspec.Struct):
    """A stream of random numbers (splitmix64), equal in every process for an equal seed."""

    state: int = 0

    def bits(self) -> int:
        """The next 64 random bits."""
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the other."""
        return (self.bits() * n) >> 64

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[(self.bits() * len(items)) >> 64]

    def shuffle(self, items: list[T]) -> None:
        """Put the items in random order."""
        z = left = 0
        for i in range(len(items) - 1, 0, -1):
            if not left:  # 64 bits are enough for four swaps among a thousand items
                z, left = self.bits(), 4 if i < _SMALL else 1
            left -= 1
            z *= i + 1
            j = z >> 64
            z &= _MASK
            items[i], items[j] = items[j], items[i]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in random order, as a new list."""
        copy = list(items)
        self.shuffle(copy)
        return copy

    def split(self) -> "Rng":
        """Another stream, started from this one."""
        return Rng(self.bits())
