"""When an effect can be played: the moments it is made for, and what it needs."""

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

import emberhall.games.mage_knight.effects.nodes as fx
import emberhall.games.mage_knight.terms as mk
from emberhall.games.mage_knight.rules.common import card_of, others_in, unit_of
from emberhall.games.mage_knight.rules.foes import fortifications, immune, present
from emberhall.games.mage_knight.rules.mana import can_pay, forgone, usable
from emberhall.games.mage_knight.state import THREATENS, Deed, MageKnightState, Player, Unit


class Playing:
    """An effect being played: by whom, from what, and in which moment."""

    __slots__ = ("bonus", "chain", "colour", "cost", "kind", "moment", "origin", "player", "source", "unit", "vessel")

    def __init__(
        self, player: Player, moment: int, source: str, colour: int = mk.COLOURLESS, origin: str = "card"
    ) -> None:
        self.player = player
        self.moment = moment
        self.source = source
        self.colour = colour
        #: "card", "sideways", "unit", "skill", "tactic"
        self.origin = origin
        #: Raises the first value that the effect gives.
        self.bonus = 0
        #: The kind of Attack that it is about to give.
        self.kind = mk.MELEE
        self.unit: Unit | None = None
        #: Mana that is still to be paid for it besides.
        self.cost: tuple[int, ...] = ()
        #: The cards of a compound effect that are being played already, and the one that lies in the Play area for it.
        self.chain: tuple[str, ...] = ()
        self.vessel = source

    def lent(self, card: str, colour: int) -> "Playing":
        """The effect of another card, used as a part of this one (MK-EFFECT-04, -07)."""
        other = Playing(self.player, self.moment, card, colour)
        other.chain = (*self.chain, self.source)
        other.cost = self.cost
        other.vessel = self.vessel
        return other


Needs: TypeAlias = Callable[[MageKnightState, Playing], bool]


@cache
def moments(effect: fx.Effect) -> int:
    """The moments (bits) in which the effect can be played: where it is allowed and something of it has a use."""
    return _allowed(effect) & _useful(effect)


def _allowed(effect: fx.Effect) -> int:
    match effect:
        case fx.Heal() | fx.Ready():
            return mk.PEACE  # MK-COMBAT-30, MKW-UNIT-18
        case fx.Attack(_, kind, _):
            return mk.KIND_MOMENTS[kind]
        case fx.Block() | fx.WhenBlocked():
            return mk.BLOCKING
        case fx.OnEnemy():
            return mk.COMBAT & ~mk.DAMAGE
        case fx.When(when, _):
            return when
        case fx.IfPossible(inner):
            return moments(inner)
        case fx.Choose(options):
            return _any(options)
        case fx.Then(parts):
            found = mk.ANY_TIME
            for part in parts:
                found &= _allowed(part)
            return found
        case fx.DayNight(day, night):
            return moments(day) | moments(night)
        case fx.OnTerrain(_, there, elsewhere):
            return moments(there) | moments(elsewhere)
        case fx.Plus(inner) | fx.Discarding(inner) | fx.PayingMana(_, inner):
            return _allowed(inner)
        case fx.ByMana(red, blue, green, white):
            return _any((red, blue, green, white))
        case fx.Named(name):
            from emberhall.games.mage_knight.effects.by_card import NAMED

            return NAMED[name].moments
        case _:
            return mk.ANY_TIME  # Special effects (MK-TURN-26); Move and Influence, if they have a use (MK-TURN-28)


def _useful(effect: fx.Effect) -> int:
    match effect:
        case fx.Move():
            return mk.MOVING | mk.MOVE_USE
        case fx.Influence():
            return mk.INTERACTING | mk.INFLUENCE_USE
        case fx.Terrain():
            return mk.MOVING
        case fx.Reputation() | fx.TakeWound() | fx.WoundSelf():
            return 0  # what happens besides
        case fx.Then(parts):
            found = 0
            for part in parts:
                found |= _useful(part)
            return found
        case fx.If(when, inner):
            return when & _useful(inner)
        case fx.Plus(inner) | fx.Discarding(inner) | fx.PayingMana(_, inner) | fx.IfLeastFame(inner) | fx.May(inner):
            return _useful(inner)
        case _:
            return mk.ANY_TIME


def _any(effects: tuple[fx.Effect, ...]) -> int:
    found = 0
    for effect in effects:
        found |= moments(effect)
    return found


