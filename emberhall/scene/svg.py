"""Any scene as SVG, for notebooks: the boards as pictures, everything else as text beside them."""

from collections.abc import Iterable
from html import escape
from math import cos, pi, sin

from emberhall.kernel import Message, Texts

from .elements import Board, Piece, Scene, Space
from .measure import hex_size
from .text import scene_lines

UNIT = 48.0  # pixels from a space's centre to about its edge
MARGIN = 16.0
LINE = 18.0

COLOURS = {
    "red": "#c0392b",
    "green": "#2e8b57",
    "blue": "#2f6fb7",
    "black": "#333333",
    "white": "#f4f4f4",
    "gold": "#d4a017",
    "purple": "#7d3c98",
    "orange": "#d9822b",
    "brown": "#8b5a2b",
    "grey": "#8a8a8a",
    "teal": "#1f8a8a",
    "pink": "#d977a3",
}

GROUND = {
    "plains": "#dfe8b8",
    "hills": "#d3bf8a",
    "forest": "#a9cc9a",
    "wasteland": "#cdbfae",
    "desert": "#f0e0a8",
    "swamp": "#b4bf94",
    "lake": "#a8d0ea",
    "sea": "#8fbfe0",
    "mountain": "#b5aca4",
    "city": "#e3c9c9",
    "village": "#eadcc0",
    "castle": "#d9d3e3",
    "road": "#e6ddc9",
    "floor": "#ececec",
    "wall": "#6e6e6e",
    "fire": "#f0b090",
    "ice": "#dff2fa",
    "water": "#a8d0ea",
    "lava": "#e08a6a",
    "unknown": "#dddddd",
}

#: The corners of shapes of size 1; a circle has none.
CORNERS: dict[str, tuple[tuple[float, float], ...]] = {
    "square": ((-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)),
    "triangle": ((0, -1), (0.9, 0.7), (-0.9, 0.7)),
    "diamond": ((0, -1), (0.85, 0), (0, 1), (-0.85, 0)),
    "shield": ((-0.8, -0.9), (0.8, -0.9), (0.8, 0.2), (0, 1), (-0.8, 0.2)),
    "cross": (
        *((-0.35, -1), (0.35, -1), (0.35, -0.35), (1, -0.35), (1, 0.35), (0.35, 0.35)),
        *((0.35, 1), (-0.35, 1), (-0.35, 0.35), (-1, 0.35), (-1, -0.35), (-0.35, -0.35)),
    ),
    "drop": ((0, -1.1), (0.7, 0.1), (0.5, 0.8), (0, 1), (-0.5, 0.8), (-0.7, 0.1)),
    "crown": ((-0.9, -0.7), (-0.4, 0), (0, -0.9), (0.4, 0), (0.9, -0.7), (0.75, 0.8), (-0.75, 0.8)),
    "pawn": ((0, -1), (0.45, -0.6), (0.25, -0.1), (0.75, 0.9), (-0.75, 0.9), (-0.25, -0.1), (-0.45, -0.6)),
    "hexagon": tuple((cos(i * pi / 3), sin(i * pi / 3)) for i in range(6)),
    "pentagon": tuple((sin(i * 2 * pi / 5), -cos(i * 2 * pi / 5)) for i in range(5)),
    "star": tuple((sin(i * pi / 5) * (1 - i % 2 * 0.55), -cos(i * pi / 5) * (1 - i % 2 * 0.55)) for i in range(10)),
}


class Drawing:
    """A scene that notebooks display; `svg` is the picture."""

    def __init__(self, scene: Scene, words: Texts, language: str = "en") -> None:
        self.svg = _Artist(words, language).scene(scene)

    def _repr_svg_(self) -> str:
        return self.svg


