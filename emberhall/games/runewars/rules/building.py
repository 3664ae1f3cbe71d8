"""Harvest's developments and Fortify's strongholds."""

from emberhall.games.runewars.choices import (
    KEEP_RUNES,
    SWAP_RUNES,
    MoveDevelopment,
    PickArea,
    PickDevelopment,
    PickDial,
)
from emberhall.games.runewars.content import DEVELOPMENTS
from emberhall.games.runewars.effects.book import BOOK, Play
from emberhall.games.runewars.names import area_name, development_name, faction_name
from emberhall.games.runewars.rules.armies import settle
from emberhall.games.runewars.rules.control import friendly
from emberhall.games.runewars.rules.fight import remove_stronghold
from emberhall.games.runewars.rules.muster import strongholds_of
from emberhall.games.runewars.rules.resources import coming, turn_dial, yields
from emberhall.games.runewars.rules.runes import has_rune, look
from emberhall.games.runewars.state import Land, Runewars
from emberhall.games.runewars.terms import DIAL
from emberhall.kernel import Ask, Flow, choose, msg

# Harvest


def collect(t: Land, seat: int) -> Flow[None]:
    """What the developments on the map give (RW-HARVEST-04, -09, RW-DEV-04 to -06)."""
    for area in strongholds_of(t.state, seat):
        built = t.state.places[area].development
        if built and not DEVELOPMENTS[built].defends:
            yield from BOOK.do(t, Play(seat, area=area), DEVELOPMENTS[built].effect)


def raise_yield(t: Land, seat: int, area: str, n: int) -> Flow[None]:
    """A dial of a resource that the area produces goes up (RW-DEV-04)."""
    player = t.state.players[seat]
    free = [resource for resource in yields(t.state, area) if player.dials[resource] < DIAL]
    options = [PickDial(resource, coming(player, resource, n)) for resource in free]
    if options:
        picked = yield from choose(seat, msg("ask-raise"), options, "RW-DEV-04")
        turn_dial(player, picked.resource, n)


def sites(state: Runewars, seat: int) -> list[str]:
    """The strongholds of a player that have no development yet (RW-DEV-02)."""
    return [area for area in strongholds_of(state, seat) if not state.places[area].development]


def can_develop(state: Runewars, seat: int) -> bool:
    """Whether a player can build a development: he has one, or one on the map to take (RW-SUPPLY-05)."""
    return bool(sites(state, seat))


def kinds(state: Runewars, seat: int) -> list[PickDevelopment | MoveDevelopment]:
    """What a player can build: of a kind that has run out, one that he takes from the map (RW-SUPPLY-05)."""
    left = state.players[seat].developments
    text = {id: BOOK.text(DEVELOPMENTS[id].effect) for id in left}
    fresh = [PickDevelopment(id, text[id]) for id, n in left.items() if n]
    built = [(area, state.places[area].development) for area in strongholds_of(state, seat)]
    return [*fresh, *(MoveDevelopment(id, area, text[id]) for area, id in built if id and not left[id])]


def develop(t: Land, seat: int) -> Flow[None]:
    """A development is put at a stronghold without one (RW-HARVEST-05, -07, -08)."""
    state, player = t.state, t.state.players[seat]
    to = (yield from choose(seat, msg("ask-develop"), [PickArea(a) for a in sites(state, seat)], "RW-HARVEST-05")).area
    picked = yield from choose(seat, msg("ask-development"), kinds(state, seat), "RW-DEV-01")
    if isinstance(picked, MoveDevelopment):
        undevelop(state, picked.area)
    player.developments[picked.development] -= 1
    state.places[to].development = picked.development
    told = development_name(picked.development)
    t.say(msg("say-develops", faction=faction_name(player.faction), area=area_name(to), development=told))


def undevelop(state: Runewars, area: str) -> None:
    """A development goes back to its owner."""
    place = state.places[area]
    owner = state.players[place.stronghold]
    owner.developments[place.development] += 1
    place.development = ""


# Fortify


