"""Statistics of many games: win rates and means with 95 % confidence intervals.

A game is one observation, however many seats an agent holds in it: seats that win or lose together add no evidence. An
agent in several seats gets the share of them that won.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, median, stdev

import msgspec

from emberhall.kernel import Message

from .match import Result

Z = 1.959964  # 95 % of a normal distribution lies within this many standard deviations


class Rate(msgspec.Struct, frozen=True):
    """How often something happened, and its Wilson score interval."""

    count: float
    of: int
    rate: float
    low: float
    high: float


class Mean(msgspec.Struct, frozen=True):
    """A mean and its confidence interval."""

    mean: float
    low: float
    high: float


class Length(msgspec.Struct, frozen=True):
    """How many decisions the games took."""

    mean: float
    median: float
    shortest: int
    longest: int


class Standing(msgspec.Struct, frozen=True):
    """How an agent did in the games it played."""

    agent: str
    wins: Rate
    score: Mean | None


class Cause(msgspec.Struct, frozen=True):
    """A reason games ended for, and how often."""

    message: Message
    count: int


class Fault(msgspec.Struct, frozen=True):
    """An error, in how many games it happened, and the seed of the first."""

    what: str
    count: int
    seed: int


class Summary(msgspec.Struct, frozen=True):
    """The statistics of a series of games."""

    games: int
    unfinished: int
    standings: tuple[Standing, ...]
    seats: tuple[Rate, ...]
    reasons: dict[str, int]
    length: Length | None
    decisions: int
    seconds: float
    decisions_per_second: float
    #: Whether all seats won or lost together in every game.
    together: bool = False
    causes: tuple[Cause, ...] = ()
    faults: tuple[Fault, ...] = ()


def wilson(count: float, of: int, z: float = Z) -> Rate:
    """The rate with its Wilson score interval."""
    if not of:
        return Rate(count, of, 0.0, 0.0, 1.0)
    rate = count / of
    scale = 1 + z * z / of
    centre = (rate + z * z / (2 * of)) / scale
    half = z * sqrt(rate * (1 - rate) / of + z * z / (4 * of * of)) / scale
    return Rate(count, of, rate, max(0.0, centre - half), min(1.0, centre + half))


def mean_of(values: Sequence[float]) -> Mean | None:
    """The mean with its interval, or None of nothing."""
    if not values:
        return None
    mean = fmean(values)
    half = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Mean(mean, mean - half, mean + half)


def summarize(results: Iterable[Result], seconds: float) -> Summary:
    """The statistics of these games, which took that many seconds."""
    results = list(results)
    finished = [result for result in results if result.finished]
    lengths = [result.decisions for result in finished]
    decisions = sum(result.decisions for result in results)
    names = sorted({name for result in results for name in result.agents})
    seats = max((len(result.agents) for result in results), default=0)
    return Summary(
        games=len(results),
        unfinished=sum(not result.finished and not result.fault for result in results),
        standings=tuple(_standing(name, finished) for name in names),
        seats=tuple(wilson(sum(seat in r.winners for r in finished), len(finished)) for seat in range(seats)),
        reasons=dict(Counter(result.reason for result in finished).most_common()),
        length=Length(fmean(lengths), median(lengths), min(lengths), max(lengths)) if lengths else None,
        decisions=decisions,
        seconds=seconds,
        decisions_per_second=decisions / seconds if seconds else 0.0,
        together=bool(finished) and all(len(r.winners) in (0, len(r.agents)) for r in finished),
        causes=_causes(finished),
        faults=_faults(results),
    )


def _causes(results: Sequence[Result]) -> tuple[Cause, ...]:
    counted: dict[str, Cause] = {}
    for message in (result.cause for result in results if result.cause is not None):
        before = counted.get(str(message))
        counted[str(message)] = Cause(message, before.count + 1 if before else 1)
    return tuple(sorted(counted.values(), key=lambda cause: -cause.count))


def _faults(results: Sequence[Result]) -> tuple[Fault, ...]:
    counted = Counter(result.fault for result in results if result.fault)
    seeds = {result.fault: result.seed for result in reversed(results)}
    return tuple(Fault(what, count, seeds[what]) for what, count in counted.most_common())


def _standing(name: str, results: Sequence[Result]) -> Standing:
    wins, scores = [], []
    for result in results:
        held = [seat for seat, agent in enumerate(result.agents) if agent == name]
        if held:
            wins.append(sum(seat in result.winners for seat in held) / len(held))
            points = [result.scores[seat] for seat in held if seat < len(result.scores)]
            scores += [fmean(points)] if points else []
    return Standing(name, wilson(sum(wins), len(wins)), mean_of(scores))
