"""Using cards: powers and artifacts in use, consumables from the bag."""

from collections.abc import Sequence

from emberhall.games.sword_sorcery.content import ITEMS, kinds
from emberhall.games.sword_sorcery.effects.book import BOOK
from emberhall.games.sword_sorcery.effects.kit import Kit, kit
from emberhall.games.sword_sorcery.effects.listening import BAG_USES, ready, turn_card
from emberhall.games.sword_sorcery.effects.playing import Playing
from emberhall.games.sword_sorcery.names import card_name, figure_name
from emberhall.games.sword_sorcery.state import Hero, State, Table
from emberhall.kernel import Flow, msg


def has_any(hero: Hero, use: str) -> bool:
    """Whether a hero has any card for this use, ready or not."""
    return use in kit(hero).uses or not BAG_USES[use].isdisjoint(hero.bag)


def usable(state: State, hero: Hero, has: Kit, use: str, play: Playing | None = None) -> Sequence[kinds.Card]:
    """The cards a hero could use this way now: powers and artifacts in use, and consumables in the bag."""
    cards: Sequence[kinds.Card] = has.uses.get(use, ())
    fitting = BAG_USES[use]
    if not fitting.isdisjoint(hero.bag):
        for id in hero.bag:
            if id in fitting and ITEMS[id] not in cards:
                cards = [*cards, ITEMS[id]]
    found: list[kinds.Card] = []
    for card in cards:
        if card.effect is not None and ready(state, hero, card):
            if play is None:
                mine = Playing(hero.id, card.id)
            else:
                mine = Playing(hero.id, card.id, play.target, play.opener, play.strike)
            if (card.test is None or play is None or BOOK.is_true(state, mine, card.test)) and BOOK.possible(
                state, mine, card.effect
            ):
                found.append(card)
    return found


def use_card(t: Table, hero: Hero, card: kinds.Card, play: Playing) -> Flow[None]:
    """Have a hero use a card."""
    assert card.effect is not None
    turn_card(t.state, hero, card)
    if t.events is not None:
        t.say(msg("say-card", who=figure_name(hero), card=card_name(card.id)))
    mine = Playing(hero.id, card.id, play.target, play.opener, play.strike)
    yield from BOOK.do(t, mine, card.effect)
    play.told(mine)
