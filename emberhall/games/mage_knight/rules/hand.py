"""The Hand limit."""

from emberhall.games.mage_knight.ground import adjacent
from emberhall.games.mage_knight.rules.cities import beside, parts
from emberhall.games.mage_knight.rules.common import level_of
from emberhall.games.mage_knight.rules.teams import friendly
from emberhall.games.mage_knight.state import Player, State


def hand_limit(state: State, player: Player) -> int:
    """The number on the Level token with the better of the bonuses for keeps and cities (MK-DRAW-03 to MK-DRAW-08)."""
    seat = state.players.index(player)
    keeps, near_keep, city = 0, False, 0
    for at, place in state.places.items():
        if not place.conquered:
            continue
        if place.site == "keep":
            keeps += place.shields[-1] == seat
            if friendly(state, place, seat):  # beside a team-mate's keep the hero's count too (MK-TEAM-11)
                near_keep |= at == player.at or adjacent(at, player.at)
        # one of its leader's keeps; for others with a Shield it is near (MKX-CAMP-19, MKX-CAMP-20)
        elif place.site == "camp":
            keeps += place.leader == seat
            if seat in place.shields:
                near_keep |= at == player.at or adjacent(at, player.at)
        elif (
            place.site == "city"
            and not (state.volkare is not None and state.volkare.plundered)  # MKX-RETURN-59
            and seat in place.shields
            and (player.at in parts(at, place) or beside(at, place, player.at))
        ):
            city = max(city, 2 if place.leader == seat else 1)
    return level_of(player).hand + max(keeps if near_keep else 0, city)
