"""The bot: it thinks a turn through to its end, many times, and learns from the best of these turns.

A turn is a long chain of small choices whose worth shows only at its end, so the bot looks for a good chain, not for a
good choice (nested rollout policy adaptation with a bias: Rosin 2011, Cazenave 2021). It sees what its seat may see.
"""

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import TypeAlias

import msgspec

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.bots.judgement import evaluate
from emberhall.games.mage_knight.state import MageKnightState, Turn
from emberhall.kernel import Option, Rng, Session, View
from emberhall.kernel.secrecy import redact

World: TypeAlias = Session[MageKnightState]

#: What to try first, before anything was learnt: by word, then by kind of option.
_WORDS: dict[Option, float] = {
    ch.END_TURN: -2.0,
    ch.REST: -1.5,
    ch.ANNOUNCE: -2.0,
    ch.PLUNDER: -1.5,
    ch.BURN: -1.0,
    ch.STRIKE: 3.0,
    ch.PARRY: 3.0,
    ch.RETARGET: -2.0,
    ch.GIVE_UP: -2.0,
    ch.END_PHASE: -0.5,
    ch.HEAL_HAND: 2.0,
}
_KINDS: dict[type[Option], float] = {
    ch.Sideways: -0.7,
    ch.Explore: 1.5,
    ch.Walk: 0.5,
    ch.Recruit: 2.0,
    ch.Buy: 2.0,
    ch.Target: 0.5,
    ch.HealUnit: 1.0,
}
#: Tactics from the most useful on.
_TACTICS = (
    "great_start",
    "planning",
    "the_right_moment",
    "mana_steal",
    "early_bird",
    "rethink",
    "long_night",
    "mana_search",
    "preparation",
    "sparing_power",
    "midnight_meditation",
    "from_the_dusk",
)
#: No turn is longer than so many decisions.
_LONGEST = 150
#: Between two Rounds there is no turn to be thought through.
_BETWEEN = ("heroes", "draft", "tactics", "tactic_effects", "prepare")
#: How much is learnt from a turn, and after which part of all turns learning begins: too soon, it clings to the first.
_STEP = 0.3
_LOOKING_AROUND = 0.3


class Policy:
    """The urge to take an option in a phase, learnt from the best turn so far."""

    def __init__(self) -> None:
        self._urges: dict[str, dict[Option, float]] = {}

    def urges(self, phase: str, options: Sequence[Option]) -> list[float]:
        """The urges to take these options, as logarithms of their odds."""
        known = self._urges.setdefault(phase, {})
        found = []
        for option in options:
            urge = known.get(option)
            if urge is None:
                urge = known[option] = _WORDS.get(option, _KINDS.get(option.__class__, 0.0))
            found.append(urge)
        return found

    def learn(self, chain: "Chain") -> None:
        """Make the choices of this chain more likely."""
        for phase, options, index in chain:
            odds = [exp(urge) for urge in self.urges(phase, options)]
            total = sum(odds)
            known = self._urges[phase]
            for option, odd in zip(options, odds, strict=True):
                known[option] -= _STEP * odd / total
            known[options[index]] += _STEP


#: The choices of a turn: the phase, what was offered, and the place of what was taken.
Chain: TypeAlias = list[tuple[str, Sequence[Option], int]]
Pick: TypeAlias = Callable[[str, Sequence[Option]], int]


class Thought:
    """One guess at what the seat cannot see, and the best turn found in it."""

    def __init__(self, world: World, seat: int, random: Random) -> None:
        self.world = world
        self.seat = seat
        self.policy = Policy()
        self.best: Chain = []
        self.worth = -1.0
        self._random = random

    def think(self, turns: int) -> None:
        """Play so many turns: first by inclination, then each a little more like the best one."""
        for n in range(turns):
            chain, worth = self._play(self._drawn)
            if worth >= self.worth:
                self.best, self.worth = chain, worth
            if n >= _LOOKING_AROUND * turns:
                self.policy.learn(self.best)

    def follow(self, chain: Chain) -> float:
        """What the turn of another guess is worth here: where it cannot be followed, it goes on as was learnt here."""
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
        turn = twin.state.turn
        chain: Chain = []
        for _ in range(_LONGEST):
            asks = twin.asks
            if not asks or _is_over(twin.state, turn):
                break
            ask = asks[0]
            if ask.seat != self.seat:
                twin.take(self._random.randrange(len(ask.options)), ask.seat)
                continue
            phase = twin.state.phase
            index = pick(phase, ask.options)
            chain.append((phase, ask.options, index))
            twin.take(index, ask.seat)
        return chain, evaluate(twin.state, self.seat)


def _is_over(state: MageKnightState, turn: Turn) -> bool:
    return state.turn is not turn and all(waiting is not turn for waiting in state.waiting)


class TacticianAgent:
    """Thinks the turn through in some guesses at what is hidden, and takes the one that is best in all of them.

    It goes on with it until something comes differently than thought, then thinks again.
    """

    looks_ahead = True

    def __init__(self, rng: Rng, turns: int = 300, worlds: int = 2) -> None:
        self._rng = rng
        self._random = Random(rng.bits())
        self._turns = max(1, turns // max(1, worlds))
        self._worlds = max(1, worlds)
        #: What is to be chosen, and what the table should look like by then.
        self._plan: list[tuple[Option, bytes]] = []

    def choose(self, view: View[MageKnightState]) -> int:
        """The place of the option to take."""
        ask = view.ask
        assert ask is not None, "an agent is only called when its seat is asked"
        options = ask.options
        if len(options) == 1:
            return 0
        if view.state.phase in _BETWEEN:
            return self._between(options)
        index = self._planned(view, options)
        if index is None:
            self._think(view, ask.seat)
            index = self._planned(view, options)
        return self._random.randrange(len(options)) if index is None else index

    def _between(self, options: Sequence[Option]) -> int:
        """A Tactic by its usefulness, anything else by chance."""
        tactics = [option.tactic if isinstance(option, ch.PickTactic) else "" for option in options]
        for tactic in _TACTICS:
            if tactic in tactics:
                return tactics.index(tactic)
        return self._random.randrange(len(options))

    def _planned(self, view: View[MageKnightState], options: Sequence[Option]) -> int | None:
        """The next choice of the plan, if all has come as thought."""
        if self._plan:
            option, expected = self._plan.pop(0)
            if option in options and expected == _look(view.state):
                return options.index(option)
            self._plan = []
        return None

    def _think(self, view: View[MageKnightState], seat: int) -> None:
        """Find a turn, and note what the table looks like on its way."""
        thoughts = [Thought(view.guess(self._rng), seat, self._random) for _ in range(self._worlds)]
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
                return  # somebody else decides: what follows is not foreseen
            if len(options) > 1:
                self._plan.append((options[index], _look(redact(twin.state, seat))))
            twin.take(index, seat)


def _look(state: MageKnightState) -> bytes:
    """What the table looks like, as it is now."""
    return msgspec.msgpack.encode(state)
