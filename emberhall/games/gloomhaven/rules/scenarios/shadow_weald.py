"""Scenario 48, Shadow Weald: the Dark Rider comes and goes."""

from collections.abc import Iterator

from emberhall.games.gloomhaven.effects.book import Strike
from emberhall.games.gloomhaven.names import figure_name
from emberhall.games.gloomhaven.rules.notes import happened, marked, note
from emberhall.games.gloomhaven.rules.scenarios.hooks import Happening, Hooks, Leave, Spawn
from emberhall.games.gloomhaven.state import Figure, Slot, State, Table
from emberhall.kernel import NOWHERE, msg

RIDER = "dark-rider"
#: Where it appears, one after another.
MARKERS = ("a", "b", "c", "d", "e", "f")
#: What is noted while it is away: how often it has come, its hit points and its conditions.
RIDES, HP, CONDITIONS = "rides", "rider-hp", "rider-conditions"


class ShadowWeald(Hooks):
    """The Dark Rider appears at the next marker for its turn, and is gone after a melee attack."""

    brings = (RIDER,)

    def expected(self, state: State) -> tuple[str, ...]:
        return () if happened(state, f"killed:{RIDER}") else (RIDER,)

    def turn_comes(self, t: Table, slot: Slot) -> Iterator[Happening]:
        state = t.state
        away = slot.monsters == RIDER and not any(figure.name == RIDER for figure in state.figures.values())
        if away and not happened(state, f"killed:{RIDER}"):
            letter = MARKERS[happened(state, RIDES) % len(MARKERS)]
            note(state, RIDES)
            yield Spawn(RIDER, "boss", marked(state, letter)[0])

    def placed(self, state: State, figure: Figure) -> None:
        if figure.name == RIDER and HP in state.notes:
            figure.hp, figure.conditions = state.notes[HP], state.notes[CONDITIONS]

    def struck(self, t: Table, attacker: Figure, blow: Strike) -> Iterator[Happening]:
        if attacker.name == RIDER and blow.melee and attacker.at != NOWHERE and attacker.hp > 0:
            t.state.notes |= {HP: attacker.hp, CONDITIONS: attacker.conditions}
            yield Leave(attacker, msg("say-vanishes", who=figure_name(attacker)))
