"""What cards do, as values: effects, tests, groups and amounts."""

from collections.abc import Callable, Mapping
from typing import Any, Literal

import msgspec

from emberhall.effects import Amount, Effect, Group, Node, Number, Test
from emberhall.games.sword_sorcery.terms import (
    ConditionId,
    DamageType,
    Filter,
    Nature,
    Rank,
    Stat,
    Symbol,
    Time,
    Until,
    named,
)  # fmt: skip
from emberhall.kernel.messages import Value


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number of red and blue dice."""

    red: int = 0
    blue: int = 0


class Blow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an attack is made with: dice, range, type, and what it does beside damage."""

    dice: Dice
    type: DamageType
    range: tuple[int, int] = (0, 0)
    crit: Effect | None = None
    bash: bool = False
    lethal: int = 0
    #: -1: one target; n: all of its side within n areas (SS-FX-06, SS-FX-07).
    aoe: int = -1
    on_damage: Effect | None = None


# amounts


class HalfRank(Amount, Node, frozen=True):
    """Half the soul rank of the card's owner, rounded up, plus a bonus (SS-SOUL-05)."""

    plus: int = 0


class BySize(Amount, Node, frozen=True):
    """One number with up to three heroes in play, another with more (SS-FULL-SETUP-10)."""

    small: int
    large: int


# groups


class Owner(Group, Node, frozen=True):
    """The hero whose card it is: you."""


class ThisEnemy(Group, Node, frozen=True):
    """The enemy whose power it is."""


class Target(Group, Node, frozen=True):
    """The target of the attack, or the figure picked before."""


class Opener(Group, Node, frozen=True):
    """The hero who opened the door or chest, or searched."""


class Active(Group, Node, frozen=True):
    """The active hero."""


class Some(Group, Node, frozen=True):
    """Figures of a side within range and sight of the owner or the active hero: all that fit, or up to `count`."""

    of: Literal["heroes", "enemies", "ghosts"]
    count: int = 0
    #: -1 means anywhere.
    range: int = -1
    sight: bool = True
    where: tuple[Filter, ...] = ()
    by: Literal["player", "random"] | Symbol = "player"
    origin: Literal["owner", "active"] = "owner"


# tests


class FlagSet(Test, Node, frozen=True):
    """A flag of the quest is set."""

    id: str


class CounterAt(Test, Node, frozen=True):
    """A counter of the quest, or the pool of shards, has reached a number."""

    id: str
    at_least: int


class ItIs(Test, Node, frozen=True):
    """It is day, or night."""

    time: Time


class AllHeroesIn(Test, Node, frozen=True):
    """Every living hero is in one of these areas, and at least one lives."""

    areas: tuple[str, ...]


class TargetIs(Test, Node, frozen=True):
    """All these filters fit the target."""

    what: tuple[Filter, ...]


class OwnerIs(Test, Node, frozen=True):
    """All these filters fit the hero whose card it is."""

    what: tuple[Filter, ...]


class ThisEnemyIs(Test, Node, frozen=True):
    """All these filters fit the enemy whose power it is."""

    what: tuple[Filter, ...]


class Near(Test, Node, frozen=True):
    """The moment is within this many areas of the owner."""

    range: int


class Rolled(Test, Node, frozen=True):
    """The attack roll shows at least this many bolts."""

    bolts: int


# the attack under way


class Attack(Effect, Node, frozen=True):
    """Attack once or more, with a weapon in use or with the printed blow."""

    means: Literal["melee", "ranged", "own"]
    blow: Blow | None = None
    aoe: int = -1
    hits: int = 0
    times: int = 1
    #: The attack hits the effect's target (a trap, a leap) instead of a chosen one.
    on_target: bool = False


class AddHits(Effect, Node, frozen=True):
    """More hits in this attack."""

    n: int


class AddDice(Effect, Node, frozen=True):
    """More dice in this attack."""

    red: int = 0
    blue: int = 0


class MakeLethal(Effect, Node, frozen=True):
    """Some hits of this attack become lethal."""

    n: int


class Reroll(Effect, Node, frozen=True):
    """Reroll up to this many dice."""

    n: int


class IgnoreArmor(Effect, Node, frozen=True):
    """Ignore some or all armor in this attack."""

    n: int


class AddShields(Effect, Node, frozen=True):
    """More shields in this defence."""

    n: int


class CancelHits(Effect, Node, frozen=True):
    """Cancel ordinary hits before the defence roll."""

    n: int


class Redirect(Effect, Node, frozen=True):
    """The owner becomes the target of the attack."""


# hit points and states


class Damage(Effect, Node, frozen=True):
    """Damage that only shield tokens stop (SS-FULL-DEF-09)."""

    n: int
    to: Group


class LoseHp(Effect, Node, frozen=True):
    """Lose hit points; nothing stops it (SS-GOLD-07)."""

    n: int
    to: Group


class Heal(Effect, Node, frozen=True):
    """Heal hit points, up to the maximum."""

    n: Number
    to: Group


class Condition(Effect, Node, frozen=True):
    """A condition; poison has a strength."""

    id: ConditionId
    to: Group
    strength: int = 1


class RemoveConditions(Effect, Node, frozen=True):
    """Remove conditions and wounds, only the named ones if any are named."""

    n: int
    to: Group
    ids: tuple[str, ...] = ()


class Burn(Effect, Node, frozen=True):
    """A burning token."""

    level: int
    to: Group


