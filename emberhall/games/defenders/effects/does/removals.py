"""Acts that take minions off the board: archers, cavalry, guards, envoys."""

from collections.abc import Iterable
from itertools import compress

from emberhall.games.defenders.choices import WHENCE, WHERE, Whence
from emberhall.games.defenders.content import ADJACENT, CITY, COLOUR, COUNT, OF_COLOUR, PLACE, WITHIN
from emberhall.games.defenders.effects.book import SPECIAL_CARD, can, does
from emberhall.games.defenders.effects.nodes import ClearHere, ClearPlaces, GuardCity, RaidNear, Strike, Sweep
from emberhall.games.defenders.names import minions_name, place_name
from emberhall.games.defenders.rules.actions import spend_action
from emberhall.games.defenders.rules.overrun import remove_minions
from emberhall.games.defenders.state import State, Table
from emberhall.games.defenders.terms import ANY_COLOUR, COLOURS
from emberhall.kernel import DONE, Ask, Flow, Option, choose, msg


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


def _each_minion(state: State, places: Iterable[int] | None = None) -> list[Option]:
    """An option for each colour of minions in each of these locations, or on the whole board."""
    if places is None:
        return list(compress(WHENCE, state.minions))
    slots = [slot for place in places for slot in range(4 * place, 4 * place + 4)]
    return [WHENCE[slot] for slot in slots if state.minions[slot]]


@does(ClearPlaces)
def _clear_places(t: Table, seat: int, act: ClearPlaces) -> Flow[None]:
    for count in range(act.count):
        options: list[Option] = [
            WHERE[place] for place in _infested(t.state) if act.colour in (ANY_COLOUR, COLOUR[place])
        ]
        if not options:
            return
        if count:
            options.append(DONE)
        chosen = yield from choose(seat, msg("ask-clear", left=act.count - count), options, SPECIAL_CARD)
        if chosen is DONE:
            return
        clear(t, WHERE.index(chosen))


@can(ClearPlaces)
def _anything_to_clear(state: State, seat: int, act: ClearPlaces) -> bool:
    if act.colour == ANY_COLOUR:
        return any(state.minions)
    return any_minions(state, OF_COLOUR[act.colour])


@does(ClearHere)
def _clear_here(t: Table, seat: int, act: ClearHere) -> None:
    spend_action(t, seat)
    clear(t, t.state.heroes[seat].at)


@can(ClearHere)
def _minions_here(state: State, seat: int, act: ClearHere) -> bool:
    hero = state.heroes[seat]
    return seat == state.active and hero.actions > 0 and state.crowd[hero.at] > 0


def _pick_off(t: Table, seat: int, places: Iterable[int], count: int, prompt: str) -> Flow[None]:
    """Remove up to so many minions, one by one, from these locations."""
    state = t.state
    while count:
        options = _each_minion(state, places)
        if not options:
            return
        chosen = yield Ask(seat, msg(prompt, left=count), [*options, DONE], SPECIAL_CARD)
        if chosen is DONE:
            return
        _strike_down(t, PLACE[chosen.place], COLOURS.index(chosen.colour))
        count -= 1


@does(GuardCity)
def _guard_city(t: Table, seat: int, act: GuardCity) -> Flow[None]:
    yield from _pick_off(t, seat, _ABOUT_THE_CITY, act.minions, "ask-guard")


@can(GuardCity)
def _city_threatened(state: State, seat: int, act: GuardCity) -> bool:
    return any_minions(state, _ABOUT_THE_CITY)


@does(RaidNear)
def _raid_near(t: Table, seat: int, act: RaidNear) -> Flow[None]:
    place = PLACE[act.place]
    count = t.roll()
    t.state.dice = [(4, count)]
    yield from _pick_off(t, seat, (place, *WITHIN[act.reach][place]), count, "ask-raid")


@does(Strike)
def _strike(t: Table, seat: int, act: Strike) -> Flow[None]:
    state = t.state
    places: list[int] = []
    left = act.minions
    while left:
        options = _each_minion(state, places if len(places) == act.spots else None)
        if not options:
            return
        chosen = yield Ask(seat, msg("ask-strike", left=left), [*options, DONE], SPECIAL_CARD)
        if chosen is DONE:
            return
        place = PLACE[chosen.place]
        if place not in places:
            places.append(place)
        _strike_down(t, place, COLOURS.index(chosen.colour))
        left -= 1


@can(Strike)
def _anything_to_strike(state: State, seat: int, act: Strike) -> bool:
    return any(state.minions)


@does(Sweep)
def _sweep(t: Table, seat: int, act: Sweep) -> Flow[None]:
    """Along connected locations, each at most once, so many minions in each and in all; a Dragonkin counts as two."""
    state = t.state
    at = -1
    been: list[int] = []
    left, here = act.minions, 0
    while left:
        options: list[Option] = []
        if at >= 0:
            options += [
                WHENCE[4 * at + colour]
                for colour in range(4)
                if state.minions[4 * at + colour] and _sweep_cost(state, colour) <= min(left, act.each - here)
            ]
        options += [WHERE[place] for place in (_infested(state) if at < 0 else ADJACENT[at]) if place not in been]
        if not options:
            return
        chosen = yield Ask(seat, msg("ask-sweep", left=left), [*options, DONE], SPECIAL_CARD)
        if chosen is DONE:
            return
        if isinstance(chosen, Whence):
            colour = COLOURS.index(chosen.colour)
            _strike_down(t, at, colour)
            left -= _sweep_cost(state, colour)
            here += _sweep_cost(state, colour)
        else:
            at = WHERE.index(chosen)
            been.append(at)
            here = 0


def _sweep_cost(state: State, colour: int) -> int:
    return 2 if state.kinds[colour] == "dragonkin" else 1


@can(Sweep)
def _anything_to_sweep(state: State, seat: int, act: Sweep) -> bool:
    return any(state.minions)
