"""HTTP: campaigns."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any, NamedTuple

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import Field

from emberhall.kernel import Outcome, Past
from emberhall.kernel import campaign as pen
from emberhall.kernel.interludes import campaign_of
from emberhall.kernel.reading import read_json
from emberhall.scene import plain
from emberhall.store import CampaignRow, ChronicleRow, PersonRow, SeatRow

from .asking import Speaker, TheHall, Tongue, answer, limited, with_cookies
from .errors import Refused
from .eyes import looked_for
from .games import bot_title, programs, title
from .hall import Hall
from .held import Eyes
from .journeys import Journeys, Road, invitation, opening
from .tables import Seats
from .views import stamp
from .wishes import Body, Count

router = APIRouter(prefix="/api/campaigns", tags=["campaigns"])

#: How the ids of messages begin that are prose to be read aloud.
TALES = ("story-", "event-")

Id = Annotated[str, Path(max_length=60, description="The id of a campaign")]


class NewCampaign(Body):
    """A campaign to begin; a chair is `me`, `open`, `bot:<name>` or `empty`."""

    game: str = Field(max_length=200)
    chairs: Seats
    options: dict[str, Any] = Field(default_factory=dict)
    listed: bool = False
    name: str | None = Field(None, max_length=200)


class BroughtCampaign(NewCampaign):
    """A campaign from another program's file (its parsed JSON)."""

    program: str = Field(max_length=60)
    file: dict[str, Any] | list[Any]


class TakeChair(Body):
    """A chair to take, by default the first open one. `knowing`: you know that the campaign has been looked into.

    `invite` is the invitation, for a campaign that is not listed.
    """

    chair: Count | None = None
    knowing: bool = False
    invite: str | None = Field(None, max_length=40)
    name: str | None = Field(None, max_length=200)


class ChairChange(Body):
    """A chair and its new holder: `me`, `open`, `bot:<name>`, or `empty`. `knowing`: as for `TakeChair`."""

    chair: Count
    to: str = Field(max_length=60)
    knowing: bool = False


class Wish(Body):
    """What you would like to play next; nothing takes your wish back."""

    key: str | None = Field(None, max_length=2000)


class Start(Body):
    """What to play next."""

    key: str = Field(max_length=2000)


def _players(hall: Hall, road: Road, own: Eyes, language: str) -> list[dict[str, Any]]:
    online = hall.watchers.online(road.row.table_id) if road.row.table_id else set()
    return [_player(road, chair, own, online, language) for chair in road.chairs]


def _player(road: Road, chair: SeatRow, own: Eyes, online: set[str | None], language: str) -> dict[str, Any]:
    there = chair.seat in road.document.party
    name = bot_title(road.game, chair.bot, language) if chair.bot else chair.name
    return {
        "seat": chair.seat,
        "kind": chair.kind if there else "empty",
        "name": name,
        "bot": chair.bot,
        "you": chair.seat in own,
        "online": bool(chair.bot) or chair.person in online,
    }


def _listed(hall: Hall, row: CampaignRow, chairs: list[SeatRow], person: PersonRow | None, language: str) -> Any:
    """A campaign as lists show it."""
    game = hall.shelf.game(row.game)
    names = [bot_title(game, c.bot, language) if c.bot else c.name for c in chairs if c.person or c.bot]
    return {
        "id": row.id,
        "game": row.game,
        "title": title(game, language),
        "updated": stamp(row.updated),
        "over": row.over,
        "table": row.table_id,
        "names": names,
        "mine": bool(person and any(c.person == person.id for c in chairs)),
    }


class Looking(NamedTuple):
    """Who is looking at a campaign: their chairs, those they look from, whether only one may be, and the language."""

    own: Eyes
    eyes: Eyes
    curtain: bool
    language: str


def _looking(own: Eyes, look: int | str | None, language: str) -> Looking:
    if len(own) < 2 or look == "all":
        return Looking(own, own, False, language)
    return Looking(own, tuple(chair for chair in own if chair == look), True, language)


def _outcome(road: Road, outcome: Outcome | None, chairs: Sequence[int], looking: Looking) -> Any:
    if outcome is None:
        return None
    winners = [chairs[seat] for seat in outcome.winners]
    return {
        "winners": winners,
        "reason": road.game.texts.recall(outcome.reason, looking.language),
        "scores": outcome.scores,
        "won": any(chair in looking.own for chair in winners) if looking.own else None,
    }


