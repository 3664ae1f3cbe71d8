"""Defenders passes the examination: every scenario and every option somewhere; `emberhall fuzz` plays all variants."""

import pytest

from emberhall.conformance import Examined, check
from emberhall.conformance.game import examine_game
from emberhall.games.defenders.game import GAME, variants
from emberhall.games.defenders.state import Setup

#: Of the many numbers of heroes in each scenario these; and whatever else is examined.
SEATS = {"base": (2, 4), "dragons_rampage": (1, 4), "realm_on_fire": (2, 5), "onslaught": (1, 3),
         "land_is_dying": (2, 6), "lands_on_fire": (1, 3)}  # fmt: skip
CHOSEN = [
    (setup, seats)
    for setup, seats in variants()
    if setup != Setup(scenario=setup.scenario) or seats in SEATS[setup.scenario]
]


@pytest.mark.parametrize(("setup", "seats"), CHOSEN)
def test_a_game_passes_the_examination(setup: Setup, seats: int) -> None:
    examined = examine_game(GAME, setup, seats, 0, thorough=0.02)
    assert not examined.failures, "\n".join(map(str, examined.failures))
    assert examined.outcome is not None
    assert examined.decisions > 10


def test_texts_and_repetition_pass_the_examination() -> None:
    parts: list[Examined] = []
    place = "emberhall.games.defenders.game:GAME"
    failures = check(GAME, seeds=[1], variants=CHOSEN[:2], thorough=0.0, place=place, progress=parts.append)
    assert not failures, "\n".join(map(str, failures))
    assert [part.part for part in parts] == ["texts", "game", "game", "repeat"]
