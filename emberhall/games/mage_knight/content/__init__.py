"""All content by id, read once; whatever does not fit together fails here with the entry's name."""

from collections.abc import Iterable, Iterator
from typing import Protocol, TypeVar

from .advanced_actions import ADVANCED_ACTIONS
from .artifacts import ARTIFACTS
from .basic_actions import BASIC_ACTIONS
from .cities import CITIES
from .enemies import ENEMIES
from .heroes import HEROES
from .kinds import Card, Enemy, Ruin, Scenario, Skill, Tactic, Tile, Unit
from .ruins import RUINS
from .scenarios import SCENARIOS
from .sites import SITES
from .skills import SKILLS
from .spells import SPELLS
from .tactics import TACTICS
from .tiles import TILES
from .units import UNITS
from .unwritten import UNWRITTEN

__all__ = [
    "ADVANCED_ACTIONS",
    "ARTIFACTS",
    "CITIES",
    "CITY",
    "DEEDS",
    "ENEMIES",
    "ENEMY",
    "HERO",
    "RUIN",
    "RUINS",
    "SCENARIO",
    "SITE",
    "SKILL",
    "SKILLS",
    "SPELLS",
    "TACTIC",
    "TACTICS",
    "TILE",
    "TILES",
    "UNIT",
    "UNITS",
    "WOUND",
    "deck_of",
    "kind_of",
    "playable",
]


class _Entry(Protocol):
    @property
    def id(self) -> str: ...


E = TypeVar("E", bound=_Entry)


def _by_id(entries: Iterable[E], *more: Iterable[E]) -> dict[str, E]:
    found: dict[str, E] = {}
    for group in (entries, *more):
        for entry in group:
            if entry.id in found:
                raise ValueError(f"two entries are called {entry.id}")
            found[entry.id] = entry
    return found


WOUND = Card(id="wound", kind="wound")
DEEDS: dict[str, Card] = _by_id(BASIC_ACTIONS, ADVANCED_ACTIONS, SPELLS, ARTIFACTS, (WOUND,))
UNIT: dict[str, Unit] = _by_id(UNITS)
ENEMY: dict[str, Enemy] = _by_id(ENEMIES)
SKILL: dict[str, Skill] = _by_id(SKILLS)
TACTIC: dict[str, Tactic] = _by_id(TACTICS)
TILE: dict[str, Tile] = _by_id(TILES)
SITE = _by_id(SITES)
RUIN: dict[str, Ruin] = _by_id(RUINS)
CITY = _by_id(CITIES)
HERO = _by_id(HEROES)
SCENARIO: dict[str, Scenario] = _by_id(SCENARIOS)


def kind_of(id: str) -> str:
    """The entry that a copy belongs to: `march` of `march.arythea.1`."""
    return id.partition(".")[0]


def deck_of(hero: str) -> Iterator[str]:
    """The ids of a hero's sixteen cards, each copy with its own."""
    seen: dict[str, int] = {}
    for kind in HERO[hero].deck:
        seen[kind] = seen.get(kind, 0) + 1
        yield f"{kind}.{hero}.{seen[kind]}"


def playable(entries: Iterable[E]) -> Iterator[E]:
    """The entries that are written."""
    return (entry for entry in entries if entry.id not in UNWRITTEN)
