"""A hero's turn: what he may do, and doing it."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from emberhall.games.sword_sorcery import choices as ch
from emberhall.games.sword_sorcery.content import CARDS, ITEMS, kinds
from emberhall.games.sword_sorcery.effects.book import BOOK, Playing
from emberhall.games.sword_sorcery.effects.nodes import Owner, RemoveConditions
from emberhall.games.sword_sorcery.names import card_name, figure_name, hero_name, told_apart
from emberhall.games.sword_sorcery.rules.arrival import in_fire
from emberhall.games.sword_sorcery.rules.attack import attack
from emberhall.games.sword_sorcery.rules.conditions import hampered, turn_ends
from emberhall.games.sword_sorcery.rules.doors import open_chest, open_door, search
from emberhall.games.sword_sorcery.rules.exchange import exchange, goods_here, handle_goods, partners, rearrange
from emberhall.games.sword_sorcery.rules.items import equippable
from emberhall.games.sword_sorcery.rules.kit import Kit, kit
from emberhall.games.sword_sorcery.rules.moments import happen, usable, use_card
from emberhall.games.sword_sorcery.rules.movement import points, spend, step, ways
from emberhall.games.sword_sorcery.rules.quests import follow, settle
from emberhall.games.sword_sorcery.rules.sight import FAR_APART, apart, engaged, sees
from emberhall.games.sword_sorcery.rules.stats import movement, reach
from emberhall.games.sword_sorcery.rules.weapons import FIST, blow_of
from emberhall.games.sword_sorcery.state import Companion, Figure, Hero, State, Table
from emberhall.games.sword_sorcery.terms import named
from emberhall.kernel import NOBODY, Ask, Flow, Option, Word, msg


def begin(t: Table, hero: Hero) -> Flow[None]:
    """A turn begins: all its activities are there (SS-FULL-TURN-02)."""
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
    yield from happen(t, hero, "turn_start")
    for other in [] if hero.ghost else state.living():
        if other is not hero and sees(state, other, hero.area):  # SS-FULL-POW-04
            yield from happen(t, other, "ally_turn_start", reach=apart(state, other.area, hero.area))


def end(t: Table, hero: Hero) -> Flow[None]:
    """A turn ends: conditions that last so long go (SS-BLIND-02, SS-SLOW-02, SS-STUN-02, SS-EXH-02)."""
    if not hero.ghost:
        yield from happen(t, hero, "turn_end")
    turn_ends(hero)
    for one in t.state.companions:
        if one.owner == hero.id:
            turn_ends(one)
    for figure in (*t.state.heroes, *t.state.companions, *t.state.enemies):
        if figure.mods:
            figure.mods[:] = [mod for mod in figure.mods if mod.until != "turn"]
    hero.acted = True
    settle(t)


# what may be done


def options(state: State, hero: Hero) -> list[Option]:
    """All that a hero may do now."""
    if "stun" in hero.conditions:  # SS-STUN-01
        salts = [id for id in dict.fromkeys(hero.bag) if ITEMS[id].while_stunned]
        return [*map(ch.Use, salts), ch.END]
    ids = state.ground.ids
    found: list[Option] = [ch.Go(ids[area]) for area in ways(state, hero)]
    if "knocked_down" in hero.conditions and points(state, hero) > 0:
        found.append(ch.STAND)
    has, fights, doors = kit(hero), engaged(state, hero), _doors(state, hero)
    if may_combat(hero):
        found += _combats(state, hero, has)
    if may_act(hero):
        found += _actions(state, hero, has)
        if not fights:
            found += _actions_in_peace(state, hero, doors)
    found += _free(state, hero, has, doors)
    if not fights:
        if has.break_free and "break" not in hero.done and not may_act(hero):
            found += _breakable(state, hero, doors)
        if _HANDLED not in hero.done and goods_here(state, hero):
            found.append(ch.GOODS)
    if state.companions:
        found += _companion(state, hero)
    found.append(ch.END)
    return found


def may_combat(hero: Hero) -> bool:
    """Whether he has a Combat left (SS-KD-04, SS-SLOW-01)."""
    blocked = "knocked_down" in hero.conditions or ("slow" in hero.conditions and hero.spent)
    return hero.combats > 0 and not blocked


def may_act(hero: Hero) -> bool:
    """Whether he has an Action left; an exhausted hero has none (SS-EXH-01)."""
    blocked = "exhausted" in hero.conditions or ("slow" in hero.conditions and hero.spent)
    return hero.actions > 0 and not blocked


def targets(state: State, hero: Figure, range: tuple[int, int]) -> list[Figure]:
    """The enemies within range and sight; an engaged hero has only those of his area (SS-ENGAGE-02)."""
    least, area = range[0], hero.area
    here: list[Figure] = [enemy for enemy in state.enemies if enemy.area == area]
    if here:  # engaged
        return here if not least else []
    most = reach(state, hero, range[1])
    if not most:
        return []
    far = FAR_APART[state.quest, state.closed][area]
    return [e for e in state.enemies if least <= far[e.area] <= most and sees(state, hero, e.area)]


def _combats(state: State, hero: Hero, has: Kit) -> list[Option]:
    found: list[Option] = []
    held = has.weapons
    if state.enemies:
        for n, item in enumerate(held):
            if item.id not in hero.unloaded and item not in held[:n]:
                aims = targets(state, hero, blow_of(hero, item).range)
                found += [ch.Strike(id, item.id, name) for id, name in told_apart(state, aims)]
        if not held:
            aims = targets(state, hero, FIST.range)
            found += [ch.Punch(id, name) for id, name in told_apart(state, aims)]
    if cards := usable(state, hero, has, "combat"):
        found += [ch.Use(card.id) for card in cards]
    return found


def _actions(state: State, hero: Hero, has: Kit) -> list[Option]:
    found: list[Option] = []
    if cards := usable(state, hero, has, "action"):
        found += [ch.Use(card.id) for card in cards]
    if "dash" not in hero.done:
        found.append(ch.DASH_UP if "knocked_down" in hero.conditions else ch.DASH)
    if "provoke" not in hero.done:
        for enemy in state.enemies:
            if enemy.rank == "master" and sees(state, hero, enemy.area):
                levels = [level for level in (state.menace - 1, state.menace + 1) if 1 <= level <= 3]
                found += [ch.Provoke(enemy.id, level, figure_name(enemy)) for level in levels]
    if hero.unloaded:
        found += [ch.Reload(id) for id in hero.unloaded]
    return found


def _actions_in_peace(state: State, hero: Hero, doors: list[kinds.Door]) -> list[Option]:
    """Actions of a hero who is not engaged (SS-QUICK-04 to SS-QUICK-09)."""
    found = _breakable(state, hero, doors)
    for token in state.ground.tokens[hero.area]:
        if token.id in state.tokens:
            if token.kind == "search":
                found.append(ch.Search(token.id))
            found += [ch.QuestAct(act.id, token.id) for act in state.plan.actions if token.id in act.tokens]
    if hero.slots or equippable(hero):
        found.append(ch.REARRANGE)
    if others := partners(state, hero):
        found += [ch.Exchange(other.id, hero_name(other)) for other in others]
    return found


def _breakable(state: State, hero: Hero, doors: list[kinds.Door]) -> list[Option]:
    """Locked doors and chests here (SS-QUICK-04)."""
    found: list[Option] = [ch.Force(door.id, _breaking(hero)) for door in doors if door.locked]
    if there := state.ground.tokens[hero.area]:
        found += [ch.OpenChest(x.id, _breaking(hero)) for x in _chests(state, there) if x.id not in state.locks]
    return found


def _breaking(hero: Hero) -> str:
    """What Break costs: with the right tools nothing, once a turn."""
    return "nothing" if kit(hero).break_free and "break" not in hero.done else "action"


def _chests(state: State, there: tuple[kinds.Token, ...]) -> list[kinds.Token]:
    return [token for token in there if token.kind == "chest" and token.id in state.tokens]


def _doors(state: State, hero: Hero) -> list[kinds.Door]:
    """The closed doors of his area without a magic lock (SS-TERR-06)."""
    there = state.ground.doors_at[hero.area] if state.closed else ()
    if not there:
        return []
    return [door for bit, door in there if state.closed & bit and door.id not in state.locks]


def _free(state: State, hero: Hero, has: Kit, doors: list[kinds.Door]) -> list[Option]:
    """Free actions with doors and locks (SS-FREE-01, SS-FREE-02) and cards that cost nothing."""
    found: list[Option] = []
    if cards := usable(state, hero, has, "free"):
        found += [ch.Use(card.id) for card in cards]
    here: list[Option] = [ch.Open(door.id) for door in doors if not door.locked] if doors else []
    if state.locks and "q_magic_key" in hero.bag:
        here += [ch.Unlock(door.id) for _, door in state.ground.doors_at[hero.area] if door.id in state.locks]
        chests = _chests(state, state.ground.tokens[hero.area])
        here += [ch.UnlockChest(token.id) for token in chests if token.id in state.locks]
    if here:  # what a blinded hero failed at is spent (SS-BLIND-01)
        found += [one for one in here if one.key() not in hero.done] if "blind" in hero.conditions else here
    for item in has.turnable:
        if item.id not in hero.flipped and state.shards >= item.flip_cost:
            found.append(ch.Flip(item.id))
    return found


def _companion(state: State, hero: Hero) -> list[Option]:
    """A companion moves and attacks once in its owner's turn (SS-FULL-HERO-06)."""
    found: list[Option] = []
    for one in state.companions:
        if one.owner == hero.id and not one.acted and "stun" not in one.conditions:
            far = state.ground.apart(state.closed)[one.area]
            most = movement(state, one)
            found += [ch.CompanionGo(state.ground.ids[a]) for a, n in enumerate(far) if 0 < n <= most]
            found += _companion_strikes(state, one)
    return found


