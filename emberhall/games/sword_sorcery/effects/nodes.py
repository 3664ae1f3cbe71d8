"""What cards do, as values: effects, tests, groups and amounts. `does` says what happens, the locale how it reads."""

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
    """So many red and blue dice."""

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
    """Half the soul rank of the card's owner, rounded up, and so much more (SS-SOUL-05)."""

    plus: int = 0


class BySize(Amount, Node, frozen=True):
    """So many with up to three heroes in play, so many with more (SS-FULL-SETUP-10)."""

    small: int
    large: int


# groups


class Owner(Group, Node, frozen=True):
    """The hero whose card it is: you."""


class ThisEnemy(Group, Node, frozen=True):
    """The enemy whose power it is."""


class Target(Group, Node, frozen=True):
    """The target of the attack, or who was picked before."""


class Opener(Group, Node, frozen=True):
    """Who opened or searched."""


class Active(Group, Node, frozen=True):
    """The active hero."""


class Some(Group, Node, frozen=True):
    """All (count 0) or up to so many of a side, within range and sight of somebody, of whom all this is so."""

    of: Literal["heroes", "enemies", "ghosts"]
    count: int = 0
    #: -1: wherever they are.
    range: int = -1
    sight: bool = True
    where: tuple[Filter, ...] = ()
    by: Literal["player", "random"] | Symbol = "player"
    origin: Literal["owner", "active"] = "owner"


# tests


class FlagSet(Test, Node, frozen=True):
    """The quest has come to this."""

    id: str


class CounterAt(Test, Node, frozen=True):
    """A counter of the quest, or the pool of shards, has come so far."""

    id: str
    at_least: int


class ItIs(Test, Node, frozen=True):
    """Day or night."""

    time: Time


class AllHeroesIn(Test, Node, frozen=True):
    """Every living hero is in one of these areas, and there is one."""

    areas: tuple[str, ...]


class TargetIs(Test, Node, frozen=True):
    """All this is so of the target."""

    what: tuple[Filter, ...]


class OwnerIs(Test, Node, frozen=True):
    """All these filters fit the hero whose card it is."""

    what: tuple[Filter, ...]


class ThisEnemyIs(Test, Node, frozen=True):
    """All these filters fit the enemy whose power it is."""

    what: tuple[Filter, ...]


class Near(Test, Node, frozen=True):
    """It happens within so many areas of the owner."""

    range: int


class Rolled(Test, Node, frozen=True):
    """The attack shows at least so many bolts."""

    bolts: int


# the attack under way


class Attack(Effect, Node, frozen=True):
    """Attacks: with a weapon in use, or with what is printed here, one or more times."""

    means: Literal["melee", "ranged", "own"]
    blow: Blow | None = None
    aoe: int = -1
    hits: int = 0
    times: int = 1
    #: On whom the effect was (a trap, a leap), not on somebody to be chosen.
    on_target: bool = False


class AddHits(Effect, Node, frozen=True):
    """More hits in this attack."""

    n: int


class AddDice(Effect, Node, frozen=True):
    """More dice in this attack."""

    red: int = 0
    blue: int = 0


class MakeLethal(Effect, Node, frozen=True):
    """So many hits of this attack become lethal."""

    n: int


class Reroll(Effect, Node, frozen=True):
    """Up to so many dice are rolled again."""

    n: int


class IgnoreArmor(Effect, Node, frozen=True):
    """Armor counts so much less in this attack."""

    n: int


class AddShields(Effect, Node, frozen=True):
    """More shields in this defence."""

    n: int


class CancelHits(Effect, Node, frozen=True):
    """So many ordinary hits are cancelled before the defence roll."""

    n: int


class Redirect(Effect, Node, frozen=True):
    """The owner becomes the target of the attack."""


# hit points and states


class Damage(Effect, Node, frozen=True):
    """Damage that only shield tokens stop (SS-FULL-DEF-09)."""

    n: int
    to: Group


class LoseHp(Effect, Node, frozen=True):
    """A loss that nothing stops (SS-GOLD-07)."""

    n: int
    to: Group


class Heal(Effect, Node, frozen=True):
    """Hit points back, up to the maximum."""

    n: Number
    to: Group


class Condition(Effect, Node, frozen=True):
    """A condition; poison has a strength."""

    id: ConditionId
    to: Group
    strength: int = 1


class RemoveConditions(Effect, Node, frozen=True):
    """So many conditions and wounds go, of these only if some are named."""

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
    """Shield tokens, up to `cap` on the character where there is one."""

    n: int
    to: Group
    cap: int = 0


