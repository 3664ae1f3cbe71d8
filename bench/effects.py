"""What effects cost, alone and in a row; and moments that nothing or one effect waits for."""

import sys
from collections.abc import Callable, Iterable
from typing import Any

from _table import Row, run
from kernel import speeds

from emberhall.effects import Book, Effect, Keeping, Lasting, Lasts, Node, Then, Waiting
from emberhall.kernel import Rng, State, Table

TIMES = 20_000


class Purse(State, kw_only=True):
    """Coins, and lasting effects."""

    coins: int = 0
    waiting: dict[str, Any]


class Coin(Effect, Node, frozen=True):
    """Take coins."""

    n: int


CARD = Lasts("pay", Coin(1))


class Wallet(Keeping[Purse, int]):
    """One card that waits for payments."""

    def waiting(self, state: Purse) -> Waiting:
        return state.waiting

    def source(self, seat: int) -> str:
        return "card"

    def owner(self, seat: int) -> int:
        return seat

    def content(self, source: str) -> object:
        return CARD

    def joins(self, state: Purse, lasting: Lasting, seat: int) -> int | None:
        return seat


BOOK: Book[Purse, int] = Book(
    sys.modules[__name__],
    asks=lambda state, seat: seat,
    listening=Wallet(),
)


@BOOK.does(Coin)
def _coin(t: Table[Purse], seat: int, effect: Coin) -> None:
    t.state.coins += effect.n


def measure() -> list[Row]:
    """Effects per second."""
    idle, busy = (Table(Purse(rng=Rng(1), waiting={}), 1) for _ in range(2))
    for _ in BOOK.do(busy, 0, CARD):
        pass

    def often(flow: Callable[[], Iterable[Any]]) -> Callable[[], int]:
        def task() -> int:
            for _ in range(TIMES):
                for _ in flow():
                    pass
            return TIMES

        return task

    three = Then((Coin(1), Coin(2), Coin(3)))
    tasks = {
        "an effect at once": lambda: BOOK.do(idle, 0, three.parts[0]),
        "three effects in a row": lambda: BOOK.do(idle, 0, three),
        "a moment that nobody waits for": lambda: BOOK.trigger(idle, "pay", 0),
        "a moment that one effect waits for": lambda: BOOK.trigger(busy, "pay", 0),
    }
    found = speeds(*(often(task) for task in tasks.values()))
    return [Row(what, speed, "times/s") for what, speed in zip(tasks, found, strict=True)]


if __name__ == "__main__":
    run(measure)
