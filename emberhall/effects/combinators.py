"""The nodes every game has: they combine others. Their readings are in `book`."""

from .nodes import Effect, Group, Node, Test


class Then(Effect, Node, frozen=True):
    """Effects in order, skipping those that are impossible when their time comes. In data, a plain list will do."""

    parts: tuple[Effect, ...]


class Choose(Effect, Node, frozen=True):
    """One of these effects, chosen by the player among those that are possible."""

    of: tuple[Effect, ...]


class May(Effect, Node, frozen=True):
    """An effect the player may decline."""

    effect: Effect


class If(Effect, Node, frozen=True):
    """An effect under a condition, and optionally another one otherwise."""

    test: Test
    then: Effect
    otherwise: Effect | None = None


class ForEach(Effect, Node, frozen=True):
    """An effect for each member of a group."""

    who: Group
    effect: Effect


class NotSo(Test, Node, frozen=True):
    """True if the test is not."""

    test: Test


class AllOf(Test, Node, frozen=True):
    """True if all of the tests are."""

    tests: tuple[Test, ...]


class EitherOf(Test, Node, frozen=True):
    """True if at least one of the tests is."""

    tests: tuple[Test, ...]
