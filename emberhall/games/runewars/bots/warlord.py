"""The bot: weighs each option and takes the heaviest. It sees only what its seat may see."""

from collections.abc import Callable
from typing import Any

from emberhall.effects import PickEffect
from emberhall.games.runewars import choices as ch
from emberhall.games.runewars.bots.foresight import after_battle, after_seasons, best
from emberhall.games.runewars.bots.judgement import (
    army,
    best_march,
    bid_value,
    chance,
    dares,
    defence,
    garrison,
    march_value,
    order_value,
    quest_areas,
    recruit_value,
    rune_value,
    steps_between,
    worth,
)
from emberhall.games.runewars.content import FATE, REWARDS, TACTICS, UNITS
from emberhall.games.runewars.effects.nodes import BuildStronghold, RepairStronghold
from emberhall.games.runewars.rules.control import board, controller, friendly
from emberhall.games.runewars.state import State, figure
from emberhall.kernel import DONE, NO, NOBODY, PASS, YES, Ask, Option, Rng, View

Weigh = Callable[[State, Ask, Any], float]
Search = tuple[int, int, Callable[[State], Callable[[State], bool]]]

_DESTINY = {"gold": 3.0, "silver": 2.0, "red": 1.0}


class WarlordAgent:
    """Fights for runes: takes what it can hold, recruits, and bids for what counts.

    It tries orders, marches, battles and bids in `worlds` guessed worlds; with none it plays by judgement alone.
    """

    def __init__(self, rng: Rng, worlds: int = 3) -> None:
        self._rng = rng
        self._worlds = max(0, worlds)
        self.looks_ahead = self._worlds > 0

    def choose(self, view: View[Any]) -> int:
        """The index of the option that turned out best in the trials, or of the heaviest one."""
        ask = view.ask
        assert ask is not None
        if len(ask.options) == 1:
            return 0
        weights = self._weights(view.state, ask)
        search = _search(view.state, ask) if self._worlds else None
        if search is None:
            return weights.index(max(weights))
        width, times, horizon = search
        ranked = sorted(range(len(weights)), key=lambda index: -weights[index])[:width]
        worlds = [view.guess(self._rng) for _ in range(times * self._worlds)]
        return best(worlds, ask, ranked, self._pick, horizon(view.state))

    def _weights(self, state: State, ask: Ask) -> list[float]:
        below = self._rng.below
        if ask.prompt.id == "ask-order":
            weights = _orders(state, ask)
        else:
            weigh = WEIGH.get(ask.prompt.id, _plainly)
            weights = [weigh(state, ask, option) for option in ask.options]
        return [weight + below(100) * 1e-4 for weight in weights]

    def _pick(self, state: State, ask: Ask) -> int:
        if len(ask.options) == 1:
            return 0
        weights = self._weights(state, ask)
        return weights.index(max(weights))


def _search(state: State, ask: Ask) -> Search | None:
    """How a question is examined: how many options, in how many times as many worlds, and how far."""
    if state.fight is not None:
        return (6, 3, after_battle)
    return SEARCHED.get(ask.prompt.id)


def _plainly(state: State, ask: Ask, option: Option) -> float:
    """The default: say yes, play cards in battles, avoid harm."""
    if option is YES:
        return 1.0
    if option is NO or option is PASS or option == DONE:
        return 0.0
    if isinstance(option, ch.PickUnit | ch.LoseUnit):
        mine = UNITS[option.unit].faction == state.players[ask.seat].faction
        value = worth(option.unit) + (0.0 if option.routed else 0.5)
        return -value if mine or isinstance(option, ch.LoseUnit) else value
    if isinstance(option, ch.PlayTactics):
        return 0.5 if state.fight is not None else _tactics(option.card)
    if isinstance(option, ch.PickArea):
        return _haven(state, ask, option)
    return 0.5


def _tactics(card: str) -> float:
    """Tactics cards that always help; others wait."""
    kind = TACTICS[card.partition(".")[0]].id
    good = ("supply_convoy", "mercenaries", "charm", "lost_city", "sabotage", "shared_plans", "healing_prayer")
    return 0.4 if kind in good else -0.5


