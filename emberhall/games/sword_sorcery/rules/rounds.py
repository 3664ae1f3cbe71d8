"""The round: Time phase, Battle phase, Event phase (SS-ROUND-01)."""

from functools import cache

from emberhall.games.sword_sorcery.choices import END, Act, Revive, Rise, TakePower
from emberhall.games.sword_sorcery.content import CLASSES, POWERS
from emberhall.games.sword_sorcery.names import hero_name
from emberhall.games.sword_sorcery.rules import ghost, turn
from emberhall.games.sword_sorcery.rules.aims import next_aim
from emberhall.games.sword_sorcery.rules.arrival import reveal
from emberhall.games.sword_sorcery.rules.attack import speaker
from emberhall.games.sword_sorcery.rules.conditions import suffer
from emberhall.games.sword_sorcery.rules.encounters import encounter, event_phase
from emberhall.games.sword_sorcery.rules.items import wards
from emberhall.games.sword_sorcery.rules.moments import happen
from emberhall.games.sword_sorcery.rules.quests import fire, follow, settle
from emberhall.games.sword_sorcery.rules.stats import max_hp
from emberhall.games.sword_sorcery.state import Hero, State, Table
from emberhall.games.sword_sorcery.terms import named
from emberhall.kernel import CHECKPOINT, DONE, NOBODY, Ask, Flow, Message, Option, msg


def time_phase(t: Table) -> Flow[None]:
    """Steps 1 to 3 for all characters, then the souls (SS-TIME-07, SS-FULL-TIME-01 to SS-FULL-TIME-05)."""
    state = t.state
    state.round += 1
    state.active = NOBODY
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
        yield from happen(t, figure, "time_phase")
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


def _soul_options(state: State) -> list[Option]:
    found: list[Option] = []
    if not state.shards:
        return found
    shrines = {state.ground.index[x.area] for x in state.plan.tokens if x.kind == "shrine" and x.id in state.opened}
    ghosts = [hero for hero in state.heroes if hero.ghost and hero.area in shrines and hero.rank <= state.shards]
    if not any(hero.risen for hero in state.heroes):  # first those who return, then those who rise
        found += [Revive(hero.id, hero_name(hero), hero.rank) for hero in ghosts]
    lowest = min(hero.rank for hero in state.heroes)
    for hero in state.living():
        able = hero.rank == lowest and not hero.risen and hero.rank < cap(state)
        if able and price(hero) <= state.shards:
            found.append(Rise(hero.id, hero_name(hero), price(hero), hero.cls, hero.rank + 1))
    return found


def souls(t: Table) -> Flow[None]:
    """Step 4: ghosts come back, souls rise (SS-FULL-TIME-04, SS-FULL-RES-01, SS-FULL-RANK-02)."""
    state = t.state
    offered = _soul_options(state)
    chosen = DONE
    if offered:
        prompt = msg("ask-souls", shards=state.shards)
        chosen = yield Ask(speaker(state), prompt, [DONE, *offered], "SS-FULL-TIME-04")
    if isinstance(chosen, Revive):
        hero = state.heroes[chosen.figure]
        state.shards -= chosen.price
        state.active = hero.id  # for what he sees
        yield from revive(t, hero)
        state.active = NOBODY
    elif isinstance(chosen, Rise):
        state.shards -= chosen.price
        yield from rise(t, state.heroes[chosen.figure])
    else:
        state.phase = "battle"


def revive(t: Table, hero: Hero, *, half: bool = False) -> Flow[None]:
    """A ghost lives again, with all its hit points or half of them, and sees (SS-FULL-ENEMY-09)."""
    hero.ghost = False
    most = max_hp(t.state, hero)
    hero.hp = (most + 1) // 2 if half else most
    hero.ward = wards(hero)
    t.say(msg("say-revives", who=hero_name(hero)))
    t.beat()
    yield from reveal(t)


def rise(t: Table, hero: Hero) -> Flow[None]:
    """One soul rank more, with its hit points and powers (SS-FULL-RANK-04)."""
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
    """The powers that a hero could have in use besides."""
    return [id for id in _powers(hero.cls, hero.rank) if id not in hero.powers and id not in hero.aside]


@cache
def _powers(cls: str, rank: int) -> tuple[str, ...]:
    hero = CLASSES[cls].hero
    return tuple(
        id for id, power in POWERS.items() if power.hero == hero and power.of in ("", cls) and power.rank <= rank
    )


def choose_powers(hero: Hero) -> Flow[None]:
    """Empty places for powers are filled at once."""
    while len(hero.powers) < hero.kind.powers[hero.rank - 1] and (found := learnable(hero)):
        id = found[0]
        if len(found) > 1:
            prompt = msg("ask-power", who=hero_name(hero))
            id = (yield Ask(hero.seat, prompt, [TakePower(id) for id in found], "SS-FULL-POW-01")).card
        hero.powers.append(id)


def _next(t: Table) -> Message:
    """Who acts, and toward which aim; where nobody listens the aim is not looked for."""
    aim = next_aim(t.state) if t.events is not None else None
    return msg("ask-who-acts", aim=named("objective", aim.id)) if aim is not None else _WHO_ACTS


_WHO_ACTS = msg("ask-who-acts", aim="none")


#: What is asked in a turn, by class.
_WHAT_NOW = {id: msg("ask-turn", who=named("hero", kind.hero)) for id, kind in CLASSES.items()}


def battle(t: Table) -> Flow[None]:
    """One step of the Battle phase: who acts, and one thing of his turn after the other (SS-BATTLE-01)."""
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
            hero = state.heroes[(yield Ask(waiting[0].seat, _next(t), offered, "SS-FULL-TURN-01")).figure]
        was_ghost = hero.ghost
        yield from turn.begin(t, hero)
        if hero.ghost and not was_ghost:  # dead before he could do anything
            yield from _turn_over(t, hero, True)
            return
        yield CHECKPOINT
    hero = state.heroes[state.active]
    was_ghost = hero.ghost
    options, do = (ghost.options, ghost.do) if was_ghost else (turn.options, turn.do)
    while hero.ghost == was_ghost:
        found = options(state, hero)
        if len(found) < 2:
            break
        chosen = yield Ask(hero.seat, _WHAT_NOW[hero.cls], found, "SS-FULL-TURN-02")
        if chosen is END:
            break
        yield from do(t, hero, chosen)
        if hero.ghost == was_ghost:
            yield CHECKPOINT
    yield from _turn_over(t, hero, not was_ghost)


def _turn_over(t: Table, hero: Hero, living: bool) -> Flow[None]:
    """The turn ends; after one that began alive enemies have theirs (SS-FULL-TURN-06, SS-FULL-TURN-07)."""
    yield from turn.end(t, hero)
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
