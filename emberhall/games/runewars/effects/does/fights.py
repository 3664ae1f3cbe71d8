"""Effects of units' abilities and battle cards."""

from collections.abc import Sequence

from emberhall.effects import Effect, PickEffect
from emberhall.games.runewars.choices import StandUnit
from emberhall.games.runewars.content import UNITS
from emberhall.games.runewars.effects import nodes as fx
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.rules.armies import add_units, remove_units
from emberhall.games.runewars.rules.battle import call_off
from emberhall.games.runewars.rules.damage import (
    destroy,
    hurt,
    may_damage,
    may_destroy,
    pick_unit,
    rout_fighter,
    side_at,
    suffer_damage,
    suffer_routs,
)
from emberhall.games.runewars.rules.fate import draw_fate
from emberhall.games.runewars.rules.retreat import retreat
from emberhall.games.runewars.state import Fighter, Side, State, Table, decider, fight_of, sides_of
from emberhall.games.runewars.terms import Shape
from emberhall.kernel import NOBODY, Flow, choose, msg


def _theirs(state: State, playing: Playing) -> Side:
    return sides_of(fight_of(state))[1 - playing.side]


def _fitting(side: Side, shapes: Sequence[Shape] = ()) -> list[int]:
    return [n for n, f in enumerate(side.fighters) if not shapes or UNITS[f.unit].shape in shapes]


@BOOK.does(fx.DealDamage)
def deal_damage(t: Table, playing: Playing, effect: fx.DealDamage) -> Flow[None]:
    yield from suffer_damage(t, 1 - playing.side, effect.n, tough=effect.tough)


@BOOK.does(fx.DealRout)
def deal_rout(t: Table, playing: Playing, effect: fx.DealRout) -> Flow[None]:
    yield from suffer_routs(t, 1 - playing.side, effect.n)


@BOOK.does(fx.ValiantStrike)
def valiant_strike(t: Table, playing: Playing, effect: fx.ValiantStrike) -> Flow[None]:
    among = may_damage(side_at(t, 1 - playing.side))
    if among:
        n = yield from pick_unit(t, 1 - playing.side, 1 - playing.side, among, "ask-damage", rule="RW-DAMAGE-01")
        if not hurt(t, 1 - playing.side, n):
            hurt(t, 1 - playing.side, n)


@BOOK.does(fx.AddStrength)
def add_strength(t: Table, playing: Playing, effect: fx.AddStrength) -> None:
    side_at(t, playing.side).bonus += effect.n


@BOOK.does(fx.DamageChosen)
def damage_chosen(t: Table, playing: Playing, effect: fx.DamageChosen) -> Flow[None]:
    for _ in range(effect.n):
        among = _fitting(side_at(t, 1 - playing.side))
        if among:
            hurt(
                t,
                1 - playing.side,
                (yield from pick_unit(t, playing.side, 1 - playing.side, among, "ask-damage", rule="RW-DAMAGE-08")),
            )


def _standing(side: Side, shapes: Sequence[Shape] = ()) -> list[int]:
    return [n for n in _fitting(side, shapes) if not side.fighters[n].routed]


@BOOK.does(fx.RoutChosen)
def rout_chosen(t: Table, playing: Playing, effect: fx.RoutChosen) -> Flow[None]:
    for _ in range(effect.n):
        among = _standing(side_at(t, 1 - playing.side), effect.shapes)
        if among:
            n = yield from pick_unit(t, playing.side, 1 - playing.side, among, "ask-rout")
            rout_fighter(side_at(t, 1 - playing.side), n)


@BOOK.can(fx.RoutChosen)
def can_rout_chosen(state: State, playing: Playing, effect: fx.RoutChosen) -> bool:
    return bool(_standing(_theirs(state, playing), effect.shapes))


def _marks(side: Side, effect: fx.DestroyChosen) -> list[int]:
    weak = (n for n in _fitting(side, effect.shapes) if side.fighters[n].damage or side.fighters[n].routed)
    return list(weak) if effect.weakened else _fitting(side, effect.shapes)


@BOOK.does(fx.DestroyChosen)
def destroy_chosen(t: Table, playing: Playing, effect: fx.DestroyChosen) -> Flow[None]:
    for _ in range(effect.n):
        among = _marks(side_at(t, 1 - playing.side), effect)
        if among:
            destroy(
                t, 1 - playing.side, (yield from pick_unit(t, playing.side, 1 - playing.side, among, "ask-destroy"))
            )


@BOOK.can(fx.DestroyChosen)
def can_destroy_chosen(state: State, playing: Playing, effect: fx.DestroyChosen) -> bool:
    return bool(_marks(_theirs(state, playing), effect))


