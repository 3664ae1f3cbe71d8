"""Building everything that a game builds only once, before the threads of a server share it."""

from typing import Any

from .campaign import Past
from .game import Game
from .interludes import interlude
from .messages import LANGUAGES
from .reading import decoder
from .secrecy import has_secrets, redactable


def prepare(game: Game[Any, Any]) -> Game[Any, Any]:
    """Build a game's decoders, redactors and texts now; call it before several threads use the game."""
    decoder(game.state)
    decoder(game.options)
    has_secrets(game.state)
    redactable(game.state)
    redactable(game.options)
    for language in LANGUAGES:
        game.texts.ids(language)
    if game.campaign:
        decoder(game.campaign.agreement)
        decoder(game.campaign.document)
        decoder(Past)
        has_secrets(game.campaign.document)
        redactable(game.campaign.document)
        for name in game.campaign.interludes:
            prepare(interlude(game, name))
    return game
