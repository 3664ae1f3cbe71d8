"""Mage Knight passes the examination: a quick selection; `make examine` plays all of its variants.

The selection is of short games with different scenarios and optional rules.
"""

from random import Random

import pytest

from emberhall.conformance import check
from emberhall.conformance.game import examine_game
from emberhall.conformance.repeat import repeat
from emberhall.games.mage_knight.game import GAME
from emberhall.games.mage_knight.state import Setup
from emberhall.kernel import Session, log_of

QUICK = (
    (Setup(), 1),
    (Setup(scenario="blitz_conquest"), 2),
    (Setup(scenario="blitz_cooperation"), 2),
    (Setup(scenario="mines_liberation"), 1),
    (Setup(scenario="druid_nights", epic=True), 2),
    (Setup(scenario="dungeon_lords"), 1),
    (Setup(heroes="random", rampage="more_rampage", hero_combat="allowed"), 2),
    (Setup(scenario="solo_conquest", improving_actions=True, starting_cards=True, city_levels=-4), 1),
    (Setup(scenario="blitz_conquest", expansions=("lost_legion", "krang")), 2),
    (Setup(scenario="volkares_return_blitz"), 1),
    (Setup(scenario="realm_of_the_dead"), 2),
    (Setup(scenario="lost_relic_together", expansions=("lost_legion", "krang")), 2),
)


@pytest.mark.parametrize(("setup", "seats"), QUICK)
def test_a_game_passes_the_examination(setup: Setup, seats: int) -> None:
    examined = examine_game(GAME, setup, seats, 0, thorough=0.03)
    assert not examined.failures, "\n".join(map(str, examined.failures))
    assert examined.outcome
    assert examined.decisions


def test_texts_pass_the_examination() -> None:
    assert check(GAME, variants=()) == []


def test_games_go_the_same_way_in_other_processes() -> None:
    logs = []
    for setup, seats in QUICK[::3]:
        session = Session(GAME, setup, seats, seed=0, keep=False)
        session.play_out(Random(0).random, GAME.longest)
        logs.append(log_of(session))
    assert list(repeat(GAME, logs, "emberhall.games.mage_knight.game:GAME")) == []
