"""Movement that a player directs: step by step, over doors, traps and terrain."""

from collections.abc import Container, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from msgspec import Struct

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.effects.book import BOOK, Playing, gain_xp
from emberhall.games.gloomhaven.names import figure_name
from emberhall.games.gloomhaven.rules.board import cells, enemies, ground, obstacles, on_map, seat_of, side_of, taken
from emberhall.games.gloomhaven.rules.conditions import gain
from emberhall.games.gloomhaven.rules.damage import suffer
from emberhall.games.gloomhaven.rules.held_doors import hold_doors
from emberhall.games.gloomhaven.rules.items import items_in_between, use_in_between
from emberhall.games.gloomhaven.rules.rooms import closed_doors
from emberhall.games.gloomhaven.rules.scenarios import hooks_of
from emberhall.games.gloomhaven.rules.scenarios.hooks import LayTrap
from emberhall.games.gloomhaven.rules.special_rules import carries_out, carry_out, open_up
from emberhall.games.gloomhaven.rules.values import flies, sure_footed
from emberhall.games.gloomhaven.state import Figure, State, Table, Trap
from emberhall.games.gloomhaven.terms import HEROES, IMMOBILIZE, STUN
from emberhall.geometry.hexes import Hex, direction_of, distance
from emberhall.geometry.paths import cheapest, way
from emberhall.kernel import ENDED, NOBODY, NOWHERE, Flow, Menu, Word, msg, offer


class Way(Struct, frozen=True, gc=False):
    """A way to a hex: what it costs, and what `cheapest` found on the way there."""

    cost: int
    to: int
    found: dict[int, tuple[int, int]]

    @property
    def steps(self) -> list[int]:
        """The hexes entered, that one last."""
        return way(self.found, self.to)


def ways(
    state: State,
    figure: Figure,
    points: int,
    *,
    jump: bool,
    start: int = NOWHERE,
    passed: bool = False,
    springing: bool = False,
) -> dict[int, Way]:
    """The hexes a figure can end its move on, each by a cheapest way that springs nothing before its last hex.

    Only characters enter closed doors, which end the way: what lies behind is not known yet (GH-TILE-02, GH-TILE-04).
    `start`: from another hex than that of the figure; `passed`: with the hexes that can only be passed through;
    `springing`: over traps and hazards.
    """
    start = figure.at if start == NOWHERE else start
    flying = flies(state, figure)
    free = flying or jump
    floor = ground(state)
    under = obstacles(state)
    forced = figure.thrall != NOBODY and _acting(state) is not figure  # by its enemy's card (GH-TERM-13, GH-TILE-28)
    foes = _against(state, figure) if forced else enemies(state, figure)
    blocked = set() if free else under.union(*[cells(enemy) for enemy in foes])
    full = taken(state) - {figure.at}
    if not flying:
        full |= under
    sure = sure_footed(state, figure)
    slow = set() if flying or forced or sure == "all" else set(state.map.difficult)
    opens = figure.kind in ("character", "npc") or hooks_of(state).opens_doors(state, figure)
    doors = _doors_beside(state) if opens else {}
    stops = {to for near in doors.values() for to in near}
    for at, ends in hooks_of(state).links(state, figure).items():
        doors[at] = (*doors.get(at, ()), *ends)
    if not free and not springing:
        stops.update(state.map.traps, () if sure else state.map.hazards, hooks_of(state).perils(state, figure))
    harder = () if free else slow
    plain = floor.steps

    def onward(at: int) -> Sequence[tuple[int, int]]:
        if at in stops and at != start:
            return ()
        if not harder and at not in doors:
            return plain[at]
        return [(to, 2) if to in harder else (to, 1) for to in floor.beside[at] + doors.get(at, ())]

    landing = slow if jump and not flying else set()
    reached = cheapest(start, points, onward, blocked)
    return _ends(reached, start, points, landing, set() if passed else full)


def _ends(
    reached: dict[int, tuple[int, int]], start: int, points: int, landing: set[int], full: set[int]
) -> dict[int, Way]:
    """The ways to all hexes reached but the full ones. A jump pays for the ground it lands on (GH-TILE-27)."""
    return {
        at: Way(spent, at, reached)
        for at, (spent, _) in reached.items()
        if at != start and at not in full and spent + (at in landing) <= points
    }


def _against(state: State, figure: Figure) -> list[Figure]:
    """The enemies of a figure forced to move: its usual ones (GH-TERM-12)."""
    return [other for other in on_map(state) if other is not figure and side_of(other) != figure.side]


def _doors_beside(state: State) -> dict[int, tuple[int, ...]]:
    """The closed doors next to each hex."""
    plan = plan_of(state.scenario)
    found: dict[int, tuple[int, ...]] = {}
    for n in closed_doors(state):
        for near in plan.beside_door(n):
            found[near] = (*found.get(near, ()), plan.doors[n][0])
    return found


