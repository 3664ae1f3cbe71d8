"""What objectives and quests ask for."""

from emberhall.games.runewars.content import HEROES, NEUTRALS, UNITS
from emberhall.games.runewars.effects.book import BOOK, Play
from emberhall.games.runewars.effects.nodes import tests
from emberhall.games.runewars.rules.control import board, controller, friendly, home_of
from emberhall.games.runewars.rules.court import cities_of
from emberhall.games.runewars.state import Place, Runewars
from emberhall.games.runewars.terms import NOBODY


def _kinds(place: Place) -> dict[str, int]:
    return {**place.standing, **place.routed}


def _allies(state: Runewars, seat: int) -> set[str]:
    return {unit for p in state.places.values() if p.holder == seat for unit in _kinds(p) if unit in NEUTRALS}


@BOOK.holds(tests.TrianglesAllied)
def triangles_allied(state: Runewars, play: Play, test: tests.TrianglesAllied) -> bool:
    """Whoever they are allied to; it holds as well where none is in play."""
    return not any(
        unit in NEUTRALS and UNITS[unit].shape == "triangle"
        for place in state.places.values()
        if place.holder == NOBODY
        for unit in _kinds(place)
    )


@BOOK.holds(tests.AlliedKinds)
def allied_kinds(state: Runewars, play: Play, test: tests.AlliedKinds) -> bool:
    return len(_allies(state, play.seat)) >= test.n


@BOOK.holds(tests.HasAllied)
def has_allied(state: Runewars, play: Play, test: tests.HasAllied) -> bool:
    return not _allies(state, play.seat).isdisjoint(test.units)


@BOOK.holds(tests.CitiesAtLeast)
def cities_at_least(state: Runewars, play: Play, test: tests.CitiesAtLeast) -> bool:
    return len(cities_of(state, play.seat)) >= test.n


@BOOK.holds(tests.GoodCompany)
def good_company(state: Runewars, play: Play, test: tests.GoodCompany) -> bool:
    alignments = [HEROES[hero.id].alignment for hero in state.players[play.seat].heroes]
    return len(alignments) >= test.n and "evil" not in alignments


@BOOK.holds(tests.BuiltStrongholds)
def built_strongholds(state: Runewars, play: Play, test: tests.BuiltStrongholds) -> bool:
    whole = [p for p in state.places.values() if p.stronghold == play.seat and not p.damaged and p.development]
    return len(whole) >= test.n


@BOOK.holds(tests.AreasAtLeast)
def areas_at_least(state: Runewars, play: Play, test: tests.AreasAtLeast) -> bool:
    mine = friendly(state, play.seat)
    homes = [area for area in board(state).spots if home_of(state, area) == play.seat]
    return len(mine) >= test.n and all(area in mine for area in homes)


@BOOK.holds(tests.WonDefending)
def won_defending(state: Runewars, play: Play, test: tests.WonDefending) -> bool:
    return state.turn.held == play.seat


@BOOK.holds(tests.WonAttacking)
def won_attacking(state: Runewars, play: Play, test: tests.WonAttacking) -> bool:
    turn = state.turn
    return state.current == play.seat and any(controller(state, area) == play.seat for area in turn.conquered)


@BOOK.holds(tests.BrokeWalls)
def broke_walls(state: Runewars, play: Play, test: tests.BrokeWalls) -> bool:
    turn = state.turn
    enough = turn.walls_destroyed >= test.destroyed or turn.walls_damaged >= test.damaged
    return state.current == play.seat and enough


@BOOK.holds(tests.NeutralsKilled)
def neutrals_killed(state: Runewars, play: Play, test: tests.NeutralsKilled) -> bool:
    return state.current == play.seat and state.turn.neutrals_killed >= test.n


@BOOK.holds(tests.ForeignSoil)
def foreign_soil(state: Runewars, play: Play, test: tests.ForeignSoil) -> bool:
    return any(home_of(state, area) not in (NOBODY, play.seat) for area in friendly(state, play.seat))


@BOOK.holds(tests.UnitsAtLeast)
def units_at_least(state: Runewars, play: Play, test: tests.UnitsAtLeast) -> bool:
    mine = [p for p in state.places.values() if p.holder == play.seat]
    groups = (group for place in mine for group in (place.standing, place.routed))
    return sum(n for group in groups for unit, n in group.items() if unit not in NEUTRALS) >= test.n


@BOOK.holds(tests.HeroSlayer)
def hero_slayer(state: Runewars, play: Play, test: tests.HeroSlayer) -> bool:
    team = state.players[play.seat].heroes
    return any(hero.has_defeated and len(hero.rewards) + len(hero.shown) >= test.n for hero in team)
