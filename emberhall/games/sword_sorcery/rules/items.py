"""Items in use: which fits which slot (SS-FULL-ITEM-01 to SS-FULL-ITEM-03)."""

from collections.abc import Sequence

from emberhall.games.sword_sorcery.choices import Equip
from emberhall.games.sword_sorcery.content import ITEMS, kinds
from emberhall.games.sword_sorcery.names import card_name, hero_name
from emberhall.games.sword_sorcery.rules.stats import max_hp
from emberhall.games.sword_sorcery.state import Hero, State, Table
from emberhall.games.sword_sorcery.terms import Slot
from emberhall.kernel import msg

_HANDS: dict[str, tuple[Slot, ...]] = {
    "strong": ("primary",), "two": ("primary",), "weak": ("secondary",), "any": ("primary", "secondary"),
}  # fmt: skip


def slots_for(item: kinds.Item) -> tuple[Slot, ...]:
    """The slots an item may be in."""
    if item.kind == "armor":
        return ("armor",)
    if item.kind == "artifact":
        return ("artifact",)
    return _HANDS.get(item.hands, ())


def may_wear(hero: Hero, item: kinds.Item) -> bool:
    """Whether a hero may have an item in use."""
    return allows(hero.kind, hero.rank, item)


def allows(cls: kinds.HeroClass, rank: int, item: kinds.Item) -> bool:
    """Whether style, nature and soul rank allow the item in use."""
    style = not item.styles or cls.style in item.styles
    nature = not item.nature or cls.nature == item.nature
    return style and nature and rank >= item.rank


def equippable(hero: Hero) -> list[tuple[str, str]]:
    """Items of the bag and the slots they may go to; what a slot holds goes to the bag."""
    found: list[tuple[str, str]] = []
    cls, rank = hero.kind, hero.rank
    for id in dict.fromkeys(hero.bag):
        item = ITEMS[id]
        if allows(cls, rank, item):
            found += [(id, slot) for slot in slots_for(item) if _fits(hero, item, slot)]
    return found


def put_on(hero: Hero, done: Sequence[str]) -> list[Equip]:
    """Items of the bag and the slots they may go to; no two items swap back and forth without end.

    `done` has the keys of what was put on before: in the same Action, or in this visit to the town.
    """
    found = [Equip(item, slot) for item, slot in equippable(hero)]
    return [one for one in found if one.slot not in hero.slots or one.key() not in done] if done else found


def free_slots(hero: Hero, item: kinds.Item) -> list[Slot]:
    """The empty slots that an item could go to."""
    if not may_wear(hero, item):
        return []
    return [slot for slot in slots_for(item) if slot not in hero.slots and _fits(hero, item, slot)]


def _fits(hero: Hero, item: kinds.Item, slot: Slot) -> bool:
    """Whether the other hand allows it: a two-handed weapon needs it empty."""
    if item.hands == "two":
        return "secondary" not in hero.slots
    return not (slot == "secondary" and "primary" in hero.slots and ITEMS[hero.slots["primary"]].hands == "two")


def equip(t: Table, hero: Hero, id: str, slot: str) -> None:
    """Put an item from the bag into use."""
    before = max_hp(t.state, hero)
    hero.bag.remove(id)
    if slot in hero.slots:
        hero.bag.append(hero.slots[slot])
    hero.slots[slot] = id
    _changed(t.state, hero, before)
    if t.events is not None:
        t.say(msg("say-equips", who=hero_name(hero), card=card_name(id)))


def stow(state: State, hero: Hero, slot: str) -> None:
    """Put what is in a slot into the bag."""
    before = max_hp(state, hero)
    hero.bag.append(hero.slots.pop(slot))
    _changed(state, hero, before)


def _changed(state: State, hero: Hero, before: int) -> None:
    """Adjust hit points and shield tokens to a change of gear; the last hit point stays, as a debt."""
    change = max_hp(state, hero) - before
    kept = min(hero.owed, change) if change > 0 else min(0, hero.hp + change - 1)
    hero.hp += change - kept
    hero.owed -= kept
    hero.ward = min(hero.ward, wards(hero))


def wear(hero: Hero, items: tuple[str, ...]) -> None:
    """Put what fits into empty slots, the rest into the bag."""
    for id in items:
        if free := free_slots(hero, ITEMS[id]):
            hero.slots[free[0]] = id
        else:
            hero.bag.append(id)


def wards(hero: Hero) -> int:
    """The shield tokens that items in use give (SS-FULL-ITEM-08)."""
    return sum([ITEMS[id].shields for id in hero.slots.values()])
