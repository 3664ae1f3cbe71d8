"""The types of the browser client are those of the structs, and the server sends what the structs say."""

import json
from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

import pytest
from msgspec import Struct, UnsetType

from emberhall.arena import golden
from emberhall.kernel import Message, Session, find_game, game_names
from emberhall.scene import Scene, plain
from emberhall.server import protocol as p
from emberhall.server.settings import Settings
from emberhall.server.typescript import FILE, fields, text

from .served import GAMES, Person, Served

TESTS = Path(__file__).parents[1]

REAL = ("mage_knight", "gloomhaven", "runewars", "defenders", "sword_sorcery")


def test_the_types_of_the_client_are_written_from_the_structs() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "python -m emberhall.server.typescript --write"


def misfits(value: Any, hint: Any, where: str = "") -> Iterator[str]:
    """Where a value differs from its type."""
    origin, args = get_origin(hint), get_args(hint)
    plain_kind = {float: int, Message: str, NoneType: type(None)}.get(hint, hint)
    if hint is Any or type(value) in (hint, plain_kind):
        return
    if origin is Literal:
        if value not in args:
            yield f"{where}: {value!r} is none of {args}"
    elif origin in (UnionType, Union):
        ways = [list(misfits(value, arg, where)) for arg in args if arg is not UnsetType]
        if all(ways):
            yield from min(ways, key=len)
    elif origin is list or (origin is tuple and args[1:] == (...,)):
        if type(value) is not list:
            yield f"{where}: {value!r} is no list"
            return
        for at, one in enumerate(value):
            yield from misfits(one, args[0], f"{where}[{at}]")
    elif origin is tuple:
        if type(value) is not list or len(value) != len(args):
            yield f"{where}: {value!r} is no {hint}"
            return
        for at, (one, kind) in enumerate(zip(value, args, strict=True)):
            yield from misfits(one, kind, f"{where}[{at}]")
    elif origin is dict:
        if type(value) is not dict:
            yield f"{where}: {value!r} is no dictionary"
            return
        for key, one in value.items():
            yield from misfits(one, args[1], f"{where}.{key}")
    elif isinstance(hint, type) and issubclass(hint, Struct) and type(value) is dict:
        known = {sent: (kind, without) for _, sent, kind, without in fields(hint)}
        yield from (f"{where}.{name}: {hint.__name__} does not know it" for name in value.keys() - known.keys())
        for name, (kind, without) in known.items():
            if name in value:
                yield from misfits(value[name], kind, f"{where}.{name}")
            elif not without:
                yield f"{where}.{name}: {hint.__name__} must have it"
    else:
        yield f"{where}: {value!r} is no {hint}"


def fits(value: Any, hint: Any) -> None:
    assert list(misfits(value, hint)) == []


def test_a_misfit_is_told() -> None:
    term = {"id": "wound", "name": "Wound", "forms": ["Wound*"], "rule": "MK-1", "text": []}
    fits(term, p.Term)
    assert list(misfits(term | {"forms": "Wound*"}, p.Term)) == [".forms: 'Wound*' is no list"]
    assert list(misfits(term | {"colour": "red"}, p.Term)) == [".colour: Term does not know it"]
    del term["rule"]
    assert list(misfits(term, p.Term)) == [".rule: Term must have it"]


@pytest.mark.parametrize("name", REAL)
def test_scenes_are_as_their_types_say(name: str) -> None:
    """At every tenth decision of a kept game, through the eyes of whoever is asked."""
    game = find_game(name)
    one = min(golden.read(TESTS / name / "golden" / "games.jsonl"), key=lambda kept: len(kept.choices))
    session = Session(game, game.parse_options(one.options), one.seats, one.seed)
    for n, (seat, key) in enumerate(one.decisions()):
        if n % 10 == 0:
            fits(plain(session.view(seat).scene(), game.texts, "en"), Scene)
        session.choose(key, seat)
        if n > 150:
            break


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    url = f"sqlite:///{tmp_path_factory.mktemp('hall')}/hall.sqlite"
    games = (*GAMES, *(f"emberhall.games.{name}.game:GAME" for name in REAL if name not in game_names()))
    server = Served(Settings(database_url=url, games=games, bot_processes=0, bot_pause=0.0, limits=False))
    yield server
    server.close()


