"""The nodes that every game has: they put others together. Their readings are in `book`."""

from .nodes import Effect, Group, Node, Test


class Then(Effect, Node, frozen=True):
    """One effect after the other; what cannot be done when its time comes is left out. In data also a plain list."""

    parts: tuple[Effect, ...]


class Choose(Effect, Node, frozen=True):
    """One of these effects, as the player likes, among those that can be done."""

    of: tuple[Effect, ...]


class May(Effect, Node, frozen=True):
    """The effect, if the player wants it."""

    effect: Effect


class If(Effect, Node, frozen=True):
    """One effect if something is so, perhaps another one if not."""

    test: Test
    then: Effect
    otherwise: Effect | None = None


class ForEach(Effect, Node, frozen=True):
    """The effect for each of a group."""

    who: Group
    effect: Effect


class NotSo(Test, Node, frozen=True):
    """What is not so."""

    test: Test


class AllOf(Test, Node, frozen=True):
    """All of these are so."""

    tests: tuple[Test, ...]


class EitherOf(Test, Node, frozen=True):
    """At least one of these is so."""

    tests: tuple[Test, ...]
