"""What each season brings beside its card: spring, fall and winter; summer has the quest phase."""

from collections.abc import Sequence

from emberhall.games.runewars.choices import TAKE_INFLUENCE, TAKE_TACTICS, LoseUnit, PickOrder
from emberhall.games.runewars.names import area_name
from emberhall.games.runewars.rules import tactics
from emberhall.games.runewars.rules.armies import kinds, lose, settle
from emberhall.games.runewars.rules.resources import gain
from emberhall.games.runewars.state import Land
from emberhall.games.runewars.terms import NOBODY, UNITS_IN_AREA
from emberhall.kernel import Ask, Flow, choose, msg


def spring(t: Land, seats: Sequence[int]) -> Flow[None]:
    """Activation tokens go, orders come back, all who are routed stand up (RW-SPRING-01 to -04)."""
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


def take_back(t: Land, seat: int) -> Flow[None]:
    """A player takes his orders back, or as many of his choice as the season lets him (RW-SPRING-02)."""
    player, back = t.state.players[seat], t.state.weather.orders_back
    while player.played and back:
        if 0 < back < len(player.played):
            options = [PickOrder(order) for order in player.played]
            order = (yield from choose(seat, msg("ask-take-back"), options, "RW-SPRING-02")).order
        else:
            order = player.played.cards[0]
        t.move(order, player.played, player.orders)
        back -= 1


def fall(t: Land, seats: Sequence[int]) -> Flow[None]:
    """The fate deck is whole again; each player takes influence or a tactics card (RW-AUTUMN-01, -02)."""
    state = t.state
    state.fate.cards += state.fate_discard.cards
    state.fate_discard.cards = []
    t.shuffle(state.fate)
    for seat in seats:
        picked = yield Ask(seat, msg("ask-fall"), (TAKE_INFLUENCE, TAKE_TACTICS), "RW-AUTUMN-02")
        if picked is TAKE_INFLUENCE:
            gain(t, seat, 2)
        else:
            yield from tactics.draw(t, seat, 1)


def winter(t: Land, seats: Sequence[int]) -> Flow[None]:
    """In each area a player keeps as many units as he has food (RW-WINTER-01 to -05, -07, -10)."""
    for seat in seats:
        dial = t.state.players[seat].dials["food"]
        food = min(UNITS_IN_AREA, dial, max(1, dial - t.state.weather.food_lower))
        for area, place in t.state.places.items():
            if place.holder == seat:
                yield from starve(t, area, food)


def starve(t: Land, area: str, food: int) -> Flow[None]:
    """Units above the food of their player are destroyed, as he chooses (RW-WINTER-02)."""
    place = t.state.places[area]
    while place.holder != NOBODY and place.units() > food:
        options = [LoseUnit(area, unit, routed) for unit, routed in kinds(place)]
        prompt = msg("ask-starve", area=area_name(area), n=place.units() - food)
        lost = yield from choose(place.holder, prompt, options, "RW-WINTER-02")
        lose(t, place, lost.unit, routed=lost.routed)
    settle(t, area)
