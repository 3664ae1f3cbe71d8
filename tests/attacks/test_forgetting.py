"""What nobody needs any more is deleted: tables, campaigns, guests, tokens; and nothing that someone needs."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from emberhall.store import LIFETIME, Store, now
from tests.server.served import Person, Served
from tests.server.test_campaigns import begun, join, play_out, start
from tests.store import postgres

DAY = 24 * 3600 * 1000


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    if request.param == "postgres":
        url = postgres.fresh_database(request.getfixturevalue("postgres_server"))
    else:
        url = f"sqlite:///{tmp_path}/hall.sqlite"
    store = Store(url)
    yield store
    store.close()


def sql(store: Store, text: str) -> None:
    with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.exec_driver_sql(text)


def people(store: Store) -> set[str]:
    with store.engine.connect() as connection:
        return set(connection.exec_driver_sql("SELECT id FROM people").scalars())


def tokens(store: Store) -> int:
    with store.engine.connect() as connection:
        found: int = connection.exec_driver_sql("SELECT count(*) FROM tokens").scalar_one()
        return found


def forget(served: Served) -> None:
    asyncio.run_coroutine_threadsafe(served.hall.forget_disused(), served.hall.loop).result(20)


def test_guests_who_left_nothing_are_forgotten(store: Store) -> None:
    """Before: `/api/me` made twenty people a second, and all of them stayed."""
    for n in range(700):
        store.arrive(f"passer-by {n}", f"token {n}").result()
    for name in ("newcomer", "back yesterday", "account"):
        store.arrive(name, f"token of {name}").result()
    store.register("account", "account", "hash").result()
    for name in ("passer-by 1", "newcomer", "account"):
        store.learning.learn(name, "duel", "bid").result()
    sql(store, f"UPDATE people SET created = {now() - 3 * DAY} WHERE id <> 'newcomer'")
    sql(store, f"UPDATE tokens SET used = {now() - 3 * DAY}")
    sql(store, f"UPDATE tokens SET used = {now() - DAY} WHERE person = 'back yesterday'")
    assert store.purge().result() == 700
    assert people(store) == {"newcomer", "back yesterday", "account"}
    assert tokens(store) == 3
    known = [name for name in ("passer-by 1", "newcomer", "account") if store.learning.known(name, ["duel"])]
    assert known == ["newcomer", "account"]
    assert store.purge().result() == 0


def test_expired_tokens_are_deleted(store: Store) -> None:
    store.arrive("ann", "old").result()
    store.register("ann", "ann", "hash").result()
    store.keys.give("ann", "new").result()
    sql(store, f"UPDATE tokens SET used = {now() - LIFETIME - 1000} WHERE used = (SELECT min(used) FROM tokens)")
    before = tokens(store)
    store.purge().result()
    assert (before, people(store)) == (2, {"ann"})
    assert tokens(store) <= 1
    assert store.keys.person_of("old") is None


def test_few_are_forgotten_at_a_time(store: Store) -> None:
    for n in range(30):
        store.arrive(f"guest {n}", f"token {n}").result()
    sql(store, f"UPDATE people SET created = {now() - 3 * DAY}")
    sql(store, f"UPDATE tokens SET used = {now() - 3 * DAY}")
    assert [store.purge(20).result() for _ in range(3)] == [20, 10, 0]


def test_guests_who_left_anything_stay(served: Served) -> None:
    """A seat, a chair, a table, a campaign, a line of chat, a link: each is a reason."""
    store = served.hall.store
    sits, has_chair, made, began, said, linked, _ = guests = [Person(served.address, f"Guest {n}") for n in "QVXYZWU"]
    ids = [store.keys.person_of(guest.token) for guest in guests]
    table = made.create("skirmish", "open", "open", "open")
    sits.join(table, 0)
    campaign = begun(began, "open")
    join(has_chair, campaign)
    secrets = []
    for guest in (said, linked):
        guest.join(table, 1)
        if guest is said:
            guest.post(f"/api/tables/{table}/chat", {"text": "hello"})
        else:
            secrets.append(guest.post(f"/api/tables/{table}/spectate", {"seat": 1, "speak": True}))
        guest.post(f"/api/tables/{table}/seats", {"seat": 1, "to": "open"})
    sql(store, f"UPDATE people SET created = {now() - 3 * DAY}")
    sql(store, f"UPDATE tokens SET used = {now() - 3 * DAY}")
    forget(served)
    here = people(store)
    assert [bool(id and id.id in here) for id in ids] == [True] * 6 + [False]


def test_a_campaign_is_deleted_with_all_its_tables_and_not_before(served: Served, ann: Person) -> None:
    """Before: tables of campaigns were never deleted."""
    store = served.hall.store
    old, kept = (begun(ann, "me") for _ in range(2))
    tables = []
    for id in (old, kept):
        market = start(ann, id, "market")
        play_out(market, ann)
        ann.post(f"/api/campaigns/{id}/carry")
        tables += [market, start(ann, id, "summer:1")]
    asyncio.run_coroutine_threadsafe(served.hall._flush(), served.hall.loop).result(10)
    long_ago = now() - 366 * DAY
    for id in (old, kept):
        sql(store, f"UPDATE campaigns SET updated = {long_ago} WHERE id = '{id}'")
    for table in tables[:3]:  # the last one is still being played
        sql(store, f"UPDATE tables SET updated = {long_ago} WHERE id = '{table}'")
    forget(served)
    assert ann.http.get(f"/api/campaigns/{old}").status_code == 404
    assert [ann.http.get(f"/api/tables/{table}").status_code for table in tables] == [404, 404, 200, 200]
    assert len(ann.get(f"/api/campaigns/{kept}")["campaign"]["past"]) == 2
    assert old not in [row["id"] for row in ann.get("/api/campaigns")["mine"]]


def test_one_table_that_cannot_be_deleted_keeps_no_other(
    served: Served, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = served.hall.store
    bad, good = (ann.create("duel", "me", "open") for _ in range(2))
    sql(store, f"UPDATE tables SET updated = 1 WHERE id IN ('{bad}', '{good}')")
    served.hall.live.clear()
    really = store.forget

    def fails(id: str, *check: Any) -> Any:
        if id == bad:
            raise KeyError("nope")
        return really(id, *check)

    monkeypatch.setattr(store, "forget", fails)
    monkeypatch.setattr(store, "disused", lambda since: [bad, good])
    forget(served)
    assert store.table(good) is None
    assert store.table(bad) is not None
