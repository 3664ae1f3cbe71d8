"""Moving a world to Gloomhaven Secretariat and back: the facts of its export file, and what they cannot carry."""

from emberhall.games.gloomhaven.campaign.secretariat.reading import read
from emberhall.games.gloomhaven.campaign.secretariat.writing import write
from emberhall.games.gloomhaven.campaign.world import World
from emberhall.kernel import Exchange

SECRETARIAT: Exchange[World] = Exchange(title="Gloomhaven Secretariat", read=read, write=write)

__all__ = ["SECRETARIAT"]
