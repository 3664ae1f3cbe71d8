"""How everything reads, line by line; `python -m tests.gloomhaven.readings` writes golden/readings-*.txt anew."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from emberhall.effects import Book, Keeping
from emberhall.games.gloomhaven.content import BATTLE_GOALS, CLASSES, DECKS, ITEMS, MODIFIER, MONSTERS
from emberhall.games.gloomhaven.content.nodes import FILES, MODULES
from emberhall.games.gloomhaven.effects.describe import SAYS, describe
from emberhall.games.gloomhaven.effects.moments import ENDS, LIMITS, MOMENTS
from emberhall.games.gloomhaven.effects.printed import (
    ability_text,
    goal_text,
    half_text,
    item_text,
    modifier_text,
    perk_text,
)
from emberhall.kernel import Message, texts

TEXTS = texts(FILES.parent / "locale")
GOLDEN = Path(__file__).parent / "golden"


def book() -> Book[Any, Any]:
    """A book that has no readings but the words."""
    keeping: Keeping[Any, Any] = Keeping(
        waiting=lambda state: {},
        source=lambda play: "",
        owner=lambda play: 0,
        content=lambda source: (),
        joins=lambda t, lasting, play: None,
        moments=MOMENTS,
        ends=ENDS,
        limits=LIMITS,
    )
    found: Book[Any, Any] = Book(*MODULES, asks=lambda state, play: 0, says=SAYS, keeping=keeping)
    describe(found)
    return found


def printed(part: str) -> Iterator[tuple[str, Message]]:
    """What a class, the monsters' decks, the items or the rest have printed on them."""
    words = book()
    if part in CLASSES:
        for card in CLASSES[part].cards:
            head = f"{card.id} level {card.level} initiative {card.initiative}"
            yield f"{head} top", half_text(words, card.top)
            yield f"{head} bottom", half_text(words, card.bottom)
        for n, perk in enumerate(CLASSES[part].perks, 1):
            yield f"perk {n} × {perk.times}", perk_text(words, perk)
    elif part == "monsters":
        for deck, cards in DECKS.items():
            for ability in cards:
                shuffle = " shuffle" if ability.reshuffle else ""
                yield f"{deck} {ability.id} initiative {ability.initiative}{shuffle}", ability_text(words, ability)
    elif part == "bosses":
        for monster in MONSTERS.values():
            for n, effect in enumerate(monster.specials, 1):
                yield f"{monster.id} special {n}", words.text(effect)
    elif part == "items":
        for item in ITEMS.values():
            head = f"{item.id} {item.slot} {item.cost} gold × {item.count} prosperity {item.prosperity}"
            yield head, item_text(words, item)
    else:
        for goal in BATTLE_GOALS.values():
            yield f"goal {goal.id} checks {goal.checks}", goal_text(goal)
        for kind in MODIFIER.values():
            yield f"modifier {kind.name}", modifier_text(words, kind)


PARTS = (*CLASSES, "monsters", "bosses", "items", "rest")


def readings(part: str) -> list[str]:
    """A line each: what it is, in English, in Russian."""
    return [f"{name} | {TEXTS.say(text, 'en')} | {TEXTS.say(text, 'ru')}" for name, text in printed(part)]


def golden(part: str) -> list[str]:
    """The lines as they were approved."""
    return (GOLDEN / f"readings-{part}.txt").read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for part in PARTS:
        (GOLDEN / f"readings-{part}.txt").write_text("\n".join(readings(part)) + "\n", encoding="utf-8")
