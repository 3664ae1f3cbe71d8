"""The campaign as data: events, personal quests, achievements, the world, the town; checked when it is loaded."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from emberhall.games.gloomhaven.content.campaign import events
from emberhall.games.gloomhaven.content.campaign.events import Deed, Event
from emberhall.games.gloomhaven.content.campaign.kinds import Achievement, Enhancing, Quest, Town, WorldSheet
from emberhall.games.gloomhaven.content.classes import CLASSES
from emberhall.games.gloomhaven.content.items import ITEMS
from emberhall.games.gloomhaven.content.monsters import MONSTERS
from emberhall.games.gloomhaven.content.nodes import read
from emberhall.games.gloomhaven.content.scenarios import NUMBERS, scenario
from emberhall.kernel.reading import converted

FILES = Path(__file__).parent
T = TypeVar("T")


def _of(file: str, kind: type[T]) -> T:
    try:
        return converted(read(FILES / file), kind)
    except msgspec.ValidationError as error:
        raise ValueError(f"{file}: {error}") from None


def _events(deck: str) -> dict[int, Event]:
    return {event.number: event for event in _of(f"events_{deck}.json", dict[str, list[Event]])["events"]}


#: The event cards of both decks by number.
EVENTS: dict[str, dict[int, Event]] = {"city": _events("city"), "road": _events("road")}

QUESTS: dict[int, Quest] = {quest.id: quest for quest in _of("quests.json", dict[str, list[Quest]])["quests"]}
ACHIEVEMENTS: dict[str, Achievement] = {
    one.id: one for one in _of("achievements.json", dict[str, list[Achievement]])["achievements"]
}
WORLD: WorldSheet = _of("world.json", WorldSheet)
TOWN: Town = _of("town.json", Town)
ENHANCING: Enhancing = _of("enhancements.json", Enhancing)

#: The items whose designs are found by chance (GH-DESIGN-01).
DESIGNS = tuple(id for id, item in ITEMS.items() if item.random)

#: The classes in sealed boxes.
LOCKED = tuple(WORLD.unlocked_with)

#: The tales that are written: other events and scenarios are played without.
TALES = frozenset(
    line.partition(" =")[0]
    for file in sorted((FILES.parents[1] / "locale").glob("en-tales*.ftl"))
    for line in file.read_text(encoding="utf-8").splitlines()
    if " =" in line and not line.startswith((" ", "#"))
)


def deeds_of(deeds: Iterable[Deed]) -> Iterator[Deed]:
    """All deeds of an outcome, with those inside others."""
    for deed in deeds:
        yield deed
        if isinstance(deed, events.ChooseOne):
            for one in deed.of:
                yield from deeds_of(one)
        elif isinstance(deed, events.If):
            yield from deeds_of(deed.then)


def _faults() -> Iterator[str]:
    """What the sheets name that does not exist."""
    for deck, cards in EVENTS.items():
        for number, event in cards.items():
            for letter in "ab":
                for result in event.option(letter).outcomes:
                    for what in (*deeds_of(result.acts), *result.test):
                        if fault := _unknown(what):
                            yield f"{deck} event {number}{letter}: {fault}"
    for quest in QUESTS.values():
        if quest.opens not in (*WORLD.envelopes, *LOCKED):
            yield f"quest {quest.id} opens {quest.opens}"
        types = [type for aim in quest.goals for type in getattr(aim, "types", ())]
        types += [type for aim in quest.goals for group in getattr(aim, "groups", ()) for type in group.types]
        yield from (f"quest {quest.id}: monster {type}" for type in types if type not in MONSTERS)
    if set(WORLD.retired_with) != set(CLASSES):
        yield "events of retirement are not those of the classes"


def faults_of_pages() -> Iterator[str]:
    """What the pages of scenarios name that does not exist; a test looks, for reading all pages takes time."""
    for number in NUMBERS:
        rewards = scenario(number).rewards
        named = (*rewards.global_achievements, *rewards.party_achievements, *rewards.party_achievements_lost)
        yield from (f"scenario {number}: achievement {id}" for id in named if id not in ACHIEVEMENTS)


def _unknown(what: Any) -> str:
    match what:
        case events.PartyHas(classes) if set(classes) - set(CLASSES):
            return f"classes {classes}"
        case events.GiveItem(item) | events.GainItem(item) | events.ItemDesign(item) if item not in ITEMS:
            return f"item {item}"
        case events.UnlockScenario(number) if number not in NUMBERS:
            return f"scenario {number}"
        case events.GainPartyAchievement(id) | events.GainGlobalAchievement(id) if id not in ACHIEVEMENTS:
            return f"achievement {id}"
        case events.AddEvent(deck, number) if number not in EVENTS[deck]:
            return f"{deck} event {number}"
    return ""


if _wrong := list(_faults()):
    raise ValueError("campaign: " + "; ".join(_wrong))
