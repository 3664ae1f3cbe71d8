"""The vocabulary of what lies on a table. Every element has an id that stays the same while it lives.

A game turns its redacted state into a `Scene`; what draws it (browser, terminal, notebook) knows only these words.
Texts are messages: they are said in the language of the viewer when the scene is sent. Ids are free, but options must
use the same ones in `touches()`; `kind:name` reads well (`place:bounty_bay`, `card:march.1`).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from emberhall.kernel import Message

#: Colours by name; the drawing decides what they look like in light and dark.
Colour = Literal["red", "green", "blue", "black", "white", "gold", "purple", "orange", "brown", "grey", "teal", "pink"]

#: Outlines of pieces, so that colours are never told apart by colour alone.
Shape = Literal[
    "circle", "square", "triangle", "diamond", "hexagon", "pentagon", "star", "shield", "cross", "drop", "crown", "pawn"
]

#: Grounds of a space, each drawn with a pattern of its own.
Terrain = Literal[
    "plains",
    "hills",
    "forest",
    "wasteland",
    "desert",
    "swamp",
    "lake",
    "sea",
    "mountain",
    "city",
    "village",
    "castle",
    "road",
    "floor",
    "wall",
    "fire",
    "ice",
    "water",
    "lava",
    "unknown",
]


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """A figure with its name: Life 5, Round 2 of 6."""

    name: Message
    value: int | str | Message
    icon: str = ""
    of: int | None = None
    id: str = ""


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card or token, face up or (with `back`) face down; its text is generated from its effect."""

    id: str
    name: Message | None = None
    text: tuple[Message, ...] = ()
    colour: Colour | None = None
    icon: str = ""
    kind: Message | None = None
    figures: tuple[Figure, ...] = ()
    back: bool = False
    spent: bool = False
    dice: int = 0


class Space(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place on a board: a hexagon or a named spot, at its position."""

    id: str
    x: float
    y: float
    terrain: Terrain | None = None
    colour: Colour | None = None
    name: Message | None = None
    icons: tuple[str, ...] = ()
    notes: tuple[Message, ...] = ()
    #: Ground that has not been seen yet.
    faint: bool = False


class Link(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way between two spaces."""

    a: str
    b: str
    colour: Colour | None = None
    #: Shown with an arrow head from a to b.
    arrow: bool = False
    dashed: bool = False


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A figure or token that stands on a space."""

    id: str
    at: str
    name: Message
    shape: Shape = "circle"
    colour: Colour | None = None
    icon: str = ""
    seat: int | None = None
    count: int = 1
    #: A short text on the piece: a number to hit, remaining life.
    badge: str = ""
    size: Literal["small", "normal", "large"] = "normal"
    card: Card | None = None
    faint: bool = False


class Board(msgspec.Struct, frozen=True, omit_defaults=True):
    """A map: spaces at positions (in units of about one space), ways between them, and pieces on them."""

    id: str
    kind: Literal["hexes", "areas"]
    spaces: tuple[Space, ...]
    links: tuple[Link, ...] = ()
    pieces: tuple[Piece, ...] = ()
    name: Message | None = None
    #: Hexagons stand on a flat side or on a point.
    layout: Literal["flat", "pointy"] = "flat"
    #: Edges between two spaces that are drawn as walls.
    walls: tuple[Link, ...] = ()


class Stack(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cards on a heap: how many, and the top one where it lies open."""

    id: str
    name: Message
    count: int
    top: Card | None = None


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cards side by side: a hand, an offer, an inventory."""

    id: str
    name: Message
    cards: tuple[Card, ...]
    seat: int | None = None
    #: The viewer's own hand stays in view.
    hand: bool = False


class Track(msgspec.Struct, frozen=True, omit_defaults=True):
    """A marker on a scale."""

    id: str
    name: Message
    at: int
    low: int = 0
    high: int = 10
    #: What single steps mean: (step, text).
    steps: tuple[tuple[int, Message], ...] = ()
    colour: Colour | None = None


class Die(msgspec.Struct, frozen=True, omit_defaults=True):
    """A die as it lies: a number, a colour, or a word."""

    id: str
    face: int | str | Message
    colour: Colour | None = None
    spent: bool = False


class Panel(msgspec.Struct, frozen=True, omit_defaults=True):
    """What belongs together beside the board: a player, a general, the war."""

    id: str
    name: Message
    seat: int | None = None
    colour: Colour | None = None
    icon: str = ""
    figures: tuple[Figure, ...] = ()
    tracks: tuple[Track, ...] = ()
    rows: tuple[Row, ...] = ()
    stacks: tuple[Stack, ...] = ()
    dice: tuple[Die, ...] = ()
    notes: tuple[Message, ...] = ()
    active: bool = False


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that lies on the table in the eyes of one viewer."""

    boards: tuple[Board, ...] = ()
    panels: tuple[Panel, ...] = ()
    rows: tuple[Row, ...] = ()
    stacks: tuple[Stack, ...] = ()
    dice: tuple[Die, ...] = ()
    #: Figures that concern everybody, most important first.
    status: tuple[Figure, ...] = ()
    #: What is being assembled now (a fight, a purchase): shown large while it lasts.
    focus: Panel | None = None
