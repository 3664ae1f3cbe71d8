"""The log of record: what happened at a table, one row each, never changed; and what stands after it.

A row has one of these kinds:

- `choose`: the seat chose the key (bringing back what was taken back is choosing it again);
- `change`: the seat gives another answer than before, in secret, while others still think;
- `undo`: back to the position after so many decisions (the number is the key; after it, since there are words for it,
  the newest decisions taken back, see `Undone`);
- `ask`: the seat asks the others to agree to such an undo;
- `agree`, `refuse`: the seat answers;
- `quiet`: the seat passes in advance (`turn <person> <word>`, see `Quiet`), or no longer (an empty key);
- `close`: nothing is chosen or taken back here any more (a campaign has gone on);
- `rules`: the rules have changed, and play goes on from the snapshot that was kept under the old ones.

Nobody but the seat itself may know of a `change` or that it is `quiet`.
"""

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from emberhall.kernel import Retracted

_MOST_UNDONE = 50  # are told of

_RETRACTED = msgspec.json.Decoder(tuple[Retracted, ...])

Kind = Literal["choose", "change", "undo", "ask", "agree", "refuse", "quiet", "close", "rules"]


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One row of the record."""

    kind: Kind
    seat: int
    key: str = ""
    at: int = 0

    @property
    def told(self) -> bool:
        """Whether all at the table may know of it."""
        return self.kind not in ("change", "quiet")

    @property
    def to(self) -> int:
        """The number of decisions that an undo goes back to."""
        return int(self.key.partition(" ")[0])

    @classmethod
    def undo(cls, seat: int, to: int, retracted: Sequence[Retracted], at: int) -> "Entry":
        """An undo that says what it takes back."""
        return cls("undo", seat, f"{to} {msgspec.json.encode(retracted).decode()}", at)

    @property
    def retracted(self) -> tuple[Retracted, ...]:
        """What an undo takes back, the newest first; nothing where it was not written down, or cannot be read."""
        try:
            return _RETRACTED.decode(self.key.partition(" ")[2] or "[]")
        except msgspec.DecodeError:
            return ()


class Seam(msgspec.Struct, frozen=True):
    """Where rules of another version took over: after so many decisions, from which version to which.

    `stand` is how many decisions stand: those made after the snapshot count as far as the new rules offer them.
    """

    at: int
    before: int
    after: int
    stand: int

    @property
    def dealt(self) -> bool:
        """Whether no rules have changed, but what was hidden was dealt anew."""
        return self.before < 0

    def entry(self, now: int) -> Entry:
        """The row that says so."""
        return Entry("rules", 0, f"{self.at} {self.before} {self.after} {self.stand}", now)

    @classmethod
    def of(cls, entry: Entry) -> "Seam":
        """What such a row says."""
        return cls(*map(int, entry.key.split()))


class Request(msgspec.Struct, frozen=True):
    """An undo that waits for the others to agree."""

    seat: int
    to: int
    agreed: tuple[int, ...] = ()


class Undone(msgspec.Struct, frozen=True):
    """The seat took so many decisions back, to where `to` were left; the row with this number says so.

    `retracted`: what they were, as labels with who may know them, the newest first; not all where they are many, none
    in older rows.
    """

    seq: int
    seat: int
    to: int
    count: int
    retracted: tuple[Retracted, ...] = ()


class Quiet(msgspec.Struct, frozen=True):
    """A person passes in advance, for a matter or a turn (`this` or `turn`) of that name, since so many decisions."""

    scope: str
    person: str
    word: str
    since: int


class Position(msgspec.Struct):
    """What stands after a record: its length (and how much of it all may know of), the decisions, what was taken back
    (newest last), a request, who passes in advance, and whether it is closed.
    """

    seq: int = 0
    told: int = 0
    choices: list[tuple[int, str]] = []
    future: list[tuple[int, str]] = []
    request: Request | None = None
    quiet: dict[int, Quiet] = {}
    closed: bool = False
    seam: Seam | None = None
    #: What was taken back, as far as it lies before what stands: to be told where it happened.
    undone: list[Undone] = []

    @property
    def floor(self) -> int:
        """The fewest decisions that anybody can go back to."""
        return self.seam.at if self.seam else 0

    @classmethod
    def after(cls, entries: Iterable[Entry]) -> "Position":
        """The position after these entries."""
        position = cls()
        for entry in entries:
            position.add(entry)
        return position

    def add(self, entry: Entry) -> None:
        """Enter what happened next."""
        self.seq += 1
        self.told += entry.told
        match entry.kind:
            case "choose":
                choice = (entry.seat, entry.key)
                self.request = None
                if self.future and self.future.pop() != choice:
                    self.future.clear()
                self.choices.append(choice)
            case "change":
                newest = max(at for at, (seat, _) in enumerate(self.choices) if seat == entry.seat)
                self.choices[newest] = (entry.seat, entry.key)
                self.future.clear()
            case "undo":
                self.request = None
                self.undone = [undone for undone in self.undone if undone.to <= entry.to][-_MOST_UNDONE:]
                if count := len(self.choices) - entry.to:
                    self.undone.append(Undone(self.seq, entry.seat, entry.to, count, entry.retracted))
                self.future.extend(reversed(self.choices[entry.to :]))
                del self.choices[entry.to :]
                self.quiet = {seat: quiet for seat, quiet in self.quiet.items() if quiet.since < entry.to}
            case "ask":
                self.request = Request(entry.seat, entry.to)
            case "agree" if self.request:
                self.request = msgspec.structs.replace(self.request, agreed=(*self.request.agreed, entry.seat))
            case "refuse":
                self.request = None
            case "close":
                self.request, self.closed = None, True
            case "quiet":
                self.quiet.pop(entry.seat, None)
                if entry.key:
                    scope, person, word = entry.key.split(" ", 2)
                    self.quiet[entry.seat] = Quiet(scope, person, word, len(self.choices))
            case "rules":
                self.seam, self.request = Seam.of(entry), None
                self.future.clear()
                del self.choices[self.seam.stand :]
