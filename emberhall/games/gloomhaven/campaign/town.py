"""The city as a place with doors: where the visitors are, and what can be done behind each."""

from emberhall.games.gloomhaven.campaign.names import hero_name
from emberhall.games.gloomhaven.campaign.visitors import Visitor, settled
from emberhall.games.gloomhaven.campaign.world import Hero, World
from emberhall.games.gloomhaven.content.campaign import WORLD
from emberhall.games.gloomhaven.scene.emblems import CLASS_EMBLEMS
from emberhall.games.gloomhaven.scene.players import COLOURS
from emberhall.kernel import msg
from emberhall.scene import Board, Link, Piece, Space

#: The doors around the square: where they lie, and their emblems.
DOORS: dict[str, tuple[float, float, str]] = {
    "tavern": (0.2, 1.5, "inn"),
    "shop": (1.6, 0.0, "supply"),
    "sanctuary": (4.0, 0.0, "monastery"),
    "enhancer": (5.4, 1.5, "mana"),
    "archive": (4.4, 3.0, "quest"),
    "gate": (1.2, 3.0, "gate"),
}
SQUARE = (2.8, 1.6)


def streets(d: World) -> Board:
    """The doors that are open, and the heroes who are being looked after."""
    doors = [door for door in DOORS if door != "enhancer" or WORLD.enhancing in d.achievements]
    spaces = [Space("door:square", *SQUARE, terrain="city", name=msg("door-square"))]
    for door in doors:
        x, y, emblem = DOORS[door]
        spaces.append(Space(f"door:{door}", x, y, terrain="village", emblem=emblem, name=msg(f"door-{door}")))
    links = tuple(Link("door:square", f"door:{door}") for door in doors)
    pieces = tuple(_piece(d, hero) for chair in d.party if (hero := Visitor(chair).hero(d)) is not None)
    return Board("city", "areas", tuple(spaces), links, pieces, msg("board-city"))


def _piece(d: World, hero: Hero) -> Piece:
    desk = d.desks[hero.chair]
    at = "gate" if desk.left else "enhancer" if desk.card else "tavern" if not settled(hero) else "square"
    return Piece(
        f"visitor:{hero.id}",
        f"door:{at}",
        hero_name(hero),
        "circle",
        COLOURS[hero.chair],
        emblem=CLASS_EMBLEMS.get(hero.cls, "crossed-swords"),
        seat=hero.chair,
        filled=True,
    )
