"""What happens in a battle: abilities of units, cards and tokens."""

from emberhall.effects import Effect
from emberhall.games.runewars.effects.nodes.base import Battle
from emberhall.games.runewars.terms import Shape


class CancelByRetreat(Battle, frozen=True):
    """The battle is cancelled: the defender's units retreat and are not routed."""


class DamageBoth(Battle, frozen=True):
    """Both sides suffer damage."""

    n: int


class StandUp(Battle, frozen=True):
    """Stand up routed units in the contested area."""

    n: int


class Prize(Battle, frozen=True):
    """The winner of the battle gains influence."""

    n: int


class ExtraFate(Battle, frozen=True):
    """Draw extra Fate cards, then discard as many of the draw."""

    n: int


class AddStrength(Battle, frozen=True):
    """More strength in this battle."""

    n: int


class WeakenStronghold(Battle, frozen=True):
    """The opposing stronghold counts less."""

    n: int


class DealDamage(Battle, frozen=True):
    """Damage the opponent, by the normal rules or first to a unit with more than 1 health."""

    n: int
    tough: bool = False


class DealRout(Battle, frozen=True):
    """Routs for the opponent."""

    n: int


class ValiantStrike(Battle, frozen=True):
    """1 damage, and 1 more to the same unit if it survives."""


class DamageChosen(Battle, frozen=True):
    """Damage enemy units of the player's choice."""

    n: int


class RoutChosen(Battle, frozen=True):
    """Rout enemy units of the player's choice."""

    n: int
    shapes: tuple[Shape, ...] = ()


class RetreatChosen(Battle, frozen=True):
    """An enemy unit of the player's choice leaves the battle."""


class DestroyChosen(Battle, frozen=True):
    """Destroy enemy units of the player's choice."""

    n: int
    shapes: tuple[Shape, ...] = ()
    weakened: bool = False


class OpponentDestroys(Battle, frozen=True):
    """The opponent destroys units of theirs."""

    n: int
    shapes: tuple[Shape, ...] = ()


class OpponentPicks(Battle, frozen=True):
    """The opponent chooses one of these, one they can carry out in full if possible."""

    of: tuple[Effect, ...]


class OpponentRouts(Battle, frozen=True):
    """The opponent routs units of theirs, of this initiative or higher if possible."""

    n: int
    initiative: int = 0


class OpponentRetreats(Battle, frozen=True):
    """The opponent retreats standing units of theirs."""

    n: int


class OpponentDamages(Battle, frozen=True):
    """The opponent damages this many different standing units of theirs."""

    n: int


class AddUnits(Battle, frozen=True):
    """Standing units from the unused ones join the battle."""

    n: int
    unit: str


class HealthInBattle(Battle, frozen=True):
    """All units of a type have this much health until the battle ends."""

    n: int
    unit: str


class Sacrifice(Battle, frozen=True):
    """Destroy a standing unit of a type for an effect."""

    unit: str
    effect: Effect


class Terrify(Battle, frozen=True):
    """Choose enemy units: each is routed, or destroyed if it was routed already."""

    n: int


class AnotherCard(Battle, frozen=True):
    """Draw and resolve another fate card, once for each unit."""


class DamageByWounds(Battle, frozen=True):
    """Damage equal to the damage on one of the player's units of a type."""

    unit: str
