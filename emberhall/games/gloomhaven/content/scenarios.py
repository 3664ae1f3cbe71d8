"""The scenarios, read from their files when they are wanted."""

from functools import cache
from pathlib import Path

import msgspec

from emberhall.games.gloomhaven.content.kinds import Scenario
from emberhall.kernel.reading import read_json

_FILES = Path(__file__).parent / "scenarios"

#: The scenarios that can be played with all their rules.
NUMBERS = range(1, 96)


@cache
def scenario(number: int) -> Scenario:
    """The scenario with this number."""
    file = _FILES / f"{number:03}.json"
    try:
        return read_json(file.read_bytes(), Scenario)
    except msgspec.DecodeError as error:
        raise ValueError(f"{file.name}: {error}") from None
