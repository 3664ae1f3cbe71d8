"""The map: rooms as far as they are revealed, what lies there, and who stands there."""

from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.names import condition_name, figure_name
from emberhall.games.gloomhaven.rules.conditions import names_of
from emberhall.games.gloomhaven.rules.values import shield
from emberhall.games.gloomhaven.scene import emblems
from emberhall.games.gloomhaven.scene.players import COLOURS
from emberhall.games.gloomhaven.state import Figure, Gloomhaven
from emberhall.games.gloomhaven.terms import NOBODY
from emberhall.geometry.drawing import centre
from emberhall.geometry.hexes import format_hex
from emberhall.kernel import Message, msg
from emberhall.scene import Board, Card, Colour, Link, Piece, Space
from emberhall.scene.elements import Figure as Shown
from emberhall.scene.elements import Shape, Terrain

_SHAPES: dict[str, Shape] = {
    "character": "pawn",
    "summon": "pentagon",
    "monster": "shield",
    "npc": "diamond",
    "objective": "square",
}


def rooms(state: Gloomhaven) -> Board:
    """The map with all that stands on it; rooms that are not revealed lie in the fog."""
    plan = plan_of(state.scenario)
    spaces = []
    doors = {at: n for n, (at, _) in enumerate(plan.doors)}
    for at, cell in enumerate(plan.hexes):
        room = plan.room_of.get(at)
        known = room is not None and state.map.rooms >> room & 1
        if at in doors and (plan.doors[doors[at]][1] & state.map.rooms):
            known = True
        if not known:
            continue
        x, y = centre(cell)
        notes, terrain = _ground(state, at)
        emblem = "door" if at in doors and not state.map.doors >> doors[at] & 1 else ""
        spaces.append(Space(f"hex:{format_hex(cell)}", round(x, 2), round(y, 2), terrain, notes=notes, emblem=emblem))
    walls = tuple(
        Link(f"hex:{format_hex(a)}", f"hex:{format_hex(b)}")
        for a, b in plan.scenario.wall_edges
        if all(any(space.id == f"hex:{format_hex(cell)}" for space in spaces) for cell in (a, b))
    )
    return Board(
        "map",
        "hexes",
        tuple(spaces),
        pieces=(*_tokens(state), *(_piece(state, figure) for figure in state.figures.values())),
        name=msg("board-map"),
        layout="pointy",
        walls=walls,
        around="stone",
    )


def _ground(state: Gloomhaven, at: int) -> tuple[tuple[Message, ...], Terrain]:
    lying = state.map
    if at in lying.hazards:
        return (msg("note-hazard", n=state.trap_damage // 2),), "fire"
    if at in lying.difficult:
        return (msg("note-difficult"),), "water"
    return (), "floor"


def _tokens(state: Gloomhaven) -> list[Piece]:
    hexes = plan_of(state.scenario).hexes
    found = []
    for obstacle in state.map.obstacles:
        for at in obstacle.hexes:
            spot = format_hex(hexes[at])
            found.append(
                Piece(
                    f"obstacle:{spot}", f"hex:{spot}", msg("piece-obstacle"), "square", "brown", emblem=emblems.OBSTACLE
                )
            )
    for at, trap in state.map.traps.items():
        spot = format_hex(hexes[at])
        names = tuple(condition_name(condition) for condition in trap.conditions) or (msg("piece-no-condition"),)
        name = msg("piece-trap", n=trap.damage, conditions=names)
        found.append(Piece(f"trap:{spot}", f"hex:{spot}", name, "triangle", "red", emblem=emblems.TRAP))
    for at, coins in state.map.coins.items():
        spot = format_hex(hexes[at])
        name = msg("piece-coins", n=coins)
        found.append(
            Piece(f"coins:{spot}", f"hex:{spot}", name, "circle", "gold", count=coins, size="small", emblem="gold")
        )
    for at in state.map.treasures:
        spot = format_hex(hexes[at])
        found.append(
            Piece(f"treasure:{spot}", f"hex:{spot}", msg("piece-treasure"), "square", "gold", emblem=emblems.TREASURE)
        )
    return found


def _piece(state: Gloomhaven, figure: Figure) -> Piece:
    """A figure with its number, hit points and conditions."""
    spot = f"hex:{format_hex(plan_of(state.scenario).hexes[figure.at])}"
    name = figure_name(figure)
    life = Shown(Message("figure-life"), figure.hp, of=figure.most, emblem="life")
    figures = [life]
    if shield(state, figure):
        figures.append(Shown(Message("figure-shield"), shield(state, figure), emblem="shield"))
    text = tuple(condition_name(condition) for condition in names_of(figure))
    acts = state.turn is not None and state.turn.figure == figure.id
    card = Card(f"sheet:{figure.id}", name, text, figures=tuple(figures))
    badge, shape, filled = str(figure.hp), _SHAPES[figure.kind], figure.kind == "character"
    colour: Colour = COLOURS[figure.owner] if figure.owner != NOBODY else "teal"
    emblem = emblems.of_figure(figure.kind, figure.name)
    if figure.kind == "monster":
        colour = "gold" if figure.rank == "elite" else "white"
        badge = f"{figure.number}·{figure.hp}"
    id = f"figure:{figure.id}"
    return Piece(id, spot, name, shape, colour, badge=badge, card=card, emblem=emblem, filled=filled, acts=acts)
