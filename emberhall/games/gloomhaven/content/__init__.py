"""The content of the game: data by id, checked when it is loaded."""

from emberhall.games.gloomhaven.content.maps import Plan, ground_of, plan_of
from emberhall.games.gloomhaven.content.monsters import MONSTERS
from emberhall.games.gloomhaven.content.scenarios import NUMBERS, scenario

__all__ = ["MONSTERS", "NUMBERS", "Plan", "ground_of", "plan_of", "scenario"]
