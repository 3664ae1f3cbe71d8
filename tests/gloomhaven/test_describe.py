"""Every half of every card, every monster's card and every item reads in both languages."""

from pathlib import Path
from typing import Any

import pytest

import emberhall.games.gloomhaven.effects.nodes as fx
from emberhall.effects import Book, Keeping, Lasts, trees, walk
from emberhall.games.gloomhaven.content import ABILITY, BATTLE_GOALS, CARDS, CLASSES, DECKS, ITEMS, MODIFIER, MODIFIERS
from emberhall.games.gloomhaven.content.nodes import FILES, MODULES
from emberhall.games.gloomhaven.effects.describe import SAYS, describe
from emberhall.games.gloomhaven.effects.moments import ENDS, ITEM_MOMENTS, LIMITS, MOMENTS
from emberhall.games.gloomhaven.effects.printed import (
    ability_text,
    goal_text,
    half_text,
    item_text,
    modifier_text,
    perk_text,
)
from emberhall.kernel import Message, texts

TEXTS = texts(Path(FILES).parent / "locale")

KEEPING: Keeping[Any, Any] = Keeping(
    waiting=lambda state: {},
    source=lambda play: "",
    owner=lambda play: 0,
    content=lambda source: (),
    joins=lambda t, lasting, play: None,
    moments=MOMENTS,
    ends=ENDS,
    limits=LIMITS,
)
BOOK: Book[Any, Any] = Book(*MODULES, asks=lambda state, play: 0, says=SAYS, keeping=KEEPING)
describe(BOOK)


def said(message: Message, language: str = "en") -> str:
    return TEXTS.say(message, language)


def test_everything_can_be_put_into_words() -> None:
    entries: dict[str, object] = {}
    for sheet in CLASSES.values():
        entries.update({f"{sheet.id}: {card.id}": card for card in sheet.cards})
    entries.update({f"{deck}: {card.id}": card for deck, cards in DECKS.items() for card in cards})
    entries.update({f"item {item.id}": item for item in ITEMS.values()})
    entries["modifiers"] = MODIFIERS
    assert trees(BOOK, TEXTS, entries) == []
    halves = [half for card in CARDS.values() for half in (card.top, card.bottom)]
    assert len(halves) == 990
    for language in ("en", "ru"):
        assert all(len(said(half_text(BOOK, half), language)) > 4 for half in halves)
        assert all(said(item_text(BOOK, item), language) for item in ITEMS.values())
        assert all(said(ability_text(BOOK, card), language) for card in ABILITY.values())


def test_perks_and_modifier_cards_read() -> None:
    brute = [said(perk_text(BOOK, perk)) for perk in CLASSES["brute"].perks]
    assert brute == [
        "remove 2 cards: −1",
        "remove 1 card: −1; add 1 card: +1",
        "add 2 cards: +1",
        "add 1 card: +3",
        "add 3 cards: rolling +0, +1 Push",
        "add 2 cards: rolling +0, +3 Pierce",
        "add 1 card: rolling +0, add Stun",
        "add 1 card: rolling +0, add Disarm; add 1 card: rolling +0, add Muddle",
        "add 1 card: rolling +0, +1 Target",
        "add 1 card: +1, Shield 1",
        "ignore negative effects of items; add 1 card: +1",
    ]
    for language in ("en", "ru"):
        assert all(said(modifier_text(BOOK, kind), language) for kind in MODIFIER.values())
        assert all(said(perk_text(BOOK, perk), language) for sheet in CLASSES.values() for perk in sheet.perks)
    assert said(modifier_text(BOOK, MODIFIER["x2"])) == "×2"
    assert said(modifier_text(BOOK, MODIFIER["bless"]), "ru") == "Благословение (×2)"
    assert said(perk_text(BOOK, CLASSES["brute"].perks[4]), "ru") == "добавьте 3 карты: +0 с повтором, Оттолкнуть +1"


def test_battle_goals_read() -> None:
    assert said(goal_text(BATTLE_GOALS["459"])) == "Gain at most 7 experience."
    assert said(goal_text(BATTLE_GOALS["463"])) == "End with all your hit points."
    assert said(goal_text(BATTLE_GOALS["471"]), "ru") == "Убейте не меньше 5 монстров."
    assert len({said(goal_text(goal), language) for goal in BATTLE_GOALS.values() for language in ("en", "ru")}) == 48


def test_no_moment_is_named_in_vain() -> None:
    awaited = {node.when for card in CARDS.values() for node in walk(card) if isinstance(node, Lasts)}
    assert awaited == set(MOMENTS)
    assert {item.when for item in ITEMS.values()} == set(ITEM_MOMENTS)


def _readings() -> list[list[str]]:
    """Halves as they must read: number, half, English, Russian."""
    lines = (Path(__file__).parent / "readings.txt").read_text(encoding="utf-8").splitlines()
    return [line.split(" | ") for line in lines]


@pytest.mark.parametrize(("card", "half", "en", "ru"), _readings())
def test_halves_read(card: str, half: str, en: str, ru: str) -> None:
    text = half_text(BOOK, CARDS[card].half(half))
    assert (said(text), said(text, "ru")) == (en, ru)


def test_nodes_are_all_used() -> None:
    used = {type(node) for content in (CARDS, ABILITY, ITEMS) for node in walk(content)}
    used |= {type(node) for node in walk(MODIFIERS)}
    own = [kind for kinds in BOOK.kinds.values() for kind in kinds.values() if kind.__module__.startswith(fx.__name__)]
    assert [kind.__name__ for kind in own if kind not in used] == []
