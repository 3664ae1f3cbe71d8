"""The board: locations as numbers, what joins them, how far apart they are."""

from itertools import pairwise
from pathlib import Path

from msgspec import convert

from emberhall.games.defenders.content.kinds import Place
from emberhall.games.defenders.terms import BLACK, BLUE, COLOURS, GREEN, PURPLE, RED
from emberhall.geometry.areas import AreaGraph
from emberhall.geometry.paths import distances_from


def table(name: str) -> list[list[str]]:
    """The rows of a content table; lines that start with # are comments."""
    text = (Path(__file__).parent / name).read_text(encoding="utf-8")
    return [line.split() for line in text.splitlines() if line.strip() and not line.startswith("#")]


def _place(row: list[str]) -> Place:
    id, colour, kind, chest, x, y, feature = row
    given = {"id": id, "kind": kind, "feature": feature, "x": float(x), "y": float(y), "chest": chest == "chest"}
    return convert(given | {"colour": COLOURS.index(colour)}, Place)


PLACES = tuple(_place(row) for row in table("places.txt"))
PLACE = {place.id: number for number, place in enumerate(PLACES)}
IDS = tuple(place.id for place in PLACES)
COUNT = len(PLACES)

GRAPH = AreaGraph.from_pairs((row[0], other) for row in table("links.txt") for other in row[1:])
if set(GRAPH.areas) != set(IDS):
    raise ValueError(f"links.txt and places.txt differ in {set(GRAPH.areas) ^ set(IDS)}")

#: For each location the locations joined to it.
ADJACENT = tuple(tuple(sorted(PLACE[other] for other in GRAPH.neighbours(place))) for place in IDS)
DISTANCE = tuple(tuple(GRAPH.distances(a)[b] for b in IDS) for a in IDS)

#: The lakes and bays: the middle and how far each reaches, in hundredths of the board.
WATERS = (
    (57.0, 76.0, 7.6, 6.3),
    (53.5, 73.5, 4.3, 3.7),
    (47.6, 1.5, 9.8, 6.3),
    (52.0, 3.0, 6.6, 4.3),
    (28.0, 22.0, 5.1, 5.2),
    (30.0, 25.0, 4.2, 4.9),
    (3.0, 76.0, 5.0, 13.0),
    (1.0, 64.0, 4.2, 7.2),
)

#: The colour of each location.
COLOUR = tuple(place.colour for place in PLACES)
#: The locations of each colour.
OF_COLOUR = tuple(tuple(i for i, c in enumerate(COLOUR) if c == colour) for colour in range(5))
INN = tuple(place.kind == "inn" for place in PLACES)

CITY = PLACE["monarch_city"]


def _around_the_city(to: str) -> tuple[int, ...]:
    """How far a location is from every other, on ways that do not lead through Monarch City."""
    steps = distances_from(to, lambda at: () if at == IDS[CITY] != to else GRAPH.neighbours(at))
    return tuple(steps[at] for at in IDS)


#: DISTANCE on ways that never pass through Monarch City, though they may end there.
AROUND_CITY = tuple(_around_the_city(to) for to in IDS)
FIRST_GATE = PLACE["dancing_stone"]

#: The path of the Generals of each colour, from their start to Monarch City.
PATHS: dict[int, tuple[int, ...]] = {
    colour: tuple(PLACE[place] for place in path.split())
    for colour, path in (
        (RED, "scorpion_canyon raven_forest angel_tear_falls bounty_bay monarch_city"),
        (GREEN, "thorny_woods amarak_peak eagle_peak_pass orc_valley monarch_city"),
        (BLUE, "blizzard_mountains heavens_glade ancient_ruins greenleaf_village monarch_city"),
        (BLACK, "dark_woods windy_pass sea_bird_port father_oak_forest monarch_city"),
    )
}
for _path in PATHS.values():
    for _a, _b in pairwise(_path):
        if _b not in ADJACENT[_a]:
            raise ValueError(f"a General's path leads from {IDS[_a]} to {IDS[_b]}, which are not joined")


def _within(at: int, steps: int, *, shunned: bool) -> tuple[int, ...]:
    """The other locations within a number of steps, the nearest first; `shunned`: never into the city or an inn."""

    def onward(a: int) -> list[int]:
        return [b for b in ADJACENT[a] if not (shunned and COLOUR[b] == PURPLE)]

    return tuple(distances_from(at, onward, steps))[1:]


#: WITHIN[steps][location]: the locations at most that many steps away.
WITHIN = tuple(tuple(_within(at, steps, shunned=False) for at in range(COUNT)) for steps in range(5))
#: The same on ways that never enter Monarch City or an inn.
WITHIN_WILDS = tuple(tuple(_within(at, steps, shunned=True) for at in range(COUNT)) for steps in range(5))


def at(place: str) -> int:
    """The number of a location, with a clear error where a name is misspelt."""
    if place not in PLACE:
        raise ValueError(f"there is no location {place!r}")
    return PLACE[place]
