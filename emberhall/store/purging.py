"""What is deleted in the end: tables, campaigns, expired tokens, and guests who have left nothing behind."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, delete, exists, select, update

from . import schema
from .keys import LIFETIME
from .writer import wake

#: Milliseconds after which a guest who has done nothing here is forgotten.
PASSING = 2 * 24 * 3600 * 1000
_AT_ONCE = 500


def forget_table(connection: Connection, table: str) -> None:
    """Delete a table and everything that belongs to it."""
    for part, column in _pointing_at(schema.tables.c.id):
        if column.nullable:
            connection.execute(update(part).where(column == table).values({column: None}))
        else:
            connection.execute(delete(part).where(column == table))
    connection.execute(delete(schema.tables).where(schema.tables.c.id == table))
    wake(connection, f"seats:{table}")


def forget_campaign(connection: Connection, campaign: str) -> list[str]:
    """Delete a campaign with all its tables; returns those."""
    query = select(schema.tables.c.id).where(schema.tables.c.campaign == campaign)
    tables = list(connection.execute(query.order_by(schema.tables.c.id)).scalars())
    for table in tables:
        forget_table(connection, table)
    for part, column in _pointing_at(schema.campaigns.c.id):
        connection.execute(delete(part).where(column == campaign))
    connection.execute(delete(schema.campaigns).where(schema.campaigns.c.id == campaign))
    return tables


def _pointing_at(key: Any) -> Iterable[tuple[Any, Any]]:
    """The tables and columns that refer to a key."""
    for part in reversed(schema.metadata.sorted_tables):
        for column in part.columns:
            if any(foreign.column is key for foreign in column.foreign_keys):
                yield part, column


def purge(connection: Connection, now: int, most: int) -> int:
    """Delete expired tokens, and guests without token, seat, table, campaign, link or word; returns how many."""
    people, tokens = schema.people.c, schema.tokens.c
    connection.execute(delete(schema.tokens).where(tokens.used < now - LIFETIME))
    here = [
        exists().where(column == people.id)
        for part, column in _pointing_at(schema.people.c.id)
        if part not in (schema.tokens, schema.lessons)
    ]
    came = exists().where(tokens.person == people.id, tokens.used >= now - PASSING)
    idle = select(people.id).where(people.login.is_(None), people.created < now - PASSING, ~came)
    gone = list(connection.execute(idle.where(*(~one for one in here)).limit(most)).scalars())
    for start in range(0, len(gone), _AT_ONCE):
        some = gone[start : start + _AT_ONCE]
        connection.execute(delete(schema.tokens).where(tokens.person.in_(some)))
        connection.execute(delete(schema.lessons).where(schema.lessons.c.person.in_(some)))
        connection.execute(delete(schema.people).where(people.id.in_(some)))
    return len(gone)
