"""Encounter and event cards."""

from functools import cache

from emberhall.effects import nodes_of
from emberhall.games.sword_sorcery.content import CLASSES, DIFFICULTIES, ENCOUNTERS, EVENTS, card_of
from emberhall.games.sword_sorcery.effects.book import BOOK, effect_text, event_texts
from emberhall.games.sword_sorcery.effects.nodes import Activate
from emberhall.games.sword_sorcery.effects.playing import Playing
from emberhall.games.sword_sorcery.rules.ending import lose
from emberhall.games.sword_sorcery.rules.quests import follow
from emberhall.games.sword_sorcery.rules.spawn import gate, spawn
from emberhall.games.sword_sorcery.rules.targets import nearest
from emberhall.games.sword_sorcery.state import EventId, Table
from emberhall.games.sword_sorcery.terms import named
from emberhall.kernel import NOBODY, Flow, Message, msg

__all__ = ["encounter", "event_phase", "story_event"]


def encounter(t: Table, hero: int) -> Flow[None]:
    """The enemies' turn after a hero's: one encounter card, if enemies are in play (SS-BATTLE-02)."""
    state = t.state
    if not state.enemies:
        return
    if not state.encounters:
        state.encounters.cards, state.encounters_gone.cards = state.encounters_gone.cards, []
        t.shuffle(state.encounters)
    active = state.heroes[hero]
    if active.ghost:  # SS-FULL-TURN-07
        living = nearest(state, active.area, state.living())
        state.active = living[0].id
    card = card_of(t.draw(state.encounters, state.encounters_gone))
    if t.events is not None:
        t.say(_told(card, state.heroes[state.active].cls))
    t.beat()
    state.activated, state.enemies_turn = [], True
    yield from BOOK.do(t, Playing(NOBODY, card), ENCOUNTERS[card].effect)
    if not state.activated and asks_enemies(card):
        area = gate(t) if DIFFICULTIES[state.difficulty].danger else None  # SS-FULL-ENC-05
        if area is not None:
            spawn(t, "green", "", area)
        t.say(msg("say-nobody-acts"))
    state.activated = []
    yield from follow(t)
    state.enemies_turn = False


@cache
def _told(card: str, cls: str) -> Message:
    """What the story tells of an encounter card in the turn of a hero of this class."""
    who, number = named("hero", CLASSES[cls].hero), msg("encounter", number=int(card.removeprefix("ec_")))
    return msg("say-encounter", who=who, card=number, effect=effect_text(ENCOUNTERS[card].effect))


@cache
def asks_enemies(card: str) -> bool:
    """Whether an encounter card activates enemies."""
    return any(isinstance(node, Activate) for node in nodes_of(ENCOUNTERS[card].effect))


def event_phase(t: Table) -> Flow[None]:
    """Discard the top card if it lies face up, else draw the next (SS-EVENT-01 to SS-EVENT-03)."""
    state = t.state
    if state.face_up:
        t.move(state.face_up.cards[-1], state.face_up, state.events_gone)
        return
    if not state.events:
        lose(t, msg("end-clock"))  # SS-FULL-EVENT-06
    card = t.draw(state.events, state.face_up)
    kind = EVENTS[card_of(card)]
    if kind.kind in ("day", "night"):
        for old in list(state.time_card):
            t.move(old, state.time_card, state.events_gone)
        t.move(card, state.face_up, state.time_card)  # SS-EVENT-02
    yield from resolve(t, card)


def resolve(t: Table, card: EventId) -> Flow[None]:
    """What an event does when it comes."""
    state = t.state
    kind = EVENTS[card_of(card)]
    if t.events is not None:
        t.say(_event_told(kind.id))
    t.beat()
    if kind.effect is not None:
        state.activated = []
        yield from BOOK.do(t, Playing(NOBODY, kind.id), kind.effect)
        state.activated = []
    yield from follow(t)


@cache
def _event_told(id: str) -> Message:
    return msg("say-event", event=named("event", id), effect=event_texts(EVENTS[id]) or "none")


def story_event(t: Table, id: str) -> Flow[None]:
    """Put a story card face up on top of the deck and resolve it (SS-FULL-EVENT-03)."""
    state = t.state
    card = next((one for one in state.story if card_of(one) == id), None)
    if card is None:  # it has come before: it returns from the discards, or is already on top
        card = next((one for one in state.events_gone if card_of(one) == id), None)
        if card is None:
            return
        t.move(card, state.events_gone, state.face_up)
    else:
        t.move(card, state.story, state.face_up)
    kept = list(state.activated)
    yield from resolve(t, card)
    state.activated = kept
