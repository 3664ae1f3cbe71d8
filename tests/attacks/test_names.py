"""Nobody passes for someone else: names show what they are, strangers cannot chat, tables can be deleted."""

from collections.abc import Callable

import pytest

from emberhall.server.errors import Refused
from emberhall.server.names import alike, name_of, tidy
from tests.server.served import Person, Served

NAMES = ["\u200b", "\u3164", "\u2800", "\u00ad", "\u202e", "\ud800", "a" * 41, " ", "\u0301", "!?"]


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_invisible_names_are_refused(name: str) -> None:
    with pytest.raises(Refused):
        name_of(name)


def test_invisible_characters_are_left_out() -> None:
    assert name_of("A\u200bnn\u202e") == "Ann"
    assert len(name_of("q\u0301\u0302\u0303\u0304\u0305a")) == 4
    assert tidy("one\u0000two\u202e three") == "one two three"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "ANN"), ("Ann", "Аnn"), ("Bob", "B0b"), ("Ilya", "llya"), ("Jörn", "Jorn"), ("a b", "ab")],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert alike(one, other)
    assert not alike(one, "Somebody")


def test_two_at_one_table_do_not_go_by_one_name(ann: Person, person: Callable[..., Person]) -> None:
    table = ann.create("duel", "me", "open", "open", listed=True)
    false_ann = person("Аnn")  # with a Cyrillic letter
    assert false_ann.refused(f"/api/tables/{table}/join", {}) == "name-taken-here"
    assert false_ann.refused(f"/api/tables/{table}/join", {"name": "A-n-n"}) == "name-taken-here"
    false_ann.post(f"/api/tables/{table}/join", {"name": "Eve"})
    assert false_ann.refused("/api/me", {"name": "ann"}) == "name-taken-here"


def test_spectators_cannot_chat(ann: Person, bob: Person) -> None:
    table = ann.create("duel", "me", "open")
    assert bob.refused(f"/api/tables/{table}/chat", {"text": "buy!"}) == "chat-not-invited"
    with bob.at(table) as eyes:
        assert eyes.refused("chat", text="buy!") == "chat-not-invited"
    link = ann.post(f"/api/tables/{table}/spectate", {"seat": 0, "speak": True})["link"].partition("watch=")[2]
    with bob.at(table, watch=link) as eyes:
        assert eyes.view["you"]["look"] is None, "invited to speak, not to look"
        assert eyes.say("chat", text="good luck")["type"] == "done"
    with ann.at(table) as eyes:
        assert eyes.say("chat", text="thank you")["type"] == "done"
        eyes.until(lambda: eyes.chat == ["good luck", "thank you"])


def test_tables_are_deleted_by_their_maker(ann: Person, bob: Person) -> None:
    table = ann.create("duel", "me", "open")
    assert bob.http.delete(f"/api/tables/{table}").status_code == 403
    bob.join(table)
    assert ann.http.delete(f"/api/tables/{table}").json()["error"]["id"] == "table-others"
    bob.post(f"/api/tables/{table}/seats", {"seat": 1, "to": "open"})
    with ann.at(table) as eyes:
        eyes.say("chat", text="good-bye")
    assert ann.http.delete(f"/api/tables/{table}").status_code == 200
    assert ann.get(f"/api/tables/{table}", 404)["error"]["id"] == "no-such-table"


def test_unused_tables_are_deleted(ann: Person, served: Served) -> None:
    import asyncio

    old, new = ann.create("duel", "me", "open"), ann.create("duel", "me", "open")
    with served.hall.store.engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE tables SET updated = 1000 WHERE id = '{old}'")
    served.hall.live.pop(old)
    asyncio.run_coroutine_threadsafe(served.hall.forget_disused(), served.hall.loop).result(10)
    assert ann.get(f"/api/tables/{old}", 404)
    assert ann.get(f"/api/tables/{new}")
