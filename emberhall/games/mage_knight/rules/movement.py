"""Movement: where a hero may go, safe spaces, and what a step leads to."""

import emberhall.games.mage_knight.terms as mk
from emberhall.games.mage_knight import options as opt
from emberhall.games.mage_knight.content import SITE
from emberhall.games.mage_knight.ground import ADJACENT, PORTAL, adjacent, ground
from emberhall.games.mage_knight.rules import combat_start
from emberhall.games.mage_knight.rules.common import MK, scenario_of
from emberhall.games.mage_knight.rules.exploring import look_around, open_slots, reveal
from emberhall.games.mage_knight.state import MageKnightState, Place, Player
from emberhall.kernel import Option


def steps(state: MageKnightState, player: Player, out: list[Option]) -> None:
    """Add the spaces the hero can move to and the tiles it can reveal with its Move points."""
    turn = state.turn
    move, costs = turn.move, turn.costs
    at = player.at
    land = ground(state)
    terrain, rampaging = land.terrain, state.rampaging
    out.extend(
        opt.walk(beside)
        for beside in land.near[at]
        if costs[terrain[beside]] <= move and beside not in rampaging and not _closed(state, terrain, beside)
    )
    if move >= mk.EXPLORE_COST and at in land.slots:
        out.extend(opt.explore(slot.a, slot.b) for slot in open_slots(state, at))


def _closed(state: MageKnightState, terrain: dict[int, int], at: int) -> bool:
    """City spaces that cannot be entered in this scenario (MKS-RECON-09)."""
    return terrain[at] == mk.CITY and scenario_of(state).city == "closed"


def walk(t: MK, player: Player, at: int) -> None:
    """One step (MK-MOVE-07), and the assault or fight it may lead to (MK-MOVE-12, -14)."""
    state, turn = t.state, t.state.turn
    before = player.at
    turn.move -= turn.costs[ground(state).terrain[at]]
    turn.moved = True
    turn.path.append(before)
    player.at = at
    look_around(t, at)
    provoked = [foe for foe in state.rampaging if foe - before in ADJACENT and foe - at in ADJACENT]
    place = state.places.get(at)
    if place is not None and is_fortress(place, turn.seat):
        combat_start.assault(t, player, before, provoked)
    elif provoked:
        combat_start.rampaging(t, player, provoked)


def explore(t: MK, player: Player, a: int, b: int) -> None:
    """Reveal a tile for 2 Move points (MK-EXPLORE-04)."""
    t.state.turn.move -= mk.EXPLORE_COST
    t.state.turn.moved = True
    reveal(t, player, a, b)


def is_fortress(place: Place, seat: int) -> bool:
    """An unconquered fortified site, or a keep owned by another player (MK-MOVE-12)."""
    if not place.site or SITE[place.site].place != "fortified":
        return False
    return not place.conquered or (place.site == "keep" and place.shields[-1] != seat)


def is_safe(state: MageKnightState, seat: int, at: int) -> bool:
    """Whether the hero may end its turn there (MK-SAFE-01 to -03)."""
    terrain = ground(state).terrain[at]
    if (mk.NIGHT_COSTS if state.night else mk.DAY_COSTS)[terrain] >= mk.NEVER or at in state.rampaging:
        return False
    place = state.places.get(at)
    if place is not None and is_fortress(place, seat):
        return False
    shared = at == PORTAL or (place is not None and place.site == "city")
    return shared or not any(other.at == at for i, other in enumerate(state.players) if i != seat)


def near_foes(state: MageKnightState, at: int) -> list[int]:
    """The rampaging enemies beside a space."""
    return [foe for foe in state.rampaging if adjacent(foe, at)]
