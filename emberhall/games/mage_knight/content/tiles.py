"""Map tiles and the shapes a map may have.

A tile is written as its spaces in the order C, NE, E, SE, SW, W, NW, each as terrain, site and colour, `!` before the
pile of a rampaging enemy: `hills mine green`, `forest !green`. Walls are edges between two of them: `C-NE`.
"""

from collections.abc import Callable
from functools import partial

from emberhall.games.mage_knight.content.kinds import Hex, Set, Tile
from emberhall.games.mage_knight.terms import COLOURS, PILES, TERRAINS


def _hex(words: str) -> Hex:
    terrain, *rest = words.split()
    rampaging = [word[1:] for word in rest if word[0] == "!"]
    site, *colours = [word for word in rest if word[0] != "!"] or [""]
    return Hex(
        TERRAINS.index(terrain),
        site,
        tuple(COLOURS.index(colour) for colour in colours),
        PILES.index(rampaging[0]) if rampaging else -1,
    )


_SPACES = ("C", "NE", "E", "SE", "SW", "W", "NW")


def _tile(id: str, kind: str, *hexes: str, walls: str = "", expansion: Set = "base") -> Tile:
    number = id.rpartition("_")[2]
    if len(hexes) != 7:
        raise ValueError(f"tiles.py: {id} has {len(hexes)} spaces")
    edges = tuple((_SPACES.index(a), _SPACES.index(b)) for a, _, b in (edge.partition("-") for edge in walls.split()))
    return Tile(
        id=id,
        kind=kind,  # type: ignore[arg-type]
        number=int(number) if number.isdigit() else 0,
        hexes=tuple(map(_hex, hexes)),
        walls=edges,
        set=expansion,
    )


# fmt: off
TILES: tuple[Tile, ...] = (
    _tile("start_a", "start",
          "plains portal", "forest", "plains", "sea",
          "sea", "sea", "plains"),
    _tile("start_b", "start",
          "plains portal", "forest", "plains", "plains",
          "sea", "sea", "plains"),
    _tile("country_01", "countryside",
          "forest magical_glade", "lake", "plains village", "plains",
          "plains", "forest", "forest !green"),
    _tile("country_02", "countryside",
          "hills", "forest magical_glade", "plains village", "plains",
          "hills mine green", "plains", "hills !green"),
    _tile("country_03", "countryside",
          "forest", "hills keep", "hills", "hills mine white",
          "plains village", "plains", "plains"),
    _tile("country_04", "countryside",
          "desert mage_tower", "desert", "mountain", "plains village",
          "plains", "hills !green", "desert"),
    _tile("country_05", "countryside",
          "lake", "plains monastery", "plains !green", "hills mine blue",
          "forest", "forest magical_glade", "forest"),
    _tile("country_06", "countryside",
          "hills mine red", "forest", "plains", "forest !green",
          "hills", "hills monster_den", "mountain"),
    _tile("country_07", "countryside",
          "swamp", "forest !green", "forest magical_glade", "plains dungeon",
          "plains", "plains monastery", "lake"),
    _tile("country_08", "countryside",
          "swamp !green", "forest ancient_ruins", "plains", "swamp village",
          "swamp", "forest", "forest magical_glade"),
    _tile("country_09", "countryside",
          "mountain", "mountain", "wasteland keep", "plains",
          "wasteland mage_tower", "plains", "wasteland dungeon"),
    _tile("country_10", "countryside",
          "mountain", "forest", "plains", "hills ancient_ruins",
          "hills keep", "hills", "hills monster_den"),
    _tile("country_11", "countryside",
          "plains mage_tower", "lake", "lake", "hills !green",
          "lake", "plains ancient_ruins", "hills"),
    _tile("core_01", "core",
          "desert monastery", "desert tomb", "desert", "desert",
          "hills", "hills spawning_grounds", "mountain"),
    _tile("core_02", "core",
          "lake", "swamp ancient_ruins", "hills mine green", "swamp !red",
          "swamp mage_tower", "forest", "lake"),
    _tile("core_03", "core",
          "wasteland", "wasteland ancient_ruins", "hills mage_tower", "wasteland",
          "hills mine white", "wasteland tomb", "mountain"),
    _tile("core_04", "core",
          "mountain !red", "hills", "wasteland keep", "wasteland",
          "wasteland ancient_ruins", "wasteland", "hills mine blue"),
    _tile("core_05", "city",
          "city city green", "swamp village", "swamp !green", "swamp",
          "forest !green", "lake", "forest magical_glade"),
    _tile("core_06", "city",
          "city city blue", "plains monastery", "lake", "lake",
          "hills", "mountain !red", "forest"),
    _tile("core_07", "city",
          "city city white", "plains", "forest", "lake !red",
          "lake", "wasteland keep", "wasteland spawning_grounds"),
    _tile("core_08", "city",
          "city city red", "hills mine red", "desert", "desert !red",
          "wasteland", "wasteland !red", "desert ancient_ruins"),
    _tile("country_12", "countryside",
          "plains !green", "swamp", "hills monastery", "mountain",
          "plains maze", "hills refugee_camp", "mountain",
          walls="C-W C-SW C-E", expansion="lost_legion"),
    _tile("country_13", "countryside",
          "forest mage_tower", "hills !green", "lake", "forest deep_mine green blue",
          "plains", "swamp magical_glade", "forest",
          walls="C-NE NE-NW", expansion="lost_legion"),
    _tile("country_14", "countryside",
          "plains", "plains keep", "wasteland maze", "hills village",
          "plains", "desert deep_mine red white", "desert",
          walls="C-NE", expansion="lost_legion"),
    _tile("core_09", "core",
          "plains !red", "hills mage_tower", "mountain", "desert refugee_camp",
          "desert", "wasteland", "hills labyrinth",
          walls="C-W C-SW C-SE W-NW SE-E", expansion="lost_legion"),
    _tile("core_10", "core",
          "swamp", "lake", "forest labyrinth", "hills !green",
          "hills !green", "forest keep", "swamp deep_mine red blue green white",
          expansion="lost_legion"),
    _tile("volkare_camp", "camp",
          "plains volkare_camp", "mountain", "wasteland !red", "desert village",
          "hills", "lake", "forest !green",
          walls="C-SW C-SE SE-E", expansion="lost_legion"),
)
# fmt: on


