"""HTTP: games, texts, rules, people and accounts."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field

from emberhall import rulebook
from emberhall.kernel import LANGUAGES

from .asking import Speaker, TheHall, Tongue, answer, limited, with_cookies
from .errors import Refused
from .games import described, picture
from .people import COOKIE, about, token_of
from .texts import client_texts

router = APIRouter()

_MOST_RULES = 50


class Name(BaseModel):
    """A new name."""

    name: str = Field(max_length=200)


class Credentials(BaseModel):
    """A login and a password."""

    login: str = Field(max_length=200)
    password: str = Field(max_length=1000)


@router.get("/healthz", tags=["server"], summary="Whether the server is well")
async def healthz(hall: TheHall) -> Response:
    if hall.closing:
        raise Refused("closing", 503)
    return answer({"ok": True, "tables": len(hall.live), "watchers": sum(map(len, hall.watchers.values()))})


@router.get("/api/texts", tags=["lobby"], summary="The browser client's texts")
async def texts(language: Tongue) -> Response:
    return answer({"language": language, "languages": LANGUAGES, "texts": client_texts(language)})


@router.get("/api/games", tags=["lobby"], summary="The games that can be played")
async def games(hall: TheHall, language: Tongue) -> Response:
    return answer({"games": [described(hall.shelf.game(name), language) for name in hall.shelf.names()]})


@router.get("/api/games/{name}/picture", tags=["lobby"], summary="The scene of a game that has just begun")
def game_picture(name: str, hall: TheHall, language: Tongue) -> Response:
    drawn = picture(hall.shelf.game(name), language)
    return Response(drawn, media_type="application/json", headers={"cache-control": "max-age=3600"})


@router.get("/api/pictures", tags=["lobby"], summary="Such a scene of every game, by name")
def game_pictures(hall: TheHall, language: Tongue) -> Response:
    drawn = ((name, picture(hall.shelf.game(name), language)) for name in hall.shelf.names())
    body = b"{%s}" % b",".join(msgspec.json.encode(name) + b":" + scene for name, scene in drawn)
    return Response(body, media_type="application/json", headers={"cache-control": "max-age=3600"})


@router.get("/api/rules/{game}", tags=["rules"], summary="Search the numbered rules of a game")
def search_rules(game: str, hall: TheHall, language: Tongue, q: Annotated[str, Query(max_length=200)] = "") -> Response:
    stems = hall.shelf.game(game).rules
    if q.strip():
        found = rulebook.search(stems, q, language)[:_MOST_RULES]
    else:
        found = [rulebook.load(s, language).get(id, rule) for s in stems for id, rule in rulebook.load(s).items()]
    return answer({"rules": [{"id": rule.id, "text": rule.told(), "chapter": rule.chapter} for rule in found]})


@router.get("/api/rules/{game}/{rule}", tags=["rules"], summary="One rule")
def one_rule(game: str, rule: str, hall: TheHall, language: Tongue) -> Response:
    for stem in hall.shelf.game(game).rules:
        if rule in rulebook.load(stem):
            found = rulebook.load(stem, language).get(rule) or rulebook.load(stem)[rule]
            return answer({"id": found.id, "text": found.told(), "chapter": found.chapter})
    raise Refused("no-such-rule", 404, rule=rule[:60])


@router.get("/api/me", tags=["people"], summary="Who I am")
async def me(person: Speaker, language: Tongue) -> Response:
    return answer(about(person, language))


@router.post("/api/me", tags=["people"], summary="Go by another name", dependencies=[limited("change")])
async def rename(request: Request, name: Name, hall: TheHall, language: Tongue) -> Response:
    response = Response()
    person = await hall.people.someone(request, response)
    person = await hall.people.rename(person, name.name)
    await hall.reseat_where(person)
    return with_cookies(response, answer(about(person, language)))


@router.post(
    "/api/token", tags=["people"], summary="A token for a program", status_code=201, dependencies=[limited("people")]
)
async def token(hall: TheHall) -> Response:
    _, secret = await hall.people.newcomer()
    return answer({"token": secret}, 201)


@router.post(
    "/api/account/register",
    tags=["people"],
    summary="Make an account of what I have here",
    status_code=201,
    dependencies=[limited("passwords")],
)
async def register(request: Request, given: Credentials, hall: TheHall, language: Tongue) -> Response:
    response = Response()
    person = await hall.people.someone(request, response)
    person = await hall.people.register(person, given.login, given.password)
    return with_cookies(response, answer(about(person, language), 201))


@router.post("/api/account/login", tags=["people"], summary="Log in", dependencies=[limited("passwords")])
async def login(request: Request, given: Credentials, hall: TheHall, guest: Speaker, language: Tongue) -> Response:
    person, secret, tables = await hall.people.login(guest, given.login, given.password)
    for id in tables:
        if id in hall.live:
            await hall.reseated(hall.live[id])
    response = answer(about(person, language))
    hall.people.set_cookie(request, response, secret)
    return response


@router.post("/api/account/logout", tags=["people"], summary="Log out")
async def logout(request: Request, hall: TheHall, language: Tongue) -> Response:
    await hall.people.logout(token_of(request))
    response = answer(about(None, language))
    response.delete_cookie(COOKIE, path="/")
    return response
