"""What a single scenario may change: one hook for each place where the rules ask, and what a hook can make happen.

The rules ask by role and never by name: `hooks_of(state).first_focus(...)`. Every hook has an answer that changes
nothing; a scenario overrides those it needs.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, TypeAlias

from emberhall.games.gloomhaven.choices import Cleanse
from emberhall.games.gloomhaven.content.aims import Goal
from emberhall.games.gloomhaven.content.pages import SpecialRule
from emberhall.games.gloomhaven.state import Character, Figure, Rank, State, Table
from emberhall.games.gloomhaven.terms import FOES


class SummonBeside(NamedTuple):
    """A monster is summoned to an empty hex beside one."""

    monster: str
    rank: Rank
    at: int


class Destroy(NamedTuple):
    """An object is destroyed by nobody."""

    figure: Figure


class Reinforce(NamedTuple):
    """The monsters of a room that were kept back are placed, those nearest to a hex first."""

    room: int
    near: int


Happening: TypeAlias = SummonBeside | Destroy | Reinforce


class Hooks:
    """A scenario without rules in code."""

    #: Every room lies open from the start.
    lies_open = False
    #: The names of the special rules on its page that `happens` knows.
    named: tuple[str, ...] = ()
    #: Instead of its specials a boss moves and attacks as printed on its statistics.
    plain_bosses = False

    # figures

    def partner(self, state: State, figure: Figure) -> Figure | None:
        """The figure that shares the hit points of this one; a monster that has a partner is not damaged itself."""
        return None

    def bonus(self, state: State, type: str) -> int:
        """The bonus of a monster: to hit points and Attack; Move and Range get half of it, rounded up."""
        return 0

    def hit_points(self, state: State, type: str, printed: int) -> tuple[int, int]:
        """What a monster that is placed has, and its maximum."""
        return printed, printed

    def first_focus(self, state: State, figure: Figure) -> Figure | None:
        """What a monster focuses on before anything else, if it can attack that this turn."""
        return None

    def side_of_objects(self) -> int:
        """Whose side objects are on (GH-SPEC-11)."""
        return FOES

    # aims

    def goals(self) -> Mapping[type[Goal], Callable[[State], bool]]:
        """Who judges the goals that only this scenario has."""
        return {}

    # turns

    def instead_of_bottom(self, state: State, figure: Figure, card: str) -> list[Cleanse]:
        """What a character may do with a card in place of its bottom half."""
        return []

    def give_up_bottom(self, t: Table, character: Character, chosen: Cleanse) -> None:
        """Do one of the things listed by `instead_of_bottom`."""

    # moments

    def entered(self, t: Table, figure: Figure, at: int) -> Iterable[Happening]:
        """A figure has entered a hex."""
        return ()

    def destroyed(self, t: Table, figure: Figure, at: int) -> Iterable[Happening]:
        """An object has been destroyed, and its door is open."""
        return ()

    def happens(self, t: Table, rule: SpecialRule) -> Iterable[Happening]:
        """A special rule of the page that has a name comes into effect."""
        return ()
