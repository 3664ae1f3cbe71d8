"""The book of a game: what its nodes do, when they are possible, and how they read."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from inspect import isgeneratorfunction
from types import ModuleType
from typing import Any, Generic, TypeVar, cast

from emberhall.kernel import ENDED, Flow, Message, Option, Seat, State, Table, choose, confirm, msg
from emberhall.kernel.messages import Value

from . import combinators as fx
from .decode import Words
from .lasting import ByRule, Keeping, Lasts, Listener, Listening
from .nodes import Amount, Effect, Group, Node, Number, Test, family, word

S = TypeVar("S", bound=State)
P = TypeVar("P")
F = TypeVar("F", bound=Callable[..., Any])


class PickEffect(Option, frozen=True):
    """Choose one of several effects by its number."""

    n: int
    effect: Effect
    book: "Book[Any, Any]"

    def key(self) -> str:
        return f"effect:{self.n}"

    def label(self) -> Message:
        return self.book.text(self.effect)


class Book(Words, Generic[S, P]):
    """What the nodes of a game mean. Its effects are played with a P: the player, the card, what is under way.

    `asks` returns the seat that decides; `says` maps fields to how they are said (`{"colour": colour_name}`);
    `listening` says what waits for moments.
    """

    #: Carry out an effect.
    do: Callable[[Table[S], P, Effect], Flow[None]]

    def __init__(
        self,
        *modules: ModuleType,
        asks: Callable[[S, P], Seat],
        says: Mapping[str, Callable[[Any], Value]] | None = None,
        listening: Listening[S, P] | None = None,
    ) -> None:
        super().__init__(*modules)
        self.asks = asks
        self.at_once: dict[type, Callable[[Table[S], P, Any], None]] = {}
        self.flows: dict[type, Callable[[Table[S], P, Any], Flow[None]]] = {}
        self._can: dict[type, Callable[[S, P, Any], bool]] = {}
        self._holds: dict[type, Callable[[S, P, Any], bool]] = {}
        self._counts: dict[type, Callable[[S, P, Any], int]] = {}
        self._finds: dict[type, Callable[[S, P, Any], Sequence[P]]] = {}
        self._reads: dict[type, Callable[[Any], Message]] = {}
        self._says = dict(says or {})
        self._texts: dict[Node, Message] = {}
        self._listening = listening
        self.do = _interpreter(self.at_once, self.flows)
        _common(self)

    # readings, registered beside the nodes

    def does(self, *kinds: type) -> Callable[[F], F]:
        """Register a function that carries out effects of these kinds, at once or (a generator function) as a flow."""

        def register(function: F) -> F:
            table: dict[type, Any] = self.flows if isgeneratorfunction(function) else self.at_once
            for kind in kinds:
                self.flows.pop(kind, None)
                self.at_once.pop(kind, None)
                table[kind] = function
            return function

        return register

    def can(self, *kinds: type) -> Callable[[F], F]:
        """Register a function that says whether effects of these kinds are possible now. By default they always are."""
        return _registers(self._can, kinds)

    def holds(self, *kinds: type) -> Callable[[F], F]:
        """Register a function that says whether tests of these kinds are true."""
        return _registers(self._holds, kinds)

    def counts(self, *kinds: type) -> Callable[[F], F]:
        """Register a function that counts amounts of these kinds."""
        return _registers(self._counts, kinds)

    def finds(self, *kinds: type) -> Callable[[F], F]:
        """Register a function that returns what an effect is played with for each member of such a group."""
        return _registers(self._finds, kinds)

    def reads(self, *kinds: type) -> Callable[[F], F]:
        """Register a function that puts nodes of these kinds into words (by default: their fields)."""
        return _registers(self._reads, kinds)

    # what they say

    def possible(self, state: S, play: P, effect: Effect) -> bool:
        """Whether the effect is possible now."""
        can = self._can.get(type(effect))
        return can is None or can(state, play, effect)

    def is_true(self, state: S, play: P, test: Test) -> bool:
        """Whether the test is true now."""
        return self._holds[type(test)](state, play, test)

    def count(self, state: S, play: P, number: Number) -> int:
        """How much a printed or counted number is now."""
        return number if isinstance(number, int) else self._counts[type(number)](state, play, number)

    def each(self, state: S, play: P, group: Group) -> Sequence[P]:
        """What an effect is played with for each member of the group."""
        return self._finds[type(group)](state, play, group)

    def text(self, node: Effect | Test | Amount | Group) -> Message:
        """The node in words."""
        found = self._texts.get(cast(Node, node))
        if found is None:
            read = self._reads.get(type(node), self._plainly)
            found = self._texts[cast(Node, node)] = read(node)
        return found

    def cache_clear(self) -> None:
        """Forget the texts and what lasts on which card: everything is read again."""
        self._texts.clear()
        if isinstance(self._listening, Keeping):
            self._listening.cache_clear()

    def _plainly(self, node: Any) -> Message:
        return Message(text_id(type(node)), {f: self.said(f, getattr(node, f)) for f in node.__struct_fields__})

    def said(self, field: str, value: Any) -> Value:
        """The value of a field, as an argument for a message."""
        if isinstance(value, Node):
            return self.text(cast(Effect, value))
        if isinstance(value, tuple):
            return cast(Value, tuple(self.said(field, part) for part in value)) or "none"
        if field in self._says:
            return self._says[field](value)
        if value is None:
            return "none"
        return str(value).lower() if isinstance(value, bool) else cast(Value, value)

    # moments

    @property
    def listening(self) -> Listening[S, P]:
        """How the game's effects wait for moments."""
        if self._listening is None:
            raise TypeError("nothing listens for moments in this book: give it `listening`")
        return self._listening

    @property
    def keeping(self) -> Keeping[S, P]:
        """How lasting effects are kept in the game's state."""
        if not isinstance(self._listening, Keeping):
            raise TypeError("no lasting effects are kept in the state: let the `listening` of this book be a `Keeping`")
        return self._listening

    def trigger(self, t: Table[S], moment: str, play: P) -> Flow[None]:
        """Announce a moment: what waits for it is done, in order. Use it as `yield from book.trigger(...)`."""
        listeners = (self._listening or self.listening).listeners(t.state, moment, play)
        return self._hear(t, play, listeners) if listeners else ENDED

    def apply(self, t: Table[S], moment: str, play: P) -> None:
        """Announce a moment at which nobody can be asked anything: a figure is being worked out, say."""
        listeners = self.listening.listeners(t.state, moment, play)
        if listeners:
            for _ in self._hear(t, play, listeners):
                raise TypeError(f"nobody can be asked anything at the moment {moment!r}")

    def _hear(self, t: Table[S], play: P, listeners: Iterable[Listener[P]]) -> Flow[None]:
        listening = self.listening
        for one in listeners:
            lasts, mine = one.lasts, one.play
            if not self._wanted(t.state, mine, lasts) or (lasts.limit and not listening.ready(t.state, one)):
                continue
            if lasts.may:
                seat = self.asks(t.state, mine)
                if not (yield from listening.accepts(t.state, one, seat, self.text(lasts.effect))):
                    continue
            if lasts.limit:
                listening.mark(t.state, one)
            listening.begins(t, one)
            yield from self.do(t, mine, lasts.effect)
            listening.done(t, one, play)
            if lasts.charges and one.lasting is not None and listening.spends(one):
                self.keeping.use(t, one.lasting)

    def _wanted(self, state: S, play: P, lasts: Lasts) -> bool:
        return (lasts.test is None or self.is_true(state, play, lasts.test)) and self.possible(
            state, play, lasts.effect
        )


