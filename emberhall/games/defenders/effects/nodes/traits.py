"""What holds for as long as you have it: a hero's skill, a lasting reward, a Global Effect.

A trait does nothing by itself. The rule it changes asks for it by type, where the figure is worked out:
`traits_of(state, seat, MoreActions)`.
"""

from emberhall.games.defenders.effects.nodes.acts import Said
from emberhall.games.defenders.terms import ANY_COLOUR
from emberhall.kernel import Message


class Trait(Said, frozen=True):
    """Something that holds."""


# traits of combat


class DiceBonus(Trait, frozen=True):
    """Added to each die: against some kinds of minions, in locations of a colour, against Generals, against dragons."""

    amount: int
    kinds: tuple[str, ...] = ()
    colour: int = ANY_COLOUR
    minions: bool = True
    generals: bool = True
    dragons: bool = False

    def text(self) -> Message:
        against = "all" if self.minions and self.generals else "minions" if self.minions else "generals"
        if self.kinds or self.dragons or self.colour != ANY_COLOUR:
            against = "kinds" if self.kinds else "dragons" if self.dragons else "land"
        return Message("effect-dice-bonus", {**super().text().args, "against": against})


class RerollFailed(Trait, frozen=True):
    """Once in a combat failed dice may be rolled again: against some kinds of minions and some Generals, or all."""

    kinds: tuple[str, ...] = ()
    foes: tuple[str, ...] = ()


class AttackStyle(Trait, frozen=True):
    """Sky or ground for a turn: no wounds, or all dice of a combat may be rolled again."""


class ShapeShifter(Trait, frozen=True):
    """The shape of a minion for a turn: no wounds from its kind, no entry to the city and the inns."""


class Ambush(Trait, frozen=True):
    """The first attack of the turn on the kind of the shape: added to each die."""

    minions: int
    general: int


class Archery(Trait, frozen=True):
    """Attack the minions of an adjacent location."""


class Fireball(Trait, frozen=True):
    """Discard a card of a minion's colour: a die for each minion, any 2+ removes it."""


# traits of wounds


class IgnoreWound(Trait, frozen=True):
    """One wound less from minions at the end of the turn, from Berserk and from defeat; with `fire`, from fire too."""

    fire: bool = False


class NoFear(Trait, frozen=True):
    """No wound for fear."""


class Hide(Trait, frozen=True):
    """No wounds from minions at the end of the turn; fear still counts."""


class TurnUndead(Trait, frozen=True):
    """Before wounds, the Undead here go to adjacent locations."""


class NoPenalty(Trait, frozen=True):
    """No penalty for a defeat by a General."""


class FireProof(Trait, frozen=True):
    """No wounds from fire, and no extra action to enter it."""


# traits of the day


class LoreOfLand(Trait, frozen=True):
    """One more action in a turn that starts in a location of the colour."""

    colour: int


class FreshMount(Trait, frozen=True):
    """One more action next turn after ending one on the ground in the city or in a location of the colour."""

    colour: int


class MoreActions(Trait, frozen=True):
    """More actions in every turn."""

    count: int


class FreeTravel(Trait, frozen=True):
    """For an action, move a few steps without a card, by horse or by eagle."""

    steps: int
    eagle: bool = False


class Teleport(Trait, frozen=True):
    """Once a turn, for an action, to any location."""


class SanctifyLand(Trait, frozen=True):
    """Heal the land without a card where there are no minions."""


class Crafty(Trait, frozen=True):
    """More cards are drawn for rumors."""

    cards: int


class MoreQuestDice(Trait, frozen=True):
    """More dice for Quests and for healing the land."""

    count: int


class MoreEveningCards(Trait, frozen=True):
    """More Hero cards in the Evening; with `chest`, only at a treasure chest."""

    cards: int
    chest: bool = False


class Wisdom(Trait, frozen=True):
    """In your own Night you may exchange a Darkness Spreads card for another."""


# traits of Global Effects


class LandBonus(Trait, frozen=True):
    """Added to each die when the land is healed."""

    amount: int


class Sailing(Trait, frozen=True):
    """For an action from one harbour to another."""

    harbours: tuple[str, ...]


class RumorCards(Trait, frozen=True):
    """The number of cards drawn for rumors."""

    cards: int


class HorseSteps(Trait, frozen=True):
    """The number of steps horses go."""

    steps: int


class EagleSteps(Trait, frozen=True):
    """The number of steps eagles fly."""

    steps: int


class InnsClosed(Trait, frozen=True):
    """No rumors; inns heal like other locations."""


class GatesLocked(Trait, frozen=True):
    """No travel through Magic Gates, and none is built."""


class Dread(Trait, frozen=True):
    """One more wound for ending the turn among minions."""
