"""The map: areas as hexes with borders, armies by emblem, shape and count, and everything else in an area."""

from collections.abc import Iterator
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from emberhall.games.runewars.choices import army
from emberhall.games.runewars.content import CITIES, EXPLORATION, FACTIONS, QUESTS, UNITS, board_of
from emberhall.games.runewars.effects.book import BOOK
from emberhall.games.runewars.names import area_name, development_name, faction_name, hero_name, quest_name, unit_name
from emberhall.games.runewars.rules.control import controller
from emberhall.games.runewars.rules.dials import yields
from emberhall.games.runewars.rules.map_building import home_lays, shores, tile_lays
from emberhall.games.runewars.rules.mobilize import comers
from emberhall.games.runewars.rules.runes import is_dragon
from emberhall.games.runewars.scene.cards import (
    designed,
    development_card,
    hero_card,
    quest_card,
    token_card,
    unit_card,
)
from emberhall.games.runewars.scene.emblems import (
    COLOURS,
    EXPLORATION_EMBLEMS,
    HERO_EMBLEMS,
    PIECE_SHAPES,
    RESOURCE_EMBLEMS,
    UNIT_EMBLEMS,
)
from emberhall.games.runewars.state import Place, State
from emberhall.games.runewars.terms import Resource
from emberhall.geometry.drawing import Layout, centre
from emberhall.geometry.hexes import Hex
from emberhall.kernel import HIDDEN, NOBODY, Message, msg
from emberhall.scene import Board, Link, Piece, Space, part
from emberhall.scene.elements import Colour, Terrain

_GROUND: dict[str, Terrain] = {"food": "plains", "wood": "forest", "ore": "hills"}


#: The orders that move figures into an area.
_MARCHES = ("mobilize", "conquer")


def realm(state: State, looking: int = 0) -> Board:
    """The map with everything on it."""
    marching = marchers(state, looking)
    areas = (
        replace(area, cost=str(n), notes=(*area.notes, msg("note-marchers", n=n)))
        if (n := marching.get(area.id.partition(":")[2]))
        else area
        for area in _areas(state)
    )
    placed = (piece for id in state.places for piece in _placed(state, id))
    return Board(
        "realm",
        "hexes",
        (*areas, *map(_free, open_hexes(state))),
        pieces=(*placed, *_moving(state)),
        name=msg("board-realm"),
        layout="flat",
        walls=_walls(state.map),
        around="sky",
    )


@part("current", "fight", "map", "phase", "places", "players", "season", "turn", "weather")
def marchers(state: State, looking: int) -> dict[str, int]:
    """How many units can march to each area, for a player who may choose one."""
    seat = state.current
    if seat < 0 or not looking >> seat & 1 or state.turn.march is not None:
        return {}
    if state.phase not in ("turn", "before", "bonus") or not (played := [*state.players[seat].played]):
        return {}
    if played[-1].partition(".")[2] not in _MARCHES:
        return {}
    free = [area for area, place in state.places.items() if not place.activated >> seat & 1]
    return {area: n for area in free if (n := sum(sum(units.values()) for units in comers(state, seat, area).values()))}


@lru_cache(maxsize=64)
def _walls(layout: str) -> tuple[Link, ...]:
    """The borders that are not open."""
    return tuple(
        Link(
            f"area:{id}",
            f"area:{near}",
            "blue" if border == "water" else "red",
            kind="river" if border == "water" else "range",
        )
        for id, ways in board_of(layout).beside.items()
        for near, border in ways.items()
        if border != "open" and id < near
    )


def _at(cell: Hex) -> tuple[float, float]:
    x, y = centre(cell, Layout.FLAT)
    return round(x, 2), round(y, 2)


def faction_colour(state: State, seat: int) -> Colour:
    """The colour of a player's faction."""
    return COLOURS[state.players[seat].faction if seat != NOBODY else ""]


@part("fight", "map", "places", "players[].faction", "players[].heroes")
def _areas(state: State) -> tuple[Space, ...]:
    return tuple(_space(state, id) for id in board_of(state.map).spots)


