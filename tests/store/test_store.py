"""The store, on SQLite and on PostgreSQL."""

import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from emberhall.store import Entry, SeatRow, Store, Summary
from emberhall.store.database import open_engine
from emberhall.store.schema import metadata

from .conftest import table_row


def entry(key: str, seat: int = 0) -> Entry:
    return Entry("choose", seat, key, 1)


def test_the_migrations_make_the_tables_that_the_code_uses(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_tables_from_before_the_keyed_generator_are_kept_and_known(url: str, opened: Callable[..., Store]) -> None:
    engine = open_engine(url, "0002")
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.exec_driver_sql("INSERT INTO people (id, created) VALUES ('ann', 1)")
        connection.exec_driver_sql("INSERT INTO tokens (hash, person, created) VALUES ('x', 'ann', 7)")
        for id in ("oak", "elm"):
            connection.exec_driver_sql(
                "INSERT INTO tables (id, game, game_version, options, seed, seeded, listed, creator, created, updated, "
                f"decisions, waiting, over) VALUES ('{id}', 'duel', 1, '{{}}', 9007199254740991, false, true, 'ann', "
                "1, 1, 0, '[]', false)"
            )
        connection.exec_driver_sql("INSERT INTO record VALUES ('oak', 0, 'choose', 0, 'a', 1)")
    engine.dispose()
    again = opened()
    played, fresh = again.table("oak"), again.table("elm")
    assert played is not None
    assert fresh is not None
    assert (played.seed, played.game_version) == ("9007199254740991", -1)  # of no version: it cannot be repeated
    assert (fresh.seed, fresh.game_version) == ("9007199254740991", 1)
    assert again.record("oak") == [entry("a")]


def test_an_up_to_date_database_opens_without_loading_migrations(
    store: Store, opened: Callable[..., Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "alembic", None)  # to import it fails
    assert opened().table("oak") is not None


def test_opening_again_finds_everything(store: Store, opened: Callable[..., Store]) -> None:
    assert store.append("oak", 0, [entry("a"), entry("b", 1)]).result()
    again = opened()
    assert again.record("oak") == [entry("a"), entry("b", 1)]
    assert again.record("oak", 1) == [entry("b", 1)]
    table = again.table("oak")
    assert table is not None
    assert (table.game, table.seed, table.creator) == ("duel", "5", "ann")
    assert again.table("elm") is None


def test_the_second_to_claim_a_place_in_the_record_is_refused(store: Store, opened: Callable[..., Store]) -> None:
    other = opened()
    assert store.append("oak", 0, [entry("mine")]).result() is True
    assert other.append("oak", 0, [entry("yours")]).result() is False
    assert other.record("oak") == [entry("mine")]


def test_entries_written_together_are_all_there_or_none(store: Store) -> None:
    store.append("oak", 0, [entry("a")]).result()
    assert store.append("oak", 0, [entry("b"), entry("c")]).result() is False
    assert store.append("oak", 1, [entry("b"), entry("c")]).result() is True
    assert [e.key for e in store.record("oak")] == ["a", "b", "c"]


def test_a_lost_race_does_not_hurt_those_committed_with_it(store: Store) -> None:
    store.create(table_row("elm", "ann"), [SeatRow(0, "ann")]).result()
    store.append("oak", 0, [entry("first")]).result()
    answers = [store.append("oak", 0, [entry("late")]), *(store.append("elm", n, [entry(str(n))]) for n in range(50))]
    assert [answer.result() for answer in answers] == [False] + [True] * 50
    assert len(store.record("elm")) == 50


def test_of_racing_processes_one_wins_each_place(store: Store, opened: Callable[..., Store]) -> None:
    processes = [store, opened(), opened()]
    places = 40

    def race(number: int) -> list[int]:
        return [n for n in range(places) if processes[number].append("oak", n, [entry(f"{number}", number)]).result()]

    with ThreadPoolExecutor(3) as pool:
        won = list(pool.map(race, range(3)))
    assert sorted(place for places_won in won for place in places_won) == list(range(places))
    winners = {place: number for number, places_won in enumerate(won) for place in places_won}
    assert [e.seat for e in store.record("oak")] == [winners[n] for n in range(places)]


def test_other_processes_hear_of_what_is_written(store: Store, opened: Callable[..., Store]) -> None:
    heard: list[str] = []
    opened(heard.append)
    time.sleep(0.7)  # SQLite: the other has looked round once
    store.append("oak", 0, [entry("a")]).result()
    deadline = time.monotonic() + 5
    while not heard and time.monotonic() < deadline:
        time.sleep(0.02)
    assert heard[0] in ("record:oak", "all:")


def test_a_seat_is_taken_once(store: Store, opened: Callable[..., Store]) -> None:
    other = opened()
    for person in ("bob", "eve"):
        store.arrive(person, f"{person}'s token", person.capitalize()).result()
    taken = [store.sit("oak", 1, "bob"), other.sit("oak", 1, "eve"), store.sit("oak", 0, "eve")]
    assert sorted(answer.result() for answer in taken) == [False, False, True]
    assert store.seats("oak")[1].name in ("Bob", "Eve")


def test_a_seat_changes_hands_only_as_it_was_seen(store: Store) -> None:
    open_seat = store.seats("oak")[1]
    assert store.seat("oak", open_seat, None, "greedy").result() is True
    assert store.seat("oak", open_seat, None, "random").result() is False
    assert store.seats("oak")[1].kind == "bot"
    assert store.seats("oak")[1].bot == "greedy"


def test_a_token_is_known_by_its_hash_alone(store: Store) -> None:
    person = store.keys.person_of("ann's token")
    assert person is not None
    assert person.name == "Ann"
    with store.engine.connect() as connection:
        stored = connection.exec_driver_sql("SELECT hash FROM tokens").scalar_one()
    assert "ann" not in stored
    store.keys.take("ann", token="ann's token").result()
    assert store.keys.person_of("ann's token") is None


def test_a_login_is_taken_once(store: Store, opened: Callable[..., Store]) -> None:
    other = opened()
    store.arrive("bob", "bob's token").result()
    answers = [store.register("ann", "hero", "hash 1"), other.register("bob", "hero", "hash 2")]
    assert sorted(answer.result() for answer in answers) == [False, True]
    person = store.person_with_login("hero")
    assert person is not None
    assert person.id in ("ann", "bob")


def test_an_account_takes_over_the_seats_of_a_guest(store: Store) -> None:
    store.arrive("account", "another token", "Anna").result()
    assert store.merge("ann", "account").result() == ["oak"]
    assert store.seats("oak")[0].person == "account"
    assert [row.id for row in store.tables_of("account")] == ["oak"]
    assert store.tables_of("ann") == []


def test_lists_show_the_latest_summary(store: Store) -> None:
    assert [row.id for row in store.listed()] == ["oak"]
    store.summarize([Summary("oak", updated=77, decisions=12, waiting=(1,), over=True, result="{}")]).result()
    assert store.listed() == []
    assert [row.id for row in store.listed(over=True)] == ["oak"]
    (mine,) = store.tables_of("ann")
    assert (mine.updated, mine.decisions, mine.waiting, mine.over, mine.result) == (77, 12, "[1]", True, "{}")
    store.summarize([Summary("oak", updated=78, decisions=11, waiting=(0,), over=False)]).result()
    (again,) = store.listed()
    assert again.result is None, "its end was taken back"


def test_chat_is_kept_as_it_was_said(store: Store) -> None:
    ann = store.keys.person_of("ann's token")
    assert ann is not None
    for text in ("<b>hello</b>", "Привет", "third"):
        store.say("oak", ann, 0, text).result()
    lines = store.chat("oak")
    assert [line.text for line in lines] == ["<b>hello</b>", "Привет", "third"]
    assert [line.text for line in store.chat("oak", after=lines[0].n, most=1)] == ["third"]


def test_a_watch_link_opens_one_seat_of_one_table(store: Store) -> None:
    store.keys.link("secret", "oak", 1, "ann", hand=True).result()
    link = store.keys.linked("secret", "oak")
    assert link is not None
    assert (link.seat, link.person, link.hand) == (1, "ann", True)
    assert store.keys.linked("secret", "elm") is None
    assert store.keys.linked("guess", "oak") is None
    assert store.keys.unlink("oak", "bob", link.id).result() is False
    assert store.keys.unlink("oak", "ann", link.id).result() is True
    assert store.keys.linked("secret", "oak") is None


def test_a_failed_write_is_reported_only_to_its_caller(store: Store) -> None:
    fine = store.append("oak", 0, [entry("a")])
    broken = store.append("no such table", 0, [entry("a")])
    later = store.append("oak", 1, [entry("b")])
    assert fine.result() is True
    assert broken.exception() is not None
    assert later.result() is True


def test_giving_up_on_a_write_does_not_hurt_the_others(store: Store) -> None:
    answers = [store.append("oak", n, [entry(str(n))]) for n in range(100)]
    given_up = [answer.cancel() for answer in answers[1::2]]
    kept = [answer.result(timeout=10) for answer in answers[::2]]
    assert all(kept)
    assert len(store.record("oak")) == 100 - sum(given_up)
