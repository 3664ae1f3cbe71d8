"""What happens when half of a card is performed."""

from typing import Literal

import msgspec

from emberhall.effects import Effect, Group, Node, Number, Test
from emberhall.games.gloomhaven.effects.nodes.whom import You
from emberhall.geometry.hexes import Hex

Conditions = tuple[str, ...]


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pattern of hexes: from the figure's own hex, or free; `extra`: hexes that an enhancement may add."""

    origin: Literal["self", "free"]
    hexes: tuple[Hex, ...]
    extra: tuple[Hex, ...] = ()


class More(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Extra effects of an ability: for elements or damage, under a condition, or for each of something.

    `add` raises its value, `n`, `targets` and `who` take the place of what is printed; `instead`: only the effect is
    done.
    """

    consume: tuple[str, ...] = ()
    suffer: int = 0
    test: Test | None = None
    per: Number = 0
    add: Number = 0
    n: Number = 0
    range: int = 0
    targets: int = 0
    pierce: int = 0
    push: int = 0
    conditions: Conditions = ()
    jump: bool = False
    advantage: bool = False
    area: Area | None = None
    who: Group | None = None
    infuse: tuple[str, ...] = ()
    effect: Effect | None = None
    instead: bool = False
    round: bool = False
    xp: int = 0


class Move(Effect, Node, frozen=True):
    """Move up to `n` hexes; `own`: added to the figure's own Move."""

    n: Number
    own: bool = False
    jump: bool = False
    straight: bool = False
    end: Literal["", "obstacle", "you"] = ""
    loot: bool = False
    more: tuple[More, ...] = ()


class Attack(Effect, Node, frozen=True):
    """Attack: range 0 is melee. `riders` are effects on the attack itself."""

    n: Number
    own: bool = False
    range: Number = 0
    own_range: bool = False
    targets: Number = 1
    who: Group | None = None
    area: Area | None = None
    pierce: int = 0
    push: int = 0
    pull: int = 0
    conditions: Conditions = ()
    xp_per_target: int = 0
    more: tuple[More, ...] = ()
    riders: tuple[Effect, ...] = ()


class Heal(Effect, Node, frozen=True):
    """Heal: without `who`, a figure within range that may be yourself; `times`: as often as that."""

    n: Number
    range: int = 0
    targets: int = 1
    who: Group | None = None
    conditions: Conditions = ()
    times: Number = 1
    whole: bool = False
    more: tuple[More, ...] = ()


class Shield(Effect, Node, frozen=True):
    """Shield, for as long as the card says or for the round."""

    n: Number
    who: Group = You()
    round: bool = False
    more: tuple[More, ...] = ()


class Retaliate(Effect, Node, frozen=True):
    """Retaliate, for as long as the card says or for the round."""

    n: Number
    range: int = 1
    who: Group = You()
    round: bool = False
    more: tuple[More, ...] = ()


class Give(Effect, Node, frozen=True):
    """Conditions for figures; without `who`, for targets within range."""

    conditions: Conditions
    who: Group | None = None
    range: int = 0
    targets: int = 1
    area: Area | None = None
    push: int = 0
    more: tuple[More, ...] = ()


class Push(Effect, Node, frozen=True):
    """Push figures away."""

    n: Number
    who: Group | None = None
    range: int = 0
    targets: int = 1
    more: tuple[More, ...] = ()


class Pull(Effect, Node, frozen=True):
    """Pull figures closer; `toward`: not to yourself but to a hex that you choose within that range."""

    n: Number
    who: Group | None = None
    range: int = 0
    targets: int = 1
    toward: int = 0


class Loot(Effect, Node, frozen=True):
    """Loot everything within range, or at most this many tokens."""

    n: Number
    most: int = 0
    more: tuple[More, ...] = ()


class TakeCoins(Effect, Node, frozen=True):
    """Money tokens from the supply."""

    n: Number


class Infuse(Effect, Node, frozen=True):
    """Infuse elements; `any`: of your choice."""

    elements: tuple[str, ...]


class Consume(Effect, Node, frozen=True):
    """You may consume elements for something that stands by itself or changes several abilities of the half."""

    more: More
    otherwise: Effect | None = None


class Summon(Effect, Node, frozen=True):
    """Summon allies, with their statistics."""

    name: str
    hp: int
    move: int | None = None
    attack: Number | None = None
    range: int = 0
    count: int = 1
    shield: int = 0
    retaliate: int = 0
    retaliate_range: int = 1
    pierce: int = 0
    push: int = 0
    flying: bool = False
    all_adjacent: bool = False
    conditions: Conditions = ()
    infuse: str = ""
    dies: Effect | None = None
    turn_end: Effect | None = None
    aura: int = 0
    #: Its summoner may attack from its hex.
    stands_in: bool = False


class Grant(Effect, Node, frozen=True):
    """Others perform abilities with their own values; `may`: optionally; `yours`: you decide how."""

    who: Group
    effect: Effect
    may: bool = False
    yours: bool = False
    xp_per_attack: int = 0


class Force(Effect, Node, frozen=True):
    """Make enemies perform abilities as you decide."""

    who: Group
    effect: Effect
    range: int = 0
    area: Area | None = None
    may: bool = False
    end: Literal["", "you"] = ""


class Control(Effect, Node, frozen=True):
    """An enemy takes its turn this round for your side: by the rules for monsters or as you decide."""

    within: int
    ranks: tuple[str, ...]
    yours: bool = False


class Kill(Effect, Node, frozen=True):
    """Kill enemies of some ranks, without an attack; count 0: all of them."""

    ranks: tuple[str, ...]
    count: int = 1
    within: int = 1
    area: Area | None = None
    range: int = 0
    test: Test | None = None
    xp: int = 0


class Damage(Effect, Node, frozen=True):
    """Damage that is not an attack."""

    n: Number
    who: Group
    area: Area | None = None
    more: tuple[More, ...] = ()


class Suffer(Effect, Node, frozen=True):
    """You suffer damage; `may`: up to that much."""

    n: int
    may: bool = False
    up_to: bool = False
    effect: Effect | None = None
    xp: int = 0


class Recover(Effect, Node, frozen=True):
    """Recover cards; count 0: all."""

    who: Group
    pile: Literal["discard", "lost", "lost_of_another"]
    count: Number = 0
    may: bool = False
    summons: bool = False
    more: tuple[More, ...] = ()


class Refresh(Effect, Node, frozen=True):
    """Refresh items; count 0: all."""

    who: Group
    items: Literal["spent", "consumed", "either"]
    count: int = 0
    slot: Literal["", "small", "hands"] = ""
    may: bool = False


class LoseCards(Effect, Node, frozen=True):
    """Figures lose cards."""

    who: Group
    n: int


# the ground


class Trap(Effect, Node, frozen=True):
    """Set a trap in an empty hex beside you; what it does to those around it when it is sprung."""

    damage: int = 0
    conditions: Conditions = ()
    xp: int = 0
    splash: int = 0
    splash_conditions: Conditions = ()


class DisarmTrap(Effect, Node, frozen=True):
    """Disarm traps; count 0: all of them. `throw`: its effects hit an enemy within that range instead."""

    count: int = 1
    within: int = 1
    where: Literal["", "path"] = ""
    throw: int = 0


class CreateObstacle(Effect, Node, frozen=True):
    """Create obstacles within range of you, or where a figure was killed."""

    count: int = 1
    hexes: int = 1
    within: int = 1
    where: Literal["", "killed"] = ""


class DestroyObstacle(Effect, Node, frozen=True):
    """Destroy obstacles; count 0: all."""

    count: int = 1
    within: int = 1
    where: Literal["", "path"] = ""
    more: tuple[More, ...] = ()


class MoveObstacle(Effect, Node, frozen=True):
    """Move an obstacle of one hex beside you to an empty hex within range."""

    within: int


# monsters


class SummonMonster(Effect, Node, frozen=True):
    """A monster summons others: a normal one, or these ranks with two, three and four characters.

    `split`: they have as many hit points as it has left, at most their own maximum.
    """

    monster: str
    ranks: tuple[tuple[str, ...], ...] = ()
    near: Literal["", "target"] = ""
    split: bool = False


class Special(Effect, Node, frozen=True):
    """A boss does its first or second special."""

    n: int


class Scatter(Effect, Node, frozen=True):
    """Every character and every summon of theirs must move this far, to end as far away from it as they can."""

    n: int


class Gather(Effect, Node, frozen=True):
    """Every character and every summon of theirs is forced to the nearest hex beside it."""


class TakeOver(Effect, Node, frozen=True):
    """Of those who play two cards, the character who acts last is on its side for their turn of this round.

    They move this far and perform the top action of their leading card.
    """

    n: int


class JumpToDoor(Effect, Node, frozen=True):
    """It jumps to the next of these doors, from the last on to the first, and opens it; `note` counts the jumps."""

    doors: tuple[str, ...]
    note: str


class JumpOn(Effect, Node, frozen=True):
    """It jumps to the next of these letters, from the last on to the first; `note` counts the jumps."""

    markers: tuple[str, ...]
    note: str


class Lay(Effect, Node, frozen=True):
    """It puts objects on empty hexes beside it; hit points and number are formulas with C and L."""

    object: str
    count: str
    hp: str


class Hatch(Effect, Node, frozen=True):
    """Every object of a kind is destroyed, and a normal monster appears in its place."""

    object: str
    monster: str


class AnotherTurn(Effect, Node, frozen=True):
    """Every monster of a type takes another turn with its card of the round."""

    monsters: str


class PartnerJumps(Effect, Node, frozen=True):
    """The partner that shares its hit points jumps to the next letter and summons a monster; `note` counts the jumps.

    The room is revealed; the scenario's page says which monster.
    """

    markers: tuple[str, ...]
    note: str


class BringCompanions(Effect, Node, frozen=True):
    """It brings some of its companions, beside it and near its enemies."""

    companion: str
    n: int


class FlyOn(Effect, Node, frozen=True):
    """It flies to the next place that is marked for it."""


class HardToHit(Effect, Node, frozen=True):
    """Attacks on it have disadvantage this round."""


class Dying(Effect, Node, frozen=True):
    """What happens when it dies this round."""

    effect: Effect
