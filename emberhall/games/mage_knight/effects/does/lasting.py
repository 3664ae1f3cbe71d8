"""Changes that last: modifiers, and the Move costs of terrains."""

from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.effects.book import does
from emberhall.games.mage_knight.effects.listening import waits
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.rules.common import card_of, gain_fame
from emberhall.games.mage_knight.rules.move_costs import set_costs
from emberhall.games.mage_knight.state import Modifier, Table
from emberhall.games.mage_knight.terms import Change, Moment


@does(fx.Modify)
def _modify(t: Table, play: Playing, effect: fx.Modify) -> None:
    t.state.turn.mods.append(Modifier(effect.what, effect.n, effect.arg, play.source, play.colour))


@does(fx.Endless)
def _endless(t: Table, play: Playing, effect: fx.Endless) -> None:
    t.state.turn.endless |= effect.colours


@waits(Moment.SPELL_CAST, Change.FAME_PER_SPELL)
def _fame_for_spell(t: Table, play: Playing, change: Modifier) -> None:
    if card_of(play.source).colour == change.arg:
        gain_fame(t, play.player, change.n)


@does(fx.Terrain)
def _terrain(t: Table, play: Playing, effect: fx.Terrain) -> None:
    turn = t.state.turn
    turn.terrain.append((effect.terrains, effect.less, effect.least, -1 if effect.to is None else effect.to))
    set_costs(t.state)
