"""What follows an attack on its target."""

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Playing
from emberhall.games.gloomhaven.names import figure_name
from emberhall.games.gloomhaven.rules.board import allies, empty_beside, ground, obstacles
from emberhall.games.gloomhaven.rules.consuming import reward
from emberhall.games.gloomhaven.rules.damage import kill
from emberhall.games.gloomhaven.rules.falling import fall
from emberhall.games.gloomhaven.rules.forced_movement import pull
from emberhall.games.gloomhaven.rules.values import flies
from emberhall.games.gloomhaven.state import Bonus, Table
from emberhall.kernel import NOWHERE, Flow, msg, pick

#: The riders that wait for the end of the attack.
AFTERWARDS = (fx.XpPerDamage, fx.LoseFlying, fx.FinishOff)


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


@BOOK.does(fx.FinishOff)
def finish_off(t: Table, play: Playing, effect: fx.FinishOff) -> Flow[None]:
    """Kill a target that is almost dead."""
    assert play.strike is not None, "no attack is under way"
    target = play.strike.target
    if target.at != NOWHERE and target.hp <= effect.hp:
        reward(t, play, effect.xp)
        yield from kill(t, target, play.actor)


@BOOK.does(fx.XpPerTargets)
def xp_per_targets(t: Table, play: Playing, effect: fx.XpPerTargets) -> None:
    """Nothing for each attack: the targets are counted when all are done."""


@BOOK.does(fx.Lure)
def lure(t: Table, play: Playing, effect: fx.Lure) -> Flow[None]:
    """Move the target straight to the nearest hex beside one of your allies, so many hexes at most."""
    state, plan = t.state, plan_of(t.state.scenario)
    target = next((state.figures[id] for id in play.trail.targets[-1:] if id in state.figures), None)
    friends = [ally for ally in allies(state, play.actor) if ally.kind in ("character", "summon")]
    free = {at for ally in friends for at in empty_beside(state, ally.at)}
    if target is None or not free:
        return
    apart = ground(state).apart(target.at)
    near = min(apart[at] for at in free)
    options = [ch.at(plan.hexes[at]) for at in sorted(free) if apart[at] == near]
    chosen = yield from pick(BOOK.asks(state, play), msg("ask-lure", who=figure_name(target)), options, stop=ch.SKIP)
    if chosen is not None:
        play.trail.performed = True
        yield from pull(t, play.actor, target, *(1,) * effect.n, towards=plan.index[chosen.to])
