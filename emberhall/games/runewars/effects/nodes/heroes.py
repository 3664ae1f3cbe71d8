"""What heroes, rewards, quests, titles and exploration tokens do."""

from typing import Literal

from emberhall.games.runewars.effects.nodes.base import Act, Trait
from emberhall.games.runewars.terms import Attribute, Resource


class CountsAsRune(Trait, frozen=True):
    """The controller of the area counts another dragon rune."""


class Yields(Trait, frozen=True):
    """The area produces more."""

    resource: Resource
    n: int


class Portal(Trait, frozen=True):
    """For influence, this area is adjacent to every other open portal."""

    n: int


class HeroStops(Trait, frozen=True):
    """A hero who enters in the quest phase moves no further."""


class ReceiveReward(Act, frozen=True):
    """The hero receives a reward card, the best of several drawn."""

    of: int = 1


class DiscardReward(Act, frozen=True):
    """Discard a reward of the hero."""


class HurtHero(Act, frozen=True):
    """Damage to the hero."""

    n: int


class RoutHero(Act, frozen=True):
    """The hero is routed."""


class LookAtArea(Act, frozen=True):
    """Look at all facedown rune and exploration tokens of an area."""


class Train(Act, frozen=True):
    """Raise an attribute of a hero by one."""

    attribute: Attribute | None = None


class BreaksTies(Trait, frozen=True):
    """Its owner decides tied bids."""


class RewardsForRune(Trait, frozen=True):
    """Once a turn, rewards for a dragon rune."""

    n: int


class NoDesertion(Trait, frozen=True):
    """Heroes do not desert because of season cards."""


class StrengthInBattles(Trait, frozen=True):
    """More strength in all battles of the player."""

    n: int


class DuelDamage(Act, frozen=True):
    """Damage to the other in a duel."""

    n: int


class DuelDamageBy(Act, frozen=True):
    """Damage in a duel by an attribute, up to a limit."""

    attribute: Attribute
    most: int = 0


class HealIfDefeated(Act, frozen=True):
    """If the other is defeated by it, all damage leaves this hero."""


class Prevent(Trait, frozen=True):
    """Damage to the hero is prevented: each round from icons, once in a duel or quest, or the first of a duel."""

    n: int
    how: Literal["icons", "once", "first"]


class WardByFate(Trait, frozen=True):
    """A fate card may prevent damage."""

    n: int


class MoreHealth(Trait, frozen=True):
    """More health for the hero."""

    n: int


class MoreAttribute(Trait, frozen=True):
    """A higher attribute of the hero."""

    attribute: Attribute
    n: int


class TestForHurt(Act, frozen=True):
    """Test an attribute; on red the hero takes damage."""

    attribute: Attribute
    n: int


class StandUnitsHere(Act, frozen=True):
    """Stand up all the player's routed units in the hero's area."""


class RoutNear(Act, frozen=True):
    """Rout enemy units in or next to the area of the hero."""

    n: int


class Teleport(Act, frozen=True):
    """The hero and some units move to an area without others."""

    n: int


class SummonUnits(Act, frozen=True):
    """Standing units from other areas come to the hero."""

    n: int


class HardToChallenge(Trait, frozen=True):
    """Enemy heroes can challenge this hero only if alone and not in a friendly area."""


class LookAtRewards(Act, frozen=True):
    """Look at the rewards of an enemy hero in the same area."""


class QuestMove(Trait, frozen=True):
    """The hero moves farther in the quest phase."""

    n: int


class ExtraTestCard(Trait, frozen=True):
    """Another fate card when an attribute is tested, once in a quest phase."""

    attribute: Attribute
    n: int


class FirstRoundChoice(Trait, frozen=True):
    """As attacker in a duel, draw more fate cards in the first round and choose one."""

    n: int


class HealDamage(Act, frozen=True):
    """Some damage leaves the hero."""

    n: int


class Flies(Trait, frozen=True):
    """The hero flies."""


class HealsOthers(Trait, frozen=True):
    """The hero heals anywhere, and another hero there as well."""

    n: int


class HarderHits(Trait, frozen=True):
    """Once per duel, a damage icon deals more."""

    n: int


class SeesRunes(Trait, frozen=True):
    """The player may look at rune tokens next to the hero."""


class HeroToTile(Act, frozen=True):
    """The hero moves to any area of a tile."""

    tile: str


class LookAtHomeRunes(Act, frozen=True):
    """Look at all rune tokens of this home realm."""
