"""The map: areas where they lie, walls and doors, figures and tokens; an area's colour shows who controls it."""

from emberhall.games.sword_sorcery.names import area_name, figure_name
from emberhall.games.sword_sorcery.rules.aims import next_aim, places
from emberhall.games.sword_sorcery.rules.movement import cost, ways
from emberhall.games.sword_sorcery.rules.sight import apart, controls, dominates, enemies_in
from emberhall.games.sword_sorcery.scene.emblems import DOOR, GROUND, LOCKED
from emberhall.games.sword_sorcery.scene.fight import figure_emblem
from emberhall.games.sword_sorcery.scene.figures import figure_card, states
from emberhall.games.sword_sorcery.scene.shapes import SCALE, captions, door_spots, edges, indoors, outlines
from emberhall.games.sword_sorcery.scene.tokens import tokens
from emberhall.games.sword_sorcery.state import Enemy, Figure, Hero, State
from emberhall.games.sword_sorcery.terms import named
from emberhall.kernel import Message, msg
from emberhall.scene import Board, Link, Piece, Space
from emberhall.scene.elements import Colour, Terrain

#: What the ground of an area looks like, by its terrain.
_OUTSIDE: dict[str, Terrain] = {"normal": "plains", "difficult": "forest", "hazardous": "swamp"}
_WITHIN: dict[str, Terrain] = {"normal": "floor", "difficult": "wasteland", "hazardous": "swamp"}
_COLOURS: dict[str, Colour] = {"green": "green", "blue": "blue", "red": "red", "master": "purple"}


def board(state: State) -> Board:
    """The map of the quest."""
    there = state.ground
    walkable, struck = _walkable(state), _struck(state)
    spaces = tuple(
        _space(state, area, area in struck, *walkable.get(area, ("", None))) for area in range(len(there.ids))
    )
    links = []
    walls = []
    for a, beside in enumerate(there.ways):
        for b, door, barrier in beside:
            ends = (f"area:{there.ids[a]}", f"area:{there.ids[b]}")
            if door & state.closed:
                if a < b:
                    walls.append(Link(*ends, colour="brown"))
            elif not barrier and (a < b or (a, 0, True) in there.ways[b]):
                links.append(Link(*ends, arrow=(a, 0, True) in there.ways[b]))
    return Board(
        "map", "areas", spaces, tuple(links), tuple(_pieces(state)), named("quest", state.quest), walls=tuple(walls),
        edges=edges(state.quest, state.closed), captions=captions(state.quest), around="stone",
    )  # fmt: skip


def _struck(state: State) -> list[int]:
    """The areas that the attack under way strikes, if it has an area of effect."""
    bout = state.bout
    if bout is None or bout.aoe < 0:
        return []
    return [area for area in range(len(state.ground.ids)) if apart(state, bout.around, area) <= bout.aoe]


def _space(state: State, area: int, struck: bool, price: str, risk: Message | None) -> Space:
    x, y = state.ground.marks[area]
    within = indoors(state.quest, area)
    grounds: dict[str, Terrain] = _WITHIN if within else _OUTSIDE
    terrain = grounds[state.ground.terrain[area]]
    heroes, enemies = controls(state, True, area), controls(state, False, area)
    colour: Colour | None = "orange" if struck else "gold" if heroes else "red" if enemies else None
    notes: list[Message] = [msg("note-struck")] if struck else []
    if state.ground.terrain[area] != "normal":
        notes.append(msg(f"note-{state.ground.terrain[area]}"))
    if heroes:
        notes.append(msg("note-dominated" if dominates(state, True, area) else "note-controlled"))
    if enemies:
        notes.append(msg("note-enemy-dominated" if dominates(state, False, area) else "note-enemy-controlled"))
    fires = [fire for fire in state.fires if fire.area == area]
    notes += [msg("note-fire", level=fire.level) for fire in fires]
    id = state.ground.ids[area]
    held = "swords" if dominates(state, True, area) or dominates(state, False, area) else "flag"
    icons: tuple[str, ...] = ("target",) if struck else ()
    if heroes or enemies:
        icons += (held,)
    return Space(
        f"area:{id}", x * SCALE, y * SCALE, "lava" if fires else terrain, colour, area_name(id),
        icons=icons, notes=tuple(notes), emblem=GROUND.get(state.ground.terrain[area], ""),
        outline=outlines(state.quest)[area], mark=id.partition(".")[2], cost=price, risk=risk,
    )  # fmt: skip


def _pieces(state: State) -> list[Piece]:
    found = [_piece(state, figure) for figure in (*state.heroes, *state.companions, *state.enemies)]
    found += tokens(state)
    found += _aimed(state)
    for bit, door in enumerate(state.plan.doors):
        if state.closed >> bit & 1:
            name = named("door", door.id)
            emblem = LOCKED if door.locked or door.id in state.locks else DOOR
            at = f"area:{door.between[0]}"
            spot = door_spots(state.quest)[bit]
            found.append(Piece(f"door:{door.id}", at, name, "diamond", "brown", size="small", emblem=emblem, spot=spot))
    return found


def _aimed(state: State) -> list[Piece]:
    """Where the next aim of the quest is."""
    aim = next_aim(state) if state.round else None
    if aim is None:
        return []
    name = msg("piece-aim", aim=named("objective", aim.id))
    ids = [state.ground.ids[area] for area in sorted(set(places(state, aim)))]
    return [Piece(f"aim:{id}", f"area:{id}", name, "star", "orange", size="small", emblem="targeted") for id in ids]


def _piece(state: State, figure: Figure) -> Piece:
    at = f"area:{state.ground.ids[figure.area]}"
    colour: Colour = _COLOURS[figure.rank] if isinstance(figure, Enemy) else "gold"
    faint = isinstance(figure, Hero) and figure.ghost
    seat = figure.seat if isinstance(figure, Hero) else None
    return Piece(
        f"figure:{figure.id}", at, figure_name(figure), "circle" if seat is not None else "triangle", colour, seat=seat,
        badge=str(figure.hp), card=figure_card(state, figure), faint=faint, acts=figure.id == state.active,
        filled=not isinstance(figure, Enemy), emblem=figure_emblem(figure), states=states(figure),
        size="large" if isinstance(figure, Enemy) and (figure.name or figure.rank == "master") else "normal",
    )  # fmt: skip


def _walkable(state: State) -> dict[int, tuple[str, Message | None]]:
    """Where the hero whose turn it is can go now: what it costs, and what it provokes."""
    if state.phase != "battle" or not 0 <= state.active < len(state.heroes):
        return {}
    hero = state.heroes[state.active]
    if hero.ghost:
        return {}
    foes = 0 if dominates(state, True, hero.area) else len(enemies_in(state, hero.area))
    risk = msg("risk-evade", n=foes) if foes else None
    return {to: (str(cost(state, hero, to)), risk) for to in ways(state, hero)}
