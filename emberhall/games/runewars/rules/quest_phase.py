"""The quest phase of summer: each hero moves, heals or trains; a hero who has moved may duel or attempt a quest."""

from collections.abc import Iterable
from math import inf
from typing import NamedTuple, TypeAlias

from emberhall.games.runewars.choices import Challenge, HealHero, ShiftHero, TrainHero, TryQuest, UseReward
from emberhall.games.runewars.content import HEROES
from emberhall.games.runewars.effects import nodes as fx
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.effects.nodes import Moment
from emberhall.games.runewars.names import area_name, hero_name
from emberhall.games.runewars.rules.control import controller, may_open, passable
from emberhall.games.runewars.rules.duels import begin_duel, fight_duel
from emberhall.games.runewars.rules.exploration import explore, offer_ambush, rest_at_location, stops_heroes
from emberhall.games.runewars.rules.heroes import (
    find_hero,
    go_to,
    hero_traits,
    kind_of_reward,
    show_reward,
    train_hero,
    trainable,
)
from emberhall.games.runewars.rules.quests import attempt_quest, fits
from emberhall.games.runewars.rules.rewards import exchange_rewards, gift, held_rewards, usable_rewards, use_reward
from emberhall.games.runewars.rules.tactics import tactics_cards
from emberhall.games.runewars.state import HeroFigure, QuestId, State, Table
from emberhall.geometry.paths import distances_from
from emberhall.kernel import DONE, Flow, Menu, Word, always, choose, msg, offer, pick

#: How far a hero moves in the quest phase (RW-HMOVE-01).
STEPS = 2

#: The one action of a hero in the quest phase.
HeroAction: TypeAlias = ShiftHero | HealHero | TrainHero


def quest_phase(t: Table) -> Flow[None]:
    """A player acts with one hero after the other, then the next player does (RW-QPHASE-01 to RW-QPHASE-06)."""
    state = t.state
    if not state.queue:
        state.phase = "orders"
        return
    seat = state.queue[0]
    if not state.players[seat].heroes:
        _next_player(state)
        return
    yield from PHASE.ask(t, seat, seat, msg("ask-quests"), "RW-QPHASE-03")


def _next_player(state: State) -> None:
    state.turn.gifts = 0
    state.queue.pop(0)


def end_quest_phase(t: Table, seat: int) -> Flow[None]:
    """Some places give heroes something at the end of the quest phase (RW-EXPLORE-16, RW-EXPLORE-17)."""
    for hero in tuple(t.state.players[seat].heroes):
        yield from rest_at_location(t, seat, hero)


def hero_actions(state: State, seat: int, hero: HeroFigure) -> list[HeroAction]:
    """What a hero may do: move, heal in a friendly area, train.

    RW-QPHASE-07, RW-QPHASE-08, RW-QPHASE-11 to RW-QPHASE-16.
    """
    found: list[HeroAction] = []
    if not hero.routed:
        far = quest_reach(state, hero, portal=may_open(state, seat))
        found += [ShiftHero(hero.id, hero.area), *(ShiftHero(hero.id, to) for to in far)]
    anywhere = any(hero_traits(hero, fx.HealsOthers))
    if hero.damage and (anywhere or controller(state, hero.area) == seat):
        found.append(HealHero(hero.id))
    if trainable(hero):
        found.append(TrainHero(hero.id))
    return found


def heal_in_quest_phase(t: Table, seat: int, hero: HeroFigure) -> Flow[None]:
    """A hero heals completely; some also heal another hero in the area (RW-QPHASE-13)."""
    hero.damage = 0
    for trait in hero_traits(hero, fx.HealsOthers):
        for _ in range(trait.n):
            hurt = [one for one in t.state.players[seat].heroes if one.area == hero.area and one.damage]
            if hurt:
                options = [HealHero(one.id) for one in hurt]
                picked = yield from choose(seat, msg("ask-heal-other"), options)
                find_hero(t.state, picked.hero)[1].damage = 0


