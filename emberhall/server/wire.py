"""The WebSocket as uvicorn speaks it, without what costs time with every message.

Several messages can be sent in one go (`deliver`), as text that is encoded already: for frames of the server nothing
else has to be done but to put their length before them. Reading pauses only when messages pile up.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from starlette.types import Send
from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

#: The extension of ASGI that such a socket offers.
TEXTS = "emberhall.texts"
#: Messages that may wait to be handled before reading pauses.
_WAITING = 4


class QuickSocket(WebSocketsSansIOProtocol):
    """A WebSocket that sends several texts at once."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["extensions"][TEXTS] = {}

    def send_receive_event_to_app(self) -> None:
        if self.queue.qsize() < _WAITING:
            paused, self.read_paused = self.read_paused, True  # then uvicorn does not pause
            super().send_receive_event_to_app()
            self.read_paused = paused
        else:
            super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        if message["type"] != TEXTS:
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        self.transport.write(b"".join([part for text in message["texts"] for part in (_head(len(text)), text)]))


def _head(length: int) -> bytes:
    """The head of a frame from a server with a whole text of this length (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


async def deliver(socket: WebSocket, send: Send, texts: Iterable[bytes]) -> None:
    """Send texts in order, in one go if the server can. `send` is the socket's own way out."""
    if TEXTS in socket.scope.get("extensions", ()):
        await send({"type": TEXTS, "texts": texts})
    else:
        for text in texts:
            await socket.send_text(text.decode())
