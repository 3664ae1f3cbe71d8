"""Weapons: what a hero attacks with."""

from msgspec.structs import replace

from emberhall.effects import Then
from emberhall.games.sword_sorcery.content import ANVIL, kinds
from emberhall.games.sword_sorcery.effects.kit import kit
from emberhall.games.sword_sorcery.effects.nodes import Blow, Dice
from emberhall.games.sword_sorcery.state import Hero

#: A hero without a weapon (SS-FULL-DICE-05).
FIST = Blow(Dice(blue=1), "blunt")


def blow_of(hero: Hero, item: kinds.Item) -> Blow:
    """What a weapon does in the hands of a hero: turned over, forged (SS-FULL-ITEM-07, SS-FULL-SHOP-03)."""
    blow = item.flipped if item.id in hero.flipped else item.blow
    assert blow is not None
    if forged := hero.forged.get(item.id):
        made = ANVIL[forged]
        dice = Dice(blow.dice.red + made.dice.red, blow.dice.blue + made.dice.blue)
        crit = blow.crit
        if made.crit is not None:
            crit = made.crit if crit is None else Then((crit, made.crit))
        blow = replace(blow, dice=dice, crit=crit, type=made.type or blow.type)
    return blow


def loaded(hero: Hero) -> list[kinds.Item]:
    """The weapons in use that can attack now."""
    return [item for item in kit(hero).weapons if item.id not in hero.unloaded]
