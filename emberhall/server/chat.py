"""What people at a table say to each other."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from emberhall.store import LinkRow, PersonRow

from .errors import Refused
from .eyes import stands
from .live import LiveTable
from .names import tidy
from .views import stamp
from .wishes import LONGEST_CHAT

if TYPE_CHECKING:
    from .hall import Hall


def may_speak(table: LiveTable, person: PersonRow, link: LinkRow | None) -> bool:
    """Whoever sits here, set the table up, or was given a link by somebody who sits here."""
    return bool(table.seats_of(person)) or table.row.creator == person.id or bool(link and stands(table, link))


async def say(hall: Hall, table: LiveTable, person: PersonRow | None, text: str, link: LinkRow | None = None) -> None:
    """Add a line to the chat of a table."""
    if person is None:
        raise Refused("not-at-table", 403)
    if not may_speak(table, person, link):
        raise Refused("chat-not-invited", 403)
    line = tidy(text)
    if not line:
        raise Refused("chat-empty", 422)
    if len(line) > LONGEST_CHAT:
        raise Refused("chat-long", 422, most=LONGEST_CHAT)
    own = table.seats_of(person)
    await asyncio.wrap_future(hall.store.say(table.id, person, own[0] if own else None, line))
    hall.tell_chat(table.id)


def chat_line(row: Any) -> dict[str, Any]:
    """A line of chat as it is sent."""
    return {"n": row.n, "at": stamp(row.at), "name": row.name, "seat": row.seat, "text": row.text}
