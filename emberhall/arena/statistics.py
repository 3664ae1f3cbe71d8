"""What many games say: win rates and means, each with the interval that the truth lies in 95 times of 100."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, median, stdev

import msgspec

from .match import Result

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


class Rate(msgspec.Struct, frozen=True):
    """How often something happened, and the Wilson interval of how often it does."""

    count: int
    of: int
    rate: float
    low: float
    high: float


class Mean(msgspec.Struct, frozen=True):
    """A mean with its interval."""

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
    """How an agent did over all the seats it held."""

    agent: str
    wins: Rate
    score: Mean | None


class Summary(msgspec.Struct, frozen=True):
    """What a series of games says."""

    games: int
    unfinished: int
    standings: tuple[Standing, ...]
    seats: tuple[Rate, ...]
    reasons: dict[str, int]
    length: Length | None
    decisions: int
    seconds: float
    decisions_per_second: float


def wilson(count: int, of: int, z: float = Z) -> Rate:
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
    """The statistics of these games, played in so many seconds."""
    results = list(results)
    finished = [result for result in results if result.finished]
    lengths = [result.decisions for result in finished]
    decisions = sum(result.decisions for result in results)
    names = sorted({name for result in results for name in result.agents})
    seats = max((len(result.agents) for result in results), default=0)
    return Summary(
        games=len(results),
        unfinished=len(results) - len(finished),
        standings=tuple(_standing(name, finished) for name in names),
        seats=tuple(wilson(sum(seat in r.winners for r in finished), len(finished)) for seat in range(seats)),
        reasons=dict(Counter(result.reason for result in finished).most_common()),
        length=Length(fmean(lengths), median(lengths), min(lengths), max(lengths)) if lengths else None,
        decisions=decisions,
        seconds=seconds,
        decisions_per_second=decisions / seconds if seconds else 0.0,
    )


def _standing(name: str, results: Sequence[Result]) -> Standing:
    held = [(result, seat) for result in results for seat, agent in enumerate(result.agents) if agent == name]
    wins = wilson(sum(seat in result.winners for result, seat in held), len(held))
    return Standing(name, wins, mean_of([result.scores[seat] for result, seat in held if seat < len(result.scores)]))
