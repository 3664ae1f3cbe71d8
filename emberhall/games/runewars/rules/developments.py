"""Developments: what they give at harvest, and where they are built."""

from emberhall.games.runewars.choices import (
    MoveDevelopment,
    PickArea,
    PickDevelopment,
    PickDial,
)
from emberhall.games.runewars.content import DEVELOPMENTS
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.names import area_name, development_name, faction_name
from emberhall.games.runewars.rules.dials import coming, turn_dial, yields
from emberhall.games.runewars.rules.strongholds import strongholds_of
from emberhall.games.runewars.state import State, Table
from emberhall.games.runewars.terms import DIAL
from emberhall.kernel import Flow, choose, msg

# Harvest


def collect_developments(t: Table, seat: int) -> Flow[None]:
    """What the developments on the map give (RW-HARVEST-04, RW-HARVEST-09, RW-DEV-04, RW-DEV-05, RW-DEV-06)."""
    for area in strongholds_of(t.state, seat):
        built = t.state.places[area].development
        if built and not DEVELOPMENTS[built].defends:
            yield from BOOK.do(t, Playing(seat, area=area), DEVELOPMENTS[built].effect)


def raise_yielded_dial(t: Table, seat: int, area: str, n: int) -> Flow[None]:
    """A dial of a resource that the area produces goes up (RW-DEV-04)."""
    player = t.state.players[seat]
    free = [resource for resource in yields(t.state, area) if player.dials[resource] < DIAL]
    options = [PickDial(resource, coming(player, resource, n)) for resource in free]
    if options:
        picked = yield from choose(seat, msg("ask-raise"), options, "RW-DEV-04")
        turn_dial(player, picked.resource, n)


def development_sites(state: State, seat: int) -> list[str]:
    """The strongholds of a player that have no development yet (RW-DEV-02)."""
    return [area for area in strongholds_of(state, seat) if not state.places[area].development]


def can_build_development(state: State, seat: int) -> bool:
    """Whether a player can build a development: he has one, or one on the map to take (RW-SUPPLY-05)."""
    return bool(development_sites(state, seat))


def buildable(state: State, seat: int) -> list[PickDevelopment | MoveDevelopment]:
    """What a player can build: of a kind that has run out, one that he takes from the map (RW-SUPPLY-05)."""
    left = state.players[seat].developments
    text = {id: BOOK.text(DEVELOPMENTS[id].effect) for id in left}
    fresh = [PickDevelopment(id, text[id]) for id, n in left.items() if n]
    built = [(area, state.places[area].development) for area in strongholds_of(state, seat)]
    return [*fresh, *(MoveDevelopment(id, area, text[id]) for area, id in built if id and not left[id])]


def build_development(t: Table, seat: int) -> Flow[None]:
    """A development is put at a stronghold without one (RW-HARVEST-05, RW-HARVEST-07, RW-HARVEST-08)."""
    state, player = t.state, t.state.players[seat]
    to = (
        yield from choose(
            seat, msg("ask-develop"), [PickArea(a) for a in development_sites(state, seat)], "RW-HARVEST-05"
        )
    ).area
    picked = yield from choose(seat, msg("ask-development"), buildable(state, seat), "RW-DEV-01")
    if isinstance(picked, MoveDevelopment):
        undevelop(state, picked.area)
    player.developments[picked.development] -= 1
    state.places[to].development = picked.development
    told = development_name(picked.development)
    t.say(msg("say-develops", faction=faction_name(player.faction), area=area_name(to), development=told))


def undevelop(state: State, area: str) -> None:
    """A development goes back to its owner."""
    place = state.places[area]
    owner = state.players[place.stronghold]
    owner.developments[place.development] += 1
    place.development = ""
