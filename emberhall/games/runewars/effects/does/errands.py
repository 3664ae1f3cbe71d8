"""Effects of tactics cards and rewards on heroes and units near them."""

from collections.abc import Iterable

from emberhall.games.runewars.choices import MoveUnit, PickArea, PickHero, RoutUnit
from emberhall.games.runewars.effects import nodes as fx
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.rules.armies import add_units, remove_units, settle, trim
from emberhall.games.runewars.rules.control import areas_within, board, controller
from emberhall.games.runewars.rules.duels import begin_duel, fight_duel
from emberhall.games.runewars.rules.heroes import go_to
from emberhall.games.runewars.rules.movement import free_to_leave
from emberhall.games.runewars.rules.quest_phase import evades, rivals
from emberhall.games.runewars.state import HeroFigure, State, Table, figure, sides_of
from emberhall.kernel import NOBODY, Flow, choose, msg, pick

#: Traits do nothing by themselves: the rules look for them.
TRAITS = tuple(kind for kind in vars(fx).values() if isinstance(kind, type) and fx.Trait in kind.__bases__)


@BOOK.does(*TRAITS)
def holds(t: Table, playing: Playing, effect: fx.Trait) -> None:
    pass


def _team(state: State, playing: Playing) -> list[HeroFigure]:
    """The hero in question, or else all of the player's heroes."""
    return [figure(state, playing.hero)] if playing.hero else state.players[playing.seat].heroes


def _one(t: Table, playing: Playing, able: list[HeroFigure], ask: str) -> Flow[HeroFigure]:
    picked = yield from choose(playing.seat, msg(ask), [PickHero(hero.id) for hero in able])
    return figure(t.state, picked.hero)


# Healing


def _sick(state: State, playing: Playing, effect: fx.HealHero) -> list[HeroFigure]:
    return [hero for hero in _team(state, playing) if hero.damage or (effect.stand and hero.routed)]


@BOOK.does(fx.HealHero)
def heal_hero(t: Table, playing: Playing, effect: fx.HealHero) -> Flow[None]:
    hero = yield from _one(t, playing, _sick(t.state, playing, effect), "ask-heal")
    hero.damage = 0
    hero.routed = hero.routed and not effect.stand


@BOOK.can(fx.HealHero)
def can_heal_hero(state: State, playing: Playing, effect: fx.HealHero) -> bool:
    return bool(_sick(state, playing, effect))


# Ways


def _walkers(state: State, playing: Playing) -> list[HeroFigure]:
    return [hero for hero in _team(state, playing) if not hero.routed]


@BOOK.does(fx.MoveHero)
def move_hero(t: Table, playing: Playing, effect: fx.MoveHero) -> Flow[None]:
    hero = yield from _one(t, playing, _walkers(t.state, playing), "ask-move-hero")
    options = [PickArea(area) for area in areas_within(t.state, hero.area, effect.n)]
    go_to(t, hero, (yield from choose(playing.seat, msg("ask-hero-to"), options)).area)
    for side in sides_of(t.state.fight) if t.state.fight is not None else ():  # a hero who has left no longer supports
        side.support = {unit: id for unit, id in side.support.items() if id != hero.id}


@BOOK.can(fx.MoveHero)
def can_move_hero(state: State, playing: Playing, effect: fx.MoveHero) -> bool:
    return bool(_walkers(state, playing))


def _landings(state: State, playing: Playing) -> list[str]:
    """Areas without other players' units or strongholds."""
    home = figure(state, playing.hero).area
    return [
        area
        for area, place in state.places.items()
        if area != home
        and (not place.units() or place.holder == playing.seat)
        and place.stronghold in (NOBODY, playing.seat)
    ]


@BOOK.does(fx.Teleport)
def teleport(t: Table, playing: Playing, effect: fx.Teleport) -> Flow[None]:
    hero = figure(t.state, playing.hero)
    source = hero.area
    options = [PickArea(area) for area in _landings(t.state, playing)]
    to = (yield from choose(playing.seat, msg("ask-teleport"), options)).area
    go_to(t, hero, to)
    yield from _bring(t, playing, [source], to, effect.n)


@BOOK.can(fx.Teleport)
def can_teleport(state: State, playing: Playing, effect: fx.Teleport) -> bool:
    return bool(_landings(state, playing))