def test_lists_and_pages_are_as_their_types_say(hall: Served) -> None:
    ann = Person(hall.address)
    fits(ann.get("/api/me"), p.Me)
    fits(ann.get("/api/games")["games"], list[p.GameInfo])
    table = ann.create("defenders", "me", listed=True)
    fits(ann.get(f"/api/tables/{table}")["table"], p.TableInfo)
    lists = ann.get("/api/tables")
    assert lists["mine"]
    for tables in lists.values():
        fits(tables, list[p.TableInfo])
    found = ann.get("/api/rules/defenders", q="gate")["rules"]
    assert found
    fits(found, list[p.Rule])
    fits(ann.get("/api/rules/defenders", chapter=1)["contents"], list[p.Book])
    for name in REAL:
        fits(ann.get(f"/api/games/{name}/picture")["scene"], Scene)


def test_campaigns_are_as_their_types_say(hall: Served) -> None:
    ann = Person(hall.address)
    seats = ["me", "open", "bot:random", "empty"]
    wish = {"game": "wardens", "chairs": seats, "options": {}, "listed": True}
    id = ann.post("/api/campaigns", wish, 201)["campaign"]["id"]
    told = ann.get(f"/api/campaigns/{id}")["campaign"]
    assert told["ahead"]
    assert told["past"]
    fits(told, p.CampaignInfo)
    ann.post(f"/api/campaigns/{id}/start", {"key": told["ahead"][0]["key"]}, 201)
    told = ann.get(f"/api/campaigns/{id}")["campaign"]
    assert told["running"]
    fits(told, p.CampaignInfo)
    fits(ann.get("/api/campaigns")["mine"], list[p.CampaignRow])


@pytest.mark.parametrize("name", REAL)
def test_what_a_table_sends_is_as_its_types_say(hall: Served, name: str) -> None:
    """A dozen decisions, an undo, the past, answers, hints and chat; everything the socket sent."""
    ann = Person(hall.address)
    seats = ["me"] if name != "runewars" else ["me", "bot:greedy"]
    table = ann.create(name, *seats, seed=3)
    at = f"/api/tables/{table}"
    with ann.at(table) as eyes:
        for _ in range(12):
            eyes.choose()
        ask = eyes.asked()
        key, touched = ask["options"][0]["key"], [id for option in ask["options"] for id in option["touches"]]
        fits(ann.get(f"{at}/view"), p.View)
        fits(ann.get(f"{at}/history", at=3), p.Past)
        fits(ann.get(f"{at}/foresee", key=key, seat=ask["seat"]), p.Foreseen)
        fits(ann.get(f"{at}/hint", seat=ask["seat"]), p.Hint)
        fits(ann.get(f"{at}/why", element=touched[0] if touched else "?", seat=ask["seat"]), p.Reason)
        eyes.say("chat", text="Well met")
        eyes.until(lambda: eyes.chat)
        eyes.say("ping")
        eyes.refused("choose", seat=0, key="no such key", seq=eyes.view["seq"])
        eyes.say("undo", sure=True, seq=eyes.view["seq"])
        fits(ann.get(f"{at}/chat")["lines"], list[p.ChatLine])
        fits(ann.get(f"{at}/log", before=4), p.Lines)
        heard = [json.loads(raw) for raw in eyes.raw]
    assert {"view", "done", "chat", "pong", "error"} <= {message["type"] for message in heard}
    said = {get_args(hint)[0]: kind for kind in get_args(p.Said) for name, _, hint, _ in fields(kind) if name == "type"}
    for message in heard:
        fits(message, said[message["type"]])


def test_secret_answers_passes_and_requests_are_as_their_types_say(hall: Served) -> None:
    ann, bob = Person(hall.address), Person(hall.address, "Bob")
    table = ann.create("duel", "me", "open", options={"scouting": False})
    bob.join(table)
    with ann.at(table) as eyes:
        eyes.choose()
        eyes.until(lambda: eyes.view["answers"])
        fits(eyes.view, p.Push)
        with bob.at(table) as others:
            others.choose()
        eyes.until(lambda: eyes.view["decisions"] == 2)
        eyes.say("undo", to=0)
        eyes.until(lambda: eyes.view["request"])
        fits(eyes.view, p.Push)
    table = ann.create("wardens", "me", "open", options={"help": True}, seed="25")
    bob.join(table)
    with ann.at(table) as eyes:
        eyes.choose("rest")
        eyes.choose("rest")
        eyes.until(lambda: eyes.view["asks"] and "passes" in eyes.view["asks"][0])
        fits(eyes.view, p.Push)
        eyes.say("pass", seat=0, **{"for": "turn"}, seq=eyes.view["seq"])
        eyes.until(lambda: eyes.view["passes"])
        fits(eyes.view, p.Push)
