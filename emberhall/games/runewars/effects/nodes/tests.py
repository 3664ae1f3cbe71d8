"""What cards ask for, and for whom they are."""

from emberhall.effects import Group, Node, Test


class EachPlayer(Group, Node, frozen=True):
    """Each player, in play order."""


class EnemyStands(Test, Node, frozen=True):
    """An enemy unit stands in the battle."""


class UnitsStand(Test, Node, frozen=True):
    """So many own units of a type stand in the battle."""

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
    """At most so much influence."""

    n: int


class InfluenceAtLeast(Test, Node, frozen=True):
    """At least so much influence."""

    n: int


class TrianglesAllied(Test, Node, frozen=True):
    """All triangle neutral units in play are allied to players."""


class AlliedKinds(Test, Node, frozen=True):
    """Allied neutral units of so many kinds."""

    n: int


class HasAllied(Test, Node, frozen=True):
    """An allied neutral unit of one of these kinds."""

    units: tuple[str, ...]


class CitiesAtLeast(Test, Node, frozen=True):
    """Control of so many cities."""

    n: int


class GoodCompany(Test, Node, frozen=True):
    """So many heroes, none of them evil."""

    n: int


class BuiltStrongholds(Test, Node, frozen=True):
    """So many undamaged strongholds with a development each."""

    n: int


class AreasAtLeast(Test, Node, frozen=True):
    """Control of so many areas, the home realm among them."""

    n: int


class WonDefending(Test, Node, frozen=True):
    """A battle won as defender against another player."""


class WonAttacking(Test, Node, frozen=True):
    """A battle won this turn as attacker against another player, and control of the area."""


class BrokeWalls(Test, Node, frozen=True):
    """In one turn, so many enemy strongholds destroyed or so many damaged."""

    destroyed: int
    damaged: int


class NeutralsKilled(Test, Node, frozen=True):
    """So many neutral units destroyed in battle against one this turn."""

    n: int


class ForeignSoil(Test, Node, frozen=True):
    """Control of an area of another home realm."""


class UnitsAtLeast(Test, Node, frozen=True):
    """So many faction units on the board."""

    n: int


class HeroSlayer(Test, Node, frozen=True):
    """A hero who has defeated another and holds so many rewards."""

    n: int
