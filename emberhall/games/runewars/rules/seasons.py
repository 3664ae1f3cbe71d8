"""What each season brings beside its card: spring, fall and winter; summer has the quest phase."""

from collections.abc import Sequence

from emberhall.games.runewars.choices import TAKE_INFLUENCE, TAKE_TACTICS, LoseUnit
from emberhall.games.runewars.content import NEUTRALS
from emberhall.games.runewars.rules import tactics
from emberhall.games.runewars.state import Land, Place
from emberhall.games.runewars.terms import UNITS_IN_AREA
from emberhall.kernel import Ask, Flow, choose, msg


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
        food = min(UNITS_IN_AREA, t.state.players[seat].dials["food"])
        for area, place in t.state.places.items():
            while place.holder == seat and place.units() > food:
                options = [LoseUnit(area, unit, routed) for unit, routed in _kinds(place)]
                lost = yield from choose(seat, msg("ask-starve"), options, "RW-WINTER-02")
                lose(t, place, lost.unit, routed=lost.routed)


def _kinds(place: Place) -> list[tuple[str, bool]]:
    return [(u, False) for u, n in place.standing.items() if n] + [(u, True) for u, n in place.routed.items() if n]


def lose(t: Land, place: Place, unit: str, *, routed: bool) -> None:
    """A unit of an area is destroyed."""
    group = place.routed if routed else place.standing
    group[unit] -= 1
    if not group[unit]:
        del group[unit]
    unused = t.state.neutrals if unit in NEUTRALS else t.state.players[place.holder].unused
    unused[unit] += 1
