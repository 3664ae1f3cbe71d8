"""Figures and hexes: who stands where, on which side, what is in range, what is empty."""

from emberhall.effects import first_of
from emberhall.games.gloomhaven.content.items import ITEMS
from emberhall.games.gloomhaven.content.maps import ground_of, plan_of
from emberhall.games.gloomhaven.effects.nodes import FlyInHiding
from emberhall.games.gloomhaven.ground import Ground
from emberhall.games.gloomhaven.state import Bonus, Character, Figure, State
from emberhall.games.gloomhaven.terms import APART, HEROES, INVISIBLE
from emberhall.kernel import NOBODY, NOWHERE

#: The items (numbers) that hide their wearer in an obstacle.
HIDING = frozenset([kind.id for kind in ITEMS.values() if isinstance(kind.effect, FlyInHiding)])


def ground(state: State) -> Ground:
    """The floor as far as it is revealed."""
    return ground_of(state.scenario, state.map.rooms, state.map.doors | state.map.targets)


def side_of(figure: Figure) -> int:
    """The side a figure is on now; a controlled one is on the players' side."""
    return HEROES if figure.thrall != NOBODY else figure.side


def hostile(a: Figure, b: Figure) -> bool:
    """Whether two figures are enemies (GH-TERM-06, GH-TERM-12)."""
    return side_of(a) != side_of(b)


def on_map(state: State) -> list[Figure]:
    """All figures that stand on the map."""
    return [figure for figure in state.figures.values() if figure.at != NOWHERE]


def enemies(state: State, figure: Figure) -> list[Figure]:
    """The enemies of a figure on the map."""
    side = side_of(figure)
    return [
        other
        for other in state.figures.values()
        if other.at != NOWHERE and side_of(other) != side and not other.conditions & APART
    ]


def allies(state: State, figure: Figure) -> list[Figure]:
    """The other figures on its side: nobody is their own ally (GH-TERM-07)."""
    side = side_of(figure)
    return [
        other
        for other in state.figures.values()
        if other.at != NOWHERE and other is not figure and side_of(other) == side
        if other.kind not in ("objective", "bystander") and not other.conditions & APART
    ]


def targetable(state: State, figure: Figure) -> bool:
    """Whether enemies may target it (GH-COND-32)."""
    return not figure.conditions & INVISIBLE and (figure.kind != "character" or not hidden(state, figure))


def hidden(state: State, figure: Figure) -> bool:
    """Whether what a character wears hides them in the obstacle where they are: invisible, but unable to attack."""
    if figure.kind != "character":
        return False
    items = [item.id for item in state.characters[figure.owner].items]
    return not HIDING.isdisjoint(items) and figure.at in obstacles(state)


def figure_at(state: State, at: int) -> Figure | None:
    """The figure on a hex."""
    for figure in state.figures.values():
        if figure.at == at or at in figure.also:
            return figure
    return None


def taken(state: State) -> set[int]:
    """The hexes with a figure on them (GH-TERM-09)."""
    found = {figure.at for figure in state.figures.values() if figure.at != NOWHERE}
    return found.union(*[figure.also for figure in on_map(state) if figure.also])


def cells(figure: Figure) -> tuple[int, ...]:
    """The hexes that a figure occupies."""
    return (figure.at, *figure.also)


def obstacles(state: State) -> set[int]:
    """The hexes under obstacles."""
    return {at for obstacle in state.map.obstacles for at in obstacle.hexes}


def closed_targets(state: State) -> set[int]:
    """The hexes of closed doors that can be attacked."""
    doors = plan_of(state.scenario).doors
    return {at for n, (at, _) in enumerate(doors) if state.map.targets >> n & 1}


def breakable(state: State) -> set[int]:
    """The hexes under obstacles that abilities may destroy or move: not those with hit points (GH-SPEC-10)."""
    firm = [picture for rule in plan_of(state.scenario).scenario.special for picture in rule.indestructible]
    objects = {figure.at for figure in state.figures.values() if figure.kind == "objective"}
    plan = plan_of(state.scenario)
    objects.update(plan.index[cell] for cell in plan.walls)
    found = [obstacle.hexes for obstacle in state.map.obstacles if obstacle.kind not in firm]
    return {at for hexes in found for at in hexes if not objects.intersection(hexes)}


def not_empty(state: State) -> set[int]:
    """The hexes with a figure, a coin or any token on them (GH-TERM-10)."""
    lying = state.map
    found = taken(state) | obstacles(state)
    return found.union(lying.traps, lying.hazards, lying.difficult, lying.coins, lying.treasures)


def beside(state: State, at: int) -> tuple[int, ...]:
    """The hexes next to one, with no wall between (GH-LOS-07)."""
    return ground(state).beside[at]


def empty_beside(state: State, at: int) -> list[int]:
    """The empty hexes next to one."""
    full = not_empty(state)
    return [near for near in beside(state, at) if near not in full]


def in_range(state: State, a: int, b: int, range: int) -> bool:
    """Whether a hex is within range and in line of sight of another (GH-LOS-05, GH-LOS-08)."""
    floor = ground(state)
    return floor.apart(a)[b] <= range and floor.sees(a, b)


def apart(state: State, a: Figure, b: Figure) -> int:
    """How far two figures are from each other, from any of their hexes."""
    floor = ground(state)
    if not a.also and not b.also:
        return floor.apart(a.at)[b.at]
    return min(floor.apart(here)[there] for here in cells(a) for there in cells(b))


def within(state: State, a: Figure, b: Figure, range: int) -> bool:
    """Whether a figure is within range and in line of sight of another, from any of their hexes."""
    if not a.also and not b.also:
        return in_range(state, a.at, b.at, range)
    return any(in_range(state, here, there, range) for here in cells(a) for there in cells(b))


def adjacent(state: State, a: Figure, b: Figure) -> bool:
    """Whether two figures stand next to each other."""
    return apart(state, a, b) == 1


def figure_of(state: State, character: Character) -> Figure:
    """The figure of a character."""
    return state.figures[character.figure]


def character_of(state: State, figure: Figure) -> Character | None:
    """The character that a figure is, or whose summon it is."""
    return state.characters[figure.owner] if figure.owner != NOBODY else None


def control(figure: Figure) -> Bonus | None:
    """The bonus by which it obeys a character on its turn this round."""
    return first_of(figure.bonuses, "obeys", "puppet")


def led(figure: Figure) -> bool:
    """Whether a player decides for a figure."""
    return figure.owner != NOBODY or figure.thrall != NOBODY


def seat_of(state: State, figure: Figure) -> int:
    """The player who decides for a figure; for one without a player the first (GH-AMBIG-01)."""
    owner = figure.thrall if figure.thrall != NOBODY else figure.owner
    return state.characters[owner].seat if owner != NOBODY else state.characters[0].seat


def nearest_empty(state: State, at: int) -> list[int]:
    """The empty hexes that are nearest to one, itself among them: the players choose (GH-SPEC-01)."""
    full = not_empty(state)
    apart = ground(state).apart(at)
    free = [near for near in range(len(apart)) if near not in full and ground(state).beside[near]]
    least = min([apart[near] for near in free], default=0)
    return [near for near in free if apart[near] == least]
