"""What a scenario looks at: what has happened so far, who still stands, the letters and labels of its map."""

from collections.abc import Container, Iterable

from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.content.aims import Escape, ExhaustedOffHexes, ExhaustedOffTile
from emberhall.games.gloomhaven.content.pages import Ally
from emberhall.games.gloomhaven.state import Figure, State

#: The note of the character whose quest it is, and that an item was given up.
QUEST, GIVEN_UP = "quest", "given-up"


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
    there = (f for f in state.figures.values() if f.kind in ("objective", "npc", "bystander") and f.name == name)
    return next(there, None)


def ally_of(state: State, figure: Figure) -> Ally | None:
    """What the page says of an ally; None for any other figure."""
    if figure.kind not in ("npc", "bystander"):
        return None
    return next((entry for entry in plan_of(state.scenario).scenario.npcs if word(entry.id) == figure.name), None)


def is_open(state: State, label: str) -> bool:
    """Whether a door with this label is open."""
    doors = plan_of(state.scenario).scenario.doors
    return any(door.label == label and state.map.doors >> n & 1 for n, door in enumerate(doors))


def goal_chests(state: State) -> int:
    """How many goal treasures have been taken."""
    return sum(character.treasures.count(0) for character in state.characters)


def goal_chests_looted(state: State) -> bool:
    """Whether all goal treasures are taken."""
    rooms = plan_of(state.scenario).scenario.rooms
    chests = sum(overlay.kind == "treasure" and not overlay.number for room in rooms for overlay in room.overlays)
    return goal_chests(state) == chests


def marked(state: State, *markers: str) -> list[int]:
    """The hexes with these letters."""
    plan = plan_of(state.scenario)
    return [plan.index[cell] for marker in markers for cell in plan.scenario.markers[marker]]


def has_left(state: State, character: int) -> bool:
    """Whether a character (its number) has left the map, as the scenario asks for."""
    return happened(state, f"left:{character}") > 0


def quest_character(state: State) -> int:
    """The number of the character whose personal quest the scenario is about."""
    return happened(state, QUEST)


def starting_hexes(state: State) -> list[int]:
    """The hexes on which characters may start."""
    plan = plan_of(state.scenario)
    return [plan.index[cell] for room in plan.scenario.rooms for cell in room.start]


def refuge(state: State, way_out: Escape | ExhaustedOffHexes | ExhaustedOffTile) -> list[int]:
    """The hexes that a page calls an exit: those of letters, of a map tile, or where characters started."""
    match way_out:
        case Escape(tile=str(tile)) | ExhaustedOffTile(tile) if tile:
            return list(plan_of(state.scenario).rooms[room_with(state, tile)])
        case Escape(marker=str(marker)) if marker:
            return marked(state, marker)
        case ExhaustedOffHexes(markers=(_, *_)):
            return marked(state, *way_out.markers)
    return starting_hexes(state)


def room_with(state: State, tile: str) -> int:
    """The number of the room that a map tile is in."""
    rooms = plan_of(state.scenario).scenario.rooms
    return next(n for n, room in enumerate(rooms) if tile in room.tiles)


def ended_turn(state: State) -> Figure | None:
    """The character whose turn is ending at this moment."""
    turn = state.turn
    if state.phase != "end_turn" or turn is None:
        return None
    figure = state.figures.get(turn.figure)
    return figure if figure is not None and figure.kind == "character" else None


def all_on(state: State, hexes: Container[int]) -> bool:
    """Whether every character that is left stands on one of these hexes."""
    return all(state.figures[c.figure].at in hexes for c in state.characters if not c.exhausted)


def on_plates(state: State, markers: Iterable[str]) -> bool:
    """Whether every character that is left stands on one of the plates."""
    return all_on(state, marked(state, *markers))
