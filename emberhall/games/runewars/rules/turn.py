"""A player's turn: the order, its bonus, and what may be done before, between and after."""

from collections.abc import Iterable

from emberhall.effects.nodes import Effect
from emberhall.games.runewars.choices import (
    CHANGE_OBJECTIVE,
    CLAIM_OBJECTIVE,
    CLAIM_VICTORY,
    RESOLVE,
    SKIP_BONUS,
    TRADE_REWARDS,
    USE_BONUS,
    RaidPlace,
    TakeFallen,
    UseReward,
)
from emberhall.games.runewars.content import EXPLORATION, ORDERS
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.effects.nodes.fights import WeakenStronghold
from emberhall.games.runewars.names import order_name
from emberhall.games.runewars.rules.elimination import check_elimination
from emberhall.games.runewars.rules.heroes import take_fallen
from emberhall.games.runewars.rules.objectives import (
    claim_objective,
    exchange_objective,
    objective_is_hopeless,
    objective_met,
)
from emberhall.games.runewars.rules.orders import supreme
from emberhall.games.runewars.rules.rewards import gift, usable_rewards, use_reward
from emberhall.games.runewars.rules.tactics import season_ends, tactics_cards
from emberhall.games.runewars.rules.titles import may_trade_rewards, trade_rewards_for_rune
from emberhall.games.runewars.rules.winning import claim_victory, last_winter, may_claim_victory
from emberhall.games.runewars.state import Place, Player, State, Table, Turn
from emberhall.kernel import DONE, NOBODY, Flow, Menu, Option, Word, always, ask, gathered, msg, offer

#: How many units it takes to destroy a location (RW-EXPLORE-09).
RAIDERS = 6


def next_turn(t: Table) -> None:
    """The next player takes a turn, or the season is over (RW-ORDER-05, RW-YEAR-02)."""
    state = t.state
    check_elimination(t)
    if state.outcome is not None:
        return
    if not state.queue:
        state.current = NOBODY
        season_ends(t)
        next_season(t)
        return
    state.current = state.queue.pop(0)
    state.turn = Turn()
    effect = bonus(state.players[state.current])
    if isinstance(effect, WeakenStronghold):  # RW-CONQUER-03: known before the battle
        state.turn.weakened = effect.n
    state.phase = "before"


def next_season(t: Table) -> None:
    """Begin the next season, or end the game after the last winter (RW-YEAR-03, RW-YEAR-04, RW-WIN-01)."""
    state = t.state
    order = ("spring", "summer", "fall", "winter")
    at = order.index(state.season)
    if at == 3:
        if state.year == 7:
            last_winter(t)
            return
        state.year += 1
    state.season = order[(at + 1) % 4]  # type: ignore[assignment]
    state.phase = "season"


def active(player: Player) -> str:
    """The order a player has revealed this season."""
    return player.played.cards[-1].partition(".")[2]


def bonus(player: Player) -> Effect | None:
    """The bonus of the order, if the player has supremacy (RW-ORDER-08)."""
    return ORDERS[active(player)].bonus if supreme(player) else None


@offer(UseReward, TakeFallen)
def with_heroes(state: State, seat: int) -> Iterable[UseReward | TakeFallen]:
    """Heroes use rewards, and take those of fallen heroes."""
    for hero in state.players[seat].heroes:
        yield from usable_rewards(state, seat, hero, "turn")
        if state.fallen and any(left.area == hero.area for left in state.fallen):
            yield TakeFallen(hero.id)


@with_heroes.does(UseReward)
def _(t: Table, seat: int, chosen: UseReward) -> Flow[None]:
    yield from use_reward(t, seat, chosen)


@with_heroes.does(TakeFallen)
def _(t: Table, seat: int, chosen: TakeFallen) -> None:
    take_fallen(t, chosen.hero)


@offer(CLAIM_OBJECTIVE)
def claim(state: State, seat: int) -> Iterable[Word]:
    """Claim an objective that is met (RW-OBJ-03)."""
    return (CLAIM_OBJECTIVE,) if objective_met(state, seat) else ()


@claim.does
def _(t: Table, seat: int, chosen: Word) -> Flow[None]:
    yield from claim_objective(t, seat)


@offer(CHANGE_OBJECTIVE)
def change_objective(state: State, seat: int) -> Iterable[Word]:
    """Exchange an objective that can no longer be met."""
    return (CHANGE_OBJECTIVE,) if objective_is_hopeless(state, seat) else ()


@change_objective.does
def _(t: Table, seat: int, chosen: Word) -> None:
    exchange_objective(t, seat)


@offer(TRADE_REWARDS)
def trade_rewards(state: State, seat: int) -> Iterable[Word]:
    """Trade rewards for a dragon rune, with the right title."""
    return (TRADE_REWARDS,) if may_trade_rewards(state, seat) else ()


@trade_rewards.does
def _(t: Table, seat: int, chosen: Word) -> Flow[None]:
    yield from trade_rewards_for_rune(t, seat)


