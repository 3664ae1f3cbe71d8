"""What monsters alone do."""

from typing import cast

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Playing
from emberhall.games.gloomhaven.names import figure_name, monster_name
from emberhall.games.gloomhaven.rules.ambiguity import players_decide
from emberhall.games.gloomhaven.rules.board import empty_beside, enemies, ground
from emberhall.games.gloomhaven.rules.monster_cards import card_of
from emberhall.games.gloomhaven.rules.rooms import put_monster, standees
from emberhall.games.gloomhaven.rules.scenarios import hooks_of
from emberhall.games.gloomhaven.state import Bonus, Rank, Table
from emberhall.kernel import Flow, msg


@BOOK.does(fx.SummonMonster)
def summon_monster(t: Table, play: Playing, effect: fx.SummonMonster) -> Flow[None]:
    """Summon monsters on empty adjacent hexes, as close to an enemy as possible
    (GH-MOTHER-03, GH-MOTHER-04, GH-MOTHER-05, GH-MOTHER-06)."""
    state, actor = t.state, play.actor
    ranks = effect.ranks[len(state.characters) - 2] if effect.ranks else ("normal",)
    for rank in ranks:
        around = actor.at
        if effect.near == "target" and play.focus in state.figures:
            around = state.figures[play.focus].at
        free = empty_beside(state, around)
        foes = enemies(state, actor)
        type, grade = hooks_of(state).summoned_instead(state, effect.monster, rank)
        if not free or not standees(state, type):
            return  # GH-MOTHER-04
        near = {at: min([ground(state).apart(foe.at)[at] for foe in foes], default=0) for at in free}
        plan = plan_of(state.scenario)
        options = [ch.at(plan.hexes[at]) for at in free if near[at] == min(near.values())]
        prompt = msg("ask-spawn", monster=monster_name(type))
        at = plan.index[(yield from players_decide(t, prompt, options)).to]
        hp = actor.hp if effect.split else None
        placed = put_monster(t, type, cast(Rank, grade), at, hp=hp)
        if placed is not None:
            placed.summoned = True
            t.say(msg("say-spawn", who=figure_name(placed)))
            t.beat()


@BOOK.does(fx.HardToHit)
def hard_to_hit(t: Table, play: Playing, effect: fx.HardToHit) -> None:
    play.actor.bonuses.append(Bonus("hard_to_hit", 1))


@BOOK.does(fx.Dying)
def dying(t: Table, play: Playing, effect: fx.Dying) -> None:
    """Prepare what its card does when it dies this round."""
    play.actor.dying = card_of(t.state, play.actor.name).id
