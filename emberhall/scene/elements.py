"""The words for what lies on a table.

A game turns its redacted state into a `Scene`; browser, terminal and notebook draw it knowing only these words. Texts
are messages, said in the viewer's language when the scene is sent. Every element keeps its id as long as it exists. You
are free to choose ids, but options must name the same ones in `touches()`; `kind:name` reads well (`place:bounty_bay`,
`card:march.1`).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from emberhall.kernel import Message

#: Colours by name. The drawing decides how they look in the light and dark theme.
Colour = Literal["red", "green", "blue", "black", "white", "gold", "purple", "orange", "brown", "grey", "teal", "pink"]

#: Outlines of pieces, so that colour is never the only difference.
Shape = Literal[
    "circle", "square", "triangle", "diamond", "hexagon", "pentagon", "star", "shield", "cross", "drop", "crown", "pawn"
]

#: The ground of a space, each drawn with its own pattern.
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


#: What people or monsters built on a space, drawn as a building there.
Site = Literal[
    "village",
    "monastery",
    "keep",
    "mage_tower",
    "city",
    "mine",
    "den",
    "spawning_grounds",
    "dungeon",
    "tomb",
    "ruins",
    "glade",
    "portal",
    "camp",
    "maze",
]

#: What people walk on in an outlined area.
Surface = Literal["grass", "cobbles", "planks", "tiles", "graves", "mud", "thicket", "rubble", "rock"]

#: The country around a place of a map.
Feature = Literal["woods", "mountains", "hills", "marsh", "houses", "harbour", "ruins", "city"]

#: What looks like a part of the ground: an obstacle, a trap, something to pick up.
Picture = Literal[
    "boulder", "crates", "barrels", "rubble", "column", "table", "shelf", "log", "bush", "altar", "coffin", "nest",
    "totem", "pit", "fountain", "crystal", "wall", "stairs", "fog", "trap", "coins", "chest",
]  # fmt: skip


#: The light over the table, whichever theme the viewer prefers.
Light = Literal["day", "night", "spring", "summer", "fall", "winter"]


#: The outline of a card, by what it is: known at a glance, even where only its edge is seen.
Frame = Literal[
    "deed", "spell", "unit", "wound", "ability", "item", "monster", "order", "tactic", "hero", "power"
]  # fmt: skip


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """A named figure: Life 5, Round 2 of 6."""

    name: Message
    value: int | str | Message
    icon: str = ""
    of: int | None = None
    id: str = ""
    emblem: str = ""
    #: Without an emblem, the sign of this colour is shown (a triangle for a red crystal).
    colour: Colour | None = None
    #: The element to show on a closer look, such as the event it names.
    about: str = ""
    #: How full it is, from 0 to 1, for example a waning element.
    part: float | None = None


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of a calculation or an explanation: what, why, how much, by which rule."""

    text: Message
    note: Message | None = None
    amount: int | str | Message | None = None
    rule: str = ""
    emblem: str = ""
    colour: Colour | None = None
    #: Whether it works against the viewer.
    bad: bool = False


