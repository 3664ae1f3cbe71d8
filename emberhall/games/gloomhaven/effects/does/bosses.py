"""The specials of bosses, and what only one of them does."""

from collections.abc import Callable
from typing import Any

from emberhall.games.gloomhaven import choices as opt
from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Playing
from emberhall.games.gloomhaven.names import figure_name
from emberhall.games.gloomhaven.rules import conditions
from emberhall.games.gloomhaven.rules.allies import zephyrs
from emberhall.games.gloomhaven.rules.board import cells, empty_beside, figure_at, ground, nearest_empty, on_map
from emberhall.games.gloomhaven.rules.damage import suffer
from emberhall.games.gloomhaven.rules.deciding import players_decide
from emberhall.games.gloomhaven.rules.monster_cards import card_of, reveal_card
from emberhall.games.gloomhaven.rules.monster_turn import take_turn
from emberhall.games.gloomhaven.rules.objectives import happened, marked, note, partner
from emberhall.games.gloomhaven.rules.rooms import markers, reveal, spawn_beside, spread
from emberhall.games.gloomhaven.rules.specials import open_up
from emberhall.games.gloomhaven.rules.values import level_of
from emberhall.games.gloomhaven.state import GH, Figure, Gloomhaven, Obstacle, Rank
from emberhall.games.gloomhaven.terms import NOBODY, NOWHERE, WOUND
from emberhall.kernel import Flow, msg

#: As many Zephyrs as there are numbered tokens.
MOST_ZEPHYRS = 12


@BOOK.counts(fx.ByLevel)
def by_level(state: Gloomhaven, play: Playing, amount: fx.ByLevel) -> int:
    return amount.values[level_of(state, play.actor)]


@BOOK.does(fx.Deed)
def deed(t: GH, play: Playing, effect: fx.Deed) -> Flow[None]:
    """What only one boss does, by its name."""
    yield from DEEDS[effect.name](t, play)


def _away(t: GH, at: int) -> Flow[None]:
    """Whoever stands on a hex goes to the nearest empty one."""
    state = t.state
    figure = figure_at(state, at)
    if figure is not None:
        plan = plan_of(state.scenario)
        options = [opt.at(plan.hexes[near]) for near in nearest_empty(state, at)]
        if options:
            chosen = yield from players_decide(t, msg("ask-monster-move", who=figure_name(figure)), options)
            figure.at = plan.index[chosen.to]


def commander_jumps(t: GH, play: Playing) -> Flow[None]:
    """The Bandit Commander jumps to the next of the doors a, b, c, d and opens it (scenario 2)."""
    state = t.state
    plan = plan_of(state.scenario)
    label = "abcd"[happened(state, "commander") % 4]
    note(state, "commander")
    n = next(n for n, door in enumerate(plan.scenario.doors) if door.label == label)
    to = plan.doors[n][0]
    if not state.map.doors >> n & 1:
        play.actor.at = to
        yield from open_up(t, n, play.actor)
        return
    if play.actor.at != to:
        options = [opt.at(plan.hexes[near]) for near in nearest_free(state, to)]
        chosen = yield from players_decide(t, msg("ask-monster-move", who=figure_name(play.actor)), options)
        play.actor.at = plan.index[chosen.to]
    t.beat()


def nearest_free(state: Gloomhaven, at: int) -> list[int]:
    """A hex where nobody stands, or else the nearest empty ones."""
    return [at] if figure_at(state, at) is None else nearest_empty(state, at)


def scouts_act_again(t: GH, play: Playing) -> Flow[None]:
    """Every Vermling Scout takes another turn with the card of this round (scenario 9)."""
    state = t.state
    turn = state.turn
    assert turn is not None
    scouts = [figure for figure in on_map(state) if figure.name == "vermling-scout"]
    if scouts:
        reveal_card(t, "vermling-scout")
    now = turn.figure
    for scout in sorted(scouts, key=lambda figure: (figure.rank == "normal", figure.number)):
        if scout.at == NOWHERE:
            continue
        turn.figure, turn.moved = scout.id, 0
        if scout.conditions & WOUND:
            yield from suffer(t, scout, 1)
        if scout.at != NOWHERE:
            yield from take_turn(t, scout)
        if scout.at != NOWHERE:
            conditions.end_turn(scout)
    turn.figure = now


