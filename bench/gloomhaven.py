"""Gloomhaven by random choice: decisions and games per second of processor time."""

from random import Random

from _table import Row, run
from kernel import fastest

from emberhall.agents import play_out
from emberhall.games.gloomhaven.game import GAME
from emberhall.games.gloomhaven.state import Setup
from emberhall.kernel import Session

GAMES = 20


def measure() -> list[Row]:
    """Whole scenarios, set-up included; every question lists all its legal options."""
    random = Random(1)
    seeds = iter(range(1_000_000))

    def decisions_of(seats: int) -> int:
        return sum(
            play_out(Session(GAME, Setup(), seats, next(seeds), keep=False), random, 20_000) for _ in range(GAMES)
        )

    def two() -> int:
        return decisions_of(2)

    def games() -> int:
        decisions_of(2)
        return GAMES

    def four() -> int:
        return decisions_of(4)

    decisions, whole, many = fastest(two, games, four)
    return [
        Row("Gloomhaven, scenario 1, 2 characters", decisions, "decisions/s"),
        Row("Gloomhaven, scenario 1, 2 characters", whole, "games/s"),
        Row("Gloomhaven, scenario 1, 4 characters", many, "decisions/s"),
    ]


if __name__ == "__main__":
    run(measure)
