"""Rates and means with 95 % confidence intervals that hold for games played in rounds.

The games of a round share their luck, so a round is one observation, however many games it has: intervals come from how
much rounds differ.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

import msgspec

Z = 1.959964  # 95 % of a normal distribution lies within this many standard deviations

#: One value for each game of each round.
Rounds = Sequence[Sequence[float]]


class Rate(msgspec.Struct, frozen=True):
    """How often something happened, and its interval."""

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


def wilson(count: float, of: float, z: float = Z) -> Rate:
    """The rate with its Wilson score interval."""
    if not of:
        return Rate(count, 0, 0.0, 0.0, 1.0)
    rate = count / of
    scale = 1 + z * z / of
    centre = (rate + z * z / (2 * of)) / scale
    half = z * sqrt(rate * (1 - rate) / of + z * z / (4 * of * of)) / scale
    return Rate(count, round(of), rate, max(0.0, centre - half), min(1.0, centre + half))


def rate_of(rounds: Rounds) -> Rate:
    """The share of games won, where a game counts from 0 to 1.

    Games of one round may go alike, or against each other; the interval is Wilson's for as many independent games as
    would vary as much (Korn and Graubard 1998).
    """
    values = [value for games in rounds for value in games]
    count, of = sum(values), len(values)
    if len(rounds) == of and all(value in (0, 1) for value in values):
        return wilson(count, of)
    worth = _independent(rounds, count / of) if of else 0.0
    found = wilson(count / of * worth, worth) if of else wilson(0, 0)
    return msgspec.structs.replace(found, count=count, of=of)


def _independent(rounds: Rounds, rate: float) -> float:
    """How many independent games would vary as much as these rounds do."""
    many, of = len(rounds), sum(map(len, rounds))
    if many < 2:
        return 1.0
    varied = sum(sum(value - rate for value in games) ** 2 for games in rounds) * many / (many - 1) / of**2
    if varied <= 0:
        return float(many)
    return min(float(of), rate * (1 - rate) / varied) * (Z / student(many - 1)) ** 2


def mean_of(rounds: Rounds) -> Mean | None:
    """The mean of all games with Student's interval over rounds, or None of nothing."""
    means = [fmean(games) for games in rounds if games]
    if not means:
        return None
    mean = fmean(value for games in rounds for value in games)
    half = student(len(means) - 1) * stdev(means) / sqrt(len(means)) if len(means) > 1 else 0.0
    return Mean(mean, mean - half, mean + half)


def difference_of(differences: Sequence[float]) -> Mean:
    """The mean of differences from -1 to 1, one a round, with its interval.

    As many rounds as there are may all go alike and prove little: half a round each way and one that is even are
    thought to be there too (Agresti and Min 2005).
    """
    many = len(differences) + 2
    middle = sum(differences) / many
    varied = (sum(one * one for one in differences) + 1) / many - middle * middle
    half = student(many - 1) * sqrt(varied / many)
    mean = fmean(differences) if differences else 0.0
    return Mean(mean, max(-1.0, middle - half), min(1.0, middle + half))


def student(freedom: int) -> float:
    """How many standard deviations of a Student distribution hold 95 %.

    >>> [round(student(n), 2) for n in (1, 2, 5, 30)]
    [12.71, 4.3, 2.57, 2.04]
    """
    if freedom < 5:
        return (12.7062, 4.3027, 3.1824, 2.7764)[max(freedom, 1) - 1]
    z, n = Z, freedom  # Cornish and Fisher's expansion
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )
