"""What is set on the ground or taken from it: traps and obstacles."""

from itertools import combinations

from msgspec import UNSET

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Playing
from emberhall.games.gloomhaven.effects.moments import Moment
from emberhall.games.gloomhaven.rules.ambiguity import players_decide
from emberhall.games.gloomhaven.rules.board import (
    breakable,
    empty_beside,
    enemies,
    ground,
    in_range,
    not_empty,
    obstacles,
    targetable,
    within,
)
from emberhall.games.gloomhaven.rules.consuming import extras
from emberhall.games.gloomhaven.rules.items import offer_items
from emberhall.games.gloomhaven.rules.movement import spring
from emberhall.games.gloomhaven.rules.targets import pick_figure
from emberhall.games.gloomhaven.state import Obstacle, State, Table, Trap
from emberhall.geometry.paths import pieces
from emberhall.kernel import NOBODY, Flow, Message, msg, pick


def _hex(t: Table, play: Playing, prompt: Message, found: list[int]) -> Flow[int | None]:
    """One of the hexes, or none."""
    plan = plan_of(t.state.scenario)
    if not found:
        return None
    options = [ch.at(plan.hexes[at]) for at in found]
    chosen = yield from pick(BOOK.asks(t.state, play), prompt, options, stop=ch.SKIP)
    return None if chosen is None else plan.index[chosen.to]


def _near(state: State, play: Playing, far: int, found: list[int]) -> list[int]:
    return [at for at in found if in_range(state, play.actor.at, at, far)]


@BOOK.does(fx.Trap)
def trap(t: Table, play: Playing, effect: fx.Trap) -> Flow[None]:
    """Set a trap on an empty adjacent hex; a monster sets it as close to an enemy as it can."""
    state = t.state
    free = empty_beside(state, play.actor.at)
    at: int | None
    if play.by_rules:
        foes = enemies(state, play.actor)
        if not free or not foes:
            return
        near = {at: min(ground(state).apart(foe.at)[at] for foe in foes) for at in free}
        plan = plan_of(state.scenario)
        options = [ch.at(plan.hexes[at]) for at in free if near[at] == min(near.values())]
        at = plan.index[(yield from players_decide(t, msg("ask-trap"), options)).to]
    else:
        at = yield from _hex(t, play, msg("ask-trap"), free)
    if at is not None:
        play.trail.performed = True
        maker = play.owner if not play.by_rules else NOBODY
        splash = (effect.splash or UNSET, effect.splash_conditions or UNSET)
        state.map.traps[at] = Trap("set", effect.damage, effect.conditions, maker, effect.xp, *splash)


@BOOK.does(fx.DisarmTrap)
def disarm_trap(t: Table, play: Playing, effect: fx.DisarmTrap) -> Flow[None]:
    """Remove traps; some cards throw one at an enemy."""
    state = t.state
    if effect.where == "path":
        found = [at for at in play.trail.way if at in state.map.traps]
        for at in found:
            del state.map.traps[at]
            state.characters[play.owner].deeds.traps += 1
        return
    found = _near(state, play, effect.within, list(state.map.traps))
    for _ in range(effect.count or len(found)):
        left = [at for at in found if at in state.map.traps]
        chosen = yield from _hex(t, play, msg("ask-disarm-trap"), left)
        if chosen is None:
            return
        play.trail.performed = True
        taken = state.map.traps.pop(chosen)
        state.characters[play.owner].deeds.traps += 1
        if effect.throw:
            foes = [foe for foe in enemies(state, play.actor) if targetable(state, foe)]
            near = [foe for foe in foes if within(state, play.actor, foe, effect.throw)]
            target = yield from pick_figure(t, play, msg("ask-throw-trap"), near)
            if target is not None:
                yield from spring(t, target, taken)


def _destroy(state: State, play: Playing, at: int) -> None:
    gone = next(obstacle for obstacle in state.map.obstacles if at in obstacle.hexes)
    state.map.obstacles.remove(gone)
    play.trail.performed = True
    play.trail.spots.setdefault("destroyed", []).extend(gone.hexes)


@BOOK.does(fx.DestroyObstacle)
def destroy_obstacle(t: Table, play: Playing, effect: fx.DestroyObstacle) -> Flow[None]:
    """Destroy obstacles: along the way, or within range."""
    state = t.state
    mores = yield from extras(t, play, effect.more)
    far = effect.within + sum(more.range for more in mores)
    if effect.where == "path":
        for at in play.trail.way:
            if at in breakable(state):
                _destroy(state, play, at)
        return
    left = effect.count or 99
    while left:
        found = _near(state, play, far, sorted(breakable(state)))
        chosen = yield from _hex(t, play, msg("ask-destroy-obstacle"), found)
        if chosen is None:
            return
        _destroy(state, play, chosen)
        left -= 1


