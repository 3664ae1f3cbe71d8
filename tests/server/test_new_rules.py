"""Tables begun under other rules: the server is started again with new ones, on SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from emberhall.kernel import replay
from emberhall.kernel.log import from_json
from emberhall.server.settings import Settings
from emberhall.store import KeptRow, Store
from tests.games.relay.game import V2
from tests.store import postgres

from .served import PATIENCE, Person, Served

Start = Callable[[str], Served]
CHANGED = "The rules have changed. The game continues under the new ones; what came before is kept as a record."


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/hall.sqlite"
    return postgres.fresh_database(request.getfixturevalue("postgres_server"))


@pytest.fixture
def start(url: str) -> Iterator[Start]:
    """Start the hall with one version of The Relay, after closing the one before."""
    halls: list[Served] = []

    def serve(version: str) -> Served:
        if halls:
            halls.pop().close()
        place = f"tests.games.relay.game:{version}"
        settings = Settings(database_url=url, games=(place,), bot_processes=0, bot_pause=0.0, limits=False)
        halls.append(Served(settings))
        return halls[0]

    yield serve
    for hall in halls:
        hall.close()


def again(person: Person, hall: Served) -> Person:
    """The same person, connected to another server."""
    person.http.close()
    person.address = hall.address
    headers = {"Authorization": f"Bearer {person.token}"}
    person.http = httpx.Client(base_url=hall.address, timeout=PATIENCE, headers=headers)
    return person


def choose(person: Person, table: str, wish: str) -> None:
    """The next decision, whoever makes it: this person holds both seats."""
    (seat,) = person.get(f"/api/tables/{table}/view")["waiting"]
    view = person.get(f"/api/tables/{table}/view", look=seat)
    ask = view["asks"][0]
    key = next(option["key"] for option in ask["options"] if option["key"].startswith(wish))
    person.post(f"/api/tables/{table}/choose", {"seat": ask["seat"], "key": key, "seq": view["seq"]})


def begin(hall: Served, *wishes: str) -> tuple[Person, str]:
    ann = Person(hall.address, "Ann")
    table = ann.create("relay", "me", "me", seed=4)
    for wish in wishes:
        choose(ann, table, wish)
    return ann, table


def steps(person: Person, table: str) -> list[int]:
    panels = person.get(f"/api/tables/{table}/view")["scene"]["panels"]
    return [panel["figures"][0]["value"] for panel in panels]


def told(person: Person, table: str) -> list[str]:
    return [line["text"] for line in person.get(f"/api/tables/{table}/view")["events"]["lines"]]


def test_a_table_is_played_to_its_end_by_the_next_rules(start: Start) -> None:
    hall = start("V1")
    ann, table = begin(hall, "play", "play", "walk", "run", "play")
    before, story = steps(ann, table), told(ann, table)
    again(ann, start("V2"))
    assert steps(ann, table) == before
    assert told(ann, table) == [*story, CHANGED]
    view = ann.get(f"/api/tables/{table}/view", look=1)
    assert "rest" in [option["key"] for option in view["asks"][0]["options"]]
    choose(ann, table, "rest")
    choose(ann, table, "walk")
    again(ann, start("V2"))  # what was decided since is in the record, after the seam
    assert told(ann, table)[len(story)] == CHANGED
    assert len(told(ann, table)) == len(story) + 3
    again(ann, start("V3"))
    for _ in range(40):
        if ann.get(f"/api/tables/{table}/view")["outcome"]:
            break
        choose(ann, table, "run")
    assert ann.get(f"/api/tables/{table}/view")["outcome"]["winners"]
    assert told(ann, table)[: len(story) + 1] == [*story, CHANGED]


def test_undo_goes_back_to_the_change_and_no_further(start: Start) -> None:
    ann, table = begin(start("V1"), "play", "play", "walk", "walk", "walk")
    ann.post(f"/api/tables/{table}/undo", {"to": 4})  # before the seam all is as ever
    again(ann, start("V2"))
    at_seam = steps(ann, table)
    assert ann.refused(f"/api/tables/{table}/undo", {"to": 3, "sure": True}) == "undo-before-rules"
    assert ann.refused(f"/api/tables/{table}/undo", {}) == "undo-before-rules"
    choose(ann, table, "walk")
    choose(ann, table, "rest")
    ann.post(f"/api/tables/{table}/undo", {"to": 4})
    assert steps(ann, table) == at_seam
    ann.post(f"/api/tables/{table}/redo", {})
    assert steps(ann, table) != at_seam
    again(ann, start("V2"))
    assert ann.refused(f"/api/tables/{table}/undo", {"to": 3, "sure": True}) == "undo-before-rules"
    ann.post(f"/api/tables/{table}/undo", {"to": 4})
    assert steps(ann, table) == at_seam


def test_the_past_is_shown_as_far_as_the_new_rules_lead(start: Start) -> None:
    ann, table = begin(start("V1"), "walk", "walk", "play", "walk")
    again(ann, start("V2"))
    choose(ann, table, "rest")
    at = [ann.get(f"/api/tables/{table}/history", at=at) for at in range(6)]
    assert [moment["at"] for moment in at] == [0, 1, 2, 3, 4, 5]
    since = "The rules have changed since. These decisions are shown under the new ones."
    assert at[2]["lines"][0]["text"] == since
    assert [panel["figures"][0]["value"] for panel in at[2]["scene"]["panels"]] == [1, 1]
    assert at[4]["lines"][-1]["text"] == CHANGED
    assert at[5]["lines"][-1]["text"].startswith("Runner 1 stands at")
    assert ann.get(f"/api/tables/{table}/history", at=1)["lines"][0]["text"] == since


def test_play_goes_on_at_a_new_table_from_after_the_change(start: Start) -> None:
    ann, table = begin(start("V1"), "play", "play", "walk")
    again(ann, start("V2"))
    choose(ann, table, "rest")
    choose(ann, table, "walk")
    assert ann.refused(f"/api/tables/{table}/branch", {"at": 2}) == "branch-before-rules"
    branch = ann.post(f"/api/tables/{table}/branch", {"at": 4}, 201)["table"]["id"]
    choose(ann, branch, "rest")
    again(ann, start("V2"))
    assert told(ann, branch).count(CHANGED) == 1
    assert ann.get(f"/api/tables/{branch}/view")["decisions"] == 5


def test_decisions_that_fit_need_no_seam(start: Start) -> None:
    ann, table = begin(start("V1"), "play", "run", "walk")
    before = steps(ann, table), told(ann, table)
    again(ann, start("V1_REPRINTED"))
    assert (steps(ann, table), told(ann, table)) == before
    ann.post(f"/api/tables/{table}/undo", {"to": 0, "sure": True})
    assert steps(ann, table) == [0, 0]


def test_a_save_of_a_table_with_a_seam(start: Start) -> None:
    ann, table = begin(start("V1"), "play", "play", "walk")
    again(ann, start("V2"))
    choose(ann, table, "rest")
    data = ann.http.get(f"/api/tables/{table}/save", params={"snapshot": True}).content
    session = replay(from_json(data, "relay.json"), V2)
    assert session.state.rests == 1
    assert session.seam is not None
    assert b'"snapshot"' in data
    assert b'"snapshot"' not in ann.http.get(f"/api/tables/{table}/save").content


@pytest.mark.parametrize(
    ("first", "then", "id", "text"),
    [
        ("V1", "V3_UNMIGRATED", "table-other-rules", "правила изменились"),  # with two cards each it goes another way
        ("V2", "V1", "table-newer-rules", "по более новым правилам"),
    ],
)
def test_what_cannot_be_taken_over_is_refused(start: Start, first: str, then: str, id: str, text: str) -> None:
    ann, table = begin(start(first), "play", "play", "play", "play")
    again(ann, start(then))
    answer = ann.http.get(f"/api/tables/{table}", headers={"Accept-Language": "ru"})
    assert answer.status_code == 409
    assert answer.json()["error"]["id"] == id
    assert text in answer.json()["error"]["text"]


def test_a_snapshot_from_before_an_undo_is_not_used(start: Start, url: str) -> None:
    hall = start("V1")
    ann, table = begin(hall, "play", "play", "walk")
    early = hall.hall.live[table].kept(story=True)
    assert early is not None
    ann.post(f"/api/tables/{table}/undo", {"to": 1, "sure": True})
    choose(ann, table, "walk")
    entries = hall.hall.store.record(table)
    assert not early.stands(entries)
    assert KeptRow(table, 1, 1, 3, b"").stands(entries)
    hall = start("V1_REPRINTED")
    store = Store(url)
    try:
        assert [(row.game_version, row.at) for row in store.kept(table)] == [(1, 2)]
    finally:
        store.close()
