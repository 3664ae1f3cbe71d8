"""Scenario 70, Chained Isle: spirits that nothing harms, until a demon dies."""

from collections.abc import Generator
from typing import Any

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.names import figure_name
from emberhall.games.gloomhaven.rules.scenarios.hooks import Choose, Happening, Hooks, Leave
from emberhall.games.gloomhaven.state import Figure, State, Table
from emberhall.kernel import msg

SPIRIT, DEMONS = "living-spirit", ("night-demon", "wind-demon")


class ChainedIsle(Hooks):
    """Living Spirits cannot be damaged; for each demon that dies the players may remove one."""

    def harms(self, state: State, figure: Figure, by: Figure | None) -> bool:
        return figure.name != SPIRIT

    def killed(self, t: Table, figure: Figure, at: int) -> Generator[Happening, Any, None]:
        spirits = [other for other in t.state.figures.values() if other.name == SPIRIT]
        if figure.name not in DEMONS or not spirits:
            return
        chosen = yield Choose(msg("ask-banish"), (*map(ch.target, spirits), ch.SKIP))
        if chosen is not ch.SKIP:
            gone = t.state.figures[chosen.figure]
            yield Leave(gone, msg("say-vanishes", who=figure_name(gone)))
