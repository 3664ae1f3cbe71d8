"""What single scenarios add to the rules: each has one object here, whose methods are called at the right moments."""

from emberhall.games.mage_knight.rules.common import scenario_of
from emberhall.games.mage_knight.state import MK, Combat, MageKnightState, Placed, Player
from emberhall.kernel import Option


class Special:
    """A scenario without rules of its own; others override what they need."""

    def revealed(self, t: MK, placed: Placed, player: Player | None) -> None:
        """A tile was revealed by a player, or (None) when the game was set up."""

    def moves(self, state: MageKnightState, player: Player, out: list[Option]) -> None:
        """Add other ways to move."""

    def actions(self, state: MageKnightState, player: Player, out: list[Option]) -> None:
        """Add what else may be chosen in the movement phase."""

    def afterwards(self, state: MageKnightState, player: Player, out: list[Option]) -> None:
        """Add what else may be chosen after the action."""

    def act(self, t: MK, player: Player, option: Option) -> bool:
        """Carry out such a choice; False: it is none of them."""
        return False

    def turn_begins(self, t: MK, player: Player) -> None:
        """A turn begins."""

    def fought(self, t: MK, player: Player, combat: Combat) -> None:
        """A combat is over."""

    def round_ends(self, t: MK) -> None:
        """A Round that is not the last one ends."""

    def round_begins(self, t: MK) -> None:
        """A new Round is prepared."""


#: By the word in the scenario's entry; the modules of the scenarios put theirs here.
SPECIALS: dict[str, Special] = {"": Special()}


def special_of(state: MageKnightState) -> Special:
    """What the scenario being played adds."""
    return SPECIALS[scenario_of(state).special]
