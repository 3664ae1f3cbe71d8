"""What effects are played with: whose they are, from which card, and the attack under way."""

import msgspec

from emberhall.games.sword_sorcery.effects.nodes import Blow
from emberhall.games.sword_sorcery.state import Bout, Figure, State
from emberhall.kernel import NOBODY


class Strike(msgspec.Struct, gc=False):
    """An attack under way. `faces` are the dice rolled: colour, face, whether it was rerolled."""

    attacker: int
    target: int
    blow: Blow
    #: weapon, power, item, enemy, companion or trap.
    source: str
    distance: int
    #: The item it is made with, if any.
    item: str = ""
    red: int = 0
    blue: int = 0
    hits: int = 0
    lethal: int = 0
    ignore: int = 0
    cancel: int = 0
    shields: int = 0
    bolts: int = 0
    faces: list[tuple[str, int, bool]] = []
    #: What spectators see of it.
    bout: Bout = msgspec.field(default_factory=lambda: Bout(NOBODY, NOBODY, 0, 0))


class Playing(msgspec.Struct, gc=False):
    """What an effect is played with: whose it is, from which card, who is meant, the attack under way."""

    owner: int
    card: str = ""
    target: int = NOBODY
    opener: int = NOBODY
    strike: Strike | None = None
    #: Where it happens, if not at the owner's place.
    area: int = NOBODY
    #: The figure whose cards may hear of a moment, and how far away from them it happens.
    hearer: Figure | None = None
    far: int = 0
    #: What an effect has decided about the moment.
    survived: int = 0
    cancelled: bool = False
    replaced: bool = False

    @property
    def decided(self) -> bool:
        """Whether nothing is left to decide: the hero does not die, the trap is cancelled, the treasure is drawn."""
        return bool(self.survived or self.cancelled or self.replaced)

    def heard_by(self, figure: Figure, card: str, far: int) -> "Playing":
        """The same moment as a card of this figure hears it, `far` areas away."""
        return Playing(figure.id, card, self.target, self.opener, self.strike, hearer=figure, far=far)

    def told(self, mine: "Playing") -> None:
        """Take over what the effect of a card has decided about the moment."""
        self.survived = mine.survived or self.survived
        self.cancelled = mine.cancelled or self.cancelled
        self.replaced = mine.replaced or self.replaced


def asks(state: State, play: Playing) -> int:
    """Who decides: the seat of the hero whose card it is, else that of the active hero."""
    for id in (play.owner, play.opener, state.active):
        if 0 <= id < len(state.heroes):
            return state.heroes[id].seat
        if 10 <= id < 20:
            return state.heroes[id - 10].seat
    living = state.living()
    return living[0].seat if living else 0
