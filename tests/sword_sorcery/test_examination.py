"""Sword & Sorcery passes the examination: every quest, every number of heroes and every option somewhere."""

import pytest

from emberhall.conformance import check
from emberhall.conformance.campaign import examine_campaign
from emberhall.conformance.game import examine_game
from emberhall.games.sword_sorcery.game import GAME, variants
from emberhall.games.sword_sorcery.state import Setup

#: One number of heroes for each quest, from one to five, and whatever else is examined.
CHOSEN = [(setup, seats) for n, (setup, seats) in enumerate(variants()) if n >= 30 or n % 5 == n // 5 % 5]


@pytest.mark.parametrize(("setup", "seats"), CHOSEN)
def test_a_game_passes_the_examination(setup: Setup, seats: int) -> None:
    examined = examine_game(GAME, setup, seats, 0, thorough=0.02)
    assert not examined.failures, "\n".join(map(str, examined.failures))
    assert examined.outcome is not None
    assert examined.decisions > 10


def test_texts_pass_the_examination() -> None:
    assert check(GAME, variants=()) == []


@pytest.mark.parametrize("seed", [0, 1])
def test_a_campaign_passes_the_examination(seed: int) -> None:
    examined = examine_campaign(GAME, seed, thorough=0.02)
    assert not examined.failures, "\n".join(map(str, examined.failures))
