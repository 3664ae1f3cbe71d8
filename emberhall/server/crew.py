"""The workers of one hall: processes behind one address, each of which keeps its share of the tables.

Which worker a table belongs to follows from its id. A connection may arrive at any of them; before a request is read,
the connection itself (its descriptor and what was read of it) is handed to the worker that keeps the table, and lives
there from then on. This only saves work: any process can serve any table, so if the other worker is gone, the request
is served where it arrived.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import socket
import zlib
from array import array
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

log = logging.getLogger(__name__)

#: Requests about a table or a campaign, and those that must be counted in one place: who someone is.
_ABOUT = re.compile(rb"[A-Z]+ /(?:(?:ws|api)/(?:tables|campaigns)/([\w-]{8,40})(?=[/? ])|api/(?:account|me|token)\b)")
#: The most of a request that goes along with its connection.
_MOST = 64 * 1024


class Crew:
    """The workers of a hall, as the one with this number knows them. They meet in a folder of their own."""

    def __init__(self, number: int, count: int, folder: Path) -> None:
        self.number, self.count, self.folder = number, count, folder
        self._letterbox = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._letterbox.setblocking(False)
        self._adopting: set[asyncio.Task[None]] = set()

    def keeper_of(self, head: bytes) -> int:
        """The worker that a request belongs to, judging by its beginning; one that is nobody's stays where it is."""
        about = _ABOUT.match(head)
        if about is None:
            return self.number
        return zlib.crc32(about[1]) % self.count if about[1] else 0

    def hand_over(self, transport: asyncio.Transport, head: bytes) -> bool:
        """Give a connection to the worker that its request belongs to; False if it stays here."""
        keeper = self.keeper_of(head)
        if keeper == self.number or len(head) > _MOST:
            return False
        connection = transport.get_extra_info("socket")
        try:
            with_it = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection.fileno()]))]
            self._letterbox.sendmsg([head], with_it, 0, str(self._place(keeper)))
        except OSError:  # it is being replaced, or has too much to do
            return False
        transport.abort()  # our descriptor; the other worker has one of its own
        return True

    def listen(self, protocol: Callable[[], Any]) -> None:
        """Take in the connections that other workers hand over."""
        place = self._place(self.number)
        with suppress(FileNotFoundError):
            place.unlink()
        self._letterbox.bind(str(place))
        loop = asyncio.get_running_loop()
        loop.add_reader(self._letterbox.fileno(), self._open_letters, loop, protocol)

    def close(self) -> None:
        """Take in no more connections."""
        asyncio.get_running_loop().remove_reader(self._letterbox.fileno())
        self._letterbox.close()

    def _place(self, number: int) -> Path:
        return self.folder / f"worker-{number}"

    def _open_letters(self, loop: asyncio.AbstractEventLoop, protocol: Callable[[], Any]) -> None:
        with suppress(BlockingIOError):
            while True:
                head, descriptors, _, _ = socket.recv_fds(self._letterbox, _MOST, 1)
                for descriptor in descriptors:
                    task = loop.create_task(self._adopt(loop, protocol, socket.socket(fileno=descriptor), head))
                    self._adopting.add(task)
                    task.add_done_callback(self._adopting.discard)

    async def _adopt(
        self, loop: asyncio.AbstractEventLoop, protocol: Callable[[], Any], connection: socket.socket, head: bytes
    ) -> None:
        def adopted() -> Any:
            made = protocol()
            made.head = head  # before what arrives from now on
            return made

        try:
            await loop.connect_accepted_socket(adopted, connection)
        except OSError as error:  # the client has left meanwhile
            log.info("a connection was lost on its way: %s", error)
            connection.close()


class _Handing(H11Protocol):
    """A connection that goes to the worker its next request belongs to."""

    crew: ClassVar[Crew]
    #: What another worker has read of it.
    head: bytes = b""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.head and not transport.is_closing():
            super().data_received(self.head)

    def data_received(self, data: bytes) -> None:
        if not (self._between_requests() and self.crew.hand_over(self.transport, data)):
            super().data_received(data)

    def _between_requests(self) -> bool:
        answered = self.cycle is None or self.cycle.response_complete
        idle = self.conn.our_state is h11.IDLE and self.conn.their_state is h11.IDLE
        return answered and idle and not self.conn.trailing_data[0]


def handing_over(protocol: type[Any], crew: Crew) -> type[Any]:
    """A protocol for HTTP whose connections go to the worker that their requests belong to."""
    return type("Handing", (_Handing, protocol), {"crew": crew})


def leave_with(lifeline: int, stop: Callable[[], None]) -> None:
    """Stop when the other end of this pipe closes: whoever hired us is gone."""
    loop = asyncio.get_running_loop()

    def heard() -> None:
        if not os.read(lifeline, 1):
            loop.remove_reader(lifeline)
            stop()

    loop.add_reader(lifeline, heard)
