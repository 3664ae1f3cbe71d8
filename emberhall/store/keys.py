"""What lets people in: the tokens they sign in with, and links to look through the eyes of a seat.

Only hashes are stored. A key belongs to a person and lasts as long as its reason: a token while it is used now and
then, a link while that person sits in that seat.
"""

from __future__ import annotations

import hashlib
import time
from concurrent.futures import Future
from typing import Any

from sqlalchemy import Connection, Engine, delete, insert, select, update

from . import schema
from .company import at_table
from .rows import LinkRow, PersonRow, TokenRow
from .writer import Writer, wake

#: Milliseconds after which an unused token expires.
LIFETIME = 90 * 24 * 3600 * 1000
_NOTED_EVERY = 24 * 3600 * 1000  # milliseconds between notes that a token was used

PERSON = (schema.people.c.id, schema.people.c.name, schema.people.c.login, schema.people.c.password)


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


def hashed(secret: str) -> str:
    """The stored form of a secret. Secrets are long and random, so a plain hash will do."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Keys:
    """Tokens and links."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    # tokens

    def person_of(self, token: str) -> PersonRow | None:
        """The person with this token; None if it is unknown or has expired."""
        t = schema.tokens.c
        query = select(*PERSON, t.used).join(schema.tokens, t.person == schema.people.c.id)
        with self._engine.connect() as connection:
            found = connection.execute(query.where(t.hash == hashed(token))).first()
        moment = now()
        if found is None or found.used < moment - LIFETIME:
            return None
        if found.used < moment - _NOTED_EVERY:
            used = update(schema.tokens).where(t.hash == hashed(token)).values(used=moment)
            self._writer.submit(lambda connection: connection.execute(used) and None)
        return PersonRow(*found[:4])

    def give(self, person: str, token: str, client: str = "", instead: str | None = None) -> Future[None]:
        """Give a person a new token, perhaps in place of another."""

        def work(connection: Connection) -> None:
            if instead:
                connection.execute(delete(schema.tokens).where(schema.tokens.c.hash == hashed(instead)))
            connection.execute(insert(schema.tokens), token_row(person, token, client))
            wake(connection, f"person:{person}")

        return self._writer.submit(work)

    def take(self, person: str, *, token: str | None = None, id: str | None = None) -> Future[int]:
        """Revoke a person's token, by the token or by its id, or all of them; returns how many there were."""

        def work(connection: Connection) -> int:
            t = schema.tokens.c
            which = [t.person == person]
            if token is not None:
                which.append(t.hash == hashed(token))
            if id is not None:
                which.append(t.hash.startswith(id, autoescape=True))
            taken = connection.execute(delete(schema.tokens).where(*which)).rowcount
            wake(connection, f"person:{person}")
            return taken

        return self._writer.submit(work)

    def take_others(self, person: str, token: str) -> Future[int]:
        """Revoke all tokens of a person except this one."""

        def work(connection: Connection) -> int:
            t = schema.tokens.c
            taken = connection.execute(delete(schema.tokens).where(t.person == person, t.hash != hashed(token)))
            wake(connection, f"person:{person}")
            return taken.rowcount

        return self._writer.submit(work)

    def tokens_of(self, person: str) -> list[TokenRow]:
        """A person's tokens, the last used first."""
        t = schema.tokens.c
        query = select(t.hash, t.created, t.used, t.client).where(t.person == person, t.used >= now() - LIFETIME)
        with self._engine.connect() as connection:
            return [TokenRow(*row) for row in connection.execute(query.order_by(t.used.desc(), t.created.desc()))]

    # links

    def link(self, secret: str, table: str, seat: int, person: str, hand: bool) -> Future[None]:
        """Let whoever knows the secret speak at a table, and (with `hand`) look through the eyes of a seat."""
        row = {
            "hash": hashed(secret),
            "table_id": table,
            "seat": seat,
            "person": person,
            "hand": hand,
            "created": now(),
        }

        def work(connection: Connection) -> None:
            at_table(connection, table)
            connection.execute(insert(schema.watches), row)

        return self._writer.submit(work)

    def linked(self, secret: str, table: str) -> LinkRow | None:
        """The link with this secret."""
        return next(
            iter(self._links(schema.watches.c.hash == hashed(secret), schema.watches.c.table_id == table)), None
        )

    def links_of(self, table: str, person: str | None = None) -> list[LinkRow]:
        """The links to a table, or only those a person made, oldest first."""
        w = schema.watches.c
        return self._links(w.table_id == table, *([] if person is None else [w.person == person]))

    def unlink(self, table: str, person: str, id: str) -> Future[bool]:
        """Revoke a link."""

        def work(connection: Connection) -> bool:
            w = schema.watches.c
            which = (w.table_id == table, w.person == person, w.hash.startswith(id, autoescape=True))
            done = connection.execute(delete(schema.watches).where(*which)).rowcount == 1
            wake(connection, f"seats:{table}")
            return done

        return self._writer.submit(work)

    def _links(self, *which: Any) -> list[LinkRow]:
        w = schema.watches.c
        query = select(w.hash, w.seat, w.person, w.hand, w.created).where(*which).order_by(w.created)
        with self._engine.connect() as connection:
            return [LinkRow(*row) for row in connection.execute(query)]


def token_row(person: str, token: str, client: str) -> dict[str, Any]:
    """A token as it is stored."""
    return {"hash": hashed(token), "person": person, "created": now(), "used": now(), "client": client}
