"""The coach: guided first games, and the lesson that is due."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from pydantic import Field

from emberhall.kernel import Game, Guide, Lesson, Message, Scenery, due, msg, pointed
from emberhall.scene import element_ids
from emberhall.store import PersonRow

from .answers import at_seat
from .asking import Gazing, Speaker, TheHall, Tongue, answer, limited, with_cookies
from .errors import Refused
from .founding import create
from .hall import Hall
from .live import LiveTable
from .tables import Id, one
from .texts import TEXTS
from .wishes import Body

router = APIRouter(prefix="/api", tags=["coach"])

#: What is the same in every game, taught once: before a game's own lessons, and when none of those is due.
FIRST = (Lesson("table-choose", ("part:question",), ()),)
LATER = (
    Lesson("table-undo", ("part:undo",), (), after=("table-choose",)),
    Lesson("table-why", ("part:why",), (), after=("table-undo",)),
    Lesson("table-hint", ("part:hint",), (), after=("table-why",)),
    Lesson("table-rules", ("part:rules",), (), after=("table-hint",)),
)
_SHARED = frozenset(lesson.id for lesson in (*FIRST, *LATER))
#: Under this name people know the lessons that all games share.
EVERY_GAME = ""


class Learn(Body):
    """A game to learn."""

    game: str = Field(max_length=200)
    name: str | None = Field(None, max_length=200)


class Known(Body):
    """A lesson that somebody knows now."""

    lesson: str = Field(max_length=60)


@router.post("/learn", summary="Begin a guided first game", status_code=201, dependencies=[limited("tables")])
async def learn(request: Request, wish: Learn, hall: TheHall, language: Tongue) -> Response:
    game = hall.shelf.game(wish.game)
    guide = _guide(game)
    cookies = Response()
    person = await hall.people.someone(request, cookies)
    if wish.name is not None:
        person = await hall.people.rename(person, wish.name)
        await hall.reseat_where(person)
    table = await _left_open(hall, person, game)
    if table is None:
        await asyncio.wrap_future(hall.store.learning.forget(person.id, game.name))
        seats = [seat if seat == "me" else f"bot:{seat}" for seat in guide.seats]
        row = await create(hall, person, game, guide.options, seats, listed=False, seed=guide.seed, guided=True)
        table = await hall.table(row.id)
    return with_cookies(cookies, one(hall, table, person, language, 201))


async def _left_open(hall: Hall, person: PersonRow, game: Game[Any, Any]) -> LiveTable | None:
    """The first game that a person has begun and not finished."""
    for row in await asyncio.to_thread(hall.store.tables_of, person.id):
        if row.guided and row.game == game.name and not row.over:
            table = await hall.table(row.id)
            async with table.lock:
                await table.ready()
                if table.session.outcome is None:
                    return table
    return None


@router.get("/tables/{id}/lesson", summary="The lesson that is due", dependencies=[limited("answers")])
async def lesson(
    id: Id, hall: TheHall, gaze: Gazing, *, language: Tongue, seat: Annotated[int, Query(ge=0, le=99)]
) -> Response:
    async with at_seat(hall, id, gaze) as (table, person, eyes):
        guide = _guide_at(table)
        known = await asyncio.to_thread(hall.store.learning.known, person.id, (EVERY_GAME, table.row.game))
        view = table.session.view(eyes)
        told = [event.message.id for event in view.events()]
        done = view.outcome is not None or any(told.count(end) >= often for end, often in guide.ends.items())
        found, at = None, []
        ask = next((ask for ask in view.asks if ask.seat == seat), None)
        if ask is not None:
            since = _last_decision(table, seat)
            news = frozenset(event.message.id for event in view.events(since))
            now = Scenery(ask, frozenset(element_ids(view.scene())), news)
            found = due((*FIRST, *guide.lessons, *LATER), known, now)
            at = pointed(found, now) if found is not None else []
    left = sum(lesson.id not in known for lesson in guide.lessons)
    shown = None
    if found is not None:
        text = _say(table.game, found, language)
        shown = {"id": found.id, "text": text, "points": at, "rules": list(found.rules)}
    return answer({"lesson": shown, "left": left, "of": len(guide.lessons), "done": done})


@router.post("/tables/{id}/lesson", summary="Say that you know a lesson", dependencies=[limited("change")])
async def know(id: Id, wish: Known, hall: TheHall, person: Speaker) -> Response:
    table = await hall.table(id)
    guide = _guide_at(table)
    if person is None or not table.seats_of(person):
        raise Refused("not-at-table", 403)
    if wish.lesson not in _SHARED and all(wish.lesson != lesson.id for lesson in guide.lessons):
        raise Refused("no-lesson", 404)
    await _learn(hall, person, EVERY_GAME if wish.lesson in _SHARED else table.row.game, wish.lesson)
    return answer({})


async def _learn(hall: Hall, person: PersonRow, game: str, lesson: str) -> None:
    await asyncio.wrap_future(hall.store.learning.learn(person.id, game, lesson))


def _guide(game: Game[Any, Any]) -> Guide:
    if game.guide is None:
        raise Refused("no-lesson", 404)
    return game.guide


def _guide_at(table: LiveTable) -> Guide:
    if not table.row.guided:
        raise Refused("no-lesson", 404)
    return _guide(table.game)


def _last_decision(table: LiveTable, seat: int) -> int:
    """How many decisions there were before the last one of a seat."""
    choices = table.standing.choices
    return next((at for at in range(len(choices) - 1, -1, -1) if choices[at][0] == seat), 0)


def _say(game: Game[Any, Any], lesson: Lesson, language: str) -> str:
    words: Message = lesson.words()
    if lesson.id in _SHARED:
        return TEXTS.say(msg(words.id), language)
    return game.texts.say(words, language)
