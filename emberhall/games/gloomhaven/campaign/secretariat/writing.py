"""Writing the file: the world of the party that plays at present, without anything that is hidden."""

from typing import Any

import msgspec

from emberhall.games.gloomhaven.campaign.secretariat import counting
from emberhall.games.gloomhaven.campaign.secretariat.file import (
    EDITION,
    KINDS,
    TEXTS,
    Enhancement,
    Named,
    Person,
    Place,
    Progress,
    Sheet,
    gifts,
    spot_index,
)
from emberhall.games.gloomhaven.campaign.sheets import pool
from emberhall.games.gloomhaven.campaign.world import Hero, Party, World
from emberhall.games.gloomhaven.content import CARDS, CLASSES, ITEMS, NUMBERS, scenario
from emberhall.games.gloomhaven.content.campaign import LOCKED
from emberhall.kernel import Message, msg


def write(d: World) -> tuple[bytes, tuple[Message, ...]]:
    """The file, and what it cannot carry."""
    parties = [_sheet(d, n, party) for n, party in enumerate(d.parties or [Party(name=d.agreed.party)])]
    people = [_plain(_person(d, hero)) for hero in d.members()]
    party = parties[d.current]
    file = EMPTY | {
        "edition": EDITION,
        "figures": [f"{EDITION}-{hero.cls}" for hero in d.members()],
        "characters": people,
        "unlockedCharacters": party["unlockedCharacters"],
        "solo": len(d.party) == 1,
        "party": party,
        "parties": parties,
    }
    return msgspec.json.format(msgspec.json.encode(file), indent=1), tuple(_missing(d))


#: What a file has where no scenario is being played.
EMPTY: dict[str, Any] = {
    "revision": 0, "revisionOffset": 0, "conditions": [], "battleGoalEditions": [], "filteredBattleGoals": [],
    "figures": [], "entitiesCounter": [], "monsters": [], "objectiveContainers": [], "state": "draw", "sections": [],
    "scenarioRules": [], "appliedScenarioRules": [], "disgardedScenarioRules": [], "level": 1,
    "levelCalculation": True, "levelAdjustment": 0, "bonusAdjustment": 0, "ge5Player": True, "playerCount": -1,
    "round": 0, "roundResets": [], "roundResetsHidden": [], "playSeconds": 0, "totalSeconds": 0, "elementBoard": [],
    "lootDeckEnhancements": [], "lootDeckFixed": [], "lootDeckSections": [], "server": False, "gameClock": [],
}  # fmt: skip


def _plain(part: Any) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(part)
    return data


def _sheet(d: World, number: int, party: Party) -> dict[str, Any]:
    """A party; what the map records for all parties stands in each of them."""
    mine = [hero for hero in d.heroes if hero.party == number]
    opened = "B" in d.envelopes
    sheet = Sheet(
        id=number,
        name=party.name,
        location=_location(party),
        achievements_list=[_achievement(id) for id in party.achievements],
        global_achievements_list=[_achievement(id) for id, n in sorted(d.achievements.items()) for _ in range(n)],
        reputation=party.reputation,
        prosperity=max(0, d.prosperity - gifts(d.donated, opened)),
        donations=d.donated // 10,
        envelope_b=opened,
        scenarios=[Place(str(n)) for n in d.done],
        manual_scenarios=[Place(str(n)) for n in _by_hand(d)],
        treasures=[Named(f"{n:02}") for n in sorted(d.looted)],
        players=["" for _ in d.party],
        characters=[_plain(_person(d, hero)) for hero in mine if not hero.gone and number != d.current],
        retirements=[_plain(_person(d, hero)) for hero in mine if hero.retired],
        unlocked_items=[Named(str(item), count=n) for item, n in sorted(d.copies.items()) if _found(item)],
        unlocked_characters=[cls for cls in d.classes if cls in LOCKED],
        event_decks={name: sorted(_numbers(deck)) for name, deck in (("city", d.city), ("road", d.road))},
    )
    return _plain(sheet)


def _found(item: int) -> bool:
    """Whether an item comes into the shop other than by the prosperity of the city."""
    return not ITEMS[item].prosperity


def _numbers(deck: Any) -> list[str]:
    return [card.partition("-")[2].zfill(2) for card in deck]


def _location(party: Party) -> str:
    return f"#{party.place}" if party.place > 0 else "Gloomhaven"


def _achievement(id: str) -> str:
    """The name of an achievement in the words of the file, which are English."""
    return TEXTS.say(Message(f"achievement-{id}"), "en")


def _by_hand(d: World) -> list[int]:
    """The places on the map that no completed scenario explains."""
    explained = {place for n in d.done for place in scenario(n).unlocks}
    return [n for n in NUMBERS if n in d.found and n not in explained and n != 1]


def _person(d: World, hero: Hero) -> Person:
    perks = [hero.perks.count(n) for n in range(len(CLASSES[hero.cls].perks))]
    progress = Progress(
        experience=hero.xp,
        gold=hero.gold,
        items=[Named(str(item)) for item in hero.items],
        personal_quest=next((card.partition("-")[2] for card in hero.quest), ""),
        personal_quest_progress=list(counting.figures(hero, d.done)),
        battle_goals=hero.checks,
        retired=hero.retired,
        retirements=hero.veteran,
        perks=list(perks),
        enhancements=_enhancements(d, hero.cls),
        deck=[int(card) for card in pool(hero) if card.isdecimal()],
    )
    title = hero.called or (TEXTS.say(Message(f"hero-{hero.name}"), "en") if hero.name else "")
    return Person(hero.cls, title=title, level=max(1, hero.level), progress=progress, number=1 + max(0, hero.chair))


def _enhancements(d: World, cls: str) -> list[Enhancement]:
    found = []
    for one in d.stickers:
        if one.cls == cls:
            index, place = spot_index(one.half, CARDS[one.card].half(one.half), one.spot)
            found.append(Enhancement(int(one.card), index, place, KINDS.get(one.kind, one.kind)))
    return found


def _missing(d: World) -> list[Message]:
    """What the file has no place for."""
    found = [msg("lost-chronicle")]
    if any(hero.next != type(hero.next)() for hero in d.members()):
        found.append(msg("lost-next"))
    if any(hero.bound for hero in d.members()):
        found.append(msg("lost-bound"))
    if d.claims:
        found.append(msg("lost-claims"))
    if any(hero.offered for hero in d.members()):
        found.append(msg("lost-offered"))
    if any(hero.dead and hero.level for hero in d.heroes):
        found.append(msg("lost-dead"))
    return [*found, msg("lost-agreement")] if d.agreed != type(d.agreed)(party=d.agreed.party) else found
