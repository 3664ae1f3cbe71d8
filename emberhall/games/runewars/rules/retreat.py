"""Retreats: where units go, and which are routed or destroyed."""

from collections.abc import Iterable, Mapping, Sequence

from emberhall.games.runewars.choices import PickArea
from emberhall.games.runewars.content import HEROES, UNITS
from emberhall.games.runewars.names import area_name
from emberhall.games.runewars.rules.armies import banner, enter, give_back
from emberhall.games.runewars.rules.control import board, controller, is_empty, passable
from emberhall.games.runewars.rules.heroes import go_to
from emberhall.games.runewars.rules.runes import look
from emberhall.games.runewars.state import HeroFigure, State, Table, left_of
from emberhall.kernel import NOBODY, Flow, choose, msg


def reached(state: State, area: str, units: Iterable[str], seat: int = NOBODY) -> dict[str, list[str]]:
    """The adjacent areas, each with the player's units that can cross its border (RW-RETREAT-11)."""
    mountains = _over_mountains(state, seat)
    ways = {flies: passable(state, area, flying=flies, mountains=mountains) for flies in (False, True)}
    return {near: [u for u in units if near in ways[UNITS[u].flying]] for near in board(state).beside[area]}


def _over_mountains(state: State, seat: int) -> bool:
    """Whether a card lets a player's figures ignore mountains this turn (RW-MOVE-10)."""
    return state.turn.mountains and seat == state.current != NOBODY


def refuges(state: State, seat: int, area: str, units: Iterable[str]) -> list[str]:
    """Where units may retreat: to friendly areas, or else empty ones; neutral units to areas nobody controls.

    RW-DATA-07.
    """
    near = [id for id, who in reached(state, area, list(units), seat).items() if who]
    if seat == NOBODY:
        return [id for id in near if controller(state, id) == NOBODY]
    return [id for id in near if controller(state, id) == seat] or [id for id in near if is_empty(state, id)]


def retreat(
    t: Table, seat: int, area: str, units: Mapping[str, int], standing: Mapping[str, int] | None = None
) -> Flow[str]:
    """Units leave an area together and are routed; units that cannot get anywhere are destroyed.

    The units are in no area when this is called; those in `standing` are not routed. Returns the area they go to, or
    nothing.

    RW-RETREAT-01 to RW-RETREAT-05, RW-RETREAT-08 to RW-RETREAT-14.
    """
    state = t.state
    groups = (standing or {}, units)
    everyone = {**groups[0], **groups[1]}
    if not everyone:
        return ""
    where = refuges(state, seat, area, everyone)
    if not where:
        state.adrift = {}
        t.say(msg("say-no-retreat", area=area_name(area)))
        _destroy(state, seat, *groups)
        return ""
    decides = seat if seat != NOBODY else left_of(state, state.current)
    state.adrift = {unit: sum(group.get(unit, 0) for group in groups) for unit in everyone}
    prompt = msg("ask-retreat", area=area_name(area), whose="nobody" if seat == NOBODY else "mine")
    picked: PickArea = yield from choose(decides, prompt, [PickArea(id) for id in where], "RW-RETREAT-01")
    state.adrift = {}
    t.say(msg("say-retreat", who=banner(state, seat), area=area_name(area), to=area_name(picked.area)))
    able = reached(state, area, everyone, seat)[picked.area]
    stay, gone = ({unit: n for unit, n in group.items() if unit in able} for group in groups)
    _destroy(state, seat, *({u: n for u, n in group.items() if u not in able} for group in groups))  # RW-RETREAT-12
    yield from enter(t, picked.area, seat, stay, gone)
    look(t, picked.area)
    return picked.area


def _destroy(state: State, seat: int, *groups: Mapping[str, int]) -> None:
    for group in groups:
        for unit, n in group.items():
            give_back(state, seat, unit, n)


def heroes_retreat(t: Table, seat: int, area: str, heroes: Sequence[HeroFigure], to: str) -> Flow[None]:
    """The heroes of a beaten side are routed and retreat with its units, or all to one area.

    RW-RETREAT-06, RW-RETREAT-07, RW-RETREAT-08.
    """
    for hero in heroes:
        hero.routed = True
        over = _over_mountains(t.state, seat)
        ways = passable(t.state, area, flying=HEROES[hero.id].flying, mountains=over)
        if ways and to not in ways:
            options = [PickArea(id) for id in ways]
            picked = yield from choose(seat, msg("ask-hero-retreat"), options, "RW-RETREAT-06")
            to = to or picked.area
            hero.area = picked.area
        elif ways:
            hero.area = to
        go_to(t, hero, hero.area)
