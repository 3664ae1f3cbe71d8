"""The characters of a file: who plays, who waits, who has retired, and what their sheets say."""

from collections.abc import Iterable, Sequence

from emberhall.games.gloomhaven.campaign.secretariat import counting
from emberhall.games.gloomhaven.campaign.secretariat.file import (
    EDITION,
    KNOWN,
    OURS,
    Enhancement,
    Named,
    Person,
    Progress,
    half_of,
    spot_index,
)
from emberhall.games.gloomhaven.campaign.sheets import cards_to_gain, least_experience
from emberhall.games.gloomhaven.campaign.world import CHAIRS, Box, Hero, Placed, QuestCard, Table, World
from emberhall.games.gloomhaven.content import CARDS, CLASSES, ITEMS
from emberhall.games.gloomhaven.content.campaign import QUESTS, kinds
from emberhall.games.gloomhaven.names import card_name, class_name
from emberhall.games.gloomhaven.rules.enhancements import fits
from emberhall.kernel import NOBODY, Hand, Message, msg

#: The most characters that a file may list in one place, and the most parties.
MOST, PARTIES = 200, 8


def open_box(d: World, cls: str) -> None:
    """Open the box of a class, without any of what follows from it."""
    box = Box(cls)
    if box in d.sealed:
        d.sealed.cards.remove(box)
        d.classes.add(box)


def retired(d: World, gone: Iterable[Person]) -> None:
    """Classes with a retired character, and the envelope that a quest of one has opened."""
    for person in gone:
        if person.name in CLASSES and person.name not in d.retired:
            d.retired.append(person.name)
        quest = _quest_id(person.progress or Progress())
        if quest in QUESTS and QUESTS[quest].opens == "X" and "X" not in d.envelopes:
            d.envelopes.append("X")


def join(
    t: Table, chairs: Sequence[int], active: Sequence[Person], waiting: Sequence[Person], lost: list[Message]
) -> None:
    """Those who play sit on the chairs in turn, all on the only one; the others can be taken over.

    A player whose character has no quest chooses one of two.
    """
    d = t.state
    solo = len(chairs) == 1
    free = [chairs[0]] * CHAIRS if solo else list(chairs)
    played: set[str] = set()
    for person in active:
        hero = _hero(d, person, 0, lost)
        if hero is None:
            continue
        if free and hero.cls not in played:
            hero.chair, hero.sits_out = free.pop(0), False
            hero.line = CHAIRS - 1 - len(free) if solo else 0
            hero.offered.owner = hero.chair
            played.add(hero.cls)
            if not hero.quest:
                t.deal(d.quests, hero.offered, 2)
            for line in (hero.line,) if solo else range(CHAIRS):
                d.lines[hero.chair][line] = hero.veteran
    wait(d, 0, waiting, lost)


def wait(d: World, party: int, waiting: Iterable[Person], lost: list[Message]) -> None:
    """Characters whom somebody may take over."""
    for person in waiting:
        _hero(d, person, party, lost)


def _hero(d: World, person: Person, party: int, lost: list[Message]) -> Hero | None:
    """A character sheet, at first nobody's."""
    if person.name not in CLASSES or person.edition != EDITION:
        lost.append(msg("lost-character", name=_short(person.title or person.name)))
        return None
    open_box(d, person.name)
    sheet = person.progress or Progress()
    if sheet.retired:
        retired(d, [person])
        return None
    hero = Hero(
        id=len(d.heroes),
        chair=NOBODY,
        party=party,
        cls=person.name,
        called=_short(person.title or ""),
        level=person.level,
        xp=max(least_experience(person.level), sheet.experience),
        gold=sheet.gold,
        checks=sheet.battle_goals,
        veteran=sheet.retirements + sheet.extra_perks,
        sits_out=True,
        offered=Hand(),
    )
    hero.perks = _perks(hero, sheet)
    hero.items = _items(sheet.items, lost)
    _cards(hero, sheet)
    _quest(d, hero, sheet, lost)
    for one in sheet.enhancements or ():
        _enhance(d, hero.cls, one, lost)
    if sheet.notes or sheet.item_notes:
        lost.append(msg("lost-notes-of", who=class_name(hero.cls)))
    d.heroes.append(hero)
    return hero


def _short(text: str) -> str:
    return "".join(letter for letter in text if letter.isprintable())[:40].strip()


def _perks(hero: Hero, sheet: Progress) -> list[int]:
    kinds = CLASSES[hero.cls].perks
    given = sheet.perks[: len(kinds)]
    return [n for n, many in enumerate(given) for _ in range(min(max(0, many or 0), kinds[n].times))]


def _items(given: Iterable[Named], lost: list[Message]) -> list[int]:
    found: list[int] = []
    for one in given:
        name = str(one.name)
        if one.edition == EDITION and name.isdecimal() and int(name) in ITEMS:
            found += [int(name)] if int(name) not in found else []
        else:
            lost.append(msg("lost-item", name=_short(name)))
    return found


def _cards(hero: Hero, sheet: Progress) -> None:
    """The cards gained, as far as the file has them: those still due are chosen in the city."""
    for card in sorted((str(card) for card in sheet.deck if str(card) in CARDS), key=_level):
        if len(hero.cards) < hero.level - 1 and card in cards_to_gain(hero):
            hero.cards.append(card)


def _level(card: str) -> int:
    level = CARDS[card].level
    return int(level) if level.isdecimal() else 1


def _quest_id(sheet: Progress) -> int:
    quest = str(sheet.personal_quest or "")
    return int(quest) if quest.isdecimal() else 0


def _quest(d: World, hero: Hero, sheet: Progress, lost: list[Message]) -> None:
    """The personal quest, and how far it has come."""
    id = _quest_id(sheet)
    card = QuestCard(f"quest-{id}")
    if card not in d.quests:
        if sheet.personal_quest:
            lost.append(msg("lost-quest", who=class_name(hero.cls)))
        return
    d.quests.cards.remove(card)
    hero.quest.add(card)
    counting.remember(hero, sheet.personal_quest_progress, d.done)
    if any(isinstance(aim, kinds.KindsKilled) for aim in QUESTS[id].goals) and hero.deeds:
        lost.append(msg("lost-kinds", who=class_name(hero.cls)))


def _enhance(d: World, cls: str, one: Enhancement, lost: list[Message]) -> None:
    """An enhancement on its spot, or on another of the same half where the file describes the card otherwise."""
    kind = OURS.get(one.action, one.action)
    there = half_of(one.card_id, one.action_index)
    if there is None or kind not in KNOWN or str(one.card_id) not in {str(card.id) for card in CLASSES[cls].cards}:
        lost.append(msg("lost-enhancement", card=str(one.card_id)))
        return
    half, sheet = there
    card = str(one.card_id)
    placed = [(sticker.spot, sticker.kind) for sticker in d.stickers if (sticker.card, sticker.half) == (card, half)]
    spots = [spot for spot in range(len(sheet.spots)) if kind in fits(sheet, spot, placed)]
    named = (one.action_index, one.index)
    exact = [spot for spot in range(len(sheet.spots)) if spot_index(half, sheet, spot) == named]
    if exact and exact[0] in dict(placed):
        return  # on a card of another character of this class
    if not spots:
        lost.append(msg("lost-enhancement", card=card_name(card)))
        return
    spot = exact[0] if exact and exact[0] in spots else spots[0]
    if spot not in exact:
        lost.append(msg("moved-enhancement", card=card_name(card)))
    d.stickers.append(Placed(cls, card, half, spot, kind))  # type: ignore[arg-type]
