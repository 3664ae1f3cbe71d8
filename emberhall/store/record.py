"""The log of record: what happened at a table, one row each, never changed; and what stands after it.

A row has one of these kinds:

- `choose`: the seat chose the key (bringing back what was taken back is choosing it again);
- `undo`: back to the position after so many decisions (the number is the key);
- `ask`: the seat asks the others to agree to such an undo;
- `agree`, `refuse`: the seat answers.
"""

from collections.abc import Iterable
from typing import Literal

import msgspec

Kind = Literal["choose", "undo", "ask", "agree", "refuse"]


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One row of the record."""

    kind: Kind
    seat: int
    key: str = ""
    at: int = 0

    @property
    def to(self) -> int:
        """The number of decisions that an undo goes back to."""
        return int(self.key)


class Request(msgspec.Struct, frozen=True):
    """An undo that waits for the others to agree."""

    seat: int
    to: int
    agreed: tuple[int, ...] = ()


class Position(msgspec.Struct):
    """What stands after a record: its length, the decisions, what was taken back (newest last), and a request."""

    seq: int = 0
    choices: list[tuple[int, str]] = []
    future: list[tuple[int, str]] = []
    request: Request | None = None

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
        match entry.kind:
            case "choose":
                choice = (entry.seat, entry.key)
                self.request = None
                if self.future and self.future.pop() != choice:
                    self.future.clear()
                self.choices.append(choice)
            case "undo":
                self.request = None
                self.future.extend(reversed(self.choices[entry.to :]))
                del self.choices[entry.to :]
            case "ask":
                self.request = Request(entry.seat, entry.to)
            case "agree" if self.request:
                self.request = msgspec.structs.replace(self.request, agreed=(*self.request.agreed, entry.seat))
            case "refuse":
                self.request = None
