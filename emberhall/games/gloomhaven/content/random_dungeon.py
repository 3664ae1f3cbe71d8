"""Random dungeons: cards of rooms and of monsters, and the map that they make, one room after another (GH-RDUNG).

The rooms made so far are part of the number of the page: 1, 95 or 96 are pages of the book, and a dungeon that has
begun is the number of its page with the cards of its rooms above it. So a map is a function of a number, as everywhere.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

import msgspec

from emberhall.games.gloomhaven.content.nodes import FILES, read
from emberhall.games.gloomhaven.content.pages import Door, Overlay, Place, Room, Scenario
from emberhall.geometry.hexes import Hex, add, distance, neighbours, rotate, subtract
from emberhall.kernel.reading import converted

#: How many rooms a dungeon has (GH-RDUNG-02).
ROOMS = 3

#: Above the numbers of the pages.
PAGES = 100

#: How far from the entrance characters start (GH-RDUNG-09).
NEAR = 2

Severity = Literal["", "minor", "major"]


class Gate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entrance or an exit, on a hex beside the room (GH-RDUNG-08, GH-RDUNG-10)."""

    type: Literal["A", "B"]
    hex: Hex


class Penalty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Part of what opening a room costs: whom it hits, how much, and whether it passes with the round or never."""

    do: Literal[
        "shield", "retaliate", "bless", "give", "lose", "discard", "damage", "inert", "no_consuming", "promote",
        "return", "consume_small", "use_up", "spend", "heal", "attack", "move", "range",
    ]  # fmt: skip
    n: int = 0
    range: int = 1
    who: Literal["", "party", "opener", "enemies", "elites"] = ""
    conditions: tuple[str, ...] = ()
    rank: Literal["", "normal", "elite"] = ""
    #: It ends with the round; a condition that is `lasting` cannot be removed.
    round: bool = False
    lasting: bool = False


class RoomCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room: its tiles in hexes of its own, twelve numbered ones among them, and its penalties (GH-RDUNG-06)."""

    id: str
    card: int
    tiles: tuple[str, ...]
    hexes: tuple[Hex, ...]
    entrances: tuple[Gate, ...]
    exits: tuple[Gate, ...]
    points: tuple[Hex, ...]
    overlays: tuple[Overlay, ...]
    minor: tuple[Penalty, ...]
    major: tuple[Penalty, ...]

    def penalties(self, severity: Severity) -> tuple[Penalty, ...]:
        """What opening it costs."""
        return {"": (), "minor": self.minor, "major": self.major}[severity]


