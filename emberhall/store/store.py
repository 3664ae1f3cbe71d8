"""The event store: tables, seats, the log of record, people, chat.

Writing returns a future that is done when the row is committed; reading happens at once, in the calling thread.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy import Table as SqlTable
from sqlalchemy.exc import IntegrityError

from . import schema
from .campaigns import Campaigns, hand_over, insert_table
from .company import (
    Check,
    Fits,
    any_name,
    at_table,
    fitting_name,
    name_of,
    names_beside,
    names_in_chat,
    no_check,
)
from .database import default_url, open_engine
from .keys import PERSON, Keys, now, token_row
from .learning import Learning, hand_over_lessons
from .purging import forget_table, purge
from .record import Entry
from .rows import ChatRow, KeptRow, PersonRow, SeatRow, Summary, TableRow
from .wake import EVERYTHING, Listener
from .writer import Writer, wake

R = TypeVar("R", bound=msgspec.Struct)

_AT_ONCE = 500  # rows in one statement


class Store:
    """Everything that outlives the process. `heard` is called, from another thread, when another process wrote
    something: with `record:<table>`, `seats:<table>`, `chat:<table>`, or `all:`.
    """

    def __init__(self, url: str | None = None, heard: Callable[[str], None] = lambda what: None) -> None:
        self.engine = open_engine(url or default_url())
        self._writer = Writer(self.engine, lambda: heard(EVERYTHING))
        self.campaigns = Campaigns(self.engine, self._writer)
        self.keys = Keys(self.engine, self._writer)
        self.learning = Learning(self.engine, self._writer)
        notifies = self.engine.dialect.name == "postgresql"
        self._listener = Listener(self.engine.url, heard, self._writer.own) if notifies else None

    def close(self) -> None:
        """Write what is left, and close the database."""
        self._writer.close()
        if self._listener:
            self._listener.close()
        self.engine.dispose()

    def touch(self) -> Future[None]:
        """Write something, to see whether writing works."""

        def work(connection: Connection) -> None:
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")

        return self._writer.submit(work)

    def wait_until_listening(self, timeout: float = 10) -> bool:
        """Whether news from other processes arrives by now."""
        return self._listener is None or self._listener.ready.wait(timeout)

    # tables

    def create(
        self, table: TableRow, seats: Sequence[SeatRow], past: Sequence[Entry] = (), kept: Sequence[KeptRow] = ()
    ) -> Future[None]:
        """A new table; a branch brings its past along."""

        def work(connection: Connection) -> None:
            insert_table(connection, table, seats)
            if past:
                rows = [
                    {"table_id": table.id, "seq": seq, "kind": e.kind, "seat": e.seat, "key": e.key, "at": e.at}
                    for seq, e in enumerate(past)
                ]
                connection.execute(insert(schema.record), rows)
            if kept:
                connection.execute(insert(schema.snapshots), [msgspec.structs.asdict(row) for row in kept])

        return self._writer.submit(work)

    def table(self, id: str) -> TableRow | None:
        """The table with this id."""
        found = self._read(TableRow, select(schema.tables).where(schema.tables.c.id == id))
        return found[0] if found else None

    def seats(self, table: str) -> list[SeatRow]:
        """The seats of a table, in order."""
        return self.seats_of([table])[table]

    def seats_of(self, tables: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of each of these tables."""
        seats, people = schema.seats.c, schema.people.c
        query = (
            select(seats.table_id, seats.seat, seats.person, seats.bot, seats.seen, people.name)
            .select_from(schema.seats.outerjoin(schema.people, seats.person == people.id))
            .where(seats.table_id.in_(tables))
            .order_by(seats.table_id, seats.seat)
        )
        seated: dict[str, list[SeatRow]] = {table: [] for table in tables}
        with self.engine.connect() as connection:
            for table, *seat in connection.execute(query):
                seated[table].append(SeatRow(*seat))
        return seated

    def tables_of(self, person: str, most: int = 100) -> list[TableRow]:
        """The tables this person set up or sits at, newest first."""
        tables = schema.tables.c
        sits = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        mine = tables.id.in_(sits) | (tables.creator == person)
        return self._read(TableRow, select(schema.tables).where(mine).order_by(tables.updated.desc()).limit(most))

    def listed(self, most: int = 100, *, over: bool = False) -> list[TableRow]:
        """Tables that everybody may see in the hall, unfinished or finished ones, newest first."""
        tables = schema.tables.c
        query = select(schema.tables).where(tables.listed, tables.over == over).order_by(tables.updated.desc())
        return self._read(TableRow, query.limit(most))

    def count_made_by(self, person: str, since: int) -> int:
        """How many tables this person has set up since then."""
        tables = schema.tables.c
        query = select(func.count()).where(tables.creator == person, tables.created >= since)
        with self.engine.connect() as connection:
            return connection.execute(query).scalar_one()

    def looked_into(self, table: str) -> Future[None]:
        """Note forever that someone may know what is hidden at a table, and in its campaign."""

        def work(connection: Connection) -> None:
            tables, campaigns = schema.tables.c, schema.campaigns.c
            connection.execute(update(schema.tables).where(tables.id == table).values(looked=True))
            mine = select(tables.campaign).where(tables.id == table, tables.campaign.is_not(None))
            connection.execute(update(schema.campaigns).where(campaigns.id.in_(mine)).values(looked=True))
            wake(connection, f"seats:{table}")

        return self._writer.submit(work)

    def forget(self, table: str, check: Check = no_check) -> Future[None]:
        """Delete a table and everything that belongs to it, if the check allows it at that moment."""

        def work(connection: Connection) -> None:
            check(at_table(connection, table, to_delete=True))
            forget_table(connection, table)

        return self._writer.submit(work)

    def disused(self, since: int, most: int = 1000) -> list[str]:
        """Tables where nothing has happened since then; those of a campaign live as long as it does."""
        tables = schema.tables.c
        query = select(tables.id).where(tables.updated < since, tables.campaign.is_(None)).limit(most)
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def purge(self, most: int = 10_000) -> Future[int]:
        """Delete expired tokens, and guests who have left nothing here; returns how many people there were."""
        return self._writer.submit(lambda connection: purge(connection, now(), most))

    def summarize(self, summaries: Sequence[Summary]) -> Future[None]:
        """Write down what lists show about these tables."""

        rows = [(s.table, s.updated, s.decisions, json.dumps(s.waiting), int(s.over), s.result) for s in summaries]

        def work(connection: Connection) -> None:
            mark = "(?,?,?,?,?,?)" if connection.dialect.name == "sqlite" else "(%s,%s,%s,%s,%s,%s)"
            for start in range(0, len(rows), _AT_ONCE):
                some = rows[start : start + _AT_ONCE]
                # One statement for all rows: each statement lets other threads of the process run.
                connection.exec_driver_sql(
                    "UPDATE tables SET updated = CAST(news.column2 AS BIGINT), "
                    "decisions = CAST(news.column3 AS INTEGER), waiting = news.column4, "
                    "over = (CAST(news.column5 AS INTEGER) = 1), result = news.column6 "
                    f"FROM (VALUES {','.join([mark] * len(some))}) AS news WHERE tables.id = news.column1",
                    tuple(value for row in some for value in row),
                )

        return self._writer.submit(work)

    # the log of record

    def append(self, table: str, seq: int, entries: Sequence[Entry]) -> Future[bool]:
        """Add entries at this place of the table's record; False if someone else has written there first."""
        return self._writer.append(table, seq, entries)

    def append_soon(self, table: str, seq: int, entries: Sequence[Entry]) -> asyncio.Future[bool]:
        """Like `append`, for a task of the running event loop."""
        return self._writer.append_soon(table, seq, entries)

    def record(self, table: str, since: int = 0) -> list[Entry]:
        """The entries of a table's record, from this place on."""
        r = schema.record.c
        query = select(r.kind, r.seat, r.key, r.at).where(r.table_id == table, r.seq >= since).order_by(r.seq)
        with self.engine.connect() as connection:
            return [Entry(*row) for row in connection.execute(query)]

    def keep(self, rows: Sequence[KeptRow]) -> Future[None]:
        """Replace older snapshots of the same tables and versions; a snapshot without a story keeps the old story."""
        values = [(r.table_id, r.game_version, r.at, r.seq, r.state, r.story) for r in rows]

        def work(connection: Connection) -> None:
            mark = "(?,?,?,?,?,?)" if connection.dialect.name == "sqlite" else "(%s,%s,%s,%s,%s,%s)"
            for start in range(0, len(values), _AT_ONCE):
                some = values[start : start + _AT_ONCE]
                connection.exec_driver_sql(
                    "INSERT INTO snapshots (table_id, game_version, at, seq, state, story) "
                    "SELECT column1, CAST(column2 AS INTEGER), CAST(column3 AS INTEGER), CAST(column4 AS INTEGER), "
                    f"column5, column6 FROM (VALUES {','.join([mark] * len(some))}) AS news "
                    "WHERE column1 IN (SELECT id FROM tables) "  # one that has been deleted meanwhile spoils no other
                    "ON CONFLICT (table_id, game_version) DO UPDATE SET "
                    "at = excluded.at, seq = excluded.seq, state = excluded.state, story = "
                    "CASE WHEN length(excluded.story) > 0 THEN excluded.story ELSE snapshots.story END",
                    tuple(value for row in some for value in row),
                )

        return self._writer.submit(work)

    def kept(self, table: str) -> list[KeptRow]:
        """The snapshots of a table, those of the newest rules last."""
        s = schema.snapshots.c
        return self._read(KeptRow, select(schema.snapshots).where(s.table_id == table).order_by(s.game_version))

    # seats

    def sit(self, table: str, seat: int, person: str, check: Check = no_check) -> Future[bool]:
        """Take an open seat; False if it is not open."""

        def work(connection: Connection) -> bool:
            company = at_table(connection, table, person)
            if any(s.seat == seat and s.kind == "open" for s in company.seats):
                check(company)
                return self._seat(connection, table, seat, person=person, bot=None)
            return False

        return self._writer.submit(work)

    def seat(
        self, table: str, before: SeatRow, person: str | None, bot: str | None, check: Check = no_check
    ) -> Future[bool]:
        """Give a seat to someone else; False if it has changed hands since."""

        def work(connection: Connection) -> bool:
            company = at_table(connection, table, person)
            if any((s.seat, s.person, s.bot) == (before.seat, before.person, before.bot) for s in company.seats):
                check(company)
                return self._seat(connection, table, before.seat, person=person, bot=bot)
            return False

        return self._writer.submit(work)

    def _seat(self, connection: Connection, table: str, seat: int, **values: str | None) -> bool:
        s = schema.seats.c
        connection.execute(update(schema.seats).where(s.table_id == table, s.seat == seat).values(**values))
        wake(connection, f"seats:{table}")
        return True

    def saw(self, table: str, seats: Sequence[int], decisions: int) -> Future[None]:
        """Remember how far the people in these seats have looked."""

        def work(connection: Connection) -> None:
            s = schema.seats.c
            connection.execute(
                update(schema.seats).where(s.table_id == table, s.seat.in_(seats)).values(seen=decisions)
            )

        return self._writer.submit(work)

    # chat

    def say(self, table: str, person: PersonRow, seat: int | None, text: str, fits: Fits = any_name) -> Future[bool]:
        """Add a line to the chat of a table; False if someone without a seat has a name that does not fit there."""

        def work(connection: Connection) -> bool:
            company = at_table(connection, table, person.id)
            if company.name and not any(s.person == person.id for s in company.seats):
                creator = company.row.creator
                names = [*company.names(person.id), *names_in_chat(connection, table, person.id)]
                if creator != person.id and (name := name_of(connection, creator)):
                    names.append(name)
                if not fits(company.name, names):
                    return False
            row = {"table_id": table, "person": person.id, "name": company.name, "seat": seat, "text": text}
            connection.execute(insert(schema.chat), {**row, "at": now()})
            wake(connection, f"chat:{table}")
            return True

        return self._writer.submit(work)

    def chat(self, table: str, after: int = 0, most: int = 100) -> list[ChatRow]:
        """The newest lines of a table's chat after line number `after`, oldest first."""
        c = schema.chat.c
        query = select(c.n, c.name, c.seat, c.text, c.at).where(c.table_id == table, c.n > after)
        return self._read(ChatRow, query.order_by(c.n.desc()).limit(most))[::-1]

    # people

    def person_with_login(self, login: str) -> PersonRow | None:
        """The person with this login."""
        return self._person(select(*PERSON).where(schema.people.c.login == login))

    def arrive(self, person: str, token: str, name: str | None = None, client: str = "") -> Future[None]:
        """A new person with a token."""

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.people), {"id": person, "name": name, "created": now()})
            connection.execute(insert(schema.tokens), token_row(person, token, client))

        return self._writer.submit(work)

    def rename(self, person: str, name: str, fits: Fits = any_name) -> Future[bool]:
        """Change a person's name; False if it does not fit beside the names at their tables and in their campaigns."""

        def work(connection: Connection) -> bool:
            if not fits(name, names_beside(connection, person)):
                return False
            _rename(connection, person, name)
            return True

        return self._writer.submit(work)

    def new_password(self, person: str, password: str) -> Future[None]:
        """Change a person's password; it comes hashed."""

        def work(connection: Connection) -> None:
            connection.execute(update(schema.people).where(schema.people.c.id == person).values(password=password))
            wake(connection, f"person:{person}")

        return self._writer.submit(work)

    def register(self, person: str, login: str, password: str) -> Future[bool]:
        """Turn a guest into an account (the password comes hashed); False if the login is taken."""

        def work(connection: Connection) -> bool:
            people = schema.people.c
            if connection.execute(select(people.id).where(people.login == login)).first():
                return False
            mine = update(schema.people).where(people.id == person, people.login.is_(None))
            return connection.execute(mine.values(login=login, password=password)).rowcount == 1

        result = self._writer.submit(work)
        settled: Future[bool] = Future()

        def settle(done: Future[bool]) -> None:
            error = done.exception()
            if isinstance(error, IntegrityError):  # taken by another process in the same moment
                settled.set_result(False)
            elif error:
                settled.set_exception(error)
            else:
                settled.set_result(done.result())

        result.add_done_callback(settle)
        return settled

    def merge(self, guest: str, account: str, fits: Fits = any_name) -> Future[list[str]]:
        """Hand over a guest's seats and tables to an account; returns those tables.

        If the account's name does not fit there, it goes by the guest's, or else gets a number.
        """

        def work(connection: Connection) -> list[str]:
            own = name_of(connection, account)
            wished = [name for name in (own, name_of(connection, guest)) if name]
            name = fitting_name(wished, fits, names_beside(connection, guest, account))
            tables = list(
                connection.execute(select(schema.seats.c.table_id).where(schema.seats.c.person == guest)).scalars()
            )
            connection.execute(update(schema.seats).where(schema.seats.c.person == guest).values(person=account))
            connection.execute(update(schema.tables).where(schema.tables.c.creator == guest).values(creator=account))
            connection.execute(update(schema.watches).where(schema.watches.c.person == guest).values(person=account))
            hand_over(connection, guest, account)
            hand_over_lessons(connection, guest, account)
            if name != own:
                _rename(connection, account, name)
            wake(connection, *(f"seats:{table}" for table in tables))
            return tables

        return self._writer.submit(work)

    # help

    def _insert(self, table: SqlTable, row: dict[str, Any]) -> Future[None]:
        def work(connection: Connection) -> None:
            connection.execute(insert(table), row)

        return self._writer.submit(work)

    def _read(self, kind: type[R], query: Any) -> list[R]:
        with self.engine.connect() as connection:
            return [kind(**row._mapping) for row in connection.execute(query)]

    def _person(self, query: Any) -> PersonRow | None:
        found = self._read(PersonRow, query)
        return found[0] if found else None


def _rename(connection: Connection, person: str, name: str | None) -> None:
    connection.execute(update(schema.people).where(schema.people.c.id == person).values(name=name))
    sits = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
    wake(connection, *(f"seats:{table}" for table in connection.execute(sits).scalars()))
