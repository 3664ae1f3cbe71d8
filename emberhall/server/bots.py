"""Bots sit in seats like people. They think in processes of their own, so the hall stays responsive."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from emberhall.agents.thinking import Situation, sit_down, think
from emberhall.kernel import new_seed

from .errors import Refused
from .fair import FairQueue, Lent
from .live import LiveTable
from .settings import Settings

log = logging.getLogger(__name__)

_THREADS = 2  # for bots, if the settings want no processes
_WITHOUT_PEOPLE = 4  # tables of one person where only bots play at a time
_GETTING_READY = 120.0  # seconds for a process to start


class Thinker:
    """One process (or thread, if the settings want no processes) that thinks about one move at a time."""

    def __init__(self, processes: bool) -> None:
        self._processes = processes
        self._executor: Executor | None = None

    async def think(self, limit: float, *question: Any) -> str:
        """The bot's choice. The limit covers thinking, not starting the process or waiting for others."""
        loop = asyncio.get_running_loop()
        if self._executor is None:
            self._executor = self._hire()
            await asyncio.wait_for(loop.run_in_executor(self._executor, os.getpid), _GETTING_READY)
        return await asyncio.wait_for(loop.run_in_executor(self._executor, think, *question), limit)

    def _hire(self) -> Executor:
        if not self._processes:
            return ThreadPoolExecutor(1, "bot")
        return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=sit_down)

    def dismiss(self) -> None:
        """Stop thinking; the next question starts a new process."""
        executor, self._executor = self._executor, None
        if isinstance(executor, ProcessPoolExecutor):
            for process in list((executor._processes or {}).values()):
                process.terminate()
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)


class Turn(NamedTuple):
    """A bot's turn at a table: its task, and the event that ends waiting for another process."""

    table: LiveTable
    task: asyncio.Task[None]
    hurry: asyncio.Event


class Bots:
    """Thinks for the bots at all tables, one move at a table at a time."""

    def __init__(self, settings: Settings, place: Callable[[str], str], watched: Callable[[LiveTable], bool]) -> None:
        self._settings = settings
        self._place = place
        self._watched = watched
        processes = settings.bot_processes
        self._thinkers = [Thinker(processes > 0) for _ in range(processes or _THREADS)]
        self._queue = FairQueue(self._thinkers)
        self._turns: dict[str, Turn] = {}
        self._closed = False
        self.began: Callable[[LiveTable, int], None] = lambda table, seat: None

    def consider(self, table: LiveTable, wait: float = 0.0) -> None:
        """Let a bot move if it is asked. `wait` some seconds if another process may be about to do it."""
        turn = self._turns.get(table.id)
        if turn is not None:
            if not wait:
                turn.hurry.set()
        elif not self._closed and self._next(table) is not None:
            hurry = asyncio.Event()
            task = asyncio.create_task(self._play(table, wait, hurry))
            self._turns[table.id] = Turn(table, task, hurry)
            task.add_done_callback(lambda done: self._ended(table, done))

    def _ended(self, table: LiveTable, task: asyncio.Task[None]) -> None:
        del self._turns[table.id]
        if task.cancelled():
            log.warning("the bot at table %s was interrupted", table.id)
        elif error := task.exception():
            log.error("the bot at table %s failed: the next sweep tries again", table.id, exc_info=error)
        else:
            self.consider(table)  # what happened while it was ending

    def busy(self, table: LiveTable) -> bool:
        """Whether a bot is thinking at this table."""
        return table.id in self._turns

    async def close(self) -> None:
        """Stop thinking."""
        self._closed = True
        tasks = [turn.task for turn in self._turns.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for thinker in self._thinkers:
            thinker.dismiss()

    def _next(self, table: LiveTable) -> int | None:
        """The seat of a bot that is asked, if people play at the table or someone watches it."""
        if table.asleep or table.standing.closed or not (peopled(table) or self._may_play_alone(table)):
            return None
        future = table.standing.future
        if future:  # after an undo, bots repeat their moves, and wait until people redo theirs or choose something else
            return future[-1][0] if table.seats[future[-1][0]].bot else None
        asks = table.session.asks
        if table.session.anyone and not all(table.seats[ask.seat].bot for ask in asks):
            return None  # if the first answer counts, people must not race bots
        return next((ask.seat for ask in asks if table.seats[ask.seat].bot), None)

    def _may_play_alone(self, table: LiveTable) -> bool:
        """Whether bots play without people: where someone watches, and only at a few tables of one person at a time."""
        others = (turn.table for id, turn in self._turns.items() if id != table.id and not peopled(turn.table))
        return self._watched(table) and sum(t.row.creator == table.row.creator for t in others) < _WITHOUT_PEOPLE

    async def _play(self, table: LiveTable, wait: float, hurry: asyncio.Event) -> None:
        if wait:
            with suppress(TimeoutError):
                await asyncio.wait_for(hurry.wait(), wait)
        while (seat := self._next(table)) is not None:
            await self._move(table, seat)
            if self._watched(table):
                await asyncio.sleep(self._settings.bot_pause)

    async def _move(self, table: LiveTable, seat: int) -> None:
        async with table.lock:
            await table.ready()
            bot, seq, future = table.seats[seat].bot, table.standing.told, table.standing.future
            if self._next(table) != seat or bot is None:
                return
            known = future[-1][1] if future else None
            situation = self._situation(table)
        if known is None:
            self.began(table, seat)
            players = {s.person for s in table.seats if s.person}
            lent = await self._queue.take(players or {table.row.creator}, last=not players)
            known = await self._think(lent, table, situation, seat, bot)
        if known is None:
            log.warning("the bot %s at table %s moves at random", bot, table.id)
            known = await asyncio.to_thread(think, situation, seat, "random", new_seed())
        try:
            await table.choose_as_bot(seat, known, seq)
        except Refused as refused:
            log.info("the bot at table %s looks again: %s", table.id, refused.id)
            await asyncio.sleep(0.1)

    async def advise(self, table: LiveTable, seat: int, person: str) -> str | None:
        """What the game's own bot would choose for a person's seat; None if the seat is not asked."""
        async with table.lock:
            await table.ready()
            if table.session.asked(seat) is None:
                return None
            situation = self._situation(table)
        lent = await self._queue.take({person})
        key = await self._think(lent, table, situation, seat, next(iter(table.game.bots), "greedy"))
        if key is None:
            raise Refused("no-hint", 503)
        return key

    def _situation(self, table: LiveTable) -> Situation:
        session = table.session
        options = msgspec.to_builtins(session.options)
        choices = list(table.standing.choices)
        return Situation(
            self._place(table.row.game), options, session.seats, session.seed, choices, session.newest_snapshot()
        )

    async def _think(
        self, lent: Lent[Thinker], table: LiveTable, situation: Situation, seat: int, bot: str
    ) -> str | None:
        """What a bot would choose; None if it found nothing in time."""
        thinker = lent.thing
        try:
            return await thinker.think(self._settings.bot_limit, situation, seat, bot, new_seed())
        except Exception as error:
            log.error("the bot %s found no move at table %s: %r", bot, table.id, error)
            if isinstance(error, TimeoutError | BrokenProcessPool):
                thinker.dismiss()
            return None
        except asyncio.CancelledError:  # nobody wants the answer any more
            thinker.dismiss()
            raise
        finally:
            self._queue.give_back(lent)


def peopled(table: LiveTable) -> bool:
    """Whether anyone sits at a table beside the bots."""
    return any(s.person for s in table.seats)
