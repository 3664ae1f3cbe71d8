"""Effects in words: the text of a card is made from what it does."""

from collections.abc import Callable
from functools import cache
from typing import Any

import emberhall.games.mage_knight.effects.nodes as fx
import emberhall.games.mage_knight.terms as mk
from emberhall.games.mage_knight.names import colour_name, name
from emberhall.kernel import Message, msg

_DESCRIBE: dict[type, Callable[[Any], Message]] = {}


@cache
def describe(effect: fx.Effect | None, mana: int = mk.COLOURLESS) -> Message:
    """What the effect does; with the mana to be paid for it first."""
    if effect is None:
        return msg("fx-nothing")
    text = _DESCRIBE[type(effect)](effect)
    return text if mana == mk.COLOURLESS else msg("fx-for-mana", colour=colour_name(mana), effect=text)


def describes(kind: type) -> Callable[[Callable[[Any], Message]], Callable[[Any], Message]]:
    """The function says what effects of this kind do."""

    def register(function: Callable[[Any], Message]) -> Callable[[Any], Message]:
        _DESCRIBE[kind] = function
        return function

    return register


def _colours(colours: int) -> Message:
    if colours == mk.ALL_BASIC:
        return msg("fx-any-basic-colour")
    if colours == mk.ALL_BASIC | mk.GOLD_BIT | mk.BLACK_BIT:
        return msg("fx-any-colour")
    return _either([colour_name(colour) for colour in range(6) if colours >> colour & 1])


def _either(words: list[Message]) -> Message:
    text = words[0]
    for word in words[1:]:
        text = msg("fx-or", a=text, b=word)
    return text


def _terrains(terrains: int) -> Message | tuple[Message, ...]:
    if terrains.bit_count() > 5:
        return msg("fx-every-terrain")
    return tuple(name("terrain", mk.TERRAINS[terrain]) for terrain in range(10) if terrains >> terrain & 1)


def _resistances(resistances: int) -> Message | tuple[Message, ...]:
    if resistances == mk.ALL_RESISTANCES:
        return msg("fx-all-resistances")
    return tuple(name("resistance", mk.RESISTANCES[i]) for i in range(3) if resistances >> i & 1)


#: Effects that say no more than a number.
_NUMBERS: tuple[tuple[type, str], ...] = (
    (fx.Move, "fx-move"),
    (fx.Influence, "fx-influence"),
    (fx.Heal, "fx-heal"),
    (fx.Draw, "fx-draw"),
    (fx.Fame, "fx-fame"),
    (fx.Reputation, "fx-reputation"),
    (fx.TakeWound, "fx-take-wound"),
    (fx.Boost, "fx-boost"),
)

#: Effects that say nothing but themselves.
_WORDS: tuple[tuple[type, str], ...] = (
    (fx.WoundSelf, "fx-wound-self"),
    (fx.Crystallize, "fx-crystallize"),
    (fx.OwnedCrystal, "fx-owned-crystal"),
    (fx.NoAttack, "fx-no-attack"),
    (fx.LoseFortifications, "fx-lose-fortifications"),
    (fx.Destroy, "fx-destroy"),
)


def _with_number(id: str) -> Callable[[Any], Message]:
    return lambda effect: msg(id, n=effect.n)


def _plain(id: str) -> Callable[[Any], Message]:
    return lambda effect: msg(id)


_DESCRIBE.update({kind: _with_number(id) for kind, id in _NUMBERS})
_DESCRIBE.update({kind: _plain(id) for kind, id in _WORDS})


@describes(fx.Attack)
def _attack(effect: fx.Attack) -> Message:
    return msg(f"fx-attack-{mk.KINDS[effect.kind]}-{mk.ELEMENTS[effect.element].replace('_', '-')}", n=effect.n)


@describes(fx.Block)
def _block(effect: fx.Block) -> Message:
    text = msg(f"fx-block-{mk.ELEMENTS[effect.element].replace('_', '-')}", n=effect.n)
    return msg("fx-block-swift", block=text, n=2 * effect.n) if effect.against_swift else text


@describes(fx.Crystal)
def _crystal(effect: fx.Crystal) -> Message:
    return msg("fx-crystal", n=effect.n, colour=_colours(effect.colours))


@describes(fx.Mana)
def _mana(effect: fx.Mana) -> Message:
    return msg("fx-mana", n=effect.n, colour=_colours(effect.colours))


@describes(fx.Ready)
def _ready(effect: fx.Ready) -> Message:
    return msg("fx-ready" if effect.level >= 4 else "fx-ready-level", level=effect.level)


@describes(fx.ExtraDie)
def _extra_die(effect: fx.ExtraDie) -> Message:
    return msg("fx-extra-die-black" if effect.black_any else "fx-extra-die", n=effect.n)


@describes(fx.SetDice)
def _set_dice(effect: fx.SetDice) -> Message:
    return msg("fx-set-dice", dice=effect.dice, tokens=effect.tokens)


@describes(fx.Modify)
def _modify(effect: fx.Modify) -> Message:
    word = effect.what.replace("_", "-")
    if effect.what in ("endless", "fame_per_spell"):
        colours = effect.arg if effect.what == "endless" else 1 << effect.arg
        return msg(f"mod-{word}", n=effect.n, colour=_colours(colours & ~mk.BLACK_BIT))
    if effect.what == "units_resist":
        return msg(f"mod-{word}", resistances=_resistances(effect.arg))
    if effect.what == "reclaim":
        return msg("mod-reclaim-wound" if effect.arg else "mod-reclaim")
    return msg(f"mod-{word}", n=effect.n, arg=effect.arg)


