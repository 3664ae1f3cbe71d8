"""States as vectors for games that have no features of their own: hashes of everything in the state."""

from collections.abc import Iterator
from typing import Any
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

#: The length of a hashed state.
HASHED = 512


def hashed(state: msgspec.Struct, size: int = HASHED) -> NDArray[np.float32]:
    """Hash a state: every leaf adds to the entry that a checksum of its path (and word) picks."""
    vector = np.zeros(size, dtype=np.float32)
    for path, value in _leaves(msgspec.to_builtins(state), ""):
        number = isinstance(value, int | float) and not isinstance(value, bool)
        place = crc32((path if number else f"{path}={value}").encode())
        weight = value / (abs(value) + 8) if number else 1.0
        vector[place % size] += -weight if place >> 31 else weight
    return np.clip(vector, -1, 1)


def _leaves(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _leaves(inner, f"{path}/{key}")
    elif isinstance(value, list | tuple):
        for i, inner in enumerate(value):
            yield from _leaves(inner, f"{path}/{i}")
    elif value is not None:
        yield path, value