def quest_steps(hero: HeroFigure) -> int:
    """How far a hero moves in the quest phase."""
    return max([STEPS, *(trait.n for trait in hero_traits(hero, fx.QuestMove))])


def quest_reach(state: State, hero: HeroFigure, *, portal: bool = False) -> list[str]:
    """The areas a hero can reach in the quest phase, through any others (RW-HMOVE-01, RW-HMOVE-03, RW-QPHASE-19)."""
    return list(_far(state, hero, hero.area, portal=portal))[1:]


def _far(state: State, hero: HeroFigure, start: str, *, portal: bool) -> dict[str, int]:
    """The areas a hero can reach from an area, each with its distance."""
    flying = HEROES[hero.id].flying

    def onward(area: str) -> tuple[str, ...]:
        stops = area != start and stops_heroes(state, area)
        return () if stops else passable(state, area, flying=flying, portal=portal)

    return distances_from(start, onward, quest_steps(hero))


def heroes_met(state: State, seat: int, hero: HeroFigure, to: str) -> list[HeroFigure]:
    """The player's heroes in areas a hero can pass on the way (RW-REWARD-06)."""
    far = _far(state, hero, hero.area, portal=False)
    between = [one for one in state.players[seat].heroes if one is not hero and one.area not in (hero.area, to)]
    found = []
    for one in between:
        if one.area in far and not stops_heroes(state, one.area) and (held_rewards(one) or held_rewards(hero)):
            on = _far(state, hero, one.area, portal=False).get(to, inf)
            if far[one.area] + on <= quest_steps(hero):
                found.append(one)
    return found


def quest_move(t: Table, seat: int, hero: HeroFigure, to: str) -> Flow[None]:
    """A hero moves and explores; then they may begin a duel or attempt a quest, but not both.

    RW-QPHASE-07, RW-QPHASE-09.
    """
    state = t.state
    moved = to != hero.area
    if moved and to not in quest_reach(state, hero):
        state.players[seat].influence -= 1  # through a portal (RW-EXPLORE-14)
    for friend in heroes_met(state, seat, hero, to) if moved else ():
        yield from exchange_rewards(t, seat, hero, friend)
        if hero not in state.players[seat].heroes:
            return
    go_to(t, hero, to)
    if moved:
        t.say(msg("say-hero-moves", hero=hero_name(hero.id), area=area_name(to)))
        yield from explore(t, seat, hero)
        if hero not in state.players[seat].heroes:
            return
        yield from BOOK.trigger(t, Moment.QUEST_MOVED, Playing(seat, hero=hero.id, area=hero.area))
    yield from offer_ambush(t, seat, hero)
    if hero not in state.players[seat].heroes or hero.routed:
        return
    yield from ERRANDS.ask(t, Visitor(seat, hero), seat, msg("ask-errand", hero=hero_name(hero.id)), "RW-QPHASE-09")


class Visitor(NamedTuple):
    """A hero who has moved and may attempt a quest or begin a duel."""

    seat: int
    hero: HeroFigure


leave_it = always(DONE)


@leave_it.does
def _(t: Table, visitor: Visitor, chosen: Word) -> None:
    pass


@offer(TryQuest)
def try_quest(state: State, visitor: Visitor) -> Iterable[TryQuest]:
    """Attempt a quest that belongs where the hero is (RW-QUEST-06)."""
    seat, hero = visitor
    return [TryQuest(quest) for quest in state.players[seat].quests if fits(state, seat, hero, quest)]


@try_quest.does
def _(t: Table, visitor: Visitor, chosen: TryQuest) -> Flow[None]:
    yield from attempt_quest(t, visitor.seat, visitor.hero, QuestId(chosen.quest))


@offer(Challenge)
def challenge(state: State, visitor: Visitor) -> Iterable[Challenge]:
    """Challenge a hero of another player in the same area (RW-DUEL-01)."""
    return [Challenge(enemy.id) for enemy in rivals(state, visitor.seat, visitor.hero)]


