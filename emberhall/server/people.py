"""People: tokens in cookies or headers, names, accounts."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Iterable
from functools import cache
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from starlette.requests import HTTPConnection
from starlette.responses import Response

from emberhall.store import LIFETIME, PersonRow, Store

from .errors import Refused
from .limits import Limits
from .names import fits, name_of, tidy

COOKIE = "emberhall"
SHORTEST_PASSWORD = 8
_LOGIN = re.compile(r"[\w.-]{3,40}")
_REMEMBERED = 60.0  # seconds before a token is looked up again
_MOST_REMEMBERED = 20_000
_LONGEST_CLIENT = 120


def token_of(connection: HTTPConnection) -> str | None:
    """The token that came with a request."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token:
        return token.strip()[:200]
    return (connection.cookies.get(COOKIE) or "")[:200] or None


def client_of(connection: HTTPConnection) -> str:
    """The name a browser or program gives itself."""
    return tidy(connection.headers.get("user-agent", ""))[:_LONGEST_CLIENT]


@cache
def _no_ones_password() -> str:
    """A hash to compare with if there is no account, so that it takes as long."""
    return PasswordHasher().hash("no one has this password")


class People:
    """Everybody known to the hall."""

    def __init__(self, store: Store, https: bool, limits: Limits) -> None:
        self._store = store
        self._limits = limits
        self._https = https
        self._known: dict[str, tuple[float, PersonRow | None]] = {}
        self._forgotten = 0  # how often someone has been forgotten
        self._hasher = PasswordHasher()

    async def who(self, token: str | None) -> PersonRow | None:
        """The person with this token, or None."""
        if not token:
            return None
        known = self._known.get(token)
        if known and time.monotonic() - known[0] < _REMEMBERED:
            return known[1]
        looked_up = self._forgotten
        person = await asyncio.to_thread(self._store.keys.person_of, token)
        if len(self._known) > _MOST_REMEMBERED:
            self._known.clear()
        if looked_up == self._forgotten:  # otherwise it may have been revoked meanwhile
            self._known[token] = (time.monotonic(), person)
        return person

    async def newcomer(self, connection: HTTPConnection) -> tuple[PersonRow, str]:
        """A new person, with their token; refused if too many come from one address."""
        self._limits.check("people", connection)
        person, token = secrets.token_urlsafe(12), secrets.token_urlsafe(32)
        await asyncio.wrap_future(self._store.arrive(person, token, client=client_of(connection)))
        return PersonRow(person, None), token

    async def someone(self, connection: HTTPConnection, response: Response) -> PersonRow:
        """The person speaking; a new one, with a cookie on the response, if they are unknown."""
        person = await self.who(token_of(connection))
        if person is None:
            person, token = await self.newcomer(connection)
            self.set_cookie(connection, response, token)
        return person

    def set_cookie(self, connection: HTTPConnection, response: Response, token: str) -> None:
        """Give the browser the token in a cookie that scripts cannot read."""
        secure = self._https or connection.url.scheme == "https"
        response.set_cookie(
            COOKIE, token, max_age=LIFETIME // 1000, path="/", httponly=True, samesite="lax", secure=secure
        )

    async def rename(self, person: PersonRow, name: str, beside: Iterable[str | None] = ()) -> PersonRow:
        """Rename a person. The name must not look like another at their tables, or like those in `beside`."""
        name = name_of(name)
        if name != person.name:
            taken = not fits(name, beside)
            if taken or not await asyncio.wrap_future(self._store.rename(person.id, name, fits)):
                raise Refused("name-taken-here", 409)
            self.forget(person.id)
        return PersonRow(person.id, name, person.login, person.password)

    async def register(self, person: PersonRow, login: str, password: str) -> PersonRow:
        """Turn a guest into an account."""
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
        self.forget(person.id)
        return PersonRow(person.id, person.name, login, hashed)

    async def change_password(self, person: PersonRow, old: str, new: str) -> None:
        """Change the password of a person who knows the old one."""
        no_one = await asyncio.to_thread(_no_ones_password)
        if not person.login or not await asyncio.to_thread(self._verify, person.password or no_one, old):
            raise Refused("login-wrong", 403)
        if len(new) < SHORTEST_PASSWORD:
            raise Refused("password-short", 422, least=SHORTEST_PASSWORD)
        hashed = await asyncio.to_thread(self._hasher.hash, new)
        await asyncio.wrap_future(self._store.new_password(person.id, hashed))
        self.forget(person.id)

    async def renew(self, person: PersonRow, connection: HTTPConnection) -> str:
        """Replace the token a person came with, so that copies of it are useless."""
        token, old = secrets.token_urlsafe(32), token_of(connection)
        await asyncio.wrap_future(self._store.keys.give(person.id, token, client_of(connection), old))
        self.forget(person.id)
        if old:
            self._known.pop(old, None)
        return token

    async def login(self, guest: PersonRow | None, login: str, password: str) -> tuple[PersonRow, list[str]]:
        """Sign in: the account with this login, and the tables where it took over the guest's seats."""
        login = tidy(login).lower()
        tried = self._limits.try_login(login)
        person = await asyncio.to_thread(self._store.person_with_login, login)
        # The time it takes must not tell whether the login exists.
        no_one = await asyncio.to_thread(_no_ones_password)
        right = await asyncio.to_thread(self._verify, (person and person.password) or no_one, password)
        if person is None or not right:
            raise Refused("login-wrong", 403)
        tried.give_back()
        tables: list[str] = []
        if guest and guest.login is None:
            tables = await asyncio.wrap_future(self._store.merge(guest.id, person.id, fits))
            self.forget(guest.id)
            self.forget(person.id)
            person = await asyncio.to_thread(self._store.person_with_login, login) or person  # by another name, perhaps
        return person, tables

    async def logout(self, person: PersonRow, token: str) -> None:
        """Revoke the token."""
        await asyncio.wrap_future(self._store.keys.take(person.id, token=token))
        self.forget(person.id)

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    def forget(self, person: str | None = None) -> None:
        """Look this person's tokens up again next time, or everybody's."""
        self._forgotten += 1
        for token in [t for t, (_, known) in self._known.items() if person is None or (known and known.id == person)]:
            del self._known[token]


def about(person: PersonRow | None, language: str) -> dict[str, Any]:
    """What people are told about themselves."""
    return {"name": person and person.name, "login": person and person.login, "language": language}
