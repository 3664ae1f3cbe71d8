"""Quick actions: what a hero does with an Action (SS-QUICK-01 to SS-QUICK-10)."""

from collections.abc import Iterable

from emberhall.games.sword_sorcery.choices import (
    DASH,
    DASH_UP,
    REARRANGE,
    Exchange,
    Force,
    OpenChest,
    Provoke,
    QuestAct,
    Reload,
    Search,
)
from emberhall.games.sword_sorcery.content import kinds
from emberhall.games.sword_sorcery.effects.book import BOOK
from emberhall.games.sword_sorcery.effects.playing import Playing
from emberhall.games.sword_sorcery.names import figure_name, hero_name
from emberhall.games.sword_sorcery.rules.acting import Acting, spend_action
from emberhall.games.sword_sorcery.rules.conditions import hampered
from emberhall.games.sword_sorcery.rules.doors import open_chest, open_door, search
from emberhall.games.sword_sorcery.rules.exchange import exchange, partners, rearrange
from emberhall.games.sword_sorcery.rules.items import equippable
from emberhall.games.sword_sorcery.rules.quests import follow, settle
from emberhall.games.sword_sorcery.rules.sight import sees
from emberhall.games.sword_sorcery.state import State, Table
from emberhall.games.sword_sorcery.terms import named
from emberhall.kernel import Flow, Word, msg, offer

# also while engaged


@offer(DASH, DASH_UP)
def dash(state: State, acting: Acting) -> tuple[Word, ...]:
    """SS-QUICK-01: once a round a hero gains a movement point, or stands up."""
    if "dash" in acting.hero.done:
        return ()
    return (DASH_UP,) if "knocked_down" in acting.hero.conditions else (DASH,)


@dash.does(DASH)
def _(t: Table, acting: Acting, chosen: Word) -> Flow[None]:
    if (yield from spend_action(t, acting.hero, "dash")):
        acting.hero.extra += 1


@dash.does(DASH_UP)
def _(t: Table, acting: Acting, chosen: Word) -> Flow[None]:
    if (yield from spend_action(t, acting.hero, "dash")):
        acting.hero.conditions.pop("knocked_down", None)


@offer(Provoke)
def provoke(state: State, acting: Acting) -> Iterable[Provoke]:
    """SS-QUICK-03: once a round a hero raises or lowers the Menace of a master they see."""
    if "provoke" in acting.hero.done or not state.enemies:
        return ()
    return [
        Provoke(enemy.id, level, figure_name(enemy))
        for enemy in state.enemies
        if enemy.rank == "master" and sees(state, acting.hero, enemy.area)
        for level in (state.menace - 1, state.menace + 1)
        if 1 <= level <= 3
    ]


@provoke.does
def _(t: Table, acting: Acting, chosen: Provoke) -> Flow[None]:
    if (yield from spend_action(t, acting.hero, "provoke")):
        t.state.menace, t.state.marked = chosen.level, acting.hero.id  # SS-FULL-MASTER-02
        t.say(msg("say-menace", level=chosen.level))


@offer(Reload)
def reload(state: State, acting: Acting) -> Iterable[Reload]:
    """SS-FULL-ITEM-04: an unloaded weapon is loaded."""
    return map(Reload, acting.hero.unloaded)


@reload.does
def _(t: Table, acting: Acting, chosen: Reload) -> Flow[None]:
    if (yield from spend_action(t, acting.hero)):
        acting.hero.unloaded.remove(chosen.card)


# only if not engaged


@offer(Force, OpenChest)
def break_open(state: State, acting: Acting) -> list[Force | OpenChest]:
    """SS-QUICK-04: locked doors and chests here are broken open."""
    return _breakable(state, acting)


def _breakable(state: State, acting: Acting) -> list[Force | OpenChest]:
    cost = "nothing" if _has_tools(acting) else "action"
    found: list[Force | OpenChest] = []
    if acting.doors:
        found += [Force(door.id, cost) for door in acting.doors if door.locked]
    if there := acting.ground.tokens[acting.hero.area]:
        found += [OpenChest(x.id, cost) for x in chests(state, there) if x.id not in state.locks]
    return found


