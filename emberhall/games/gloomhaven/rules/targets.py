"""Targets of abilities: figures within range, target areas, groups."""

from collections.abc import Callable, Iterator, Sequence

from emberhall.effects import Group
from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.effects.book import BOOK, KEPT, Playing, place_of
from emberhall.games.gloomhaven.effects.moments import Moment
from emberhall.games.gloomhaven.effects.nodes import Area, Bear, Figures, Same, SeeInvisible, You
from emberhall.games.gloomhaven.names import figure_name
from emberhall.games.gloomhaven.rules.ambiguity import players_decide
from emberhall.games.gloomhaven.rules.beasts import beast_of
from emberhall.games.gloomhaven.rules.board import (
    allies,
    apart,
    cells,
    enemies,
    ground,
    in_range,
    on_map,
    targetable,
    within,
)
from emberhall.games.gloomhaven.rules.conditions import names_of
from emberhall.games.gloomhaven.rules.monster_turn import order_of
from emberhall.games.gloomhaven.rules.values import own_range
from emberhall.games.gloomhaven.state import Figure, State, Table
from emberhall.games.gloomhaven.terms import APART, POISON
from emberhall.geometry.hexes import Hex, orientations
from emberhall.kernel import NOWHERE, Flow, Message, pick


def pick_figure(
    t: Table, play: Playing, prompt: Message, found: Sequence[Figure], rule: str | None = None
) -> Flow[Figure | None]:
    """Pick one of the figures, or none: any part of an action may be skipped (GH-TURN-07).

    A monster prefers its focus, then the nearest, then the earliest to act (GH-MATK-04); among equals the players
    decide.
    """
    if not found:
        return None
    options = [ch.Target(figure.id, figure_name(figure)) for figure in found]
    chosen: ch.Target | None
    if play.by_rules:
        state, actor = t.state, play.actor
        ranks = [(figure.id != play.focus, apart(state, actor, figure), order_of(state, figure)) for figure in found]
        equal = [rank == min(ranks) for rank in ranks]
        wanted = [option for option, fits in zip(options, equal, strict=True) if fits]
        chosen = yield from players_decide(t, prompt, wanted)
    else:
        chosen = yield from pick(BOOK.asks(t.state, play), prompt, options, rule, stop=ch.SKIP)
    return None if chosen is None else t.state.figures[chosen.figure]


def in_reach(state: State, play: Playing, figures: Sequence[Figure], range: int) -> list[Figure]:
    """Those of the figures within range and line of sight; range 0 is next to the figure."""
    return [figure for figure in figures if within(state, place_of(play), figure, range or 1)]


def sees_invisible(state: State, figure: Figure) -> bool:
    """Whether a character may attack invisible enemies."""
    return any(
        lasting.owner == figure.owner and isinstance(KEPT.node(lasting).effect, SeeInvisible)
        for lasting in KEPT.lasting(state, Moment.ALWAYS)
    )


def may_target(state: State, play: Playing, foe: Figure) -> bool:
    """Whether the ability under way may target an enemy (GH-COND-32)."""
    return targetable(state, foe) or (play.ability is not None and play.ability.sees)


def foes_in_reach(state: State, play: Playing, range: int) -> list[Figure]:
    """The enemies that may be targeted within range."""
    return [foe for foe in in_reach(state, play, enemies(state, play.actor), range) if may_target(state, play, foe)]


# areas


def placements(state: State, play: Playing, area: Area, range: int) -> dict[tuple[int, ...], tuple[Hex, ...]]:
    """Every way to place a target area on a figure: the figures (ids) in sight, and the hexes it covers
    (GH-AOE-01 to GH-AOE-07).

    One way is enough for each set of figures.
    """
    floor = ground(state)
    at, index = place_of(play).at, floor.index
    hexes = plan_of(state.scenario).hexes
    there = [
        figure for figure in on_map(state) if figure.at not in (at, play.actor.at) and not figure.conditions & APART
    ]
    by_hex = {hexes[cell]: figure for figure in there for cell in cells(figure)}
    found: dict[tuple[int, ...], tuple[Hex, ...]] = {}
    for laid in _laid(state, play, area, range, by_hex):
        covered = {by_hex[cell].id for cell in laid if cell in by_hex and floor.sees(at, index[cell])}
        seen = tuple(sorted(covered))
        if seen and seen not in found:
            found[seen] = tuple(cell for cell in laid if cell in index and floor.bits[index[cell]] & floor.inside)
    return found


def _laid(state: State, play: Playing, area: Area, range: int, by_hex: dict[Hex, Figure]) -> Iterator[tuple[Hex, ...]]:
    plan = plan_of(state.scenario)
    q, r = plan.hexes[place_of(play).at]
    if area.origin == "self":
        for pattern in orientations(area.hexes):
            yield tuple((q + dq, r + dr) for dq, dr in pattern)
        return
    away = ground(state).apart(place_of(play).at)
    for pattern in orientations(area.hexes, free=True):
        for fq, fr in by_hex:
            for aq, ar in pattern:
                laid = tuple((fq - aq + dq, fr - ar + dr) for dq, dr in pattern)
                if any(cell in plan.index and away[plan.index[cell]] <= range for cell in laid):
                    yield laid


