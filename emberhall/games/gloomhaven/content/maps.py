"""The floor of a scenario as numbers, and as much of it as is revealed."""

from collections.abc import Iterator
from functools import lru_cache

from emberhall.games.gloomhaven.content.pages import Door, Scenario
from emberhall.games.gloomhaven.content.scenarios import scenario
from emberhall.games.gloomhaven.ground import Ground
from emberhall.geometry.hexes import Hex, edge_between, neighbours


class Plan:
    """The whole floor of a scenario: every hex has a number, rooms first and then doors."""

    __slots__ = ("_beside", "doors", "edges", "hexes", "index", "room_of", "rooms", "scenario", "walls")

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        numbers = [room.number for room in scenario.rooms]
        floor = dict.fromkeys(_in_order(scenario))
        self.hexes: tuple[Hex, ...] = tuple(floor)
        self.index = {cell: i for i, cell in enumerate(self.hexes)}
        #: The hexes of each room, in the order of the scenario's rooms.
        self.rooms = tuple(tuple(self.index[cell] for cell in room.hexes) for room in scenario.rooms)
        self.room_of = {cell: room for room, hexes in enumerate(self.rooms) for cell in hexes}
        #: The hex of each door, and the rooms (bits) that it joins.
        self.doors = tuple(
            (self.index[door.hex], sum(1 << numbers.index(room) for room in door.rooms)) for door in scenario.doors
        )
        self.edges = tuple(edge_between(a, b) for a, b in scenario.wall_edges)
        tiles = {rule.walls for rule in scenario.special}
        walled = [room for room in scenario.rooms if tiles.intersection(room.tiles)]
        obstacles = [overlay for room in walled for overlay in room.overlays if overlay.kind == "obstacle"]
        #: Hexes that a special rule turns into walls.
        self.walls = frozenset(cell for overlay in obstacles for cell in overlay.hexes)
        self._beside = tuple(self._near(door.hex) for door in scenario.doors)

    def door(self, n: int) -> Door:
        """What kind of door it is."""
        return self.scenario.doors[n]

    def beside_door(self, n: int) -> tuple[int, ...]:
        """The hexes of the floor next to a door."""
        return self._beside[n]

    def _near(self, cell: Hex) -> tuple[int, ...]:
        near = [beside for beside in neighbours(cell) if beside in self.index]
        return tuple(self.index[beside] for beside in near if edge_between(cell, beside) not in self.edges)


def _in_order(page: Scenario) -> Iterator[Hex]:
    """The hexes in the order of their numbers: rooms, then doors; where rooms are still to come, each with its doors,
    so that the numbers of what is there never change."""
    for room in page.rooms:
        yield from room.hexes
        if page.dungeon is not None:
            yield from (door.hex for door in page.doors if door.rooms[0] == room.number)
    if page.dungeon is None:
        yield from (door.hex for door in page.doors)


@lru_cache(maxsize=1024)
def plan_of(number: int) -> Plan:
    """The floor of a scenario."""
    return Plan(scenario(number))


@lru_cache(maxsize=4096)
def ground_of(number: int, rooms: int, doors: int) -> Ground:
    """The floor with these rooms revealed and these doors open (bits); closed doors are walls (GH-TILE-04)."""
    plan = plan_of(number)
    known = [plan.hexes[cell] for n, room in enumerate(plan.rooms) if rooms >> n & 1 for cell in room]
    shut = {plan.hexes[cell] for n, (cell, _) in enumerate(plan.doors) if not doors >> n & 1 and plan.door(n).shuts}
    known = [cell for cell in known if cell not in plan.walls and cell not in shut]
    known += [plan.hexes[cell] for n, (cell, _) in enumerate(plan.doors) if doors >> n & 1]
    return Ground.revealed(plan.hexes, known, plan.edges)
