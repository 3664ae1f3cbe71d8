"""Two at once: who sits down, who is called what, who deletes. And nobody holds a bot's hand beside others."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from emberhall.store import Gone, PersonRow, SeatRow, Store, TableRow
from tests.server.served import INVITATIONS, Person, Served, wait_for
from tests.store import postgres

TOGETHER = 12


def at_once(*deeds: Callable[[], Any]) -> list[Any]:
    """What comes of deeds done at the same moment."""
    ready = threading.Barrier(len(deeds))

    def do(deed: Callable[[], Any]) -> Any:
        ready.wait()
        return deed()

    with ThreadPoolExecutor(len(deeds)) as pool:
        return list(pool.map(do, deeds))


# a bot's hand


def test_the_maker_does_not_open_a_bots_seat_and_sit_down_there(ann: Person, bob: Person) -> None:
    """Before: `seats` refused it, `join` did not."""
    table = ann.create("duel", "me", "open", "bot:random")
    bob.join(table, 1)
    ann.post(f"/api/tables/{table}/seats", {"seat": 2, "to": "open"})
    for someone in (ann, bob):
        wish = {"seat": 2, "invite": INVITATIONS[table]}
        assert someone.refused(f"/api/tables/{table}/join", wish) == "seat-beside-others"
        assert someone.refused(f"/api/tables/{table}/join", {"invite": INVITATIONS[table]}) == "seat-beside-others"
    assert ann.refused(f"/api/tables/{table}/seats", {"seat": 2, "to": "me"}) == "seat-beside-others"
    assert [p["kind"] for p in ann.get(f"/api/tables/{table}")["table"]["players"]] == ["person", "person", "open"]


def test_nobody_takes_two_hands_at_the_moment_another_comes(ann: Person, bob: Person) -> None:
    for _ in range(5):
        table = ann.create("duel", "me", "open", "bot:random")
        ann.post(f"/api/tables/{table}/seats", {"seat": 2, "to": "open"})
        invite = {"invite": INVITATIONS[table], "knowing": True}
        hers, his = at_once(
            lambda: ann.http.post(f"/api/tables/{table}/join", json={"seat": 2}),  # noqa: B023
            lambda: bob.http.post(f"/api/tables/{table}/join", json={"seat": 1} | invite),  # noqa: B023
        )
        assert his.status_code == 200
        told = ann.get(f"/api/tables/{table}")["table"]
        assert hers.json().get("error", {}).get("id") == "seat-beside-others" or told["looked"]


def test_whoever_takes_a_bots_seat_alone_has_looked_into_the_game(ann: Person, bob: Person) -> None:
    table = ann.create("duel", "me", "bot:random", "open")
    ann.post(f"/api/tables/{table}/seats", {"seat": 1, "to": "me"})
    ann.post(f"/api/tables/{table}/seats", {"seat": 1, "to": "bot:random"})
    assert bob.refused(f"/api/tables/{table}/join", {"invite": INVITATIONS[table]}) == "looked-into"


def test_one_person_takes_two_seats_that_keep_no_secrets(ann: Person, bob: Person) -> None:
    table = ann.create("skirmish", "me", "me", "open", "open")
    bob.join(table, 2)
    bob.join(table, 3)


def test_the_maker_comes_back_to_a_game_that_was_looked_into(ann: Person, bob: Person) -> None:
    """Before: `seats` asked nobody."""
    table = ann.create("duel", "me", "open")
    bob.join(table)
    ann.post(f"/api/tables/{table}/seats", {"seat": 0, "to": "bot:random"})
    assert bob.http.get(f"/api/tables/{table}/save").status_code == 200
    assert ann.refused(f"/api/tables/{table}/seats", {"seat": 0, "to": "me"}) == "looked-into"
    ann.post(f"/api/tables/{table}/seats", {"seat": 0, "to": "me", "knowing": True})


# names


def test_many_of_one_name_sit_down_at_once(served: Served, ann: Person) -> None:
    """Before: fifteen of fifteen."""
    alike = ["Bob", "Bоb", "B0b", "BOB", "Воb", "bob", "b.o.b", "Böb", "B-ob", "Bоb!", "ВОВ"]
    people = [Person(served.address, name) for name in alike[:TOGETHER]]
    table = ann.create("skirmish", "me", "open", "open", "open")
    deeds = [
        lambda p=p: p.http.post(f"/api/tables/{table}/join", json={"invite": INVITATIONS[table]})  # type: ignore[misc]
        for p in people
    ]
    answers = at_once(*deeds)
    assert sorted(a.status_code for a in answers) == [200] + [409] * (len(people) - 1)


def test_many_take_one_name_at_their_table_at_once(served: Served) -> None:
    people = [Person(served.address, f"Player {name}") for name in ["Q", "V", "X", "Y"]]
    table = people[0].create("skirmish", "me", "open", "open", "open")
    for someone in people[1:]:
        someone.join(table)
    answers = at_once(*(lambda p=p: p.http.post("/api/me", json={"name": "Ann"}) for p in people))  # type: ignore[misc]
    assert sorted(a.status_code for a in answers) == [200, 409, 409, 409]


def test_an_account_gets_another_name_where_its_own_is_taken(served: Served, person: Callable[..., Person]) -> None:
    """Before: after signing in, a name with `1` for `l` stood beside the original."""
    lily, eve, laptop = person("Lily"), person("Eve"), person("L1ly")
    laptop.post("/api/account/register", {"login": "false-lily", "password": "open sesame"}, 201)
    table = lily.create("skirmish", "me", "open")
    eve.join(table)
    me = eve.post("/api/account/login", {"login": "false-lily", "password": "open sesame"})
    assert me["name"] == "Eve"
    assert [p["name"] for p in lily.get(f"/api/tables/{table}")["table"]["players"]] == ["Lily", "Eve"]
    assert laptop.get("/api/me")["name"] == "Eve"
    assert eve.refused("/api/me", {"name": "L1ly"}) == "name-taken-here"


def test_an_account_gets_a_number_where_both_names_are_taken(served: Served, person: Callable[..., Person]) -> None:
    lily, mary, laptop, guest = person("Lily"), person("Mary"), person("L1ly"), person("Mаry")
    laptop.post("/api/account/register", {"login": "numbered", "password": "open sesame"}, 201)
    first, second = (maker.create("skirmish", "me", "open") for maker in (lily, mary))
    laptop.post("/api/me", {"name": "Neutral"})
    laptop.join(second)
    laptop.post(f"/api/tables/{second}/seats", {"seat": 1, "to": "open"})
    laptop.post("/api/me", {"name": "L1ly"})
    guest.post("/api/me", {"name": "Guest"})
    guest.join(first)
    guest.post("/api/me", {"name": "Mаry"})  # not at Mary's table, but where the account will sit
    laptop.post(f"/api/tables/{second}/join", {"invite": INVITATIONS[second]})
    assert guest.post("/api/account/login", {"login": "numbered", "password": "open sesame"})["name"] == "L1ly 2"


def test_a_guest_of_a_player_does_not_chat_under_a_players_name(ann: Person, bob: Person, person: Any) -> None:
    """Before: someone with a link to watch spoke as Ann."""
    table = ann.create("duel", "me", "open")
    bob.join(table)
    link = bob.post(f"/api/tables/{table}/spectate", {"seat": 1, "speak": True})["link"].partition("watch=")[2]
    false_ann, carol, false_carol = person("Аnn"), person("Carol"), person("Carоl")
    assert false_ann.refused(f"/api/tables/{table}/chat?watch={link}", {"text": "take it back"}) == "name-taken-here"
    with false_ann.at(table, watch=link) as eyes:
        assert eyes.refused("chat", text="take it back") == "name-taken-here"
    carol.post(f"/api/tables/{table}/chat?watch={link}", {"text": "good evening"})
    assert false_carol.refused(f"/api/tables/{table}/chat?watch={link}", {"text": "bye"}) == "name-taken-here"
    false_ann.post("/api/me", {"name": "Eve"})
    false_ann.post(f"/api/tables/{table}/chat?watch={link}", {"text": "hello"})


def test_the_maker_who_left_is_not_impersonated_in_the_chat(ann: Person, bob: Person, person: Any) -> None:
    table = ann.create("duel", "me", "open")
    bob.join(table)
    ann.post(f"/api/tables/{table}/seats", {"seat": 0, "to": "bot:random"})
    link = bob.post(f"/api/tables/{table}/spectate", {"seat": 1, "speak": True})["link"].partition("watch=")[2]
    assert person("Аnn").refused(f"/api/tables/{table}/chat?watch={link}", {"text": "hi"}) == "name-taken-here"


# deleting


def test_whoever_sits_down_in_time_keeps_the_table(served: Served, ann: Person, bob: Person) -> None:
    """Before: two of ten were told 200 and had no table."""
    for _ in range(10):
        table = ann.create("skirmish", "me", "open")
        gone, sat = at_once(
            lambda: ann.http.delete(f"/api/tables/{table}"),  # noqa: B023
            lambda: bob.http.post(f"/api/tables/{table}/join", json={"invite": INVITATIONS[table]}),  # noqa: B023
        )
        assert (gone.status_code, sat.status_code) in ((200, 404), (409, 200)), (gone.text, sat.text)
        assert ann.http.get(f"/api/tables/{table}").status_code == (404 if sat.status_code == 404 else 200)


def test_a_choice_at_a_table_that_is_being_deleted(served: Served, ann: Person) -> None:
    """Before: 500."""
    for _ in range(10):
        table = ann.create("skirmish", "me", "me")
        view = ann.get(f"/api/tables/{table}/view", look="all")
        ask = view["asks"][0]
        choice = {"seat": ask["seat"], "key": ask["options"][0]["key"], "seq": view["seq"]}
        other = Person.__new__(Person)
        other.http = type(ann.http)(base_url=ann.address, headers=ann.http.headers, timeout=20)
        gone, chosen = at_once(
            lambda: ann.http.delete(f"/api/tables/{table}"),  # noqa: B023
            lambda: other.http.post(f"/api/tables/{table}/choose", json=choice),  # noqa: B023
        )
        assert gone.status_code == 200
        assert chosen.status_code in (200, 404), chosen.text
        wait_for(lambda: table not in served.hall.live)  # noqa: B023


def test_a_table_deleted_while_it_is_opened_does_not_come_back(served: Served, ann: Person) -> None:
    table = ann.create("skirmish", "me", "me")
    hall = served.hall
    hall.live.pop(table)

    async def both() -> Any:
        return await asyncio.gather(hall.forget(table), hall.table(table), return_exceptions=True)

    asyncio.run_coroutine_threadsafe(both(), hall.loop).result(10)
    assert table not in hall.live
    assert ann.get(f"/api/tables/{table}", 404)["error"]["id"] == "no-such-table"


def test_a_snapshot_of_a_deleted_table_spoils_no_other(served: Served, ann: Person) -> None:
    """Before: none of those written with it was kept."""
    kept = served.hall.store.kept
    bad, good = (ann.create("skirmish", "me", "me") for _ in range(2))
    rows = [served.hall.live[id].kept(story=True) for id in (bad, good)]
    served.hall.live.pop(bad)
    served.hall.store.forget(bad).result()
    served.hall.store.keep([row for row in rows if row]).result()
    assert (len(kept(bad)), len(kept(good))) == (0, 1)


# two processes at one database


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def stores(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    """Two processes' worth of stores at one database."""
    if request.param == "postgres":
        url = postgres.fresh_database(request.getfixturevalue("postgres_server"))
    else:
        url = f"sqlite:///{tmp_path}/hall.sqlite"
    pair = Store(url), Store(url)
    yield pair
    for store in pair:
        store.close()


