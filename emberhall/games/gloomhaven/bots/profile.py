"""What a half of a card is good for, at a glance: its moves and blows, and how much the rest is worth."""

from functools import cache
from typing import NamedTuple

from emberhall.effects import Effect, Lasts, Number, Then, walk
from emberhall.games.gloomhaven.content import CARDS
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.moments import Moment
from emberhall.games.gloomhaven.terms import TOP

#: The worth of a condition on an enemy, or on a figure of one's own side.
CONDITIONS = {
    "stun": 2.5, "disarm": 1.6, "immobilize": 1.0, "wound": 1.3, "poison": 1.1, "muddle": 0.7, "curse": 0.6,
    "invisible": 2.0, "strengthen": 1.0, "bless": 0.7,
}  # fmt: skip

#: What else is on cards, by kind: rough, but in the right order.
GIFTS: dict[type[object], float] = {
    fx.Summon: 4.5, fx.Augment: 3.0, fx.Grant: 2.0, fx.Force: 2.0, fx.Push: 0.4, fx.Pull: 0.3,
    fx.Infuse: 0.3, fx.Trap: 1.5, fx.CreateObstacle: 0.3, fx.DestroyObstacle: 0.5,
}  # fmt: skip


#: What lasting effects of a round are worth, by the moment they wait for.
ROUND: dict[str, float] = {Moment.ATTACK_OF_ANY_ALLY: 1.5, Moment.MOVE_OF_ANY_ALLY: 0.8}


class Blow(NamedTuple):
    """What matters about an attack when choosing where to stand: range 0 is melee."""

    n: int
    range: int = 0
    targets: int = 1
    pierce: int = 0
    #: What its conditions are worth on each target.
    extra: float = 0.0
    #: More attack where a friend stands beside the target, and where nobody of its own side does.
    flanked: int = 0
    alone: int = 0
    #: More attack for an element.
    fuel: tuple[str, ...] = ()
    burning: int = 0


class Profile(NamedTuple):
    """A half of a card: the first move and the blows before and after it."""

    points: int = 0
    jump: bool = False
    before: tuple[Blow, ...] = ()
    after: tuple[Blow, ...] = ()
    heal: int = 0
    heal_range: int = 0
    loot: int = 0
    #: Shield and Retaliate: worth something where one is attacked.
    wards: float = 0.0
    gifts: float = 0.0
    recovers: bool = False
    lost: bool = False


NOTHING = Profile()
DEFAULTS = {True: Profile(after=(Blow(2),)), False: Profile(points=2)}


def number(n: Number) -> int:
    """A value, or a guess where it depends on something."""
    return n if isinstance(n, int) else 2


@cache
def profile(card: str, half: str) -> Profile:
    """What a half is good for."""
    printed = CARDS[card].half(half)
    effect = printed.effect
    parts = effect.parts if isinstance(effect, Then) else (effect,)
    if printed.kind == "command":  # a beast does it
        return Profile(gifts=sum([_commanded(part) for part in parts]), lost=printed.lost)
    found = Profile(lost=printed.lost)
    for part in parts:
        found = _with(found, part, lasting=printed.stays == "persistent")
    return found


def _commanded(part: Effect) -> float:
    """What an ability is worth that a beast performs."""
    match part:
        case fx.Attack():
            return 0.8 * (number(part.n) + _blow(part).extra) * min(2, _blow(part).targets)
        case fx.Move():
            return 0.3 * number(part.n)
        case fx.Heal():
            return 0.4 * number(part.n)
    return GIFTS.get(type(part), 1.0)


