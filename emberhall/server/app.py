"""The application: routes, guards, pages, and the hall behind them."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.staticfiles import StaticFiles
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from emberhall.kernel import EmberhallError
from emberhall.store import Gone

from . import accounts, answers, campaigns, coaching, fonts, icons, lobby, playing, tables
from .bundle import STATIC, Answer, Client
from .errors import CANNOT_WRITE, Refused, refusal
from .guard import Guard
from .hall import Hall
from .limits import Limits
from .settings import Settings
from .sockets import watch_table
from .texts import language_of

log = logging.getLogger(__name__)

_FOR_EVER = "public, max-age=31536000, immutable"

_TABLE_SOCKET = re.compile(r"/ws/tables/([^/]*)")


def make_app(settings: Settings | None = None) -> FastAPI:
    """The server as an ASGI application."""
    chosen = settings or Settings.from_environment()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        try:
            app.state.hall = hall = Hall(chosen, app.state.limits)
            await asyncio.wrap_future(hall.store.touch())  # without a disk to write to there is no hall
        except (SQLAlchemyError, OSError, ValueError) as error:
            app.state.why_not = str(error).splitlines()[0]
            raise
        try:
            yield
        finally:
            await hall.close()

    app = FastAPI(
        title="Emberhall",
        version=version("emberhall"),
        description="Heavy fantasy board games by their full rules. The WebSocket and the reasons: docs/protocol.md.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        responses={"4XX": {"description": 'Refused: `{"error": {"id", "text"}}`'}},
    )
    app.state.limits = Limits(chosen.limits)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(Guard, settings=chosen, limits=app.state.limits)
    app.add_middleware(_Sockets, hall=lambda: app.state.hall)
    app.include_router(lobby.router)
    app.include_router(accounts.router)
    app.include_router(tables.router)
    app.include_router(playing.router)
    app.include_router(answers.router)
    app.include_router(coaching.router)
    app.include_router(campaigns.router)
    app.include_router(icons.router)
    _pages(app)
    for refused in (Refused, EmberhallError, Gone):
        app.add_exception_handler(refused, _refused)
    for not_stored in CANNOT_WRITE:
        app.add_exception_handler(not_stored, _not_stored)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(HTTPException, _http)
    return app


class _Sockets:
    """Lets the sockets of tables bypass the layers that only requests need: they would cost time with every message."""

    def __init__(self, app: ASGIApp, hall: Callable[[], Hall]) -> None:
        self.app = app
        self.hall = hall

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
            return
        socket = WebSocket(scope, receive, send)
        if found := _TABLE_SOCKET.fullmatch(scope["path"]):
            await watch_table(socket, send, self.hall(), found[1])
        else:
            await socket.close(4404)


def _pages(app: FastAPI) -> None:
    client = Client()
    client.bundle()  # before the first visitor

    def sent(answer: Answer, request: Request, cache: str) -> Response:
        packed = "gzip" in request.headers.get("accept-encoding", "")
        headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if packed else {})
        return Response(answer.packed if packed else answer.body, media_type=answer.kind, headers=headers)

    async def page(request: Request) -> Response:
        return sent(client.bundle().page, request, "no-cache")

    async def part(name: str, request: Request) -> Response:
        if name in fonts.names():
            cut = await asyncio.to_thread(fonts.file, name)
            return Response(cut, media_type="font/woff2", headers={"Cache-Control": _FOR_EVER})
        answer = client.bundle().files.get(name)
        if answer is None:  # asked for by an older page: it gets the newest
            ending = Path(name).suffix
            found = [(id, each) for id, each in client.bundle().files.items() if Path(id).suffix == ending]
            if not found:
                raise HTTPException(404)
            return sent(found[0][1], request, "no-store")
        return sent(answer, request, _FOR_EVER)

    for path in ("/", "/about", "/table/{id}", "/campaign/{id}"):
        app.get(path, include_in_schema=False)(page)
    app.get("/client/{name}", include_in_schema=False)(part)
    app.mount("/static", StaticFiles(directory=STATIC, check_dir=False), name="static")


def _answer(request: Request, refused: Refused) -> JSONResponse:
    language = language_of(request.query_params.get("language"), request.headers.get("accept-language"))
    return JSONResponse(refused.body(language), refused.status)


async def _refused(request: Request, error: Exception) -> Response:
    return _answer(request, refusal(error))


async def _not_stored(request: Request, error: Exception) -> Response:
    log.error("%s %s: %s", request.method, request.url.path, error)
    return _answer(request, refusal(error))


async def _not_understood(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    faults = [f"{'.'.join(str(part) for part in fault['loc'][1:])}: {fault['msg']}" for fault in error.errors()[:3]]
    return _answer(request, Refused("bad-request", 422, why="; ".join(faults)[:500]))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return _answer(request, Refused("no-such-page", 404))
    if error.status_code == 405:
        answer = _answer(request, Refused("not-allowed", 405, method=request.method))
        answer.headers.update(error.headers or {})
        return answer
    return _answer(request, Refused("bad-request", error.status_code, why=str(error.detail)[:200]))
