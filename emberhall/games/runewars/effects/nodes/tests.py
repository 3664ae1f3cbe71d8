"""What cards ask for, and for whom they are."""

from emberhall.effects import Group, Node, Test


class EachPlayer(Group, Node, frozen=True):
    """Each player, in play order."""


class EnemyStands(Test, Node, frozen=True):
    """An enemy unit stands in the battle."""


class UnitsStand(Test, Node, frozen=True):
    """At least n of the player's units of a type stand in the battle."""

    n: int
    unit: str


class EnemiesHere(Test, Node, frozen=True):
    """Neutral or enemy units are in the area."""


class HeroAmongFriends(Test, Node, frozen=True):
    """The hero is in a friendly area."""


class CityOfNobodyElse(Test, Node, frozen=True):
    """The hero is in an area with a city that no other player controls."""


class ForeignHome(Test, Node, frozen=True):
    """The hero is in an area of another home realm."""


class InfluenceAtMost(Test, Node, frozen=True):
    """At most n influence."""

    n: int


class InfluenceAtLeast(Test, Node, frozen=True):
    """At least n influence."""

    n: int


class TrianglesAllied(Test, Node, frozen=True):
    """All triangle neutral units in play are allied to players."""


class AlliedKinds(Test, Node, frozen=True):
    """Allied neutral units of at least n kinds."""

    n: int


class HasAllied(Test, Node, frozen=True):
    """An allied neutral unit of one of these kinds."""

    units: tuple[str, ...]


class CitiesAtLeast(Test, Node, frozen=True):
    """Control of at least n cities."""

    n: int


class GoodCompany(Test, Node, frozen=True):
    """At least n heroes, none of them evil."""

    n: int


class BuiltStrongholds(Test, Node, frozen=True):
    """At least n undamaged strongholds, each with a development."""

    n: int


class AreasAtLeast(Test, Node, frozen=True):
    """Control of at least n areas, including the home realm."""

    n: int


class WonDefending(Test, Node, frozen=True):
    """A battle won as defender against another player."""


class WonAttacking(Test, Node, frozen=True):
    """A battle won this turn as attacker against another player, and control of the area."""


class BrokeWalls(Test, Node, frozen=True):
    """In one turn, this many enemy strongholds destroyed, or this many damaged."""

    destroyed: int
    damaged: int


class NeutralsKilled(Test, Node, frozen=True):
    """At least n neutral units destroyed in battle this turn."""

    n: int


class ForeignSoil(Test, Node, frozen=True):
    """Control of an area of another home realm."""


class UnitsAtLeast(Test, Node, frozen=True):
    """At least n faction units on the board."""

    n: int


class HeroSlayer(Test, Node, frozen=True):
    """A hero who has defeated another and holds at least n rewards."""

    n: int