def _wedge(a: int, b: int) -> bool:
    return a >= 0 and b >= 0


def _open(least: int, most: int) -> Callable[[int, int], bool]:
    return lambda a, b: least <= a <= most and b >= max(0, -a)


#: Where tiles may lie: position (a, b) is `a` steps up and `b` steps up and right from the starting tile (MK-DATA-13).
SHAPES: dict[str, Callable[[int, int], bool]] = {
    "wedge": _wedge,
    "open": _open(-2, 2),
    "open_4": _open(-2, 1),
    "open_3": _open(-1, 1),
    "hold": lambda a, b: (a, b) in FIXED["hold"],
    **{f"quest_{n}": partial(lambda n, a, b: (a, b) in FIXED[f"quest_{n}"], n) for n in (1, 2, 3, 4)},
}


def _quest(players: int) -> dict[tuple[int, int], str]:
    """The map of Volkare's Quest: his camp lies opposite the portal (MKX-DATA-15, MKX-QUEST-03)."""
    country = [(1, 0), (0, 1), (-1, 1), (1, 1), (1, 2), (0, 2), (-1, 2), (-1, 3)]
    core = [(1, 3), (0, 4), (1, 4), (-1, 4), (-1, 5)]
    (core if players == 1 else country).append((0, 3))
    if players > 2:
        country += [(-2, 2), (-2, 3)]
        (core if players == 3 else country).append((-2, 4))
        core.append((-2, 5))
    return {**dict.fromkeys(country, "countryside"), **dict.fromkeys(core, "core"), CAMP: "camp"}


#: Where Volkare's camp lies in his Quest.
CAMP = (0, 5)

#: Maps laid out beforehand: the kind of tile in each position (MKS-HOLD-05).
FIXED: dict[str, dict[tuple[int, int], str]] = {
    "hold": {
        (1, 0): "countryside",
        (0, 1): "countryside",
        (-1, 1): "countryside",
        (1, 1): "countryside",
        (-1, 2): "countryside",
        (0, 2): "core",
        (1, 2): "core",
        (-1, 3): "core",
        (0, 3): "core",
    },
    **{f"quest_{players}": _quest(players) for players in (1, 2, 3, 4)},
}

#: The side of the starting tile and the positions of the tiles revealed at the start (MK-SETUP-26).
STARTS: dict[str, tuple[str, tuple[tuple[int, int], ...]]] = {
    "wedge": ("start_a", ((1, 0), (0, 1))),
    "open": ("start_b", ((1, 0), (0, 1), (-1, 1))),
    "open_4": ("start_b", ((1, 0), (0, 1), (-1, 1))),
    "open_3": ("start_b", ((1, 0), (0, 1), (-1, 1))),
    "hold": ("start_b", ((1, 0), (0, 1), (-1, 1))),
    **{f"quest_{n}": ("start_b", ((1, 0), (0, 1), (-1, 1))) for n in (1, 2, 3, 4)},
}
