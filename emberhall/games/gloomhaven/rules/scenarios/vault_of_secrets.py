"""Scenario 77, Vault of Secrets: guards who run to raise the alarm."""

from collections.abc import Iterator

from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.rules.notes import happened, marked, note, room_with
from emberhall.games.gloomhaven.rules.scenarios.hooks import Happening, Hooks, Orders, Spawn
from emberhall.games.gloomhaven.state import Character, Figure, Rank, State, Table

GUARD, PLATES = "city-guard", "a"
MOVE = 2
#: By the map tile of a chest: where a guard appears, and its rank with two, three and four characters.
ALARMS: dict[str, tuple[str, tuple[Rank, Rank, Rank]]] = {
    "b2b": ("b", ("normal", "elite", "elite")),
    "b3b": ("c", ("normal", "normal", "elite")),
}


class VaultOfSecrets(Hooks):
    """City Guards run to the nearest plate and do the rest of their card; each chest brings another one."""

    def orders(self, state: State, figure: Figure) -> Orders | None:
        return Orders(MOVE, marked(state, PLATES), goes_on=True) if figure.name == GUARD else None

    def opens_doors(self, state: State, figure: Figure) -> bool:
        return figure.name == GUARD

    def looted(self, t: Table, character: Character) -> Iterator[Happening]:
        state = t.state
        plan = plan_of(state.scenario)
        for tile, (marker, ranks) in ALARMS.items():
            room = room_with(state, tile)
            lying = any(plan.room_of.get(at) == room for at in state.map.treasures)
            if state.map.rooms >> room & 1 and not lying and not happened(state, f"alarm:{tile}"):
                note(state, f"alarm:{tile}")
                yield Spawn(GUARD, ranks[len(state.characters) - 2], marked(state, marker)[0])