def lay_area(  # noqa: PLR0917
    t: Table, play: Playing, prompt: Message, area: Area, range: int, wanted: Callable[[Figure], bool]
) -> Flow[list[Figure]]:
    """Let the player place a target area that covers a wanted figure; return the figures in it, none if skipped."""
    state = t.state
    ways = {
        seen: laid
        for seen, laid in placements(state, play, area, range).items()
        if any(wanted(state.figures[id]) for id in seen)
    }
    if not ways:
        return []
    options = [
        ch.Area(laid, tuple(figure_name(state.figures[id]) for id in seen if wanted(state.figures[id])))
        for seen, laid in ways.items()
    ]
    chosen = yield from pick(BOOK.asks(state, play), prompt, options, "GH-AOE-01", stop=ch.SKIP)
    if chosen is None:
        return []
    plan = plan_of(state.scenario)
    play.trail.spots["area"] = [plan.index[cell] for cell in chosen.cells if cell in plan.index]
    ids = next(seen for seen, laid in ways.items() if laid == chosen.cells)
    return [state.figures[id] for id in ids]


# groups


def members(
    state: State, play: Playing, group: Group, *, targeting: bool = True, also: Sequence[Figure] = ()
) -> list[Figure]:
    """The figures of a group. Where the group says how many, the player chooses among them.

    An effect that targets nobody reaches invisible enemies, too (GH-COND-32). `also`: figures that count as allies.
    """
    if isinstance(group, You):
        return [play.actor] if play.actor.at != NOWHERE else []
    if isinstance(group, Same):
        if group.what == "doomed":
            return [state.figures[id] for id in KEPT.doomed(state, play.owner) if id in state.figures]
        if group.what == "healed":
            return [state.figures[id] for id in play.trail.healed if id in state.figures]
        return [state.figures[id] for id in play.trail.targets[-1:] if id in state.figures]
    if isinstance(group, Bear):
        beast = beast_of(state, play.owner)
        return [beast] if beast is not None else []
    assert isinstance(group, Figures), group
    actor = play.actor
    match group.side:
        case "allies":
            found = [*allies(state, actor), *also]
        case "enemies":
            found = [foe for foe in enemies(state, actor) if may_target(state, play, foe) or not targeting]
        case "summons":
            found = [ally for ally in allies(state, actor) if ally.kind == "summon"]
        case _:
            found = [figure for figure in on_map(state) if figure is not actor and not figure.conditions & APART]
    if group.other:
        found = [figure for figure in found if figure.id not in play.trail.targets]
    if group.ranks:
        found = [figure for figure in found if figure.rank in group.ranks]
    if group.having:
        found = [figure for figure in found if set(group.having) & set(names_of(figure))]
    found = [figure for figure in found if _near(state, play, group, figure)]
    if group.you_too:
        found.append(actor)
    return found


def _near(state: State, play: Playing, group: Figures, figure: Figure) -> bool:
    match group.near:
        case "room":
            plan = plan_of(state.scenario)
            return plan.room_of.get(figure.at) == plan.room_of.get(play.actor.at)
        case "path":
            return figure.at in play.trail.way
        case "area":
            return figure.at in play.trail.spots.get("area", ())
        case "range":
            return within(state, play.actor, figure, own_range(state, play.actor) or 1)
        case "you":
            spots = list(cells(place_of(play)))
        case "poisoned":
            spots = [foe.at for foe in enemies(state, play.actor) if foe.conditions & POISON]
        case "summon":
            spots = [ally.at for ally in allies(state, play.actor) if ally.kind == "summon"]
        case "target" | "healed":
            spots = [state.figures[id].at for id in play.trail.targets[-1:] if id in state.figures]
            spots = spots or play.trail.spots.get("target", [])
        case "entered":
            spots = play.trail.way
        case other:
            spots = play.trail.spots.get(other, [])
    if not group.within:
        return True
    floor = ground(state)
    if group.exactly:
        return any(floor.apart(spot)[figure.at] == group.within for spot in spots)
    return any(here != spot and in_range(state, spot, here, group.within) for spot in spots for here in cells(figure))


def chosen_of(
    t: Table, play: Playing, prompt: Message, group: Group, rule: str | None = None, *, also: Sequence[Figure] = ()
) -> Flow[list[Figure]]:
    """The members of a group, as many as it says: chosen by the player, or by the rules for monsters."""
    found = members(t.state, play, group, also=also)
    count = group.count if isinstance(group, Figures) else 0
    if not count:
        return found
    picked: list[Figure] = []
    while len(picked) < count:
        one = yield from pick_figure(t, play, prompt, [figure for figure in found if figure not in picked], rule)
        if one is None:
            break
        picked.append(one)
    return picked
