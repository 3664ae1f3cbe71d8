"""The specials of bosses."""

from typing import Any

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import COMPANIONS, MONSTERS, plan_of
from emberhall.games.gloomhaven.content.formulas import worth
from emberhall.games.gloomhaven.content.pages import Objective
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Playing
from emberhall.games.gloomhaven.names import class_name, figure_name, npc_name
from emberhall.games.gloomhaven.rules.allies import companions
from emberhall.games.gloomhaven.rules.ambiguity import players_decide
from emberhall.games.gloomhaven.rules.board import (
    adjacent,
    beside,
    cells,
    empty_beside,
    figure_at,
    ground,
    nearest_empty,
    obstacles,
    on_map,
    seat_of,
    taken,
)
from emberhall.games.gloomhaven.rules.conditions import run_out
from emberhall.games.gloomhaven.rules.damage import suffer
from emberhall.games.gloomhaven.rules.monster_cards import card_of, reveal_card
from emberhall.games.gloomhaven.rules.monster_turn import order_of, take_turn
from emberhall.games.gloomhaven.rules.movement import enter, stopped, ways
from emberhall.games.gloomhaven.rules.notes import happened, marked, note, word
from emberhall.games.gloomhaven.rules.objectives import put
from emberhall.games.gloomhaven.rules.possession import possess
from emberhall.games.gloomhaven.rules.rooms import markers, put_monster, reveal, spawn_beside, spread
from emberhall.games.gloomhaven.rules.scenarios import hooks_of
from emberhall.games.gloomhaven.rules.special_rules import destroy, open_up
from emberhall.games.gloomhaven.rules.values import flies, hindrance, level_of
from emberhall.games.gloomhaven.state import Figure, Obstacle, Rank, State, Table
from emberhall.games.gloomhaven.terms import IMMOBILIZE, STUN, WOUND
from emberhall.kernel import NOBODY, NOWHERE, Flow, Message, choose, msg


@BOOK.counts(fx.ByLevel)
def by_level(state: State, play: Playing, amount: fx.ByLevel) -> int:
    return amount.values[level_of(state, play.actor)]


@BOOK.does(fx.Special)
def special(t: Table, play: Playing, effect: fx.Special) -> Flow[None]:
    """Do what is printed for the boss."""
    yield from BOOK.do(t, play, MONSTERS[play.actor.name].specials[effect.n - 1])


def _away(t: Table, at: int) -> Flow[None]:
    """Move the figure on a hex to the nearest empty one."""
    state = t.state
    figure = figure_at(state, at)
    if figure is not None:
        plan = plan_of(state.scenario)
        options = [ch.at(plan.hexes[near]) for near in nearest_empty(state, at)]
        if options:
            chosen = yield from players_decide(t, msg("ask-monster-move", who=figure_name(figure)), options)
            figure.at = plan.index[chosen.to]


@BOOK.does(fx.JumpToDoor)
def jump_to_door(t: Table, play: Playing, effect: fx.JumpToDoor) -> Flow[None]:
    state = t.state
    plan = plan_of(state.scenario)
    label = effect.doors[happened(state, effect.note) % len(effect.doors)]
    note(state, effect.note)
    n = next(n for n, door in enumerate(plan.scenario.doors) if door.label == label)
    to = plan.doors[n][0]
    if not state.map.doors >> n & 1:
        play.actor.at = to
        yield from open_up(t, n, play.actor)
        return
    if play.actor.at != to:
        play.actor.at = yield from _free_at(t, play.actor, to)
    t.beat()


def _free_at(t: Table, figure: Figure, to: int) -> Flow[int]:
    """The hex that a figure jumps to, or the nearest empty one."""
    plan = plan_of(t.state.scenario)
    options = [ch.at(plan.hexes[near]) for near in nearest_free(t.state, to)]
    chosen = yield from players_decide(t, msg("ask-monster-move", who=figure_name(figure)), options)
    return plan.index[chosen.to]


def nearest_free(state: State, at: int) -> list[int]:
    """The hex itself if nobody is on it, otherwise the nearest empty ones."""
    return [at] if figure_at(state, at) is None else nearest_empty(state, at)


@BOOK.does(fx.JumpOn)
def jump_on(t: Table, play: Playing, effect: fx.JumpOn) -> Flow[None]:
    state = t.state
    letter = effect.markers[happened(state, effect.note) % len(effect.markers)]
    note(state, effect.note)
    (to,) = marked(state, letter)
    if play.actor.at != to:
        play.actor.at = yield from _free_at(t, play.actor, to)
    t.beat()


