"""Names of things as messages."""

from functools import cache

from emberhall.games.mage_knight.content import DEEDS, SKILL, TACTIC, UNIT, kind_of
from emberhall.games.mage_knight.terms import (
    ALL_BASIC,
    ALL_RESISTANCES,
    BLACK_BIT,
    COLOURS,
    ELEMENTS,
    GOLD_BIT,
    RESISTANCES,
    TERRAINS,
)
from emberhall.kernel import Message, msg


@cache
def name(of: str, id: str) -> Message:
    """The name of a card, unit, enemy, skill, tactic, site, hero, scenario... by its id or a copy's id."""
    return Message(f"{of}-{kind_of(id).replace('_', '-')}")


@cache
def declined(of: str, id: str, form: str) -> Message:
    """The name as a sentence needs it: `site-keep.it` for what is assaulted, `hero-tovak.whom` for whom is attacked."""
    return Message(f"{name(of, id).id}.{form}")


def card_name(id: str) -> Message:
    """The name of a Deed card."""
    return name("card", id)


def half_name(id: str, how: str) -> Message | None:
    """The name of the basic or strong half of a Spell (MKW-COMP-12); other cards have one name."""
    if DEEDS[kind_of(id)].kind != "spell":
        return None
    return name("card" if how == "basic" else "strong", id)


def unit_name(id: str) -> Message:
    """The name of a Unit."""
    return name("unit", id)


def enemy_name(id: str) -> Message:
    """The name of an enemy; in combat between heroes that may be a Unit."""
    return name("unit" if kind_of(id) in UNIT else "enemy", id)


def colour_name(colour: int) -> Message:
    """The name of a colour of mana."""
    return name("colour", COLOURS[colour])


def mana_name(colour: int) -> Message:
    """One mana of a colour."""
    return name("mana", COLOURS[colour])


def reward_name(what: str, n: int) -> Message:
    """An amount of something that a site gives."""
    return msg(declined("reward", what, "of").id, n=n)


def source_name(origin: str, id: str) -> Message:
    """The name of what an effect comes from: a card, a Unit, a Skill or a Tactic."""
    return name(origin if origin in ("unit", "skill", "tactic", "token") else "card", id)


def points_name(kind: str, element: int, n: int) -> Message:
    """An amount of Attack or Block of an element."""
    return msg(f"line-{kind}-{ELEMENTS[element].replace('_', '-')}", n=n)


def giver_name(id: str) -> Message:
    """The name of whatever gives points: a card, a Unit, a Skill, a Tactic or a faction token."""
    kinds = (("card", DEEDS), ("unit", UNIT), ("skill", SKILL), ("tactic", TACTIC))
    return name(next((of for of, ids in kinds if kind_of(id) in ids), "token"), id)


def colours_name(colours: int) -> Message:
    """One of these colours (bits)."""
    if colours == ALL_BASIC:
        return msg("effect-any-basic-colour")
    if colours == ALL_BASIC | GOLD_BIT | BLACK_BIT:
        return msg("effect-any-colour")
    return either([colour_name(colour) for colour in range(6) if colours >> colour & 1])


def either(words: list[Message]) -> Message:
    """One or the other."""
    if len(words) == 1:
        return words[0]
    text = words[0]
    for word in words[1:-1]:
        text = msg("colours-more", first=text, then=word)
    return msg("effect-choose", first=text, then=words[-1])


def terrains_name(terrains: int) -> Message | tuple[Message, ...]:
    """These terrains (bits)."""
    if terrains.bit_count() > 5:
        return msg("effect-every-terrain")
    return tuple(name("terrain", TERRAINS[terrain]) for terrain in range(10) if terrains >> terrain & 1)


def resistances_name(resistances: int) -> Message | tuple[Message, ...]:
    """These resistances (bits)."""
    if resistances == ALL_RESISTANCES:
        return msg("effect-all-resistances")
    return tuple(name("resistance", RESISTANCES[i]) for i in range(3) if resistances >> i & 1)
