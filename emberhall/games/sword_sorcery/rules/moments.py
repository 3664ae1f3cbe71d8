"""Moments: what cards in use do when something happens."""

from collections.abc import Sequence

from emberhall.games.sword_sorcery.choices import LEAVE, Use
from emberhall.games.sword_sorcery.content import ITEMS, kinds
from emberhall.games.sword_sorcery.effects.book import BOOK, Playing, asks
from emberhall.games.sword_sorcery.effects.nodes import Hook
from emberhall.games.sword_sorcery.names import card_name, figure_name
from emberhall.games.sword_sorcery.rules.kit import Kit, kit
from emberhall.games.sword_sorcery.state import Figure, Hero, State, Table
from emberhall.kernel import Flow, confirm, msg, pick

#: Items that are used from the bag, by use; the moments of those that react.
_BAG_USES = {id: item.use for id, item in ITEMS.items() if item.from_bag and item.effect is not None}
_BAG_REACTIONS = {ITEMS[id].moment for id, use in _BAG_USES.items() if use == "reaction"}


def happen(
    t: Table, figure: Figure, moment: str, play: Playing | None = None, reach: int = 0
) -> Flow[None] | tuple[()]:
    """A moment has come for a figure, `reach` areas away from where it happens: what waits for it is done."""
    if moment in kit(figure).moments or (moment in _BAG_REACTIONS and type(figure) is Hero and figure.bag):
        return _happens(t, figure, moment, play or Playing(figure.id), reach)
    return ()


def _happens(t: Table, figure: Figure, moment: str, play: Playing, reach: int) -> Flow[None]:
    if "exhausted" in figure.conditions and type(figure) is not Hero:
        return  # SS-EXH-03
    has = kit(figure)
    for card, hook in has.hooks.get(moment, ()):
        if not _decided(play) and reach <= hook.range and _wanted(t.state, figure, card, hook, play):
            yield from _done(t, figure, card, hook, play)
    if type(figure) is Hero:
        yield from _reactions(t, figure, moment, play, reach)


def _stretch(state: State, figure: Figure, limit: str) -> int:
    """The turn, round or quest that a limit is for; a hero has one turn in a round, whoever acts in the midst of it."""
    if limit == "turn" and type(figure) is not Hero:
        return state.turn
    return 1 if limit == "quest" else state.round


def _wanted(state: State, figure: Figure, card: str, hook: Hook, play: Playing) -> bool:
    if hook.limit and figure.used.get(_known(card, hook)) == _stretch(state, figure, hook.limit):
        return False
    mine = _mine(figure, card, play)
    return (hook.test is None or BOOK.is_true(state, mine, hook.test)) and BOOK.possible(state, mine, hook.effect)


def _known(card: str, hook: Hook) -> str:
    """Under what the use of a hook is remembered; the anvil may add one for the same moment with another limit."""
    return f"{card}/{hook.moment}/{hook.limit}"


def _mine(figure: Figure, card: str, play: Playing) -> Playing:
    return Playing(figure.id, card, play.target, play.opener, play.strike)


def _done(t: Table, figure: Figure, card: str, hook: Hook, play: Playing) -> Flow[None]:
    state = t.state
    mine = _mine(figure, card, play)
    if hook.may:
        prompt = msg("ask-may-use", card=card_name(card), effect=BOOK.text(hook.effect))
        if not (yield from confirm(asks(state, mine), prompt)):
            return
    if hook.limit:
        figure.used[_known(card, hook)] = _stretch(state, figure, hook.limit)
    if t.events is not None:
        t.say(msg("say-card", who=figure_name(figure), card=card_name(card)))
    yield from BOOK.do(t, mine, hook.effect)
    _back(play, mine)


def _decided(play: Playing) -> bool:
    """Whether nothing is left to decide: he does not die, the trap is cancelled, the treasure is drawn."""
    return bool(play.survived or play.cancelled or play.replaced)


def _back(play: Playing, mine: Playing) -> None:
    """What the effect has decided about the moment itself."""
    play.survived = mine.survived or play.survived
    play.cancelled = mine.cancelled or play.cancelled
    play.replaced = mine.replaced or play.replaced


def ready(state: State, hero: Hero, card: kinds.Card) -> bool:
    """Whether a card can be used: not turned, with a charge, of a fitting style, in its quest."""
    if isinstance(card, kinds.Item):
        if card.charges and state.charges.get(card.id, card.charges) < 1:
            return False
        if card.nature and hero.kind.nature != card.nature:
            return False
        if card.quest and card.quest != state.quest:
            return False
        return not card.styles or hero.kind.style in card.styles
    return card.id not in hero.turned


def usable(state: State, hero: Hero, has: Kit, use: str, play: Playing | None = None) -> Sequence[kinds.Card]:
    """The cards a hero could use so now: powers and artifacts in use, and consumables in the bag."""
    cards: Sequence[kinds.Card] = has.uses.get(use, ())
    for id in hero.bag:
        if _BAG_USES.get(id) == use and ITEMS[id] not in cards:
            cards = [*cards, ITEMS[id]]
    if not cards:
        return ()
    found: list[kinds.Card] = []
    for card in cards:
        if ready(state, hero, card) and card.effect is not None:
            if play is None:
                mine = Playing(hero.id, card.id)
            else:
                mine = Playing(hero.id, card.id, play.target, play.opener, play.strike)
            if (card.test is None or play is None or BOOK.is_true(state, mine, card.test)) and BOOK.possible(
                state, mine, card.effect
            ):
                found.append(card)
    return found


def turn_card(state: State, hero: Hero, card: kinds.Card) -> None:
    """A card has been used: it is turned, loses a charge, or is gone (SS-FULL-POW-02, SS-FULL-ITEM-06)."""
    if isinstance(card, kinds.Item):
        if card.from_bag:
            hero.bag.remove(card.id)
        elif card.charges:
            state.charges[card.id] = state.charges.get(card.id, card.charges) - 1
    elif card.cooldown >= 0:
        hero.turned[card.id] = card.cooldown + 1


def use_card(t: Table, hero: Hero, card: kinds.Card, play: Playing) -> Flow[None]:
    """A hero uses a card."""
    assert card.effect is not None
    turn_card(t.state, hero, card)
    if t.events is not None:
        t.say(msg("say-card", who=figure_name(hero), card=card_name(card.id)))
    mine = Playing(hero.id, card.id, play.target, play.opener, play.strike)
    yield from BOOK.do(t, mine, card.effect)
    _back(play, mine)


def _reactions(t: Table, hero: Hero, moment: str, play: Playing, reach: int) -> Flow[None]:
    for card in usable(t.state, hero, kit(hero), "reaction", play):
        if card.moment == moment and reach <= card.reach and not _decided(play):
            prompt = msg(f"ask-{moment.replace('_', '-')}", who=figure_name(hero))
            if (yield from pick(hero.seat, prompt, [Use(card.id)], "SS-FULL-POW-05", stop=LEAVE)) is not None:
                yield from use_card(t, hero, card, play)
