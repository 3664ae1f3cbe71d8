"""What routes share: the hall, the language, the speaker, the answer."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any, NamedTuple

from fastapi import Depends, Query, Request, Response

from emberhall.store import PersonRow

from .hall import Hall
from .limits import Limits, address_of
from .people import token_of
from .texts import language_of
from .views import encode

#: What may wait for long without doing anything: others of the same address go on meanwhile.
_PATIENT = frozenset({"hints"})


def _hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def _language(request: Request, language: Annotated[str | None, Query(max_length=20)] = None) -> str:
    return language_of(language, request.headers.get("accept-language"))


async def _speaker(request: Request) -> PersonRow | None:
    return await _hall(request).people.who(token_of(request))


class Gaze(NamedTuple):
    """Who is looking, from which of their seats, or by which spectator link."""

    person: PersonRow | None
    look: str | None
    watch: str | None


async def _gaze(
    request: Request,
    look: Annotated[str | None, Query(max_length=20, description="A seat of mine, `all` or `spectator`")] = None,
    watch: Annotated[str | None, Query(max_length=200, description="The secret of a spectator's link")] = None,
) -> Gaze:
    return Gaze(await _speaker(request), look, watch)


TheHall = Annotated[Hall, Depends(_hall)]
Tongue = Annotated[str, Depends(_language)]
Gazing = Annotated[Gaze, Depends(_gaze)]
Speaker = Annotated[PersonRow | None, Depends(_speaker)]


def limited(kind: str) -> Any:
    """A dependency for routes that one address may not use too often, nor too much at a time."""

    async def check(request: Request, person: Speaker) -> AsyncIterator[None]:
        limits: Limits = request.app.state.limits
        limits.check(kind, request, person.id if person else None)
        if kind in _PATIENT:
            yield
            return
        async with limits.turn(address_of(request)):
            yield

    return Depends(check)


def answer(body: dict[str, Any], status: int = 200) -> Response:
    """The body as JSON."""
    return Response(encode(body), status, media_type="application/json")


def with_cookies(source: Response, target: Response) -> Response:
    """The target, with the cookies set on the source."""
    target.raw_headers.extend(header for header in source.raw_headers if header[0] == b"set-cookie")
    return target
