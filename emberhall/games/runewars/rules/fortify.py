"""Fortify: build and repair strongholds, and move rune tokens."""

from emberhall.games.runewars.choices import KEEP_RUNES, SWAP_RUNES, PickArea
from emberhall.games.runewars.names import area_name, faction_name
from emberhall.games.runewars.rules.armies import settle
from emberhall.games.runewars.rules.control import friendly
from emberhall.games.runewars.rules.dials import turn_dial
from emberhall.games.runewars.rules.runes import has_rune, look
from emberhall.games.runewars.rules.strongholds import remove_stronghold, strongholds_of
from emberhall.games.runewars.state import State, Table
from emberhall.kernel import Flow, ask, choose, msg


def can_build_stronghold(state: State, seat: int) -> bool:
    """Whether a player can pay for a stronghold and has an area for it (RW-FORTIFY-04)."""
    dials = state.players[seat].dials
    return bool(dials["wood"] and dials["ore"] and stronghold_sites(state, seat))


def can_repair_stronghold(state: State, seat: int) -> bool:
    """Whether a player can repair a stronghold (RW-FORTIFY-06)."""
    return bool(state.players[seat].dials["ore"] and damaged_strongholds(state, seat))


def can_move_runes(state: State, seat: int) -> bool:
    """Whether a player controls a rune and a second area to move it to."""
    mine = friendly(state, seat)
    return len(mine) > 1 and any(has_rune(state.places[area]) for area in mine)


def stronghold_sites(state: State, seat: int) -> list[str]:
    """Where a player may build a stronghold: in controlled areas without a stronghold or city (RW-FORTIFY-02)."""
    taken = state.places
    return [area for area in friendly(state, seat) if taken[area].stronghold < 0 and not taken[area].city]


def damaged_strongholds(state: State, seat: int) -> list[str]:
    """The damaged strongholds of a player."""
    return [area for area in strongholds_of(state, seat) if state.places[area].damaged]


def build_stronghold(t: Table, seat: int) -> Flow[None]:
    """Build an undamaged stronghold for wood and ore (RW-FORTIFY-02, RW-FORTIFY-03, RW-FORTIFY-04, RW-FORTIFY-14)."""
    state, player = t.state, t.state.players[seat]
    options = [PickArea(area) for area in stronghold_sites(state, seat)]
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


def repair_stronghold(t: Table, seat: int) -> Flow[None]:
    """Repair a damaged stronghold for ore (RW-FORTIFY-05, RW-FORTIFY-06)."""
    options = [PickArea(area) for area in damaged_strongholds(t.state, seat)]
    to = (yield from choose(seat, msg("ask-repair"), options, "RW-FORTIFY-05")).area
    turn_dial(t.state.players[seat], "ore", -1)
    t.state.places[to].damaged = False
    t.say(msg("say-repairs", faction=faction_name(t.state.players[seat].faction), area=area_name(to)))


def move_runes(t: Table, seat: int) -> Flow[None]:
    """Take up the runes of two areas, look at them, and put them back face down in either order.

    RW-FORTIFY-08 to RW-FORTIFY-12.
    """
    state = t.state
    mine = friendly(state, seat)
    with_rune = [PickArea(area) for area in mine if has_rune(state.places[area])]
    one = (yield from choose(seat, msg("ask-rune-from"), with_rune, "RW-FORTIFY-08")).area
    others = [PickArea(area) for area in mine if area != one]
    two = (yield from choose(seat, msg("ask-rune-with"), others, "RW-FORTIFY-08")).area
    both = has_rune(state.places[two])
    swap = yield from ask(seat, msg("ask-swap-runes"), (KEEP_RUNES, SWAP_RUNES), "RW-FORTIFY-08")
    first, second = state.places[one], state.places[two]
    hand = state.players[seat].runes
    taken = {}
    for area, place in ((one, first), (two, second)):
        for zone in (place.rune, place.revealed):
            for rune in tuple(zone):
                t.move(rune, zone, hand)
                taken[area] = rune
    if both:  # shuffled, so nobody else knows which is which any more
        hand.known.clear()
    for area, rune in taken.items():
        to = area if swap == KEEP_RUNES else two if area == one else one
        t.move(rune, hand, state.places[to].rune)
    for area in (one, two):
        look(t, area)
