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


#: The light over the table. It is apart from the light or dark page that a viewer prefers.
Light = Literal["day", "night", "spring", "summer", "fall", "winter"]


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """A figure with its name: Life 5, Round 2 of 6."""

    name: Message
    value: int | str | Message
    icon: str = ""
    of: int | None = None
    id: str = ""
    emblem: str = ""
    #: Shown by the sign of the colour (a red crystal: a triangle) where there is no emblem.
    colour: Colour | None = None
    #: The element on the table that a closer look shows: the event that it names.
    about: str = ""
    #: How full it is, from 0 to 1: an element that wanes.
    part: float | None = None


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of a reckoning or of a reason: what, why, how much, by which rule."""

    text: Message
    note: Message | None = None
    amount: int | str | Message | None = None
    rule: str = ""
    emblem: str = ""
    colour: Colour | None = None
    #: Whether it is to the harm of who reads it.
    bad: bool = False


class Way(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way to play a card, read on the card itself: `key` is that of the option, or how it begins."""

    key: str
    name: Message
    note: Message | None = None
    emblem: str = ""
    #: What it costs, by the sign of the colour.
    cost: Colour | None = None
    #: Only shown where it can be chosen.
    quiet: bool = False
    #: The answer to the question that follows, given along with it: with which mana it is paid.
    then: str = ""
    #: The colour of what it is paid with, where that is another one than it costs: gold mana.
    paid: Colour | None = None


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
    emblem: str = ""
    ways: tuple[Way, ...] = ()
    #: A number in the corner: an initiative, a price.
    corner: str = ""
    #: What it would do for what is under way, read on the card in the hand.
    now: tuple[Message, ...] = ()
    #: Hexes about the one in the middle (0, 0), for attacks on an area: (q, r, is a target).
    pattern: tuple[tuple[int, int, bool], ...] = ()
    #: Its ways are printed one below the other, and each can be pressed on the card itself.
    halves: bool = False


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
    #: What stands there (a village, a door): a flat plaque, bright at night too.
    emblem: str = ""
    #: What it costs to go there, shown where it can be chosen; and what that would provoke.
    cost: str = ""
    risk: Message | None = None
    #: What it would cost whoever acts to come there, if that is enough: by several steps, too.
    spent: str = ""
    #: The space that lies before it on that way: who presses a space within reach goes there step by step.
    via: str = ""
    #: Signs of colours on the plaque: the mana of a mine.
    signs: tuple[Colour, ...] = ()
    #: Emblems of what the ground yields.
    gives: tuple[str, ...] = ()
    #: So many rings of hexagons around it belong to it: an unexplored tile, a closed room.
    rings: int = 0
    #: Where an area lies truly: its corners, one loop after the other, in the units of the board.
    outline: tuple[tuple[tuple[float, float], ...], ...] = ()
    #: A short sign on the area; its name is then said only where somebody points.
    mark: str = ""


