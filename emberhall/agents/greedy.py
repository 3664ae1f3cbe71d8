"""One step ahead: take whatever looks best right after it."""

from random import Random
from typing import Any

from emberhall.kernel import Rng, View

from .agent import Agent
from .lookahead import question, tried, worth


class GreedyAgent(Agent):
    """Takes the option whose position is best on average over several guesses; ties are broken at random."""

    def __init__(self, rng: Rng, guesses: int = 3) -> None:
        self._rng = rng
        self._random = Random(rng.bits())
        self._guesses = max(1, guesses)

    def choose(self, view: View[Any]) -> int:
        ask = question(view)
        count = len(ask.options)
        if count == 1:
            return 0
        values = [0.0] * count
        for _ in range(self._guesses):
            world = view.guess(self._rng)  # the same guess for every option, for a fair comparison
            for index in range(count):
                values[index] += worth(tried(world, ask.seat, index, self._random), ask.seat)
        best = max(values)
        return self._random.choice([index for index, value in enumerate(values) if value == best])
