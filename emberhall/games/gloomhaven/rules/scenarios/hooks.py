"""What a single scenario may change: one hook for each place where the rules ask, and what a hook can make happen.

The rules ask by role and never by name: `hooks_of(state).first_focus(...)`. Every hook has an answer that changes
nothing; a scenario overrides those it needs.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import NamedTuple, TypeAlias

from emberhall.games.gloomhaven.choices import Cleanse, Forgo
from emberhall.games.gloomhaven.content.aims import Goal
from emberhall.games.gloomhaven.content.pages import SpecialRule
from emberhall.games.gloomhaven.effects.book import Strike
from emberhall.games.gloomhaven.state import Character, Figure, Rank, Slot, State, Table
from emberhall.games.gloomhaven.terms import FOES
from emberhall.kernel import Message


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


class Spawn(NamedTuple):
    """A monster appears on a hex, or on the nearest empty one."""

    monster: str
    rank: Rank
    at: int


class Heal(NamedTuple):
    """A figure is healed."""

    figure: Figure
    n: int


class Take(NamedTuple):
    """A character takes the treasure on a hex."""

    character: Character
    at: int


class Leave(NamedTuple):
    """A figure leaves the map unharmed."""

    figure: Figure
    said: Message


Happening: TypeAlias = SummonBeside | Destroy | Reinforce | Spawn | Heal | Take | Leave


class Orders(NamedTuple):
    """What a monster does instead of its card: it goes to the nearest of these hexes, as far as it gets."""

    points: int
    to: Collection[int]


class Hooks:
    """A scenario without rules in code."""

    #: Every room lies open from the start.
    lies_open = False
    #: The names of the special rules on its page that `happens` knows.
    named: tuple[str, ...] = ()
    #: Types of monsters that it brings without a place on the page.
    brings: tuple[str, ...] = ()
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

    def shield(self, state: State, figure: Figure) -> int:
        """The Shield that the scenario gives a monster, beside its own."""
        return 0

    def sway(self, state: State, attacker: Figure, blow: Strike) -> None:
        """Change an attack before it is made."""

    def harms(self, state: State, figure: Figure, by: Figure | None) -> bool:
        """Whether a figure can be damaged by another one, or by nobody."""
        return True

    def may_loot(self, state: State, character: Character, number: int) -> bool:
        """Whether a character may take a treasure; 0 is a goal treasure."""
        return True

    def first_focus(self, state: State, figure: Figure) -> Figure | None:
        """What a monster focuses on before anything else, if it can attack that this turn."""
        return None

    def side_of_objects(self) -> int:
        """Whose side objects are on (GH-SPEC-11)."""
        return FOES

    def idle(self, state: State, type: str) -> bool:
        """Whether monsters of a type take no turns, so that no card is turned over for them."""
        return False

    def expected(self, state: State) -> tuple[str, ...]:
        """Types that have a turn although none of them is on the map."""
        return ()

    def barred(self, state: State, figure: Figure) -> tuple[int, ...]:
        """Hexes that a monster never enters."""
        return ()

    def orders(self, state: State, figure: Figure) -> Orders | None:
        """What a monster does instead of its card."""
        return None

    def volley(self, state: State, figure: Figure) -> Iterable[tuple[Figure, int]]:
        """Whom a monster damages once it has followed its orders, and how much."""
        return ()

    def remarks(self, state: State, number: int) -> list[Message]:
        """What the table should see of a character (its number): what it carries for the scenario."""
        return []

    # aims

    def goals(self) -> Mapping[type[Goal], Callable[[State], bool]]:
        """Who judges the goals that only this scenario has."""
        return {}

    # turns

    def instead_of(self, state: State, figure: Figure, card: str, half: str) -> list[Cleanse | Forgo]:
        """What a character may do with a card in place of one of its halves."""
        return []

    def forgone(self, t: Table, character: Character, chosen: Cleanse | Forgo) -> Iterable[Happening]:
        """A character does one of the things listed by `instead_of`."""
        return ()

    # moments

    def entered(self, t: Table, figure: Figure, at: int) -> Iterable[Happening]:
        """A figure has entered a hex."""
        return ()

    def placed(self, state: State, figure: Figure) -> None:
        """A monster has been placed."""

    def turn_comes(self, t: Table, slot: Slot) -> Iterable[Happening]:
        """A type of monster is about to take its turn."""
        return ()

    def struck(self, t: Table, attacker: Figure, blow: Strike) -> Iterable[Happening]:
        """An attack has been made."""
        return ()

    def suffered(self, state: State, figure: Figure, damage: int) -> None:
        """A figure has suffered damage."""

    def destroyed(self, t: Table, figure: Figure, at: int) -> Iterable[Happening]:
        """An object has been destroyed, and its door is open."""
        return ()

    def happens(self, t: Table, rule: SpecialRule) -> Iterable[Happening]:
        """A special rule of the page that has a name comes into effect."""
        return ()
