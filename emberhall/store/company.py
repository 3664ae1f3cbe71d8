"""Who is at a table or in a campaign while something is written: nobody comes or goes until it is committed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Connection, select

from . import schema
from .rows import CampaignRow, SeatRow, TableRow

_LONGEST = 36  # letters of a name that gets a number


class Gone(Exception):
    """What was to be changed has been deleted meanwhile."""


class Company(NamedTuple):
    """A table or campaign with its seats (or chairs), and the present name of the person who wishes something."""

    row: TableRow | CampaignRow
    seats: list[SeatRow]
    name: str | None = None

    def others(self, person: str) -> list[SeatRow]:
        """The seats of other people."""
        return [s for s in self.seats if s.person and s.person != person]

    def names(self, person: str) -> list[str]:
        """The names of the other people."""
        return [s.name for s in self.others(person) if s.name]


#: Looks at the company at the moment of writing. It raises an error if the change does not fit, and nothing is written.
Check: TypeAlias = Callable[[Company], None]


#: Whether a name fits beside these.
Fits: TypeAlias = Callable[[str, Sequence[str]], bool]


def no_check(company: Company) -> None:
    """Every change fits."""


def any_name(name: str, beside: Sequence[str]) -> bool:
    """Every name fits."""
    return True


def fitting_name(wished: Sequence[str], fits: Fits, beside: Sequence[str]) -> str | None:
    """The first of these names that fits, or else the first of them with a number."""
    numbered = (f"{wished[0][:_LONGEST]} {n}" for n in range(2, 100)) if wished else ()
    return next((name for name in chain(wished, numbered) if fits(name, beside)), None)


def at_table(connection: Connection, table: str, person: str | None = None, *, to_delete: bool = False) -> Company:
    """Those at a table, for the rest of this transaction."""
    tables = schema.tables.c
    # the weaker lock lets other processes add to the record of the table
    query = select(schema.tables).where(tables.id == table).with_for_update(key_share=not to_delete)
    row = connection.execute(query).first()
    if row is None:
        raise Gone(table)
    seats, people = schema.seats.c, schema.people.c
    there = (
        select(seats.seat, seats.person, seats.bot, seats.seen, people.name)
        .select_from(schema.seats.outerjoin(schema.people, seats.person == people.id))
        .where(seats.table_id == table)
        .order_by(seats.seat)
    )
    found = [SeatRow(*seat) for seat in connection.execute(there)]
    return Company(TableRow(**row._mapping), found, name_of(connection, person))


def in_campaign(connection: Connection, campaign: str, person: str | None = None) -> Company:
    """Those in a campaign that this transaction has changed."""
    query = select(schema.campaigns).where(schema.campaigns.c.id == campaign)
    row = connection.execute(query).first()
    if row is None:
        raise Gone(campaign)
    chairs, people = schema.chairs.c, schema.people.c
    there = (
        select(chairs.chair, chairs.person, chairs.bot, people.name)
        .select_from(schema.chairs.outerjoin(schema.people, chairs.person == people.id))
        .where(chairs.campaign == campaign)
        .order_by(chairs.chair)
    )
    found = [SeatRow(chair, holder, bot, 0, name) for chair, holder, bot, name in connection.execute(there)]
    return Company(CampaignRow(**row._mapping), found, name_of(connection, person))


def name_of(connection: Connection, person: str | None) -> str | None:
    """The present name of a person."""
    people = schema.people.c
    return connection.execute(select(people.name).where(people.id == person)).scalar() if person else None


def names_beside(connection: Connection, *persons: str) -> list[str]:
    """The names of the others wherever these people sit; nobody else sits down there until this is committed."""
    seats, chairs = schema.seats.c, schema.chairs.c
    _lock(connection, schema.tables, select(seats.table_id).where(seats.person.in_(persons)))
    _lock(connection, schema.campaigns, select(chairs.campaign).where(chairs.person.in_(persons)))
    tables = select(seats.table_id).where(seats.person.in_(persons))
    campaigns = select(chairs.campaign).where(chairs.person.in_(persons))
    beside = select(seats.person).where(seats.table_id.in_(tables))
    beside_there = select(chairs.person).where(chairs.campaign.in_(campaigns))
    people = schema.people.c
    query = select(people.name).where(
        people.id.in_(beside.union(beside_there)), people.id.not_in(persons), people.name.is_not(None)
    )
    return list(connection.execute(query).scalars())


def _lock(connection: Connection, table: Any, ids: Any) -> None:
    """Let nobody else change these rows meanwhile, in one order for all."""
    connection.execute(
        select(table.c.id).where(table.c.id.in_(ids)).order_by(table.c.id).with_for_update(key_share=True)
    )


def names_in_chat(connection: Connection, table: str, person: str) -> Sequence[str]:
    """The names under which others have spoken at a table."""
    chat = schema.chat.c
    query = select(chat.name).distinct().where(chat.table_id == table, chat.person != person, chat.name.is_not(None))
    return connection.execute(query).scalars().all()
