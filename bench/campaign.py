"""A world of Gloomhaven with 60 played scenarios: how long its page takes to open in the hall."""

import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from _table import Row, run

from emberhall.server.journeys import stored, version
from emberhall.server.settings import Settings
from emberhall.store import CampaignRow, ChronicleRow, SeatRow, now
from tests.gloomhaven.lives import GAME, Life
from tests.server.served import Person, Served

SCENARIOS, OPENED = 60, 30
#: Milliseconds that opening it may take.
MOST = 300


def settle(served: Served, person: str, life: Life) -> str:
    """Put a world into the hall's store, with its whole chronicle; returns its id."""
    row = CampaignRow(
        id="world", game=GAME.name, campaign_version=version(GAME), document=stored(life.d), listed=False,
        creator=person, created=now(), updated=now(),
    )  # fmt: skip
    entries = [ChronicleRow(n, msgspec.json.encode(past).decode(), None, now()) for n, past in enumerate(life.past)]
    chairs = [SeatRow(chair, person if chair in life.d.party else None) for chair in range(4)]
    campaigns: Any = served.hall.store.campaigns
    campaigns.create(row, chairs, entries[0]).result()
    for n, entry in enumerate(entries[1:], 1):
        assert campaigns.write(msgspec.structs.replace(row, seq=n), entry=entry).result()
    return row.id


def pages() -> list[Row]:
    """Processor time from the request to the answer: of server and client together, in both languages."""
    life = Life(60, short=True)
    life.live(SCENARIOS)
    assert life.d.played == SCENARIOS
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database_url=f"sqlite:///{Path(folder) / 'hall.db'}", bot_processes=0, limits=False)
        served = Served(settings)
        try:
            ann = Person(served.address)
            own = ann.post("/api/campaigns", {"game": GAME.name, "chairs": ["me"]}, 201)["campaign"]["id"]
            creator = served.hall.store.campaigns.campaign(own)
            assert creator is not None
            id = settle(served, creator.creator, life)
            spent = []
            for n in range(OPENED):
                language = ("en", "ru")[n % 2]
                began = time.process_time()
                ann.http.get(f"/api/campaigns/{id}", headers={"Accept-Language": language}).raise_for_status()
                spent.append(1000 * (time.process_time() - began))
        finally:
            served.close()
    first, later = max(spent[:2]), sorted(spent[2:])[len(spent[2:]) // 2]
    what = f"Gloomhaven, a world of {SCENARIOS} scenarios opens"
    return [
        Row(f"{what}, first time", first, "ms", "what it may take", MOST, MOST / first, 1),
        Row(f"{what}, again", later, "ms", "what it may take", MOST, MOST / later, 1),
    ]


if __name__ == "__main__":
    run(pages)
