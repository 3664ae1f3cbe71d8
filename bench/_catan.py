"""Catanatron, another engine in plain Python: the measure that our own decisions are held against."""

from __future__ import annotations

from typing import NamedTuple

NAME = "Catanatron RandomPlayer"
MISSING = "Catanatron is not installed (pip install 'emberhall[bench]'): nothing to compare with"


class Played(NamedTuple):
    """What was decided in some games, and how often there was nothing to choose."""

    ticks: int
    forced: int


def installed() -> bool:
    """Whether there is something to compare with."""
    try:
        import catanatron  # noqa: F401
    except ImportError:
        return False
    return True


def play_catan(games: int) -> Played:
    """Whole games of four random players; every tick lists all legal actions."""
    from catanatron import Color, Game, RandomPlayer

    ticks = forced = 0
    for _ in range(games):
        game = Game([RandomPlayer(colour) for colour in Color])
        while game.winning_color() is None and game.state.num_turns < 1000:
            forced += len(game.state.playable_actions) == 1
            game.play_tick()
            ticks += 1
    return Played(ticks, forced)


def play(games: int) -> int:
    """The decisions of some games."""
    return play_catan(games).ticks
