"""The Night: what Special cards do to it, and the upper parts of special Darkness Spreads cards."""

from emberhall.games.defenders.choices import WHENCE, Order, Placement, Throw
from emberhall.games.defenders.content import ADJACENT, CITY, DARKNESS_CARDS, IDS, OF_COLOUR, PLACE
from emberhall.games.defenders.content.kinds import DarknessId
from emberhall.games.defenders.effects.book import SPECIAL_CARD, Playing, can, does
from emberhall.games.defenders.effects.nodes.acts import (
    CancelPlacement,
    EnterCity,
    Foresee,
    HoldGeneral,
    Patrols,
    Quiet,
    QuietNight,
    WarParty,
)
from emberhall.games.defenders.rules.march import would_move
from emberhall.games.defenders.rules.night import cancellable, reshuffle, used_fully
from emberhall.games.defenders.rules.overrun import add_minion, remove_minions
from emberhall.games.defenders.state import State, Table
from emberhall.kernel import Flow, choose, msg, pick


@does(QuietNight)
def _quiet_night(t: Table, playing: Playing, act: QuietNight) -> None:
    t.state.quiet = True


@can(QuietNight)
def _not_yet_quiet(state: State, playing: Playing, act: QuietNight) -> bool:
    return not state.quiet


@does(CancelPlacement)
def _cancel_placement(t: Table, playing: Playing, act: CancelPlacement) -> Flow[None]:
    found = [Placement(IDS[place]) for place in cancellable(t.state, act)]
    chosen = yield from choose(playing.seat, msg("ask-cancel-placement"), found, SPECIAL_CARD)
    t.state.cancelled.append(PLACE[chosen.place])


@does(Foresee)
def _foresee(t: Table, playing: Playing, act: Foresee) -> Flow[None]:
    """Look at the top cards, discard some, put the rest back in any order, the first named on top."""
    state = t.state
    deck = state.darkness_deck
    seen: list[DarknessId] = t.peek(deck, min(act.cards, len(deck.cards)), playing.seat)
    while seen:
        thrown = yield from pick(playing.seat, msg("ask-foresee-discard"), [Throw(card) for card in seen], SPECIAL_CARD)
        if thrown is None:
            break
        card = DarknessId(thrown.darkness)
        seen.remove(card)
        t.move(card, deck, state.darkness_discard)
    ordered: list[DarknessId] = []
    while seen:
        prompt = msg("ask-foresee-order", place=len(ordered) + 1)
        chosen = yield from choose(playing.seat, prompt, [Order(card) for card in seen], SPECIAL_CARD)
        card = DarknessId(chosen.darkness)
        seen.remove(card)
        ordered.append(card)
    if ordered:
        deck.cards[-len(ordered) :] = ordered[::-1]


@can(Foresee)
def _deck_left(state: State, playing: Playing, act: Foresee) -> bool:
    return bool(state.darkness_deck.cards)


@can(HoldGeneral)
def _general_would_move(state: State, playing: Playing, act: HoldGeneral) -> bool:
    return bool(state.shown) and not state.stopped and would_move(state, DARKNESS_CARDS[state.shown]) is not None


@can(CancelPlacement)
def _anything_placed(state: State, playing: Playing, act: CancelPlacement) -> bool:
    return used_fully(state) and bool(cancellable(state, act))


# special cards of the deck


@does(Quiet)
def _quiet(t: Table, playing: Playing, act: Quiet) -> None:
    """Nothing."""


@does(Patrols)
def _patrols(t: Table, playing: Playing, act: Patrols) -> Flow[None]:
    """A minion in every location of its colour that has none of any colour (DR-DCARD-05, DR-DCARD-06)."""
    for place in OF_COLOUR[act.colour]:
        if not t.state.crowd[place]:
            yield from add_minion(t, place, act.colour)


@does(WarParty)
def _war_party(t: Table, playing: Playing, act: WarParty) -> Flow[None]:
    """One more minion wherever exactly one of the colour stands alone."""
    state = t.state
    one = [place for place, count in enumerate(state.minions[act.colour :: 4]) if count == 1]
    for place in [place for place in one if state.crowd[place] == 1]:
        yield from add_minion(t, place, act.colour)


@does(EnterCity)
def _enter_city(t: Table, playing: Playing, act: EnterCity) -> Flow[None]:
    """One minion of each colour beside the city enters it; then the discards are shuffled back (DR-DCARD-09)."""
    state = t.state
    for colour in range(4):
        sources = [place for place in ADJACENT[CITY] if state.minions[4 * place + colour]]
        if sources:
            options = [WHENCE[4 * place + colour] for place in sources]
            chosen = yield from choose(state.active, msg("ask-enter-city"), options, "DR-DCARD-11")
            remove_minions(t, PLACE[chosen.place], colour, 1)
            yield from add_minion(t, CITY, colour)
    reshuffle(t)
