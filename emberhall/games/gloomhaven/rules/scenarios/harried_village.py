"""Scenario 86, Harried Village: villagers who flee, and Lurkers who come for them."""

from collections.abc import Iterator

from emberhall.games.gloomhaven.content.pages import SpecialRule
from emberhall.games.gloomhaven.names import figure_name
from emberhall.games.gloomhaven.rules.notes import happened, marked, note, room_with
from emberhall.games.gloomhaven.rules.scenarios.hooks import Happening, Hooks, Leave, Reinforce
from emberhall.games.gloomhaven.state import Figure, Table
from emberhall.kernel import msg

VILLAGER, SAFETY = "villager", "b"
#: A map tile of the village, where the Lurkers come from.
VILLAGE = "m1b"


class HarriedVillage(Hooks):
    """A villager who reaches the exit is saved; after the first one the Lurkers come."""

    named = ("lurkers_come",)

    def entered(self, t: Table, figure: Figure, at: int) -> Iterator[Happening]:
        if figure.name == VILLAGER and at in marked(t.state, SAFETY):
            note(t.state, f"saved:{VILLAGER}")
            yield Leave(figure, msg("say-saved", who=figure_name(figure)))

    def happens(self, t: Table, rule: SpecialRule) -> Iterator[Happening]:
        if rule.name == "lurkers_come" and happened(t.state, f"saved:{VILLAGER}") and not happened(t.state, "late"):
            note(t.state, "late")
            yield Reinforce(room_with(t.state, VILLAGE), marked(t.state, SAFETY)[0])
