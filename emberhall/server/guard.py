"""What keeps the hall safe: origins, limits, headers, errors without secrets."""

from __future__ import annotations

import asyncio
import logging
import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .errors import Refused
from .limits import Limits, address_of
from .settings import Settings
from .texts import language_of

log = logging.getLogger(__name__)

LONGEST_BODY = 16 * 1024
#: A request that brings a file.
LONGER_BODIES = {"/api/campaigns/import": 2 * 1024 * 1024}

_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # addresses of tables are invitations
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_LOCAL = frozenset({"localhost", socket.gethostname().lower(), f"{socket.gethostname().lower()}.local"})
_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


def own_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a request comes from our own pages, or from a program, which has no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if origin in settings.origins:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc == connection.headers.get("host", "")


def own_host(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether the hall was asked for by one of its names; if not, someone may have pointed their own name at it."""
    host = connection.headers.get("host", "")
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    known = {known.lower().rstrip(".") for known in settings.hosts}
    if name in _LOCAL or name in known or any(urlsplit(o).hostname == name for o in settings.origins):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True  # nobody can point a bare address at us


class Guard:
    """Wraps the whole application: refuses what is too long or foreign, and adds headers to every answer."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = False

        async def send_guarded(message: Message) -> None:
            nonlocal began
            if message["type"] == "http.response.start":
                began = True
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
                # browsers check the client's files every time, so that all are of one version
                headers.setdefault("cache-control", "no-store" if scope["path"].startswith("/api/") else "no-cache")
            await send(message)

        try:
            await self._handle(scope, receive, send_guarded)
        except Exception:  # a fault of ours: it is answered like everything else
            log.exception("%s %s failed", scope["method"], scope["path"])
            if began:
                raise
            await self._answer(Refused("sorry", 500), scope, receive, send_guarded)

    async def _handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        refused = self._refused(scope)
        if refused:
            await self._answer(refused, scope, receive, send)
            return
        if scope["method"] in _SAFE:
            await self.app(scope, receive, send)
            return
        try:
            longest = LONGER_BODIES.get(scope["path"], LONGEST_BODY)
            body = await asyncio.wait_for(self._body(receive, longest), self.settings.head_time)
        except (Refused, TimeoutError) as error:
            refused = error if isinstance(error, Refused) else Refused("too-slow", 408)
            await self._answer(refused, scope, receive, send)
            return
        unread = [body]

        async def receive_read() -> Message:
            return {"type": "http.request", "body": unread.pop()} if unread else await receive()

        await self.app(scope, receive_read, send)

    async def _body(self, receive: Receive, longest: int) -> bytes:
        """The whole body, if it is short enough and valid text."""
        body, more = b"", True
        while more:
            message = await receive()
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > longest:
                raise Refused("too-long", 413)
        try:
            if body:
                msgspec.json.decode(body)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Refused("bad-request", 422, why=str(error)[:200]) from None
        return body

    def _refused(self, scope: Scope) -> Refused | None:
        headers = Headers(scope=scope)
        if not self.limits.allow("requests", address_of(HTTPConnection(scope))):
            return Refused("too-many", 429)
        if not own_host(HTTPConnection(scope), self.settings):
            return Refused("foreign-host", 421)
        length = headers.get("content-length", "0")
        longest = LONGER_BODIES.get(scope["path"], LONGEST_BODY)
        if not (length.isascii() and length.isdecimal() and len(length) < 10) or int(length) > longest:
            return Refused("too-long", 413)
        if scope["method"] in _SAFE:
            return None
        if not own_origin(HTTPConnection(scope), self.settings):
            return Refused("foreign-origin", 403)
        # Forms on other sites cannot send this type without asking first.
        kind = headers.get("content-type", "")
        if kind.split(";")[0].strip().lower() != "application/json" and (length != "0" or kind):
            return Refused("not-json", 415)
        return None

    async def _answer(self, refused: Refused, scope: Scope, receive: Receive, send: Send) -> None:
        language = language_of(None, Headers(scope=scope).get("accept-language"))
        unread = {"connection": "close"} if refused.status in (408, 413, 429) else None
        await JSONResponse(refused.body(language), refused.status, unread)(scope, receive, send)
