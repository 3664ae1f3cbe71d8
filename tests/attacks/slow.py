"""Masks at Midnight with misbehaving bots."""

import os
import time
from dataclasses import replace
from multiprocessing import parent_process
from typing import Any

from emberhall.kernel import Rng, View
from tests.games.duel.game import GAME as DUEL


class Sleeper:
    """Thinks for longer than the time limit."""

    looks_ahead = False

    def __init__(self, rng: Rng) -> None:
        pass

    def choose(self, view: View[Any]) -> int:
        time.sleep(4)
        return 0


class Stumbler(Sleeper):
    """Raises an error of its own."""

    def choose(self, view: View[Any]) -> int:
        raise KeyError("what was I about to do?")


class Mortal(Sleeper):
    """Kills its process."""

    def choose(self, view: View[Any]) -> int:
        if parent_process() is not None:
            os._exit(3)
        return 0


GAME = replace(
    DUEL,
    name="slow_duel",
    bots={name.lower(): f"tests.attacks.slow:{name}" for name in ("Sleeper", "Stumbler", "Mortal")},
)
