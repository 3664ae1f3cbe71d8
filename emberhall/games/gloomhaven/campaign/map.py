"""The map of the world: the places found, where they lie, and which are completed (GH-BOARD)."""

from emberhall.games.gloomhaven.campaign.travel import can_play
from emberhall.games.gloomhaven.campaign.world import World
from emberhall.games.gloomhaven.content import scenario
from emberhall.games.gloomhaven.content.campaign import WORLD
from emberhall.kernel import Message, msg
from emberhall.scene import Board, Colour, Link, Piece, Space, Terrain

#: The ground of each area.
GROUND: dict[str, Terrain] = {
    "copperneck-mountains": "mountain",
    "dagger-forest": "forest",
    "gloomhaven": "city",
    "lingering-swamp": "swamp",
    "misty-sea": "sea",
    "watcher-mountains": "hills",
}
#: Where the city lies on the grid of the map.
CITY = "C-15"


def chart(d: World) -> Board:
    """The places that have been found."""
    found = sorted(d.found)
    spots = {0: grid(CITY), **{number: _apart(number) for number in found}}
    spaces = [Space("place:0", *spots[0], terrain="castle", name=msg("place-gloomhaven"))]
    spaces += [_space(d, number, *spots[number]) for number in found]
    links = [
        Link(f"place:{number}", f"place:{other}")
        for number in found
        for other in scenario(number).links
        if other in spots and number < other
    ]
    at = max(0, d.sheet.place)
    party = Piece("piece:party", f"place:{at}", msg("piece-party"), "pawn", "red")
    return Board("map", "areas", tuple(spaces), tuple(links), (party,), msg("board-world"))


def grid(location: str) -> tuple[float, float]:
    """Coordinates as printed, "G-10", as a point (GH-BOARD-04)."""
    letter, _, row = location.partition("-")
    return 1.6 * (ord(letter) - ord("A")), 1.6 * int(row)


def _apart(number: int) -> tuple[float, float]:
    """The point of a scenario; those on the same square lie side by side."""
    x, y = grid(scenario(number).location)
    same = [other for other in range(1, number) if scenario(other).location == scenario(number).location]
    return x + 0.7 * len(same) + 0.35 * (scenario(number).location == CITY), y


def _space(d: World, number: int, x: float, y: float) -> Space:
    done = number in d.done
    colour: Colour = "green" if done else "gold" if can_play(d, number) else "grey"
    state = msg("place-done") if done else msg("place-open") if can_play(d, number) else msg("place-blocked")
    area = next((area for area, numbers in WORLD.areas.items() if number in numbers), "")
    name = msg("place-named", number=number, name=Message(f"scenario-{number}"))
    return Space(
        f"place:{number}",
        x,
        y,
        terrain=GROUND.get(area, "plains"),
        colour=colour,
        name=name,
        notes=(state, msg("place-at", location=scenario(number).location)),
        mark=str(number),
    )
