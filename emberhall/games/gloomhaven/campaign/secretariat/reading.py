"""Reading the file: the world it speaks of, what cannot be carried over, and what is wrong with a bad file."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from emberhall.games.gloomhaven.campaign.founding import begin
from emberhall.games.gloomhaven.campaign.secretariat import people
from emberhall.games.gloomhaven.campaign.secretariat.file import BY_NAME, EDITION, LOCALE, Named, Person, Place, Sheet
from emberhall.games.gloomhaven.campaign.secretariat.file import gifts as gifts_of
from emberhall.games.gloomhaven.campaign.secretariat.file import plain as slug
from emberhall.games.gloomhaven.campaign.sheets import prosperity_level
from emberhall.games.gloomhaven.campaign.unlocking import stock
from emberhall.games.gloomhaven.campaign.world import (
    CHAIRS,
    Agreement,
    Claim,
    Design,
    EventCard,
    Party,
    SideCard,
    Table,
    World,
)
from emberhall.games.gloomhaven.content import ITEMS, NUMBERS, scenario
from emberhall.games.gloomhaven.content.campaign import ACHIEVEMENTS, EVENTS, WORLD
from emberhall.kernel import BadSetup, Message, Rng, msg
from emberhall.kernel import Table as Stage
from emberhall.kernel.reading import converted

P = TypeVar("P")


def read(data: bytes, agreement: Agreement, chairs: Sequence[int], rng: Rng) -> tuple[World, tuple[Message, ...]]:
    """The world that a file speaks of, with the characters on these chairs, and what could not be carried."""
    file = _file(data)
    sheet, others = _parties(file)
    d = begin(agreement, rng)
    t: Table = Stage(d, CHAIRS)
    lost: list[Message] = []
    d.parties = [_party(one, lost) for one in (sheet, *others)]
    d.marks.append("began")
    _map(d, sheet, lost)
    active = _all(file.get("characters") or sheet.characters, Person)
    waiting = _all(sheet.available_characters, Person)
    gone = [one for other in (sheet, *others) for one in _all(other.retirements, Person)]
    for cls in (*sheet.unlocked_characters, *_texts(file.get("unlockedCharacters"))):
        people.open_box(d, cls)
    people.retired(d, gone)
    people.join(t, chairs, active, waiting, lost)
    for number, other in enumerate(others, 1):
        people.wait(d, number, _all([*other.characters, *other.available_characters], Person), lost)
    _town(t, sheet, lost)
    _unlocked(d)
    _decks(t, sheet, lost)
    return d, tuple(lost)


# the file


def _file(data: bytes) -> dict[str, Any]:
    try:
        file = msgspec.json.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise _bad("foreign-no-json") from None
    if not isinstance(file, dict):
        raise _bad("foreign-other")
    if "party" not in file and isinstance(file.get("scenarios"), list) and "achievementsList" in file:
        return {"party": file}  # the file of a party alone
    if not isinstance(file.get("party"), dict):
        raise _bad("foreign-other")
    return file


def _bad(id: str, **args: Any) -> BadSetup:
    return BadSetup(id, within=LOCALE, **args)


def _as(part: Any, kind: type[P]) -> P:
    try:
        return converted(part, kind)
    except (msgspec.ValidationError, RecursionError) as error:
        raise _bad("foreign-damaged", why=str(error)) from None


def _all(parts: Any, kind: type[P]) -> list[P]:
    if not isinstance(parts, list) or len(parts) > people.MOST:
        raise _bad("foreign-damaged", why=f"{kind.__name__}: {people.MOST}")
    return [_as(part, kind) for part in parts]


def _texts(part: Any) -> list[str]:
    return [one for one in part if isinstance(one, str)] if isinstance(part, list) else []


def _parties(file: dict[str, Any]) -> tuple[Sheet, list[Sheet]]:
    """The party that plays at present, and the others."""
    sheet = _as(file["party"], Sheet)
    edition = sheet.edition or file.get("edition") or EDITION
    if edition != EDITION:
        raise _bad("foreign-edition", edition=str(edition))
    listed = _all(file.get("parties") or [], Sheet)
    others = [one for one in listed if one.id != sheet.id and (one.edition or EDITION) == EDITION]
    return sheet, others[: people.PARTIES - 1]


# the parts of the world


def _party(sheet: Sheet, lost: list[Message]) -> Party:
    found = []
    for name in sheet.achievements_list:
        id = BY_NAME.get(slug(name))
        if id is None or ACHIEVEMENTS[id].kind != "party":
            lost.append(msg("lost-achievement", name=_short(name)))
        elif id not in found:
            found.append(id)
    if sheet.notes:
        lost.append(msg("lost-notes"))
    return Party(name=_short(sheet.name), reputation=sheet.reputation, achievements=found)


def _short(text: str) -> str:
    """Words of players, printable and not too long."""
    return "".join(letter for letter in text if letter.isprintable())[:40].strip()


def _numbers(places: Iterable[Place], lost: list[Message]) -> list[int]:
    """The scenarios of this game among those of the file."""
    found: list[int] = []
    for place in places:
        index = str(place.index)
        if place.edition == EDITION and not place.group and index.isdecimal() and int(index) in NUMBERS:
            found += [int(index)] if int(index) not in found else []
        else:
            lost.append(msg("lost-scenario", name=_short(place.custom or index)))
    return found


def _map(d: World, sheet: Sheet, lost: list[Message]) -> None:
    """Achievements of the world, and the places on its map."""
    held: Counter[str] = Counter()
    for name in sheet.global_achievements_list:
        id = BY_NAME.get(slug(name))
        if id is None or ACHIEVEMENTS[id].kind != "global":
            lost.append(msg("lost-achievement", name=_short(name)))
        else:
            held[id] += 1
    if held:
        d.achievements = {id: min(n, ACHIEVEMENTS[id].times) for id, n in held.items()}
    d.done = _numbers(sheet.scenarios, lost)
    d.played = d.won = len(d.done)
    d.looted = [n for n in (_number(one) for one in sheet.treasures) if 0 < n <= 75]
    found = {*WORLD.start.scenarios, *d.done, *_numbers(sheet.manual_scenarios, lost)}
    found |= {place for n in d.done for place in scenario(n).unlocks}
    for number in NUMBERS:
        for treasure in scenario(number).treasures:
            if treasure.number in d.looted:
                found |= {gift.scenario for gift in treasure.gives if gift.scenario}
    d.found = sorted(found)
    for n in d.done:
        if (choice := scenario(n).rewards.choose_one_location) and not found.intersection(choice):
            d.claims.append(Claim("location", of=tuple(choice)))
    digits = sheet.location.strip().removeprefix("#")
    if digits.isdecimal() and int(digits) in d.done:
        d.sheet.place = int(digits)


def _number(one: Named) -> int:
    name = str(one.name)
    return int(name) if one.edition == EDITION and name.isdecimal() else 0


def _town(t: Table, sheet: Sheet, lost: list[Message]) -> None:
    """Donations, prosperity, the envelopes, and what the shop has."""
    d = t.state
    d.donated = 10 * sheet.donations
    if sheet.envelope_b:
        d.envelopes.append("B")
    d.prosperity = min(64, sheet.prosperity + gifts_of(d.donated, sheet.envelope_b))
    for level in range(1, prosperity_level(d) + 1):
        stock(t, level)
    for one in sheet.unlocked_items:
        item = _number(one)
        if item not in ITEMS:
            lost.append(msg("lost-item", name=_short(str(one.name))))
            continue
        most = ITEMS[item].count
        d.copies[item] = min(most, one.count) if one.count > 0 else most
    owned = Counter(item for hero in d.heroes if not hero.gone for item in hero.items)
    for item, n in owned.items():
        d.copies[item] = max(d.copies.get(item, 0), min(n, ITEMS[item].count))
    for item in d.copies:
        if (card := Design(f"design-{item}")) in d.designs:
            d.designs.cards.remove(card)


def _unlocked(d: World) -> None:
    """What follows from the rest: envelopes, conditions that have been met, the Town Records, side scenarios."""
    technology = WORLD.technology
    if d.achievements.get(technology.achievement, 0) >= technology.times:
        d.envelopes.append(technology.opens)
    for letter in d.envelopes:
        d.found = sorted({*d.found, *WORLD.envelopes[letter].scenarios})
    for box in WORLD.reputation_boxes:
        if box.opens in d.classes:
            d.marks.append(f"reputation:{box.at}")
    reputations = [party.reputation for party in d.parties]
    for events in WORLD.reputation_events:
        if any(now >= events.at if events.at > 0 else now <= events.at for now in reputations):
            d.marks.append(f"reputation:{events.at}")
    d.marks += [f"pact:{pact.gains}" for pact in WORLD.pacts if pact.gains in d.achievements]
    while d.retired and d.records < len(WORLD.records):
        section = WORLD.records[d.records]
        if section.after and section.after not in d.done:
            break
        d.records += 1
        d.found = sorted({*d.found, *section.scenarios})
    for card, number in WORLD.side_scenarios.items():
        if number in d.found:
            d.sides.cards.remove(SideCard(f"side-{card}"))


def _decks(t: Table, sheet: Sheet, lost: list[Message]) -> None:
    """The decks of events, as far as the file has them; shuffled, for their order is nobody's business."""
    d = t.state
    named = {deck: sheet.event_decks.get(deck) for deck in ("city", "road")}
    if not all(named.values()):
        lost.append(msg("lost-decks"))
        named = dict(_made_new(d))
    for name, deck in (("city", d.city), ("road", d.road)):
        numbers = {int(id) for id in map(str, named[name] or ()) if id.isdecimal() and int(id) in EVENTS[name]}
        deck.cards = [EventCard(f"{name}-{number}") for number in sorted(numbers)]
        t.shuffle(deck)


def _made_new(d: World) -> dict[str, list[str | int]]:
    """The events of the beginning and all that have been added since, also those that were played."""
    found: dict[str, list[str | int]] = {deck: [*range(1, WORLD.start.events + 1)] for deck in ("city", "road")}
    for number in d.done:
        for card in scenario(number).rewards.add_events:
            deck, _, event = card.partition(":")
            found[deck].append(event)
    both = [WORLD.unlocked_with[cls] for cls in d.classes if cls in WORLD.unlocked_with]
    both += [WORLD.retired_with[cls] for cls in d.retired]
    for deck in found:
        found[deck] += both
    for pact in WORLD.pacts:
        if f"pact:{pact.gains}" in d.marks:
            found["city"].append(pact.city)
            found["road"].append(pact.road)
    for events in WORLD.reputation_events:
        if f"reputation:{events.at}" in d.marks:
            found["city"].append(events.city)
            found["road"].append(events.road)
    found["city"] += [number for section in WORLD.records[: d.records] for number in section.city]
    return found