@BOOK.does(fx.Lay)
def lay(t: Table, play: Playing, effect: fx.Lay) -> Flow[None]:
    """As close to an enemy as possible, as monsters are summoned (GH-MOTHER-03)."""
    state = t.state
    characters, level = len(state.characters), state.level
    entry = Objective(effect.object, hp=effect.hp)
    for _ in range(worth(effect.count, characters, level)):
        options = nearest_to_enemies(state, play.actor, empty_beside(state, play.actor.at))
        if not options:
            return
        name = Message(f"objective-{word(effect.object)}")
        chosen = yield from players_decide(t, msg("ask-lay", name=name), options)
        put(state, entry, plan_of(state.scenario).index[chosen.to])
        t.beat()


@BOOK.does(fx.Hatch)
def hatch(t: Table, play: Playing, effect: fx.Hatch) -> Flow[None]:
    state = t.state
    for figure in [figure for figure in on_map(state) if figure.name == word(effect.object)]:
        at = figure.at
        yield from destroy(t, figure, None)
        placed = put_monster(t, effect.monster, "normal", at)
        if placed is not None:
            placed.summoned = True
            t.say(msg("say-spawn", who=figure_name(placed)))
            t.beat()


@BOOK.does(fx.AnotherTurn)
def another_turn(t: Table, play: Playing, effect: fx.AnotherTurn) -> Flow[None]:
    state = t.state
    turn = state.turn
    assert turn is not None
    again = [figure for figure in on_map(state) if figure.name == effect.monsters]
    if again:
        reveal_card(t, effect.monsters)
    now = turn.figure
    for figure in sorted(again, key=lambda figure: (figure.rank == "normal", figure.number)):
        if figure.at == NOWHERE:
            continue
        turn.figure, turn.moved = figure.id, 0
        if figure.conditions & WOUND:
            yield from suffer(t, figure, 1)
        if figure.at != NOWHERE:
            yield from take_turn(t, figure)
        if figure.at != NOWHERE:
            run_out(figure)
    turn.figure = now


@BOOK.does(fx.PartnerJumps)
def partner_jumps(t: Table, play: Playing, effect: fx.PartnerJumps) -> Flow[None]:
    state = t.state
    partner = hooks_of(state).partner(state, play.actor)
    if partner is None:
        return
    plan = plan_of(state.scenario)
    letter = effect.markers[happened(state, effect.note) % len(effect.markers)]
    note(state, effect.note)
    to = marked(state, letter)[0]
    room = plan.room_of[to]
    if not state.map.rooms >> room & 1:
        known = state.map.rooms
        reveal(t, room)
        for n, (_, rooms) in enumerate(plan.doors):
            if not state.map.doors >> n & 1 and rooms >> room & 1 and rooms & known:
                yield from open_up(t, n)
    state.map.obstacles = [obstacle for obstacle in state.map.obstacles if partner.at not in obstacle.hexes]
    partner.at = NOWHERE
    yield from _away(t, to)
    yield from _moved_away(t, to)
    partner.at = to
    state.map.obstacles.append(Obstacle(partner.name, (to,)))
    t.beat()
    number = card_number(state, play.actor)
    rule = next(rule for rule in plan.scenario.special if rule.on == "boss_special" and rule.number == number)
    spawned = rule.waves[0].spawn[0]
    for rank in spawned.ranks[len(state.characters) - 2]:
        grade: Rank = rank  # type: ignore[assignment]
        yield from spawn_beside(t, spawned.by_marker[letter], grade, to)


def _moved_away(t: Table, at: int) -> Flow[None]:
    """Move what lies on a hex to the nearest empty one: coins, a treasure, a trap."""
    state = t.state
    lying: tuple[dict[int, Any], ...] = (state.map.coins, state.map.treasures, state.map.traps)
    if not any(at in things for things in lying):
        return
    plan = plan_of(state.scenario)
    options = [ch.at(plan.hexes[near]) for near in nearest_empty(state, at)]
    chosen = yield from players_decide(t, msg("ask-moved-aside"), options)
    to = plan.index[chosen.to]
    for things in lying:
        if at in things:
            things[to] = things.pop(at)


def card_number(state: State, boss: Figure) -> int:
    """Which special the card of the round calls for."""
    effect = card_of(state, boss.name).effect
    return effect.n if isinstance(effect, fx.Special) else 1


