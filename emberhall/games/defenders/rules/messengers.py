"""Royal Messengers: two heroes exchange Hero cards (Dragon Expansion)."""

from emberhall.games.defenders.choices import Give, Who
from emberhall.games.defenders.state import Realm
from emberhall.kernel import DONE, Ask, Flow, Option, choose, msg

from .resolution import SPECIAL_CARD


def exchange(t: Realm, seat: int) -> Flow[None]:
    """Two heroes at different locations give each other any number of cards; the hand limit is checked as ever."""
    state = t.state
    first = yield from choose(
        seat,
        msg("ask-exchange-first"),
        [Who(other, hero.hero) for other, hero in enumerate(state.heroes) if hero.life],
        SPECIAL_CARD,
    )
    at = state.heroes[first.seat].at
    second = yield from choose(
        seat,
        msg("ask-exchange-second"),
        [Who(other, hero.hero) for other, hero in enumerate(state.heroes) if hero.life and hero.at != at],
        SPECIAL_CARD,
    )
    pair = (first.seat, second.seat)
    for giver, taker in (pair, pair[::-1]):
        given: list[str] = []
        while True:
            hand = state.heroes[giver].hand
            options: list[Option] = [Give(card, taker) for card in hand.cards if card not in given]
            if not options:
                break
            chosen = yield Ask(giver, msg("ask-give"), [DONE, *options], SPECIAL_CARD)
            if chosen is DONE:
                break
            t.move(chosen.card, hand, state.heroes[taker].hand)
            given.append(chosen.card)
