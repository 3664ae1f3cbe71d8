"""Masks at Midnight with bots that do not do as they should."""

import os
import time
from dataclasses import replace
from multiprocessing import parent_process
from typing import Any

from emberhall.kernel import Rng, View
from tests.games.duel.game import GAME as DUEL


class Sleeper:
    """Thinks for longer than anybody waits."""

    looks_ahead = False

    def __init__(self, rng: Rng) -> None:
        pass

    def choose(self, view: View[Any]) -> int:
        time.sleep(4)
        return 0


class Stumbler(Sleeper):
    """Fails in its own way."""

    def choose(self, view: View[Any]) -> int:
        raise KeyError("what was I about to do?")


class Mortal(Sleeper):
    """Takes its process with it."""

    def choose(self, view: View[Any]) -> int:
        if parent_process() is not None:
            os._exit(3)
        return 0


GAME = replace(
    DUEL,
    name="slow_duel",
    bots={name.lower(): f"tests.attacks.slow:{name}" for name in ("Sleeper", "Stumbler", "Mortal")},
)
