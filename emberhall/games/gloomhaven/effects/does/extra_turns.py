"""Turns out of order."""

from itertools import combinations

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Playing
from emberhall.games.gloomhaven.effects.does.cards import characters
from emberhall.games.gloomhaven.names import class_name
from emberhall.games.gloomhaven.rules.targets import chosen_of, members
from emberhall.games.gloomhaven.rules.turns import additional_turn
from emberhall.games.gloomhaven.state import Character, State, Table
from emberhall.kernel import NO, NOBODY, Flow, msg, pick


def _able(state: State, play: Playing, effect: fx.ExtraTurn) -> list[Character]:
    found = characters(state, members(state, play, effect.who))
    return [character for character in found if len(character.hand) >= effect.cards]


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
