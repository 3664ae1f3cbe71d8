"""Titles: how they are bought with Acquire Power, and what they allow."""

from typing import TypeVar

from emberhall.games.runewars.choices import BuyTitle, UseReward
from emberhall.games.runewars.content import TITLES
from emberhall.games.runewars.effects.nodes.heroes import RewardsForRune
from emberhall.games.runewars.names import faction_name, title_name
from emberhall.games.runewars.rules.heroes import discard_reward, weaken
from emberhall.games.runewars.rules.rewards import held_rewards
from emberhall.games.runewars.rules.runes import receive_rune
from emberhall.games.runewars.state import State, Table, TitleCard, figure
from emberhall.kernel import Flow, ask, choose, msg

N = TypeVar("N")


def title_traits(state: State, seat: int, kind: type[N]) -> list[N]:
    """Traits of one kind from a player's titles."""
    own = [id for id, title in state.titles.items() if title.owner == seat]
    return [effect for id in own for effect in TITLES[id].effects if isinstance(effect, kind)] if own else []


def _price(state: State, seat: int) -> int:
    found = title_traits(state, seat, RewardsForRune)
    return sum(trait.n for trait in found) if found else 0


def _tradable(state: State, seat: int) -> list[UseReward]:
    return [UseReward(hero.id, card) for hero in state.players[seat].heroes for card in held_rewards(hero)]


def may_trade_rewards(state: State, seat: int) -> bool:
    """Whether a player may trade rewards for a dragon rune: once per turn, with the right title."""
    price = _price(state, seat)
    return bool(price) and not state.turn.rewards_given and len(_tradable(state, seat)) >= price


def trade_rewards_for_rune(t: Table, seat: int) -> Flow[None]:
    """Discard rewards of your heroes for a dragon rune."""
    t.state.turn.rewards_given = True
    for _ in range(_price(t.state, seat)):
        picked = yield from ask(seat, msg("ask-trade"), _tradable(t.state, seat))
        discard_reward(t, figure(t.state, picked.hero), picked.card)
    for hero in tuple(t.state.players[seat].heroes):
        weaken(t, hero)
    yield from receive_rune(t, seat)


def titles_for_sale(state: State, seat: int) -> list[BuyTitle]:
    """The titles a player can buy, each for more influence than lies on it.

    RW-POWER-02, RW-POWER-03, RW-POWER-07, RW-POWER-10.
    """
    have = state.players[seat].influence
    return [
        BuyTitle(id, n)
        for id, title in state.titles.items()
        if title.owner != seat
        for n in range(title.influence + 1, have + 1)
    ]


def buy_title(t: Table, seat: int) -> Flow[None]:
    """Buy a title: the influence spent replaces what lay on it (RW-POWER-02 to RW-POWER-09)."""
    picked = yield from choose(seat, msg("ask-title"), titles_for_sale(t.state, seat), "RW-POWER-02")
    t.state.players[seat].influence -= picked.n
    t.state.titles[picked.title] = TitleCard(seat, picked.n)
    banner, title = faction_name(t.state.players[seat].faction), title_name(picked.title)
    t.say(msg("say-title", faction=banner, title=title, n=picked.n))