def altar_jumps(t: GH, play: Playing) -> Flow[None]:
    """The altar of the Prime Demon goes on to the next letter, reveals its room and summons a demon (scenario 21)."""
    state = t.state
    altar = partner(state, play.actor)
    if altar is None:
        return
    plan = plan_of(state.scenario)
    letter = "abcdef"[happened(state, "altar") % 6]
    note(state, "altar")
    to = marked(state, letter)[0]
    room = plan.room_of[to]
    if not state.map.rooms >> room & 1:
        known = state.map.rooms
        reveal(t, room)
        for n, (_, rooms) in enumerate(plan.doors):
            if not state.map.doors >> n & 1 and rooms >> room & 1 and rooms & known:
                yield from open_up(t, n)
    state.map.obstacles = [obstacle for obstacle in state.map.obstacles if altar.at not in obstacle.hexes]
    altar.at = NOWHERE
    yield from _away(t, to)
    yield from _moved_away(t, to)
    altar.at = to
    state.map.obstacles.append(Obstacle("altar", (to,)))
    t.beat()
    number = card_number(state, play.actor)
    rule = next(rule for rule in plan.scenario.special if rule.on == "boss_special" and rule.number == number)
    spawned = rule.waves[0].spawn[0]
    for rank in spawned.ranks[len(state.characters) - 2]:
        grade: Rank = rank  # type: ignore[assignment]
        yield from spawn_beside(t, spawned.by_marker[letter], grade, to)


def _moved_away(t: GH, at: int) -> Flow[None]:
    """What lies on a hex is moved to the nearest free one: coins, a treasure, a trap."""
    state = t.state
    lying: tuple[dict[int, Any], ...] = (state.map.coins, state.map.treasures, state.map.traps)
    if not any(at in things for things in lying):
        return
    plan = plan_of(state.scenario)
    options = [opt.at(plan.hexes[near]) for near in nearest_empty(state, at)]
    chosen = yield from players_decide(t, msg("ask-moved-aside"), options)
    to = plan.index[chosen.to]
    for things in lying:
        if at in things:
            things[to] = things.pop(at)


def card_number(state: Gloomhaven, boss: Figure) -> int:
    """Which special the card of the round asks for."""
    effect = card_of(state, boss.name).effect
    return effect.n if isinstance(effect, fx.Special) else 1


def drake_flies(t: GH, play: Playing) -> Flow[None]:
    """The Elder Drake brings two Zephyrs, then flies to the next boulder a, b, c (scenario 34)."""
    state = t.state
    plan = plan_of(state.scenario)
    for _ in range(2):
        used = {zephyr.number for zephyr in zephyrs(state)}
        free = _around(state, play.actor)
        if len(used) < MOST_ZEPHYRS and free:
            foes = [figure for figure in on_map(state) if figure.side != play.actor.side]
            near = {at: min([ground(state).apart(foe.at)[at] for foe in foes], default=0) for at in free}
            options = [opt.at(plan.hexes[at]) for at in free if near[at] == min(near.values())]
            chosen = yield from players_decide(t, msg("ask-zephyr"), options)
            number = next(n for n in range(1, MOST_ZEPHYRS + 1) if n not in used)
            _zephyr(state, play.actor, plan.index[chosen.to], number)
    perches = markers(state)
    here = next(n for n, perch in enumerate(perches) if play.actor.at in perch)
    perch = perches[(here + 1) % 3]
    for at in perch:
        yield from _away(t, at)
    spread(state, play.actor, perch)
    t.beat()


def _around(state: Gloomhaven, figure: Figure) -> list[int]:
    """The empty hexes beside a figure of several hexes."""
    found = [near for at in cells(figure) for near in empty_beside(state, at)]
    return list(dict.fromkeys(found))


def _zephyr(state: Gloomhaven, drake: Figure, at: int, number: int) -> None:
    figure = Figure(
        id=state.next_id,
        kind="npc",
        name="zephyr",
        side=drake.side,
        at=at,
        hp=1,
        most=1,
        number=number,
        since=state.round,
        acted=state.round,
        owner=NOBODY,
    )
    state.next_id += 1
    state.figures[figure.id] = figure


DEEDS: dict[str, Callable[[GH, Playing], Flow[None]]] = {
    "commander_jumps": commander_jumps,
    "scouts_act_again": scouts_act_again,
    "altar_jumps": altar_jumps,
    "drake_flies": drake_flies,
}
