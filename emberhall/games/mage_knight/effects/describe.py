"""Effects in words: the text of a card is made from what it does."""

from functools import cache

from emberhall.effects.nodes import word
from emberhall.games.mage_knight.content.kinds import Skill
from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.effects.book import BOOK, reads
from emberhall.games.mage_knight.names import declined, either, name, resistances_name, terrains_name
from emberhall.games.mage_knight.terms import (
    BLACK_BIT,
    BLOCK_PHASE,
    COLOURLESS,
    COLOURS,
    COMBAT,
    ELEMENTS,
    INTERACTING,
    KINDS,
    MELEE_PHASE,
    MOVING,
    NEVER,
    PEACE,
    RANGED_PHASE,
    Change,
)
from emberhall.kernel import Message, msg


@cache
def describe(effect: fx.Effect | None, mana: int = COLOURLESS) -> Message:
    """What the effect does, after the mana it costs."""
    if effect is None:
        return msg("effect-nothing")
    text = BOOK.text(effect)
    if mana == COLOURLESS:
        return text
    return msg("effect-for-mana", mana=declined("mana", COLOURS[mana], "for"), effect=text)


def skill_text(skill: Skill) -> Message:
    """What a Skill does, and what always applies."""
    text = describe(skill.effect)
    return msg("effect-then", first=text, then=msg(f"skill-note-{skill.note}")) if skill.note else text


@reads(fx.Attack)
def _attack(effect: fx.Attack) -> Message:
    return msg(f"effect-attack-{KINDS[effect.kind]}-{ELEMENTS[effect.element].replace('_', '-')}", n=effect.n)


@reads(fx.Block)
def _block(effect: fx.Block) -> Message:
    text = msg(f"effect-block-{ELEMENTS[effect.element].replace('_', '-')}", n=effect.n)
    return msg("effect-block-swift", block=text, n=2 * effect.n) if effect.against_swift else text


@reads(fx.Ready)
def _ready(effect: fx.Ready) -> Message:
    return msg("effect-ready" if effect.level >= 4 else "effect-ready-level", level=effect.level)


@reads(fx.ExtraDie)
def _extra_die(effect: fx.ExtraDie) -> Message:
    return msg("effect-extra-die-black" if effect.black_any else "effect-extra-die", n=effect.n)


@reads(fx.Modify)
def _modify(effect: fx.Modify) -> Message:
    what = effect.what.replace("_", "-")
    if effect.what == Change.FAME_PER_SPELL:
        return msg(f"mod-{what}", n=effect.n, spell=declined("colour", COLOURS[effect.arg], "spell"))
    if effect.what == Change.UNITS_RESIST:
        return msg(f"mod-{what}", resistances=resistances_name(effect.arg))
    if effect.what == Change.RECLAIM:
        return msg("mod-reclaim-wound" if effect.arg else "mod-reclaim")
    return msg(f"mod-{what}", n=effect.n, arg=effect.arg)


@reads(fx.Endless)
def _endless(effect: fx.Endless) -> Message:
    return msg("effect-endless", mana=either(_manas(effect.colours & ~BLACK_BIT, "of")))


@reads(fx.PayingMana)
def _paying_mana(effect: fx.PayingMana) -> Message:
    return msg("effect-paying-mana", mana=either(_manas(effect.colours, "for")), effect=describe(effect.effect))


def _manas(colours: int, form: str) -> list[Message]:
    """A mana of each of these colours (bits)."""
    return [declined("mana", word, form) for colour, word in enumerate(COLOURS) if colours >> colour & 1]


@reads(fx.Terrain)
def _terrain(effect: fx.Terrain) -> Message:
    terrains = terrains_name(effect.terrains)
    if effect.to is not None:
        return msg("effect-terrain-to", terrains=terrains, to=effect.to)
    if effect.less >= NEVER:
        return msg("effect-terrain-to-least", terrains=terrains, least=effect.least)
    return msg("effect-terrain-less", terrains=terrains, less=effect.less, least=effect.least)


