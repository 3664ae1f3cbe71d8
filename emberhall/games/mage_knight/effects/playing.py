"""What an effect is played with."""

from collections.abc import Sequence

from emberhall.games.mage_knight.state import Foe, Modifier, Player, Unit
from emberhall.games.mage_knight.terms import COLOURLESS, MELEE, PHYSICAL


class Playing:
    """An effect being played, or a moment that is announced: by whom, from what, and when."""

    __slots__ = (
        "bonus",
        "chain",
        "change",
        "colour",
        "cost",
        "element",
        "foes",
        "kind",
        "n",
        "origin",
        "player",
        "points",
        "source",
        "timing",
        "unit",
        "vessel",
    )

    def __init__(
        self, player: Player, timing: int, source: str, colour: int = COLOURLESS, origin: str = "card"
    ) -> None:
        self.player = player
        self.timing = timing
        self.source = source
        self.colour = colour
        #: "card", "sideways", "unit", "skill", "tactic", "token"
        self.origin = origin
        #: Raises the first value that the effect gives.
        self.bonus = 0
        #: The kind and element of the Attack that it is about to give.
        self.kind = MELEE
        self.element = PHYSICAL
        self.unit: Unit | None = None
        #: Mana that must still be paid for it as well.
        self.cost: tuple[int, ...] = ()
        #: The cards of a compound effect that are being played already, and the one that lies in the Play area for it.
        self.chain: tuple[str, ...] = ()
        self.vessel = source
        #: The points about to be gained: "move", "influence", "heal", "attack" or "block", and how many.
        self.points = ""
        self.n = 0
        #: The foes that are blocked or defeated.
        self.foes: Sequence[Foe] = ()
        #: The lasting change whose moment it is.
        self.change: Modifier | None = None

    @property
    def foe(self) -> Foe:
        """The one foe that a moment is about."""
        return self.foes[0]

    def lent(self, card: str, colour: int) -> "Playing":
        """The effect of another card, used as a part of this one (MK-EFFECT-04, MK-EFFECT-07)."""
        other = Playing(self.player, self.timing, card, colour)
        other.chain = (*self.chain, self.source)
        other.cost = self.cost
        other.vessel = self.vessel
        return other


def about(player: Player, foes: Sequence[Foe]) -> Playing:
    """What moments of foes are announced with."""
    play = Playing(player, 0, "")
    play.foes = foes
    return play
