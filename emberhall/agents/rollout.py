"""Monte Carlo: try options by playing on at random, the promising ones more often."""

from math import log, sqrt
from random import Random
from typing import Any

from emberhall.kernel import Rng, Session, View

from .agent import Agent
from .lookahead import question, tried, worth
from .random import play_out


class RolloutAgent(Agent):
    """Plays `budget` guessed games, each for up to `depth` decisions, and takes the option tried most often.

    A bandit (UCB1) picks the option to try next: `curiosity` weighs rarely tried options against good ones. The n-th
    try of each option uses the same one of the guessed `worlds`.
    """

    def __init__(self, rng: Rng, budget: int = 100, depth: int = 60, worlds: int = 20, curiosity: float = 0.7) -> None:
        self._rng = rng
        self._random = Random(rng.bits())
        self._budget = budget
        self._depth = depth
        self._worlds = max(1, worlds)
        self._curiosity = curiosity

    def choose(self, view: View[Any]) -> int:
        ask = question(view)
        count = len(ask.options)
        if count == 1:
            return 0
        worlds: list[Session[Any]] = []
        tries, values = [0] * count, [0.0] * count
        for number in range(max(self._budget, count)):
            index = number if number < count else self._most_promising(tries, values, number)
            nth = tries[index] % self._worlds
            if nth == len(worlds):
                worlds.append(view.guess(self._rng))
            tries[index] += 1
            twin = tried(worlds[nth], ask.seat, index, self._random)
            play_out(twin, self._random, self._depth)
            values[index] += worth(twin, ask.seat)
        return max(range(count), key=lambda index: (tries[index], values[index]))

    def _most_promising(self, tries: list[int], values: list[float], total: int) -> int:
        explore = self._curiosity * sqrt(log(total))
        return max(range(len(tries)), key=lambda i: values[i] / tries[i] + explore / sqrt(tries[i]))
