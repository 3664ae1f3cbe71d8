"""The examination that every game passes: random games, or games by bots, checked from all sides.

for failure in check(find_game("mage_knight"), seeds=range(10)):
    print(failure)
"""

from .campaign import Companions, examine_campaign
from .game import Player, Players, play_random
from .report import Examined, Failure
from .suite import check, examine

__all__ = [
    "Companions",
    "Examined",
    "Failure",
    "Player",
    "Players",
    "check",
    "examine",
    "examine_campaign",
    "play_random",
]