@describes(fx.Terrain)
def _terrain(effect: fx.Terrain) -> Message:
    terrains = _terrains(effect.terrains)
    if effect.to is not None:
        return msg("fx-terrain-to", terrains=terrains, to=effect.to)
    if effect.less >= mk.NEVER:
        return msg("fx-terrain-to-least", terrains=terrains, least=effect.least)
    return msg("fx-terrain-less", terrains=terrains, less=effect.less, least=effect.least)


@describes(fx.Choose)
def _choose(effect: fx.Choose) -> Message:
    return _either([describe(option) for option in effect.options])


@describes(fx.Then)
def _then(effect: fx.Then) -> Message:
    text = describe(effect.parts[0])
    for part in effect.parts[1:]:
        text = msg("fx-then", a=text, b=describe(part))
    return text


@describes(fx.May)
def _may(effect: fx.May) -> Message:
    return msg("fx-may", effect=describe(effect.effect))


@describes(fx.When)
def _when(effect: fx.When) -> Message:
    for moments, word in _MOMENTS:
        if effect.moments == moments:
            return msg(f"fx-when-{word}", effect=describe(effect.effect))
    return describe(effect.effect)


@describes(fx.IfPossible)
def _if_possible(effect: fx.IfPossible) -> Message:
    return describe(effect.effect)


@describes(fx.If)
def _if(effect: fx.If) -> Message:
    for moments, word in _MOMENTS:
        if effect.moments == moments:
            return msg(f"fx-if-{word}", effect=describe(effect.effect))
    return describe(effect.effect)


_MOMENTS = (
    (mk.PEACE, "peace"),
    (mk.COMBAT, "combat"),
    (mk.INTERACTING, "interacting"),
    (mk.MELEE_PHASE, "melee"),
    (mk.MOVING, "moving"),
)


@describes(fx.DayNight)
def _day_night(effect: fx.DayNight) -> Message:
    return msg("fx-day-night", day=describe(effect.day), night=describe(effect.night))


@describes(fx.IfLeastFame)
def _if_least_fame(effect: fx.IfLeastFame) -> Message:
    return msg("fx-if-least-fame", effect=describe(effect.effect))


@describes(fx.Plus)
def _plus(effect: fx.Plus) -> Message:
    id = "fx-plus" if effect.most >= 99 else "fx-plus-most"
    return msg(id, effect=describe(effect.effect), n=effect.n, per=name("per", effect.per), most=effect.most)


@describes(fx.OnTerrain)
def _on_terrain(effect: fx.OnTerrain) -> Message:
    return msg(
        "fx-on-terrain",
        terrains=_terrains(effect.terrains),
        there=describe(effect.there),
        elsewhere=describe(effect.elsewhere),
    )


@describes(fx.Discarding)
def _discarding(effect: fx.Discarding) -> Message:
    return msg("fx-discarding", effect=describe(effect.effect))


@describes(fx.PayingMana)
def _paying(effect: fx.PayingMana) -> Message:
    return msg("fx-paying-mana", colour=_colours(effect.colours), effect=describe(effect.effect))


@describes(fx.ByMana)
def _by_mana(effect: fx.ByMana) -> Message:
    return msg(
        "fx-by-mana",
        red=describe(effect.red),
        blue=describe(effect.blue),
        green=describe(effect.green),
        white=describe(effect.white),
    )


def _change(change: fx.Change) -> Message:
    return _DESCRIBE[type(change)](change)


def _changes(changes: tuple[fx.Change, ...]) -> Message:
    text = _change(changes[0])
    for change in changes[1:]:
        text = msg("fx-then", a=text, b=_change(change))
    return text


@describes(fx.OnEnemy)
def _on_enemy(effect: fx.OnEnemy) -> Message:
    if effect.who == "all":
        return msg("fx-all-enemies", changes=_changes(effect.changes))
    id = "fx-unfortified-enemy" if effect.unfortified else "fx-one-enemy"
    return msg(id if effect.up_to == 1 else "fx-some-enemies", n=effect.up_to, changes=_changes(effect.changes))


@describes(fx.WhenBlocked)
def _when_blocked(effect: fx.WhenBlocked) -> Message:
    return msg("fx-when-blocked", changes=_changes(effect.changes))


@describes(fx.Armor)
def _armor(change: fx.Armor) -> Message:
    if change.fortified is not None:
        return msg("fx-armor-fortified", n=-change.n, fortified=-change.fortified)
    return msg("fx-armor", n=-change.n)


@describes(fx.LowerAttack)
def _lower_attack(change: fx.LowerAttack) -> Message:
    return msg("fx-lower-attack", n=change.n)


@describes(fx.LoseResistances)
def _lose_resistances(change: fx.LoseResistances) -> Message:
    return msg("fx-lose-resistances", resistances=_resistances(change.resistances))


@describes(fx.Named)
def _named(effect: fx.Named) -> Message:
    return msg(f"named-{effect.name.replace('_', '-')}", n=effect.n)
