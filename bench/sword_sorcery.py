"""Sword & Sorcery by random choice: decisions and quests per second of processor time."""

from random import Random

from _table import Row, run
from kernel import speeds

from emberhall.agents import play_out
from emberhall.games.sword_sorcery.game import GAME
from emberhall.games.sword_sorcery.state import Setup
from emberhall.kernel import Session

GAMES = 20


def measure() -> list[Row]:
    """Whole quests, set-up included; every question lists all its legal options."""
    random = Random(1)
    seeds = iter(range(1_000_000))

    def decisions_of(options: Setup, seats: int) -> int:
        return sum(
            play_out(Session(GAME, options, seats, next(seeds), keep=False), random, 20_000) for _ in range(GAMES)
        )

    def first() -> int:
        return decisions_of(Setup(), 2)

    def games() -> int:
        first()
        return GAMES

    def last() -> int:
        return decisions_of(Setup(quest="q6"), 5)

    decisions, whole, many = speeds(first, games, last)
    return [
        Row("Sword & Sorcery, quest 1, 2 heroes", decisions, "decisions/s"),
        Row("Sword & Sorcery, quest 1, 2 heroes", whole, "quests/s"),
        Row("Sword & Sorcery, quest 6, 5 heroes", many, "decisions/s"),
    ]


if __name__ == "__main__":
    run(measure)
