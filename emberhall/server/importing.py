"""Bringing a game that was played elsewhere into the hall's records, to step through it in the browser."""

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from emberhall.agents import agent_names, parse_spec
from emberhall.kernel import Session
from emberhall.store import Entry, SeatRow, Store, TableRow, now


def bring_in(store: Store, session: Session[Any], players: Sequence[str]) -> str:
    """Keep a game as a table that nobody lists; returns its address in the hall.

    Bots that the hall knows sit where they sat. The seats of a game that has not ended are open: nobody plays on by
    themselves.
    """
    person, table = secrets.token_urlsafe(12), secrets.token_urlsafe(12)
    store.arrive(person, secrets.token_urlsafe(24)).result()
    over = session.outcome is not None
    row = TableRow(
        id=table,
        game=session.game.name,
        game_version=session.game.version,
        options=msgspec.json.encode(session.options).decode(),
        seed=session.seed,
        seeded=True,
        looked=True,
        listed=False,
        creator=person,
        created=now(),
        updated=now(),
        decisions=len(session.choices),
        waiting=msgspec.json.encode([ask.seat for ask in session.asks]).decode(),
        over=over,
    )
    known = agent_names(session.game)
    bots = [name if (name := parse_spec(player)[0]) in known else "random" for player in players]
    seats = [SeatRow(seat, bot=bots[seat] if over else None) for seat in range(session.seats)]
    past = [Entry("choose", seat, option.key(), now()) for seat, option in session.choices]
    store.create(row, seats, past).result()
    return f"/table/{table}"
