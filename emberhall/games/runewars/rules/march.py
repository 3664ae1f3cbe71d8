"""Movement by orders: Strategize shifts figures to areas beside theirs, Mobilize and Conquer bring them to one area."""

from collections.abc import Iterator
from math import inf

from emberhall.games.runewars.choices import (
    OPEN_PORTAL,
    BringHero,
    MoveAll,
    MoveUnit,
    PickArea,
    PlayTactics,
    ShiftAll,
    ShiftHero,
    ShiftUnit,
)
from emberhall.games.runewars.content import HEROES, NEUTRALS, UNITS
from emberhall.games.runewars.names import area_name, faction_name
from emberhall.games.runewars.rules import armies, tactics
from emberhall.games.runewars.rules.armies import has_colour, put, settle
from emberhall.games.runewars.rules.arrival import arrive
from emberhall.games.runewars.rules.control import (
    FAST,
    SLOW,
    board,
    controller,
    is_empty,
    may_leave,
    may_open,
    passable,
    reach,
    steps_of,
)
from emberhall.games.runewars.rules.heroes import go
from emberhall.games.runewars.rules.rewarding import trade
from emberhall.games.runewars.state import HeroFigure, Land, March, Runewars
from emberhall.games.runewars.terms import NOBODY, UNITS_IN_AREA
from emberhall.kernel import DONE, Ask, Flow, Option, choose, msg


def may_march(state: Runewars, seat: int) -> bool:
    """Whether a season card lets a player move units with orders."""
    return bool(state.weather.marchers >> seat & 1)


def free_to_leave(state: Runewars, seat: int, area: str) -> bool:
    """Whether a player's units may leave an area, by a card even where he has activated it (RW-MOVE-13)."""
    return may_leave(state, seat, area) or area == state.turn.leaving


# Strategize


def strategize(t: Land, seat: int) -> Flow[None]:
    """Each unit and hero may go to a friendly or empty area beside his (RW-STRAT-01 to -09)."""
    turn = t.state.turn
    turn.arrived, turn.went = {}, []
    while True:
        options = [*_shifts(t.state, seat), *_doors(t.state, seat)]
        if not options:
            break
        picked = yield Ask(seat, msg("ask-strategize"), [DONE, *options], "RW-STRAT-01")
        if picked is DONE:
            break
        if picked is OPEN_PORTAL:
            open_portal(t.state, seat)
            continue
        if isinstance(picked, ShiftHero):
            go(t, _hero(t.state, seat, picked.hero), picked.to)
            turn.went.append(_hero(t.state, seat, picked.hero).id)
        elif isinstance(picked, ShiftUnit):
            _shift(t, seat, picked.area, picked.to, {picked.unit: 1})
        else:
            able = _able(t.state, seat, picked.area, picked.to)
            _shift(t, seat, picked.area, picked.to, able)
    turn.arrived, turn.went, turn.portal = {}, [], False
    for area in t.state.places:
        settle(t, area)
        if t.state.places[area].holder == seat:
            yield from armies.trim(t, area)


def _doors(state: Runewars, seat: int) -> list[Option]:
    """The way through portals; who has to talk where he goes keeps an influence for it (RW-MOBILIZE-09)."""
    marching = state.turn.march
    talks = marching is not None and bool(marching.units) and room(state, seat, marching.area) != inf
    return [OPEN_PORTAL] if may_open(state, seat) and state.players[seat].influence > talks else []


def open_portal(state: Runewars, seat: int) -> None:
    """Influence is spent for the way through portals, in one movement (RW-EXPLORE-14, -25)."""
    state.players[seat].influence -= 1
    state.turn.portal = True


def _hero(state: Runewars, seat: int, id: str) -> HeroFigure:
    return next(hero for hero in state.players[seat].heroes if hero.id == id)


def _able(state: Runewars, seat: int, area: str, to: str) -> dict[str, int]:
    """The units that can go from an area to one beside it; allies only where their player is or comes (RW-NEUT-11)."""
    place, turn = state.places[area], state.turn
    if place.holder != seat or not may_march(state, seat) or not free_to_leave(state, seat, area):
        return {}
    if not (controller(state, to) == seat or is_empty(state, to)):
        return {}
    here = turn.arrived.get(area, {})
    afoot = to in passable(state, area, mountains=turn.mountains)
    able = {}
    for unit, n in place.standing.items():
        left = n - here.get(unit, 0)
        if left > 0 and (afoot or UNITS[unit].flying):
            able[unit] = left
    if controller(state, to) != seat and not has_colour(able):
        return {}
    return able