def _companion_strikes(state: State, one: Companion) -> list[Option]:
    aims = targets(state, one, one.card.blow.range)
    return [ch.CompanionStrike(id, name) for id, name in told_apart(state, aims)]


# doing it

#: In `done`, the hero has handled the goods here; they may again after doing anything else.
_HANDLED = "goods"


def do(t: Table, hero: Hero, chosen: Option) -> Flow[None]:
    """What was chosen is done; what is not in the table is an Action."""
    if _HANDLED in hero.done:
        hero.done.remove(_HANDLED)
    if type(chosen) is Word:
        return _WORDS.get(chosen.word, _action)(t, hero, chosen)
    return _DEEDS.get(type(chosen), _action)(t, hero, chosen)


def _go(t: Table, hero: Hero, chosen: ch.Go) -> Flow[None]:
    return step(t, hero, t.state.ground.index[chosen.area])


def _stand(t: Table, hero: Hero, chosen: Option) -> Flow[None]:
    if (yield from spend(t, hero, 1)):
        hero.conditions.pop("knocked_down", None)  # SS-KD-03


def _flip(t: Table, hero: Hero, chosen: ch.Flip) -> Flow[None]:
    t.state.shards -= ITEMS[chosen.card].flip_cost
    hero.flipped.append(chosen.card)
    t.say(msg("say-flips", who=hero_name(hero), card=card_name(chosen.card)))
    yield from ()


