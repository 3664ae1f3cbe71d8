"""What `Plus` counts: a word and the function that counts it."""

from collections.abc import Callable
from typing import TypeAlias

from emberhall.games.mage_knight.content import ENEMY, kind_of
from emberhall.games.mage_knight.state import BLOCKED, Player, State
from emberhall.games.mage_knight.terms import ARCANE_IMMUNITY

Count: TypeAlias = Callable[[State, Player], int]

COUNTS: dict[str, Count] = {}


def counts(per: str) -> Callable[[Count], Count]:
    """Register the function that counts what this word means."""

    def register(function: Count) -> Count:
        COUNTS[per] = function
        return function

    return register


@counts("wounds")
def _wounds(state: State, player: Player) -> int:
    in_hand = sum(card.startswith("wound.") for card in player.hand.cards)
    return in_hand + sum(unit.wounds for unit in player.units)


@counts("ready_units")
def _ready_units(state: State, player: Player) -> int:
    return sum(unit.ready and not unit.wounds for unit in player.units)


@counts("crystal_colours")
def _crystal_colours(state: State, player: Player) -> int:
    return sum(n > 0 for n in player.crystals)


@counts("enemies")
def _enemies(state: State, player: Player) -> int:
    assert state.combat is not None
    if state.duel is not None:  # ready Units, those used in this attack or block, and the hero (MK-PVP-84)
        rival = state.players[state.waiting[-1].seat]
        ready: set[str] = {unit.card for unit in rival.units if unit.ready and not unit.wounds}
        return 1 + len(ready.union(foe.token for foe in state.combat.foes if foe.attacks))
    return sum(not foe.beaten and not foe.away for foe in state.combat.foes)


@counts("blocked_enemies")
def _blocked_enemies(state: State, player: Player) -> int:
    """Enemies whose attacks were all blocked, summoned monsters too (MKX-MULTI-06)."""
    assert state.combat is not None
    if state.duel is not None:
        return 0
    return sum(
        bool(foe.attacks) and all(attack.state == BLOCKED for attack in foe.attacks) for foe in state.combat.foes
    )


@counts("symbols")
def _symbols(state: State, player: Player) -> int:
    """Symbols on the token of the enemy being blocked: abilities, elements, resistances; against a hero, his mana."""
    assert state.combat is not None
    if state.duel is not None:
        return state.duel.mana
    enemy = ENEMY[kind_of(state.combat.foes[state.combat.blocking[0]].token)]
    if enemy.abilities & ARCANE_IMMUNITY:
        return 0
    elements = sum((0, 1, 1, 2)[strike.element] for strike in enemy.attacks)
    return enemy.abilities.bit_count() + enemy.resistances.bit_count() + elements
