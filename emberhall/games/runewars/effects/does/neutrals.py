"""What places, moves and charms neutral units, and what else tactics cards do."""

from collections.abc import Iterable

from emberhall.games.runewars.choices import HowMany, MoveUnit, PickArea, PickPlayer, PlaceUnit, SpendInfluence
from emberhall.games.runewars.content import NEUTRALS, UNITS
from emberhall.games.runewars.effects.book import BOOK, Play
from emberhall.games.runewars.effects.nodes import acts
from emberhall.games.runewars.names import area_name
from emberhall.games.runewars.rules import armies, fate, tactics
from emberhall.games.runewars.rules.armies import put, settle
from emberhall.games.runewars.rules.arrival import disperse
from emberhall.games.runewars.rules.control import board, contested, controller, is_neutral
from emberhall.games.runewars.rules.march import free_to_leave
from emberhall.games.runewars.rules.muster import strongholds_of
from emberhall.games.runewars.rules.retreat import reached
from emberhall.games.runewars.state import Land, Runewars, figure
from emberhall.games.runewars.terms import NOBODY, Shape
from emberhall.kernel import Flow, choose, msg


def _at_hand(state: Runewars, shapes: Iterable[Shape]) -> list[str]:
    return [unit for unit in NEUTRALS if UNITS[unit].shape in shapes and state.neutrals.get(unit)]


@BOOK.does(acts.PlaceNeutrals)
def place_neutrals(t: Land, play: Play, effect: acts.PlaceNeutrals) -> Flow[None]:
    """Neutral units join a player in an area of his (RW-RALLY-02, -03, -07, RW-SUPPLY-08)."""
    state = t.state
    areas = [play.area] if effect.where == "city" else strongholds_of(state, play.seat)
    for _ in range(effect.n):
        options = [PlaceUnit(unit, area) for area in areas for unit in _at_hand(state, effect.shapes)]
        if not options:
            return
        picked = yield from choose(play.seat, msg("ask-place-unit"), options, "RW-RALLY-02")
        state.neutrals[picked.unit] -= 1
        put(t, picked.area, play.seat, {picked.unit: 1})
        yield from armies.trim(t, picked.area)
        settle(t, picked.area)


@BOOK.can(acts.PlaceNeutrals)
def can_place_neutrals(state: Runewars, play: Play, effect: acts.PlaceNeutrals) -> bool:
    where = effect.where == "city" or strongholds_of(state, play.seat)
    return bool(where and _at_hand(state, effect.shapes))


def _wild(state: Runewars) -> list[str]:
    """The areas with unallied neutral units, except where they are fighting."""
    wild = [area for area, place in state.places.items() if place.holder == NOBODY and place.units()]
    return [area for area in wild if not contested(state, area)]


def _ways(state: Runewars, area: str, lords: Iterable[int] | None) -> list[str]:
    """Where all neutral units of an area get to, among areas of these players."""
    place = state.places[area]
    units = [unit for unit in {**place.standing, **place.routed} if unit in NEUTRALS]
    near = [to for to, able in reached(state, area, units).items() if len(able) == len(units)]
    return [to for to in near if lords is None or controller(state, to) in lords]


def _drive(t: Land, area: str, to: str) -> Flow[None]:
    """The neutral units of an area go to another one, as they stand or lie (RW-NEUT-17, -18)."""
    here = t.state.places[area]
    lord = controller(t.state, to)
    for group, routed in ((here.standing, False), (here.routed, True)):
        for unit in [unit for unit in group if unit in NEUTRALS]:
            n = group.pop(unit)
            put(t, to, lord, {unit: n}, routed=routed)
    settle(t, area)
    t.say(msg("say-neutrals-move", area=area_name(area), to=area_name(to)))
    yield from armies.trim(t, to)


def _move_from(t: Land, play: Play, areas: list[str], lords: Iterable[int] | None) -> Flow[None]:
    ways = {area: _ways(t.state, area, lords) for area in areas}
    options = [PickArea(area) for area, to in ways.items() if to]
    if options:
        area = (yield from choose(play.seat, msg("ask-neutrals-from"), options)).area
        to = (yield from choose(play.seat, msg("ask-neutrals-to"), [PickArea(id) for id in ways[area]])).area
        yield from _drive(t, area, to)


