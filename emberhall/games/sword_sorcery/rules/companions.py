"""Companions: each moves and attacks once in its owner's turn (SS-FULL-HERO-06)."""

from collections.abc import Iterable

from msgspec.structs import replace

from emberhall.games.sword_sorcery.choices import CompanionGo, CompanionStrike
from emberhall.games.sword_sorcery.effects.reactions import LEAVE
from emberhall.games.sword_sorcery.names import figure_name, told_apart
from emberhall.games.sword_sorcery.rules.acting import Acting
from emberhall.games.sword_sorcery.rules.arrival import in_fire
from emberhall.games.sword_sorcery.rules.attack import attack
from emberhall.games.sword_sorcery.rules.combats import targets
from emberhall.games.sword_sorcery.rules.conditions import hampered
from emberhall.games.sword_sorcery.rules.stats import movement
from emberhall.games.sword_sorcery.state import Companion, Hero, State, Table
from emberhall.kernel import Flow, msg, offer, pick


@offer(CompanionGo, CompanionStrike)
def companion(state: State, acting: Acting) -> Iterable[CompanionGo | CompanionStrike]:
    """The companion moves, or attacks where it stands."""
    if not state.companions:
        return ()
    found: list[CompanionGo | CompanionStrike] = []
    for one in state.companions:
        if one.owner == acting.hero.id and not one.acted and "stun" not in one.conditions:
            far = state.ground.apart(state.closed)[one.area]
            most = movement(state, one)
            found += [CompanionGo(state.ground.ids[a]) for a, n in enumerate(far) if 0 < n <= most]
            found += _strikes(state, one)
    return found


@companion.does(CompanionGo)
def _(t: Table, acting: Acting, chosen: CompanionGo) -> Flow[None]:
    """The companion moves, then may attack."""
    state, hero, one = t.state, acting.hero, _of(t.state, acting.hero)
    if not (yield from _begins(t, one)):
        return
    one.area = state.ground.index[chosen.area]
    in_fire(t, one)
    aims = _strikes(state, one)
    if aims and "slow" not in one.conditions:  # a slowed companion does one thing
        prompt = msg("ask-companion", who=figure_name(one))
        strike = yield from pick(hero.seat, prompt, aims, "SS-FULL-HERO-06", stop=LEAVE)
        if strike is not None:
            yield from _attack(t, hero, one, strike)


@companion.does(CompanionStrike)
def _(t: Table, acting: Acting, chosen: CompanionStrike) -> Flow[None]:
    one = _of(t.state, acting.hero)
    if (yield from _begins(t, one)):
        yield from _attack(t, acting.hero, one, chosen)


def _strikes(state: State, one: Companion) -> list[CompanionStrike]:
    aims = targets(state, one, one.card.blow.range)
    return [CompanionStrike(id, name) for id, name in told_apart(state, aims)]


def _of(state: State, hero: Hero) -> Companion:
    return next(one for one in state.companions if one.owner == hero.id)


def _begins(t: Table, one: Companion) -> Flow[bool]:
    """The companion stands up and acts; False if it fails."""
    one.acted = True
    one.conditions.pop("knocked_down", None)
    in_fire(t, one)  # SS-FULL-MAP-09
    return not (yield from hampered(t, one))


def _attack(t: Table, hero: Hero, one: Companion, chosen: CompanionStrike) -> Flow[None]:
    target = t.state.figure(chosen.figure)
    if target is not None:
        blow = one.card.blow
        if hero.rank >= one.card.from_rank:
            blow = replace(blow, dice=replace(blow.dice, blue=blow.dice.blue + one.card.strong_blue))
        yield from attack(t, one, target, blow, "companion")
