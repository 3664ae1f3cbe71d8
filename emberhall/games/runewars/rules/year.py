"""The year: in each season a card, its instructions, orders in secret, and a turn for each player."""

from collections.abc import Sequence

from emberhall.games.runewars.content import SEASON_CARDS
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.effects.nodes import Moment
from emberhall.games.runewars.rules.elimination import check_elimination
from emberhall.games.runewars.rules.orders import choose_orders, in_order
from emberhall.games.runewars.rules.rewards import offer_hidden_rewards
from emberhall.games.runewars.rules.seasons import fall_instructions, spring_instructions, winter_instructions
from emberhall.games.runewars.rules.winning import check_claims
from emberhall.games.runewars.state import Table, Weather
from emberhall.kernel import Flow, msg


def draw_season_card(t: Table) -> Flow[None]:
    """Check for a Victory card on the deck, then draw and resolve the season card (RW-SEASON-01, RW-SEASON-02)."""
    state = t.state
    yield from check_claims(t)
    if state.outcome is not None:
        return
    state.weather = Weather()
    state.phase = "instructions"
    card = t.draw(state.seasons[state.season], state.seasons_discard)
    t.say(msg("say-season", season=msg(f"season-{state.season}"), year=state.year, card=msg(f"card-{card}")))
    t.beat()
    kind = SEASON_CARDS[card]
    if kind.council:
        yield from BOOK.trigger(t, Moment.COUNCIL_CARD, Playing(state.first, card=card))
    yield from BOOK.do(t, Playing(state.first, card=card), kind.effect)


def resolve_instructions(t: Table) -> Flow[None]:
    """Resolve the seasonal instructions in turn order (RW-SEASON-03, RW-SEASON-04, RW-SEASON-05, RW-SEASON-06)."""
    state = t.state
    seats = in_order(state)
    state.phase = "orders"
    if state.season == "spring":
        yield from spring_instructions(t, seats)
    elif state.season == "summer":
        state.phase, state.queue, state.acted = "quests", seats, []
        yield from begin_quest_phase(t, seats)
    elif state.season == "fall":
        yield from fall_instructions(t, seats)
    elif not state.weather.no_check:
        yield from winter_instructions(t, seats)
    check_elimination(t)


def begin_quest_phase(t: Table, seats: Sequence[int]) -> Flow[None]:
    """Heroes and their rewards act at the start of the quest phase."""
    for seat in seats:
        for hero in tuple(t.state.players[seat].heroes):
            yield from BOOK.trigger(t, Moment.QUEST_PHASE, Playing(seat, hero=hero.id, area=hero.area))
            yield from offer_hidden_rewards(t, seat, hero, "summer")


def order_phase(t: Table) -> Flow[None]:
    """Choose orders in secret and reveal them together (RW-YEAR-01)."""
    t.state.queue = yield from choose_orders(t)
    t.state.phase = "turn"
