"""Every half of every card, every perk, monster's card, item and goal reads in both languages as approved."""

import pytest

from emberhall.effects import trees, walk
from emberhall.games.gloomhaven.content import ABILITY, CARDS, CLASSES, DECKS, ITEMS, MODIFIERS, MONSTERS
from emberhall.games.gloomhaven.effects import nodes as fx
from tests.gloomhaven.readings import PARTS, TEXTS, book, figures, golden, page, patterns, readings


@pytest.mark.parametrize("part", PARTS)
def test_everything_reads_as_approved(part: str) -> None:
    """After a change, run `python -m tests.gloomhaven.readings` and look at the difference."""
    assert readings(part) == golden(f"readings-{part}")


def test_areas_and_figures_are_as_approved() -> None:
    assert patterns() == golden("patterns")
    assert figures() == golden("figures")


@pytest.mark.parametrize("first", range(1, 96, 10))
def test_maps_are_as_approved(first: int) -> None:
    lines = [line for number in range(first, min(first + 10, 96)) for line in page(number)]
    assert lines == golden(f"maps-{first:02}")


def test_nothing_is_left_out() -> None:
    lines = [line for part in CLASSES for line in golden(f"readings-{part}")]
    assert sum(" top | " in line or " bottom | " in line for line in lines) == 990
    assert sum(line.startswith("perk ") for line in lines) == 179
    assert [len(golden(f"readings-{part}")) for part in ("monsters", "bosses", "items")] == [232, 26, 151]


@pytest.mark.parametrize("part", [*CLASSES, "monsters", "items"])
def test_every_node_can_be_put_into_words(part: str) -> None:
    entries: dict[str, object]
    if part in CLASSES:
        entries = {f"{part}: {card.id}": card for card in CLASSES[part].cards}
    elif part == "monsters":
        entries = {f"{deck}: {card.id}": card for deck, cards in DECKS.items() for card in cards}
        entries.update(MONSTERS)
    else:
        entries = {**{f"item {item.id}": item for item in ITEMS.values()}, "modifiers": MODIFIERS}
    assert list(trees(book(), TEXTS, entries)) == []


def test_nodes_are_all_used() -> None:
    used = {type(node) for content in (CARDS, ABILITY, ITEMS, MONSTERS) for node in walk(content)}
    used |= {type(node) for node in walk(MODIFIERS)}
    kinds = [kind for kinds in book().kinds.values() for kind in kinds.values()]
    own = [kind for kind in kinds if kind.__module__.startswith(fx.__name__)]
    assert [kind.__name__ for kind in own if kind not in used] == []