@BOOK.does(fx.OneMoreObstacle)
def one_more_obstacle(t: Table, play: Playing, effect: fx.OneMoreObstacle) -> None:
    play.trail.more_obstacles += 1


@BOOK.does(fx.CreateObstacle)
def create_obstacle(t: Table, play: Playing, effect: fx.CreateObstacle) -> Flow[None]:
    """Create obstacles on empty hexes without cutting off a part of the map (GH-TILE-09)."""
    state = t.state
    plan = plan_of(state.scenario)
    if effect.where == "killed":
        for at in play.trail.spots.get("killed", []):
            if at not in not_empty(state) - set(state.map.coins) and joined(state, {at}):  # on the coin that it left
                state.map.obstacles.append(Obstacle("rock", (at,)))
        return
    if play.actor.kind == "character":
        character = state.characters[play.actor.owner]
        yield from offer_items(t, play, character, Moment.DURING_YOUR_ACTION_CREATING_OBSTACLE)
    for _ in range(effect.count + play.trail.more_obstacles):
        full = not_empty(state)
        free = [at for at in range(len(plan.hexes)) if at not in full and ground(state).beside[at]]
        near = _near(state, play, effect.within, free)
        if effect.hexes == 1:
            chosen = yield from _hex(t, play, msg("ask-create-obstacle"), [at for at in near if joined(state, {at})])
            laid: tuple[int, ...] = (chosen,) if chosen is not None else ()
        else:
            laid = yield from _triangle(t, play, near)
        if not laid:
            return
        play.trail.performed = True
        state.map.obstacles.append(Obstacle("rock", laid))
        play.trail.spots.setdefault("created", []).extend(laid)


def _triangle(t: Table, play: Playing, near: list[int]) -> Flow[tuple[int, ...]]:
    """Let the player choose three hexes that touch each other; none if skipped."""
    state = t.state
    plan, beside = plan_of(state.scenario), ground(state).beside
    found = [
        (a, b, c)
        for a, b, c in combinations(near, 3)
        if b in beside[a] and c in beside[a] and c in beside[b] and joined(state, {a, b, c})
    ]
    if not found:
        return ()
    options = [ch.Area(tuple(plan.hexes[at] for at in laid)) for laid in found]
    chosen = yield from pick(BOOK.asks(state, play), msg("ask-create-obstacle"), options, stop=ch.SKIP)
    return () if chosen is None else tuple(plan.index[cell] for cell in chosen.cells)


def joined(state: State, new: set[int]) -> bool:
    """Whether the open floor stays in one piece with these hexes covered, and no closed door is
    shut off: what lies behind it is a part of the map, too (GH-TILE-33)."""
    blocked = obstacles(state) | new
    beside = ground(state).beside
    free = [at for at in range(len(beside)) if beside[at] and at not in blocked]
    if _doors(state, blocked) < _doors(state, obstacles(state)):
        return False
    parts = len(pieces(free, beside.__getitem__))
    return parts <= 1 or parts <= len(pieces([*free, *new], beside.__getitem__))


def _doors(state: State, blocked: set[int]) -> int:
    """How many closed doors of revealed rooms have a free hex before them."""
    plan, beside = plan_of(state.scenario), ground(state).beside
    closed = [n for n, (door, rooms) in enumerate(plan.doors) if rooms & state.map.rooms and not beside[door]]
    return sum(any(beside[at] and at not in blocked for at in plan.beside_door(n)) for n in closed)


@BOOK.does(fx.MoveObstacle)
def move_obstacle(t: Table, play: Playing, effect: fx.MoveObstacle) -> Flow[None]:
    """Move an adjacent obstacle of one hex to an empty hex within range."""
    state = t.state
    free_to_go = breakable(state)
    single = [o.hexes[0] for o in state.map.obstacles if len(o.hexes) == 1 and o.hexes[0] in free_to_go]
    at = yield from _hex(t, play, msg("ask-move-obstacle"), _near(state, play, 1, single))
    if at is None:
        return
    moved = next(obstacle for obstacle in state.map.obstacles if obstacle.hexes == (at,))
    state.map.obstacles.remove(moved)
    full = not_empty(state)
    free = [to for to in range(len(ground(state).beside)) if to not in full and ground(state).beside[to]]
    found = [to for to in _near(state, play, effect.within, free) if to != at and joined(state, {to})]
    to = yield from _hex(t, play, msg("ask-move-obstacle-to"), found)
    state.map.obstacles.append(Obstacle(moved.kind, (at if to is None else to,)))
    if to is None:
        return  # it has not been moved
    play.trail.performed = True
    play.trail.spots["moved"] = [to]
