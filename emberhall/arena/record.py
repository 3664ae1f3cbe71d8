"""Decisions in short: the keys that were chosen, and which of them each decision was.

`1:5` says that seat 1 chose key 5; the seat is left out if it is the same as before.
"""

from collections.abc import Iterable, Iterator, Sequence

import msgspec


class Record(msgspec.Struct, frozen=True):
    """The decisions of a game: the keys that were chosen, and the decisions as places among them."""

    keys: list[str]
    choices: str

    def decisions(self) -> list[tuple[int, str]]:
        """The decisions, as seats and keys."""
        return unpacked(self.keys, self.choices)


def packed(decisions: Iterable[tuple[int, str]]) -> Record:
    """These decisions in short.

    >>> packed([(0, "walk"), (0, "rest"), (1, "walk")])
    Record(keys=['walk', 'rest'], choices='0 1 1:0')
    """
    decisions = list(decisions)
    keys = list(dict.fromkeys(key for _, key in decisions))
    place = {key: at for at, key in enumerate(keys)}
    return Record(keys, " ".join(_words((seat, place[key]) for seat, key in decisions)))


def unpacked(keys: Sequence[str], choices: str) -> list[tuple[int, str]]:
    """The decisions, as seats and keys.

    >>> unpacked(["walk", "rest"], "0 1 1:0")
    [(0, 'walk'), (0, 'rest'), (1, 'walk')]
    """
    found, seat = [], "0"
    for word in choices.split():
        named, colon, key = word.rpartition(":")
        seat = named if colon else seat
        found.append((int(seat), keys[int(key)]))
    return found


def _words(choices: Iterable[tuple[int, int]]) -> Iterator[str]:
    before = 0
    for seat, key in choices:
        yield str(key) if seat == before else f"{seat}:{key}"
        before = seat
