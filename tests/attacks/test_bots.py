"""One slow bot holds up no other table, and no table waits for a bot that is not thinking."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from emberhall.server.bots import Bots
from emberhall.server.fair import FairQueue
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
    """Before: a table that waited in the queue for longer than the limit froze forever."""
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


def test_one_person_with_many_tables_does_not_keep_others_waiting(hall: Served) -> None:
    """Before: all waited in one line, a stranger behind fifty search bots for 15 to 21 seconds."""
    options = {"scouting": False}
    ann, bob = Person(hall.address), Person(hall.address, "Bob")
    busy = [ann.create("slow_duel", "me", "bot:sleeper", options=options) for _ in range(24)]
    for table in busy:
        _choose(ann, table)
    table = bob.create("slow_duel", "me", "bot:greedy", options=options)
    began = time.monotonic()
    _choose(bob, table)
    wait_for(lambda: _moved(bob, table))
    waited = time.monotonic() - began
    assert sum(not _moved(ann, table) for table in busy) > 12, "most of them wait still"
    assert waited < 2, "for one of hers at most: half a second, and not for twenty-four"


def test_tables_without_people_come_last_and_few_at_a_time(hall: Served) -> None:
    options = {"scouting": False}
    ann, bob = Person(hall.address), Person(hall.address, "Bob")
    with ExitStack() as stack:
        for _ in range(12):
            table = ann.create("slow_duel", "bot:sleeper", "bot:sleeper", options=options)
            stack.enter_context(ann.at(table))
        turns = hall.hall.bots._turns
        wait_for(lambda: len(turns) == 4)
        table = bob.create("slow_duel", "me", "bot:greedy", options=options)
        _choose(bob, table)
        wait_for(lambda: _moved(bob, table), 3)
        assert len(turns) <= 5
    wait_for(lambda: not turns)


def test_a_hint_waits_in_its_own_line(hall: Served) -> None:
    options = {"scouting": False}
    ann, bob = Person(hall.address), Person(hall.address, "Bob")
    for _ in range(24):
        _choose(ann, ann.create("slow_duel", "me", "bot:sleeper", options=options))
    table = bob.create("duel", "me", "bot:random", options=options)
    began = time.monotonic()
    assert bob.get(f"/api/tables/{table}/hint")["key"]
    assert time.monotonic() - began < 3


async def _in_turn(*wishes: tuple[str, bool]) -> list[str]:
    """Who is served in which order, if each thing is given back at once."""
    queue = FairQueue(["the only one"])
    served: list[str] = []
    first = await queue.take({"first"})

    async def wait(person: str, last: bool) -> None:
        lent = await queue.take({person}, last=last)
        served.append(person)
        await asyncio.sleep(0.01)
        queue.give_back(lent)

    tasks = [asyncio.create_task(wait(*wish)) for wish in wishes]
    await asyncio.sleep(0)
    queue.give_back(first)
    await asyncio.gather(*tasks)
    return served


def test_whoever_has_used_least_is_served_first() -> None:
    wishes = [("ann", False)] * 3 + [("bob", False), ("eve", True), ("cid", False)]
    assert asyncio.run(_in_turn(*wishes)) == ["ann", "bob", "cid", "ann", "ann", "eve"]


def test_who_no_longer_waits_is_passed_over() -> None:
    async def play() -> str:
        queue = FairQueue(["the only one"])
        lent = await queue.take({"ann"})
        gone = [asyncio.create_task(queue.take({name})) for name in ("bob", "cid")]
        await asyncio.sleep(0)
        gone[0].cancel()
        queue.give_back(lent)  # to Bob, who is gone
        gone[1].cancel()  # at the moment it is served
        await asyncio.gather(*gone, return_exceptions=True)
        return (await asyncio.wait_for(queue.take({"eve"}), 1)).thing

    assert asyncio.run(play()) == "the only one"


def _choose(person: Person, table: str) -> None:
    view = person.get(f"/api/tables/{table}/view")
    ask = view["asks"][0]
    person.post(f"/api/tables/{table}/choose", {"seat": 0, "key": ask["options"][0]["key"], "seq": view["seq"]})
