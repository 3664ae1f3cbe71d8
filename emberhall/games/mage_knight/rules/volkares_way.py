"""Volkare's way over the map, to the city or to the portal, and his siege of the city."""

from collections.abc import Iterator

from emberhall.games.mage_knight.content import TILE
from emberhall.games.mage_knight.content.tiles import FIXED, SHAPES
from emberhall.games.mage_knight.content.volkare import WAYS
from emberhall.games.mage_knight.ground import PORTAL, STEPS, adjacent, distance, ground, slot_of, towards
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.common import card_of, is_wound
from emberhall.games.mage_knight.rules.exploring import deck_for, lay, look_around, stack
from emberhall.games.mage_knight.rules.scenario import scenario_of
from emberhall.games.mage_knight.rules.volkare import general, heroes_at, win
from emberhall.games.mage_knight.state import DUMMY, State, Table
from emberhall.games.mage_knight.terms import COLOURS, RED
from emberhall.kernel import NOWHERE, Message, msg


def step(t: Table, colour: int) -> None:
    """One space by the colour of a card."""
    state = t.state
    if scenario_of(state).volkare == "quest":
        _quest_step(t, colour)
    elif (city := city_of(state)) is None:
        _explore(t, colour)
    elif adjacent(general(state).at, city):
        _at_the_gates(t, city)
    else:
        _go(t, next(_closer(state, city, WAYS["return"][colour])), colour)


def city_of(state: State) -> int | None:
    """The city, once it is revealed."""
    return next((at for at, place in state.places.items() if place.site == "city"), None)


def _closer(state: State, goal: int, way: int) -> Iterator[int]:
    """The spaces nearer to the goal, first the one in the direction nearest to a way.

    MKX-RETURN-48, MKX-RETURN-49, MKX-RETURN-50, MKX-RETURN-51.
    """
    at = general(state).at
    return (at + STEPS[i] for i in nearest(way) if distance(at + STEPS[i], goal) < distance(at, goal))


def _turned(a: int, b: int) -> int:
    return min((a - b) % 6, (b - a) % 6)


def nearest(way: int) -> list[int]:
    """The directions, those nearest to a way first, of two equally near the one more to the east (MKX-RETURN-36)."""
    return sorted(range(6), key=lambda i: (_turned(i, way), _turned(i, 0), i))


def _explore(t: Table, colour: int) -> None:
    """The first phase: in the direction of the card, tiles are revealed on the way.

    MKX-RETURN-33, MKX-RETURN-34, MKX-RETURN-35, MKX-RETURN-36.
    """
    state = t.state
    at, way = general(state).at, WAYS["return"][colour]
    shape = scenario_of(state).shape[len(state.players) - 1]
    for i in nearest(way):
        to = at + STEPS[i]
        if to in ground(state).hexes:
            _go(t, to, colour)
            return
        slot = slot_of(to)
        if SHAPES[shape](*slot) and stack(state)[0] is not None:
            tile = t.flip(deck_for(state, *slot))
            t.say(msg("say-volkare-explores", tile=name("tile", TILE[tile].kind)))
            lay(t, tile, *slot)
            for hero in state.players:
                look_around(t, hero.at)
            t.beat()
            _go(t, to, colour)
            return


def _quest_step(t: Table, colour: int) -> None:
    """Toward the portal, over tiles that lie face down too (MKX-QUEST-31 to MKX-QUEST-36)."""
    state, volkare = t.state, general(t.state)
    if volkare.at == PORTAL:
        win(t)
        return
    way = WAYS["quest"][colour]
    to = volkare.at + STEPS[way]
    slots = FIXED[scenario_of(state).shape[len(state.players) - 1]]
    land = {at for at in (volkare.at + step for step in STEPS) if slot_of(at) in slots or at in ground(state).hexes}
    if adjacent(volkare.at, PORTAL):
        to = PORTAL
    elif to not in land:
        to = next(at for at in _closer(state, PORTAL, way) if at in land)
    if distance(to, PORTAL) <= 3 and PORTAL in state.places:
        _close_portal(t)
    if state.outcome is None:
        _go(t, to, colour)


def _close_portal(t: Table) -> None:
    """The portal closes; heroes in it are out of the game (MKX-QUEST-23, MKX-QUEST-24)."""
    state = t.state
    del state.places[PORTAL]
    state.portal_closed = True
    t.say(msg("say-portal-closes"))
    for seat, player in enumerate(state.players):
        if player.at in (PORTAL, NOWHERE):
            player.gone, player.at = True, NOWHERE
            state.order.remove(seat)
            state.turn_of = state.order.index(DUMMY)
            t.say(msg("say-gone", hero=name("hero", player.hero)))
    if all(player.gone for player in state.players):
        win(t)


def _go(t: Table, to: int, colour: int) -> None:
    """He goes to a space, whatever it is, and attacks the heroes there.

    MKX-VOLK-03, MKX-VOLK-04, MKX-VOLK-05, MKX-RETURN-37.
    """
    state, volkare = t.state, general(t.state)
    volkare.came_from, volkare.at = volkare.at, to
    t.say(msg("say-volkare-moves", way=msg(f"way-{towards(volkare.came_from, to)}"), why=_why(state, colour)))
    t.beat()
    if state.outcome is None:
        volkare.defenders = heroes_at(state, to)


def _why(state: State, colour: int) -> Message:
    """Why he goes that way, in words."""
    shade = name("colour", COLOURS[colour])
    if scenario_of(state).volkare == "quest":
        return msg("say-why-volkare-portal", colour=shade)
    if city_of(state) is None:
        return msg("say-why-volkare-explores", colour=shade)
    cards = general(state).discard.cards
    red = bool(cards) and not is_wound(cards[-1]) and card_of(cards[-1]).colour == RED  # MKX-RETURN-53
    return msg("say-why-volkare-red" if red else "say-why-volkare-city", colour=shade)


def _at_the_gates(t: Table, city: int) -> None:
    """The third phase: he takes the city, plunders it, or fights for it (MKX-RETURN-55 to MKX-RETURN-61)."""
    state, volkare = t.state, general(t.state)
    if not state.places[city].conquered:
        volkare.at = city
        win(t)
        return
    volkare.defenders = heroes_at(state, city)
    if volkare.defenders:
        volkare.losses = 0
    else:
        _undefended(t)


def _undefended(t: Table) -> None:
    """Nobody defends the city: he plunders it, and the second time he takes it (MKX-RETURN-57, MKX-RETURN-60)."""
    volkare = general(t.state)
    if volkare.plundered:
        win(t)
    else:
        volkare.plundered = True
        t.say(msg("say-volkare-plunders"))
        t.beat()


def city_held(t: Table) -> None:
    """He is repelled if he loses as many tokens as there are players.

    MKX-RETURN-62, MKX-RETURN-63, MKX-RETURN-64.
    """
    state, volkare = t.state, general(t.state)
    fought, volkare.losses = volkare.losses, -1
    city = city_of(state)
    assert city is not None
    if volkare.beaten:
        return
    if fought < 100:
        _undefended(t)
    elif fought % 100 >= len(state.players):
        volkare.came_from = volkare.at
        volkare.at += volkare.at - city
        t.say(msg("say-volkare-repelled"))
    else:
        win(t)
