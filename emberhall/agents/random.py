"""Random choice: the fastest agent, and the baseline for all others."""

from random import Random
from typing import Any

from emberhall.kernel import Rng, Session, View

from .agent import Agent


class RandomAgent(Agent):
    """Takes any option, all equally likely."""

    looks_ahead = False

    def __init__(self, rng: Rng) -> None:
        self._random = Random(rng.bits()).random

    def choose(self, view: View[Any]) -> int:
        ask = view.ask
        assert ask is not None
        return int(self._random() * len(ask.options))


def play_out(session: Session[Any], random: Random, most: int) -> int:
    """Choose at random for every seat until the end, or for `most` decisions; returns how many were made."""
    return session.play_out(random.random, most)
