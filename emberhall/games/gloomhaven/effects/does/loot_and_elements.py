"""Loot, coins, and elements that are infused or consumed."""

from emberhall.effects import Effect, Then
from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Playing
from emberhall.games.gloomhaven.effects.does.abilities import value
from emberhall.games.gloomhaven.effects.moments import Moment
from emberhall.games.gloomhaven.names import class_name
from emberhall.games.gloomhaven.rules.ambiguity import players_decide
from emberhall.games.gloomhaven.rules.board import (
    character_of,
    in_range,
)
from emberhall.games.gloomhaven.rules.consuming import extras, pay, payable, reward
from emberhall.games.gloomhaven.rules.elements import consume, infuse
from emberhall.games.gloomhaven.rules.items import offer_items
from emberhall.games.gloomhaven.rules.looting import ALL, loot, loot_hex, lying
from emberhall.games.gloomhaven.rules.scenarios import hooks_of
from emberhall.games.gloomhaven.rules.special_rules import carry_out
from emberhall.games.gloomhaven.rules.tokens import take_over
from emberhall.games.gloomhaven.rules.treasures import looted
from emberhall.games.gloomhaven.state import State, Table
from emberhall.games.gloomhaven.terms import ELEMENTS, STUN
from emberhall.kernel import NOBODY, Flow, ask, confirm, msg


@BOOK.does(fx.Loot)
def loots(t: Table, play: Playing, effect: fx.Loot) -> Flow[None]:
    """Loot (GH-LOOT-01); what monsters take is gone (GH-MOTHER-10)."""
    state, actor = t.state, play.actor
    mores = yield from extras(t, play, effect.more)
    n = value(t, play, effect.n, mores)
    if actor.owner == NOBODY:
        for at in list(state.map.coins):
            if in_range(state, actor.at, at, n):
                del state.map.coins[at]
        return
    if state.setup.every_choice:
        who = class_name(state.characters[actor.owner].cls)
        if not (yield from confirm(BOOK.asks(state, play), msg("ask-loot", who=who, n=n), "GH-TURN-07")):
            return
    play.trail.performed = True
    character, most = state.characters[actor.owner], effect.most or ALL
    if n == 1 and actor.kind == "character" and character.items:
        uses = character.deeds.item_uses
        yield from offer_items(t, play, character, Moment.DURING_YOUR_LOOT_1)
        if character.deeds.item_uses > uses:
            return  # the greater Loot has taken its place
    plan = plan_of(state.scenario)
    while most and (there := lying(state, character, n, actor.at)):
        if sum(there.values()) <= most or len(there) == 1:
            loot(t, character, n, most, actor.at)
            break
        options = [ch.at(plan.hexes[at]) for at in there]
        chosen = yield from ask(BOOK.asks(state, play), msg("ask-loot-which", n=most), options, "GH-LOOT-01")
        most -= loot_hex(t, character, plan.index[chosen.to], 1)
    take_over(t, character, n)
    yield from carry_out(t, hooks_of(state).loots(t, character, n))
    yield from looted(t, character)


@BOOK.does(fx.TakeCoins)
def take_coins(t: Table, play: Playing, effect: fx.TakeCoins) -> None:
    character = character_of(t.state, play.actor)
    if character is not None:
        character.coins += BOOK.count(t.state, play, effect.n)


@BOOK.does(fx.SnatchElement)
def snatch_element(t: Table, play: Playing, effect: fx.SnatchElement) -> None:
    consume(t, play.about)


@BOOK.does(fx.Infuse)
def infuses(t: Table, play: Playing, effect: fx.Infuse) -> Flow[None]:
    """Infuse elements at the end of the turn, if any of the action was performed (GH-ELEM-03, GH-TURN-13)."""
    if not play.by_rules and not play.trail.performed and play.strike is None and not play.source.startswith("item."):
        return
    for wanted in effect.elements:
        element = wanted
        if element == "any":
            options = [ch.PickElement(name) for name in ELEMENTS]
            if play.by_rules:
                chosen = yield from players_decide(t, msg("ask-infuse"), options, "GH-ELEM-17")
            else:
                chosen = yield from ask(BOOK.asks(t.state, play), msg("ask-infuse"), options, "GH-ELEM-16")
            element = chosen.element
        infuse(t.state, ELEMENTS.index(element))


@BOOK.can(fx.Consume)
def can_consume(state: State, play: Playing, effect: fx.Consume) -> bool:
    return effect.otherwise is not None or payable(state, play, effect.more)


@BOOK.does(fx.Consume)
def consumes(t: Table, play: Playing, effect: fx.Consume) -> Flow[None]:
    """Do something for elements, or something else without them."""
    more = effect.more
    if not (yield from pay(t, play, more)):
        if effect.otherwise is not None:
            play.trail.performed = True
            yield from _in_turn(t, play, effect.otherwise)
        return
    reward(t, play, more.xp)
    if play.strike is not None:
        play.strike.conditions += more.conditions
    elif play.ability is not None:
        play.ability.range += more.range
        play.ability.targets = max(play.ability.targets, more.targets)
    if more.effect is not None:
        play.trail.performed = True
        stays, play.stays = play.stays, "round" if more.round else play.stays
        yield from _in_turn(t, play, more.effect)
        play.stays = stays


def _in_turn(t: Table, play: Playing, effect: Effect) -> Flow[None]:
    """Perform one ability after another; a trap on the way may stun the figure (GH-COND-19)."""
    for part in effect.parts if isinstance(effect, Then) else (effect,):
        stunned = play.actor.conditions & STUN and not isinstance(part, fx.Infuse)
        if not stunned and BOOK.possible(t.state, play, part):
            yield from BOOK.do(t, play, part)
