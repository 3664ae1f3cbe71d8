"""The scenarios, read from their files when they are wanted."""

from functools import cache

from emberhall.games.gloomhaven.content.nodes import FILES, NODES, read
from emberhall.games.gloomhaven.content.pages import Scenario

#: All scenarios by number.
NUMBERS = range(1, 96)


@cache
def scenario(number: int) -> Scenario:
    """The scenario with this number."""
    file = FILES / "scenarios" / f"{number:03}.json"
    return NODES.decode(read(file), Scenario, file.name)
