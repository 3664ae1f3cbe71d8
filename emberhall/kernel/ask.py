"""What rules yield: a question to one seat, to several at once, or the mark of a place to come back to."""

import re
from collections.abc import Callable, Generator, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, TypeAlias, TypeVar, cast

import msgspec

from .messages import Message, Value

Seat: TypeAlias = int


@cache
def kind_word(cls: type) -> str:
    """What keys of options of this kind begin with: `take_hero` for `TakeHero`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", cls.__name__).lower()


def _part(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(map(_part, value))
    return "-" if value is None else str(value)


class Option(msgspec.Struct, frozen=True, gc=False):
    """Something a seat may choose: a frozen value; its key, label and touched elements are computed when asked for.

    They follow from its fields. A game says once, in a base class of its own, what fields of a name mean.

    >>> class Walk(Option, frozen=True):
    ...     to: str
    >>> Walk("bounty_bay").key()
    'walk:bounty_bay'
    """

    #: How they are said in a label: `{"card": card_name}`; others as they are.
    SAID: ClassVar[Mapping[str, Callable[[Any], Value]]] = {}
    #: The kind of scene element they name: `{"card": "card"}` touches `card:march`.
    ELEMENTS: ClassVar[Mapping[str, str]] = {}
    #: How they are written in keys and ids of elements; None: the field only tells more and is no part of the key.
    WRITTEN: ClassVar[Mapping[str, Callable[[Any], str] | None]] = {}

    def key(self) -> str:
        """The word for this option in logs and on the wire: `walk:bounty_bay`."""
        cls = type(self)
        return ":".join((kind_word(cls), *(write(getattr(self, f)) for f, write in _keyed(cls))))

    def label(self) -> Message:
        """What the option says to a person."""
        return Message(f"option-{kind_word(type(self)).replace('_', '-')}", _said(self))

    def told(self) -> Message | None:
        """What others are told if this choice is undone; None: nothing.

        Those who cannot see a card that it names are not told in any case.
        """
        return self.label()

    def goes_on(self) -> bool:
        """Whether it does nothing by itself: as the only option it decides nothing, so a hall may answer with it."""
        return False

    def touches(self) -> tuple[str, ...]:
        """The ids of the scene elements that this option is about."""
        elements, written = self.ELEMENTS, self.WRITTEN
        return tuple(
            f"{elements[f]}:{(written.get(f) or _part)(value)}"
            for f in self.__struct_fields__
            if f in elements and (value := getattr(self, f)) != ""
        )


@cache
def _keyed(cls: type[Option]) -> tuple[tuple[str, Callable[[Any], str]], ...]:
    """The fields that make the key, and how each is written."""
    written = ((f, cls.WRITTEN.get(f, _part)) for f in cls.__struct_fields__)
    return tuple((f, write) for f, write in written if write is not None)


def _said(option: Option) -> dict[str, Any]:
    said = option.SAID
    return {f: said[f](getattr(option, f)) if f in said else getattr(option, f) for f in option.__struct_fields__}


class Word(Option, frozen=True, gc=False):
    """An option that is one word and carries nothing: yes, no, end the turn."""

    word: str

    def key(self) -> str:
        return self.word

    def label(self) -> Message:
        return Message(f"word-{self.word}")

    def told(self) -> Message | None:
        return None if self in (YES, NO, DONE, PASS) else self.label()  # they say nothing without the question

    def goes_on(self) -> bool:
        return type(self) is Word and self.word in _GOES_ON


#: The words that only go on with what has been decided before.
_GOES_ON: set[str] = set()


def going_on(word: str) -> Word:
    """A word that only goes on with what has been decided before: where it is the only option, nobody need be asked."""
    _GOES_ON.add(word)
    return Word(word)


YES, NO, DONE, PASS = Word("yes"), Word("no"), going_on("done"), going_on("pass")


class Ask(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A question to one seat, answered with one of the options."""

    seat: Seat
    prompt: Message
    options: Sequence[Option]
    rule: str | None = None

    def option(self, key: str) -> Option | None:
        """The option with this key."""
        for option in self.options:
            if option.key() == key:
                return option
        return None

    def keys(self) -> list[str]:
        """The keys of all options, in order."""
        return [option.key() for option in self.options]


