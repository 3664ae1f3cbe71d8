"""Runewars: decisions per second by random choice, and battles of ten against ten."""

from random import Random

from _table import Row, run
from kernel import speeds

from emberhall.agents import play_out
from emberhall.games.runewars.game import GAME
from emberhall.games.runewars.rules.battle import begin_battle
from emberhall.games.runewars.rules.odds import trial
from emberhall.games.runewars.setup import set_up
from emberhall.games.runewars.state import Setup, Table
from emberhall.kernel import Rng, Session

GAMES = 4
BATTLES = 100
DAQAN = {"bowman": 3, "footman": 4, "knight": 2, "siege_engine": 1}
UTHUK = {"flesh_ripper": 3, "berserker": 4, "warlock": 1, "chaos_lord": 2}


def measure() -> list[Row]:
    """Whole games, set-up included; every question lists all its legal options."""
    random = Random(1)
    seeds = iter(range(1_000_000))
    state = set_up(Setup(), 2, Rng(1))
    state.current = 0
    place = state.places["6A"]
    place.holder, place.standing = 1, UTHUK
    begin_battle(Table(state, 2), 0, "6A", DAQAN)

    def decisions_of(seats: int) -> int:
        return sum(
            play_out(Session(GAME, Setup(), seats, next(seeds), keep=False), random, 20_000) for _ in range(GAMES)
        )

    def two() -> int:
        return decisions_of(2)

    def four() -> int:
        return decisions_of(4)

    def battles() -> int:
        for n in range(BATTLES):
            trial(state, Rng(n))
        return BATTLES

    decisions, many, fights = speeds(two, four, battles)
    return [
        Row("Runewars, 2 players", decisions, "decisions/s"),
        Row("Runewars, 4 players", many, "decisions/s"),
        Row("Runewars, ten against ten", fights, "battles/s"),
    ]


if __name__ == "__main__":
    run(measure)