class PointMonster(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A monster for a point: its rank with two, three and four characters (GH-RDUNG-18)."""

    point: int
    type: str
    ranks: tuple[str, str, str]


class PointOverlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An overlay tile for a point."""

    point: int
    kind: Literal["trap", "hazardous", "difficult", "treasure", "coins"]
    picture: str = ""
    effects: tuple[str, ...] = ()


class Find(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the treasures of a card hold: it never matters outside the dungeon but for the gold (GH-RDUNG-19)."""

    kind: Literal[
        "gold", "recover_lost", "heal", "cleanse", "hurt_enemies", "refresh_small", "afflict_enemies"
    ]  # fmt: skip
    amount: int = 0
    conditions: tuple[str, ...] = ()


class MonsterSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of monsters: who and what goes on the points of a room."""

    number: int
    monsters: tuple[PointMonster, ...]
    overlays: tuple[PointOverlay, ...]
    gift: Find | None = None


class _Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rooms: tuple[RoomCard, ...]
    foes: tuple[MonsterSet, ...]


_CARDS = converted(read(FILES / "random_dungeon.json"), _Cards)

#: The cards of both decks.
ROOM_CARDS: dict[str, RoomCard] = {card.id: card for card in _CARDS.rooms}
MONSTER_SETS: dict[int, MonsterSet] = {card.number: card for card in _CARDS.foes}

_ROOMS, _FOES = tuple(ROOM_CARDS), tuple(MONSTER_SETS)


class Made(NamedTuple):
    """A room that has been made: its cards, its entrance, and the exit of the room before; of the first room, whether
    the players have said which entrance."""

    room: str
    foes: int
    entrance: int = 0
    exit: int = 0


def numbered(page: int, made: Sequence[Made]) -> int:
    """The number of a dungeon with these rooms."""
    code = 0
    for one in reversed(made):
        digit = (_ROOMS.index(one.room) * len(_FOES) + _FOES.index(one.foes)) * 4 + one.entrance * 2 + one.exit
        code = code * _BASE + digit + 1
    return page % PAGES + PAGES * code


_BASE = len(_ROOMS) * len(_FOES) * 4 + 1


def made_of(number: int) -> tuple[Made, ...]:
    """The rooms made so far."""
    found, code = [], number // PAGES
    while code:
        code, digit = divmod(code, _BASE)
        cards, ways = divmod(digit - 1, 4)
        room, foes = divmod(cards, len(_FOES))
        found.append(Made(_ROOMS[room], _FOES[foes], ways >> 1, ways & 1))
    return tuple(found)


class _Laid(NamedTuple):
    """How a room lies on the map: turned by steps, then shifted."""

    steps: int
    by: Hex

    def __call__(self, cell: Hex) -> Hex:
        return add(rotate(cell, self.steps), self.by)


@lru_cache(maxsize=1024)
def _laid(made: tuple[Made, ...]) -> tuple[_Laid, ...] | None:
    """How the rooms lie, each joined to the one before; None if the last one finds no room (GH-RDUNG-10)."""
    if len(made) == 1:
        return (_Laid(0, (0, 0)),)
    before = _laid(made[:-1])
    if before is None:
        return None
    new, last = ROOM_CARDS[made[-1].room], made[-1]
    gate = before[-1](ROOM_CARDS[made[-2].room].exits[last.exit].hex)
    floor = {lie(cell) for one, lie in zip(made, before, strict=False) for cell in ROOM_CARDS[one.room].hexes}
    gates = {lie(g.hex) for one, lie in zip(made, before, strict=False) for g in ROOM_CARDS[one.room].exits} - {gate}
    found: list[tuple[int, int, _Laid]] = []
    for steps in range(6):
        lie = _Laid(steps, subtract(gate, rotate(new.entrances[last.entrance].hex, steps)))
        cells = {lie(cell) for cell in new.hexes}
        doors = {lie(way.hex) for way in new.exits} if len(made) < ROOMS else set()
        if not (cells & (floor | gates)) and gate not in cells and not (doors & (floor | gates)):
            found.append((_straight(gate, floor, cells), steps, lie))
    return (*before, min(found)[2]) if found else None


def _straight(gate: Hex, floor: set[Hex], cells: set[Hex]) -> int:
    """How far from straight the way through a gate is: the less the better."""
    out = [subtract(cell, gate) for cell in neighbours(gate) if cell in floor]
    into = [subtract(cell, gate) for cell in neighbours(gate) if cell in cells]
    (q, r), (s, u) = ((sum(x for x, _ in near), sum(y for _, y in near)) for near in (out, into))
    return 2 * q * s + 2 * r * u + q * u + r * s


def fits(made: tuple[Made, ...]) -> bool:
    """Whether the last of these rooms finds a place on the map."""
    return _laid(made) is not None


def pages(page: Scenario, number: int) -> Scenario:
    """The page of a dungeon with the rooms made so far; rooms to come have no hexes."""
    made = made_of(number)
    laid = _laid(made)
    assert laid is not None
    assert page.dungeon is not None
    rooms = [
        _room(n, one, lie, chest=page.dungeon.chest and n == ROOMS)
        for n, (one, lie) in enumerate(zip(made, laid, strict=True), 1)
    ]
    doors = tuple(_doors(made, laid))
    walls = tuple(_walls(rooms, doors))
    unknown = [Room(n, ()) for n in range(len(made) + 1, ROOMS + 1)]
    return msgspec.structs.replace(page, rooms=(*rooms, *unknown), doors=doors, wall_edges=walls)


def _room(number: int, one: Made, lie: _Laid, *, chest: bool) -> Room:
    card, foes = ROOM_CARDS[one.room], MONSTER_SETS[one.foes]
    points = [lie(cell) for cell in card.points]
    overlays = [
        msgspec.structs.replace(overlay, hexes=tuple(lie(cell) for cell in overlay.hexes)) for overlay in card.overlays
    ]
    for entry in foes.overlays:
        if not (chest and entry.point == len(points)):
            holds = foes.number if entry.kind == "treasure" else None
            overlays.append(Overlay(entry.kind, (points[entry.point - 1],), entry.picture, entry.effects, number=holds))
    if chest:
        overlays.append(Overlay("treasure", (points[-1],), number=0))
    monsters = tuple(
        Place(entry.type, points[entry.point - 1], entry.ranks)
        for entry in foes.monsters
        if not (chest and entry.point == len(points))
    )
    hexes = tuple(lie(cell) for cell in card.hexes)
    full = {cell for overlay in overlays if overlay.kind != "corridor" for cell in overlay.hexes}
    start = _start(card, one, lie, full) if number == 1 else ()
    return Room(number, hexes, start, card.tiles, tuple(overlays), monsters)


def _start(card: RoomCard, one: Made, lie: _Laid, full: set[Hex]) -> tuple[Hex, ...]:
    """Where characters may start: within 2 hexes of the entrance that the players choose (GH-RDUNG-09)."""
    gates = card.entrances if len(card.entrances) > 1 and not one.exit else (card.entrances[one.entrance],)
    near = [cell for cell in card.hexes if any(distance(cell, gate.hex) <= NEAR for gate in gates)]
    return tuple(lie(cell) for cell in near if lie(cell) not in full)


def _doors(made: tuple[Made, ...], laid: tuple[_Laid, ...]) -> Iterator[Door]:
    """The exits of all rooms but the last; once one of two is used, the other stays closed (GH-RDUNG-12)."""
    for n, (one, lie) in enumerate(zip(made, laid, strict=True), 1):
        used = made[n].exit if n < len(made) else None
        for k, way in enumerate(ROOM_CARDS[one.room].exits if n < ROOMS else ()):
            shut = used not in (None, k)
            yield Door(f"exit-{n}{way.type}", lie(way.hex), (n, n + 1), "door", "stone", locked=shut)


def _walls(rooms: Sequence[Room], doors: Sequence[Door]) -> Iterator[tuple[Hex, Hex]]:
    """Between hexes that touch only because rooms happen to lie there."""
    home: dict[Hex, tuple[int, ...]] = {cell: (room.number,) for room in rooms for cell in room.hexes}
    home |= {door.hex: door.rooms for door in doors}
    gates = {door.hex for door in doors}
    for cell, own in home.items():
        for near in neighbours(cell):
            other = home.get(near)
            if other is not None and cell < near and (not set(own) & set(other) or (cell in gates and near in gates)):
                yield cell, near
