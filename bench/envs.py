"""What a step of an environment costs, whatever a program sees included; beside PettingZoo, OpenSpiel and Catanatron.

Every environment is stepped the same way: look (`last`, `time_step`), choose at random among what is legal, step.
"""

import gc
from collections.abc import Callable
from functools import partial
from itertools import count
from random import Random
from typing import Any

import _catan
import numpy as np
from _table import Row, run
from kernel import speeds

from emberhall.envs.aec import GameAEC

#: The games, their seats, and the least that the project promises, in decisions of Catanatron.
WANTED = {
    "defenders": (4, 0.5), "mage_knight": (2, 0.25), "runewars": (2, 0.25), "sword_sorcery": (2, 0.25),
    "gloomhaven": (2, 0.25),
}  # fmt: skip
_STEPS = 1500

_random = Random(1)
_seeds = count(1)


def stepped(env: Any, most: int = _STEPS) -> int:
    """Play a PettingZoo environment for some steps, over as many games as that takes."""
    made = 0
    while made < most:
        env.reset(seed=next(_seeds))
        for _ in env.agent_iter():
            seen, _reward, ended, cut, _info = env.last()
            if ended or cut:
                break
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(_random.random() * len(legal))]))
            made += 1
            if made == most:
                break
    return made


def theirs() -> list[tuple[str, Callable[[], int]]]:
    """The environments of others, as far as they are installed."""
    found: list[tuple[str, Callable[[], int]]] = []
    try:
        from pettingzoo.classic import chess_v6, connect_four_v3
    except ImportError:
        print("PettingZoo's classic games are not installed (pip install 'emberhall[bench]')")
    else:
        found += [
            ("PettingZoo chess", partial(stepped, chess_v6.env(), 200)),
            ("PettingZoo connect four", partial(stepped, connect_four_v3.env(), 500)),
        ]
    try:
        from open_spiel.python import rl_environment
    except ImportError:
        print("OpenSpiel is not installed (pip install 'emberhall[bench]')")
    else:
        found += [
            (f"OpenSpiel {name}", partial(_spiel, rl_environment.Environment(name)))
            for name in ("tic_tac_toe", "backgammon")
        ]
    return found


def _spiel(env: Any, most: int = 1000) -> int:
    made = 0
    while made < most:
        step = env.reset()
        while not step.last() and made < most:
            legal = step.observations["legal_actions"][step.observations["current_player"]]
            step = env.step([legal[int(_random.random() * len(legal))]])
            made += 1
    return made


def measure() -> list[Row]:
    """Steps per second of each, all in one run, taking turns."""
    envs = {name: GameAEC(name, seats=seats) for name, (seats, _) in WANTED.items()}
    for env in envs.values():
        stepped(env)  # what is worked out once
    others = theirs()
    catanatron = partial(_catan.play, 1)
    catanatron()
    gc.collect()
    gc.freeze()  # nobody pays for looking through what the others have loaded
    ours: list[Callable[[], int]] = [partial(stepped, env) for env in envs.values()]
    rates = speeds(catanatron, *ours, *(task for _, task in others))
    base = rates[0]
    rows = [
        Row(f"{name}, AEC, {WANTED[name][0]} seats", rate, "steps/s", "Catanatron, bare decisions", base, rate / base,
            WANTED[name][1])
        for name, rate in zip(envs, rates[1:], strict=False)
    ]  # fmt: skip
    rows += [
        Row(name, rate, "steps/s", "Catanatron, bare decisions", base, rate / base)
        for (name, _), rate in zip(others, rates[1 + len(envs) :], strict=True)
    ]
    return rows


if __name__ == "__main__":
    run(measure)
