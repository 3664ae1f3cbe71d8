"""The realm: locations, roads, marches, and the pieces on them."""

from functools import cache
from itertools import pairwise

from emberhall.games.defenders.content import ADJACENT, AGENTS, GENERALS, IDS, MINION_KINDS, PATHS, PLACES, WATERS
from emberhall.games.defenders.names import hero_name, place_name
from emberhall.games.defenders.rules.dice import to_hit
from emberhall.games.defenders.scene.cards import COLOUR_WORDS
from emberhall.games.defenders.scene.emblems import (
    AGENT_EMBLEMS,
    GENERAL_EMBLEMS,
    GROUNDS,
    HERO_EMBLEMS,
    MINIONS,
    PIECES,
    PLACE_EMBLEMS,
)
from emberhall.games.defenders.scene.table import penalty
from emberhall.games.defenders.state import General, State
from emberhall.kernel import Message
from emberhall.scene import Board, Card, Figure, Link, Piece, Space, Water, part
from emberhall.scene.builders import SEAT_COLOURS
from emberhall.scene.elements import Colour, Shape, Terrain

#: Minions are told apart by shape as well as by colour.
MINION_SHAPES: tuple[Shape, ...] = ("triangle", "square", "diamond", "hexagon")

#: From the hundredths of the board to units of about one space.
ACROSS, DOWN = 0.16, 0.12

#: The ground follows the colour of a location, which is what matters in the game.
_GROUND: tuple[Terrain, ...] = ("wasteland", "forest", "ice", "mountain", "village")

_LINKS = tuple(Link(f"place:{IDS[a]}", f"place:{IDS[b]}") for a, beside in enumerate(ADJACENT) for b in beside if a < b)

_WATERS = tuple(
    Water(*(round(hundredths * unit, 2) for hundredths, unit in zip(water, (ACROSS, DOWN, ACROSS, DOWN), strict=True)))
    for water in WATERS
)

_MARCHES = {
    colour: tuple(
        Link(f"place:{IDS[a]}", f"place:{IDS[b]}", colour=COLOUR_WORDS[colour], arrow=True, dashed=True)
        for a, b in pairwise(path)
    )
    for colour, path in PATHS.items()
}


def realm(state: State) -> Board:
    """The realm, the ways of the Generals still ahead of them, and all pieces."""
    pieces = (*_tokens(state), *_foes(state), *_heroes(state))
    return Board("realm", "areas", _spaces(state), _roads(state), pieces, name=Message("board-realm"), waters=_WATERS)


@part("crystals", "fires", "generals")
def _spaces(state: State) -> tuple[Space, ...]:
    """The locations."""
    shadows = _shadows(state)
    return tuple(
        _space(place, state.crystals[place] > 0, place in state.fires, shadows.get(place, ()))
        for place in range(len(IDS))
    )


def _shadows(state: State) -> dict[int, tuple[Colour, ...]]:
    """Where the Generals' shadows lie: on the roads that they have come."""
    found: dict[int, tuple[Colour, ...]] = {}
    for general in state.generals:
        if general.alive:
            colour = GENERALS[general.card].colour
            come = () if GENERALS[general.card].flies else PATHS[colour][: general.step]
            for place in dict.fromkeys((*come, general.at)):
                found[place] = (*found.get(place, ()), COLOUR_WORDS[colour])
    return found


@part("generals")
def _roads(state: State) -> tuple[Link, ...]:
    """The roads, and what the Generals still have to march."""
    marches = (
        link
        for general in state.generals
        if general.alive and not GENERALS[general.card].flies
        for link in _MARCHES[GENERALS[general.card].colour][general.step :]
    )
    return (*_LINKS, *marches)


@cache
def _space(place: int, tainted: bool, burning: bool, shadows: tuple[Colour, ...]) -> Space:
    spot = PLACES[place]
    icons = ("chest",) if spot.chest else ()
    notes = (
        *((Message("note-tainted"),) if tainted else ()),
        *((Message("note-burning"),) if burning else ()),
    )
    return Space(
        f"place:{spot.id}",
        round(spot.x * ACROSS, 2),
        round(spot.y * DOWN, 2),
        "city" if spot.kind == "city" else _GROUND[spot.colour],
        COLOUR_WORDS[spot.colour],
        place_name(place),
        icons,
        notes,
        emblem=PLACE_EMBLEMS.get(spot.kind, GROUNDS[spot.colour]),
        feature=spot.feature,
        shadows=shadows,
    )


