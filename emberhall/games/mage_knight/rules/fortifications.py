"""Fortifications: whose they are, and what they keep out."""

from emberhall.effects import lasts
from emberhall.games.mage_knight.content import SITE
from emberhall.games.mage_knight.ground import ground
from emberhall.games.mage_knight.state import Combat, Foe, State
from emberhall.games.mage_knight.terms import FORTIFIED, Change


def fortifications(state: State, foe: Foe) -> int:
    """How often the foe is fortified: by its own ability and by the site (MK-RANGED-08)."""
    walls = 0 if foe.walls and lasts(state.turn.mods, Change.WALLS_IGNORED) else foe.walls
    return (foe.abilities & FORTIFIED != 0) + walls


def any_fortified(state: State, combat: Combat) -> bool:
    """Whether a target is fortified: then only Siege Attacks count (MK-RANGED-06)."""
    return any(fortifications(state, combat.foes[i]) for i in combat.targets)


def walled(state: State) -> bool:
    """Whether walls stand between the attacking aggressor and the defender."""
    duel = state.duel
    assert duel is not None
    place = state.places.get(duel.at)
    site = place.site if place is not None else ""
    behind = bool(site) and SITE[site].place == "fortified"
    return (
        duel.attacker == duel.aggressor
        and (behind or (duel.back, duel.at) in ground(state).walls)  # MKX-WALL-07
        and not lasts(state.turn.mods, Change.WALLS_IGNORED)
    )


def siege_only(state: State, combat: Combat) -> bool:
    """Whether walls keep out all but Siege Attacks (MK-RANGED-06, MK-PVP-35)."""
    if state.duel is not None:
        return not state.duel.melee and walled(state)  # MK-PVP-56
    return state.phase == "ranged" and any_fortified(state, combat)
