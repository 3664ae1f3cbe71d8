"""The map: areas where they lie, walls and doors, figures and tokens; an area's colour shows who controls it."""

from functools import lru_cache
from typing import NamedTuple

from emberhall.games.sword_sorcery.content.ground import GROUNDS
from emberhall.games.sword_sorcery.names import area_name, figure_name
from emberhall.games.sword_sorcery.rules.aims import next_aim, places
from emberhall.games.sword_sorcery.rules.movement import cost, ways
from emberhall.games.sword_sorcery.rules.sight import apart, controls, dominates, enemies_in
from emberhall.games.sword_sorcery.scene.emblems import DOOR, GROUND, LOCKED
from emberhall.games.sword_sorcery.scene.fight import figure_colour, figure_emblem
from emberhall.games.sword_sorcery.scene.figures import figure_card, states
from emberhall.games.sword_sorcery.scene.shapes import (
    SCALE,
    captions,
    door_spots,
    edges,
    indoors,
    lamps,
    outlines,
    paved,
)
from emberhall.games.sword_sorcery.scene.tokens import tokens
from emberhall.games.sword_sorcery.state import Enemy, Figure, Hero, State
from emberhall.games.sword_sorcery.terms import named
from emberhall.kernel import Message, msg
from emberhall.scene import Board, Link, Piece, Space, part
from emberhall.scene.elements import Colour, Terrain

#: What the ground of an area looks like, by its terrain.
_OUTSIDE: dict[str, Terrain] = {"normal": "plains", "difficult": "forest", "hazardous": "swamp"}
_WITHIN: dict[str, Terrain] = {"normal": "floor", "difficult": "wasteland", "hazardous": "swamp"}


def board(state: State) -> Board:
    """The map of the quest."""
    links, walls = _ways(state)
    enemies = [_enemy(state, n) for n in range(len(state.enemies))]
    pieces = (*_heroes(state), *_companions(state), *enemies, *tokens(state), *_aimed(state), *_doors(state))
    spaces = _spaces(state, _held(state), _reach(state), _struck(state))
    return Board(
        "map", "areas", spaces, links, pieces, named("quest", state.quest), walls=walls,
        edges=edges(state.quest, state.closed), captions=captions(state.quest), around="stone",
        lamps=lamps(state.quest),
    )  # fmt: skip


@part("closed", "quest")
def _ways(state: State) -> tuple[tuple[Link, ...], tuple[Link, ...]]:
    """The ways from area to area, and the doors that close some."""
    there = state.ground
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
    return tuple(links), tuple(walls)


class Reach(NamedTuple):
    """Where the hero whose turn it is can go now, at what price, and how many enemies they evade on the way."""

    prices: tuple[tuple[int, str], ...] = ()
    foes: int = 0


class _Here(NamedTuple):
    """What matters to the look of an area: who holds it, fires, and for the acting hero the price and the foes."""

    struck: bool = False
    heroes: bool = False
    enemies: bool = False
    firmly: bool = False
    fires: tuple[int, ...] = ()
    price: str = ""
    foes: int = 0


@part(
    "active", "bout", "closed", "companions", "enemies", "face_up", "fires", "heroes", "locks", "phase", "quest",
    "sealed", "setup", "time_card",
)  # fmt: skip
def _held(state: State) -> tuple[tuple[int, bool, bool, bool], ...]:
    """The areas where someone is: whether heroes control each, or enemies, and whether they dominate it."""
    return tuple(
        (
            area,
            controls(state, True, area),
            controls(state, False, area),
            dominates(state, True, area) or dominates(state, False, area),
        )
        for area in sorted({one.area for one in (*state.heroes, *state.companions, *state.enemies)})
    )


@part("fires", "quest")
def _spaces(
    state: State, held: tuple[tuple[int, bool, bool, bool], ...], reach: Reach, struck: tuple[int, ...]
) -> tuple[Space, ...]:
    """The areas: who holds them, what it costs to go there, and which an attack strikes."""
    prices = dict(reach.prices)
    whose = {area: (heroes, enemies, firmly) for area, heroes, enemies, firmly in held}
    return tuple(
        _space(
            state.quest,
            area,
            _Here(
                area in struck,
                *whose.get(area, (False, False, False)),
                tuple(fire.level for fire in state.fires if fire.area == area),
                prices.get(area, ""),
                reach.foes if area in prices else 0,
            ),
        )
        for area in range(len(state.ground.ids))
    )


