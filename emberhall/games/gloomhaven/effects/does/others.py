"""Summons, and what others do because of a card."""

from msgspec.structs import replace

from emberhall.effects import Group
from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Playing, Trail, new_action
from emberhall.games.gloomhaven.names import figure_name
from emberhall.games.gloomhaven.rules.board import (
    adjacent,
    allies,
    beside,
    empty_beside,
    enemies,
    seat_of,
    targetable,
    within,
)
from emberhall.games.gloomhaven.rules.consuming import reward
from emberhall.games.gloomhaven.rules.movement import move
from emberhall.games.gloomhaven.rules.targets import chosen_of, lay_area, members, pick_figure
from emberhall.games.gloomhaven.rules.values import own_range
from emberhall.games.gloomhaven.state import Bonus, Figure, State, Table
from emberhall.games.gloomhaven.terms import HEROES, STUN
from emberhall.kernel import NOBODY, NOWHERE, Flow, confirm, msg, pick


@BOOK.can(fx.Summon)
def can_summon(state: State, play: Playing, effect: fx.Summon) -> bool:
    return bool(empty_beside(state, play.actor.at))  # GH-SUMMON-02


@BOOK.does(fx.Summon)
def summon(t: Table, play: Playing, effect: fx.Summon) -> Flow[None]:
    """An ally on an empty hex beside you (GH-SUMMON-01)."""
    state = t.state
    plan = plan_of(state.scenario)
    for _ in range(effect.count):
        options = [ch.at(plan.hexes[at]) for at in empty_beside(state, play.actor.at)]
        if not options:
            return
        chosen = yield from pick(BOOK.asks(state, play), msg("ask-summon"), options, "GH-SUMMON-01", stop=ch.SKIP)
        if chosen is None:
            return
        figure = Figure(
            id=state.next_id,
            kind="summon",
            name=effect.name,
            side=HEROES,
            at=plan.index[chosen.to],
            hp=effect.hp,
            most=effect.hp,
            owner=play.owner,
            since=state.round,
            card=play.source,
        )
        state.next_id += 1
        state.figures[figure.id] = figure
        play.trail.performed = True
        t.say(msg("say-spawn", who=figure_name(figure)))
        t.beat()


@BOOK.finds(fx.You, fx.Same, fx.Bear, fx.Figures)
def each_of(state: State, play: Playing, group: Group) -> list[Playing]:
    """What an effect for each of a group is played with."""
    return [replace(play, actor=figure, owner=figure.owner) for figure in members(state, play, group)]


@BOOK.does(fx.Grant)
def grant(t: Table, play: Playing, effect: fx.Grant) -> Flow[None]:
    """Let others perform abilities with their own values. Their player decides, unless the card says that you do."""
    state = t.state
    for figure in (yield from chosen_of(t, play, msg("ask-grant"), effect.who)):
        seat = state.characters[play.owner].seat if effect.yours else seat_of(state, figure)
        its = replace(play, actor=figure, seat=seat, trail=new_action(state, figure), ability=None, strike=None)
        if figure.conditions & STUN or not BOOK.possible(state, its, effect.effect):
            continue  # GH-COND-19
        prompt = msg("ask-granted", who=figure_name(figure), effect=BOOK.text(effect.effect))
        if effect.may and not (yield from confirm(seat, prompt)):
            continue
        yield from BOOK.do(t, its, effect.effect)
        play.trail.performed |= its.trail.performed  # GH-TURN-13
        play.trail.owed += its.trail.owed
        play.trail.kindled += its.trail.kindled
        reward(t, play, effect.xp_per_attack * len(its.trail.struck))


@BOOK.does(fx.Force)
def force(t: Table, play: Playing, effect: fx.Force) -> Flow[None]:
    """Make enemies perform abilities as you decide."""
    state = t.state
    if effect.area is not None:
        foes = [foe for foe in enemies(state, play.actor) if targetable(state, foe)]
        yield from lay_area(t, play, msg("ask-force-area"), effect.area, effect.range, foes.__contains__)
    for figure in (yield from chosen_of(t, play, msg("ask-force"), effect.who)):
        if figure.at == NOWHERE:
            continue
        play.trail.performed = True
        figure.thrall = play.owner
        its = replace(play, actor=figure, seat=BOOK.asks(state, play), trail=Trail(), ability=None, strike=None)
        what = effect.effect
        if isinstance(what, fx.Attack):
            one = replace(what, who=None)
            if BOOK.possible(state, its, one):
                yield from BOOK.do(t, its, one)
        elif not BOOK.possible(state, its, what):
            pass  # it is stunned or immobilized (GH-COND-14, GH-COND-19)
        elif isinstance(what, fx.Move) and effect.end == "you":
            yield from _to_you(t, play, its, what)
        else:
            yield from BOOK.do(t, its, what)
        figure.thrall = NOBODY


def _to_you(t: Table, play: Playing, its: Playing, effect: fx.Move) -> Flow[None]:
    """Make it move and end beside you."""
    yield from move(t, its, BOOK.count(t.state, its, effect.n), jump=False, ends=beside(t.state, play.actor.at))


@BOOK.does(fx.Control)
def control(t: Table, play: Playing, effect: fx.Control) -> Flow[None]:
    """Let an enemy that has not acted yet take its turn this round for your side."""
    state, actor = t.state, play.actor
    found = [
        foe
        for foe in enemies(state, actor)
        if foe.rank in effect.ranks and targetable(state, foe) and foe.acted < state.round
        if within(state, actor, foe, effect.within)
    ]
    target = yield from pick_figure(t, play, msg("ask-control"), found)
    if target is not None:
        target.bonuses.append(Bonus("puppet" if effect.yours else "obeys", play.owner, source=play.source))
        play.trail.performed = True


def _markable(state: State, play: Playing) -> list[Figure]:
    near = [foe for foe in enemies(state, play.actor) if adjacent(state, play.actor, foe) and targetable(state, foe)]
    return [foe for foe in near if foe.rank in ("normal", "elite")]


@BOOK.can(fx.Mark)
def can_mark(state: State, play: Playing, effect: fx.Mark) -> bool:
    return bool(_markable(state, play))


@BOOK.does(fx.Mark)
def mark(t: Table, play: Playing, effect: fx.Mark) -> Flow[None]:
    """Mark an enemy beside you: for as long as it lives, your attacks on it are worth more."""
    target = yield from pick_figure(t, play, msg("ask-mark"), _markable(t.state, play))
    if target is not None:
        target.bonuses.append(Bonus("marked", effect.n, source=play.source, round=False))


def _instead_of_you(state: State, play: Playing) -> list[Figure]:
    """The allies of the attacker that its attack could reach."""
    attacker, blow = play.by, play.strike
    if attacker is None or blow is None:
        return []
    far = 1 if blow.melee else own_range(state, attacker)
    return [ally for ally in allies(state, attacker) if within(state, attacker, ally, far)]


@BOOK.can(fx.TurnAttacker)
def can_turn_attacker(state: State, play: Playing, effect: fx.TurnAttacker) -> bool:
    return bool(_instead_of_you(state, play))


@BOOK.does(fx.TurnAttacker)
def turn_attacker(t: Table, play: Playing, effect: fx.TurnAttacker) -> Flow[None]:
    """The attack goes on one of the attacker's allies."""
    target = yield from pick_figure(t, play, msg("ask-turn-attacker"), _instead_of_you(t.state, play))
    if target is not None and play.strike is not None:
        play.strike.target = target
