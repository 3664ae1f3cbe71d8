"""Point-to-point maps: named areas and the links between them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from emberhall.geometry.paths import distances_from, shortest


@dataclass(frozen=True, slots=True, init=False)
class AreaGraph:
    """Areas by name, each with the areas it is linked to; links lead both ways."""

    links: Mapping[str, tuple[str, ...]]
    """For each area its neighbours, both in alphabetical order."""
    _distances: dict[str, dict[str, int]] = field(repr=False, compare=False)

    def __init__(self, links: Mapping[str, Iterable[str]]) -> None:
        ordered = {area: tuple(sorted(set(links[area]))) for area in sorted(links)}
        for area, beside in ordered.items():
            for other in beside:
                if other == area:
                    raise ValueError(f"{area} is linked to itself")
                if other not in ordered:
                    raise ValueError(f"{area} is linked to {other}, which is no area of this map")
                if area not in ordered[other]:
                    raise ValueError(f"{area} is linked to {other}, but {other} is not linked to {area}")
        object.__setattr__(self, "links", ordered)
        object.__setattr__(self, "_distances", {})

    @classmethod
    def from_pairs(cls, pairs: Iterable[tuple[str, str]], areas: Iterable[str] = ()) -> "AreaGraph":
        """The graph of areas linked in pairs, with further areas that may have no link."""
        links: dict[str, set[str]] = {area: set() for area in areas}
        for a, b in pairs:
            links.setdefault(a, set()).add(b)
            links.setdefault(b, set()).add(a)
        return cls(links)

    def __hash__(self) -> int:
        return hash(tuple(self.links.items()))

    def __contains__(self, area: object) -> bool:
        return area in self.links

    @property
    def areas(self) -> tuple[str, ...]:
        """The names of all areas, in alphabetical order."""
        return tuple(self.links)

    def neighbours(self, area: str) -> tuple[str, ...]:
        """The areas linked to an area, in alphabetical order."""
        try:
            return self.links[area]
        except KeyError:
            raise ValueError(f"{area} is no area of this map") from None

    def linked(self, a: str, b: str) -> bool:
        """Whether one link leads from an area to another."""
        return b in self.neighbours(a)

    def distances(self, area: str) -> Mapping[str, int]:
        """The number of links to every area that can be reached from an area, the nearest first."""
        if area not in self._distances:
            self.neighbours(area)
            self._distances[area] = distances_from(area, self.neighbours)
        return self._distances[area]

    def distance(self, a: str, b: str) -> int | None:
        """The number of links between two areas, or None if no way leads from one to the other."""
        self.neighbours(b)
        return self.distances(a).get(b)

    def within(self, area: str, n: int) -> tuple[str, ...]:
        """The areas at most n links away, the area itself included, the nearest first."""
        return tuple(other for other, steps in self.distances(area).items() if steps <= n)

    def path(self, a: str, b: str) -> tuple[str, ...] | None:
        """One shortest way between two areas, both included, or None if there is none."""
        self.neighbours(b)
        return shortest(a, b, self.neighbours)

    def components(self) -> tuple[tuple[str, ...], ...]:
        """The areas in groups that hang together, each group and the groups in alphabetical order."""
        groups: dict[str, tuple[str, ...]] = {}
        for area in self.links:
            group = tuple(sorted(self.distances(area)))
            groups.setdefault(group[0], group)
        return tuple(groups.values())

    def without(self, areas: Iterable[str]) -> "AreaGraph":
        """The graph that remains when some areas and their links are taken away."""
        gone = frozenset(areas)
        return AreaGraph(
            {
                area: tuple(other for other in beside if other not in gone)
                for area, beside in self.links.items()
                if area not in gone
            }
        )
