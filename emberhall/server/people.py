"""Who is speaking: tokens in cookies or headers, names, accounts."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from starlette.requests import HTTPConnection
from starlette.responses import Response

from emberhall.store import PersonRow, Store

from .errors import Refused

COOKIE = "emberhall"
LONGEST_NAME = 40
SHORTEST_PASSWORD = 8
_LOGIN = re.compile(r"[\w.-]{3,40}")
_YEAR = 365 * 24 * 3600
_REMEMBERED = 60.0  # seconds for which a token is not looked up again
_MOST_REMEMBERED = 20_000
_CONTROL = re.compile(r"[\x00-\x1f\x7f\u2028\u2029\u202a-\u202e\u2066-\u2069]+")


def tidy(text: str) -> str:
    """The text on one line, without control characters."""
    return " ".join(_CONTROL.sub(" ", text).split())


def token_of(connection: HTTPConnection) -> str | None:
    """The token that came with a request."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token:
        return token.strip()[:200]
    return (connection.cookies.get(COOKIE) or "")[:200] or None


class People:
    """Everybody the hall knows."""

    def __init__(self, store: Store, https: bool) -> None:
        self._store = store
        self._https = https
        self._known: dict[str, tuple[float, PersonRow | None]] = {}
        self._hasher = PasswordHasher()
        self._no_one = self._hasher.hash("no one has this password")

    async def who(self, token: str | None) -> PersonRow | None:
        """Whoever holds this token."""
        if not token:
            return None
        known = self._known.get(token)
        if known and time.monotonic() - known[0] < _REMEMBERED:
            return known[1]
        person = await asyncio.to_thread(self._store.person_of, token)
        if len(self._known) > _MOST_REMEMBERED:
            self._known.clear()
        self._known[token] = (time.monotonic(), person)
        return person

    async def newcomer(self, name: str | None = None) -> tuple[PersonRow, str]:
        """A new person, with their token."""
        person, token = secrets.token_urlsafe(12), secrets.token_urlsafe(32)
        await asyncio.wrap_future(self._store.arrive(person, token, name))
        return PersonRow(person, name), token

    async def someone(self, connection: HTTPConnection, response: Response) -> PersonRow:
        """Whoever speaks; a new person (with a cookie on the response) if they are not known yet."""
        person = await self.who(token_of(connection))
        if person is None:
            person, token = await self.newcomer()
            self.set_cookie(connection, response, token)
        return person

    def set_cookie(self, connection: HTTPConnection, response: Response, token: str) -> None:
        """Let the browser keep the token, out of reach of scripts."""
        secure = self._https or connection.url.scheme == "https"
        response.set_cookie(COOKIE, token, max_age=_YEAR, path="/", httponly=True, samesite="lax", secure=secure)

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        """Let somebody go by this name."""
        name = tidy(name)
        if not 1 <= len(name) <= LONGEST_NAME:
            raise Refused("name-bad", 422, most=LONGEST_NAME)
        if name != person.name:
            await asyncio.wrap_future(self._store.rename(person.id, name))
            self._forget(person.id)
        return PersonRow(person.id, name, person.login, person.password)

    async def register(self, person: PersonRow, login: str, password: str) -> PersonRow:
        """Give somebody an account."""
        login = login.strip().lower()
        if not _LOGIN.fullmatch(login):
            raise Refused("login-bad", 422)
        if len(password) < SHORTEST_PASSWORD:
            raise Refused("password-short", 422, least=SHORTEST_PASSWORD)
        if person.login:
            raise Refused("have-account")
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        if not await asyncio.wrap_future(self._store.register(person.id, login, hashed)):
            raise Refused("login-taken")
        self._forget(person.id)
        return PersonRow(person.id, person.name, login, hashed)

    async def login(self, guest: PersonRow | None, login: str, password: str) -> tuple[PersonRow, str, list[str]]:
        """The account with this login, a new token for it, and the tables where it took over the guest's seats."""
        person = await asyncio.to_thread(self._store.person_with_login, tidy(login).lower())
        # Whether the login exists cannot be told from how long the answer takes.
        right = await asyncio.to_thread(self._verify, (person and person.password) or self._no_one, password)
        if person is None or not right:
            raise Refused("login-wrong", 403)
        token = secrets.token_urlsafe(32)
        await asyncio.wrap_future(self._store.give_token(person.id, token))
        tables: list[str] = []
        if guest and guest.login is None:
            tables = await asyncio.wrap_future(self._store.merge(guest.id, person.id))
        return person, token, tables

    async def logout(self, token: str | None) -> None:
        """Make the token worthless."""
        if token:
            self._known.pop(token, None)
            await asyncio.wrap_future(self._store.take_token(token))

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    def _forget(self, person: str) -> None:
        for token in [t for t, (_, known) in self._known.items() if known and known.id == person]:
            del self._known[token]


def about(person: PersonRow | None, language: str) -> dict[str, Any]:
    """What people are told of themselves."""
    return {"name": person and person.name, "login": person and person.login, "language": language}
