"""The Night: Darkness Spreads cards, minions, and the march of the Generals."""

from emberhall.games.defenders.content import (
    CITY,
    COLOUR,
    DARKNESS_CARDS,
    GENERALS,
    PLACE,
    WAR_STATUS,
)
from emberhall.games.defenders.content.kinds import DarknessCard, Moment
from emberhall.games.defenders.effects.book import PLAYED_BY, resolve
from emberhall.games.defenders.effects.nodes.acts import (
    CancelPlacement,
    DragonCouncil,
    EnterCity,
    Kindle,
    Mischief,
    Quiet,
)
from emberhall.games.defenders.effects.nodes.traits import Wisdom
from emberhall.games.defenders.names import darkness_name
from emberhall.games.defenders.rules.agents import activated, agent_stirs, agent_taints
from emberhall.games.defenders.rules.blessing import turned_away
from emberhall.games.defenders.rules.cards import renew_hero_deck
from emberhall.games.defenders.rules.global_effects import global_effect_drawn
from emberhall.games.defenders.rules.imps import card_harms, placed_by_card
from emberhall.games.defenders.rules.march import blights, brings_minions, destination, march, would_move
from emberhall.games.defenders.rules.special_cards import ask_for_plays, fitting, held_by_somebody
from emberhall.games.defenders.state import State, Table
from emberhall.games.defenders.terms import ANY_COLOUR, GREEN
from emberhall.kernel import Flow, confirm, msg

#: What may be played when a Darkness Spreads card is shown.
_FOR_SHOWN = fitting((Moment.SHOWN, Moment.ANY))
#: What may be played before the Night's cards are drawn.
_FOR_NIGHT = fitting((Moment.NIGHT,))
_ASK_NIGHT, _ASK_SHOWN = msg("ask-special-night"), msg("ask-special-shown")


#: The War Status, even if more Generals are defeated than it counts.
_STATUS = tuple(WAR_STATUS[min(defeated, len(WAR_STATUS) - 1)] for defeated in range(8))


def war_status(state: State) -> tuple[int, int]:
    """Cards drawn each Night and how many of them are used fully (DR-DATA-02)."""
    return _STATUS[state.defeated]


def used_fully(state: State) -> bool:
    """Whether the card that is being resolved also places minions; the last one of a Night may only move a General."""
    return state.drawn <= _STATUS[state.defeated][1]


def night(t: Table) -> Flow[None]:
    """One card of the Night, or its end."""
    state = t.state
    if not state.drawn and held_by_somebody(state, _FOR_NIGHT):
        yield from ask_for_plays(t, (Moment.NIGHT,), _ASK_NIGHT)
    cards, _ = _STATUS[state.defeated]
    if not state.quiet and state.drawn < cards:
        state.drawn += 1
        yield from darkness_spreads(t)
    if state.quiet or state.drawn >= cards:
        end_of_night(state)


def end_of_night(state: State) -> None:
    """The Night is over."""
    state.quiet = False
    state.drawn = 0
    state.phase = "end"


def draw_darkness(t: Table) -> str:
    """Show the next card to all; an empty deck is replaced by the discards (DR-DCARD-15)."""
    state = t.state
    if not state.darkness_deck.cards:
        renew_darkness_deck(t)
    state.shown = t.flip(state.darkness_deck)
    if t.events is not None:
        t.say(msg("say-darkness-drawn", card=darkness_name(state.shown)))
    t.beat()
    return state.shown


def turn_up(t: Table) -> Flow[None] | tuple[()]:
    """Draw a card; Global Effects come into play until another card comes (DR-GLOBAL-04): `yield from turn_up(t)`."""
    return _global_effects(t) if DARKNESS_CARDS[draw_darkness(t)].global_effect else ()


def _global_effects(t: Table) -> Flow[None]:
    """Put Global Effects into play, and draw until another kind of card comes (DR-GLOBAL-04, DR-GLOBAL-07)."""
    first = True
    while DARKNESS_CARDS[t.state.shown].global_effect:
        yield from global_effect_drawn(t, first=first)
        put_away(t)
        first = False
        draw_darkness(t)


def renew_darkness_deck(t: Table) -> None:
    """Shuffle the discards into the Darkness Spreads deck."""
    state = t.state
    state.darkness_deck.cards += state.darkness_discard.cards
    state.darkness_discard.cards = []
    t.shuffle(state.darkness_deck)


