"""The book of effects: what each does and how it reads. The modules in `does` fill it."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from emberhall.effects import Book, Lasts, Listener, Listening
from emberhall.effects.book import text_id
from emberhall.effects.nodes import walk
from emberhall.games.runewars.content import HEROES, REWARDS, TITLES
from emberhall.games.runewars.effects.nodes import MODULES, SAYS, Moment
from emberhall.games.runewars.effects.nodes.acts import Bid, PlaceNeutrals
from emberhall.games.runewars.effects.nodes.fights import DestroyChosen, OpponentDestroys, OpponentPicks, RoutChosen
from emberhall.games.runewars.names import card_name, hero_name
from emberhall.games.runewars.state import State, Table, figure
from emberhall.kernel import NOBODY, Message, msg


class Playing(NamedTuple):
    """What an effect is played with: who decides, the side in a battle (0 attacks, 1 defends), the hero, area and card.

    `other` is another player involved.
    """

    seat: int
    side: int = -1
    hero: str = ""
    area: str = ""
    card: str = ""
    other: int = NOBODY


class Waiting(Listening[State, Playing]):
    """What waits for moments: titles, the abilities of heroes, and rewards that lie face up."""

    moments = Moment

    def listeners(self, state: State, moment: str, play: Playing) -> Iterator[Listener[Playing]]:
        """The moment's hero with their rewards; if it is about no hero, the titles."""
        if play.hero:
            hero = figure(state, play.hero)
            yield from (Listener(one, play, hero.id) for one in _waiting_for(moment, HEROES[hero.id].ability))
            if moment == Moment.QUEST_PHASE:
                for card in tuple(hero.shown):
                    kind = card.partition(".")[0]
                    if kind in EACH_SUMMER:
                        yield Listener(EACH_SUMMER[kind], play._replace(card=card), card)
            return
        for id, title in state.titles.items():
            if title.owner != NOBODY:
                mine = Playing(title.owner, card=id)
                yield from (Listener(one, mine, id) for one in _waiting_for(moment, TITLES[id].effects))

    def begins(self, t: Table, one: Listener[Playing]) -> None:
        """Log a reward that is used."""
        if one.source == one.play.card and one.play.hero:
            told = BOOK.text(one.lasts.effect)
            t.say(msg("say-reward", hero=hero_name(one.play.hero), card=card_name(one.source), effect=told))
            t.beat()


@cache
def _waiting_for(moment: str, content: object) -> tuple[Lasts, ...]:
    return tuple([node for node in walk(content) if isinstance(node, Lasts) and node.when == moment])


#: Rewards that are used each summer once they lie face up.
EACH_SUMMER = {id: Lasts(Moment.QUEST_PHASE, kind.effect) for id, kind in REWARDS.items() if kind.when == "summer"}


BOOK: Book[State, Playing] = Book(
    *MODULES,
    asks=lambda state, playing: playing.seat,
    says=SAYS,
    listening=Waiting(),
)


# Readings of nodes that are more than a message with their fields.


def _joined(id: str, texts: Sequence[Message]) -> Message:
    text = texts[0]
    for other in texts[1:]:
        text = msg(id, first=text, then=other)
    return text


@BOOK.reads(Bid)
def bid(effect: Bid) -> Message:
    places = ("winner", "second", "lowest", "others", "leaders")
    given = [(place, getattr(effect, place)) for place in places]
    parts = [msg(f"bid-{place}", effect=BOOK.text(gift)) for place, gift in given if gift is not None]
    return msg("effect-bid", parts=_joined("effect-then", parts))


@BOOK.reads(OpponentPicks)
def opponent_picks(effect: OpponentPicks) -> Message:
    return msg("effect-opponent-picks", of=_joined("effect-choose", [BOOK.text(part) for part in effect.of]))


@BOOK.reads(PlaceNeutrals, RoutChosen, DestroyChosen, OpponentDestroys)
def one_of_these_shapes(effect: Any) -> Message:
    fields = {field: BOOK.said(field, getattr(effect, field)) for field in effect.__struct_fields__}
    if effect.shapes:
        fields["shapes"] = _joined("effect-choose", [msg(f"shape-{shape}") for shape in effect.shapes])
    return Message(text_id(type(effect)), fields)
