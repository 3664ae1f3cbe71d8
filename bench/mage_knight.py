"""Mage Knight by random choice: decisions and games per second of processor time."""

from random import Random

from _table import Row, run
from kernel import speeds

from emberhall.agents import play_out
from emberhall.games.mage_knight.game import GAME
from emberhall.games.mage_knight.state import Setup
from emberhall.kernel import Session

GAMES = 30


def measure() -> list[Row]:
    """Whole games, set-up included; every question lists all its legal options."""
    random = Random(1)
    seeds = iter(range(1_000_000))

    def decisions_of(options: Setup, seats: int) -> int:
        return sum(
            play_out(Session(GAME, options, seats, next(seeds), keep=False), random, 20_000) for _ in range(GAMES)
        )

    def conquest() -> int:
        return decisions_of(Setup(scenario="solo_conquest"), 1)

    def games() -> int:
        conquest()
        return GAMES

    def reconnaissance() -> int:
        return decisions_of(Setup(), 1)

    def four_heroes() -> int:
        return decisions_of(Setup(scenario="full_conquest"), 4)

    def all_sets() -> int:
        return decisions_of(Setup(scenario="solo_conquest", expansions=("lost_legion", "krang", "shades_of_tezla")), 1)

    decisions, whole, first, many, sets = speeds(conquest, games, reconnaissance, four_heroes, all_sets)
    return [
        Row("Mage Knight, Solo Conquest", decisions, "decisions/s"),
        Row(
            "Mage Knight, Solo Conquest, all expansions",
            sets,
            "decisions/s",
            "the base game alone",
            decisions,
            sets / decisions,
            wanted=0.8,
        ),
        Row("Mage Knight, Solo Conquest", whole, "games/s"),
        Row("Mage Knight, First Reconnaissance, 1 hero", first, "decisions/s"),
        Row("Mage Knight, Full Conquest, 4 heroes", many, "decisions/s"),
    ]


if __name__ == "__main__":
    run(measure)
