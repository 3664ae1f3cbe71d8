"""What the abilities of units do."""

from collections.abc import Sequence

from emberhall.effects import Effect, PickEffect
from emberhall.games.runewars.choices import StandUnit
from emberhall.games.runewars.content import UNITS
from emberhall.games.runewars.effects.book import BOOK, Play
from emberhall.games.runewars.effects.nodes import fights, tests
from emberhall.games.runewars.rules import battle, fate
from emberhall.games.runewars.rules.armies import add, remove
from emberhall.games.runewars.rules.fight import call_off
from emberhall.games.runewars.rules.hits import destroy, hurt, pick, side_at, suffer_damage, suffer_routs
from emberhall.games.runewars.rules.retreat import retreat
from emberhall.games.runewars.state import Fighter, Land, Runewars, Side, decider, fight_of, sides_of
from emberhall.games.runewars.terms import NOBODY, Shape
from emberhall.kernel import Ask, Flow, choose, msg


def _theirs(state: Runewars, play: Play) -> Side:
    return sides_of(fight_of(state))[1 - play.side]


def _fitting(side: Side, shapes: Sequence[Shape] = ()) -> list[int]:
    return [n for n, f in enumerate(side.fighters) if not shapes or UNITS[f.unit].shape in shapes]


@BOOK.does(fights.DealDamage)
def deal_damage(t: Land, play: Play, effect: fights.DealDamage) -> Flow[None]:
    yield from suffer_damage(t, 1 - play.side, effect.n, tough=effect.tough)


@BOOK.does(fights.DealRout)
def deal_rout(t: Land, play: Play, effect: fights.DealRout) -> Flow[None]:
    yield from suffer_routs(t, 1 - play.side, effect.n)


@BOOK.does(fights.ValiantStrike)
def valiant_strike(t: Land, play: Play, effect: fights.ValiantStrike) -> Flow[None]:
    among = battle.may_damage(side_at(t, 1 - play.side))
    if among:
        n = yield from pick(t, 1 - play.side, 1 - play.side, among, "ask-damage", rule="RW-DAMAGE-01")
        if not hurt(t, 1 - play.side, n):
            hurt(t, 1 - play.side, n)


@BOOK.does(fights.AddStrength)
def add_strength(t: Land, play: Play, effect: fights.AddStrength) -> None:
    side_at(t, play.side).bonus += effect.n


@BOOK.does(fights.DamageChosen)
def damage_chosen(t: Land, play: Play, effect: fights.DamageChosen) -> Flow[None]:
    for _ in range(effect.n):
        among = _fitting(side_at(t, 1 - play.side))
        if among:
            hurt(
                t,
                1 - play.side,
                (yield from pick(t, play.side, 1 - play.side, among, "ask-damage", rule="RW-DAMAGE-08")),
            )


def _standing(side: Side, shapes: Sequence[Shape] = ()) -> list[int]:
    return [n for n in _fitting(side, shapes) if not side.fighters[n].routed]


@BOOK.does(fights.RoutChosen)
def rout_chosen(t: Land, play: Play, effect: fights.RoutChosen) -> Flow[None]:
    for _ in range(effect.n):
        among = _standing(side_at(t, 1 - play.side), effect.shapes)
        if among:
            n = yield from pick(t, play.side, 1 - play.side, among, "ask-rout")
            battle.rout(side_at(t, 1 - play.side), n)


@BOOK.can(fights.RoutChosen)
def can_rout_chosen(state: Runewars, play: Play, effect: fights.RoutChosen) -> bool:
    return bool(_standing(_theirs(state, play), effect.shapes))


def _marks(side: Side, effect: fights.DestroyChosen) -> list[int]:
    weak = (n for n in _fitting(side, effect.shapes) if side.fighters[n].damage or side.fighters[n].routed)
    return list(weak) if effect.weakened else _fitting(side, effect.shapes)


@BOOK.does(fights.DestroyChosen)
def destroy_chosen(t: Land, play: Play, effect: fights.DestroyChosen) -> Flow[None]:
    for _ in range(effect.n):
        among = _marks(side_at(t, 1 - play.side), effect)
        if among:
            destroy(t, 1 - play.side, (yield from pick(t, play.side, 1 - play.side, among, "ask-destroy")))


@BOOK.can(fights.DestroyChosen)
def can_destroy_chosen(state: Runewars, play: Play, effect: fights.DestroyChosen) -> bool:
    return bool(_marks(_theirs(state, play), effect))


