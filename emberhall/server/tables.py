"""HTTP: tables."""

from __future__ import annotations

import asyncio
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from hashlib import blake2b
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Request, Response
from pydantic import Field
from sqlalchemy.exc import SQLAlchemyError

from emberhall.kernel import Game, Outcome, Seed, log_of
from emberhall.kernel.log import to_json
from emberhall.kernel.reading import read_json
from emberhall.store import PersonRow, SeatRow, TableRow, no_check

from .asking import Gazing, Speaker, TheHall, Tongue, answer, limited, with_cookies
from .errors import Refused
from .eyes import eyes_of, link_of, looked_for, stands
from .founding import branch as branch_table
from .founding import create as create_table
from .founding import seat_row
from .games import title, words_of
from .hall import Hall
from .held import Eyes
from .live import LiveTable
from .seating import is_invited, may_sit, nobody_else
from .views import NEWEST_LINES, players_of, stamp, view_of
from .wishes import Body, Count

router = APIRouter(prefix="/api/tables", tags=["tables"])

_MOST_SEATS = 12
_MOST_LINKS = 20
#: Tables that are drawn for one look at the lobby; others show what was drawn before. The lobby looks again every 10 s.
_MOST_GLANCES = 10
_LINK_ID = 16  # letters

Id = Annotated[str, Path(max_length=60, description="The id of a table")]
Seats = Annotated[list[Annotated[str, Field(max_length=60)]], Field(min_length=1, max_length=_MOST_SEATS)]


class NewTable(Body):
    """A table to set up."""

    game: str = Field(max_length=200)
    seats: Seats
    options: dict[str, Any] = Field(default_factory=dict)
    listed: bool = False
    seed: Seed | None = None
    name: str | None = Field(None, max_length=200)


class Join(Body):
    """A seat to take; the first open one by default. `knowing`: you know that the game has been looked into.

    `invite` is the invitation, for a table that is not listed.
    """

    seat: Count | None = None
    knowing: bool = False
    invite: str | None = Field(None, max_length=40)
    name: str | None = Field(None, max_length=200)


class SeatChange(Body):
    """A seat and its new holder: `me`, `open`, or `bot:<name>`. `knowing`: as for `Join`."""

    seat: Count
    to: str = Field(max_length=60)
    knowing: bool = False


class Branch(Body):
    """A position to continue from, and the seats; by default as they are, with you in the seats of all people."""

    at: Count
    seats: Seats | None = None


class Spectate(Body):
    """A link from a seat of yours: whether its visitors see the hand, or may chat."""

    seat: Count
    hand: bool = False
    speak: bool = False


def shown(
    hall: Hall,
    row: TableRow,
    seats: list[SeatRow],
    person: PersonRow | None,
    language: str,
    *,
    live: bool = True,
) -> dict[str, Any]:
    """A table as lists show it; not `live`: as its row has it, even if it is in memory."""
    game = hall.shelf.game(row.game)
    own = tuple(s.seat for s in seats if person and s.person == person.id)
    table = hall.live.get(row.id) if live else None
    over, waiting, decisions, result = row.over, msgspec.json.decode(row.waiting), row.decisions, row.result
    if table is not None and not table.asleep:
        summary = table.summary()
        over, waiting, decisions = summary.over, list(summary.waiting), summary.decisions
        result = summary.result
    return {
        "id": row.id,
        "game": row.game,
        "title": title(game, language),
        "listed": row.listed,
        "seeded": row.seeded,
        "looked": row.looked or row.seeded,
        "created": stamp(row.created),
        "updated": stamp(row.updated),
        "decisions": decisions,
        "over": over,
        "waiting": waiting,
        "options": {} if row.campaign else msgspec.json.decode(row.options),  # it may hold what others keep secret
        "campaign": row.campaign,
        "guided": row.guided,
        "from": {"table": row.from_table, "at": row.from_at} if row.from_table else None,
        "outcome": _ended(game, result, own, language),
        "invite": invitation(row) if own or (person and row.creator == person.id) else None,
        "players": players_of(game, row, seats, own, online=hall.watchers.online(row.id), language=language),
        "mine": bool(own),
        "your_turn": any(seat in own for seat in waiting),
        "yours": bool(person and row.creator == person.id),
    }