def _bring(t: Table, playing: Playing, sources: Iterable[str], to: str, n: int) -> Flow[None]:
    """Move up to n of the player's standing units from these areas."""
    state = t.state
    mine = [area for area in sources if state.places[area].holder == playing.seat]
    held = [area for area in mine if free_to_leave(state, playing.seat, area)]  # RW-MOVE-13
    for _ in range(n if _open_to_units(state, playing.seat, to) else 0):
        options = [MoveUnit(area, unit) for area in held for unit in state.places[area].standing]
        if not options:
            break
        picked = yield from pick(playing.seat, msg("ask-bring"), options, stop_first=True)
        if picked is None:
            break
        remove_units(state.places[picked.area].standing, picked.unit)
        add_units(state.places[to].standing, {picked.unit: 1})
        state.places[to].holder = playing.seat
    for area in (*held, to):
        settle(t, area)
    yield from trim(t, to)


def _open_to_units(state: State, seat: int, area: str) -> bool:
    """Whether a truce allows a player's units to enter an area."""
    return not state.weather.truce or controller(state, area) in (NOBODY, seat)


@BOOK.does(fx.SummonUnits)
def summon_units(t: Table, playing: Playing, effect: fx.SummonUnits) -> Flow[None]:
    yield from _bring(t, playing, t.state.places, figure(t.state, playing.hero).area, effect.n)


@BOOK.can(fx.SummonUnits)
def can_summon_units(state: State, playing: Playing, effect: fx.SummonUnits) -> bool:
    area = figure(state, playing.hero).area
    place = state.places[area]
    free = not place.units() and place.stronghold in (NOBODY, playing.seat)
    return free and _open_to_units(state, playing.seat, area)


# Units near a hero


@BOOK.does(fx.StandUnitsHere)
def stand_units_here(t: Table, playing: Playing, effect: fx.StandUnitsHere) -> None:
    place = t.state.places[figure(t.state, playing.hero).area]
    routed, place.routed = place.routed, {}
    add_units(place.standing, routed)


@BOOK.can(fx.StandUnitsHere)
def can_stand_units_here(state: State, playing: Playing, effect: fx.StandUnitsHere) -> bool:
    place = state.places[figure(state, playing.hero).area]
    return place.holder == playing.seat and bool(place.routed)


def _near_enemies(state: State, playing: Playing) -> list[RoutUnit]:
    found = []
    area = figure(state, playing.hero).area
    for near in (area, *board(state).beside[area]):
        place = state.places[near]
        if place.holder not in (NOBODY, playing.seat):
            found += [RoutUnit(near, unit) for unit in place.standing]
    return found


@BOOK.does(fx.RoutNear)
def rout_near(t: Table, playing: Playing, effect: fx.RoutNear) -> Flow[None]:
    for _ in range(effect.n):
        options = _near_enemies(t.state, playing)
        if options:
            picked = yield from choose(playing.seat, msg("ask-rout"), options)
            place = t.state.places[picked.area]
            remove_units(place.standing, picked.unit)
            add_units(place.routed, {picked.unit: 1})


@BOOK.can(fx.RoutNear)
def can_rout_near(state: State, playing: Playing, effect: fx.RoutNear) -> bool:
    return bool(_near_enemies(state, playing))


# Ambush


def _lurking(state: State, playing: Playing) -> list[HeroFigure]:
    """Standing heroes in the area that another player's hero has just entered."""
    came = next((hero for player in state.players for hero in player.heroes if hero.id == state.came), None)
    if came is None:
        return []
    there = [hero for hero in _walkers(state, playing) if hero.area == came.area]
    return [hero for hero in there if came in rivals(state, playing.seat, hero)]


@BOOK.does(fx.Ambush)
def ambush(t: Table, playing: Playing, effect: fx.Ambush) -> Flow[None]:
    hero = yield from _one(t, playing, _lurking(t.state, playing), "ask-ambush-hero")
    came = figure(t.state, t.state.came)
    if (yield from evades(t, playing.seat, hero, came)):
        return
    begin_duel(t, playing.seat, hero, came)
    assert t.state.duel is not None
    t.state.duel.attacker.other += effect.n  # lands with the damage of the start of the duel
    yield from fight_duel(t)


@BOOK.can(fx.Ambush)
def can_ambush(state: State, playing: Playing, effect: fx.Ambush) -> bool:
    return bool(_lurking(state, playing))
