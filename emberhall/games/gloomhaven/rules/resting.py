"""Rests: what comes back to the hand, and the short rest at the end of a round."""

from emberhall.games.gloomhaven import choices as opt
from emberhall.games.gloomhaven.names import card_name, class_name
from emberhall.games.gloomhaven.rules.board import figure_of
from emberhall.games.gloomhaven.rules.damage import discards, leave_active, suffer
from emberhall.games.gloomhaven.state import GH, Character
from emberhall.kernel import NO, Ask, Flow, msg


def can_rest(character: Character) -> bool:
    """Both kinds of rest need two discards (GH-REST-01)."""
    return len(discards(character)) >= 2


def take_back(t: GH, character: Character, lost: str) -> None:
    """One discard is lost, all others return to the hand (GH-REST-02)."""
    for active in list(character.active):
        if not active.lost:
            leave_active(t, character, active)
    for card in list(character.discard):
        t.move(card, character.discard, character.lost if card == lost else character.hand)
    t.say(msg("say-rests", who=class_name(character.cls), card=card_name(lost)))


def short_rests(t: GH) -> Flow[None]:
    """One character after the other may rest shortly (GH-REST-03, GH-END-06)."""
    state = t.state
    while state.making < len(state.characters):
        character = state.characters[state.making]
        state.making += 1
        if not character.exhausted and can_rest(character):
            yield from short_rest(t, character)
            return
    state.phase = "select"


def short_rest(t: GH, character: Character) -> Flow[None]:
    """A random discard is lost, perhaps another one for 1 damage; the others come back (GH-REST-04 to -06)."""
    who = class_name(character.cls)
    if (yield Ask(character.seat, msg("ask-short-rest", who=who), (opt.SHORT_REST, NO), "GH-REST-03")) is NO:
        return
    character.deeds.short_rests += 1
    pile = discards(character)
    card = t.pick(pile)
    if (yield Ask(character.seat, msg("ask-redraw", card=card_name(card)), (NO, opt.REDRAW), "GH-REST-05")) is not NO:
        yield from suffer(t, figure_of(t.state, character), 1)
        left = [other for other in discards(character) if other != card]
        if character.exhausted or not left:
            return
        card = t.pick(left)
    take_back(t, character, card)