@challenge.does
def _(t: Table, visitor: Visitor, chosen: Challenge) -> Flow[None]:
    enemy = find_hero(t.state, chosen.enemy)[1]
    if not (yield from evades(t, visitor.seat, visitor.hero, enemy)):
        begin_duel(t, visitor.seat, visitor.hero, enemy)
        yield from fight_duel(t)


ERRANDS = Menu[State, Visitor](leave_it, try_quest, challenge)


def rivals(state: State, seat: int, hero: HeroFigure) -> list[HeroFigure]:
    """The heroes of others in the same area who may be challenged, routed ones too (RW-DUEL-01, RW-DUEL-17)."""
    return [
        one
        for other, one in _others(state, seat, hero)
        if not (any(_hides(card) for card in one.shown) and sheltered(state, seat, hero, other))
    ]


def _others(state: State, seat: int, hero: HeroFigure) -> list[tuple[int, HeroFigure]]:
    rest = [(other, player) for other, player in enumerate(state.players) if other != seat]
    return [(other, one) for other, player in rest for one in player.heroes if one.area == hero.area]


def _hides(card: str) -> bool:
    return isinstance(kind_of_reward(card).effect, fx.HardToChallenge)


def sheltered(state: State, seat: int, hero: HeroFigure, other: int) -> bool:
    """Whether a cloak protects the hero of another player here: not the only one, or among friends."""
    return len(_others(state, seat, hero)) > 1 or controller(state, hero.area) == other


def evades(t: Table, seat: int, hero: HeroFigure, enemy: HeroFigure) -> Flow[bool]:
    """A challenged hero may turn up a cloak; the player of any face-down reward is asked, so that it tells nothing."""
    other, _ = find_hero(t.state, enemy.id)
    if not enemy.rewards or not sheltered(t.state, seat, hero, other):
        return False
    cloaks = [UseReward(enemy.id, card) for card in enemy.rewards if _hides(card)]
    picked = yield from pick(other, msg("ask-evade", hero=hero_name(hero.id)), cloaks, "RW-REWARD-02", stop_first=True)
    if picked is None:
        return False
    show_reward(t, enemy, picked.card)
    return True


# What a player may choose


end_phase = always(DONE)


@end_phase.does
def _(t: Table, seat: int, chosen: Word) -> Flow[None]:
    yield from end_quest_phase(t, seat)
    _next_player(t.state)


@offer(ShiftHero, HealHero, TrainHero, UseReward)
def act(state: State, seat: int) -> Iterable[HeroAction | UseReward]:
    """Each hero who has not acted yet may move, heal or train; rewards may be used as well."""
    for hero in state.players[seat].heroes:
        if hero.id not in state.acted:
            yield from hero_actions(state, seat, hero)
        yield from usable_rewards(state, seat, hero, "quests_or_duel_start")


def _acting(t: Table, id: str) -> HeroFigure:
    hero = find_hero(t.state, id)[1]
    t.state.acted.append(hero.id)
    return hero


@act.does(ShiftHero)
def _(t: Table, seat: int, chosen: ShiftHero) -> Flow[None]:
    yield from quest_move(t, seat, _acting(t, chosen.hero), chosen.to)


@act.does(HealHero)
def _(t: Table, seat: int, chosen: HealHero) -> Flow[None]:
    yield from heal_in_quest_phase(t, seat, _acting(t, chosen.hero))


@act.does(TrainHero)
def _(t: Table, seat: int, chosen: TrainHero) -> Flow[None]:
    hero = _acting(t, chosen.hero)
    for _ in range(2):  # two attributes by 1, or one by 2
        yield from train_hero(t, seat, hero)


@act.does(UseReward)
def _(t: Table, seat: int, chosen: UseReward) -> Flow[None]:
    yield from use_reward(t, seat, chosen)


PHASE = Menu[State, int](end_phase, act, gift, tactics_cards("turn_or_quests"))