def _past(road: Road, row: ChronicleRow, looking: Looking) -> dict[str, Any]:
    say, language = road.game.texts.recall, looking.language
    past = read_json(row.entry, Past)
    told = past.told(looking.eyes or None)
    return {
        "n": row.n,
        "kind": past.kind,
        "key": past.key,
        "label": say(past.label, language) if past.label else None,
        "chairs": past.chairs,
        "decisions": past.decisions,
        "outcome": _outcome(road, past.outcome, past.chairs, looking),
        "lines": [say(line, language) for line in told],
        "tales": [n for n, line in enumerate(told) if line.id.startswith(TALES)],
        "table": row.table_id,
        "at": stamp(row.at),
    }


def _ahead(road: Road, own: Eyes, language: str) -> list[dict[str, Any]]:
    texts = road.game.texts
    told = []
    for chapter in pen.ahead(road.game, road.document):
        wanted = [chair for chair in road.chairs if chair.person and chair.wish == chapter.key()]
        why = pen.unfit(road.game, road.document, chapter)
        told.append(
            {
                "key": chapter.key(),
                "label": texts.say(chapter.label(), language),
                "touches": chapter.touches(),
                "interlude": chapter.interlude is not None,
                "aside": chapter.aside,
                "unfit": why and texts.say(why, language),
                "wanted": sorted({chair.name or "" for chair in wanted}),
                "chosen": any(chair.seat in own for chair in wanted),
            }
        )
    return told


async def _running(hall: Hall, road: Road, own: Eyes, language: str) -> dict[str, Any] | None:
    if road.row.table_id is None:
        return None
    opened = opening(road)
    told: dict[str, Any] = {
        "table": road.row.table_id,
        "key": opened.chapter.key(),
        "label": road.game.texts.say(opened.chapter.label(), language),
        "over": False,
        "your_turn": False,
        "unplayable": False,
    }
    try:
        table = await hall.table(road.row.table_id)
    except Refused:
        return told | {"unplayable": True}
    async with table.lock:
        await table.ready()
        told["over"] = table.session.outcome is not None
        told["your_turn"] = any(opened.chairs[ask.seat] in own for ask in table.session.asks)
    return told


async def _one(
    hall: Hall, id: str, person: PersonRow | None, language: str, *, look: str | None = None, status: int = 200
) -> Response:
    road = await Journeys(hall).road(id)
    looking = _looking(road.chairs_of(person), looked_for(look), language)
    row, document, own, eyes = road.row, road.document, looking.own, looking.eyes
    yours = bool(person and row.creator == person.id)
    entries = await asyncio.to_thread(hall.store.campaigns.chronicle, id)
    told = {
        "id": row.id,
        "game": row.game,
        "title": title(road.game, language),
        "seq": row.seq,
        "listed": row.listed,
        "looked": row.looked,
        "created": stamp(row.created),
        "updated": stamp(row.updated),
        "over": row.over,
        "outcome": _outcome(road, document.outcome, range(len(road.chairs)), looking),
        "chairs": _players(hall, road, own, language),
        "you": {"chairs": own, "look": eyes[0] if looking.curtain and eyes else None, "curtain": looking.curtain},
        "yours": yours,
        "invite": invitation(row) if own or yours else None,
        "exchanges": programs(campaign_of(road.game)) if own or yours else [],
        "scene": plain(pen.scene(road.game, document, eyes or None), road.game.texts, language) or {},
        "ahead": [] if row.table_id else _ahead(road, own, language),
        "together": len({chair.person for chair in road.chairs if chair.person}) > 1,
        "running": await _running(hall, road, own, language),
        "past": [_past(road, entry, looking) for entry in entries],
    }
    return answer({"campaign": told}, status)


@router.post("", summary="Begin a campaign", status_code=201, dependencies=[limited("tables")])
async def create(request: Request, wish: NewCampaign, hall: TheHall, language: Tongue) -> Response:
    game = hall.shelf.game(wish.game)
    cookies = Response()
    person = await _named(hall, request, cookies, wish.name)
    id = await Journeys(hall).create(person, game, wish.options, wish.chairs, listed=wish.listed)
    return with_cookies(cookies, await _one(hall, id, person, language, status=201))


