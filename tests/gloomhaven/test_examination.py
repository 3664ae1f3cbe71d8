"""Gloomhaven passes the examination: every scenario that is offered, and every option somewhere."""

import pytest

from emberhall.conformance import Examined, check
from emberhall.conformance.game import examine_game
from emberhall.games.gloomhaven.game import GAME, variants
from emberhall.games.gloomhaven.state import Setup

VARIANTS = list(variants())

#: `emberhall fuzz` plays all of them.
CHOSEN = [*VARIANTS[1:4:2], *VARIANTS[5:-2:9], *VARIANTS[-2:]]


@pytest.mark.parametrize(("setup", "seats"), CHOSEN)
def test_a_scenario_passes_the_examination(setup: Setup, seats: int) -> None:
    examined = examine_game(GAME, setup, seats, 0, thorough=0.01)
    assert not examined.failures, "\n".join(map(str, examined.failures))
    assert examined.outcome is not None
    assert examined.decisions > 10


def test_texts_and_repetition_pass_the_examination() -> None:
    parts: list[Examined] = []
    place = "emberhall.games.gloomhaven.game:GAME"
    failures = check(GAME, seeds=[1], variants=VARIANTS[:2], thorough=0.0, place=place, progress=parts.append)
    assert not failures, "\n".join(map(str, failures))
    assert [part.part for part in parts] == ["texts", "game", "game", "campaign", "campaign", "repeat"]
