"""Running the server: address, port, logs, and an orderly shutdown."""

from __future__ import annotations

import errno
import gc
import json
import logging
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.h11_impl import H11Protocol

from emberhall.kernel import EmberhallError, msg

from .app import make_app
from .connections import LONGEST_HEAD, limited_protocol, raise_descriptor_limit
from .crew import Crew, handing_over, leave_with
from .frames import limited_socket
from .guard import LONGEST_BODY
from .settings import Settings
from .texts import LOCALE, TEXTS
from .wire import QuickSocket

_PORTS_TRIED = 20
_GARBAGE = 20_000  # new objects between looks for garbage: a view alone makes thousands
_SWITCH = 0.001  # seconds a thread runs at a time: the store's writer must not wait long


class CannotServe(EmberhallError):
    """The server cannot start."""

    locale = LOCALE


class JsonLines(logging.Formatter):
    """One JSON object per line, for programs that read logs."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def bound_socket(host: str, port: int, *, strict: bool) -> socket.socket:
    """A socket that listens on the port, or (unless strict) on the next free one."""
    for candidate in [port] if strict or port == 0 else range(port, min(port + _PORTS_TRIED, 65536)):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        sock = socket.socket(family, socket.SOCK_STREAM)
        try:
            if sys.platform != "win32":
                sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            sock.bind((host, candidate))
            sock.listen(2048)
            return sock
        except OSError as error:
            sock.close()
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise CannotServe("serve-no-address", host=host, why=error.strerror or str(error)) from None
    raise CannotServe("serve-no-port", host=host, port=str(port))


def config_of(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves the application, within the limits of docs/security.md."""
    proxies = frozenset(settings.proxies)
    limited = limited_protocol(settings.connections, settings.head_time, app.state.limits, proxies)
    return uvicorn.Config(
        app,
        http=limited if settings.limits else H11Protocol,
        ws=limited_socket(app.state.limits, proxies) if settings.limits else QuickSocket,
        h11_max_incomplete_event_size=LONGEST_HEAD,
        # X-Forwarded-For is believed only from our own proxies.
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        log_config=None,
        access_log=False,
        ws_max_size=LONGEST_BODY,
        ws_per_message_deflate=False,  # views are sent as changes; compressing would cost 300 KB a socket
        timeout_graceful_shutdown=5,
        timeout_keep_alive=65,
        server_header=False,
    )


class Service(NamedTuple):
    """How a process serves a hall, on its own or as one of several workers."""

    settings: Settings
    log_level: str = "warning"
    json_logs: bool = True

    def run(
        self,
        sock: socket.socket,
        *,
        crew: Crew | None = None,
        lifeline: int | None = None,
        ready: Callable[[], None] = lambda: None,
    ) -> None:
        """Serve until interrupted; `ready` is called when the hall is open."""
        _set_up_logs(self.log_level, self.json_logs)
        sys.setswitchinterval(_SWITCH)
        app = make_app(self.settings)
        raise_descriptor_limit()
        config = config_of(app, self.settings)
        if crew is not None:
            assert isinstance(config.http, type)
            config.http = handing_over(config.http, crew)
        server = _Server(app, config, ready, crew, lifeline)
        with suppress(SystemExit):  # explained below
            server.run(sockets=[sock])
        if not server.started:
            why = getattr(app.state, "why_not", None)
            raise CannotServe("serve-no-database", why=why) if why else CannotServe("serve-failed")


def serve(
    host: str = "127.0.0.1",
    port: int = 8321,
    *,
    strict_port: bool = False,
    settings: Settings | None = None,
    language: str = "en",
    log_level: str = "warning",
    json_logs: bool = True,
) -> None:
    """Serve the hall until interrupted; the address to open is printed."""
    sock = bound_socket(host, port, strict=strict_port)
    say_where(port, sock, language)
    opened = msg("serve-open", address=shown(host, sock))
    service = Service(settings or Settings.from_environment(), log_level, json_logs)
    service.run(sock, ready=lambda: print(TEXTS.say(opened, language), flush=True))
    print(TEXTS.say(msg("serve-closing"), language), flush=True)


def say_where(port: int, sock: socket.socket, language: str) -> None:
    """Say which port is used, if it is not the one that was wanted."""
    bound = sock.getsockname()[1]
    if port and bound != port:
        print(TEXTS.say(msg("serve-port-taken", port=str(port), next=str(bound)), language), flush=True)


def shown(host: str, sock: socket.socket) -> str:
    """The address to open in a browser."""
    host = "127.0.0.1" if host in ("", "0.0.0.0", "::") else host
    return f"http://{f'[{host}]' if ':' in host else host}:{sock.getsockname()[1]}/"


class _Server(uvicorn.Server):
    """Tells when the hall can be opened, and says goodbye before it closes sockets."""

    def __init__(
        self,
        app: FastAPI,
        config: uvicorn.Config,
        ready: Callable[[], None],
        crew: Crew | None,
        lifeline: int | None,
    ) -> None:
        super().__init__(config)
        self._app, self._ready, self._crew, self._lifeline = app, ready, crew, lifeline

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        gc.collect()
        gc.freeze()  # what is loaded by now stays: looking through it again and again would cost more than views do
        gc.set_threshold(_GARBAGE)
        if self._crew is not None:
            self._crew.listen(self._connection)
        if self._lifeline is not None:
            leave_with(self._lifeline, self._leave)
        self._ready()

    def _connection(self) -> Any:
        """The protocol of a connection that another worker hands over, made as for one that arrives here."""
        made: Any = self.config.http_protocol_class
        return made(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

    def _leave(self) -> None:
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.started:
            if self._crew is not None:
                self._crew.close()
            await self._app.state.hall.say_goodbye()
        await super().shutdown(sockets)


def _set_up_logs(level: str, json_lines: bool) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if json_lines else logging.Formatter("%(asctime)s %(name)s %(message)s"))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
