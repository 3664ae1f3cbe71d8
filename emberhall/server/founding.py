"""Setting up tables: new ones, and branches that continue from an earlier position of another."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from emberhall.agents import agent_names
from emberhall.kernel import LANGUAGES, EmberhallError, Game, Seed, Session, new_seed
from emberhall.scene import plain
from emberhall.store import Entry, KeptRow, PersonRow, Seam, SeatRow, TableRow, now

from .errors import Refused
from .games import agreed
from .hall import Hall
from .held import Eyes
from .live import LiveTable
from .past import Choices, dealt_again

log = logging.getLogger(__name__)


def seated(person: PersonRow, game: Game[Any, Any], wishes: Sequence[str]) -> list[SeatRow]:
    """The seats as requested."""
    return [seat_row(person, game, seat, wish) for seat, wish in enumerate(wishes)]


def seat_row(person: PersonRow, game: Game[Any, Any], seat: int, wish: str) -> SeatRow:
    """One seat as requested: `me`, `open`, or `bot:<name>`."""
    if wish == "me":
        return SeatRow(seat, person.id, name=person.name)
    if wish == "open":
        return SeatRow(seat)
    kind, _, bot = wish.partition(":")
    if kind != "bot":
        raise Refused("bad-seat-wish", 422, seat=wish)
    if bot not in agent_names(game):  # never a module path or settings: those are for the command line
        raise Refused("no-such-bot", 422, bot=bot)
    return SeatRow(seat, bot=bot)


async def create(
    hall: Hall,
    person: PersonRow,
    game: Game[Any, Any],
    options: Any,
    wishes: Sequence[str],
    *,
    listed: bool,
    seed: Seed | None,
    guided: bool = False,
) -> TableRow:
    """Set up a new table; the seed of a guided one is not its player's choice."""
    if "/" in game.name:
        raise Refused("interlude-of-campaign", 422)
    seats = seated(person, game, wishes)
    begun = await asyncio.to_thread(_begun, game, options, len(seats), new_seed() if seed is None else seed)
    row = TableRow(
        id=secrets.token_urlsafe(12),
        game=game.name,
        game_version=game.version,
        options=msgspec.json.encode(begun.options).decode(),
        seed=begun.seed,
        seeded=seed is not None and not guided,
        guided=guided,
        listed=listed,
        creator=person.id,
        created=now(),
        updated=now(),
    )
    await asyncio.wrap_future(hall.store.create(row, seats))
    return row


def _begun(game: Game[Any, Any], given: object, seats: int, seed: Seed) -> Session[Any]:
    """The game at its beginning, once it is certain that it can be played and looked at."""
    try:
        options = agreed(game, given)
        game.check(options, seats)
        begun = Session(game, options, seats, seed, keep=False)
        for viewer in (None, *range(seats)):
            plain(begun.view(viewer).scene(), game.texts, LANGUAGES[0])
    except EmberhallError as error:
        raise Refused.because(error) from None
    except Refused:
        raise
    except Exception:  # the game's own code, and options of any shape
        log.exception("%s cannot be set up with %r", game.name, given)
        raise Refused("set-up-fails", 422) from None
    return begun


class Trunk(NamedTuple):
    """What a branch grows from: a table's decisions, where its rules changed, and who is branching."""

    choices: Choices
    seam: Seam | None
    own: Eyes
    whole: bool  # a person who holds every seat may know everything

    def past(self, at: int) -> list[Entry]:
        """The record of a branch that shares the first `at` decisions."""
        past = [Entry("choose", seat, key, now()) for seat, key in self.choices[:at]]
        if self.seam:
            past.insert(self.seam.at, msgspec.structs.replace(self.seam, stand=self.seam.at).entry(now()))
        return past


async def branch(hall: Hall, person: PersonRow, table: LiveTable, at: int, wishes: Sequence[str] | None) -> TableRow:
    """Continue from an earlier position at a new table.

    Unless you play alone, everything that is hidden from you is dealt again.
    """
    trunk = await _trunk(hall, person, table, at)
    if wishes is None:
        wishes = [f"bot:{s.bot}" if s.bot else "me" for s in table.seats]
    seats = seated(person, table.game, wishes)
    if len(seats) != len(table.seats):
        raise Refused("branch-seats", 422, seats=len(table.seats))
    past, kept = trunk.past(at), []
    if not trunk.whole:
        dealt = await asyncio.to_thread(dealt_again, table, trunk.choices, at, trunk.own, trunk.seam)
        at, kept = dealt.at, [dealt]
        past = [*past[:at], Seam(at, dealt.game_version, table.game.version, at).entry(now())]
    elif trunk.seam:
        before = trunk.seam.before
        kept = [row for row in await asyncio.to_thread(hall.store.kept, table.id) if row.game_version == before]
    await hall.look_into(table)
    row = _branch_row(person, table, at, whole=trunk.whole)
    await _store(hall, row, seats, past, kept)
    return row


async def _trunk(hall: Hall, person: PersonRow, table: LiveTable, at: int) -> Trunk:
    async with table.lock:
        await table.ready()
        choices, own = list(table.standing.choices), table.seats_of(person)
        if not 0 <= at <= len(choices):
            raise Refused("no-such-moment", 422, decisions=len(choices))
        if not hall.may_look_into(table, own):
            raise Refused("branch-in-campaign" if table.row.campaign else "branch-later", 403)
        if at < table.standing.floor:
            raise Refused("branch-before-rules", 409)
        return Trunk(choices, table.standing.seam, own, whole=len(own) == len(table.seats))


def _branch_row(person: PersonRow, table: LiveTable, at: int, *, whole: bool) -> TableRow:
    fresh: dict[str, Any] = {"looked": False, "seeded": False, "seed": new_seed()}
    return msgspec.structs.replace(
        table.row,
        id=secrets.token_urlsafe(12),
        creator=person.id,
        listed=False,
        created=now(),
        updated=now(),
        from_table=table.id,
        from_at=at,
        decisions=at,
        waiting="[]",
        over=False,
        campaign=None,
        **({"looked": True} if whole else fresh),
    )


async def _store(hall: Hall, row: TableRow, seats: list[SeatRow], past: list[Entry], kept: list[KeptRow]) -> None:
    seats = [msgspec.structs.replace(seat, seen=row.decisions) for seat in seats]
    kept = [msgspec.structs.replace(one, table_id=row.id, seq=0) for one in kept]
    await asyncio.wrap_future(hall.store.create(row, seats, past, kept))
