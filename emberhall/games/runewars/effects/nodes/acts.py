"""What orders, season cards and tactics do."""

from typing import Literal

from emberhall.effects import Effect
from emberhall.games.runewars.effects.nodes.base import Act
from emberhall.games.runewars.terms import Shape


class DrawTactics(Act, frozen=True):
    """Draw tactics cards."""

    n: int


class DrawByDials(Act, frozen=True):
    """Draw a tactics card for each tactics icon at or below the arrows."""


class GainInfluence(Act, frozen=True):
    """Gain influence."""

    n: int


class GainByDials(Act, frozen=True):
    """Gain influence for each influence icon at or below the arrows."""


class GainByCities(Act, frozen=True):
    """Gain influence for each controlled city."""

    n: int


class LoseInfluence(Act, frozen=True):
    """Lose influence."""

    n: int


class DrawQuests(Act, frozen=True):
    """Draw quest cards."""

    n: int


class ReceiveRune(Act, frozen=True):
    """Receive a dragon rune (RW-RUNE-04)."""


class PlaceNeutrals(Act, frozen=True):
    """Place allied neutral units of these shapes in the city's area or at one of the player's strongholds."""

    n: int
    shapes: tuple[Shape, ...]
    where: Literal["city", "stronghold"]


class Pay(Act, frozen=True):
    """Spend influence for an effect."""

    influence: int
    effect: Effect


class PayDials(Act, frozen=True):
    """Lower each dial for an effect; all must be above 0."""

    n: int
    effect: Effect


class PayWood(Act, frozen=True):
    """Lower wood for an effect."""

    n: int
    effect: Effect


class RaiseDial(Act, frozen=True):
    """Raise any one dial."""

    n: int


class RaiseYield(Act, frozen=True):
    """Raise the dial of a resource that this area produces."""

    n: int


class LowerDial(Act, frozen=True):
    """Lower a dial: this one, the highest, or any."""

    n: int
    which: Literal["food", "highest", "any"]


class SetDials(Act, frozen=True):
    """Set each dial to what the player's areas produce."""

    food: int = 0


class CapDials(Act, frozen=True):
    """Lower each dial to what the player's areas produce, if it is above that."""


class Strategize(Act, frozen=True):
    """Move units and heroes to adjacent friendly or empty areas, without activation."""


class March(Act, frozen=True):
    """Activate an area and move units and heroes there."""


class MarchAgain(Act, frozen=True):
    """March once more, with one battle in the whole order."""


class Recruit(Act, frozen=True):
    """Gain every unit at or below the arrow of one resource."""

    another: bool = False


class CollectDevelopments(Act, frozen=True):
    """Collect what the developments give."""


class BuildDevelopment(Act, frozen=True):
    """Build a development at a friendly stronghold without one."""


class CityOffers(Act, frozen=True):
    """Take one benefit of each controlled city."""


class HireHero(Act, frozen=True):
    """Spend influence, draw that many heroes, keep one."""

    n: int
    paid: bool = False


class BuyTitle(Act, frozen=True):
    """Spend more influence than lies on a title and take it."""


class EachOnce(Act, frozen=True):
    """Each of these at most once, in any order."""

    parts: tuple[Effect, ...]


class BuildStronghold(Act, frozen=True):
    """Build a stronghold for wood and ore."""


class RepairStronghold(Act, frozen=True):
    """Repair a stronghold for ore."""


class MoveRunes(Act, frozen=True):
    """Move rune tokens between two areas that the player controls."""


class Bid(Act, frozen=True):
    """All bid influence: for the winner, the second, the lowest, all but the lowest, all who tie for the most."""

    winner: Effect | None = None
    second: Effect | None = None
    lowest: Effect | None = None
    others: Effect | None = None
    leaders: Effect | None = None


class OnlyTheseMarch(Act, frozen=True):
    """Nobody else may move units with orders this season."""


class TakeBackOrders(Act, frozen=True):
    """Take back only this many orders this spring."""

    n: int


class ExchangeObjective(Act, frozen=True):
    """Put the objective under its deck and draw another."""


class RuneFromHome(Act, frozen=True):
    """Move a rune token out of the home realm."""


class ShiftRune(Act, frozen=True):
    """Move a facedown rune token to an adjacent area."""


class MoveRune(Act, frozen=True):
    """Move a rune token facedown between two areas that the player controls."""


class RevealRune(Act, frozen=True):
    """Reveal a facedown rune token in an area that the player controls."""


class RunePlacedByLowest(Act, frozen=True):
    """Receive a dragon rune that the lowest bidder places."""


class TestLoyalty(Act, frozen=True):
    """Heroes of the wrong alignment desert unless paid."""

    opposed: int
    neutral: int


class Tournament(Act, frozen=True):
    """Heroes draw fate cards by their strength; the best gets a reward."""


class MoveNeutrals(Act, frozen=True):
    """Move the unallied neutral units of an area to an adjacent uncontrolled one."""


class DestroyInCrowds(Act, frozen=True):
    """Destroy a unit in each area with more than n."""

    n: int


class RoutInCrowds(Act, frozen=True):
    """Rout a unit in each area with at least n standing ones."""

    n: int


class Raid(Act, frozen=True):
    """Damage a unit in an area adjacent to one of the player's."""

    n: int


class DestroyCity(Act, frozen=True):
    """Destroy a city, in a controlled area or anywhere."""

    own: bool


class Truce(Act, frozen=True):
    """Nobody may move units into another player's area this season."""


class FoodCheckLower(Act, frozen=True):
    """Food counts as lower in the check of this winter."""

    n: int


class NoFoodCheck(Act, frozen=True):
    """There is no food check this winter."""


class MarchFarther(Act, frozen=True):
    """Units march this far this season."""

    n: int


class FoundLostCity(Act, frozen=True):
    """Neutral units leave the area of a hero, and a damaged stronghold is placed there."""


class MisplaceActivation(Act, frozen=True):
    """Place an activation token of an opponent where they control nothing."""


class TakeBackOrder(Act, frozen=True):
    """Take back a played order."""


class Ambush(Act, frozen=True):
    """The hero begins a duel with the hero who has come, who takes damage."""

    n: int


class IgnoreMountains(Act, frozen=True):
    """Mountain borders are ignored this turn."""


class SharePlans(Act, frozen=True):
    """Draw up to n tactics cards together with another player."""

    n: int


class CharmNeutrals(Act, frozen=True):
    """Try diplomacy with neutral units in an area adjacent to one of the player's."""

    n: int


class DriveNeutrals(Act, frozen=True):
    """Move neutral units to an adjacent area: uncontrolled or friendly, or any if a hero drives them."""

    by_hero: bool = False


class LeaveActivated(Act, frozen=True):
    """Units may leave one activated area."""


class DamageStronghold(Act, frozen=True):
    """Turn an enemy stronghold near a hero to its damaged side."""

    n: int


class HealHero(Act, frozen=True):
    """Remove all damage from a hero; may stand the hero up."""

    stand: bool = False


class MoveHero(Act, frozen=True):
    """Move a hero, ignoring borders."""

    n: int


class RaiseBid(Act, frozen=True):
    """Add unbid influence to the bid."""

    n: int


class DrawAgain(Act, frozen=True):
    """Discard the fate cards and draw as many again."""
