"""Rewards of heroes: when they are of use, and what becomes of them."""

from emberhall.games.runewars.choices import UseReward
from emberhall.games.runewars.content import REWARDS
from emberhall.games.runewars.content.kinds import Reward, RewardWindow
from emberhall.games.runewars.effects.book import BOOK
from emberhall.games.runewars.names import card_name, hero_name
from emberhall.games.runewars.rules.tactics import stake
from emberhall.games.runewars.state import HeroFigure, Land, Runewars, figure
from emberhall.kernel import DONE, HIDDEN, Ask, Flow, msg


def kind(card: str) -> Reward:
    """The kind of a reward."""
    return REWARDS[card.partition(".")[0]]


def held(hero: HeroFigure) -> list[str]:
    """The rewards of a hero, face up or face down."""
    return [*hero.rewards, *hero.shown]


def usable(state: Runewars, seat: int, hero: HeroFigure, *windows: RewardWindow) -> list[UseReward]:
    """The rewards of a hero that are of use now; of those face down, what whoever looks at this state may know."""
    play = stake(state, seat)._replace(hero=hero.id)
    return [
        UseReward(hero.id, card)
        for card in held(hero)
        if card != HIDDEN
        and kind(card).when in windows
        and BOOK.possible(state, play._replace(card=card), kind(card).effect)
    ]


def turn_up(t: Land, hero: HeroFigure, card: str) -> None:
    """A reward that is used lies face up from then on (RW-REWARD-02)."""
    if card in hero.rewards:
        t.move(next(c for c in hero.rewards if c == card), hero.rewards, hero.shown)


def use(t: Land, seat: int, chosen: UseReward) -> Flow[None]:
    """A hero uses a reward; some are discarded for it."""
    hero, card = figure(t.state, chosen.hero), chosen.card
    turn_up(t, hero, card)
    t.say(msg("say-reward", hero=hero_name(hero.id), card=card_name(card), effect=BOOK.text(kind(card).effect)))
    t.beat()
    if kind(card).discard:
        t.move(next(c for c in hero.shown if c == card), hero.shown, t.state.rewards_discard)
    yield from BOOK.do(t, stake(t.state, seat)._replace(hero=hero.id, card=card), kind(card).effect)


def offer(t: Land, seat: int, hero: HeroFigure, when: RewardWindow) -> Flow[None]:
    """At a moment what lies open is used; who has rewards face down is asked about them, whatever they are."""
    for card in tuple(hero.shown):
        if kind(card).when == when:
            yield from use(t, seat, UseReward(hero.id, card))
    while hero.rewards:
        options = [one for one in usable(t.state, seat, hero, when) if one.card in hero.rewards]
        picked = yield Ask(seat, msg("ask-reward-now", hero=hero_name(hero.id)), [DONE, *options], "RW-REWARD-02")
        if picked is DONE:
            return
        yield from use(t, seat, picked)
