"""Small faults that were found once, and their relatives."""

import asyncio
import random
import stat
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from emberhall.kernel import EmberhallError, Journey, SaveError, Session, find_game, game_names, log_of
from emberhall.kernel import campaign as pen
from emberhall.kernel import journey as journeys
from emberhall.kernel.log import from_json, replay, to_json
from emberhall.server.guard import _HEADERS
from emberhall.server.settings import Settings
from emberhall.store import Store
from tests.server.served import DUEL, INVITATIONS, WARDENS, Eyes, Person, Served, wait_for
from tests.server.test_campaigns import begun, start

from .test_crafted_tables import STRANGE

# tokens


def test_a_token_ends_with_the_logout_though_it_is_being_looked_up(
    served: Served, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before: one of forty tokens worked for another minute."""
    looked_up, go_on = threading.Event(), threading.Event()
    person_of = served.hall.store.keys.person_of

    def slowly(token: str) -> Any:
        found = person_of(token)
        looked_up.set()
        go_on.wait(10)
        return found

    served.hall.people.forget()
    monkeypatch.setattr(served.hall.store.keys, "person_of", slowly)
    other = httpx.Client(base_url=ann.address, headers=dict(ann.http.headers))
    asking = threading.Thread(target=lambda: other.get("/api/me"))
    asking.start()
    assert looked_up.wait(10)
    monkeypatch.setattr(served.hall.store.keys, "person_of", person_of)
    ann.post("/api/account/logout")
    go_on.set()
    asking.join(10)
    assert ann.get("/api/me")["name"] is None


def test_a_socket_opened_at_the_moment_of_a_logout_is_closed(
    served: Served, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.create("duel", "me", "open")
    enter = served.hall.enter

    def meanwhile(watcher: Any) -> None:
        enter(watcher)
        served.hall.store.keys.take(watcher.person.id, token=ann.token).result()
        served.hall.people.forget(watcher.person.id)

    monkeypatch.setattr(served.hall, "enter", meanwhile)
    with pytest.raises(ConnectionClosed) as closed, ann.at(table) as eyes:
        eyes.until(lambda: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


# saving


def test_a_link_on_another_site_does_not_mark_a_table(ann: Person) -> None:
    """Before: one press on it marked the table as looked into forever."""
    table = ann.create("duel", "me", "bot:random")
    with httpx.Client(base_url=ann.address, cookies={"emberhall": ann.token}) as browser:
        linked = browser.get(f"/api/tables/{table}/save", headers={"Sec-Fetch-Site": "cross-site"})
        assert linked.json()["error"]["id"] == "save-marks"
        assert browser.get(f"/api/tables/{table}").json()["table"]["looked"] is False
        foreign = browser.post(f"/api/tables/{table}/export", headers={"Origin": "https://elsewhere.example"})
        assert foreign.status_code == 403
        assert browser.post(f"/api/tables/{table}/export").json()["game"] == "duel"
        assert browser.get(f"/api/tables/{table}").json()["table"]["looked"] is True
        assert browser.get(f"/api/tables/{table}/save").status_code == 200, "everyone knows by now"


# faults of ours


def test_every_answer_has_the_headers_even_our_own_faults(
    served: Served, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise KeyError("nope")

    monkeypatch.setattr(served.hall.store, "tables_of", fails)
    for path, status in (("/api/tables", 500), ("/api/nothing", 404), ("/api/me", 200), ("/", 200), ("/healthz", 200)):
        answer = ann.http.get(path)
        assert answer.status_code == status
        assert answer.headers.items() >= _HEADERS.items(), path
    sorry = ann.http.get("/api/tables", headers={"Accept-Language": "ru"}).json()["error"]
    assert (sorry["id"], sorry["text"][:7]) == ("sorry", "На серв")


def asleep(served: Served, table: str) -> None:
    """Let a table's game leave memory although someone watches it."""
    served.hall.live[table].touched = float("-inf")
    wait_for(lambda: swept(served, table))


def swept(served: Served, table: str) -> bool:
    async def sweep() -> None:
        served.hall.sweep()

    asyncio.run_coroutine_threadsafe(sweep(), served.hall.loop).result(10)
    return served.hall.live[table].asleep


ROUTES: dict[tuple[str, str], dict[str, Any]] = {
    ("POST", "/join"): {"seat": 1, "knowing": True},
    ("POST", "/seats"): {"seat": 2, "to": "bot:greedy"},
    ("POST", "/branch"): {"at": 0},
    ("POST", "/spectate"): {"seat": 0, "hand": True},
    ("POST", "/links/{link}/revoke"): {},
    ("POST", "/choose"): {"seat": 0, "key": "x", "seq": 0},
    ("POST", "/pass"): {"seat": 0, "for": "turn", "seq": 0},
    ("POST", "/undo"): {},
    ("POST", "/consent"): {"agree": True},
    ("POST", "/redo"): {},
    ("POST", "/chat"): {"text": "hello"},
    ("POST", "/lesson"): {"lesson": "table-undo"},
    ("POST", "/export"): {},
}
QUERIES: dict[str, dict[str, Any]] = {
    "/history": {"at": 0},
    "/foresee": {"key": "x"},
    "/why": {"element": "x"},
    "/lesson": {"seat": 0},
}


def test_every_route_wakes_a_sleeping_table(served: Served, ann: Person, bob: Person) -> None:
    """Before: a hint at a table that had been idle was answered with 500."""
    paths = served.app.openapi()["paths"].items()
    told = [(method.upper(), path) for path, ways in paths for method in ways if path.startswith("/api/tables/{id}")]
    assert len(told) > 20
    for method, path in sorted(told):
        ending = path.removeprefix("/api/tables/{id}")
        for someone, game in ((ann, "duel"), (ann, "skirmish"), (bob, "duel")):
            table = ann.create(game, "me", "me" if someone is ann else "open", "bot:random")
            with ann.at(table):
                asleep(served, table)
                place = path.format(id=table, link="0123456789abcdef")
                query = QUERIES.get(ending, {}) | {"look": "0"}
                if method in ("GET", "DELETE"):
                    answer = someone.http.request(method, place, params=query)
                else:
                    body = {"invite": INVITATIONS[table]} if ending == "/join" else {}
                    answer = someone.http.request(method, place, json=ROUTES[method, ending] | body)
                assert answer.status_code < 500, (method, path, answer.text)


@pytest.mark.parametrize(
    "message",
    [
        {"type": "choose", "seat": 0, "key": "x", "seq": 0},
        {"type": "pass", "seat": 0, "for": "turn", "seq": 0},
        {"type": "undo"},
        {"type": "redo"},
        {"type": "consent", "agree": True},
        {"type": "chat", "text": "hello"},
        {"type": "look", "seat": 1},
        {"type": "look", "seat": None},
        {"type": "language", "language": "ru"},
        {"type": "ping"},
    ],
    ids=lambda message: message["type"],
)
def test_every_message_wakes_a_sleeping_table(served: Served, ann: Person, message: dict[str, Any]) -> None:
    table = ann.create("duel", "me", "me", "bot:random")
    with ann.at(table, look="0") as eyes:
        asleep(served, table)
        send(eyes, message)
        assert eyes.say("ping")["type"] == "pong"
        assert not any('"sorry"' in text for text in eyes.raw)


def send(eyes: Eyes, message: dict[str, Any]) -> None:
    eyes.socket.send(msgspec.json.encode(message).decode())


def test_a_campaign_whose_table_sleeps_is_shown(served: Served, ann: Person) -> None:
    id = begun(ann, "me", "me")
    table = start(ann, id, "market")
    with ann.at(table, look="all"):
        for path, body in (("", None), ("/chairs", {"chair": 1, "to": "bot:random"}), ("/carry", {}), ("/abandon", {})):
            asleep(served, table)
            place = f"/api/campaigns/{id}{path}"
            answer = ann.http.get(place) if body is None else ann.http.post(place, json=body)
            assert answer.status_code < 500, (path, answer.text)


# files, settings


@pytest.mark.skipif("sys.platform == 'win32'")
def test_nobody_else_on_the_machine_reads_the_database(tmp_path: Path) -> None:
    """Before: hall.sqlite was 0644, and so was what it holds: every hand."""
    file = tmp_path / "new" / "hall.sqlite"
    old = tmp_path / "old.sqlite"
    for path in (file, old, old):
        store = Store(f"sqlite:///{path}")
        store.arrive(f"ann{path.stat().st_ino}{path.stat().st_mtime_ns}", f"token{path.stat().st_mtime_ns}").result()
        for each in path.parent.glob(f"{path.name}*"):
            assert stat.S_IMODE(each.stat().st_mode) == 0o600, each
        store.close()
        path.chmod(0o644)
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


def test_lists_in_the_environment_may_have_spaces() -> None:
    """Before: `a.example, b.example` had a host called ` b.example`."""
    environment = {
        "EMBERHALL_HOSTS": " hall.example , Other.example,",
        "EMBERHALL_PROXIES": "127.0.0.1, ::1",
        "EMBERHALL_IDLE": " 5 ",
        "EMBERHALL_HTTPS": "true ",
    }
    settings = Settings.from_environment(environment)
    assert settings.hosts == ("hall.example", "Other.example")
    assert settings.proxies == ("127.0.0.1", "::1")
    assert (settings.idle, settings.https) == (5.0, True)


def test_hosts_are_known_in_any_case(served: Served, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    from emberhall.server import guard

    def own(host: str) -> bool:
        connection: Any = httpx.Request("GET", "http://x", headers={"Host": host})
        return guard.own_host(connection, Settings(hosts=("Hall.Example",)))

    assert own("hall.example")
    assert own("HALL.EXAMPLE:443")
    assert not own("evil.example")


# a full disk


#: As many pages as SQLite can count: no limit.
NO_LIMIT = 1073741823
#: Room for a few tables, and no more.
FEW_PAGES = 8


def allow(served: Served, pages: int) -> None:
    """Let the database have this many pages and no more."""
    pragma(served, f"max_page_count = {pages}")


def pragma(served: Served, words: str) -> int:
    """Set or read a property of the database."""
    store = served.hall.store
    return int(store._writer.submit(lambda base: base.exec_driver_sql(f"PRAGMA {words}").scalar()).result())


@pytest.fixture
def no_room(served: Served) -> Iterator[None]:
    allow(served, pragma(served, "page_count") + FEW_PAGES)
    yield
    allow(served, NO_LIMIT)


def test_a_full_disk_is_reported_and_nothing_is_lost(served: Served, ann: Person, no_room: None) -> None:
    """Before: "Something went wrong on the server"."""
    table = None
    answers = []
    for _ in range(400):
        wish = {"game": "duel", "seats": ["me", "me"], "options": {"scouting": False}, "name": "Ann"}
        answer = ann.http.post("/api/tables", json=wish)
        answers.append(answer.status_code)
        if answer.status_code != 201:
            break
        table = answer.json()["table"]["id"]
    assert answers[-1] == 503
    assert answer.json()["error"]["id"] == "cannot-write"
    assert table
    with ann.at(table, look="all") as eyes:
        said = [eyes.say("chat", text="x" * 500) for _ in range(40)]
        refused = {answer["error"]["id"] for answer in said if answer["type"] == "error"}
        for _ in range(40):  # the room that is left is used up by choices taken back and made again
            ask = eyes.asked()
            done = eyes.say("choose", seat=ask["seat"], key=ask["options"][0]["key"], seq=eyes.view["seq"])
            if done["type"] == "error":
                refused.add(done["error"]["id"])
                break
            eyes.until(lambda: eyes.view["seq"] >= done["seq"])  # noqa: B023
            done = eyes.say("undo", sure=True)
            eyes.until(lambda: eyes.view["seq"] >= done.get("seq", 0))  # noqa: B023
        assert refused == {"cannot-write"}
        chosen = sum(entry.kind in ("choose", "undo") for entry in served.hall.store.record(table))
        allow(served, NO_LIMIT)
        assert ann.get(f"/api/tables/{table}/view", look="all")["seq"] == chosen
        eyes.choose()


# damaged files


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to everything inside a document."""
    if path:
        yield path
    inside = value.items() if isinstance(value, dict) else enumerate(value[:30]) if isinstance(value, list) else ()
    for step, part in inside:
        yield from places(part, (*path, step))


def damaged(file: bytes, dice: random.Random) -> bytes:
    """The file with something changed or missing somewhere."""
    told = msgspec.json.decode(file)
    node, path = told, dice.choice(list(places(told)))
    for step in path[:-1]:
        node = node[step]
    if dice.random() < 0.15:
        del node[path[-1]]
    else:
        node[path[-1]] = dice.choice(STRANGE)
    return msgspec.json.encode(told)


@contextmanager
def refusing() -> Iterator[None]:
    """Whatever is refused here is refused in both languages."""
    try:
        yield
    except EmberhallError as error:
        said = error.say("en"), error.say("ru")
        if not all(said):
            raise


@pytest.mark.parametrize("place", [*game_names(), WARDENS, DUEL])
def test_a_damaged_save_is_read_or_refused_in_words(place: str) -> None:
    """Before: one of 388 ended in a traceback."""
    game, dice = find_game(place), random.Random(4)
    session = Session(game, seed=7)
    session.play_out(random.Random(1).random, 20)
    file = to_json(log_of(session, snapshot=True))
    for _ in range(60):
        data = damaged(file, dice)
        for trust in (False, True):
            with refusing():
                replay(from_json(data, "game.json"), game, "game.json", trust=trust)


@pytest.mark.parametrize("place", [name for name in (*game_names(), WARDENS) if find_game(name).campaign])
def test_a_damaged_campaign_is_read_or_refused_in_words(place: str) -> None:
    """Before: a document with strange things in it was read, and everything after that failed."""
    game, dice = find_game(place), random.Random(6)
    journey = Journey(game, seed=3)
    file = journeys.to_json(journey)
    whole = 0
    for _ in range(120):
        with refusing():
            read = journeys.resumed(journeys.from_json(damaged(file, dice), "valley.json"), game, "valley.json")
            whole += 1
            for viewer in (None, 0):
                pen.scene(game, read.document, viewer)
            for chapter in read.ahead[:1]:
                if read.document.party and pen.unfit(game, read.document, chapter) is None:
                    read.start(chapter.key(), seed=1)
    assert 0 < whole < 90


def test_a_number_too_large_for_a_document_is_damage() -> None:
    """Before: OverflowError."""
    game = find_game(WARDENS)
    journey = Journey(game, seed=3)
    document = pen.plain(journey.document) | {"summer": 10**30}
    with pytest.raises(SaveError, match="valley"):
        pen.restored(game, document, 1, "valley.json")