class Way(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way to play a card, shown on the card itself; `key` is the option's key, or how it begins."""

    key: str
    name: Message
    note: Message | None = None
    emblem: str = ""
    #: What it costs, shown as the sign of the colour.
    cost: Colour | None = None
    #: Shown only when it can be chosen.
    quiet: bool = False
    #: The answer to the question that follows, chosen along with it, such as which mana pays.
    then: str = ""
    #: The colour it is paid with if that differs from its cost: gold mana.
    paid: Colour | None = None
    #: What the card in the hand says of it, where its signs say the rest.
    short: Message | None = None
    #: Those signs: experience, elements, whether the card is lost.
    signs: tuple[Figure, ...] = ()
    #: A spell's second effect, which needs the night.
    night: bool = False


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
    #: A number in the corner, such as an initiative or a price.
    corner: str = ""
    #: What it would add to the current fight or purchase, shown on the card in hand.
    now: tuple[Message, ...] = ()
    #: The hexes of an area attack around the middle (0, 0): (q, r, is a target).
    pattern: tuple[tuple[int, int, bool], ...] = ()
    #: Its ways stand one below the other, and each can be pressed on the card itself.
    halves: bool = False
    frame: Frame = "deed"
    #: What its picture is made of: the emblem of what it does, and of the power behind it.
    art: tuple[str, ...] = ()


class Space(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place on a board: a hex or a named spot, with its position."""

    id: str
    x: float
    y: float
    terrain: Terrain | None = None
    colour: Colour | None = None
    name: Message | None = None
    icons: tuple[str, ...] = ()
    notes: tuple[Message, ...] = ()
    #: Ground nobody has seen yet.
    faint: bool = False
    #: The site (a village, a door), drawn as a flat plaque that stays bright at night.
    emblem: str = ""
    #: What going there costs and provokes, shown when it can be chosen.
    cost: str = ""
    risk: Message | None = None
    #: The total cost to reach it, possibly in several steps, if the player can afford it.
    spent: str = ""
    #: The space before it on that way, so that one press goes there step by step.
    via: str = ""
    #: Colour signs on the plaque, such as the mana of a mine.
    signs: tuple[Colour, ...] = ()
    #: Emblems of what the ground yields.
    gives: tuple[str, ...] = ()
    #: How many rings of hexes around it belong to it: an unexplored tile, a closed room.
    rings: int = 0
    #: The true outline of an area: its corners, loop by loop, in board units.
    outline: tuple[tuple[tuple[float, float], ...], ...] = ()
    #: A short sign on the area, which then shows its name only when you point at it.
    mark: str = ""
    #: What stands there, and the ground below it if that is not the terrain.
    site: Site | None = None
    ground: Terrain | None = None
    #: A door in the wall of a room; and to which room a hex belongs.
    door: Literal["open", "closed", "locked"] | None = None
    room: int | None = None
    #: What an outlined area is paved with; the country around a place of a map.
    surface: Surface | None = None
    feature: Feature | None = None
    #: Whose shadow lies on it, by colour: the road a General has come.
    shadows: tuple[Colour, ...] = ()


class Link(msgspec.Struct, frozen=True, omit_defaults=True):
    """A connection between two spaces."""

    a: str
    b: str
    colour: Colour | None = None
    #: Drawn with an arrow head from a to b.
    arrow: bool = False
    dashed: bool = False
    #: What a border between two spaces is: by default a wall.
    kind: Literal["wall", "river", "range"] | None = None


class Edge(msgspec.Struct, frozen=True, omit_defaults=True):
    """A side between outlined areas that is not an open border, from end to end."""

    a: tuple[float, float]
    b: tuple[float, float]
    kind: Literal["wall", "door", "barrier", "chasm"] = "wall"


class Lamp(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where light comes from on a dark board."""

    x: float
    y: float
    kind: Literal["torch", "lantern", "candle"] = "torch"


class Water(msgspec.Struct, frozen=True, omit_defaults=True):
    """A lake or a bay of a map: its middle, and how far it reaches."""

    x: float
    y: float
    wide: float
    high: float


class Caption(msgspec.Struct, frozen=True, omit_defaults=True):
    """A name written over a part of the board."""

    text: Message
    x: float
    y: float
    #: The room to the right; if the text is wider it takes two lines.
    wide: float = 0


class Sight(msgspec.Struct, frozen=True, omit_defaults=True):
    """The line of sight from the acting figure to a piece, in board units: clear, or blocked by something."""

    a: tuple[float, float]
    b: tuple[float, float]
    note: Message
    clear: bool = False


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A figure or token on a space."""

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
    #: Drawn on a disc, ringed in the colour of owner or kind. Without an emblem, the piece is drawn as its shape.
    emblem: str = ""
    #: Heroes and armies are filled with their colour, so that sides are clear at a glance.
    filled: bool = False
    #: Whether it is acting now.
    acts: bool = False
    #: Which of its kind it is, shown instead of the colour sign.
    mark: str = ""
    #: Emblems of its conditions.
    states: tuple[str, ...] = ()
    #: The disc itself has the shape's outline, where the rules care about triangles, squares or hexagons.
    shaped: bool = False
    #: The spaces it came through, the last being where it stands, unless it took the shortest open path.
    way: tuple[str, ...] = ()
    #: Its exact place if that is not the middle of its space, such as a door on a border.
    spot: tuple[float, float] | None = None
    #: Drawn while the viewer points at the piece.
    sight: Sight | None = None
    #: Its picture if it is part of the ground; and the other spaces it covers.
    picture: Picture | None = None
    over: tuple[str, ...] = ()


class Board(msgspec.Struct, frozen=True, omit_defaults=True):
    """A map: spaces with positions (one unit is about one space), connections, and pieces."""

    id: str
    kind: Literal["hexes", "areas"]
    spaces: tuple[Space, ...]
    links: tuple[Link, ...] = ()
    pieces: tuple[Piece, ...] = ()
    name: Message | None = None
    #: Whether hexes stand on a flat side or on a point.
    layout: Literal["flat", "pointy"] = "flat"
    #: Borders between two spaces that are drawn as walls.
    walls: tuple[Link, ...] = ()
    #: What surrounds the spaces: water, a map, a stone floor, the sky.
    around: Literal["sea", "map", "stone", "sky"] = "map"
    #: For outlined areas: walls, doors and other sides that are not open; and names of parts of the board.
    edges: tuple[Edge, ...] = ()
    captions: tuple[Caption, ...] = ()
    lamps: tuple[Lamp, ...] = ()
    waters: tuple[Water, ...] = ()


class Stack(msgspec.Struct, frozen=True, omit_defaults=True):
    """A stack of cards: how many, and the top one if it lies open."""

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
    #: The stack its cards fly from when they are drawn.
    deck: str = ""
    #: In a player's panel: also shown beside the hand, such as Units.
    near: bool = False


class Track(msgspec.Struct, frozen=True, omit_defaults=True):
    """A marker on a scale."""

    id: str
    name: Message
    at: int
    low: int = 0
    high: int = 10
    #: The meaning of single steps: (step, text).
    steps: tuple[tuple[int, Message], ...] = ()
    colour: Colour | None = None


class Die(msgspec.Struct, frozen=True, omit_defaults=True):
    """A die as it fell: a number, a colour, a word, or signs."""

    id: str
    face: int | str | Message
    colour: Colour | None = None
    #: The signs on the face; empty for a blank face, None if the face has no signs.
    emblems: tuple[str, ...] | None = None
    spent: bool = False
    #: Cannot be used now (a gold die at Night), but stays in its place.
    barred: bool = False


class Group(msgspec.Struct, frozen=True, omit_defaults=True):
    """Figures and dice that stand together in the player's bar, with a label if they need one."""

    figures: tuple[Figure, ...] = ()
    dice: tuple[Die, ...] = ()
    name: Message | None = None
    #: The id of a panel whose dice are shown here too, such as the Source.
    dice_of: str = ""
    #: Left out on small screens.
    wide: bool = False


class Panel(msgspec.Struct, frozen=True, omit_defaults=True):
    """A group of things beside the board: a player, a General, the war."""

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
    #: The line under the name: level 2, armour 3.
    motto: Message | None = None
    #: The player's bar at the bottom of the stage.
    bar: tuple[Group, ...] = ()
    #: Reasons in order, such as whom a monster focuses on, and why.
    lines: tuple[Line, ...] = ()
    #: Always of interest to everyone: its figures stand below the question.
    aside: bool = False


class Fighter(msgspec.Struct, frozen=True, omit_defaults=True):
    """A combatant. `about` is the id of the element it shows, if that is on the table too (a Unit)."""

    id: str
    name: Message
    about: str = ""
    emblem: str = ""
    colour: Colour | None = None
    filled: bool = False
    note: Message | None = None
    figures: tuple[Figure, ...] = ()
    #: Its special rules.
    lines: tuple[Line, ...] = ()
    life: int | None = None
    of: int | None = None
    #: Whether it is the current target; whether it can no longer help.
    chosen: bool = False
    spent: bool = False


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """Points of one kind among those assembled: a segment of the bar."""

    points: int
    colour: Colour = "grey"


class Ledger(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is needed and what you have, with a line for each modifier."""

    name: Message
    needed: int
    assembled: int
    parts: tuple[Part, ...] = ()
    need: tuple[Line, ...] = ()
    have: tuple[Line, ...] = ()
    rule: str = ""


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """The chance of one outcome of the dice, and whether it is enough."""

    name: str
    chance: float
    enough: bool = False


class Odds(msgspec.Struct, frozen=True, omit_defaults=True):
    """The exact chance to succeed, and of each outcome."""

    chance: float
    name: Message
    note: Message | None = None
    results: tuple[Result, ...] = ()
    #: The chance with what is prepared so far, if `chance` includes what could still be added.
    so_far: float | None = None


class Fight(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fight: both sides, what is needed and what is there, the odds, the consequences of failure.

    If it has a place on the board (`at`), it is shown to the side of it; otherwise it takes the whole width.
    """

    id: str
    name: Message
    ours: tuple[Fighter, ...] = ()
    foes: tuple[Fighter, ...] = ()
    #: The names of the sides, unless it is one against one.
    ours_name: Message | None = None
    foes_name: Message | None = None
    #: Units and other heroes who can help.
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
    #: Not begun yet or already decided: folded until the viewer opens it or a rule of `during` asks.
    ahead: bool = False
    during: tuple[str, ...] = ()
    #: The options that carry out what is prepared (strike, roll): the main buttons.
    main: tuple[str, ...] = ()


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the turn order, with the figure it is sorted by."""

    id: str
    name: Message
    emblem: str = ""
    colour: Colour | None = None
    figure: str = ""
    filled: bool = False
    acts: bool = False
    done: bool = False
    #: The card it acts by, shown on a closer look.
    card: Card | None = None


class Order(msgspec.Struct, frozen=True, omit_defaults=True):
    """The turn order: an initiative track."""

    turns: tuple[Turn, ...]
    figure: Figure | None = None


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything on the table, as one viewer sees it."""

    boards: tuple[Board, ...] = ()
    panels: tuple[Panel, ...] = ()
    rows: tuple[Row, ...] = ()
    stacks: tuple[Stack, ...] = ()
    dice: tuple[Die, ...] = ()
    #: Figures of interest to everyone, the most important first.
    status: tuple[Figure, ...] = ()
    #: What is being chosen or assembled now, shown large.
    focus: Panel | None = None
    fight: Fight | None = None
    order: Order | None = None
    light: Light = "day"
