"""A hero's Combats: attacks with a weapon, or without one."""

from emberhall.games.sword_sorcery.choices import Punch, Strike
from emberhall.games.sword_sorcery.content import ITEMS
from emberhall.games.sword_sorcery.names import told_apart
from emberhall.games.sword_sorcery.rules.acting import Acting, spend_combat
from emberhall.games.sword_sorcery.rules.attack import attack
from emberhall.games.sword_sorcery.rules.sight import FAR_APART, in_sight_of
from emberhall.games.sword_sorcery.rules.stats import reach
from emberhall.games.sword_sorcery.rules.weapons import FIST, blow_of
from emberhall.games.sword_sorcery.state import Figure, State, Table
from emberhall.kernel import Flow, offer


def targets(state: State, figure: Figure, range: tuple[int, int]) -> list[Figure]:
    """The enemies within range and sight; an engaged figure has only those of its area (SS-ENGAGE-02)."""
    least, area = range[0], figure.area
    here: list[Figure] = [enemy for enemy in state.enemies if enemy.area == area]
    if here:
        return here if not least else []
    most = reach(state, figure, range[1])
    if not most:
        return []
    far = FAR_APART[state.quest, state.closed][area]
    there = [enemy for enemy in state.enemies if least <= far[enemy.area] <= most]
    seen = in_sight_of(state, figure, [enemy.area for enemy in there]) if there else ()
    return [enemy for enemy in there if enemy.area in seen]


@offer(Strike, Punch)
def strikes(state: State, acting: Acting) -> list[Strike | Punch]:
    """Attack with each loaded weapon, or with bare hands if there is none."""
    found: list[Strike | Punch] = []
    if not state.enemies or not acting.may_combat:
        return found
    hero, held = acting.hero, acting.has.weapons
    for n, item in enumerate(held):
        if item.id not in hero.unloaded and item not in held[:n]:
            aims = targets(state, hero, blow_of(hero, item).range)
            if aims:
                found += [Strike(id, item.id, name) for id, name in told_apart(state, aims)]
    if not held and (aims := targets(state, hero, FIST.range)):
        found += [Punch(id, name) for id, name in told_apart(state, aims)]
    return found


@strikes.does(Strike)
def _(t: Table, acting: Acting, chosen: Strike) -> Flow[None]:
    hero = acting.hero
    if not (yield from spend_combat(t, hero)):
        return
    target, item = t.state.figure(chosen.figure), ITEMS[chosen.card]
    assert target is not None
    if item.reload:
        hero.unloaded.append(item.id)
    yield from attack(t, hero, target, blow_of(hero, item), "weapon", item=item.id)


@strikes.does(Punch)
def _(t: Table, acting: Acting, chosen: Punch) -> Flow[None]:
    if (yield from spend_combat(t, acting.hero)):
        target = t.state.figure(chosen.figure)
        assert target is not None
        yield from attack(t, acting.hero, target, FIST, "fist")