@BOOK.does(fx.BringCompanions)
def bring_companions(t: Table, play: Playing, effect: fx.BringCompanions) -> Flow[None]:
    state, boss = t.state, play.actor
    kind = COMPANIONS[effect.companion]
    index = plan_of(state.scenario).index
    for _ in range(effect.n):
        used = {companion.number for companion in companions(state, boss.name)}
        free = _around(state, boss)
        if len(used) < kind.most and free:
            options = nearest_to_enemies(state, boss, free)
            prompt = msg("ask-companion", npc=npc_name(kind.id))
            chosen = yield from players_decide(t, prompt, options)
            number = next(n for n in range(1, kind.most + 1) if n not in used)
            put_companion(state, boss, kind.id, index[chosen.to], number)


def nearest_to_enemies(state: State, figure: Figure, free: list[int]) -> list[ch.At]:
    """Of these hexes those that are nearest to an enemy of a figure."""
    hexes = plan_of(state.scenario).hexes
    foes = [other for other in on_map(state) if other.side != figure.side]
    near = {at: min([ground(state).apart(foe.at)[at] for foe in foes], default=0) for at in free}
    return [ch.at(hexes[at]) for at in free if near[at] == min(near.values())]


def put_companion(state: State, boss: Figure, id: str, at: int, number: int) -> None:
    """Put a companion of a boss on a hex; it acts from the next round on."""
    figure = Figure(
        id=state.next_id,
        kind="npc",
        name=id,
        side=boss.side,
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


@BOOK.does(fx.Scatter)
def scatter(t: Table, play: Playing, effect: fx.Scatter) -> Flow[None]:
    """In initiative order; the player of each decides among hexes that are as far away."""
    state = t.state
    hexes = plan_of(state.scenario).hexes
    for figure in _in_order(state):
        if figure.at == NOWHERE or figure.conditions & (IMMOBILIZE | STUN):
            continue  # GH-COND-14, GH-COND-19
        apart = ground(state).apart(play.actor.at)
        found = ways(state, figure, effect.n - hindrance(state, figure), jump=False)
        most = max([apart[at] for at in (figure.at, *found)])
        if apart[figure.at] == most:
            continue
        options = [ch.move_to(hexes[at]) for at in found if apart[at] == most]
        prompt = msg("ask-monster-move", who=figure_name(figure))
        chosen = yield from choose(seat_of(state, figure), prompt, options)
        for step in found[plan_of(state.scenario).index[chosen.to]].steps:
            if not (yield from enter(t, figure, step, over=flies(state, figure))) or stopped(figure):
                break
        t.beat()


@BOOK.does(fx.Gather)
def gather(t: Table, play: Playing, effect: fx.Gather) -> Flow[None]:
    """In initiative order, each at once: only the hex where it ends matters."""
    state = t.state
    plan = plan_of(state.scenario)
    for figure in _in_order(state):
        if figure.at == NOWHERE or adjacent(state, figure, play.actor):
            continue
        full, apart = taken(state) | obstacles(state), ground(state).apart(figure.at)
        free = [at for at in beside(state, play.actor.at) if at not in full]
        options = [ch.move_to(plan.hexes[at]) for at in free if apart[at] == min(apart[near] for near in free)]
        if options:
            prompt = msg("ask-monster-move", who=figure_name(figure))
            chosen = yield from choose(seat_of(state, figure), prompt, options)
            yield from enter(t, figure, plan.index[chosen.to], over=flies(state, figure))
            t.beat()


def _in_order(state: State) -> list[Figure]:
    """The characters and their summons in initiative order."""
    found = [figure for figure in on_map(state) if figure.kind in ("character", "summon")]
    return sorted(found, key=lambda figure: order_of(state, figure))


@BOOK.does(fx.TakeOver)
def take_over(t: Table, play: Playing, effect: fx.TakeOver) -> None:
    state = t.state
    slots = [slot.character for slot in state.order if slot.character != NOBODY]
    playing = [n for n in slots if not state.characters[n].resting and not state.characters[n].exhausted]
    if playing:
        possess(state, playing[-1], effect.n)
        t.say(msg("say-possessed", who=class_name(state.characters[playing[-1]].cls)))


@BOOK.does(fx.FlyOn)
def fly_on(t: Table, play: Playing, effect: fx.FlyOn) -> Flow[None]:
    state = t.state
    places = markers(state)
    here = next(n for n, place in enumerate(places) if play.actor.at in place)
    place = places[(here + 1) % len(places)]
    for at in place:
        yield from _away(t, at)
    spread(state, play.actor, place)
    t.beat()


def _around(state: State, figure: Figure) -> list[int]:
    """The empty hexes adjacent to a figure of several hexes."""
    found = [near for at in cells(figure) for near in empty_beside(state, at)]
    return list(dict.fromkeys(found))
