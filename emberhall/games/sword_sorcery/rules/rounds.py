"""The round: Time phase, Battle phase, Event phase (SS-ROUND-01)."""

from functools import cache

from emberhall.games.sword_sorcery.choices import END, Act, Revive, Rise, TakePower
from emberhall.games.sword_sorcery.content import CLASSES, POWERS
from emberhall.games.sword_sorcery.effects.book import announce, hears
from emberhall.games.sword_sorcery.names import hero_name
from emberhall.games.sword_sorcery.rules.acting import Acting
from emberhall.games.sword_sorcery.rules.aims import next_aim
from emberhall.games.sword_sorcery.rules.arrival import reveal
from emberhall.games.sword_sorcery.rules.attack import speaker
from emberhall.games.sword_sorcery.rules.conditions import suffer
from emberhall.games.sword_sorcery.rules.encounters import encounter, event_phase
from emberhall.games.sword_sorcery.rules.free_actions import may_handle_goods
from emberhall.games.sword_sorcery.rules.ghost import GHOST
from emberhall.games.sword_sorcery.rules.items import wards
from emberhall.games.sword_sorcery.rules.quests import fire, follow, settle
from emberhall.games.sword_sorcery.rules.stats import max_hp
from emberhall.games.sword_sorcery.rules.turn import STUNNED, TURN, begin, end
from emberhall.games.sword_sorcery.state import Hero, State, Table
from emberhall.games.sword_sorcery.terms import Moment, named
from emberhall.kernel import CHECKPOINT, DONE, NOBODY, Flow, Menu, Message, Word, always, ask, choose, msg, offer


def time_phase(t: Table) -> Flow[None]:
    """Steps 1 to 3 for all characters, then the souls (SS-TIME-07, SS-FULL-TIME-01 to SS-FULL-TIME-05)."""
    state = t.state
    state.round += 1
    state.active = NOBODY
    if t.events is not None:
        t.say(msg("say-round", n=state.round))
    t.beat()
    yield from fire(t, begins=state.round)
    for figure in (*state.living(), *state.companions, *state.enemies):
        if figure.hp > 0 and (figure.burning or figure.conditions):
            yield from suffer(t, figure)
    yield from _other_effects(t)
    for hero in state.heroes:  # refresh comes before recharge (SS-TIME-04)
        hero.turned = {id: left - 1 for id, left in hero.turned.items() if left > 1}
    yield from follow(t)
    settle(t)
    state.phase = "souls"


def _other_effects(t: Table) -> Flow[None]:
    state = t.state
    for figure in (*state.heroes, *state.companions, *state.enemies):
        if figure.conditions.get("bleeding") == 2:
            del figure.conditions["bleeding"]
        elif "bleeding" in figure.conditions:
            figure.conditions["bleeding"] = 2  # SS-BLEED-03
        if figure.mods:
            figure.mods[:] = [mod for mod in figure.mods if mod.until == "quest"]
    for figure in (*state.living(), *state.enemies):
        if hears(figure, Moment.TIME_PHASE):
            yield from announce(t, Moment.TIME_PHASE, figure)
    for hero in state.heroes:
        if not hero.ghost:
            hero.ward = wards(hero)
        hero.done, hero.acted, hero.risen = [], False, False
    for fire_token in list(state.fires):
        if fire_token.ages > 0:
            fire_token.ages -= 1
            if not fire_token.ages:
                state.fires.remove(fire_token)
    state.sealed = []
    for one in state.companions:
        one.acted = False


def price(hero: Hero) -> int:
    """What the next soul rank costs (SS-SOUL-02)."""
    return (hero.rank + 1) ** 2


def cap(state: State) -> int:
    """The highest soul rank of the act (SS-FULL-RANK-05)."""
    return 4 if state.plan.act == 1 else 7


@offer(Revive)
def returning(state: State, who: None) -> list[Revive]:
    """SS-FULL-RES-01: ghosts at an open shrine come back; first those who return, then those who rise."""
    if any(hero.risen for hero in state.heroes):
        return []
    shrines = {state.ground.index[x.area] for x in state.plan.tokens if x.kind == "shrine" and x.id in state.opened}
    ghosts = [hero for hero in state.heroes if hero.ghost and hero.area in shrines and hero.rank <= state.shards]
    return [Revive(hero.id, hero_name(hero), hero.rank) for hero in ghosts]


@returning.does
def _(t: Table, who: None, chosen: Revive) -> Flow[None]:
    state, hero = t.state, t.state.heroes[chosen.figure]
    state.shards -= chosen.price
    state.active = hero.id  # for what they see
    yield from revive(t, hero)
    state.active = NOBODY


@offer(Rise)
def rising(state: State, who: None) -> list[Rise]:
    """SS-FULL-RANK-02: heroes of the lowest soul rank rise, each once a round."""
    lowest = min(hero.rank for hero in state.heroes)
    able = [one for one in state.living() if one.rank == lowest and not one.risen and one.rank < cap(state)]
    return [
        Rise(hero.id, hero_name(hero), price(hero), hero.cls, hero.rank + 1)
        for hero in able
        if price(hero) <= state.shards
    ]


@rising.does
def _(t: Table, who: None, chosen: Rise) -> Flow[None]:
    t.state.shards -= chosen.price
    yield from rise(t, t.state.heroes[chosen.figure])


wait = always(DONE)


@wait.does
def _(t: Table, who: None, chosen: Word) -> None:
    t.state.phase = "battle"


