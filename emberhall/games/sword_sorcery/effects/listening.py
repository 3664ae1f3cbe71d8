"""What waits for moments: powers and items in use, what is in a hero's bag, and the traits of enemies."""

from collections.abc import Iterable, Iterator
from typing import get_args

from emberhall.effects import Lasts, Listener, Listening
from emberhall.games.sword_sorcery import terms
from emberhall.games.sword_sorcery.content import CARDS, ITEMS, kinds
from emberhall.games.sword_sorcery.effects.kit import kit
from emberhall.games.sword_sorcery.effects.playing import Playing
from emberhall.games.sword_sorcery.effects.reactions import LEAVE, Use
from emberhall.games.sword_sorcery.names import card_name, figure_name
from emberhall.games.sword_sorcery.state import Figure, Hero, State, Table
from emberhall.games.sword_sorcery.terms import Moment
from emberhall.kernel import Flow, Message, Seat, confirm, msg, pick

#: Items that are used from the bag, by use; the moments of those that react.
BAG_USES = {
    use: frozenset([id for id, item in ITEMS.items() if item.from_bag and item.effect is not None and item.use == use])
    for use in get_args(terms.Use)
}
BAG_MOMENTS = frozenset([ITEMS[id].moment for id in BAG_USES["reaction"]])

#: What reactions wait for: their player may use them.
_REACTIONS = {
    id: Lasts(card.moment, card.effect, may=True, test=card.test)
    for id, card in CARDS.items()
    if card.use == "reaction" and card.moment is not None and card.effect is not None
}


class Kits(Listening[State, Playing]):
    """What a figure has in use listens first, in the order of its cards; then a hero may use reactions."""

    moments = Moment
    limits = ("turn", "round", "quest")

    def listeners(self, state: State, moment: str, play: Playing) -> Iterable[Listener[Playing]]:
        figure = play.hearer
        if figure is None or ("exhausted" in figure.conditions and type(figure) is not Hero):  # SS-EXH-03
            return ()
        return self._listening(state, moment, play, figure, play.far)

    def _listening(
        self, state: State, moment: str, play: Playing, figure: Figure, far: int
    ) -> Iterator[Listener[Playing]]:
        for card, lasts in kit(figure).hooks.get(moment, ()):
            if play.decided:
                return
            yield Listener(lasts, play.heard_by(figure, card, far), card)
        if type(figure) is Hero:
            for id in reactions(state, figure, moment):
                if play.decided:
                    return
                yield Listener(_REACTIONS[id], play.heard_by(figure, id, far), id)

    def ready(self, state: State, one: Listener[Playing]) -> bool:
        return _hearer(one).used.get(_known(one)) != self.stretch(state, one)

    def mark(self, state: State, one: Listener[Playing]) -> None:
        _hearer(one).used[_known(one)] = self.stretch(state, one)

    def stretch(self, state: State, one: Listener[Playing]) -> int:
        """The current turn, round or quest. A hero has one turn per round, so for them a turn is a round."""
        limit = one.lasts.limit
        if limit == "turn" and type(_hearer(one)) is not Hero:
            return state.turn
        return 1 if limit == "quest" else state.round

    def accepts(self, state: State, one: Listener[Playing], seat: Seat, effect: Message) -> Flow[bool]:
        if not _reacts(one):
            return (yield from confirm(seat, msg("ask-may-use", card=card_name(one.source), effect=effect)))
        prompt = msg(f"ask-{one.lasts.when.replace('_', '-')}", who=figure_name(_hearer(one)))
        return (yield from pick(seat, prompt, [Use(one.source)], "SS-FULL-POW-05", stop=LEAVE)) is not None

    def begins(self, t: Table, one: Listener[Playing]) -> None:
        figure = _hearer(one)
        if type(figure) is Hero and _reacts(one):
            turn_card(t.state, figure, CARDS[one.source])
        if t.events is not None:
            t.say(msg("say-card", who=figure_name(figure), card=card_name(one.source)))

    def done(self, t: Table, one: Listener[Playing], play: Playing) -> None:
        play.told(one.play)


def _hearer(one: Listener[Playing]) -> Figure:
    assert one.play.hearer is not None
    return one.play.hearer


def _reacts(one: Listener[Playing]) -> bool:
    return _REACTIONS.get(one.source) is one.lasts


def _known(one: Listener[Playing]) -> str:
    """The name under which a use is remembered; the anvil may add one for the same moment with another limit."""
    return f"{one.source}/{one.lasts.when}/{one.lasts.limit}"


def reactions(state: State, hero: Hero, moment: str) -> list[str]:
    """The reactions a hero could use when this moment comes: powers and artifacts in use, consumables in the bag."""
    cards = [card.id for card in kit(hero).uses.get("reaction", ())]
    cards += [id for id in dict.fromkeys(hero.bag) if id in BAG_USES["reaction"] and id not in cards]
    return [id for id in cards if CARDS[id].moment == moment and id in _REACTIONS and ready(state, hero, CARDS[id])]


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


def turn_card(state: State, hero: Hero, card: kinds.Card) -> None:
    """Turn a used card, take a charge off it, or discard it (SS-FULL-POW-02, SS-FULL-ITEM-06)."""
    if isinstance(card, kinds.Item):
        if card.from_bag:
            hero.bag.remove(card.id)
        elif card.charges:
            state.charges[card.id] = state.charges.get(card.id, card.charges) - 1
    elif card.cooldown >= 0:
        hero.turned[card.id] = card.cooldown + 1
