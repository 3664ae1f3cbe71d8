"""Changes to enemies."""

from typing import Any

import emberhall.games.mage_knight.effects.nodes as fx
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.effects.book import Needs, Playing, does, needing
from emberhall.games.mage_knight.rules.foes import change, combat_of, immune, present
from emberhall.games.mage_knight.rules.fortifications import fortifications
from emberhall.games.mage_knight.state import MK, THREATENS, MageKnightState, Modifier
from emberhall.kernel import DONE, Flow, choose, msg


@does(fx.OnEnemy)
def _on_enemy(t: MK, play: Playing, effect: fx.OnEnemy) -> Flow[None]:
    combat = combat_of(t.state)
    foes = touched(t.state, play, effect)
    if effect.who == "all":
        for i in foes:
            change(t, play.player, combat.foes[i], effect.changes)
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
        change(t, play.player, combat.foes[pick.foe], effect.changes)


@does(fx.WhenBlocked)
def _when_blocked(t: MK, play: Playing, effect: fx.WhenBlocked) -> None:
    combat = combat_of(t.state)
    for what in effect.changes:
        match what:
            case fx.Armor(n, _):
                combat.riders.append(Modifier("blocked_armor", -n, 0, play.source, play.colour))
            case fx.Destroy():
                combat.riders.append(Modifier("blocked_destroyed", 0, 0, play.source, play.colour))
            case _:
                raise TypeError(f"no rider for {what}")


@needing(fx.OnEnemy)
def _some_enemy(effect: fx.OnEnemy) -> Needs:
    return lambda state, play: bool(touched(state, play, effect))


_STOPPED = (fx.NoAttack(),)


def touched(state: MageKnightState, play: Playing, effect: fx.OnEnemy) -> list[int]:
    """The foes that the effect can touch."""
    combat = state.combat
    if combat is None:
        return []
    return [
        i
        for i in present(combat)
        if not immune(combat.foes[i], play.colour, effect.changes)
        and (effect.changes != _STOPPED or any(attack.state == THREATENS for attack in combat.foes[i].attacks))
        and not (effect.unfortified and fortifications(state, combat.foes[i]))
    ]
