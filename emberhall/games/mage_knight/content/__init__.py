"""All content by id, read once; whatever does not fit together fails here with the entry's name."""

from collections.abc import Collection, Iterable, Iterator
from typing import Protocol, TypeVar

from emberhall.games.mage_knight.content import (
    advanced_actions,
    artifacts,
    basic_actions,
    krang,
    lost_legion,
    skills,
    spells,
    tezla,
    units,
)
from emberhall.games.mage_knight.content.cities import CITIES
from emberhall.games.mage_knight.content.enemies import ENEMIES
from emberhall.games.mage_knight.content.heroes import HEROES
from emberhall.games.mage_knight.content.kinds import (
    DeedCard,
    Enemy,
    FactionToken,
    Ruin,
    Scenario,
    Set,
    Skill,
    Tactic,
    Tile,
    UnitKind,
)
from emberhall.games.mage_knight.content.ruins import RUINS
from emberhall.games.mage_knight.content.scenarios import SCENARIOS
from emberhall.games.mage_knight.content.sites import SITES
from emberhall.games.mage_knight.content.tactics import TACTICS
from emberhall.games.mage_knight.content.tiles import TILES
from emberhall.games.mage_knight.content.unwritten import UNWRITTEN
from emberhall.games.mage_knight.content.volkare import VOLKARE

__all__ = [
    "ADVANCED_ACTIONS",
    "ARTIFACTS",
    "CITIES",
    "CITY",
    "DEEDS",
    "ENEMIES",
    "ENEMY",
    "FACTION_TOKEN",
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
    "of_sets",
]


class _Entry(Protocol):
    @property
    def id(self) -> str: ...


class _OfSet(_Entry, Protocol):
    @property
    def set(self) -> Set: ...


E = TypeVar("E", bound=_Entry)
F = TypeVar("F", bound=_OfSet)

ADVANCED_ACTIONS = advanced_actions.ADVANCED_ACTIONS + lost_legion.ADVANCED_ACTIONS
SPELLS = spells.SPELLS + lost_legion.SPELLS
ARTIFACTS = artifacts.ARTIFACTS + lost_legion.ARTIFACTS
UNITS = units.UNITS + lost_legion.UNITS
SKILLS = skills.SKILLS + lost_legion.SKILLS + krang.SKILLS + tezla.SKILLS


def _by_id(entries: Iterable[E], *more: Iterable[E]) -> dict[str, E]:
    found: dict[str, E] = {}
    for group in (entries, *more):
        for entry in group:
            if entry.id in found:
                raise ValueError(f"two entries are called {entry.id}")
            found[entry.id] = entry
    return found


WOUND = DeedCard(id="wound", kind="wound")
DEEDS: dict[str, DeedCard] = _by_id(
    basic_actions.BASIC_ACTIONS,
    lost_legion.BASIC_ACTIONS,
    krang.BASIC_ACTIONS,
    tezla.BASIC_ACTIONS,
    ADVANCED_ACTIONS,
    SPELLS,
    ARTIFACTS,
    (WOUND,),
)
UNIT: dict[str, UnitKind] = _by_id(UNITS)
ENEMY: dict[str, Enemy] = _by_id(ENEMIES, (VOLKARE,), tezla.LEADERS)
SKILL: dict[str, Skill] = _by_id(SKILLS)
TACTIC: dict[str, Tactic] = _by_id(TACTICS)
TILE: dict[str, Tile] = _by_id(TILES)
SITE = _by_id(SITES)
RUIN: dict[str, Ruin] = _by_id(RUINS)
CITY = _by_id(CITIES)
FACTION_TOKEN: dict[str, FactionToken] = _by_id(tezla.FACTION_TOKENS)
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


def of_sets(entries: Iterable[F], expansions: Collection[str]) -> list[F]:
    """The entries of the base game and of these expansions whose effects are written."""
    return [
        entry for entry in entries if (entry.set == "base" or entry.set in expansions) and entry.id not in UNWRITTEN
    ]
