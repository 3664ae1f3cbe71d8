"""Free actions: doors, magic locks, soul weapons and the goods on the ground (SS-FREE-01, SS-FREE-02, SS-FREE-03)."""

from collections.abc import Iterable

from emberhall.games.sword_sorcery.choices import GOODS, Flip, Open, Unlock, UnlockChest
from emberhall.games.sword_sorcery.content import ITEMS
from emberhall.games.sword_sorcery.names import card_name, hero_name
from emberhall.games.sword_sorcery.rules.acting import Acting
from emberhall.games.sword_sorcery.rules.conditions import hampered
from emberhall.games.sword_sorcery.rules.doors import open_door
from emberhall.games.sword_sorcery.rules.exchange import goods_here, handle_goods
from emberhall.games.sword_sorcery.rules.quick_actions import chests
from emberhall.games.sword_sorcery.state import Hero, State, Table
from emberhall.games.sword_sorcery.terms import named
from emberhall.kernel import Flow, Option, Word, msg, offer


@offer(Open, Unlock, UnlockChest)
def open_up(state: State, acting: Acting) -> list[Open | Unlock | UnlockChest]:
    """SS-FREE-01, SS-TERR-05: ordinary doors are opened, and a magic key takes locks off."""
    hero = acting.hero
    found: list[Open | Unlock | UnlockChest] = []
    if acting.doors:
        found += [Open(door.id) for door in acting.doors if not door.locked]
    if state.locks and "q_magic_key" in hero.bag:
        found += [Unlock(door.id) for _, door in state.ground.doors_at[hero.area] if door.id in state.locks]
        there = chests(state, state.ground.tokens[hero.area])
        found += [UnlockChest(token.id) for token in there if token.id in state.locks]
    if found and "blind" in hero.conditions:  # what a blinded hero failed at is spent (SS-BLIND-01)
        return [one for one in found if one.key() not in hero.done]
    return found


def _fails(t: Table, hero: Hero, chosen: Option) -> Flow[bool]:
    if (yield from hampered(t, hero)):
        hero.done.append(chosen.key())
        return True
    return False


@open_up.does(Open)
def _(t: Table, acting: Acting, chosen: Open) -> Flow[None]:
    if not (yield from _fails(t, acting.hero, chosen)):
        yield from open_door(t, acting.hero, next(one for one in t.state.plan.doors if one.id == chosen.door))


@open_up.does(Unlock)
def _(t: Table, acting: Acting, chosen: Unlock) -> Flow[None]:
    if not (yield from _fails(t, acting.hero, chosen)):
        t.state.locks.remove(chosen.door)
        t.say(msg("say-unlocks", who=hero_name(acting.hero), what=named("door", chosen.door)))


@open_up.does(UnlockChest)
def _(t: Table, acting: Acting, chosen: UnlockChest) -> Flow[None]:
    if not (yield from _fails(t, acting.hero, chosen)):
        t.state.locks.remove(chosen.token)
        t.say(msg("say-unlocks", who=hero_name(acting.hero), what=named("token", "chest")))


@offer(Flip)
def flip(state: State, acting: Acting) -> Iterable[Flip]:
    """SS-FULL-ITEM-07: soul shards wake the soul of a weapon."""
    if not acting.has.turnable:
        return ()
    return [
        Flip(item.id)
        for item in acting.has.turnable
        if item.id not in acting.hero.flipped and state.shards >= item.flip_cost
    ]


@flip.does
def _(t: Table, acting: Acting, chosen: Flip) -> None:
    t.state.shards -= ITEMS[chosen.card].flip_cost
    acting.hero.flipped.append(chosen.card)
    t.say(msg("say-flips", who=hero_name(acting.hero), card=card_name(chosen.card)))


#: In `done`: the hero has handled the goods here, and may again after doing anything else.
_HANDLED = "goods"


@offer(GOODS)
def goods(state: State, acting: Acting) -> tuple[Word, ...]:
    """SS-FREE-03: things are picked up and dropped."""
    free = not acting.fights and not has_handled_goods(acting.hero)
    return (GOODS,) if free and goods_here(state, acting.hero) else ()


@goods.does
def _(t: Table, acting: Acting, chosen: Word) -> Flow[None]:
    acting.hero.done.append(_HANDLED)
    if not (yield from hampered(t, acting.hero)):
        yield from handle_goods(t, acting.hero)


def has_handled_goods(hero: Hero) -> bool:
    """Whether the last thing a hero did was to handle goods."""
    return _HANDLED in hero.done


def may_handle_goods(hero: Hero) -> None:
    """Let a hero handle goods again, now that they do something else."""
    if _HANDLED in hero.done:
        hero.done.remove(_HANDLED)
