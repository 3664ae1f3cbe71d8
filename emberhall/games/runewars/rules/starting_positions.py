"""What players place before the first spring: runes, strongholds, armies, heroes."""

from emberhall.games.runewars.choices import PickArea, PlaceUnit
from emberhall.games.runewars.names import hero_name, unit_name
from emberhall.games.runewars.rules.armies import give_back, put
from emberhall.games.runewars.rules.control import board
from emberhall.games.runewars.rules.dials import recruits
from emberhall.games.runewars.rules.heroes import go_to
from emberhall.games.runewars.rules.runes import has_rune, look, place_runes, take_pair
from emberhall.games.runewars.state import Phase, State, Table
from emberhall.games.runewars.terms import RESOURCES
from emberhall.geometry.hexes import neighbours
from emberhall.kernel import Flow, choose, msg


def clockwise(state: State, start: int, step: int = 1) -> list[int]:
    """All seats clockwise from this one; counter-clockwise with step -1."""
    n = len(state.players)
    return [(start + step * i) % n for i in range(n)]


def home_realm(state: State, seat: int) -> tuple[str, ...]:
    """The areas of a player's home realm."""
    return board(state).homes()[state.players[seat].faction]


def next_phase(state: State, phase: Phase, seats: list[int]) -> None:
    """Go on to a phase in which these seats act in order."""
    state.phase, state.queue = phase, seats


def place_first_runes(t: Table) -> Flow[None]:
    """Each player takes a dragon rune and a false one and places them, counter-clockwise (RW-MAP-16 to RW-MAP-20)."""
    state = t.state
    seat = state.queue[0]
    if not state.players[seat].runes:
        take_pair(t, seat)
        return
    yield from place_runes(t, seat, for_first_runes(state), "RW-MAP-17")
    state.queue.pop(0)
    if not state.queue and state.markers:
        next_phase(state, "homes", clockwise(state, state.first + 1))
    elif not state.queue:
        next_phase(state, "strongholds", clockwise(state, state.first))


def for_first_runes(state: State) -> list[str]:
    """Areas without a rune, outside and not adjacent to home realms or their markers.

    RW-MAP-17, RW-MAP-18, RW-MAP-19.
    """
    spots, beside = board(state).spots, board(state).beside
    marked = {near for marker in state.markers for cell in marker for near in neighbours(cell)}
    return [
        area
        for area, place in state.places.items()
        if not has_rune(place)
        and spots[area].hex not in marked
        and not spots[area].tile.faction
        and not any(spots[near].tile.faction for near in beside[area])
    ]


def place_first_strongholds(t: Table) -> Flow[None]:
    """Each player in turn places a stronghold and the units of all three dials in their home realm.

    RW-SETUP-11, RW-SETUP-12, RW-SETUP-13, RW-SETUP-14.
    """
    state = t.state
    seat = state.queue[0]
    player, mine = state.players[seat], home_realm(state, seat)
    picked = yield from choose(seat, msg("ask-first-stronghold"), [PickArea(area) for area in mine], "RW-SETUP-11")
    state.places[picked.area].stronghold = seat
    player.strongholds -= 1
    for area in mine:
        look(t, area)
    for resource in RESOURCES:
        for unit, n in recruits(player, resource).items():
            for placed in range(n):
                options = [PlaceUnit(unit, area) for area in mine]
                prompt = msg("ask-first-units", unit=unit_name(unit), n=placed + 1, of=n)
                to = (yield from choose(seat, prompt, options, "RW-SETUP-13")).area
                give_back(state, seat, unit, -1)
                put(t, to, seat, {unit: 1})
    state.queue.pop(0)
    if not state.queue:
        next_phase(state, "heroes", clockwise(state, state.first))


def place_first_heroes(t: Table) -> Flow[None]:
    """Each player places their hero in their home realm (RW-SETUP-16)."""
    state = t.state
    seat = state.queue[0]
    (hero,) = state.players[seat].heroes
    options = [PickArea(area) for area in home_realm(state, seat)]
    prompt = msg("ask-hero-area", hero=hero_name(hero.id))
    go_to(t, hero, (yield from choose(seat, prompt, options, "RW-SETUP-16")).area)
    state.queue.pop(0)
    if not state.queue:
        state.phase = "season"
