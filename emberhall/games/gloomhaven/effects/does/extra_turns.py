"""Turns out of order."""

from itertools import combinations, permutations
from typing import NamedTuple

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import CARDS
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Playing
from emberhall.games.gloomhaven.effects.does.cards import characters
from emberhall.games.gloomhaven.names import class_name
from emberhall.games.gloomhaven.rules.targets import chosen_of, members
from emberhall.games.gloomhaven.rules.turns import additional_turn, join_order, perform
from emberhall.games.gloomhaven.state import Ability, Character, Slot, State, Table
from emberhall.kernel import NO, NOBODY, Flow, Menu, choose, msg, offer, pick


def _able(state: State, play: Playing, effect: fx.ExtraTurn) -> list[Character]:
    found = characters(state, members(state, play, effect.who))
    return [character for character in found if len(character.hand) >= effect.cards]


class OneMore(NamedTuple):
    """A card of the hand to be used at once, and which half."""

    character: Character
    half: str


@offer(ch.UseHalf, ch.UseDefault)
def half_of_hand(state: State, one: OneMore) -> list[ch.UseHalf | ch.UseDefault]:
    return [way for card in one.character.hand for way in ch.use(card, one.half)]


@half_of_hand.does(ch.UseHalf)
def _use_half(t: Table, one: OneMore, chosen: ch.UseHalf) -> Flow[None]:
    t.move(Ability(chosen.card), one.character.hand, one.character.played)
    return perform(t, one.character, chosen.card, one.half, default=False)


@half_of_hand.does(ch.UseDefault)
def _use_default(t: Table, one: OneMore, chosen: ch.UseDefault) -> Flow[None]:
    t.move(Ability(chosen.card), one.character.hand, one.character.played)
    return perform(t, one.character, chosen.card, one.half, default=True)


HAND = Menu(half_of_hand)


@BOOK.can(fx.PlayCard)
def can_play_card(state: State, play: Playing, effect: fx.PlayCard) -> bool:
    return bool(state.characters[play.owner].hand)


@BOOK.does(fx.PlayCard)
def play_card(t: Table, play: Playing, effect: fx.PlayCard) -> Flow[None]:
    """Perform a half of a card of the hand at once, or the same half as just before."""
    assert t.state.turn is not None
    character = t.state.characters[play.owner]
    one = OneMore(character, t.state.turn.used[-1] if effect.half == "same" else effect.half)
    prompt = msg("ask-play-card", who=class_name(character.cls))
    yield from HAND.ask(t, one, character.seat, prompt, "GH-ITEM-01")


@BOOK.can(fx.ExtraTurn)
def can_take_extra_turn(state: State, play: Playing, effect: fx.ExtraTurn) -> bool:
    return bool(_able(state, play, effect))


@BOOK.does(fx.ExtraTurn)
def extra_turn(t: Table, play: Playing, effect: fx.ExtraTurn) -> Flow[None]:
    """Let a character choose cards of the hand and act with them at once."""
    state = t.state
    chosen = yield from chosen_of(t, play, msg("ask-extra-turn-for"), effect.who)
    for character in characters(state, chosen):
        if character not in _able(state, play, effect):
            continue
        options = [ch.PlayMore(cards) for cards in combinations(character.hand.cards, effect.cards)]
        prompt = msg("ask-extra-turn", who=class_name(character.cls))
        state.deciding = state.characters.index(character)
        taken = yield from pick(character.seat, prompt, options, stop=NO)
        state.deciding = NOBODY
        if taken is not None:
            play.trail.performed = True
            yield from additional_turn(t, character, taken.cards)


def _later(state: State, play: Playing) -> list[ch.PlayCards]:
    """Two cards of the hand each whose first comes later in the round than the turn under way."""
    turn, hand = state.turn, state.characters[play.owner].hand.cards
    assert turn is not None
    return [ch.PlayCards(*two) for two in permutations(hand, 2) if CARDS[two[0]].initiative > turn.slot.initiative]


@BOOK.can(fx.ActAgain)
def can_act_again(state: State, play: Playing, effect: fx.ActAgain) -> bool:
    return bool(_later(state, play))


@BOOK.does(fx.ActAgain)
def act_again(t: Table, play: Playing, effect: fx.ActAgain) -> Flow[None]:
    """Play two cards and take another turn at their place in the round."""
    state, character = t.state, t.state.characters[play.owner]
    prompt = msg("ask-act-again", who=class_name(character.cls))
    two = yield from choose(character.seat, prompt, _later(state, play), "GH-ITEM-01")
    character.initiative, character.second = CARDS[two.card].initiative, CARDS[two.other].initiative
    for card in (two.card, two.other):
        t.move(Ability(card), character.hand, character.played)
    play.actor.acted = state.round - 1
    yield from join_order(t, [Slot(character.initiative, character=play.owner)])
