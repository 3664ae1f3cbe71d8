"""Limits of connections: how many from one address, how long a request may take to arrive, how long its head may be."""

from __future__ import annotations

import asyncio
import sys
from typing import Any, ClassVar

from uvicorn.protocols.http.h11_impl import H11Protocol

from .limits import Limits, neighbourhood

#: The most bytes in a request's head; the longest honest one has a cookie and the address of a table.
LONGEST_HEAD = 16 * 1024

_MOST_ADDRESSES = 10_000  # to remember, before those without a connection are forgotten


class _Limited(H11Protocol):
    """One connection, held to the limits of its class."""

    most: ClassVar[int]
    head_time: ClassVar[float]
    exempt: ClassVar[frozenset[str]]
    limits: ClassVar[Limits]
    held: ClassVar[dict[str, set[asyncio.Transport]]]
    many: ClassVar[int] = _MOST_ADDRESSES

    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if host in self.exempt or self._admitted(neighbourhood(host), transport):
            self._wait()
        else:
            transport.abort()

    def _admitted(self, address: str, transport: asyncio.Transport) -> bool:
        """Count this connection, if its address may have another."""
        if self.limits.banished(address) or not self.limits.allow("connections", address):
            return False
        ours = {known for known in self.held.get(address, ()) if not known.is_closing()}
        admitted = len(ours) < self.most
        self.held[address] = ours | {transport} if admitted else ours
        if len(self.held) > self.many:
            for other in [a for a, known in self.held.items() if all(t.is_closing() for t in known)]:
                del self.held[other]
            type(self).many = max(_MOST_ADDRESSES, 2 * len(self.held))  # looking through them must stay rare
        return admitted

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return  # it is a WebSocket now, and may be silent for as long as it likes
        if self.cycle is not None and not self.cycle.response_complete:
            self._stop_waiting()  # the head is complete
        elif self._waiting is None and self.timeout_keep_alive_task is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def _wait(self) -> None:
        self._waiting = self.loop.call_later(self.head_time, self._give_up)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _give_up(self) -> None:
        self._waiting = None
        if self.cycle is None or self.cycle.response_complete:
            self.transport.abort()


def limited_protocol(most: int, head_time: float, limits: Limits, exempt: frozenset[str] = frozenset()) -> Any:
    """uvicorn's protocol for HTTP with these limits; our own proxies may open any number of connections."""
    own = {"most": most, "head_time": head_time, "limits": limits, "exempt": exempt, "held": {}}
    return type("Limited", (_Limited,), own)


def raise_descriptor_limit() -> None:
    """Let the process hold as many sockets as the system allows."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = hard if hard != resource.RLIM_INFINITY else 65_536
        if soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
