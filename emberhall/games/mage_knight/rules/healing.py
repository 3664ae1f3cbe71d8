"""Wounds and healing: spending Healing points."""

from emberhall.effects import each_of, lasts, sum_of
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.names import name, unit_name
from emberhall.games.mage_knight.rules.common import gain_fame, throw_away, unit_of, wounds_in
from emberhall.games.mage_knight.rules.drawing import draw_cards
from emberhall.games.mage_knight.state import Player, State, Table, Unit
from emberhall.games.mage_knight.terms import Change
from emberhall.kernel import Flow, Option, msg, offer


def wounded(player: Player) -> bool:
    """Whether Healing points could be spent on anything of a hero."""
    return bool(wounds_in(player.hand.cards)) or any(unit.wounds for unit in player.units)


@offer(ch.HEAL_HAND, ch.HealUnit)
def healing(state: State, who: Acting) -> list[Option]:
    """What the Healing points at hand can be spent on (MK-HEAL-13, MK-HEAL-14)."""
    points, player = state.turn.heal, who.player
    if not points:
        return []
    able = [ch.HealUnit(unit.card) for unit in player.units if unit.wounds and unit_of(unit).level <= points]
    return [ch.HEAL_HAND, *able] if wounds_in(player.hand.cards) else [*able]


@healing.does(ch.HEAL_HAND)
def _heal_hand(t: Table, who: Acting, option: Option) -> Flow[None]:
    """Throw away a Wound from the hand for a Healing point."""
    player = who.player
    turn = t.state.turn
    turn.heal -= 1
    throw_away(t, wounds_in(player.hand.cards)[0], player.hand)
    turn.healed += 1
    t.say(msg("say-heals", hero=name("hero", player.hero)))
    if turn.mods:
        _spent(t, player, 1)
        yield from draw_cards(t, player, sum_of(turn.mods, Change.GRAIL_DRAW) + sum_of(turn.mods, Change.CURE))


@healing.does(ch.HealUnit)
def _heal_unit(t: Table, who: Acting, option: ch.HealUnit) -> None:
    """Heal a Wound of a Unit for as many points as its Level."""
    player = who.player
    turn = t.state.turn
    unit = next(unit for unit in player.units if unit.card == option.unit)
    turn.heal -= unit_of(unit).level
    unit.wounds -= 1
    t.say(msg("say-unit-healed", unit=unit_name(unit.card)))
    restore(t.state, unit)
    if turn.mods:
        _spent(t, player, unit_of(unit).level)


def restore(state: State, unit: Unit) -> None:
    """A Unit was healed: with Cure it is ready too."""
    turn = state.turn
    turn.restored.append(unit.card)
    if turn.mods and lasts(turn.mods, Change.CURE):
        unit.ready = True


def _spent(t: Table, player: Player, points: int) -> None:
    """Fame for points of a Healing that gives it; those are spent first."""
    for grail in each_of(t.state.turn.mods, Change.GRAIL_FAME):
        n = min(points, grail.n)
        if n:
            grail.n -= n
            points -= n
            gain_fame(t, player, n)
