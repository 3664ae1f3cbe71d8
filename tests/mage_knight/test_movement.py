"""Movement."""

from emberhall.rulebook import rule

from .land import land

ROAD = """
  p h f
 w @ d
  s l m
"""


@rule("MK-MOVE-04", "MK-MOVE-07", "MK-DATA-07")
def test_a_step_costs_the_terrain_entered() -> None:
    play = land(drawing=ROAD, hand="march march stamina", move=0)
    assert play.offers("walk") == []
    play.do("play:march:basic")
    assert play.turn.move == 2
