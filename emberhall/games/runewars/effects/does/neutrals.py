"""Effects that place, move and charm neutral units, and other tactics cards."""

from collections.abc import Iterable

from emberhall.games.runewars.choices import HowMany, MoveUnit, PickArea, PickPlayer, PlaceUnit, SpendInfluence
from emberhall.games.runewars.content import NEUTRALS, UNITS
from emberhall.games.runewars.effects import nodes as fx
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.names import area_name
from emberhall.games.runewars.rules.armies import put, remove_units, settle, trim
from emberhall.games.runewars.rules.control import board, contested, controller, is_neutral
from emberhall.games.runewars.rules.diplomacy import disperse
from emberhall.games.runewars.rules.fate import choose_destiny, discard_fate, draw_fate
from emberhall.games.runewars.rules.movement import free_to_leave
from emberhall.games.runewars.rules.retreat import reached
from emberhall.games.runewars.rules.strongholds import strongholds_of
from emberhall.games.runewars.rules.tactics import draw_tactics
from emberhall.games.runewars.state import State, Table, figure
from emberhall.games.runewars.terms import Shape
from emberhall.kernel import NOBODY, Flow, choose, msg


def _at_hand(state: State, shapes: Iterable[Shape]) -> list[str]:
    return [unit for unit in NEUTRALS if UNITS[unit].shape in shapes and state.neutrals.get(unit)]


@BOOK.does(fx.PlaceNeutrals)
def place_neutrals(t: Table, playing: Playing, effect: fx.PlaceNeutrals) -> Flow[None]:
    """Neutral units join a player in one of their areas (RW-RALLY-02, RW-RALLY-03, RW-RALLY-07, RW-SUPPLY-08)."""
    state = t.state
    areas = [playing.area] if effect.where == "city" else strongholds_of(state, playing.seat)
    for _ in range(effect.n):
        options = [PlaceUnit(unit, area) for area in areas for unit in _at_hand(state, effect.shapes)]
        if not options:
            return
        picked = yield from choose(playing.seat, msg("ask-place-unit"), options, "RW-RALLY-02")
        state.neutrals[picked.unit] -= 1
        put(t, picked.area, playing.seat, {picked.unit: 1})
        yield from trim(t, picked.area)
        settle(t, picked.area)


@BOOK.can(fx.PlaceNeutrals)
def can_place_neutrals(state: State, playing: Playing, effect: fx.PlaceNeutrals) -> bool:
    where = effect.where == "city" or strongholds_of(state, playing.seat)
    return bool(where and _at_hand(state, effect.shapes))


def _wild(state: State) -> list[str]:
    """The areas with unallied neutral units, except where they are fighting."""
    wild = [area for area, place in state.places.items() if place.holder == NOBODY and place.units()]
    return [area for area in wild if not contested(state, area)]


def _ways(state: State, area: str, lords: Iterable[int] | None) -> list[str]:
    """Where all neutral units of an area can go, among areas controlled by these players."""
    place = state.places[area]
    units = [unit for unit in {**place.standing, **place.routed} if unit in NEUTRALS]
    near = [to for to, able in reached(state, area, units).items() if len(able) == len(units)]
    return [to for to in near if lords is None or controller(state, to) in lords]


def _drive(t: Table, area: str, to: str) -> Flow[None]:
    """Move the neutral units of an area to another, standing or routed as they are (RW-NEUT-17, RW-NEUT-18)."""
    here = t.state.places[area]
    lord = controller(t.state, to)
    for group, routed in ((here.standing, False), (here.routed, True)):
        for unit in [unit for unit in group if unit in NEUTRALS]:
            n = group.pop(unit)
            put(t, to, lord, {unit: n}, routed=routed)
    settle(t, area)
    t.say(msg("say-neutrals-move", area=area_name(area), to=area_name(to)))
    yield from trim(t, to)


