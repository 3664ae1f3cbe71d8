"""Mobilize and Conquer: activate an area, move figures into it, and see what happens there."""

from collections.abc import Iterator

from emberhall.games.runewars.choices import (
    OPEN_PORTAL,
    BringHero,
    MoveAll,
    MoveUnit,
    PickArea,
    PlayTactics,
)
from emberhall.games.runewars.content import HEROES, NEUTRALS, UNITS
from emberhall.games.runewars.names import area_name, faction_name
from emberhall.games.runewars.rules.armies import add_units, has_colour, put, remove_units, settle, trim
from emberhall.games.runewars.rules.battle import attack
from emberhall.games.runewars.rules.control import FAST, SLOW, board, controller, is_empty, reach, steps_of
from emberhall.games.runewars.rules.diplomacy import meet
from emberhall.games.runewars.rules.heroes import go_to
from emberhall.games.runewars.rules.movement import free_to_leave, open_portal, own_hero, portal_offers, room
from emberhall.games.runewars.rules.rewards import exchange_rewards
from emberhall.games.runewars.rules.tactics import play_tactics, playable_tactics
from emberhall.games.runewars.state import HeroFigure, March, State, Table
from emberhall.kernel import DONE, NOBODY, Ask, Flow, Option, choose, msg

# Mobilize and Conquer


def march(t: Table, seat: int) -> Flow[None]:
    """Activate an area, move figures into it, and see what comes of it (RW-ACT-01 to RW-ACT-18)."""
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
        moves = [*_moves(state, seat, target), *playable_tactics(state, seat, "march"), *portal_offers(state, seat)]
        picked = yield Ask(seat, prompt, [DONE, *moves], "RW-ACT-02")
        if picked is DONE:
            break
        if isinstance(picked, PlayTactics):
            yield from play_tactics(t, seat, picked.card)
        elif picked is OPEN_PORTAL:
            open_portal(state, seat)
        elif isinstance(picked, BringHero):
            bringing = own_hero(state, seat, picked.hero)
            for friend in heroes_on_the_way(state, seat, bringing, target):
                yield from exchange_rewards(t, seat, bringing, friend)
            if bringing in state.players[seat].heroes:
                go_to(t, bringing, target)
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


def _join(state: State, area: str, unit: str, n: int) -> None:
    marching = state.turn.march
    assert marching is not None
    remove_units(state.places[area].standing, unit, n)
    add_units(marching.units, {unit: n})
    if area not in marching.sources:
        marching.sources.append(area)


def comers(state: State, seat: int, target: str) -> dict[str, dict[str, int]]:
    """The units that can come to an area, by where they are (RW-ACT-02, RW-ACT-04, RW-ACT-05, RW-ACT-07, RW-ACT-13)."""
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


def _moves(state: State, seat: int, target: str) -> Iterator[Option]:
    turn = state.turn
    assert turn.march is not None
    led = controller(state, target) == seat or has_colour(turn.march.units)
    left = room(state, seat, target)
    for area, units in comers(state, seat, target).items():
        yield from (MoveUnit(area, unit) for unit in units if led or unit not in NEUTRALS)  # RW-NEUT-11, RW-NEUT-12
        if 1 < sum(units.values()) <= left and (led or has_colour(units)):
            yield MoveAll(area)
    for hero in state.players[seat].heroes:
        if not hero.routed and hero.area != target and hero.area in _reach_of(state, seat, hero, target, _far(hero)):
            yield BringHero(hero.id)


def _far(hero: HeroFigure) -> int:
    """How far a hero comes with Mobilize and Conquer (RW-ACT-02, RW-ACT-04)."""
    return FAST if HEROES[hero.id].fast else SLOW


def _reach_of(state: State, seat: int, hero: HeroFigure, target: str, steps: int) -> list[str]:
    flying, mountains = HEROES[hero.id].flying, state.turn.mountains
    return reach(state, seat, target, steps, flying=flying, hero=True, mountains=mountains)


def heroes_on_the_way(state: State, seat: int, hero: HeroFigure, target: str) -> list[HeroFigure]:
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


def arrive(t: Table, seat: int) -> Flow[None]:
    """After all movement: a battle, diplomacy, or just arms at rest (RW-MOVE-01, RW-MOVE-02, RW-MOVE-03, RW-ACT-18)."""
    state = t.state
    marching = state.turn.march
    assert marching is not None
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
