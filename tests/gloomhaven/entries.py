"""Which test is about which entry of the content, so that an entry without a test of its own is found.

@SCENARIO("27 loss npc_killed")
def test_...
"""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from emberhall.games.gloomhaven.content import ITEMS, MONSTERS, scenario
from emberhall.games.gloomhaven.content.aims import Kind
from emberhall.games.gloomhaven.setup import OFFERED, monster_types

Test = TypeVar("Test", bound=Callable[..., None])


class Entries:
    """The entries of a kind that tests have said to be about."""

    def __init__(self) -> None:
        self.tested: set[str] = set()

    def __call__(self, *names: str | int) -> Callable[[Test], Test]:
        def mark(test: Test) -> Test:
            self.tested.update(map(str, names))
            return test

        return mark

    def compared(self, there: Iterable[str]) -> tuple[list[str], list[str]]:
        """The entries no test is about, and the entries tests name that do not exist."""
        known = set(there)
        return sorted(known - self.tested), sorted(self.tested - known)


#: `27 loss npc_killed`, `19 special 2`: what a page says.
SCENARIO = Entries()
#: `jekserah 2`: the special of a boss.
SPECIAL = Entries()
#: Items by their number.
ITEM = Entries()


def tag(node: Kind) -> str:
    """The name of a node in content files."""
    return str(type(node).__struct_config__.tag)


def on_pages() -> Iterator[str]:
    """Everything the pages of the scenarios say."""
    for number in OFFERED:
        page = scenario(number)
        for word, entries in (("goal", page.goal), ("loss", page.lose), ("start", page.setup)):
            yield from (f"{number} {word} {tag(entry)}" for entry in entries)
        yield from (f"{number} special {n}" for n, _ in enumerate(page.special, 1))
        yield from (f"{number} object {entry.id}" for entry in page.objectives)
        yield from (f"{number} ally {entry.id}" for entry in page.npcs)
        yield from (f"{number} side {type}" for faction in page.factions for type in faction.monsters)
        yield from (f"{number} locked {door.id}" for door in page.doors if door.locked)


def of_bosses() -> Iterator[str]:
    """The specials of the bosses of these scenarios."""
    types = dict.fromkeys(type for number in OFFERED for type in monster_types(number))
    return (f"{type} {n}" for type in types for n, _ in enumerate(MONSTERS[type].specials, 1))


def owned() -> Iterator[str]:
    """The items that can be owned, wherever they come from."""
    return (str(item.id) for item in ITEMS.values())
