"""Point-to-point maps: named areas and the links between them."""

from collections.abc import Iterable, Mapping

from emberhall.geometry.paths import distances_from


class AreaGraph:
    """A map of named areas joined by links, checked when it is built; links lead both ways."""

    __slots__ = ("links",)

    def __init__(self, links: Mapping[str, Iterable[str]]) -> None:
        #: For each area its neighbours, both in alphabetical order.
        self.links = {area: tuple(sorted(set(links[area]))) for area in sorted(links)}
        for area, beside in self.links.items():
            for other in beside:
                if other == area:
                    raise ValueError(f"{area} is linked to itself")
                if other not in self.links:
                    raise ValueError(f"{area} is linked to {other}, which is no area of this map")
                if area not in self.links[other]:
                    raise ValueError(f"{area} is linked to {other}, but {other} is not linked to {area}")

    @classmethod
    def from_pairs(cls, pairs: Iterable[tuple[str, str]], areas: Iterable[str] = ()) -> "AreaGraph":
        """A map from its links; `areas` names those that may have no link."""
        links: dict[str, set[str]] = {area: set() for area in areas}
        for a, b in pairs:
            links.setdefault(a, set()).add(b)
            links.setdefault(b, set()).add(a)
        return cls(links)

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

    def distances(self, area: str) -> dict[str, int]:
        """The number of links to every area that can be reached from an area, the nearest first."""
        return distances_from(area, self.neighbours)
