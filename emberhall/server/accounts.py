"""HTTP: people, their accounts and their sessions."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from pydantic import Field

from emberhall.store import PersonRow, hashed

from .asking import Speaker, TheHall, Tongue, answer, limited, with_cookies
from .errors import Refused
from .hall import Hall
from .people import COOKIE, about, token_of
from .views import stamp
from .wishes import Body

router = APIRouter(tags=["people"])

_SESSION_ID = 16  # letters


class Name(Body):
    """A new name."""

    name: str = Field(max_length=200)


class Credentials(Body):
    """A login and a password."""

    login: str = Field(max_length=200)
    password: str = Field(max_length=1000)


class Passwords(Body):
    """The old password, and the new one."""

    old: str = Field(max_length=1000)
    new: str = Field(max_length=1000)


@router.get("/api/me", summary="Who I am")
async def me(person: Speaker, language: Tongue) -> Response:
    return answer(about(person, language))


@router.post("/api/me", summary="Go by another name", dependencies=[limited("change")])
async def rename(request: Request, name: Name, hall: TheHall, language: Tongue) -> Response:
    response = Response()
    person = await hall.people.someone(request, response)
    person = await hall.people.rename(person, name.name)
    await hall.reseat_where(person)
    return with_cookies(response, answer(about(person, language)))


@router.post("/api/token", summary="A token for a program", status_code=201)
async def token(request: Request, hall: TheHall) -> Response:
    _, secret = await hall.people.newcomer(request)
    return answer({"token": secret}, 201)


@router.post(
    "/api/account/register",
    summary="Make an account of what I have here",
    status_code=201,
    dependencies=[limited("passwords")],
)
async def register(request: Request, given: Credentials, hall: TheHall, language: Tongue) -> Response:
    person, unused = await hall.people.who(token_of(request)), ""
    if person is None:
        person, unused = await hall.people.newcomer(request)
    person = await hall.people.register(person, given.login, given.password)
    if unused:  # a visitor without a token gets one below
        await asyncio.wrap_future(hall.store.keys.take(person.id, token=unused))
    return await _renewed(request, hall, person, about(person, language), 201)


@router.post("/api/account/login", summary="Log in", dependencies=[limited("passwords")])
async def login(request: Request, given: Credentials, hall: TheHall, guest: Speaker, language: Tongue) -> Response:
    person, tables = await hall.people.login(guest, given.login, given.password)
    for id in tables:
        if id in hall.live:
            await hall.reseated(hall.live[id])
    response = await _renewed(request, hall, person, about(person, language))
    if guest:
        await hall.recheck(guest.id)
    return response


@router.post("/api/account/password", summary="Change my password", dependencies=[limited("passwords")])
async def password(request: Request, given: Passwords, hall: TheHall, person: Speaker, language: Tongue) -> Response:
    """Sign out everywhere else."""
    if person is None:
        raise Refused("login-wrong", 403)
    await hall.people.change_password(person, given.old, given.new)
    await asyncio.wrap_future(hall.store.keys.take_others(person.id, token_of(request) or ""))
    return await _renewed(request, hall, person, about(person, language))


@router.post("/api/account/logout", summary="Log out")
async def logout(request: Request, hall: TheHall, person: Speaker, language: Tongue) -> Response:
    token = token_of(request)
    if person and token:
        await hall.people.logout(person, token)
        await hall.recheck(person.id)
    response = answer(about(None, language))
    response.delete_cookie(COOKIE, path="/")
    return response


@router.get("/api/account/sessions", summary="Where I am known", dependencies=[limited("reads")])
async def sessions(request: Request, hall: TheHall, person: Speaker) -> Response:
    mine = await asyncio.to_thread(hall.store.keys.tokens_of, person.id) if person else []
    here = hashed(token_of(request) or "")
    told = [
        {"id": t.id, "client": t.client, "created": stamp(t.created), "used": stamp(t.used), "here": t.hash == here}
        for t in mine
    ]
    return answer({"sessions": told})


@router.post("/api/account/sessions/{id}/end", summary="End a session of mine", dependencies=[limited("change")])
async def end_session(id: Annotated[str, Path(max_length=60)], hall: TheHall, person: Speaker) -> Response:
    taken = 0
    if person and len(id) >= _SESSION_ID:
        taken = await asyncio.wrap_future(hall.store.keys.take(person.id, id=id))
    if person is None or not taken:
        raise Refused("no-such-session", 404)
    await hall.recheck(person.id)
    return answer({})


async def _renewed(
    request: Request, hall: Hall, person: PersonRow, body: dict[str, Any], status: int = 200
) -> Response:
    """The answer, with a new token in place of the old one; a program without cookies finds it in the body."""
    secret = await hall.people.renew(person, request)
    if "authorization" in request.headers:
        body |= {"token": secret}
    response = answer(body, status)
    hall.people.set_cookie(request, response, secret)
    await hall.recheck(person.id)
    return response