def _move_from(t: Table, playing: Playing, areas: list[str], lords: Iterable[int] | None) -> Flow[None]:
    ways = {area: _ways(t.state, area, lords) for area in areas}
    options = [PickArea(area) for area, to in ways.items() if to]
    if options:
        area = (yield from choose(playing.seat, msg("ask-neutrals-from"), options)).area
        to = (yield from choose(playing.seat, msg("ask-neutrals-to"), [PickArea(id) for id in ways[area]])).area
        yield from _drive(t, area, to)


@BOOK.does(fx.MoveNeutrals)
def move_neutrals(t: Table, playing: Playing, effect: fx.MoveNeutrals) -> Flow[None]:
    yield from _move_from(t, playing, _wild(t.state), (NOBODY,))


def _driven(state: State, playing: Playing, effect: fx.DriveNeutrals) -> tuple[list[str], Iterable[int] | None]:
    if not effect.by_hero:
        return _wild(state), (NOBODY, playing.seat)
    area = figure(state, playing.hero).area
    place = state.places[area]
    return [area] if any(unit in NEUTRALS for unit in {**place.standing, **place.routed}) else [], None


@BOOK.does(fx.DriveNeutrals)
def drive_neutrals(t: Table, playing: Playing, effect: fx.DriveNeutrals) -> Flow[None]:
    yield from _move_from(t, playing, *_driven(t.state, playing, effect))


@BOOK.can(fx.DriveNeutrals)
def can_drive_neutrals(state: State, playing: Playing, effect: fx.DriveNeutrals) -> bool:
    areas, lords = _driven(state, playing, effect)
    return any(_ways(state, area, lords) for area in areas)


def _charmed(state: State, seat: int) -> list[str]:
    beside = board(state).beside
    neutral = [area for area in _wild(state) if is_neutral(state, area)]
    return [area for area in neutral if any(controller(state, near) == seat for near in beside[area])]


@BOOK.does(fx.CharmNeutrals)
def charm_neutrals(t: Table, playing: Playing, effect: fx.CharmNeutrals) -> Flow[None]:
    """Gold: one of the player's units joins them; silver: they retreat; red: nothing."""
    state, seat = t.state, playing.seat
    area = (yield from choose(seat, msg("ask-charm"), [PickArea(id) for id in _charmed(state, seat)])).area
    found = yield from choose_destiny(t, seat, effect.n, "ask-destiny", "RW-DIPLO-05")
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
            remove_units(state.places[picked.area].standing, picked.unit)
            put(t, area, seat, {picked.unit: 1})
            settle(t, picked.area)
            yield from trim(t, area)


@BOOK.can(fx.CharmNeutrals)
def can_charm_neutrals(state: State, playing: Playing, effect: fx.CharmNeutrals) -> bool:
    return bool(_charmed(state, playing.seat))


@BOOK.does(fx.SharePlans)
def share_plans(t: Table, playing: Playing, effect: fx.SharePlans) -> Flow[None]:
    others = [PickPlayer(s, p.faction) for s, p in enumerate(t.state.players) if s != playing.seat and not p.out]
    friend = (yield from choose(playing.seat, msg("ask-friend"), others)).seat
    n = (yield from choose(playing.seat, msg("ask-how-many"), [HowMany(n) for n in range(1, effect.n + 1)])).n
    for seat in (playing.seat, friend):
        yield from draw_tactics(t, seat, n)


@BOOK.does(fx.RaiseBid)
def raise_bid(t: Table, playing: Playing, effect: fx.RaiseBid) -> Flow[None]:
    player = t.state.players[playing.seat]
    options = [SpendInfluence(n) for n in range(1, min(effect.n, player.influence) + 1)]
    n = (yield from choose(playing.seat, msg("ask-raise-bid"), options)).n
    player.influence -= n
    t.state.bids[playing.seat] += n


@BOOK.can(fx.RaiseBid)
def can_raise_bid(state: State, playing: Playing, effect: fx.RaiseBid) -> bool:
    return state.players[playing.seat].influence > 0


@BOOK.does(fx.DrawAgain)
def draw_again(t: Table, playing: Playing, effect: fx.DrawAgain) -> None:
    n = len(t.state.drawn)
    discard_fate(t)
    draw_fate(t, t.state.drawn, n)