class Link(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way between two spaces."""

    a: str
    b: str
    colour: Colour | None = None
    #: Shown with an arrow head from a to b.
    arrow: bool = False
    dashed: bool = False


class Edge(msgspec.Struct, frozen=True, omit_defaults=True):
    """A side between areas with outlines that is no open border: from one end to the other."""

    a: tuple[float, float]
    b: tuple[float, float]
    kind: Literal["wall", "door", "barrier", "chasm"] = "wall"


class Caption(msgspec.Struct, frozen=True, omit_defaults=True):
    """A name written over a part of the board."""

    text: Message
    x: float
    y: float
    #: How much room it has to the right; where that is too little it is written in two lines.
    wide: float = 0


class Sight(msgspec.Struct, frozen=True, omit_defaults=True):
    """The line from whoever acts to a piece, in the units of the board: a clear one, or one that something blocks."""

    a: tuple[float, float]
    b: tuple[float, float]
    note: Message
    clear: bool = False


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
    #: What it is, drawn on a disc; a piece without one is drawn as its shape. The ring has the colour of owner or kind.
    emblem: str = ""
    #: Heroes and armies are filled with their colour: mine and yours are seen at a glance.
    filled: bool = False
    #: Whoever acts now.
    acts: bool = False
    #: Which of its kind it is, on the piece in place of the sign of its colour.
    mark: str = ""
    #: Emblems of what lies on it: conditions, afflictions.
    states: tuple[str, ...] = ()
    #: The disc itself has the outline of the shape: a triangle, a square or a hexagon that matters to the rules.
    shaped: bool = False
    #: The spaces by which it came to where it stands (the last one), where that is not the shortest open way.
    way: tuple[str, ...] = ()
    #: Its own place on the board, beside the middle of its space: a door on a border.
    spot: tuple[float, float] | None = None
    #: Drawn while somebody looks at the piece.
    sight: Sight | None = None


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
    #: What lies around the spaces: water, a map, a floor of stone.
    around: Literal["sea", "map", "stone"] = "map"
    #: Of areas with outlines: walls, doors and other sides that are not simply open; names of its parts.
    edges: tuple[Edge, ...] = ()
    captions: tuple[Caption, ...] = ()


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
    #: The stack that its cards come from: they are seen to fly from there.
    deck: str = ""
    #: In a player's panel: what they use like their hand, such as Units, lies beside the hand as well.
    near: bool = False


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
    """A die as it lies: a number, a colour, a word, or signs."""

    id: str
    face: int | str | Message
    colour: Colour | None = None
    #: What is on the face, where that is signs; nothing: it is blank.
    emblems: tuple[str, ...] | None = None
    spent: bool = False
    #: Cannot be used now (a gold die at Night); it stays in its place.
    barred: bool = False


class Group(msgspec.Struct, frozen=True, omit_defaults=True):
    """Figures and dice that stand together in the own bar, with a word before them where one is needed."""

    figures: tuple[Figure, ...] = ()
    dice: tuple[Die, ...] = ()
    name: Message | None = None
    #: The id of a panel whose dice are shown here too: the Source.
    dice_of: str = ""
    #: A small screen has no room for it.
    wide: bool = False


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
    emblem: str = ""
    #: What stands under the name: level 2, armour 3.
    motto: Message | None = None
    #: What its player has, beside what they play: the own bar at the bottom of the stage.
    bar: tuple[Group, ...] = ()
    #: Reasons in their order: whom a monster turns to, and why.
    lines: tuple[Line, ...] = ()
    #: It concerns everybody at any time: its figures stand below the question.
    aside: bool = False


class Fighter(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody in a fight; `about` is the id of the element shown, where that lies on the table too (a Unit)."""

    id: str
    name: Message
    about: str = ""
    emblem: str = ""
    colour: Colour | None = None
    filled: bool = False
    note: Message | None = None
    figures: tuple[Figure, ...] = ()
    #: Special rules in words.
    lines: tuple[Line, ...] = ()
    life: int | None = None
    of: int | None = None
    #: Whom this is about now; who cannot help any more.
    chosen: bool = False
    spent: bool = False


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """So many points of one kind among those assembled: segments of a bar."""

    points: int
    colour: Colour = "grey"


class Ledger(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is needed and what is assembled, with a line for each modifier."""

    name: Message
    needed: int
    assembled: int
    parts: tuple[Part, ...] = ()
    need: tuple[Line, ...] = ()
    have: tuple[Line, ...] = ()
    rule: str = ""


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How likely one outcome of dice is, and whether it suffices."""

    name: str
    chance: float
    enough: bool = False


class Odds(msgspec.Struct, frozen=True, omit_defaults=True):
    """The exact chance of what is prepared, and of each outcome."""

    chance: float
    name: Message
    note: Message | None = None
    results: tuple[Result, ...] = ()
    #: The chance of what is prepared so far, where `chance` counts what could be.
    so_far: float | None = None


class Fight(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fight as a scene of its own: both sides, what is needed and what is there, the odds, what follows if it fails.

    Where it has a place on the board (`at`) it stands at the side away from it, else it takes the whole width.
    """

    id: str
    name: Message
    ours: tuple[Fighter, ...] = ()
    foes: tuple[Fighter, ...] = ()
    #: Whose sides these are, where it is not one against one.
    ours_name: Message | None = None
    foes_name: Message | None = None
    #: Those who can help: Units, other heroes.
    helpers: tuple[Fighter, ...] = ()
    steps: tuple[Message, ...] = ()
    step: int = 0
    ledger: Ledger | None = None
    odds: Odds | None = None
    #: What happens if nothing more is done.
    stakes: tuple[Line, ...] = ()
    stakes_name: Message | None = None
    figures: tuple[Figure, ...] = ()
    dice: tuple[Die, ...] = ()
    rows: tuple[Row, ...] = ()
    rule: str = ""
    at: str = ""
    #: It has not begun or is decided: it stands folded until somebody wants to see it or a rule of `during` asks.
    ahead: bool = False
    during: tuple[str, ...] = ()
    #: The options that do what is prepared: to strike, to roll. They are the main button of whoever decides.
    main: tuple[str, ...] = ()


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of those who take turns, with the figure that orders them."""

    id: str
    name: Message
    emblem: str = ""
    colour: Colour | None = None
    figure: str = ""
    filled: bool = False
    acts: bool = False
    done: bool = False
    #: What is seen from near: the card that it acts by.
    card: Card | None = None


class Order(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who comes next: an initiative track."""

    turns: tuple[Turn, ...]
    figure: Figure | None = None


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
    fight: Fight | None = None
    order: Order | None = None
    light: Light = "day"
