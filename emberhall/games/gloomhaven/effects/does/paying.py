"""What an active card takes for its effect: an element, an obstacle, a card, damage, an ally's health."""

from emberhall.effects import Effect
from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Playing
from emberhall.games.gloomhaven.effects.moments import Moment
from emberhall.games.gloomhaven.names import class_name
from emberhall.games.gloomhaven.rules.board import allies, beside, breakable, within
from emberhall.games.gloomhaven.rules.conditions import gain
from emberhall.games.gloomhaven.rules.consuming import consume_any
from emberhall.games.gloomhaven.rules.damage import suffer
from emberhall.games.gloomhaven.rules.elements import consume, usable
from emberhall.games.gloomhaven.rules.given_cards import discard
from emberhall.games.gloomhaven.rules.scenarios import hooks_of
from emberhall.games.gloomhaven.rules.values import immune
from emberhall.games.gloomhaven.state import Figure, State, Table
from emberhall.games.gloomhaven.terms import ELEMENTS, POISON
from emberhall.kernel import NO, Flow, choose, msg, pick

#: How near the ally is that pays, and what poison costs one who is poisoned already.
NEAR, AGAIN = 2, 3


def _payers(state: State, play: Playing, cost: str) -> list[Figure]:
    """The allies that can be poisoned or cursed for the effect."""
    near = [ally for ally in allies(state, play.actor) if within(state, play.actor, ally, NEAR)]
    if cost == "poison_ally":
        return [ally for ally in near if ally.conditions & POISON or "poison" not in immune(state, ally)]
    return [ally for ally in near if state.curses and "curse" not in immune(state, ally)]


@BOOK.can(fx.Paying)
def can_pay(state: State, play: Playing, effect: fx.Paying) -> bool:
    if not BOOK.possible(state, play, effect.effect):
        return False
    if effect.cost in (*ELEMENTS, "any_element") and not hooks_of(state).may_consume(state, play.actor):
        return False
    match effect.cost:
        case "any_element":
            return any(usable(state, element) for element in range(len(ELEMENTS)))
        case "discard_card":
            return bool(state.characters[play.owner].hand)
        case "damage":
            return True
        case "poison_ally" | "curse_ally":
            return bool(_payers(state, play, effect.cost))
        case "destroy_obstacle":
            return any(at in breakable(state) for at in beside(state, play.actor.at))
    return usable(state, ELEMENTS.index(effect.cost))


@BOOK.does(fx.Paying)
def paying(t: Table, play: Playing, effect: fx.Paying) -> Flow[None]:
    """Pay, then do it; a lasting effect must be applied if it can be (GH-ACTIVE-05)."""
    if (yield from _paid(t, play, effect)):
        if effect.cost in (*ELEMENTS, "any_element") and play.actor.kind == "character":
            yield from BOOK.trigger(t, Moment.YOU_CONSUME_AN_ELEMENT_DURING_AN_ACTION, play)
        yield from BOOK.do(t, play, effect.effect)


def _paid(t: Table, play: Playing, effect: fx.Paying) -> Flow[bool]:
    """Whether it has been paid for."""
    match effect.cost:
        case "any_element":
            yield from consume_any(t, BOOK.asks(t.state, play))
        case "destroy_obstacle":
            yield from _destroy_beside(t, play)
        case "discard_card":
            return (yield from _discard(t, play, effect.effect))
        case "damage":
            return bool((yield from suffer(t, play.actor, 1)))
        case "poison_ally" | "curse_ally":
            return (yield from _ally_pays(t, play, effect.cost))
        case element:
            consume(t, ELEMENTS.index(element))
    return True


def _ally_pays(t: Table, play: Playing, cost: str) -> Flow[bool]:
    """Poison or curse an ally; one who is poisoned already suffers damage."""
    state = t.state
    options = [ch.target(ally) for ally in _payers(state, play, cost)]
    chosen = yield from choose(BOOK.asks(state, play), msg("ask-pay-ally", cost=cost), options)
    ally = state.figures[chosen.figure]
    if cost == "curse_ally":
        return gain(t, ally, "curse")
    if ally.conditions & POISON:
        return bool((yield from suffer(t, ally, AGAIN, play.actor)))
    return gain(t, ally, "poison")


def _discard(t: Table, play: Playing, effect: Effect) -> Flow[bool]:
    """Discard a card of the hand for an effect, if the player wants to."""
    character = t.state.characters[play.owner]
    options = [ch.pick_card(card) for card in character.hand]
    prompt = msg("ask-pay-card", who=class_name(character.cls), effect=BOOK.text(effect))
    chosen = yield from pick(character.seat, prompt, options, stop=NO)
    if chosen is not None:
        discard(t, character, next(card for card in character.hand if card == chosen.card), character.hand)
    return chosen is not None


def _destroy_beside(t: Table, play: Playing) -> Flow[None]:
    """Destroy an adjacent obstacle of the player's choice."""
    state = t.state
    hexes = plan_of(state.scenario).hexes
    near = [at for at in beside(state, play.actor.at) if at in breakable(state)]
    options = [ch.at(hexes[at]) for at in near]
    chosen = yield from choose(BOOK.asks(state, play), msg("ask-pay-obstacle"), options)
    at = plan_of(state.scenario).index[chosen.to]
    state.map.obstacles = [obstacle for obstacle in state.map.obstacles if at not in obstacle.hexes]
