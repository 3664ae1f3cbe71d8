"""The Night: Darkness Spreads cards, minions, and the march of the Generals."""

from emberhall.games.defenders.choices import Whence
from emberhall.games.defenders.content import (
    ADJACENT,
    ANY,
    CITY,
    DARKNESS_CARDS,
    GENERALS,
    IDS,
    MINION_KINDS,
    NIGHT,
    OF_COLOUR,
    PLACE,
    SHOWN,
    WAR_STATUS,
)
from emberhall.games.defenders.content.model import NEXT, DarknessCard
from emberhall.games.defenders.effects import COLOURS, EnterCity, Patrols, Quiet, WarParty, Wisdom
from emberhall.games.defenders.names import darkness_name, place_name
from emberhall.games.defenders.state import Defenders, General, Realm, minions_at
from emberhall.kernel import Flow, choose, confirm, msg

from .cards import renew_hero_deck
from .ending import lose
from .overrun import LIMIT, add_minion, place_minions, remove_minions
from .resolution import resolve, resolves
from .special_cards import offer


def war_status(state: Defenders) -> tuple[int, int]:
    """Cards drawn each Night and how many of them are used fully (DR-DATA-02)."""
    return WAR_STATUS[min(state.defeated, len(WAR_STATUS) - 1)]


def used_fully(state: Defenders) -> bool:
    """Whether the card that is being resolved also places minions; the last one of a Night may only move a General."""
    return state.drawn <= war_status(state)[1]


def night(t: Realm) -> Flow[None]:
    """One card of the Night, or its end."""
    state = t.state
    if not state.drawn and not state.quiet:
        yield from offer(t, (NIGHT,), "ask-special-night")
    if state.quiet or state.drawn >= war_status(state)[0]:
        state.quiet = False
        state.drawn = 0
        state.phase = "end"
        return
    state.drawn += 1
    yield from darkness_spreads(t)


def draw_darkness(t: Realm) -> str:
    """The next card, for all to see; an empty deck is made anew from the discards (DR-DCARD-15)."""
    state = t.state
    if not state.darkness_deck.cards:
        renew_darkness_deck(t)
    state.shown = t.flip(state.darkness_deck)
    if t.events is not None:
        t.say(msg("darkness-drawn", card=darkness_name(state.shown)))
    return state.shown


def renew_darkness_deck(t: Realm) -> None:
    """Shuffle the discards into the Darkness Spreads deck."""
    state = t.state
    state.darkness_deck.cards += state.darkness_discard.cards
    state.darkness_discard.cards = []
    t.shuffle(state.darkness_deck)


def put_away(t: Realm) -> None:
    """The card shown is done with."""
    state = t.state
    if state.shown:
        state.darkness_discard.add(state.shown)  # type: ignore[arg-type]
    state.shown = ""
    state.cancelled = []
    state.stopped = False


def darkness_spreads(t: Realm) -> Flow[None]:
    """Draw a card and resolve it: first the minions, then the General (DR-NIGHT-02)."""
    state = t.state
    draw_darkness(t)
    yield from wise_exchange(t)
    card = DARKNESS_CARDS[state.shown]
    yield from offer(t, (SHOWN, ANY) if dangerous(state, card) else (SHOWN,), "ask-special-shown")
    if used_fully(state):
        if card.act is not None:
            yield from resolve(t, state.active, card.act)
        for place, colour, count in card.place:
            if place not in state.cancelled:
                yield from place_minions(t, place, colour, count)
    elif isinstance(card.act, EnterCity):
        reshuffle(t)  # DR-WAR-05
        return
    if isinstance(card.act, EnterCity):
        return
    yield from march(t, card)
    put_away(t)


def wise_exchange(t: Realm) -> Flow[None]:
    """The Wizard may exchange a card of his own Night for the next one, which must be used."""
    state = t.state
    if not any(isinstance(trait, Wisdom) for trait in state.heroes[state.active].traits):
        return
    if (yield from confirm(state.active, msg("ask-wisdom", card=darkness_name(state.shown)), "DR-SKILL-02")):
        put_away(t)
        draw_darkness(t)


