"""The map: areas where they lie, walls and doors, figures and tokens; who controls an area is its colour."""

from emberhall.games.sword_sorcery.names import area_name, figure_name
from emberhall.games.sword_sorcery.rules.sight import controls, dominates
from emberhall.games.sword_sorcery.rules.stats import max_hp
from emberhall.games.sword_sorcery.state import Enemy, Figure, Hero, Sword
from emberhall.games.sword_sorcery.terms import named
from emberhall.kernel import Message, msg
from emberhall.scene import Board, Card, Link, Piece, Space
from emberhall.scene import Figure as Stat
from emberhall.scene.elements import Colour, Terrain

from .emblems import DOOR, GROUND, LOCKED, TOKENS
from .fight import figure_emblem

_COLOURS: dict[str, Colour] = {"green": "green", "blue": "blue", "red": "red", "master": "purple"}
#: From twentieths of a cell to units of about one space.
_SCALE = 1 / 36


def board(state: Sword) -> Board:
    """The map of the quest."""
    there = state.ground
    spaces = tuple(_space(state, area) for area in range(len(there.ids)))
    links = []
    walls = []
    for a, ways in enumerate(there.ways):
        for b, door, barrier in ways:
            ends = (f"area:{there.ids[a]}", f"area:{there.ids[b]}")
            if door & state.closed:
                if a < b:
                    walls.append(Link(*ends, colour="brown"))
            elif not barrier and (a < b or (a, 0, True) in there.ways[b]):
                links.append(Link(*ends, arrow=(a, 0, True) in there.ways[b]))
    return Board(
        "map", "areas", spaces, tuple(links), tuple(_pieces(state)), named("quest", state.quest), walls=tuple(walls)
    )


def _space(state: Sword, area: int) -> Space:
    x, y = state.ground.marks[area]
    terrain: Terrain = {"normal": "plains", "difficult": "forest", "hazardous": "swamp"}[state.ground.terrain[area]]  # type: ignore[assignment]
    heroes, enemies = controls(state, True, area), controls(state, False, area)
    colour: Colour | None = "gold" if heroes else "red" if enemies else None
    notes: list[Message] = []
    if state.ground.terrain[area] != "normal":
        notes.append(msg(f"note-{state.ground.terrain[area]}"))
    if heroes:
        notes.append(msg("note-dominated" if dominates(state, True, area) else "note-controlled"))
    if enemies:
        notes.append(msg("note-enemy-dominated" if dominates(state, False, area) else "note-enemy-controlled"))
    fires = [fire for fire in state.fires if fire.area == area]
    notes += [msg("note-fire", level=fire.level) for fire in fires]
    heap = state.heaps.get(area)
    if heap is not None and (heap.items or heap.crowns):
        notes.append(msg("note-lying", items=len(heap.items), crowns=heap.crowns))
    id = state.ground.ids[area]
    held = "swords" if dominates(state, True, area) or dominates(state, False, area) else "flag"
    return Space(
        f"area:{id}", x * _SCALE, y * _SCALE, "lava" if fires else terrain, colour, area_name(id),
        icons=(held,) if colour else (), notes=tuple(notes), emblem=GROUND.get(state.ground.terrain[area], ""),
    )  # fmt: skip


def _pieces(state: Sword) -> list[Piece]:
    found = [_piece(state, figure) for figure in (*state.heroes, *state.companions, *state.enemies)]
    for token in state.plan.tokens:
        there = token.id in state.tokens or token.kind in ("shrine", "gate")
        if there:
            name = named("token", token.id.split("_")[0] if token.kind == "objective" else token.kind)
            closed = token.kind in ("shrine", "gate") and token.id not in state.opened
            found.append(
                Piece(
                    f"token:{token.id}", f"area:{token.area}", name, "square", "grey", size="small", faint=closed,
                    emblem=TOKENS[token.kind],
                )
            )  # fmt: skip
    for bit, door in enumerate(state.plan.doors):
        if state.closed >> bit & 1:
            name = named("door", door.id)
            emblem = LOCKED if door.locked or door.id in state.locks else DOOR
            at = f"area:{door.between[0]}"
            found.append(Piece(f"door:{door.id}", at, name, "diamond", "brown", size="small", emblem=emblem))
    return found


def _piece(state: Sword, figure: Figure) -> Piece:
    at = f"area:{state.ground.ids[figure.area]}"
    colour: Colour = _COLOURS[figure.rank] if isinstance(figure, Enemy) else "gold"
    most = max_hp(state, figure)
    notes = tuple(
        named("wound" if id.startswith("w_") else "condition", id) for id in (*figure.conditions, *figure.wounds)
    )
    stats = (Stat(msg("figure-hp"), figure.hp, of=most), Stat(msg("figure-shields"), figure.shields))
    card = Card(f"figure-card:{figure.id}", figure_name(figure), notes, figures=stats)
    faint = isinstance(figure, Hero) and figure.ghost
    seat = figure.seat if isinstance(figure, Hero) else None
    return Piece(
        f"figure:{figure.id}", at, figure_name(figure), "circle" if seat is not None else "triangle", colour, seat=seat,
        badge=str(figure.hp), card=card, faint=faint, acts=figure.id == state.active,
        filled=not isinstance(figure, Enemy), emblem=figure_emblem(figure),
    )  # fmt: skip
