"""Campaigns in the store: the document, who has which chair, and the chronicle.

A campaign changes as a whole. Whoever writes says which state of it they saw (`seq`), and fails if it has changed
since.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, exists, insert, select, update

from . import schema
from .company import Check, in_campaign, no_check
from .purging import forget_campaign
from .rows import CampaignRow, ChronicleRow, SeatRow, TableRow
from .writer import Writer, wake


class Campaigns:
    """The campaigns of a store."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine, self._writer = engine, writer

    def create(self, row: CampaignRow, chairs: Sequence[SeatRow], entry: ChronicleRow) -> Future[None]:
        """A new campaign."""

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.campaigns), msgspec.structs.asdict(row))
            rows = [{"campaign": row.id, "chair": c.seat, "person": c.person, "bot": c.bot} for c in chairs]
            connection.execute(insert(schema.chairs), rows)
            self._enter(connection, row.id, entry)

        return self._writer.submit(work)

    def write(
        self,
        row: CampaignRow,
        *,
        entry: ChronicleRow | None = None,
        chairs: Sequence[SeatRow] = (),
        opens: tuple[TableRow, Sequence[SeatRow]] | None = None,
        seats: Sequence[SeatRow] = (),
        check: Check = no_check,
    ) -> Future[bool]:
        """Replace the previous state of a campaign with this one; False if it has changed since.

        An entry of the chronicle, new holders of chairs, a new table, and new holders of seats at the campaign's table
        are written in the same transaction. The check sees who is there at that moment, and the name of the first
        new holder.
        """

        def work(connection: Connection) -> bool:
            campaigns = schema.campaigns.c
            same = update(schema.campaigns).where(campaigns.id == row.id, campaigns.seq == row.seq - 1)
            values = msgspec.structs.asdict(row)
            looked = values.pop("looked")
            if connection.execute(same.values(values)).rowcount != 1:
                return False
            check(in_campaign(connection, row.id, next((c.person for c in chairs), None)))
            if looked:  # forever: nothing sets it back
                connection.execute(update(schema.campaigns).where(campaigns.id == row.id).values(looked=True))
            for c in chairs:
                mine = (schema.chairs.c.campaign == row.id, schema.chairs.c.chair == c.seat)
                connection.execute(update(schema.chairs).where(*mine).values(person=c.person, bot=c.bot, wish=None))
            for s in seats:
                there = (schema.seats.c.table_id == row.table_id, schema.seats.c.seat == s.seat)
                connection.execute(update(schema.seats).where(*there).values(person=s.person, bot=s.bot))
            if seats:
                wake(connection, f"seats:{row.table_id}")
            if opens:
                insert_table(connection, *opens)
                connection.execute(update(schema.chairs).where(schema.chairs.c.campaign == row.id).values(wish=None))
            if entry:
                self._enter(connection, row.id, entry)
            return True

        return self._writer.submit(work)

    def wish(self, campaign: str, person: str, key: str | None) -> Future[bool]:
        """Note what a person would like to play next; False if something is being played already."""
        campaigns, chairs = schema.campaigns.c, schema.chairs.c
        between = exists().where(campaigns.id == campaign, campaigns.table_id.is_(None))
        mine = (chairs.campaign == campaign, chairs.person == person, between)

        def work(connection: Connection) -> bool:
            return connection.execute(update(schema.chairs).where(*mine).values(wish=key)).rowcount > 0

        return self._writer.submit(work)

    def disused(self, since: int, most: int = 100) -> list[str]:
        """Campaigns where nothing has happened since then, at none of their tables."""
        with self._engine.connect() as connection:
            return list(connection.execute(_disused(since).limit(most)).scalars())

    def forget(self, campaign: str, since: int) -> Future[list[str]]:
        """Delete a disused campaign with all its tables; returns those."""

        def work(connection: Connection) -> list[str]:
            still = _disused(since).where(schema.campaigns.c.id == campaign).with_for_update()
            return forget_campaign(connection, campaign) if connection.execute(still).first() else []

        return self._writer.submit(work)

    def _enter(self, connection: Connection, campaign: str, entry: ChronicleRow) -> None:
        connection.execute(insert(schema.chronicle), {"campaign": campaign, **msgspec.structs.asdict(entry)})

    def campaign(self, id: str) -> CampaignRow | None:
        """The campaign with this id."""
        found = self._rows(select(schema.campaigns).where(schema.campaigns.c.id == id))
        return found[0] if found else None

    def chairs(self, campaign: str) -> list[SeatRow]:
        """The chairs of a campaign and their holders, in order."""
        return self.chairs_of([campaign])[campaign]

    def chairs_of(self, campaigns: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The chairs of each of these campaigns and their holders."""
        chairs, people = schema.chairs.c, schema.people.c
        query = (
            select(chairs.campaign, chairs.chair, chairs.person, chairs.bot, people.name, chairs.wish)
            .select_from(schema.chairs.outerjoin(schema.people, chairs.person == people.id))
            .where(chairs.campaign.in_(campaigns))
            .order_by(chairs.campaign, chairs.chair)
        )
        seated: dict[str, list[SeatRow]] = {campaign: [] for campaign in campaigns}
        with self._engine.connect() as connection:
            for campaign, chair, person, bot, name, wish in connection.execute(query):
                seated[campaign].append(SeatRow(chair, person, bot, 0, name, wish))
        return seated

    def chronicle(self, campaign: str) -> list[ChronicleRow]:
        """The chronicle of a campaign, oldest entry first."""
        c = schema.chronicle.c
        query = select(c.n, c.entry, c.table_id, c.at).where(c.campaign == campaign).order_by(c.n)
        with self._engine.connect() as connection:
            return [ChronicleRow(**row._mapping) for row in connection.execute(query)]

    def of(self, person: str, most: int = 100) -> list[CampaignRow]:
        """The campaigns this person began or has a chair in, newest first."""
        campaigns = schema.campaigns.c
        sits = select(schema.chairs.c.campaign).where(schema.chairs.c.person == person)
        mine = campaigns.id.in_(sits) | (campaigns.creator == person)
        return self._rows(select(schema.campaigns).where(mine).order_by(campaigns.updated.desc()).limit(most))

    def listed(self, most: int = 100) -> list[CampaignRow]:
        """Unfinished campaigns that everybody may see in the hall, newest first."""
        campaigns = schema.campaigns.c
        query = select(schema.campaigns).where(campaigns.listed, campaigns.over.is_(False))
        return self._rows(query.order_by(campaigns.updated.desc()).limit(most))

    def _rows(self, query: object) -> list[CampaignRow]:
        with self._engine.connect() as connection:
            return [CampaignRow(**row._mapping) for row in connection.execute(query)]  # type: ignore[call-overload]


def _disused(since: int) -> Any:
    campaigns, tables = schema.campaigns.c, schema.tables.c
    played = exists().where(tables.campaign == campaigns.id, tables.updated >= since)
    return select(campaigns.id).where(campaigns.updated < since, ~played)


def insert_table(connection: Connection, table: TableRow, seats: Sequence[SeatRow]) -> None:
    """A new table within a transaction."""
    connection.execute(insert(schema.tables), msgspec.structs.asdict(table))
    connection.execute(
        insert(schema.seats),
        [{"table_id": table.id, "seat": s.seat, "person": s.person, "bot": s.bot, "seen": s.seen} for s in seats],
    )


def hand_over(connection: Connection, guest: str, account: str) -> None:
    """Hand over a guest's chairs and campaigns to an account, within a transaction."""
    connection.execute(update(schema.chairs).where(schema.chairs.c.person == guest).values(person=account))
    connection.execute(update(schema.campaigns).where(schema.campaigns.c.creator == guest).values(creator=account))
