"""What the results of a match say: who wins how often, whether one agent is better than another, and what broke.

- A game is one observation: what its winners have in common is counted once, and a win that is shared is split.
- A game that broke or did not end was not won, and it counts.
- Agents that play a cooperative game are compared by their own games, on equal seeds. An agent that plays only
  against itself has no win rate.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from statistics import fmean, median
from typing import TypeAlias

import msgspec

from emberhall.kernel import Message

from .match import Fault, Result
from .statistics import Mean, Rate, difference_of, mean_of, rate_of


class Length(msgspec.Struct, frozen=True):
    """How many decisions the games took."""

    mean: float
    median: float
    shortest: int
    longest: int


class Standing(msgspec.Struct, frozen=True):
    """How an agent did: its share of the wins (None: it only met itself), its score, its milliseconds per decision."""

    agent: str
    games: int
    wins: Rate | None
    score: Mean | None
    thinking: float | None = None


class Pair(msgspec.Struct, frozen=True):
    """How much more often the first agent wins than the second, on equal seeds, and how much higher it scores."""

    first: str
    second: str
    rounds: int
    wins: Mean
    score: Mean | None


class Cause(msgspec.Struct, frozen=True):
    """A reason games ended for, and how often."""

    message: Message
    count: int


class FaultCount(msgspec.Struct, frozen=True):
    """An error, in how many games it happened, the seed of the first, and how that one broke."""

    what: str
    count: int
    seed: int
    first: Fault


class Summary(msgspec.Struct, frozen=True):
    """The statistics of a series of games."""

    games: int
    unfinished: int
    standings: tuple[Standing, ...]
    pairs: tuple[Pair, ...]
    seats: tuple[Rate, ...]
    reasons: dict[str, int]
    length: Length | None
    decisions: int
    seconds: float
    decisions_per_second: float
    #: Whether all seats won or lost together in every game.
    together: bool = False
    causes: tuple[Cause, ...] = ()
    faults: tuple[FaultCount, ...] = ()


def summarize(results: Iterable[Result], seconds: float, *, together: bool | None = None) -> Summary:
    """The statistics of these games, which took that many seconds.

    `together`: whether all seats win or lose as one; by default, whether they always did.
    """
    results = list(results)
    finished = [result for result in results if result.finished]
    lengths = [result.decisions for result in finished]
    decisions = sum(result.decisions for result in results)
    names = sorted({name for result in results for name in result.agents})
    seats = max((len(result.agents) for result in results), default=0)
    if together is None:
        together = bool(finished) and all(len(r.winners) in (0, len(r.agents)) for r in finished)
    won = _won_together if together else _won
    alone = len(names) == 1 and not together and seats > 1
    return Summary(
        games=len(results),
        unfinished=sum(not result.finished and not result.fault for result in results),
        standings=tuple(_standing(name, results, None if alone else won) for name in names),
        pairs=tuple(_pair(first, second, results, won) for first, second in combinations(names, 2)),
        seats=() if together else tuple(_seat(seat, results) for seat in range(seats)),
        reasons=dict(Counter(result.reason for result in finished).most_common()),
        length=Length(fmean(lengths), median(lengths), min(lengths), max(lengths)) if lengths else None,
        decisions=decisions,
        seconds=seconds,
        decisions_per_second=decisions / seconds if seconds else 0.0,
        together=together,
        causes=_causes(finished),
        faults=_faults(results),
    )


#: What a game was worth to an agent, or None if it did not play in it.
Value: TypeAlias = Callable[[Result, str], float | None]


def share_of(results: Sequence[Result], name: str, *, together: bool) -> list[float]:
    """What each game of an agent was worth to it: from 0 to 1."""
    won = _won_together if together else _won
    return [share for share in (won(result, name) for result in results) if share is not None]


def _standing(name: str, results: Sequence[Result], won: Value | None) -> Standing:
    own = [result for result in results if name in result.agents]
    wins = None if won is None else rate_of(_rounds(own, name, won))
    return Standing(name, len(own), wins, mean_of(_rounds(own, name, _scored)), _thinking(name, own))


def _pair(first: str, second: str, results: Sequence[Result], won: Value) -> Pair:
    """The differences, round by round, in the rounds both have played."""
    wins, scores = _differences(first, second, results, won), _differences(first, second, results, _scored)
    return Pair(first, second, len(wins), difference_of(wins), mean_of([[one] for one in scores]))


def _seat(seat: int, results: Sequence[Result]) -> Rate:
    return rate_of([[_share(result, [seat]) for result in games] for games in _by_seed(results)])


def _differences(first: str, second: str, results: Sequence[Result], value: Value) -> list[float]:
    found = []
    for games in _by_seed(results):
        of = [[one for one in (value(game, name) for game in games) if one is not None] for name in (first, second)]
        if all(of):
            found.append(fmean(of[0]) - fmean(of[1]))
    return found


def _by_seed(results: Sequence[Result]) -> list[list[Result]]:
    rounds: dict[int, list[Result]] = {}
    for result in results:
        rounds.setdefault(result.seed, []).append(result)
    return list(rounds.values())


def _rounds(results: Sequence[Result], name: str, value: Value) -> list[list[float]]:
    rounds = [[one for one in (value(game, name) for game in games) if one is not None] for games in _by_seed(results)]
    return [games for games in rounds if games]


def _held(result: Result, name: str) -> list[int]:
    return [seat for seat, agent in enumerate(result.agents) if agent == name]


def _share(result: Result, seats: Sequence[int]) -> float:
    """The share of the win that went to these seats."""
    return sum(seat in result.winners for seat in seats) / max(1, len(result.winners))


def _won(result: Result, name: str) -> float | None:
    held = _held(result, name)
    return _share(result, held) if held else None


def _won_together(result: Result, name: str) -> float | None:
    return float(bool(result.winners)) if name in result.agents else None


def _scored(result: Result, name: str) -> float | None:
    points = [result.scores[seat] for seat in _held(result, name) if seat < len(result.scores)]
    return fmean(points) if points else None


def _thinking(name: str, results: Sequence[Result]) -> float | None:
    thoughts = [result.thoughts[seat] for result in results if result.thoughts for seat in _held(result, name)]
    made = sum(thought.decisions for thought in thoughts)
    return round(1000 * sum(thought.seconds for thought in thoughts) / made, 3) if made else None


def _causes(results: Sequence[Result]) -> tuple[Cause, ...]:
    counted: dict[str, Cause] = {}
    for message in (result.cause for result in results if result.cause is not None):
        before = counted.get(str(message))
        counted[str(message)] = Cause(message, before.count + 1 if before else 1)
    return tuple(sorted(counted.values(), key=lambda cause: -cause.count))


def _faults(results: Sequence[Result]) -> tuple[FaultCount, ...]:
    broken: dict[str, list[tuple[int, Fault]]] = {}
    for result in results:
        if result.fault:
            broken.setdefault(result.fault.what, []).append((result.seed, result.fault))
    found = [FaultCount(what, len(games), *games[0]) for what, games in broken.items()]
    return tuple(sorted(found, key=lambda fault: -fault.count))
