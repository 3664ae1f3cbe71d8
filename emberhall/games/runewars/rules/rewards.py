"""Reward cards: when heroes can use them, and how they pass from one hero to another."""

from collections.abc import Iterable

from emberhall.games.runewars.choices import GiveReward, UseReward
from emberhall.games.runewars.content.kinds import RewardWindow
from emberhall.games.runewars.effects.book import BOOK
from emberhall.games.runewars.names import card_name, hero_name
from emberhall.games.runewars.rules.heroes import find_hero, kind_of_reward, show_reward, weaken
from emberhall.games.runewars.rules.tactics import stake
from emberhall.games.runewars.state import HeroFigure, RewardId, State, Table, figure
from emberhall.kernel import HIDDEN, Flow, msg, offer, pick


def held_rewards(hero: HeroFigure) -> list[str]:
    """The rewards of a hero, face up or face down."""
    return [*hero.rewards.cards, *hero.shown.cards]


def usable_rewards(state: State, seat: int, hero: HeroFigure, *windows: RewardWindow) -> list[UseReward]:
    """The rewards a hero can use now; of face-down ones, those the viewer of this state knows."""
    held = held_rewards(hero)
    if not held:
        return []
    playing = stake(state, seat)._replace(hero=hero.id)
    return [
        UseReward(hero.id, card)
        for card in held
        if card != HIDDEN
        and kind_of_reward(card).when in windows
        and BOOK.possible(state, playing._replace(card=card), kind_of_reward(card).effect)
    ]


def use_reward(t: Table, seat: int, chosen: UseReward) -> Flow[None]:
    """A hero uses a reward; some are discarded when used."""
    hero, card = figure(t.state, chosen.hero), chosen.card
    show_reward(t, hero, card)
    t.say(
        msg("say-reward", hero=hero_name(hero.id), card=card_name(card), effect=BOOK.text(kind_of_reward(card).effect))
    )
    t.beat()
    if kind_of_reward(card).discard:
        t.move(next(c for c in hero.shown if c == card), hero.shown, t.state.rewards_discard)
    yield from BOOK.do(t, stake(t.state, seat)._replace(hero=hero.id, card=card), kind_of_reward(card).effect)


def offer_hidden_rewards(t: Table, seat: int, hero: HeroFigure, when: RewardWindow) -> Flow[None]:
    """Ask about a hero's face-down rewards, whatever they are, so that the question tells nothing."""
    while hero.rewards:
        options = [one for one in usable_rewards(t.state, seat, hero, when) if one.card in hero.rewards]
        prompt = msg("ask-reward-now", hero=hero_name(hero.id))
        picked = yield from pick(seat, prompt, options, "RW-REWARD-02", stop_first=True)
        if picked is None:
            return
        yield from use_reward(t, seat, picked)


#: How often in a turn, for each reward that they hold, heroes may give one away: so that no game goes on forever.
GIFTS = 2


@offer(GiveReward)
def gift(state: State, seat: int) -> Iterable[GiveReward]:
    """A hero gives a reward to another in the same area (RW-REWARD-05)."""
    team = state.players[seat].heroes
    if len(team) < 2 or state.turn.gifts >= GIFTS * sum([len(held_rewards(hero)) for hero in team]):
        return []
    pairs = [(hero, other) for hero in team for other in team if other is not hero and other.area == hero.area]
    return [one for hero, other in pairs for one in _gifts(hero, other)]


@gift.does
def _(t: Table, seat: int, chosen: GiveReward) -> None:
    t.state.turn.gifts += 1
    hand_over(t, chosen)


def _gifts(hero: HeroFigure, other: HeroFigure) -> list[GiveReward]:
    return [GiveReward(hero.id, card, other.id) for card in (*hero.rewards, *hero.shown)]


def exchange_rewards(t: Table, seat: int, hero: HeroFigure, other: HeroFigure) -> Flow[None]:
    """Two heroes of a player who meet may give each other rewards, each card once (RW-REWARD-05, RW-REWARD-06)."""
    given: list[str] = []
    while options := [one for one in (*_gifts(hero, other), *_gifts(other, hero)) if one.card not in given]:
        picked = yield from pick(seat, msg("ask-trade-on-the-way"), options, "RW-REWARD-06", stop_first=True)
        if picked is None:
            return
        given.append(picked.card)
        hand_over(t, picked)
        if not all(one in t.state.players[seat].heroes for one in (hero, other)):
            return


def hand_over(t: Table, picked: GiveReward) -> None:
    """A hero gives a reward to another; it stays face up or face down."""
    hero, other = find_hero(t.state, picked.hero)[1], find_hero(t.state, picked.enemy)[1]
    card = RewardId(picked.card)
    if card in hero.rewards:
        t.move(card, hero.rewards, other.rewards, secretly_by=other.rewards.owner)
    else:
        t.move(card, hero.shown, other.shown)
    weaken(t, hero)
