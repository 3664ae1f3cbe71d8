"""Look-ahead: try options in guessed worlds, where every seat plays on by judgement."""

from collections.abc import Callable, Sequence
from typing import Any

from emberhall.games.runewars.bots.judgement import evaluate
from emberhall.games.runewars.state import State
from emberhall.kernel import Ask, Session

#: Chooses an option by judgement alone, for any seat.
Pick = Callable[[State, Ask], int]
#: The longest trial.
_LONGEST = 600

_SEASONS = ("spring", "summer", "fall", "winter")


def moment(state: State) -> int:
    """The number of seasons begun since the start."""
    return 4 * state.year + _SEASONS.index(state.season)


def after_seasons(n: int) -> Callable[[State], Callable[[State], bool]]:
    """A trial ends when this many more seasons are over."""

    def begin(state: State) -> Callable[[State], bool]:
        end = moment(state) + n
        return lambda now: moment(now) >= end

    return begin


def after_battle(state: State) -> Callable[[State], bool]:
    """A trial ends when the battle is over."""
    return lambda now: now.fight is None


def best(
    worlds: Sequence[Session[Any]], ask: Ask, candidates: Sequence[int], pick: Pick, over: Callable[[State], bool]
) -> int:
    """The option that turns out best: all are tried in the first world, and the worse half is dropped after each.

    Every option is tried in the same worlds, so that they compare fairly.
    """
    left = list(candidates)
    worths = dict.fromkeys(left, 0.0)
    for world in worlds:
        for index in left:
            twin = world.fork()
            twin.take(index, ask.seat)
            _play_on(twin, pick, over)
            worths[index] += evaluate(twin.state, ask.seat)
        left = sorted(left, key=lambda index: -worths[index])[: max(2, (len(left) + 1) // 2)]
    return left[0]


def _play_on(twin: Session[Any], pick: Pick, over: Callable[[State], bool]) -> None:
    for _ in range(_LONGEST):
        asks = twin.asks
        if not asks or over(twin.state):
            return
        ask = asks[0]
        twin.take(pick(twin.state, ask), ask.seat)
