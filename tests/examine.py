"""The long examination, `make examine`: every variant of every game, many random games of each, and all golden games.

`make test` plays a selection of this; the name of this file keeps it out of there.
"""

import os
from pathlib import Path
from typing import Any

import pytest

from emberhall.arena import golden
from emberhall.conformance import check
from emberhall.conformance.game import examine_game
from emberhall.kernel import find_game, game_names

GAMES = int(os.environ.get("EXAMINED_GAMES", "30"))
VARIANTS = [(name, number) for name in game_names() for number, _ in enumerate(find_game(name).variants())]
COMBINATIONS = [(name, number) for name in game_names() for number, _ in enumerate(find_game(name).combinations())]


@pytest.mark.parametrize(("name", "number"), VARIANTS)
def test_a_variant(name: str, number: int) -> None:
    game = find_game(name)
    options, seats = list(game.variants())[number]
    failures: list[Any] = []
    for seed in range(GAMES):
        failures += examine_game(game, options, seats, seed, thorough=0.1).failures
    assert not failures, "\n".join(map(str, failures))


@pytest.mark.parametrize(("name", "number"), COMBINATIONS)
def test_a_combination(name: str, number: int) -> None:
    game = find_game(name)
    options, seats = list(game.combinations())[number]
    failures = examine_game(game, options, seats, number, thorough=0.1).failures
    assert not failures, "\n".join(map(str, failures))


@pytest.mark.parametrize("name", game_names())
def test_texts_campaigns_and_repetition(name: str) -> None:
    failures = check(find_game(name), seeds=[0], thorough=0.0, campaigns=10)
    assert not failures, "\n".join(map(str, failures))


@pytest.mark.parametrize("name", game_names())
def test_golden_games(name: str) -> None:
    file = Path(__file__).parent / name / "golden" / "games.jsonl"
    assert golden.differences(file, find_game(name)) == []
