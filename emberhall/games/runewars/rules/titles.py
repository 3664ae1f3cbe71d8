"""Titles: what their owners may do."""

from typing import TypeVar

from emberhall.games.runewars.choices import UseReward
from emberhall.games.runewars.content import TITLES
from emberhall.games.runewars.effects.nodes.heroes import RewardsForRune
from emberhall.games.runewars.rules import heroes, rewards, runes
from emberhall.games.runewars.state import Land, Runewars, figure
from emberhall.kernel import Ask, Flow, msg

N = TypeVar("N")


def traits(state: Runewars, seat: int, kind: type[N]) -> list[N]:
    """What holds for a player by his titles."""
    own = [id for id, title in state.titles.items() if title.owner == seat]
    return [effect for id in own for effect in TITLES[id].effects if isinstance(effect, kind)] if own else []


def _price(state: Runewars, seat: int) -> int:
    found = traits(state, seat, RewardsForRune)
    return sum(trait.n for trait in found) if found else 0


def _held(state: Runewars, seat: int) -> list[UseReward]:
    return [UseReward(hero.id, card) for hero in state.players[seat].heroes for card in rewards.held(hero)]


def may_trade(state: Runewars, seat: int) -> bool:
    """Whether a player may give rewards for a dragon rune: once in a turn, with a title that allows it."""
    price = _price(state, seat)
    return bool(price) and not state.turn.rewards_given and len(_held(state, seat)) >= price


def trade(t: Land, seat: int) -> Flow[None]:
    """Rewards of his heroes are discarded for a dragon rune."""
    t.state.turn.rewards_given = True
    for _ in range(_price(t.state, seat)):
        picked = yield Ask(seat, msg("ask-trade"), _held(t.state, seat))
        heroes.discard_reward(t, figure(t.state, picked.hero), picked.card)
    for hero in tuple(t.state.players[seat].heroes):
        heroes.weaken(t, hero)
    yield from runes.receive(t, seat)
