"""The rules know everything that is in the content."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from emberhall.effects import Lasts, gaps, walk
from emberhall.effects.check import announced, silent
from emberhall.effects.nodes import word
from emberhall.games import gloomhaven
from emberhall.games.gloomhaven.content import ABILITY, CLASSES, ITEMS, MODIFIERS, MONSTERS, PLAYABLE, STARTING
from emberhall.games.gloomhaven.content.kinds import CharacterClass, ItemKind, Monster
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Playing
from emberhall.games.gloomhaven.effects.moments import Moment
from tests.gloomhaven.positions import happens, room, table
from tests.gloomhaven.readings import TEXTS

#: The rules that announce a moment: to active cards, to items, or to whatever holds at the time.
ANNOUNCE = ("trigger", "announce", "offer_items", "_offer_items", "usable_items", "worn", "lasting")

#: The nodes that nothing does, counts, holds or finds, by class.
LACKING = {gap.partition(":")[0] for gap in gaps(BOOK, TEXTS)}

Printed = CharacterClass | ItemKind | Monster


def effects_of(printed: Printed) -> object:
    if isinstance(printed, CharacterClass):
        return printed.cards
    return printed.effect if isinstance(printed, ItemKind) else printed.specials


def waited_for(printed: Printed) -> Iterator[str]:
    """The moments content waits for."""
    yield from (node.when for node in walk(effects_of(printed)) if isinstance(node, Lasts))
    if isinstance(printed, ItemKind):
        yield printed.when


def missing(printed: Printed) -> set[str]:
    """What in an entry the rules do not know."""
    nodes = {f"effect {word(type(node))}" for node in walk(effects_of(printed)) if type(node).__name__ in LACKING}
    return nodes | {f"moment {when}" for when in waited_for(printed) if when not in set(Moment)}


def everything() -> Iterator[Printed]:
    yield from CLASSES.values()
    yield from ITEMS.values()
    yield from MONSTERS.values()


@pytest.mark.parametrize("printed", tuple(everything()), ids=lambda printed: str(printed.id))
def test_the_rules_know_all_of_an_entry(printed: Printed) -> None:
    assert missing(printed) == set()


def test_every_moment_is_announced_and_waited_for() -> None:
    folder = Path(gloomhaven.__file__).parent
    found = announced(folder / "rules", folder / "effects", by=ANNOUNCE)
    heard = {when for printed in everything() for when in waited_for(printed)}
    assert silent(Moment, found, heard) == []


def test_no_gap_is_in_what_can_be_played() -> None:
    playable = [effects_of(printed) for printed in everything()]
    nodes = {type(node).__name__ for entry in (*playable, MODIFIERS, *ABILITY.values()) for node in walk(entry)}
    assert nodes & LACKING == set()


def test_what_is_offered_can_be_played() -> None:
    assert STARTING == ("brute", "cragheart", "mindthief", "scoundrel", "spellweaver", "tinkerer")
    assert tuple(CLASSES) == PLAYABLE


def test_the_effect_for_each_of_a_group_is_played_by_each() -> None:
    game = room("B g T h", B="brute", T="tinkerer", g="bandit-guard", h="bandit-guard")
    play = Playing(game.who("B"), owner=0)
    found = BOOK.each(game.state, play, fx.Figures("enemies", within=1))
    assert [(one.actor.id, one.owner) for one in found] == [(game.who("g").id, -1)]
    assert [one.actor for one in BOOK.each(game.state, play, fx.You())] == [game.who("B")]


def test_a_special_does_what_is_printed_for_its_boss() -> None:
    """The Inox Bodyguard, special 2: Retaliate for the round."""
    game = room("B g", B="brute", g="bandit-guard")
    boss = game.who("g")
    boss.name, boss.rank = "inox-bodyguard", "boss"
    happens(BOOK.do(table(game), Playing(boss, by_rules=True), fx.Special(2)))
    assert [bonus.what for bonus in boss.bonuses] == ["retaliate"]