def _struck(state: State) -> tuple[int, ...]:
    """The areas that the attack under way strikes, if it has an area of effect."""
    bout = state.bout
    if bout is None or bout.aoe < 0:
        return ()
    return tuple(area for area in range(len(state.ground.ids)) if apart(state, bout.around, area) <= bout.aoe)


@lru_cache(maxsize=4096)
def _space(quest: str, area: int, here: _Here) -> Space:
    there = GROUNDS[quest]
    id, lies, (x, y) = there.ids[area], there.terrain[area], there.marks[area]
    terrain = (_WITHIN if indoors(quest, area) else _OUTSIDE)[lies]
    colour: Colour | None = "orange" if here.struck else "gold" if here.heroes else "red" if here.enemies else None
    notes: list[Message] = [msg("note-struck")] if here.struck else []
    if lies != "normal":
        notes.append(msg(f"note-{lies}"))
    if here.heroes:
        notes.append(msg("note-dominated" if here.firmly else "note-controlled"))
    if here.enemies:
        notes.append(msg("note-enemy-dominated" if here.firmly else "note-enemy-controlled"))
    notes += [msg("note-fire", level=level) for level in here.fires]
    icons: tuple[str, ...] = ("target",) if here.struck else ()
    if here.heroes or here.enemies:
        icons += ("swords" if here.firmly else "flag",)
    return Space(
        f"area:{id}", x * SCALE, y * SCALE, "lava" if here.fires else terrain, colour, area_name(id),
        icons=icons, notes=tuple(notes), emblem=GROUND.get(lies, ""), outline=outlines(quest)[area],
        mark=id.partition(".")[2], cost=here.price, risk=msg("risk-evade", n=here.foes) if here.foes else None,
        surface=paved(quest, area),
    )  # fmt: skip


@part("active", "face_up", "heroes", "quest", "setup", "time_card")
def _heroes(state: State) -> tuple[Piece, ...]:
    return tuple(_piece(state, figure) for figure in state.heroes)


@part("active", "companions", "face_up", "heroes", "quest", "setup", "time_card")
def _companions(state: State) -> tuple[Piece, ...]:
    return tuple(_piece(state, figure) for figure in state.companions)


@part("active", "enemies[n]", "face_up", "menace", "quest", "setup", "time_card")
def _enemy(state: State, n: int) -> Piece:
    return _piece(state, state.enemies[n])


@part("closed", "locks", "quest")
def _doors(state: State) -> tuple[Piece, ...]:
    """The doors that are closed."""
    found = []
    for bit, door in enumerate(state.plan.doors):
        if state.closed >> bit & 1:
            name = named("door", door.id)
            emblem = LOCKED if door.locked or door.id in state.locks else DOOR
            at = f"area:{door.between[0]}"
            spot = door_spots(state.quest)[bit]
            found.append(Piece(f"door:{door.id}", at, name, "diamond", "brown", size="small", emblem=emblem, spot=spot))
    return tuple(found)


@part("counters", "enemies", "flags", "heroes", "quest", "round", "tokens")
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
    colour = figure_colour(figure)
    faint = isinstance(figure, Hero) and figure.ghost
    seat = figure.seat if isinstance(figure, Hero) else None
    return Piece(
        f"figure:{figure.id}", at, figure_name(figure), "circle" if seat is not None else "triangle", colour, seat=seat,
        badge=str(figure.hp), card=figure_card(state, figure), faint=faint, acts=figure.id == state.active,
        filled=not isinstance(figure, Enemy), emblem=figure_emblem(figure), states=states(figure),
        size="large" if isinstance(figure, Enemy) and (figure.name or figure.rank == "master") else "normal",
    )  # fmt: skip


@part("active", "closed", "companions", "enemies", "face_up", "heroes", "phase", "quest", "setup", "time_card")
def _reach(state: State) -> Reach:
    if state.phase != "battle" or not 0 <= state.active < len(state.heroes):
        return Reach()
    hero = state.heroes[state.active]
    if hero.ghost:  # goes where it likes
        return Reach()
    foes = 0 if dominates(state, True, hero.area) else len(enemies_in(state, hero.area))
    return Reach(tuple((to, str(cost(state, hero, to))) for to in ways(state, hero)), foes)