async def _glanced_at(
    hall: Hall, row: TableRow, seats: list[SeatRow], person: PersonRow | None, language: str, *, draw: Iterator[int]
) -> dict[str, Any]:
    """A table as the lobby shows it. One that cannot be read says so, and hides no other.

    A glance that no longer holds is drawn again as long as `draw` lasts.
    """
    try:
        told = shown(hall, row, seats, person, language)
        holds, glance = hall.glances.known(row, language)
        if not holds and next(draw, None) is not None:
            glance = await hall.glances.of(row, language)
        return told | {"glance": glance, "broken": False}
    except SQLAlchemyError:
        raise
    except Exception:
        hall.note_broken(row)
        bare = msgspec.structs.replace(row, waiting="[]", result=None, options="{}", game=row.game.partition("/")[0])
        told = shown(hall, bare, seats, person, language, live=False)
        return told | {"game": row.game, "campaign": row.campaign, "glance": None, "broken": True}


def _ended(game: Game[Any, Any], result: str | None, own: Eyes, language: str) -> dict[str, Any] | None:
    """How the game ended, for lists; None if it goes on, or its end was not kept."""
    if result is None:
        return None
    outcome = read_json(result, Outcome)
    return {
        "winners": outcome.winners,
        "reason": game.texts.recall(outcome.reason, language),
        "scores": outcome.scores,
        "won": any(seat in own for seat in outcome.winners) if own else None,
    }


def invitation(row: TableRow) -> str:
    """The secret of an invitation to a table: without it, strangers cannot sit down there."""
    known = f"{row.id}\n{row.creator}\n{row.seed}".encode()  # the creator stays secret
    return urlsafe_b64encode(blake2b(known, digest_size=9, person=b"invitation").digest()).decode()


def one(hall: Hall, table: LiveTable, person: PersonRow | None, language: str, status: int = 200) -> Response:
    """A table as the answer to a request."""
    words = words_of(hall.shelf.game(table.row.game), table.row, len(table.seats), language)
    return answer({"table": shown(hall, table.row, table.seats, person, language) | words}, status)


@router.post("", summary="Set up a table", status_code=201, dependencies=[limited("tables")])
async def create(request: Request, wish: NewTable, hall: TheHall, language: Tongue) -> Response:
    game = hall.shelf.game(wish.game)
    if not any(seat in ("me", "open") or seat.startswith("bot:") for seat in wish.seats):
        raise Refused("bad-seat-wish", 422, seat=wish.seats[0])
    cookies = Response()
    person = await hall.people.someone(request, cookies)
    if wish.name is not None:
        person = await hall.people.rename(person, wish.name)
        await hall.reseat_where(person)
    row = await create_table(hall, person, game, wish.options, wish.seats, listed=wish.listed, seed=wish.seed)
    return with_cookies(cookies, one(hall, await hall.table(row.id), person, language, 201))


@router.get("", summary="My tables, and those that are listed", dependencies=[limited("reads")])
async def tables(hall: TheHall, person: Speaker, language: Tongue) -> Response:
    mine = await asyncio.to_thread(hall.store.tables_of, person.id) if person else []
    known = {row.id for row in mine}
    going = await asyncio.to_thread(hall.store.listed)
    ended = await asyncio.to_thread(hall.store.listed, 20, over=True)
    others = [*{row.id: row for row in (*going, *ended) if row.id not in known}.values()]  # some have ended since
    seats = await asyncio.to_thread(hall.store.seats_of, [row.id for row in (*mine, *others)])

    draw = iter(range(_MOST_GLANCES))

    async def told(rows: list[TableRow]) -> list[dict[str, Any]]:
        return [
            await _glanced_at(hall, row, seats[row.id], person, language, draw=draw)
            for row in rows
            if hall.shelf.has(row.game)
        ]

    own, listed = await told(mine), await told(others)
    answered = {"mine": own, "listed": [table for table in listed if not table["over"]]}
    return answer(answered | {"finished": [table for table in listed if table["over"]]})


