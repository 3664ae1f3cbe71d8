"""What the skirmish is played with: the field, the fighters, and what a seat may choose."""

from functools import cache
from typing import Literal, NewType

import msgspec

from emberhall.geometry.hexes import ORIGIN, Hex, disc, format_hex, ring
from emberhall.kernel import FaceDown, Message, Option, Pile, State, Word, msg

Chest = NewType("Chest", str)  # "chest-3.1" holds three pieces of gold

#: A large hexagon with its corners cut off.
FIELD: tuple[Hex, ...] = (*disc(ORIGIN, 6), *(cell for i, cell in enumerate(ring(ORIGIN, 7)) if i % 7 not in (0, 1, 6)))
INDEX = {cell: i for i, cell in enumerate(FIELD)}


class Options(msgspec.Struct, frozen=True):
    """The ground, how long the fight lasts, and how large the bands are."""

    ground: Literal["moor", "woods"] = "moor"
    rounds: Literal[2, 5] = 5
    band: Literal[1, 3] = 3


class Cell(msgspec.Struct, array_like=True):
    """One hex of the field."""

    q: int
    r: int
    terrain: Literal["plains", "forest", "mountain"] = "plains"
    burnt: bool = False


class Fighter(msgspec.Struct, array_like=True):
    """A figure on the field; it lies beside the board once its life is gone."""

    id: str
    seat: int
    kind: Literal["swordsman", "archer"]
    at: Hex
    life: int
    ready: bool = True


class Gold(msgspec.Struct, array_like=True):
    """The chests that a seat has dug up."""

    open: Pile[Chest]


class SkirmishState(State, kw_only=True):
    """The whole table."""

    cells: list[Cell]
    fighters: list[Fighter]
    #: By hex ("q,r"): what is buried there.
    buried: dict[str, FaceDown[Chest]]
    gold: list[Gold]
    rounds: int
    round: int = 1
    seat: int = 0
    phase: Literal["activate", "move", "attack"] = "activate"
    active: str | None = None
    rolled: list[int] = msgspec.field(default_factory=list)


class Activate(Option, frozen=True, gc=False):
    """Let this fighter act."""

    fighter: str
    kind: str

    def key(self) -> str:
        return f"activate:{self.fighter}"

    def label(self) -> Message:
        return msg("option-activate", kind=msg(self.kind), number=int(self.fighter[-1]))

    def touches(self) -> tuple[str, ...]:
        return (self.fighter,)


class Walk(Option, frozen=True, gc=False):
    """Walk to this hex."""

    to: Hex

    def label(self) -> Message:
        return msg("option-walk", q=self.to[0], r=self.to[1])

    def touches(self) -> tuple[str, ...]:
        return (f"hex:{format_hex(self.to)}",)


class Strike(Option, frozen=True, gc=False):
    """Attack this fighter with this many dice."""

    target: str
    dice: int

    def label(self) -> Message:
        return msg("option-strike", seat=int(self.target[5]) + 1, number=int(self.target[-1]), dice=self.dice)

    def touches(self) -> tuple[str, ...]:
        return (self.target,)


PASS = Word("pass")


@cache
def walk(to: Hex) -> Walk:
    """The option to walk there, made once."""
    return Walk(to)


def worth(chest: str) -> int:
    """The gold in a chest."""
    return int(chest[6])


def seat_name(seat: int) -> Message:
    return msg("seat", number=seat + 1)


def fighter_name(fighter: Fighter) -> Message:
    return msg("fighter", kind=msg(fighter.kind), who=seat_name(fighter.seat), number=int(fighter.id[-1]))
