"""A table in memory: its session, kept in step with the record in the store.

A decision is tried on the session, then written; only when its row is committed does anybody hear of it. If another
process has written first, it is taken back, what the other wrote is caught up with, and the question is looked at anew.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

import msgspec

from emberhall.kernel import (
    PASS,
    Ask,
    EmberhallError,
    Game,
    Kept,
    Log,
    RulesFault,
    Session,
    Undo,
    kept_of,
    replay,
    secret_zones,
)
from emberhall.kernel.log import SavedSnapshot, saved
from emberhall.store import Entry, KeptRow, PersonRow, Seam, SeatRow, Standing, Store, Summary, TableRow, now

from .errors import Refused
from .views import Eyes, Sight

T = TypeVar("T")

log = logging.getLogger(__name__)

_FREE_STEPS = 100  # how far back a table that was asleep looks for undos that are free
_RETRACTED = 12  # the newest decisions taken back that are written down: some of them may be secrets to a viewer
_TRIES = 10  # lost races in a row before a choice is given back

Changed: TypeAlias = Callable[["LiveTable", bool, Eyes | None], None]


class Open(NamedTuple):
    """A question put to a seat, and the place in the record since when it has been open."""

    ask: Ask
    since: int


class LiveTable:
    """A game that somebody looks at.

    `changed` is called when there is something new to see, and told whether another process did it, and the seats that
    may see it (None: everybody).
    """

    def __init__(
        self, store: Store, row: TableRow, seats: list[SeatRow], game: Game[Any, Any], changed: Changed
    ) -> None:
        self.store = store
        self.id = row.id
        self.row = row
        self.seats = seats
        self.game = game
        self.lock = asyncio.Lock()
        self.standing = Standing()
        self.version = 0
        self.touched = time.monotonic()
        self.sights: dict[tuple[Eyes, str], Sight] = {}
        self.online: frozenset[str | None] = frozenset()  # the players who were said to be there
        self.players: dict[tuple[Eyes, str], msgspec.Raw] = {}  # as they are sent, until somebody comes or goes
        self._session: Session[Any] | None = None
        self._changed = changed
        self._open: dict[int, Open] = {}
        self._moved = 0  # the place in the record after the last choice or undo
        self._free: dict[Eyes, tuple[int, int]] = {}  # after so many decisions, so far back is free
        self._secret: set[Eyes] = set()  # groups of seats between which something was secret

    # being in memory

    @property
    def session(self) -> Session[Any]:
        """The game itself; `ready` must have been awaited under the lock."""
        assert self._session is not None, "the table is asleep"
        return self._session

    @property
    def asleep(self) -> bool:
        """Whether the session has left the memory."""
        return self._session is None

    def sleep(self) -> None:
        """Let the session go; it is played again from the record when it is wanted."""
        self._session = None
        self.sights.clear()
        self._open.clear()
        self._free.clear()

    async def ready(self) -> None:
        """Have the session in memory; called under the lock."""
        self.touched = time.monotonic()
        if self._session is None:
            self.standing, session = await self._played()
            self._session = session
            self._moved = self.standing.told
            self._open = {ask.seat: Open(ask, self.standing.told) for ask in self._questions()}
            self.version += 1

    async def _played(self) -> tuple[Standing, Session[Any]]:
        """The record played again; where the rules have changed and it no longer fits, a seam is written first."""
        for _ in range(_TRIES):
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
        """The newest snapshot, as it is kept in case the rules change."""
        newest = kept_of(self._session, story=story) if self._session else None
        if newest is None or newest.at > len(self.standing.choices):  # a decision that is not written yet
            return None
        return KeptRow(self.id, newest.version, newest.at, self.standing.seq, newest.state, newest.story)

    async def catch_up(self) -> None:
        """Play what other processes have written; called under the lock."""
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
            log.exception("table %s does not follow its record: played anew", self.id)
            self.sleep()
            await self.ready()
        self._tell(entries, elsewhere=True)

    def _tell(self, entries: Sequence[Entry], *, elsewhere: bool) -> None:
        """Let those look again who may know of it."""
        everybody = any(entry.told for entry in entries)
        self._changed(self, elsewhere, None if everybody else tuple(entry.seat for entry in entries))

    def _questions(self) -> list[Ask]:
        """What seats are asked, or have answered in secret and may answer otherwise."""
        return [*self.session.asks, *(ask for ask, _ in self.session.answered)]

    async def reseat(self) -> bool:
        """Look who sits here now; whether the table is still there."""
        row = await asyncio.to_thread(self.store.table, self.id)
        if row is None:
            return False
        self.row = row
        self.seats = await asyncio.to_thread(self.store.seats, self.id)
        self._free.clear()
        return True

    # who

    def seats_of(self, person: PersonRow | None) -> Eyes:
        """The seats that this person holds."""
        return tuple(s.seat for s in self.seats if s.person == person.id) if person else ()

    def bots(self) -> Eyes:
        """The seats of bots."""
        return tuple(s.seat for s in self.seats if s.bot)

    def others(self, own: Eyes) -> list[int]:
        """The seats of other people."""
        return [s.seat for s in self.seats if s.person and s.seat not in own]

    def secret_between(self, own: Eyes) -> bool:
        """Whether one of these seats knows (or once knew) what another does not."""
        if len(own) < 2 or own in self._secret:
            return len(own) >= 2
        looking = sum(1 << seat for seat in own)
        for zone, _ in secret_zones(self.session.state):
            if any(zone.seen_by(card) & looking not in (0, looking) for card in zone.cards):
                self._secret.add(own)
                return True
        return False

    def sight(self, eyes: Eyes, language: str) -> Sight:
        """The table through these eyes, up to date."""
        sight = self.sights.get((eyes, language))
        if sight is None:
            sight = self.sights[eyes, language] = Sight(eyes, language)
        sight.refresh(self)
        return sight

    # decisions

    async def choose(self, person: PersonRow | None, seat: int, key: str, seq: int) -> None:
        """A person chooses for a seat of theirs, having seen the record up to `seq`."""
        self._check_seat(person, seat)
        await to_the_end(self._choose_as_person(seat, key, seq))

    def _check_seat(self, person: PersonRow | None, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refused("unknown-seat", 404, seat=seat)
        if seat not in self.seats_of(person):
            raise Refused("not-your-seat", 403)

    async def _choose_as_person(self, seat: int, key: str, seq: int) -> None:
        async with self.lock:
            await self._seen(seq)
            await self._choose(seat, key, seq)

    async def choose_as_bot(self, seat: int, key: str, seq: int) -> None:
        """A bot chooses, having seen the record up to `seq`."""
        await to_the_end(self._choose_as_bot(seat, key, seq))

    async def _choose_as_bot(self, seat: int, key: str, seq: int) -> None:
        async with self.lock:
            await self.ready()
            if self.seats[seat].bot is None:
                raise Refused("not-your-seat", 403)
            await self._choose(seat, key, seq)

    async def _choose(self, seat: int, key: str, seq: int) -> None:
        for _ in range(_TRIES):
            question = self._open.get(seat)
            if question is None and self.session.outcome:
                raise Refused("game-over")
            if seq < (question.since if question else self._moved):
                raise Refused("look-again")
            if question is None:
                raise Refused("not-your-turn")
            before = len(self.session.choices)
            given = next((option.key() for ask, option in self.session.answered if ask.seat == seat), None)
            try:
                self.session.choose(key, seat)
            except EmberhallError as error:
                if isinstance(error, RulesFault):
                    log.error("table %s: %s", self.id, error, exc_info=error)
                raise Refused.because(error) from None
            if given == key:
                return
            if await self._write(Entry("choose" if given is None else "change", seat, key, now())):
                await self.pass_for_the_quiet()
                return
            if given is None:
                self.session.undo(to=before)
            else:
                self.session.choose(given, seat)
            await self.catch_up()
        raise Refused("look-again")

    async def pass_ahead(self, person: PersonRow | None, seat: int, scope: str | None, seq: int) -> None:
        """A person passes in advance: for `this` matter or this `turn`; None: no longer."""
        self._check_seat(person, seat)
        assert person is not None
        await to_the_end(self._pass_ahead(person, seat, scope, seq))

    async def _pass_ahead(self, person: PersonRow, seat: int, scope: str | None, seq: int) -> None:
        async with self.lock:
            await self._seen(seq)
            for _ in range(_TRIES):
                anyone, question = self.session.anyone, self._open.get(seat)
                if scope and question and seq < question.since:
                    raise Refused("look-again")
                if scope is None:
                    key = ""
                elif anyone and any(ask.seat == seat for ask in anyone.asks) and (word := getattr(anyone, scope)):
                    key = f"{scope} {person.id} {word}"
                else:
                    raise Refused("look-again" if seq < self._moved else "no-pass")
                if await self._write(Entry("quiet", seat, key, now())):
                    await self.pass_for_the_quiet()
                    return
                await self.catch_up()
        raise Refused("look-again")

    async def pass_for_the_quiet(self) -> None:
        """Pass for whoever has passed in advance, and end it where something else is asked; called under the lock."""
        while entry := self._for_the_quiet():
            before = len(self.session.choices)
            if entry.kind == "choose":
                try:
                    self.session.choose(entry.key, entry.seat)
                except RulesFault as fault:  # whoever chose before has chosen: the person must pass by hand
                    log.error("table %s: %s", self.id, fault, exc_info=fault)
                    return
            if not await self._write(entry):
                if len(self.session.choices) > before:
                    self.session.undo(to=before)
                await self.catch_up()

    def _for_the_quiet(self) -> Entry | None:
        anyone, future = self.session.anyone, self.standing.future
        if anyone is None or self.standing.closed:
            return None
        for ask in self.session.asks:
            quiet = self.standing.quiet.get(ask.seat)
            if quiet is None:
                continue
            if quiet.person != self.seats[ask.seat].person or quiet.word != getattr(anyone, quiet.scope):
                return Entry("quiet", ask.seat, "", now())
            if not future or future[-1] == (ask.seat, PASS.key()):
                return Entry("choose", ask.seat, PASS.key(), now())
        return None

    def passing(self, own: Eyes) -> list[dict[str, Any]]:
        """For what these seats pass in advance."""
        quiet = self.standing.quiet
        mine = (seat for seat in own if seat in quiet and quiet[seat].person == self.seats[seat].person)
        return [{"seat": seat, "for": quiet[seat].scope} for seat in mine]

    async def undo(self, person: PersonRow | None, to: int | None, sure: bool, seq: int | None) -> bool:
        """Take back to the position after `to` decisions (default: before the person's last); whether others must agree
        first.
        """
        return await to_the_end(self._undo(self._own(person), to, sure, seq))

    async def _undo(self, own: Eyes, to: int | None, sure: bool, seq: int | None) -> bool:
        async with self.lock:
            await self._seen(seq)
            if seq is not None and seq < self._moved:
                raise Refused("look-again")
            for _ in range(_TRIES):
                target = self.last_decision(own) if to is None else to
                if target is None or not 0 <= target < len(self.standing.choices):
                    raise Refused("nothing-to-undo")
                if target < self.standing.floor:
                    raise Refused("undo-before-rules")
                free = self.undo_kind(target, own) is Undo.FREE
                if to is None and not free and self.may_change(own):
                    raise Refused("change-answer")
                must_ask = not free and bool(self.others(own))
                if must_ask and self.standing.request:
                    raise Refused("undo-waiting")
                if not (free or must_ask or sure):
                    raise Refused("undo-sure")
                taken = [seat for seat, _ in self.standing.choices[target:] if seat in own]
                by = taken[-1] if taken else own[0]  # who has several seats takes back what was decided in one of them
                entry = Entry("ask", by, str(target), now()) if must_ask else self._undoing(by, target)
                if await self._take_back(entry):
                    return must_ask
                if to is not None:
                    break
        raise Refused("look-again")

    async def answer(self, person: PersonRow | None, agree: bool, seq: int | None) -> None:
        """Agree to an undo that somebody asks for, or refuse it; whoever asked may only withdraw."""
        await to_the_end(self._answer(self._own(person), agree, seq))

    async def _answer(self, own: Eyes, agree: bool, seq: int | None) -> None:
        async with self.lock:
            await self._seen(seq)
            for _ in range(_TRIES):
                request = self.standing.request
                if request is None:
                    raise Refused("no-request")
                if not agree:
                    entries = [Entry("refuse", own[0], "", now())]
                else:
                    needs = self.needs()
                    if not set(own) & set(needs):
                        raise Refused("not-asked")
                    entries = [Entry("agree", own[0], "", now())]
                    if set(needs) <= set(own):
                        entries.append(self._undoing(request.seat, request.to))
                if await self._take_back(*entries):
                    return
        raise Refused("look-again")

    async def redo(self, person: PersonRow | None, seq: int | None) -> None:
        """Bring back the decision that was taken back last."""
        await to_the_end(self._redo(self._own(person), seq))

    async def _redo(self, own: Eyes, seq: int | None) -> None:
        async with self.lock:
            await self._seen(seq)
            if seq is not None and seq < self._moved:
                raise Refused("look-again")
            if not self.standing.future:
                raise Refused("nothing-to-redo")
            if not self.may_redo(own):
                raise Refused("not-your-redo", 403)
            seat, key = self.standing.future[-1]
            await self._choose(seat, key, self.standing.told)

    def needs(self) -> list[int]:
        """The seats whose people have yet to agree to the undo that is asked for."""
        request = self.standing.request
        if request is None:
            return []
        settled = {self.seats[seat].person for seat in (request.seat, *request.agreed)}
        return [s.seat for s in self.seats if s.person and s.person not in settled]

    def may_redo(self, own: Eyes) -> bool:
        """Whether whoever holds these seats may bring back what was taken back last."""
        future = self.standing.future
        return bool(own and future and (future[-1][0] in own or self.seats[future[-1][0]].bot))

    def undo_kind(self, to: int, own: Eyes) -> Undo:
        """What it costs these seats to go back; bots do not mind. After the end, everything may have been looked at."""
        if self.session.outcome is not None:
            return Undo.CONSENT
        return self.session.undo_kind(to, own, forgetful=self.bots())

    def may_change(self, own: Eyes) -> bool:
        """Whether the last decision of these seats is an answer in secret, which they may change without an undo."""
        return any(ask.seat in own for ask, _ in self.session.answered)

    def free_from(self, own: Eyes) -> int:
        """The fewest decisions that these seats can go back to for free.

        An undo is free if every decision it takes back is: so only decisions made since the last look are asked for.
        """
        count = len(self.standing.choices)
        first = max(self.standing.floor, count - _FREE_STEPS)
        known, free = self._free.get(own, (first, first))
        for to in range(count - 1, known - 1, -1):
            if self.undo_kind(to, own) is not Undo.FREE:
                free = to + 1
                break
        self._free[own] = (count, free)
        return free

    def last_decision(self, own: Eyes) -> int | None:
        """How many decisions were made before the last one by these seats."""
        choices = self.standing.choices
        return next((at for at in range(len(choices) - 1, -1, -1) if choices[at][0] in own), None)

    def _own(self, person: PersonRow | None) -> Eyes:
        own = self.seats_of(person)
        if not own:
            raise Refused("not-at-table", 403)
        return own

    async def _seen(self, seq: int | None) -> None:
        """Be at least as far as whoever speaks: they may have looked at another process."""
        await self.ready()
        if seq is not None and seq > self.standing.told:
            await self.catch_up()
            if seq > self.standing.told:
                raise Refused("look-again")
        if self.standing.closed:
            raise Refused("table-closed")

    async def close(self) -> None:
        """Let nothing be chosen or taken back here any more; called under the lock."""
        for _ in range(_TRIES):
            if self.standing.closed or await self._write(Entry("close", 0, "", now())):
                return
            await self.catch_up()
        raise Refused("look-again")

    def _undoing(self, seat: int, to: int) -> Entry:
        """The row for an undo, with the words for what is taken back: afterwards nobody has them."""
        return Entry.undo(seat, to, self.session.retracted(to, _RETRACTED), now())

    async def _take_back(self, *entries: Entry) -> bool:
        """Write what concerns an undo, and go back if it is one; else catch up with whoever was faster."""
        if not await self._write(*entries):
            await self.catch_up()
            return False
        return True

    async def _write(self, *entries: Entry) -> bool:
        try:
            done = await self.store.append_soon(self.id, self.standing.seq, entries)
        except BaseException:  # whether it was written is not known: the record will tell
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
        """The session has followed this entry: enter it, and see which questions still stand."""
        self.standing.add(entry)
        self.version += 1
        if entry.kind not in ("choose", "undo"):
            return
        if entry.kind == "undo":
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

    # for lists

    def summary(self) -> Summary:
        """What lists show."""
        waiting = tuple(ask.seat for ask in self.session.asks)
        over = self.session.outcome is not None or self.standing.closed
        result = msgspec.json.encode(self.session.outcome).decode() if self.session.outcome else None
        return Summary(self.id, now(), len(self.standing.choices), () if over else waiting, over, result)


async def to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """Carry the work out even if whoever asked for it goes: what is written must be seen by the others."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return await asyncio.shield(task)


def _same(before: Ask, after: Ask) -> bool:
    return before is after or (
        before.prompt == after.prompt and before.rule == after.rule and before.keys() == after.keys()
    )


def log_after(
    row: TableRow,
    seats: int,
    choices: Sequence[tuple[int, str]],
    *,
    seam: Seam | None = None,
    kept: Sequence[KeptRow] = (),
    entries: Sequence[Entry] = (),
) -> Log:
    """The log of a table: its decisions, where rules changed, and the newest snapshot that stands."""
    version = row.game_version
    snapshot = next((k for k in reversed(kept) if k.stands(entries)), None)
    base = next((k for k in kept if seam and k.game_version == seam.before), None)
    if seam:
        version = max(version, seam.after)
    if snapshot:
        version = max(version, snapshot.game_version)
    return Log(
        game=row.game,
        game_version=version,
        options=msgspec.json.decode(row.options),
        seats=seats,
        seed=row.seed,
        choices=list(choices),
        snapshot=_saved(snapshot) if snapshot else None,
        seam=_saved(base) if base else None,
    )


def _saved(row: KeptRow) -> SavedSnapshot:
    return saved(Kept(row.game_version, row.at, row.state, row.story))


def seam_of(session: Session[Any], past: Log) -> Seam | None:
    """Where the session went on under other rules than those the log was played by, if it is not in the log already."""
    if session.seam is None or past.game_version == session.game.version or past.snapshot is None:
        return None
    if past.seam and past.seam.at == session.seam.at and len(session.choices) == len(past.choices):
        return None
    before = past.snapshot.version or past.game_version
    return Seam(session.seam.at, before, session.game.version, len(session.choices))
