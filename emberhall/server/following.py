"""A table kept in step with its record.

A decision is tried on the session, then written; nobody hears about it before its row is committed. If another process
wrote first, the decision is undone, the session follows what the other wrote, and the question is looked at again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec
from sqlalchemy.exc import IntegrityError

from emberhall.kernel import Ask, EmberhallError, Game, Log, Session, kept_of, replay
from emberhall.scene import Keeper
from emberhall.store import Entry, Gone, KeptRow, SeatRow, Standing, Store, TableRow, now

from .errors import Refused
from .held import Eyes, HeldTable
from .replaying import log_after, seam_of
from .views import Look, Sight, Tongue

log = logging.getLogger(__name__)

#: Lost races in a row before a choice is refused.
TRIES = 10

Changed: TypeAlias = Callable[[bool, Eyes | None], None]


class Open(NamedTuple):
    """A question put to a seat, and the place in the record since when it has been open."""

    ask: Ask
    since: int


class FollowingTable(HeldTable):
    """A table whose session follows its record, whichever process writes it.

    `changed` is called when there is something new to see, with whether another process wrote it, and the seats that
    may see it (None: everybody).
    """

    def __init__(
        self, store: Store, row: TableRow, seats: list[SeatRow], game: Game[Any, Any], changed: Changed
    ) -> None:
        super().__init__(store, row, seats, game)
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.keeper = Keeper()
        self.tongues: dict[str, Tongue] = {}
        self.looks: dict[Eyes, Look] = {}
        self.sights: dict[tuple[Eyes, str], Sight] = {}
        self.online: frozenset[str | None] = frozenset()  # the players shown as online
        self.players: dict[tuple[Eyes, str], msgspec.Raw] = {}  # as sent, until someone comes or goes
        self._changed = changed
        self._open: dict[int, Open] = {}
        self._moved = 0  # the place in the record after the last choice or undo

    # being in memory

    async def ready(self) -> None:
        """Load the session, if it is not in memory; call it under the lock."""
        self.touched = time.monotonic()
        if self._session is None:
            self.standing, session = await self._played()
            self._session = session
            self._moved = self.standing.told
            self._open = {ask.seat: Open(ask, self.standing.told) for ask in self._questions()}
            self.version += 1

    async def knows_more(self, seat: int) -> bool:
        """Whether a seat knows something that another does not."""
        async with self.lock:
            await self.ready()
            return self.keeps_secret(seat)

    def sleep(self) -> None:
        """Let the session go; it is replayed from the record when needed."""
        self._session = None
        self._moments = -1, {}
        self.keeper = Keeper()
        self.tongues.clear()
        self.looks.clear()
        self.sights.clear()
        self._open.clear()
        self._free.clear()

    async def _played(self) -> tuple[Standing, Session[Any]]:
        """Replay the record. If the rules have changed and it no longer fits, write a seam first."""
        for _ in range(TRIES):
            standing, past, session = await asyncio.to_thread(self._replayed)
            seam = seam_of(session, past)
            if seam is None:
                return standing, session
            entry = seam.entry(now())
            if await asyncio.wrap_future(self.store.append(self.id, standing.seq, [entry])):
                standing.add(entry)
                return standing, session
        raise Refused("look-again")

    def _replayed(self) -> tuple[Standing, Log, Session[Any]]:
        entries = self.store.record(self.id)
        standing = Standing.after(entries)
        kept = self.store.kept(self.id)
        past = log_after(self.row, len(self.seats), standing.choices, seam=standing.seam, kept=kept, entries=entries)
        return standing, past, replay(past, self.game, self.row.id)

    def kept(self, *, story: bool = False) -> KeptRow | None:
        """The newest snapshot, to be kept in case the rules change."""
        newest = kept_of(self._session, story=story) if self._session else None
        if newest is None or newest.at > len(self.standing.choices):  # taken after a decision that is not written yet
            return None
        return KeptRow(self.id, newest.version, newest.at, self.standing.seq, newest.state, newest.story)

    async def reseat(self) -> bool:
        """Read the table and its seats again; False if the table is gone."""
        row = await asyncio.to_thread(self.store.table, self.id)
        if row is None:
            return False
        self.row = row
        self.seats = await asyncio.to_thread(self.store.seats, self.id)
        self._free.clear()
        return True

    def sight(self, eyes: Eyes, language: str) -> Sight:
        """What these eyes see, up to date."""
        sight = self.sights.get((eyes, language))
        if sight is None:
            look = self.looks.setdefault(eyes, Look(eyes))
            tongue = self.tongues.setdefault(language, Tongue(self.game.texts, language))
            sight = self.sights[eyes, language] = Sight(look, tongue)
        sight.look.refresh(self, self.keeper)
        self.tongues[language].turn_to(self.version)
        sight.refresh(self)
        return sight

    # reading the record

    async def _seen(self, seq: int | None) -> None:
        """Catch up with whoever speaks: they may have seen the table in another process."""
        await self.ready()
        if seq is not None and seq > self.standing.told:
            await self.catch_up()
            if seq > self.standing.told:
                raise Refused("look-again")
        self._check_open()

    def _check_open(self) -> None:
        if self.standing.closed:
            raise Refused("table-closed")

    async def _lost_the_race(self) -> None:
        """Another process has written first: follow it, unless it has closed the table."""
        await self.catch_up()
        self._check_open()

    async def catch_up(self) -> None:
        """Follow what other processes have written; call it under the lock."""
        await self.ready()
        entries = await asyncio.to_thread(self.store.record, self.id, self.standing.seq)
        if not entries:
            return
        if any(entry.kind == "rules" for entry in entries):  # a process with newer rules has taken over
            self.sleep()
            await self.ready()
            self._tell(entries, elsewhere=True)
            return
        try:
            for entry in entries:
                if change := entry.change:
                    self.session.follow(change)
                self._note(entry)
        except EmberhallError:
            log.exception("table %s does not follow its record: replaying it", self.id)
            self.sleep()
            await self.ready()
        self._tell(entries, elsewhere=True)

    def _tell(self, entries: Sequence[Entry], *, elsewhere: bool) -> None:
        """Tell everybody who may know about these entries to look again."""
        everybody = any(entry.told for entry in entries)
        self._changed(elsewhere, None if everybody else tuple(entry.seat for entry in entries))

    def _questions(self) -> list[Ask]:
        """The open questions, and those with a secret answer that can still be changed."""
        return [*self.session.asks, *(ask for ask, _ in self.session.answered)]

    # writing it

    async def _write(self, *entries: Entry) -> bool:
        try:
            done = await self.store.append_soon(self.id, self.standing.seq, entries)
        except IntegrityError:
            self.sleep()
            raise Gone(self.id) from None  # the table has been deleted meanwhile
        except BaseException:  # nobody knows whether it was written: the record will tell
            self.sleep()
            raise
        if done:
            for entry in entries:
                if entry.kind == "undo":
                    self.session.undo(to=entry.to)
                self._note(entry)
            self._tell(entries, elsewhere=False)
        return done

    def _note(self, entry: Entry) -> None:
        """Enter what the session has followed, and note which questions are still open."""
        self.standing.add(entry)
        self.version += 1
        if entry.kind not in ("choose", "undo"):
            return
        if entry.kind == "undo":
            for look in self.looks.values():
                look.cut(entry.to)
            for sight in self.sights.values():
                sight.cut(entry.to)
            self._free = {own: (entry.to, free) for own, (_, free) in self._free.items() if free <= entry.to}
        seq = self._moved = self.standing.told
        still_open = {}
        for ask in self._questions():
            before = self._open.get(ask.seat)
            same = before and entry.kind == "choose" and entry.seat != ask.seat and _same(before.ask, ask)
            still_open[ask.seat] = Open(ask, before.since if before and same else seq)
        self._open = still_open

    async def close(self) -> None:
        """Close the table: nothing can be chosen or undone here any more; call it under the lock."""
        for _ in range(TRIES):
            if self.standing.closed or await self._write(Entry("close", 0, "", now())):
                return
            await self.catch_up()
        raise Refused("look-again")


def _same(before: Ask, after: Ask) -> bool:
    """Whether two questions look the same to the player."""
    return before is after or (
        before.prompt == after.prompt and before.rule == after.rule and before.keys() == after.keys()
    )
