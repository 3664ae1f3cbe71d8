"""The examination that every game passes: random games, watched from all sides.

for failure in check(find_game("mage_knight"), seeds=range(10)):
    print(failure)
"""

from .game import play_random
from .report import Examined, Failure
from .suite import check, examine

__all__ = ["Examined", "Failure", "check", "examine", "play_random"]
