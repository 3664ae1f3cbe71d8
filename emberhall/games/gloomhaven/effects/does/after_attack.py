"""What follows an attack on its target."""

from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Playing
from emberhall.games.gloomhaven.rules.board import obstacles
from emberhall.games.gloomhaven.rules.consuming import reward
from emberhall.games.gloomhaven.rules.falling import fall
from emberhall.games.gloomhaven.rules.values import flies
from emberhall.games.gloomhaven.state import Bonus, Table
from emberhall.kernel import NOWHERE, Flow

#: The riders that wait for the end of the attack.
AFTERWARDS = (fx.XpPerDamage, fx.LoseFlying)


@BOOK.does(fx.XpPerDamage)
def xp_per_damage(t: Table, play: Playing, effect: fx.XpPerDamage) -> None:
    reward(t, play, play.trail.dealt // effect.per)


@BOOK.does(fx.LoseFlying)
def lose_flying(t: Table, play: Playing, effect: fx.LoseFlying) -> Flow[None]:
    """The target cannot fly any more in this scenario."""
    assert play.strike is not None, "no attack is under way"
    target = play.strike.target
    if target.at != NOWHERE and flies(t.state, target):
        target.bonuses.append(Bonus("grounded", 1, round=False))
        if target.at in obstacles(t.state):
            yield from fall(t, target, play.actor)