def _passing(
    state: State, figure: Figure, points: int, found: dict[int, Way], *, jump: bool, ends: Container[int] | None
) -> dict[int, Way]:
    """The hexes a figure can pass through but not end on."""
    through = ways(state, figure, points, jump=jump, passed=True)
    return {
        at: way
        for at, way in through.items()
        if at not in found
        if any(ends is None or to in ends for to in ways(state, figure, points - way.cost, jump=jump, start=at))
    }


def in_line(cells: Sequence[Hex]) -> bool:
    """Whether hexes follow each other in one direction."""
    if any(distance(a, b) != 1 for a, b in pairwise(cells)):
        return False
    return len({direction_of(a, b) for a, b in pairwise(cells)}) <= 1


@dataclass
class Moving:
    """A move under way: the points left, the hexes in reach, and its restrictions.

    `ends`: the only hexes it may end on. `through`: it matters which "figures" or "obstacles" it moves through, so the
    player may also say that.
    """

    play: Playing
    points: int
    jump: bool
    over: bool
    ends: Container[int] | None = None
    straight: bool = False
    through: Container[str] = ()
    found: dict[int, Way] = field(default_factory=dict)
    #: The player ends it, or something on the way does.
    ended: bool = False
    halted: bool = False

    def look(self, state: State) -> None:
        """Find the hexes that can be reached now."""
        figure, trail = self.play.actor, self.play.trail
        hexes, ends = plan_of(state.scenario).hexes, self.ends
        found = ways(state, figure, self.points, jump=self.jump)
        if ends is not None:
            found = {at: way for at, way in found.items() if at in ends}
        if self.straight:
            gone = [hexes[at] for at in (trail.began, *trail.way)]
            found = {at: way for at, way in found.items() if in_line([*gone, *(hexes[to] for to in way.steps)])}
        if self.through:
            passed = _passing(state, figure, self.points, found, jump=self.jump, ends=ends)  # GH-MOVE-02, GH-MOVE-08
            found |= {at: way for at, way in passed.items() if _kind(state, at) in self.through}
        self.found = found


def move(
    t: Table,
    play: Playing,
    points: int,
    *,
    jump: bool,
    ends: Container[int] | None = None,
    straight: bool = False,
    through: Container[str] = (),
) -> Flow[None]:
    """Move up to this many hexes, as the player chooses (GH-MOVE-01); see `Moving`."""
    state, figure, trail = t.state, play.actor, play.trail
    if figure.conditions & IMMOBILIZE:
        return  # GH-COND-14
    trail.began = figure.at
    trail.way.clear()
    seat = BOOK.asks(state, play) if play.seat != NOBODY else seat_of(state, figure)
    moving = Moving(play, points, jump, jump or flies(state, figure), ends, straight, through)
    while moving.points > 0 and figure.at != NOWHERE and not moving.ended:
        moving.look(state)
        if not moving.found and not dig.options(state, moving):
            break
        yield from STEP.ask(t, moving, seat, msg("ask-move", who=figure_name(figure), n=moving.points), "GH-MOVE-01")
        if moving.halted:
            return
    hooks_of(state).moved(state, figure)
    if jump and trail.way and not flies(state, figure):
        yield from landed(t, figure)  # GH-MOVE-09


@offer(ch.STAY)
def stay(state: State, moving: Moving) -> Sequence[Word]:
    return () if _in_between(state, moving.play.actor) else (ch.STAY,)


@stay.does
def _stay(t: Table, moving: Moving, chosen: Word) -> None:
    moving.ended = True


@offer(ch.MoveTo)
def go(state: State, moving: Moving) -> list[ch.MoveTo]:
    hexes = plan_of(state.scenario).hexes
    return [ch.move_to(hexes[at]) for at in moving.found]


@go.does
def _go(t: Table, moving: Moving, chosen: ch.MoveTo) -> Flow[None]:
    """Enter one hex after another until something stops the figure."""
    state, figure, trail = t.state, moving.play.actor, moving.play.trail
    way = moving.found[plan_of(state.scenario).index[chosen.to]]
    moving.points -= way.cost
    trail.performed = True
    for to in way.steps:
        here = yield from enter(t, figure, to, over=moving.over)
        trail.way.append(to)
        if state.turn is not None and state.turn.figure == figure.id:
            state.turn.moved += 1
        if not here or stopped(figure):
            moving.halted = True
            return
    t.beat()


@offer(ch.Dig)
def dig(state: State, moving: Moving) -> list[ch.Dig]:
    """What the scenario lets a figure dig up for points of its movement."""
    hexes = plan_of(state.scenario).hexes
    return [ch.Dig(hexes[at]) for at in hooks_of(state).sites(state, moving.play.actor)]