def _space(state: State, id: str) -> Space:
    """An area: who controls it, its city, its yields."""
    lord, place = controller(state, id), state.places[id]
    faction = state.players[lord].faction if lord != NOBODY else ""
    return _area((state.map, id), place.city, faction, lord != NOBODY, tuple(yields(state, id).items()))


@lru_cache(maxsize=4096)
def _area(
    where: tuple[str, str], city: str, faction: str, ruled: bool, given: tuple[tuple[Resource, int], ...]
) -> Space:
    layout, id = where
    spot = board_of(layout).spots[id]
    area = spot.area
    kinds = list(area.yields)
    terrain: Terrain = "city" if area.city and city else _GROUND[kinds[0]] if kinds else "plains"
    notes = [msg("note-yields", resource=Message(f"resource-{kind}"), n=n) for kind, n in given]
    if ruled:
        notes.append(msg("note-controlled", faction=faction_name(faction)))
    if city:
        kind = CITIES[city]
        notes.append(msg("note-city", city=Message(f"city-{city}")))
        notes += [msg("note-offer", effect=BOOK.text(offer)) for offer in kind.offers]
        notes += designed(kind)
    x, y = _at(spot.hex)
    return Space(
        f"area:{id}",
        x,
        y,
        terrain,
        COLOURS[faction] if ruled else None,
        msg("area", id=id[-1]) if spot.tile.faction else area_name(id),
        notes=tuple(notes),
        emblem="locked-fortress" if city else "",
        gives=tuple(RESOURCE_EMBLEMS[kind] for kind, n in given for _ in range(n)),
        site="city" if city else None,
        ground=_GROUND[kinds[0]] if kinds else "plains",
    )


def _free(cell: Hex) -> Space:
    x, y = _at(cell)
    return Space(f"hex:{cell[0]},{cell[1]}", x, y, "unknown", name=msg("free-hex"), faint=True)


def open_hexes(state: State) -> list[Hex]:
    """Hexes that matter while the map is being built: sites for tiles, markers and home realms."""
    found: list[Hex] = [cell for marker in state.markers for cell in marker]
    if state.phase == "tiles" and state.queue:
        for tile in state.players[state.queue[0]].tiles:
            found += [one.at for one in tile_lays(state.map, tile)]
    elif state.phase == "markers":
        found += [cell for pair in shores(state.map) for cell in pair]
    elif state.phase == "homes" and state.queue:
        tile = FACTIONS[state.players[state.queue[0]].faction].home
        found += [one.at for marker in state.markers for one in home_lays(state.map, tile, marker)]
    taken = {spot.hex for spot in board_of(state.map).spots.values()}
    return [cell for cell in dict.fromkeys(found) if cell not in taken]


@part("places[id]", "players[].faction", "fallen")
def _placed(state: State, id: str) -> tuple[Piece, ...]:
    """What lies in an area."""
    place = state.places[id]
    return (*_armies(state, id, place), *_tokens(state, id, place))


@part("current", "markers", "phase", "places", "players", "turn")
def _moving(state: State) -> tuple[Piece, ...]:
    """Heroes, marching units, and what lies on no area or is seen by its owner alone."""
    return tuple(_pieces(state))


def _pieces(state: State) -> Iterator[Piece]:
    for seat, player in enumerate(state.players):
        for hero in player.heroes:
            if hero.area:
                name, shade = hero_name(hero.id), faction_colour(state, seat)
                yield Piece(
                    f"hero:{hero.id}",
                    f"area:{hero.area}",
                    name,
                    "pawn",
                    shade,
                    seat=seat,
                    card=hero_card(hero.id, hero),
                    faint=hero.routed,
                    emblem=HERO_EMBLEMS[hero.id],
                    filled=True,
                    acts=seat == state.current,
                )
    if state.phase == "quests":
        yield from _quests(state)
    for n, marker in enumerate(state.markers):
        for k, cell in enumerate(marker):
            at = f"hex:{cell[0]},{cell[1]}"
            yield Piece(f"marker:{n}.{k}", at, msg("home-marker"), "diamond", "gold", size="small", emblem="site")
    if state.turn.march is not None:
        shade = faction_colour(state, state.current)
        for unit, n in state.turn.march.units.items():
            yield _unit(f"marching:{unit}", state.turn.march.area, unit, n, shade)


