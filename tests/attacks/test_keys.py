"""A key is good only while its reason lasts: seats, links, tokens, sockets."""

from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from emberhall.store import LIFETIME, now
from tests.server.served import Eyes, Person, Served


def shown_out(eyes: Eyes) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        eyes.until(lambda: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def hand_link(person: Person, table: str, seat: int = 0) -> str:
    link: str = person.post(f"/api/tables/{table}/spectate", {"seat": seat, "hand": True})["link"]
    return link.partition("watch=")[2]


def test_a_link_ends_when_its_maker_leaves_the_seat(ann: Person, bob: Person, person: Callable[..., Person]) -> None:
    """Before: someone who had left a seat saw the hand of the next player there."""
    eve = person("Eve")
    table = ann.create("duel", "open", "me")
    eve.join(table, 0)
    secret = hand_link(eve, table)
    with eve.at(table, watch=secret, look="spectator") as eyes:
        assert eyes.view["you"]["look"] == 0
        eve.post(f"/api/tables/{table}/seats", {"seat": 0, "to": "open"})
        assert shown_out(eyes) == 4403
    bob.join(table, 0)
    assert eve.get(f"/api/tables/{table}/view", 403, watch=secret)["error"]["id"] == "bad-watch"
    assert eve.get(f"/api/tables/{table}/log", 403, watch=secret)["error"]["id"] == "bad-watch"
    assert eve.get(f"/api/tables/{table}/history", 403, watch=secret, at=0)["error"]["id"] == "bad-watch"


def test_links_are_listed_and_revoked(ann: Person, bob: Person) -> None:
    table = ann.create("duel", "me", "open")
    secret = hand_link(ann, table)
    (link,) = ann.get(f"/api/tables/{table}/links")["links"]
    assert (link["seat"], link["hand"], link["stands"]) == (0, True, True)
    assert secret not in str(link)
    assert bob.get(f"/api/tables/{table}/links")["links"] == []
    assert bob.refused(f"/api/tables/{table}/links/{link['id']}/revoke", {}) == "no-such-link"
    with bob.at(table, watch=secret) as eyes:
        assert eyes.view["you"]["look"] == 0
        ann.post(f"/api/tables/{table}/links/{link['id']}/revoke")
        assert shown_out(eyes) == 4403
    assert bob.get(f"/api/tables/{table}/view", 403, watch=secret)["error"]["id"] == "bad-watch"
    assert ann.refused(f"/api/tables/{table}/links/%25/revoke", {}) == "no-such-link"


def test_the_maker_of_a_table_cannot_look_into_a_bots_hand_beside_others(ann: Person, bob: Person) -> None:
    table = ann.create("duel", "me", "open", "bot:random")
    bob.join(table, 1)
    assert ann.refused(f"/api/tables/{table}/seats", {"seat": 2, "to": "me"}) == "seat-beside-others"
    ann.post(f"/api/tables/{table}/seats", {"seat": 2, "to": "open"})


def test_logging_out_closes_the_sockets(ann: Person) -> None:
    table = ann.create("duel", "me", "open")
    with ann.at(table) as eyes:
        ann.post("/api/account/logout")
        assert shown_out(eyes) == 4401
    assert ann.get("/api/me")["name"] is None


def test_an_account_renews_the_token(ann: Person) -> None:
    """Before: anyone who had seen a guest's token owned the account made from it."""
    stolen = ann.token
    ann.post("/api/account/register", {"login": "renewed", "password": "open sesame"}, 201)
    assert ann.token != stolen
    assert ann.get("/api/me")["login"] == "renewed"
    ann.http.headers["Authorization"] = f"Bearer {stolen}"
    assert ann.get("/api/me")["login"] is None


def test_a_login_ends_the_guests_token(ann: Person, bob: Person) -> None:
    ann.post("/api/account/register", {"login": "twice", "password": "open sesame"}, 201)
    guest = bob.token
    bob.post("/api/account/login", {"login": "twice", "password": "open sesame"})
    assert bob.get("/api/me")["login"] == "twice"
    bob.http.headers["Authorization"] = f"Bearer {guest}"
    assert bob.get("/api/me")["name"] is None


def test_a_new_password_ends_all_other_sessions(ann: Person, bob: Person) -> None:
    ann.post("/api/account/register", {"login": "changing", "password": "open sesame"}, 201)
    bob.post("/api/account/login", {"login": "changing", "password": "open sesame"})
    wrong = {"old": "not this", "new": "another one"}
    assert ann.refused("/api/account/password", wrong) == "login-wrong"
    assert ann.refused("/api/account/password", {"old": "open sesame", "new": "short"}) == "password-short"
    table = bob.create("duel", "me", "open")
    with bob.at(table) as eyes:
        ann.post("/api/account/password", {"old": "open sesame", "new": "another one"})
        assert shown_out(eyes) == 4401
    assert bob.get("/api/me")["login"] is None
    assert ann.get("/api/me")["login"] == "changing"
    assert bob.refused("/api/account/login", {"login": "changing", "password": "open sesame"}) == "login-wrong"


def test_sessions_are_listed_and_ended(ann: Person, bob: Person) -> None:
    ann.post("/api/account/register", {"login": "sessions", "password": "open sesame"}, 201)
    bob.post("/api/account/login", {"login": "sessions", "password": "open sesame"})
    sessions = ann.get("/api/account/sessions")["sessions"]
    assert [s["here"] for s in sessions].count(True) == 1
    assert len(sessions) == 2
    assert all("python-httpx" in s["client"] for s in sessions)
    assert ann.token not in str(sessions)
    (other,) = [s for s in sessions if not s["here"]]
    ann.post(f"/api/account/sessions/{other['id']}/end")
    assert bob.get("/api/me")["login"] is None
    assert ann.refused("/api/account/sessions/nothing-like-it/end", {}) == "no-such-session"


def test_a_token_that_nobody_uses_expires(served: Served, ann: Person) -> None:
    store = served.hall.store
    with store.engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE tokens SET used = {now() - LIFETIME - 1000}")
    assert store.keys.person_of(ann.token) is None
