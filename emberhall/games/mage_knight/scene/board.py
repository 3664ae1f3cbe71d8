"""The map: its spaces, and everything on them."""

from collections.abc import Collection

import msgspec

from emberhall.games.mage_knight.ground import ADJACENT, STEPS, Ground, axial, centre, ground, slot_of, word
from emberhall.games.mage_knight.names import declined, enemy_name, name
from emberhall.games.mage_knight.rules.ambush import ambushed
from emberhall.games.mage_knight.rules.leaders import leader_at
from emberhall.games.mage_knight.rules.movement import explore_cost, within_reach
from emberhall.games.mage_knight.scene.cards import (
    MANA_COLOURS,
    enemy,
    hidden_enemy,
    leader,
    ruin_card,
)
from emberhall.games.mage_knight.scene.emblems import HERO_EMBLEMS, SITE_BUILDINGS, SITE_EMBLEMS, enemy_emblem
from emberhall.games.mage_knight.scene.general import figure
from emberhall.games.mage_knight.scene.players import hero_name
from emberhall.games.mage_knight.state import Place, State
from emberhall.games.mage_knight.terms import COLOURS, TERRAINS
from emberhall.geometry.drawing import centre as middle
from emberhall.kernel import HIDDEN, NOWHERE, Message, msg
from emberhall.scene import Board, Link, Piece, Space, part
from emberhall.scene.builders import SEAT_COLOURS
from emberhall.scene.elements import Shape, Terrain

_TERRAIN: dict[str, Terrain] = {
    "plains": "plains",
    "hills": "hills",
    "forest": "forest",
    "wasteland": "wasteland",
    "desert": "desert",
    "swamp": "swamp",
    "lake": "lake",
    "mountain": "mountain",
    "city": "city",
}


def land(state: State) -> Board:
    """The map with everything on it."""
    fights = state.combat is not None and not state.duel
    fighting = tuple(dict.fromkeys(foe.token for foe in state.combat.foes)) if state.combat and fights else ()
    pieces, name_of = _pieces(state, fighting), msg("board-map")
    spaces, walls = _spaces(state, state.combat is None), _walls(state)
    return Board("map", "hexes", spaces, pieces=pieces, name=name_of, layout="pointy", walls=walls, around="sea")


@part("ground")
def _walls(state: State) -> tuple[Link, ...]:
    return tuple(Link(f"space:{word(a)}", f"space:{word(b)}") for a, b in sorted(ground(state).walls) if a < b)


@part(
    "factions", "ground", "night", "places", "players[].at", "players[].skills", "rampaging", "setup", "turn.costs",
    "turn.mods", "turn.move", "turn.seat", "turn.still", "volkare",
)  # fmt: skip
def _spaces(state: State, peace: bool) -> tuple[Space, ...]:
    """The spaces, and what it costs the hero whose turn it is to go there; nobody walks in a fight."""
    drawn = ground(state)
    costs = state.turn.costs
    provoking = _provoking(state)
    spent = within_reach(state, state.players[state.turn.seat]) if peace and costs else {}
    walled = {to for at, to in drawn.walls if at == state.players[state.turn.seat].at}
    spaces = []
    for at, shown in drawn.hexes.items():
        x, y = middle(axial(at))
        place = state.places.get(at)
        site = place.site if place else ""
        cost = costs[shown.terrain] if costs and at not in state.rampaging else 90  # nobody enters there
        over = at in walled and cost < 90  # MKX-WALL-02
        cost += over
        notes = [msg("note-move-cost-wall" if over else "note-move-cost", n=cost)] if cost < 90 else []
        spaces.append(
            Space(
                f"space:{word(at)}",
                round(x, 2),
                round(y, 2),
                _TERRAIN[TERRAINS[shown.terrain]],
                name=name("site", site) if site else None,
                notes=(*notes, *(_about(place) if place else ())),
                emblem=SITE_EMBLEMS[site] if site else "",
                cost=str(cost) if cost < 90 else "",
                risk=msg("risk-provokes") if at in provoking else None,
                spent=str(spent[at][0]) if at in spent else "",
                via=f"space:{word(spent[at][1])}" if at in spent else "",
                signs=tuple(MANA_COLOURS[colour] for colour in place.colours) if place else (),
                site=SITE_BUILDINGS[site] if site else None,
            )
        )
    return (*spaces, *_unexplored(state, drawn))