def _haven(state: State, ask: Ask, option: ch.PickArea) -> float:
    """A controlled area, the better guarded the better."""
    place = state.places.get(option.area)
    if place is None:
        return 0.0
    mine = controller(state, option.area) == ask.seat
    return (2.0 if mine else 0.0) + 0.1 * place.units() + 0.2 * rune_value(place)


def _rune(state: State, ask: Ask, option: ch.PickArea) -> float:
    """Dragon runes near home, false ones far away."""
    homes = {area for area, place in state.places.items() if place.home == ask.seat}
    far = steps_between(state, option.area, homes) if homes else 0
    mine = controller(state, option.area) == ask.seat
    if ask.prompt.args.get("kind") == "dragon":
        return (
            (6.0 if mine else 0.0) - far + (1.0 if mine and state.places[option.area].stronghold == ask.seat else 0.0)
        )
    return (0.0 if mine else 2.0) + 0.3 * far


def _orders(state: State, ask: Ask) -> list[float]:
    march = best_march(state, ask.seat)
    found = [option for option in ask.options if isinstance(option, ch.PlayOrder)]
    return [order_value(state, ask.seat, option.order, march) for option in found]


def _activate(state: State, ask: Ask, option: ch.PickArea) -> float:
    return march_value(state, ask.seat, option.area)


def _march(state: State, ask: Ask, option: Option) -> float:
    """As many units as it takes to win; where nobody defends, a single unit."""
    marching = state.turn.march
    assert marching is not None
    target, have = marching.area, army(marching.units)
    against = defence(state, target)
    if controller(state, target) == ask.seat:
        return 1.0 if option == DONE else 0.0
    enough = have > 0 and (not against or have >= 2.2 * against + 1.0)
    if option == DONE:
        if have and against and chance(have, against) < 0.3:
            return 0.2
        return 5.0 if enough else 0.1
    if isinstance(option, ch.MoveAll | ch.MoveUnit):
        place = state.places[option.area]
        left = place.units() - (place.units() if isinstance(option, ch.MoveAll) else 1)
        cost = garrison(state, ask.seat, option.area) if left <= 0 else 0.0
        if not against:
            return (1.5 if isinstance(option, ch.MoveUnit) else 0.5) - 0.5 * cost
        return (2.0 if isinstance(option, ch.MoveAll) else 1.8) - 0.4 * cost
    return 0.05  # heroes stay where they are


def _meet(state: State, ask: Ask, option: Option) -> float:
    marching = state.turn.march
    assert marching is not None
    p = chance(army(marching.units), defence(state, marching.area))
    talk = {0: 0.0, 1: 0.4, 2: 0.62, 3: 0.77}.get(state.players[ask.seat].influence, 0.85)
    return p if option == ch.FIGHT else talk - 0.1 if option == ch.PARLEY else 0.35


def _turn(state: State, ask: Ask, option: Option) -> float:
    """Claims first, then helpful actions, then the order."""
    if option in (ch.CLAIM_OBJECTIVE, ch.CLAIM_VICTORY):
        return 9.0
    if option in (ch.RESOLVE, DONE):
        return 0.0
    if option == ch.USE_BONUS:
        return 0.1
    if isinstance(option, ch.TakeFallen):
        return 4.0
    if isinstance(option, ch.UseReward):
        return 5.0 if REWARDS[option.card.partition(".")[0]].kind == "artifact" else -1.0
    if isinstance(option, ch.PlayTactics):
        return _tactics(option.card)
    return -1.0


def _quests(state: State, ask: Ask, option: Option) -> float:
    """Heroes move to quests they dare to attempt, and train when those are far away."""
    if isinstance(option, ch.HealHero):
        return 2.0 * figure(state, option.hero).damage
    if isinstance(option, ch.ShiftHero):
        hero = figure(state, option.hero)
        goals = quest_areas(state, ask.seat, hero) or set(friendly(state, ask.seat) if hero.damage else ())
        if not goals:
            return 0.2
        here, there = steps_between(state, hero.area, goals), steps_between(state, option.to, goals)
        return 5.0 if there == 0 else 1.5 + 0.5 * (here - there)
    if isinstance(option, ch.TrainHero):
        return 1.6
    if isinstance(option, ch.UseReward | ch.GiveReward | ch.PlayTactics):
        return -1.0
    return 0.0


