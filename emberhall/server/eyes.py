"""The seats from which a person may look at a table."""

from __future__ import annotations

import asyncio
from typing import Any

from emberhall.store import LinkRow, PersonRow, Store

from .errors import Refused
from .held import Eyes, HeldTable


def eyes_of(
    table: HeldTable, person: PersonRow | None, look: int | str | None, link: LinkRow | None
) -> tuple[Eyes, dict[str, Any]]:
    """The seats a person looks from, and what the client is told about it."""
    own = table.seats_of(person)
    you: dict[str, Any] = {"seats": own, "look": None, "curtain": False, "watching": not own}
    you["guided"] = table.row.guided and bool(own)
    watch = link.seat if link and link.hand and stands(table, link) else None
    if watch is not None or not own or look == "spectator":
        return ((watch,) if watch is not None else ()), you | {"look": watch, "watching": True}
    if len(own) == 1:
        return own, you | {"look": own[0]}
    if look == "all" or not table.secret_between(own):
        return own, you
    if isinstance(look, int) and look in own:
        return (look,), you | {"look": look, "curtain": True}
    return (), you | {"curtain": True}


def stands(table: HeldTable, link: LinkRow) -> bool:
    """Whether the maker of a link still sits in its seat."""
    return link.seat < len(table.seats) and table.seats[link.seat].person == link.person


async def link_of(store: Store, table: HeldTable, secret: str | None) -> LinkRow | None:
    """The link with this secret; refused if it is unknown or revoked."""
    if not secret:
        return None
    link = await asyncio.to_thread(store.keys.linked, secret, table.id)
    if link is None or not stands(table, link):
        raise Refused("bad-watch", 403)
    return link


def looked_for(look: str | None) -> int | str | None:
    """The `look` of an address."""
    if look in ("all", "spectator"):
        return look
    return int(look) if look and look.isascii() and look.isdecimal() and len(look) < 5 else None
