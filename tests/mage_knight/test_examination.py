"""Mage Knight passes the examination: a quick selection; `emberhall fuzz` plays all of its variants, as many as wanted.

Chosen are short games of different scenarios and optional rules.
"""

from emberhall.conformance import Examined, check
from emberhall.games.mage_knight.game import GAME
from emberhall.games.mage_knight.state import Setup

QUICK = (
    (Setup(), 1),
    (Setup(scenario="blitz_conquest"), 2),
    (Setup(scenario="blitz_cooperation"), 2),
    (Setup(scenario="mines_liberation"), 1),
    (Setup(scenario="druid_nights", epic=True), 2),
    (Setup(scenario="dungeon_lords"), 1),
    (Setup(heroes="random", rampage="more_rampage", hero_combat="allowed"), 2),
    (Setup(scenario="solo_conquest", improving_actions=True, starting_cards=True, city_levels=-4), 1),
)


def test_mage_knight_passes_the_examination() -> None:
    parts: list[Examined] = []
    place = "emberhall.games.mage_knight.game:GAME"
    failures = check(GAME, seeds=[0], variants=QUICK, thorough=0.03, place=place, progress=parts.append)
    assert not failures, "\n".join(map(str, failures))
    assert [part.part for part in parts] == ["texts", *["game"] * len(QUICK), "repeat"]
    assert all(part.outcome and part.decisions for part in parts if part.part == "game")
