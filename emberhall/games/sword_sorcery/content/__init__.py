"""The cards, tiles and quests by id, decoded and checked when loaded."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec

from emberhall.effects import Words
from emberhall.games.sword_sorcery.content import kinds
from emberhall.games.sword_sorcery.effects import nodes as fx

T = TypeVar("T")
_FILES = Path(__file__).parent

#: The words for effects in the files.
WORDS = Words(fx)


def _read(stem: str) -> Any:
    try:
        return msgspec.json.decode((_FILES / f"{stem}.json").read_bytes())
    except msgspec.DecodeError as error:
        raise ValueError(f"{stem}.json: {error}") from None


def _entries(stem: str, kind: type[T]) -> dict[str, T]:
    return WORDS.entries(_read(stem), kind, f"{stem}.json")


_dice = msgspec.convert(_read("dice"), dict[str, tuple[kinds.Face, ...]])
#: The faces of the dice, from 1.
RED, BLUE = _dice["red"], _dice["blue"]
POWERS = _entries("powers", kinds.Power)
CLASSES = _entries("classes", kinds.HeroClass)
COMPANIONS = _entries("companions", kinds.CompanionKind)
ITEMS = _entries("items", kinds.Item)
TREASURES = _entries("treasures", kinds.Treasure)
TRAPS = _entries("traps", kinds.Trap)
ENEMIES = _entries("enemies", kinds.EnemyKind)
ENEMY_POWERS = _entries("enemy_powers", kinds.Card)
POWER_CARDS = _entries("power_cards", kinds.Card)
BEHAVIOURS = _entries("behaviours", kinds.Behaviour)
ENCOUNTERS = _entries("encounters", kinds.Encounter)
EVENTS = _entries("events", kinds.EventCard)
WOUNDS = _entries("wounds", kinds.WoundKind)
TILES = _entries("tiles", kinds.Tile)
QUESTS = _entries("quests", kinds.Quest)
SHADOWS = _entries("shadows", kinds.ShadowKind)
ANVIL = _entries("anvil", kinds.Forging)
TEMPLE = _entries("temple", kinds.Offering)
DIFFICULTIES = _entries("difficulties", kinds.Difficulty)
CAMPAIGN = WORDS.decode(_read("campaign"), kinds.Campaign, "campaign.json")
HEROES = tuple(dict.fromkeys(kind.hero for kind in CLASSES.values()))

#: Every card that can be in use, by id.
CARDS: dict[str, kinds.Card] = {
    **POWERS, **{kind.innate.id: kind.innate for kind in CLASSES.values()}, **ITEMS, **ENEMY_POWERS, **POWER_CARDS,
}  # fmt: skip


class Printed(Protocol):
    """A card with several copies."""

    @property
    def copies(self) -> int: ...


def copies(kind: Mapping[str, Printed]) -> list[str]:
    """The cards of a deck: each copy with an id of its own."""
    return [f"{id}.{n}" for id, card in kind.items() for n in range(1, card.copies + 1)]


def card_of(copy: str) -> str:
    """The card that a copy is one of."""
    return copy.partition(".")[0]