def _unexplored(state: State, drawn: Ground) -> list[Space]:
    """Where a tile may be revealed."""
    costs, spaces = state.turn.costs, []
    clues = state.factions is not None and state.factions.clues  # by which a tile is revealed for nothing
    price = explore_cost(state) if costs and not clues else 0
    for slot in dict.fromkeys(slot for found in drawn.slots.values() for slot in found):
        x, y = middle(axial(centre(slot.a, slot.b)))
        spaces.append(
            Space(
                f"slot:{slot.a},{slot.b}",
                round(x, 2),
                round(y, 2),
                "unknown",
                name=msg("unexplored"),
                faint=True,
                notes=(msg("note-move-cost", n=price),) if price else (),
                emblem="unknown",
                cost=str(price) if price else "",
                rings=1,
            )
        )
    return spaces


def _provoking(state: State) -> set[int]:
    """The spaces beside the hero whose turn it is that lie beside the same rampaging enemy (MK-MOVE-14)."""
    at = state.players[state.turn.seat].at
    foes = [foe for foe in state.rampaging if foe - at in ADJACENT]
    walls = ground(state).walls
    beside = {
        at + step
        for step in STEPS
        if any(foe - (at + step) in ADJACENT and (foe, at + step) not in walls for foe in foes)
    }
    if state.factions is not None:
        beside |= {to for to in ground(state).near.get(at, ()) if ambushed(state, at, to)}
    return beside


def _about(place: Place) -> list[Message]:
    notes = []
    if place.colours and place.site in ("mine", "deep_mine"):
        colours = tuple(declined("colour", COLOURS[colour], "many") for colour in place.colours)
        notes.append(msg("note-mine", colours=colours))
    if place.level:
        notes.append(msg("note-city-level", n=place.level))
    if place.conquered:
        notes.append(msg("note-conquered"))
    return notes


@part(
    "camp", "factions", "ground", "hunts", "len(players)", "places", "players[].at", "players[].gone", "players[].hero",
    "setup", "turn.seat", "volkare",
)  # fmt: skip
def _pieces(state: State, fighting: tuple[str, ...]) -> tuple[Piece, ...]:
    """Everything that stands on the map. The tokens of those `fighting` are shown in the fight as well."""
    pieces: list[Piece] = []
    for at, place in state.places.items():
        spot = f"space:{word(at)}"
        if leader_at(state, at) is None:
            pieces += [_token(token, spot, fighting) for token in place.enemies]
        for i, zone in enumerate((*place.garrison, place.lurking)):
            for token in zone:
                if token == HIDDEN:
                    card = hidden_enemy(f"garrison:{word(at)}.{i}", zone.pool)
                    what = card.name or msg("hidden-enemy")
                    pieces.append(Piece(card.id, spot, what, "shield", card.colour, card=card, emblem=card.emblem))
                else:
                    pieces.append(_token(token, spot, fighting))
        for ruin in place.ruin:
            card = ruin_card(ruin, f"ruin:{word(at)}")
            what = card.name or msg("hidden-ruin")
            pieces.append(Piece(card.id, spot, what, "hexagon", "gold", size="small", card=card, emblem=card.emblem))
        pieces += [_shield(state, f"shield:{word(at)}.{i}", at, seat) for i, seat in enumerate(place.shields)]
    if state.factions is not None:
        pieces = [_marked(state, piece) for piece in pieces]
        pieces += _leaders(state)
    pieces += _volkare(state)
    pieces += [_shield(state, f"hunt:{word(at)}", at, seat) for at, seat in state.hunts.items()]
    for seat, player in enumerate(state.players):
        if player.at != NOWHERE and not player.gone:
            pieces.append(
                Piece(
                    f"hero:{seat}",
                    f"space:{word(player.at)}",
                    hero_name(state, seat),
                    "pawn",
                    SEAT_COLOURS[seat],
                    seat=seat,
                    size="large",
                    emblem=HERO_EMBLEMS.get(player.hero, ""),
                    filled=True,
                    acts=state.turn.seat == seat,
                )
            )
    return tuple(pieces)


