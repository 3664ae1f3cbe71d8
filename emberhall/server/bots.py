"""Bots sit in seats like people. They think in processes of their own, so that the hall stays quick."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from emberhall.agents import make_agent
from emberhall.kernel import EmberhallError, Rng, Session, find_game, new_seed, prepare
from emberhall.kernel.steps import Recorded, Snapshot

from .errors import Refused
from .live import LiveTable
from .settings import Settings

log = logging.getLogger(__name__)

_CALM = 5  # how much bots give way to the hall


class Situation(NamedTuple):
    """What another process needs to play on from where a table stands."""

    place: str
    options: Any
    seats: int
    seed: str
    choices: list[tuple[int, str]]
    snapshot: Snapshot | None


def think(situation: Situation, seat: int, bot: str, luck: str) -> str:
    """The key of the option that the bot takes; it is shown nothing but the seat's view."""
    game = prepare(find_game(situation.place))
    agent = make_agent(bot, game, Rng(luck))
    session = Session(
        game, game.parse_options(situation.options), situation.seats, situation.seed, keep=agent.looks_ahead
    )
    done = 0
    if situation.snapshot:
        done = situation.snapshot.at
        session.resume(situation.snapshot._replace(events=0), [(s, Recorded(k)) for s, k in situation.choices[:done]])
    for chooser, key in situation.choices[done:]:
        session.choose(key, chooser)
    view = session.view(seat)
    assert view.ask is not None
    return view.ask.options[agent.choose(view)].key()


def _sit_down() -> None:
    """Begin as a thinking process: give way to the hall, and do not outlive it."""
    if hasattr(os, "nice"):
        os.nice(_CALM)
    hall = multiprocessing.parent_process()
    if hall is not None:

        def leave_with_it() -> None:
            hall.join()
            os._exit(0)

        threading.Thread(target=leave_with_it, daemon=True).start()


class Bots:
    """Thinks for the bots at all tables, one move at a table at a time."""

    def __init__(self, settings: Settings, place: Callable[[str], str], watched: Callable[[LiveTable], bool]) -> None:
        self._settings = settings
        self._place = place
        self._watched = watched
        self._executor: Executor | None = None
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._hurry: dict[str, asyncio.Event] = {}  # set when waiting for another process is no longer needed
        self.began: Callable[[LiveTable, int], None] = lambda table, seat: None

    def consider(self, table: LiveTable, wait: float = 0.0) -> None:
        """See whether a bot is to move; after `wait` seconds, where another process may be about to."""
        if table.id in self._thinking:
            if not wait:
                self._hurry[table.id].set()
        elif self._next(table) is not None:
            hurry = self._hurry[table.id] = asyncio.Event()
            task = self._thinking[table.id] = asyncio.create_task(self._play(table, wait, hurry))
            task.add_done_callback(lambda _: self._thinking.pop(table.id, None))

    def busy(self, table: LiveTable) -> bool:
        """Whether a bot thinks at this table."""
        return table.id in self._thinking

    async def close(self) -> None:
        """Stop thinking."""
        for task in list(self._thinking.values()):
            task.cancel()
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)
        self._dismiss()

    def _next(self, table: LiveTable) -> int | None:
        """The bot that is asked, at a table where people play or somebody watches."""
        if table.asleep or table.position.closed or not (self._watched(table) or any(s.person for s in table.seats)):
            return None
        future = table.position.future
        if future:  # after an undo: bots repeat themselves, and wait for people to bring back or decide otherwise
            return future[-1][0] if table.seats[future[-1][0]].bot else None
        asks = table.session.asks
        if table.session.anyone and not all(table.seats[ask.seat].bot for ask in asks):
            return None  # where the first answer goes on, people are not to race with bots
        return next((ask.seat for ask in asks if table.seats[ask.seat].bot), None)

    async def _play(self, table: LiveTable, wait: float, hurry: asyncio.Event) -> None:
        try:
            if wait:
                with suppress(TimeoutError):
                    await asyncio.wait_for(hurry.wait(), wait)
            while (seat := self._next(table)) is not None:
                await self._move(table, seat)
                if self._watched(table):
                    await asyncio.sleep(self._settings.bot_pause)
        except Exception:
            log.exception("the bot at table %s failed", table.id)
        finally:
            self._hurry.pop(table.id, None)

    async def _move(self, table: LiveTable, seat: int) -> None:
        async with table.lock:
            await table.ready()
            bot, seq, future = table.seats[seat].bot, table.position.told, table.position.future
            if self._next(table) != seat or bot is None:
                return
            known = future[-1][1] if future else None
            situation = self._situation(table)
        if known is None:
            self.began(table, seat)
            known = await self._think(table, situation, seat, bot)
        try:
            await table.choose_as_bot(seat, known, seq)
        except Refused as refused:
            log.info("the bot at table %s looks again: %s", table.id, refused.id)
            await asyncio.sleep(0.1)

    def _situation(self, table: LiveTable) -> Situation:
        session = table.session
        options = msgspec.to_builtins(session.options)
        choices = list(table.position.choices)
        return Situation(
            self._place(table.row.game), options, session.seats, session.seed, choices, session.newest_snapshot()
        )

    async def _think(self, table: LiveTable, situation: Situation, seat: int, bot: str) -> str:
        loop = asyncio.get_running_loop()
        if self._executor is None:
            self._executor = self._hire()
        try:
            thought = loop.run_in_executor(self._executor, think, situation, seat, bot, new_seed())
            return await asyncio.wait_for(thought, self._settings.bot_limit)
        except (TimeoutError, BrokenProcessPool, EmberhallError) as error:
            log.error("the bot %s at table %s found no move (%r): it moves at random", bot, table.id, error)
            if not isinstance(error, EmberhallError):
                self._dismiss()
            return await asyncio.to_thread(think, situation, seat, "random", new_seed())

    def _hire(self) -> Executor:
        if self._settings.bot_processes <= 0:
            return ThreadPoolExecutor(2, "bot")
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._settings.bot_processes, context, initializer=_sit_down)

    def _dismiss(self) -> None:
        executor, self._executor = self._executor, None
        if isinstance(executor, ProcessPoolExecutor):
            for process in list((executor._processes or {}).values()):
                process.terminate()
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)
