"""Rests: what comes back to the hand, and the short rest at the end of a round."""

from msgspec import UNSET

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.names import card_name, class_name
from emberhall.games.gloomhaven.rules.board import figure_of
from emberhall.games.gloomhaven.rules.damage import discards, leave_active, suffer
from emberhall.games.gloomhaven.rules.ending import finish, judge
from emberhall.games.gloomhaven.rules.healing import heal
from emberhall.games.gloomhaven.rules.notes import happened
from emberhall.games.gloomhaven.state import Character, Table
from emberhall.kernel import NO, Flow, choose, msg, pick


def can_rest(character: Character) -> bool:
    """Both kinds of rest need two discards (GH-REST-01)."""
    return len(discards(character)) >= 2


def pick_up(t: Table, character: Character) -> Flow[None]:
    """Let the player recover active cards as well; a rest needs two cards (GH-ACTIVE-10)."""
    who = class_name(character.cls)
    while active := [one for one in character.active if not one.lost and one.home is UNSET]:
        options = [ch.EndBonus(one.card, back=True) for one in active]
        asked = pick if len(character.discard) >= 2 else choose
        chosen = yield from asked(character.seat, msg("ask-pick-up", who=who), options, "GH-ACTIVE-10")
        if chosen is None:
            return
        leave_active(t, character, next(one for one in active if one.card == chosen.card))


def take_back(t: Table, character: Character, lost: str) -> None:
    """Lose one discard and return the others to the hand (GH-REST-02)."""
    for card in list(character.discard):
        t.move(card, character.discard, character.lost if card == lost else character.hand)
    if t.events is not None:
        t.say(msg("say-rests", who=class_name(character.cls), card=card_name(lost)))


def short_rests(t: Table) -> Flow[None]:
    """Offer every character a short rest, one after another (GH-REST-03, GH-END-06)."""
    state = t.state
    while state.making < len(state.characters):
        state.notes.pop(f"rests_well:{state.making - 1}", None)
        character = state.characters[state.making]
        state.making += 1
        if not character.exhausted and can_rest(character):
            yield from short_rest(t, character)
            return
    state.notes.pop(f"rests_well:{state.making - 1}", None)
    if judge(t):  # by the damage of a rest: no further round begins (GH-OVER-02)
        finish(t)
    else:
        state.phase = "select"


def _rest_well(t: Table, character: Character) -> Flow[None]:
    """Take a short rest with all that a long one brings (GH-REST-10, GH-REST-11, GH-REST-12)."""
    who = class_name(character.cls)
    options = [ch.lose_card(card) for card in character.discard]
    chosen = yield from choose(character.seat, msg("ask-rest-loses", who=who), options, "GH-REST-10")
    take_back(t, character, chosen.card)
    recuperate(t, character)


def recuperate(t: Table, character: Character) -> None:
    """Heal 2 and refresh all spent items (GH-REST-11, GH-REST-12)."""
    heal(t, figure_of(t.state, character), 2)
    for item in character.items:
        item.spent = False


def short_rest(t: Table, character: Character) -> Flow[None]:
    """Lose a random discard, or another one for 1 damage; the others come back
    (GH-REST-04, GH-REST-05, GH-REST-06)."""
    who = class_name(character.cls)
    hand, thrown = len(character.hand), len(character.discard)
    prompt = msg("ask-short-rest", who=who, hand=hand, discards=thrown, active=len(discards(character)) - thrown)
    if (yield from pick(character.seat, prompt, (ch.SHORT_REST,), "GH-REST-03", stop=NO)) is None:
        return
    character.deeds.short_rests += 1
    yield from pick_up(t, character)
    if happened(t.state, f"rests_well:{t.state.characters.index(character)}"):
        yield from _rest_well(t, character)
        return
    card = t.pick(list(character.discard))
    prompt = msg("ask-redraw", card=card_name(card))
    if (yield from pick(character.seat, prompt, (ch.REDRAW,), "GH-REST-05", stop=NO, stop_first=True)) is not None:
        yield from suffer(t, figure_of(t.state, character), 1)
        left = [other for other in character.discard if other != card]
        if character.exhausted or not (left or card in character.discard):
            return
        card = t.pick(left) if left else card  # every rest costs a card (GH-REST-02)
    take_back(t, character, card)
