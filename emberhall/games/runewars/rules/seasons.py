"""What each season brings beside its card: spring, fall and winter; summer has the quest phase."""

from collections.abc import Sequence

from emberhall.games.runewars.choices import TAKE_INFLUENCE, TAKE_TACTICS
from emberhall.games.runewars.rules import tactics
from emberhall.games.runewars.rules.armies import trim
from emberhall.games.runewars.state import Land
from emberhall.games.runewars.terms import UNITS_IN_AREA
from emberhall.kernel import Ask, Flow, msg


def spring(t: Land) -> None:
    """Activation tokens go, orders come back, all who are routed stand up (RW-SPRING-01 to -04)."""
    for place in t.state.places.values():
        place.activated = 0
        for unit, n in place.routed.items():
            place.standing[unit] = place.standing.get(unit, 0) + n
        place.routed = {}
    for player in t.state.players:
        for order in tuple(player.played):
            t.move(order, player.played, player.orders)
        for hero in player.heroes:
            hero.routed = False


def fall(t: Land, seats: Sequence[int]) -> Flow[None]:
    """The fate deck is whole again; each player takes influence or a tactics card (RW-AUTUMN-01, -02)."""
    state = t.state
    state.fate.cards += state.fate_discard.cards
    state.fate_discard.cards = []
    t.shuffle(state.fate)
    for seat in seats:
        picked = yield Ask(seat, msg("ask-fall"), (TAKE_INFLUENCE, TAKE_TACTICS), "RW-AUTUMN-02")
        if picked is TAKE_INFLUENCE:
            state.players[seat].influence += 2
        else:
            yield from tactics.draw(t, seat, 1)


def winter(t: Land, seats: Sequence[int]) -> Flow[None]:
    """In each area a player keeps as many units as he has food (RW-WINTER-01 to -05, -07, -10)."""
    for seat in seats:
        food = max(0, min(UNITS_IN_AREA, t.state.players[seat].dials["food"] - t.state.weather.food_lower))
        for area, place in t.state.places.items():
            if place.holder == seat:
                yield from trim(t, area, food, ask="ask-starve", rule="RW-WINTER-02")
