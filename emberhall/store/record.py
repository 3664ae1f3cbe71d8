"""The log of record: what happened at a table, one row each and never changed; and what stands after it.

A row has one of these kinds:

- `choose`: the seat chose the key (to redo a decision is to choose it again);
- `change`: the seat changes its secret answer while others are still deciding;
- `undo`: back to the position after a number of decisions (the key is the number and, in newer rows, the newest
  decisions taken back, see `Undone`);
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

from emberhall.kernel import Change, Changed, History, Retracted, WentBack

_MOST_UNDONE = 50  # that the story mentions

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
        """Whether everybody at the table may know about it."""
        return self.kind not in ("change", "quiet")

    @property
    def change(self) -> Change[str] | None:
        """What it does to the decisions; None if it leaves them alone."""
        match self.kind:
            case "choose":
                return (self.seat, self.key)
            case "change":
                return Changed(self.seat, self.key)
            case "undo":
                return WentBack(self.to)
        return None

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
        """What an undo took back, newest first; empty if that was not written down or cannot be read."""
        try:
            return _RETRACTED.decode(self.key.partition(" ")[2] or "[]")
        except msgspec.DecodeError:
            return ()


class Seam(msgspec.Struct, frozen=True):
    """Where rules of another version took over: after how many decisions, from which version to which.

    `stand` is the number of decisions kept: those after the snapshot stand as far as the new rules offer them.
    """

    at: int
    before: int
    after: int
    stand: int

    @property
    def dealt(self) -> bool:
        """Whether the rules are the same, and what was hidden was dealt again."""
        return self.before < 0

    def entry(self, now: int) -> Entry:
        """The row for the record."""
        return Entry("rules", 0, f"{self.at} {self.before} {self.after} {self.stand}", now)

    @classmethod
    def of(cls, entry: Entry) -> "Seam":
        """Read such a row."""
        return cls(*map(int, entry.key.split()))


class Request(msgspec.Struct, frozen=True):
    """An undo that waits for the others to agree."""

    seat: int
    to: int
    agreed: tuple[int, ...] = ()


class Undone(msgspec.Struct, frozen=True):
    """An undo by a seat: it took back `count` decisions and left `to`. `seq` is the number of its row.

    `retracted` has their labels and who may know each, newest first: not all of them if there are many, none in older
    rows.
    """

    seq: int
    seat: int
    to: int
    count: int
    retracted: tuple[Retracted, ...] = ()


class Quiet(msgspec.Struct, frozen=True):
    """A person passes in advance for one matter or turn (`this` or `turn`), since a number of decisions."""

    scope: str
    person: str
    word: str
    since: int


class Standing(msgspec.Struct):
    """What stands after a record: its length (and how much of it all may know of), the decisions, a request to undo,
    who passes in advance, and whether it is closed.
    """

    seq: int = 0
    told: int = 0
    history: History[str] = msgspec.field(default_factory=History)
    request: Request | None = None
    quiet: dict[int, Quiet] = {}
    closed: bool = False
    seam: Seam | None = None
    #: The undos that the story mentions: those that left no more decisions than stand now.
    undone: list[Undone] = []

    @property
    def choices(self) -> list[tuple[int, str]]:
        """The decisions that stand."""
        return self.history.choices

    @property
    def future(self) -> tuple[tuple[int, str], ...]:
        """What was taken back and can be redone, the next last."""
        return self.history.future

    @property
    def floor(self) -> int:
        """The fewest decisions an undo can leave."""
        return self.seam.at if self.seam else 0

    @classmethod
    def after(cls, entries: Iterable[Entry]) -> "Standing":
        """What stands after these entries."""
        standing = cls()
        for entry in entries:
            standing.add(entry)
        return standing

    def add(self, entry: Entry) -> None:
        """Enter what happened next."""
        self.seq += 1
        self.told += entry.told
        if entry.kind == "undo":
            self.undone = [undone for undone in self.undone if undone.to <= entry.to][-_MOST_UNDONE:]
            if count := len(self.choices) - entry.to:
                self.undone.append(Undone(self.seq, entry.seat, entry.to, count, entry.retracted))
            self.quiet = {seat: quiet for seat, quiet in self.quiet.items() if quiet.since < entry.to}
        change = entry.change
        if change is not None:
            self.history.add(change)
        match entry.kind:
            case "choose" | "undo" | "refuse":
                self.request = None
            case "ask":
                self.request = Request(entry.seat, entry.to)
            case "agree" if self.request:
                self.request = msgspec.structs.replace(self.request, agreed=(*self.request.agreed, entry.seat))
            case "close":
                self.request, self.closed = None, True
            case "quiet":
                self.quiet.pop(entry.seat, None)
                if entry.key:
                    scope, person, word = entry.key.split(" ", 2)
                    self.quiet[entry.seat] = Quiet(scope, person, word, len(self.choices))
            case "rules":
                self.seam, self.request = Seam.of(entry), None
                self.history = History(self.choices[: self.seam.stand])
