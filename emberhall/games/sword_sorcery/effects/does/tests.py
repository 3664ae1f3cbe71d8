"""When tests hold, and what amounts and groups stand for."""

from emberhall.effects import Group
from emberhall.games.sword_sorcery.effects import nodes as fx
from emberhall.games.sword_sorcery.effects.book import OF_ATTACKS, counts, finds, holds
from emberhall.games.sword_sorcery.effects.playing import Playing
from emberhall.games.sword_sorcery.rules.targets import fits, meant, of_attack
from emberhall.games.sword_sorcery.state import Hero, State


@counts(fx.HalfRank)
def _half_rank(state: State, play: Playing, node: fx.HalfRank) -> int:
    owner = state.figure(play.owner)
    hero = owner if isinstance(owner, Hero) else state.heroes[max(0, state.active)]
    return (hero.rank + 1) // 2 + node.plus


@counts(fx.BySize)
def _by_size(state: State, play: Playing, node: fx.BySize) -> int:
    return node.small if state.size <= 3 else node.large


@holds(fx.FlagSet)
def _flag(state: State, play: Playing, node: fx.FlagSet) -> bool:
    return node.id in state.flags


@holds(fx.CounterAt)
def _counter(state: State, play: Playing, node: fx.CounterAt) -> bool:
    return (state.shards if node.id == "shards" else state.counters.get(node.id, 0)) >= node.at_least


@holds(fx.ItIs)
def _time(state: State, play: Playing, node: fx.ItIs) -> bool:
    return state.time == node.time


@holds(fx.AllHeroesIn)
def _all_in(state: State, play: Playing, node: fx.AllHeroesIn) -> bool:
    living = state.living()
    return bool(living) and all(state.ground.ids[hero.area] in node.areas for hero in living)


@holds(fx.TargetIs)
def _target(state: State, play: Playing, node: fx.TargetIs) -> bool:
    target = state.figure(play.target)
    if target is None:  # dead and gone: what is said of the attack still holds
        strike = play.strike
        return strike is not None and all(what in OF_ATTACKS and of_attack(strike, what) for what in node.what)
    return all(fits(state, play, target, what) for what in node.what)


@holds(fx.OwnerIs, fx.ThisEnemyIs)
def _owner(state: State, play: Playing, node: fx.OwnerIs | fx.ThisEnemyIs) -> bool:
    owner = state.figure(play.owner)
    return owner is not None and all(fits(state, play, owner, what) for what in node.what)


@holds(fx.Near)
def _near(state: State, play: Playing, node: fx.Near) -> bool:
    return play.far <= node.range


@holds(fx.Rolled)
def _rolled(state: State, play: Playing, node: fx.Rolled) -> bool:
    return play.strike is not None and play.strike.bolts >= node.bolts


@finds(fx.Owner, fx.ThisEnemy, fx.Target, fx.Opener, fx.Active, fx.Some)
def _each(state: State, play: Playing, node: Group) -> list[Playing]:
    return [Playing(play.owner, play.card, one.id, play.opener, play.strike) for one in meant(state, play, node)]


def anybody(state: State, play: Playing, node: object) -> bool:
    """Whether the effect has anyone to affect."""
    return bool(meant(state, play, node.to))  # type: ignore[attr-defined]