@BOOK.does(fights.OpponentDestroys)
def opponent_destroys(t: Land, play: Play, effect: fights.OpponentDestroys) -> Flow[None]:
    victim = 1 - play.side
    for _ in range(effect.n):
        among = battle.may_destroy(side_at(t, victim), effect.shapes)
        if among:
            destroy(t, victim, (yield from pick(t, victim, victim, among, "ask-destroy", rule="RW-DAMAGE-06")))


def _in_full(state: Runewars, play: Play, effect: Effect) -> bool:
    if not isinstance(effect, fights.OpponentDestroys):
        return True
    return len(_fitting(_theirs(state, play), effect.shapes)) >= effect.n


@BOOK.does(fights.OpponentPicks)
def opponent_picks(t: Land, play: Play, effect: fights.OpponentPicks) -> Flow[None]:
    full = [part for part in effect.of if _in_full(t.state, play, part)]
    options = [PickEffect(n, part, BOOK) for n, part in enumerate(effect.of) if part in (full or effect.of)]
    chosen = options[0]
    if len(options) > 1:
        chosen = yield Ask(decider(t.state, _theirs(t.state, play)), msg("prompt-choose-effect"), options)
    yield from BOOK.do(t, play, chosen.effect)


@BOOK.does(fights.OpponentRouts)
def opponent_routs(t: Land, play: Play, effect: fights.OpponentRouts) -> Flow[None]:
    victim = 1 - play.side
    for _ in range(effect.n):
        there = side_at(t, victim)
        standing = _standing(there)
        slow = [n for n in standing if UNITS[there.fighters[n].unit].initiative >= effect.initiative]
        if standing:
            battle.rout(there, (yield from pick(t, victim, victim, slow or standing, "ask-rout")))


@BOOK.does(fights.OpponentDamages)
def opponent_damages(t: Land, play: Play, effect: fights.OpponentDamages) -> Flow[None]:
    victim = 1 - play.side
    there = side_at(t, victim)
    met: list[Fighter] = []
    for _ in range(effect.n):
        among = [n for n in _standing(there) if not any(there.fighters[n] is one for one in met)]
        if among:
            n = yield from pick(t, victim, victim, among, "ask-damage")
            met.append(there.fighters[n])
            hurt(t, victim, n)


@BOOK.does(fights.AddUnits)
def add_units(t: Land, play: Play, effect: fights.AddUnits) -> None:
    mine = side_at(t, play.side)
    if mine.seat != NOBODY:
        unused = t.state.players[mine.seat].unused
        n = min(effect.n, unused.get(effect.unit, 0))
        if n:
            unused[effect.unit] -= n
            mine.fighters += [Fighter(effect.unit) for _ in range(n)]


@BOOK.does(fights.HealthInBattle)
def health_in_battle(t: Land, play: Play, effect: fights.HealthInBattle) -> None:
    side_at(t, play.side).health[effect.unit] = effect.n


def _able(side: Side, unit: str) -> list[int]:
    return [n for n in _standing(side) if side.fighters[n].unit == unit]


@BOOK.does(fights.Sacrifice)
def sacrifice(t: Land, play: Play, effect: fights.Sacrifice) -> Flow[None]:
    among = _able(side_at(t, play.side), effect.unit)
    destroy(t, play.side, (yield from pick(t, play.side, play.side, among, "ask-destroy")))
    yield from BOOK.do(t, play, effect.effect)


@BOOK.can(fights.Sacrifice)
def can_sacrifice(state: Runewars, play: Play, effect: fights.Sacrifice) -> bool:
    return bool(_able(sides_of(fight_of(state))[play.side], effect.unit))


@BOOK.does(fights.Terrify)
def terrify(t: Land, play: Play, effect: fights.Terrify) -> Flow[None]:
    met: list[Fighter] = []
    for _ in range(effect.n):
        there = side_at(t, 1 - play.side)
        among = [n for n, fighter in enumerate(there.fighters) if not any(fighter is one for one in met)]
        if among:
            n = yield from pick(t, play.side, 1 - play.side, among, "ask-terrify")
            met.append(there.fighters[n])
            if there.fighters[n].routed:
                destroy(t, 1 - play.side, n)
            else:
                battle.rout(there, n)


@BOOK.does(fights.AnotherCard)
def another_card(t: Land, play: Play, effect: fights.AnotherCard) -> None:
    draw = next(draw for draw in fight_of(t.state).draws if draw.side == play.side)
    if draw.extra < draw.units:
        draw.extra += 1
        fate.draw(t, draw.hidden, 1)


