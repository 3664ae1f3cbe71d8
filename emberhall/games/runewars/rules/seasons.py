"""The instructions of each season: spring, fall and winter. Summer has the quest phase."""

from collections.abc import Sequence

from emberhall.games.runewars.choices import TAKE_INFLUENCE, TAKE_TACTICS, LoseUnit, PickOrder
from emberhall.games.runewars.names import area_name
from emberhall.games.runewars.rules.armies import destroy_unit, settle, unit_kinds
from emberhall.games.runewars.rules.dials import gain_influence
from emberhall.games.runewars.rules.tactics import draw_tactics
from emberhall.games.runewars.state import OrderId, State, Table
from emberhall.games.runewars.terms import UNITS_IN_AREA
from emberhall.kernel import NOBODY, Flow, Menu, Word, always, choose, msg


def spring_instructions(t: Table, seats: Sequence[int]) -> Flow[None]:
    """Activation tokens go, orders come back, routed figures stand up.

    RW-SPRING-01, RW-SPRING-02, RW-SPRING-03, RW-SPRING-04.
    """
    for place in t.state.places.values():
        place.activated = 0
        for unit, n in place.routed.items():
            place.standing[unit] = place.standing.get(unit, 0) + n
        place.routed = {}
    for seat in seats:
        yield from take_back(t, seat)
    for player in t.state.players:
        for hero in player.heroes:
            hero.routed = False


def take_back(t: Table, seat: int) -> Flow[None]:
    """A player takes back their orders, or as many as the season allows (RW-SPRING-02)."""
    player, back = t.state.players[seat], t.state.weather.orders_back
    while player.played and back:
        if 0 < back < len(player.played):
            options = [PickOrder(order) for order in player.played]
            order = OrderId((yield from choose(seat, msg("ask-take-back"), options, "RW-SPRING-02")).order)
        else:
            order = player.played.cards[0]
        t.move(order, player.played, player.orders)
        back -= 1


take_influence = always(TAKE_INFLUENCE)
take_tactics = always(TAKE_TACTICS)


@take_influence.does
def _(t: Table, seat: int, chosen: Word) -> None:
    gain_influence(t, seat, 2)


@take_tactics.does
def _(t: Table, seat: int, chosen: Word) -> Flow[None]:
    yield from draw_tactics(t, seat, 1)


FALL = Menu[State, int](take_influence, take_tactics)


def fall_instructions(t: Table, seats: Sequence[int]) -> Flow[None]:
    """The Fate deck is reshuffled; each player takes influence or a tactics card (RW-AUTUMN-01, RW-AUTUMN-02)."""
    state = t.state
    state.fate.cards += state.fate_discard.cards
    state.fate_discard.cards = []
    t.shuffle(state.fate)
    for seat in seats:
        yield from FALL.ask(t, seat, seat, msg("ask-fall"), "RW-AUTUMN-02")


def winter_instructions(t: Table, seats: Sequence[int]) -> Flow[None]:
    """In each area a player keeps at most as many units as they have food.

    RW-WINTER-01 to RW-WINTER-05, RW-WINTER-07, RW-WINTER-10.
    """
    for seat in seats:
        dial = t.state.players[seat].dials["food"]
        food = min(UNITS_IN_AREA, dial, max(1, dial - t.state.weather.food_lower))
        for area, place in t.state.places.items():
            if place.holder == seat:
                yield from starve(t, area, food)


def starve(t: Table, area: str, food: int) -> Flow[None]:
    """Units in excess of food are destroyed, chosen by their player (RW-WINTER-02)."""
    place = t.state.places[area]
    while place.holder != NOBODY and place.units() > food:
        options = [LoseUnit(area, unit, routed) for unit, routed in unit_kinds(place)]
        prompt = msg("ask-starve", area=area_name(area), n=place.units() - food)
        lost = yield from choose(place.holder, prompt, options, "RW-WINTER-02")
        destroy_unit(t, place, lost.unit, routed=lost.routed)
    settle(t, area)
