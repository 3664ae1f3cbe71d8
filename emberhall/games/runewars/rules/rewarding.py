"""Rewards that heroes give each other."""

from emberhall.games.runewars.choices import GiveReward
from emberhall.games.runewars.rules import heroes
from emberhall.games.runewars.state import Land, RewardId, Runewars


def exchanges(state: Runewars, seat: int) -> list[GiveReward]:
    """The rewards that heroes in one area may give each other (RW-REWARD-05)."""
    team = state.players[seat].heroes
    return [
        GiveReward(hero.id, card, other.id)
        for hero in team
        for other in team
        if other is not hero and other.area == hero.area
        for card in (*hero.rewards, *hero.shown)
    ]


def exchange(t: Land, picked: GiveReward) -> None:
    """A hero gives a reward to another; it stays face up or face down."""
    hero, other = heroes.find(t.state, picked.hero)[1], heroes.find(t.state, picked.enemy)[1]
    card = RewardId(picked.card)
    if card in hero.rewards:
        t.move(card, hero.rewards, other.rewards, secretly_by=other.rewards.owner)
    else:
        t.move(card, hero.shown, other.shown)
