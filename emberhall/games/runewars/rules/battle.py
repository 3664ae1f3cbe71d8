"""Battles, as far as nobody has to be asked: who draws, what cards give, whom routs and damage may meet, who wins."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from emberhall.games.runewars.content import FATE, UNITS
from emberhall.games.runewars.state import Fight, Fighter, Side
from emberhall.games.runewars.terms import DAMAGED_STRONGHOLD, STRONGHOLD, Shape


class Tally(NamedTuple):
    """What the cards of one draw give: abilities, routs, damage."""

    special: int
    rout: int
    damage: int


def tally(cards: Iterable[str], shape: Shape) -> Tally:
    """What fate cards give units of a shape (RW-ROUND-03, -05 to -07, -16)."""
    found = {"special": 0, "rout": 0, "damage": 0, "miss": 0}
    for card in cards:
        symbol, n = FATE[card].zone(shape)
        found[symbol] += n
    return Tally(found["special"], found["rout"], found["damage"])


def enlist(seat: int, standing: dict[str, int]) -> Side:
    """The side that these units make; those that were routed before take no part (RW-BATTLE-04, -06)."""
    return Side(seat, [Fighter(unit) for unit, n in standing.items() for _ in range(n)])


def due(side: Side, initiative: int) -> list[str]:
    """The types of an initiative that stand and have not drawn in this battle (RW-ROUND-01, -02, -14)."""
    standing = dict.fromkeys(fighter.unit for fighter in side.fighters if not fighter.routed)
    return [unit for unit in standing if UNITS[unit].initiative == initiative and unit not in side.drawn]


def advance(fight: Fight) -> bool:
    """Go on to the next initiative for which somebody draws; False: the rounds are over (RW-ROUND-09, -11)."""
    while fight.initiative <= 5:
        if due(fight.attacker, fight.initiative) or due(fight.defender, fight.initiative):
            return True
        fight.initiative += 1
    return False


def cards_for(side: Side, unit: str) -> int:
    """How many fate cards are drawn for a type: one for each standing unit (RW-ROUND-02)."""
    return sum(fighter.unit == unit and not fighter.routed for fighter in side.fighters)


def health(side: Side, fighter: Fighter) -> int:
    """The damage that destroys a unit, which an ability may have raised (RW-SHEET-05)."""
    return side.health.get(fighter.unit, UNITS[fighter.unit].health)


def distinct(side: Side, among: Iterable[int]) -> list[int]:
    """One of each of these fighters that are alike: who is asked need not tell twins apart."""
    seen: dict[tuple[str, int, bool], int] = {}
    for n in among:
        fighter = side.fighters[n]
        seen.setdefault((fighter.unit, fighter.damage, fighter.routed), n)
    return list(seen.values())


def may_rout(side: Side) -> list[int]:
    """The fighters that a rout may meet: undamaged standing ones, else damaged ones that stand (RW-ROUT-03 to -05)."""
    standing = [n for n, fighter in enumerate(side.fighters) if not fighter.routed]
    return [n for n in standing if not side.fighters[n].damage] or standing


def may_damage(side: Side) -> list[int]:
    """The fighters that a damage may meet: damaged ones, else standing ones, else routed ones (RW-DAMAGE-02 to -04)."""
    fighters = side.fighters
    everyone = range(len(fighters))
    damaged = [n for n in everyone if fighters[n].damage]
    return damaged or [n for n in everyone if not fighters[n].routed] or list(everyone)


def may_destroy(side: Side, shapes: Sequence[Shape] = ()) -> list[int]:
    """The fighters that their owner may destroy: standing ones of these shapes, else routed ones (RW-DAMAGE-06)."""
    fitting = [n for n, f in enumerate(side.fighters) if not shapes or UNITS[f.unit].shape in shapes]
    return [n for n in fitting if not side.fighters[n].routed] or fitting


def damage(side: Side, n: int) -> bool:
    """A fighter takes a damage; whether that destroys it (RW-DAMAGE-05)."""
    fighter = side.fighters[n]
    fighter.damage += 1
    if fighter.damage < health(side, fighter):
        return False
    del side.fighters[n]
    return True


def rout(side: Side, n: int) -> None:
    """A fighter is routed (RW-ROUT-01)."""
    side.fighters[n].routed = True


def counted(side: Side) -> int:
    """The strength of a side: its standing units and routed hexagons, and what abilities added (RW-BATTLE-14, -15)."""
    return side.bonus + sum(not f.routed or UNITS[f.unit].shape == "hexagon" for f in side.fighters)


def of_stronghold(stands: bool, damaged: bool, weakened: int) -> int:
    """What a stronghold adds for the defender, never less than nothing (RW-BATTLE-18, RW-CONQUER-05)."""
    return max(0, (DAMAGED_STRONGHOLD if damaged else STRONGHOLD) - weakened) if stands else 0


def damages_stronghold(fight: Fight) -> bool:
    """Whether a stronghold that was defended is damaged: an attacker still stands (RW-BATTLE-24, -25)."""
    return any(not fighter.routed for fighter in fight.attacker.fighters)


def left(side: Side, *, routed: bool) -> tuple[dict[str, int], dict[str, int]]:
    """The units that a side has left, standing and routed; `routed`: all are, it has lost (RW-BATTLE-27, -28)."""
    found: tuple[dict[str, int], dict[str, int]] = ({}, {})
    for fighter in side.fighters:
        group = found[routed or fighter.routed]
        group[fighter.unit] = group.get(fighter.unit, 0) + 1
    return found
