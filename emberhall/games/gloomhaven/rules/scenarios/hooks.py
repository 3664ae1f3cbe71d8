"""What a single scenario may change: one hook for each place where the rules ask, and what a hook can make happen.

The rules ask by role and never by name: `hooks_of(state).first_focus(...)`. Every hook has an answer that changes
nothing; a scenario overrides those it needs.
"""

from collections.abc import Callable, Collection, Generator, Iterable, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from emberhall.games.gloomhaven.choices import Cleanse, Forgo
from emberhall.games.gloomhaven.content.aims import Goal
from emberhall.games.gloomhaven.content.pages import SpecialRule
from emberhall.games.gloomhaven.effects.book import Strike
from emberhall.games.gloomhaven.state import Character, Figure, Rank, Slot, State, Table
from emberhall.games.gloomhaven.terms import FOES
from emberhall.kernel import Message, Option


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


class Harm(NamedTuple):
    """A figure suffers damage that is not an attack."""

    figure: Figure
    n: int


class Give(NamedTuple):
    """A figure gains a condition."""

    figure: Figure
    condition: str


class LayTrap(NamedTuple):
    """A damage trap is laid; whoever stands there on the ground springs it at once."""

    at: int
    picture: str


class Drift(NamedTuple):
    """A figure is forced to one of these hexes next to it, if it can stand there; `blocked` is its damage if not."""

    figure: Figure
    to: Sequence[int]
    blocked: int = 0
    #: Characters with the perk for it stay where they are.
    scenario_effect: bool = False


class Wake(NamedTuple):
    """A monster that slept acts from now on, as if it had just been revealed."""

    figure: Figure


class Place(NamedTuple):
    """A figure is put on another hex; it does not move there."""

    figure: Figure
    at: int


class MakeRoom(NamedTuple):
    """The next room of a random dungeon is made behind a door (its number)."""

    door: int


class Cost(NamedTuple):
    """The penalty of the room of a random dungeon that has just been opened, by a character or by nobody."""

    figure: Figure | None


class Unpack(NamedTuple):
    """A character gets what the treasure of a random dungeon holds."""

    character: Character
    number: int


class Open(NamedTuple):
    """A door (its number) opens."""

    door: int
    figure: Figure


class Choose(NamedTuple):
    """The players choose; the hook gets what they have chosen."""

    prompt: Message
    options: Sequence[Option]


Happening: TypeAlias = (
    SummonBeside
    | Destroy
    | Reinforce
    | Spawn
    | Heal
    | Take
    | Leave
    | Harm
    | Give
    | LayTrap
    | Drift
    | Place
    | Open
    | Choose
    | Wake
    | MakeRoom
    | Cost
    | Unpack
)
#: What happens, one thing after another; a hook that asks gets the answer from its `yield`.
Happenings: TypeAlias = Iterable[Happening] | Generator[Happening, Any, None]


class Orders(NamedTuple):
    """What a monster does instead of its card: it goes to the nearest of these hexes, as far as it gets."""

    points: int
    to: Collection[int]
    #: Then it does the rest of its card, all but the moves.
    goes_on: bool = False


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

    def immune(self, state: State, figure: Figure) -> tuple[str, ...]:
        """Conditions that the scenario protects a figure from."""
        return ()

    def sway(self, state: State, attacker: Figure, blow: Strike) -> None:
        """Change an attack before it is made."""

    def harms(self, state: State, figure: Figure, by: Figure | None) -> bool:
        """Whether a figure can be damaged by another one, or by nobody."""
        return True

    def perils(self, state: State, figure: Figure) -> Collection[int]:
        """Hexes that hurt a figure like damage traps, again and again."""
        return ()

    def adds(self, state: State, figure: Figure, what: Literal["attack", "move", "range"]) -> int:
        """What the scenario adds to a value of a monster."""
        return 0

    def may_consume(self, state: State, figure: Figure) -> bool:
        """Whether a figure may consume elements."""
        return True

    def slower(self, state: State, figure: Figure) -> int:
        """How much less a figure moves."""
        return 0

    def sleeps(self, state: State, figure: Figure) -> bool:
        """Whether a monster does not act until something wakes it."""
        return False

    def ignored(self, state: State, figure: Figure) -> bool:
        """Whether summons leave a figure alone unless a player directs them."""
        return False

    def healable(self, state: State) -> list[Figure]:
        """Figures that can be healed like allies, though they are none."""
        return []

    def may_loot(self, state: State, character: Character, number: int) -> bool:
        """Whether a character may take a treasure; 0 is a goal treasure."""
        return True

    def may_use_items(self, state: State, character: Character) -> bool:
        """Whether a character may use items."""
        return True

    def summoned_instead(self, state: State, type: str, rank: str) -> tuple[str, str]:
        """What a monster summons in place of a monster of this type and rank."""
        return type, rank

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

    def links(self, state: State, figure: Figure) -> Mapping[int, tuple[int, ...]]:
        """Hexes that a figure can enter from others as if they were next to each other."""
        return {}

    def immovable(self, state: State, figure: Figure) -> bool:
        """Whether a figure is never pushed or pulled."""
        return False

    def opens_doors(self, state: State, figure: Figure) -> bool:
        """Whether a monster opens doors by entering them."""
        return False

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

    def arrives(self, t: Table) -> Happenings:
        """The characters are about to be placed."""
        return ()

    def opens(self, t: Table, door: int) -> Happenings:
        """A door (its number) is about to open."""
        return ()

    def opened(self, t: Table, figure: Figure | None) -> Happenings:
        """A door has been opened, by a figure or by nobody, and its room is revealed."""
        return ()

    def sites(self, state: State, figure: Figure) -> list[int]:
        """The hexes on which a figure can dig in the middle of a move."""
        return []

    def dug(self, t: Table, figure: Figure, at: int) -> Happenings:
        """A figure has spent a point of movement to dig on a hex."""
        return ()

    def loots(self, t: Table, character: Character, range: int) -> Happenings:
        """A character loots, with an ability of this range or (0) at the end of a turn."""
        return ()

    def entered(self, t: Table, figure: Figure, at: int) -> Iterable[Happening]:
        """A figure has entered a hex."""
        return ()

    def placed(self, state: State, figure: Figure) -> None:
        """A monster has been placed."""

    def put(self, state: State, figure: Figure) -> None:
        """An object or an ally has been put on the map."""

    def turn_comes(self, t: Table, slot: Slot) -> Iterable[Happening]:
        """A type of monster is about to take its turn."""
        return ()

    def obeyed(self, t: Table, figure: Figure) -> Happenings:
        """A monster has followed the orders of the scenario."""
        return ()

    def struck(self, t: Table, attacker: Figure, blow: Strike) -> Iterable[Happening]:
        """An attack has been made."""
        return ()

    def suffered(self, state: State, figure: Figure, damage: int) -> None:
        """A figure has suffered damage."""

    def killed(self, t: Table, figure: Figure, at: int) -> Happenings:
        """A monster has been killed on a hex."""
        return ()

    def looted(self, t: Table, character: Character) -> Happenings:
        """A character has taken one more treasure."""
        return ()

    def afflicted(self, state: State, figure: Figure, condition: str) -> None:
        """A figure has gained a condition."""

    def moved(self, state: State, figure: Figure) -> None:
        """A figure has ended a movement."""

    def destroyed(self, t: Table, figure: Figure, at: int) -> Iterable[Happening]:
        """An object has been destroyed, and its door is open."""
        return ()

    def happens(self, t: Table, rule: SpecialRule) -> Happenings:
        """A special rule of the page that has a name comes into effect."""
        return ()
