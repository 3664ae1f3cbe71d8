"""HTTP: games, texts, rules, people and accounts."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Response
from pydantic import Field

from emberhall import rulebook
from emberhall.kernel import LANGUAGES, EmberhallError

from .asking import TheHall, Tongue, answer, limited
from .errors import Refused
from .games import described, fitting, picture
from .texts import client_texts
from .wishes import Body

router = APIRouter()

_MOST_RULES = 50
_MOST_SEATS = 12


class Fit(Body):
    """Set-up options, and the number of players."""

    options: dict[str, Any] = Field(default_factory=dict)
    seats: int = Field(ge=1, le=_MOST_SEATS)


@router.get("/healthz", tags=["server"], summary="Whether the server is well")
async def healthz(hall: TheHall) -> Response:
    if hall.closing:
        raise Refused("closing", 503)
    if not await hall.can_write():
        raise Refused("cannot-write", 503)
    return answer({"ok": True, "tables": len(hall.live), "watchers": len(hall.watchers.everywhere())})


@router.get("/api/texts", tags=["lobby"], summary="The browser client's texts")
async def texts(language: Tongue) -> Response:
    return answer({"language": language, "languages": LANGUAGES, "texts": client_texts(language)})


@router.get("/api/games", tags=["lobby"], summary="The games that can be played", dependencies=[limited("reads")])
async def games(hall: TheHall, language: Tongue) -> Response:
    return answer({"games": [described(hall.shelf.game(name), language) for name in hall.shelf.names()]})


@router.post(
    "/api/games/{name}/fit", tags=["lobby"], summary="What fits a set-up in the making", dependencies=[limited("reads")]
)
def fit(name: str, wish: Fit, hall: TheHall) -> Response:
    try:
        return answer(fitting(hall.shelf.game(name), wish.options, wish.seats))
    except EmberhallError as error:
        raise Refused.because(error) from None


@router.get(
    "/api/games/{name}/picture",
    tags=["lobby"],
    summary="The scene of a game that has just begun",
    dependencies=[limited("reads")],
)
def game_picture(name: str, hall: TheHall, language: Tongue) -> Response:
    drawn = picture(hall.shelf.game(name), language)
    return Response(drawn, media_type="application/json", headers={"cache-control": "max-age=3600"})


@router.get(
    "/api/pictures", tags=["lobby"], summary="Such a scene of every game, by name", dependencies=[limited("reads")]
)
def game_pictures(hall: TheHall, language: Tongue) -> Response:
    drawn = ((name, picture(hall.shelf.game(name), language)) for name in hall.shelf.names())
    body = b"{%s}" % b",".join(msgspec.json.encode(name) + b":" + scene for name, scene in drawn)
    return Response(body, media_type="application/json", headers={"cache-control": "max-age=3600"})


@router.get(
    "/api/rules/{game}",
    tags=["rules"],
    summary="The contents of a game's rules, a chapter, or a search",
    dependencies=[limited("searches")],
)
def search_rules(
    game: str,
    hall: TheHall,
    language: Tongue,
    q: Annotated[str, Query(max_length=200)] = "",
    chapter: Annotated[int, Query(ge=0)] = 0,
) -> Response:
    book = hall.shelf.game(game)
    if q.strip():
        rules = rulebook.search(book.rules, q, language, book.explained(language))[:_MOST_RULES]
        return answer({"rules": [_told(rule) for rule in rules]})
    books = [(rulebook.title(stem, language), rulebook.parts(stem, language)) for stem in book.rules]
    chapters = [part for _, parts in books for part in parts]
    chosen = chapters[chapter] if chapter < len(chapters) else []
    return answer(
        {
            "contents": [{"title": title, "chapters": [part[0].title for part in parts]} for title, parts in books],
            "title": chosen[0].title if chosen else "",
            "opening": chosen[0].opening if chosen else "",
            "rules": [_told(rule) for section in chosen for rule in section.rules],
        }
    )


@router.get("/api/rules/{game}/{rule}", tags=["rules"], summary="One rule", dependencies=[limited("reads")])
def one_rule(game: str, rule: str, hall: TheHall, language: Tongue) -> Response:
    for stem in hall.shelf.game(game).rules:
        if rule in rulebook.load(stem):
            return answer(_told(rulebook.load(stem, language).get(rule) or rulebook.load(stem)[rule]))
    raise Refused("no-such-rule", 404, rule=rule[:60])


def _told(rule: rulebook.Rule) -> dict[str, str]:
    return {"id": rule.id, "text": rule.text, "chapter": rule.chapter}