def text_id(kind: type) -> str:
    """The message for a kind of node: `effect-for-each`."""
    return f"{family(kind).__name__.lower()}-{word(kind).replace('_', '-')}"


def _registers(readings: dict[type, Callable[..., Any]], kinds: tuple[type, ...]) -> Callable[[F], F]:
    def register(function: F) -> F:
        readings.update(dict.fromkeys(kinds, function))
        return function

    return register


def _interpreter(
    at_once: dict[type, Callable[[Table[S], P, Any], None]], flows: dict[type, Callable[[Table[S], P, Any], Flow[None]]]
) -> Callable[[Table[S], P, Effect], Flow[None]]:
    def do(t: Table[S], play: P, effect: Effect) -> Flow[None]:
        now = at_once.get(type(effect))
        if now is None:
            return flows[type(effect)](t, play, effect)
        now(t, play, effect)
        return ENDED

    return do


_WHICH = msg("prompt-choose-effect")


def _common(book: Book[S, P]) -> None:
    """Register the readings of the common nodes. A game that means something else registers its own afterwards."""
    _in_order(book)
    _chosen(book)
    _conditional(book)
    _for_each(book)
    _tests(book)
    _lasting(book)


def _in_order(book: Book[S, P]) -> None:
    at_once, flows, possible = book.at_once, book.flows, book.possible

    @book.does(fx.Then)
    def then(t: Table[S], play: P, effect: fx.Then) -> Flow[None]:
        for part in effect.parts:
            if possible(t.state, play, part):
                now = at_once.get(type(part))
                if now is not None:
                    now(t, play, part)
                else:
                    yield from flows[type(part)](t, play, part)

    @book.can(fx.Then)
    def can_then(state: S, play: P, effect: fx.Then) -> bool:
        return any(possible(state, play, part) for part in effect.parts)

    @book.reads(fx.Then)
    def then_in_words(effect: fx.Then) -> Message:
        return _joined("effect-then", [book.text(part) for part in effect.parts])


