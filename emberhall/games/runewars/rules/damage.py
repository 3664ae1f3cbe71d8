"""Routs and damage in a battle: which units can suffer them, and who chooses."""

from collections.abc import Iterable, Sequence

from emberhall.games.runewars.choices import PickUnit
from emberhall.games.runewars.content import UNITS
from emberhall.games.runewars.names import unit_name
from emberhall.games.runewars.rules.armies import banner, give_back
from emberhall.games.runewars.state import Fighter, Side, Table, decider, fight_of, sides_of
from emberhall.games.runewars.terms import Shape
from emberhall.kernel import Flow, choose, msg


def side_at(t: Table, side: int) -> Side:
    """The attacker (0) or the defender (1)."""
    return sides_of(fight_of(t.state))[side]


def pick_unit(t: Table, by: int, side: int, among: Sequence[int], ask: str, *, rule: str | None = None) -> Flow[int]:
    """One side chooses a unit of a side; nobody is asked to choose between identical units."""
    there = side_at(t, side)
    options = [
        PickUnit(n, there.fighters[n].unit, there.fighters[n].damage, there.fighters[n].routed, side)
        for n in distinct(there, among)
    ]
    picked: PickUnit = yield from choose(decider(t.state, side_at(t, by)), msg(ask), options, rule)
    return picked.n


def destroy(t: Table, side: int, n: int) -> None:
    """Destroy a unit of a side."""
    there = side_at(t, side)
    _fall(t, there, there.fighters.pop(n).unit)


def hurt(t: Table, side: int, n: int) -> bool:
    """Deal 1 damage to a unit of a side; returns whether it was destroyed."""
    there = side_at(t, side)
    unit = there.fighters[n].unit
    if not damage_fighter(there, n):
        return False
    _fall(t, there, unit)
    return True


def _fall(t: Table, there: Side, unit: str) -> None:
    there.lost += 1
    give_back(t.state, there.seat, unit)
    if t.events is not None:
        t.say(msg("say-falls", unit=unit_name(unit), who=banner(t.state, there.seat)))


def suffer_damage(t: Table, side: int, n: int, *, tough: bool = False) -> Flow[None]:
    """A side assigns damage, one at a time; with `tough`, to units with more than 1 health if possible.

    RW-DAMAGE-01.
    """
    for _ in range(n):
        there = side_at(t, side)
        among = may_damage(there)
        if tough and not any(fighter.damage for fighter in there.fighters):
            standing = [k for k in among if unit_health(there, there.fighters[k]) > 1]
            among = standing or among
        if not among:
            return  # RW-DAMAGE-09
        hurt(t, side, (yield from pick_unit(t, side, side, among, "ask-damage", rule="RW-DAMAGE-01")))


def suffer_routs(t: Table, side: int, n: int) -> Flow[None]:
    """A side routs a number of its units (RW-ROUT-03, RW-ROUT-04, RW-ROUT-05)."""
    for _ in range(n):
        among = may_rout(side_at(t, side))
        if not among:
            return
        rout_fighter(side_at(t, side), (yield from pick_unit(t, side, side, among, "ask-rout", rule="RW-ROUT-03")))


def unit_health(side: Side, fighter: Fighter) -> int:
    """The damage that destroys a unit; an ability may have raised it (RW-SHEET-05)."""
    return side.health.get(fighter.unit, UNITS[fighter.unit].health)


def distinct(side: Side, among: Iterable[int]) -> list[int]:
    """One fighter of each identical group, so that nobody has to choose between twins."""
    seen: dict[tuple[str, int, bool], int] = {}
    for n in among:
        fighter = side.fighters[n]
        seen.setdefault((fighter.unit, fighter.damage, fighter.routed), n)
    return list(seen.values())


def may_rout(side: Side) -> list[int]:
    """The fighters a rout can affect: undamaged standing units, or else damaged standing ones.

    RW-ROUT-03, RW-ROUT-04, RW-ROUT-05.
    """
    standing = [n for n, fighter in enumerate(side.fighters) if not fighter.routed]
    return [n for n in standing if not side.fighters[n].damage] or standing


def may_damage(side: Side) -> list[int]:
    """The fighters damage can be assigned to: damaged units, or else standing ones, or else routed ones.

    RW-DAMAGE-02, RW-DAMAGE-03, RW-DAMAGE-04.
    """
    fighters = side.fighters
    everyone = range(len(fighters))
    damaged = [n for n in everyone if fighters[n].damage]
    return damaged or [n for n in everyone if not fighters[n].routed] or list(everyone)


def may_destroy(side: Side, shapes: Sequence[Shape] = ()) -> list[int]:
    """The fighters their owner may destroy: standing units of these shapes, or else routed ones (RW-DAMAGE-06)."""
    fitting = [n for n, f in enumerate(side.fighters) if not shapes or UNITS[f.unit].shape in shapes]
    return [n for n in fitting if not side.fighters[n].routed] or fitting


def damage_fighter(side: Side, n: int) -> bool:
    """Deal 1 damage to a fighter; returns whether that destroys it (RW-DAMAGE-05)."""
    fighter = side.fighters[n]
    fighter.damage += 1
    if fighter.damage < unit_health(side, fighter):
        return False
    del side.fighters[n]
    return True


def rout_fighter(side: Side, n: int) -> None:
    """Rout a fighter (RW-ROUT-01)."""
    side.fighters[n].routed = True
