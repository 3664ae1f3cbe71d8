"""Extra effects of an ability, paid for with elements or damage."""

from collections.abc import Sequence

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.effects.book import BOOK, Playing, gain_xp
from emberhall.games.gloomhaven.effects.moments import Moment
from emberhall.games.gloomhaven.effects.nodes import More
from emberhall.games.gloomhaven.effects.printed import more_text
from emberhall.games.gloomhaven.effects.wording import elements
from emberhall.games.gloomhaven.names import monster_name
from emberhall.games.gloomhaven.rules.ambiguity import players_decide
from emberhall.games.gloomhaven.rules.board import character_of, figure_of
from emberhall.games.gloomhaven.rules.damage import suffer
from emberhall.games.gloomhaven.rules.elements import consume, usable
from emberhall.games.gloomhaven.rules.items import offer_items
from emberhall.games.gloomhaven.rules.scenarios import hooks_of
from emberhall.games.gloomhaven.state import State, Table
from emberhall.games.gloomhaven.terms import ELEMENTS
from emberhall.kernel import NO, NOWHERE, Flow, Message, choose, confirm, msg, pick
from emberhall.kernel.messages import Value


def costs(more: More) -> bool:
    """Whether it has a cost."""
    return bool(more.consume) or more.suffer > 0


def payable(state: State, play: Playing, more: More) -> bool:
    """Whether it can be paid: an element for each symbol (GH-ELEM-12)."""
    if play.by_rules and play.actor.kind == "monster":
        return _by_type(state, play, more) or _there(state, more)
    return _there(state, more) and (not more.consume or hooks_of(state).may_consume(state, play.actor))


def _there(state: State, more: More) -> bool:
    named = [ELEMENTS.index(element) for element in more.consume if element != "any"]
    free = sum(usable(state, element) for element in range(6) if element not in named)
    return all(usable(state, element) for element in named) and free >= more.consume.count("any")


def _by_type(state: State, play: Playing, more: More) -> bool:
    """Whether the type has consumed for this already: then all of it have the bonus (GH-ELEM-15)."""
    consumed = state.monsters[play.actor.name].consumed
    if "any" in more.consume:
        return bool(consumed)
    return bool(more.consume) and all(consumed >> ELEMENTS.index(element) & 1 for element in more.consume)


def pay(t: Table, play: Playing, more: More) -> Flow[bool]:
    """Pay the cost if the player wants to. Monsters always do (GH-ELEM-14)."""
    state = t.state
    if not payable(state, play, more):
        return False
    if play.by_rules and play.actor.kind == "monster":
        if not _by_type(state, play, more):
            for element in more.consume:
                if not (yield from _monster_consumes(t, play, element)):
                    return False
        return True
    seat = BOOK.asks(state, play)
    if more.consume:
        if more.consume == ("any",):
            options = [ch.PickElement(name) for n, name in enumerate(ELEMENTS) if usable(state, n)]
            chosen = yield from pick(seat, _for(play, more, "ask-consume-any"), options, "GH-ELEM-08", stop=NO)
            if chosen is None:
                return False
            consume(t, ELEMENTS.index(chosen.element))
        else:
            named = elements(more.consume)
            if not (yield from confirm(seat, _for(play, more, "ask-consume", elements=named), "GH-ELEM-08")):
                return False
            for element in more.consume:
                if element != "any":
                    consume(t, ELEMENTS.index(element))
            for _ in range(more.consume.count("any")):
                yield from consume_any(t, seat)
    if more.suffer:
        if not (yield from confirm(seat, _for(play, more, "ask-suffer", n=more.suffer))):
            return False
        if not (yield from suffer(t, play.actor, more.suffer)) or play.actor.at == NOWHERE:
            return False  # damage that was negated buys nothing
    if more.consume and play.actor.kind == "character":
        yield from BOOK.trigger(t, Moment.YOU_CONSUME_AN_ELEMENT_DURING_AN_ACTION, play)
    play.trail.kindled += more.infuse
    return True


def consume_any(t: Table, seat: int) -> Flow[None]:
    """Consume an element of the player's choice (GH-ELEM-12)."""
    options = [ch.PickElement(name) for n, name in enumerate(ELEMENTS) if usable(t.state, n)]
    chosen = yield from choose(seat, msg("ask-which-element"), options, "GH-ELEM-12")
    consume(t, ELEMENTS.index(chosen.element))


def _for(play: Playing, more: More, id: str, **args: Value) -> Message:
    """The question, with what the player would get."""
    text = more_text(BOOK, play.source, more)
    return msg(id, given=int(text is not None), gains=text or "", **args)


def _monster_consumes(t: Table, play: Playing, element: str) -> Flow[bool]:
    """A monster consumes an element unless a character is faster; if any will do, the players choose (GH-ELEM-17)."""
    state = t.state
    if element == "any":
        options = [ch.PickElement(name) for n, name in enumerate(ELEMENTS) if usable(state, n)]
        prompt = msg("ask-monster-consumes", monsters=monster_name(play.actor.name))
        element = (yield from players_decide(t, prompt, options, "GH-ELEM-17")).element
    n = ELEMENTS.index(element)
    for number, character in enumerate(state.characters):
        if character.items and not character.exhausted:
            mine = Playing(figure_of(state, character), owner=number, about=n)
            yield from offer_items(t, mine, character, Moment.BEFORE_ENEMY_CONSUMES_ELEMENT)
            if not usable(state, n):
                return False
    consume(t, n)
    state.monsters[play.actor.name].consumed |= 1 << n
    return True


def extras(t: Table, play: Playing, mores: Sequence[More]) -> Flow[list[More]]:
    """Everything an ability gets: what is free, and what the player pays for, one after another (GH-ELEM-11)."""
    found = []
    for more in mores:
        if costs(more):
            if not (yield from pay(t, play, more)):
                continue
            if more.test is None:
                play.trail.owed += more.xp
        found.append(more)
    return found


def reward(t: Table, play: Playing, xp: int) -> None:
    """Give experience to the acting character."""
    character = character_of(t.state, play.actor)
    if xp and character is not None:
        gain_xp(t, character, xp)