@BOOK.does(fights.DamageByWounds)
def damage_by_wounds(t: Land, play: Play, effect: fights.DamageByWounds) -> Flow[None]:
    wounds = [fighter.damage for fighter in side_at(t, play.side).fighters if fighter.unit == effect.unit]
    yield from suffer_damage(t, 1 - play.side, max(wounds, default=0))


def _leave(t: Land, side: int, n: int) -> Flow[None]:
    """A unit of a side leaves the battle by the rules of retreats."""
    there = side_at(t, side)
    unit = there.fighters.pop(n).unit
    yield from retreat(t, there.seat, fight_of(t.state).area, {unit: 1})


@BOOK.does(fights.RetreatChosen)
def retreat_chosen(t: Land, play: Play, effect: fights.RetreatChosen) -> Flow[None]:
    victim = 1 - play.side
    among = _fitting(side_at(t, victim))
    if among:
        yield from _leave(t, victim, (yield from pick(t, play.side, victim, among, "ask-send-away")))


@BOOK.does(fights.OpponentRetreats)
def opponent_retreats(t: Land, play: Play, effect: fights.OpponentRetreats) -> Flow[None]:
    victim = 1 - play.side
    for _ in range(effect.n):
        among = _standing(side_at(t, victim))
        if among:
            n = yield from pick(t, victim, victim, among, "ask-send-away", rule="RW-DEV-11")
            yield from _leave(t, victim, n)


@BOOK.does(fights.CancelByRetreat)
def cancel_by_retreat(t: Land, play: Play, effect: fights.CancelByRetreat) -> Flow[None]:
    yield from call_off(t)


@BOOK.does(fights.DamageBoth)
def damage_both(t: Land, play: Play, effect: fights.DamageBoth) -> Flow[None]:
    for side in (0, 1):
        yield from suffer_damage(t, side, effect.n)


@BOOK.does(fights.Prize)
def prize(t: Land, play: Play, effect: fights.Prize) -> None:
    fight_of(t.state).prize += effect.n


@BOOK.does(fights.ExtraFate)
def extra_fate(t: Land, play: Play, effect: fights.ExtraFate) -> None:
    side_at(t, play.side).favor += effect.n


@BOOK.does(fights.WeakenStronghold)
def weaken_stronghold(t: Land, play: Play, effect: fights.WeakenStronghold) -> None:
    fight_of(t.state).weakened += effect.n  # that of an order is reckoned with its turn (RW-CONQUER-03)


def _lying(state: Runewars, play: Play) -> list[StandUnit]:
    """The routed units of a side: in the battle, and those in the area that take no part."""
    fight = fight_of(state)
    mine, place = sides_of(fight)[play.side], state.places[fight.area]
    taking_part = [StandUnit(f.unit, f.damage, True) for f in mine.fighters if f.routed]
    aside = [StandUnit(u, 0, False) for u, n in place.routed.items() for _ in range(n) if place.holder == mine.seat]
    return taking_part + aside


@BOOK.does(fights.StandUp)
def stand_up(t: Land, play: Play, effect: fights.StandUp) -> Flow[None]:
    fight = fight_of(t.state)
    mine, place = side_at(t, play.side), t.state.places[fight.area]
    for left in range(effect.n, 0, -1):
        lying = _lying(t.state, play)
        if not lying:
            return
        picked = lying[0]
        if len(lying) > left:
            picked = yield from choose(play.seat, msg("ask-stand"), list(dict.fromkeys(lying)))
        if picked.fights:
            who = (picked.unit, picked.damage, True)
            next(f for f in mine.fighters if (f.unit, f.damage, f.routed) == who).routed = False
        else:
            remove(place.routed, picked.unit)
            add(place.standing, {picked.unit: 1})


@BOOK.can(fights.StandUp)
def can_stand_up(state: Runewars, play: Play, effect: fights.StandUp) -> bool:
    return bool(_lying(state, play))


@BOOK.holds(tests.EnemyStands)
def enemy_stands(state: Runewars, play: Play, test: tests.EnemyStands) -> bool:
    return bool(_standing(_theirs(state, play)))


@BOOK.holds(tests.UnitsStand)
def units_stand(state: Runewars, play: Play, test: tests.UnitsStand) -> bool:
    return len(_able(sides_of(fight_of(state))[play.side], test.unit)) >= test.n
