"""Abilities of Units that no node expresses."""

from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.effects.book import named, resolve
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.names import mana_name
from emberhall.games.mage_knight.rules.mana import can_pay, pay
from emberhall.games.mage_knight.state import Table
from emberhall.games.mage_knight.terms import BLOCKING, BLUE, COLD_FIRE, MELEE_ATTACK, RED
from emberhall.kernel import Flow, confirm, msg


@named("cold_fire", timings=MELEE_ATTACK | BLOCKING)
def _cold_fire(t: Table, play: Playing, n: int) -> Flow[None]:
    """Red and blue mana raise it by 2 each."""
    for colour in (RED, BLUE):
        if can_pay(t.state, play.player, (colour,)):
            prompt = msg("ask-cold-fire", mana=mana_name(colour), n=n + 2)
            if (yield from confirm(t.state.turn.seat, prompt)):
                yield from pay(t, play.player, 1 << colour)
                n += 2
    yield from resolve(t, play, fx.one_of(fx.Attack(n, element=COLD_FIRE), fx.Block(n, COLD_FIRE)))
