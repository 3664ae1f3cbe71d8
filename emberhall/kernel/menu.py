"""What you may choose at one place in the rules, and what each choice does.

An `Offer` is a kind of choice: a function that says which options there are, and beside it what choosing one of them
does. A `Menu` gathers offers, asks, and does what was chosen:

    @offer(UseItem)
    def use_item(state: State, who: Acting) -> Iterable[UseItem]:
        \"\"\"GH-ITEM-04: an item may be used during the turn.\"\"\"
        return [UseItem(item) for item in usable(state, who)]

    @use_item.does
    def _(t: Table, who: Acting, chosen: UseItem) -> Flow[None]:
        yield from use(t, who, chosen.item)

    TURN = Menu(use_item, put_away, end_turn)

    yield from TURN.ask(t, who, seat, msg("ask-act"))

`who` is whatever the offers need to know besides the state: a seat, a hero, a moment of combat. A menu cannot be built
from an offer that does not say what each of its options does.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic, TypeAlias, TypeGuard, TypeVar, cast, overload

from .ask import ENDED, Ask, Flow, Option, Seat, Word
from .messages import Message
from .table import State, Table

S = TypeVar("S", bound=State)
W = TypeVar("W")
O = TypeVar("O", bound=Option)  # noqa: E741
P = TypeVar("P", bound=Option)

#: What choosing an option does: at once, or as a flow where it asks.
Deed: TypeAlias = Callable[[Table[S], W, O], Flow[None] | None]

#: A kind of option: its class, or a `Word` itself.
Kind: TypeAlias = type[O] | O


class Offer(Generic[S, W, O]):
    """A kind of choice: which options there are now, and what choosing one does. Made by `offer` and `always`."""

    __slots__ = ("deeds", "kinds", "options")

    def __init__(self, kinds: tuple[Kind[Any], ...], options: Callable[[S, W], Iterable[O]]) -> None:
        self.kinds = kinds
        self.options = options
        self.deeds: dict[Kind[Any], Deed[S, W, Any]] = {}

    @overload
    def does(self, deed: Deed[S, W, O], /) -> Deed[S, W, O]: ...

    @overload
    def does(self, *kinds: Kind[P]) -> Callable[[Deed[S, W, P]], Deed[S, W, P]]: ...

    def does(self, *given: Any) -> Any:
        """Register what choosing an option does: `@use_item.does`, or `@plays.does(Sideways)` for one of its kinds."""
        if not (len(given) == 1 and callable(given[0]) and not isinstance(given[0], type)):
            if unknown := [kind for kind in given if kind not in self.kinds]:
                raise TypeError(f"{_named(unknown)}: not offered here")
            return lambda deed: self._register(given, deed)
        return self._register(self.kinds, given[0])

    def _register(self, kinds: tuple[Kind[Any], ...], deed: Deed[S, W, Any]) -> Deed[S, W, Any]:
        self.deeds.update(dict.fromkeys(kinds, deed))
        return deed


def offer(*kinds: Kind[O]) -> Callable[[Callable[[S, W], Iterable[O]]], Offer[S, W, O]]:
    """Turn a function that lists options of these kinds into an `Offer`."""
    return lambda options: Offer(kinds, options)


def always(*options: O) -> Offer[Any, Any, O]:
    """An offer of options that are there whatever the position: the end of the turn, a way back."""
    kinds = tuple(option if isinstance(option, Word) else type(option) for option in options)
    return Offer(kinds, lambda state, who: options)


def gathered(options: Callable[[S, W], Iterable[Option]], *offers: Offer[S, W, Any]) -> Offer[S, W, Option]:
    """An offer that lists what other offers have; `options` asks only those that can have something to offer now.

    Use it on hot paths instead of a menu of many offers that are empty most of the time.
    """
    deeds = {kind: deed for one in offers for kind, deed in one.deeds.items()}
    together: Offer[S, W, Option] = Offer(tuple(deeds), options)
    together.deeds.update(deeds)
    return together


class Menu(Generic[S, W]):
    """Offers that stand together at one place in the rules, in the order in which they are listed.

    A menu may contain other menus. With `when` it is empty unless that holds: use it to guard many offers at once.
    """

    __slots__ = ("_deeds", "_lists", "_only", "_when")

    def __init__(self, *parts: "Offer[S, W, Any] | Menu[S, W]", when: Callable[[S, W], bool] | None = None) -> None:
        self._when = when
        self._lists: tuple[Callable[[S, W], Iterable[Option]], ...] = tuple(_lists_of(parts))
        #: What lists all of it, if there is nothing else.
        self._only: Callable[[S, W], Iterable[Option]] | None
        self._only = self._lists[0] if when is None and len(self._lists) == 1 else None
        #: By the class of the option, or by the word.
        self._deeds: dict[type | str, Deed[S, W, Any]] = {}
        for kind, deed in _deeds_of(parts):
            if self._deeds.setdefault(kind.word if isinstance(kind, Word) else kind, deed) is not deed:
                raise TypeError(f"{_named([kind])}: offered twice in one menu")

    def options(self, state: S, who: W) -> list[Option]:
        """Everything you may choose now, in order."""
        found: list[Option] = []
        when = self._when
        if when is None or when(state, who):
            for options in self._lists:
                if more := options(state, who):  # most offers are empty most of the time
                    found += more
        return found

    def take(self, t: Table[S], who: W, chosen: Option) -> Flow[None]:
        """Do what the chosen option says."""
        return self._deeds[chosen.word if chosen.__class__ is Word else chosen.__class__](t, who, chosen) or ENDED

    def ask(self, t: Table[S], who: W, seat: Seat, prompt: Message, rule: str | None = None) -> Flow[Option]:
        """Ask the seat, do what it chooses, and return the option."""
        options = self.options(t.state, who) if self._only is None else self._only(t.state, who)
        if options.__class__ is not list:
            options = [*options]
        chosen: Option = yield Ask(seat, prompt, options, rule)
        flow = self._deeds[chosen.word if chosen.__class__ is Word else chosen.__class__](t, who, chosen)
        if flow is not None:
            yield from flow
        return chosen

    def choose(self, t: Table[S], who: W, seat: Seat, prompt: Message, rule: str | None = None) -> Flow[Option]:
        """Ask as `ask` does, but take the only option without asking."""
        options = self.options(t.state, who)
        chosen: Option = options[0] if len(options) == 1 else (yield Ask(seat, prompt, options, rule))
        flow = self._deeds[chosen.word if chosen.__class__ is Word else chosen.__class__](t, who, chosen)
        if flow is not None:
            yield from flow
        return chosen

    def kinds(self) -> Iterator[Kind[Any]]:
        """The kinds of options that may be listed."""
        for name in self._deeds:
            yield Word(name) if isinstance(name, str) else name


def _lists_of(parts: Iterable[Offer[S, W, Any] | Menu[S, W]]) -> Iterator[Callable[[S, W], Iterable[Option]]]:
    """What lists the options; the offers of a menu that is always there stand among the others."""
    for part in parts:
        if _is_open(part):
            yield from part._lists
        else:
            yield part.options


def _is_open(part: Offer[S, W, Any] | Menu[S, W]) -> TypeGuard[Menu[S, W]]:
    """Whether it is a plain menu that always lists its offers, so that a menu around it can list them itself."""
    return type(part) is Menu and part._when is None


def _deeds_of(parts: Iterable[Offer[S, W, Any] | Menu[S, W]]) -> Iterator[tuple[Kind[Any], Deed[S, W, Any]]]:
    for part in parts:
        if isinstance(part, Menu):
            yield from zip(part.kinds(), part._deeds.values(), strict=True)
            continue
        if silent := [kind for kind in part.kinds if kind not in part.deeds]:
            raise TypeError(f"{_named(silent)}: offered, but nothing says what it does")
        yield from part.deeds.items()


def _named(kinds: Iterable[Kind[Any]]) -> str:
    return ", ".join(kind.__name__ if isinstance(kind, type) else cast(Word, kind).key() for kind in kinds)
