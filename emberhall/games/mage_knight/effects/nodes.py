"""What cards, Units and Skills do, as values; the nodes every game has come on top.

A new node is a struct here, what it does in does/, and a text `effect-<word>`, or words of its own in describe.py; what
no node says is `Named`, a flow of its own in by_card/.
"""

from typing import Literal, TypeAlias

import msgspec

from emberhall.effects import Choose, Effect, May, Node, Then
from emberhall.games.mage_knight.terms import ALL_RESISTANCES, MELEE, PHYSICAL, RANGED, SIEGE, Change

#: The common nodes are words of this game as well.
__all__ = ["Choose", "Effect", "May", "Then"]

# points


class Move(Effect, Node, frozen=True):
    """Move points."""

    n: int


class Influence(Effect, Node, frozen=True):
    """Influence points."""

    n: int


class Heal(Effect, Node, frozen=True):
    """Healing points; never in combat (MK-COMBAT-30)."""

    n: int


class Attack(Effect, Node, frozen=True):
    """Attack points of a kind and an element."""

    n: int
    kind: int = MELEE
    element: int = PHYSICAL


class Block(Effect, Node, frozen=True):
    """Block points of an element; `against_swift`: counts double against a Swift attack."""

    n: int
    element: int = PHYSICAL
    against_swift: bool = False


def ranged(n: int, element: int = PHYSICAL) -> Attack:
    """A Ranged Attack."""
    return Attack(n, RANGED, element)


def siege(n: int, element: int = PHYSICAL) -> Attack:
    """A Siege Attack."""
    return Attack(n, SIEGE, element)


# gains and losses


class Draw(Effect, Node, frozen=True):
    """Draw cards from your Deed deck."""

    n: int


class Crystal(Effect, Node, frozen=True):
    """A crystal of one of these colours (bits), as the player chooses."""

    colours: int
    n: int = 1


class Mana(Effect, Node, frozen=True):
    """Mana tokens, each of one of these colours (bits), as the player chooses."""

    colours: int
    n: int = 1


class Fame(Effect, Node, frozen=True):
    """Fame at once."""

    n: int


class Reputation(Effect, Node, frozen=True):
    """Steps on the Reputation track."""

    n: int


class TakeWound(Effect, Node, frozen=True):
    """Take Wounds into your hand."""

    n: int = 1


class Ready(Effect, Node, frozen=True):
    """Ready one of your spent Units of at most this Level; `other`: not the Unit whose ability it is."""

    level: int = 4
    other: bool = False


class WoundSelf(Effect, Node, frozen=True):
    """The Unit whose ability this is becomes wounded."""


class ExtraDie(Effect, Node, frozen=True):
    """Extra dice of the Source this turn; `black_any`: a black one may be used as any colour."""

    n: int = 1
    black_any: bool = False


class SetDice(Effect, Node, frozen=True):
    """Take dice from the Source, set each to a colour but gold, gain tokens of it; the dice are not rerolled."""

    dice: int
    tokens: int


class Crystallize(Effect, Node, frozen=True):
    """Pay one mana of a basic colour for a crystal of that colour."""


class OwnedCrystal(Effect, Node, frozen=True):
    """A crystal of a colour the player already owns."""


# lasting changes


class Modify(Effect, Node, frozen=True):
    """Leave a `Modifier` in the state: until the end of the turn, or of the combat if it speaks of one."""

    what: Change
    n: int = 0
    arg: int = 0


class Endless(Effect, Node, frozen=True):
    """An endless supply of mana of these colours (bits) this turn."""

    colours: int


class Terrain(Effect, Node, frozen=True):
    """Move costs of terrains (bits) this turn: set to `to`, or lower by `less`, never below `least`."""

    terrains: int
    less: int = 0
    least: int = 0
    to: int | None = None


# combinations


class When(Effect, Node, frozen=True):
    """This effect, but only playable at these times (bits)."""

    timings: int
    effect: Effect


class If(Effect, Node, frozen=True):
    """This effect if the timing is one of these (bits); otherwise nothing, and it can be played all the same."""

    timings: int
    effect: Effect


class IfPossible(Effect, Node, frozen=True):
    """This effect if it can be carried out; if not, the rest of the card is played without it."""

    effect: Effect


class DayNight(Effect, Node, frozen=True):
    """One effect by Day, another at Night (and under Night rules)."""

    day: Effect
    night: Effect


class IfLeastFame(Effect, Node, frozen=True):
    """This effect if the player alone has the least Fame."""

    effect: Effect


class Plus(Effect, Node, frozen=True):
    """The effect with its value raised by n for each of what `per` counts (see counts.py)."""

    effect: Effect
    n: int
    per: str
    most: int = 99


