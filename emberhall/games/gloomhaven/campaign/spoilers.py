"""What a world keeps from its players until its time comes: no scene, list or text may speak of it before (GH-SEAL)."""

from collections.abc import Iterator

from emberhall.games.gloomhaven.campaign.world import World
from emberhall.games.gloomhaven.content import ITEMS, NUMBERS
from emberhall.games.gloomhaven.content.campaign import EVENTS, LOCKED, QUESTS, TALES, WORLD, kinds
from emberhall.games.gloomhaven.names import class_name, item_name
from emberhall.kernel import Message


def locked(d: World) -> Iterator[Message]:
    """Sealed classes, places not found, events not on the table, designs not drawn, and the tales of all that."""
    if not d.agreed.spoilers:
        yield from (class_name(cls) for cls in d.sealed)
    yield from (Message(f"story-class-{cls}") for cls in d.sealed if f"story-class-{cls}" in TALES)
    for number in NUMBERS:
        if number not in d.found:
            yield Message(f"scenario-{number}")
            yield from (Message(tale) for tale in TALES if tale.startswith(f"story-scenario-{number}-"))
    yield from _events(d)
    known = {*d.copies, *(item for hero in d.heroes for item in hero.items), *ON_QUESTS}
    yield from (item_name(item) for item in ITEMS if item not in known)
    yield from (Message(f"story-envelope-{one.lower()}") for one in WORLD.envelopes if one not in d.envelopes)


def _events(d: World) -> Iterator[Message]:
    for deck, cards in EVENTS.items():
        for number, event in cards.items():
            if d.card is not None and (d.card.deck, d.card.number) == (deck, number):
                told = {event.tale, *d.card.tales}
            else:
                told = set()
                yield from (Message(f"option-event-{deck}-{number:02}-{letter}") for letter in "ab")
            results = [one.tale for letter in "ab" for one in event.option(letter).outcomes]
            yield from (Message(tale) for tale in (event.tale, *results) if tale in TALES and tale not in told)


#: Items that personal quests name.
ON_QUESTS = {
    aim.item for quest in QUESTS.values() for aim in quest.goals if isinstance(aim, kinds.Hold | kinds.KillsWith)
}


def tally(d: World) -> dict[str, int]:
    """What a world has come to, in figures."""
    return {
        "won": d.won,
        "heroes": len(d.heroes),
        "retired": sum(hero.retired for hero in d.heroes),
        "dead": sum(hero.dead and hero.level > 0 for hero in d.heroes),
        "classes": len(LOCKED) - len(d.sealed),
        "prosperity": d.prosperity,
    }