@dig.does
def _dig(t: Table, moving: Moving, chosen: ch.Dig) -> Flow[None]:
    moving.points -= 1
    moving.play.trail.performed = True
    at = plan_of(t.state.scenario).index[chosen.to]
    return carry_out(t, hooks_of(t.state).dug(t, moving.play.actor, at))


@offer(ch.UseItem)
def use_on_the_way(state: State, moving: Moving) -> list[ch.UseItem]:
    """GH-USE-01: an item may be used in the middle of a move."""
    return items_in_between(state, moving.play.actor)


@use_on_the_way.does
def _use_on_the_way(t: Table, moving: Moving, chosen: ch.UseItem) -> Flow[None]:
    return use_in_between(t, moving.play.actor, chosen.item)


STEP = Menu(stay, go, dig, use_on_the_way)


def _kind(state: State, at: int) -> str:
    """What is on a hex that a move cannot end on."""
    return "figures" if at in taken(state) else "obstacles"


def _in_between(state: State, figure: Figure) -> bool:
    """Whether a figure is in the middle of a move, on a hex where it cannot end (GH-MOVE-06, GH-MOVE-09)."""
    on_another = any(figure.at in cells(other) for other in on_map(state) if other is not figure)
    return on_another or (figure.at in obstacles(state) and not flies(state, figure))


def enter(t: Table, figure: Figure, to: int, *, over: bool) -> Flow[bool]:
    """Enter a hex: open a door, spring a trap unless it is passed over; return whether the figure is still there.

    Plates that it leaves or steps on may move doors.
    """
    state = t.state
    figure.at = to
    for n, (door, _) in enumerate(plan_of(state.scenario).doors):
        if door == to and n in closed_doors(state):
            yield from open_up(t, n, figure)
    if happenings := hooks_of(state).entered(t, figure, to):
        yield from carry_out(t, happenings)
    if not over:
        yield from landed(t, figure)
    if figure.kind == "character":
        yield from hold_doors(t)
    return figure.at == to


def stopped(figure: Figure) -> bool:
    """Whether a trap has ended the move (GH-COND-14, GH-COND-19)."""
    return bool(figure.conditions & (IMMOBILIZE | STUN))


def landed(t: Table, figure: Figure) -> Flow[None]:
    """Apply what lies on the hex to a figure on the ground (GH-TILE-11, GH-TILE-20)."""
    state = t.state
    if figure.at in state.map.traps:
        return spring(t, figure, state.map.traps.pop(figure.at))
    if figure.at in state.map.hazards:
        if state.turn is not None and state.turn.figure == figure.id:
            state.turn.scorched = True
        if sure_footed(state, figure):
            return ENDED
        return _hurt(t, figure, state.trap_damage // 2)
    if figure.at in hooks_of(state).perils(state, figure):
        return _hurt(t, figure, state.trap_damage)
    return ENDED


@carries_out(LayTrap)
def _lay_trap(t: Table, one: LayTrap) -> Flow[None]:
    state = t.state
    state.map.traps[one.at] = Trap(one.picture, state.trap_damage)
    for figure in [figure for figure in on_map(state) if figure.at == one.at and not flies(state, figure)]:
        yield from landed(t, figure)


def _acting(state: State) -> Figure | None:
    """The figure whose turn it is."""
    return state.figures.get(state.turn.figure) if state.turn is not None else None


def _hurt(t: Table, figure: Figure, damage: int) -> Flow[None]:
    """Damage from the hex: dealt by the figure that moved it there, or by nobody if it moved itself
    (GH-TILE-15, GH-TILE-20)."""
    acting = _acting(t.state)
    yield from suffer(t, figure, damage, acting if acting is not figure else None)


def spring(t: Table, figure: Figure, trap: Trap) -> Flow[None]:
    """Apply a trap to a figure and remove it (GH-TILE-11)."""
    state = t.state
    t.say(msg("say-trap", who=figure_name(figure)))
    acting = _acting(state)
    if acting is not None and acting.owner != NOBODY:
        state.characters[acting.owner].deeds.traps += 1
    if trap.xp and figure.side != HEROES and not state.characters[trap.maker].exhausted:  # GH-EXHAUST-04
        gain_xp(t, state.characters[trap.maker], trap.xp)
    for condition in trap.conditions:
        gain(t, figure, condition)
    at = figure.at
    yield from _hurt(t, figure, trap.damage)
    if trap.splash or trap.splash_conditions:
        yield from _splash(t, trap, at, figure)


def _splash(t: Table, trap: Trap, at: int, sprung: Figure) -> Flow[None]:
    """Apply what a trap does to the enemies beside it."""
    state = t.state
    acting = _acting(state)
    for figure in [figure for figure in on_map(state) if figure.side != HEROES and figure is not sprung]:
        if figure.kind == "monster" and ground(state).apart(at)[figure.at] == 1:
            for condition in trap.splash_conditions or ():
                gain(t, figure, condition)
            yield from suffer(t, figure, trap.splash or 0, acting)