def _use(t: Table, hero: Hero, chosen: ch.Use) -> Flow[None]:
    """A card is used as a Combat, for nothing, or as an Action."""
    card = CARDS[chosen.card]
    if card.use == "combat":
        return _combat(t, hero, chosen)
    if card.use == "free":
        return use_card(t, hero, card, Playing(hero.id))
    return _action(t, hero, chosen)


def _combat(t: Table, hero: Hero, chosen: ch.Strike | ch.Punch | ch.Use) -> Flow[None]:
    """A Combat ends the Movement activity (SS-FULL-TURN-03)."""
    state = t.state
    hero.combats -= 1
    hero.spent = True
    if hero.moved:
        hero.steps = 0
    if (yield from hampered(t, hero)):
        return
    if isinstance(chosen, ch.Use):
        yield from use_card(t, hero, CARDS[chosen.card], Playing(hero.id))
        return
    target = state.figure(chosen.figure)
    assert target is not None
    if isinstance(chosen, ch.Punch):
        yield from attack(t, hero, target, FIST, "fist")
        return
    item = ITEMS[chosen.card]
    if item.reload:
        hero.unloaded.append(item.id)
    yield from attack(t, hero, target, blow_of(hero, item), "weapon", item=item.id)


def _action(t: Table, hero: Hero, chosen: Option) -> Flow[None]:
    """An Action; Break may be free once a turn with the right tools."""
    state = t.state
    tools = type(chosen) in (ch.Force, ch.OpenChest) and kit(hero).break_free
    if tools and "break" not in hero.done:
        hero.done.append("break")
    elif "stun" not in hero.conditions:
        hero.actions -= 1
        hero.spent = True
    if once := _once(chosen):
        hero.done.append(once)
    if "stun" not in hero.conditions and (yield from hampered(t, hero)):
        return
    match chosen:
        case ch.Use(card) if "stun" in hero.conditions:  # on himself, and then he has his turn
            cure = ITEMS[card].effect
            assert isinstance(cure, RemoveConditions)
            yield from use_card(t, hero, replace(ITEMS[card], effect=replace(cure, to=Owner())), Playing(hero.id))
        case ch.Use(card):
            yield from use_card(t, hero, CARDS[card], Playing(hero.id))
        case ch.Provoke(figure, level, _):
            state.menace, state.marked = level, hero.id  # SS-FULL-MASTER-02
            t.say(msg("say-menace", level=level))
        case ch.Reload(card):
            hero.unloaded.remove(card)
        case ch.Force(door, _):
            yield from open_door(t, hero, next(one for one in state.plan.doors if one.id == door))
        case ch.OpenChest(token, _):
            yield from open_chest(t, hero, _token(state, token))
        case ch.Search(token):
            yield from search(t, hero, _token(state, token))
        case ch.QuestAct(act, token):
            state.tokens.remove(token)
            t.say(msg("say-quest-act", who=hero_name(hero), act=named("questaction", act)))
            effect = next(one.effect for one in state.plan.actions if one.id == act)
            yield from BOOK.do(t, Playing(hero.id), effect)
            yield from follow(t)
            settle(t)
        case ch.Exchange(figure, _):
            yield from exchange(t, hero, state.heroes[figure])
        case _ if chosen is ch.REARRANGE:
            yield from rearrange(t, hero)
        case _ if chosen is ch.DASH:
            hero.extra += 1
        case _ if chosen is ch.DASH_UP:
            hero.conditions.pop("knocked_down", None)


