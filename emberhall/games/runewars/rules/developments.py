"""Developments: what they give at harvest, and where they are built."""

from collections.abc import Iterable
from typing import NamedTuple

from emberhall.games.runewars.choices import MoveDevelopment, PickArea, PickDevelopment, PickDial
from emberhall.games.runewars.content import DEVELOPMENTS
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.names import area_name, development_name, faction_name
from emberhall.games.runewars.rules.dials import coming, turn_dial, yields
from emberhall.games.runewars.rules.strongholds import strongholds_of
from emberhall.games.runewars.state import State, Table
from emberhall.games.runewars.terms import DIAL
from emberhall.kernel import Flow, Menu, choose, msg, offer

# Harvest


def collect_developments(t: Table, seat: int) -> Flow[None]:
    """Collect what the developments on the map give (RW-HARVEST-04, RW-HARVEST-09, RW-DEV-04, RW-DEV-05, RW-DEV-06)."""
    for area in strongholds_of(t.state, seat):
        built = t.state.places[area].development
        if built and not DEVELOPMENTS[built].defends:
            yield from BOOK.do(t, Playing(seat, area=area), DEVELOPMENTS[built].effect)


def raise_yielded_dial(t: Table, seat: int, area: str, n: int) -> Flow[None]:
    """Raise the dial of a resource that the area produces (RW-DEV-04)."""
    player = t.state.players[seat]
    free = [resource for resource in yields(t.state, area) if player.dials[resource] < DIAL]
    options = [PickDial(resource, coming(player, resource, n)) for resource in free]
    if options:
        picked = yield from choose(seat, msg("ask-raise"), options, "RW-DEV-04")
        turn_dial(player, picked.resource, n)


def development_sites(state: State, seat: int) -> list[str]:
    """The strongholds of a player without a development (RW-DEV-02)."""
    return [area for area in strongholds_of(state, seat) if not state.places[area].development]


def can_build_development(state: State, seat: int) -> bool:
    """Whether a player can build a development: there is a stronghold for it (RW-SUPPLY-05)."""
    return bool(development_sites(state, seat))


class Site(NamedTuple):
    """The stronghold where a player builds a development."""

    seat: int
    area: str


@offer(PickDevelopment)
def unused_development(state: State, site: Site) -> Iterable[PickDevelopment]:
    """A development the player has not used yet."""
    left = state.players[site.seat].developments
    return [PickDevelopment(id, BOOK.text(DEVELOPMENTS[id].effect)) for id, n in left.items() if n]


@unused_development.does
def _(t: Table, site: Site, chosen: PickDevelopment) -> None:
    _put(t, site, chosen.development)


@offer(MoveDevelopment)
def development_in_use(state: State, site: Site) -> Iterable[MoveDevelopment]:
    """A development of a kind that has run out, moved from another stronghold (RW-SUPPLY-05)."""
    left = state.players[site.seat].developments
    built = [(area, state.places[area].development) for area in strongholds_of(state, site.seat)]
    return [MoveDevelopment(id, area, BOOK.text(DEVELOPMENTS[id].effect)) for area, id in built if id and not left[id]]


@development_in_use.does
def _(t: Table, site: Site, chosen: MoveDevelopment) -> None:
    undevelop(t.state, chosen.area)
    _put(t, site, chosen.development)


BUILDABLE = Menu[State, Site](unused_development, development_in_use)


def _put(t: Table, site: Site, id: str) -> None:
    player = t.state.players[site.seat]
    player.developments[id] -= 1
    t.state.places[site.area].development = id
    banner = faction_name(player.faction)
    t.say(msg("say-develops", faction=banner, area=area_name(site.area), development=development_name(id)))


def build_development(t: Table, seat: int) -> Flow[None]:
    """Build a development at a stronghold without one (RW-HARVEST-05, RW-HARVEST-07, RW-HARVEST-08)."""
    free = [PickArea(area) for area in development_sites(t.state, seat)]
    to = yield from choose(seat, msg("ask-develop"), free, "RW-HARVEST-05")
    yield from BUILDABLE.choose(t, Site(seat, to.area), seat, msg("ask-development"), "RW-DEV-01")


def undevelop(state: State, area: str) -> None:
    """Return a development to its owner."""
    place = state.places[area]
    owner = state.players[place.stronghold]
    owner.developments[place.development] += 1
    place.development = ""