@router.post("/import", summary="Bring a campaign over", status_code=201, dependencies=[limited("tables")])
async def bring(request: Request, wish: BroughtCampaign, hall: TheHall, language: Tongue) -> Response:
    game = hall.shelf.game(wish.game)
    cookies = Response()
    person = await _named(hall, request, cookies, wish.name)
    file = pen.Foreign(wish.program, msgspec.json.encode(wish.file))
    id = await Journeys(hall).create(person, game, wish.options, wish.chairs, listed=wish.listed, file=file)
    return with_cookies(cookies, await _one(hall, id, person, language, status=201))


@router.get("/{id}/export", summary="Take a campaign elsewhere", dependencies=[limited("reads")])
async def take_elsewhere(
    id: Id,
    hall: TheHall,
    person: Speaker,
    language: Tongue,
    program: Annotated[str, Query(max_length=60, description="The program to write a file for")],
) -> Response:
    road, written = await Journeys(hall).exported(person, id, program)
    told = {
        "program": pen.exchange(road.game, program).title,
        "file": msgspec.Raw(written.data),
        "lost": [road.game.texts.say(line, language) for line in written.lost],
    }
    return answer({"export": told})


async def _named(hall: Hall, request: Request, cookies: Response, name: str | None) -> PersonRow:
    """The person speaking, renamed as they wish."""
    person = await hall.people.someone(request, cookies)
    if name is not None:
        person = await hall.people.rename(person, name)
        await hall.reseat_where(person)
    return person


@router.get("", summary="My campaigns, and those that are listed", dependencies=[limited("reads")])
async def campaigns(hall: TheHall, person: Speaker, language: Tongue) -> Response:
    store = hall.store.campaigns
    mine = await asyncio.to_thread(store.of, person.id) if person else []
    known = {row.id for row in mine}
    listed = [row for row in await asyncio.to_thread(store.listed) if row.id not in known]
    chairs = await asyncio.to_thread(store.chairs_of, [row.id for row in (*mine, *listed)])

    def told(rows: list[CampaignRow]) -> list[Any]:
        return [_listed(hall, row, chairs[row.id], person, language) for row in rows if hall.shelf.has(row.game)]

    return answer({"mine": told(mine), "listed": told(listed)})


@router.get("/{id}", summary="A campaign as I see it", dependencies=[limited("reads")])
async def campaign(
    id: Id,
    hall: TheHall,
    person: Speaker,
    language: Tongue,
    look: Annotated[str | None, Query(max_length=20, description="A chair of mine, or `all`")] = None,
) -> Response:
    return await _one(hall, id, person, language, look=look)


@router.post("/{id}/join", summary="Take a chair", dependencies=[limited("change")])
async def join(request: Request, id: Id, wish: TakeChair, hall: TheHall, language: Tongue) -> Response:
    cookies = Response()
    person = await _named(hall, request, cookies, wish.name)
    await Journeys(hall).join(person, id, wish.chair, invite=wish.invite, knowing=wish.knowing)
    return with_cookies(cookies, await _one(hall, id, person, language))


@router.post("/{id}/chairs", summary="Leave a chair, or give it to someone else", dependencies=[limited("change")])
async def change_chair(id: Id, wish: ChairChange, hall: TheHall, person: Speaker, language: Tongue) -> Response:
    await Journeys(hall).change(person, id, wish.chair, wish.to, knowing=wish.knowing)
    return await _one(hall, id, person, language)


@router.post("/{id}/wish", summary="Say what to play next", dependencies=[limited("change")])
async def wish(id: Id, wish: Wish, hall: TheHall, person: Speaker) -> Response:
    return answer({"table": await Journeys(hall).wish(person, id, wish.key)})


@router.post("/{id}/start", summary="Play what is ahead", status_code=201, dependencies=[limited("tables")])
async def start(id: Id, wish: Start, hall: TheHall, person: Speaker) -> Response:
    return answer({"table": await Journeys(hall).start(person, id, wish.key)}, 201)


@router.post("/{id}/carry", summary="Take the result into the campaign", dependencies=[limited("change")])
async def carry(id: Id, hall: TheHall, person: Speaker, language: Tongue) -> Response:
    await Journeys(hall).carry(person, id)
    return await _one(hall, id, person, language)


@router.post("/{id}/abandon", summary="Give up what is being played", dependencies=[limited("change")])
async def abandon(id: Id, hall: TheHall, person: Speaker, language: Tongue) -> Response:
    await Journeys(hall).abandon(person, id)
    return await _one(hall, id, person, language)
