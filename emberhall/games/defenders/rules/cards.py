"""Hero cards between deck, hands and discard pile."""

from emberhall.games.defenders.choices import DISCARD
from emberhall.games.defenders.content import HERO_CARDS
from emberhall.games.defenders.content.kinds import HeroCardId
from emberhall.games.defenders.names import card_name, hero_name
from emberhall.games.defenders.state import Hero, Table
from emberhall.kernel import Flow, choose, msg


def draw_hero_card(t: Table, seat: int) -> HeroCardId | None:
    """Draw a Hero card; an empty deck is replaced by the discards, which hold no Special cards (DR-EVENING-06)."""
    state = t.state
    deck = state.hero_deck
    if not deck.cards and not renew_hero_deck(t):
        return None
    return t.draw(deck, state.heroes[seat].hand)


def draw_hero_cards(t: Table, seat: int, count: int) -> None:
    """Draw several Hero cards."""
    drawn = []
    for _ in range(count):
        card = draw_hero_card(t, seat)
        if card is not None:
            drawn.append(card)
    if t.events is not None:
        tell_cards(t, seat, drawn)


def tell_cards(t: Table, seat: int, cards: list[HeroCardId]) -> None:
    """Tell which cards came into a hand; with secret hands the others hear only how many."""
    if t.events is None:
        return
    name = hero_name(t.state, seat)
    told = msg("say-drew-cards", hero=name, cards=tuple(card_name(card) for card in cards), count=len(cards))
    if t.state.setting.open_hands:
        t.say(told)
    else:
        t.say(told, to=seat, others=msg("say-drew-count", hero=name, count=len(cards)))


def renew_hero_deck(t: Table) -> bool:
    """Shuffle the discards into the Hero deck; return whether it has a card now."""
    state = t.state
    state.hero_deck.cards += state.hero_discard.cards
    state.hero_discard.cards = []
    t.shuffle(state.hero_deck)
    return bool(state.hero_deck.cards)


def discard(t: Table, hero: Hero, card: HeroCardId) -> None:
    """Discard a card from the hand: a location card to the pile, a Special card out of the game (DR-HCARD-10)."""
    state = t.state
    t.move(card, hero.hand, state.gone if HERO_CARDS[card].act is not None else state.hero_discard)


def discard_some(t: Table, seat: int, count: int, rule: str, limit: int = 0) -> Flow[None]:
    """The player chooses cards to discard, or discards the whole hand; the prompt names the hand limit, if given."""
    hero = t.state.heroes[seat]
    hand = hero.hand
    while count > 0 and hand.cards:
        if len(hand.cards) <= count:
            for card in hand.cards[:]:
                discard(t, hero, card)
            return
        options = [DISCARD(card) for card in hand.cards]
        chosen = yield from choose(seat, msg("ask-discard", count=count, limit=limit), options, rule)
        discard(t, hero, HeroCardId(chosen.card))
        count -= 1


def discard_at_random(t: Table, seat: int, count: int) -> None:
    """Discard cards of the hand at random, at most all of them."""
    hero = t.state.heroes[seat]
    for _ in range(min(count, len(hero.hand.cards))):
        discard(t, hero, t.pick(hero.hand.cards))
