"""Random numbers as plain data: a key and a counter inside the state; what was drawn does not tell the key."""

import secrets
from collections.abc import Sequence
from hashlib import blake2b
from struct import Struct
from typing import TypeAlias, TypeVar

import msgspec

T = TypeVar("T")

#: What a game's chance starts from: a number or a few letters that somebody named, or `new_seed()`.
Seed: TypeAlias = int | str

LONGEST_SEED = 40  # letters; any number of 128 bits fits

_MASK = (1 << 64) - 1
_SMALL = 1 << 10
_WORDS = Struct("<8Q").unpack


def new_seed() -> str:
    """128 bits from the system, as text."""
    return secrets.token_hex(16)


def seed_text(seed: Seed) -> str | None:
    """The seed as it is written down, or None where it cannot be one; of a number, its last 128 bits."""
    if isinstance(seed, int):
        return str(seed % 2**128)
    return seed if 0 < len(seed) <= LONGEST_SEED and seed.isascii() and seed.isprintable() else None


class _Block:
    """The eight numbers that the counter is among: not part of the data, worked out again where they are missing."""

    __slots__ = ("_block",)
    _block: tuple[int, ...]


class Rng(_Block, msgspec.Struct):
    """A stream of random numbers (keyed BLAKE2b in counter mode), equal in every process for an equal seed."""

    seed: Seed
    drawn: int = 0

    @property
    def state(self) -> tuple[Seed, int]:
        """Where the stream is: equal before and after, nothing was drawn."""
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
            except (AttributeError, IndexError):  # just read from a file, or put elsewhere in the stream
                pass
        block: tuple[int, ...] = _WORDS(blake2b((at >> 3).to_bytes(8, "little"), key=str(self.seed).encode()).digest())
        self._block = block
        return block[at & 7]

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the other."""
        return (self.bits() * n) >> 64

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[(self.bits() * len(items)) >> 64]

    def shuffle(self, items: list[T]) -> None:
        """Put the items in random order."""
        n = len(items)
        while n > _SMALL:
            j = (self.bits() * n) >> 64
            n -= 1
            items[n], items[j] = items[j], items[n]
        while n > 4:  # 64 bits are enough for four among a thousand items; written out, as every deck comes here
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
        """Another stream, started from this one."""
        return Rng(self.key())
