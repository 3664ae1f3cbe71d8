"""What tactics cards and rewards do with heroes, and with units near them."""

from collections.abc import Iterable

from emberhall.games.runewars.choices import MoveUnit, PickArea, PickHero, RoutUnit
from emberhall.games.runewars.effects.book import BOOK, Play
from emberhall.games.runewars.effects.nodes import acts, base
from emberhall.games.runewars.effects.nodes import heroes as nodes
from emberhall.games.runewars.rules import armies, duels, heroes, quests
from emberhall.games.runewars.rules.armies import settle
from emberhall.games.runewars.rules.control import board, controller, within
from emberhall.games.runewars.rules.march import free_to_leave
from emberhall.games.runewars.state import HeroFigure, Land, Runewars, figure, sides_of
from emberhall.games.runewars.terms import NOBODY
from emberhall.kernel import DONE, Ask, Flow, choose, msg

#: What holds, holds because the rules look for it: there is nothing to do.
TRAITS = tuple(kind for kind in vars(nodes).values() if isinstance(kind, type) and base.Trait in kind.__bases__)


@BOOK.does(*TRAITS)
def holds(t: Land, play: Play, effect: base.Trait) -> None:
    pass


def _team(state: Runewars, play: Play) -> list[HeroFigure]:
    """The hero that it is about, else all of the player's."""
    return [figure(state, play.hero)] if play.hero else state.players[play.seat].heroes


def _one(t: Land, play: Play, able: list[HeroFigure], ask: str) -> Flow[HeroFigure]:
    picked = yield from choose(play.seat, msg(ask), [PickHero(hero.id) for hero in able])
    return figure(t.state, picked.hero)


# Healing


def _sick(state: Runewars, play: Play, effect: acts.HealHero) -> list[HeroFigure]:
    return [hero for hero in _team(state, play) if hero.damage or (effect.stand and hero.routed)]


@BOOK.does(acts.HealHero)
def heal_hero(t: Land, play: Play, effect: acts.HealHero) -> Flow[None]:
    hero = yield from _one(t, play, _sick(t.state, play, effect), "ask-heal")
    hero.damage = 0
    hero.routed = hero.routed and not effect.stand


@BOOK.can(acts.HealHero)
def can_heal_hero(state: Runewars, play: Play, effect: acts.HealHero) -> bool:
    return bool(_sick(state, play, effect))


# Ways


def _walkers(state: Runewars, play: Play) -> list[HeroFigure]:
    return [hero for hero in _team(state, play) if not hero.routed]


@BOOK.does(acts.MoveHero)
def move_hero(t: Land, play: Play, effect: acts.MoveHero) -> Flow[None]:
    hero = yield from _one(t, play, _walkers(t.state, play), "ask-move-hero")
    options = [PickArea(area) for area in within(t.state, hero.area, effect.n)]
    heroes.go(t, hero, (yield from choose(play.seat, msg("ask-hero-to"), options)).area)
    for side in sides_of(t.state.fight) if t.state.fight is not None else ():  # who has left supports no longer
        side.support = {unit: id for unit, id in side.support.items() if id != hero.id}


@BOOK.can(acts.MoveHero)
def can_move_hero(state: Runewars, play: Play, effect: acts.MoveHero) -> bool:
    return bool(_walkers(state, play))


def _landings(state: Runewars, play: Play) -> list[str]:
    """Areas without units of others and without a stronghold of theirs."""
    home = figure(state, play.hero).area
    return [
        area
        for area, place in state.places.items()
        if area != home and (not place.units() or place.holder == play.seat) and place.stronghold in (NOBODY, play.seat)
    ]


@BOOK.does(nodes.Teleport)
def teleport(t: Land, play: Play, effect: nodes.Teleport) -> Flow[None]:
    hero = figure(t.state, play.hero)
    source = hero.area
    options = [PickArea(area) for area in _landings(t.state, play)]
    to = (yield from choose(play.seat, msg("ask-teleport"), options)).area
    heroes.go(t, hero, to)
    yield from _bring(t, play, [source], to, effect.n)


@BOOK.can(nodes.Teleport)
def can_teleport(state: Runewars, play: Play, effect: nodes.Teleport) -> bool:
    return bool(_landings(state, play))


