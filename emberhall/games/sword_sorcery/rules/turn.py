"""A hero's turn: how it begins and ends, and everything a hero may do in it."""

from emberhall.games.sword_sorcery.choices import END, STAND, Go
from emberhall.games.sword_sorcery.effects.book import announce, hears
from emberhall.games.sword_sorcery.names import hero_name
from emberhall.games.sword_sorcery.rules.acting import Acting
from emberhall.games.sword_sorcery.rules.arrival import in_fire
from emberhall.games.sword_sorcery.rules.combats import strikes
from emberhall.games.sword_sorcery.rules.companions import companion
from emberhall.games.sword_sorcery.rules.conditions import turn_ends
from emberhall.games.sword_sorcery.rules.free_actions import flip, goods, open_up
from emberhall.games.sword_sorcery.rules.movement import points, spend, step, ways
from emberhall.games.sword_sorcery.rules.powers import action_cards, combat_cards, free_cards, salts
from emberhall.games.sword_sorcery.rules.quests import settle
from emberhall.games.sword_sorcery.rules.quick_actions import (
    at_tokens,
    break_open,
    break_with_tools,
    change_gear,
    dash,
    provoke,
    reload,
    trade,
)
from emberhall.games.sword_sorcery.rules.sight import apart, sees
from emberhall.games.sword_sorcery.state import Hero, State, Table
from emberhall.games.sword_sorcery.terms import Moment
from emberhall.kernel import Flow, Menu, Option, Word, always, gathered, msg, offer


def begin(t: Table, hero: Hero) -> Flow[None]:
    """Begin a turn with all its activities (SS-FULL-TURN-02)."""
    state = t.state
    state.active = hero.id
    state.turn += 1
    hero.moved = hero.spent = False
    hero.steps = hero.extra = 0
    hero.combats = hero.kind.combats[hero.rank - 1]
    hero.actions = hero.kind.actions[hero.rank - 1]
    for one in state.companions:
        one.acted = one.acted and one.owner != hero.id
    if t.events is not None:
        t.say(msg("say-turn", who=hero_name(hero)))
        if "stun" in hero.conditions:
            t.say(msg("say-stunned-hero", who=hero_name(hero)))
    t.beat()
    if hero.ghost:
        return
    in_fire(t, hero)
    yield from announce(t, Moment.TURN_START, hero)
    hearing = [] if hero.ghost else [one for one in state.living() if hears(one, Moment.ALLY_TURN_START)]
    for other in hearing:
        if other is not hero and sees(state, other, hero.area):  # SS-FULL-POW-04
            yield from announce(t, Moment.ALLY_TURN_START, other, far=apart(state, other.area, hero.area))


def end(t: Table, hero: Hero) -> Flow[None]:
    """End a turn: conditions that last until then go (SS-BLIND-02, SS-SLOW-02, SS-STUN-02, SS-EXH-02)."""
    if not hero.ghost:
        yield from announce(t, Moment.TURN_END, hero)
    turn_ends(hero)
    for one in t.state.companions:
        if one.owner == hero.id:
            turn_ends(one)
    for figure in (*t.state.heroes, *t.state.companions, *t.state.enemies):
        if figure.mods:
            figure.mods[:] = [mod for mod in figure.mods if mod.until != "turn"]
    hero.acted = True
    settle(t)


@offer(Go)
def walk(state: State, acting: Acting) -> list[Go]:
    """SS-FULL-MOVE-01: a hero goes to the next area."""
    areas, ids = ways(state, acting.hero), acting.ground.ids
    return [Go(ids[area]) for area in areas] if areas else []


@walk.does
def _(t: Table, acting: Acting, chosen: Go) -> Flow[None]:
    return step(t, acting.hero, t.state.ground.index[chosen.area])


@offer(STAND)
def stand_up(state: State, acting: Acting) -> tuple[Word, ...]:
    """SS-KD-03: a knocked down hero stands up for a movement point."""
    return (STAND,) if "knocked_down" in acting.hero.conditions and points(state, acting.hero) > 0 else ()


@stand_up.does
def _(t: Table, acting: Acting, chosen: Word) -> Flow[None]:
    if (yield from spend(t, acting.hero, 1)):
        acting.hero.conditions.pop("knocked_down", None)


end_turn = always(END)


@end_turn.does
def _(t: Table, acting: Acting, chosen: Word) -> None:
    acting.over = True


def _all(state: State, acting: Acting) -> list[Option]:
    """All that a hero may do now: movement, Combats, Actions, what is free, and the end of the turn."""
    hero, here = acting.hero, acting.hero.area
    found: list[Option] = [*walk.options(state, acting)]
    if "knocked_down" in hero.conditions:
        found += stand_up.options(state, acting)
    if acting.may_combat:
        found += strikes.options(state, acting)
        found += combat_cards.options(state, acting)
    if acting.may_act:
        found += action_cards.options(state, acting)
        found += dash.options(state, acting)
        found += provoke.options(state, acting)
        if hero.unloaded:
            found += reload.options(state, acting)
        if not acting.fights:
            if acting.doors or acting.ground.tokens[here]:
                found += break_open.options(state, acting)
                found += at_tokens.options(state, acting)
            found += change_gear.options(state, acting)
            found += trade.options(state, acting)
    found += free_cards.options(state, acting)
    if acting.doors or state.locks:
        found += open_up.options(state, acting)
    if acting.has.turnable:
        found += flip.options(state, acting)
    if acting.has.break_free:
        found += break_with_tools.options(state, acting)
    if not acting.fights:
        found += goods.options(state, acting)
    if state.companions:
        found += companion.options(state, acting)
    found.append(END)
    return found


_QUICK = (action_cards, dash, provoke, reload, break_open, at_tokens, change_gear, trade)
_FREE = (free_cards, open_up, flip, break_with_tools, goods, companion, end_turn)
TURN: Menu[State, Acting] = Menu(gathered(_all, walk, stand_up, strikes, combat_cards, *_QUICK, *_FREE))

#: What a stunned hero may do.
STUNNED: Menu[State, Acting] = Menu(salts, end_turn)
