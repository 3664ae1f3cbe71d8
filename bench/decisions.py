"""Decisions per second of processor time in all five games, beside Catanatron in the same run.

Random choice throughout, whole games with their set-up, and every question lists all its legal options. Name games to
measure only those: `python bench/decisions.py gloomhaven runewars`.
"""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, NamedTuple

import _catan
from _table import Row, run
from kernel import speeds

from emberhall.agents import play_out
from emberhall.kernel import Session, find_game

MOST = 20_000


class Series(NamedTuple):
    """Games that are measured: the set-up, how many make up one round, and how fast they are to be."""

    title: str
    game: str
    options: dict[str, Any]
    seats: int
    games: int
    #: Catanatron's decisions per second, times this.
    wanted: float


SERIES = (
    Series("Defenders, 4 heroes", "defenders", {}, 4, 20, 5),
    Series("Mage Knight, Solo Conquest", "mage_knight", {"scenario": "solo_conquest"}, 1, 8, 3),
    Series("Runewars, 2 players", "runewars", {}, 2, 2, 2.2),
    Series("Sword & Sorcery, quest 1, 2 heroes", "sword_sorcery", {}, 2, 6, 2),
    Series("Gloomhaven, scenario 1, 2 characters", "gloomhaven", {}, 2, 6, 1.7),
)

#: How fast a session that can look back is to be, beside one that cannot.
KEPT = 0.7


def task(series: Series, *, keep: bool, watched: bool = False) -> Callable[[], int]:
    """Play some games of a series, always others; returns how many decisions were made.

    `keep`: one may look back; `watched`: somebody does from the start, so snapshots, story and beats are kept.
    """
    game = find_game(series.game)
    options = game.agreed(series.options)
    random, seeds = Random(1), iter(range(1_000_000))

    def play() -> int:
        made = 0
        for _ in range(series.games):
            session = Session(game, options, series.seats, next(seeds), keep=keep)
            if watched:
                session.remember()
            made += play_out(session, random, MOST)
        return made

    return play


def thirds(series: Series, games: int = 40) -> list[float]:
    """The microseconds of a decision in the first, second and last third of a game."""
    game = find_game(series.game)
    options = game.agreed(series.options)
    spent, made = [0.0] * 3, [0] * 3
    for seed in range(games):
        length = play_out(Session(game, options, series.seats, seed, keep=False), Random(seed), MOST)
        session, random = Session(game, options, series.seats, seed, keep=False), Random(seed)
        for third in range(3):
            most = length * (third + 1) // 3 - length * third // 3
            start = time.process_time()
            made[third] += play_out(session, random, most)
            spent[third] += time.process_time() - start
    return [1e6 * seconds / count for seconds, count in zip(spent, made, strict=True)]


def measure(chosen: tuple[Series, ...]) -> list[Row]:
    """Each game beside Catanatron, with a way back beside without, and what a decision costs as a game goes on."""
    rows = []
    if not _catan.installed():
        print(_catan.MISSING)
    tasks = []
    for series in chosen:
        tasks += [task(series, keep=False), task(series, keep=True), task(series, keep=True, watched=True)]
    catan = [partial(_catan.play, 3)] if _catan.installed() else []
    for play in (*tasks, *catan):
        play()  # what is worked out once
    gc.collect()
    gc.freeze()  # nobody pays for looking through what the others have loaded
    found = speeds(*tasks, *catan)
    ticks = found[-1] if catan else None
    for series, bare, kept, watched in zip(chosen, found[::3], found[1::3], found[2::3], strict=False):
        ratio = bare / ticks if ticks else None
        what, without = series.title, "without a way back"
        rows.append(Row(what, bare, "decisions/s", _catan.NAME, ticks, ratio, series.wanted))
        rows.append(Row(f"{what}, with a way back", kept, "decisions/s", without, bare, kept / bare, KEPT))
        rows.append(Row(f"{what}, watched", watched, "decisions/s", without, bare, watched / bare))
    for series in chosen:
        first, second, last = thirds(series)
        rows.append(Row(f"{series.title}, last third of a game", last, "µs", "first third", first, first / last))
        rows.append(Row(f"{series.title}, second third of a game", second, "µs", "first third", first, first / second))
    return rows


if __name__ == "__main__":
    names = {series.game for series in SERIES} & set(sys.argv)
    sys.argv = [word for word in sys.argv if word not in names]
    asked = tuple(series for series in SERIES if not names or series.game in names)
    run(lambda: measure(asked))
