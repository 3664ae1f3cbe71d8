"""A hero's turn: how it begins and ends, and everything a hero may do in it."""

from emberhall.games.sword_sorcery.choices import END, STAND, Go
from emberhall.games.sword_sorcery.effects.book import announce
from emberhall.games.sword_sorcery.names import hero_name
from emberhall.games.sword_sorcery.rules.acting import Acting, has_action
from emberhall.games.sword_sorcery.rules.arrival import in_fire
from emberhall.games.sword_sorcery.rules.combats import strikes
from emberhall.games.sword_sorcery.rules.companions import companion
from emberhall.games.sword_sorcery.rules.conditions import turn_ends
from emberhall.games.sword_sorcery.rules.free_actions import flip, goods, open_up
from emberhall.games.sword_sorcery.rules.movement import points, spend, step, ways
from emberhall.games.sword_sorcery.rules.powers import action_cards, combat_cards, free_cards, salts
from emberhall.games.sword_sorcery.rules.quests import settle
from emberhall.games.sword_sorcery.rules.quick_actions import IN_PEACE, break_with_tools, dash, provoke, reload
from emberhall.games.sword_sorcery.rules.sight import apart, sees
from emberhall.games.sword_sorcery.state import Hero, State, Table
from emberhall.games.sword_sorcery.terms import Moment
from emberhall.kernel import Flow, Menu, Word, always, msg, offer


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
    for other in [] if hero.ghost else state.living():
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


#: All that a hero may do in a turn.
TURN: Menu[State, Acting] = Menu(
    walk,
    stand_up,
    strikes,
    combat_cards,
    Menu(action_cards, dash, provoke, reload, IN_PEACE, when=has_action),
    free_cards,
    open_up,
    flip,
    break_with_tools,
    goods,
    companion,
    end_turn,
)

#: What a stunned hero may do.
STUNNED: Menu[State, Acting] = Menu(salts, end_turn)
