"""Limits of a WebSocket: how many frames and bytes it may bring, and how much of what it is sent may lie unread.

A message may come in many frames, and pings and pongs are no messages at all. They are handled where data arrives,
before anybody knows whose they are, so they are counted there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from uvicorn.protocols.utils import ClientDisconnected
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from .limits import Bucket, Limits, Rate, neighbourhood
from .wire import QuickSocket

#: Frames and bytes of one socket.
FRAMES = Rate(50, 100)
BYTES = Rate(64_000, 512_000)
#: How many bytes are taken apart before the frames in them are counted.
SLICE = 512
#: The pieces of one message.
MOST_PIECES = 64
#: More bytes than ever wait for a client to read them: one view, and what the transport holds.
MOST_UNREAD = 1_000_000

TOO_MANY = 4429
_TOO_LONG = 1009
_PATIENCE = 2.0  # seconds for a close frame to be read

_HANDLERS: dict[Opcode, Callable[[Any, Frame], None]] = {
    Opcode.CONT: lambda socket, frame: socket.handle_cont(frame),
    Opcode.TEXT: lambda socket, frame: socket.handle_text(frame),
    Opcode.BINARY: lambda socket, frame: socket.handle_bytes(frame),
    Opcode.PING: lambda socket, frame: socket.handle_ping(),
    Opcode.PONG: lambda socket, frame: socket.handle_pong(frame),
    Opcode.CLOSE: lambda socket, frame: socket.handle_close(frame),
}


class LimitedSocket(QuickSocket):
    """A WebSocket held to the limits of its class."""

    limits: ClassVar[Limits]
    exempt: ClassVar[frozenset[str]]

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._frames = Bucket(FRAMES.rate, FRAMES.burst)
        self._bytes = Bucket(BYTES.rate, BYTES.burst)
        self._over = False

    # what comes

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            piece = data[start : start + SLICE]
            if not self._bytes.take(len(piece)):
                self._cut_off(TOO_MANY)
            if self._over:
                return
            super().data_received(piece)

    def handle_events(self) -> None:
        for event in self.conn.events_received():
            if self._over:
                return
            if isinstance(event, Request):
                self.handle_connect(event)
            elif not isinstance(event, Frame):
                continue
            elif self._frames.take() and self._address_may():
                self.handle_frame(event)
            else:
                self._cut_off(TOO_MANY)

    def handle_frame(self, frame: Frame) -> None:
        """Handle a frame that is within the limits."""
        if frame.opcode is Opcode.CONT and len(self.frames) >= MOST_PIECES:
            self._cut_off(_TOO_LONG)
        else:
            _HANDLERS[frame.opcode](self, frame)

    def _address(self) -> str | None:
        """Whose limits all sockets there share; a proxy names whom it speaks for."""
        host = self.scope["client"][0] if self.scope["client"] else ""
        return None if host in self.exempt else neighbourhood(host)

    def _address_may(self) -> bool:
        """Whether all sockets of an address together bring few enough frames."""
        address = self._address()
        return address is None or self.limits.allow("frames", address)

    def _cut_off(self, code: int) -> None:
        """Close at once: whatever else has come is thrown away unread."""
        self._over = True
        self.stop_keepalive()
        if code == TOO_MANY and (address := self._address()):
            self.limits.note_flood(address)
        if self.close_sent or not self.handshake_complete:
            self.transport.abort()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._let_go()

    # what goes

    def handle_ping(self) -> None:
        pong = b"".join(self.conn.data_to_send())
        if self.writable.is_set():  # a client that reads nothing gets no answers either
            self.transport.write(pong)

    async def send(self, message: Any) -> None:
        if self._over:
            raise ClientDisconnected
        await super().send(message)
        if self.close_timer is not None:  # then a client that does not read its close frame has had its time
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._let_go()

    def _let_go(self) -> None:
        """Close, without waiting forever until everything is read."""
        self.transport.close()
        self.loop.call_later(_PATIENCE, self.transport.abort)


def limited_socket(limits: Limits, exempt: frozenset[str] = frozenset()) -> type[LimitedSocket]:
    """uvicorn's protocol for WebSockets with these limits; addresses of our own proxies stand for many people."""
    return type("Limited", (LimitedSocket,), {"limits": limits, "exempt": exempt})