def _errand(state: State, ask: Ask, option: Option) -> float:
    if isinstance(option, ch.TryQuest):
        return 3.0 if dares(figure(state, state.acted[-1]), option.quest) else -1.0
    if isinstance(option, ch.Challenge):
        enemy = figure(state, option.enemy)
        return 1.0 if enemy.damage or len(enemy.rewards) else -0.5
    return 0.0


def _site(state: State, ask: Ask, option: ch.PickArea) -> float:
    place = state.places[option.area]
    return rune_value(place) + 0.3 * len(board(state).beside[option.area]) + 0.1 * place.units()


def _muster(state: State, ask: Ask, option: ch.PlaceUnit) -> float:
    """Place units in the stronghold nearest to opponents, as long as there is room."""
    place = state.places[option.area]
    room = 8 - place.units()
    others = {area for area in state.places if controller(state, area) not in (NOBODY, ask.seat)}
    far = steps_between(state, option.area, others) if others else 0
    return (2.0 if room > 0 else -5.0) + (1.0 if place.stronghold == ask.seat else 0.0) - 0.3 * far


def _each_once(state: State, ask: Ask, option: Option) -> float:
    if isinstance(option, PickEffect):
        building = isinstance(option.effect, BuildStronghold | RepairStronghold)
        return 3.0 if building else -1.0
    return 0.0


def _title(state: State, ask: Ask, option: ch.BuyTitle) -> float:
    return {"lord_commander": 2.0, "primarch": 1.0}.get(option.title, 0.5) - 0.3 * option.n


WEIGH: dict[str, Weigh] = {
    "ask-place-rune": _rune,
    "ask-bid": lambda state, ask, option: bid_value(state, ask.seat, option.n),
    "ask-activate": _activate,
    "ask-march": _march,
    "ask-strategize": lambda state, ask, option: 1.0 if option == DONE else 0.0,
    "ask-meet": _meet,
    "ask-refused": _meet,
    "ask-parley": lambda state, ask, option: -abs(option.n - 3),
    "ask-destiny": lambda state, ask, option: _DESTINY[FATE[option.fate].destiny],
    "ask-before": _turn,
    "ask-bonus": _turn,
    "ask-after": _turn,
    "ask-fall": lambda state, ask, option: 1.0 if option == ch.TAKE_INFLUENCE else 0.0,
    "ask-recruit": lambda state, ask, option: recruit_value(state, ask.seat, option.resource),
    "ask-place-unit": _muster,
    "ask-first-units": _muster,
    "ask-first-stronghold": _site,
    "ask-build": _site,
    "ask-quests": _quests,
    "ask-errand": _errand,
    "ask-each-once": _each_once,
    "ask-title": _title,
    "ask-hire": lambda state, ask, option: -abs(option.n - 2),
    "ask-keep-hero": lambda state, ask, option: 0.0 if option == DONE else 1.0,
    "ask-discard-rune": lambda state, ask, option: 0.0 if option == DONE else 1.0,
    "ask-free-figure": lambda state, ask, option: 1.0 if option == DONE else 0.0,
    "ask-raise": lambda state, ask, option: 1.0 if option.resource == "food" else 0.5,
}

#: Questions examined by trials: how many of the heaviest options, how many times the worlds, and how far ahead.
SEARCHED: dict[str, Search] = {
    "ask-order": (5, 1, after_seasons(4)),
    "ask-activate": (4, 1, after_seasons(2)),
    "ask-meet": (3, 2, after_seasons(1)),
    "ask-refused": (2, 2, after_seasons(1)),
    "ask-bid": (4, 1, after_seasons(4)),
}
