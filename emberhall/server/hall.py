"""The hall: all tables of one server process, everybody who watches them, and the work in the background."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from emberhall.kernel import EmberhallError
from emberhall.store import Check, Gone, PersonRow, Store, Summary, TableRow, no_check, now

from .bots import Bots
from .errors import Refused
from .eyes import stands
from .games import Shelf
from .glance import Glances
from .held import Eyes
from .limits import Limits
from .live import LiveTable
from .past import Timelines
from .people import People
from .seating import unused_since
from .settings import Settings
from .views import taking_part
from .watchers import Watchers, Watching

log = logging.getLogger(__name__)

_ID = re.compile(r"[A-Za-z0-9_-]{8,40}")
_SUMMARIES_EVERY = 3.0
_SWEEP_EVERY = 10.0
_GOODBYE = 2.0
_BROKEN = 1011  # the close code of a socket whose table has failed
_WRITE_EVERY = 5.0  # seconds
_WRITE_TIME = 10.0
_DAY = 24 * 3600 * 1000  # milliseconds
_FORGET_EVERY = 3600.0
_OTHERS_BOTS = 5.0  # seconds after which we make a bot's move although another process took the choice before it

_OTHER_RULES = {
    "error-save-older-game": "table-other-rules",
    "error-save-other-state": "table-other-rules",
    "error-save-newer-game": "table-newer-rules",
}


class Hall:
    """Everything a server process holds."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self.settings = settings
        self.limits = limits
        self.shelf = Shelf(settings.games, installed=settings.installed)
        self.shelf.open()
        self.loop = asyncio.get_running_loop()
        self.store = Store(settings.database_url, self._heard_elsewhere)
        self.people = People(self.store, settings.https, limits)
        self.bots = Bots(settings, self.shelf.place, lambda table: bool(self.watchers.at(table.id)))
        self.bots.began = self._bot_began
        self.timelines = Timelines()
        self.live: dict[str, LiveTable] = {}
        self.watchers = Watchers(self.loop)
        self.glances = Glances(self.store, self.shelf, self.live)
        self.closing = self.closed = False
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._news: dict[str, Summary] = {}
        self._broken: set[str] = set()
        self._wrote = float("-inf")
        self._tasks: set[asyncio.Task[Any]] = set()
        self._keep(self._write_summaries())
        self._keep(self._sweep())

    async def can_write(self) -> bool:
        """Whether the database can be written; tried again every few seconds."""
        if time.monotonic() - self._wrote > _WRITE_EVERY:
            try:
                await asyncio.wait_for(asyncio.wrap_future(self.store.touch()), _WRITE_TIME)
            except Exception:
                log.exception("cannot write to the database")
                return False
            self._wrote = time.monotonic()
        return True

    async def say_goodbye(self) -> None:
        """Tell everybody that the server is shutting down, and wait for them to leave."""
        self.closing = True
        for watcher in self.watchers.everywhere():
            watcher.say_goodbye()
        patience = time.monotonic() + _GOODBYE
        while self.watchers.everywhere() and time.monotonic() < patience:
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Finish the background work, write what is left, and stop."""
        await self.say_goodbye()
        await self.bots.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._flush()
        self._keep_snapshots(self.live.values(), story=True)
        self.closed = True
        await asyncio.to_thread(self.store.close)

    # tables

    async def table(self, id: str) -> LiveTable:
        """The table with this id, loaded if necessary."""
        table = self.live.get(id)
        if table is None:
            if not _ID.fullmatch(id):
                raise Refused("no-such-table", 404)
            opening = self._opening.get(id)
            if opening is None:
                opening = self._opening[id] = asyncio.create_task(self._open(id))
                opening.add_done_callback(lambda _: self._opening.pop(id, None))
            table = await asyncio.shield(opening)
        table.touched = time.monotonic()
        return table

    async def _open(self, id: str) -> LiveTable:
        row = await asyncio.to_thread(self.store.table, id)
        if row is None:
            raise Refused("no-such-table", 404)
        seats = await asyncio.to_thread(self.store.seats, id)
        try:
            game = self.shelf.game(row.game)
            table = LiveTable(self.store, row, seats, game, lambda *how: self._changed(table, *how))
            async with table.lock:
                await table.ready()
                await table.pass_for_the_quiet()
        except (Refused, EmberhallError) as error:
            log.error("cannot open table %s of %s: %s", id, row.game, error)
            raise Refused(_OTHER_RULES.get(error.message.id, "table-unplayable"), 409) from None
        except SQLAlchemyError:
            raise
        except Exception:  # the game's own code, and what was written long ago
            log.exception("cannot open table %s of %s", id, row.game)
            raise Refused("table-unplayable", 409) from None
        self.live[id] = table
        self.bots.consider(table)
        return table

    async def forget_disused(self) -> None:
        """Delete what has been unused for as long as the settings say, and guests who have left nothing here."""
        if self.settings.forget_days > 0:
            since = now() - int(self.settings.forget_days * _DAY)
            for id in await asyncio.to_thread(self.store.disused, since):
                if id not in self.live:
                    await self._forget_disused(id, since)
            for campaign in await asyncio.to_thread(self.store.campaigns.disused, since):
                for id in await asyncio.wrap_future(self.store.campaigns.forget(campaign, since)):
                    await self._gone(id)
        await asyncio.wrap_future(self.store.purge())

    async def _forget_disused(self, id: str, since: int) -> None:
        try:
            await self.forget(id, unused_since(since))
        except (Refused, Gone):
            log.info("table %s is no longer disused", id)
        except Exception:  # the others go all the same
            log.exception("table %s cannot be deleted", id)

    def looked_into(self, table: LiveTable) -> bool:
        """Whether something that reveals hidden cards has left the hall: a save, a branch, a chosen seed."""
        return table.row.looked or table.row.seeded

    async def look_into(self, table: LiveTable) -> None:
        """Mark a table as looked into; it shows everybody from now on."""
        if not table.row.looked:
            table.row = msgspec.structs.replace(table.row, looked=True)
            await asyncio.wrap_future(self.store.looked_into(table.id))
            await self.reseated(table)

    async def forget(self, id: str, check: Check = no_check) -> None:
        """Delete a table if the check allows it at that moment, and disconnect everybody who watches it."""
        await asyncio.wrap_future(self.store.forget(id, check))
        await self._gone(id)

    async def _gone(self, id: str) -> None:
        """Let go of a table that has been deleted, even if it is just being opened."""
        if opening := self._opening.get(id):
            await asyncio.wait([opening])
        self._show_all_out(id, 4404)
        self._news.pop(id, None)

    def _show_all_out(self, id: str, code: int) -> None:
        """Let a table go, and disconnect everybody who watches it."""
        for watcher in self.watchers.at(id):
            watcher.show_out(code)
        self.live.pop(id, None)

    def plays_alone(self, table: LiveTable, own: Sequence[int]) -> bool:
        """Whether nobody else plays, or may come to play, at this table."""
        return bool(own) and all(s.bot or s.seat in own for s in table.seats)

    def may_look_into(self, table: LiveTable, own: Sequence[int]) -> bool:
        """Whether the holder of these seats may see everything: alone, or once the game is over, campaigns apart."""
        if table.row.campaign is not None:
            there = taking_part(table.row, len(table.seats))
            return bool(own) and all(s.bot or s.seat in own for s in table.seats if s.seat in there)
        return table.session.outcome is not None or self.plays_alone(table, own)

    def note_broken(self, row: TableRow) -> None:
        """Log what is wrong with a table that cannot be shown, once; call it where the error is handled."""
        if row.id not in self._broken:
            self._broken.add(row.id)
            log.exception("table %s of %s cannot be shown", row.id, row.game)

    # who is there

    def enter(self, watcher: Watching) -> None:
        """A watcher opens a table."""
        self.watchers.enter(watcher)
        self.bots.consider(watcher.table)

    async def reseated(self, table: LiveTable) -> None:
        """Show everybody that seats or names have changed."""
        if not await table.reseat():
            self._show_all_out(table.id, 4404)
            return
        table.version += 1
        self.watchers.tell_players(table)
        if any(watcher.link for watcher in self.watchers.at(table.id)):
            links = {link.hash for link in await asyncio.to_thread(self.store.keys.links_of, table.id)}
            for watcher in self.watchers.at(table.id):
                if watcher.link and not (watcher.link.hash in links and stands(table, watcher.link)):
                    watcher.show_out(4403)
        for watcher in self.watchers.at(table.id):
            watcher.look_again()
        self.bots.consider(table)

    async def recheck(self, person: str) -> None:
        """Disconnect everybody who came with a token of this person that has been revoked."""
        self.people.forget(person)
        for watcher in self.watchers.everywhere():
            if watcher.person and watcher.person.id == person and await self.people.who(watcher.token) is None:
                watcher.show_out(4401)

    async def reseat_where(self, person: PersonRow) -> None:
        """Show a person's new name at the tables where they sit."""
        for table in list(self.live.values()):
            if table.seats_of(person):
                with self._apart(table):
                    await self.reseated(table)

    # news

    def _changed(self, table: LiveTable, elsewhere: bool, seats: Eyes | None) -> None:
        for watcher in self.watchers.at(table.id):
            if seats is None or watcher.sees(seats):
                watcher.look_again()
        if seats is not None:
            return
        self._news[table.id] = table.summary()
        # The process that took the choice before a bot's move makes that move too, as long as it lives.
        self.bots.consider(table, _OTHERS_BOTS if elsewhere else 0)

    def _bot_began(self, table: LiveTable, seat: int) -> None:
        for watcher in self.watchers.at(table.id):
            watcher.post({"type": "thinking", "seat": seat})

    def _heard_elsewhere(self, what: str) -> None:
        """Another process wrote something. Called from another thread: most of it is about tables that are not here."""
        kind, _, id = what.partition(":")
        if kind in ("record", "chat") and id not in self.live and id not in self._opening:
            return
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self._heard, what)

    def _heard(self, what: str) -> None:
        kind, _, id = what.partition(":")
        if kind == "person" and not self.closing:
            self._keep(self.recheck(id))
            return
        tables = list(self.live.values()) if kind == "all" else [self.live[id]] if id in self.live else []
        if kind == "all":
            self.people.forget()
        for table in tables:
            if not self.closing:
                self._keep(self._follow(table, kind))

    async def _follow(self, table: LiveTable, kind: str) -> None:
        with self._apart(table):
            await self._followed(table, kind)

    async def _followed(self, table: LiveTable, kind: str) -> None:
        if kind in ("all", "record"):
            async with table.lock:
                if table.asleep and not self.watchers.at(table.id):
                    self.live.pop(table.id, None)
                    return
                await table.catch_up()
                await table.pass_for_the_quiet()  # the process that took the choice before may be gone
        if kind in ("all", "seats"):
            await self.reseated(table)
        if kind in ("all", "chat"):
            self.watchers.tell_chat(table.id)

    # in the background

    def _keep(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _write_summaries(self) -> None:
        while True:
            await asyncio.sleep(_SUMMARIES_EVERY)
            try:
                await self._flush()
            except Exception:
                log.exception("could not write what lists show")

    async def _flush(self) -> None:
        news, self._news = self._news, {}
        if news:
            written = self.store.summarize(sorted(news.values(), key=lambda s: s.table))
            await asyncio.shield(asyncio.wrap_future(written))  # closing the hall must not cancel it
            self._keep_snapshots([self.live[id] for id in sorted(news) if id in self.live])

    def _keep_snapshots(self, tables: Iterable[LiveTable], *, story: bool = False) -> None:
        """Write the newest snapshots, in case the rules change before the tables are opened again."""
        rows = []
        for table in list(tables):
            with self._apart(table):
                if row := table.kept(story=story):
                    rows.append(row)
        if rows:
            self.store.keep(rows)

    async def _sweep(self) -> None:
        forgot = time.monotonic()
        while True:
            await asyncio.sleep(min(_SWEEP_EVERY, self.settings.idle))
            try:
                self.sweep()
                if time.monotonic() - forgot > _FORGET_EVERY:
                    forgot = time.monotonic()
                    await self.forget_disused()
            except Exception:
                log.exception("the sweep failed")

    def sweep(self) -> None:
        """Unload tables that nobody has touched for a while, and wake bots that others are waiting for."""
        long_ago = time.monotonic() - self.settings.idle
        for table in list(self.live.values()):
            with self._apart(table):
                self.bots.consider(table, _OTHERS_BOTS)
                self._unload(table, long_ago)
        self.timelines.sweep(long_ago)

    def _unload(self, table: LiveTable, long_ago: float) -> None:
        """Let a table go that nobody has touched since then."""
        if table.touched > long_ago or table.lock.locked() or self.bots.busy(table):
            return
        self._keep_snapshots([table], story=True)
        if watchers := self.watchers.at(table.id):
            table.sleep()
            for watcher in watchers:
                watcher.rest()
        else:
            del self.live[table.id]

    @contextmanager
    def _apart(self, table: LiveTable) -> Iterator[None]:
        """Work on one of several tables: if it fails, this table leaves memory and the others are not concerned."""
        try:
            yield
        except SQLAlchemyError:  # not the table's fault: it stays, and tries again with the next news
            log.exception("table %s was not read", table.id)
        except Exception:
            log.exception("table %s of %s is broken", table.id, table.row.game)
            self._show_all_out(table.id, _BROKEN)
