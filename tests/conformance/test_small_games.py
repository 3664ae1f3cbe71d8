"""The small games pass the examination."""

import pytest

from emberhall.conformance import Examined, check
from emberhall.kernel import find_game

SMALL_GAMES = ("tests.games.duel:GAME", "tests.games.skirmish:GAME", "tests.games.wardens:GAME")


@pytest.mark.parametrize("place", SMALL_GAMES)
def test_a_small_game_passes_the_examination(place: str) -> None:
    parts: list[Examined] = []
    failures = check(find_game(place), seeds=range(3), thorough=0.3, progress=parts.append)
    assert not failures, "\n".join(map(str, failures))
    setups = len(list(find_game(place).variants()))
    campaigns = ["campaign"] * 2 if find_game(place).campaign else []
    assert [part.part for part in parts] == ["texts", *["game"] * 3 * setups, *campaigns, "repeat"]
    assert all(part.outcome and part.decisions for part in parts if part.part == "game")
    assert all(part.decisions for part in parts if part.part == "campaign")
