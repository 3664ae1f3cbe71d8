"""A player's turn: his order, its bonus, and what he may do before, between and after."""

from emberhall.effects.nodes import Effect
from emberhall.games.runewars.choices import (
    CHANGE_OBJECTIVE,
    CLAIM_OBJECTIVE,
    CLAIM_VICTORY,
    RESOLVE,
    SKIP_BONUS,
    TRADE_REWARDS,
    USE_BONUS,
    GiveReward,
    PlayTactics,
    RaidPlace,
    TakeFallen,
    UseReward,
)
from emberhall.games.runewars.content import EXPLORATION, ORDERS
from emberhall.games.runewars.content.kinds import TacticsWindow
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
from emberhall.games.runewars.rules.rewards import give_reward, possible_gifts, usable_rewards, use_reward
from emberhall.games.runewars.rules.tactics import play_tactics, playable_tactics, season_ends
from emberhall.games.runewars.rules.titles import may_trade_rewards, trade_rewards_for_rune
from emberhall.games.runewars.rules.winning import claim_victory, last_winter, may_claim_victory
from emberhall.games.runewars.state import Place, Player, State, Table, Turn
from emberhall.kernel import DONE, NOBODY, Ask, Flow, Option, msg

#: So many units destroy a place that can be (RW-EXPLORE-09).
RAIDERS = 6


def next_turn(t: Table) -> Flow[None]:
    """The next player has his turn, or the season is over (RW-ORDER-05, RW-YEAR-02)."""
    yield from ()
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
    if isinstance(effect, WeakenStronghold):  # RW-CONQUER-03: it has to be known in the battle
        state.turn.weakened = effect.n
    state.phase = "before"


def next_season(t: Table) -> None:
    """The next season begins, or after the last winter the game is over (RW-YEAR-03, RW-YEAR-04, RW-WIN-01)."""
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
    """The order that a player has shown this season."""
    return player.played.cards[-1].partition(".")[2]


def bonus(player: Player) -> Effect | None:
    """The bonus of his order, where he has supremacy (RW-ORDER-08)."""
    return ORDERS[active(player)].bonus if supreme(player) else None


def before_order(t: Table) -> Flow[None]:
    """Before the order something else may be done; then its primary ability (RW-TERM-04, RW-ORDER-07)."""
    state, seat = t.state, t.state.current
    more, order = asides(state, seat, "turn"), order_name(state.players[seat].played.cards[-1])
    picked = yield Ask(seat, msg("ask-before", order=order, more=len(more)), [RESOLVE, *more], "RW-TERM-04")
    if picked is not RESOLVE:
        yield from aside(t, seat, picked)
        return
    state.phase = "bonus"
    yield from BOOK.do(t, Playing(seat), ORDERS[active(state.players[seat])].primary)


def resolve_bonus(t: Table) -> Flow[None]:
    """After the primary ability: the bonus, if one has supremacy and wants it (RW-ORDER-08, RW-ORDER-09)."""
    state, seat = t.state, t.state.current
    check_elimination(t)
    if state.outcome is not None:
        return
    effect = bonus(state.players[seat])
    if state.players[seat].out or effect is None or isinstance(effect, WeakenStronghold):
        state.phase = "after"
        return
    options = [USE_BONUS, SKIP_BONUS] if BOOK.possible(state, Playing(seat), effect) else [SKIP_BONUS]
    prompt = msg("ask-bonus", effect=BOOK.text(effect))
    picked = yield Ask(seat, prompt, [*options, *asides(state, seat, "turn")], "RW-ORDER-08")
    if picked is USE_BONUS:
        state.phase = "after"
        yield from BOOK.do(t, Playing(seat), effect)
    elif picked is SKIP_BONUS:
        state.phase = "after"
    else:
        yield from aside(t, seat, picked)


def after_order(t: Table) -> Flow[None]:
    """After the order something else may be done; then the turn is over (RW-TERM-04)."""
    state, seat = t.state, t.state.current
    if state.players[seat].out:
        state.phase = "turn"
        return
    more = asides(state, seat, "turn", "after_order")
    picked = yield Ask(seat, msg("ask-after", more=len(more)), [DONE, *more], "RW-TERM-04")
    if picked is DONE:
        state.turn = Turn()
        state.phase = "turn"
    else:
        yield from aside(t, seat, picked)


def asides(state: State, seat: int, *windows: TacticsWindow) -> list[Option]:
    """What a player may do in his turn beside his order."""
    player = state.players[seat]
    found: list[Option] = [*playable_tactics(state, seat, *windows, "turn_or_quests")]
    for hero in player.heroes:
        found += usable_rewards(state, seat, hero, "turn")
        if any(left.area == hero.area for left in state.fallen):
            found.append(TakeFallen(hero.id))
    found += possible_gifts(state, seat)
    if objective_met(state, seat):
        found.append(CLAIM_OBJECTIVE)
    if objective_is_hopeless(state, seat):
        found.append(CHANGE_OBJECTIVE)
    if may_trade_rewards(state, seat):
        found.append(TRADE_REWARDS)
    if may_claim_victory(state, seat):
        found.append(CLAIM_VICTORY)
    for area, place in state.places.items() if state.setup.exploration else ():
        if place.explored and place.holder == seat and place.units() >= RAIDERS and _can_fall(place):
            found.append(RaidPlace(area))
    return found


def _can_fall(place: Place) -> bool:
    return any(EXPLORATION[token.partition(".")[0]].kind == "destructible" for token in place.explored)


def aside(t: Table, seat: int, picked: Option) -> Flow[None]:
    """Do one of these things."""
    state = t.state
    if isinstance(picked, PlayTactics):
        yield from play_tactics(t, seat, picked.card)
    elif isinstance(picked, UseReward):
        yield from use_reward(t, seat, picked)
    elif isinstance(picked, GiveReward):
        give_reward(t, picked)
    elif isinstance(picked, TakeFallen):
        take_fallen(t, picked.hero)
    elif isinstance(picked, RaidPlace):
        place = state.places[picked.area]
        t.move(place.explored.cards[-1], place.explored, state.exploration_discard)
    elif picked is CLAIM_VICTORY:
        yield from claim_victory(t, seat)
    elif picked is CHANGE_OBJECTIVE:
        exchange_objective(t, seat)
    elif picked is TRADE_REWARDS:
        yield from trade_rewards_for_rune(t, seat)
    else:
        yield from claim_objective(t, seat)
