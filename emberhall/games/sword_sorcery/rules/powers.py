"""Powers, artifacts and consumables used in a hero's turn: as a Combat, as an Action, or for free."""

from collections.abc import Sequence

from msgspec.structs import replace

from emberhall.games.sword_sorcery.content import CARDS, ITEMS
from emberhall.games.sword_sorcery.effects.nodes import Owner, RemoveConditions
from emberhall.games.sword_sorcery.effects.playing import Playing
from emberhall.games.sword_sorcery.effects.reactions import Use
from emberhall.games.sword_sorcery.rules.acting import Acting, spend_action, spend_combat
from emberhall.games.sword_sorcery.rules.cards import usable, use_card
from emberhall.games.sword_sorcery.state import State, Table
from emberhall.kernel import Flow, offer


@offer(Use)
def combat_cards(state: State, acting: Acting) -> Sequence[Use]:
    """Powers that are a Combat."""
    if not acting.may_combat:
        return ()
    cards = usable(state, acting.hero, acting.has, "combat")
    return [Use(card.id) for card in cards] if cards else ()


@offer(Use)
def action_cards(state: State, acting: Acting) -> Sequence[Use]:
    """Powers and items that are an Action."""
    cards = usable(state, acting.hero, acting.has, "action")
    return [Use(card.id) for card in cards] if cards else ()


@offer(Use)
def free_cards(state: State, acting: Acting) -> Sequence[Use]:
    """Powers and items that cost nothing."""
    cards = usable(state, acting.hero, acting.has, "free")
    return [Use(card.id) for card in cards] if cards else ()


@combat_cards.does
@action_cards.does
@free_cards.does
def _(t: Table, acting: Acting, chosen: Use) -> Flow[None]:
    hero, card = acting.hero, CARDS[chosen.card]
    if card.use == "combat":
        works = yield from spend_combat(t, hero)
    elif card.use == "action":
        works = yield from spend_action(t, hero)
    else:
        works = True
    if works:
        yield from use_card(t, hero, card, Playing(hero.id))


@offer(Use)
def salts(state: State, acting: Acting) -> Sequence[Use]:
    """SS-STUN-01: a stunned hero can do nothing but use what works while stunned."""
    return [Use(id) for id in dict.fromkeys(acting.hero.bag) if ITEMS[id].while_stunned]


@salts.does
def _(t: Table, acting: Acting, chosen: Use) -> Flow[None]:
    """The hero uses it on themselves, and then has their turn."""
    item = ITEMS[chosen.card]
    assert isinstance(item.effect, RemoveConditions)
    return use_card(t, acting.hero, replace(item, effect=replace(item.effect, to=Owner())), Playing(acting.hero.id))