@BOOK.does(fx.OpponentDestroys)
def opponent_destroys(t: Table, playing: Playing, effect: fx.OpponentDestroys) -> Flow[None]:
    victim = 1 - playing.side
    for _ in range(effect.n):
        among = may_destroy(side_at(t, victim), effect.shapes)
        if among:
            destroy(t, victim, (yield from pick_unit(t, victim, victim, among, "ask-destroy", rule="RW-DAMAGE-06")))


def _in_full(state: State, playing: Playing, effect: Effect) -> bool:
    if not isinstance(effect, fx.OpponentDestroys):
        return True
    return len(_fitting(_theirs(state, playing), effect.shapes)) >= effect.n


@BOOK.does(fx.OpponentPicks)
def opponent_picks(t: Table, playing: Playing, effect: fx.OpponentPicks) -> Flow[None]:
    full = [part for part in effect.of if _in_full(t.state, playing, part)]
    options = [PickEffect(n, part, BOOK) for n, part in enumerate(effect.of) if part in (full or effect.of)]
    chosen = yield from choose(decider(t.state, _theirs(t.state, playing)), msg("prompt-choose-effect"), options)
    yield from BOOK.do(t, playing, chosen.effect)


@BOOK.does(fx.OpponentRouts)
def opponent_routs(t: Table, playing: Playing, effect: fx.OpponentRouts) -> Flow[None]:
    victim = 1 - playing.side
    for _ in range(effect.n):
        there = side_at(t, victim)
        standing = _standing(there)
        slow = [n for n in standing if UNITS[there.fighters[n].unit].initiative >= effect.initiative]
        if standing:
            rout_fighter(there, (yield from pick_unit(t, victim, victim, slow or standing, "ask-rout")))


@BOOK.does(fx.OpponentDamages)
def opponent_damages(t: Table, playing: Playing, effect: fx.OpponentDamages) -> Flow[None]:
    victim = 1 - playing.side
    there = side_at(t, victim)
    met: list[Fighter] = []
    for _ in range(effect.n):
        among = [n for n in _standing(there) if not any(there.fighters[n] is one for one in met)]
        if among:
            n = yield from pick_unit(t, victim, victim, among, "ask-damage")
            met.append(there.fighters[n])
            hurt(t, victim, n)


@BOOK.does(fx.AddUnits)
def do_add_units(t: Table, playing: Playing, effect: fx.AddUnits) -> None:
    mine = side_at(t, playing.side)
    if mine.seat != NOBODY:
        unused = t.state.players[mine.seat].unused
        n = min(effect.n, unused.get(effect.unit, 0))
        if n:
            unused[effect.unit] -= n
            mine.fighters += [Fighter(effect.unit) for _ in range(n)]


@BOOK.does(fx.HealthInBattle)
def health_in_battle(t: Table, playing: Playing, effect: fx.HealthInBattle) -> None:
    side_at(t, playing.side).health[effect.unit] = effect.n


def _able(side: Side, unit: str) -> list[int]:
    return [n for n in _standing(side) if side.fighters[n].unit == unit]


@BOOK.does(fx.Sacrifice)
def sacrifice(t: Table, playing: Playing, effect: fx.Sacrifice) -> Flow[None]:
    among = _able(side_at(t, playing.side), effect.unit)
    destroy(t, playing.side, (yield from pick_unit(t, playing.side, playing.side, among, "ask-destroy")))
    yield from BOOK.do(t, playing, effect.effect)


@BOOK.can(fx.Sacrifice)
def can_sacrifice(state: State, playing: Playing, effect: fx.Sacrifice) -> bool:
    return bool(_able(sides_of(fight_of(state))[playing.side], effect.unit))


@BOOK.does(fx.Terrify)
def terrify(t: Table, playing: Playing, effect: fx.Terrify) -> Flow[None]:
    met: list[Fighter] = []
    for _ in range(effect.n):
        there = side_at(t, 1 - playing.side)
        among = [n for n, fighter in enumerate(there.fighters) if not any(fighter is one for one in met)]
        if among:
            n = yield from pick_unit(t, playing.side, 1 - playing.side, among, "ask-terrify")
            met.append(there.fighters[n])
            if there.fighters[n].routed:
                destroy(t, 1 - playing.side, n)
            else:
                rout_fighter(there, n)


@BOOK.does(fx.AnotherCard)
def another_card(t: Table, playing: Playing, effect: fx.AnotherCard) -> None:
    draw = next(draw for draw in fight_of(t.state).draws if draw.side == playing.side)
    if draw.extra < draw.units:
        draw.extra += 1
        draw_fate(t, draw.hidden, 1)


