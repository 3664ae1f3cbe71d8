"""The map: the revealed rooms, what lies there and who stands there."""

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.names import condition_name, figure_name
from emberhall.games.gloomhaven.rules.board import apart, cells, ground
from emberhall.games.gloomhaven.rules.conditions import names_of
from emberhall.games.gloomhaven.rules.rooms import is_locked
from emberhall.games.gloomhaven.scene.emblems import (
    OBSTACLE_EMBLEM,
    PICTURES,
    TRAP_EMBLEM,
    TREASURE_EMBLEM,
    figure_emblem,
)
from emberhall.games.gloomhaven.scene.monsters import sheet
from emberhall.games.gloomhaven.scene.players import COLOURS
from emberhall.games.gloomhaven.state import State
from emberhall.geometry.drawing import centre
from emberhall.geometry.hexes import Hex, format_hex
from emberhall.kernel import NOBODY, Message, msg
from emberhall.scene import Board, Colour, Lamp, Link, Piece, Sight, Space, part
from emberhall.scene.elements import Shape, Terrain

_SHAPES: dict[str, Shape] = {
    "character": "pawn",
    "summon": "pentagon",
    "monster": "shield",
    "npc": "diamond",
    "bystander": "diamond",
    "objective": "square",
}


def rooms(state: State) -> Board:
    """The map with everything on it. Of unrevealed rooms only the fog behind the next doors is shown."""
    spaces, walls = _floor(state)
    acting = state.turn.figure if state.turn is not None else NOBODY
    figures = (_piece(state, id, acting) for id in state.figures)
    return Board(
        "map",
        "hexes",
        spaces,
        pieces=(*_tokens(state), *figures),
        name=msg("board-map"),
        layout="pointy",
        walls=walls,
        around="stone",
        lamps=_torches(state),
    )


