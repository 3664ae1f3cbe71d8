"""The scenarios, read from their files when they are wanted."""

from functools import cache, lru_cache

from emberhall.games.gloomhaven.content.nodes import FILES, NODES, read
from emberhall.games.gloomhaven.content.pages import Scenario
from emberhall.games.gloomhaven.content.random_dungeon import PAGES, pages

#: All scenarios by number.
NUMBERS = range(1, 96)
#: The page of random dungeons: nobody finds it on the map, and it can be played at any time (GH-RDUNG-01).
RANDOM = 96


def scenario(number: int) -> Scenario:
    """The scenario with this number; above the numbers of the pages, a random dungeon as far as it has been made."""
    return _page(number) if number < PAGES else _dungeon(number)


@cache
def _page(number: int) -> Scenario:
    file = FILES / "scenarios" / f"{number:03}.json"
    return NODES.decode(read(file), Scenario, file.name)


@lru_cache(maxsize=512)
def _dungeon(number: int) -> Scenario:
    return pages(_page(number % PAGES), number)
