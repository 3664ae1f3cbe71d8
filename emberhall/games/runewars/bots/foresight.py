"""Looking ahead: a choice is tried on guesses at what its seat cannot see, and all play on by their judgement."""

from collections.abc import Callable, Sequence
from typing import Any

from emberhall.games.runewars.bots.judgement import evaluate
from emberhall.games.runewars.state import State
from emberhall.kernel import Ask, Session

#: Picks an option by judgement alone, for any seat.
Pick = Callable[[State, Ask], int]
#: No try goes on for longer.
_LONGEST = 600

_SEASONS = ("spring", "summer", "fall", "winter")


def moment(state: State) -> int:
    """The seasons that have begun since the game did."""
    return 4 * state.year + _SEASONS.index(state.season)


def after_seasons(n: int) -> Callable[[State], Callable[[State], bool]]:
    """A try goes on until so many more seasons are over."""

    def begin(state: State) -> Callable[[State], bool]:
        end = moment(state) + n
        return lambda now: moment(now) >= end

    return begin


def after_battle(state: State) -> Callable[[State], bool]:
    """A try goes on until the battle is over."""
    return lambda now: now.fight is None


def best(
    worlds: Sequence[Session[Any]], ask: Ask, candidates: Sequence[int], pick: Pick, over: Callable[[State], bool]
) -> int:
    """The option that comes out best: all are tried in the first world, and after each world the worse half is dropped.

    Every option is tried in the same worlds, so that they are compared alike.
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
