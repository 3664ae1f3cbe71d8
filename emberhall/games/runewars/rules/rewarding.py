"""Rewards that heroes give each other."""

from emberhall.games.runewars.choices import GiveReward
from emberhall.games.runewars.rules import heroes
from emberhall.games.runewars.state import HeroFigure, Land, RewardId, Runewars
from emberhall.kernel import DONE, Ask, Flow, msg

#: So many times in a turn for each reward, on average, heroes give one away: enough for any wish, and no endless game.
GIFTS = 2


def exchanges(state: Runewars, seat: int) -> list[GiveReward]:
    """The rewards that heroes in one area may give each other (RW-REWARD-05)."""
    team = state.players[seat].heroes
    if state.turn.gifts >= GIFTS * sum(len(hero.rewards) + len(hero.shown) for hero in team):
        return []
    pairs = [(hero, other) for hero in team for other in team if other is not hero and other.area == hero.area]
    return [gift for hero, other in pairs for gift in gifts(hero, other)]


def gifts(hero: HeroFigure, other: HeroFigure) -> list[GiveReward]:
    """The rewards that a hero may give to another."""
    return [GiveReward(hero.id, card, other.id) for card in (*hero.rewards, *hero.shown)]


def trade(t: Land, seat: int, hero: HeroFigure, other: HeroFigure) -> Flow[None]:
    """Two heroes of a player who meet give each other what they like, each card once (RW-REWARD-05, -06)."""
    given: list[str] = []
    while options := [gift for gift in (*gifts(hero, other), *gifts(other, hero)) if gift.card not in given]:
        picked = yield Ask(seat, msg("ask-trade-on-the-way"), [DONE, *options], "RW-REWARD-06")
        if picked is DONE:
            return
        given.append(picked.card)
        exchange(t, picked)
        if not all(one in t.state.players[seat].heroes for one in (hero, other)):
            return


def give(t: Land, picked: GiveReward) -> None:
    """A hero gives a reward to another beside him, which is counted."""
    t.state.turn.gifts += 1
    exchange(t, picked)


def exchange(t: Land, picked: GiveReward) -> None:
    """A hero gives a reward to another; it stays face up or face down."""
    hero, other = heroes.find(t.state, picked.hero)[1], heroes.find(t.state, picked.enemy)[1]
    card = RewardId(picked.card)
    if card in hero.rewards:
        t.move(card, hero.rewards, other.rewards, secretly_by=other.rewards.owner)
    else:
        t.move(card, hero.shown, other.shown)
    heroes.weaken(t, hero)