def _chosen(book: Book[S, P]) -> None:
    do, possible = book.do, book.possible

    @book.does(fx.Choose)
    def choose_effect(t: Table[S], play: P, effect: fx.Choose) -> Flow[None]:
        state = t.state
        picks = [PickEffect(n, part, book) for n, part in enumerate(effect.of) if possible(state, play, part)]
        if picks:
            chosen = yield from choose(book.asks(state, play), _WHICH, picks)
            yield from do(t, play, chosen.effect)

    @book.can(fx.Choose)
    def can_choose(state: S, play: P, effect: fx.Choose) -> bool:
        return any(possible(state, play, part) for part in effect.of)

    @book.reads(fx.Choose)
    def choose_in_words(effect: fx.Choose) -> Message:
        return _joined("effect-choose", [book.text(part) for part in effect.of])

    @book.does(fx.May)
    def may(t: Table[S], play: P, effect: fx.May) -> Flow[None]:
        if possible(t.state, play, effect.effect):
            prompt = msg("prompt-may", effect=book.text(effect.effect))
            if (yield from confirm(book.asks(t.state, play), prompt)):
                yield from do(t, play, effect.effect)

    @book.can(fx.May)
    def can_may(state: S, play: P, effect: fx.May) -> bool:
        return possible(state, play, effect.effect)


def _conditional(book: Book[S, P]) -> None:
    do, possible, is_true = book.do, book.possible, book.is_true

    @book.does(fx.If)
    def if_so(t: Table[S], play: P, effect: fx.If) -> Flow[None]:
        chosen = effect.then if is_true(t.state, play, effect.test) else effect.otherwise
        if chosen is not None:
            yield from do(t, play, chosen)

    @book.can(fx.If)
    def can_if(state: S, play: P, effect: fx.If) -> bool:
        chosen = effect.then if is_true(state, play, effect.test) else effect.otherwise
        return chosen is not None and possible(state, play, chosen)

    @book.reads(fx.If)
    def if_in_words(effect: fx.If) -> Message:
        test, then = book.text(effect.test), book.text(effect.then)
        if effect.otherwise is None:
            return msg("effect-if", test=test, then=then)
        return msg("effect-if-else", test=test, then=then, otherwise=book.text(effect.otherwise))


def _for_each(book: Book[S, P]) -> None:
    do, possible = book.do, book.possible

    @book.does(fx.ForEach)
    def for_each(t: Table[S], play: P, effect: fx.ForEach) -> Flow[None]:
        for one in book.each(t.state, play, effect.who):
            if possible(t.state, one, effect.effect):
                yield from do(t, one, effect.effect)

    @book.can(fx.ForEach)
    def can_for_each(state: S, play: P, effect: fx.ForEach) -> bool:
        return any(possible(state, one, effect.effect) for one in book.each(state, play, effect.who))


def _tests(book: Book[S, P]) -> None:
    is_true = book.is_true
    book.holds(fx.NotSo)(lambda state, play, test: not is_true(state, play, test.test))
    book.holds(fx.AllOf)(lambda state, play, test: all(is_true(state, play, part) for part in test.tests))
    book.holds(fx.EitherOf)(lambda state, play, test: any(is_true(state, play, part) for part in test.tests))

    @book.reads(fx.EitherOf)
    def either_in_words(test: fx.EitherOf) -> Message:
        return _joined("test-either-of", [book.text(part) for part in test.tests])


def _lasting(book: Book[S, P]) -> None:
    @book.does(Lasts)
    def lasts(t: Table[S], play: P, effect: Lasts) -> None:
        book.keeping.begin(t, play, effect)

    @book.does(ByRule)
    def by_rule(t: Table[S], play: P, effect: ByRule) -> Flow[None]:
        flow = effect.does(t, play)
        if flow is not None:
            yield from flow

    @book.reads(Lasts)
    def lasts_in_words(effect: Lasts) -> Message:
        """Join the parts that are there: trigger, condition, effect, duration and charges."""
        text = book.text(effect.effect)
        if effect.may:
            text = msg("effect-may", effect=text)
        if effect.test is not None:
            text = msg("effect-if", test=book.text(effect.test), then=text)
        if effect.limit:
            text = msg("effect-lasts-limit", limit=msg(f"limit-{effect.limit.replace('_', '-')}"), effect=text)
        text = msg("effect-lasts", when=msg(f"moment-{effect.when.replace('_', '-')}"), effect=text)
        if effect.charges:
            text = msg("effect-lasts-charges", effect=text, charges=len(effect.charges))
        if effect.until:
            text = msg("effect-lasts-until", effect=text, until=msg(f"until-{effect.until.replace('_', '-')}"))
        return text


def _joined(id: str, texts: list[Message]) -> Message:
    text = texts[0]
    for other in texts[1:]:
        text = msg(id, first=text, then=other)
    return text
