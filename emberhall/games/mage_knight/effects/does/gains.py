"""Gains and losses: cards, crystals, mana, Fame, Reputation, Wounds, Units, dice."""

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.effects.book import Needs, does, needing
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.names import name, unit_name
from emberhall.games.mage_knight.rules.common import (
    gain_crystal,
    gain_fame,
    gain_mana,
    gain_reputation,
    guarded,
    take_wound,
    unit_of,
)
from emberhall.games.mage_knight.rules.drawing import draw_cards
from emberhall.games.mage_knight.rules.mana import can_pay, forgone, may_be_set, more_dice, pay, pick_colour, usable
from emberhall.games.mage_knight.state import Modifier, State, Table, Unit
from emberhall.games.mage_knight.terms import ALL_BASIC, BASIC, BLACK_BIT, COLOURS, Change
from emberhall.kernel import Flow, choose, confirm, msg


@does(fx.Draw)
def _draw(t: Table, play: Playing, effect: fx.Draw) -> Flow[None]:
    t.say(msg("say-draws", hero=name("hero", play.player.hero), n=effect.n))
    yield from draw_cards(t, play.player, effect.n)


@does(fx.Crystal)
def _crystal(t: Table, play: Playing, effect: fx.Crystal) -> Flow[None]:
    for _ in range(effect.n):
        gain_crystal(t, play.player, (yield from pick_colour(t, effect.colours, "ask-crystal")))


@does(fx.Mana)
def _mana(t: Table, play: Playing, effect: fx.Mana) -> Flow[None]:
    for _ in range(effect.n):
        gain_mana(t, play.player, (yield from pick_colour(t, effect.colours, "ask-mana")))


@does(fx.Fame)
def _fame(t: Table, play: Playing, effect: fx.Fame) -> None:
    gain_fame(t, play.player, effect.n)


@does(fx.Reputation)
def _reputation(t: Table, play: Playing, effect: fx.Reputation) -> None:
    gain_reputation(t, play.player, effect.n)


@does(fx.TakeWound)
def _take_wound(t: Table, play: Playing, effect: fx.TakeWound) -> None:
    for _ in range(effect.n):
        take_wound(t, play.player)


@does(fx.WoundSelf)
def _wound_self(t: Table, play: Playing, effect: fx.WoundSelf) -> Flow[None]:
    assert play.unit is not None
    if guarded(play.unit):  # MKX-BANNER-04
        prompt = msg("ask-fortitude", unit=unit_name(play.unit.card))
        if (yield from confirm(t.state.turn.seat, prompt, "MKX-BANNER-04")):
            play.unit.banner_used = True
            return
    play.unit.wounds += 1


@does(fx.Ready)
def _ready(t: Table, play: Playing, effect: fx.Ready) -> Flow[None]:
    units = to_ready(play, effect)
    if units:
        picks = [ch.pick_unit(unit.card) for unit in units]
        pick: ch.PickUnit = yield from choose(t.state.turn.seat, msg("ask-ready"), picks)
        next(unit for unit in units if unit.card == pick.unit).ready = True
        t.say(msg("say-unit-readied", unit=unit_name(pick.unit)))


@does(fx.ExtraDie)
def _extra_die(t: Table, play: Playing, effect: fx.ExtraDie) -> None:
    more_dice(t.state.turn, effect.n)
    if effect.black_any:
        t.state.turn.mods.append(Modifier(Change.BLACK_DIE_ANY))


@does(fx.SetDice)
def _set_dice(t: Table, play: Playing, effect: fx.SetDice) -> Flow[None]:
    state, turn = t.state, t.state.turn
    for _ in range(min(effect.dice, len(state.source))):
        faces = [ch.PICK_DIE[colour] for colour in may_be_set(state)]
        if not faces:
            return  # the last one was spent on the card itself
        die: ch.PickDie = yield from choose(turn.seat, msg("ask-take-die"), faces)
        colour = yield from pick_colour(t, ALL_BASIC | BLACK_BIT, "ask-set-die")
        state.source.remove(COLOURS.index(die.colour))
        turn.dice_set.append(colour)
        gain_mana(t, play.player, colour, effect.tokens)


@does(fx.Crystallize)
def _crystallize(t: Table, play: Playing, effect: fx.Crystallize) -> Flow[None]:
    gain_crystal(t, play.player, (yield from pay(t, play.player, ALL_BASIC)))


@does(fx.OwnedCrystal)
def _owned_crystal(t: Table, play: Playing, effect: fx.OwnedCrystal) -> Flow[None]:
    owned = sum(1 << colour for colour in BASIC if play.player.crystals[colour])
    gain_crystal(t, play.player, (yield from pick_colour(t, owned, "ask-crystal")))


# what they need


@needing(fx.Crystallize)
def _basic_mana(effect: fx.Crystallize) -> Needs:
    return lambda state, play: bool(usable(state, play.player) & ALL_BASIC)


@needing(fx.OwnedCrystal)
def _some_crystal(effect: fx.OwnedCrystal) -> Needs:
    return lambda state, play: any(play.player.crystals)


@needing(fx.SetDice)
def _enough_dice(effect: fx.SetDice) -> Needs:
    return lambda state, play: _to_set(state, play) >= effect.dice and not forgone(state.turn)


@needing(fx.Ready)
def _spent_unit(effect: fx.Ready) -> Needs:
    return lambda state, play: bool(to_ready(play, effect))


def _to_set(state: State, play: Playing) -> int:
    """The dice left in the Source to be set, once all is paid."""
    return len(state.source) - (not can_pay(state, play.player, play.cost, dice=False))


def to_ready(play: Playing, effect: fx.Ready) -> list[Unit]:
    """The spent Units that the effect can ready."""
    return [
        unit
        for unit in play.player.units
        if not unit.ready and unit_of(unit).level <= effect.level and not (effect.other and unit is play.unit)
    ]
