"""Games that break in the middle of a series, each in its own way."""

import os
import signal
import time
from dataclasses import replace
from multiprocessing import parent_process
from typing import Any

from emberhall.kernel import Flow, Outcome, Rng, Table, View
from tests.games.duel import GAME as DUEL

BAD_SEED = 13


def raises(options: Any, seats: int, rng: Rng) -> Any:
    if rng.seed == str(BAD_SEED):
        raise KeyError("no such map")
    return DUEL.setup(options, seats, rng)


def dies(options: Any, seats: int, rng: Rng) -> Any:
    if rng.seed == str(BAD_SEED) and parent_process() is not None:
        os._exit(9)
    return DUEL.setup(options, seats, rng)


def sleeps(t: Table[Any]) -> Flow[Outcome]:
    print("playing", flush=True)
    time.sleep(60)
    return (yield from DUEL.play(t))


def dawdles(t: Table[Any]) -> Flow[Outcome]:
    time.sleep(0.05)
    return (yield from DUEL.play(t))


class Trips:
    """An agent that fails at its first decision from the ninth on, in the games of one seed."""

    def choose(self, view: View[Any]) -> int:
        session = view._session
        if session.seed == "1" and len(session.choices) >= 9:
            raise KeyError("boom")
        return 0


class Leaves:
    """An agent that ends its process in one game: where it has the first seat, and the seed is 1."""

    def choose(self, view: View[Any]) -> int:
        if view._session.seed == "1" and view.viewer == 0:
            os._exit(3)
        return 0


class Killed:
    """An agent whose process is killed once, in one game; played again, the game goes on."""

    def __init__(self, mark: str) -> None:
        self.mark = mark

    def choose(self, view: View[Any]) -> int:
        if view._session.seed == "1" and view.viewer == 0 and not os.path.exists(self.mark):
            with open(self.mark, "w", encoding="utf-8"):
                os.kill(os.getpid(), signal.SIGKILL)
        return 0


RAISES = replace(DUEL, setup=raises)
DIES = replace(DUEL, setup=dies)
SLEEPS = replace(DUEL, play=sleeps)
SLOW = replace(DUEL, play=dawdles)
