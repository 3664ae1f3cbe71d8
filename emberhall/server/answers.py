"""Answers over HTTP: what an option would lead to, why something cannot be chosen, what a bot would choose.

Only the players of a table get them.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response

from emberhall.kernel import Texts, View
from emberhall.kernel import eyes as seats_as_bits
from emberhall.scene import plain
from emberhall.store import PersonRow

from .asking import Gaze, Gazing, TheHall, Tongue, answer, limited
from .errors import Refused
from .eyes import eyes_of, looked_for
from .hall import Hall
from .held import Eyes
from .live import LiveTable
from .tables import Id
from .views import difference

router = APIRouter(prefix="/api/tables", tags=["answers"])

Seat = Annotated[int | None, Query(ge=0, le=99)]


@router.get("/{id}/foresee", summary="What an option would lead to", dependencies=[limited("answers")])
async def foresee(
    id: Id,
    hall: TheHall,
    gaze: Gazing,
    *,
    language: Tongue,
    key: Annotated[str, Query(max_length=500)],
    then: Annotated[str, Query(max_length=500)] = "",
    seat: Seat = None,
) -> Response:
    async with at_seat(hall, id, gaze) as (table, _, eyes):
        view = table.session.view(eyes)
        asked = next((ask for ask in view.asks if seat is None or ask.seat == seat), None)
        if asked is None or asked.option(key) is None:  # it was a moment ago: not the asker's fault
            return answer({"key": key, "stop": "gone", "patch": [], "lit": [], "asks": None})
        seen = view.foresee(key, asked.seat, then)
        texts = table.game.texts
        now, then = (_drawn(view, state, texts, language) for state in (view.state, seen.state))
    lit = [] if seen.ask is None else [touched for option in seen.ask.options for touched in option.touches()]
    return answer(
        {
            "key": key,
            "stop": seen.stop,
            "patch": difference(now, then),
            "lit": list(dict.fromkeys(lit)),
            "asks": texts.say(seen.ask.prompt, language) if seen.ask is not None else None,
        }
    )


@router.get("/{id}/why", summary="Why something cannot be chosen", dependencies=[limited("answers")])
async def why(
    id: Id,
    hall: TheHall,
    gaze: Gazing,
    *,
    language: Tongue,
    element: Annotated[str, Query(max_length=200)],
    seat: Seat = None,
) -> Response:
    async with at_seat(hall, id, gaze) as (table, _, eyes):
        reason = table.session.view(eyes).why_not(element, seat)
    texts = table.game.texts
    told: dict[str, Any] = {"element": element, "why": None, "rule": None, "missing": None, "other": False}
    if reason is not None:
        told["why"] = texts.say(reason.why, language)
        told["rule"] = reason.rule
        told["other"] = reason.why.id == "why-other-question"
        told["missing"] = texts.say(reason.missing, language) if reason.missing is not None else None
    return answer(told)


@router.get("/{id}/hint", summary="What a bot would choose", dependencies=[limited("hints")])
async def hint(id: Id, hall: TheHall, gaze: Gazing, *, language: Tongue, seat: Seat = None) -> Response:
    async with at_seat(hall, id, gaze) as (table, person, eyes):
        asks = [ask for ask in table.session.view(eyes).asks if seat is None or ask.seat == seat]
    key = await hall.bots.advise(table, asks[0].seat, person.id) if asks else None
    chosen = asks[0].option(key) if key is not None else None
    label = table.game.texts.say(chosen.label(), language) if chosen is not None else None
    return answer({"key": key if chosen is not None else None, "label": label})


@asynccontextmanager
async def at_seat(hall: Hall, id: str, gaze: Gaze) -> AsyncIterator[tuple[LiveTable, PersonRow, Eyes]]:
    """The table, awake and under its lock, the asker, and the seats they look from; refused if they have none."""
    table = await hall.table(id)
    async with table.lock:
        await table.ready()
        eyes, _ = eyes_of(table, gaze.person, looked_for(gaze.look), None)
        if gaze.person is None or not eyes:
            raise Refused("not-at-table", 403)
        yield table, gaze.person, eyes


def _drawn(view: View[Any], state: Any, texts: Texts, language: str) -> Any:
    return plain(view.game.scene(state, seats_as_bits(view.viewer)), texts, language) or {}
