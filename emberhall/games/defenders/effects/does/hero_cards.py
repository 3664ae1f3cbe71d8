"""Hero cards drawn, found and exchanged."""

from emberhall.effects import Effect
from emberhall.games.defenders.choices import COLOUR, Give, Who
from emberhall.games.defenders.content import HERO_CARDS, INN
from emberhall.games.defenders.content.kinds import HeroCardId
from emberhall.games.defenders.effects.book import SPECIAL_CARD, Playing, can, does
from emberhall.games.defenders.effects.nodes.acts import (
    DrawCards,
    Exchange,
    FindCard,
    Gossip,
    Luck,
    MoreDice,
    NoSkill,
    Ward,
)
from emberhall.games.defenders.effects.nodes.traits import InnsClosed
from emberhall.games.defenders.rules.actions import listen
from emberhall.games.defenders.rules.cards import draw_hero_cards, tell_cards
from emberhall.games.defenders.state import State, Table, prevails
from emberhall.kernel import Flow, choose, msg, pick


@does(DrawCards)
def _draw_cards(t: Table, playing: Playing, act: DrawCards) -> None:
    draw_hero_cards(t, playing.seat, act.cards)


@does(Gossip)
def _gossip(t: Table, playing: Playing, act: Gossip) -> Flow[None]:
    chosen = yield from choose(playing.seat, msg("ask-rumors"), COLOUR, SPECIAL_CARD)
    listen(t, playing.seat, COLOUR.index(chosen), act.cards)


@can(Gossip)
def _at_an_inn(state: State, playing: Playing, act: Gossip) -> bool:
    return playing.seat == state.active and INN[state.heroes[playing.seat].at] and not prevails(state, InnsClosed)


@does(FindCard)
def _find_card(t: Table, playing: Playing, act: FindCard) -> None:
    """Take the first card of the colour from the top of the Hero deck, then shuffle the deck."""
    state = t.state
    deck = state.hero_deck
    for card in reversed(deck.cards):
        if HERO_CARDS[card].colour == act.colour:
            t.move(card, deck, state.heroes[playing.seat].hand)
            tell_cards(t, playing.seat, [card])
            break
    t.shuffle(deck)


@does(Exchange)
def _exchange(t: Table, playing: Playing, act: Exchange) -> Flow[None]:
    """Two heroes at different locations give each other any number of cards; the hand limit is checked as usual."""
    state = t.state
    first = yield from choose(
        playing.seat,
        msg("ask-exchange-first"),
        [Who(other, hero.hero) for other, hero in enumerate(state.heroes) if hero.life],
        SPECIAL_CARD,
    )
    at = state.heroes[first.seat].at
    second = yield from choose(
        playing.seat,
        msg("ask-exchange-second"),
        [Who(other, hero.hero) for other, hero in enumerate(state.heroes) if hero.life and hero.at != at],
        SPECIAL_CARD,
    )
    pair = (first.seat, second.seat)
    for giver, taker in (pair, pair[::-1]):
        hand = state.heroes[giver].hand
        while hand.cards:
            options = [Give(card, taker) for card in hand.cards]
            given = yield from pick(giver, msg("ask-give"), options, SPECIAL_CARD, stop_first=True)
            if given is None:
                break
            t.move(HeroCardId(given.card), hand, state.heroes[taker].hand)


@can(Exchange)
def _apart(state: State, playing: Playing, act: Exchange) -> bool:
    places = {hero.at for hero in state.heroes if hero.life}
    cards = sum(len(hero.hand.cards) for hero in state.heroes)
    return len(places) > 1 and cards > 1  # one of them is this card


# nodes that count where they are used: in a battle, after a roll, when a Global Effect is drawn


@does(MoreDice, NoSkill, Luck, Ward)
def _in_its_place(t: Table, playing: Playing, act: Effect) -> None:
    raise AssertionError(f"{act} counts where it is used, and does nothing by itself")