def can_build(state: Runewars, seat: int) -> bool:
    """Whether a player can pay for a stronghold and has where to build it (RW-FORTIFY-04)."""
    dials = state.players[seat].dials
    return bool(dials["wood"] and dials["ore"] and grounds(state, seat))


def can_repair(state: Runewars, seat: int) -> bool:
    """Whether a player can repair a stronghold (RW-FORTIFY-06)."""
    return bool(state.players[seat].dials["ore"] and ruins(state, seat))


def can_move_runes(state: Runewars, seat: int) -> bool:
    """Whether a player has runes, and two areas to move them between."""
    mine = friendly(state, seat)
    return len(mine) > 1 and any(has_rune(state.places[area]) for area in mine)


def grounds(state: Runewars, seat: int) -> list[str]:
    """Where a player may build a stronghold: in areas of his without one and without a city (RW-FORTIFY-02)."""
    taken = state.places
    return [area for area in friendly(state, seat) if taken[area].stronghold < 0 and not taken[area].city]


def ruins(state: Runewars, seat: int) -> list[str]:
    """The damaged strongholds of a player."""
    return [area for area in strongholds_of(state, seat) if state.places[area].damaged]


def build(t: Land, seat: int) -> Flow[None]:
    """A stronghold for wood and ore, undamaged (RW-FORTIFY-02 to -04, -14)."""
    state, player = t.state, t.state.players[seat]
    options = [PickArea(area) for area in grounds(state, seat)]
    to = (yield from choose(seat, msg("ask-build"), options, "RW-FORTIFY-02")).area
    turn_dial(player, "wood", -1)
    turn_dial(player, "ore", -1)
    if not player.strongholds:
        mine = [PickArea(area) for area in strongholds_of(state, seat)]
        gone = (yield from choose(seat, msg("ask-remove-stronghold"), mine, "RW-SUPPLY-05")).area
        remove_stronghold(state, gone)
        settle(t, gone)
    player.strongholds -= 1
    state.places[to].stronghold, state.places[to].damaged = seat, False
    t.say(msg("say-builds", faction=faction_name(player.faction), area=area_name(to)))
    settle(t, to)


def repair(t: Land, seat: int) -> Flow[None]:
    """A damaged stronghold is whole again, for ore (RW-FORTIFY-05, -06)."""
    options = [PickArea(area) for area in ruins(t.state, seat)]
    to = (yield from choose(seat, msg("ask-repair"), options, "RW-FORTIFY-05")).area
    turn_dial(t.state.players[seat], "ore", -1)
    t.state.places[to].damaged = False
    t.say(msg("say-repairs", faction=faction_name(t.state.players[seat].faction), area=area_name(to)))


def move_runes(t: Land, seat: int) -> Flow[None]:
    """The runes of two areas are taken up, looked at and put back face down as one likes (RW-FORTIFY-08 to -12)."""
    state = t.state
    mine = friendly(state, seat)
    with_rune = [PickArea(area) for area in mine if has_rune(state.places[area])]
    one = (yield from choose(seat, msg("ask-rune-from"), with_rune, "RW-FORTIFY-08")).area
    others = [PickArea(area) for area in mine if area != one]
    two = (yield from choose(seat, msg("ask-rune-with"), others, "RW-FORTIFY-08")).area
    both = has_rune(state.places[two])
    swap = yield Ask(seat, msg("ask-swap-runes"), (KEEP_RUNES, SWAP_RUNES), "RW-FORTIFY-08")
    first, second = state.places[one], state.places[two]
    hand = state.players[seat].runes
    taken = {}
    for area, place in ((one, first), (two, second)):
        for zone in (place.rune, place.revealed):
            for rune in tuple(zone):
                t.move(rune, zone, hand)
                taken[area] = rune
    if both:  # shuffled: nobody else knows any longer which is which
        hand.known.clear()
    for area, rune in taken.items():
        to = area if swap is KEEP_RUNES else two if area == one else one
        t.move(rune, hand, state.places[to].rune)
    for area in (one, two):
        look(t, area)