@router.get("/{id}", summary="A table", dependencies=[limited("reads")])
async def table(id: Id, hall: TheHall, person: Speaker, language: Tongue) -> Response:
    return one(hall, await hall.table(id), person, language)


@router.get("/{id}/view", summary="What I see of a table", dependencies=[limited("reads")])
async def view(id: Id, hall: TheHall, gaze: Gazing, language: Tongue) -> Response:
    table = await hall.table(id)
    watched = await link_of(hall.store, table, gaze.watch)
    async with table.lock:
        await table.ready()
        eyes, you = eyes_of(table, gaze.person, looked_for(gaze.look), watched)
        sight = table.sight(eyes, language)
        own = you["seats"]
        seen = view_of(table, sight, own, you, hall.watchers.players(table, own, language))
        start = max(0, len(sight.lines) - NEWEST_LINES)
        seen |= {"scene": sight.scene_json(), "events": {"from": start, "lines": sight.lines[start:]}}
        return answer(seen)


@router.post("/{id}/join", summary="Take an open seat", dependencies=[limited("change")])
async def join(request: Request, id: Id, wish: Join, hall: TheHall, language: Tongue) -> Response:
    table = await hall.table(id)
    if hall.looked_into(table) and not wish.knowing:
        raise Refused("looked-into", 409)
    cookies = Response()
    person = await hall.people.someone(request, cookies)
    if wish.seat is not None and wish.seat >= len(table.seats):
        raise Refused("unknown-seat", 404, seat=wish.seat)
    if table.row.campaign is not None:
        raise Refused("seats-of-campaign")
    own = table.seats_of(person)
    here = own or table.row.creator == person.id
    if not (table.row.listed or here or is_invited(wish.invite, invitation(table.row))):
        raise Refused("not-invited", 403)
    if wish.name is not None:
        person = await hall.people.rename(person, wish.name, [table.seats[other].name for other in table.others(own)])
        await hall.reseat_where(person)
    wanted = [s.seat for s in table.seats if s.kind == "open"] if wish.seat is None else [wish.seat]
    for seat in wanted:
        secret = await table.knows_more(seat)
        check = may_sit(person.id, knowing=wish.knowing, secret=secret)
        if await asyncio.wrap_future(hall.store.sit(table.id, seat, person.id, check)):
            await _seated(hall, table, person, secret=secret)
            return with_cookies(cookies, one(hall, table, person, language))
    raise Refused("no-open-seat" if wish.seat is None else "seat-taken")


async def _seated(hall: Hall, table: LiveTable, person: PersonRow, *, secret: bool) -> None:
    """Show a newcomer. With a second seat that keeps secrets, even someone alone has looked into the game."""
    await hall.reseated(table)
    if secret and len(table.seats_of(person)) > 1:
        await hall.look_into(table)


@router.post("/{id}/seats", summary="Leave a seat, or give it to someone else", dependencies=[limited("change")])
async def change_seat(id: Id, wish: SeatChange, hall: TheHall, person: Speaker, language: Tongue) -> Response:
    table = await hall.table(id)
    if wish.seat >= len(table.seats):
        raise Refused("unknown-seat", 404, seat=wish.seat)
    if person is None:
        raise Refused("not-at-table", 403)
    if table.row.campaign is not None:
        raise Refused("seats-of-campaign")
    before = table.seats[wish.seat]
    leaves = before.person == person.id
    if not leaves and (table.row.creator != person.id or before.person):
        raise Refused("seat-taken" if before.person else "not-your-table", 409 if before.person else 403)
    if leaves and wish.to != "open" and table.row.creator != person.id:
        raise Refused("not-your-table", 403)
    after = seat_row(person, table.game, wish.seat, wish.to)
    sits = bool(after.person) and not leaves
    secret = sits and await table.knows_more(wish.seat)
    check = may_sit(person.id, knowing=wish.knowing, secret=secret) if sits else no_check
    if not await asyncio.wrap_future(hall.store.seat(table.id, before, after.person, after.bot, check)):
        raise Refused("look-again")
    await _seated(hall, table, person, secret=secret)
    return one(hall, table, person, language)


