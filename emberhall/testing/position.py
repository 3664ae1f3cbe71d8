"""A game that starts from a position laid out by a test."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Generic, Self, TypeVar

import msgspec

from emberhall.kernel import Ask, Game, Session, State

from .dice import LoadedDice

S = TypeVar("S", bound=State)


class Position(Generic[S]):
    """A game that begins with a state made by hand. Use it in tests, with short words for what they do and look at.

    `position.do("walk:inn", "rest").offers("buy")` reads like play. With `keep`, decisions can be taken back; then the
    dice are ordinary ones.
    """

    def __init__(self, game: Game[S, Any], state: S, seats: int, setup: Any = None, *, keep: bool = False) -> None:
        copy = msgspec.msgpack.encode(state) if keep else b""

        def lay(options: object, count: int, rng: object) -> S:
            return msgspec.msgpack.decode(copy, type=game.state) if keep else state

        laid = replace(game, setup=lay, unfit=lambda options, count: None)
        self.session: Session[S] = Session(laid, setup, seats, keep=keep)
        if keep:
            self.session.remember()

    @property
    def state(self) -> S:
        """The whole position."""
        return self.session.state

    # what is asked

    @property
    def ask(self) -> Ask:
        """The question, if exactly one seat is asked."""
        asks = self.session.asks
        assert asks, f"the game is over: {self.session.outcome}"
        assert len(asks) == 1, f"several are asked: {self.asked}"
        return asks[0]

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked now."""
        return tuple(ask.seat for ask in self.session.asks)

    @property
    def prompt(self) -> str:
        """The id of the question's message."""
        return self.ask.prompt.id

    @property
    def keys(self) -> list[str]:
        """What may be chosen."""
        return self.keys_of(self.ask)

    def keys_of(self, ask: Ask) -> list[str]:
        """The keys that a question offers; a game's helper may shorten them."""
        return ask.keys()

    def offers(self, start: str) -> list[str]:
        """The options whose key starts with this."""
        return [key for key in self.keys if key.startswith(start)]

    @property
    def over(self) -> str:
        """The id of the message that says why the game ended; empty while it goes on."""
        return self.session.outcome.reason.id if self.session.outcome else ""

    # what is done

    def do(self, *keys: str) -> Self:
        """Choose options by their keys, one after the other; `2/pass` is the answer of seat 2 where several decide."""
        for key in keys:
            seat, slash, word = key.rpartition("/")
            self.answer(word, int(seat)) if slash and seat.isdecimal() else self.answer(key)
        return self

    def answer(self, key: str, seat: int | None = None) -> None:
        """Choose an option, for a seat where several decide at once."""
        ask = self.ask if seat is None else self.session.asked(seat)
        assert ask is not None, f"seat {seat} is not asked, but {self.asked}"
        found = [i for i, offered in enumerate(self.keys_of(ask)) if offered == self.wanted(key)]
        assert found, f"{key} is not offered by {ask.prompt.id}, but {self.keys_of(ask)}"
        self.session.take(found[0], seat)

    def wanted(self, key: str) -> str:
        """The key of an option in the words of a test; a game's helper may have its own."""
        return key

    # chance

    @property
    def dice(self) -> LoadedDice:
        """The loaded dice of the position."""
        rng = self.state.rng
        assert isinstance(rng, LoadedDice), "the dice of this position are not loaded"
        return rng

    def load(self, *faces: int) -> Self:
        """Load the next dice; no others may fall."""
        self.dice.load(faces)
        return self

    @property
    def unrolled(self) -> list[int]:
        """The loaded dice that have not yet fallen."""
        return self.dice.faces or []

    def shuffled(self, cards: Iterable[Any]) -> bool:
        """Whether exactly these cards have been shuffled together since the start."""
        return sorted(cards, key=repr) in self.dice.shuffles
