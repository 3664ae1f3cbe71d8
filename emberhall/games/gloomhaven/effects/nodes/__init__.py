"""The nodes that cards are made of."""

from emberhall.games.gloomhaven.effects.nodes.acts import *  # noqa: F403
from emberhall.games.gloomhaven.effects.nodes.bonuses import *  # noqa: F403
from emberhall.games.gloomhaven.effects.nodes.whom import *  # noqa: F403
