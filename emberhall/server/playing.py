"""HTTP: playing at a table, chatting there, and looking back."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from .asking import Gazing, Speaker, TheHall, Tongue, answer, limited, with_cookies
from .chat import chat_line, say
from .errors import Refused
from .eyes import eyes_of, link_of, looked_for
from .live import LiveTable
from .tables import Id
from .wishes import Chat, Choose, Consent, Pass, Redo, UndoTo

router = APIRouter(prefix="/api/tables", tags=["tables"])

_MOST_LINES = 500


def _done(table: LiveTable, **more: Any) -> Response:
    return answer({"seq": table.standing.told, "decisions": len(table.standing.choices)} | more)


@router.post("/{id}/choose", summary="Decide", dependencies=[limited("change")])
async def choose(id: Id, choice: Choose, hall: TheHall, person: Speaker) -> Response:
    table = await hall.table(id)
    await table.choose(person, choice.seat, choice.key, choice.seq)
    return _done(table)


@router.post("/{id}/pass", summary="Pass in advance, or stop passing", dependencies=[limited("change")])
async def pass_ahead(id: Id, wish: Pass, hall: TheHall, person: Speaker) -> Response:
    table = await hall.table(id)
    await table.pass_ahead(person, wish.seat, wish.scope, wish.seq)
    return _done(table)


@router.post("/{id}/undo", summary="Undo, or ask the others to agree to it", dependencies=[limited("undo")])
async def undo(id: Id, wish: UndoTo, hall: TheHall, person: Speaker) -> Response:
    table = await hall.table(id)
    asked = await table.undo(person, wish.to, wish.sure, wish.seq)
    return _done(table, **({"asked": True} if asked else {}))


@router.post("/{id}/consent", summary="Agree to an undo, or refuse it", dependencies=[limited("undo")])
async def consent(id: Id, said: Consent, hall: TheHall, person: Speaker) -> Response:
    table = await hall.table(id)
    await table.answer(person, said.agree, said.seq)
    return _done(table)


@router.post("/{id}/redo", summary="Redo", dependencies=[limited("undo")])
async def redo(id: Id, wish: Redo, hall: TheHall, person: Speaker) -> Response:
    table = await hall.table(id)
    await table.redo(person, wish.seq)
    return _done(table)


@router.post("/{id}/chat", summary="Say something", dependencies=[limited("chat")])
async def chat(
    request: Request, id: Id, said: Chat, hall: TheHall, watch: Annotated[str | None, Query(max_length=200)] = None
) -> Response:
    table = await hall.table(id)
    cookies = Response()
    person = await hall.people.someone(request, cookies)
    await say(hall, table, person, said, await link_of(hall.store, table, watch))
    return with_cookies(cookies, answer({}))


@router.get("/{id}/chat", summary="The chat", dependencies=[limited("reads")])
async def read_chat(
    id: Id, hall: TheHall, language: Tongue, after: Annotated[int, Query(ge=0, le=2**53)] = 0
) -> Response:
    table = await hall.table(id)
    rows = await asyncio.to_thread(hall.store.chat, table.id, after)
    return answer({"lines": [chat_line(row, table.game, language) for row in rows]})


@router.get("/{id}/log", summary="The story before a line", dependencies=[limited("reads")])
async def story(
    id: Id,
    hall: TheHall,
    gaze: Gazing,
    language: Tongue,
    before: Annotated[int, Query(ge=0, le=2**31 - 1)] = 2**31 - 1,
) -> Response:
    table = await hall.table(id)
    watched = await link_of(hall.store, table, gaze.watch)
    async with table.lock:
        await table.ready()
        eyes, _ = eyes_of(table, gaze.person, looked_for(gaze.look), watched)
        lines = table.sight(eyes, language).lines[:before]
        start = max(0, len(lines) - _MOST_LINES)
        return answer({"from": start, "lines": lines[start:]})


@router.get("/{id}/history", summary="The table as it was", dependencies=[limited("answers")])
async def history(
    id: Id, hall: TheHall, gaze: Gazing, language: Tongue, at: Annotated[int, Query(ge=0, le=2**31 - 1)]
) -> Response:
    table = await hall.table(id)
    watched = await link_of(hall.store, table, gaze.watch)
    async with table.lock:
        await table.ready()
        choices = list(table.standing.choices)
        eyes, _ = eyes_of(table, gaze.person, looked_for(gaze.look), watched)
    if at > len(choices):
        raise Refused("no-such-moment", 422, decisions=len(choices))
    return answer(await hall.timelines.look(table, choices, at, eyes, language))
