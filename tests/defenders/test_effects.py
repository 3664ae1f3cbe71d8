"""Effects as values: every node has its readings, and every card of the box has words."""

import ast
from pathlib import Path

import pytest

from emberhall.effects import Then, gaps, trees
from emberhall.effects.check import announced, silent
from emberhall.games.defenders import rules
from emberhall.games.defenders.content import DARKNESS_CARDS, GLOBAL_EFFECTS, HERO_CARDS, HEROES, QUESTS
from emberhall.games.defenders.content.kinds import Moment
from emberhall.games.defenders.effects.book import BOOK, PLAYED_BY, resolve
from emberhall.games.defenders.effects.nodes.acts import Luck, PushBack, QuietNight, RaiseGate
from emberhall.games.defenders.effects.nodes.traits import Trait
from emberhall.games.defenders.game import GAME
from emberhall.kernel import Message, Table
from tests.defenders.positions import realm

#: Nodes that every game may use and this one does not.
UNUSED = ("If:", "ForEach:", "NotSo:", "AllOf:", "EitherOf:", "May:", "Choose:", "Lasts:")


def test_every_node_has_what_it_does_and_its_words() -> None:
    assert [gap for gap in gaps(BOOK, GAME.texts) if not gap.startswith(UNUSED)] == []
    entries = {**HERO_CARDS, **DARKNESS_CARDS, **QUESTS, **GLOBAL_EFFECTS}
    assert trees(BOOK, GAME.texts, entries) == []


def test_one_act_after_another_as_far_as_they_can_be_done() -> None:
    play = realm("rogue", gates=["dancing_stone", "wolf_pass", "raven_forest", "bounty_bay", "dark_woods"])
    both = Then((RaiseGate(), QuietNight()))
    assert BOOK.possible(play.state, PLAYED_BY[0], both)
    assert list(resolve(Table(play.state, 1), PLAYED_BY[0], both)) == []  # no gate is left
    assert play.state.quiet
    assert not BOOK.possible(play.state, PLAYED_BY[0], both)
    assert BOOK.text(both) == Message("effect-then", {"first": BOOK.text(RaiseGate()), "then": BOOK.text(QuietNight())})
    assert not BOOK.possible(play.state, PLAYED_BY[0], PushBack())


def test_what_counts_in_a_battle_does_nothing_by_itself() -> None:
    play = realm("rogue")
    with pytest.raises(AssertionError, match="counts where it is used"):
        list(resolve(Table(play.state, 1), PLAYED_BY[0], Luck()))


RULES = Path(rules.__file__).parent


def test_every_moment_is_announced_by_a_rule_and_waited_for_by_a_card() -> None:
    heard = [card.moment for card in (*HERO_CARDS.values(), *QUESTS.values()) if card.moment is not None]
    asked = announced(RULES, by=("fitting", "ask_for_plays"))
    assert silent(Moment, asked, heard) == []


def test_every_trait_is_printed_somewhere_and_asked_for_by_a_rule() -> None:
    printed = [sheet.traits for sheet in HEROES.values()]
    printed += [quest.traits for quest in QUESTS.values()]
    printed += [effect.traits for effect in GLOBAL_EFFECTS.values()]
    assert {type(trait) for held in printed for trait in held} == set(Trait.__subclasses__())
    named = {
        node.id
        for file in RULES.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Name)
    }
    assert [kind.__name__ for kind in Trait.__subclasses__() if kind.__name__ not in named] == []
