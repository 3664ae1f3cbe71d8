"""Changes to something under way: an attack, a move, a heal, damage. Riders of attacks."""

from typing import Literal

from emberhall.effects import Effect, Group, Node, Number
from emberhall.games.gloomhaven.effects.nodes.acts import Area, Conditions


class Add(Effect, Node, frozen=True):
    """Add to a value under way."""

    what: Literal[
        "attack", "move", "heal", "range", "target", "retaliate", "shield", "value", "pierce", "push", "pull"
    ]  # fmt: skip
    n: Number


class Advantage(Effect, Node, frozen=True):
    """The attack has advantage."""


class Disadvantage(Effect, Node, frozen=True):
    """The attack has disadvantage."""


class DoubleAttack(Effect, Node, frozen=True):
    """The attack value is doubled."""


class Inflict(Effect, Node, frozen=True):
    """The attack applies these conditions as well."""

    conditions: Conditions


class IgnoreShield(Effect, Node, frozen=True):
    """The attack ignores Shield."""


class SeeInvisible(Effect, Node, frozen=True):
    """Invisible enemies can be targets."""


class LoseFlying(Effect, Node, frozen=True):
    """The target loses Flying."""


class AlongThePath(Effect, Node, frozen=True):
    """All enemies on a path to the target are targets, too."""


class ApplyAugments(Effect, Node, frozen=True):
    """The attack gets the effects of your Augments."""


class Chain(Effect, Node, frozen=True):
    """The attack goes on to another enemy within two hexes, each time weaker."""

    less: int


class XpPerDamage(Effect, Node, frozen=True):
    """Experience for every few points of damage dealt."""

    per: int


class XpPerTargets(Effect, Node, frozen=True):
    """Experience for every few targets."""

    per: int


class FinishOff(Effect, Node, frozen=True):
    """Kill a target with few hit points after the attack."""

    hp: int
    xp: int = 0


class CrushObstacles(Effect, Node, frozen=True):
    """Targets may be pushed into obstacles: those are destroyed, and the target suffers damage."""

    damage: int
    xp: int = 0


class BlockedPush(Effect, Node, frozen=True):
    """A target that cannot be pushed any further suffers damage."""

    damage: int
    xp: int = 0


class WoundAllAround(Effect, Node, frozen=True):
    """You may wound yourself and all adjacent allies for more."""

    push: int
    conditions: Conditions


class Backlash(Effect, Node, frozen=True):
    """You suffer damage for each attack of the action."""

    n: int


class Slay(Effect, Node, frozen=True):
    """Targets of some ranks are killed instead of attacked: one of them or all."""

    ranks: tuple[str, ...]
    every: bool = False


class Negate(Effect, Node, frozen=True):
    """Negate the damage."""


class Take(Effect, Node, frozen=True):
    """You suffer the damage instead, reduced."""

    less: int = 0


class Redirect(Effect, Node, frozen=True):
    """The attack targets you instead, whatever its range."""


class Guard(Effect, Node, frozen=True):
    """Shield against this attack."""

    n: int


class StrikeBack(Effect, Node, frozen=True):
    """Retaliate against this attack."""

    n: int
    range: int = 1


class Immune(Effect, Node, frozen=True):
    """No negative condition can be gained."""

    who: Group


class Cleanse(Effect, Node, frozen=True):
    """Remove negative conditions; count 0: all of them."""

    who: Group
    count: int = 0
    condition: str = ""


class NoCurses(Effect, Node, frozen=True):
    """Remove all Curse cards from your modifier deck."""


class PerformAs(Effect, Node, frozen=True):
    """The ability may be performed as another one of the same value, or of so much more."""

    what: Literal["attack", "heal"]
    more: int = 0


class Experience(Effect, Node, frozen=True):
    """Gain experience."""

    n: Number


class Paying(Effect, Node, frozen=True):
    """You pay for the effect: with an element, or by destroying an obstacle, or with anything else if you want."""

    cost: Literal[
        "destroy_obstacle", "air", "earth", "light", "any_element", "poison_ally", "damage", "curse_ally",
        "discard_card",
    ]  # fmt: skip
    effect: Effect


class DoubleMove(Effect, Node, frozen=True):
    """The Move is worth twice as much."""


class PerformLast(Effect, Node, frozen=True):
    """An effect as the last part of the action."""

    effect: Effect


class NeverInvisible(Effect, Node, frozen=True):
    """Enemies cannot become invisible."""


class OneMoreCurse(Effect, Node, frozen=True):
    """One more Curse."""


class LongRestBenefits(Effect, Node, frozen=True):
    """A short rest has all benefits of a long one."""


class Overheal(Effect, Node, frozen=True):
    """Healing may raise hit points above the maximum, up to a limit."""

    most: int


class Forgo(Effect, Node, frozen=True):
    """You may give up a half of this turn for your bear."""

    half: Literal["top", "bottom"]
    add: int


class Widen(Effect, Node, frozen=True):
    """The ability is for all of these."""

    who: Group


class Spread(Effect, Node, frozen=True):
    """The attack on one target becomes one on an area."""

    area: Area


class Jump(Effect, Node, frozen=True):
    """The move is a jump."""


class Reach(Effect, Node, frozen=True):
    """A melee attack on one target gains this range."""

    n: int


class AllOnOne(Effect, Node, frozen=True):
    """All attacks of it go on one enemy."""


class DoubleHeal(Effect, Node, frozen=True):
    """The heal is worth twice as much."""


class OneMoreObstacle(Effect, Node, frozen=True):
    """One obstacle more is created."""


class ShuffleModifiers(Effect, Node, frozen=True):
    """The discarded modifier cards are shuffled back into the deck."""
