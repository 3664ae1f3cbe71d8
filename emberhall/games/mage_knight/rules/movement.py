"""Movement: where a hero may go, safe spaces, and what a step leads to."""

from collections.abc import Iterable

import emberhall.games.mage_knight.terms as mk
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.content import SITE
from emberhall.games.mage_knight.content.kinds import Hex
from emberhall.games.mage_knight.effects.modifiers import known, lasts
from emberhall.games.mage_knight.ground import ADJACENT, STEPS, Ground, Walk, adjacent, centre, ground, towards
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules import combat_start
from emberhall.games.mage_knight.rules.common import MK, scenario_of
from emberhall.games.mage_knight.rules.exploring import look_around, open_slots, reveal
from emberhall.games.mage_knight.rules.teams import friendly, may_fight, owned
from emberhall.games.mage_knight.state import MageKnightState, Place, Player
from emberhall.kernel import Option

known("space_bending")


def steps(state: MageKnightState, player: Player, out: list[Option]) -> None:
    """Add the spaces the hero can move to and the tiles it can reveal with its Move points."""
    turn = state.turn
    if turn.still:
        return
    move, costs = turn.move, turn.costs
    at = player.at
    land = ground(state)
    rampaging = state.rampaging
    bent = bool(turn.mods) and lasts(turn, "space_bending")
    if bent:  # nobody is provoked
        walks = tuple(Walk(to, land.terrain[to], False, ch.walk(to), ch.walk(to)) for to in reach(state, at, 2))
    else:
        walks = land.walks.get(at) or walks_from(land, at)
    foes = near_foes(state, at) if rampaging else ()
    for to, terrain, fortified, option, fight in walks:
        if costs[terrain] <= move and to not in rampaging and (terrain != mk.CITY or not _closed(state)):
            provoked = foes and any(foe - to in ADJACENT for foe in foes)
            out.append(fight if provoked or (fortified and _assaulted(state, to)) else option)
    if len(state.players) > 1 and rampaging and not bent:
        for other in state.players:  # no stop among rampaging enemies on another hero's space (MK-PVP-05)
            if other.at - at in ADJACENT and any(
                foe - at in ADJACENT and foe - other.at in ADJACENT for foe in rampaging
            ):
                step = next((step for step in out if isinstance(step, ch.Walk) and step.at == other.at), None)
                if step is not None and not _shared(state, other.at):
                    out.remove(step)
    if move >= mk.EXPLORE_COST and (at in land.slots or bent):
        slots = open_slots(state, at, far=bent)
        out.extend(ch.explore(slot.a, slot.b, towards(at, centre(slot.a, slot.b))) for slot in slots)


def reach(state: MageKnightState, start: int, steps: int, barred: int = 0) -> dict[int, int]:
    """The spaces within so many steps, with their distance; no way leads over terrains that are barred (bits)."""
    land = ground(state)
    found = {start: 0}
    edge = [start]
    for n in range(1, steps + 1):
        edge = [
            beside
            for at in edge
            for beside in land.near[at]
            if beside not in found and not barred >> land.terrain[beside] & 1 and found.setdefault(beside, n)
        ]
    del found[start]
    return found


def walks_from(land: Ground, at: int) -> tuple[Walk, ...]:
    """The steps from a space."""
    found = []
    for way, step in enumerate(STEPS):
        if shown := land.hexes.get(at + step):
            fortified = bool(shown.site) and SITE[shown.site].place == "fortified"
            peace, fight = (ch.Walk(at + step, way, _seen(shown), fight=fight) for fight in (False, True))
            found.append(Walk(at + step, shown.terrain, fortified, peace, fight))
    walks = land.walks[at] = tuple(found)
    return walks


def _assaulted(state: MageKnightState, at: int) -> bool:
    """Whether the step to a fortified site is an assault."""
    place = state.places.get(at)
    return place is not None and is_fortress(state, place, state.turn.seat)


def _seen(shown: Hex) -> str:
    return name("site", shown.site).id if shown.site else f"ground-{mk.TERRAINS[shown.terrain]}"


def _closed(state: MageKnightState) -> bool:
    """City spaces cannot be entered in this scenario (MKS-RECON-09)."""
    return scenario_of(state).city == "closed"


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
    if turn.mods and lasts(turn, "space_bending"):
        provoked = []
    place = state.places.get(at)
    if place is not None and _owner_in(state, place, at):
        turn.still = True
        rival = place.shields[-1]
        if may_fight(state, turn.seat, rival):  # MK-HEROES-04
            from emberhall.games.mage_knight.rules import hero_combat

            hero_combat.start(t, player, rival)
    elif place is not None and is_fortress(state, place, turn.seat):
        combat_start.assault(t, player, before, provoked)
    elif provoked:
        combat_start.rampaging(t, player, provoked, "story-provokes")


def _shared(state: MageKnightState, at: int) -> bool:
    """Whether several figures may stand there (MK-HEROES-06)."""
    place = state.places.get(at)
    return place is not None and bool(place.site) and SITE[place.site].shared


def _owner_in(state: MageKnightState, place: Place, at: int) -> bool:
    """Whether it is another hero's site, even a team-mate's, with its owner inside (MK-HEROES-01, MK-TEAM-10)."""
    return (
        place.conquered
        and bool(place.shields)
        and owned(state, place)
        and place.shields[-1] != state.turn.seat
        and state.players[place.shields[-1]].at == at
    )


def relocate(t: MK, player: Player, at: int) -> None:
    """Direct movement: no Move points, nobody is provoked (MK-MOVE-28, -29)."""
    turn = t.state.turn
    turn.moved = True
    turn.path.append(player.at)
    player.at = at
    look_around(t, at)


def havens(state: MageKnightState, seat: int, spaces: Iterable[int]) -> list[int]:
    """The safe ones among the spaces, where direct movement may end (MK-MOVE-30), unless all movement has ended."""
    if state.turn.still or state.joint is not None:  # MK-HEROES-04, MK-JOINT-20
        return []
    return [at for at in spaces if is_safe(state, seat, at) and is_open(state, at)]


def is_open(state: MageKnightState, at: int) -> bool:
    """Whether the scenario lets heroes enter the space."""
    return ground(state).terrain[at] != mk.CITY or not _closed(state)


def explore(t: MK, player: Player, a: int, b: int) -> None:
    """Reveal a tile for 2 Move points (MK-EXPLORE-04)."""
    t.state.turn.move -= mk.EXPLORE_COST
    t.state.turn.moved = True
    reveal(t, player, a, b)


def is_fortress(state: MageKnightState, place: Place, seat: int) -> bool:
    """An unconquered fortified site, or a keep owned by another player who is no team-mate (MK-MOVE-12, MK-TEAM-10)."""
    if not place.site or SITE[place.site].place != "fortified":
        return False
    return not place.conquered or (owned(state, place) and not friendly(state, place, seat))


def is_safe(state: MageKnightState, seat: int, at: int) -> bool:
    """Whether the hero may end its turn there (MK-SAFE-01 to -03)."""
    terrain = ground(state).terrain[at]
    if (mk.NIGHT_COSTS if state.night else mk.DAY_COSTS)[terrain] >= mk.NEVER or at in state.rampaging:
        return False
    place = state.places.get(at)
    if place is not None and is_fortress(state, place, seat):
        return False
    return _shared(state, at) or not any(other.at == at for i, other in enumerate(state.players) if i != seat)


def near_foes(state: MageKnightState, at: int) -> list[int]:
    """The rampaging enemies beside a space."""
    return [foe for foe in state.rampaging if adjacent(foe, at)]
