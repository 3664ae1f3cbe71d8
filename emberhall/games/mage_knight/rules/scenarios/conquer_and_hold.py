"""Conquer and Hold: keeps and mage towers are owned and fought for again and again."""

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.ground import adjacent
from emberhall.games.mage_knight.rules.scenario import Special
from emberhall.games.mage_knight.rules.teams import friendly, sides
from emberhall.games.mage_knight.state import Player, State, Table
from emberhall.games.mage_knight.terms import BLACK, GOLD
from emberhall.kernel import Flow, ask, msg

#: Victory points (MKS-HOLD-31, MKS-HOLD-37).
POINTS = {"keep": 3, "mage_tower": 2}


def held(state: State, seat: int) -> int:
    """The victory points of the sites that a hero owns."""
    return sum(
        POINTS[place.site]
        for place in state.places.values()
        if place.site in POINTS and place.conquered and place.shields[-1] == seat
    )


def victory_points(state: State) -> list[int]:
    """The victory points of each side."""
    return [sum(held(state, seat) for seat in side) for side in sides(state)]


class Hold(Special):
    """Mage towers work like keeps (MKS-HOLD-17 to MKS-HOLD-22)."""

    def turn_begins(self, t: Table, player: Player) -> None:
        """Mana for each of your mage towers, in or beside one of your side (MKS-HOLD-21, MKS-HOLD-29)."""
        state = t.state
        seat = state.turn.seat
        towers, near = 0, False
        for at, place in state.places.items():
            if place.site == "mage_tower" and place.conquered:
                towers += place.shields[-1] == seat
                near |= friendly(state, place, seat) and (at == player.at or adjacent(at, player.at))
        if near:
            player.mana[BLACK if state.night else GOLD] += towers


def offer_concession(t: Table) -> Flow[bool]:
    """Between Rounds a side that is behind may concede, if all its players want to (MKS-HOLD-30)."""
    state = t.state
    points = victory_points(state)
    for number, side in enumerate(sides(state)):
        if points[number] == max(points):
            continue
        for seat in side:
            if (yield from ask(seat, msg("ask-concede"), (ch.PLAY_ON, ch.CONCEDE), "MKS-HOLD-30")) is ch.PLAY_ON:
                break
        else:
            state.conceded = number
            return True
    return False