@reads(fx.When)
def _when(effect: fx.When) -> Message:
    for timings, when in _TIMINGS:
        if effect.timings == timings:
            return msg(f"effect-when-{when}", effect=describe(effect.effect))
    return describe(effect.effect)


@reads(fx.IfPossible)
def _if_possible(effect: fx.IfPossible) -> Message:
    return describe(effect.effect)


@reads(fx.If)
def _if(effect: fx.If) -> Message:
    for timings, when in _TIMINGS:
        if effect.timings == timings:
            return msg(f"effect-if-{when}", effect=describe(effect.effect))
    return describe(effect.effect)


_TIMINGS = (
    (PEACE, "peace"),
    (COMBAT, "combat"),
    (INTERACTING, "interacting"),
    (MELEE_PHASE, "melee"),
    (MOVING, "moving"),
    (RANGED_PHASE, "ranged"),
    (BLOCK_PHASE | MELEE_PHASE, "later"),
)


@reads(fx.ByCard)
def _by_card(effect: fx.ByCard) -> Message:
    parts = {colour: describe(effect.of(i)) for i, colour in enumerate(("red", "blue", "green", "white"))}
    return msg("effect-by-card-thrown" if effect.thrown else "effect-by-card-discarded", **parts)


@reads(fx.Raised)
def _raised(effect: fx.Raised) -> Message:
    id = "effect-raised-others" if effect.others else "effect-raised-wound"
    return msg(id, effect=describe(effect.effect), n=effect.n)


@reads(fx.IfToken)
def _if_token(effect: fx.IfToken) -> Message:
    return msg(
        "effect-if-token",
        mana=msg(f"mana-{COLOURS[effect.colour]}"),
        effect=describe(effect.effect),
        otherwise=describe(effect.otherwise),
    )


@reads(fx.Honour)
def _honour(effect: fx.Honour) -> Message:
    return msg("effect-honour-fame" if effect.fame else "effect-honour", n=effect.reputation, fame=effect.fame)


@reads(fx.LowerAttacks)
def _lower_attacks(effect: fx.LowerAttacks) -> Message:
    return msg("effect-lower-attacks", n=effect.n, attacks=effect.attacks)


@reads(fx.Plus)
def _plus(effect: fx.Plus) -> Message:
    id = "effect-plus" if effect.most >= 99 else "effect-plus-most"
    return msg(id, effect=describe(effect.effect), n=effect.n, per=name("per", effect.per), most=effect.most)


def _change(change: fx.Weakening, many: bool) -> Message:
    form = ".many" if many else ""
    match change:
        case fx.Armor(n, None):
            return msg("effect-armor", n=-n)
        case fx.Armor(n, int(fortified)):
            return msg("effect-armor-fortified", n=-n, fortified=-fortified)
        case fx.LowerAttack(n):
            return msg("effect-lower-attack", n=n)
        case fx.LoseResistances(resistances):
            return msg(f"effect-lose-resistances{form}", resistances=resistances_name(resistances))
        case _:
            return Message(f"effect-{word(type(change)).replace('_', '-')}{form}")


def _changes(changes: tuple[fx.Weakening, ...], many: bool = False) -> Message:
    text = _change(changes[0], many)
    for change in changes[1:]:
        text = msg("effect-then", first=text, then=_change(change, many))
    return text


@reads(fx.OnEnemy)
def _on_enemy(effect: fx.OnEnemy) -> Message:
    if effect.who == "all":
        return msg("effect-all-enemies", changes=_changes(effect.changes, many=True))
    if effect.up_to > 1:
        return msg("effect-some-enemies", n=effect.up_to, changes=_changes(effect.changes, many=True))
    id = "effect-unfortified-enemy" if effect.unfortified else "effect-one-enemy"
    return msg(id, changes=_changes(effect.changes))


@reads(fx.WhenBlocked)
def _when_blocked(effect: fx.WhenBlocked) -> Message:
    return msg("effect-when-blocked", changes=_changes(effect.changes))


@reads(fx.Named)
def _named(effect: fx.Named) -> Message:
    return msg(f"named-{effect.name.replace('_', '-')}", n=effect.n)