@BOOK.does(fx.DamageByWounds)
def damage_by_wounds(t: Table, playing: Playing, effect: fx.DamageByWounds) -> Flow[None]:
    wounds = [fighter.damage for fighter in side_at(t, playing.side).fighters if fighter.unit == effect.unit]
    yield from suffer_damage(t, 1 - playing.side, max(wounds, default=0))


def _leave(t: Table, side: int, n: int) -> Flow[None]:
    """A unit leaves the battle and retreats."""
    there = side_at(t, side)
    unit = there.fighters.pop(n).unit
    yield from retreat(t, there.seat, fight_of(t.state).area, {unit: 1})


@BOOK.does(fx.RetreatChosen)
def retreat_chosen(t: Table, playing: Playing, effect: fx.RetreatChosen) -> Flow[None]:
    victim = 1 - playing.side
    among = _fitting(side_at(t, victim))
    if among:
        yield from _leave(t, victim, (yield from pick_unit(t, playing.side, victim, among, "ask-send-away")))


@BOOK.does(fx.OpponentRetreats)
def opponent_retreats(t: Table, playing: Playing, effect: fx.OpponentRetreats) -> Flow[None]:
    victim = 1 - playing.side
    for _ in range(effect.n):
        among = _standing(side_at(t, victim))
        if among:
            n = yield from pick_unit(t, victim, victim, among, "ask-send-away", rule="RW-DEV-11")
            yield from _leave(t, victim, n)


@BOOK.does(fx.CancelByRetreat)
def cancel_by_retreat(t: Table, playing: Playing, effect: fx.CancelByRetreat) -> Flow[None]:
    yield from call_off(t)


@BOOK.does(fx.DamageBoth)
def damage_both(t: Table, playing: Playing, effect: fx.DamageBoth) -> Flow[None]:
    for side in (0, 1):
        yield from suffer_damage(t, side, effect.n)


@BOOK.does(fx.Prize)
def prize(t: Table, playing: Playing, effect: fx.Prize) -> None:
    fight_of(t.state).prize += effect.n


@BOOK.does(fx.ExtraFate)
def extra_fate(t: Table, playing: Playing, effect: fx.ExtraFate) -> None:
    side_at(t, playing.side).favor += effect.n


@BOOK.does(fx.WeakenStronghold)
def weaken_stronghold(t: Table, playing: Playing, effect: fx.WeakenStronghold) -> None:
    fight_of(t.state).weakened += effect.n  # the bonus of an order counts with its turn (RW-CONQUER-03)


def _lying(state: State, playing: Playing) -> list[StandUnit]:
    """The routed units of a side: in the battle, and in the area without taking part."""
    fight = fight_of(state)
    mine, place = sides_of(fight)[playing.side], state.places[fight.area]
    taking_part = [StandUnit(f.unit, f.damage, True) for f in mine.fighters if f.routed]
    aside = [StandUnit(u, 0, False) for u, n in place.routed.items() for _ in range(n) if place.holder == mine.seat]
    return taking_part + aside


@BOOK.does(fx.StandUp)
def stand_up(t: Table, playing: Playing, effect: fx.StandUp) -> Flow[None]:
    fight = fight_of(t.state)
    mine, place = side_at(t, playing.side), t.state.places[fight.area]
    for left in range(effect.n, 0, -1):
        lying = _lying(t.state, playing)
        if not lying:
            return
        picked = lying[0]
        if len(lying) > left:
            picked = yield from choose(playing.seat, msg("ask-stand"), list(dict.fromkeys(lying)))
        if picked.fights:
            who = (picked.unit, picked.damage, True)
            next(f for f in mine.fighters if (f.unit, f.damage, f.routed) == who).routed = False
        else:
            remove_units(place.routed, picked.unit)
            add_units(place.standing, {picked.unit: 1})


@BOOK.can(fx.StandUp)
def can_stand_up(state: State, playing: Playing, effect: fx.StandUp) -> bool:
    return bool(_lying(state, playing))


@BOOK.holds(fx.EnemyStands)
def enemy_stands(state: State, playing: Playing, test: fx.EnemyStands) -> bool:
    return bool(_standing(_theirs(state, playing)))


@BOOK.holds(fx.UnitsStand)
def units_stand(state: State, playing: Playing, test: fx.UnitsStand) -> bool:
    return len(_able(sides_of(fight_of(state))[playing.side], test.unit)) >= test.n