@cache
def needs(effect: fx.Effect) -> Needs | None:
    """What must be so for the effect to be playable, or None if nothing must (MK-DEED-18)."""
    match effect:
        case fx.Crystallize():
            return lambda state, play: bool(usable(state, play.player) & mk.ALL_BASIC)
        case fx.OwnedCrystal():
            return lambda state, play: any(play.player.crystals)
        case fx.SetDice(dice, _):
            return lambda state, play: _to_set(state, play) >= dice and not forgone(state.turn)
        case fx.ByMana():
            return lambda state, play: bool(payable_colours(state, play, effect))
        case fx.PayingMana(colours, inner):
            return _both(lambda state, play: _can_add(state, play, colours), needs(inner))
        case fx.Discarding(inner):
            return _both(lambda state, play: bool(spare_cards(play)), needs(inner))
        case fx.Boost():
            return lambda state, play: bool(boostable(state, play))
        case fx.OnEnemy():
            return lambda state, play: bool(touched(state, play, effect))
        case fx.Ready():
            return lambda state, play: bool(to_ready(play, effect))
        case fx.Choose(options):
            return (
                None
                if all(needs(option) is None and moments(option) == moments(effect) for option in options)
                else lambda state, play: bool(open_options(state, play, options))
            )
        case fx.Then(parts):
            found = None
            for part in parts:
                found = _both(found, needs(part))
            return found
        case fx.Plus(inner) | fx.When(_, inner):
            return needs(inner)
        case fx.DayNight(day, night):
            by_day, by_night = needs(day), needs(night)
            if by_day is None and by_night is None:
                return None
            return lambda state, play: playable(state, play, night if is_night(state) else day)
        case fx.Named(name):
            from emberhall.games.mage_knight.effects.by_card import NAMED

            return NAMED[name].needs
        case _:
            return None


def _both(a: Needs | None, b: Needs | None) -> Needs | None:
    if a is None or b is None:
        return a or b
    one, other = a, b
    return lambda state, play: one(state, play) and other(state, play)


def playable(state: MageKnightState, play: Playing, effect: fx.Effect) -> bool:
    """Whether the effect can be played now."""
    if not moments(effect) & play.moment:
        return False
    need = needs(effect)
    return need is None or need(state, play)


def is_night(state: MageKnightState) -> bool:
    """Night, or a place under the ground, where the rules of the night hold."""
    return state.night or (state.combat is not None and state.combat.mana_before is not None)


def to_ready(play: Playing, effect: fx.Ready) -> list[Unit]:
    """The spent Units that the effect can ready."""
    return [
        unit
        for unit in play.player.units
        if not unit.ready and unit_of(unit).level <= effect.level and not (effect.other and unit is play.unit)
    ]


def open_options(state: MageKnightState, play: Playing, options: tuple[fx.Effect, ...]) -> list[tuple[int, fx.Effect]]:
    """The options of a choice that can be used now, with their places in it."""
    return [(i, option) for i, option in enumerate(options) if playable(state, play, option)]


def boostable(state: MageKnightState, play: Playing) -> list[Deed]:
    """The other Action cards in hand whose strong effect can be used now."""
    return [card for card in lendable(state, play, strong=True) if not isinstance(card_of(card).strong, fx.Boost)]


def lendable(state: MageKnightState, play: Playing, *, strong: bool) -> list[Deed]:
    """The other Action cards in hand whose basic or strong effect can be used now as a part of this one."""
    found = []
    for card in play.player.hand.cards:
        kind = card_of(card)
        effect = kind.strong if strong else kind.basic
        if not kind.action or effect is None or card == play.source or card in play.chain:
            continue
        if playable(state, play.lent(card, kind.colour), effect):
            found.append(card)
    return found


def thrown_for(play: Playing) -> list[Deed]:
    """The Action cards in hand that may be thrown away as a price (MK-DEED-18, MKW-TERM-01)."""
    return [card for card in spare_cards(play) if card_of(card).action]


def spare_cards(play: Playing) -> list[Deed]:
    """The cards in hand that may be discarded as a price: no Wound, not the card itself (MK-DEED-19)."""
    return [card for card in others_in(play.player.hand.cards) if card != play.source and card not in play.chain]


def _to_set(state: MageKnightState, play: Playing) -> int:
    """The dice left in the Source to be set, once all is paid."""
    return len(state.source) - (not can_pay(state, play.player, play.cost, dice=False))


def _can_add(state: MageKnightState, play: Playing, colours: int) -> bool:
    return any(colours >> colour & 1 and can_pay(state, play.player, (*play.cost, colour)) for colour in range(6))


def payable_colours(state: MageKnightState, play: Playing, effect: fx.ByMana) -> int:
    """The colours (bits) that can be paid (besides what is to be paid anyway) and have an effect that can be used."""
    found = 0
    for colour in mk.BASIC:
        if playable(state, play, effect.of(colour)) and can_pay(state, play.player, (*play.cost, colour)):
            found |= 1 << colour
    return found


_STOPPED = (fx.NoAttack(),)


def touched(state: MageKnightState, play: Playing, effect: fx.OnEnemy) -> list[int]:
    """The foes that the effect can touch."""
    combat = state.combat
    if combat is None:
        return []
    return [
        i
        for i in present(combat)
        if not immune(combat.foes[i], play.colour, effect.changes)
        and (effect.changes != _STOPPED or any(attack.state == THREATENS for attack in combat.foes[i].attacks))
        and not (effect.unfortified and fortifications(state, combat.foes[i]))
    ]