class Wound(Effect, Node, frozen=True):
    """A wound: a red critical effect."""

    id: str
    to: Group


class GiveShields(Effect, Node, frozen=True):
    """Gain shield tokens, up to `cap` on the figure if there is one."""

    n: int
    to: Group
    cap: int = 0


class Modify(Effect, Node, frozen=True):
    """Change a stat until some end."""

    stat: Stat
    n: int
    to: Group
    until: Until


class Extra(Effect, Node, frozen=True):
    """More Combats or movement this turn."""

    to: Group
    combats: int = 0
    movement: int = 0


class Save(Effect, Node, frozen=True):
    """Each figure makes a save, with an effect on a success and one on a failure."""

    to: Group
    harder: int = 0
    then: Effect | None = None
    otherwise: Effect | None = None


class RollTable(Effect, Node, frozen=True):
    """Roll dice; the first symbol shown, in the order bolt, hit, shield, counts."""

    dice: Dice
    bolt: Effect | None = None
    hit: Effect | None = None
    shield: Effect | None = None
    none: Effect | None = None


class Survive(Effect, Node, frozen=True):
    """Survive with some hit points instead of dying."""

    hp: int


class Resurrect(Effect, Node, frozen=True):
    """A ghost returns to life with half its hit points, at no cost."""

    to: Group


# places


class Teleport(Effect, Node, frozen=True):
    """Teleport to a chosen area, the nearest open shrine, or the area of a chosen enemy."""

    to: Literal["area", "shrine", "target"]
    range: int = 0


class NoReaction(Effect, Node, frozen=True):
    """Leaving areas provokes no reaction attacks."""

    until: Until


class Untargetable(Effect, Node, frozen=True):
    """Enemies choose another target while they can."""

    until: Until


class Taunt(Effect, Node, frozen=True):
    """These enemies choose the owner while they can."""

    to: Group
    until: Until


class SealArea(Effect, Node, frozen=True):
    """Enemies neither enter nor leave a chosen area."""

    range: int
    until: Until


class PlaceFire(Effect, Node, frozen=True):
    """A fire token on a chosen area, or on this one."""

    level: int
    range: int = 0
    area: str = ""


# cards and goods


class CancelTrap(Effect, Node, frozen=True):
    """The trap card has no effect."""


class DrawTreasure(Effect, Node, frozen=True):
    """Draw treasure cards and keep some of them."""

    to: Group
    n: int = 1
    keep: int = 0


class Crowns(Effect, Node, frozen=True):
    """Gain crowns, or lose them."""

    n: int
    to: Group


class Shards(Effect, Node, frozen=True):
    """Soul shards for the party's pool, or a loss."""

    n: int


class GiveItem(Effect, Node, frozen=True):
    """Gain an item."""

    item: str
    to: Group


class Recharge(Effect, Node, frozen=True):
    """Turn used power cards back."""

    cards: int
    turns: int
    to: Group


class Scry(Effect, Node, frozen=True):
    """Look at the top event cards and put them back in any order."""

    n: int


# the world


class Spawn(Effect, Node, frozen=True):
    """Spawn enemies of a kind, or of one from the quest's pool."""

    rank: Rank
    n: Number
    at: str
    kind: str = ""
    activate: bool = False
    name: str = ""
    #: No other kind may stand in for this one.
    strict: bool = False


class SpawnMaster(Effect, Node, frozen=True):
    """A master appears."""

    master: str
    at: str


class Activate(Effect, Node, frozen=True):
    """Enemies activate now, with extra hits or movement if any."""

    who: Group
    hits: int = 0
    movement: int = 0


class Summon(Effect, Node, frozen=True):
    """Summon a companion."""

    companion: str


class SetTime(Effect, Node, frozen=True):
    """It becomes day or night."""

    time: Time


class StoryEvent(Effect, Node, frozen=True):
    """Put a story card on top of the event deck and resolve it."""

    card: str


class SetFlag(Effect, Node, frozen=True):
    """A flag of the quest is set."""

    id: str


class AddCounter(Effect, Node, frozen=True):
    """Raise a counter of the quest."""

    id: str
    n: int = 1


class TokenDo(Effect, Node, frozen=True):
    """Open or remove a token of the quest."""

    token: str
    what: Literal["open", "remove"]


class Menace(Effect, Node, frozen=True):
    """Raise or set the master's Menace."""

    rises: int = 0
    set: int = 0


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One choice of the party, if its nature and the position allow it."""

    id: str
    effect: Effect | None = None
    nature: Nature | Literal[""] = ""
    needs: Test | None = None


class Decide(Effect, Node, frozen=True):
    """The party makes a choice (SS-FULL-QUEST-04)."""

    options: tuple[Choice, ...]


class EndQuest(Effect, Node, frozen=True):
    """Win the quest."""


# what lasts


class Static(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stat is changed while the card is in use."""

    stat: Stat
    n: int
    test: Test | None = None


def _says(kind: str) -> Callable[[Any], Value]:
    return lambda id: named(kind, id)


#: How fields of these names are put into words.
SAID: Mapping[str, Callable[[Any], Value]] = {
    "stat": _says("stat"), "what": _says("filter"), "where": _says("filter"), "until": _says("until"),
    "rank": _says("rank"), "item": _says("item"), "companion": _says("companion"), "time": _says("time"),
    "master": _says("enemy"), "by": _says("by"), "token": lambda id: named("token", id.split("_")[0]),
}  # fmt: skip