@router.post(
    "/{id}/branch",
    summary="Play on from an earlier position at a new table",
    status_code=201,
    dependencies=[limited("tables")],
)
async def branch(request: Request, id: Id, wish: Branch, hall: TheHall, language: Tongue) -> Response:
    table = await hall.table(id)
    cookies = Response()
    person = await hall.people.someone(request, cookies)
    row = await branch_table(hall, person, table, wish.at, wish.seats)
    return with_cookies(cookies, one(hall, await hall.table(row.id), person, language, 201))


@router.post("/{id}/spectate", summary="A link for spectators", dependencies=[limited("change")])
async def spectate(id: Id, wish: Spectate, hall: TheHall, person: Speaker) -> Response:
    table = await hall.table(id)
    if not (wish.hand or wish.speak):
        return answer({"link": f"/table/{table.id}"})
    if person is None or wish.seat not in table.seats_of(person):
        raise Refused("not-your-seat", 403)
    if len(await asyncio.to_thread(hall.store.keys.links_of, table.id, person.id)) >= _MOST_LINKS:
        raise Refused("too-many-links", 409, most=_MOST_LINKS)
    secret = secrets.token_urlsafe(16)
    await asyncio.wrap_future(hall.store.keys.link(secret, table.id, wish.seat, person.id, wish.hand))
    return answer({"link": f"/table/{table.id}?watch={secret}"})


@router.get("/{id}/links", summary="The links I have made for spectators", dependencies=[limited("reads")])
async def links(id: Id, hall: TheHall, person: Speaker) -> Response:
    table = await hall.table(id)
    made = await asyncio.to_thread(hall.store.keys.links_of, table.id, person.id) if person else []
    told = [
        {"id": m.id, "seat": m.seat, "hand": m.hand, "created": stamp(m.created), "stands": stands(table, m)}
        for m in made
    ]
    return answer({"links": told})


@router.post("/{id}/links/{link}/revoke", summary="Revoke a link", dependencies=[limited("change")])
async def revoke(id: Id, link: Annotated[str, Path(max_length=60)], hall: TheHall, person: Speaker) -> Response:
    table = await hall.table(id)
    if (
        person is None
        or len(link) < _LINK_ID
        or not await asyncio.wrap_future(hall.store.keys.unlink(table.id, person.id, link))
    ):
        raise Refused("no-such-link", 404)
    await hall.reseated(table)
    return answer({})


@router.delete("/{id}", summary="Delete a table of mine where nobody else sits", dependencies=[limited("change")])
async def forget(id: Id, hall: TheHall, person: Speaker) -> Response:
    table = await hall.table(id)
    if person is None or table.row.creator != person.id:
        raise Refused("not-your-table", 403)
    if table.row.campaign:
        raise Refused("table-of-campaign", 409)
    await hall.forget(table.id, nobody_else(person.id))
    return answer({})


@router.get("/{id}/save", summary="The game as a save file", dependencies=[limited("reads")])
async def save(request: Request, id: Id, hall: TheHall, person: Speaker, snapshot: bool = False) -> Response:
    # a link on another site may not mark the table: only a program sends a header of its own
    return await _saved(hall, id, person, snapshot=snapshot, marks="authorization" in request.headers)


@router.post("/{id}/export", summary="The game as a save file", dependencies=[limited("change")])
async def export(id: Id, hall: TheHall, person: Speaker, snapshot: bool = False) -> Response:
    return await _saved(hall, id, person, snapshot=snapshot, marks=True)


async def _saved(hall: Hall, id: str, person: PersonRow | None, *, snapshot: bool, marks: bool) -> Response:
    """The save file. Others are told forever that someone has it, unless they know already."""
    table = await hall.table(id)
    async with table.lock:
        await table.ready()
        if not hall.may_look_into(table, table.seats_of(person)):
            raise Refused("save-in-campaign" if table.row.campaign else "save-later", 403)
        if not (marks or table.row.looked):
            raise Refused("save-marks", 409)
        await hall.look_into(table)
        data = to_json(log_of(table.session, snapshot=snapshot))
    name = table.row.game.replace("/", "-")
    headers = {"content-disposition": f'attachment; filename="{name}-{table.id}.json"'}
    return Response(data, media_type="application/json", headers=headers)
