"""The round: choosing cards in secret, the order of turns, the end of the round."""

from collections.abc import Iterator, Sequence
from itertools import permutations, starmap

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import CARDS
from emberhall.games.gloomhaven.effects.book import KEPT, Playing, announce
from emberhall.games.gloomhaven.effects.moments import Moment
from emberhall.games.gloomhaven.names import card_name, class_name
from emberhall.games.gloomhaven.rules.allies import errand
from emberhall.games.gloomhaven.rules.board import figure_of, on_map
from emberhall.games.gloomhaven.rules.damage import exhaust, leave_active
from emberhall.games.gloomhaven.rules.elements import fade
from emberhall.games.gloomhaven.rules.ending import finish, judge
from emberhall.games.gloomhaven.rules.initiative import in_order
from emberhall.games.gloomhaven.rules.items import offer_items, ready_items
from emberhall.games.gloomhaven.rules.modifiers import shuffle_back
from emberhall.games.gloomhaven.rules.monster_cards import card_of, put_away, reveal_card, types_on_map
from emberhall.games.gloomhaven.rules.resting import can_rest
from emberhall.games.gloomhaven.rules.special_rules import open_in_round
from emberhall.games.gloomhaven.rules.touches import moment
from emberhall.games.gloomhaven.state import Ability, Character, Slot, State, Table
from emberhall.games.gloomhaven.terms import LATE
from emberhall.kernel import NOBODY, Flow, Menu, Message, Option, ask_together, msg, offer


def select(t: Table) -> Flow[None]:
    """Begin a round: each player chooses two cards or a long rest, in secret
    (GH-SELECT-01, GH-SELECT-02, GH-SELECT-05)."""
    state = t.state
    state.round += 1
    if t.events is not None:
        t.say(msg("say-round", n=state.round))
    yield from open_in_round(t, "start")
    yield from moment(t, "round_start")
    quiet = not types_on_map(state)
    for character in state.characters:
        character.deeds.quiet_rounds += quiet
        if not character.exhausted and len(character.hand) < 2 and not can_rest(character):
            exhaust(t, character)  # GH-SELECT-07
    if judge(t):
        state.phase = "round_end"
        return
    chosen: dict[int, Option] = {}
    asked = [n for n, character in enumerate(state.characters) if not character.exhausted]
    while asked:  # one question a seat at a time
        state.making = asked[0]
        now = {state.characters[n].seat: n for n in reversed(asked)}
        questions = {seat: _ask_cards(state, state.characters[n]) for seat, n in sorted(now.items())}
        answers = yield from ask_together(questions, "GH-SELECT-01")
        for seat, answer in answers.items():
            chosen[now[seat]] = answer
            asked.remove(now[seat])
    yield from reveal(t, chosen)


def _ask_cards(state: State, character: Character) -> tuple[Message, list[Option]]:
    options = SELECT.options(state, character)
    rests = can_rest(character)
    pairs = len(options) - rests
    return msg("ask-cards", who=class_name(character.cls), n=min(pairs, 1), rest=int(rests)), options


@offer(ch.PlayCards)
def two_cards(state: State, character: Character) -> Iterator[ch.PlayCards]:
    """GH-SELECT-01, GH-SELECT-02: two cards from the hand; the first sets the initiative."""
    return starmap(ch.PlayCards, permutations(character.hand.cards, 2))


@two_cards.does
def _play_cards(t: Table, character: Character, chosen: ch.PlayCards) -> None:
    character.resting = False
    character.initiative = CARDS[chosen.card].initiative
    character.second = CARDS[chosen.other].initiative
    for card in (chosen.card, chosen.other):
        t.move(Ability(card), character.hand, character.played)
    names = {"card": card_name(chosen.card), "other": card_name(chosen.other)}
    if t.events is not None:
        t.say(msg("say-plays", who=class_name(character.cls), initiative=character.initiative, **names))


@offer(ch.LongRest)
def long_rest(state: State, character: Character) -> Sequence[ch.LongRest]:
    """GH-SELECT-05: a long rest instead of two cards."""
    return (ch.LONG_REST,) if can_rest(character) else ()


@long_rest.does
def _declare_long_rest(t: Table, character: Character, chosen: ch.LongRest) -> None:
    character.resting = True
    character.initiative, character.second = LATE, LATE  # GH-REST-09
    t.say(msg("say-long-rest", who=class_name(character.cls)))


#: How a character begins a round.
SELECT = Menu(two_cards, long_rest)


def reveal(t: Table, chosen: dict[int, Option]) -> Flow[None]:
    """Reveal the cards of monsters and players and fix the order of turns (GH-INIT-01 to GH-INIT-09)."""
    state = t.state
    for type in types_on_map(state):
        reveal_card(t, type)
    for n, cards in sorted(chosen.items()):
        yield from SELECT.take(t, state.characters[n], cards)
    for n in sorted(chosen):
        character = state.characters[n]
        if ready_items(character, Moment.ROUND_START_AFTER_CARDS_REVEALED):
            play = Playing(figure_of(state, character), owner=n)
            yield from offer_items(t, play, character, Moment.ROUND_START_AFTER_CARDS_REVEALED)
    slots = [Slot(state.characters[n].initiative, character=n) for n in sorted(chosen)]
    slots += [Slot(card_of(state, type).initiative, monsters=type) for type in types_on_map(state)]
    allies = {figure.name: entry for figure in on_map(state) if (entry := errand(state, figure)) is not None}
    slots += [Slot(entry.initiative, ally=name) for name, entry in allies.items()]
    state.order = yield from in_order(t, slots)
    t.beat()
    state.phase = "turn"


def round_end(t: Table) -> Flow[None]:
    """Reshuffle, let elements wane, end bonuses; then short rests, or the end (GH-END-02 to GH-END-06)."""
    state = t.state
    yield from open_in_round(t, "end")
    yield from moment(t, "round_end")
    judge(t)
    for n, character in enumerate(state.characters):
        if state.waiting and not character.exhausted:
            play = Playing(figure_of(state, character), owner=n)
            yield from announce(t, play, Moment.ROUND_END)
            yield from announce(t, play, Moment.YOUR_SHORT_REST_AT_END_OF_THIS_ROUND)
    if state.reshuffle:
        shuffle_back(t, state.modifiers, state.modifier_discard)
        state.reshuffle = False
    for character in state.characters:
        if character.reshuffle:
            shuffle_back(t, character.modifiers, character.modifier_discard)
            character.reshuffle = False
    put_away(t)
    fade(state)
    KEPT.end(t, "round")
    for character in state.characters:
        for active in list(character.active):
            if active.round:
                leave_active(t, character, active)
    for figure in on_map(state):
        figure.bonuses = [bonus for bonus in figure.bonuses if not bonus.round]
        figure.thrall, figure.puppet, figure.dying = NOBODY, False, 0
    if state.won or state.lost:
        finish(t)
        return
    state.making = 0
    state.phase = "rest"