def a_table(store: Store, id: str, seats: int) -> None:
    row = TableRow(
        id=id, game="duel", game_version=1, options="{}", seed="a", seeded=False, listed=True, creator="maker",
        created=1, updated=1,
    )  # fmt: skip
    store.create(row, [SeatRow(0, "maker"), *[SeatRow(n) for n in range(1, seats)]]).result()


def test_two_processes_check_names_at_the_moment_of_writing(stores: tuple[Store, Store]) -> None:
    from emberhall.server.seating import may_sit

    one, other = stores
    one.arrive("maker", "token maker", "Ann").result()
    for n in range(20):
        for who, name in (("a", "Bob"), ("b", "Bоb")):
            one.arrive(f"{who}{n}", f"token {who}{n}", name).result()
        a_table(one, f"table-{n}", 3)
        sitting = [
            store.sit(f"table-{n}", seat, f"{who}{n}", may_sit(f"{who}{n}", knowing=False, secret=False))
            for store, seat, who in ((one, 1, "a"), (other, 2, "b"))
        ]
        errors = [future.exception() for future in sitting]
        assert sorted(str(error) for error in errors) == ["None", "name-taken-here"]


def test_two_processes_delete_and_sit_down(stores: tuple[Store, Store]) -> None:
    from emberhall.server.seating import may_sit, nobody_else

    one, other = stores
    for person in ("maker", "guest"):
        one.arrive(person, f"token {person}", person).result()
    for n in range(20):
        a_table(one, f"table-{n}", 2)
        gone = one.forget(f"table-{n}", nobody_else("maker"))
        sat = other.sit(f"table-{n}", 1, "guest", may_sit("guest", knowing=False, secret=False))
        lost, missed = gone.exception(), sat.exception()
        assert (lost is None) != (missed is None)
        assert missed is None or isinstance(missed, Gone)
        assert (one.table(f"table-{n}") is None) == (missed is not None)


