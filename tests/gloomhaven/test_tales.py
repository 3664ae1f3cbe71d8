"""The story: every tale that a world can tell is written, in both languages, and is short enough to read aloud."""

import re

import pytest

from emberhall.games.gloomhaven.content import CLASSES
from emberhall.games.gloomhaven.content.campaign import EVENTS, QUESTS, TALES
from emberhall.games.gloomhaven.content.scenarios import NUMBERS
from emberhall.games.gloomhaven.game import GAME
from emberhall.kernel import msg

#: What is told once in a world.
ONCE = (
    "story-campaign-begins",
    "story-the-end",
    *(f"story-envelope-{letter}" for letter in "abx"),
    *(f"story-town-records-{n}" for n in (1, 2, 3, 4)),
    *(f"story-class-{cls}" for cls, sheet in CLASSES.items() if not sheet.starting),
    *(f"story-retired-{cls}" for cls in CLASSES),
    *(f"story-quest-{id}" for id in QUESTS),
)


#: What a scenario tells: how it begins, turns and ends.
SCENARIOS = (
    *(f"story-scenario-{n}-{part}" for n in NUMBERS for part in ("intro", "turn", "end")),
    *(f"story-scenario-82-end-{which}" for which in "ab"),
)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_scenario_has_its_story(language: str) -> None:
    assert [tale for tale in SCENARIOS if not GAME.texts.has(tale, language)] == []
    assert len(SCENARIOS) == 287


#: What an event tells: the situation, and the outcome of each choice.
CARDS = [event for deck in EVENTS.values() for event in deck.values()]
TOLD = [event.tale for event in CARDS]
TOLD += [result.tale for event in CARDS for choice in (event.a, event.b) for result in choice.outcomes]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_event_and_every_outcome_has_its_tale(language: str) -> None:
    assert [tale for tale in TOLD if not GAME.texts.has(tale, language)] == []
    assert len(set(TOLD)) == len(TOLD) == 524


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_is_told_once_is_written(language: str) -> None:
    assert [tale for tale in ONCE if not GAME.texts.has(tale, language)] == []


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_tale_has_two_to_eight_sentences_and_no_figures(language: str) -> None:
    """Figures are told by the rules, where they are right whatever happens."""
    assert len(TALES) > 60
    for id in TALES:
        told = GAME.texts.say(msg(id), language)
        assert 2 <= len(re.findall(r"[.!?…][»”\")]*(?:\s|$)", told)) <= 8, id
        assert not re.search(r"\d", told), id
