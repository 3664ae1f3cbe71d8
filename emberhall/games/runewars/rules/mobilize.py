"""Mobilize and Conquer: activate an area, move figures into it, and see what happens there."""

from collections.abc import Iterable

from emberhall.games.runewars.choices import BringHero, MoveAll, MoveUnit, PickArea
from emberhall.games.runewars.content import HEROES, NEUTRALS, UNITS
from emberhall.games.runewars.names import area_name, faction_name
from emberhall.games.runewars.rules.armies import add_units, has_colour, put, remove_units, settle, trim
from emberhall.games.runewars.rules.battle import attack
from emberhall.games.runewars.rules.control import FAST, SLOW, board, controller, is_empty, reach, steps_of
from emberhall.games.runewars.rules.diplomacy import meet
from emberhall.games.runewars.rules.heroes import go_to
from emberhall.games.runewars.rules.movement import free_to_leave, open_portal, room
from emberhall.games.runewars.rules.rewards import exchange_rewards
from emberhall.games.runewars.rules.tactics import tactics_cards
from emberhall.games.runewars.state import HeroFigure, March, State, Table, figure
from emberhall.kernel import NOBODY, Flow, Menu, choose, msg, offer, pick


def march(t: Table, seat: int) -> Flow[None]:
    """Activate an area, move figures into it, and resolve what happens there (RW-ACT-01 to RW-ACT-18)."""
    state = t.state
    options = [PickArea(area) for area, place in state.places.items() if not place.activated >> seat & 1]
    if not options:
        return
    target = (yield from choose(seat, msg("ask-activate"), options, "RW-ACT-01")).area
    state.places[target].activated |= 1 << seat
    banner = faction_name(state.players[seat].faction)
    t.say(msg("say-activates", faction=banner, area=area_name(target)))
    state.turn.march = March(target)
    prompt = msg("ask-march", area=area_name(target))
    while True:
        moves = MOVES.options(state, seat)
        chosen = yield from pick(seat, prompt, moves, "RW-ACT-02", stop_first=True)
        if chosen is None:
            break
        yield from MOVES.take(t, seat, chosen)
    state.turn.portal = False
    if entering := sum(state.turn.march.units.values()):
        t.say(msg("say-marches", faction=banner, area=area_name(target), n=entering))
        t.beat()
    yield from arrive(t, seat)


def _marching(state: State) -> March:
    assert state.turn.march is not None
    return state.turn.march


def _join(state: State, area: str, unit: str, n: int) -> None:
    marching = _marching(state)
    remove_units(state.places[area].standing, unit, n)
    add_units(marching.units, {unit: n})
    if area not in marching.sources:
        marching.sources.append(area)


def comers(state: State, seat: int, target: str) -> dict[str, dict[str, int]]:
    """The units that can move to an area, by the area they come from.

    RW-ACT-02, RW-ACT-04, RW-ACT-05, RW-ACT-07, RW-ACT-13.
    """
    if not room(state, seat, target):
        return {}
    found: dict[str, dict[str, int]] = {}
    ways: dict[tuple[int, bool], list[str]] = {}
    near = state.places if state.turn.portal else board(state).around(target, max(FAST, state.weather.march))
    for area, place in state.places.items():
        if place.holder == seat and place.standing and area in near and free_to_leave(state, seat, area):
            for unit, n in place.standing.items():
                far = max(steps_of(unit), state.weather.march), UNITS[unit].flying
                if far not in ways:
                    ways[far] = reach(state, seat, target, far[0], flying=far[1], mountains=state.turn.mountains)
                if area in ways[far]:
                    found.setdefault(area, {})[unit] = n
    return found


@offer(MoveUnit, MoveAll)
def move_units(state: State, seat: int) -> Iterable[MoveUnit | MoveAll]:
    """Move units to the activated area, singly or all that can; allied units cannot come alone.

    RW-NEUT-11, RW-NEUT-12.
    """
    marching = _marching(state)
    led = controller(state, marching.area) == seat or has_colour(marching.units)
    left = room(state, seat, marching.area)
    for area, units in comers(state, seat, marching.area).items():
        yield from (MoveUnit(area, unit) for unit in units if led or unit not in NEUTRALS)
        if 1 < sum(units.values()) <= left and (led or has_colour(units)):
            yield MoveAll(area)


@move_units.does(MoveUnit)
def _(t: Table, seat: int, chosen: MoveUnit) -> None:
    _join(t.state, chosen.area, chosen.unit, 1)


@move_units.does(MoveAll)
def _(t: Table, seat: int, chosen: MoveAll) -> None:
    for unit, n in comers(t.state, seat, _marching(t.state).area)[chosen.area].items():
        _join(t.state, chosen.area, unit, n)


@offer(BringHero)
def bring_hero(state: State, seat: int) -> Iterable[BringHero]:
    """Move a hero to the activated area."""
    target = _marching(state).area
    for hero in state.players[seat].heroes:
        if not hero.routed and hero.area != target and hero.area in _reach_of(state, seat, hero, target, _far(hero)):
            yield BringHero(hero.id)


@bring_hero.does
def _(t: Table, seat: int, chosen: BringHero) -> Flow[None]:
    target, hero = _marching(t.state).area, figure(t.state, chosen.hero)
    for friend in heroes_on_the_way(t.state, seat, hero, target):
        yield from exchange_rewards(t, seat, hero, friend)
    if hero in t.state.players[seat].heroes:
        go_to(t, hero, target)


MOVES = Menu[State, int](move_units, bring_hero, tactics_cards("march"), open_portal)


def _far(hero: HeroFigure) -> int:
    """How many areas a hero moves with Mobilize and Conquer (RW-ACT-02, RW-ACT-04)."""
    return FAST if HEROES[hero.id].fast else SLOW


def _reach_of(state: State, seat: int, hero: HeroFigure, target: str, steps: int) -> list[str]:
    flying, mountains = HEROES[hero.id].flying, state.turn.mountains
    return reach(state, seat, target, steps, flying=flying, hero=True, mountains=mountains)


def heroes_on_the_way(state: State, seat: int, hero: HeroFigure, target: str) -> list[HeroFigure]:
    """The player's heroes in areas that a hero can pass on the way to the activated one (RW-REWARD-06)."""
    far = _far(hero)
    between = [one for one in state.players[seat].heroes if one.area not in (hero.area, target)]
    return [
        one
        for one in between
        if any(
            one.area in _reach_of(state, seat, hero, target, n)
            and hero.area in _reach_of(state, seat, hero, one.area, far - n)
            for n in range(1, far)
        )
    ]


def arrive(t: Table, seat: int) -> Flow[None]:
    """After all movement: the units settle, fight or try diplomacy (RW-MOVE-01, RW-MOVE-02, RW-MOVE-03, RW-ACT-18)."""
    state = t.state
    marching = _marching(state)
    for area in marching.sources:
        settle(t, area)
    if not marching.units:
        state.turn.march = None
        return
    lord = controller(state, marching.area)
    if lord == seat or is_empty(state, marching.area):
        state.turn.march = None
        put(t, marching.area, seat, marching.units)
        yield from trim(t, marching.area)
    elif lord == NOBODY:
        yield from meet(t, seat, marching.area)
    else:
        attack(t, seat, marching.area)
