"""The lessons of the first games: all of them come up, and faulty ones are caught."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from msgspec.structs import replace as replace_struct

from emberhall.agents import make_agent
from emberhall.conformance.game import Player
from emberhall.conformance.lessons import never_given, written
from emberhall.kernel import Guide, Lesson, Rng, find_game

#: Who plays: bots that see most of the game, and are quick.
BOTS = {
    "defenders": "heuristic",
    "gloomhaven": "companion",
    "mage_knight": "tactician:turns=20,worlds=1",
    "runewars": "random",
    "sword_sorcery": "companion",
}


def players(name: str, seed: int) -> Sequence[Player]:
    game = find_game(name)
    assert game.guide is not None
    return [make_agent(BOTS[name], game, Rng(f"{seed}.{seat}")) for seat, _ in enumerate(game.guide.seats)]


@pytest.mark.parametrize("name", BOTS)
def test_every_lesson_comes_up_in_the_first_game(name: str) -> None:
    game = find_game(name)
    assert game.guide is not None
    assert len(game.guide.lessons) >= 20
    assert never_given(game, game.guide, lambda seed: players(name, seed), range(8)) == []


def test_a_lesson_that_never_comes_up_is_found() -> None:
    game = find_game("defenders")
    assert game.guide is not None
    lessons = (
        Lesson("goal", ("general:*",), ("DR-AIM-03",), asks=("ask-action",)),
        Lesson("walk", ("no-such-thing:*",), ("DR-MOVE-01",), asks=("ask-action",)),
        Lesson("night", ("general:*",), ("DR-NIGHT-02",), told=("say-never",)),
        Lesson("quest", ("general:*",), ("DR-QUEST-01",), offers=("attack:nobody",)),
    )
    guide = replace_struct(game.guide, lessons=lessons)
    assert never_given(game, guide, lambda seed: players("defenders", seed), range(1)) == ["walk", "night", "quest"]


def faults(*lessons: Lesson) -> list[str]:
    game: Any = find_game("defenders")
    return list(written(replace(game, guide=Guide({}, ("me",), "x", lessons))))


def test_faults_in_lessons_are_found() -> None:
    def lesson(id: str, rule: str = "DR-AIM-03", after: tuple[str, ...] = ()) -> Lesson:
        return Lesson(id, ("general:*",), (rule,), after=after)

    assert faults(lesson("goal"), lesson("walk", after=("goal",))) == []
    assert faults(lesson("goal"), lesson("goal")) == ["several lessons are called goal"]
    assert faults(lesson("goal", after=("nothing",))) == ["lessons wait for nothing, which do not exist"]
    circle = faults(lesson("goal", after=("walk",)), lesson("walk", after=("goal",)))
    assert circle == ["the lessons goal, walk wait for one another"]
    assert any("DR-AIM-99" in fault for fault in faults(lesson("goal", "DR-AIM-99")))
    assert ["lesson-unheard" in fault for fault in faults(lesson("unheard"))] == [True, True]


def test_a_long_lesson_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("emberhall.conformance.lessons.LONGEST", 0)
    assert faults(Lesson("goal", ("general:*",), ("DR-AIM-03",))) == [
        "the lesson 'goal' has more than 0 sentences in 'en'",
        "the lesson 'goal' has more than 0 sentences in 'ru'",
    ]
