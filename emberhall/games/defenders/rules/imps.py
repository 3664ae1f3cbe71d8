"""Imps: Swift Wings and the Imp Slayer (Dragon Expansion)."""

from emberhall.games.defenders.content import ADJACENT, CITY, GENERALS, MINION_KINDS
from emberhall.games.defenders.rules.overrun import LIMIT, place_minions, too_many
from emberhall.games.defenders.rules.quests import defeated_minions
from emberhall.games.defenders.state import State, Table, kind_of
from emberhall.kernel import Flow


def placed_by_card(t: Table, place: int, colour: int, count: int) -> Flow[None] | tuple[()]:
    """Minions that a Darkness Spreads card places in a location, with or without a General."""
    if kind_of(t.state, colour).swift_wings:
        return swift_wings(t, place, colour)
    return place_minions(t, place, colour, count)


def swift_wings(t: Table, place: int, colour: int) -> Flow[None]:
    """Place at most one Imp here, and one more in each adjacent location without one (DR-IMP-03 to DR-IMP-06)."""
    state = t.state
    overrun = full(state, place)
    yield from place_minions(t, place, colour, 1)
    if overrun:
        return  # no Imp was placed
    for beside in ADJACENT[place]:
        if not state.minions[4 * beside + colour]:
            yield from place_minions(t, beside, colour, 1)


def full(state: State, place: int) -> bool:
    """Whether one more minion makes an overrun here."""
    return place != CITY and state.crowd[place] >= LIMIT


def card_harms(state: State, place: int, colour: int, count: int, *, first: int = 0, burning: bool = False) -> bool:
    """Whether minions that a card places here are too many, here or by Swift Wings.

    That many other minions may be placed first, and the location may be on fire by then.
    """
    if not kind_of(state, colour).swift_wings:
        return too_many(state, place, colour, count, first=first, burning=burning)
    return too_many(state, place, colour, 1, first=first, burning=burning) or any(
        too_many(state, beside, colour, 1) for beside in ADJACENT[place] if not state.minions[4 * beside + colour]
    )


def imp_slayer_arrives(t: Table, seat: int) -> Flow[None]:
    """A hero who has slain the General of the Imps kills all Imps in a location by entering it (DR-IMP-11)."""
    state = t.state
    hero = state.heroes[seat]
    for general in hero.slain:
        card = GENERALS[general]
        if MINION_KINDS[card.minion].swift_wings and state.kinds[card.colour] == card.minion:
            imps = state.minions[4 * hero.at + card.colour]
            yield from defeated_minions(t, seat, hero.at, [imps * (colour == card.colour) for colour in range(4)])