def test_a_name_is_not_taken_while_someone_sits_down_elsewhere(stores: tuple[Store, Store]) -> None:
    from emberhall.server.names import fits
    from emberhall.server.seating import may_sit

    one, other = stores
    one.arrive("maker", "token maker", "Somebody").result()
    for n in range(20):
        one.arrive(f"guest{n}", f"token {n}", f"Ann {n + 20}").result()
        one.rename("maker", "Somebody").result()
        a_table(one, f"table-{n}", 2)
        sat = other.sit(f"table-{n}", 1, f"guest{n}", may_sit(f"guest{n}", knowing=False, secret=False))
        named = one.rename("maker", f"Аnn {n + 20}", fits)
        both = sat.exception() is None and named.result()
        assert not both, "one of them was there first"


def test_a_guest_who_chats_is_called_as_they_are_now(stores: tuple[Store, Store]) -> None:
    one, other = stores
    one.arrive("maker", "token", "Ann").result()
    a_table(one, "table-1", 2)
    other.rename("maker", "Carol").result()
    one.say("table-1", PersonRow("maker", "Ann"), 0, "hello").result()
    assert [line.name for line in one.chat("table-1")] == ["Carol"]


@pytest.mark.postgres
def test_a_transaction_that_another_process_stood_in_the_way_of_is_tried_again(postgres_server: str) -> None:
    """Two that lock the same rows in another order: PostgreSQL lets one of them fail."""
    url = postgres.fresh_database(postgres_server)
    one, other = Store(url), Store(url)
    for name in ("a", "b"):
        one.arrive(name, f"token {name}").result()
    both = threading.Barrier(2)
    tried: list[str] = []

    def work_of(store: Store, *names: str) -> Any:
        def once(connection: Any) -> str:
            first = len(tried) < 2
            tried.append(names[0])
            for number, name in enumerate(names):
                connection.exec_driver_sql(f"SELECT id FROM people WHERE id = '{name}' FOR UPDATE")
                if first and not number:
                    both.wait(5)
            return names[0]

        return store._writer.submit(once)

    written = [work_of(one, "a", "b"), work_of(other, "b", "a")]
    assert [future.result(20) for future in written] == ["a", "b"]
    assert len(tried) > 2, "one of them was tried again"
    for store in (one, other):
        store.close()
