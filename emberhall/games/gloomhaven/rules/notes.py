"""What a scenario looks at: what has happened so far, who still stands, the letters and labels of its map."""

from collections.abc import Iterable

from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.state import Figure, State


def word(id: str) -> str:
    """An object or ally as a word in names."""
    return id.replace("_", "-")


def happened(state: State, what: str) -> int:
    """How often something has happened: `killed:hail`, `destroyed:altar`."""
    return state.notes.get(what, 0)


def note(state: State, what: str) -> None:
    """Note that something has happened once more."""
    state.notes[what] = happened(state, what) + 1


def standing(state: State, name: str) -> Figure | None:
    """An object or ally that is on the map."""
    return next((f for f in state.figures.values() if f.kind in ("objective", "npc") and f.name == name), None)


def is_open(state: State, label: str) -> bool:
    """Whether a door with this label is open."""
    doors = plan_of(state.scenario).scenario.doors
    return any(door.label == label and state.map.doors >> n & 1 for n, door in enumerate(doors))


def goal_chests_looted(state: State) -> bool:
    """Whether all goal treasures are taken."""
    rooms = plan_of(state.scenario).scenario.rooms
    chests = sum(overlay.kind == "treasure" and not overlay.number for room in rooms for overlay in room.overlays)
    return sum(character.treasures.count(0) for character in state.characters) == chests


def marked(state: State, *markers: str) -> list[int]:
    """The hexes with these letters."""
    plan = plan_of(state.scenario)
    return [plan.index[cell] for marker in markers for cell in plan.scenario.markers[marker]]


def on_plates(state: State, markers: Iterable[str]) -> bool:
    """Whether every character that is left stands on one of the plates."""
    plates = marked(state, *markers)
    return all(state.figures[c.figure].at in plates for c in state.characters if not c.exhausted)