@part("crystals", "fires", "gates", "generals", "kinds", "minions")
def _tokens(state: State) -> tuple[Piece, ...]:
    """Minions and markers, place by place."""
    pieces: list[Piece] = []
    hits = [f"{to_hit(state, colour)}+" for colour in range(4)]
    for place, id in enumerate(IDS):
        here = enumerate(state.minions[4 * place : 4 * place + 4])
        pieces += [_minions(id, colour, count, state.kinds[colour], hits[colour]) for colour, count in here if count]
        if count := state.crystals[place]:
            pieces.append(_marker("crystal", id, "star", "purple", count))
        if place in state.gates:
            pieces.append(_marker("gate", id, "pentagon", "teal"))
        if place in state.fires:
            pieces.append(_marker("fire", id, "drop", "orange"))
    return tuple(pieces)


@part("agent", "generals", "setting")
def _foes(state: State) -> tuple[Piece, ...]:
    """The Generals and the Agent."""
    pieces = [_general_piece(state, general) for general in state.generals if general.alive]
    if state.agent is not None and state.agent.alive:
        pieces.append(_agent_piece(state.agent))
    return tuple(pieces)


@part("active", "heroes")
def _heroes(state: State) -> tuple[Piece, ...]:
    """The heroes who are alive."""
    pieces = []
    for seat, hero in enumerate(state.heroes):
        if hero.life:
            pieces.append(
                Piece(
                    f"hero:{seat}",
                    f"place:{IDS[hero.at]}",
                    hero_name(state, seat),
                    "pawn",
                    SEAT_COLOURS[seat],
                    hero.hero,
                    seat,
                    badge=str(hero.life),
                    emblem=HERO_EMBLEMS[hero.hero],
                    filled=True,
                    acts=seat == state.active,
                )
            )
    return tuple(pieces)


@cache
def _minions(place: str, colour: int, count: int, race: str, to_hit: str) -> Piece:
    """The minions of a colour in a location: the roll that defeats one, and what they do."""
    kind = MINION_KINDS[race]
    shade, name, emblem = COLOUR_WORDS[colour], Message(f"minion-{kind.id}"), MINIONS[kind.id]
    id = f"minion:{place}:{shade}"
    traits = ("fear", "swift_wings", "mischievous", "berserk")
    does = [Message(f"minion-{trait}") for trait in traits if getattr(kind, trait)]
    if kind.third:
        does.append(Message(f"minion-third-{kind.third}"))
    hit = Figure(Message("figure-to-hit"), to_hit, "die", emblem="die")
    card = Card(id, name, tuple(does), shade, figures=(hit,), emblem=emblem)
    at, shape = f"place:{place}", MINION_SHAPES[colour]
    return Piece(id, at, name, shape, shade, count=count, card=card, emblem=emblem, shaped=True)


@cache
def _marker(kind: str, place: str, shape: Shape, shade: Colour, count: int = 1) -> Piece:
    """A crystal, a gate or a fire, and where it stands."""
    at, name, emblem = f"place:{place}", Message(f"piece-{kind}"), PIECES[kind]
    return Piece(f"{kind}:{place}", at, name, shape, shade, kind, count=count, size="small", emblem=emblem)


def _general_piece(state: State, general: General) -> Piece:
    sheet = GENERALS[general.card]
    at, shade = f"place:{IDS[general.at]}", COLOUR_WORDS[sheet.colour]
    id = f"general:{sheet.id}"
    figures = (
        Figure(Message("figure-life"), general.life, "life", general.most, emblem="life"),
        Figure(Message("figure-to-hit"), f"{sheet.hit}+", "die", emblem="die"),
    )
    does = (Message(f"combat-{sheet.skill}"), *penalty(state, sheet.penalty))
    name, emblem = sheet.name(), GENERAL_EMBLEMS[sheet.id]
    card = Card(id, name, does, shade, figures=figures, emblem=emblem)
    return Piece(id, at, name, "crown", shade, badge=str(general.life), size="large", card=card, emblem=emblem)


def _agent_piece(agent: General) -> Piece:
    card = AGENTS[agent.card]
    at, shade = f"place:{IDS[agent.at]}", COLOUR_WORDS[card.colour]
    emblem = AGENT_EMBLEMS[card.id]
    life = str(agent.life)
    return Piece(f"general:{card.dragon}", at, card.name(), "shield", shade, "dragon", badge=life, emblem=emblem)