def dangerous(state: Defenders, card: DarknessCard) -> bool:
    """Whether the card shown brings an overrun, a Tainted Crystal or a General to the city as things stand."""
    if used_fully(state):
        if isinstance(card.act, EnterCity):
            return True
        for place, colour, count in card.place:
            here = minions_at(state, place)
            three = MINION_KINDS[state.kinds[colour]].third == "taint" or place in state.fires
            if here + count > LIMIT or (three and here + count == LIMIT):
                return True
    moving = would_move(state, card)
    if moving is None:
        return False
    to = destination(moving, card)
    return to == CITY or minions_at(state, to) + card.minions > LIMIT


# the march of the Generals


def would_move(state: Defenders, card: DarknessCard) -> General | None:
    """The General who moves by this card: one step away from where it names, and fit to move (DR-NIGHT-06, -13)."""
    for general in state.generals:
        if general.card == card.general and general.alive and can_move(general):
            if GENERALS[general.card].flies or card.to == NEXT:
                return general
            if card.to == GENERALS[general.card].path[general.step + 1]:
                return general
    return None


def can_move(general: General) -> bool:
    """Major wounds and special cards keep a General where he is (DR-GHEAL-04)."""
    return general.life > GENERALS[general.card].major and not general.held


def destination(general: General, card: DarknessCard) -> int:
    """Where the General of a card goes."""
    sheet = GENERALS[general.card]
    return card.to if sheet.flies else sheet.path[general.step + 1]


def march(t: Realm, card: DarknessCard) -> Flow[None]:
    """The General of the card moves, if he may, and brings minions (DR-NIGHT-08)."""
    state = t.state
    if state.stopped:
        return
    general = would_move(state, card)
    if general is not None:
        yield from advance(t, general, destination(general, card), card.minions)


def advance(t: Realm, general: General, to: int, minions: int) -> Flow[None]:
    """A General enters a location; Monarch City is the end (DR-AIM-04)."""
    sheet = GENERALS[general.card]
    if not sheet.flies:
        general.step += 1
    general.at = to
    if t.events is not None:
        t.say(msg("general-moved", general=sheet.name(), place=place_name(to)))
    if to == CITY:
        lose(t, msg("lost-general", general=sheet.name()))
    if minions:
        yield from place_minions(t, to, sheet.colour, minions)


# special cards of the deck


@resolves(Quiet)
def _quiet(t: Realm, seat: int, act: Quiet) -> Flow[None]:
    yield from ()


@resolves(Patrols)
def _patrols(t: Realm, seat: int, act: Patrols) -> Flow[None]:
    """A minion in every location of its colour that has none of any colour (DR-DCARD-05, DR-DCARD-06)."""
    for place in OF_COLOUR[act.colour]:
        if not minions_at(t.state, place):
            yield from add_minion(t, place, act.colour)


@resolves(WarParty)
def _war_party(t: Realm, seat: int, act: WarParty) -> Flow[None]:
    """A minion more wherever exactly one of the colour stands alone."""
    state = t.state
    alone = [
        place for place in range(len(IDS)) if minions_at(state, place) == 1 == state.minions[4 * place + act.colour]
    ]
    for place in alone:
        yield from add_minion(t, place, act.colour)


@resolves(EnterCity)
def _enter_city(t: Realm, seat: int, act: EnterCity) -> Flow[None]:
    """One minion of each colour beside the city goes into it; then the discards are shuffled back (DR-DCARD-09)."""
    state = t.state
    for colour in range(4):
        sources = [place for place in ADJACENT[CITY] if state.minions[4 * place + colour]]
        if sources:
            options = [Whence(IDS[place], COLOURS[colour]) for place in sources]
            chosen = yield from choose(state.active, msg("ask-enter-city"), options, "DR-DCARD-11")
            remove_minions(t, PLACE[chosen.place], colour, 1)
            yield from add_minion(t, CITY, colour)
    reshuffle(t)


def reshuffle(t: Realm) -> None:
    """Both discard piles go back into their decks; Special cards are out of the game (DR-DCARD-13, DR-DCARD-14)."""
    put_away(t)
    renew_darkness_deck(t)
    renew_hero_deck(t)
    t.say(msg("reshuffled"))