def _once(chosen: Option) -> str:
    """The name of an Action of which there is one a round, also if it was in vain (SS-QUICK-10)."""
    if isinstance(chosen, ch.Provoke):
        return "provoke"
    return "dash" if chosen is ch.DASH or chosen is ch.DASH_UP else ""


def _token(state: State, id: str) -> kinds.Token:
    return next(token for token in state.plan.tokens if token.id == id)


def _free_action(t: Table, hero: Hero, chosen: Option) -> Flow[None]:
    state = t.state
    if chosen is ch.GOODS:
        hero.done.append(_HANDLED)
    if (yield from hampered(t, hero)):
        if chosen is not ch.GOODS:
            hero.done.append(chosen.key())
        return
    match chosen:
        case ch.Open(door):
            yield from open_door(t, hero, next(one for one in state.plan.doors if one.id == door))
        case ch.Unlock(door):
            state.locks.remove(door)  # SS-TERR-05
            t.say(msg("say-unlocks", who=hero_name(hero), what=named("door", door)))
        case ch.UnlockChest(token):
            state.locks.remove(token)
            t.say(msg("say-unlocks", who=hero_name(hero), what=named("token", "chest")))
        case _:
            yield from handle_goods(t, hero)


def _companion_acts(t: Table, hero: Hero, chosen: Option) -> Flow[None]:
    """It moves, then attacks if its owner likes (SS-FULL-HERO-06)."""
    state = t.state
    one: Companion = next(own for own in state.companions if own.owner == hero.id)
    one.acted = True
    one.conditions.pop("knocked_down", None)
    in_fire(t, one)  # SS-FULL-MAP-09
    if (yield from hampered(t, one)):
        return
    figure = NOBODY
    if isinstance(chosen, ch.CompanionGo):
        one.area = state.ground.index[chosen.area]
        in_fire(t, one)
        offered = _companion_strikes(state, one)
        if offered and "slow" not in one.conditions:  # who is slowed does one thing
            chosen = yield Ask(
                hero.seat, msg("ask-companion", who=figure_name(one)), [*offered, ch.LEAVE], "SS-FULL-HERO-06"
            )
    if isinstance(chosen, ch.CompanionStrike):
        figure = chosen.figure
    target = state.figure(figure)
    if target is not None:
        blow = one.card.blow
        if hero.rank >= one.card.from_rank:
            blow = replace(blow, dice=replace(blow.dice, blue=blow.dice.blue + one.card.strong_blue))
        yield from attack(t, one, target, blow, "companion")


#: What is done, by what was chosen.
_DEEDS: dict[type[Option], Callable[[Table, Hero, Any], Flow[None]]] = {
    ch.Go: _go,
    ch.Strike: _combat,
    ch.Punch: _combat,
    ch.Use: _use,
    ch.Flip: _flip,
    ch.Open: _free_action,
    ch.Unlock: _free_action,
    ch.UnlockChest: _free_action,
    ch.CompanionGo: _companion_acts,
    ch.CompanionStrike: _companion_acts,
}
_WORDS = {ch.STAND.word: _stand, ch.GOODS.word: _free_action}
