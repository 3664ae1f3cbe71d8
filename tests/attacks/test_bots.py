"""One slow bot holds up no other table, and no table waits for a bot that is not thinking."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from emberhall.server.bots import Bots
from emberhall.server.settings import Settings
from tests.server.served import GAMES, Person, Served, wait_for

SLOW = "tests.attacks.slow:GAME"


@pytest.fixture
def hall(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Served]:
    settings = Settings(
        database_url=f"sqlite:///{tmp_path}/hall.sqlite",
        games=(*GAMES, SLOW),
        bot_processes=getattr(request, "param", 0),
        bot_pause=0.0,
        bot_limit=0.5,
        limits=False,
    )
    server = Served(settings)
    yield server
    server.close()


def test_many_wait_behind_slow_bots_and_all_go_on(hall: Served) -> None:
    """Before: a table that waited in the queue for longer than the limit froze for ever."""
    ann = Person(hall.address)
    options = {"scouting": False}
    tables = [ann.create("slow_duel", "me", "bot:sleeper", options=options) for _ in range(8)]
    tables += [ann.create("slow_duel", "me", f"bot:{bot}", options=options) for bot in ("greedy", "stumbler", "mortal")]
    for table in tables:
        view = ann.get(f"/api/tables/{table}/view")
        ask = view["asks"][0]
        ann.post(f"/api/tables/{table}/choose", {"seat": 0, "key": ask["options"][0]["key"], "seq": view["seq"]})
    wait_for(lambda: all(_moved(ann, table) for table in tables), 60)


@pytest.mark.slow
@pytest.mark.parametrize("hall", [1], indirect=True)
def test_a_bot_that_takes_its_process_with_it(hall: Served) -> None:
    ann = Person(hall.address)
    tables = [ann.create("slow_duel", "me", f"bot:{bot}", options={"scouting": False}) for bot in ("mortal", "greedy")]
    for table in tables:
        with ann.at(table) as eyes:
            eyes.choose()
    wait_for(lambda: all(_moved(ann, table) for table in tables), 60)


def test_the_sweep_wakes_a_bot_whose_task_is_gone(hall: Served) -> None:
    ann = Person(hall.address)
    table = ann.create("slow_duel", "me", "bot:sleeper", options={"scouting": False})
    with ann.at(table) as eyes:
        eyes.choose()
        wait_for(lambda: hall.hall.bots.busy(hall.hall.live[table]))
        turn = hall.hall.bots._turns[table]
        hall.hall.loop.call_soon_threadsafe(turn.task.cancel)  # as the end of another table's bot once did
        wait_for(lambda: hall.hall.bots._turns.get(table) is not turn)
        hall.hall.loop.call_soon_threadsafe(hall.hall.sweep)
        wait_for(lambda: _moved(ann, table), 30)


def test_a_choice_made_while_a_bots_turn_ends_is_answered() -> None:
    """Before: KeyError, after the choice was stored."""

    class Table:
        id = "oak"

    table: Any = Table()

    async def play() -> None:
        bots = Bots(Settings(bot_processes=0), str, lambda table: False)
        asked = iter([0])
        bots._next = lambda table: next(asked, None)  # type: ignore[method-assign]
        bots.consider(table)
        await asyncio.sleep(0)  # its task has ended, and nobody has been told yet
        bots.consider(table)
        await asyncio.sleep(0)
        assert not bots.busy(table)
        await bots.close()

    asyncio.run(play())


def _moved(person: Person, table: str) -> bool:
    decisions: int = person.get(f"/api/tables/{table}")["table"]["decisions"]
    return decisions >= 2
