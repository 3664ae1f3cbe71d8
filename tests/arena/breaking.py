"""Games that break in the middle of a series, each in its own way."""

import os
import time
from dataclasses import replace
from multiprocessing import parent_process
from typing import Any

from emberhall.kernel import Flow, Outcome, Rng, Table
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


RAISES = replace(DUEL, setup=raises)
DIES = replace(DUEL, setup=dies)
SLEEPS = replace(DUEL, play=sleeps)
