"""Conditions of objectives and quests."""

from emberhall.games.runewars.content import HEROES, NEUTRALS, UNITS
from emberhall.games.runewars.effects import nodes as fx
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.rules.control import board, controller, friendly, home_of
from emberhall.games.runewars.rules.rally_support import cities_of
from emberhall.games.runewars.state import Place, State
from emberhall.kernel import NOBODY


def _kinds(place: Place) -> dict[str, int]:
    return {**place.standing, **place.routed}


def _allies(state: State, seat: int) -> set[str]:
    return {unit for p in state.places.values() if p.holder == seat for unit in _kinds(p) if unit in NEUTRALS}


@BOOK.holds(fx.TrianglesAllied)
def triangles_allied(state: State, playing: Playing, test: fx.TrianglesAllied) -> bool:
    """Allied with anyone; also true if none is in play."""
    return not any(
        unit in NEUTRALS and UNITS[unit].shape == "triangle"
        for place in state.places.values()
        if place.holder == NOBODY
        for unit in _kinds(place)
    )


@BOOK.holds(fx.AlliedKinds)
def allied_kinds(state: State, playing: Playing, test: fx.AlliedKinds) -> bool:
    return len(_allies(state, playing.seat)) >= test.n


@BOOK.holds(fx.HasAllied)
def has_allied(state: State, playing: Playing, test: fx.HasAllied) -> bool:
    return not _allies(state, playing.seat).isdisjoint(test.units)


@BOOK.holds(fx.CitiesAtLeast)
def cities_at_least(state: State, playing: Playing, test: fx.CitiesAtLeast) -> bool:
    return len(cities_of(state, playing.seat)) >= test.n


@BOOK.holds(fx.GoodCompany)
def good_company(state: State, playing: Playing, test: fx.GoodCompany) -> bool:
    alignments = [HEROES[hero.id].alignment for hero in state.players[playing.seat].heroes]
    return len(alignments) >= test.n and "evil" not in alignments


@BOOK.holds(fx.BuiltStrongholds)
def built_strongholds(state: State, playing: Playing, test: fx.BuiltStrongholds) -> bool:
    whole = [p for p in state.places.values() if p.stronghold == playing.seat and not p.damaged and p.development]
    return len(whole) >= test.n


@BOOK.holds(fx.AreasAtLeast)
def areas_at_least(state: State, playing: Playing, test: fx.AreasAtLeast) -> bool:
    mine = friendly(state, playing.seat)
    homes = [area for area in board(state).spots if home_of(state, area) == playing.seat]
    return len(mine) >= test.n and all(area in mine for area in homes)


@BOOK.holds(fx.WonDefending)
def won_defending(state: State, playing: Playing, test: fx.WonDefending) -> bool:
    return state.turn.held == playing.seat


@BOOK.holds(fx.WonAttacking)
def won_attacking(state: State, playing: Playing, test: fx.WonAttacking) -> bool:
    turn = state.turn
    return state.current == playing.seat and any(controller(state, area) == playing.seat for area in turn.conquered)


@BOOK.holds(fx.BrokeWalls)
def broke_walls(state: State, playing: Playing, test: fx.BrokeWalls) -> bool:
    turn = state.turn
    enough = turn.walls_destroyed >= test.destroyed or turn.walls_damaged >= test.damaged
    return state.current == playing.seat and enough


@BOOK.holds(fx.NeutralsKilled)
def neutrals_killed(state: State, playing: Playing, test: fx.NeutralsKilled) -> bool:
    return state.current == playing.seat and state.turn.neutrals_killed >= test.n


@BOOK.holds(fx.ForeignSoil)
def foreign_soil(state: State, playing: Playing, test: fx.ForeignSoil) -> bool:
    return any(home_of(state, area) not in (NOBODY, playing.seat) for area in friendly(state, playing.seat))


@BOOK.holds(fx.UnitsAtLeast)
def units_at_least(state: State, playing: Playing, test: fx.UnitsAtLeast) -> bool:
    mine = [p for p in state.places.values() if p.holder == playing.seat]
    groups = (group for place in mine for group in (place.standing, place.routed))
    return sum(n for group in groups for unit, n in group.items() if unit not in NEUTRALS) >= test.n


@BOOK.holds(fx.HeroSlayer)
def hero_slayer(state: State, playing: Playing, test: fx.HeroSlayer) -> bool:
    team = state.players[playing.seat].heroes
    return any(hero.has_defeated and len(hero.rewards) + len(hero.shown) >= test.n for hero in team)
