"""Acts that take minions off the board: archers, cavalry, guards, envoys."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import compress

from emberhall.games.defenders.choices import WHENCE, WHERE, Whence, Where
from emberhall.games.defenders.content import ADJACENT, CITY, COLOUR, COUNT, OF_COLOUR, PLACE, WITHIN
from emberhall.games.defenders.content.kinds import NO_LOCATION
from emberhall.games.defenders.effects.book import SPECIAL_CARD, Playing, can, does
from emberhall.games.defenders.effects.nodes.acts import ClearHere, ClearPlaces, GuardCity, RaidNear, Strike, Sweep
from emberhall.games.defenders.names import minions_name, place_name
from emberhall.games.defenders.rules.life_tokens import spend_action
from emberhall.games.defenders.rules.overrun import remove_minions
from emberhall.games.defenders.state import State, Table
from emberhall.games.defenders.terms import ANY_COLOUR, COLOURS
from emberhall.kernel import DONE, Flow, Menu, Word, always, choose, msg, offer, pick


def clear(t: Table, place: int) -> None:
    """All minions of a location go back to the supply."""
    for colour in range(4):
        remove_minions(t, place, colour, t.state.minions[4 * place + colour])
    if t.events is not None:
        t.say(msg("say-cleared", place=place_name(place)))


def _strike_down(t: Table, place: int, colour: int) -> None:
    """One minion goes back to the supply."""
    remove_minions(t, place, colour, 1)
    if t.events is not None:
        t.say(msg("say-struck-down", minions=minions_name(t.state.kinds[colour], 1), place=place_name(place)))


_ABOUT_THE_CITY = (CITY, *ADJACENT[CITY])


def any_minions(state: State, places: tuple[int, ...]) -> bool:
    """Whether there are minions in any of these locations."""
    for place in places:  # noqa: SIM110 - asked at every action
        if state.crowd[place]:
            return True
    return False


def _infested(state: State) -> Iterable[int]:
    """The locations with minions, in order."""
    return compress(range(COUNT), state.crowd)


def _each_minion(state: State, places: Iterable[int] | None = None) -> list[Whence]:
    """An option for each colour of minions in each of these locations, or on the whole board."""
    if places is None:
        return list(compress(WHENCE, state.minions))
    slots = [slot for place in places for slot in range(4 * place, 4 * place + 4)]
    return [WHENCE[slot] for slot in slots if state.minions[slot]]


@does(ClearPlaces)
def _clear_places(t: Table, playing: Playing, act: ClearPlaces) -> Flow[None]:
    for count in range(act.count):
        infested = [WHERE[place] for place in _infested(t.state) if act.colour in (ANY_COLOUR, COLOUR[place])]
        if not infested:
            return
        asking = pick if count else choose
        chosen = yield from asking(playing.seat, msg("ask-clear", left=act.count - count), infested, SPECIAL_CARD)
        if chosen is None:
            return
        clear(t, WHERE.index(chosen))


@can(ClearPlaces)
def _anything_to_clear(state: State, playing: Playing, act: ClearPlaces) -> bool:
    if act.colour == ANY_COLOUR:
        return any(state.minions)
    return any_minions(state, OF_COLOUR[act.colour])


@does(ClearHere)
def _clear_here(t: Table, playing: Playing, act: ClearHere) -> None:
    spend_action(t, playing.seat)
    clear(t, t.state.heroes[playing.seat].at)


@can(ClearHere)
def _minions_here(state: State, playing: Playing, act: ClearHere) -> bool:
    hero = state.heroes[playing.seat]
    return playing.seat == state.active and hero.actions > 0 and state.crowd[hero.at] > 0


def _pick_off(t: Table, seat: int, places: Iterable[int], count: int, prompt: str) -> Flow[None]:
    """Remove minions from these locations, one by one, up to a number."""
    state = t.state
    while count:
        options = _each_minion(state, places)
        if not options:
            return
        chosen = yield from pick(seat, msg(prompt, left=count), options, SPECIAL_CARD)
        if chosen is None:
            return
        _strike_down(t, PLACE[chosen.place], COLOURS.index(chosen.colour))
        count -= 1


@does(GuardCity)
def _guard_city(t: Table, playing: Playing, act: GuardCity) -> Flow[None]:
    yield from _pick_off(t, playing.seat, _ABOUT_THE_CITY, act.minions, "ask-guard")


@can(GuardCity)
def _city_threatened(state: State, playing: Playing, act: GuardCity) -> bool:
    return any_minions(state, _ABOUT_THE_CITY)


@does(RaidNear)
def _raid_near(t: Table, playing: Playing, act: RaidNear) -> Flow[None]:
    place = PLACE[act.place]
    count = t.roll()
    t.state.dice = [(4, count)]
    yield from _pick_off(t, playing.seat, (place, *WITHIN[act.reach][place]), count, "ask-raid")


@does(Strike)
def _strike(t: Table, playing: Playing, act: Strike) -> Flow[None]:
    state = t.state
    places: list[int] = []
    left = act.minions
    while left:
        options = _each_minion(state, places if len(places) == act.spots else None)
        if not options:
            return
        chosen = yield from pick(playing.seat, msg("ask-strike", left=left), options, SPECIAL_CARD)
        if chosen is None:
            return
        place = PLACE[chosen.place]
        if place not in places:
            places.append(place)
        _strike_down(t, place, COLOURS.index(chosen.colour))
        left -= 1


@can(Strike)
def _anything_to_strike(state: State, playing: Playing, act: Strike) -> bool:
    return any(state.minions)


@dataclass
class Ride:
    """The Cavalry under way: what it may still remove, in all and in each location, and where it has been."""

    left: int
    each: int
    at: int = NO_LOCATION
    been: list[int] = field(default_factory=list)
    here: int = 0


@offer(Whence)
def _sweeps(state: State, ride: Ride) -> list[Whence]:
    """Remove a minion of the location that the Cavalry rides through."""
    if ride.at == NO_LOCATION:
        return []
    room = min(ride.left, ride.each - ride.here)
    slots = range(4 * ride.at, 4 * ride.at + 4)
    return [WHENCE[slot] for slot in slots if state.minions[slot] and _sweep_cost(state, slot % 4) <= room]


@_sweeps.does
def _sweep_away(t: Table, ride: Ride, chosen: Whence) -> None:
    colour = COLOURS.index(chosen.colour)
    _strike_down(t, ride.at, colour)
    ride.left -= _sweep_cost(t.state, colour)
    ride.here += _sweep_cost(t.state, colour)


@offer(Where)
def _rides_on(state: State, ride: Ride) -> list[Where]:
    """Ride on to a connected location; the first may be any with minions."""
    ahead = _infested(state) if ride.at == NO_LOCATION else ADJACENT[ride.at]
    return [WHERE[place] for place in ahead if place not in ride.been]


@_rides_on.does
def _ride_on(t: Table, ride: Ride, chosen: Where) -> None:
    ride.at, ride.here = PLACE[chosen.place], 0
    ride.been.append(ride.at)


_halt = always(DONE)


@_halt.does
def _dismount(t: Table, ride: Ride, chosen: Word) -> None:
    ride.left = 0


CAVALRY = Menu(_sweeps, _rides_on, _halt)


@does(Sweep)
def _sweep(t: Table, playing: Playing, act: Sweep) -> Flow[None]:
    """Sweep connected locations, each at most once, with a limit for each and for all; a Dragonkin counts as two."""
    ride = Ride(act.minions, act.each)
    while ride.left and len(CAVALRY.options(t.state, ride)) > 1:
        yield from CAVALRY.ask(t, ride, playing.seat, msg("ask-sweep", left=ride.left), SPECIAL_CARD)


def _sweep_cost(state: State, colour: int) -> int:
    return 2 if state.kinds[colour] == "dragonkin" else 1


@can(Sweep)
def _anything_to_sweep(state: State, playing: Playing, act: Sweep) -> bool:
    return any(state.minions)