#: Step 4 of the Time phase.
SOULS: Menu[State, None] = Menu(wait, returning, rising)


def souls(t: Table) -> Flow[None]:
    """Step 4: ghosts come back, souls rise (SS-FULL-TIME-04, SS-FULL-RES-01, SS-FULL-RANK-02)."""
    if not t.state.shards:
        yield from SOULS.take(t, None, DONE)
        return
    prompt = msg("ask-souls", shards=t.state.shards)
    yield from SOULS.choose(t, None, speaker(t.state), prompt, "SS-FULL-TIME-04")


def revive(t: Table, hero: Hero, *, half: bool = False) -> Flow[None]:
    """Return a ghost to life with all or half of its hit points; it reveals shadows in sight (SS-FULL-ENEMY-09)."""
    hero.ghost = False
    most = max_hp(t.state, hero)
    hero.hp = (most + 1) // 2 if half else most
    hero.ward = wards(hero)
    t.say(msg("say-revives", who=hero_name(hero)))
    t.beat()
    yield from reveal(t)


def rise(t: Table, hero: Hero) -> Flow[None]:
    """Raise a hero by a soul rank, with its hit points and powers (SS-FULL-RANK-04)."""
    before = max_hp(t.state, hero)
    hero.rank += 1
    hero.risen = True
    risen = max_hp(t.state, hero)
    hero.hp += max(0, risen - before)
    t.say(msg("say-rises", who=hero_name(hero), rank=hero.rank))
    back = [id for id in reversed(hero.aside) if POWERS[id].rank <= hero.rank]  # what was lost with this rank first
    for id in back[: hero.kind.powers[hero.rank - 1] - len(hero.powers)]:
        hero.aside.remove(id)
        hero.powers.append(id)
        hero.turned.pop(id, None)
    yield from choose_powers(hero)
    hero.hp += max_hp(t.state, hero) - risen  # a power may bring some, too


def learnable(hero: Hero) -> list[str]:
    """The powers that a hero could add to those in use."""
    return [id for id in _powers(hero.cls, hero.rank) if id not in hero.powers and id not in hero.aside]


@cache
def _powers(cls: str, rank: int) -> tuple[str, ...]:
    hero = CLASSES[cls].hero
    return tuple(
        id for id, power in POWERS.items() if power.hero == hero and power.of in ("", cls) and power.rank <= rank
    )


def choose_powers(hero: Hero) -> Flow[None]:
    """Fill empty places for powers at once."""
    while len(hero.powers) < hero.kind.powers[hero.rank - 1] and (found := learnable(hero)):
        prompt = msg("ask-power", who=hero_name(hero))
        power = yield from choose(hero.seat, prompt, [TakePower(id) for id in found], "SS-FULL-POW-01")
        hero.powers.append(power.card)


def _next(t: Table) -> Message:
    """Ask who acts next, naming the aim if people read the story."""
    aim = next_aim(t.state) if t.events is not None else None
    return msg("ask-who-acts", aim=named("objective", aim.id)) if aim is not None else _WHO_ACTS


_WHO_ACTS = msg("ask-who-acts", aim="none")


#: What is asked in a turn, by class.
_WHAT_NOW = {id: msg("ask-turn", who=named("hero", kind.hero)) for id, kind in CLASSES.items()}


def battle(t: Table) -> Flow[None]:
    """One hero's turn in the Battle phase: who acts, and one activity after another (SS-BATTLE-01)."""
    state = t.state
    if state.active == NOBODY:
        waiting = [hero for hero in state.heroes if not hero.acted]
        if not waiting:
            yield from follow(t)
            settle(t)
            state.phase = "event"
            return
        hero = waiting[0]
        if len(waiting) > 1:
            offered = [Act(one.id, hero_name(one)) for one in waiting]
            chosen = yield from ask(hero.seat, _next(t), offered, "SS-FULL-TURN-01")
            hero = state.heroes[chosen.figure]
        was_ghost = hero.ghost
        yield from begin(t, hero)
        if hero.ghost and not was_ghost:  # dead before doing anything
            yield from _turn_over(t, hero, True)
            return
        yield CHECKPOINT
    hero = state.heroes[state.active]
    acting, was_ghost = Acting(hero), hero.ghost
    while hero.ghost == was_ghost:
        acting.look(state)
        menu = GHOST if was_ghost else STUNNED if "stun" in hero.conditions else TURN
        found = menu.options(state, acting)
        if len(found) < 2:
            break
        deed = yield from ask(hero.seat, _WHAT_NOW[hero.cls], found, "SS-FULL-TURN-02")
        if hero.done and deed is not END:
            may_handle_goods(hero)
        yield from menu.take(t, acting, deed)
        if acting.over:
            break
        if hero.ghost == was_ghost:
            yield CHECKPOINT
    yield from _turn_over(t, hero, not was_ghost)


def _turn_over(t: Table, hero: Hero, living: bool) -> Flow[None]:
    """The turn ends; after one that began alive enemies have theirs (SS-FULL-TURN-06, SS-FULL-TURN-07)."""
    yield from end(t, hero)
    if living:
        yield from encounter(t, hero.id)
    t.state.active = NOBODY


def events(t: Table) -> Flow[None]:
    """The Event phase."""
    state = t.state
    living = state.living()
    state.active = living[0].id if living else NOBODY  # SS-FULL-EVENT-07
    yield from event_phase(t)
    settle(t)
    state.active = NOBODY
    state.phase = "time"