def _shield(state: State, id: str, at: int, seat: int) -> Piece:
    """A hero's Shield on a space."""
    text = msg("shield-of", hero=hero_name(state, seat))
    shade = SEAT_COLOURS[seat]
    return Piece(id, f"space:{word(at)}", text, "shield", shade, size="small", emblem="shield", filled=True)


def _volkare(state: State) -> list[Piece]:
    """General Volkare with the number of his troops, on a tile that lies face down too, or in his camp."""
    general, land_ = state.volkare, ground(state)
    if general is not None:
        at, count = general.at, len(general.army) + len(general.muster)
    elif state.camp != NOWHERE and not state.places[state.camp].conquered:
        at, count = state.camp, len(state.places[state.camp].garrison)
    else:
        return []
    spot = f"space:{word(at)}"
    if at not in land_.hexes:
        tile = slot_of(at) if at >= 0 else ()
        slots = {(slot.a, slot.b) for found in land_.slots.values() for slot in found}
        if tile not in slots:
            return []
        spot = "slot:{},{}".format(*tile)
    what, emblem = name("enemy", "volkare"), enemy_emblem("volkare")
    card = None if general is None else figure(state, general)
    return [
        Piece(
            "volkare",
            spot,
            what,
            "pawn",
            "black",
            badge=str(count),
            size="large",
            card=card,
            emblem=emblem,
            filled=True,
        )
    ]


def _leaders(state: State) -> list[Piece]:
    """The leaders of the factions as figures with their Levels; their cards list the retinue."""
    assert state.factions is not None
    found = []
    for lord in state.factions.leaders:
        if lord.level and lord.at in ground(state).hexes:
            card, retinue = leader(lord.faction, lord.level), state.places[lord.at].enemies
            if retinue:
                with_it = msg("leader-with", enemies=tuple(enemy_name(token) for token in retinue))
                card = msgspec.structs.replace(card, text=(*card.text, with_it))
            card = msgspec.structs.replace(card, id=f"lord:{lord.faction}")
            found.append(
                Piece(card.id, f"space:{word(lord.at)}", card.name or msg("hidden-enemy"), "pawn", card.colour,
                      badge=str(lord.level), size="large", card=card, emblem=card.emblem, filled=True)
            )  # fmt: skip
    return found


def _marked(state: State, piece: Piece) -> Piece:
    """A rampaging enemy whose card says that it pursues a hero, or lies in ambush."""
    factions, card = state.factions, piece.card
    if factions is None or card is None:
        return piece
    notes = []
    pursuit = factions.pursuits.get(card.id.partition(":")[2])
    if pursuit is not None:
        text = "note-pursues-turned" if pursuit.turned else "note-pursues"
        notes.append(msg(text, hero=declined("hero", state.players[pursuit.seat].hero, "whom")))
    if any(piece.at == f"space:{word(at)}" for at in factions.ambushing) and piece.shape != "shield":
        notes.append(msg("note-ambush"))
    if not notes:
        return piece
    return msgspec.structs.replace(piece, card=msgspec.structs.replace(card, text=(*card.text, *notes)))


def _token(token: str, spot: str, fighting: Collection[str]) -> Piece:
    """An enemy on the map; while it fights, the fight shows its card under its own id."""
    card = enemy(token)
    if token in fighting:
        card = msgspec.structs.replace(card, id=f"standing:{token}")
    figures = {figure.icon: figure.value for figure in card.figures}
    shape: Shape = "triangle" if card.colour == "green" else "diamond"
    return Piece(
        card.id,
        spot,
        card.name or msg("hidden-enemy"),
        shape,
        card.colour,
        badge=str(figures["armor"]),
        card=card,
        emblem=card.emblem,
    )
