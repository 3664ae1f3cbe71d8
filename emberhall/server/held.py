"""A table in memory: its session, what stands after its record, its seats, and what each of them may do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

import msgspec

from emberhall.kernel import Beat, Game, Session, Undo, keeps_secret, secret_zones
from emberhall.store import PersonRow, SeatRow, Standing, Store, Summary, TableRow, now

#: The seats someone looks from; none: a spectator.
Eyes: TypeAlias = tuple[int, ...]

_FREE_STEPS = 100  # how far back a newly loaded table looks for free undos


class HeldTable:
    """A table in memory, to be looked at. It changes only as a `LiveTable`."""

    def __init__(self, store: Store, row: TableRow, seats: list[SeatRow], game: Game[Any, Any]) -> None:
        self.store = store
        self.id = row.id
        self.row = row
        self.seats = seats
        self.game = game
        self.standing = Standing()
        self.version = 0  # goes up with everything that may be seen
        self._session: Session[Any] | None = None
        self._moments: tuple[int, dict[int, Any]] = (-1, {})  # states of beats at a version, by number
        self._free: dict[Eyes, tuple[int, int]] = {}  # the decisions at the last look, and the fewest a free undo left
        self._alone: set[int] = set()  # decisions that the hall made because there was only one answer
        self._secret: set[Eyes] = set()  # groups of seats that have had secrets from each other

    @property
    def session(self) -> Session[Any]:
        """The game itself; `ready` must have been awaited under the lock."""
        assert self._session is not None, "the table is asleep"
        return self._session

    @property
    def asleep(self) -> bool:
        """Whether the session is not in memory."""
        return self._session is None

    def moments(self, since: int) -> Iterator[tuple[int, Beat, Any]]:
        """The beats after decision `since`, numbered, with their whole states: read once for everybody who looks."""
        version, states = self._moments
        if version != self.version:
            states = {}
            self._moments = self.version, states
        for number, beat in enumerate(self.session.beats):
            if beat.at > since:
                if number not in states:
                    states[number] = self.session.state_at(beat)
                yield number, beat, states[number]

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
        """Whether one of these seats knows, or once knew, something another does not."""
        if len(own) < 2 or own in self._secret:
            return len(own) >= 2
        looking = sum(1 << seat for seat in own)
        for zone, _ in secret_zones(self.session.state):
            if any(zone.seen_by(card) & looking not in (0, looking) for card in zone.cards):
                self._secret.add(own)
                return True
        return False

    def keeps_secret(self, seat: int) -> bool:
        """Whether a seat knows something that another does not."""
        answered = any(ask.seat == seat for ask, _ in self.session.answered)
        return answered or keeps_secret(self.session.state, seat, len(self.seats))

    # passing

    def passing(self, own: Eyes) -> list[dict[str, Any]]:
        """What these seats pass on in advance."""
        quiet = self.standing.quiet
        mine = (seat for seat in own if seat in quiet and quiet[seat].person == self.seats[seat].person)
        return [{"seat": seat, "for": quiet[seat].scope} for seat in mine]

    # undo and redo

    def undo_kind(self, to: int, own: Eyes) -> Undo:
        """What going back costs these seats. Bots never object; after the end, anyone may have seen everything."""
        if self.session.outcome is not None:
            return Undo.CONSENT
        return self.session.undo_kind(to, own, forgetful=self.bots())

    def may_change(self, own: Eyes) -> bool:
        """Whether these seats can change a secret answer instead of asking for an undo."""
        return any(ask.seat in own for ask, _ in self.session.answered)

    def free_from(self, own: Eyes) -> int:
        """The fewest decisions that a free undo by these seats can leave.

        An undo is free if every decision it takes back is, so only the decisions since the last look are examined.
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
        """How many decisions were made before the last one by these seats that could have been another."""
        choices = self.standing.choices
        made = (at for at in range(len(choices) - 1, -1, -1) if choices[at][0] in own)
        return next((at for at in made if at not in self._alone), None)

    def needs(self) -> list[int]:
        """The seats whose players have yet to agree to the undo."""
        request = self.standing.request
        if request is None:
            return []
        settled = {self.seats[seat].person for seat in (request.seat, *request.agreed)}
        return [s.seat for s in self.seats if s.person and s.person not in settled]

    def may_redo(self, own: Eyes) -> bool:
        """Whether the holder of these seats may redo the decision taken back last."""
        future = self.standing.future
        return bool(own and future and (future[-1][0] in own or self.seats[future[-1][0]].bot))

    # for lists

    def summary(self) -> Summary:
        """What lists show about the table."""
        waiting = tuple(ask.seat for ask in self.session.asks)
        over = self.session.outcome is not None or self.standing.closed
        result = msgspec.json.encode(self.session.outcome).decode() if self.session.outcome else None
        return Summary(self.id, now(), len(self.standing.choices), () if over else waiting, over, result)
