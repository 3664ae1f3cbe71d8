"""Limits: how often an address, or a person from anywhere, may do something costly."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import IPv6Address, ip_address
from typing import ClassVar, NamedTuple
from weakref import WeakValueDictionary

from starlette.requests import HTTPConnection

from .errors import Refused

_NETWORK = 64  # bits of an IPv6 address: anyone with one of these addresses has all of them
_BANISHED = 10.0  # seconds
_AT_ONCE = 2  # requests of one address that are carried out at a time
_MOST = 10_000  # buckets, before those that are full are forgotten


class Rate(NamedTuple):
    """How many at once, and how many a second after that.

    An address may do `shared` times as much as a person: behind it may be a whole household, or a club.
    """

    rate: float
    burst: float
    shared: float = 1.0


class Bucket:
    """Limits bursts and the rate per second."""

    __slots__ = ("_left", "_most", "_rate", "_then")

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most, self._left, self._then = rate, most, most, time.monotonic()

    def take(self, much: float = 1) -> bool:
        """Take one (or as much as this), if the limit allows it."""
        moment = time.monotonic()
        self._left = min(self._most, self._left + (moment - self._then) * self._rate)
        self._then = moment
        if self._left < much:
            return False
        self._left -= much
        return True

    def give_back(self) -> None:
        """Undo the last `take`."""
        self._left = min(self._most, self._left + 1)

    def full(self) -> bool:
        """Whether it has been unused long enough to be forgotten."""
        return self._left + (time.monotonic() - self._then) * self._rate >= self._most


class Limits:
    """A bucket for every address, person and login that does something costly."""

    RATES: ClassVar[dict[str, Rate]] = {
        "connections": Rate(20, 250),
        "requests": Rate(25, 250, shared=4),
        "sockets": Rate(2, 50, shared=4),
        "tables": Rate(1, 60),
        "passwords": Rate(10 / 60, 10),
        "logins": Rate(10 / 60, 20),
        "people": Rate(1, 60),
        "change": Rate(20, 200, shared=4),
        "undo": Rate(2, 30, shared=4),
        "chat": Rate(1, 20, shared=5),
        "reads": Rate(5, 40, shared=4),
        "searches": Rate(2, 20, shared=2),
        "answers": Rate(30, 120, shared=2),
        "hints": Rate(1, 20),
        "frames": Rate(200, 2000),
        "floods": Rate(0.5, 8),
    }

    def __init__(self, on: bool) -> None:
        self._on = on
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._many = _MOST
        self._banished: dict[str, float] = {}
        self._open: Counter[str] = Counter()
        self._turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    def check(self, kind: str, connection: HTTPConnection, person: str | None = None) -> None:
        """Refuse if this address, or this person from anywhere, does it too often."""
        if not self.allow(kind, address_of(connection), person):
            raise Refused("too-many", 429)

    def allow(self, kind: str, address: str, person: str | None = None) -> bool:
        """Whether this address may do it now, and this person from anywhere; it counts as done."""
        if not self._on:
            return True
        allowed = self._bucket(kind, f"address {address}", self.RATES[kind].shared).take()
        return (person is None or self._bucket(kind, f"person {person}").take()) and allowed

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for the turn of a request: an address that sends many at once must not make the others wait for all."""
        if not self._on:
            yield
            return
        turns = self._turns.setdefault(address, asyncio.Semaphore(_AT_ONCE))  # kept as long as someone waits
        async with turns:
            yield

    def enter(self, address: str, most: int) -> bool:
        """Count an open socket of an address, if it may have another; a proxy's own connections are counted nowhere."""
        if self._on and self._open[address] >= most:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """A socket that was counted has been closed."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def note_flood(self, address: str) -> None:
        """A flood from an address was cut off. Where that goes on, nothing can be opened for some seconds."""
        if not self._bucket("floods", f"address {address}").take():
            self._banished = {known: until for known, until in self._banished.items() if until > time.monotonic()}
            self._banished[address] = time.monotonic() + _BANISHED

    def banished(self, address: str) -> bool:
        """Whether an address may open nothing for now."""
        return self._on and self._banished.get(address, 0.0) > time.monotonic()

    def try_login(self, login: str) -> Bucket:
        """Count a try for a login, from wherever; refused after too many. Give it back if it was right."""
        bucket = self._bucket("logins", f"login {login}")
        if self._on and not bucket.take():
            raise Refused("too-many", 429)
        return bucket

    def _bucket(self, kind: str, who: str, times: float = 1.0) -> Bucket:
        bucket = self._buckets.get((kind, who))
        if bucket is None:
            if len(self._buckets) >= self._many:
                self._buckets = {key: known for key, known in self._buckets.items() if not known.full()}
                self._many = max(_MOST, 2 * len(self._buckets))  # looking through them must stay rare
            rate = self.RATES[kind]
            bucket = self._buckets[kind, who] = Bucket(rate.rate * times, rate.burst * times)
        return bucket


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from, as far as limits are concerned."""
    return neighbourhood(connection.client.host if connection.client else "")


def neighbourhood(host: str) -> str:
    """An address as limits count it: an IPv6 address stands for its whole network."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> _NETWORK << _NETWORK)}/{_NETWORK}"
