"""The realm: locations, roads, marches, and the pieces on them."""

from itertools import pairwise

from emberhall.games.defenders.content import ADJACENT, AGENTS, GENERALS, IDS, PATHS, PLACES
from emberhall.games.defenders.names import hero_name, place_name
from emberhall.games.defenders.state import Defenders, General
from emberhall.kernel import Message
from emberhall.scene import Board, Link, Piece, Space
from emberhall.scene.elements import Shape, Terrain

from .cards import COLOUR_WORDS
from .players import SEAT_COLOURS

#: Minions are told apart by shape as well as by colour.
MINION_SHAPES: tuple[Shape, ...] = ("triangle", "square", "diamond", "hexagon")

#: From the hundredths of the board to units of about one space.
ACROSS, DOWN = 0.16, 0.12

#: The ground follows the colour of a location, which is what matters in the game.
_GROUND: tuple[Terrain, ...] = ("wasteland", "forest", "ice", "mountain", "village")

_LINKS = tuple(Link(f"place:{IDS[a]}", f"place:{IDS[b]}") for a, beside in enumerate(ADJACENT) for b in beside if a < b)

_MARCHES = {
    colour: tuple(
        Link(f"place:{IDS[a]}", f"place:{IDS[b]}", colour=COLOUR_WORDS[colour], arrow=True, dashed=True)
        for a, b in pairwise(path)
    )
    for colour, path in PATHS.items()
}


def realm(state: Defenders) -> Board:
    """The realm, the ways of the Generals still ahead of them, and all pieces."""
    spaces = tuple(_space(place, state) for place in range(len(IDS)))
    marches = tuple(
        link
        for general in state.generals
        if general.alive and not GENERALS[general.card].flies
        for link in _MARCHES[GENERALS[general.card].colour][general.step :]
    )
    return Board("realm", "areas", spaces, (*_LINKS, *marches), tuple(_pieces(state)), name=Message("board-realm"))


def _space(place: int, state: Defenders) -> Space:
    spot = PLACES[place]
    icons = (*(("inn",) if spot.kind == "inn" else ()), *(("chest",) if spot.chest else ()))
    notes = (
        *((Message("note-tainted"),) if state.crystals[place] else ()),
        *((Message("note-burning"),) if place in state.fires else ()),
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
    )


def _pieces(state: Defenders) -> list[Piece]:
    pieces: list[Piece] = []
    for place, id in enumerate(IDS):
        at = f"place:{id}"
        for colour in range(4):
            if count := state.minions[4 * place + colour]:
                name = Message(f"minion-{state.kinds[colour]}")
                shape, shade = MINION_SHAPES[colour], COLOUR_WORDS[colour]
                pieces.append(Piece(f"minion:{id}:{shade}", at, name, shape, shade, count=count, size="small"))
        if count := state.crystals[place]:
            name = Message("piece-crystal")
            pieces.append(Piece(f"crystal:{id}", at, name, "star", "purple", "crystal", count=count, size="small"))
        if place in state.gates:
            pieces.append(Piece(f"gate:{id}", at, Message("piece-gate"), "pentagon", "teal", "gate", size="small"))
        if place in state.fires:
            pieces.append(Piece(f"fire:{id}", at, Message("piece-fire"), "drop", "orange", "fire", size="small"))
    pieces += [_general_piece(general) for general in state.generals if general.alive]
    if state.agent is not None and state.agent.alive:
        pieces.append(_agent_piece(state.agent))
    for seat, hero in enumerate(state.heroes):
        if hero.life:
            name, at = hero_name(state, seat), f"place:{IDS[hero.at]}"
            pieces.append(
                Piece(f"hero:{seat}", at, name, "pawn", SEAT_COLOURS[seat], hero.hero, seat, badge=str(hero.life))
            )
    return pieces


def _general_piece(general: General) -> Piece:
    sheet = GENERALS[general.card]
    at, shade = f"place:{IDS[general.at]}", COLOUR_WORDS[sheet.colour]
    id = f"general:{sheet.id}"
    return Piece(id, at, sheet.name(), "crown", shade, badge=str(general.life), size="large")


def _agent_piece(agent: General) -> Piece:
    card = AGENTS[agent.card]
    at, shade = f"place:{IDS[agent.at]}", COLOUR_WORDS[card.colour]
    return Piece(f"general:{card.dragon}", at, card.name(), "shield", shade, "dragon", badge=str(agent.life))