@part("scenario", "map", "trap_damage", "notes")
def _floor(state: State) -> tuple[tuple[Space, ...], tuple[Link, ...]]:
    """The hexes of the revealed rooms and the fog behind their doors, and the walls between them."""
    plan = plan_of(state.scenario)
    doors = {at: n for n, (at, _) in enumerate(plan.doors)}
    behind = _behind_doors(state)
    spaces = []
    for at, cell in enumerate(plan.hexes):
        room = plan.room_of.get(at)
        if room is not None and state.map.rooms >> room & 1:
            spaces.append(_space(state, at))
        elif at in doors and plan.doors[doors[at]][1] & state.map.rooms:
            spaces.append(_door(state, at, doors[at]))
        elif room is not None and behind >> room & 1:
            x, y = _middle(cell)
            name = msg("space-fog") if at == plan.rooms[room][len(plan.rooms[room]) // 2] else None
            spaces.append(Space(f"fog:{format_hex(cell)}", x, y, "unknown", name=name, faint=True))
    shown = {space.id for space in spaces}
    edges = [(f"hex:{format_hex(a)}", f"hex:{format_hex(b)}") for a, b in plan.scenario.wall_edges]
    return tuple(spaces), tuple(Link(a, b) for a, b in edges if a in shown and b in shown)


def _behind_doors(state: State) -> int:
    """The rooms (bits) that lie behind a closed door of a revealed one."""
    found = 0
    for n, (_, joined) in enumerate(plan_of(state.scenario).doors):
        if joined & state.map.rooms and not state.map.doors >> n & 1:
            found |= joined
    return found & ~state.map.rooms


def _middle(cell: Hex) -> tuple[float, float]:
    x, y = centre(cell)
    return round(x, 2), round(y, 2)


def _space(state: State, at: int) -> Space:
    cell = plan_of(state.scenario).hexes[at]
    x, y = _middle(cell)
    notes, terrain = _ground(state, at)
    notes = (*notes, *(msg("note-letter", letter=letter) for letter in _letters(state.scenario).get(at, ())))
    plate, room = _plates(state.scenario).get(at, ""), plan_of(state.scenario).room_of[at]
    return Space(f"hex:{format_hex(cell)}", x, y, terrain, notes=notes, emblem=plate, room=room)


def _door(state: State, at: int, n: int) -> Space:
    cell = plan_of(state.scenario).hexes[at]
    x, y = _middle(cell)
    if state.map.doors >> n & 1:
        return Space(f"hex:{format_hex(cell)}", x, y, "floor", notes=(msg("note-open-door"),), door="open")
    locked = is_locked(state, n)
    notes = [msg("note-locked-door")] if locked else []
    notes += [msg("note-letter", letter=letter) for letter in _letters(state.scenario).get(at, ())]
    return Space(
        f"hex:{format_hex(cell)}",
        x,
        y,
        "floor",
        "brown",
        msg("space-door"),
        notes=tuple(notes),
        emblem="door",
        door="locked" if locked else "closed",
    )


#: Where a torch hangs: one hex of a northern wall in this many has one.
_LIT = 5


@part("scenario", "map")
def _torches(state: State) -> tuple[Lamp, ...]:
    """The torches on the northern walls of the revealed rooms."""
    rooms_ = plan_of(state.scenario).rooms
    return tuple(
        lamp for room in range(len(rooms_)) if state.map.rooms >> room & 1 for lamp in _hung(state.scenario, room)
    )


@lru_cache(maxsize=1024)
def _hung(scenario: int, room: int) -> tuple[Lamp, ...]:
    """The torches of a room, wherever its northern wall is broad enough."""
    plan = plan_of(scenario)
    cells_ = {plan.hexes[at] for at in plan.rooms[room]}
    walled = sorted((r, q) for q, r in cells_ if (q, r - 1) not in plan.index and (q + 1, r - 1) not in plan.index)
    found: list[Lamp] = []
    while walled:
        run = [walled.pop(0)]
        while walled and walled[0] == (run[-1][0], run[-1][1] + 1):
            run.append(walled.pop(0))
        many = max(1, round(len(run) / _LIT)) if len(run) > 1 else 0
        for n in range(many):
            r, q = run[int((n + 0.5) * len(run) / many)]
            x, y = _middle((q, r))
            found.append(Lamp(x, round(y - 1, 2)))
    return tuple(found)


@lru_cache(maxsize=1024)
def _letters(scenario: int) -> dict[int, list[str]]:
    """The lettered hexes of the scenario's rules: exits, pumps, where monsters appear."""
    plan = plan_of(scenario)
    found: dict[int, list[str]] = {}
    for letter, hexes in plan.scenario.markers.items():
        for cell in hexes:
            found.setdefault(plan.index[cell], []).append(letter)
    for n, (at, _) in enumerate(plan.doors):
        if plan.door(n).label:
            found.setdefault(at, []).append(plan.door(n).label)
    return found


@lru_cache(maxsize=1024)
def _plates(scenario: int) -> dict[int, str]:
    """The hexes with pressure plates."""
    plan = plan_of(scenario)
    overlays = [overlay for room in plan.scenario.rooms for overlay in room.overlays]
    return {
        plan.index[cell]: "circle-of-circles"
        for overlay in overlays
        if overlay.kind == "pressure-plate"
        for cell in overlay.hexes
    }


def _ground(state: State, at: int) -> tuple[tuple[Message, ...], Terrain]:
    lying = state.map
    if at in lying.hazards:
        return (msg("note-hazard", n=state.trap_damage // 2),), "fire"
    if at in lying.difficult:
        return (msg("note-difficult"),), "water"
    return (), "floor"


@part("scenario", "map")
def _tokens(state: State) -> tuple[Piece, ...]:
    """What lies on the map."""
    return tuple(_lying(state))


def _lying(state: State) -> Iterator[Piece]:
    hexes, lying = plan_of(state.scenario).hexes, state.map
    for obstacle in lying.obstacles:
        spots = tuple(f"hex:{format_hex(hexes[at])}" for at in obstacle.hexes)
        token = _token("obstacle", hexes[obstacle.hexes[0]], msg("piece-obstacle"), ("brown", OBSTACLE_EMBLEM))
        yield replace(token, picture=PICTURES.get(obstacle.kind, "boulder"), over=spots[1:])
    for at, trap in lying.traps.items():
        damage = (msg("trap-damage", n=trap.damage),) if trap.damage else ()
        name = msg("piece-trap", effects=(*damage, *map(condition_name, trap.conditions)))
        yield replace(_token("trap", hexes[at], name, ("red", TRAP_EMBLEM)), picture="trap")
    for at, coins in lying.coins.items():
        coin = _token("coins", hexes[at], msg("piece-coins", n=coins), ("gold", "gold"), coins)
        yield replace(coin, picture="coins")
    for at in lying.treasures:
        chest = _token("treasure", hexes[at], msg("piece-treasure"), ("gold", TREASURE_EMBLEM))
        yield replace(chest, picture="chest")


def _token(kind: str, cell: Hex, name: Message, look: tuple[Colour, str], count: int = 1) -> Piece:
    spot, (colour, emblem) = format_hex(cell), look
    return Piece(
        f"{kind}:{spot}", f"hex:{spot}", name, "square", colour, count=count, size="small", emblem=emblem
    )  # fmt: skip


def _piece(state: State, id: int, acting: int) -> Piece:
    """A figure with its number, hit points and conditions."""
    figure = state.figures[id]
    colour: Colour = COLOURS[figure.owner] if figure.owner != NOBODY else "teal"
    if figure.kind == "monster":
        colour = "gold" if figure.rank == "elite" else "pink" if figure.rank == "boss" else "white"  # of no player
    return Piece(
        f"figure:{figure.id}",
        f"hex:{format_hex(plan_of(state.scenario).hexes[figure.at])}",
        figure_name(figure),
        _SHAPES[figure.kind],
        colour,
        badge=str(max(0, figure.hp)),
        card=sheet(state, id),
        emblem=figure_emblem(figure.kind, figure.name),
        filled=figure.kind == "character",
        acts=id == acting,
        mark=str(figure.number) if figure.number and figure.rank != "boss" else "",
        states=tuple(names_of(figure)),
        sight=_sight(state, acting, id) if acting in state.figures and acting != id else None,
    )


#: The corners of a hex as seen from its middle, in thirds of axial steps; in the order of `Walls.sight_lines`.
_CORNERS = ((2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2))


@part("scenario", "map", "figures[acting].at", "figures[acting].also", "figures[id].at", "figures[id].also")
def _sight(state: State, acting: int, id: int) -> Sight:
    """The line of sight from the acting figure, corner to corner (GH-LOS-02), and the distance."""
    actor, figure = state.figures[acting], state.figures[id]
    floor, hexes = ground(state), plan_of(state.scenario).hexes
    away = apart(state, actor, figure)
    for a in cells(actor):
        for b in cells(figure):
            if floor.sees(a, b):
                lines = floor.walls.sight_lines(hexes[a], hexes[b])
                from_, to = _shortest(hexes[a], hexes[b], lines) if lines else (_middle(hexes[a]), _middle(hexes[b]))
                return Sight(from_, to, msg("sight-clear", n=away), clear=True)
    return Sight(_middle(hexes[actor.at]), _middle(hexes[figure.at]), msg("sight-blocked"))


def _shortest(a: Hex, b: Hex, lines: tuple[tuple[int, int], ...]) -> tuple[tuple[float, float], tuple[float, float]]:
    """The shortest of the lines that touch no wall."""
    found = [(_corner(a, i), _corner(b, j)) for i, j in lines]
    return min(found, key=lambda line: (line[0][0] - line[1][0]) ** 2 + (line[0][1] - line[1][1]) ** 2)


def _corner(cell: Hex, n: int) -> tuple[float, float]:
    x, y = centre(cell)
    dx, dy = centre(_CORNERS[n])
    return round(x + dx / 3, 3), round(y + dy / 3, 3)