def _shifts(state: Runewars, seat: int) -> Iterator[Option]:
    for area, place in state.places.items():
        if place.holder == seat and place.standing:
            for to in passable(state, area, flying=True):
                able = _able(state, seat, area, to)
                friendly = controller(state, to) == seat
                yield from (ShiftUnit(area, unit, to) for unit in able if friendly or unit not in NEUTRALS)
                if sum(able.values()) > 1:
                    yield ShiftAll(area, to)
    for hero in state.players[seat].heroes:
        if not hero.routed and hero.id not in state.turn.went:
            for to in passable(state, hero.area, flying=HEROES[hero.id].flying, mountains=state.turn.mountains):
                if controller(state, to) == seat or is_empty(state, to):  # RW-STRAT-04
                    yield ShiftHero(hero.id, to)


def _shift(t: Land, seat: int, area: str, to: str, units: dict[str, int]) -> None:
    turn = t.state.turn
    for unit, n in units.items():
        armies.remove(t.state.places[area].standing, unit, n)
    armies.add(turn.arrived.setdefault(to, {}), units)
    put(t, to, seat, units)


# Mobilize and Conquer


def march(t: Land, seat: int) -> Flow[None]:
    """Activate an area, move figures into it, and see what comes of it (RW-ACT-01 to -18)."""
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
        moves = [*_moves(state, seat, target), *tactics.playable(state, seat, "march"), *_doors(state, seat)]
        picked = yield Ask(seat, prompt, [DONE, *moves], "RW-ACT-02")
        if picked is DONE:
            break
        if isinstance(picked, PlayTactics):
            yield from tactics.play_card(t, seat, picked.card)
        elif picked is OPEN_PORTAL:
            open_portal(state, seat)
        elif isinstance(picked, BringHero):
            bringing = _hero(state, seat, picked.hero)
            for friend in met(state, seat, bringing, target):
                yield from trade(t, seat, bringing, friend)
            if bringing in state.players[seat].heroes:
                go(t, bringing, target)
        else:
            coming = comers(state, seat, target)[picked.area]
            units = coming if isinstance(picked, MoveAll) else {picked.unit: 1}
            for unit, n in units.items():
                _join(state, picked.area, unit, n)
    state.turn.portal = False
    if entering := sum(state.turn.march.units.values()):
        t.say(msg("say-marches", faction=banner, area=area_name(target), n=entering))
        t.beat()
    yield from arrive(t, seat)


def _join(state: Runewars, area: str, unit: str, n: int) -> None:
    marching = state.turn.march
    assert marching is not None
    armies.remove(state.places[area].standing, unit, n)
    armies.add(marching.units, {unit: n})
    if area not in marching.sources:
        marching.sources.append(area)


def room(state: Runewars, seat: int, target: str) -> float:
    """How many units may still be moved into an area: as many as one likes, unless that would bring a battle that is
    not allowed (RW-MOBILIZE-06, -09, RW-DIPLO-19)."""
    lord = controller(state, target)
    if not may_march(state, seat):
        return 0
    if lord == seat or is_empty(state, target):
        return inf
    if lord != NOBODY:
        return 0 if state.turn.battles or state.weather.truce else inf
    if not state.turn.battles:
        return inf
    marching = sum(state.turn.march.units.values()) if state.turn.march else 0
    left = UNITS_IN_AREA - state.places[target].units() - marching
    return max(0, left) if state.players[seat].influence else 0


def comers(state: Runewars, seat: int, target: str) -> dict[str, dict[str, int]]:
    """The units that can come to an area, by where they are (RW-ACT-02, -04, -05, -07, -13)."""
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


def _moves(state: Runewars, seat: int, target: str) -> Iterator[Option]:
    turn = state.turn
    assert turn.march is not None
    led = controller(state, target) == seat or has_colour(turn.march.units)
    left = room(state, seat, target)
    for area, units in comers(state, seat, target).items():
        yield from (MoveUnit(area, unit) for unit in units if led or unit not in NEUTRALS)  # RW-NEUT-11, -12
        if 1 < sum(units.values()) <= left and (led or has_colour(units)):
            yield MoveAll(area)
    for hero in state.players[seat].heroes:
        if not hero.routed and hero.area != target and hero.area in _reach_of(state, seat, hero, target, _far(hero)):
            yield BringHero(hero.id)


def _far(hero: HeroFigure) -> int:
    """How far a hero comes with Mobilize and Conquer (RW-ACT-02, -04)."""
    return FAST if HEROES[hero.id].fast else SLOW


def _reach_of(state: Runewars, seat: int, hero: HeroFigure, target: str, steps: int) -> list[str]:
    flying, mountains = HEROES[hero.id].flying, state.turn.mountains
    return reach(state, seat, target, steps, flying=flying, hero=True, mountains=mountains)


def met(state: Runewars, seat: int, hero: HeroFigure, target: str) -> list[HeroFigure]:
    """The own heroes in areas that a hero can pass on his way to the activated one (RW-REWARD-06)."""
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