class _Artist:
    """Draws one scene in one language."""

    def __init__(self, words: Texts, language: str) -> None:
        self.words = words
        self.language = language

    def say(self, message: Message | str) -> str:
        return escape(self.words.say(message, self.language))

    def scene(self, scene: Scene) -> str:
        parts: list[str] = []
        bottom, right = MARGIN, 480.0
        for board in scene.boards:
            if board.spaces:
                drawn, wide, high = self.board(board)
                parts.append(f'<g transform="translate({MARGIN:.0f} {bottom:.0f})">{drawn}</g>')
                bottom += high + MARGIN
                right = max(right, wide + 2 * MARGIN)
        beside = Scene(
            panels=scene.panels,
            rows=scene.rows,
            stacks=scene.stacks,
            dice=scene.dice,
            status=scene.status,
            focus=scene.focus,
            fight=scene.fight,
        )
        for line in scene_lines(beside, self.words, self.language):
            bottom += LINE
            words = "".join(_span(text, style) for text, style in line)
            parts.append(f'<text x="{MARGIN:.0f}" y="{bottom:.0f}" xml:space="preserve">{words}</text>')
            right = max(right, 2 * MARGIN + 8 * sum(len(text) for text, _ in line))
        size = f'width="{right:.0f}" height="{bottom + MARGIN:.0f}" viewBox="0 0 {right:.0f} {bottom + MARGIN:.0f}"'
        style = 'font-family="sans-serif" font-size="13" fill="#222"'
        ground = '<rect width="100%" height="100%" fill="#ffffff"/>'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>{ground}{"".join(parts)}</svg>'

    def board(self, board: Board) -> tuple[str, float, float]:
        """Draw a board; returns its width and height too."""
        hexes = board.kind == "hexes"
        scale = UNIT / hex_size(board) if hexes else 2.4 * UNIT
        left, top = min(space.x for space in board.spaces), min(space.y for space in board.spaces)
        places = {space.id: ((space.x - left) * scale + UNIT, (space.y - top) * scale + UNIT) for space in board.spaces}
        parts = []
        for link in board.links:
            if link.a in places and link.b in places:
                (x1, y1), (x2, y2) = places[link.a], places[link.b]
                dash = ' stroke-dasharray="6 4"' if link.dashed else ""
                line = f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
                parts.append(f'{line} stroke="{COLOURS.get(link.colour or "", "#999")}" stroke-width="3"{dash}/>')
        turned = board.layout == "pointy"
        parts += [self.space(space, *places[space.id], turned=turned, hexagon=hexes) for space in board.spaces]
        parts += _walls(board, places)
        standing: dict[str, list[Piece]] = {}
        for piece in board.pieces:
            standing.setdefault(piece.at, []).append(piece)
        for at, pieces in standing.items():
            if at in places:
                parts += self.pieces(pieces, *places[at])
        wide = max(x for x, _ in places.values()) + UNIT
        high = max(y for _, y in places.values()) + UNIT
        return "".join(parts), wide, high

    def space(self, space: Space, x: float, y: float, *, turned: bool, hexagon: bool) -> str:
        fill = GROUND.get(space.terrain or "", "#eeeeee")
        stroke = COLOURS.get(space.colour or "", "#777")
        look = f'fill="{fill}" stroke="{stroke}" stroke-width="{3 if space.colour else 1}"'
        if space.faint:
            look += ' opacity="0.5"'
        if hexagon:
            turn = pi / 6 if turned else 0.0
            corners = ((x + UNIT * cos(turn + i * pi / 3), y + UNIT * sin(turn + i * pi / 3)) for i in range(6))
            shape = f'<polygon points="{_points(corners)}" {look}>'
            end = "</polygon>"
        else:
            shape = f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{UNIT * 0.95:.1f}" ry="{UNIT * 0.7:.1f}" {look}>'
            end = "</ellipse>"
        notes = [self.say(note) for note in ((space.name,) if space.name else ()) + space.notes]
        title = f"<title>{'; '.join(notes)}</title>" if notes else ""
        label = ""
        if space.name:
            at = f'x="{x:.1f}" y="{y - UNIT * 0.4:.1f}" text-anchor="middle" font-size="11"'
            label = f"<text {at}>{self.say(space.name)}</text>"
        return f"{shape}{title}{end}{label}"

    def pieces(self, pieces: list[Piece], x: float, y: float) -> Iterable[str]:
        size = UNIT * (0.45 if len(pieces) == 1 else 0.24)
        for i, piece in enumerate(pieces):
            column = i % 3 - (min(len(pieces), 3) - 1) / 2
            px, py = x + column * size * 2.1, y + UNIT * 0.12 + (i // 3) * size * 2.1
            yield self.piece(piece, px, py, size)

    def piece(self, piece: Piece, x: float, y: float, size: float) -> str:
        colour = COLOURS.get(piece.colour or "", "#666")
        look = f'fill="{colour}" stroke="#222" opacity="{0.5 if piece.faint else 1}"'
        corners = CORNERS.get(piece.shape)
        if corners:
            points = _points((x + cx * size, y + cy * size) for cx, cy in corners)
            shape = f'<polygon points="{points}" {look}/>'
        else:
            shape = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" {look}/>'
        badge = piece.badge or (f"×{piece.count}" if piece.count > 1 else "")
        ink = "#222" if piece.colour in ("white", "gold", "pink") else "#fff"
        words = ""
        if badge:
            at = f'x="{x:.1f}" y="{y + size * 0.35:.1f}" text-anchor="middle" font-size="{size:.0f}"'
            words = f'<text {at} fill="{ink}">{escape(badge)}</text>'
        return f"<g><title>{self.say(piece.name)}</title>{shape}{words}</g>"


def _walls(board: Board, places: dict[str, tuple[float, float]]) -> Iterable[str]:
    for wall in board.walls:
        if wall.a in places and wall.b in places:
            (ax, ay), (bx, by) = places[wall.a], places[wall.b]
            mx, my, dx, dy = (ax + bx) / 2, (ay + by) / 2, (by - ay) * 0.29, (bx - ax) * 0.29
            line = f'<line x1="{mx - dx:.1f}" y1="{my + dy:.1f}" x2="{mx + dx:.1f}" y2="{my - dy:.1f}"'
            yield f'{line} stroke="{COLOURS.get(wall.colour or "", "#222")}" stroke-width="6"/>'


def _points(corners: Iterable[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)


def _span(text: str, style: str) -> str:
    look = ' font-weight="bold"' if "bold" in style else ""
    look += ' fill="#777"' if "dim" in style else ""
    return f"<tspan{look}>{escape(text)}</tspan>"
