"""Positions in few lines."""

from emberhall.games.runewars.setup import set_up
from emberhall.games.runewars.state import Fighter, Runewars, Setup, Side
from emberhall.kernel import Rng


def game(seats: int = 2, *, exploration: bool = False, seed: int = 1) -> Runewars:
    """A game that has been set up, up to what players place."""
    return set_up(Setup(exploration=exploration), seats, Rng(seed))


def seat_of(state: Runewars, faction: str) -> int:
    """Who plays a faction."""
    return [player.faction for player in state.players].index(faction)


def side(*units: str) -> Side:
    """A side of a battle; `knight!` is routed, `knight*` has a damage."""
    return Side(0, [Fighter(u.rstrip("!*"), u.count("*"), "!" in u) for u in units])
