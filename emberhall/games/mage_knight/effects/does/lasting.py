"""Changes that last: modifiers, and the Move costs of terrains."""

from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.effects.book import Playing, does
from emberhall.games.mage_knight.rules.move_costs import set_costs
from emberhall.games.mage_knight.state import Modifier, Table


@does(fx.Modify)
def _modify(t: Table, play: Playing, effect: fx.Modify) -> None:
    turn = t.state.turn
    if effect.what == "endless":
        turn.endless |= effect.arg
    else:
        turn.mods.append(Modifier(effect.what, effect.n, effect.arg, play.source, play.colour))


@does(fx.Terrain)
def _terrain(t: Table, play: Playing, effect: fx.Terrain) -> None:
    turn = t.state.turn
    turn.terrain.append((effect.terrains, effect.less, effect.least, -1 if effect.to is None else effect.to))
    set_costs(t.state)