@offer(CLAIM_VICTORY)
def victory_card(state: State, seat: int) -> Iterable[Word]:
    """Play the Victory card (RW-VCARD-02)."""
    return (CLAIM_VICTORY,) if may_claim_victory(state, seat) else ()


@victory_card.does
def _(t: Table, seat: int, chosen: Word) -> Flow[None]:
    yield from claim_victory(t, seat)


@offer(RaidPlace)
def raid(state: State, seat: int) -> Iterable[RaidPlace]:
    """Six units destroy a location that can be destroyed (RW-EXPLORE-09)."""
    for area, place in state.places.items() if state.setup.exploration else ():
        if place.explored and place.holder == seat and place.units() >= RAIDERS and _can_fall(place):
            yield RaidPlace(area)


def _can_fall(place: Place) -> bool:
    return any(EXPLORATION[token.partition(".")[0]].kind == "destructible" for token in place.explored)


@raid.does
def _(t: Table, seat: int, chosen: RaidPlace) -> None:
    place = t.state.places[chosen.area]
    t.move(place.explored.cards[-1], place.explored, t.state.exploration_discard)


resolve = always(RESOLVE)


@resolve.does
def _(t: Table, seat: int, chosen: Word) -> Flow[None]:
    """RW-ORDER-07: the primary ability of the order."""
    t.state.phase = "bonus"
    yield from BOOK.do(t, Playing(seat), ORDERS[active(t.state.players[seat])].primary)


@offer(USE_BONUS, SKIP_BONUS)
def supremacy(state: State, seat: int) -> Iterable[Word]:
    """Use the bonus of the order, or leave it (RW-ORDER-08, RW-ORDER-09)."""
    effect = bonus(state.players[seat])
    usable = effect is not None and BOOK.possible(state, Playing(seat), effect)
    return (USE_BONUS, SKIP_BONUS) if usable else (SKIP_BONUS,)


@supremacy.does(USE_BONUS)
def _(t: Table, seat: int, chosen: Word) -> Flow[None]:
    effect = bonus(t.state.players[seat])
    assert effect is not None
    t.state.phase = "after"
    yield from BOOK.do(t, Playing(seat), effect)


@supremacy.does(SKIP_BONUS)
def _(t: Table, seat: int, chosen: Word) -> None:
    t.state.phase = "after"


end_turn = always(DONE)


@end_turn.does
def _(t: Table, seat: int, chosen: Word) -> None:
    t.state.turn = Turn()
    t.state.phase = "turn"


def _beside(state: State, seat: int) -> list[Option]:
    """What a player may do besides the order, asking only what can have something to offer."""
    found: list[Option] = []
    player = state.players[seat]
    if player.heroes:
        found += with_heroes.options(state, seat)
        found += gift.options(state, seat)
    if player.objective.cards:
        found += claim.options(state, seat)
        found += change_objective.options(state, seat)
    found += trade_rewards.options(state, seat)
    found += victory_card.options(state, seat)
    if state.setup.exploration:
        found += raid.options(state, seat)
    return found


_OFFERS = (with_heroes, gift, claim, change_objective, trade_rewards, victory_card, raid)
#: What a player may do in a turn besides the order (RW-TERM-04).
BESIDE = Menu[State, int](gathered(_beside, *_OFFERS))
ASIDES = Menu[State, int](tactics_cards("turn", "turn_or_quests"), BESIDE)
BEFORE = Menu[State, int](resolve, ASIDES)
BONUS = Menu[State, int](supremacy, ASIDES)
AFTER = Menu[State, int](end_turn, tactics_cards("turn", "after_order", "turn_or_quests"), BESIDE)


def before_order(t: Table) -> Flow[None]:
    """Resolve the order, or do something else first (RW-TERM-04, RW-ORDER-07)."""
    state, seat = t.state, t.state.current
    options = BEFORE.options(state, seat)
    order = order_name(state.players[seat].played.cards[-1])
    chosen = yield from ask(seat, msg("ask-before", order=order, more=len(options) - 1), options, "RW-TERM-04")
    yield from BEFORE.take(t, seat, chosen)


def resolve_bonus(t: Table) -> Flow[None]:
    """After the primary ability: the bonus, for a player with supremacy who wants it (RW-ORDER-08, RW-ORDER-09)."""
    state, seat = t.state, t.state.current
    check_elimination(t)
    if state.outcome is not None:
        return
    effect = bonus(state.players[seat])
    if state.players[seat].out or effect is None or isinstance(effect, WeakenStronghold):
        state.phase = "after"
        return
    yield from BONUS.ask(t, seat, seat, msg("ask-bonus", effect=BOOK.text(effect)), "RW-ORDER-08")


def after_order(t: Table) -> Flow[None]:
    """After the order: end the turn, or do something else first (RW-TERM-04)."""
    state, seat = t.state, t.state.current
    if state.players[seat].out:
        state.phase = "turn"
        return
    options = AFTER.options(state, seat)
    chosen = yield from ask(seat, msg("ask-after", more=len(options) - 1), options, "RW-TERM-04")
    yield from AFTER.take(t, seat, chosen)