def _with(found: Profile, part: Effect, *, lasting: bool) -> Profile:
    match part:
        case fx.Move():
            if found.points:
                return found._replace(gifts=found.gifts + 0.3)
            before = found.before + found.after
            return found._replace(points=number(part.n), jump=part.jump, before=before, after=())
        case fx.Attack():
            return found._replace(after=(*found.after, _blow(part)))
        case fx.Heal():
            return found._replace(heal=number(part.n), heal_range=part.range)
        case fx.Loot():
            return found._replace(loot=number(part.n))
        case fx.Shield() | fx.Retaliate():
            return found._replace(wards=found.wards + number(part.n))
        case fx.Give():
            worth = sum([CONDITIONS.get(condition, 0.5) for condition in part.conditions])
            return found._replace(gifts=found.gifts + worth)
        case fx.Damage():
            good = isinstance(part.who, fx.Figures) and part.who.side == "enemies"
            return found._replace(gifts=found.gifts + (1.5 * number(part.n) if good else -1.0))
        case fx.Recover():
            return found._replace(recovers=True)
        case fx.Grant():
            return found._replace(gifts=found.gifts + _granted(part))
        case Lasts():
            return found._replace(gifts=found.gifts + (_lasting(part) if lasting else ROUND.get(part.when, 1.0)))
        case fx.Consume():
            inner = [GIFTS.get(type(node), 0.0) for node in walk(part)]
            return found._replace(gifts=found.gifts + 0.5 + max(inner, default=0.0) / 2)
    return found._replace(gifts=found.gifts + GIFTS.get(type(part), 0.4))


def _granted(part: fx.Grant) -> float:
    """What the ability of another is worth: more for an attack of some strength, and for several figures."""
    attack = next((node for node in walk(part.effect) if isinstance(node, fx.Attack)), None)
    n = 0 if attack is None else 3 + number(attack.n) if attack.own else attack.n
    several = isinstance(part.who, fx.Figures) and part.who.count != 1
    return max(2.0, 0.7 * number(n)) + 1.0 * several


def _lasting(part: Lasts) -> float:
    """What an effect with charges is worth over time."""
    match part.effect:
        case fx.Guard() | fx.StrikeBack():
            each = 0.9 * part.effect.n
        case fx.Negate():
            each = 3.0
        case fx.Add(what="attack"):
            each = 0.8 * number(part.effect.n)
        case fx.Add(what="target" | "targets"):
            each = 2.0
        case _:
            each = 1.0
    return max(3.0, each * len(part.charges)) if part.charges else 3.0


def _blow(node: fx.Attack) -> Blow:
    targets, reach = number(node.targets), number(node.range)
    if node.area is not None:
        targets = max(targets, len(node.area.hexes))
        if node.area.origin == "self":
            reach = 0 if len(node.area.hexes) > 1 else reach
    if isinstance(node.who, fx.Figures) and node.who.near == "path":
        return Blow(0)
    if isinstance(node.who, fx.Figures) and not node.who.count:
        targets, reach = 6, node.who.within if node.who.within > 1 else 0
    extra = sum([CONDITIONS.get(condition, 0.5) for condition in node.conditions]) + 0.1 * (node.push + node.pull)
    flanked = sum([number(more.add) for more in node.more if _flanking(more) and not more.consume])
    alone = sum([number(more.add) for more in node.more if isinstance(more.test, fx.Alone)])
    fuel = next((more for more in node.more if more.consume and more.add and not more.per), fx.More())
    return Blow(
        number(node.n), reach, targets, node.pierce, extra, flanked, alone, fuel.consume, number(fuel.add)
    )  # fmt: skip


def _flanking(more: fx.More) -> bool:
    return isinstance(more.test, fx.Flanked) or (isinstance(more.per, fx.X) and more.per.of == "allies_beside_target")


@cache
def keep(card: str) -> float:
    """How gladly a card is kept: what its better uses are worth."""
    worth = 0.0
    for half in ("top", "bottom"):
        found = profile(card, half)
        blows = sum([(blow.n + blow.extra) * min(2, blow.targets) for blow in (*found.before, *found.after)])
        value = blows + 0.6 * found.points + 0.7 * found.heal + found.wards + found.gifts + 0.5 * found.loot
        worth += value * (0.6 if found.lost else 1.0) + (8.0 if found.recovers else 0.0)
    return worth


def default(half: str) -> Profile:
    """Attack 2 or Move 2 in place of what is printed."""
    return DEFAULTS[half == TOP]
