"""The content of the game: data by id, checked when it is loaded."""

from emberhall.games.gloomhaven.content.battle_goals import BATTLE_GOALS, battle_goal
from emberhall.games.gloomhaven.content.classes import BEASTS, CARDS, CLASSES, PLAYABLE, STARTING, SUMMONS
from emberhall.games.gloomhaven.content.items import ITEMS
from emberhall.games.gloomhaven.content.maps import Plan, ground_of, plan_of
from emberhall.games.gloomhaven.content.modifiers import MODIFIER, MODIFIERS
from emberhall.games.gloomhaven.content.monster_decks import ABILITY, DECKS
from emberhall.games.gloomhaven.content.monsters import COMPANIONS, MONSTERS
from emberhall.games.gloomhaven.content.scenarios import NUMBERS, scenario

__all__ = [
    "ABILITY",
    "BATTLE_GOALS",
    "BEASTS",
    "CARDS",
    "CLASSES",
    "COMPANIONS",
    "DECKS",
    "ITEMS",
    "MODIFIER",
    "MODIFIERS",
    "MONSTERS",
    "NUMBERS",
    "PLAYABLE",
    "STARTING",
    "SUMMONS",
    "Plan",
    "battle_goal",
    "ground_of",
    "plan_of",
    "scenario",
]
