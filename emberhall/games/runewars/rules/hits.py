"""What units in a battle suffer: routs, damage, destruction; those whom it concerns are asked which units."""

from collections.abc import Sequence

from emberhall.games.runewars.choices import PickUnit
from emberhall.games.runewars.names import unit_name
from emberhall.games.runewars.rules import battle
from emberhall.games.runewars.rules.armies import banner, give_back
from emberhall.games.runewars.state import Land, Side, decider, fight_of, sides_of
from emberhall.kernel import Flow, choose, msg


def side_at(t: Land, side: int) -> Side:
    """The attacker (0) or the defender (1)."""
    return sides_of(fight_of(t.state))[side]


def pick(t: Land, by: int, side: int, among: Sequence[int], ask: str, *, rule: str | None = None) -> Flow[int]:
    """One side picks a unit of a side; among twins nobody is asked."""
    there = side_at(t, side)
    options = [
        PickUnit(n, there.fighters[n].unit, there.fighters[n].damage, there.fighters[n].routed, side)
        for n in battle.distinct(there, among)
    ]
    picked: PickUnit = yield from choose(decider(t.state, side_at(t, by)), msg(ask), options, rule)
    return picked.n


def destroy(t: Land, side: int, n: int) -> None:
    """A unit of a side is destroyed."""
    there = side_at(t, side)
    _fall(t, there, there.fighters.pop(n).unit)


def hurt(t: Land, side: int, n: int) -> bool:
    """A unit of a side takes a damage; whether it was destroyed."""
    there = side_at(t, side)
    unit = there.fighters[n].unit
    if not battle.damage(there, n):
        return False
    _fall(t, there, unit)
    return True


def _fall(t: Land, there: Side, unit: str) -> None:
    there.lost += 1
    give_back(t.state, there.seat, unit)
    if t.events is not None:
        t.say(msg("say-falls", unit=unit_name(unit), who=banner(t.state, there.seat)))


def suffer_damage(t: Land, side: int, n: int, *, tough: bool = False) -> Flow[None]:
    """A side allots damage, one at a time (RW-DAMAGE-01); `tough`: to units of more than one health if it can."""
    for _ in range(n):
        there = side_at(t, side)
        among = battle.may_damage(there)
        if tough and not any(fighter.damage for fighter in there.fighters):
            standing = [k for k in among if battle.health(there, there.fighters[k]) > 1]
            among = standing or among
        if not among:
            return  # RW-DAMAGE-09
        hurt(t, side, (yield from pick(t, side, side, among, "ask-damage", rule="RW-DAMAGE-01")))


def suffer_routs(t: Land, side: int, n: int) -> Flow[None]:
    """A side routs so many of its units (RW-ROUT-03 to -05)."""
    for _ in range(n):
        among = battle.may_rout(side_at(t, side))
        if not among:
            return
        battle.rout(side_at(t, side), (yield from pick(t, side, side, among, "ask-rout", rule="RW-ROUT-03")))
