"""Where figures stand: distance, line of sight, control and domination."""

from emberhall.games.sword_sorcery.content.ground import ground
from emberhall.games.sword_sorcery.state import Enemy, Figure, Hero, Sword, is_hero_side

from .stats import bonus, flies, sight


class _Distances(dict[tuple[str, int], tuple[tuple[int, ...], ...]]):
    """The distances on the map of a quest while these doors are closed."""

    def __missing__(self, at: tuple[str, int]) -> tuple[tuple[int, ...], ...]:
        found = self[at] = ground(at[0]).apart(at[1])
        return found


FAR_APART = _Distances()


def apart(state: Sword, a: int, b: int) -> int:
    """The distance of two areas by possible paths (SS-FULL-RANGE-01)."""
    return FAR_APART[state.quest, state.closed][a][b]


def steps(state: Sword, figure: Figure, to: int) -> int:
    """How far a figure has to go; who flies passes barriers."""
    return state.ground.apart(state.closed, flies(figure))[figure.area][to]


def with_enemies(state: Sword) -> int:
    """The areas with enemies, as bits."""
    found = 0
    for enemy in state.enemies:
        found |= 1 << enemy.area
    return found


def sees(state: Sword, figure: Figure, area: int) -> bool:
    """Whether a figure sees an area; for heroes, enemies on the way are in the way (SS-LOS-05)."""
    here = figure.area
    if here == area:
        return True
    line = state.ground.lines[here][area]
    if line is None or line[0] & state.closed:
        return False
    if line[1] and isinstance(figure, Hero) and line[1] & with_enemies(state):
        return False
    return apart(state, here, area) <= sight(state, figure)


def here(state: Sword, area: int) -> tuple[int, int]:
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


def dominates(state: Sword, heroes: bool, area: int) -> bool:
    """Whether a faction has figures there and at least twice as many as the other (SS-AREA-02, SS-AREA-04)."""
    ours, theirs = here(state, area)
    if not heroes:
        ours, theirs = theirs, ours
    return ours > 0 and ours >= 2 * theirs


def controls(state: Sword, heroes: bool, area: int) -> bool:
    """Whether a faction has more figures there (SS-AREA-01)."""
    ours, theirs = here(state, area)
    return ours > theirs if heroes else theirs > ours


def engaged(state: Sword, figure: Figure) -> bool:
    """Whether figures of the other faction are in its area (SS-HERO-09)."""
    area = figure.area
    others = state.enemies if is_hero_side(figure) else [*state.living(), *state.companions]
    return area in [other.area for other in others]


def enemies_in(state: Sword, area: int) -> list[Enemy]:
    """The enemies in an area."""
    return [enemy for enemy in state.enemies if enemy.area == area]