def _bring(t: Land, play: Play, sources: Iterable[str], to: str, n: int) -> Flow[None]:
    """Up to so many standing units of the player come from these areas."""
    state = t.state
    mine = [area for area in sources if state.places[area].holder == play.seat]
    held = [area for area in mine if free_to_leave(state, play.seat, area)]  # RW-MOVE-13
    for _ in range(n if _open_to_units(state, play.seat, to) else 0):
        options = [MoveUnit(area, unit) for area in held for unit in state.places[area].standing]
        if not options:
            break
        picked = yield Ask(play.seat, msg("ask-bring"), [DONE, *options])
        if picked is DONE:
            break
        armies.remove(state.places[picked.area].standing, picked.unit)
        armies.add(state.places[to].standing, {picked.unit: 1})
        state.places[to].holder = play.seat
    for area in (*held, to):
        settle(t, area)
    yield from armies.trim(t, to)


def _open_to_units(state: Runewars, seat: int, area: str) -> bool:
    """Whether a truce lets a player's units go to an area."""
    return not state.weather.truce or controller(state, area) in (NOBODY, seat)


@BOOK.does(nodes.SummonUnits)
def summon_units(t: Land, play: Play, effect: nodes.SummonUnits) -> Flow[None]:
    yield from _bring(t, play, t.state.places, figure(t.state, play.hero).area, effect.n)


@BOOK.can(nodes.SummonUnits)
def can_summon_units(state: Runewars, play: Play, effect: nodes.SummonUnits) -> bool:
    area = figure(state, play.hero).area
    place = state.places[area]
    free = not place.units() and place.stronghold in (NOBODY, play.seat)
    return free and _open_to_units(state, play.seat, area)


# Units near a hero


@BOOK.does(nodes.StandUnitsHere)
def stand_units_here(t: Land, play: Play, effect: nodes.StandUnitsHere) -> None:
    place = t.state.places[figure(t.state, play.hero).area]
    routed, place.routed = place.routed, {}
    armies.add(place.standing, routed)


@BOOK.can(nodes.StandUnitsHere)
def can_stand_units_here(state: Runewars, play: Play, effect: nodes.StandUnitsHere) -> bool:
    place = state.places[figure(state, play.hero).area]
    return place.holder == play.seat and bool(place.routed)


def _near_enemies(state: Runewars, play: Play) -> list[RoutUnit]:
    found = []
    area = figure(state, play.hero).area
    for near in (area, *board(state).beside[area]):
        place = state.places[near]
        if place.holder not in (NOBODY, play.seat):
            found += [RoutUnit(near, unit) for unit in place.standing]
    return found


@BOOK.does(nodes.RoutNear)
def rout_near(t: Land, play: Play, effect: nodes.RoutNear) -> Flow[None]:
    for _ in range(effect.n):
        options = _near_enemies(t.state, play)
        if options:
            picked = yield from choose(play.seat, msg("ask-rout"), options)
            place = t.state.places[picked.area]
            armies.remove(place.standing, picked.unit)
            armies.add(place.routed, {picked.unit: 1})


@BOOK.can(nodes.RoutNear)
def can_rout_near(state: Runewars, play: Play, effect: nodes.RoutNear) -> bool:
    return bool(_near_enemies(state, play))


# Ambush


def _lurking(state: Runewars, play: Play) -> list[HeroFigure]:
    """Standing heroes where another's has just come."""
    came = next((hero for player in state.players for hero in player.heroes if hero.id == state.came), None)
    if came is None:
        return []
    there = [hero for hero in _walkers(state, play) if hero.area == came.area]
    return [hero for hero in there if came in quests.rivals(state, play.seat, hero)]


@BOOK.does(acts.Ambush)
def ambush(t: Land, play: Play, effect: acts.Ambush) -> Flow[None]:
    hero = yield from _one(t, play, _lurking(t.state, play), "ask-ambush-hero")
    came = figure(t.state, t.state.came)
    if (yield from quests.evades(t, play.seat, hero, came)):
        return
    duels.begin(t, play.seat, hero, came)
    assert t.state.duel is not None
    t.state.duel.attacker.other += effect.n  # it lands with what the start of the duel brings
    yield from duels.duel(t)


@BOOK.can(acts.Ambush)
def can_ambush(state: Runewars, play: Play, effect: acts.Ambush) -> bool:
    return bool(_lurking(state, play))
