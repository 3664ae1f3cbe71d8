"""The installed games, found by name. A game is imported only when it is asked for."""

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from .errors import UnknownGame
from .game import Game
from .interludes import interlude

#: The entry points that name a package's games, each as `module:GAME`.
GROUP = "emberhall.games"


@cache
def installed() -> dict[str, str]:
    """The installed games and the place of each, read from package metadata once."""
    return {entry.name: entry.value for entry in entry_points(group=GROUP)}


def game_names() -> list[str]:
    """The names of all installed games, sorted.

    >>> game_names()
    ['defenders', 'gloomhaven', 'mage_knight', 'runewars', 'sword_sorcery']
    """
    return sorted(installed())


def find_game(name: str) -> Game[Any, Any]:
    """The game with this name.

    `package.module:GAME` finds one that is not installed as a game, and `<game>/<name>` an interlude of its campaign.

    >>> find_game("defenders").seats
    range(1, 7)
    """
    name, slash, between = name.partition("/")
    if slash:
        return interlude(find_game(name), between)
    place = name if ":" in name else installed().get(name)
    if place is not None:
        return _game(place)
    raise UnknownGame("unknown-game", name=name, known=tuple(game_names()))


def _game(place: str) -> Game[Any, Any]:
    module, _, attribute = place.partition(":")
    try:
        game = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownGame("game-not-there", name=place, why=str(error)) from error
    if not isinstance(game, Game):
        raise UnknownGame("game-not-there", name=place, why=f"{attribute} is not a Game")
    return game


def place_of(game: Game[Any, Any]) -> str:
    """The name by which another process finds the game.

    >>> place_of(find_game("defenders"))
    'defenders'
    """
    try:
        if find_game(game.name) is game:
            return game.name
    except UnknownGame:
        pass
    for name, module in list(sys.modules.items()):
        for attribute, value in list(getattr(module, "__dict__", {}).items()):
            if value is game and name != "__main__":
                return f"{name}:{attribute}"
    raise UnknownGame("game-has-no-place", game=game.name)
