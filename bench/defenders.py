"""Defenders of the Realm by random choice: decisions and games per second, beside Catanatron's random players."""

from random import Random

import _catan
from _table import Row, run
from kernel import speeds

from emberhall.agents import play_out
from emberhall.games.defenders.game import GAME
from emberhall.games.defenders.state import Setup
from emberhall.kernel import Session

GAMES = 60


def measure() -> list[Row]:
    """Whole games, set-up included; every question lists all its legal options. Catanatron plays whole games too."""
    random = Random(1)
    seeds = iter(range(1_000_000))

    def decisions_of(setup: Setup) -> int:
        return sum(play_out(Session(GAME, setup, 4, next(seeds), keep=False), random, 10_000) for _ in range(GAMES))

    def base() -> int:
        return decisions_of(Setup())

    def games() -> int:
        decisions_of(Setup())
        return GAMES

    def dragons() -> int:
        return decisions_of(Setup(scenario="dragons_rampage"))

    def with_a_choice() -> float:
        """The part of the decisions that offer more than one option."""
        made = chosen = 0
        for seed in range(GAMES):
            session = Session(GAME, Setup(), 4, seed, keep=False)
            while (ask := session.ask) is not None:
                made, chosen = made + 1, chosen + (len(ask.options) > 1)
                session.take(random.randrange(len(ask.options)))
        return chosen / made

    what = "Defenders, 4 heroes, base game"
    if not _catan.installed():
        print(_catan.MISSING)
        decisions, whole, with_dragons = speeds(base, games, dragons)
        return [
            Row(what, decisions, "decisions/s"),
            Row(what, whole, "games/s"),
            Row("Defenders, 4 heroes, Dragons' Rampage", with_dragons, "decisions/s"),
        ]

    def catan() -> int:
        return _catan.play_catan(4).ticks

    def catan_chosen() -> int:
        played = _catan.play_catan(4)
        return played.ticks - played.forced

    decisions, whole, with_dragons, other, chosen = speeds(base, games, dragons, catan, catan_chosen)
    choices = decisions * with_a_choice()
    name = _catan.NAME
    return [
        Row(what, decisions, "decisions/s", f"{name}, ticks", other, decisions / other, 3),
        Row("the same, only what offers a choice", choices, "decisions/s",
            f"{name}, ticks with a choice", chosen, choices / chosen),
        Row(what, whole, "games/s"),
        Row("Defenders, 4 heroes, Dragons' Rampage", with_dragons, "decisions/s", f"{name}, ticks", other,
            with_dragons / other),
    ]  # fmt: skip


if __name__ == "__main__":
    run(measure)
