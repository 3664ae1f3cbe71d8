"""Changes to enemies."""

from typing import Any

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.effects.book import Needs, does, needing
from emberhall.games.mage_knight.effects.listening import waits
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.rules.common import gain_fame, gain_reputation
from emberhall.games.mage_knight.rules.foes import (
    beat,
    combat_of,
    immune,
    lower_armor,
    lower_attack,
    present,
    threats,
    weaken,
)
from emberhall.games.mage_knight.rules.fortifications import fortifications
from emberhall.games.mage_knight.state import THREATENS, Foe, Modifier, Player, State, Table
from emberhall.games.mage_knight.terms import Change, Moment
from emberhall.kernel import DONE, Flow, choose, msg


@does(fx.OnEnemy)
def _on_enemy(t: Table, play: Playing, effect: fx.OnEnemy) -> Flow[None]:
    combat = combat_of(t.state)
    foes = touched(t.state, play, effect)
    lowered = next((what.n for what in effect.changes if isinstance(what, fx.LowerAttack)), 0)
    changes = tuple(what for what in effect.changes if not isinstance(what, fx.LowerAttack))
    if effect.who == "all":
        for i in foes:
            weaken(t, play.player, combat.foes[i], effect.changes)
        return
    for n in range(effect.up_to):
        picks: list[Any] = [ch.pick_foe(i, combat.foes[i].token) for i in foes]
        if n:
            picks.append(DONE)
        if not foes:
            return
        pick = yield from choose(t.state.turn.seat, msg("ask-which-enemy"), picks)
        if pick is DONE:
            return
        foes.remove(pick.foe)
        weaken(t, play.player, combat.foes[pick.foe], changes)
        if lowered:
            yield from _lower(t, lowered, [(i, j) for i, j in threats(combat) if i == pick.foe])


@does(fx.LowerAttacks)
def _lower_attacks(t: Table, play: Playing, effect: fx.LowerAttacks) -> Flow[None]:
    """The attack is not immune, even where the enemy is (MKX-ARCANE-05)."""
    lowered: list[tuple[int, int]] = []
    for _ in range(effect.attacks):
        left = [threat for threat in threats(combat_of(t.state)) if threat not in lowered]
        lowered += yield from _lower(t, effect.n, left)


def _lower(t: Table, n: int, among: list[tuple[int, int]]) -> Flow[list[tuple[int, int]]]:
    """One of these attacks is lower (MKX-MULTI-05)."""
    if not among:
        return []
    foe, attack = yield from pick_attack(t, among, "lower")
    lower_attack(t, combat_of(t.state).foes[foe], attack, n)
    return [(foe, attack)]


def pick_attack(t: Table, among: list[tuple[int, int]], how: str) -> Flow[tuple[int, int]]:
    """One of these attacks, as the player likes."""
    foes = combat_of(t.state).foes
    picks = [
        ch.PickAttack(i, j, foes[i].token, foes[i].attacks[j].value, foes[i].attacks[j].element, how) for i, j in among
    ]
    pick: ch.PickAttack = yield from choose(t.state.turn.seat, msg(f"ask-{how}-attack"), picks, "MKX-MULTI-05")
    return pick.foe, pick.attack


@does(fx.Honour)
def _honour(t: Table, play: Playing, effect: fx.Honour) -> None:
    combat_of(t.state).riders.append(Modifier(Change.HONOUR, effect.reputation, effect.fame, play.source, play.colour))


@waits(Moment.ATTACK_SUCCEEDS, Change.HONOUR)
def _honoured(t: Table, play: Playing, change: Modifier) -> None:
    """For each enemy that the attack has defeated."""
    for _ in play.foes:
        gain_reputation(t, play.player, change.n)
        if change.arg:
            gain_fame(t, play.player, change.arg)


@does(fx.WhenBlocked)
def _when_blocked(t: Table, play: Playing, effect: fx.WhenBlocked) -> None:
    combat = combat_of(t.state)
    for what in effect.changes:
        match what:
            case fx.Armor(n, _):
                combat.riders.append(Modifier(Change.BLOCKED_ARMOR, -n, 0, play.source, play.colour))
            case fx.Destroy():
                combat.riders.append(Modifier(Change.BLOCKED_DESTROYED, 0, 0, play.source, play.colour))
            case _:
                raise TypeError(f"no rider for {what}")


@waits(Moment.BLOCK_SUCCEEDS, Change.BLOCKED_ARMOR, Change.BLOCKED_DESTROYED)
def _blocked(t: Table, play: Playing, change: Modifier) -> Flow[None] | None:
    """What a Block does to the blocked enemy; between heroes, to a Unit that takes part in the attack (MK-PVP-82)."""
    if t.state.duel is not None:
        return _unit_blocked(t, play, change)
    foe = play.foe
    if not immune(foe, change.colour):
        _weakened(t, play.player, foe, change)
    return None


def _unit_blocked(t: Table, play: Playing, change: Modifier) -> Flow[None]:
    units = [
        ch.pick_foe(i, foe.token)
        for i, foe in enumerate(play.foes)
        if foe.attacks and not foe.beaten and not immune(foe, change.colour)
    ]
    if units:
        pick: ch.PickFoe = yield from choose(t.state.turn.seat, msg("ask-which-enemy"), units)
        _weakened(t, play.player, play.foes[pick.foe], change)


def _weakened(t: Table, player: Player, foe: Foe, change: Modifier) -> None:
    if change.what == Change.BLOCKED_ARMOR:
        lower_armor(foe, change.n)
    elif not foe.beaten:
        beat(t, player, foe)


@needing(fx.LowerAttacks)
def _some_attack(effect: fx.LowerAttacks) -> Needs:
    return lambda state, play: state.combat is not None and bool(threats(state.combat))


@needing(fx.OnEnemy)
def _some_enemy(effect: fx.OnEnemy) -> Needs:
    return lambda state, play: bool(touched(state, play, effect))


_STOPPED = (fx.NoAttack(),)


def touched(state: State, play: Playing, effect: fx.OnEnemy) -> list[int]:
    """The foes that the effect can touch."""
    combat = state.combat
    if combat is None:
        return []
    # MKX-ARCANE-04, MKX-ARCANE-05
    lowering = tuple(what for what in effect.changes if isinstance(what, fx.LowerAttack))
    return [
        i
        for i in present(combat)
        if not immune(combat.foes[i], play.colour, lowering or effect.changes)
        and (effect.changes != _STOPPED or any(attack.state == THREATENS for attack in combat.foes[i].attacks))
        and not (effect.unfortified and fortifications(state, combat.foes[i]))
    ]
