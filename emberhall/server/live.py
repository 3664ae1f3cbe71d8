"""A table that people and bots play at: choosing, passing in advance, undo, redo, and agreeing to an undo.

Each is carried out under the table's lock and to its end, even if whoever asked for it disconnects.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from random import SystemRandom
from typing import Any, TypeVar

from emberhall.kernel import PASS, EmberhallError, RulesFault, Undo
from emberhall.store import Entry, PersonRow, now

from .errors import Refused
from .following import TRIES, FollowingTable
from .held import Eyes

T = TypeVar("T")

log = logging.getLogger(__name__)

_HESITATES = (1.5, 4.0)  # seconds in which a person passes who has looked at their cards
_CHANCE = SystemRandom()
_RETRACTED = 12  # decisions of an undo to write down: more than the story names, as some may be secret


class LiveTable(FollowingTable):
    """A table where people and bots play."""

    _hesitates: asyncio.Task[None] | None = None  # it is about to give somebody's only answer

    # choosing and passing

    async def choose(self, person: PersonRow | None, seat: int, key: str, seq: int) -> None:
        """A person chooses for their seat, having seen the record up to `seq`."""
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
        for _ in range(TRIES):
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
            await self._lost_the_race()
        raise Refused("look-again")

    async def pass_ahead(self, person: PersonRow | None, seat: int, scope: str | None, seq: int) -> None:
        """A person passes in advance, on `this` matter or for this `turn`; None ends it."""
        self._check_seat(person, seat)
        assert person is not None
        await to_the_end(self._pass_ahead(person, seat, scope, seq))

    async def _pass_ahead(self, person: PersonRow, seat: int, scope: str | None, seq: int) -> None:
        async with self.lock:
            await self._seen(seq)
            for _ in range(TRIES):
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
                await self._lost_the_race()
        raise Refused("look-again")

    async def pass_for_the_quiet(self) -> None:
        """Answer for everybody who passed in advance or has nothing to choose from; call it under the lock."""
        while entry := self._for_the_quiet() or self._only_answer(hidden=False):
            quiet = entry.seat in self.standing.quiet
            before = len(self.session.choices)
            if entry.kind == "choose":
                try:
                    self.session.choose(entry.key, entry.seat)
                except RulesFault as fault:  # the choice before it stands: the person must pass by hand
                    log.error("table %s: %s", self.id, fault, exc_info=fault)
                    return
            if not await self._write(entry):
                if len(self.session.choices) > before:
                    self.session.undo(to=before)
                await self.catch_up()
            elif not quiet:
                self._alone = {at for at in self._alone if at < before} | {before}
        if self._hesitates is None and self._only_answer(hidden=True):
            self._hesitates = asyncio.ensure_future(self._answer_later())

    def _only_answer(self, *, hidden: bool) -> Entry | None:
        """The answer of a person who has only one, and one that does nothing.

        `hidden`: a quick answer would tell other people that there was no choice, so it comes as late as a person's.
        """
        future = self.standing.future
        for ask in () if self.standing.closed else self.session.asks:
            person, (option, *more) = self.seats[ask.seat].person, ask.options
            if person is None or more or not option.goes_on():
                continue
            own = tuple(seat.seat for seat in self.seats if seat.person == person)
            if self.secret_between(own):  # the screen is passed on, and that takes its time
                continue
            hides = bool(self.others(own)) and self.keeps_secret(ask.seat)
            if hides is hidden and (not future or future[-1] == (ask.seat, option.key())):
                return Entry("choose", ask.seat, option.key(), now())
        return None

    async def _answer_later(self) -> None:
        try:
            await asyncio.sleep(_CHANCE.uniform(*_HESITATES))
            async with self.lock:
                self._hesitates = None
                await self.ready()
                if entry := self._only_answer(hidden=True):
                    await self._choose(entry.seat, entry.key, self.standing.told)
        except Refused as refused:  # the person was faster
            log.info("table %s moved on: %s", self.id, refused.id)

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

    # undo and redo

    async def undo(self, person: PersonRow | None, to: int | None, sure: bool, seq: int | None) -> bool:
        """Go back to the position after `to` decisions (default: before the person's last one).

        Returns whether others must agree first.
        """
        return await to_the_end(self._undo(self._own(person), to, sure, seq))

    async def _undo(self, own: Eyes, to: int | None, sure: bool, seq: int | None) -> bool:
        async with self.lock:
            await self._seen(seq)
            if seq is not None and seq < self._moved:
                raise Refused("look-again")
            for _ in range(TRIES):
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
                by = taken[-1] if taken else own[0]  # with several seats, the undo belongs to the one that decided last
                entry = Entry("ask", by, str(target), now()) if must_ask else self._undoing(by, target)
                if await self._take_back(entry):
                    return must_ask
                if to is not None:
                    break
        raise Refused("look-again")

    async def answer(self, person: PersonRow | None, agree: bool, seq: int | None) -> None:
        """Agree to an undo or refuse it. Whoever asked for it can only withdraw it."""
        await to_the_end(self._answer(self._own(person), agree, seq))

    async def _answer(self, own: Eyes, agree: bool, seq: int | None) -> None:
        async with self.lock:
            await self._seen(seq)
            for _ in range(TRIES):
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
        """Redo the decision that was taken back last."""
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

    def _own(self, person: PersonRow | None) -> Eyes:
        own = self.seats_of(person)
        if not own:
            raise Refused("not-at-table", 403)
        return own

    def _undoing(self, seat: int, to: int) -> Entry:
        """The row for an undo, with labels of what is taken back: afterwards they could not be found."""
        return Entry.undo(seat, to, self.session.retracted(to, _RETRACTED), now())

    async def _take_back(self, *entries: Entry) -> bool:
        """Write entries of an undo; False if another process was faster, after catching up with it."""
        if not await self._write(*entries):
            await self._lost_the_race()
            return False
        return True


async def to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """Finish the work even if whoever asked for it disconnects: what is written must reach the others."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return await asyncio.shield(task)
