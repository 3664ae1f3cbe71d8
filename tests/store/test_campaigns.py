"""Campaigns in the store, on SQLite and on PostgreSQL."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

from emberhall.store import CampaignRow, ChronicleRow, SeatRow, Store, now

from .conftest import table_row


@pytest.fixture
def valley(store: Store) -> CampaignRow:
    """Ann's campaign of four chairs: hers, a bot's, an open one and an empty one."""
    row = CampaignRow(
        id="valley",
        game="wardens",
        campaign_version=1,
        document='{"coins": 2}',
        listed=True,
        creator="ann",
        created=now(),
        updated=now(),
    )
    chairs = [SeatRow(0, "ann"), SeatRow(1, bot="random"), SeatRow(2), SeatRow(3)]
    store.campaigns.create(row, chairs, ChronicleRow(0, '{"kind": "begin"}', None, 1)).result()
    return row


def after(row: CampaignRow, **change: object) -> CampaignRow:
    return msgspec.structs.replace(row, seq=row.seq + 1, **change)


def test_a_campaign_is_found_again(store: Store, valley: CampaignRow, opened: Callable[..., Store]) -> None:
    again = opened().campaigns
    assert again.campaign("valley") == valley
    assert again.campaign("hills") is None
    assert [(c.seat, c.person, c.bot, c.name) for c in again.chairs("valley")] == [
        (0, "ann", None, "Ann"),
        (1, None, "random", None),
        (2, None, None, None),
        (3, None, None, None),
    ]
    assert again.chronicle("valley") == [ChronicleRow(0, '{"kind": "begin"}', None, 1)]


def test_the_second_to_write_is_too_late(store: Store, valley: CampaignRow, opened: Callable[..., Store]) -> None:
    other = opened().campaigns
    rich, poor = (after(valley, document=f'{{"coins": {coins}}}') for coins in (9, 0))
    entry = ChronicleRow(1, "{}", "oak", 2)
    assert store.campaigns.write(rich, entry=entry, chairs=[SeatRow(2, "ann")]).result() is True
    assert other.write(poor, entry=ChronicleRow(1, "{}", None, 3), chairs=[SeatRow(3, "ann")]).result() is False
    assert other.campaign("valley") == rich
    assert other.chronicle("valley")[1:] == [entry]
    assert [c.person for c in other.chairs("valley")] == ["ann", None, "ann", None]


def test_of_many_at_once_one_is_first(store: Store, valley: CampaignRow, opened: Callable[..., Store]) -> None:
    stores = [store, opened(), opened()]
    rows = [after(valley, document=str(n)) for n in range(12)]
    with ThreadPoolExecutor(6) as pool:
        done = list(pool.map(lambda n: stores[n % 3].campaigns.write(rows[n]).result(), range(12)))
    assert sum(done) == 1
    assert store.campaigns.campaign("valley") == rows[done.index(True)]


def test_a_table_is_opened_with_the_campaign_or_not_at_all(store: Store, valley: CampaignRow) -> None:
    elm, ash = (table_row(id, "ann", campaign="valley") for id in ("elm-table", "ash-table"))
    seats = [SeatRow(0, "ann"), SeatRow(1, bot="random")]
    opening = after(valley, table_id="elm-table", chapter="summer:1")
    assert store.campaigns.write(opening, opens=(elm, seats)).result()
    assert not store.campaigns.write(after(valley, table_id="ash-table"), opens=(ash, seats)).result()
    found = store.table("elm-table")
    assert found is not None
    assert found.campaign == "valley"
    assert [s.kind for s in store.seats("elm-table")] == ["person", "bot"]
    assert store.table("ash-table") is None
    oak = store.table("oak")
    assert oak is not None
    assert oak.campaign is None


def test_a_chair_handed_over_is_a_seat_handed_over(store: Store, valley: CampaignRow) -> None:
    store.arrive("bob", "bob's token", "Bob").result()
    row = after(valley, table_id="oak")
    assert store.campaigns.write(row).result()
    assert store.campaigns.write(after(row), chairs=[SeatRow(2, "bob")], seats=[SeatRow(1, "bob")]).result()
    assert store.campaigns.chairs("valley")[2].name == "Bob"
    assert [s.person for s in store.seats("oak")] == ["ann", "bob"]


def test_lists(store: Store, valley: CampaignRow) -> None:
    store.arrive("bob", "bob's token", "Bob").result()
    assert [row.id for row in store.campaigns.of("ann")] == ["valley"]
    assert store.campaigns.of("bob") == []
    assert [row.id for row in store.campaigns.listed()] == ["valley"]
    row = after(valley, over=True)
    assert store.campaigns.write(row, chairs=[SeatRow(0, "bob")]).result()
    assert store.campaigns.listed() == []
    assert [row.id for row in store.campaigns.of("bob")] == ["valley"]
    assert [row.id for row in store.campaigns.of("ann")] == ["valley"], "she began it"


def test_an_account_takes_over_a_guests_campaigns(store: Store, valley: CampaignRow) -> None:
    store.arrive("bob", "bob's token", "Bob").result()
    store.merge("ann", "bob").result()
    assert store.campaigns.chairs("valley")[0].person == "bob"
    found = store.campaigns.campaign("valley")
    assert found is not None
    assert found.creator == "bob"
