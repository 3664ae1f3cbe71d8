"""Random numbers as plain data: a key and a counter in the state. Nobody can work the key out from what was drawn."""

import secrets
from collections.abc import Sequence
from hashlib import blake2b
from struct import Struct
from typing import TypeAlias, TypeVar

import msgspec

T = TypeVar("T")

#: Where a game's random numbers start: a number or a few letters someone chose, or `new_seed()`.
Seed: TypeAlias = int | str

LONGEST_SEED = 40  # letters; any number of 128 bits fits

_MASK = (1 << 64) - 1
_SMALL = 1 << 10
_WORDS = Struct("<8Q").unpack


def new_seed() -> str:
    """A fresh seed: 128 bits from the operating system, as text."""
    return secrets.token_hex(16)


def seed_text(seed: Seed) -> str | None:
    """The seed in the form that is saved; None if it is not a valid seed. Of a number, the last 128 bits count."""
    if isinstance(seed, int):
        return str(seed % 2**128)
    fits = isinstance(seed, str) and 0 < len(seed) <= LONGEST_SEED and seed.isascii() and seed.isprintable()
    return seed if fits else None


class _Block:
    """The block of eight numbers at the counter: not part of the data, worked out again when missing."""

    __slots__ = ("_block",)
    _block: tuple[int, ...]


class Rng(_Block, msgspec.Struct):
    """A stream of random numbers (keyed BLAKE2b in counter mode): the same seed gives the same stream in every process.

    >>> here, there = Rng("a seed"), Rng("a seed")
    >>> [here.below(6) for _ in range(5)] == [there.below(6) for _ in range(5)]
    True
    """

    seed: Seed
    drawn: int = 0

    @property
    def state(self) -> tuple[Seed, int]:
        """The position in the stream: if it is equal before and after, nothing was drawn."""
        return self.seed, self.drawn

    @state.setter
    def state(self, state: tuple[Seed, int]) -> None:
        self.seed, self.drawn = state
        self._block = ()

    def bits(self) -> int:
        """The next 64 random bits."""
        at = self.drawn
        self.drawn = at + 1
        if at & 7:
            try:
                return self._block[at & 7]
            except (AttributeError, IndexError):  # just read from a file, or moved to another position
                pass
        block: tuple[int, ...] = _WORDS(blake2b((at >> 3).to_bytes(8, "little"), key=str(self.seed).encode()).digest())
        self._block = block
        return block[at & 7]

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        return (self.bits() * n) >> 64

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, all equally likely."""
        return items[(self.bits() * len(items)) >> 64]

    def shuffle(self, items: list[T]) -> None:
        """Put the items in random order."""
        n = len(items)
        while n > _SMALL:
            j = (self.bits() * n) >> 64
            n -= 1
            items[n], items[j] = items[j], items[n]
        while n > 4:  # 64 bits do for four swaps among a thousand items; written out, as every deck is shuffled here
            z = self.bits() * n
            n -= 1
            j = z >> 64
            items[n], items[j] = items[j], items[n]
            z = (z & _MASK) * n
            n -= 1
            j = z >> 64
            items[n], items[j] = items[j], items[n]
            z = (z & _MASK) * n
            n -= 1
            j = z >> 64
            items[n], items[j] = items[j], items[n]
            z = (z & _MASK) * n
            n -= 1
            j = z >> 64
            items[n], items[j] = items[j], items[n]
        if n > 1:
            z = self.bits()
            while n > 1:
                z *= n
                n -= 1
                j = z >> 64
                z &= _MASK
                items[n], items[j] = items[j], items[n]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in random order, as a new list."""
        copy = list(items)
        self.shuffle(copy)
        return copy

    def key(self) -> str:
        """A seed for another stream."""
        return f"{self.bits():016x}{self.bits():016x}"

    def split(self) -> "Rng":
        """A new stream, seeded from this one."""
        return Rng(self.key())