@offer(Force, OpenChest)
def break_with_tools(state: State, acting: Acting) -> list[Force | OpenChest]:
    """With the right tools a hero may break something open even with no Action left."""
    if acting.fights or acting.may_act or not _has_tools(acting):
        return []
    return _breakable(state, acting)


def _has_tools(acting: Acting) -> bool:
    """Whether Break costs nothing: with the right tools, once a round."""
    return acting.has.break_free and "break" not in acting.hero.done


def chests(state: State, there: Iterable[kinds.Token]) -> list[kinds.Token]:
    """The chests among these tokens that are still closed."""
    return [token for token in there if token.kind == "chest" and token.id in state.tokens]


def _spend_break(t: Table, acting: Acting) -> Flow[bool]:
    if _has_tools(acting):
        acting.hero.done.append("break")
        return not (yield from hampered(t, acting.hero))
    return (yield from spend_action(t, acting.hero))


@break_open.does(Force)
@break_with_tools.does(Force)
def _(t: Table, acting: Acting, chosen: Force) -> Flow[None]:
    if (yield from _spend_break(t, acting)):
        yield from open_door(t, acting.hero, next(one for one in t.state.plan.doors if one.id == chosen.door))


@break_open.does(OpenChest)
@break_with_tools.does(OpenChest)
def _(t: Table, acting: Acting, chosen: OpenChest) -> Flow[None]:
    if (yield from _spend_break(t, acting)):
        yield from open_chest(t, acting.hero, _token(t.state, chosen.token))


@offer(Search, QuestAct)
def at_tokens(state: State, acting: Acting) -> list[Search | QuestAct]:
    """SS-QUICK-09: the tokens here are searched, or used as the quest says."""
    found: list[Search | QuestAct] = []
    for token in acting.ground.tokens[acting.hero.area]:
        if token.id in state.tokens:
            if token.kind == "search":
                found.append(Search(token.id))
            found += [QuestAct(act.id, token.id) for act in state.plan.actions if token.id in act.tokens]
    return found


@at_tokens.does(Search)
def _(t: Table, acting: Acting, chosen: Search) -> Flow[None]:
    if (yield from spend_action(t, acting.hero)):
        yield from search(t, acting.hero, _token(t.state, chosen.token))


@at_tokens.does(QuestAct)
def _(t: Table, acting: Acting, chosen: QuestAct) -> Flow[None]:
    state, hero = t.state, acting.hero
    if not (yield from spend_action(t, hero)):
        return
    state.tokens.remove(chosen.token)
    t.say(msg("say-quest-act", who=hero_name(hero), act=named("questaction", chosen.act)))
    effect = next(one.effect for one in state.plan.actions if one.id == chosen.act)
    yield from BOOK.do(t, Playing(hero.id), effect)
    yield from follow(t)
    settle(t)


def _token(state: State, id: str) -> kinds.Token:
    return next(token for token in state.plan.tokens if token.id == id)


@offer(REARRANGE)
def change_gear(state: State, acting: Acting) -> tuple[Word, ...]:
    """SS-QUICK-05: a hero changes the items in use."""
    return (REARRANGE,) if acting.hero.slots or equippable(acting.hero) else ()


@change_gear.does
def _(t: Table, acting: Acting, chosen: Word) -> Flow[None]:
    if (yield from spend_action(t, acting.hero)):
        yield from rearrange(t, acting.hero)


@offer(Exchange)
def trade(state: State, acting: Acting) -> Iterable[Exchange]:
    """SS-QUICK-06: heroes in the same area give and take."""
    others = partners(state, acting.hero)
    return [Exchange(other.id, hero_name(other)) for other in others] if others else ()


@trade.does
def _(t: Table, acting: Acting, chosen: Exchange) -> Flow[None]:
    if (yield from spend_action(t, acting.hero)):
        yield from exchange(t, acting.hero, t.state.heroes[chosen.figure])
