"""An agent that thinks a turn through to its end, many times, and learns from the best of these turns.

A turn is a long chain of small choices whose worth shows only at its end, so the agent looks for a good chain, not for
a good choice (nested rollout policy adaptation with a bias: Rosin 2011, Cazenave 2021). The game's `Judgement` says
what a turn is and what to try in it.
"""

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Any, TypeAlias

import msgspec

from emberhall.kernel import Judgement, Option, Rng, Session, View
from emberhall.kernel.secrecy import redact

from .lookahead import question

World: TypeAlias = Session[Any]

#: How much a turn teaches, and the share of turns before learning begins (any earlier, it clings to the first).
_STEP = 0.3
_LOOKING_AROUND = 0.3


class Policy:
    """How much to favour each option in a phase, learnt from the best turn so far."""

    def __init__(self, urge: Callable[[Option], float]) -> None:
        self._urge = urge
        self._urges: dict[str, dict[Option, float]] = {}

    def urges(self, phase: str, options: Sequence[Option]) -> list[float]:
        """The weights of these options, as logarithms of their odds."""
        known = self._urges.setdefault(phase, {})
        found = []
        for option in options:
            urge = known.get(option)
            if urge is None:
                urge = known[option] = self._urge(option)
            found.append(urge)
        return found

    def learn(self, chain: "Chain") -> None:
        """Make the choices of this turn more likely."""
        for phase, options, index in chain:
            odds = [exp(urge) for urge in self.urges(phase, options)]
            total = sum(odds)
            known = self._urges[phase]
            for option, odd in zip(options, odds, strict=True):
                known[option] -= _STEP * odd / total
            known[options[index]] += _STEP


#: The choices of a turn: the phase, the options, and the index of the one taken.
Chain: TypeAlias = list[tuple[str, Sequence[Option], int]]
Pick: TypeAlias = Callable[[str, Sequence[Option]], int]


class Thought:
    """One guess at what the seat cannot see, and the best turn found in it."""

    def __init__(self, world: World, seat: int, judgement: Judgement[Any], random: Random) -> None:
        self.world = world
        self.seat = seat
        self.policy = Policy(judgement.urge)
        self.best: Chain = []
        self.worth = -1.0
        self._judgement = judgement
        self._random = random

    def think(self, turns: int) -> None:
        """Play `turns` turns, each a little more like the best one so far."""
        for n in range(turns):
            chain, worth = self._play(self._drawn)
            if worth >= self.worth:
                self.best, self.worth = chain, worth
            if n >= _LOOKING_AROUND * turns:
                self.policy.learn(self.best)

    def follow(self, chain: Chain) -> float:
        """How good the turn found in another guess is here; if it cannot be followed, what was learnt here decides."""
        plan = iter(chain)

        def pick(phase: str, options: Sequence[Option]) -> int:
            for _, others, index in plan:
                if others[index] in options:
                    return options.index(others[index])
                break
            urges = self.policy.urges(phase, options)
            return urges.index(max(urges))

        return self._play(pick)[1]

    def _drawn(self, phase: str, options: Sequence[Option]) -> int:
        urges = self.policy.urges(phase, options)
        return self._random.choices(range(len(options)), [exp(urge) for urge in urges])[0]

    def _play(self, pick: Pick) -> tuple[Chain, float]:
        """Play the turn to its end."""
        twin = self.world.fork()
        judgement = self._judgement
        turn = judgement.turn(twin.state)
        chain: Chain = []
        for _ in range(judgement.longest):
            asks = twin.asks
            if not asks or judgement.over(twin.state, turn):
                break
            ask = asks[0]
            if ask.seat != self.seat:
                twin.take(self._random.randrange(len(ask.options)), ask.seat)
                continue
            phase = judgement.phase(twin.state)
            index = pick(phase, ask.options)
            chain.append((phase, ask.options, index))
            twin.take(index, ask.seat)
        return chain, twin.game.evaluate(twin.state, self.seat)


class TurnSearchAgent:
    """Thinks a turn through in several guesses at what is hidden, and plays the turn that is best over all of them.

    It follows that plan until something turns out differently, then thinks again.
    """

    looks_ahead = True

    def __init__(self, rng: Rng, judgement: Judgement[Any], turns: int = 300, worlds: int = 2) -> None:
        self._judgement = judgement
        self._rng = rng
        self._random = Random(rng.bits())
        self._turns = max(1, turns // max(1, worlds))
        self._worlds = max(1, worlds)
        #: The choices planned, each with what the table should look like by then.
        self._plan: list[tuple[Option, bytes]] = []

    def choose(self, view: View[Any]) -> int:
        """The index of the option to take."""
        ask = question(view)
        options = ask.options
        if len(options) == 1:
            return 0
        index = self._judgement.at_once(view.state, options, self._random)
        if index is None:
            index = self._planned(view, options)
        if index is None:
            self._think(view, ask.seat)
            index = self._planned(view, options)
        return self._random.randrange(len(options)) if index is None else index

    def _planned(self, view: View[Any], options: Sequence[Option]) -> int | None:
        """The next choice of the plan, if everything turned out as expected."""
        if self._plan:
            option, expected = self._plan.pop(0)
            if option in options and expected == _look(view.state):
                return options.index(option)
            self._plan = []
        return None

    def _think(self, view: View[Any], seat: int) -> None:
        """Find a turn, and note what the table looks like along the way."""
        thoughts = [Thought(view.guess(self._rng), seat, self._judgement, self._random) for _ in range(self._worlds)]
        for thought in thoughts:
            thought.think(self._turns)
        best = max(
            thoughts,
            key=lambda one: one.worth + sum(other.follow(one.best) for other in thoughts if other is not one),
        )
        twin = best.world.fork()
        self._plan = []
        for _, options, index in best.best:
            if not twin.asks or twin.asks[0].seat != seat:
                return  # another player decides: what follows is uncertain
            if len(options) > 1:
                self._plan.append((options[index], _look(redact(twin.state, seat))))
            twin.take(index, seat)


def _look(state: object) -> bytes:
    """What the table looks like to the seat."""
    return msgspec.msgpack.encode(state)
