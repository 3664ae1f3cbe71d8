"""Hex boards drawn with characters."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import TypeAlias

from .elements import Board, Space
from .measure import hex_size

#: Characters in one style.
Span: TypeAlias = tuple[str, str]
Line: TypeAlias = list[Span]

#: The two short lines inside a hex.
Cell: TypeAlias = tuple[Span, Span]

INNER = 7  # characters in a line inside a hex
OUTLINE = "grey50"


class Canvas:
    """Characters at positions; later ones cover earlier ones."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], Span] = {}

    def put(self, row: int, column: int, text: str, style: str = "") -> None:
        for i, character in enumerate(text):
            self.cells[row, column + i] = (character, style)

    def lines(self) -> list[Line]:
        if not self.cells:
            return []
        top, bottom = min(row for row, _ in self.cells), max(row for row, _ in self.cells)
        left = min(column for _, column in self.cells)
        lines: list[Line] = []
        for row in range(top, bottom + 1):
            right = max((column for r, column in self.cells if r == row), default=left - 1)
            lines.append(_merged([self.cells.get((row, column), (" ", "")) for column in range(left, right + 1)]))
        return lines


def _merged(spans: Sequence[Span]) -> Line:
    line: Line = []
    for text, style in spans:
        if line and line[-1][1] == style:
            line[-1] = (line[-1][0] + text, style)
        else:
            line.append((text, style))
    return line


def draw_hexes(board: Board, cell: Callable[[Space], Cell], width: int | None = None) -> list[Line]:
    """Draw outlined hexes with two short lines in each, or with one short word if that is too wide."""
    wide = _outlined(board, cell)
    if width is None or max(sum(len(text) for text, _ in line) for line in wide) <= width:
        return wide
    return _compact(board, cell)


def _places(board: Board) -> list[tuple[Space, int, int]]:
    """The row and column of each space, with half steps for shifted rows or columns."""
    size = hex_size(board)
    half, side = size * sqrt(3) / 2, size * 1.5
    left, top = min(space.x for space in board.spaces), min(space.y for space in board.spaces)
    across, down = (side, half) if board.layout == "flat" else (half, side)
    return [(space, round((space.y - top) / down), round((space.x - left) / across)) for space in board.spaces]


def _outlined(board: Board, cell: Callable[[Space], Cell]) -> list[Line]:
    flat = board.layout == "flat"
    down, across = (2, 7) if flat else (3, 4)
    places = [(space, row * down, column * across) for space, row, column in _places(board)]
    canvas = Canvas()
    for _, row, column in places:
        (_flat if flat else _pointy)(canvas, row, column)
    for space, row, column in places:
        for i, (text, style) in enumerate(cell(space)):
            canvas.put(row + (2 if flat else 1) + i, column + 1, f"{text[:INNER]:<{INNER}}", style)
    return canvas.lines()


def _compact(board: Board, cell: Callable[[Space], Cell]) -> list[Line]:
    across = 4 if board.layout == "flat" else 2
    canvas = Canvas()
    for space, row, column in _places(board):
        first, second = cell(space)
        text, style = first if first[0].startswith("[") else second
        canvas.put(row, column * across, text.strip(" []")[:3].center(3), style)
    return canvas.lines()


def _flat(canvas: Canvas, row: int, column: int) -> None:
    canvas.put(row, column + 2, "_____", OUTLINE)
    for down, left, right in ((1, "/", "\\"), (2, "/", "\\"), (3, "\\", "/"), (4, "\\", "/")):
        inset = 1 if down in (1, 4) else 0
        canvas.put(row + down, column + inset, left, OUTLINE)
        canvas.put(row + down, column + 8 - inset, right, OUTLINE)
    canvas.put(row + 4, column + 2, "_____", OUTLINE)


def _pointy(canvas: Canvas, row: int, column: int) -> None:
    for down, left, right in ((0, ".-'", "'-."), (1, "", "|"), (2, "", "|"), (3, "'-.", ".-'")):
        if left:
            canvas.put(row + down, column + 1, left, OUTLINE)
            canvas.put(row + down, column + 5, right, OUTLINE)
        else:
            canvas.put(row + down, column, right, OUTLINE)
            canvas.put(row + down, column + 8, right, OUTLINE)