def _quests(state: State) -> Iterator[Piece]:
    """Where the viewer's quests lead."""
    for player in state.players:
        for quest in player.quests:
            area = QUESTS[quest].area if quest != HIDDEN else ""
            if area in state.places:
                id, name = f"goal:{quest}", quest_name(quest)
                card = msgspec.structs.replace(quest_card(quest), id=id)
                yield Piece(id, f"area:{area}", name, "drop", "gold", size="small", card=card, emblem=card.emblem)


def _unit(id: str, area: str, unit: str, n: int, shade: Colour, *, routed: bool = False) -> Piece:
    kind = UNITS[unit]
    name = msg("unit-lying", unit=unit_name(unit)) if routed else unit_name(unit)
    return Piece(
        id,
        f"area:{area}",
        name,
        PIECE_SHAPES[kind.shape],
        shade,
        count=n,
        card=unit_card(unit, id),
        faint=routed,
        emblem=UNIT_EMBLEMS[unit],
        filled=True,
        shaped=True,
    )


def _armies(state: State, area: str, place: Place) -> Iterator[Piece]:
    """Units, one piece for each type; neutral units keep their colour even when allied."""
    for group, routed in ((place.standing, False), (place.routed, True)):
        for unit, n in group.items():
            shade = faction_colour(state, place.holder) if UNITS[unit].faction else "brown"
            yield _unit(army(area, unit, routed=routed), area, unit, n, shade, routed=routed)


def stronghold(place: Place) -> tuple[Message, str]:
    """The name and emblem of a stronghold."""
    return (msg("stronghold-damaged"), "demolish") if place.damaged else (msg("stronghold"), "guarded-tower")


def _tokens(state: State, area: str, place: Place) -> Iterator[Piece]:
    at = f"area:{area}"
    if place.stronghold != NOBODY:
        shade = faction_colour(state, place.stronghold)
        name, emblem = stronghold(place)
        badge = "3" if place.damaged else "5"
        yield Piece(f"stronghold:{area}", at, name, "shield", shade, badge=badge, emblem=emblem, filled=True)
    if place.development:
        name = development_name(place.development)
        id = f"development:{area}"
        card = development_card(place.development, id)
        yield Piece(id, at, name, "square", "grey", size="small", card=card, emblem="gear-hammer")
    for rune in (*place.rune, *place.revealed):
        known = rune != HIDDEN
        kind = "dragon" if known and is_dragon(rune) else "false" if known else "unknown"
        colour: Colour = {"dragon": "teal", "false": "grey", "unknown": "white"}[kind]  # type: ignore[assignment]
        emblem = "x-mark" if kind == "false" else "rune-stone"
        shown = msg("rune", kind=kind, open="true" if place.revealed else "false")
        yield Piece(f"rune:{area}", at, shown, "drop", colour, size="small", emblem=emblem, faint=kind == "false")
    for seat in range(len(state.players)):
        if place.activated >> seat & 1:
            name = msg("activation", faction=faction_name(state.players[seat].faction))
            shade = faction_colour(state, seat)
            yield Piece(f"activation:{area}.{seat}", at, name, "star", shade, size="small", emblem="castle-flag")
    for token in place.unexplored:
        if token == HIDDEN:
            back = msg("unexplored", near="true" if place.unexplored.pool == "near" else "false")
            yield Piece(f"token:{area}", at, back, "pentagon", "grey", size="small", emblem="compass", faint=True)
        else:
            yield _token(token, at, faint=True)
    for token in place.explored:
        yield _token(token, at)
    for n, left in enumerate(state.fallen):
        if left.area == area:
            yield Piece(f"fallen:{n}", at, msg("fallen-hero"), "cross", "black", size="small", emblem="tombstone")


def _token(token: str, at: str, *, faint: bool = False) -> Piece:
    kind = EXPLORATION[token.partition(".")[0]]
    name, emblem = Message(f"exploration-{kind.id}"), EXPLORATION_EMBLEMS[kind.id]
    card = token_card(token)
    return Piece(f"token:{token}", at, name, "pentagon", "brown", size="small", card=card, emblem=emblem, faint=faint)
