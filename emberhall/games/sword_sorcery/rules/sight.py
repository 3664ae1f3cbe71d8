"""Where figures stand: distance, line of sight, control and domination."""

from collections.abc import Iterable
from typing import TypeAlias

from emberhall.games.sword_sorcery.content.ground import GROUNDS, Made
from emberhall.games.sword_sorcery.rules.stats import bonus, flies, sight
from emberhall.games.sword_sorcery.state import Enemy, Figure, Hero, State

#: The distances on the map of a quest while these doors are closed.
FAR_APART: Made[tuple[str, int], tuple[tuple[int, ...], ...]] = Made(lambda at: GROUNDS[at[0]].apart(at[1]))

#: For each pair of areas None (nothing is seen), or how far apart they are and the areas on the line, as bits.
Lines: TypeAlias = tuple[tuple[tuple[int, int] | None, ...], ...]


def _lines(at: tuple[str, int]) -> Lines:
    """What is seen on a map while these doors are closed; barriers do not block sight (SS-OBST-03)."""
    quest, closed = at
    return tuple(
        tuple(None if line is None or line[0] & closed else (n, line[1]) for n, line in zip(far, lines, strict=True))
        for far, lines in zip(GROUNDS[quest].apart(closed, True), GROUNDS[quest].lines, strict=True)
    )


_LINES = Made(_lines)


def apart(state: State, a: int, b: int) -> int:
    """The distance of two areas by possible paths (SS-FULL-RANGE-01)."""
    return FAR_APART[state.quest, state.closed][a][b]


def distances(state: State, area: int) -> tuple[int, ...]:
    """The distances of all areas from one."""
    return FAR_APART[state.quest, state.closed][area]


def steps(state: State, figure: Figure, to: int) -> int:
    """How far a figure has to go; flying figures pass barriers."""
    return state.ground.apart(state.closed, flies(figure))[figure.area][to]


def with_enemies(state: State) -> int:
    """The areas with enemies, as bits."""
    found = 0
    for enemy in state.enemies:
        found |= 1 << enemy.area
    return found


def sees(state: State, figure: Figure, area: int) -> bool:
    """Whether a figure sees an area; enemies in between block the sight of heroes (SS-LOS-05)."""
    here = figure.area
    if here == area:
        return True
    line = _LINES[state.quest, state.closed][here][area]
    if line is None:
        return False
    far, between = line
    if between and type(figure) is Hero and between & with_enemies(state):
        return False
    return far <= sight(state, figure)


def in_sight_of(state: State, figure: Figure, areas: Iterable[int]) -> set[int]:
    """Those of the areas that a figure sees."""
    own, far = figure.area, sight(state, figure)
    lines, blocked = _LINES[state.quest, state.closed][own], with_enemies(state) if type(figure) is Hero else 0
    return {
        area
        for area in areas
        if area == own or ((line := lines[area]) is not None and line[0] <= far and not line[1] & blocked)
    }


def here(state: State, area: int) -> tuple[int, int]:
    """How many figures of the heroes and of the enemies count in an area (SS-AREA-01, SS-KD-02)."""
    heroes = enemies = 0
    for hero in state.heroes:
        if hero.area == area and not hero.ghost and "knocked_down" not in hero.conditions:
            heroes += 1 + bonus(state, hero, "control_weight")
    for one in state.companions:
        if one.area == area and "knocked_down" not in one.conditions:
            heroes += 1
    for enemy in state.enemies:
        if enemy.area == area and "knocked_down" not in enemy.conditions:
            enemies += 1
    return heroes, enemies


def dominates(state: State, heroes: bool, area: int) -> bool:
    """Whether a faction has figures there and at least twice as many as the other (SS-AREA-02, SS-AREA-04)."""
    ours, theirs = here(state, area)
    if not heroes:
        ours, theirs = theirs, ours
    return ours > 0 and ours >= 2 * theirs


def controls(state: State, heroes: bool, area: int) -> bool:
    """Whether a faction has more figures there (SS-AREA-01)."""
    ours, theirs = here(state, area)
    return ours > theirs if heroes else theirs > ours


def engaged(state: State, figure: Figure) -> bool:
    """Whether figures of the other faction are in its area (SS-HERO-09)."""
    others = state.enemies if type(figure) is not Enemy else state.friends()
    return bool(others) and figure.area in [other.area for other in others]


def enemies_in(state: State, area: int) -> list[Enemy]:
    """The enemies in an area."""
    return [enemy for enemy in state.enemies if enemy.area == area]
