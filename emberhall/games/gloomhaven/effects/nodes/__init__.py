"""The nodes that cards are made of."""

from typing import Final

from emberhall.games.gloomhaven.effects.nodes import acts, bonuses, items, mechanics, whom
from emberhall.games.gloomhaven.effects.nodes.acts import *  # noqa: F403
from emberhall.games.gloomhaven.effects.nodes.bonuses import *  # noqa: F403
from emberhall.games.gloomhaven.effects.nodes.items import *  # noqa: F403
from emberhall.games.gloomhaven.effects.nodes.mechanics import *  # noqa: F403
from emberhall.games.gloomhaven.effects.nodes.whom import *  # noqa: F403

#: The modules that define them.
MODULES: Final = (acts, bonuses, items, mechanics, whom)