def put_away(t: Table) -> None:
    """Discard the card shown."""
    state = t.state
    if state.shown:
        state.darkness_discard.add(state.shown)  # type: ignore[arg-type]
    state.shown = ""
    state.cancelled = []
    state.stopped = False


def darkness_spreads(t: Table) -> Flow[None]:
    """Draw a card and resolve it: first the minions, then the General (DR-NIGHT-02)."""
    state = t.state
    yield from turn_up(t)
    if state.heroes[state.active].has(Wisdom):
        yield from wise_exchange(t)
    card = DARKNESS_CARDS[state.shown]
    if state.blessing and does_anything(state, card) and (yield from turned_away(t)):
        put_away(t)
        return
    if held_by_somebody(state, _FOR_SHOWN):
        moments = (Moment.SHOWN, Moment.ANY) if dangerous(state, card) else (Moment.SHOWN,)
        yield from ask_for_plays(t, moments, _ASK_SHOWN)
    if used_fully(state):
        if card.act is not None:
            yield from resolve(t, PLAYED_BY[state.active], card.act)
        for place, colour, count in card.place:
            if place not in state.cancelled:
                yield from placed_by_card(t, place, colour, count)
    elif isinstance(card.act, EnterCity):
        reshuffle(t)  # DR-WAR-05
    if isinstance(card.act, EnterCity):
        return
    yield from march(t, card)
    if state.agent is not None:
        yield from agent_stirs(t, card)
    put_away(t)


def wise_exchange(t: Table) -> Flow[None]:
    """In their own Night, the Wizard may exchange a card for the next one, which must be used."""
    state = t.state
    if (yield from confirm(state.active, msg("ask-wisdom", card=darkness_name(state.shown)), "DR-SKILL-02")):
        put_away(t)
        yield from turn_up(t)


def does_anything(state: State, card: DarknessCard) -> bool:
    """Whether the card shown has any effect."""
    if isinstance(card.act, EnterCity) or would_move(state, card) is not None or activated(state, card) is not None:
        return True
    return used_fully(state) and not isinstance(card.act, Quiet)


def dangerous(state: State, card: DarknessCard) -> bool:
    """Whether the card shown brings an overrun, a Tainted Crystal or a General to the city as things stand."""
    if used_fully(state):
        if isinstance(card.act, EnterCity | DragonCouncil):
            return True
        if any(card_harms(state, place, colour, count) for place, colour, count in placements(state, card)):
            return True
    return march_harms(state, card) or agent_taints(state, card, placed=used_fully(state))


def placements(state: State, card: DarknessCard) -> list[tuple[int, int, int]]:
    """What the upper part of a card places where one minion can be too many: location, colour, number."""
    if isinstance(card.act, Kindle):
        return [(place, card.act.colour, 1) for place in state.fires]
    if isinstance(card.act, Mischief):
        return [(PLACE[place], GREEN, 1) for place in card.act.places]
    return list(card.place)


def march_harms(state: State, card: DarknessCard) -> bool:
    """Whether the General of the card comes to the city, taints the land, or brings one minion too many.

    What the upper part places at his destination is there before him.
    """
    moving = would_move(state, card)
    if moving is None:
        return False
    to = destination(state, moving, card.to)
    if to == CITY or blights(state, moving):
        return True
    sheet = GENERALS[moving.card]
    first = sum(count for place, _, count in card.place if place == to) if used_fully(state) else 0
    return brings_minions(state, sheet, card.minions) and card_harms(
        state, to, sheet.colour, card.minions, first=first, burning=sheet.flies
    )


def cancellable(state: State, act: CancelPlacement) -> list[int]:
    """The placements of the card shown that this act can cancel."""
    if not state.shown:
        return []
    return [
        place
        for place, _, _ in DARKNESS_CARDS[state.shown].place
        if place not in state.cancelled and act.colour in (ANY_COLOUR, COLOUR[place])
    ]


def reshuffle(t: Table) -> None:
    """Both discard piles go back into their decks; Special cards are out of the game (DR-DCARD-13, DR-DCARD-14)."""
    put_away(t)
    renew_darkness_deck(t)
    renew_hero_deck(t)
    t.say(msg("say-reshuffled"))
