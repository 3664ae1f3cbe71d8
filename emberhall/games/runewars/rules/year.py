"""The year: each season its card, what the season brings, orders in secret, and a turn for each player."""

from collections.abc import Sequence

from emberhall.games.runewars.content import SEASON_CARDS
from emberhall.games.runewars.effects.book import BOOK, Play
from emberhall.games.runewars.rules import ending, moments, rewards, seasons
from emberhall.games.runewars.rules.orders import choose_orders, in_order
from emberhall.games.runewars.state import Land, Weather
from emberhall.kernel import Flow, msg


def season(t: Land) -> Flow[None]:
    """A victory card on the deck is looked at; then the season card is drawn and resolved (RW-SEASON-01, -02)."""
    state = t.state
    yield from ending.check_claims(t)
    if state.outcome is not None:
        return
    state.weather = Weather()
    state.phase = "instructions"
    card = t.draw(state.seasons[state.season], state.seasons_discard)
    t.say(msg("say-season", season=msg(f"season-{state.season}"), year=state.year, card=msg(f"card-{card}")))
    t.beat()
    kind = SEASON_CARDS[card]
    if kind.council:
        yield from moments.for_titles(t, "council_card")
    yield from BOOK.do(t, Play(state.first, card=card), kind.effect)


def instructions(t: Land) -> Flow[None]:
    """What every card of the season says, in turn order (RW-SEASON-03 to -06)."""
    state = t.state
    seats = in_order(state)
    state.phase = "orders"
    if state.season == "spring":
        yield from seasons.spring(t, seats)
    elif state.season == "summer":
        state.phase, state.queue, state.acted = "quests", seats, []
        yield from quest_phase(t, seats)
    elif state.season == "fall":
        yield from seasons.fall(t, seats)
    elif not state.weather.no_check:
        yield from seasons.winter(t, seats)
    ending.check_elimination(t)


def quest_phase(t: Land, seats: Sequence[int]) -> Flow[None]:
    """What heroes and their rewards do at the start of the quest phase."""
    for seat in seats:
        for hero in tuple(t.state.players[seat].heroes):
            yield from moments.for_hero(t, seat, hero, "quest_phase")
            yield from rewards.offer(t, seat, hero, "summer")


def orders(t: Land) -> Flow[None]:
    """Orders are chosen in secret and shown together (RW-YEAR-01)."""
    t.state.queue = yield from choose_orders(t)
    t.state.phase = "turn"
