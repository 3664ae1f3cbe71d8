"""What the kernel needs to know about a game: a name, its types, and a few functions."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from .answers import Aim, Reason
from .ask import Ask, Flow
from .document import Campaign
from .errors import BadSetup
from .lessons import Guide
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
    """Everything that bots, tables and tests need to know about a game."""

    name: str
    #: The set-up options: a frozen struct whose fields have defaults (`Literal`, `bool` or a bounded `int` each).
    options: type[O]
    state: type[S]
    #: How many seats it can be played with.
    seats: range
    #: The position before the first decision.
    setup: Callable[[O, int, Rng], S]
    #: The rules: a flow that can be re-entered wherever it yields a checkpoint.
    play: Callable[[Table[S]], Flow[Outcome]]
    #: The scene as these seats (bits) see it, drawn from a redacted state.
    scene: Callable[[S, int], Any]
    #: How good a position is for a seat: higher is better, 1 a win, 0 a loss. It may be guessed, or redacted.
    evaluate: Callable[[S, int], float]
    #: Every component, by id: the same multiset throughout a game.
    components: Callable[[S], Iterable[str]]
    #: The folder with en.ftl and ru.ftl.
    locale: Path
    #: The set-ups that the conformance suite plays: options and number of seats.
    variants: Callable[[], Iterable[tuple[O, int]]]
    #: Further set-ups for the long examination: every combination of scenarios and expansions.
    combinations: Callable[[], Iterable[tuple[O, int]]] = lambda: ()
    #: Why these options cannot be played with that many seats, or None.
    unfit: Callable[[O, int], Message | None] = lambda options, seats: None
    #: The options that make no difference, given the others and the number of seats: the set-up page hides them.
    idle: Callable[[O, int], Iterable[str]] = lambda options, seats: ()
    #: Why a scene element that no option of this question touches cannot be chosen, from a redacted state; None: the
    #: game knows no reason of its own, and the rule of the question is shown.
    why_not: Callable[[S, Ask, str], Reason | None] = lambda state, ask, element: None
    #: The seats that win or lose together, as far as the options say: all in a cooperative game. Default: each alone.
    sides: Callable[[O, int], Sequence[Sequence[int]]] = lambda options, seats: [(seat,) for seat in range(seats)]
    #: The objective, for players who ask during the game; None: it goes without saying.
    aim: Callable[[O, int], Aim | None] = lambda options, seats: None
    #: What may be played after this ending: its name, and the set-up options that make it.
    opens: Callable[[S], Sequence[tuple[Message, Mapping[str, Any]]]] = lambda state: ()
    #: Words of the game and the rules that explain them. `term-<word>` is its name; `.forms` lists, with commas, how it
    #: stands in texts: whole words, a star for any ending.
    glossary: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    #: A first game to learn by.
    guide: Guide | None = None
    #: Great moments in the story, by the id of their message: a city taken, a level reached.
    greats: Mapping[str, Great] = field(default_factory=dict)
    #: Phrases that the chat offers, as ids of messages without arguments: everybody reads them in their own language.
    phrases: tuple[str, ...] = ()
    #: The stems of its files in docs/rules.
    rules: tuple[str, ...] = ()
    #: Its own agents by name, each as `module:factory` (or a `Judgement` for the turn search), in addition to those
    #: that play any game.
    bots: Mapping[str, str] = field(default_factory=dict)
    #: Where its `Features` are for programs that learn, as `module:NAME`; empty: figures are hashed from the state.
    features: str = ""
    #: Its campaign, if its scenarios are linked.
    campaign: Campaign[Any] | None = None
    #: More decisions than any game takes: the examination fails a game that takes more.
    longest: int = 20_000
    #: Goes up when a change to the rules makes older logs play differently.
    version: int = 1
    #: By version: turns a state of it, as plain data, into one of the next. Added fields with defaults need none.
    migrations: Mapping[int, Callable[[Any], Any]] = field(default_factory=dict)

    @property
    def texts(self) -> Texts:
        """The game's words in every language."""
        return texts(self.locale)

    def cooperative(self, options: O, seats: int) -> bool:
        """Whether all seats win or lose together."""
        return len(self.sides(options, seats)) == 1

    def explained(self, language: str) -> dict[str, tuple[str, ...]]:
        """The rules that explain each term of the glossary, by its name in the language."""
        return {self.texts.say(Message(f"term-{term}"), language): rules for term, rules in self.glossary.items()}

    def title(self) -> Message:
        """The name of the game."""
        return Message("game-title")

    def parse_options(self, given: object, *, strict: bool = True) -> O:
        """Options from plain data, or a BadSetup that says what is wrong; not strict: numbers may be text ("3")."""
        if isinstance(given, Mapping):
            known = self.options.__struct_encode_fields__
            unknown = next((name for name in given if name not in known), None)
            if unknown is not None:
                raise BadSetup("unknown-option", game=self.name, name=str(unknown), known=known)
        try:
            return converted(given, self.options, strict=strict, str_keys=True)
        except msgspec.ValidationError as error:
            raise BadSetup("bad-options", game=self.name, why=str(error)) from None

    def agreed(self, given: object = None) -> O:
        """These options, whether they come as such or as plain data; the usual ones for None."""
        if given is None:
            return self.options()
        return given if isinstance(given, self.options) else self.parse_options(given)

    def check(self, options: O, seats: int) -> None:
        """Raise BadSetup unless the game can be played with these options and seats."""
        if seats not in self.seats:
            few, most = self.seats[0], self.seats[-1]
            given = seats if isinstance(seats, int) else repr(seats)
            raise BadSetup("bad-seats", within=self.locale, game=self.title(), fewest=few, most=most, seats=given)
        if why := self.unfit(options, seats):
            raise BadSetup("bad-options", within=self.locale, game=self.title(), why=why)
