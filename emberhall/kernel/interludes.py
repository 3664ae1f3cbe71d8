"""Interludes: what is done between two scenarios of a campaign, as a game of its own that is played on the document."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

import msgspec

from .document import Campaign, Document
from .errors import BadSetup, CampaignError, UnknownGame
from .game import Game
from .reading import decoded
from .rng import Rng

D = TypeVar("D", bound=Document)


def campaign_of(game: Game[Any, Any]) -> Campaign[Any]:
    """The campaign of a game; a CampaignError if it has none."""
    if game.campaign is None:
        raise CampaignError("no-campaign", game=game.name)
    return game.campaign


def chairs_of(game: Game[Any, Any]) -> int:
    """How many chairs a campaign of the game has."""
    return game.seats[-1]


@cache
def interlude(game: Game[Any, Any], name: str) -> Game[Any, Any]:
    """The interlude with this name as a game of its own: its position is the document."""
    campaign = campaign_of(game)
    if name not in campaign.interludes:
        raise UnknownGame("unknown-game", name=f"{game.name}/{name}", known=tuple(campaign.interludes))
    kind: Any = campaign.document
    options = msgspec.defstruct("Opening", [("document", kind | None, None)], frozen=True)

    def setup(opening: Any, seats: int, rng: Rng) -> Any:
        if opening.document is None:
            raise BadSetup("no-document", game=game.name)
        document = copied(opening.document)
        document.rng = rng
        return document

    return Game(
        name=f"{game.name}/{name}",
        options=options,
        state=kind,
        seats=range(chairs_of(game), chairs_of(game) + 1),
        setup=setup,
        play=campaign.interludes[name],
        scene=campaign.scene,
        evaluate=campaign.evaluate,
        components=campaign.components,
        locale=game.locale,
        variants=lambda: (),
        why_not=campaign.why_not,
        glossary=game.glossary,
        greats=game.greats,
        rules=game.rules,
        bots=campaign.bots,
        longest=campaign.longest,
        version=campaign.version,
        migrations=campaign.migrations,
    )


def copied(document: D) -> D:
    """A copy of a document."""
    return decoded(msgspec.msgpack.encode(document), type(document))
