"""Ambush, and which enemies pursue whom; the pursuit itself is in pursuit.py."""

from emberhall.effects import lasts
from emberhall.games.mage_knight.ground import Ground, adjacent, distance, ground
from emberhall.games.mage_knight.rules.scenario import scenario_of
from emberhall.games.mage_knight.state import Combat, Factions, Player, Pursuit, State
from emberhall.games.mage_knight.terms import LAKE, MOUNTAIN, Change


def factions_of(state: State) -> Factions:
    """What Shades of Tezla has brought to the table."""
    assert state.factions is not None
    return state.factions


def alert(state: State, at: int, player: Player | None) -> None:
    """Place a rampaging enemy: it may lie in ambush, or pursue the hero who revealed it.

    MKX-OPT-01, MKX-OPT-02, MKX-REALM-03.
    """
    if state.phase in ("heroes", "table"):
        return  # not on the tiles of the start
    factions, scenario = factions_of(state), scenario_of(state)
    if state.setup.ambush or scenario.ambush:
        factions.ambushing.append(at)
    if player is not None and (state.setup.pursuit or scenario.pursuit):
        factions.pursuits[state.places[at].enemies.cards[-1]] = Pursuit(state.players.index(player))


def begins(state: State, seat: int) -> None:
    """A turn begins: enemies revealed earlier pursue from now on (MKX-REALM-03)."""
    for pursuit in factions_of(state).pursuits.values():
        if pursuit.seat == seat:
            pursuit.fresh = False


def lurkers(state: State, at: int) -> list[int]:
    """The enemies in ambush within two spaces, that a step from here may provoke (MKX-AMBUSH-01, MKX-AMBUSH-06)."""
    if not factions_of(state).ambushing or lasts(state.turn.mods, Change.CONCEALED):
        return []
    return [foe for foe in factions_of(state).ambushing if foe in state.rampaging and distance(foe, at) <= 2]


def pounces(land: Ground, foe: int, at: int) -> bool:
    """Whether an enemy in ambush reaches a space: next to it, or over open ground, and over no wall.

    MKX-AMBUSH-02, MKX-AMBUSH-03, MKX-AMBUSH-04.
    """
    if adjacent(foe, at):
        return (foe, at) not in land.walls  # MKX-WALL-12
    return any(
        adjacent(between, foe)
        and land.terrain[between] not in (MOUNTAIN, LAKE)
        and (foe, between) not in land.walls
        and (between, at) not in land.walls
        for between in land.near[at]
    )


def ambushed(state: State, before: int, at: int) -> list[int]:
    """The enemies in ambush that a step provokes."""
    land = ground(state)
    return [foe for foe in lurkers(state, before) if pounces(land, foe, at)]


def unbeaten(state: State, combat: Combat) -> None:
    """After a battle pursuers that still stand are turned over; the others are gone (MKX-PURSUIT-12)."""
    pursuits = factions_of(state).pursuits
    for foe in combat.foes:
        if foe.token in pursuits and foe.beaten:
            del pursuits[foe.token]
        elif foe.token in pursuits:
            pursuits[foe.token].turned = True
