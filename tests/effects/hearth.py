"""A small game to try effects on: cards that give wood and take it, by a fire that burns or not."""

import sys
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path

import msgspec

from emberhall.effects import Amount, Book, Effect, Group, Keeping, Lasting, Listener, Node, Number, Test, Waiting
from emberhall.kernel import Ask, Flow, Rng, State, Table, Texts, Word, msg
from emberhall.kernel.messages import COMMON


class Hearth(State, kw_only=True):
    wood: list[int]
    burning: bool = False
    waiting: Waiting = msgspec.field(default_factory=dict)
    fame: int = 0
    day: int = 1
    gone: list[str] = msgspec.field(default_factory=list)


class Playing:
    """Who plays which card; `gift` is a value that effects can change."""

    def __init__(self, seat: int, card: str = "", gift: int = 0) -> None:
        self.seat, self.card, self.gift = seat, card, gift


class Wood(Effect, Node, frozen=True):
    """Take wood."""

    n: Number


class Burn(Effect, Node, frozen=True):
    """Burn a piece of wood."""


class Guess(Effect, Node, frozen=True):
    """Guess how much wood is taken."""

    colour: str = "red"


class Bigger(Effect, Node, frozen=True):
    """The gift is this much bigger."""

    n: int


class Quench(Effect, Node, frozen=True):
    """Everything that lasts until night ends now."""


class Burning(Test, Node, frozen=True):
    """The fire burns."""


class Owns(Test, Node, frozen=True):
    """This much wood."""

    n: int


class Stock(Amount, Node, frozen=True):
    """As much wood as a player has."""

    half: bool = False


class Others(Group, Node, frozen=True):
    """All other players."""


CONTENT: dict[str, object] = {}


class Moment(StrEnum):
    GIFT = "gift"
    EVENING = "evening"


class Cards(Keeping[Hearth, Playing]):
    """Played cards wait in the state."""

    moments = Moment
    ends = ("night",)
    limits = ("day",)

    def waiting(self, state: Hearth) -> Waiting:
        return state.waiting

    def source(self, play: Playing) -> str:
        return play.card

    def owner(self, play: Playing) -> int:
        return play.seat

    def content(self, source: str) -> object:
        return CONTENT[source]

    def joins(self, state: Hearth, lasting: Lasting, play: Playing) -> Playing | None:
        return play if lasting.owner == play.seat else None

    def stretch(self, state: Hearth, one: Listener[Playing]) -> int:
        return state.day

    def charge(self, t: Table[Hearth], lasting: Lasting, worth: int) -> None:
        t.state.fame += worth

    def ended(self, t: Table[Hearth], lasting: Lasting) -> None:
        t.state.gone.append(lasting.source)


book: Book[Hearth, Playing] = Book(
    sys.modules[__name__],
    asks=lambda state, play: play.seat,
    says={"colour": lambda colour: msg(f"colour-{colour}")},
    listening=Cards(),
)


@book.does(Wood)
def _wood(t: Table[Hearth], play: Playing, effect: Wood) -> None:
    t.state.wood[play.seat] += book.count(t.state, play, effect.n)


@book.does(Burn)
def _burn(t: Table[Hearth], play: Playing, effect: Burn) -> None:
    t.state.wood[play.seat] -= 1
    t.state.burning = True


@book.can(Burn)
def _can_burn(state: Hearth, play: Playing, effect: Burn) -> bool:
    return state.wood[play.seat] > 0


@book.does(Guess)
def _guess(t: Table[Hearth], play: Playing, effect: Guess) -> Flow[None]:
    word = yield Ask(play.seat, msg("prompt-guess"), [Word("one"), Word("two")])
    t.state.wood[play.seat] += 1 if word.word == "one" else 2


@book.does(Bigger)
def _bigger(t: Table[Hearth], play: Playing, effect: Bigger) -> None:
    play.gift += effect.n


@book.does(Quench)
def _quench(t: Table[Hearth], play: Playing, effect: Quench) -> None:
    book.keeping.end(t, "night")


@book.holds(Burning)
def _burning(state: Hearth, play: Playing, test: Burning) -> bool:
    return state.burning


@book.holds(Owns)
def _owns(state: Hearth, play: Playing, test: Owns) -> bool:
    return state.wood[play.seat] >= test.n


@book.counts(Stock)
def _stock(state: Hearth, play: Playing, amount: Stock) -> int:
    return state.wood[play.seat] // (2 if amount.half else 1)


@book.finds(Others)
def _others(state: Hearth, play: Playing, group: Others) -> Sequence[Playing]:
    return [Playing(seat, play.card) for seat in range(len(state.wood)) if seat != play.seat]


TEXTS = Texts(COMMON, Path(__file__).parent / "locale")


def table(*wood: int, burning: bool = False) -> Table[Hearth]:
    return Table(Hearth(rng=Rng(1), wood=list(wood), burning=burning), len(wood))


def run(flow: Flow[None] | tuple[()], *keys: str) -> list[Ask]:
    """Run a flow with these answers and return the questions. It must use all answers."""
    asked: list[Ask] = []
    answers = list(keys)
    if isinstance(flow, tuple):
        assert not answers, f"never asked: {answers}"
        return asked
    try:
        ask = next(flow)
        while True:
            assert isinstance(ask, Ask)
            asked.append(ask)
            option = ask.option(answers.pop(0))
            assert option is not None, f"not offered: {ask.keys()}"
            ask = flow.send(option)
    except StopIteration:
        assert not answers, f"never asked: {answers}"
        return asked


def lasting(t: Table[Hearth]) -> list[Lasting]:
    return [one for many in t.state.waiting.values() for one in many]
