"""All that a game builds once, built: before the threads of a server share it."""

from typing import Any

from .campaign import interlude
from .game import Game
from .messages import LANGUAGES
from .reading import decoder
from .secrecy import has_secrets, redactable


def prepare(game: Game[Any, Any]) -> Game[Any, Any]:
    """The game with its decoders, its secrets' ways and its words ready."""
    decoder(game.state)
    decoder(game.options)
    has_secrets(game.state)
    redactable(game.state)
    for language in LANGUAGES:
        game.texts.ids(language)
    for name in game.campaign.interludes if game.campaign else ():
        prepare(interlude(game, name))
    return game