@BOOK.does(acts.MoveNeutrals)
def move_neutrals(t: Land, play: Play, effect: acts.MoveNeutrals) -> Flow[None]:
    yield from _move_from(t, play, _wild(t.state), (NOBODY,))


def _driven(state: Runewars, play: Play, effect: acts.DriveNeutrals) -> tuple[list[str], Iterable[int] | None]:
    if not effect.by_hero:
        return _wild(state), (NOBODY, play.seat)
    area = figure(state, play.hero).area
    place = state.places[area]
    return [area] if any(unit in NEUTRALS for unit in {**place.standing, **place.routed}) else [], None


@BOOK.does(acts.DriveNeutrals)
def drive_neutrals(t: Land, play: Play, effect: acts.DriveNeutrals) -> Flow[None]:
    yield from _move_from(t, play, *_driven(t.state, play, effect))


@BOOK.can(acts.DriveNeutrals)
def can_drive_neutrals(state: Runewars, play: Play, effect: acts.DriveNeutrals) -> bool:
    areas, lords = _driven(state, play, effect)
    return any(_ways(state, area, lords) for area in areas)


def _charmed(state: Runewars, seat: int) -> list[str]:
    beside = board(state).beside
    neutral = [area for area in _wild(state) if is_neutral(state, area)]
    return [area for area in neutral if any(controller(state, near) == seat for near in beside[area])]


@BOOK.does(acts.CharmNeutrals)
def charm_neutrals(t: Land, play: Play, effect: acts.CharmNeutrals) -> Flow[None]:
    """Gold: a unit of one's own joins them; silver: they retreat; red: nothing."""
    state, seat = t.state, play.seat
    area = (yield from choose(seat, msg("ask-charm"), [PickArea(id) for id in _charmed(state, seat)])).area
    found = yield from fate.destiny(t, seat, effect.n, "ask-destiny", "RW-DIPLO-05")
    if found == "silver":
        yield from disperse(t, area)
    elif found == "gold":
        own = [
            MoveUnit(near, unit)
            for near in board(state).beside[area]
            if state.places[near].holder == seat and free_to_leave(state, seat, near)
            for unit in state.places[near].standing
            if unit not in NEUTRALS
        ]
        if own:
            picked = yield from choose(seat, msg("ask-charm-unit"), own)
            armies.remove(state.places[picked.area].standing, picked.unit)
            put(t, area, seat, {picked.unit: 1})
            settle(t, picked.area)
            yield from armies.trim(t, area)


@BOOK.can(acts.CharmNeutrals)
def can_charm_neutrals(state: Runewars, play: Play, effect: acts.CharmNeutrals) -> bool:
    return bool(_charmed(state, play.seat))


@BOOK.does(acts.SharePlans)
def share_plans(t: Land, play: Play, effect: acts.SharePlans) -> Flow[None]:
    others = [PickPlayer(s, p.faction) for s, p in enumerate(t.state.players) if s != play.seat and not p.out]
    friend = (yield from choose(play.seat, msg("ask-friend"), others)).seat
    n = (yield from choose(play.seat, msg("ask-how-many"), [HowMany(n) for n in range(1, effect.n + 1)])).n
    for seat in (play.seat, friend):
        yield from tactics.draw(t, seat, n)


@BOOK.does(acts.RaiseBid)
def raise_bid(t: Land, play: Play, effect: acts.RaiseBid) -> Flow[None]:
    player = t.state.players[play.seat]
    options = [SpendInfluence(n) for n in range(1, min(effect.n, player.influence) + 1)]
    n = (yield from choose(play.seat, msg("ask-raise-bid"), options)).n
    player.influence -= n
    t.state.bids[play.seat] += n


@BOOK.can(acts.RaiseBid)
def can_raise_bid(state: Runewars, play: Play, effect: acts.RaiseBid) -> bool:
    return state.players[play.seat].influence > 0


@BOOK.does(acts.DrawAgain)
def draw_again(t: Land, play: Play, effect: acts.DrawAgain) -> None:
    n = len(t.state.drawn)
    fate.discard(t)
    fate.draw(t, t.state.drawn, n)
