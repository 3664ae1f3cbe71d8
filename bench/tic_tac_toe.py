"""Tic-tac-toe on the kernel: the smallest game, for measuring what a decision costs."""

from collections.abc import Iterable
from pathlib import Path

import msgspec

from emberhall.kernel import CHECKPOINT, Ask, Flow, Game, Message, Option, Outcome, Rng, State, Table, msg

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
LINES_AT = tuple(tuple(line for line in LINES if cell in line) for cell in range(9))
PROMPT = msg("prompt-cell")


class Options(msgspec.Struct, frozen=True):
    """No options."""


class Cell(Option, frozen=True, gc=False):
    """Put your mark there."""

    at: int

    def label(self) -> Message:
        return msg("option-cell", at=self.at + 1)


CELLS = tuple(Cell(i) for i in range(9))


class TicTacToe(State, kw_only=True):
    """Nine cells: -1 if empty, otherwise the seat whose mark it has."""

    cells: list[int]
    turn: int = 0


def setup(options: Options, seats: int, rng: Rng) -> TicTacToe:
    return TicTacToe(rng=rng, cells=[-1] * 9)


def play(t: Table[TicTacToe]) -> Flow[Outcome]:
    s = t.state
    while s.outcome is None:
        yield CHECKPOINT
        cells, seat = s.cells, s.turn & 1
        chosen = yield Ask(seat, PROMPT, [cell for cell, mark in zip(CELLS, cells, strict=True) if mark < 0])
        cells[chosen.at] = seat
        s.turn += 1
        for a, b, c in LINES_AT[chosen.at]:
            if cells[a] == cells[b] == cells[c]:
                s.outcome = Outcome((seat,), msg("won"))
                break
        else:
            if s.turn == 9:
                s.outcome = Outcome((), msg("drawn"))
    return s.outcome


def variants() -> Iterable[tuple[Options, int]]:
    return [(Options(), 2)]


GAME = Game(
    name="tic-tac-toe",
    options=Options,
    state=TicTacToe,
    seats=range(2, 3),
    setup=setup,
    play=play,
    scene=lambda state, eyes: None,
    evaluate=lambda state, seat: 0.5,
    components=lambda state: (),
    locale=Path(__file__).parent / "locale",
    variants=variants,
    longest=9,
)
