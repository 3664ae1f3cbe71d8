"""A fair queue: a few things that many people wait for, and whoever has used them least comes first."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Collection, Iterable
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")

_MOST_REMEMBERED = 10_000


class Place(NamedTuple):
    """A place in the queue: for whom, and whether everyone else comes first."""

    last: bool
    person: str


class Lent(NamedTuple, Generic[T]):
    """Something to give back: to whom it was given, and when."""

    thing: T
    person: str
    since: float


class FairQueue(Generic[T]):
    """Lends a few things to people who wait. Use it in the event loop only.

    What people have used is counted in seconds. A newcomer is no better off than the last one served, so nobody
    saves up time by staying away.
    """

    def __init__(self, things: Iterable[T]) -> None:
        self._free = list(things)
        self._waiting: dict[Place, deque[asyncio.Future[T]]] = {}
        self._used: dict[str, float] = {}
        self._served = 0.0  # what the last one served had used

    async def take(self, people: Collection[str], *, last: bool = False) -> Lent[T]:
        """Wait for something, for one of these people: the one who has used least. `last`: after everyone else."""
        person = min(people, key=self._has_used)
        waiting: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(Place(last, person), deque()).append(waiting)
        self._serve()
        try:
            thing = await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():
                self._free.append(waiting.result())
                self._serve()
            raise
        return Lent(thing, person, time.monotonic())

    def give_back(self, lent: Lent[T]) -> None:
        """Let the next one have it."""
        self._used[lent.person] = self._has_used(lent.person) + time.monotonic() - lent.since
        if len(self._used) > _MOST_REMEMBERED:
            self._used = {person: used for person, used in self._used.items() if used > self._served}
        self._free.append(lent.thing)
        self._serve()

    def _has_used(self, person: str) -> float:
        return max(self._used.get(person, 0.0), self._served)

    def _serve(self) -> None:
        while self._free and (place := self._next()):
            queue = self._waiting[place]
            waiting = queue.popleft()
            if not queue:
                del self._waiting[place]
            if not waiting.done():
                self._served = self._has_used(place.person)
                waiting.set_result(self._free.pop())

    def _next(self) -> Place | None:
        return min(self._waiting, key=lambda place: (place.last, self._has_used(place.person)), default=None)