class Modify(Effect, Node, frozen=True):
    """A stat is changed until an end."""

    stat: Stat
    n: int
    to: Group
    until: Until


class Extra(Effect, Node, frozen=True):
    """More to do in this turn."""

    to: Group
    combats: int = 0
    movement: int = 0


class Save(Effect, Node, frozen=True):
    """Each makes a save: one effect if it succeeds, another if not."""

    to: Group
    harder: int = 0
    then: Effect | None = None
    otherwise: Effect | None = None


class RollTable(Effect, Node, frozen=True):
    """Dice are rolled; the first symbol that shows in the order bolt, hit, shield counts."""

    dice: Dice
    bolt: Effect | None = None
    hit: Effect | None = None
    shield: Effect | None = None
    none: Effect | None = None


class Survive(Effect, Node, frozen=True):
    """Does not die, and has so many hit points."""

    hp: int


class Resurrect(Effect, Node, frozen=True):
    """A ghost comes back with half its hit points, at no cost."""

    to: Group


# places


class Teleport(Effect, Node, frozen=True):
    """To a chosen area, the nearest open shrine, or the area of a chosen enemy."""

    to: Literal["area", "shrine", "target"]
    range: int = 0


class NoReaction(Effect, Node, frozen=True):
    """Leaving areas causes no reaction attacks."""

    until: Until


class Untargetable(Effect, Node, frozen=True):
    """Enemies choose somebody else while they can."""

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
    """Treasure cards are drawn, some of them kept."""

    to: Group
    n: int = 1
    keep: int = 0


class Crowns(Effect, Node, frozen=True):
    """Crowns, or a loss of crowns."""

    n: int
    to: Group


class Shards(Effect, Node, frozen=True):
    """Soul shards for the pool of the party, or a loss."""

    n: int


class GiveItem(Effect, Node, frozen=True):
    """An item."""

    item: str
    to: Group


class Recharge(Effect, Node, frozen=True):
    """Used power cards are turned."""

    cards: int
    turns: int
    to: Group


class Scry(Effect, Node, frozen=True):
    """Look at the top event cards and put them back in any order."""

    n: int


# the world


class Spawn(Effect, Node, frozen=True):
    """Enemies come: of a kind, or of one from the quest's pool."""

    rank: Rank
    n: Number
    at: str
    kind: str = ""
    activate: bool = False
    name: str = ""
    #: No other kind takes the place of this one.
    strict: bool = False


class SpawnMaster(Effect, Node, frozen=True):
    """A master comes."""

    master: str
    at: str


class Activate(Effect, Node, frozen=True):
    """Enemies activate now, perhaps with more hits or movement."""

    who: Group
    hits: int = 0
    movement: int = 0


class Summon(Effect, Node, frozen=True):
    """A companion comes to its owner."""

    companion: str


class SetTime(Effect, Node, frozen=True):
    """It becomes day or night."""

    time: Time


class StoryEvent(Effect, Node, frozen=True):
    """A story card comes on top of the event deck and is resolved."""

    card: str


class SetFlag(Effect, Node, frozen=True):
    """The quest has come to this."""

    id: str


class AddCounter(Effect, Node, frozen=True):
    """A counter of the quest goes up."""

    id: str
    n: int = 1


class TokenDo(Effect, Node, frozen=True):
    """A token of the quest is opened or removed."""

    token: str
    what: Literal["open", "remove"]


class Menace(Effect, Node, frozen=True):
    """The Menace level of the master rises, or is set."""

    rises: int = 0
    set: int = 0


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that the party may decide, if its nature and the position allow."""

    id: str
    effect: Effect | None = None
    nature: Nature | Literal[""] = ""
    needs: Test | None = None


class Decide(Effect, Node, frozen=True):
    """The party decides (SS-FULL-QUEST-04)."""

    options: tuple[Choice, ...]


class EndQuest(Effect, Node, frozen=True):
    """The quest is won."""


# what lasts


class Static(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stat is so much higher while the card is in use."""

    stat: Stat
    n: int
    test: Test | None = None


def _says(kind: str) -> Callable[[Any], Value]:
    return lambda id: named(kind, id)


#: How fields of these names are said.
SAID: Mapping[str, Callable[[Any], Value]] = {
    "stat": _says("stat"), "what": _says("filter"), "where": _says("filter"), "until": _says("until"),
    "rank": _says("rank"), "item": _says("item"), "companion": _says("companion"), "time": _says("time"),
    "master": _says("enemy"), "by": _says("by"), "token": lambda id: named("token", id.split("_")[0]),
}  # fmt: skip
