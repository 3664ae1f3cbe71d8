"""What a game is to the kernel: a name, its types, and a few functions."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from .answers import Aim, Reason
from .ask import Ask, Flow
from .document import Campaign
from .errors import BadSetup
from .messages import Message, Texts, texts
from .reading import converted
from .rng import Rng
from .table import Outcome, State, Table

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741


class Great(NamedTuple):
    """How a great moment is shown: by an emblem, as a triumph or (`bad`) as a blow; `quiet`: without a sound."""

    emblem: str
    bad: bool = False
    quiet: bool = False


@dataclass(frozen=True, eq=False)
class Game(Generic[S, O]):
    """A game: everything that programs, tables and tests need to know of it."""

    name: str
    #: The set-up options: a frozen struct whose fields have defaults (`Literal`, `bool` or a bounded `int` each).
    options: type[O]
    state: type[S]
    #: The numbers of seats it is played with.
    seats: range
    #: The position before the first decision.
    setup: Callable[[O, int, Rng], S]
    #: The rules: a flow that can be re-entered wherever it yields a checkpoint.
    play: Callable[[Table[S]], Flow[Outcome]]
    #: What lies on the table in the eyes of these seats (bits), drawn from a redacted state.
    scene: Callable[[S, int], Any]
    #: How good a (possibly guessed) position is for a seat: higher is better, 1 a win, 0 a loss.
    evaluate: Callable[[S, int], float]
    #: Every component, by id: the same multiset throughout a game.
    components: Callable[[S], Iterable[str]]
    #: The folder with en.ftl and ru.ftl.
    locale: Path
    #: The set-ups that the conformance suite plays: options and number of seats.
    variants: Callable[[], Iterable[tuple[O, int]]]
    #: More of them, for the long examination only: what goes together with what.
    combinations: Callable[[], Iterable[tuple[O, int]]] = lambda: ()
    #: Why these options cannot be played with so many seats, or None.
    unfit: Callable[[O, int], Message | None] = lambda options, seats: None
    #: The options that make no difference beside the others, with so many seats: nobody need be asked about them.
    idle: Callable[[O, int], Iterable[str]] = lambda options, seats: ()
    #: Why a scene element that no option of this question touches cannot be chosen, from a redacted state; None: the
    #: game knows no reason of its own, and the rule of the question is shown.
    why_not: Callable[[S, Ask, str], Reason | None] = lambda state, ask, element: None
    #: What is to be done, for who asks in the middle of the game; None: it goes without saying.
    aim: Callable[[O, int], Aim | None] = lambda options, seats: None
    #: What may be played after this ending: how it is called, and the options of the set-up that make it.
    opens: Callable[[S], Sequence[tuple[Message, Mapping[str, Any]]]] = lambda state: ()
    #: Words of the game and the rules that explain them. `term-<word>` is its name; `.forms` lists, with commas, how it
    #: stands in texts: whole words, a star for any ending.
    glossary: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    #: Lines of the story that tell of great moments, by the id of their message: a city taken, a level reached.
    greats: Mapping[str, Great] = field(default_factory=dict)
    #: What players often say to each other, as ids of messages without arguments: the chat offers it, and everybody
    #: reads it in their own language.
    phrases: tuple[str, ...] = ()
    #: The stems of its files in docs/rules.
    rules: tuple[str, ...] = ()
    #: Its own agents by name, each as `module:factory` (or a `Judgement` for the search through turns); they come
    #: beside those that play any game.
    bots: Mapping[str, str] = field(default_factory=dict)
    #: A redacted state in the eyes of a seat as figures for learning programs, always equally many; None: hashed ones.
    features: Callable[[S, int], Sequence[float]] | None = None
    #: How its scenarios hang together, where they do.
    campaign: Campaign[Any] | None = None
    #: More decisions than any game takes: the bound that the examination holds it to.
    longest: int = 20_000
    #: Goes up when a change of the rules makes older logs play differently.
    version: int = 1
    #: By version: what makes a state of that version, as plain data, one of the next. Fields only added need none.
    migrations: Mapping[int, Callable[[Any], Any]] = field(default_factory=dict)

    @property
    def texts(self) -> Texts:
        """The game's words in every language."""
        return texts(self.locale)

    def title(self) -> Message:
        """The name of the game, to be said."""
        return Message("game-title")

    def parse_options(self, given: object, *, strict: bool = True) -> O:
        """Options from plain data, with a clear error where they do not fit; not strict: figures may be words ("3")."""
        try:
            return converted(given, self.options, strict=strict, str_keys=True)
        except msgspec.ValidationError as error:
            raise BadSetup("bad-options", game=self.name, why=str(error)) from None

    def check(self, options: O, seats: int) -> None:
        """Raise BadSetup unless the game can be played so."""
        if seats not in self.seats:
            few, most = self.seats[0], self.seats[-1]
            raise BadSetup("bad-seats", within=self.locale, game=self.title(), fewest=few, most=most, seats=seats)
        if why := self.unfit(options, seats):
            raise BadSetup("bad-options", within=self.locale, game=self.title(), why=why)