class OnTerrain(Effect, Node, frozen=True):
    """One effect on a space of these terrains (bits), another elsewhere."""

    terrains: int
    there: Effect
    elsewhere: Effect


class Boost(Effect, Node, frozen=True):
    """Play another Action card for its strong effect without mana, its value raised by n."""

    n: int


# costs


class Discarding(Effect, Node, frozen=True):
    """Discard another card (no Wound) from the hand; then this."""

    effect: Effect


class PayingMana(Effect, Node, frozen=True):
    """Pay a mana of one of these colours (bits); then this."""

    colours: int
    effect: Effect


class ByMana(Effect, Node, frozen=True):
    """Pay one more mana of a basic colour: the effect named for that colour."""

    red: Effect
    blue: Effect
    green: Effect
    white: Effect

    def of(self, colour: int) -> Effect:
        """The effect for a colour."""
        return (self.red, self.blue, self.green, self.white)[colour]


class ByCard(Effect, Node, frozen=True):
    """Discard another card from the hand, or throw away an Action card: the effect named for its colour."""

    red: Effect
    blue: Effect
    green: Effect
    white: Effect
    thrown: bool = False

    def of(self, colour: int) -> Effect:
        """The effect for a colour."""
        return (self.red, self.blue, self.green, self.white)[colour]


class Raised(Effect, Node, frozen=True):
    """The effect, n higher for each card the player chooses to discard: one Wound, or other cards too."""

    effect: Effect
    n: int
    others: bool = False


class IfToken(Effect, Node, frozen=True):
    """One effect if the mana token on the Unit has this colour, another if not."""

    colour: int
    effect: Effect
    otherwise: Effect


class Flip(Effect, Node, frozen=True):
    """Turn the Skill face down for this; each such Skill has its way to be turned back.

    MKX-KRANG-01, MKX-KRANG-02, MKX-KRANG-03.
    """

    effect: Effect


# enemies


class Honour(Effect, Node, frozen=True):
    """Reputation and Fame for each enemy defeated by the attack that this is a part of."""

    reputation: int
    fame: int = 0


class LowerAttacks(Effect, Node, frozen=True):
    """Single attacks of enemies, as many as `attacks`, are n lower this combat; at 0 one is blocked (MKX-MULTI-05)."""

    n: int
    attacks: int = 1


class OnEnemy(Effect, Node, frozen=True):
    """Changes to one enemy of the player's choice, to all, or to up to some, for this combat."""

    changes: tuple["Weakening", ...]
    who: Literal["one", "all"] = "one"
    up_to: int = 1
    unfortified: bool = False


class NoAttack(msgspec.Struct, frozen=True, tag=True):
    """The enemy does not attack this combat; that is no block."""


class Armor(msgspec.Struct, frozen=True, tag=True):
    """The enemy's Armor changes by n, never below 1; by `fortified` instead if it is fortified."""

    n: int
    fortified: int | None = None


class LowerAttack(msgspec.Struct, frozen=True, tag=True):
    """An attack of the enemy is n lower; at 0 it is blocked. Arcane Immunity does not help (MK-ABIL-23)."""

    n: int


class LoseResistances(msgspec.Struct, frozen=True, tag=True):
    """The enemy loses these resistances (bits)."""

    resistances: int = ALL_RESISTANCES


class LoseFortifications(msgspec.Struct, frozen=True, tag=True):
    """The enemy loses all fortifications, its own and the site's."""


class Destroy(msgspec.Struct, frozen=True, tag=True):
    """The enemy is destroyed; Fame as for defeating it."""


Weakening: TypeAlias = NoAttack | Armor | LowerAttack | LoseResistances | LoseFortifications | Destroy


class WhenBlocked(Effect, Node, frozen=True):
    """Changes to the enemy blocked with this Block, if the block succeeds."""

    changes: tuple[Weakening, ...]


class Named(Effect, Node, frozen=True):
    """An effect that has a flow of its own in by_card/, under this name."""

    name: str
    n: int = 0


def one_of(*options: Effect) -> Choose:
    """A choice."""
    return Choose(options)


def all_of(*parts: Effect) -> Then:
    """A sequence."""
    return Then(parts)


def one_enemy(*changes: Weakening, unfortified: bool = False, up_to: int = 1) -> OnEnemy:
    """Changes to one enemy (or each of up to some)."""
    return OnEnemy(changes, "one", up_to, unfortified)


def all_enemies(*changes: Weakening) -> OnEnemy:
    """Changes to all enemies."""
    return OnEnemy(changes, "all")
