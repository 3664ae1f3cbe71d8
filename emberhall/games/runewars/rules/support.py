"""Heroes supporting a battle."""

from collections.abc import Iterable
from typing import NamedTuple

from emberhall.games.runewars.choices import Support, UseReward
from emberhall.games.runewars.names import hero_name, unit_name
from emberhall.games.runewars.rules.rewards import usable_rewards, use_reward
from emberhall.games.runewars.state import HeroFigure, Side, State, Table, fight_of, figure
from emberhall.kernel import NO, NOBODY, YES, Flow, Menu, Word, always, msg, offer, pick


def supporters(t: Table, side: Side) -> list[HeroFigure]:
    """The standing heroes of a side in the contested area who do not support it yet (RW-SUPPORT-01, RW-SUPPORT-08)."""
    if side.seat == NOBODY:
        return []  # RW-SUPPORT-13
    area = fight_of(t.state).area
    heroes = t.state.players[side.seat].heroes
    return [h for h in heroes if h.area == area and not h.routed and h.id not in side.support.values()]


def choose_support(t: Table, side: Side) -> Flow[None]:
    """A player assigns heroes to types of units, one to each.

    RW-BATTLE-08, RW-SUPPORT-01, RW-SUPPORT-02, RW-SUPPORT-14.
    """
    while True:
        free = [u for u in dict.fromkeys(f.unit for f in side.fighters) if u not in side.support]
        options = [Support(hero.id, unit) for hero in supporters(t, side) for unit in free]
        if not options:
            return
        picked = yield from pick(side.seat, msg("ask-support"), options, "RW-BATTLE-08")
        if picked is None:
            return
        side.support[picked.unit] = figure(t.state, picked.hero).id
        t.say(msg("say-support", hero=hero_name(picked.hero), unit=unit_name(picked.unit)))


class Supported(NamedTuple):
    """A side that draws for units, and the hero who supports them."""

    side: Side
    hero: HeroFigure


one_more = always(YES)
no_more = always(NO)


@one_more.does
def _(t: Table, supported: Supported, chosen: Word) -> None:
    supported.side.favor += 1


@no_more.does
def _(t: Table, supported: Supported, chosen: Word) -> None:
    pass


@offer(UseReward)
def crown(state: State, supported: Supported) -> Iterable[UseReward]:
    """A reward that adds fate cards when its hero supports units."""
    return usable_rewards(state, supported.side.seat, supported.hero, "supporting")


@crown.does
def _(t: Table, supported: Supported, chosen: UseReward) -> Flow[None]:
    yield from use_reward(t, supported.side.seat, chosen)


EXTRA_CARD = Menu[State, Supported](one_more, no_more, crown)


def extra_cards(t: Table, side: Side, unit: str) -> Flow[int]:
    """How many extra cards a side draws for a type: one for its hero, two with a crown.

    RW-SUPPORT-03, RW-SUPPORT-04.
    """
    if unit in side.support:
        supported = Supported(side, figure(t.state, side.support[unit]))
        yield from EXTRA_CARD.ask(t, supported, side.seat, msg("ask-extra-card", unit=unit_name(unit)), "RW-SUPPORT-03")
    more, side.favor = side.favor, 0
    return more