class Together(msgspec.Struct, frozen=True, eq=False):
    """Questions to several seats that decide at once and in secret; answered with a dict of seat to option."""

    asks: tuple[Ask, ...]


class Anyone(msgspec.Struct, frozen=True, eq=False):
    """Questions to several seats, of which the first answer counts: (seat, option), or None if all of them pass.

    Every question gets the option PASS. Everyone sees who is asked, so ask every seat that might have an answer as far
    as the others know, even one that can only pass. `this` and `turn` are words for the matter and for the turn it
    comes up in: a seat that has passed for either is not asked again while it lasts.
    """

    asks: tuple[Ask, ...]
    this: str = ""
    turn: str = ""

    def __post_init__(self) -> None:
        asks = tuple(
            ask if PASS in ask.options else msgspec.structs.replace(ask, options=(*ask.options, PASS))
            for ask in self.asks
        )
        msgspec.structs.force_setattr(self, "asks", asks)


class Checkpoint:
    """The mark of a place where the whole position is in the state, so that play can be re-entered from it."""

    def __repr__(self) -> str:
        return "CHECKPOINT"


CHECKPOINT = Checkpoint()

R = TypeVar("R")
O = TypeVar("O", bound=Option)  # noqa: E741

#: A rule: a generator that yields its questions and returns its result.
Flow: TypeAlias = Generator[Ask | Together | Anyone | Checkpoint, Any, R]


def _ended() -> Flow[None]:
    yield from ()


#: A flow that has ended: return it from a plain function that seldom asks, when all is done already.
ENDED: Flow[None] = _ended()
next(ENDED, None)


def ask(seat: Seat, prompt: Message, options: Sequence[O], rule: str | None = None) -> Flow[O]:
    """Ask a seat to choose one of the options; the answer has their type.

    Where the options are of several kinds and each does something else, use a `Menu` instead.
    """
    chosen: O = yield Ask(seat, prompt, options, rule)
    return chosen


def choose(seat: Seat, prompt: Message, options: Sequence[O], rule: str | None = None) -> Flow[O]:
    """Ask as `ask` does, but take the only option without asking."""
    if len(options) == 1:
        return options[0]
    chosen: O = yield Ask(seat, prompt, options, rule)
    return chosen


def pick(
    seat: Seat,
    prompt: Message,
    options: Sequence[O],
    rule: str | None = None,
    *,
    stop: Word = DONE,
    stop_first: bool = False,
) -> Flow[O | None]:
    """Ask for one of the options or none of them: None if `stop` is chosen. It is listed last, unless `stop_first`."""
    offered: tuple[Option, ...] = (stop, *options) if stop_first else (*options, stop)
    chosen: O | Word = yield Ask(seat, prompt, offered, rule)
    return None if isinstance(chosen, Word) and chosen == stop else cast(O, chosen)


def confirm(seat: Seat, prompt: Message, rule: str | None = None) -> Flow[bool]:
    """Ask for yes or no."""
    chosen: Option = yield Ask(seat, prompt, (YES, NO), rule)
    return chosen is YES


#: What each of several seats is asked: the prompt and the options.
Questions: TypeAlias = Mapping[Seat, tuple[Message, Sequence[O]]]


def ask_together(questions: Questions[O], rule: str | None = None) -> Flow[dict[Seat, O]]:
    """Ask several seats at once, in secret: nobody learns an answer before all have given theirs."""
    answers: dict[Seat, O] = yield Together(_asks(questions, rule))
    return answers


def ask_anyone(
    questions: Questions[O], rule: str | None = None, *, this: str = "", turn: str = ""
) -> Flow[tuple[Seat, O] | None]:
    """Ask several seats, and go on with the first answer; None if all of them pass. See `Anyone`."""
    answer: tuple[Seat, O] | None = yield Anyone(_asks(questions, rule), this, turn)
    return answer


def _asks(questions: Questions[O], rule: str | None) -> tuple[Ask, ...]:
    return tuple(Ask(seat, prompt, options, rule) for seat, (prompt, options) in questions.items())
